# Las opciones que un Artículo da a un jugador y lo que entraña cada una; el jugador oye todo antes de elegir (10C1).

offer-any = { $by } tiene una opción según este Artículo.
offer-27a1 = { $by } puede aceptar { $insufficient } o rechazarla.
offer-27a1-accept = { $insufficient } vale y la subasta sigue desde ahí, sin rectificación.
offer-27a1-refuse = { $insufficient } se cancela. { $corrected ->
    [yes] Vale { $second }, que { $offender } ya ha puesto en su lugar (27C).
   *[no] { $offender } debe sustituirla por una voz legal.
} Con la declaración suficiente mínima que { $laws ->
    [old] nombra la misma denominación, sin ser artificial ninguna de las dos, o con una voz de significado igual o más preciso
   *[new] especifica la misma denominación, o con una voz comparable
}, la subasta sigue con normalidad. Tras otra declaración o un paso, { $partner } debe pasar el resto de la subasta, y el declarante puede restringir la salida de { $partner } si { $offender } defiende. Cualquier otro doblo o redoblo se cancela.
offer-27b4 = { $by } puede aceptar la segunda declaración insuficiente, { $second }, o rechazarla.
offer-27b4-accept = { $second } vale y la subasta sigue desde ahí, sin rectificación.
offer-27b4-refuse = { $second } se cancela; { $offender } da otra voz, y { $partner } debe pasar el resto de la subasta.
offer-29a = { $by } puede aceptar la voz { $call } de { $offender }, dada fuera de turno, o rechazarla.
offer-29a-accept = La voz { $call } de { $offender } vale{ $loses ->
    [yes] , { $turn } pierde este turno,
   *[no] {""}
} y la subasta sigue desde ahí sin rectificación.
offer-29a-refuse = La voz { $call } se cancela y le toca otra vez a { $turn }. { $way ->
    [pass-once] { $offender } debe pasar cuando llegue su turno.
    [pass-always] { $offender } debe pasar el resto de la subasta, y { $partner } no puede doblar ni redoblar en su próximo turno.
    [repeat-or-compare] Si { $turn } pasa, { $offender } debe repetir { $call }. Si { $turn } hace otra cosa, { $offender } da la voz que quiera: con una voz comparable la subasta sigue con normalidad; si no, { $partner } debe pasar en su próximo turno y puede haber restricción a la salida.
    [repeat-or-name] Si { $turn } pasa, { $offender } debe repetir { $call }. Si { $turn } hace otra cosa y { $offender } declara la misma denominación, { $partner } debe pasar en su próximo turno; si no, el resto de la subasta, y puede haber restricción a la salida.
    [repeat-or-silence] Si { $turn } pasa, { $offender } debe repetir { $call }. Si no, { $partner } debe pasar el resto de la subasta, y puede haber restricción a la salida.
    [silence] { $partner } debe pasar el resto de la subasta, y puede haber restricción a la salida.
   *[compare] Cuando llegue su turno, { $offender } da la voz que quiera: con una voz comparable la subasta sigue con normalidad; si no, { $partner } debe pasar en su próximo turno y puede haber restricción a la salida.
}
offer-25b1 = { $by } puede aceptar la segunda voz de { $offender }, { $call }, o rechazarla.
offer-25b1-accept = La voz { $call } vale en lugar de { $first }; lo que indicó { $first } es información no autorizada para el bando de { $offender }, y el declarante puede restringir la salida si { $offender } defiende.
offer-25b1-refuse = Vale la voz { $first } y { $call } se cancela; lo que esta indicó es información no autorizada para el bando de { $offender }, y el declarante puede restringir la salida si { $offender } defiende.
offer-25a4 = { $by } puede cambiar la voz que dio sobre { $first }, pues ahora vale { $call }.
offer-25a6 = { $by } puede cambiar la voz que dio sobre { $first }, pues ahora vale { $call }.
offer-21b1-a = { $by } recibió información errónea y puede cambiar su última voz.
offer-21b2 = { $by } puede cambiar su voz, pues ha cambiado la anterior.
offer-26a = { $by } puede exigir o prohibir a { $leader } que salga de un palo que mostraba la voz retirada { $withdrawn }: { $suits }.
offer-26a-require = { $leader } debe salir del palo nombrado, ahora o la primera vez que le toque salir, si puede.
offer-26a-forbid = { $leader } no puede salir del palo nombrado mientras retenga la salida.
offer-26b = { $by } puede prohibir a { $leader } salir de un palo, por la voz retirada { $withdrawn }: { $suits }.
offer-26b-forbid = { $leader } no puede salir del palo nombrado mientras retenga la salida.
offer-43b2-a = { $by } o { $also } elige la mano de la que debe salir el declarante.
offer-45c4-b = { $by } puede retirar lo que jugó desde que se cambió la carta del muerto: { $cards }.
offer-45d = { $by } puede retirar lo que jugó tras la carta mal colocada: { $cards }.
offer-45d1 = { $by } puede retirar lo que jugó tras la carta mal colocada: { $cards }.
offer-46b3-b = { $by } nombra la carta que juega el muerto: { $cards }.
offer-46b5 = { $by } o { $also } nombra la carta que juega el muerto: { $cards }.
offer-47e2-a = { $by } puede retirar lo que jugó tras una explicación errónea: { $cards }.
offer-50d2 = { $by } dice de qué sale { $leader }; el compañero de { $leader } tiene la carta penalizada { $penalty }.
offer-50d2-require = { $leader } debe salir de ese palo si puede; { $penalty } vuelve a la mano.
offer-50d2-forbid = { $leader } no puede salir de ese palo mientras retenga la salida; { $penalty } vuelve a la mano.
offer-50d2-no-restriction = { $leader } sale de lo que quiera; { $penalty } sigue sobre la mesa como carta penalizada.
offer-51b1 = { $by } dice de qué sale { $leader }; el compañero de { $leader } tiene las cartas penalizadas { $penalty }.
offer-51b1-require = { $leader } debe salir de ese palo si puede; las cartas penalizadas del palo vuelven a la mano.
offer-51b1-forbid = { $leader } no puede salir de ese palo mientras retenga la salida; sus cartas penalizadas vuelven a la mano.
offer-51b1-no-restriction = { $leader } sale de lo que quiera; las cartas penalizadas siguen sobre la mesa.
offer-51b2 = { $by } dice de qué sale { $leader }; el compañero de { $leader } tiene cartas penalizadas de varios palos: { $penalty }.
offer-51b2-require = { $leader } debe salir de uno de los palos nombrados si puede; las cartas penalizadas de esos palos vuelven a la mano.
offer-51b2-forbid = { $leader } no puede salir de los palos nombrados mientras retenga la salida; sus cartas penalizadas vuelven a la mano.
offer-51b2-no-restriction = { $leader } sale de lo que quiera; las cartas penalizadas siguen sobre la mesa.
offer-51a = { $by } dice qué carta penalizada juega ahora { $offender }: { $cards }.
offer-51a-plays = { $offender } debe jugar esa carta en esta baza.
offer-52b1-a = { $by } puede aceptar { $penalty }, jugada en lugar de la carta penalizada, o rechazarla.
offer-52b1-a-accept = { $penalty } vale como jugada; la carta penalizada sigue sobre la mesa y debe jugarse en la primera ocasión.
offer-52b1-a-refuse = { $penalty } se retira y es también carta penalizada; { $offender } juega la carta penalizada que debía.
offer-54 = { $by }, presunto declarante, tiene tres opciones tras la salida inicial de { $penalty } fuera de turno, de { $offender }.
offer-54-spread = { $by } extiende su mano y pasa a ser el muerto; su compañero es el declarante.
offer-54-accept = La salida vale; se extiende el muerto, { $by } lo ve y juega la segunda carta de su propia mano.
offer-54-refuse = La salida se retira: { $penalty } sigue boca arriba como carta penalizada mayor; la salida inicial es de { $turn }, y { $by } puede exigir o prohibir ese palo.
offer-55a = { $by } puede aceptar la salida fuera de turno del declarante, { $penalty }, o hacer que se retire{ $also ->
    [none] {""}
   *[other] { " " }({ $also } puede hablar primero)
}.
offer-55a-accept = La salida vale y juega la mano siguiente.
offer-55a-refuse = { $penalty } se retira y sale { $leads ->
    [own-side] el declarante, de la mano correcta
   *[other] { $turn }
}.
offer-56 = { $by } puede aceptar la salida de { $penalty } fuera de turno, de { $offender }, o rechazarla.
offer-56-accept = La salida vale, y { $by } juega a ella.
offer-56-refuse = La salida se retira: { $penalty } sigue boca arriba como carta penalizada mayor; sale { $turn }{ $leads ->
    [partner] , y { $by } puede exigir o prohibir el palo
   *[other] {""}
}.
offer-57a = { $by } dice qué juega { $partner } en esta baza, porque { $offender } jugó { $penalty } antes de tiempo.
offer-57a-highest = { $partner } juega la carta más alta que tenga del palo de salida.
offer-57a-lowest = { $partner } juega la carta más baja que tenga del palo de salida.
offer-57a-require = { $partner } juega una carta del palo nombrado, si el Reglamento se lo permite.
offer-57a-forbid = { $partner } no puede jugar una carta del palo nombrado, si puede evitarlo.
offer-58b2 = { $by } dice cuál juega de las cartas que jugó al mismo tiempo: { $cards }.
offer-58b2-plays = Esa carta queda jugada; de un defensor las otras son cartas penalizadas, las del declarante vuelven a la mano.
offer-58b3 = { $by } puede retirar { $cards }, pues ha cambiado la carta anterior.
offer-62c1 = { $by } puede retirar lo que jugó tras el renuncio: { $cards }.
offer-62c2 = { $by } puede retirar { $cards }, pues el oponente anterior ha cambiado su carta.
offer-62c2-takes-back = Juega otra carta; de un defensor la carta retirada es carta penalizada.

