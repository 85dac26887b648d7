# Movements by their names: duplicado movement --movement, duplicado event plan --movement.

movement-named-list = Movements by name, and the numbers of pairs, teams or players up to { $most } for which there is one. Many are shorter with --rounds; with an odd number of pairs one sits out in each round where the movement has no place for it.
movement-named-paired = { $movement }: the rounds are paired one after the other, by the standings or the draw, so that there is nothing to show beforehand. Use `duplicado event new --pairing` and `duplicado event pair`.
movement-named-unknown = There is no movement { $movement }. Write one of: { $names }; `--movement list` says for which numbers they are.
movement-named-who = { $movement } wants { $option } N, and no other number of contestants.
movement-named-no-time = There is no time for { $movement }: { $rounds } rounds with { $sets ->
    [one] a set of boards
   *[other] { $sets } sets of boards
} at a table in each, and room for { $boards } boards a round. Allow more --minutes, or fewer --rounds.
movement-named-one-winner = { $movement } has one winner, not two: leave --winners away, or name a movement with two lines.
movement-named-rounds = There is no { $movement } of { $rounds } rounds for { $count }. The nearest that there are: { $near } rounds. Without --rounds it has as many as it should.
movement-named-size = There is no { $movement } for { $count }. The nearest numbers for which there is one: { $near }. For { $count } there are: { $names }.
movement-named-or = or
movement-name-sharing-howell = Three-table Howell with five sets
movement-how-sharing-howell = Everybody follows the guide card; in one round all three tables play the same boards, which go round among them.
movement-named-alone = --movement shows one movement: leave --barometer and --choice away.
movement-named-rounds-alone = --rounds goes with --movement NAME; without it the proposals have as many rounds as --minutes allow.
movement-way-alone = --way chooses how to go on after a --change; without one there is nothing to choose.
event-import-unnumbered = { $file }: { $count ->
    [one] a result is
   *[other] { $count } results are
} of a board without a number, and an event keeps results by the numbers of the boards, from 1 on. Number the boards in the file, and import it again.
planning-share-nobody = --share-boards goes with a section of pairs where another section of the session has its movement already.
planning-share-others = Section { $section } has { $sets } sets of { $boards } boards from board { $first } on, and this one would have { $our_sets } of { $our_boards } from { $our_first } on: only the same boards can be shared. Give this section a movement with as many sets, --boards and --first-board as there.
planning-share-copies = Sections { $sections } play the same boards: { $count } copies of each are enough (without sharing { $before }).
movement-even-out-one = --even-out turns the arrow in a movement with one winner: ask for --winners 1.
