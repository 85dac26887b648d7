# `duplicado event pair`, `replan` and `plan`: rounds paired from the standings, movements by name or planned anew.

pairing-round = Round { $round } – { $method }, boards { $boards }
pairing-round-of-session = Round { $round } of session { $session } – { $method }, boards { $boards }
pairing-number = { $round }
pairing-number-in-session = { $round } of session { $session }
pairing-method-matching = Swiss
pairing-method-untangling = Swiss, untangled from below
pairing-method-danish = Danish
pairing-method-seeded = by seeding
pairing-method-knock-out = knock-out
pairing-match = { $home } against { $away }
pairing-at-tables = { $count ->
    [one] Table { $tables }
   *[other] Tables { $tables }
}
pairing-table = Table { $tables }: { $home } against { $away }
pairing-tables = Tables { $tables }: { $home } against { $away }
pairing-three-way = Tables { $tables }: { $teams }, boards { $boards }, each against both others
pairing-three-way-in-one = three-way match in this round, boards { $boards }
pairing-three-way-over-two = three-way match over two rounds, boards { $boards }
pairing-bye = Bye: { $who }
pairing-met-before = met before, in round { $round }
pairing-couple = { $one } with { $other }
pairing-how = How it came about:
pairing-shown-only = Nothing was saved.

pairing-step-standing-after = Paired by the standings after round { $round }; matches since then do not count for it.
pairing-step-provisional = The matches of { $who } were not over; what there was of them counts.
pairing-step-withdrawn = { $who } do not play any more.
pairing-step-still-playing = { $who } play the second part of their three-way match of round { $round }.
pairing-step-next-stanza = The matches begun in round { $round } go on with their next stanza.
pairing-step-rematch-avoided = { $one } does not meet { $two }: they met in round { $round }.
pairing-step-kept-apart = { $one } does not meet { $two }: the two are kept apart in this event.
pairing-step-left-for-others = { $one } does not meet { $two }: otherwise somebody else would be left without an opponent.
pairing-step-opponents-swapped = { $one } and { $two }, { $three } and { $four } swapped opponents: now { $one } meets { $three }, { $two } meets { $four }.
pairing-step-rematch = { $one } meets { $two } again, after round { $round }: this is allowed.
pairing-step-lowest-without-bye = { $one } has the bye as the lowest who may have it.
pairing-step-bye-passed-on = { $one } does not have the bye, having had one or a three-way match in round { $round }.
pairing-step-bye-left-for-others = { $one } does not have the bye: otherwise somebody else would be left without an opponent.
pairing-step-exchanged = { $one } and { $two } were exchanged by hand.
pairing-step-three-way = { $who } play a three-way match as the lowest three who may.

pairing-exchange-not-in-round = { $value1 } does not play in this round.
pairing-exchange-still-playing = { $value1 } is in the second part of a three-way match and stays there.
pairing-exchange-already-meet = { $value1 } and { $value2 } play the same match: exchange one of them with somebody else.
pairing-exchange-bracket = A knock-out is paired by its bracket: nobody is exchanged there.
pairing-barred-rematch-avoided = { $one } and { $two } have met, in round { $round }.
pairing-barred-kept-apart = { $one } and { $two } are kept apart in this event.
pairing-barred-bye-passed-on = { $one } has had a bye or a three-way match, in round { $round }.
pairing-barred-allow = This would allow it:
pairing-impossible = Round { $round } cannot be paired under the conditions of contest. Each of these would make it possible:
pairing-remedy-exact-method = --remedy exact-method: find the round by the other Swiss method, which tries everything
pairing-remedy-allow-rematches = --remedy allow-rematches: let some meet again
pairing-remedy-lift-separation = --remedy lift-separation: let those meet who were to be kept apart
pairing-remedy-second-bye = --remedy second-bye: give somebody a second bye, or a second three-way match
pairing-remedy-bye = --remedy bye: give the odd one a bye instead of a three-way match

