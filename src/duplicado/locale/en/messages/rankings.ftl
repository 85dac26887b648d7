# Rankings among some of the contestants, what a total is made of, and appeals that come late.

rankings-nav = Rankings
rankings-all = All
rankings-category = Category { $name }
rankings-stratum = Stratum { $name }
rankings-stratum-below = Stratum { $name } and below
rankings-handicap = With handicap
rankings-handicap-part = With { $part } of the handicap
rankings-handicap-short = Hcp
rankings-handicap-column = Handicap: what is added to the result for this ranking
rankings-net-short = Net
rankings-net = The result with the handicap, by which this ranking is made
rankings-missed = In brackets: a session that was missed, and what the regulations give for it.
rankings-penalty-event = Taken from the total of the event; what was taken in a session is in its figure.
rankings-carried-percent = { $amount } %
fact-appeal-lodged-late = Appeal by { $who }, let in late by { $approver } for the Tournament Organizer
event-refused-late-appeal-wants-approval = The right to appeal expired at { $value1 }. Who lets the appeal in for the Tournament Organizer? (--approved)
rankings-comma = { $file }:{ $line }: { $option } has a text with a comma in it, which an event keeps as two. Write it without the comma.
rankings-no-category = Nobody is entered in a category “{ $name }”. There are: { $known }
rankings-no-stratum = Nobody is entered in a stratum “{ $name }”. There are: { $known }
event-refused-unknown-session = There is no session { $value1 } yet.
