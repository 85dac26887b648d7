# Asked at the console before something ends.

ending-still-wanting = { $what ->
    [decision] { $count ->
        [one] One board has two results that differ: it does not count.
       *[other] { $count } boards have two results that differ: they do not count.
    }
    [agreement] { $count ->
        [one] One result has not been agreed to by the other side.
       *[other] { $count } results have not been agreed to by the other side.
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
ending-where = What is still missing is listed under “Tables”
