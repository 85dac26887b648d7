# A new event: what may be played, templates, sections and sessions, rounds paired one after the other.

wizard-kind-pairs = Pairs, one winner
wizard-kind-pairs-two = Pairs, two winners: North-South and East-West
wizard-kind-pairs-swiss = Swiss pairs
wizard-kind-teams = Teams, each against each
wizard-kind-teams-swiss = Swiss teams
wizard-kind-board-a-match = Teams, board-a-match
wizard-kind-patton = Teams, Patton
wizard-kind-knock-out = Teams, knock-out
wizard-kind-individual = Individual
wizard-begin-with = Begin with
wizard-last = The last event
wizard-last-names = The last event, with the same names
wizard-begun-as = Filled in as for the last event, “{ $title }”: { $kind }.
wizard-title-taken = There is another event “{ $title }” of this day. Go back and give this one another name if players are to tell them apart.
wizard-take = Use it
wizard-templates = Templates
wizard-templates-of-club = Templates of the club
wizard-templates-own = Templates that come with the program
wizard-templates-none = The club has none yet. A new event can be kept as one, on its second page.
wizard-templates-why = The settings of an event under a name, to begin other events with.
wizard-use = New event from it
wizard-use-what = New event from { $name }
wizard-rename = Rename
wizard-rename-what = Rename { $name }
wizard-new-name = New name
wizard-delete = Delete
wizard-delete-what = Delete { $name }
wizard-deleted = The template { $name } is gone.
wizard-renamed = The template { $name } is called { $new } now.
wizard-none-such = The club has no template { $name }.
wizard-no-name = { $name } cannot be the name of the template: there is another of that name, or it is empty, too long or has a stroke.
wizard-saved = The template { $name } is kept.
wizard-not-saved = The event is there, but its settings were not kept as a template: choose a name of 1 to 80 letters without a stroke.
wizard-change = Change what is played
wizard-keep = Keep these settings as a template
wizard-keep-name = Name of the template
wizard-keep-how = For example Thursday pairs. Kind, number, time, movement, boards and what stands under “More” are kept; names are not.
wizard-more = More: sections, sessions, scoring, Laws, what is shown
wizard-sections = Sections
wizard-sections-how = Tables are shared out evenly. The sections are called A, B …
wizard-together = The sections are compared
wizard-together-yes = with one another: they play the same boards
wizard-together-no = each by itself
wizard-sessions = Sessions
wizard-sessions-how = Of the same form; more can be added later in the console. Their results count together.
wizard-boards-each = Boards in a round
wizard-boards-each-how = Empty or 0: as suits.
wizard-method = How boards are scored
wizard-method-usual = as usual for what is played
wizard-method-matchpoints = matchpoints
wizard-method-cross-imps = cross-IMPs
wizard-method-butler = Butler (IMPs against the datum)
wizard-method-how = For pairs and individuals. Teams play IMPs, or board-a-match.
wizard-profile = Regulations
wizard-edition = Edition of the Laws
wizard-correction = Correction Period, minutes
wizard-correction-how = Empty: as the regulations have it (79C).
wizard-paired = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $boards ->
    [one] one board
   *[other] { $boards } boards
}
wizard-paired-figures = { $knockout ->
    [yes] The winner of each match goes through to the next round.
   *[no] Each round pairs those with similar scores.
} { $total } different boards in about { $minutes } minutes.
wizard-paired-how = The first round is planned now. You pair each of the others in the console, under Movement, when the results are there; there may be more or fewer of them.
wizard-in-sections = { $sections }: { $movement }. { $figures }
wizard-no-sections = No movement fits sections of these sizes ({ $sizes }) in { $minutes } minutes. Choose fewer sections or another time.
wizard-own-pairs = Club pairs
wizard-own-pairs-two = Mitchell, two winners
wizard-own-pairs-sections = Two sections, the same boards
wizard-own-pairs-swiss = Swiss pairs
wizard-own-teams-eight = Swiss teams, matches of 8 boards
wizard-own-knock-out = Knock-out
wizard-own-individual = Individual
wizard-own-beginners = Beginners' afternoon
wizard-of-session = Of which session
wizard-not-settings = { $file } holds no settings of an event: write a file as --show prints it.
wizard-made = The event is there: { $event }

