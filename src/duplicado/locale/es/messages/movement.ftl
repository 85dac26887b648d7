# Movimientos: duplicado movement.

movement-heading = Movimientos para { $pairs } parejas en { $minutes } minutos, a { $board } minutos por estuche y { $change } por cambio de mesa.
movement-named = { $winners ->
    [one] { $name }, un ganador
   *[other] { $name }, dos ganadores
}
movement-name-mitchell = Mitchell
movement-name-skip-mitchell = Mitchell con salto
movement-name-share-and-relay = Mitchell con mesas que comparten y banquillo
movement-name-hesitation = Mitchell con espera
movement-name-rover = Mitchell con pareja errante
movement-name-web = Web
movement-name-howell = Howell
movement-name-curtailed-howell = Howell abreviado
movement-name-three-quarter-howell = Howell de tres cuartos
movement-name-small-howell = Howell de tres mesas
movement-name-all-together = Dos mesas con los mismos estuches
movement-name-barometer = Barómetro
movement-name-swiss = Suizo
movement-name-danish = Danés
movement-name-given = Movimiento de un archivo
movement-size = { $tables } mesas, { $rounds } rondas de { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
}: { $total } estuches en juego, { $played } jugados por pareja de media, { $minutes } minutos.
movement-balance = Equidad { $quality } de 100.
movement-sit-outs = { $count ->
    [0] Nadie descansa.
    [one] Una pareja descansa una ronda.
   *[other] Hay { $count } rondas de descanso, contadas entre todas las parejas.
}
movement-how-mitchell = Norte-Sur se quedan, Este-Oeste pasan a la mesa siguiente, los estuches a la anterior.
movement-how-skip-mitchell = Norte-Sur se quedan, Este-Oeste pasan a la mesa siguiente, los estuches a la anterior.
movement-how-share-and-relay = Norte-Sur se quedan, Este-Oeste pasan a la mesa siguiente, los estuches a la anterior o al banquillo.
movement-how-hesitation = Todos menos las parejas fijas pasan a la mesa siguiente; quien llega a la última juega allí en Este-Oeste, después en Norte-Sur y luego va a la mesa 1. Los estuches pasan a la mesa anterior o al banquillo.
movement-how-rover = Como en un Mitchell; desde la ronda 2 la pareja de número más alto ocupa un asiento Norte-Sur, y la pareja de ese asiento descansa.
movement-how-web = Norte-Sur se quedan, Este-Oeste pasan a la mesa siguiente; para los estuches cada mesa sigue su tarjeta.
movement-how-howell = La última pareja se queda; todas las demás siguen su tarjeta guía.
movement-how-curtailed-howell = Todos siguen su tarjeta guía; no todas las parejas se enfrentan.
movement-how-three-quarter-howell = Algunas parejas se quedan en su mesa pero cambian de línea; todas siguen su tarjeta guía.
movement-how-small-howell = Todos siguen su tarjeta guía; en algunas mesas la flecha se gira dentro de la ronda.
movement-how-all-together = Cada mesa juega primero la mitad de los estuches de la ronda; después las mesas los intercambian.
movement-how-barometer = Todas las mesas juegan los mismos estuches en cada ronda; la última pareja se queda, las demás siguen su tarjeta guía.
movement-how-swiss = Todas las mesas juegan los mismos estuches en cada ronda; cada ronda se empareja según la clasificación, sin repetir oponentes.
movement-how-danish = Todas las mesas juegan los mismos estuches en cada ronda; cada ronda se empareja según la clasificación, aunque se repitan oponentes.
movement-how-given = Todos siguen su tarjeta guía.
movement-lines = Norte-Sur son las parejas { $ns }, Este-Oeste las parejas { $ew }.
movement-skip = Después de la ronda { $round } Este-Oeste avanzan dos mesas.
movement-relay = Entre las mesas { $table } y { $next } hay un banquillo para estuches.
movement-exchange = { $rounds ->
    [all] Las mesas { $tables } comparten sus estuches dentro de la ronda.
   *[other] Las mesas { $tables } comparten sus estuches dentro de la ronda, en: ronda { $rounds }.
}
movement-copies = Hacen falta { $count } juegos de los estuches.
movement-switched = Flecha girada en todas las mesas en: ronda { $rounds }.
movement-turned = Flecha girada en mesas sueltas (ronda/mesa): { $places }.
movement-repeat-rover-of-that-size = Las parejas { $one } y { $other } se enfrentan dos veces (rondas { $first } y { $second }): ninguna pareja errante completa lo evita con tantas mesas.
movement-repeat-danish = Las parejas { $one } y { $other } vuelven a enfrentarse (rondas { $first } y { $second }): un movimiento danés empareja solo según la clasificación.
movement-repeat-replanned = Las parejas { $one } y { $other } vuelven a enfrentarse (rondas { $first } y { $second }): el movimiento se cambió durante el juego.
movement-column-round = Ronda
movement-column-table = Mesa
movement-column-ns = NS
movement-column-ew = EO
movement-column-boards = Estuches
movement-column-next = Estuches a la mesa
movement-side-ns = Norte-Sur
movement-side-ew = Este-Oeste
movement-card = Pareja { $pair } - { $name }
movement-card-stays = Asiento fijo durante toda la sesión.
movement-card-line = Ronda { $round }: mesa { $table }, { $side }, contra la pareja { $opponent }, estuches { $boards }
movement-card-out = Ronda { $round }: descanso
movement-table = Mesa { $table } - { $name }
movement-nothing-fits = Ningún movimiento para { $pairs } parejas cabe en { $minutes } minutos con estas condiciones. Dé más tiempo, otro número de ganadores u otros números de estuches por ronda.
movement-bad-boards = «{ $part }» no dice cuántos estuches puede jugar una mesa por ronda: escriba números de 1 a { $most }, por ejemplo 2-4 o 2,3.
movement-no-such-choice = { $count ->
    [one] Solo hay una propuesta.
   *[other] Solo hay { $count } propuestas.
}
movement-no-such-pair = No existe la pareja { $pair }: las parejas van de 1 a { $last }.
movement-no-such-table = No existe la mesa { $table }: las mesas van de 1 a { $last }.
movement-heading-teams = Movimientos para { $pairs } equipos en { $minutes } minutos, a { $board } minutos por estuche y { $change } por cambio de mesa.
movement-heading-players = Movimientos para { $pairs } jugadores en { $minutes } minutos, a { $board } minutos por estuche y { $change } por cambio de mesa.
movement-who = Diga cuántos hay: --pairs (parejas), --teams (equipos) o --players (jugadores).
movement-only-pairs = --winners, --barometer y --to son para parejas.
movement-fits-in = El más corto dura unos { $minutes } minutos.
movement-fits-with = Con { $boards } estuches por ronda hay uno que sirve.
movement-nothing-fits-teams = Ningún movimiento para { $count } equipos cabe en { $minutes } minutos con estas condiciones. Dé más tiempo u otros números de estuches por ronda.
movement-nothing-fits-players = Ningún movimiento para { $count } jugadores cabe en { $minutes } minutos con estas condiciones. Hay diseños para múltiplos de 4 y uno más; dé más tiempo u otros números de estuches por ronda.
movement-name-american-whist = Whist americano
movement-name-round-robin = Todos contra todos
movement-name-new-england = Relevo de Nueva Inglaterra
movement-name-head-to-head = Partidos directos
movement-name-rainbow = Arcoíris
movement-name-whist = Torneo de whist
movement-how-american-whist = Norte-Sur se quedan, Este-Oeste bajan dos mesas, los estuches una; cada mesa tiene su tarjeta.
movement-how-round-robin = Las dos mesas de un partido intercambian sus estuches; los partidos siguen la lista.
movement-how-new-england = Norte-Sur se quedan, Este-Oeste bajan dos mesas y a la mitad tres; los estuches bajan una. Cada mesa tiene su tarjeta.
movement-how-head-to-head = Las dos mesas de un partido intercambian sus estuches.
movement-how-rainbow = Cada uno sigue su tarjeta guía; nadie repite compañero ni oponente.
movement-how-whist = Cada uno sigue su tarjeta guía; a lo largo de todo el movimiento cada uno es compañero de cada otro una vez y oponente dos.
movement-met-teams = Un equipo se enfrenta al { $part } % de los demás.
movement-met-players = Un jugador tiene de compañeros al { $part } % de los demás.
movement-out-teams = { $count ->
    [0] Todos los equipos juegan en todas las rondas.
    [one] Un equipo descansa una ronda.
   *[other] Hay { $count } descansos.
}
movement-out-players = { $count ->
    [0] Nadie descansa.
    [one] Un jugador descansa una ronda.
   *[other] Hay { $count } rondas de descanso, contadas entre todos los jugadores.
}
movement-column-north = N
movement-column-east = E
movement-column-south = S
movement-column-west = O
movement-how-replanned = { $round ->
    [1] Todos siguen la nueva tarjeta guía.
   *[other] Desde la ronda { $round } todos siguen la nueva tarjeta guía; antes no ha cambiado nada.
}
movement-change = Antes de la ronda { $round }: { $what }. Las maneras de seguir, la mejor primero:
movement-change-late = { $count ->
    [one] una pareja llega tarde
   *[other] { $count } parejas llegan tarde
}
movement-change-leaves = { $count ->
    [one] la pareja { $pairs } se va
   *[other] las parejas { $pairs } se van
}
movement-change-closes = la mesa { $table } ya no puede usarse
movement-change-opens = puede usarse una mesa más
movement-change-rounds = { $rounds } rondas en total
movement-change-minutes = se han perdido { $minutes } minutos
movement-way-sit-out = Como se anunció; quien no tiene oponente descansa.
movement-way-pair-up = Como se anunció, salvo que dos parejas sin oponentes en la misma ronda juegan entre sí.
movement-way-share = Como se anunció; quienes descansarían a la vez juegan entre sí con los estuches de otra mesa, que van y vienen.
movement-way-rearrange = Quienes descansarían juegan; para ello otras parejas cambian de oponente.
movement-way-pair-up-again = Quienes descansarían juegan entre sí, aunque ya se hayan enfrentado.
movement-way-rover = Quien descansaría a menudo va de mesa en mesa como pareja errante y ocupa por turno el sitio de otras.
movement-way-other-movement = Otro movimiento: { $name }, { $tables } mesas{ $first ->
    [1] .
   *[other] ; lo jugado es su comienzo.
}
movement-way-continue = Se sigue más rondas como habría sido desde el principio.
movement-way-new-rounds = Las rondas añadidas se forman con los oponentes y estuches que quedan.
movement-way-cut = Se suprimen las últimas rondas.
movement-way-fewer-boards = En las próximas rondas se suprimen los últimos estuches de cada grupo; los estuches se numeran después uno a uno.
movement-way-out = { $count ->
    [0] Desde entonces nadie descansa.
    [one] Una pareja descansa una ronda.
   *[other] { $count } descansos en { $rounds ->
        [one] la ronda que queda
       *[other] las { $rounds } rondas que quedan
    }, como mucho { $most ->
        [one] uno
       *[other] { $most }
    } por pareja.
}
movement-way-never = { $count ->
    [one] Una pareja no jugaría nunca.
   *[other] { $count } parejas no jugarían nunca.
}
movement-way-moved = { $count ->
    [0] Nadie tiene que ir a un sitio distinto.
    [one] Una pareja está en otro sitio que el anunciado.
   *[other] { $count } parejas están en otro sitio que el anunciado.
}
movement-way-boards = Cada pareja juega { $boards } estuches de media.
movement-way-repeats = { $count ->
    [one] Se repite un enfrentamiento.
   *[other] Se repiten { $count } enfrentamientos.
}
movement-way-new = { $count ->
    [one] Hace falta un estuche nuevo.
   *[other] Hacen falta { $count } estuches nuevos.
}
movement-bad-change = «{ $change }» no dice qué ocurrió antes de qué ronda: escriba p. ej. 4:late, 4:leaves=7, 4:closes=3, 4:opens, 4:rounds=8 o 4:minutes=20.
movement-no-such-change = «{ $change }» no puede ser: no existe esa ronda, pareja o mesa, o no cambiaría nada.
movement-no-such-way = { $count ->
    [one] Solo hay una manera de seguir.
   *[other] Solo hay { $count } maneras de seguir.
}
movement-sharing = Estas mesas comparten sus estuches dentro de una ronda: { $tables }.
movement-size-other = { $tables } mesas, { $rounds } rondas de { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
}: { $total } estuches en juego, { $played } jugados por cada uno de media, { $minutes } minutos.
