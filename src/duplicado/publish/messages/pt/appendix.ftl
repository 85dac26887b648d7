# Movements for awkward numbers of tables.
movement-name-appendix-mitchell = Mitchell com apêndice
movement-name-blackpool = Blackpool
movement-how-appendix-mitchell = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte e da última para a 1; os estojos descem uma. A última mesa percorre para trás a sua própria cópia dos estojos, e a anterior partilha os da mesa 1.
movement-how-blackpool = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte; os estojos descem uma mesa ou vão para um de dois apoios, o segundo atrás da última mesa. Na penúltima ronda todos estão onde começaram; para a última, Este-Oeste subtraem o número dessa mesa do número de mesas mais um.
movement-repeat-blackpool = Os pares { $one } e { $other } voltam a encontrar-se, com outros estojos (rondas { $first } e { $second }): há mais rondas do que adversários.
