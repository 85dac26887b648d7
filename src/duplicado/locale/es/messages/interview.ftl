# La entrevista: qué ocurrió, qué se pregunta y por qué, qué se sigue. La usan `duplicado rule` y las páginas.

## Incidentes: un nombre y las palabras con que los buscan jugadores y árbitros

incident-insufficient-bid = Declaración insuficiente
incident-call-out-of-rotation = Voz fuera de turno
incident-change-of-call = Cambio de voz
incident-inadmissible-double = Doblo o redoblo no permitido
incident-call-by-a-player-who-must-pass = Voz de un jugador que debe pasar
incident-bid-above-seven = Declaración de más de siete
incident-call-after-the-final-pass = Voz después del paso final
incident-turn-lost = Se saltó a un jugador y siguieron tres pasos
incident-card-exposed-in-the-auction = Carta vista durante la subasta
incident-lead-after-withdrawn-call = Primera salida del compañero de quien retiró una voz
incident-opening-lead-out-of-turn = Salida inicial fuera de turno
incident-lead-out-of-turn = Salida posterior fuera de turno
incident-premature-play = Carta jugada o salida antes de tiempo
incident-two-cards-together = Dos cartas jugadas a la vez
incident-card-exposed = Carta expuesta durante el carteo
incident-penalty-card-partner-leads = Salida del compañero de quien tiene carta penalizada
incident-penalty-card-not-played = Carta penalizada no jugada
incident-several-penalty-cards = Varias cartas penalizadas, y más de una jugable
incident-card-held-out = Carta mostrada o tocada de modo que quizá deba jugarse
incident-designation-changed = El declarante cambió la carta pedida al muerto
incident-card-misplaced-by-dummy = El muerto puso una carta no pedida
incident-card-suggested-by-dummy = El muerto sugirió una carta
incident-intention-other-than-words = El declarante quería sin duda otra carta del muerto
incident-played-on-a-wrong-explanation = Salió o jugó con una explicación errónea
incident-card-omitted = Un jugador no jugó carta a una baza
incident-cards-too-many = Cartas de más entre las bazas jugadas
incident-card-of-another-pack = Carta de otra baraja
incident-call-on-the-other-board = Voz en el estuche cuyas cartas se tuvieron por error
incident-right-in-doubt = Derecho perdido, dispensado o resuelto sin el Árbitro
incident-revoke = Renuncio
incident-disputed-claim = Reclamación o concesión discutida
incident-agreement-withdrawn = Aceptó una reclamación y se arrepiente
incident-concession-cancelled = Concedió una baza que no podía perder
incident-tricks-disagreed = Los bandos no coinciden en las bazas ganadas
incident-wrong-number-of-cards = Manos con número de cartas incorrecto
incident-missing-card = Falta una carta
incident-cards-from-another-board = Un jugador tenía las cartas de otro estuche
incident-wrong-board = Estuche equivocado
incident-information-from-elsewhere = Oyó o vio algo de un estuche
incident-explanation-corrected = Explicación errónea advertida en la subasta o antes de la salida

## Lo que se pregunta

