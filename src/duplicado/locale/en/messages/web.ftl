# What the pages say.

web-skip = Skip to the content
web-quoted = “{ $text }”
web-nav = Pages of the event
web-languages = Language
web-language-name = English
web-ranking = Ranking
web-boards = Boards
web-projector = Projector
web-events = Events
web-made-by = Shown by Duplicado from { $file }
web-site = Duplicado, duplicate bridge under the Laws

web-percent = { $value }%
web-seat-n = N
web-seat-e = E
web-seat-s = S
web-seat-w = W
web-seat-name-n = North
web-seat-name-e = East
web-seat-name-s = South
web-seat-name-w = West
web-side-name-ns = North-South
web-side-name-ew = East-West
web-suit-s = spades
web-suit-h = hearts
web-suit-d = diamonds
web-suit-c = clubs
web-notrump = NT
web-notrump-name = notrump
web-pass = Pass
web-double = Double
web-redouble = Redouble
web-doubled = doubled
web-redoubled = redoubled
web-skipped = (turn skipped)
web-passed-out = Passed out
web-vulnerable-none = Nobody vulnerable
web-vulnerable-ns = North-South vulnerable
web-vulnerable-ew = East-West vulnerable
web-vulnerable-both = Both sides vulnerable
web-vulnerable = vulnerable
web-dealer = dealer
web-dealer-is = Dealer { $seat }

web-unit-matchpoints = Matchpoints
web-unit-butler = IMPs
web-unit-cross-imps = IMPs
web-unit-imps = IMPs
web-unit-board-a-match = Points
web-unit-total-points = Points
web-method-matchpoints = Matchpoints
web-method-butler = Butler IMPs
web-method-cross-imps = Cross-IMPs
web-method-imps = IMPs
web-method-board-a-match = Board-a-match
web-method-patton = Patton
web-method-total-points = Total points

web-tricks-unknown = number of tricks unknown
web-made = just made
web-over = { $count ->
    [one] one overtrick
   *[other] { $count } overtricks
}
web-down = { $count ->
    [one] one down
   *[other] { $count } down
}
web-not-played = Not played
web-weighted-part = { $weight } of { $score }
web-award-average-plus = Average plus
web-award-average = Average
web-award-average-minus = Average minus
web-explain-not-played = The board was not played at this table and has no score.
web-explain-weighted = An adjusted score, weighted between several results that were possible (Law 12C1(c)).
web-explain-share = An artificial adjusted score: { $share } of the maximum (Law 12C2).
web-explain-average-plus = An artificial adjusted score for a side in no way at fault: at least 60% (Law 12C2(a)); the percentage of its other boards of the session where that is more (12C2(c)).
web-explain-average = An artificial adjusted score for a side partly at fault: 50% (Law 12C2(a)).
web-explain-average-minus = An artificial adjusted score for a side directly at fault: at most 40% (Law 12C2(a)); the percentage of its other boards of the session where that is less (12C2(c)).
web-adjusted = Adjusted scores

web-place = Place
web-place-of = { $place } of { $count }
web-place-shared = shared
web-number = No.
web-names = Names
web-per-cent = Per cent
web-penalty = Penalty
web-played = Boards
web-count-boards = { $count ->
    [one] one board
   *[other] { $count } boards
}
web-count-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
web-count-contestants = { $kind ->
    [teams] { $count ->
        [one] one team
       *[other] { $count } teams
    }
    [individual] { $count ->
        [one] one player
       *[other] { $count } players
    }
   *[pairs] { $count ->
        [one] one pair
       *[other] { $count } pairs
    }
}
web-ranking-of = Ranking { $side }
web-no-ranking = This file has no results to rank. Its boards can be looked at one by one.
web-no-boards = This file has no boards.
web-to-boards = Look at the boards
web-boards-to-come = { $count ->
    [one] Board { $boards } is still to be played at a table: it is not shown and not counted yet.
   *[other] Boards { $boards } are still to be played at a table: they are not shown and not counted yet.
}
web-boards-withheld = { $count ->
    [one] The deal of one board is still to be played in another session: what it came to is shown afterwards. The ranking counts it.
   *[other] The deals of { $count } boards are still to be played in another session: what they came to is shown afterwards. The ranking counts them.
}
web-remarks = { $count ->
    [one] One remark from the reading of the file
   *[other] { $count } remarks from the reading of the file
}
web-remark-line = Line { $line }: { $what }
web-outdated = The file of this event cannot be read now. What stands here is as it was when it could last be read.

