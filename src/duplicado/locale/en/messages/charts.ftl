# Charts of sessions, boards and matches.

charts-session = The session board by board
charts-session-words = Over { $count } boards the figure so far ends at { $last }. It was highest at { $best } after board { $best_board } and lowest at { $worst } after board { $worst_board }.
charts-in-order-of-play = Boards in the order of play
charts-field = The field on board { $board }
charts-field-words = { $count } scores to North-South from { $lowest } to { $highest }; the most frequent is { $frequent }, { $times ->
    [one] once
   *[other] { $times } times
}.
charts-score-ns = Score North-South
charts-match = { $one } against { $other }, board by board
charts-match-words = { $one } gained { $ours } IMPs, { $other } { $theirs }. The largest swing was { $swing } IMPs on board { $board }.
