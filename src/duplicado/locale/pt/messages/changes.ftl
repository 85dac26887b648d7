# What the number is that is asked for when a movement has to change, by what happened.

changes-number-leaves = Quem sai
changes-number-rounds = Rodadas no total
changes-number-closes = Mesa
changes-number-minutes = Minutos perdidos
