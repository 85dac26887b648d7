# La entrevista: qué ocurrió, qué se pregunta y por qué, qué se sigue. La usan `duplicado rule` y las páginas.

## Incidentes: un nombre y las palabras con que los buscan jugadores y árbitros

incident-insufficient-bid = Declaración insuficiente
incident-insufficient-bid-words = puja insuficiente subasta baja no alcanza declaración insuficiente
incident-call-out-of-rotation = Voz fuera de turno
incident-call-out-of-rotation-words = voz puja paso doblo fuera de turno rotación habló antes de su turno
incident-change-of-call = Cambio de voz
incident-change-of-call-words = cambió voz cartón equivocado caja involuntaria error lapsus quería decir
incident-inadmissible-double = Doblo o redoblo no permitido
incident-inadmissible-double-words = doblo redoblo inadmisible ilegal dobló a su compañero
incident-call-by-a-player-who-must-pass = Voz de un jugador que debe pasar
incident-call-by-a-player-who-must-pass-words = obligado a pasar debe pasar pujó dobló
incident-bid-above-seven = Declaración de más de siete
incident-bid-above-seven-words = puja más de siete ocho nivel
incident-call-after-the-final-pass = Voz después del paso final
incident-call-after-the-final-pass-words = voz después de la subasta terminada paso final
incident-turn-lost = Se saltó a un jugador y siguieron tres pasos
incident-turn-lost-words = tres pasos saltado perdió su turno privado subasta terminó antes
incident-card-exposed-in-the-auction = Carta vista durante la subasta
incident-card-exposed-in-the-auction-words = carta cayó expuesta mostrada salió durante la subasta boca arriba
incident-lead-after-withdrawn-call = Primera salida del compañero de quien retiró una voz
incident-lead-after-withdrawn-call-words = restricción de salida voz retirada prohibir palo
incident-opening-lead-out-of-turn = Salida inicial fuera de turno
incident-opening-lead-out-of-turn-words = salida inicial fuera de turno salió el jugador equivocado boca abajo
incident-lead-out-of-turn = Salida posterior fuera de turno
incident-lead-out-of-turn-words = salida fuera de turno mano equivocada muerto declarante defensor salió
incident-premature-play = Carta jugada o salida antes de tiempo
incident-premature-play-words = jugada prematura antes de su turno antes que su compañero
incident-two-cards-together = Dos cartas jugadas a la vez
incident-two-cards-together-words = dos cartas a la vez juntas simultáneas pegadas
incident-card-exposed = Carta expuesta durante el carteo
incident-card-exposed-words = carta expuesta cayó mostrada vista defensor carta penalizada boca arriba
incident-penalty-card-partner-leads = Salida del compañero de quien tiene carta penalizada
incident-penalty-card-partner-leads-words = carta penalizada compañero sale opciones declarante
incident-penalty-card-not-played = Carta penalizada no jugada
incident-penalty-card-not-played-words = carta penalizada olvidada no jugó otra carta
incident-revoke = Renuncio
incident-revoke-words = renuncio no asistió no sirvió falló descartó teniendo carta del palo
incident-disputed-claim = Reclamación o concesión discutida
incident-disputed-claim-words = reclamación discutida concesión objeta bazas restantes sin línea triunfo pendiente
incident-agreement-withdrawn = Aceptó una reclamación y se arrepiente
incident-agreement-withdrawn-words = aceptó reclamación retira conformidad cambió de opinión
incident-concession-cancelled = Concedió una baza que no podía perder
incident-concession-cancelled-words = concedió concesión baza ya ganada no podía perder cancelar
incident-tricks-disagreed = Los bandos no coinciden en las bazas ganadas
incident-tricks-disagreed-words = bazas desacuerdo cuenta número hechas multas
incident-wrong-number-of-cards = Manos con número de cartas incorrecto
incident-wrong-number-of-cards-words = número de cartas incorrecto catorce doce mal repartido de más
incident-missing-card = Falta una carta
incident-missing-card-words = falta carta perdida suelo doce incompleta
incident-cards-from-another-board = Un jugador tenía las cartas de otro estuche
incident-cards-from-another-board-words = cartas de otro estuche mano equivocada ranura
incident-wrong-board = Estuche equivocado
incident-wrong-board-words = estuche equivocado jugaron no correspondía ya jugado rivales equivocados
incident-information-from-elsewhere = Oyó o vio algo de un estuche
incident-information-from-elsewhere-words = información ajena oyó vio carta miró otra mesa comentario
incident-explanation-corrected = Explicación errónea advertida en la subasta o antes de la salida
incident-explanation-corrected-words = información errónea explicación equivocada falta de alerta corregida cambiar voz antes de la salida

