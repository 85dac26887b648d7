# The scorer's sheet: what is entered, what is asked, what is missing.

scorer-not-entered = Lines that were not entered
scorer-take-up = not entered: take it up again
scorer-offline = The connection is lost. Go on typing: what you enter is sent when it is back.
scorer-waiting = Waiting to be sent:
scorer-take-back = Undo
scorer-take-back-of = Undo the entry of { $where }
scorer-nothing-entered = Not saved yet.
scorer-still-not-entered = Still not saved.
scorer-keep-keys = Ctrl+Enter saves what is typed, Esc leaves it out.
scorer-entered-of = { $entered } of { $lines } entered
scorer-missing = Missing:
scorer-missing-at = { $count ->
    [one] table { $table }, board { $boards }
   *[other] table { $table }, boards { $boards }
}
scorer-entered-by = State
behind-both = agreed by both sides
behind-ns = NS only: EW have not agreed
behind-ew = EW only: NS have not agreed
behind-office = typed by the scorer
error-line-too-many = “{ $value1 }” would be { $value2 } tricks: +{ $value3 } is the most.
error-line-too-few = “{ $value1 }” would be { $value2 } tricks: −{ $value3 } is the most.
error-line-declarer = { $value1 }: who was declarer?
