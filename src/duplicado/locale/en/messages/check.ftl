# The command `duplicado check`.

check-board = { $board ->
    [0] a board without a number
   *[other] board { $board }
}
check-marked = (the file marks it)
check-warning = warning
check-error = left out
check-discrepancy = contradiction
check-irregularity = irregularity
check-summary = Files: { $files }, boards: { $boards }, calls: { $calls }, cards: { $cards }. Irregularities: { $irregularities }, contradictions: { $discrepancies }, remarks on the files: { $diagnostics }.
check-summary-results = Results: { $results }, hand records: { $hands }.
check-is-movement = It is a movement: duplicado movement --from { $file } shows and checks it.
check-broken-json = As JSON it cannot be understood at line { $line }: { json-fault }.
check-is-scale = It looks like a scale of IMPs or victory points; no command reads one. The IMPs of Law 78B and the scales { $scales } are built in: duplicado event conditions EVENT victory_points=… names one.
check-progress = Checking
check-nothing = There is nothing in it: no board, no result.
check-left-out = { $count ->
    [one] one more finding
   *[other] { $count } more findings
} of the kind { $code } not listed