## Lo que se pregunta

ask-calls = ¿Quién dio, y qué voces se oyeron, en su orden?
ask-contract = ¿Cuál es el contrato y quién es el declarante?
ask-offender = ¿De qué jugador se trata?
ask-card = ¿Qué carta?
ask-cards = ¿Qué carta o cartas?
ask-how = ¿Cómo ocurrió?
ask-how-dropped = se cayó, por accidente
ask-how-shown = se mostró o se nombró, o se jugó a propósito
ask-how-led = se salió con ella o se jugó
ask-how-face-up = boca arriba
ask-how-face-down = boca abajo, aún sin volver
ask-leader = ¿Quién salió, o ha de salir?
ask-trick = ¿Quién salió a la baza y qué cartas hay en ella, en orden de juego?
ask-proper = ¿De qué mano debía salirse (el muerto, si era de allí)?
ask-turn = ¿A quién le toca ahora salir o jugar?
ask-due = ¿Cuál era su carta penalizada?
ask-withdrawn = ¿Qué voz retiró { $seat }?
ask-shown = ¿Qué palos mostraba la voz retirada { $call }?
ask-specified = ¿Qué palos ha mostrado { $seat } en la subasta tal como queda?
ask-established = ¿{ $player } o { $partner } ha salido o jugado después a una baza posterior, nombrado carta para ella, o reclamado o concedido?
ask-hands-returned = ¿Han vuelto las cuatro manos al estuche?
ask-circumstances = ¿Se da algo de esto?
ask-circumstances-trick-twelve = el renuncio fue en la baza doce
ask-circumstances-penalty-card = fue no jugar una carta penalizada, o con una carta del muerto
ask-circumstances-same-suit-again = el mismo jugador ya había renunciado al mismo palo en este estuche
ask-circumstances-both-sides = ambos bandos han renunciado en este estuche
ask-circumstances-called-on-the-next-board = se llamó la atención cuando el otro bando ya había hablado en el estuche siguiente
ask-circumstances-round-over = se llamó la atención terminada la ronda
ask-won-by = ¿Quién ganó la baza en la que renunció { $seat }?
ask-won-by-himself = { $seat }, con la carta del renuncio
ask-won-by-partner = su compañero
ask-won-by-opponents = el otro bando
ask-won-by-own-side = su bando
ask-later = ¿Ha ganado el bando de { $player } alguna baza posterior?
ask-claimer = ¿Quién reclamó o concedió?
ask-tricks = ¿Cuántas bazas?
ask-hands = ¿Qué cartas tiene aún cada mano, hasta donde se sabe?
ask-left = ¿Cuántas bazas quedaban por jugar?
ask-statement = ¿Qué dijo { $seat } sobre la línea de juego?
ask-won = ¿Había ganado ya ese bando las bazas?
ask-side = ¿Qué bando ha de recuperar bazas?
ask-made = ¿Cuántas bazas se le han anotado a { $seat } como declarante?
ask-late = ¿Ha terminado el Período de Corrección?
ask-by-claim = ¿Terminó el carteo con una reclamación o concesión?
ask-after-the-round = ¿Se le llamó cuando la ronda ya había terminado?
ask-counts = ¿Qué manos tenían cuántas cartas?
ask-over = ¿Ha terminado el período de subasta, con la salida descubierta?
ask-wrong-number-of-cards-over = ¿Se ha jugado el estuche hasta el final?
ask-called = ¿Ha hablado algún jugador con número de cartas incorrecto?
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
ask-same-calls = Sentados los rivales correctos, ¿fueron todas las voces iguales que antes?
ask-deprived = ¿Qué bando no puede obtener por esto un resultado válido en algún estuche?
ask-fault = ¿Qué culpa tuvo { $side }?
ask-fault-not = ninguna
ask-fault-partly = parcial
ask-fault-directly = directa
ask-to = ¿Quién recibió la información?
ask-first-call-made = ¿Se ha hecho ya la primera voz en el estuche?
ask-way = ¿Qué camino toma?
ask-way-16d2-a = sentar a los jugadores de modo que él tenga la mano que conoce
ask-way-16d2-b = repartir de nuevo el estuche para estos contendientes
ask-way-16d2-c = dejar que se juegue, listo para ajustar la puntuación
ask-way-16d2-d = otorgar una puntuación ajustada
ask-misinformed = ¿La voz de quién pudo verse influida por la explicación errónea?
ask-request-call = ¿Qué dice ahora { $seat }?
ask-request-card = ¿Qué carta juega { $seat } en su lugar?
ask-yes = sí
ask-no = no
ask-nothing = nada de esto
ask-why = Se pregunta por
ask-rest = dejarlo así

