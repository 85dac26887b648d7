# Asked at the console before something ends.

ending-still-wanting = { $what ->
    [decision] { $count ->
        [one] One board has two results that differ: it does not count.
       *[other] { $count } boards have two results that differ: they do not count.
    }
    [agreement] { $count ->
        [one] One result counts without having been agreed to by the other side.
       *[other] { $count } results count without having been agreed to by the other side.
    }
    [adjustment] { $count ->
        [one] One fouled board waits for an adjusted score.
       *[other] { $count } fouled boards wait for adjusted scores.
    }
   *[result] { $count ->
        [one] One result is missing.
       *[other] { $count } results are missing.
    }
}
ending-where = This is listed under “Tables”
ending-call = A call without a ruling: { $where }
ending-come-back = To come back to: { $where }: { $what }
ending-published = Everybody sees the official score. Corrections of scores can be asked for { $corrections } minutes from now (Law 79C1), rulings appealed against for { $appeals } minutes (Law 92B).
ending-closed = Nothing more can be entered or corrected after that, until the event is opened again on the page of the tables.
ending-periods = The Correction Period ends at { $corrections } (Law 79C1), the right to appeal at { $appeals } (Law 92B); once the event is closed, neither is of use.
ending-session = { $wanting ->
    [0] All results are in. The official score is published next.
   *[other] What is missing can still be entered before the official score is published.
}
ending-not-begun = { $count ->
    [one] Round { $rounds } was not begun. Left out, it is not played any more: the ranking is over the boards of the rounds before. Otherwise its results are still to come, and boards are scored as if they were played again.
   *[other] Rounds { $rounds } were not begun. Left out, they are not played any more: the ranking is over the boards of the rounds before. Otherwise their results are still to come, and boards are scored as if they were played again.
}
