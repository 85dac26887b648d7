# Conditions that contradict one another
error-conditions-rules = There are no rules { $value1 }: choose one of { $value2 } (rules).
error-conditions-profile = There are no regulations { $value1 }: choose one of { $value2 } (profile).
error-conditions-winners = An event has one winner or two, not { $value1 } (winners).
error-conditions-winners-of-pairs = Only pairs have two winners: choose one ranking (winners = 1).
error-conditions-method-of-teams = Teams are not scored by { $value1 }: choose imps, board-a-match or total-points (method).
error-conditions-method = { $value2 ->
    [individual] Single players
   *[pairs] Pairs
} are not scored by { $value1 }: choose matchpoints, butler, cross-imps or total-points (method).
error-conditions-form-of-teams = The form { $value1 } is for teams: choose boards or matches (form), or teams (kind).
error-conditions-ties = There is no rule { $value1 } for ties: choose of { $value2 } (ties).
error-conditions-handicap-part = A part of the handicaps counts, or all of them: write more than 0 and 1 at most (handicap_part = 0.5).
error-conditions-pairing-of-players = Single players are not paired round by round: let the movement tell who meets whom (pairing = none).
error-conditions-pairing-one-winner = Rounds that are paired ({ $value1 }) have one winner: choose one ranking (winners = 1).
error-conditions-pairing-in-matches = Teams who are paired round by round play matches: rank them by matches (form = matches).
error-conditions-bracket = A bracket is for a knock-out: rank by matches whose loser is out (form = knock-out).
error-conditions-knock-out-rounds = A knock-out has no { $value1 } rounds: choose the bracket (pairing = knock-out).
error-conditions-three-way = Three-way matches are for teams: choose the bye (odd = bye).
error-conditions-pairing-method = A Swiss round is not found by { $value1 }: choose matching or untangling (pairing_method).
error-conditions-counted = Write a whole number from 1 to { $value2 } for { $value1 }, or leave it empty.
error-conditions-stanzas = A match has one stanza or more: write numbers from 1 (stanzas = [1]).
error-conditions-stanzas-of-knock-out = Stanzas are for a knock-out with a bracket: leave them empty, or choose it (pairing = knock-out).
error-conditions-rematch = Two can meet again after one round at the soonest: write 1 or more (rematch_after).
error-conditions-option = There is no option { $value1 }: `duplicado regulations` lists them.
error-conditions-option-value = The option { $value1 } cannot be “{ $value2 }”: `duplicado regulations { $value1 }` says what it can be.
error-conditions-period = The periods for corrections and appeals last from 0 minutes to a year: write so many minutes.
error-conditions-period-short = The Correction Period lasts { $value1 } minutes at least: the regulations allow no shorter one (Law 79C1).
error-conditions-awards-go-down = { $value1 }: write three numbers that do not rise: average plus, average, average minus.
error-conditions-average-imps = { $value1 }: an average is worth 0 IMPs: let the second number be 0.
error-conditions-imps-fixed = { $value1 } cannot be { $value2 }: the authority does not let the organizer vary it (Law 12C2(b)). Write 3, or let it (artificial.imp_variable_by_to = true).
error-conditions-unknown = There is no condition { $value1 }.
error-conditions-value = { $value1 } cannot be “{ $value2 }”.
error-scale-boards = This scale of victory points is for matches of { $value1 } to { $value2 } boards, not of { $value3 }: choose another scale, or rank by boards.
console-error-conditions-ties = There is no tie-break rule “{ $value1 }”: below stands which there are.
console-error-conditions-method-of-teams = Teams are not scored in that way: choose IMPs, board-a-match or total points.
console-error-conditions-method = That scoring is for teams: choose matchpoints, Butler, cross-IMPs or total points.
console-error-conditions-form-of-teams = That ranking is for teams: choose boards or matches, or let teams compete.
console-error-conditions-pairing-method = Choose one of the two ways in which a Swiss round is found.