## Cómo se escribe una respuesta

form-calls = p. ej. N 1P P 1C; una voz fuera de turno con su jugador: N 1P S:2C; un cambio: N 1P P 1C cambia 1ST
form-contract = p. ej. 4P S
form-trick = p. ej. O C3 C5 C9
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
form-counts = p. ej. N 14 S 12
form-option = su número, seguido del palo, la carta o la voz
form-statement = p. ej. triunfos PA PR resto; Intro si no dijo nada
form-finding = sí o no, o lo que se pide

## Lo que no puede ser

interview-wrong-form = Eso no responde a esta pregunta.
interview-needs-an-answer = Esta pregunta hay que contestarla antes de poder dictaminar.
interview-not-among = Esa no es ninguna de las respuestas.
interview-refused = Eso no pudo ocurrir en este orden { $law }.
interview-without-table = Antes hay que saber algo de la mesa.
interview-without-end = Eso no lleva a ninguna parte. Empiece de nuevo.
interview-not-this = En lo contado no hay tal irregularidad. Mire quién habló, o elija otro incidente.
interview-no-card = Diga con qué carta se salió.
interview-card-not-there = { $card } no está en esa baza.
interview-hand-not-there = { $seat } no tiene carta en esa baza.
interview-not-his-turn = En esa baza no le tocaba a { $seat }.
interview-two-cards = Diga las dos cartas.
interview-too-many-tricks = No hay tantas: { $tricks } de { $left }.
interview-not-law-13 = Si a unas manos les faltan cartas y a ninguna le sobran, elija «Falta una carta».

## Lo que se sigue

interview-transfer = { $tricks ->
    [0] No se transfiere ninguna baza.
    [one] Al terminar el carteo se transfiere una baza al bando que no renunció.
   *[other] Al terminar el carteo se transfieren { $tricks } bazas al bando que no renunció.
}
interview-equity = Mire después si eso repara el daño; si no, ajuste la puntuación.
interview-board-completed = El estuche se juega hasta el final y la puntuación vale.
interview-board-stands = La puntuación vale.
interview-board-cancelled = El estuche se anula para ambos bandos de esta mesa.
interview-board-auction-again = Siente a los jugadores correctos y que se repita la subasta; cada uno debe repetir sus voces.
interview-board-86b = Entre equipos: vea la Ley 86B para el estuche en ambas mesas.
interview-board-no-score = Lo ocurrido aquí no cuenta para { $sides }.
interview-board-award = { $side } recibe { $award } por el estuche que no puede jugar.
interview-board-later = Puede hacer que el estuche correcto se juegue después.
interview-award-average-plus = promedio más
interview-award-average = promedio
interview-award-average-minus = promedio menos
interview-say = Diga
interview-afterwards = Después
interview-stay-call = Quédese hasta que { $seat } haya hablado.
interview-stay-card = Quédese hasta que { $seat } haya jugado.
interview-come-back-lead = Vuelva cuando { $partner } vaya a hacer su primera salida como defensor: el declarante podrá tener una opción.
interview-come-back-penalty = Mientras { $card } de { $seat } siga ahí como carta penalizada, que le llamen antes de que salga su compañero.
interview-nothing = No se sigue nada: el juego continúa.

## `duplicado rule`

rule-which = ¿Qué ocurrió? Elija un número o escríbalo con otras palabras.
rule-unknown = No se conoce nada por «{ $query }». Pruebe otras palabras, como renuncio, voz, salida, carta, reclamación, estuche.
rule-complete = No se pregunta nada más. «cambiar 2» cambia una respuesta, «salir» termina.
rule-nothing-to-take-back = No hay respuesta que retirar.
rule-change-how = Diga qué respuesta cambia, y la nueva: cambiar 2 5C
rule-edition-how = Diga una edición: { $editions }
rule-help = atrás: retira la última respuesta. cambiar 2 …: cambia una respuesta. hasta ahora: qué se sigue ya. por qué: por qué artículo se pregunta. edición 2007: lo mismo con otra edición. salir: termina.
