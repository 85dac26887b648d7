# Movements for awkward numbers of tables.
movement-name-appendix-mitchell = Mitchell com apêndice
movement-name-blackpool = Blackpool
movement-how-appendix-mitchell = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte e da última para a 1; as bolsas descem uma. A última mesa percorre para trás a sua própria cópia das bolsas, e a anterior partilha as da mesa 1.
movement-how-blackpool = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte; as bolsas descem uma mesa ou vão para um de dois apoios, o segundo atrás da última mesa. Na penúltima ronda todos estão onde começaram; para a última, Este-Oeste subtraem o número dessa mesa do número de mesas mais um.
movement-repeat-blackpool = Os pares { $one } e { $other } voltam a encontrar-se, com outras bolsas (rondas { $first } e { $second }): há mais rondas do que adversários.
