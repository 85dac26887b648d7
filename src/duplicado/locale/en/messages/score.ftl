# The report of a scored contest: duplicado score.

score-untitled = Contest
score-ranking = Ranking
score-place = Place
score-contestant = No.
score-names = Names
score-boards = Boards
score-board = Board { $number }
score-datum = datum { $datum }
score-contract = Contract
score-declarer = By
score-result = Result
score-lead = Lead
score-points-ns = NS points
score-no-score = not played

score-method-matchpoints = Matchpoints
score-method-butler = Butler
score-method-cross-imps = Cross-IMPs
score-method-imps = IMPs
score-method-board-a-match = Board-a-match
score-method-total-points = Total points
score-unit-matchpoints = MP
score-unit-butler = IMPs
score-unit-cross-imps = IMPs
score-unit-imps = IMPs
score-unit-board-a-match = Points
score-unit-victory-points = VP
score-unit-total-points = Points

score-rule-scale = Matchpoints { $scale } for better, equal and worse scores.
score-rule-expected-event-maximum = Boards with fewer comparable scores than the others are factored by Neuberg's formula.
score-rule-expected-scheduled = Each board is factored by Neuberg's formula to the number of its lines.
score-rule-expected-scored = Each board is factored by Neuberg's formula to the number of its lines with a score.
score-rule-expected-compared = Boards are not factored: each keeps the top of its own comparisons.
score-rule-expected-number = Each board is factored by Neuberg's formula to { $number } scores.
score-rule-butler = The datum is the average of the board, at each end { $extremes ->
    [0] without leaving out a score.
    [one] without the extreme score.
   *[other] without the { $extremes } extreme scores.
}
score-rule-datum-ten-half-away-from-zero = It is rounded to tens, halves away from zero.
score-rule-datum-ten-half-even = It is rounded to tens, halves to the even ten.
score-rule-datum-ten-towards-zero = It is cut off to tens.
score-rule-datum-none = It is not rounded.
score-rule-divisor-comparisons = IMPs against every other score, divided by the number of comparisons.
score-rule-divisor-scores = IMPs against every other score, divided by the number of scores.
score-rule-divisor-none = IMPs against every other score, added up.
score-rule-sit-outs-as-played = Boards that a contestant did not play change nothing in the total.
score-rule-sit-outs-factored = Totals of contestants who played fewer boards are factored to the boards scheduled.
score-rule-board-places = The figures of a board are rounded to { $places ->
    [one] one decimal place
   *[other] { $places } decimal places
} before they are added.
score-rule-rounding = Computed exactly; published to { $places ->
    [one] one decimal place
   *[other] { $places } decimal places
}, { $rounding }.
score-rounding-half-away-from-zero = halves away from zero
score-rounding-half-even = halves to the even digit
score-rounding-half-towards-average = halves towards average

score-all-agree = { $count ->
    [one] The figure that the file gives agrees.
   *[other] All { $count } figures that the file gives agree.
}
score-differ = { $count ->
    [one] One of the { $figures } figures that the file gives differs:
   *[other] { $count } of the { $figures } figures that the file gives differ:
}
score-and-more = … and { $count } more.
score-difference-of-line = Board { $board }, { $contestant }: the file gives { $figure } { $stated } (line { $line }), computed { $computed }.
score-difference-of-contestant = { $contestant }: the file gives { $figure } { $stated }, computed { $computed }.
score-no-ranking = There is no ranking: the file does not say which contestants got these results, or no two of them can be compared.
score-misrecorded = Board { $board }, { $contestant } against { $opponents }: recorded { $stated } (line { $line }), but { $contract } is { $computed } by Law 77.
score-nothing = nothing
score-figure-score = points
score-figure-matchpoints = matchpoints
score-figure-imps = IMPs
score-figure-datum = datum
score-figure-total = total
score-figure-percentage = percentage
score-figure-place = place
score-figure-boards = boards
score-other-rules = Fewest differ by the rules “{ $rules }” ({ $count }): --rules { $rules }
score-other-expected = Fewest differ by the rules “{ $rules }” with { $expected } scores expected on each board, as if nobody were missing ({ $count }): --rules { $rules } --expected { $expected }
score-other-both = The file reckons its boards and its ranking by different rules: fewest figures of the boards differ by { $boards } ({ $count }), of the ranking by { $totals } ({ $others }).
score-file-with-handicaps = The percentages and places of the file include the handicaps that it states.
score-file-totals-are-percentages = The totals of the file are its percentages.

score-no-contest = { $file }: there is no contest in this file, only boards. Results of several tables are needed.
score-no-results = { $file }: there is no result in this file.
score-withheld = { $count ->
    [one] One board is left out: its deal is still to be played in another session. The ranking counts it.
   *[other] { $count } boards are left out: their deals are still to be played in another session. The ranking counts them.
}
score-untried = { $file }: the reader of { $format } was not tried on real files.
score-page-written = Written: { $file }
score-rules-impossible = These options do not go together: { $reason }
score-some-unreadable = { $count ->
    [one] One file could not be scored.
   *[other] { $count } files could not be scored.
}
score-rule-weighted-places = What a weighted score is worth is rounded to { $places ->
    [0] a whole number
    [one] one decimal
   *[other] { $places } decimals
}.
score-rule-most-averages-plus = For boards without a result a contestant gets at most { $most ->
    [one] one average plus
   *[other] { $most } averages plus
} in a session, and { $share } for each one more.
