# What a movement needs, and movements by name.

offer-boards = { $boards } boards, { $copies ->
    [one] one copy
   *[other] { $copies } copies
} of each
offer-boards-in-parts = { $boards } boards: { $parts }
offer-boards-part = { $which } in { $copies ->
    [one] one copy
   *[other] { $copies } copies
}
offer-boards-on-screens = { $boards } boards, at each table on its screen
offer-how-on-screens = The program seats everybody in each round.
offer-stay = { $count ->
    [one] Pair { $pairs } keeps its seat; the others follow their guide cards.
   *[other] Pairs { $pairs } keep their seats; the others follow their guide cards.
}
offer-all-move = Nobody keeps a seat: everybody follows a guide card.
offer-turn = { $count ->
    [one] Pair { $pairs } keeps its table; where the arrow is switched it sits East-West.
   *[other] Pairs { $pairs } keep their table; where the arrow is switched they sit East-West.
}
offer-resting = In each round some boards wait at the side.
offer-resting-there = Boards that wait lie at the table at which nobody plays.
offer-out = Sits out, round by round: pair { $pairs }.
offer-same-boards = { $boards ->
    [one] One board
   *[other] { $boards } boards
} a round, the same at all { $tables } tables, passed on within the round: { $copies ->
    [one] one copy
   *[other] { $copies } copies
} of each
offer-same-boards-on-screens = { $boards ->
    [one] One board
   *[other] { $boards } boards
} a round, the same at all { $tables } tables, at each on its screen
offer-match-boards = The two tables of a match exchange their boards: each match has its own { $boards }, or all have the same.
offer-match-boards-on-screens = Both tables of a match play the same { $boards } boards at the same time.
offer-odd-pairs = The number is odd: in each round one pair sits out.
offer-odd-teams = The number is odd: in each round one team has a bye.
offer-byes = { $count ->
    [one] One team has a bye in the first round.
   *[other] { $count } teams have a bye in the first round.
}
offer-knock-out-rounds = A knock-out of { $teams } teams takes { $needed } rounds: { $left ->
    [one] one is
   *[other] { $left } are
} left for another session.
offer-short = needs { $copies } copies of each board: the club has { $there }
offer-not-named = There is no { $movement } for so many. The nearest numbers for which there is one: { $near }.
wizard-names-first = A pair, team or player on each line; the number follows from the names. Partners apart by /, &, +, ;, a comma, “ - ” or “and”. Teams: Lions: Ana Lima / Rui Matos / Eva Gil / Leo Paz.
wizard-number-or-names = Leave it empty where the names say it.
wizard-copies-club = Copies of each board that the club can make
wizard-copies-club-how = A movement that needs more is never called the best.
wizard-by-name = Or any movement by its name
wizard-look = Show it
wizard-asked-for = as you asked
setup-names-strange-pairs = These lines have not two names: { $names }. Write both partners, or tick that the lines are right as they are.
setup-names-strange-individual = These lines have not one name: { $names }. Write one player on each line.
setup-names-strange-teams = These lines are no teams: { $names }. Write the team's name, a colon and its players: Lions: Ana Lima / Rui Matos / Eva Gil / Leo Paz.
setup-names-twice = These names stand there twice: { $names }. Namesakes are told apart by a number with the federation behind the name, or by a word with it.
setup-as-they-are = Lines with one name are right: the partner comes later.
movement-name-bowman = Bowman
