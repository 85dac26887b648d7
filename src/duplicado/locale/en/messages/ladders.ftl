# Seasons, their ladders, master points.

ladders-title = Seasons
ladders-none = No season is declared.
ladders-empty = Nobody has played in a published event of this season.
ladders-no-points = The club has not declared the points that its events award.
ladders-figure = Total
ladders-example = An example
ladders-rule-best = The mean of the best { $best } percentages.
ladders-rule-average = { $least ->
    [0] The mean of all percentages.
    [one] The mean of all percentages, from one event on.
   *[other] The mean of all percentages, from { $least } events on.
}
ladders-rule-points = { $best ->
    [0] Points by place, all events.
    [one] Points by place, the best event.
   *[other] Points by place, the best { $best } events.
}
ladders-rule-master-points = The sum of the master points.
ladders-handicap-member = Each player's handicap is added to each percentage.
ladders-handicap-grade = What is declared for the grade is added to each percentage.
ladders-events = { $count ->
    [one] One event so far.
   *[other] { $count } events so far.
}
ladders-wanting = { $count ->
    [one] needs one more event
   *[other] needs { $count } more events
}
ladders-declare = Seasons and master points
ladders-seasons = Seasons and their ladders
ladders-seasons-how = TOML, as in the example.
ladders-form = Form of the federation: ranking file and master points
ladders-form-how = TOML, as in the example. It counts for ladders, USEBIO and the ranking file of each event.
ladders-form-kept = Saved.
ladders-kept = { $count ->
    [one] Saved: one season.
   *[other] Saved: { $count } seasons.
}
ladders-no-such = There is no ladder { $ladder }.
error-seasons-toml = { $value1 ->
    [none] This is no TOML: write a line as name = value, a text in quotation marks.
   *[other] Line { $value1 } is no TOML.
}
error-seasons-long = It is longer than { $value1 } characters; nothing was saved.
error-seasons-wrong = { $value1 }: “{ $value2 }” wants { $value2 ->
    [from] a day without quotation marks, such as 2026-09-01
    [to] a day without quotation marks, such as 2026-12-31
    [key] letters, digits and hyphens in quotation marks, 40 at most
    [points] numbers in square brackets, such as [10, 6, 3, 1]
    [best] a whole number
    [least] a whole number
    [grades] a number for each grade, such as {"{"} A = 0, B = 2.5 {"}"}
    [season] [[season]] in a line of its own
    [ladder] [[season.ladder]] in a line of its own
   *[other] a text in quotation marks
}.
error-seasons-unknown = { $value1 }: “{ $value2 }” is not known. There may stand: { $value3 }.
error-seasons-choice = { $value1 }: “{ $value2 }” may be { $value3 }.
error-seasons-twice = A key stands twice: { $value1 }.
error-seasons-dates = { $value1 } ends before it begins.
error-seasons-lacks = { $value1 } needs “{ $value2 }”.
