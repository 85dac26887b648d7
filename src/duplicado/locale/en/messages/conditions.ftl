# Conditions of contest (Laws 78D, 80B2): what each is called, what it does, what may be chosen
condition-group-contest = What is played
condition-group-comparison = Comparison and scoring
condition-group-pairing = Rounds that are paired one after the other
condition-group-artificial = Artificial scores, boards and sessions not played
condition-group-assigned = Assigned and weighted scores
condition-group-penalties = Penalties and discipline
condition-group-ties = Ties
condition-group-handicap = Handicaps
condition-group-corrections = Corrections and their period
condition-group-appeals = Appeals
condition-group-information = Agreements, alerts and information
condition-group-table = At the table
condition-group-room = Spectators and the room
condition-group-director = The Director and his reports

condition-name-kind = Who competes
condition-about-kind = Pairs, teams or single players; it stays as it is once a section has been planned.
condition-name-method = Scoring of boards
condition-about-method = In what unit a result on a board is compared with others.
condition-name-form = Ranking by
condition-about-form = Whether boards count by themselves, or make matches that are won.
condition-name-winners = Winners
condition-about-winners = One ranking for all, or one for North-South and one for East-West.
condition-name-compared = Compared with
condition-about-compared = With whose scores on a board a score is compared.
condition-name-match-by = A match is
condition-about-match-by = Which boards of two contestants make one match; rounds that are paired are always a match each.
condition-name-sessions = Sessions
condition-about-sessions = How the sessions of the event make one result.
condition-name-rules = Rules of computing
condition-about-rules = Whose rules for factoring, rounding and sit-outs compute the scores.
condition-name-victory-points = Scale of victory points
condition-about-victory-points = By which scale the IMPs of a match become victory points.
condition-name-edition = Edition of the Laws
condition-about-edition = By which edition the Director rules and scores are adjusted.
condition-name-profile = Regulations
condition-about-profile = Whose decisions hold wherever nothing else is chosen on this page.
condition-name-correction-minutes = Correction Period, minutes
condition-about-correction-minutes = Minutes from when the score is available until errors in it stand (Law 79C1).
condition-name-scheduled-boards = Boards of a session
condition-about-scheduled-boards = How many boards somebody plays who does not sit out, for rules that factor sessions.
condition-name-agreement-needed = Opponents agree to results
condition-about-agreement-needed = Whether a result that the opponents have not agreed to is listed as waiting; it counts all the same.
condition-name-bye-victory-points = Victory points for a bye
condition-about-bye-victory-points = What a contestant gets for a round without opponents.
condition-name-ties = Rules for ties
condition-about-ties = Which rules split those who are equal, in their order; none: they share the place.
condition-name-pairing = Who meets whom
condition-about-pairing = Whether the movement tells it beforehand, or each round is paired by how they stand.
condition-name-pairing-method = How a Swiss round is found
condition-about-pairing-method = What is done about those who have met.
condition-name-seeding = First round
condition-about-seeding = Whom each seed meets in the first round of a Swiss or Danish event.
condition-name-odd = An odd number of teams
condition-about-odd = What becomes of the one team that is left over.
condition-name-three-way = Seats of a three-way match
condition-about-three-way = Who sits where when three teams play one another.
condition-name-rematch-after = Rounds until a rematch
condition-about-rematch-after = After how many rounds two may meet again; empty: never in a Swiss event, at once in a Danish one.
condition-name-second-byes = A second bye
condition-about-second-byes = Whether somebody may have a bye who has had one.
condition-name-stanzas = Stanzas of a knock-out match
condition-about-stanzas = How many stanzas the matches of each round have, e.g. 2, 2, 4; the last number holds on; empty: one.
condition-name-extra-boards = Extra boards of a tied match
condition-about-extra-boards = How many boards a tied match of a knock-out goes on for, and again as many while it is tied; empty: an eighth of those scheduled, at least two.
condition-name-rounds = Number of rounds
condition-about-rounds = How many rounds are paired one after the other. No three-way match over two rounds is begun in the last; empty: left open.
condition-name-apart = Kept apart
condition-about-apart = Categories whose members are not to meet one another, e.g. the pairs of a club.
condition-name-handicap-part = Part of the handicaps
condition-about-handicap-part = How much of the handicaps counts in the ranking with handicaps, e.g. 1/2; empty: all.
condition-name-electronic = Played electronically
condition-about-electronic = Whether it is played at electronic tables: the movement seats the players there, and results enter by themselves.
condition-name-disqualified = Boards of the disqualified
condition-about-disqualified = What becomes of what somebody has played who is disqualified (Law 91B); he is never ranked.

