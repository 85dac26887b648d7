# Penalidades que se descuentan del resultado de un solo match
penalty-in-match = en el partido contra { $opponents }, sesión { $session }
penalty-in-knock-out = en el partido contra { $opponents }
penalty-taken-in-match = Penalidad, { $who }: { $amount } { $unit } ({ $reason })
office-slow-table = { $where }: { $over } min más que los { $allowed } min de la ronda ({ $who }). De quién fue el retraso lo juzga el Árbitro.
penalty-unit-percent-of-top = % de un top
penalty-unit-matchpoints = PM
penalty-unit-imps = IMP
penalty-unit-victory-points = VP
penalty-unit-points = puntos
why-match-taken = ; menos { $taken } de penalidad
why-match-taken-opponents = ; los oponentes, menos { $taken }
event-refused-penalty-unit = Aquí no pueden descontarse { $value1 ->
        [percent_of_top] partes de un top
        [matchpoints] PM
        [imps] IMP
        [victory_points] VP
       *[points] puntos
    }: indique la penalidad en { $value2 }.
event-refused-penalty-wants-match = No hay un total del que pueda descontarse. Indique el partido de cuyo resultado se descuenta: los oponentes (--opponents) o la ronda de la sesión (--round, --session).
event-refused-penalty-not-of-match = Según estas condiciones de la competición se penaliza en VP, del total: no indique el partido.
event-refused-penalty-no-matches = En esta prueba no se juegan partidos: no indique oponentes ni ronda.
event-refused-penalty-never-meet = { $value1 } y { $value2 } no se enfrentan.
event-refused-penalty-match-not-there = { $value1 } y { $value2 } no se enfrentan ahí; se enfrentan en la sesión y ronda { $value3 }.
event-refused-penalty-which-session = { $value1 } y { $value2 } se enfrentan en las sesiones { $value3 }: diga en cuál (--session).
event-refused-penalty-which-round = { $value1 } y { $value2 } se enfrentan en las rondas { $value3 } de la sesión: diga en cuál (--round).
event-refused-penalty-which-opponents = ¿En qué partido de { $value1 }? Nombre a los oponentes (--opponents): { $value3 }.
console-penalty-against = Oponentes
console-penalty-against-hint = Solo si se descuenta del resultado de un partido, como en una eliminatoria.
console-penalty-session = Sesión
console-penalty-round = Ronda
option-about-pp-in-matches = En qué se penaliza en los partidos que se convierten en Puntos Victoria: Puntos Victoria del total, IMP del partido, o cualquiera de los dos.
penalty-wants-unit = Diga en qué unidad es: { $value1 }. Una advertencia es 0.
penalty-wants-amount = Diga la cantidad y su unidad, o nombre la infracción: entonces es lo que tiene el baremo.
why-match-averaged = ; la media de { $own } y, según lo que tienen los oponentes, { $other }, porque los estuches no se compensan (Artículo { $law })
why-match-in-whole = ; { $margin } en la escala
office-by-the-director = el Árbitro
event-refused-founding-stays = Todas las anotaciones dependen de la creación de la prueba: no se puede deshacer.
event-refused-round-went-on = Después se ha anunciado otra ronda: el anuncio de esta se mantiene. Deshaga antes el anuncio posterior.
event-refused-undone-already = Esa anotación ya está deshecha.
penalty-of-top = { $amount } % de un top
penalty-ground-90b1 = llegada tarde
penalty-ground-90b2 = juego lento
penalty-ground-90b3 = comentar un estuche de modo que otros lo oigan
penalty-ground-90b4 = comparar puntuaciones durante el juego
penalty-ground-90b5 = tocar las cartas de otro jugador
penalty-ground-90b6 = cartas en la ranura equivocada del estuche
penalty-ground-90b7 = error de procedimiento que exige una puntuación ajustada
penalty-ground-90b8 = instrucciones no cumplidas de inmediato
