# What `duplicado laws` says.

laws-edition = Laws of { $edition }
laws-column-clauses = clauses
laws-column-executed = executed
laws-column-open = open
laws-column-not-executable = nothing to execute
laws-part-foundation = part: foundation
laws-part-table-1 = part: table, auction
laws-part-table-2 = part: table, play
laws-part-contests = part: contests
laws-part-office = part: the Director's office
laws-law = Law { $number }
laws-definitions = Definitions
laws-introduction = Introduction
laws-total = all
laws-executed-by = executed by { $functions }
laws-open = open: { $reason }
laws-not-executable = nothing to execute
laws-reason-part-foundation = the foundation is not complete
laws-reason-part-table-1 = it belongs to information and auction, which are not complete
laws-reason-part-table-2 = irregularities of the play are not complete
laws-reason-part-contests = contests are not complete
laws-reason-part-office = the Director's office is not complete
laws-reason-judgement = the Director judges it at the table; a program has nothing to work out
laws-reason-term = it is a word that the program uses throughout; there is nothing to work out
laws-reason-unreached = a function works it out, but no case and no story of the manual shows it through a command
laws-reason-none = no reason is on file
laws-number-in-2017 = number of 2017: { $numbers }
laws-differs = differs from 2017: { $difference }
laws-unknown = There is no clause { $clause } in these editions.

explore-working = Exploring
explore-heading = Board “{ $world }”, Laws of { $edition }, regulations { $whose }
explore-explored = Every sequence of up to { $depth } steps: { $states } states by { $sequences } steps; { $walked } steps of chance besides.
explore-clauses = { $count } clauses cited: { $clauses }
explore-together = Matters of Laws { $first } and { $second } were open together { $times } times; { $first } was taken up first.
explore-of-one-call = Laws { $first } and { $second } dealt with the same call { $times } times; { $first } went first, as { $clause } says.
explore-holds = Everything held in every state.
explore-broken = Did not hold in { $times } states: { $name }
explore-invariant-nothing-raises = nothing raises an error
explore-invariant-record-gives-the-state = the record alone gives the state
explore-invariant-somebody-can-go-on = somebody can go on until the board is over
explore-invariant-what-is-asked-is-admitted = what is asked for is admitted
explore-invariant-lawful-sequence-gets-no-ruling = a lawful sequence gets no ruling
explore-invariant-attention-leaves-nothing-irregular = attention leaves nothing irregular behind
explore-invariant-ruling-cites-a-clause = a ruling cites a clause
explore-invariant-nobody-barred-may-bid = who must pass has no other call
explore-invariant-findings-commute = the order of findings does not matter
explore-invariant-turned-table-is-ruled-alike = the turned table is ruled upon alike
explore-invariant-declaring-side-has-no-penalty-card = declarer's side has no penalty card
explore-invariant-views-tell-nothing-hidden = nobody can tell from what he sees which cards others hold
explore-invariant-lead-is-restricted-as-ruled = a lead is restricted as it was ruled
explore-invariant-requirement-is-for-one-lead = a required suit binds one lead
explore-invariant-right-is-for-the-first-lead = a right over the lead is for the first lead
explore-invariant-rights-are-offered-of-themselves = what a Law gives is offered of itself
explore-invariant-pending-calls-follow-standing-ones = irregular calls that wait follow calls that stand
explore-invariant-rulings-rest-on-standing-calls = rulings rest on calls that stand
compare-line = Laws of { $edition }: { $clauses }
compare-left-out = not admitted: { $step }
compare-count = { $compared } compared, { $changed } changed. { $ruled ->
    [0] Nothing in them is ruled upon.
    [one] One of them is ruled upon.
   *[other] { $ruled } of them are ruled upon.
}
compare-nothing = { $file } has no case and no board that can be read.
compare-board = board { $board }
compare-no-play = { $file } has no board with its auction and play, so that nothing can be ruled upon.
compare-without-play = { $file }: { $count ->
    [one] one board is
   *[other] { $count } boards are
} left out, without auction or play.
compare-told-in-part = { $title }: told in part; it cannot be ruled on anew.
