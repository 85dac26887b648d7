# Penalties that are taken from the result of one match
penalty-in-match = in the match against { $opponents }, session { $session }
penalty-in-knock-out = in the match against { $opponents }
penalty-taken-in-match = Penalty, { $who }: { $amount } { $unit } ({ $reason })
office-slow-table = { $where }: { $over } min more than the { $allowed } min of the round ({ $who }). Whose delay it was the Director judges.
penalty-unit-percent-of-top = % of a top
penalty-unit-matchpoints = MP
penalty-unit-imps = IMPs
penalty-unit-victory-points = VP
penalty-unit-points = points
why-match-taken = ; less { $taken } by a penalty
why-match-taken-opponents = ; less { $taken } for the opponents
event-refused-penalty-unit = { $value1 ->
        [percent_of_top] A part of a top
        [matchpoints] MP
        [imps] IMPs
        [victory_points] VP
       *[points] Points
    } cannot be taken here: give the penalty in { $value2 }.
event-refused-penalty-wants-match = There is no total from which that could be taken. Name the match from whose result it is taken: the opponents (--opponents), or the round of the session (--round, --session).
event-refused-penalty-not-of-match = Under these conditions of contest penalties are taken in VP, from the total: leave the match out.
event-refused-penalty-no-matches = Nobody plays matches in this event: leave out the opponents and the round.
event-refused-penalty-never-meet = { $value1 } and { $value2 } do not meet.
event-refused-penalty-match-not-there = { $value1 } and { $value2 } do not meet there; they do in session and round { $value3 }.
event-refused-penalty-which-session = { $value1 } and { $value2 } meet in the sessions { $value3 }: say in which (--session).
event-refused-penalty-which-round = { $value1 } and { $value2 } meet in the rounds { $value3 } of the session: say in which (--round).
event-refused-penalty-which-opponents = In which match of { $value1 }? Name the opponents (--opponents): { $value3 }.
console-penalty-against = Opponents
console-penalty-against-hint = Only where it is taken from the result of one match, as in a knock-out.
console-penalty-session = Session
console-penalty-round = Round
option-about-pp-in-matches = In what a penalty is taken in matches that are turned into victory points: victory points from the total, IMPs from the match, or either.
penalty-wants-unit = Say in what unit it is: { $value1 }. A warning is 0.
penalty-wants-amount = Say the amount and its unit, or name the offence: then it is what the schedule has.
why-match-averaged = ; the average of { $own } and, by what the opponents have, { $other }, because the boards do not balance (Law { $law })
why-match-in-whole = ; { $margin } in the scale
office-by-the-director = the Director
event-refused-founding-stays = Every entry rests on the founding of the event: it cannot be undone.
event-refused-round-went-on = Another round has been called since: the call of this one stays. Undo the later call first.
event-refused-undone-already = That entry is undone already.
penalty-of-top = { $amount } % of a top
penalty-ground-90b1 = late arrival
penalty-ground-90b2 = slow play
penalty-ground-90b3 = a board discussed so that others could hear
penalty-ground-90b4 = scores compared during play
penalty-ground-90b5 = another player's cards touched
penalty-ground-90b6 = cards put into the wrong pocket
penalty-ground-90b7 = an error of procedure that needs an adjusted score
penalty-ground-90b8 = instructions not followed at once
