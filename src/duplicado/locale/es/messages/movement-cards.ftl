# Lo que se dice de los movimientos además de movement.ftl: el Mitchell con pareja errante en Este-Oeste, las fichas de equipos y de individuales.

movement-name-bump = Mitchell con pareja errante en Este-Oeste
movement-how-bump = Como en un Mitchell; desde la ronda 2 la pareja de número más alto ocupa un asiento Este-Oeste, y la pareja de ese asiento descansa y sigue después como si hubiera jugado.

movement-card-team = Equipo { $number } - { $name }
movement-card-player = Jugador { $number } - { $name }
movement-card-line-team = Ronda { $round }: mesa { $table }, la pareja { $side } del equipo contra el equipo { $opponent }, estuches { $boards }
movement-card-line-player = Ronda { $round }: mesa { $table }, { $seat }, con { $partner } contra { $left } (a la izquierda) y { $right }, estuches { $boards }
movement-card-out-team = Ronda { $round }: el equipo descansa
movement-seat-north = Norte
movement-seat-east = Este
movement-seat-south = Sur
movement-seat-west = Oeste
movement-no-such-team = No existe el equipo { $number }: los equipos van de 1 a { $last }.
movement-no-such-player = No existe el jugador { $number }: los jugadores van de 1 a { $last }.
movement-card-shared = { $boards }, compartidos con la mesa { $tables }
