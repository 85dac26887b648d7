# One artificial score for several boards (Law 12C2(d))
several-title = The same for several boards
several-how = Tick the boards for which the same artificial score is ruled. Each contestant gets the same wherever he sits; his opponents there get what the opponents get here.
several-limit = The regulations allow a contestant { $most } averages plus in a session for boards without a result; each further one counts { $share } % (Law 12C2(d)).
several-board = Board { $board }, round { $round }, table { $table }: { $ns } – { $ew }
several-ruled = ruled already
console-wrong-several-assigned = A result is assigned for one board only: untick the others, or rule an artificial score (12C2).
console-wrong-several-unknown = “{ $text }” is no board of these contestants in the session: write round/table/board, such as 2/3/7.
fact-score-ruled-several = { fact-score-ruled }; it is one of several boards of the session, and counts as the regulations have further ones