ask-calls = ¿Quién dio, y qué voces se oyeron, en su orden?
ask-contract = ¿Cuál es el contrato y quién es el declarante?
ask-card = ¿Qué carta?
ask-cards = ¿Qué carta o cartas?
ask-how = ¿Cómo ocurrió?
ask-how-dropped = se cayó, por accidente
ask-how-shown = se mostró o se nombró, o se jugó a propósito
ask-how-led = se salió con ella o se jugó
ask-how-face-up = boca arriba
ask-how-face-down = boca abajo, aún sin volver
ask-leader = ¿Quién salió, o ha de salir?
ask-lead = ¿Quién salió y con qué carta?
ask-penalty-card-partner-leads-leader = ¿Quién ha de salir?
ask-led-before-declarer-chose-leader = ¿Quién salió?
ask-trick = ¿Quién salió a la baza y qué cartas hay en ella, en orden de juego?
ask-proper = ¿De qué mano debía salirse (el muerto, si era de allí)?
ask-turn = ¿A quién le toca ahora salir o jugar?
ask-due = ¿Cuál era la carta penalizada de { $seat }?
ask-withdrawn = ¿Qué voz retiró { $seat }?
ask-shown = ¿Qué palos mostraba la voz retirada { $call }?
ask-specified = ¿Qué palos ha mostrado { $seat } en la subasta tal como queda?
ask-how-far = ¿Hasta dónde había llegado el juego y cómo se advirtió?
ask-how-far-established = el bando que renunció ha salido o jugado después a una baza posterior, nombrado carta para ella, o reclamado o concedido
ask-how-far-next-trick = alguien ha salido a la baza siguiente
ask-how-far-after-a-claim = se advirtió tras una reclamación o concesión del otro bando
ask-how-far-trick-twelve = el renuncio fue en la baza doce
ask-how-far-hands-returned = las cuatro manos han vuelto al estuche
ask-how-far-penalty-cards = el que renunció, un defensor, tiene una carta penalizada en la mesa
ask-how-far-dummy-asked = el muerto fue el primero en preguntar a un defensor
ask-how-far-dummy-without-rights = el muerto había perdido sus derechos (43A2) y fue el primero en llamar la atención
ask-how-far-led-as-told = el bando que renunció ha salido a la baza siguiente, pero solo porque un oponente le había dicho a su jugador que le tocaba
ask-circumstances = ¿Se da algo de esto?
ask-circumstances-penalty-card = fue no jugar una carta penalizada, o con una carta del muerto
ask-circumstances-same-suit-again = el mismo jugador ya había renunciado al mismo palo en este estuche
ask-circumstances-both-sides = ambos bandos han renunciado en este estuche
ask-circumstances-called-on-the-next-board = se llamó la atención cuando el otro bando ya había hablado en el estuche siguiente
ask-circumstances-round-over = se llamó la atención terminada la ronda
ask-circumstances-correction-period-over = se llamó la atención terminado el Periodo de Corrección
ask-artificial = ¿Es artificial el paso de { $seat }?
ask-accepted = ¿Había aceptado antes { $seat } la voz { $call } de { $player }?
ask-tricks-won = ¿Qué bazas ha ganado el bando de { $player } desde la del renuncio?
ask-tricks-won-himself = esa baza, con la carta con la que renunció { $seat }
ask-tricks-won-partner = esa baza, con la carta de su compañero
ask-tricks-won-own-side = esa baza
ask-tricks-won-later = una o más bazas posteriores
interview-one-winner = Una baza la gana una sola carta: marque una de las dos.
ask-claimer = ¿Quién reclamó o concedió?
ask-tricks = ¿Cuántas bazas?
ask-hands = ¿Qué cartas tiene aún cada mano, hasta donde se sabe?
ask-rest-hands = no se saben
ask-left = ¿Cuántas bazas quedaban por jugar?
ask-statement = ¿Qué dijo { $seat } sobre la línea de juego?
ask-rest-statement = no dijo nada de eso
ask-won = ¿Había ganado ya ese bando las bazas?
ask-side = ¿Qué bando ha de recuperar bazas?
ask-made = ¿Cuántas bazas se le han anotado a { $seat } como declarante?
ask-late = ¿Ha terminado el Periodo de Corrección?
ask-already = ¿Qué cartas penalizadas de { $seat } había ya?
ask-seen = ¿Qué cartas vio un jugador que eran de otro?
ask-moved = ¿Qué cartas ha pasado usted de una mano a otra?
ask-penalty = ¿Queda la carta como penalizada?
ask-early = ¿Hay algo que excuse la carta de { $seat }?
ask-early-none = nada
ask-early-told = un oponente le había dicho que le tocaba
ask-early-played-already = el declarante había jugado de las dos manos, o el muerto puso o sugirió una carta
ask-by-claim = ¿Terminó el carteo con una reclamación o concesión?
ask-after-the-round = ¿Se le llamó cuando la ronda ya había terminado?
ask-counts = ¿Qué manos tenían cuántas cartas?
ask-over = ¿Ha terminado el periodo de subasta, con la salida descubierta?
ask-noticed = ¿Cuándo se advirtió?
ask-noticed-before-a-call = antes de que hablase quien tenía un número incorrecto de cartas
ask-noticed-after-a-call = después de que hablase
ask-noticed-at-the-end = cuando el estuche ya se había jugado hasta el final
ask-correctable = ¿Puede corregirse el reparto y jugarse sin cambiar ninguna voz?
ask-interferes = ¿Lo visto u oído interferiría con la subasta o el carteo normales?
ask-found = ¿Dónde estaba la carta?
ask-found-tricks = entre las cartas ya jugadas
ask-found-floor = en otro sitio: en el suelo, en el estuche
ask-found-nowhere = en ninguna parte: la baraja está incompleta
ask-lead-faced = ¿Se ha descubierto la salida inicial?
ask-defender = ¿Es { $seat } defensor?
ask-played-before = ¿Qué bando tenía un jugador que ya había jugado este estuche?
ask-moment = ¿Cuándo se advirtió?
ask-moment-auction-period = durante la subasta
ask-moment-play = durante el carteo
ask-moment-after-play = después del carteo
ask-same-calls = Sentados los oponentes correctos, ¿fueron todas las voces iguales que antes?
ask-deprived = ¿Qué bando no puede obtener por esto una puntuación válida en algún estuche?
ask-fault = ¿Qué culpa tuvo { $side }?
ask-fault-not = ninguna
ask-fault-partly = parcial
ask-fault-directly = directa
ask-rightly-informed = Con la información correcta, ¿qué habría hecho el bando mal informado en cada uno de sus turnos?
ask-results = ¿Qué resultado se habría dado probablemente sin la infracción, o qué resultados y con qué pesos?
ask-rest-results = ahora no se asigna ninguno
ask-without-result = ¿Por qué no se asigna ningún resultado?
ask-without-result-later = se juzgará más tarde
ask-without-result-artificial = los resultados posibles son demasiados o no son evidentes: una puntuación artificial
ask-without-result-stands = no hubo perjuicio: el resultado de la mesa no es peor para el bando inocente
ask-stood-before = ¿Cuál fue la última declaración antes de la infracción?
ask-rest-stood-before = no la hubo: la infracción fue en el carteo, o nadie había declarado
ask-own-action = ¿Qué hizo el propio bando inocente, después de la infracción, que empeoró su resultado?
ask-own-action-nothing = nada de eso
ask-own-action-serious-error = un error grave ajeno a la infracción
ask-own-action-extremely-serious-error = un error extremadamente grave ajeno a la infracción
ask-own-action-wild-action = una acción disparatada
ask-own-action-gambling-action = una acción de apuesta, con la esperanza de una decisión si fallaba
ask-innocent-side = ¿Qué bando es el inocente?
ask-after-infraction = ¿Qué habría obtenido { $side } después de la infracción, de no ser por lo que hizo él mismo?
ask-likely-result = ¿Cuál es el resultado más favorable para el bando inocente que era probable sin la infracción?
ask-rest-likely-result = no se asigna ninguno ahora
ask-probable-result = ¿Cuál es el resultado más desfavorable para { $side } que era mínimamente posible sin la infracción?
ask-by-the-infraction = ¿Cuáles de estos resultados sólo podían darse gracias a la infracción?
ask-to = ¿Quién recibió la información?
ask-first-call-made = ¿Se ha hecho ya la primera voz en el estuche?
ask-way = ¿Qué camino toma?
ask-way-16d2-a = sentar a los jugadores de modo que él tenga la mano que conoce
ask-way-16d2-b = repartir de nuevo el estuche para estos participantes
ask-way-16d2-c = dejar que se juegue, listo para ajustar la puntuación
ask-way-16d2-d = otorgar una puntuación ajustada
ask-misinformed = ¿La voz de quién pudo verse influida por la explicación errónea?
ask-how-face-up-as-told = boca arriba, porque un oponente le había dicho que le tocaba
ask-how-face-down-as-told = boca abajo, porque un oponente se lo había dicho
ask-told = ¿Le había dicho un oponente a { $seat } que le tocaba?
ask-held = ¿Cómo se mostró la carta?
ask-held-45c1 = por un defensor, de modo que su compañero podía ver su cara
ask-held-45c2-a = por el declarante, boca arriba, tocando o casi tocando la mesa
ask-held-45c2-b = por el declarante, en posición que indicaba que la jugaba
ask-held-45c3 = una carta del muerto que el declarante tocó a propósito
ask-named = ¿Qué carta nombró el declarante?
ask-instead = ¿Qué carta nombró en su lugar?
ask-card-misplaced-by-dummy-trick = ¿Quién salió a la baza y qué cartas hay en ella, con la que puso { $seat }?
ask-card-misplaced-by-dummy-since = ¿Qué cartas se han jugado a la baza siguiente, por turno?
ask-since = ¿Qué cartas se han jugado después, por turno?
ask-since-face-down = fue una salida inicial, aún boca abajo
ask-since-nothing-since = nada se ha jugado después, ni el muerto ha mostrado carta
ask-since-something-since = algo se ha jugado después, o el muerto empezó a extender
ask-played-on-a-wrong-explanation-since = ¿Qué ha ocurrido desde que jugó { $seat }?
ask-meant = ¿Qué carta quería sin duda { $seat }?
ask-too-late = ¿Han jugado ambos bandos a la baza siguiente, o terminó el carteo?
ask-extra = ¿Qué cartas había además de la que se mostró?
ask-played = ¿Se jugó a una baza ya cerrada?
ask-differs = ¿Difiere su voz en significado de la anulada, o es psíquica?
ask-right = ¿Qué ocurrió?
ask-right-acted = el bando no infractor actuó antes de llamar al Árbitro y pierde su derecho
ask-right-ruled-themselves = los jugadores aplicaron o anularon una rectificación sin el Árbitro
ask-right-waiver = el bando no infractor pide con motivo que se dispense la rectificación
ask-request-call = ¿Qué dice ahora { $seat }?
ask-request-card = ¿Qué carta juega { $seat } en su lugar?
ask-yes = sí
ask-no = no
ask-nothing = nada de esto
ask-why = Se pregunta por
ask-rest = sin decidir: terminar aquí
ask-none-such = ninguna

