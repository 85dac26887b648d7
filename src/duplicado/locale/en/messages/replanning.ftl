# `duplicado movement --change` and `duplicado event replan`: movements of teams and of single players planned anew.
replanning-late-teams = { $count ->
    [one] a team comes late
   *[other] { $count } teams come late
}
replanning-late-players = { $count ->
    [one] a player comes late
   *[other] { $count } players come late
}
replanning-leaves-teams = { $count ->
    [one] team { $who } goes home
   *[other] teams { $who } go home
}
replanning-leaves-players = { $count ->
    [one] player { $who } goes home
   *[other] players { $who } go home
}
replanning-way-sit-out-teams = As announced; who has no opponent sits out.
replanning-way-sit-out-players = As announced; a table that is not complete does not play.
replanning-way-pair-up-teams = As announced; teams who would sit out at the same time play each other.
replanning-way-pair-up-players = As announced; four who would sit out at the same time make a table.
replanning-way-rover-players = As announced; who would always sit out takes others' places in turn.
replanning-way-new-rounds-teams = The matches begun are finished first; then those play each other who have not met.
replanning-way-new-rounds-players = The tables are made up anew, so that few have a partner again.
replanning-way-continue = It goes on for more rounds as it would have from the start.
replanning-way-cut = The last rounds are left out.
replanning-way-finish = Rounds are left out so that as many matches as can be are finished at both tables.
replanning-way-fewer-boards = The last boards of some sets are left out, at both tables of a match; boards are then numbered singly.
replanning-out-teams = { $count ->
    [0] Nobody sits out from then on.
    [one] One pair of a team sits out for one round.
   *[other] There are { $count } rounds in which a pair of a team sits out; no team has more than { $most }.
}
replanning-out-players = { $count ->
    [0] Nobody sits out from then on.
    [one] One player sits out for one round.
   *[other] There are { $count } rounds in which a player sits out; no player has more than { $most }.
}
replanning-moved-teams = { $count ->
    [0] No team is at another place than announced.
    [one] One team is at another place than announced.
   *[other] { $count } teams are at another place than announced.
}
replanning-moved-players = { $count ->
    [0] No player is at another place than announced.
    [one] One player is at another place than announced.
   *[other] { $count } players are at another place than announced.
}
replanning-boards-teams = { $boards } boards are played by a team at a table on average.
replanning-boards-players = { $boards } boards are played by a player on average.
replanning-unfinished = { $count ->
    [one] One match is played at one table only and cannot be scored.
   *[other] { $count } matches are played at one table only and cannot be scored.
}
replanning-repeats-teams = { $count ->
    [one] One match or set of boards is repeated.
   *[other] { $count } matches or sets of boards are repeated.
}
replanning-repeats-players = { $count ->
    [one] One partner, or one opponent too often, is met again.
   *[other] { $count } times somebody meets a partner again, or an opponent too often.
}
replanning-new = { $count ->
    [one] One new board is needed.
   *[other] { $count } new boards are needed.
}
replanning-copies = { $count ->
    [one] One more copy of each board is needed.
   *[other] { $count } more copies of each board are needed.
}
replan-error-tables = Teams and single players need all their tables: put another table in the place of one that is lost.
replanning-never-teams = { $count ->
    [one] One team would not play at all.
   *[other] { $count } teams would not play at all.
}
replanning-never-players = { $count ->
    [one] One player would not play at all.
   *[other] { $count } players would not play at all.
}
