# The movement drawn.

grid-table = Table
grid-switched = arrow switched
grid-sits-out = { $count ->
    [one] Sits out
   *[other] Sit out
}
grid-not-playing = Not playing
grid-share = Share boards
grid-all = all
grid-stand = On the board stand
grid-stay = { $kind ->
    [teams] { $count ->
        [one] Team { $who } stays North-South
       *[other] Teams { $who } stay North-South
    }
    [individual] { $count ->
        [one] Player { $who } keeps the seat
       *[other] Players { $who } keep their seats
    }
   *[pairs] { $count ->
        [one] Pair { $who } stays North-South
       *[other] Pairs { $who } stay North-South
    }
}
grid-home = { $kind ->
    [teams] { $count ->
        [one] Team { $who } keeps its table
       *[other] Teams { $who } keep their table
    }
    [individual] { $count ->
        [one] Player { $who } keeps the table
       *[other] Players { $who } keep their table
    }
   *[pairs] { $count ->
        [one] Pair { $who } keeps its table
       *[other] Pairs { $who } keep their table
    }
}
grid-comes-in = { $who } begins in round { $round }: { $at }.
grid-new-pin = Table { $table } is new. Its PIN:
grid-new-pin-once = Shown only once: copy it. A link that is pressed meanwhile opens in a tab of its own.
grid-follow = Follow { $who }
grid-follow-boards = Follow boards { $boards }
grid-follow-none = Follow nobody
grid-boards-followed = The way of the boards is framed.
grid-changed = changed
grid-how = Press a number to follow { $kind ->
    [teams] a team
    [individual] a player
   *[pairs] a pair
}, or boards to follow them from table to table. { $kind ->
    [individual] They sit North – East – South – West.
   *[pairs] { "" }
}
grid-way-of = Round by round:
grid-way-out = sits out
grid-way-at = table { $table }, against { $who }, boards { $boards }
grid-show-changes = { $count ->
    [one] Show the movement: one place changes
   *[other] Show the movement: { $count } places change
}
grid-cards = Cards
grid-green = Green: what would change. Phones, wall screen and cards follow.
grid-best = best
grid-use-from = Use this from round { $round }
grid-draw = Draw it
grid-sat-wrong = They sat the wrong way, or at the wrong table
grid-late = { $kind ->
    [teams] A team arrives late
    [individual] A player arrives late
   *[pairs] { console-change-late }
}
grid-leaves = { $kind ->
    [teams] A team leaves
    [individual] A player leaves
   *[pairs] { console-change-leaves }
}
