# The event of those whom a ranking qualifies, at the console.

final-title = Final
final-lead = Those in certain places of the ranking go on in an event of their own, with its own page, console and results: the first in a final, the others in a consolation. They are seeded by their places, and bring along what the formula gives.
final-of = { $title }, final
final-count = { $title }: { $count ->
    [one] one takes part
   *[other] { $count } take part
}
final-changed = The ranking has changed since this page was shown. Check who is qualified now.
final-none-here = A knock-out qualifies nobody by a ranking: who has won goes on, and who is out has a consolation.
final-first = First place that takes part
final-last = Last place that takes part
final-pairing = Rounds are paired
final-pairing-same = as in this event
final-pairing-none = by a movement
final-carried = Carry-over
final-carried-nothing = nothing
final-carried-part = a part of what each had
final-carried-steps = equal steps, the first the most, the last nothing
final-amount = How much
final-amount-how = The part (1/2 if left empty), or the most. A part is C = S × part, in the unit of the ranking, rounded to hundredths.