## Cómo se escribe una respuesta

form-calls = p. ej. N 1P P 1C; una voz fuera de turno con su jugador: N 1P S:2C; un cambio: N 1P P 1C cambia 1ST; quien debe pasar por una decisión anterior: N 1P P 1C; O debe pasar (o: debe pasar una vez)
form-contract = p. ej. 4C O, o 4 corazones por Oeste
form-trick = p. ej. O C3 C5 C9
form-lead = p. ej. E DR, o Este, rey de diamantes
form-seat = N, E, S u O
form-seats = p. ej. N S
form-card = p. ej. DR
form-cards = p. ej. DR C3
form-call = p. ej. 2C, P, X
form-suit = P, C, D o T
form-yes-no = sí o no
form-number = un número
form-one-of = su número
form-some-of = sus números, o Intro si ninguno
form-suits = p. ej. P C, o Intro si ninguno
form-hands = como en PBN, p. ej. N:K4.5.. - - -; Intro si no se sabe
form-beside-penalty-cards = { $how }. Si ya había cartas penalizadas: + y estas, p. ej. + PR
form-counts = p. ej. N 14 S 12
form-option = su número, seguido del palo, la carta o la voz
form-statement = p. ej. triunfos PA PR resto; Intro si no dijo nada de eso
form-finding = sí o no
form-means = su número, o su nombre; no si no hubo nada
form-division = p. ej. NS 3 EO 2
form-results = p. ej. 4C O =, o 60% 4C O =, 40% 4C O -1
form-words = en pocas palabras
form-number-from-to = un número de { $least } a { $most }

