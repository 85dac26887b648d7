# What the number is that is asked for when a movement has to change, by what happened.

changes-number-late = Cuántos llegan tarde; vacío quiere decir uno.
changes-number-leaves = El número de quien se marcha.
changes-number-rounds = Cuántas rondas ha de haber en total.
changes-number-closes = El número de la mesa.
changes-number-minutes = Cuántos minutos se pierden.
