# Lo que una decisión cambia en la mesa, efecto por efecto.

effect-nothing = No sigue nada más.
effect-nothing-21b1-a = La voz queda como se hizo.
effect-nothing-29a = La voz fuera de turno vale: la voz sobre ella la ha aceptado.
effect-nothing-45c4-a = La carta que se nombró primero queda jugada.
effect-nothing-45d = La carta jugada es la que nombró el declarante; la otra vuelve al muerto.
effect-nothing-45d1 = { effect-nothing-45d }
effect-nothing-69b2 = No se transfiere ninguna baza: es tarde para ello, o no hay ninguna que transferir.
effect-nothing-69b1 = { effect-nothing-69b2 }
effect-nothing-71a = { effect-nothing-69b2 }
effect-nothing-71b = { effect-nothing-69b2 }
effect-nothing-79b = El Árbitro establece el número de bazas.
effect-nothing-81c3 = La irregularidad se trata ahora, como si se hubiera llamado la atención sobre ella.
effect-nothing-82a = Se restablece el procedimiento y el juego continúa.
effect-nothing-82b2 = El estuche se jugará; si es más tarde, la ronda sigue abierta para él hasta entonces.
effect-nothing-82c = La decisión errónea se corrige: se aplica lo que prescribe el Reglamento y el estuche se puntúa normalmente.
effect-nothing-79b1 = El juego acabó con una reclamación o concesión: son sus Artículos los que dicen de quién son las bazas, no un recuento.
effect-nothing-79b2 = Es demasiado tarde: se mantiene el número de bazas anotado.
effect-nothing-79b3 = Se mantiene el número de bazas anotado: a ningún bando se le aumenta la puntuación. La de un solo bando puede rebajarse.
effect-nothing-9b1-a = Se toma nota de la demora; no cambia nada.
effect-nothing-90a = No se propone ninguna penalidad.
effect-nothing-11b = { effect-nothing-90a }
effect-nothing-90b1 = { effect-nothing-90a }
effect-nothing-90b2 = { effect-nothing-90a }
effect-nothing-90b3 = { effect-nothing-90a }
effect-nothing-90b4 = { effect-nothing-90a }
effect-nothing-90b5 = { effect-nothing-90a }
effect-nothing-90b6 = { effect-nothing-90a }
effect-nothing-90b7 = { effect-nothing-90a }
effect-nothing-90b8 = { effect-nothing-90a }
effect-standing-calls = La subasta vale así: { $calls }. { $ended ->
    [yes] Ha terminado.
   *[no] Le toca a { $turn }.
}
effect-no-calls = No vale ninguna voz; la subasta empieza por { $turn }.
effect-skipped = (turno perdido)
effect-must-pass-turn = { $seat } debe pasar en su próximo turno.
effect-must-pass-auction = { $seat } debe pasar el resto de la subasta.
effect-must-repeat = { $seat } debe repetir su voz en su próximo turno: { $call }.
effect-ruling-lifted-seats = Termina lo que una decisión anterior impuso a las voces de { $seats }.
effect-ruling-lifted-adjustment = Ya no se exige la puntuación ajustada que se había exigido.
effect-rules-lifted = Ya no hay restricción para lo que salga o juegue { $seats }.
effect-may-not-double = { $seat } no puede doblar ni redoblar en su próximo turno.
effect-call-made = { $seat } ha hecho la voz { $call }, de la que se ocupa su propio Artículo.
effect-bid-named = Con su { $call }, { $seat } nombró { $stated }; vale sobre la última declaración hecha, nombrara lo que nombrara.
effect-informed = Lo que se supo con { $items } es información no autorizada para { $offenders } y autorizada para { $others }.
effect-uninformed = Lo que se supo con { $items } no es información no autorizada para { $unauthorized }.
effect-lead-right = Si { $offender } resulta defensor, el declarante puede restringir la primera salida de { $partner } por { $withdrawn }.
effect-lead-right-lifted = Por la voz retirada de { $offender } la salida ya no tiene más restricción.
effect-lead-rule-require = { $seat } debe salir de { $suits } si puede.
effect-lead-rule-forbid = { $seat } no puede salir de { $suits } mientras retenga la salida.
effect-lead-rule-none = { $seat } sale de lo que quiera.
effect-card-face-up = { $card } de { $seat } queda cara arriba sobre la mesa hasta el fin de la subasta.
effect-card-minor = { $card } de { $seat } es carta penalizada menor: queda sobre la mesa, y no puede jugar antes otra carta del palo menor que un honor.
effect-card-major = { $card } de { $seat } es carta penalizada mayor: queda sobre la mesa y debe jugarse en la primera ocasión legal.
effect-card-in-hand = { $card } de { $seat } vuelve a la mano.
effect-review = { $why ->
    [replaced] Al terminar el carteo el Árbitro mira si sin la irregularidad el desenlace bien podría haber sido mejor para el bando inocente.
    [known] Al terminar el carteo el Árbitro mira si el infractor podía saber que su irregularidad perjudicaría al bando inocente.
    [information] Al terminar el carteo el Árbitro mira si se usó información no autorizada.
    [penalty-card] Al terminar el carteo el Árbitro mira si la carta penalizada ayudó al bando infractor.
    [revoke] Al terminar el carteo el Árbitro mira si el bando inocente perdió por el renuncio más que las bazas que se le transfieren.
   *[result] Al terminar el carteo el Árbitro mira el resultado.
}
effect-score-adjusted = El Árbitro ajusta la puntuación: sustituye al resultado de esta mesa.
effect-standing-play = { $trick ->
    [0] Ninguna carta vale como jugada. { $due }
   *[other] En la baza { $trick } valen: { $cards }. { $due }
}
effect-standing-trick = En esta baza valen: { $cards }. { $due }
effect-defective-trick = { $seat } pone una carta entre las ya jugadas, del palo de salida si puede; la baza sigue siendo de quien la ganó.
effect-declares = El contrato es { $contract }.
effect-taken-back = { $hand } retira { $card }.
effect-play-rule-highest = { $seat } debe jugar la carta más alta que tenga del palo de salida.
effect-play-rule-lowest = { $seat } debe jugar la carta más baja que tenga del palo de salida.
effect-play-rule-require = { $seat } debe jugar { $suit } en esta baza, si puede.
effect-play-rule-forbid = { $seat } no puede jugar { $suit } en esta baza, si puede evitarlo.
effect-play-rule-card = { $seat } debe jugar { $card } en esta baza, si puede.
effect-lead-settled = Con esto { $seat } puede salir.
# A trick whose number is not known is not numbered (0).
effect-in-trick = { $trick ->
    [0] {""}
   *[other] {" "}en la baza { $trick }
}
effect-revoke-corrected = El renuncio de { $seat }{ effect-in-trick } se corrige: en su lugar sale de una carta legal o la juega.
effect-revoke-stands = El renuncio de { $seat }{ effect-in-trick } está establecido: la carta queda jugada{ $transfer ->
    [no] .
    [dummy] ; un renuncio del muerto no transfiere bazas (64B3).
   *[open] , y al terminar el carteo pueden transferirse bazas (64).
}
effect-revoke-43b2-b = El renuncio de { $seat }{ effect-in-trick } se corrige{ $transfer ->
    [no] .
   *[open] , y sin embargo pueden transferirse bazas al terminar el carteo como si fuera establecido.
}
effect-revoke-too-late = Se llamó la atención demasiado tarde para transferir bazas.
effect-deemed-revoke = Se considera que { $hand } hizo un renuncio{ effect-in-trick }: terminado el carteo, una baza pasa al otro bando si el suyo ha ganado esa baza o una posterior.
effect-deemed-played = { $card } de { $hand } queda jugada.
effect-lead-faced = La salida inicial está descubierta: el carteo ha comenzado.
effect-play-ends = El carteo termina: de las bazas restantes Norte-Sur tiene { $ns } y Este-Oeste { $ew }.
effect-play-resumes = El carteo continúa.
effect-tricks-corrected = Las bazas son: Norte-Sur { $ns }, Este-Oeste { $ew }.
effect-any = La decisión tiene otro efecto que aún no tiene palabras; véase el Artículo.
effect-claim-set-aside = La reclamación queda en suspenso mientras se corrige el renuncio anterior.
effect-claim-restored = La reclamación vuelve a valer.
effect-exposure-forgiven = Las cartas que haya mostrado { $seat } no son penalizadas.
effect-revoke-not-established = { $card } de { $hand } no establece ningún renuncio.
effect-must-lead-again = El declarante sale de nuevo de la mano correcta; un defensor que juegue antes deja expuesta su carta.
effect-revoke-43b3 = El renuncio de { $seat }{ effect-in-trick } está establecido, pero el muerto no tenía derecho a ser el primero en llamar la atención: se sigue jugando y el Árbitro mira el resultado.
effect-revoke-waived = El renuncio de { $seat }{ effect-in-trick } queda como se jugó, y por él no se transfiere ninguna baza.

