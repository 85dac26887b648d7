# `duplicado event pair`, `replan` y `plan`: rondas emparejadas por la clasificación, movimientos por nombre o reprogramados.

pairing-round = Ronda { $round } – { $method }, estuches { $boards }
pairing-round-of-session = Ronda { $round } de la sesión { $session } – { $method }, estuches { $boards }
pairing-number = { $round }
pairing-number-in-session = { $round } de la sesión { $session }
pairing-method-matching = suizo
pairing-method-untangling = suizo, desenredado desde abajo
pairing-method-danish = danés
pairing-method-seeded = por cabezas de serie
pairing-method-knock-out = eliminatoria
pairing-match = { $home } contra { $away }
pairing-at-tables = { $count ->
    [one] Mesa { $tables }
   *[other] Mesas { $tables }
}
pairing-table = Mesa { $tables }: { $home } contra { $away }
pairing-tables = Mesas { $tables }: { $home } contra { $away }
pairing-three-way = Mesas { $tables }: { $teams }, estuches { $boards }, cada uno contra los otros dos
pairing-three-way-in-one = partido a tres en esta ronda, estuches { $boards }
pairing-three-way-over-two = partido a tres en dos rondas, estuches { $boards }
pairing-bye = Descansa: { $who }
pairing-met-before = ya se enfrentaron, en la ronda { $round }
pairing-couple = { $one } con { $other }
pairing-how = Cómo se llegó a esto:
pairing-shown-only = No se ha guardado nada.

pairing-step-standing-after = Emparejado por la clasificación tras la ronda { $round }; los partidos posteriores no cuentan para ello.
pairing-step-provisional = Los partidos de { $who } no habían terminado; cuenta lo que había de ellos.
pairing-step-withdrawn = { $who } ya no juegan.
pairing-step-still-playing = { $who } juegan la segunda parte de su partido a tres de la ronda { $round }.
pairing-step-next-stanza = Los partidos empezados en la ronda { $round } siguen con su próximo segmento.
pairing-step-rematch-avoided = { $one } no se enfrenta a { $two }: se enfrentaron en la ronda { $round }.
pairing-step-kept-apart = { $one } no se enfrenta a { $two }: en esta prueba no deben enfrentarse.
pairing-step-left-for-others = { $one } no se enfrenta a { $two }: si no, algún otro se quedaría sin oponente.
pairing-step-opponents-swapped = { $one } y { $two }, { $three } y { $four } cambiaron de oponente: ahora { $one } se enfrenta a { $three } y { $two } a { $four }.
pairing-step-rematch = { $one } vuelve a enfrentarse con { $two }, después de la ronda { $round }: está permitido.
pairing-step-lowest-without-bye = { $one } descansa por ser el último que puede hacerlo.
pairing-step-bye-passed-on = { $one } no descansa, pues ya tuvo descanso o partido a tres en la ronda { $round }.
pairing-step-bye-left-for-others = { $one } no descansa: si no, algún otro se quedaría sin oponente.
pairing-step-exchanged = { $one } y { $two } se intercambiaron a mano.
pairing-step-three-way = { $who } juegan un partido a tres por ser los tres últimos que pueden hacerlo.

pairing-exchange-not-in-round = { $value1 } no juega en esta ronda.
pairing-exchange-still-playing = { $value1 } está en la segunda parte de un partido a tres y se queda en él.
pairing-exchange-already-meet = { $value1 } y { $value2 } juegan el mismo partido: intercambie uno de ellos con otro.
pairing-exchange-bracket = Una eliminatoria se empareja por su cuadro: en ella no se intercambia a nadie.
pairing-barred-rematch-avoided = { $one } y { $two } ya se enfrentaron, en la ronda { $round }.
pairing-barred-kept-apart = { $one } y { $two } deben quedar separados en esta prueba.
pairing-barred-bye-passed-on = { $one } ya tuvo un descanso o un partido a tres, en la ronda { $round }.
pairing-barred-allow = Lo permitiría esto:
pairing-impossible = La ronda { $round } no puede emparejarse según las condiciones de la competición. Cada una de estas cosas la haría posible:
pairing-remedy-exact-method = --remedy exact-method: buscar la ronda con el otro método suizo, que lo prueba todo
pairing-remedy-allow-rematches = --remedy allow-rematches: dejar que algunos se enfrenten otra vez
pairing-remedy-lift-separation = --remedy lift-separation: dejar que se enfrenten los que no debían enfrentarse
pairing-remedy-second-bye = --remedy second-bye: dar a alguien un segundo descanso, o un segundo partido a tres
pairing-remedy-bye = --remedy bye: dar descanso al sobrante en lugar de un partido a tres

