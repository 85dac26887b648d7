# Movements for awkward numbers of tables.
movement-name-appendix-mitchell = Mitchell com apêndice
movement-name-blackpool = Blackpool
movement-how-appendix-mitchell = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte e da última para a 1; as bolsas descem uma. A última mesa percorre para trás a sua própria cópia das bolsas, e a anterior compartilha as da mesa 1.
movement-how-blackpool = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte; as bolsas descem uma mesa ou vão para um de dois bancos, o segundo atrás da última mesa. Na penúltima rodada todos estão onde começaram; para a última, Este-Oeste subtraem o número dessa mesa do número de mesas mais um.
movement-repeat-blackpool = As duplas { $one } e { $other } voltam a se encontrar, com outras bolsas (rodadas { $first } e { $second }): há mais rodadas do que adversários.
movement-name-double-howell = Howell duplo
movement-how-double-howell = Todos se encontram duas vezes com todos, com outras bolsas; todos seguem seu cartão-guia e nenhuma bolsa é compartilhada dentro de uma rodada.
movement-name-double-round-robin = Todos contra todos, turno e returno
movement-how-double-round-robin = Todos se encontram duas vezes com todos, com outras bolsas; as duas mesas de um match trocam as bolsas e os matches seguem a lista.
