"""Robots: players that are programs.

A robot is a `player.RobotPlayer`. It is asked when its seat has something to do and says what it does:

    chosen = robot.act(view(state, seat, offers), public_history(state, seat), chance)
    command = PlayerActs(seat, parse_action(chosen.text), meaning=chosen.meaning)

- `player` declares the interface: `RobotPlayer`, `ChosenAction` (text in the notation of actions, reason, meaning) and
  `ToldWords` (a message and its values, so that the reason is shown in the reader's language).
  `player.public_history` gathers what the seat has seen beyond its view: tricks, and the meanings of calls told to it.
- `turn.has_to_act` tells from a view alone whether a seat has something to do.
- `named.robot_of` makes a robot by its name (`named.ROBOTS`): `natural` and `strong-club` are the house robot with the
  systems of `systems/*.toml`, `book` follows a beginner's book, `stand-in` passes and plays low.
- `bidding` reads systems, understands auctions by them and chooses calls; `sampling` deals what is not seen; `cardplay`
  chooses cards. What a call means is put into words by `publish.call_words.call_explained`.

Nothing here has effects: no clock, no storage, no chance of its own. Chance is an argument, so the same seed and the
same view give the same action. Robots see the view of one seat and never the state of the table.
"""
