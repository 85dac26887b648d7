# What the number is that is asked for when a movement has to change, by what happened.

changes-number-late = How many come late; empty means one.
changes-number-leaves = The number of who goes home.
changes-number-rounds = How many rounds there are to be altogether.
changes-number-closes = The number of the table.
changes-number-minutes = How many minutes are lost.
