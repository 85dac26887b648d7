# Movements for awkward numbers of tables.
movement-name-appendix-mitchell = Mitchell con apéndice
movement-name-blackpool = Blackpool
movement-how-appendix-mitchell = Norte-Sur se quedan, Este-Oeste pasan a la mesa siguiente y de la última a la 1; los estuches bajan una. La última mesa recorre hacia atrás su propia copia de los estuches, y la anterior comparte los de la mesa 1.
movement-how-blackpool = Norte-Sur se quedan, Este-Oeste pasan a la mesa siguiente; los estuches bajan una mesa o van a uno de dos soportes, el segundo tras la última mesa. En la penúltima ronda todos están donde empezaron; para la última, Este-Oeste restan el número de esa mesa del número de mesas más uno.
movement-repeat-blackpool = Las parejas { $one } y { $other } vuelven a enfrentarse, con otros estuches (rondas { $first } y { $second }): hay más rondas que oponentes.
movement-name-double-howell = Howell doble
movement-how-double-howell = Todos se enfrentan dos veces a todos, con otros estuches; todos siguen su tarjeta guía y ningún estuche se comparte dentro de una ronda.
movement-name-double-round-robin = Todos contra todos, a doble vuelta
movement-how-double-round-robin = Todos se enfrentan dos veces a todos, con otros estuches; las dos mesas de un partido intercambian sus estuches y los partidos siguen la lista.
