# Asked at the console before something ends.

ending-still-wanting = { $count ->
    [one] One thing is still wanting: the overview lists it.
   *[other] { $count } things are still wanting: the overview lists them.
}