pairing-error-not-paired = Las rondas de esta prueba no se emparejan una tras otra. Diga en las condiciones de la competición cómo se hace, p. ej. pairing = "swiss".
pairing-error-no-knock-out = Esta prueba no es una eliminatoria: la consolación es para quienes perdieron en una.
pairing-error-no-such-bracket-round = Tome los perdedores de las rondas 1 a { $value2 }, no de { $value1 } rondas.
pairing-error-sharing-for-pairs = Las dos mesas de un partido de equipos comparten ya sus estuches: quite --share.
pairing-error-boards-to-share = { $value1 } mesas no pueden compartir menos estuches que ellas: que un partido tenga más (--boards), o que compartan menos.
pairing-sharing = Copias necesarias de cada estuche: { $copies }. Estas mesas comparten los suyos: { $tables }.
pairing-error-no-round-yet = Todavía no se ha emparejado ninguna ronda que pueda emparejarse de nuevo.
pairing-error-nobody-to-pair = No hay dos que puedan enfrentarse. Inscríbalos primero, o diga con --contestants cuántos hay.
pairing-error-results-wanting = A la ronda { $value1 } le falta algún resultado de la mesa { $value2 } (estuche { $value3 }). Anote lo que falta, o empareje por la clasificación de una ronda anterior (--after), o por lo que hay (--provisional).
pairing-error-no-such-round = No hay clasificación tras la ronda { $value1 }: hay rondas 1 a { $value2 }.
pairing-error-knock-out-ranks-nobody = { final-none-here }
pairing-error-nobody-qualified = Hay menos de dos clasificados en los puestos { $value1 } a { $value2 }.
pairing-error-level-at-the-cut = Están empatados en el puesto { $value1 }: { $value2 }. Incluya a todos o a ninguno, o deje que las Condiciones de la Competición resuelvan el empate.
pairing-error-nothing-carried-into-a-knock-out = A una eliminatoria no se arrastra nada: lo que un equipo trae a un partido vale solo para ese partido.
pairing-error-final-not-paired-so = { $value1 ->
    [individual] Los jugadores individuales no se emparejan ronda a ronda: deje que un movimiento diga quién se enfrenta a quién.
   *[pairs] Una eliminatoria es para equipos. Empareje las rondas de otra forma, o deje que un movimiento diga qué parejas se enfrentan.
}
pairing-error-carried-in-another-unit = La final no se clasifica en la unidad de esta prueba, así que no se puede arrastrar una parte de sus resultados. Use pasos iguales, o empareje como en esta prueba.
pairing-error-most-carried-wanted = Diga cuánto trae el primero.
final-brings-now = { $who } ha traído { $brought } { $unit }; según la clasificación de ahora son { $now } { $unit }: `{ $command }`.
final-joins-now = Según la clasificación de ahora también participan: { $who }. Quién sigue jugando lo decide el Organizador del Torneo (Artículo 80B).
final-leaves-now = Según la clasificación de ahora no participan: { $who }. Quién sigue jugando lo decide el Organizador del Torneo (Artículo 80B).
pairing-error-matches-open = La ronda { $value1 } aún no tiene ganador de { $value2 }. Anote lo que falta; un partido empatado sigue con estuches adicionales.
pairing-error-match-tied = El partido { $value1 } está empatado. Continúa con estuches extra, aún por jugar: { $value2 } ({ $value3 }); otros tantos mientras siga empatado (la condición extra_boards). Que sus dos mesas los jueguen y anote los resultados en la ronda { $value4 } de la sesión { $value5 }, con los equipos que se sientan allí.
pairing-error-knock-out-over = La eliminatoria ha terminado: la ganó { $value1 }.
pairing-error-boards-wanted = Diga cuántos estuches tiene un partido (--boards).
pairing-error-boards-to-halve = Un partido a tres en una ronda tiene la mitad de estuches que los demás: un partido necesita dos o más.
pairing-error-three-way-in-session = Sigue en juego un partido a tres empezado en la sesión { $value1 }: empareje su segunda ronda en esa sesión.
pairing-error-board-played = { $value2 } ya ha jugado el estuche { $value1 }: empiece por otro (--first-board).

replan-error-no-movement = Todavía no hay movimiento: prográmelo con `duplicado event plan`.
replan-error-paired = Las rondas de esta prueba se emparejan una tras otra: use `duplicado event pair`; quien llega tarde se inscribe, quien se va se retira.
replan-error-plans-differ = Alguien que ha jugado no está en el movimiento de ahora: no puede reprogramarse.
replan-error-newcomers = Los números o nombres dados son { $value1 }, y no son tantas las parejas que llegan tarde.
replan-error-plays-already = { $value1 } ya participa.
replan-error-unknown-contestant = { $value1 } no participa.
replan-error-no-such-change = No puede ser: no hay tal ronda, pareja o mesa, o no cambiaría nada.
replan-bad-change = «{ $value1 }» no dice qué ha pasado: escriba late, late=2, leaves=7, closes=3, opens, rounds=8 o minutes=20.

planning-boards-wanted = Diga cuántos estuches hay en un grupo (--boards), o cuánto puede durar el juego (--minutes).
planning-no-time = { $minutes } minutos no bastan para { $rounds } rondas.
planning-few-boards = { $movement } necesita al menos { $sets } estuches por ronda.
planning-rounds-with-movement = --rounds y --tables van con --movement o --barometer; si no, decide el tiempo.
planning-barometer-pairs = Un barómetro es para parejas.
knockout-overturned-won = Con los resultados de ahora { $other } ha ganado el partido contra { $on }, pero { $on } juega en la ronda { $round }.
knockout-overturned-tied = Con los resultados de ahora el partido { $on } contra { $other } está empatado, pero { $on } ya juega en la ronda { $round }.
knockout-overturned-anew = Aún no se ha anotado nada de la ronda { $round }: emparéjela de nuevo (`duplicado event pair --again`), tras los estuches extra si el partido está empatado, o retire una corrección que llegó demasiado tarde (`duplicado event undo`, Artículo 79C).
knockout-overturned-begun = La ronda { $round } ha empezado: el Organizador del Torneo dice quién sigue jugando (Artículo 80B), o se retira una corrección que llegó demasiado tarde (`duplicado event undo`, Artículo 79C).