## Lo que no puede ser

interview-wrong-form = Eso no responde a esta pregunta.
interview-needs-an-answer = Esta pregunta hay que contestarla antes de poder dictaminar.
interview-not-among = Esa no es ninguna de las respuestas.
interview-refused = Eso no pudo ocurrir en este orden { $law }.
interview-weights = Los pesos deben sumar el 100 %.
interview-score-refused = El Reglamento no permite esa puntuación { $law }.
interview-without-table = Antes hay que saber algo de la mesa.
interview-without-end = Eso no lleva a ninguna parte. Empiece de nuevo.
interview-not-this = En lo contado no hay tal irregularidad. Mire quién habló, o elija otro incidente.
interview-card-not-there = { $card } no está en esa baza.
interview-hand-not-there = { $seat } no tiene carta en esa baza.
interview-not-his-turn = En esa baza no le tocaba a { $seat }.
interview-no-opening-lead-out-of-turn = La salida inicial tocaba a { $seat }: nombre una carta, de otra mano.
interview-call-condoned = { $seat } habló después, y con eso la voz vale: no hay nada que rectificar.
interview-same-card = Esa es la carta que nombró.
interview-hand-is-there = { $seat } tiene carta en esa baza.
interview-two-cards = Diga las dos cartas.
interview-too-many-tricks = No hay tantas: { $tricks } de { $left }.
interview-no-defenders-card = Ningún defensor tiene { $card }: una carta penalizada es de un defensor.
interview-not-law-13 = Si a unas manos les faltan cartas y a ninguna le sobran, elija «Falta una carta».

## Lo que se sigue

