# `duplicado movement --change` y `duplicado event replan`: movimientos de equipos y de jugadores individuales reprogramados.
replanning-late-teams = { $count ->
    [one] un equipo llega tarde
   *[other] { $count } equipos llegan tarde
}
replanning-late-players = { $count ->
    [one] un jugador llega tarde
   *[other] { $count } jugadores llegan tarde
}
replanning-leaves-teams = { $count ->
    [one] el equipo { $who } se va
   *[other] los equipos { $who } se van
}
replanning-leaves-players = { $count ->
    [one] el jugador { $who } se va
   *[other] los jugadores { $who } se van
}
replanning-way-sit-out-teams = Como se anunció; quien no tiene oponente descansa.
replanning-way-sit-out-players = Como se anunció; una mesa incompleta no juega.
replanning-way-pair-up-teams = Como se anunció; los equipos que descansarían a la vez juegan entre sí.
replanning-way-pair-up-players = Como se anunció; cuatro que descansarían a la vez forman una mesa.
replanning-way-rover-players = Como se anunció; quien descansaría siempre ocupa por turno el sitio de otros.
replanning-way-new-rounds-teams = Primero se acaban los partidos empezados; después juegan entre sí quienes no se han enfrentado.
replanning-way-new-rounds-players = Las mesas se forman de nuevo, de modo que pocos repitan compañero.
replanning-way-continue = Se sigue más rondas como habría sido desde el principio.
replanning-way-cut = Se suprimen las últimas rondas.
replanning-way-finish = Se suprimen rondas de modo que se acaben en ambas mesas tantos partidos como sea posible.
replanning-way-fewer-boards = Se suprimen los últimos estuches de algunos juegos, en ambas mesas de un partido; los estuches se numeran después uno a uno.
replanning-out-teams = { $count ->
    [0] Desde entonces nadie descansa.
    [one] Una pareja de un equipo descansa una ronda.
   *[other] Hay { $count } rondas en que descansa una pareja de un equipo; ningún equipo tiene más de { $most }.
}
replanning-out-players = { $count ->
    [0] Desde entonces nadie descansa.
    [one] Un jugador descansa una ronda.
   *[other] Hay { $count } rondas en que descansa un jugador; ningún jugador tiene más de { $most }.
}
replanning-moved-teams = { $count ->
    [0] Ningún equipo está en otro sitio que el anunciado.
    [one] Un equipo está en otro sitio que el anunciado.
   *[other] { $count } equipos están en otro sitio que el anunciado.
}
replanning-moved-players = { $count ->
    [0] Ningún jugador está en otro sitio que el anunciado.
    [one] Un jugador está en otro sitio que el anunciado.
   *[other] { $count } jugadores están en otro sitio que el anunciado.
}
replanning-boards-teams = { $boards } estuches juega un equipo en una mesa de media.
replanning-boards-players = { $boards } estuches juega un jugador de media.
replanning-unfinished = { $count ->
    [one] Un partido se juega en una sola mesa y no puede puntuarse.
   *[other] { $count } partidos se juegan en una sola mesa y no pueden puntuarse.
}
replanning-repeats-teams = { $count ->
    [one] Se repite un partido o un juego de estuches.
   *[other] Se repiten { $count } partidos o juegos de estuches.
}
replanning-repeats-players = { $count ->
    [one] Una vez se repite compañero, o un oponente de más.
   *[other] { $count } veces se repite compañero, o un oponente de más.
}
replanning-new = { $count ->
    [one] Hace falta un estuche nuevo.
   *[other] Hacen falta { $count } estuches nuevos.
}
replanning-copies = { $count ->
    [one] Hace falta una copia más de cada estuche.
   *[other] Hacen falta { $count } copias más de cada estuche.
}
replan-error-tables = Los equipos y los jugadores individuales necesitan todas sus mesas: ponga otra mesa en lugar de la que se pierde.
replanning-never-teams = { $count ->
    [one] Un equipo no jugaría nada.
   *[other] { $count } equipos no jugarían nada.
}
replanning-never-players = { $count ->
    [one] Un jugador no jugaría nada.
   *[other] { $count } jugadores no jugarían nada.
}