# Lo que una decisión resuelve por su propio Artículo, además de sus efectos en el acta.
ruled-10b = Vale lo que los jugadores resolvieron entre sí sin el Árbitro.
ruled-11a = El bando inocente ha perdido su derecho a la rectificación: no hay ninguna.
ruled-13a2 = Las cartas vuelven a las manos a las que pertenecen, y el estuche se juega.
ruled-13b1 = Las cartas vuelven a las manos a las que pertenecen, no cambia ninguna voz, y el estuche se juega.
ruled-13c = La carta de la otra baraja se retira, y el juego continúa.
ruled-13d2-a = { ruled-13a2 }
ruled-13f = { ruled-13c }
ruled-14a1 = La carta vuelve a la mano a la que faltaba, y cuenta como si siempre hubiera estado en ella; no cambia ninguna voz.
ruled-14a2 = El reparto se rehace con otra baraja; la carta cuenta como si siempre hubiera estado en su mano, y no cambia ninguna voz.
ruled-14b2 = La carta vuelve a la mano a la que faltaba, y cuenta como si siempre hubiera estado en ella; no haberla jugado puede ser renuncio.
ruled-14b3 = El reparto se rehace con otra baraja; la carta cuenta como si siempre hubiera estado en su mano, y no haberla jugado puede ser renuncio.
ruled-21b3 = Es demasiado tarde para cambiar una voz: su compañero ya ha hablado después, o la subasta ha terminado.
ruled-39a = La voz dada tras el paso final se cancela: la subasta ha terminado.
ruled-48a = El bando declarante nunca tiene cartas penalizadas: la carta vuelve a la mano, y el juego continúa.
ruled-54e = La carta vuelve a la mano, pues el bando declarante no tiene cartas penalizadas; la salida inicial es del defensor que corresponde.
ruled-67b2-a = Las cartas sobrantes vuelven a la mano, y cuentan como si siempre hubieran estado en ella.
ruled-79a2 = La baza es del otro bando: se corrige el número de bazas, y quien lo sabía puede ser penalizado.
ruled-81c5 = No se aplica la rectificación, como pide el bando inocente.
