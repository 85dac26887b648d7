# The Director's console of a running event.

console-office = Director's office
console-tab-overview = Tables
console-tab-results = Results
console-tab-ruling = Rulings
console-tab-interview = Ask the Laws
console-tab-movement = Movement
console-tab-record = Record
console-results = Results
console-rulings = Rulings, penalties, appeals
console-record = The record
console-done = Saved.
console-is-it-right = Check before saving
console-taken-down = What will be saved
console-follows = Whose scores change
console-nothing-changes = No score in the ranking changes.
console-nothing-to-compare = No score in the ranking changes. A board counts in the ranking once there is another result to compare it with.
console-you-play = You play yourself: how the figures change is shown when the session is over.
console-contestant = Contestant (name or number)
console-before = Before
console-after = After
console-placed = place { $place }
console-confirm = Save
console-go-back = Cancel
console-take-down = Save
console-show-follows = Check and save
console-sections = Sessions and sections
console-section = Session { $session }{ $section ->
    [none] {""}
   *[other] , section { $section }
 }
console-by-round = By round
console-by-board = By board
console-round = Round { $round }
console-board = Board { $board }
console-column-table = Table
console-column-board = Board
console-column-round = Round
console-column-pairs = NS–EW
console-column-result = Result
console-open = Board { $board } at table { $table }: open
console-nothing-planned = Nothing is planned here.
console-hidden = not shown: you have not played it
console-tag-disagree = two results that differ
console-tag-agreement = one side has not agreed
console-tag-ruled = adjusted score
console-tag-postponed = to be played later
console-tag-cancelled = cancelled
console-tag-not-due = not in the movement
console-tag-exchanged = the sides are exchanged
console-place = Board { $board }, table { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }, round { $round }
console-stands = Current result
console-whole-board = Board { $board } at all tables
console-enter = Enter the result
console-line = Result
console-line-hint = Contract, declarer, tricks, lead: 4S N +1 HK; 3NTX E -2; pass; a score to North-South: -50; np: not played
console-correct = Correct the result
console-decide-which = Two results differ: which is right?
console-what-was-wrong = What was wrong
console-reason = Reason
console-approved = Approved by
console-approved-hint = The Correction Period is over: somebody approves for the Tournament Organizer (79C2).
console-what-happened = What happened?
console-step-direction = The pairs sat in the wrong direction
console-step-direction-text = The result stays as it was written; { $ew } is North-South then, and { $ns } East-West.
console-step-pair = Another pair played it
console-step-pair-text = Say who really sat there.
console-sat-ns = Sat North-South
console-sat-ew = Sat East-West
console-step-board = It was another board
console-step-board-text = The result goes to the board that was really played; on board { $board } none stands then.
console-other-board = Board that was played
console-step-not-played = Not played: what each side gets
console-step-not-played-text = Say what each side gets instead, by its fault (12C2), if that is clear already.
console-fault-none = nothing for now
console-fault-not = not at fault: average plus
console-fault-partly = partly at fault: average
console-fault-directly = directly at fault: average minus
console-step-postpone = Played later
console-step-postpone-text = For this board the round goes on (8B2).
console-step-cancel = Not played: nobody scores
console-step-cancel-text = The board is taken from this table, and nobody scores for it (8B2).
console-step-rule = Rule an adjusted score
console-gets-both = Both sides get
console-gets-hint = Or say below what each gets; what is left empty keeps the score of the table.
console-gets-ns = North-South get
console-gets-ew = East-West get
console-under = Under the Laws
console-under-hint = Law numbers, e.g. 16B3 12C1(c)
console-kind-fault = by fault: not at fault, partly, directly (12C2)
console-kind-share = so much of a top
console-kind-assigned = an assigned score (12C1)
console-kind-weighted = weighted between results (12C1(c))
console-kind-self = its own part of the damage stays with it (12C1(e)): without the infraction / after it / what it did
console-kind-amount = so many IMPs or matchpoints
console-kind-keep = the score of the table
console-what-was-said = What was entered
console-undo = Undo
console-undo-entry = Undo entry { $number }
console-undo-title = Undo an entry
console-undo-why = Why undo it?
console-undone-by = undone by entry { $number }
console-no-entries = There are no entries yet.
console-more = { $count ->
    [one] One more entry
   *[other] { $count } more entries
}
console-given = Rulings given
console-no-rulings = There are no rulings yet.
console-where-scores = A score is adjusted on the page of its board:
console-penalty = Impose a penalty, or warn
console-amount = Amount
console-amount-hint = 0 is a warning. Left empty: what the schedule of penalties, where the event has one, has for the Law below.
console-unit = Unit
console-unit-percent-of-top = % of a top
console-unit-matchpoints = matchpoints
console-unit-imps = IMPs
console-unit-victory-points = victory points
console-unit-points = points
console-under-offence = Law that was broken
console-under-offence-hint = For example 90B2 for slow play, 74A2 for conduct
console-player = Player
console-player-hint = Only where it concerns one player alone.
console-disciplinary = Disciplinary (Law 91)
console-appeal = Somebody appeals
console-against = Against the ruling
console-appellant = Who appeals?
console-concurred = Does partner, or the captain, concur (92D)?
console-not-asked = not asked yet
console-yes = yes
console-no = no
console-grounds = Why, in the appellant's words
console-deposit = Deposit
console-decide = An appeal was decided
console-which-appeal = Which appeal
console-outcome = What was decided
console-reasons = Reasons
console-body = Who heard it
console-chairman = Chairman
console-members = Members, apart by commas
console-concurs = Partner, or the captain, concurred (92D)
console-without-merit = Without merit (92A)
console-kept = How much of the deposit is kept
console-changed-how = If the ruling was changed, rule the new score on the page of the board.
console-wrong-needed = Fill in the marked fields.
console-wrong-number = “{ $text }” is not a number that can stand there.
console-wrong-amount = “{ $text }” is not an amount: write for example 10 or 2.5.
console-wrong-contestant = Nobody is called or numbered “{ $text }”. Write a name, or for example 8, A8 or 8 NS.
console-wrong-several-named = “{ $text }” fits several: { $value1 }. Write more of the name, or the number.
console-wrong-nobody = Nobody takes part under the number { $text }.
console-wrong-result = “{ $text }” is not a result. Write for example 4S N +1, 3NTX E -2, pass, np or -50.
console-wrong-ruling = “{ $text }” is not what a side can get. Write for example A+, 60%, 4S N -1 or keep.
console-wrong-both-or-each = Say what both sides get, or what each gets; not both of these and not neither.
console-wrong-ruled-already = There is a ruling on that score already: say that it is replaced.
console-wrong-no-result = There is no result there that could be put right.
console-wrong-two-results = Two results differ there: say first which is right.
console-wrong-nobody-there = It is not known who sat there: name the pairs instead.
console-wrong-same-board = That is the same board.
console-wrong-unit = A penalty cannot be taken from the totals of this event in that unit.
console-wrong-decision = That decision does not fit together: { $text }
console-refused-reason-wanted = Say what was wrong.
console-refused-ruled-already = There is a ruling on that score already: say that it is replaced.
console-refused-too-late-to-correct = The Correction Period ended at { $value1 }. Say who approves for the Tournament Organizer.
console-refused-too-late-to-undo = The Correction Period ended at { $value1 }: put the result right on the page of its board instead, with approval.
console-refused-no-ruling = An appeal is against a ruling, and that entry is none.
console-refused-not-founded = The event has no beginning yet: make it first.
console-refused-may-only-recommend = { $value1 ->
    [law] A committee does not overrule the Director on a point of law; what the Director in charge decides on it himself is told without chairman and members (Law 93B1)
   *[discipline] A committee does not overrule a disciplinary penalty; the Director may take it back himself
}. Choose “{ form-choice-outcome-upheld }”, and say below what it recommends.
console-refused-deposit-may-not-be-kept = Of a deposit of { $value2 }, { $value1 } cannot be kept by the regulations in force.
console-refused-matches-in-points = Matches by total points are not turned into victory points: choose IMPs as the scoring, or a ranking by boards or a knock-out.
console-refused-patton-by-boards = Patton is scored board by board, with points for the totals: choose board-a-match as the scoring.
console-refused-missed-not-regulated = The regulations { $value1 } give nothing for a missed session. Choose in the conditions of contest what holds.
console-doubt-stated-otherwise = Another result was entered there already. Are there to be two that differ, of which none counts?
console-overview = Tables
console-offline = The connection is lost. What you see may be out of date; it is renewed when the connection is back.
console-calls = Calls
console-no-calls = No calls
console-call-at = Table { $table }
console-call-nowhere = No table named
console-goes = { $who } is on the way
console-i-go = I'm going
console-settled = Settled, no ruling
console-session = Session { $session }
console-of-section = Section { $section }
console-round-of = Round { $round } of { $rounds }
console-held = clock stopped
console-until = until
console-over-time = over by
console-state-not-begun = Not begun
console-state-round = Being played
console-state-over = Play is over
console-state-published = { fact-published }
console-start = Start: call round 1
console-call-round = Call round { $round }
console-hold = Stop the clock
console-resume = Let the clock go on
console-end-session = End the session
console-minutes-title = Round length
console-minutes = Minutes of a round
console-warning = Minutes before the end to warn the players
console-only-round = Only for the round (else for all)
console-empty-table = nobody plays here
console-slow = slow
console-late = { $minutes } min late
console-two-results = board { $board }: two results
console-not-agreed = board { $board }: not agreed
console-wanting = Still missing
console-you-play-session = You play in it: this is shown when it is over.
console-results-missing = { $count ->
    [one] One result
   *[other] { $count } results
}
console-to-come-back = { $count ->
    [one] One ruling for which the Director is to come back
   *[other] { $count } rulings for which the Director is to come back
}
console-appeals-open = { $count ->
    [one] One appeal that is not decided
   *[other] { $count } appeals that are not decided
}
console-nothing-wanting = Nothing.
console-outstanding = Boards still to be played
console-announcements = Announcements
console-to-tables = tables
console-end-announcement = Remove
console-announce = Announce
console-announce-tables = Only to tables
console-announce-tables-hint = For example 3, A4; empty: to everybody.
console-announce-now = Announce it
console-end = Publish and close
console-publish-session = Publish the session's score
console-publish = Publish the official score
console-close = Close the event
console-wrong-table = “{ $text }” is not a table: write for example 3 or A4.
console-interview = Ask the Laws
console-what = What happened?
console-search = Search
console-no-answer = “{ $text }” is not understood as an answer to this question.
console-in-the-book = In the book:
console-chosen-by = Who chooses
console-name-it = Which suit, card or call
console-answer = Answer
console-answer-label = Your answer
console-take-ruling = Record the ruling
console-appeal-told = They were told of their right to appeal (83)
console-so-far = So far
console-change-answer = Change
console-something-else = Something else happened
console-wrong-incident = Nothing is known of “{ $text }”.
console-wrong-which-incident = “{ $text }” is not certain. Did you mean { $value1 }?
console-did-you-mean = Did you mean one of these? Otherwise write it in other words.
console-wrong-answers = These answers have expired. Please start again.
console-wrong-open-question = Something is still to be asked: answer it first.
console-wrong-schedule = The schedule of penalties cannot be used: { $text }
console-movement = The movement
console-movement-now = As it is
console-movement-is = { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $boards ->
    [one] one board a round
   *[other] { $boards } boards a round
}
console-change = Change
console-change-late = A pair arrives late
console-change-leaves = A pair leaves
console-change-rounds = Another number of rounds
console-change-closes = Close a table
console-change-opens = A further table can be used
console-change-minutes = We have lost time
console-change-number = Number
console-change-number-hint = Of who goes home, of the table, of rounds altogether, of minutes; how many come late (1 if empty).
console-change-names = { $kind ->
    [individual] Names of the players who come late, one to a line
    [teams] Names of the teams that come late, one to a line
   *[pairs] Names of the pairs that come late, one pair to a line: Ana Lima / Rui Matos
}
console-change-from = Change from round
console-show-ways = Show options
console-no-ways = There is no way to go on after that.
console-somebody-else = Send someone else
console-who-goes = Who goes
console-send-him = Send
console-who = Contestant
console-tab-access = Access and PINs
console-tab-scorer = Enter slips
console-appeal-approved-hint = Where the right to appeal has expired, somebody approves for the Tournament Organizer if the regulations let him (92B).
console-disputed = On which point it turned
console-not-told = not told
console-point-law = a point of law
console-point-fact = the facts
console-point-judgement = a judgement
console-recommended = What a committee recommends where it may not overrule (93B3)
