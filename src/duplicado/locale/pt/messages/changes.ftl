# What the number is that is asked for when a movement has to change, by what happened.

changes-number-late = Quantos chegam tarde; vazio quer dizer um.
changes-number-leaves = O número de quem vai embora.
changes-number-rounds = Quantas rodadas deve haver ao todo.
changes-number-closes = O número da mesa.
changes-number-minutes = Quantos minutos se perdem.