web-contestant = { $kind ->
    [teams] Team { $number }
    [individual] Player { $number }
   *[pairs] Pair { $number }
}
web-score-card = Score card
web-score-card-of = Score card of { $who }
web-board = Board
web-board-number = Board { $number }
web-partner = Partner
web-opponents = Opponents
web-side = Side
web-contract = Contract
web-declared-by = by { $seat }
web-lead = Lead
web-lead-is = Lead:
web-tricks = Tricks
web-score = Score
web-round = Round
web-no-lines = No results are recorded for this contestant.

web-hands = Hands
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-void = void
web-unknown-hand = Not recorded
web-no-hands = The hands of this board are not known.
web-traveller = Traveller
web-score-of = Score { $side }
web-gain-of = { $unit } { $side }
web-auction-and-play = Auction and play
web-steps-of = Auction and play, line { $row }
web-another-deal = other hands
web-frequencies = Frequencies
web-times = Times
web-bar = Share
web-previous-board = Previous board
web-next-board = Next board
web-board-pages = Neighbouring boards
web-no-results = No results are recorded for this board.

web-auction = Auction
web-play = Play
web-no-auction = The auction was not recorded.
web-no-play = The play was not recorded.
web-incomplete-auction = The auction is not recorded to its end.
web-trick = Trick
web-tricks-declarer = Declarer
web-tricks-defenders = Defenders
web-led = led
web-won = won
web-controls = Steps
web-first = To the beginning
web-back = One step back
web-forward = One step on
web-last = To the end
web-step = Step { $step } of { $last }
web-step-beginning = Before the first call
web-step-call = { $seat } calls
web-step-card = { $seat } plays
web-keys = The arrow keys ← and → go one step, Home and End to the beginning and the end.
web-claimed = The play ended by a claim: declarer gets { $tricks } tricks.
web-played-cards = Cards on the table
web-notes = Remarks
web-note-at = Step { $step }
web-kind-alert = Alert
web-kind-explanation = Explanation
web-kind-comment = Comment
web-kind-note = Note
web-kind-nag = Mark
web-back-to-board = Back to board { $number }

web-pause = Stop turning
web-resume = Go on
web-leave-projector = Leave the projector page
web-results-in = { $count ->
    [one] one result
   *[other] { $count } results
}

web-404-title = There is no such page
web-404-text = The address { $path } leads nowhere in this event.
web-404-board = There is no board { $board } in this event.
web-404-remedy = Go to the beginning and follow the links from there.
web-405-title = This can only be read
web-400-title = The address is not well formed
web-500-title = Something went wrong
web-500-text = The page could not be made. The terminal that serves the pages says why.
web-home = To the beginning

web-serving = { $title } can be seen at { $address }
web-stop-hint = Ctrl-C ends it.
web-stopped = Ended.
web-port-taken = Port { $port } of { $host } is in use already; name another with --port, or --port 0 for any that is free.
web-port-busy = Another program has port { $port }; this time it is port { $other }. Addresses and codes that were printed before lead to port { $port }.
web-host-unknown = The pages cannot be served at { $host }: { $reason }. Use --host 127.0.0.1, or an address of this computer.
web-check-kind = { $kind }: { $count ->
    [one] one page
   *[other] { $count } pages
}, { $wrong ->
    [0] all well
    [one] one wrong
   *[other] { $wrong } wrong
}
web-check-wrong = { $address } ({ $status }), linked from { $source }
web-check-well = All { $count } pages are there, in { $languages } languages.
web-check-bad = { $wrong } of { $count } pages are wrong.

web-award-session-average = Session average
web-self-inflicted = { $score }, adjusted
web-explain-session-average = What the contestant has on the other boards of the session, as the regulation gives for this board.
web-explain-self-inflicted = An adjusted score without the part of the damage that the side inflicted on itself (Law 12C1(e)).
web-fixed-amount = { $amount } by ruling
web-explain-fixed-amount = An artificial adjusted score of so many points, fixed by the ruling or a regulation.

web-site-nav = Pages of the site
web-ahead-of = { $lead } ahead of { $who }
web-find-card = Find your card
web-find-hint = Name or number
web-this-device = This device:
web-most-different = Most different results
web-tricks-taken = { $tricks } tricks
web-best-play = Tricks with best play
web-best-play-ask = Show them
web-best-play-to-come = Being computed …
web-par = Par { $side } { $score }
web-against-par = against par
web-reached-par = { $count } of { $of } tables reached par or better for { $side }.
web-usual = Most often
web-as-data = As data
web-data-ranking = ranking
web-data-travellers = travellers
web-data-cards = score cards