# Las mismas palabras significan lo mismo en varios Artículos.

offer-word-call = Da otra voz legal, que vale en lugar de la suya.
offer-word-keep = { $kept ->
    [call] Su voz queda como está.
   *[card] La carta queda jugada.
}
offer-word-takes-back = La retira y juega otra carta; lo que indicó la primera es información no autorizada para el otro bando.
offer-word-no-restriction = { $leader } sale de lo que quiera.
offer-word-from-hand = El declarante sale de su propia mano.
offer-word-from-dummy = El declarante sale del muerto.
offer-word-dummy = El muerto juega esa carta.
offer-word-accept = Vale.
offer-word-refuse = No vale.
offer-word-require = Hay que salir de ese palo o jugarlo.
offer-word-forbid = No se puede salir de ese palo ni jugarlo.
offer-word-plays = Esa carta queda jugada.

# Los botones con que un jugador elige.

choose-accept = Aceptar
choose-refuse = Rechazar
choose-require = Exigir { $suits }
choose-forbid = Prohibir { $suits }
choose-no-restriction = Sin restricción
choose-highest = La carta más alta
choose-lowest = La carta más baja
choose-spread = Extender la mano
choose-from-hand = De la mano del declarante
choose-from-dummy = Del muerto
choose-plays = Jugar { $card }
choose-keep = Dejarlo como está
choose-call = { $call }
choose-takes-back = Retirar { $card }
choose-dummy = El muerto juega { $card }

# Cómo se cuenta una elección hecha.

chosen-accept = { $by } acepta.
chosen-refuse = { $by } no acepta.
chosen-require = { $by } exige { $suits }.
chosen-forbid = { $by } prohíbe { $suits }.
chosen-no-restriction = { $by } no impone restricción.
chosen-highest = { $by } exige la carta más alta del palo de salida.
chosen-lowest = { $by } exige la carta más baja del palo de salida.
chosen-spread = { $by } extiende su mano.
chosen-from-hand = { $by } elige la mano del declarante.
chosen-from-dummy = { $by } elige el muerto.
chosen-plays = { $by } nombra { $card }.
chosen-keep = { $by } lo deja como está.
chosen-call = { $by } dice { $call }.
chosen-call-of-bid = { $call } de { $bid }
chosen-takes-back = { $by } retira { $card }.
chosen-dummy = { $by } nombra { $card } del muerto.
chosen-any = { $by } elige: { $word }.
