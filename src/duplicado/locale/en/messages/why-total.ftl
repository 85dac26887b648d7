# Why a contestant has his total and his place.

why-factored-sit-outs = { $played } boards were played where { $scheduled } were to be: as if so many had been played, { $value }
why-taken-in-session = Taken or given in the session: { $amount }, which leaves { $total }
why-missed = Session { $session } was missed: the regulations give { $percentage } % ({ $option })
why-sessions-alike = Every session weighs the same: ({ $parts }) / { $count } = { $value } %
why-boards-alike = Every board weighs the same, in whatever session; the sessions were { $parts } %
why-scale = Scale of victory points: { $scale }
why-match = Session { $session }, round { $round }, against { $opponent }: { $boards } boards, { $gained } to { $lost } { $of } ({ $net }{ $taken }), worth { $worth } of { $most } { $unit }
why-bye = Session { $session }, round { $round }: bye, worth { $worth } { $unit }
why-in-session = { " " }– in session { $session }
why-without-merit = An appeal without merit (Law 92A): { $amount } { $unit ->
    [percent_of_top] % of a top
    [matchpoints] MP
    [imps] IMPs
    [victory_points] VP
   *[points] points
} less
why-place = Place { $place } of { $count }
why-place-with-handicap = With the handicap of { $allowance }: { $net }, place { $place } of { $count }