condition-choice-kind-pairs = pairs
condition-choice-kind-teams = teams
condition-choice-kind-individual = individual
condition-choice-method-matchpoints = matchpoints
condition-choice-method-butler = Butler (IMPs against the datum)
condition-choice-method-cross-imps = cross-IMPs
condition-choice-method-imps = IMPs, table against table
condition-choice-method-board-a-match = board-a-match
condition-choice-method-total-points = total points
condition-choice-form-boards = boards
condition-choice-form-matches = matches, in victory points
condition-choice-form-knock-out = matches, who loses is out
condition-choice-form-patton = matches, Patton
condition-choice-winners-1 = one ranking
condition-choice-winners-2 = two: North-South and East-West
condition-choice-compared-section = their own section
condition-choice-compared-field = everybody who played the board in the session
condition-choice-match-by-round = what two play in a round
condition-choice-match-by-session = all that two play in a session
condition-choice-sessions-boards = as one long session: every board weighs the same
condition-choice-sessions-sessions = every session weighs the same
condition-choice-rules-laws = the Laws (Neuberg's formula)
condition-choice-rules-ebu = English Bridge Union
condition-choice-rules-acbl = American Contract Bridge League
condition-choice-rules-compscore = Compscore
condition-choice-rules-compscore-travellers = Compscore, as on its travellers
condition-choice-victory-points-wbf-continuous = WBF, 20 points in hundredths
condition-choice-victory-points-acbl-20 = ACBL, 20 whole points
condition-choice-victory-points-acbl-30 = ACBL, 30 whole points
condition-choice-edition-2007 = 2007
condition-choice-edition-2017 = 2017
condition-choice-edition-2017-2024 = 2017 with the amendments of 2024
condition-choice-profile-wbf = the Laws alone
condition-choice-profile-aeb = Asociación Española de Bridge
condition-choice-profile-qba = Queensland Bridge Association
condition-choice-pairing-none = by the movement
condition-choice-pairing-swiss = Swiss: those who stand about level and have not met
condition-choice-pairing-danish = Danish: first against second, third against fourth
condition-choice-pairing-knock-out = by a bracket: winner against winner
condition-choice-pairing-method-matching = the best round without rematches
condition-choice-pairing-method-untangling = down the ranking, rematches untangled from below
condition-choice-seeding-slide = upper half against lower half: 1–5, 2–6
condition-choice-seeding-fold = first against last: 1–8, 2–7
condition-choice-seeding-next = neighbours: 1–2, 3–4
condition-choice-seeding-strata = strongest category against the second
condition-choice-odd-bye = it has a bye
condition-choice-odd-three-way-over-two-rounds = a three-way match over two rounds
condition-choice-odd-three-way-in-one-round = a three-way match in one round, half as long
condition-choice-three-way-english = English: 1–2, 2–3, 3–1, then turned
condition-choice-three-way-french = French: 1–3, 2–1, 3–2, then turned
condition-choice-disqualified-stand = they count for the opponents
condition-choice-disqualified-annulled = they count for nobody
condition-yes = yes
condition-no = no

# What the options of the regulations offer to choose, by its name in files
condition-word-2-1-0 = two and one
condition-word-1-1-2-0 = one and a half
condition-word-all = everybody present
condition-word-allow = allowed
condition-word-allowed = he may
condition-word-alternative = another body
condition-word-always = always
condition-word-artificial = artificial scores
condition-word-assistants = the Director's assistants
condition-word-banned = not at all
condition-word-between-boards = all four between boards
condition-word-both = for both
condition-word-by-fault = by fault
condition-word-committee = a committee
condition-word-computer = a computer
condition-word-conditional = bound to conditions
condition-word-contract = the contract
condition-word-deposit = the deposit
condition-word-director = the Director
condition-word-disallow = forbidden
condition-word-down = face down
condition-word-drop = the board is dropped
condition-word-ebu = the rule of the EBU
condition-word-either = either
condition-word-event = the whole event
condition-word-free = freely
condition-word-full = all of it
condition-word-imps = IMPs
condition-word-human = a person
condition-word-lead-faced = when the lead is faced
condition-word-lowest-of-three = the lowest of three
condition-word-matchpoints = matchpoints
condition-word-must-call = he must call the Director
condition-word-neuberg = Neuberg's formula
condition-word-never = never
condition-word-none = none
condition-word-law = by the Law
condition-word-north = North
condition-word-numeric = the number
condition-word-only-if-harms = only for the one that it harms
condition-word-opponents = opponents during a board too
condition-word-partial = a part
condition-word-partner = his partner
condition-word-play-to-win = always to win
condition-word-players = the players
condition-word-program = the program
condition-word-table-director-both = the program and a person
condition-word-agreed = by agreement of all, at tables of no event
condition-word-optional = optional
condition-word-required = required
condition-word-prohibited = he may not
condition-word-restricted = within limits
condition-word-screens = with screens
condition-word-self = the caller himself
condition-word-session = the session
condition-word-session-average = the own average of the session
condition-word-stationary = whoever stays there
condition-word-teaching = where the game is taught
condition-word-third-hand-t1 = when third hand plays to trick one
condition-word-top-down = from the top down
condition-word-unspecified = nothing is laid down
condition-word-up = face up
condition-word-victory-points = victory points
condition-word-wbf-1991 = the formula of the WBF of 1991
condition-word-worst-session = the worst session

# The page and what is said at its fields
console-conditions = Conditions of contest
console-tab-conditions = Conditions of contest
condition-page-text = What is published before play and decides how everything is scored (Laws 78D and 80B2). What is changed here holds for the whole event, also for what was played; the next page shows who would stand otherwise.
condition-page-look = You may read the conditions; the Director or the Organizer changes them.
condition-changed = not the default
condition-own-count = { $count ->
    [one] one not at its default
   *[other] { $count } not at their defaults
}
condition-now = Now: { $value }.
condition-usual = Usually: { $value }.
condition-usual-laws = By the Laws alone: { $value }.
condition-source-laws = { $law }; nobody has decided otherwise.
condition-source-printed = Fixed by the regulations in force ({ $profile }; { $law }).
condition-source-inherited = The regulations in force ({ $profile }) do not decide it: as the Laws have it ({ $law }).
condition-source-own = This event's own decision ({ $law }); by the regulations in force ({ $profile }) it would be { $value }.
condition-as-regulated = as regulated: { $value }
condition-not-told = nothing chosen
condition-in-files = Names of the conditions in files
condition-empty-as-regulated = Empty: as the regulations have it.
condition-write-number = Write a whole number.
condition-write-amount = Write a number, such as 12, 12.5 or 25/2.
condition-write-numbers = Write whole numbers with commas: 1, 2, 3.
condition-write-list = Write them with commas between them.
condition-write-known = With commas between them: { $known }.
condition-write-text = Write it in words.
condition-write-numbers-option = Write { $length ->
    [none] numbers
   *[other] { $length } numbers
} with commas between them{ $least ->
    [none] {""}
   *[other] , { $least } at least
}{ $most ->
    [none] {""}
   *[other] , { $most } at most
}.
condition-write-number-option = Write a whole number{ $least ->
    [none] {""}
   *[other] , { $least } at least
}{ $most ->
    [none] {""}
   *[other] , { $most } at most
}.
condition-write-fraction-option = Write a number or a fraction, such as 2 or 1/5{ $least ->
    [none] {""}
   *[other] , { $least } at least
}{ $most ->
    [none] {""}
   *[other] , { $most } at most
}.
condition-reason = Why the conditions are changed
condition-becomes = { $name }: { $before } becomes { $after }.
console-wrong-condition-value = “{ $text }” cannot stand here: see below what can.
console-wrong-condition-nothing = Nothing is changed: all conditions are as they stand.
console-wrong-condition-unknown = There is no condition “{ $text }”.
event-refused-kind-settled = A section has been planned for { $value1 }: who competes is not changed any more. Make a new event.
console-wrong-condition-not-scored = What is on record cannot be scored so: { $text }

# Texts that the program itself has as values of options
condition-text-north = North
condition-text-pairs-at-most-two-averages-plus-in-a-session = pairs: at most two averages plus in a session
condition-text-spoken = spoken
condition-text-bidding-box = bidding boxes
condition-text-electronic = on a screen
condition-text-written = written
condition-text-declaring-side-in-the-clarification-period = the declaring side in the Clarification Period
condition-text-beginners = beginners
condition-text-social-events = social events
condition-text-compulsory-system = where one system is compulsory
condition-text-both-explanations-may-be-used = both explanations may be used
condition-text-system-cards-of-the-aeb = system cards of the AEB
condition-text-remembered = remembered by the partner
condition-text-recent = recent
condition-text-frequent = frequent
condition-text-circumstance = in the same circumstances
condition-text-before-the-auction = before the auction
condition-text-in-the-auction = in the auction
condition-text-clarification = in the Clarification Period
condition-text-play = in the play
condition-text-the-director-controls = under the control of the Director
condition-text-a-viewer-does-not-communicate-with-a-player-during-the-session = a viewer does not communicate with a player during the session
condition-text-every-place-where-a-player-may-be-during-his-session = every place where a player may be during the session
condition-text-matchpoints = matchpoints
condition-text-total-points = total points
condition-text-the-tournament-organizer = the Tournament Organizer
condition-text-the-appropriate-committee = the committee in charge
condition-text-the-board-is-dropped = the board is dropped
condition-text-committees-of-the-aeb = committees of the AEB
condition-text-the-appeals-committee = the Appeals Committee
