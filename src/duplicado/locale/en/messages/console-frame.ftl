# The frame of the Director's console and its tables.

console-tab-ranking = Ranking
console-tab-people = People
console-tab-settings = Settings
console-two-more = +2 min
console-still-playing = { $count ->
    [one] Table { $tables } is still playing.
   *[other] Tables { $tables } are still playing.
}
console-call-anyway = Call round { $round } anyway
console-calls-count = { $count ->
    [one] 1 call
   *[other] { $count } calls
}
console-start-ruling = Start the ruling
console-other-ways = More ways
console-side-ns = NS
console-side-ew = EW
console-side-n = N
console-side-s = S
console-side-e = E
console-side-w = W
console-live = Live
console-last-seen = Last seen
console-menu = Menu
console-sound-on = Sound is on
console-sound-off = Sound is off
console-sound-press = Press for sound
console-keys-on = Single keys are on
console-keys-off = Single keys are off
console-keys = G: I'm going · R: start the ruling · X: settled · N: next round · +: two minutes · arrows: tables · [ ]: tabs · /: search · ?: this menu
console-boards-in = { $done } of { $due } boards in
console-phone-off = phone off { $minutes } min
console-ago = { $minutes ->
    [0] just now
   *[other] { $minutes } min
}
console-nothing-entered = nothing entered yet
console-called-here = calls
console-table-ready = ready
console-come-back-to = To come back to:
console-latest = Latest
console-board-agreed = result stands
console-board-stated = one side only
console-board-differs = two results that differ
console-board-adjusted = adjusted score
console-board-later = to be played later
console-board-cancelled = cancelled
console-board-hidden = hidden until you have played it
console-board-open = no result yet
console-ranking-official = The official score.
console-ranking-provisional = { $missing ->
    [0] Not published yet: all { $due } results are in.
   *[other] Provisional: { $done } of { $due } results.
}
console-ranking-you-play = You play: the ranking is shown to you when play is over.
console-ranking-none = { $kind ->
    [teams] The ranking begins with the first board that has a result at both its tables.
   *[other] The ranking begins with the first result.
}
console-match-boards = { $results ->
    [0] no results yet of { $boards } boards
    [one] 1 result, { $compared } of { $boards } boards compared
   *[other] { $results } results, { $compared } of { $boards } boards compared
}
console-match-provisional = provisional
console-who-sees = Who sees it now
console-sees-players = Players
console-sees-display = Wall screen
console-sees-public = Public
console-shown-else = What else is shown: travellers, hands
club-winners = { $count ->
    [one] Winner
   *[other] Winners
}
club-how-run = How it was run
console-sheet = Sheet
console-sheet-names = With names
console-sheet-no-names = Without names
console-sheet-how = Arrows go from cell to cell; typing on a cell or pressing it twice enters a result; Enter sends it and goes down, Esc leaves it as it was, Space opens the board; np stands for not played: open the board to say what each side gets (12C2). The green figure is what the board is worth to North-South so far.
console-cell-later = later
console-not-sent = Not sent yet: the connection is lost. It is sent when the connection is back.
console-open-details = Open the board
tables-show = Which tables
tables-show-all = All
tables-show-needs = Needs you
tables-show-playing = Playing
tables-show-ready = Ready
tables-find = Table, number or name
tables-found = { $count ->
    [0] No table found.
   *[other] Found: { $tables }.
 }
tables-found-all = Show all tables
console-tables-ready = { $ready } of { $tables } tables ready
tables-density = How much of each table
tables-density-roomy = Roomy
tables-density-compact = Compact
needs-unnamed = { $kind ->
    [teams] { $count ->
        [one] One team without a name
       *[other] { $count } teams without a name
    }
    [individual] { $count ->
        [one] One player without a name
       *[other] { $count } players without a name
    }
   *[pairs] { $count ->
        [one] One pair without a name
       *[other] { $count } pairs without a name
    }
}
needs-boards = { $count ->
    [one] Board { $boards }
   *[other] Boards { $boards }
}
needs-name-them = Name them
needs-agree-table = { $table }: agree to all { $count }
needs-agree-all = Agree to all { $count }
needs-pins = { $count ->
    [one] One table has no PIN
   *[other] { $count } tables have no PIN
}
needs-draw-pins = Draw
needs-unawarded = board { $board }: not played, no score yet (12C2)
needs-all-in = All results of round { $round } are in
needs-tied = { $count ->
    [one] The match { $match } is tied: one extra board
   *[other] The match { $match } is tied: { $count } extra boards
}
needs-tied-enter = Enter them
needs-overturned-anew = Nothing is entered of round { $round } yet: pair it anew, after the extra boards where the match is tied, or take back a correction that came too late (79C).
needs-overturned-begun = Round { $round } has begun: the Tournament Organizer says who plays on (80B), or a correction that came too late is taken back (79C).
needs-overturned-pair = Pair it anew
console-extra-boards = { $count ->
    [one] Play one extra board
   *[other] Play { $count } extra boards
}
announce-to-all = To everybody: phones and wall
announce-break = Break
announce-break-said = Break
announce-last-round = Last round
announce-last-round-said = This is the last round.
announce-last-round-hint = “Last round” only tells the players; it ends nothing. Play is ended above, by “{ console-end-session }”.
announce-quiet = Please, quiet
announce-quiet-said = Please, quiet.
tables-close = Close

## The panel of a table

drawer-agree = Agree to board { $board }
drawer-connected = connected
drawer-not-heard = not heard for { $minutes } min
drawer-time = This round: { $minutes } min
drawer-three-more = +3 min for this table
drawer-decide = Decide
drawer-device = Phone or tablet
drawer-devices = Devices at this table
drawer-devices-none = No phone or tablet has come in here.
drawer-message = Message to this table
preview-more = and {"{"}count{"}"} more
preview-how = While you fill in the score, it is shown here whose figures would change.
preview-take = Take { $result }
interview-not-yet = What to say at the table stands here as soon as it follows from the answers.
