# Lo que se dice de los movimientos además de movement.ftl: el Mitchell con pareja errante en Este-Oeste, las fichas de equipos y de individuales.

movement-name-bump = Mitchell con pareja errante en Este-Oeste
movement-how-bump = Como en un Mitchell; desde la ronda 2 la pareja de número más alto ocupa un sitio Este-Oeste, y la pareja de ese sitio descansa y sigue después como si hubiera jugado.
