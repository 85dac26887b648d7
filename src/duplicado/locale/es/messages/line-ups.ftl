# Qué jugadores de un equipo se sientan dónde.

fact-line-up-named = { $who }, desde la ronda { $round }: Norte-Sur { $ns }, Este-Oeste { $ew }
fact-line-up-named-ns = { $who }, desde la ronda { $round }: Norte-Sur { $ns }
fact-line-up-named-ew = { $who }, desde la ronda { $round }: Este-Oeste { $ew }
event-refused-line-up-only-teams = Las alineaciones son de los equipos.
event-refused-line-up-of-two = { $value1 }: nombre a dos jugadores en una mesa, o a ninguno si no se sabe la pareja.
event-refused-line-up-twice = { $value1 } está dos veces.
event-refused-line-up-barred = { $value1 } está en suspensión o descalificación en esa ronda.
event-refused-line-up-played = La ronda { $value1 } tiene resultados: diga por qué se corrige su alineación.
form-title-line-up = Indicar una alineación
form-text-line-up = Vale hasta que se indique otra. En un equipo de cuatro, una pareja dice cuál es la otra.
form-field-north = Norte
form-field-south = Sur
form-field-east = Este
form-field-west = Oeste