wizard-pair = The next round
wizard-pair-open = Pair the next round
wizard-pair-why = { $form ->
    [knock-out] The winners of the matches go on: who meets whom is found round by round, when the results are there.
   *[other] In this event it is found round by round who meets whom, by how they stand.
}
wizard-pair-take = Play it so
wizard-pair-otherwise = Otherwise
wizard-pair-boards = Boards of a match
wizard-pair-boards-how = Empty: as many as in the round before.
wizard-pair-first = First board
wizard-pair-first-how = Empty: the one after those of the rounds before.
wizard-pair-after = By the standings after round
wizard-pair-after-how = Empty: after the last.
wizard-pair-session = Session
wizard-pair-session-how = A number more than the last begins a new session.
wizard-pair-provisional = Although results are missing: what is there counts
wizard-pair-again = The last round anew, of which nothing has been played
wizard-pair-show = Show it
wizard-pair-changed = It stands otherwise than when this was shown. See how the round looks now.
wizard-pair-results-wanting = Round { $value1 } has no result yet at table { $value2 } (board { $value3 }). Enter what is missing; or, under “Otherwise”, pair by the standings after an earlier round, or by what there is.
wizard-pair-match-tied = The match { $value1 } is tied. It goes on with extra boards, still to be played: { $value2 } ({ $value3 }); again as many while it is tied (“{ condition-name-extra-boards }” under Settings). Let both its tables play them and enter the results in round { $value4 } of session { $value5 }, with the teams that sit there.
wizard-pair-nobody-to-pair = There are not two who could meet. Enter them first.
wizard-pair-boards-wanted = Say under “Otherwise” how many boards a match has.
wizard-pair-boards-to-share = { $value1 } tables cannot share fewer boards than they are: let a match have more.
wizard-pair-board-played = { $value2 } has played board { $value1 } before: under “Otherwise” begin with another.
wizard-exchange-one = Exchange
wizard-exchange-with = with
wizard-exchange-how = Press one name, then that of whom it is to be exchanged with (by keyboard: S), or drag the one onto the other. Each exchange is checked.
wizard-exchange-title = Exchanged by hand
wizard-exchange-back = Take back
wizard-remedy-exact-method = Find the round by the other Swiss method, which tries everything
wizard-remedy-allow-rematches = Let some meet again
wizard-remedy-lift-separation = Let those meet who were to be kept apart
wizard-remedy-second-bye = Give somebody a second bye, or a second three-way match
wizard-remedy-bye = Give the odd one a bye instead of a three-way match
wizard-session-more = Plan a session
wizard-session-first = Choose the movement
wizard-session-open = Add a session
wizard-session-why = Session { $session }: { $session ->
    [1] those play who are entered.
   *[other] those play who are still in the event. What was scored so far counts on. Who sat North-South in the session before sits East-West, unless the lines are ranked apart.
}
wizard-session-add = Add the session
wizard-session-added = The session is there. Next: draw the PINs and print the cards for its tables.
wizard-count = How the sessions make one result
wizard-count-boards = as one long session: every board weighs the same
wizard-count-sessions = every session weighs the same
wizard-count-reason = Why, if that is another way than before
wizard-no-way = Nothing fits { $minutes } minutes: { $why }
wizard-by-section = Each section by itself
wizard-all-sections = all sections
wizard-of-sections = For which section
wizard-call-in = Section { $section }: call round { $round }
wizard-hold-in = Section { $section }: stop the clock
wizard-resume-in = Section { $section }: let the clock go on
wizard-in-each-section = Sections { $sections }, each: { $figures }
wizard-copies = Where the sections play at the same time, { $count ->
    [one] one copy of each board is
   *[other] { $count } copies of each board are
} wanted.
wizard-part-who = Who plays
wizard-part-evening = The evening
wizard-electronic-how = Results by phone do not need this. The movement seats the players at tables in the browser, each on a device of his own. A board comes to the table when it begins, its result enters by itself. The Director gives free seats to robots; they go with their pair from table to table.
wizard-electronic-boards = Electronic tables need the deals.
