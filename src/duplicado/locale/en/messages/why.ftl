# `duplicado explain`: why a figure is what it is.

why-heading = { $who }, { $side }, { $place }
why-no-board = { $who } has nothing to do with board { $board }.
why-ruled = By ruling: { $what } (Laws { $laws })
why-score = Score
why-times = Times
why-factored = { $compared ->
    [one] One score is compared where { $expected } are reckoned with: (MP × { $expected } + { $expected } − { $compared }) / { $compared } (Neuberg, Law 78A)
   *[other] { $compared } scores are compared where { $expected } are reckoned with: (MP × { $expected } + { $expected } − { $compared }) / { $compared } (Neuberg, Law 78A)
}
why-small-group = { $compared ->
    [1] One score is compared where { $expected } are reckoned with: alone in its group it has 60 % (Law 87B)
   *[other] { $compared } scores are compared where { $expected } are reckoned with: a small group has { $compared ->
        [2] 65 and 55
       *[other] 70, 60 and 50
    } % from the best on, shared where they are equal (Law 87B)
}
why-datum = { $left ->
    [0] Compared with the datum { $datum }: the average of { $count } scores
   *[other] Compared with the datum { $datum }: the average of { $count } scores without the { $left } highest and the { $left } lowest
}
why-cross = { $by ->
    [1] Its IMPs against the other scores of the table, { $others } of them, are added up
   *[other] Its IMPs against the other scores of the table, { $others } of them, are added up and divided by { $by }
}
why-other-table = At the other table the team scored { $points }
why-part = { $weight } % of { $worth } for { $result }: { $counts } (Law 12C1(c))
why-expectation = Without the infraction: { $value }
why-after = After it, without the side's own part: { $value }
why-table = At the table: { $value }
why-self-inflicted = The table's score, and what the infraction did, no more than the expectation: { $value } (Law { $law })
why-by-itself = By itself the artificial score is worth { $value } (Law 12C2)
why-session = On the other boards of the session they have { $value } a board (Law 12C2(c))
why-reduced = It is beyond the averages plus that one contestant may have (Law 12C2(d))
why-counts = It counts { $value } { $unit }
why-counts-of = It counts { $value } of { $top } { $unit }
why-session-heading = { $who }, session { $session }
why-place-side = Line
why-top = Top
why-sum = { $value } from { $boards } boards
why-total = Total: { $value }
