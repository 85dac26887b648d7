# What the number is that is asked for when a movement has to change, by what happened.

changes-number-leaves = Quién se va
changes-number-rounds = Rondas en total
changes-number-closes = Mesa
changes-number-minutes = Minutos perdidos
