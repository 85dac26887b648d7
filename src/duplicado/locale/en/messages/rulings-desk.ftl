# The rulings desk of the console.

desk-new = What is there to rule on?
desk-open = Open
desk-nothing-open = Nothing is open. A call begins a ruling, or type what happened.
desk-known = What is known
desk-board = Board { $board }, dealer { $dealer }, { $vulnerable }
desk-most-often = Most often
desk-all = All incidents
desk-by-hand = Write the ruling by hand
desk-go-on = Come back to it
desk-entry = entry { $number }
desk-stage-before = Before the auction: cards, boards
desk-stage-auction = In the auction
desk-stage-play = In the play
desk-stage-information = Information: hesitation, explanation, alert
desk-stage-claims = Claims and tricks won
desk-stage-conduct = Conduct
desk-stage-score = Facts, rights and scores in dispute
desk-state-called = called
desk-state-stands = stands
desk-state-come-back = to come back to
desk-state-appealed = appealed
desk-state-decided = appeal decided
desk-state-corrected = corrected
desk-state-withdrawn = taken back
