# Asked at the console before something ends.

ending-still-wanting = { $count ->
    [one] One thing is still missing.
   *[other] { $count } things are still missing.
}
ending-where = What is still missing is listed under “Tables”
