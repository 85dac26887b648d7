# What the number is that is asked for when a movement has to change, by what happened.

changes-number-leaves = Who leaves
changes-number-rounds = Rounds altogether
changes-number-closes = Table
changes-number-minutes = Minutes that are lost