interview-transfer = { $tricks ->
    [0] No se transfiere ninguna baza.
    [one] Al terminar el carteo se transfiere una baza a { $side }, y el resultado se anota con ella.
   *[other] Al terminar el carteo se transfieren { $tricks } bazas a { $side }, y el resultado se anota con ellas.
}
interview-equity = Mire después si eso repara el perjuicio; si no, ajuste la puntuación.
interview-board-completed = El estuche se juega hasta el final y la puntuación vale.
interview-board-stands = La puntuación vale.
interview-board-cancelled = El estuche se anula para ambos bandos de esta mesa.
interview-board-auction-again = Siente a los jugadores correctos y que se repita la subasta; cada uno debe repetir sus voces.
interview-board-86b = Entre equipos: vea el Artículo 86B para el estuche en ambas mesas.
interview-board-award = { $side } recibe { $award } por el estuche que no puede jugar.
interview-board-later = Puede hacer que el estuche correcto se juegue después.
interview-award-average-plus = media máxima
interview-award-average = media
interview-award-average-minus = media mínima
interview-assigned = Se ajusta la puntuación: ambos bandos reciben { $results }.
interview-assigned-likely =
    { $after ->
        [none] Se ajusta la puntuación: { $side } recibe { $results }, el resultado más favorable que era probable; { $others } recibe { $probable }, el más desfavorable que era mínimamente posible.
       *[other] Se ajusta la puntuación: { $others } recibe { $probable }, el resultado más desfavorable que era mínimamente posible. { $side } habría podido tener { $results }, el más favorable que era probable; recibe su resultado de la mesa con lo que le quitó la infracción, pues una parte del perjuicio fue suya: sin su propia acción habría tenido { $after }.
    }
interview-assigned-apart = Se ajusta la puntuación: { $others } recibe { $results }. { $side } recibe su resultado de la mesa con lo que le quitó la infracción, pues una parte del perjuicio fue suya: sin su propia acción habría tenido { $after }.
interview-table-stands = El bando inocente no ha sufrido perjuicio: se mantiene el resultado de la mesa.
interview-weighted = { $weight } % de { $result }
interview-result = { $contract }, { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
interview-artificial = { $side } recibe { $award }.
interview-say = Diga
interview-afterwards = Después
interview-stay-call = Quédese hasta que { $seat } haya hablado.
interview-stay-card = Quédese hasta que { $seat } haya jugado.
interview-come-back-lead = Vuelva cuando { $partner } vaya a hacer su primera salida como defensor: el declarante podrá tener una opción.
interview-come-back-penalty = Mientras { $card } de { $seat } siga ahí como carta penalizada, que le llamen antes de que salga su compañero.
interview-penalty-card-due = { $seat } sale ahora de { $card } o la juega, si puede hacerlo legalmente; si no puede, que le llamen antes de que salga su compañero.
interview-nothing = No se sigue nada: el juego continúa.
interview-later = De momento no hay nada que decidir: se mantiene lo declarado y jugado, y el Árbitro vuelve después.
interview-now = La situación ahora:

## `duplicado rule`

rule-which = ¿Qué ocurrió? Elija un número o escríbalo con otras palabras.
rule-did-you-mean = ¿Quiso decir uno de estos? Elija un número o escríbalo con otras palabras.
rule-unknown = No se conoce nada por «{ $query }». Pruebe otras palabras, como renuncio, voz, salida, carta, reclamación, estuche.
rule-without-incident = Ningún incidente de la mesa se decide solo por el Artículo { $law }. `duplicado book { $law }` muestra lo que dice; las puntuaciones y las penalidades se dan en una prueba.
rule-not-understood = No se entiende «{ $text }». Escriba { $how }.
rule-no-answer = Esta hace falta. Escriba { $how }.
rule-all = todo: muestra los { $number } incidentes
rule-complete = No se pregunta nada más. «cambiar 2» cambia una respuesta, «salir» termina.
rule-nothing-to-take-back = No hay respuesta que retirar.
rule-change-how = Diga qué respuesta cambia, y la nueva: cambiar 2 5C
rule-edition-how = Diga una edición: { $editions }
rule-help = atrás: retira la última respuesta. cambiar 2 …: cambia una respuesta. hasta ahora: qué se sigue ya. por qué: por qué artículo se pregunta. edición 2007: lo mismo con otra edición. todo: todos los incidentes. salir: termina.
rule-enter-key = Intro
interview-who-led = Quién salió
interview-suit = Palo
interview-card = Carta
interview-none = Ninguna de estas
interview-tick-all = O marque todas las que valgan.
