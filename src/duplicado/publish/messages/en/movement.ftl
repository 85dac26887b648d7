# Movements: duplicado movement.

movement-heading = Movements for { $pairs } pairs in { $minutes } minutes, at { $board } minutes a board and { $change } for each change of tables.
movement-named = { $winners ->
    [one] { $name }, one winner
   *[other] { $name }, two winners
}
movement-name-mitchell = Mitchell
movement-name-skip-mitchell = Skip Mitchell
movement-name-share-and-relay = Share-and-relay Mitchell
movement-name-hesitation = Hesitation Mitchell
movement-name-rover = Mitchell with a rover
movement-name-web = Web
movement-name-howell = Howell
movement-name-curtailed-howell = Howell, cut short
movement-name-small-howell = Three-table Howell
movement-name-all-together = Two tables, the same boards at both
movement-size = { $tables } tables, { $rounds } rounds of { $boards ->
    [one] one board
   *[other] { $boards } boards
}: { $total } boards in play, { $played } played by a pair on average, { $minutes } minutes.
movement-balance = Balance { $quality } of 100.
movement-sit-outs = { $count ->
    [0] Nobody sits out.
    [one] One pair sits out for one round.
   *[other] There are { $count } rounds in which a pair sits out, counted over all pairs.
}
movement-how-mitchell = North-South stay, East-West go to the next higher table, the boards to the next lower.
movement-how-skip-mitchell = North-South stay, East-West go to the next higher table, the boards to the next lower.
movement-how-share-and-relay = North-South stay, East-West go to the next higher table, the boards to the next lower or to the stand.
movement-how-hesitation = All but the pairs who stay go to the next higher table; who comes to the last table plays there East-West, then North-South, then goes to table 1. The boards go to the next lower table or to the stand.
movement-how-rover = As in a Mitchell; from round 2 on the pair with the highest number takes a North-South seat, and the pair of that seat sits out.
movement-how-web = North-South stay, East-West go to the next higher table; each table follows its card for the boards.
movement-how-howell = The last pair stays; everybody else follows the guide card.
movement-how-curtailed-howell = Everybody follows the guide card; not all pairs meet.
movement-how-small-howell = Everybody follows the guide card; at some tables the arrow is turned within the round.
movement-how-all-together = Each table plays half the boards of the round first; then the tables exchange them.
movement-lines = North-South are pairs { $ns }, East-West pairs { $ew }.
movement-skip = After round { $round } East-West go up two tables.
movement-relay = A stand for boards is between tables { $table } and { $next }.
movement-exchange = Tables { $tables } share their boards within the round.
movement-copies = { $count } copies of each board are needed.
movement-switched = Arrow switched at all tables in: round { $rounds }.
movement-turned = Arrow turned at single tables (round/table): { $places }.
movement-repeat-rover-of-that-size = Pairs { $one } and { $other } meet twice (rounds { $first } and { $second }): no complete rover for so many tables avoids it.
movement-column-round = Round
movement-column-table = Table
movement-column-ns = NS
movement-column-ew = EW
movement-column-boards = Boards
movement-column-next = Boards to table
movement-side-ns = North-South
movement-side-ew = East-West
movement-card = Pair { $pair } - { $name }
movement-card-stays = You keep your seats throughout.
movement-card-line = Round { $round }: table { $table }, { $side }, against pair { $opponent }, boards { $boards }
movement-card-out = Round { $round }: you sit out
movement-table = Table { $table } - { $name }
movement-nothing-fits = No movement for { $pairs } pairs fits in { $minutes } minutes under these conditions. Allow more time, another number of winners, or other numbers of boards in a round.
movement-bad-boards = “{ $part }” does not say how many boards a table may play in a round: write numbers from 1 to { $most }, such as 2-4 or 2,3.
movement-no-such-choice = { $count ->
    [one] There is only one proposal.
   *[other] There are only { $count } proposals.
}
movement-no-such-pair = There is no pair { $pair }: the pairs are 1 to { $last }.
movement-no-such-table = There is no table { $table }: the tables are 1 to { $last }.
