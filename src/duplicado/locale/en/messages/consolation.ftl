# The event of those who are knocked out, at the console.

consolation-title = Consolation event
consolation-lead = Those who are knocked out can go on in an event of their own, with its own page, console and results. They keep their numbers and names, and are seeded as they stood.
consolation-of = { $title }, consolation
consolation-losers = { $title }: { $count ->
    [one] one takes part
   *[other] { $count } take part
}
consolation-make = Make this event
consolation-changed = The matches have changed since this page was shown. Check who is out now.
consolation-none-here = Nobody is knocked out in this event: it has no consolation.
consolation-until = Losers of so many rounds
consolation-until-how = Who loses the final is second, and takes no part.
consolation-pairing = They go on
consolation-pairing-swiss = in a Swiss
consolation-pairing-danish = in a Danish
consolation-pairing-knock-out = in a knock-out
consolation-section = Section
consolation-nobody-to-pair = Nobody is out yet: two at least must have lost.