pairing-error-not-paired = The rounds of this event are not paired one after the other. Say in the conditions of contest how they are, e.g. pairing = "swiss".
pairing-error-no-knock-out = This event is no knock-out: a consolation is for those who lost in one.
pairing-error-no-such-bracket-round = Take the losers of rounds 1 to { $value2 }, not of { $value1 } rounds.
pairing-error-sharing-for-pairs = The two tables of a match of teams share their boards in any case: leave out --share.
pairing-error-boards-to-share = { $value1 } tables cannot share fewer boards than they are: let a match have more (--boards), or fewer share.
pairing-sharing = Copies of each board that are needed: { $copies }. These tables share theirs: { $tables }.
pairing-error-no-round-yet = No round has been paired yet that could be paired again.
pairing-error-nobody-to-pair = There are not two who could meet. Enter them first, or say with --contestants how many there are.
pairing-error-results-wanting = Round { $value1 } has no result yet at table { $value2 } (board { $value3 }). Enter what is missing, or pair by the standings of an earlier round (--after), or by what there is (--provisional).
pairing-error-no-such-round = There are no standings after round { $value1 }: rounds 1 to { $value2 } are there.
pairing-error-knock-out-ranks-nobody = { final-none-here }
pairing-error-nobody-qualified = Fewer than two are ranked in places { $value1 } to { $value2 }.
pairing-error-level-at-the-cut = These are level at place { $value1 }: { $value2 }. Take all of them or none, or let the conditions of contest part the tie.
pairing-error-nothing-carried-into-a-knock-out = Nothing is carried over into a knock-out: what a team brings into a match is for that match alone.
pairing-error-final-not-paired-so = { $value1 ->
    [individual] Single players are not paired round by round: let a movement tell who meets whom.
   *[pairs] A knock-out is for teams. Pair the rounds of the pairs in another way, or let a movement tell who meets whom.
}
pairing-error-carried-in-another-unit = The final is not ranked in the unit of this event, so no part of its results can be carried over. Carry over in equal steps, or pair the rounds as in this event.
pairing-error-most-carried-wanted = Say how much the first brings along.
final-brings-now = { $who } has brought along { $brought } { $unit }; by the ranking as it is now that is { $now } { $unit }: `{ $command }`.
final-joins-now = By the ranking as it is now these take part too: { $who }. Who plays on is for the Tournament Organizer to say (Law 80B).
final-leaves-now = By the ranking as it is now these do not take part: { $who }. Who plays on is for the Tournament Organizer to say (Law 80B).
pairing-error-matches-open = Round { $value1 } still has no winner of { $value2 }. Enter what is missing; a tied match goes on with extra boards.
pairing-error-match-tied = The match { $value1 } is tied. It goes on with extra boards, still to be played: { $value2 } ({ $value3 }); again as many while it is tied (the condition extra_boards). Let both its tables play them and enter the results in round { $value4 } of session { $value5 }, with the teams that sit there.
pairing-error-knock-out-over = The knock-out is over: { $value1 } has won it.
pairing-error-boards-wanted = Say how many boards a match has (--boards).
pairing-error-boards-to-halve = A three-way match in one round has half as many boards as the others: a match needs two or more.
pairing-error-three-way-in-session = A three-way match that was begun in session { $value1 } is still going on: pair its second round in that session.
pairing-error-board-played = { $value2 } has played board { $value1 } before: begin with another (--first-board).

replan-error-no-movement = There is no movement yet: plan it with `duplicado event plan`.
replan-error-paired = The rounds of this event are paired one after the other: use `duplicado event pair`; who comes late is entered, who leaves withdraws.
replan-error-plans-differ = Somebody who has played is not in the movement of now: it cannot be planned anew.
replan-error-newcomers = The numbers or names given are { $value1 }, which is not as many pairs as come late.
replan-error-plays-already = { $value1 } takes part already.
replan-error-unknown-contestant = { $value1 } does not take part.
replan-error-no-such-change = That cannot be: there is no such round, pair or table, or nothing would change.
replan-bad-change = “{ $value1 }” does not say what happened: write late, late=2, leaves=7, closes=3, opens, rounds=8 or minutes=20.

planning-boards-wanted = Say how many boards there are in a set (--boards), or how long play may last (--minutes).
planning-no-time = { $minutes } minutes are not enough for { $rounds } rounds.
planning-few-boards = { $movement } needs at least { $sets } boards in each round.
planning-rounds-with-movement = --rounds and --tables go with --movement or --barometer; otherwise the time decides.
planning-barometer-pairs = A barometer is for pairs.
knockout-overturned-won = { $other } has won the match against { $on } as the results stand now, but { $on } plays in round { $round }.
knockout-overturned-tied = The match { $on } against { $other } is tied as the results stand now, but { $on } plays in round { $round } already.
knockout-overturned-anew = Nothing is entered of round { $round } yet: pair it anew (`duplicado event pair --again`), after the extra boards where the match is tied, or take back a correction that came too late (`duplicado event undo`, Law 79C).
knockout-overturned-begun = Round { $round } has begun: the Tournament Organizer says who plays on (Law 80B), or a correction that came too late is taken back (`duplicado event undo`, Law 79C).
