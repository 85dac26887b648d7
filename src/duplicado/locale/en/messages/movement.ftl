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
movement-name-three-quarter-howell = Three-quarter Howell
movement-name-small-howell = Three-table Howell
movement-name-all-together = Two tables, the same boards at both
movement-name-barometer = Barometer
movement-name-swiss = Swiss
movement-name-danish = Danish
movement-name-given = Movement of a file
movement-size = { $tables } tables, { $rounds } rounds of { $boards ->
    [one] one board
   *[other] { $boards } boards
}: { $total } boards in play, { $played } played by a pair on average, { $minutes } minutes.
movement-balance = Fairness { $quality } of 100.
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
movement-how-three-quarter-howell = Some pairs keep their tables but change sides; everybody follows the guide card.
movement-how-small-howell = Everybody follows the guide card; at some tables the arrow is turned within the round.
movement-how-all-together = Each table plays half the boards of the round first; then the tables exchange them.
movement-how-barometer = All tables play the same boards in each round; the last pair stays, everybody else follows the guide card.
movement-how-swiss = All tables play the same boards in each round; each round is paired by the standings, and nobody meets again.
movement-how-danish = All tables play the same boards in each round; each round is paired by the standings, whoever has met before.
movement-how-given = Everybody follows the guide card.
movement-lines = North-South are pairs { $ns }, East-West pairs { $ew }.
movement-skip = After round { $round } East-West go up two tables.
movement-relay = A stand for boards is between tables { $table } and { $next }.
movement-exchange = { $rounds ->
    [all] Tables { $tables } share their boards within the round.
   *[other] Tables { $tables } share their boards within the round, in: round { $rounds }.
}
movement-copies = { $count } copies of each board are needed.
movement-switched = Arrow switched at all tables in: round { $rounds }.
movement-turned = Arrow turned at single tables (round/table): { $places }.
movement-repeat-rover-of-that-size = Pairs { $one } and { $other } meet twice (rounds { $first } and { $second }): no complete rover for so many tables avoids it.
movement-repeat-danish = Pairs { $one } and { $other } meet again (rounds { $first } and { $second }): a Danish movement pairs by the standings alone.
movement-repeat-replanned = Pairs { $one } and { $other } meet again (rounds { $first } and { $second }): the movement was changed while it was played.
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
movement-heading-teams = Movements for { $pairs } teams in { $minutes } minutes, at { $board } minutes a board and { $change } for each change of tables.
movement-heading-players = Movements for { $pairs } players in { $minutes } minutes, at { $board } minutes a board and { $change } for each change of tables.
movement-who = Say how many there are: --pairs, or --teams, or --players.
movement-only-pairs = --winners, --barometer and --to are for pairs.
movement-fits-in = The shortest one takes about { $minutes } minutes.
movement-fits-with = With { $boards } boards in a round one fits.
movement-nothing-fits-teams = No movement for { $count } teams fits in { $minutes } minutes under these conditions. Allow more time or other numbers of boards in a round.
movement-nothing-fits-players = No movement for { $count } single players fits in { $minutes } minutes under these conditions. Designs exist for multiples of 4 and one more; allow more time or other numbers of boards in a round.
movement-name-american-whist = American Whist
movement-name-round-robin = Round robin
movement-name-new-england = New England relay
movement-name-head-to-head = Head to head
movement-name-rainbow = Rainbow
movement-name-whist = Whist tournament
movement-how-american-whist = North-South stay, East-West go down two tables, the boards down one; each table has its card.
movement-how-round-robin = The two tables of a match exchange their boards; the matches follow the list.
movement-how-new-england = North-South stay, East-West go down two tables, half-way three; the boards go down one. Each table has its card.
movement-how-head-to-head = The two tables of a match exchange their boards.
movement-how-rainbow = Everybody follows the guide card; nobody has a partner or an opponent twice.
movement-how-whist = Everybody follows the guide card; over the whole movement everybody is partner of everybody once, and opponent twice.
movement-met-teams = A team meets { $part } % of the others.
movement-met-players = A player has { $part } % of the others for partners.
movement-out-teams = { $count ->
    [0] Every team plays in every round.
    [one] One team has a bye in one round.
   *[other] There are { $count } byes.
}
movement-out-players = { $count ->
    [0] Nobody sits out.
    [one] One player sits out for one round.
   *[other] There are { $count } rounds in which a player sits out, counted over all players.
}
movement-column-north = N
movement-column-east = E
movement-column-south = S
movement-column-west = W
movement-how-replanned = { $round ->
    [1] Everybody follows the new guide card.
   *[other] From round { $round } on everybody follows the new guide card; before that nothing has changed.
}
movement-change = Before round { $round }: { $what }. The ways to go on, the best first:
movement-change-late = { $count ->
    [one] a pair comes late
   *[other] { $count } pairs come late
}
movement-change-leaves = { $count ->
    [one] pair { $pairs } goes home
   *[other] pairs { $pairs } go home
}
movement-change-closes = table { $table } can no longer be used
movement-change-opens = a further table can be used
movement-change-rounds = { $rounds } rounds altogether
movement-change-minutes = { $minutes } minutes are lost
movement-way-sit-out = As announced; who has no opponent sits out.
movement-way-pair-up = As announced, except that two pairs without opponents in the same round play each other.
movement-way-share = As announced; those who would sit out at the same time play each other, with the boards of another table, which pass to and fro.
movement-way-rearrange = Those who would sit out play; some others get other opponents for it.
movement-way-pair-up-again = Those who would sit out play each other, even if they have met before.
movement-way-rover = Who would sit out often goes from table to table as a rover and takes others' places in turn.
movement-way-other-movement = Another movement: { $name }, { $tables } tables{ $first ->
    [1] .
   *[other] ; what has been played is its beginning.
}
movement-way-continue = It goes on for more rounds as it would have from the start.
movement-way-new-rounds = The rounds added are put together from opponents and boards that are left.
movement-way-cut = The last rounds are left out.
movement-way-fewer-boards = The last boards of each set are left out in the next rounds; boards are then numbered singly.
movement-way-out = { $count ->
    [0] Nobody sits out from then on.
    [one] One pair sits out for one round.
   *[other] { $count } sit-outs in the { $rounds ->
        [one] round
       *[other] { $rounds } rounds
    } to come, at most { $most ->
        [one] one
       *[other] { $most }
    } for a pair.
}
movement-way-never = { $count ->
    [one] One pair would never play.
   *[other] { $count } pairs would never play.
}
movement-way-moved = { $count ->
    [0] Nobody has to move anywhere new.
    [one] One pair is at another place than announced.
   *[other] { $count } pairs are at another place than announced.
}
movement-way-boards = A pair plays { $boards } boards on average.
movement-way-repeats = { $count ->
    [one] One meeting is repeated.
   *[other] { $count } meetings are repeated.
}
movement-way-new = { $count ->
    [one] One new board is needed.
   *[other] { $count } new boards are needed.
}
movement-bad-change = “{ $change }” does not say what happened before which round: write e.g. 4:late, 4:leaves=7, 4:closes=3, 4:opens, 4:rounds=8 or 4:minutes=20.
movement-no-such-change = “{ $change }” cannot be: there is no such round, pair or table, or nothing would change.
movement-no-such-way = { $count ->
    [one] There is only one way to go on.
   *[other] There are only { $count } ways to go on.
}
movement-sharing = These tables share their boards within a round: { $tables }.
movement-size-other = { $tables } tables, { $rounds } rounds of { $boards ->
    [one] one board
   *[other] { $boards } boards
}: { $total } boards in play, { $played } played by each on average, { $minutes } minutes.
