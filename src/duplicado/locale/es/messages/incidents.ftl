# Más incidentes de la entrevista: derechos del muerto, quintas cartas, designaciones incompletas, bazas, reclamaciones, distribuciones.

## Incidentes: un nombre y las palabras con que los buscan jugadores y árbitros

incident-call-not-repeated = No repitió la voz que debía repetir
incident-lead-out-of-turn-to-the-last-trick = Salida fuera de turno a la última baza
incident-line-after-lead-out-of-turn = Línea de juego del declarante tras su salida fuera de turno
incident-card-beside-the-lead = Otra carta junto a la salida tapada
incident-exposed-without-fault = Carta de un defensor vista sin culpa suya
incident-fifth-card = Quinta carta jugada a una baza
incident-led-before-declarer-chose = Salió antes de que el declarante eligiera por la carta penalizada del compañero
incident-incomplete-designation = El declarante pidió la carta del muerto de forma incompleta
incident-dummy-oversteps = El muerto hizo más de lo que puede
incident-dummy-without-rights = El muerto había perdido sus derechos y habló primero
incident-partner-after-revoke-on-trick-twelve = Elección del compañero tras un renuncio en la baza doce
incident-transfer-not-enough = Las bazas transferidas no compensan el renuncio
incident-arrangement-of-tricks = Bazas mal puestas o mezcladas
incident-inspection-of-tricks = Un jugador pide ver una baza
incident-card-found-again = Carta de una baza anterior hallada en otro sitio o jugada dos veces
incident-claim-or-not = ¿Fue una reclamación?
incident-concession-objected-to = Un defensor concedió y su compañero se opuso
incident-played-on-after-a-claim = Se siguió jugando tras una reclamación
incident-trick-knowingly-taken = Un bando aceptó una baza sabiendo que no era suya
incident-faulty-deal = Reparto defectuoso
incident-fouled-board = Estuche alterado
incident-team-board-not-comparable = Un estuche de un partido que no se puede comparar
incident-cards-touched = Tomó o tocó las cartas de otro jugador
incident-information-not-permitted = Uso de información que ningún Artículo permite (2007)
incident-information-noted = Información del compañero, anotada mientras sigue el juego
incident-noticed-by-director = El Árbitro advirtió él mismo una irregularidad
incident-directors-error = Una decisión del Árbitro era errónea
incident-error-of-procedure = Error de procedimiento: asientos, movimiento o paso de estuches
incident-wrong-score = Una puntuación se anotó o calculó mal
incident-score-to-be-adjusted = Hay que ajustar una puntuación: asignada, ponderada o artificial
incident-appeal = Apelación contra una decisión

## Lo que se pregunta

ask-required = ¿Qué voz tenía que repetir { $seat }?
ask-next = ¿Quién ha salido a la baza siguiente y qué cartas hay en ella?
ask-offenders = ¿Quién renunció?
ask-call-by-a-player-who-must-pass-offender = ¿Quién dio una voz cuando debía pasar?
ask-card-exposed-in-the-auction-offender = ¿De quién es la carta que se vio?
ask-lead-after-withdrawn-call-offender = ¿Quién retiró la voz?
ask-premature-play-offender = ¿Quién jugó o salió antes de tiempo?
ask-two-cards-together-offender = ¿Quién jugó dos cartas a la vez?
ask-card-exposed-offender = ¿Quién expuso la carta?
ask-exposed-without-fault-offender = ¿De quién es la carta que se vio?
ask-fifth-card-offender = ¿De qué mano salió la quinta carta?
ask-penalty-card-not-played-offender = ¿Quién no jugó su carta penalizada?
ask-several-penalty-cards-offender = ¿De quién son las cartas penalizadas?
ask-card-held-out-offender = ¿Qué defensor sostuvo la carta?
ask-dummy-without-rights-offender = ¿De quién era la irregularidad de la que habló el muerto?
ask-played-on-a-wrong-explanation-offender = ¿Quién salió o jugó con la explicación errónea?
ask-revoke-offender = { ask-offenders }
ask-card-omitted-offender = ¿Quién no jugó carta a la baza?
ask-cards-too-many-offender = ¿Quién tiene cartas de más entre sus bazas jugadas?
ask-card-found-again-offender = ¿De quién es la carta hallada en otro sitio o jugada dos veces?
ask-cards-touched-offender = ¿Quién las tomó o las tocó, o devolvió mal una?
ask-missing-card-offender = ¿A quién le falta una carta?
ask-cards-from-another-board-offender = ¿Quién tenía las cartas de otro estuche?
ask-restored = ¿Qué carta pone { $seat } entre sus cartas jugadas: del palo de salida, si puede?
ask-chosen = Si el declarante había dicho qué carta penalizada debe jugar { $seat }, ¿cuál?
ask-follows-with = Si { $seat } tiene carta de { $suit }, ¿cuál?
ask-winner = ¿Quién había ganado la baza?
ask-dummy-did = ¿Qué hizo el muerto?
ask-dummy-did-drew-attention = llamó la atención sobre una irregularidad
ask-dummy-did-called-the-director = llamó al Árbitro
ask-dummy-did-warned-declarer = quiso evitar una irregularidad del declarante
ask-dummy-did-warned-a-defender = quiso evitar una de un defensor
ask-dummy-did-asked-declarer = preguntó al declarante si no tenía carta del palo
ask-dummy-did-asked-a-defender = se lo preguntó a un defensor
ask-dummy-did-took-part = intervino en el carteo o dijo algo de él al declarante
ask-dummy-did-exchanged-hands = intercambió la mano con el declarante
ask-dummy-did-watched-declarer = dejó su asiento para ver jugar al declarante
ask-dummy-did-looked-at-a-hand = miró, por su propia iniciativa, una carta de la mano de un defensor
ask-excuse = ¿Se da algo de esto?
ask-excuse-play-is-over = el carteo había terminado
ask-excuse-another-did-first = otro jugador había llamado antes la atención
ask-excuse-declarers-revoke = solo preguntó al declarante por un posible renuncio
ask-first = ¿Qué fue el muerto el primero en hacer?
ask-first-warned = avisó al declarante para que no saliera de la mano equivocada
ask-first-revoke = preguntó por un renuncio o llamó la atención sobre él
ask-first-opening-lead = llamó la atención sobre una salida inicial fuera de turno
ask-first-lead = llamó la atención sobre una salida fuera de turno de un defensor
ask-first-played-early = llamó la atención sobre una carta fuera de turno de un defensor
ask-first-exposed = llamó la atención sobre una carta expuesta de un defensor
ask-first-penalty-card = llamó la atención sobre una carta penalizada no jugada
ask-words = ¿Qué dijo el declarante?
ask-words-high = «alta», o algo parecido
ask-words-win = «gana», o algo parecido
ask-words-low = «baja», o algo parecido
ask-words-suit = un palo sin rango
ask-words-rank = un rango sin palo
ask-words-anything = «cualquiera», o algo parecido
ask-words-not-there = una carta o un palo que el muerto no tiene
ask-intended = Si { $seat } quería sin duda cierta carta, ¿cuál?
ask-fitting = ¿A qué cartas del muerto que ahora pueden jugarse convienen esas palabras?
ask-still-out = ¿Qué cartas más altas de ese palo, o triunfos más altos, pueden tener los defensores que aún han de jugar?
ask-last-trick = Si el muerto ganó la última baza, ¿quién salió y qué cartas se jugaron?
ask-played-instead = Si el muerto ya jugó según esas palabras, ¿qué carta?
ask-could-follow = ¿Quién pudo asistir a esa carta y no lo hizo, y con qué carta (p. ej. S: C5)?
ask-redress = ¿Qué se pide?
ask-redress-64c1 = las bazas transferidas no reparan el perjuicio
ask-redress-64c2-a = fue un renuncio repetido en el mismo palo, por el que no se transfiere baza
ask-redress-64c2-b = ambos bandos renunciaron en la mano
ask-without-it = ¿Cuántas bazas habría ganado el bando inocente sin el renuncio?
ask-obtained = ¿Cuántas tiene ahora, con las transferidas?
ask-line-rests-on-it = ¿Puede basarse la línea del declarante en lo que supo por la salida fuera de turno?
ask-chose-what-it-suggested = ¿Eligió el compañero, que aún debía jugar, la carta que el renuncio podía sugerir?
ask-knew = ¿Sabía el jugador que su bando no había ganado la baza, o que el otro no podía perderla?
ask-arrangement = ¿Qué ocurrió?
ask-arrangement-turned-wrongly = un jugador puso su carta en el sentido equivocado
ask-arrangement-points-it-out = un jugador señala que una carta está en el sentido equivocado
ask-arrangement-mixed = un jugador mezcló sus cartas jugadas antes de acordar el resultado
ask-won-it = ¿Había ganado la baza su bando?
ask-inspection = ¿Qué pide el jugador?
ask-inspection-last-trick = ver la última baza
ask-inspection-earlier-trick = ver una baza anterior
ask-inspection-own-last-card = mirar su propia última carta
ask-inspection-after-play = ver cartas jugadas después del carteo
ask-asker = ¿Quién es?
ask-asker-declarer = el declarante
ask-asker-dummy = el muerto
ask-asker-defender = un defensor
ask-played-since = ¿Ha salido o jugado su bando a la baza siguiente?
ask-led-since = ¿Se ha salido a la baza siguiente?
ask-turned = ¿Ha vuelto ya su propia carta boca abajo?
ask-ordered = ¿Lo ordena usted, por ejemplo porque se alega un renuncio?
ask-mixed = ¿Están mezcladas las cartas, de modo que ya no se ven los hechos?
ask-played-again = ¿Jugó { $seat } la misma carta también a una baza posterior?
ask-statement-was = ¿Qué dijo o hizo { $seat }?
ask-statement-was-said-tricks = dijo cuántas bazas ganaría o perdería
ask-statement-was-stop-playing = propuso abreviar el juego
ask-statement-was-showed-cards = mostró sus cartas, y no está claro que no quisiera reclamar
ask-statement-was-this-trick = sus palabras o cartas se referían solo a la baza en curso
ask-statement-was-by-accident = expuso sus cartas y claramente no quería reclamar
ask-conceded = ¿Cuántas bazas concedió { $seat }?
ask-at-once = ¿Se opuso { $seat } enseguida?
ask-claiming-side = ¿Qué bando reclamó o concedió?
ask-proposed = ¿Ha pedido { $side } seguir jugando?
ask-director-called = ¿Se había llamado antes al Árbitro?
ask-all-four = ¿Están de acuerdo los cuatro jugadores en seguir?
ask-deal-fault = ¿Qué tiene de malo el reparto?
ask-deal-fault-incorrectly-dealt = se repartió incorrectamente
ask-deal-fault-adjacent-cards-to-one-hand = cartas contiguas de la baraja se repartieron, de una en una, a la misma mano
ask-deal-fault-a-card-could-be-seen = un jugador pudo ver una carta de otro
ask-deal-fault-dealt-from-a-sorted-deck = se repartió de una baraja ordenada sin barajar
ask-deal-fault-imported-from-another-session = viene de otra sesión
ask-deal-fault-another-reason-of-the-director-s = usted tiene otro motivo para un nuevo reparto
ask-auction-begun = ¿Había empezado la subasta en el estuche?
ask-replay-event = ¿Es una prueba en que se repiten adrede repartos pasados?
ask-passed-out = ¿Pasaron los cuatro jugadores?
ask-result-known = Entre dos equipos: ¿podía saberse el resultado del partido sin este estuche?
ask-board-differs = ¿En qué difería lo que se jugó?
ask-board-differs-cards = en otras mesas las cartas estaban en otras manos
ask-board-differs-marks = en el dador o la vulnerabilidad
ask-board-differs-turned = se giraron las manos: cada una estaba en el bolsillo de otro
ask-board-differs-other-direction = en nada: solo se sentaron las parejas al revés
ask-team-results = ¿Cuántos resultados hay del estuche en las dos mesas?
ask-team-results-none = ninguno
ask-team-results-one = uno
ask-team-results-two = dos que no se pueden comparar
ask-clearly-favourable = ¿Es el único resultado claramente favorable a un bando y difícil de repetir?
ask-redealt = ¿Se va a repartir el estuche de nuevo (6D2)?
ask-favours-the-innocent = ¿Es favorable a un equipo que no tiene culpa?
ask-first-team = ¿Qué culpa tiene el primer equipo?
ask-first-team-not = ninguna
ask-first-team-partly = parcial
ask-first-team-directly = directa
ask-second-team = ¿Qué culpa tiene el segundo equipo?
ask-second-team-not = ninguna
ask-second-team-partly = parcial
ask-second-team-directly = directa
ask-time-for-another = ¿Hay tiempo para otro estuche?
ask-touched = ¿Qué hizo el jugador?
ask-touched-wrong-pocket = tomó las cartas de una casilla que no es la suya
ask-touched-touched = tocó las cartas de otro jugador
ask-touched-put-back = devolvió una carta a la casilla de otro jugador
ask-owner = ¿De quién eran las cartas?
ask-allowed-by = ¿Quién lo había permitido?
ask-allowed-by-nobody = nadie
ask-allowed-by-an-opponent = un oponente
ask-allowed-by-the-director = el Árbitro
ask-actions-since = ¿Cuántas voces o cartas hubo entre que se llamó la atención sobre la irregularidad y se le llamó a usted?
ask-dealt-with-by = ¿Qué Artículo trata lo que usted advirtió?
ask-periods-over = ¿Han terminado los plazos para correcciones y para pedir decisiones?
ask-in-play = ¿Se está jugando ahora el estuche?
ask-beyond-doubt = ¿Es seguro, más allá de toda duda razonable, que lo anotado es erróneo?
ask-approved = ¿Permite la normativa que el Organizador del Torneo apruebe una corrección tardía, y la aprueba?
ask-adjusted-under = ¿Por qué Artículo se ajusta la puntuación?
ask-gets = ¿Qué recibe { $side }, como bando que no ha infringido: qué resultado, o qué resultados con qué pesos?
ask-rest-gets-ns = no se asigna ninguno
ask-rest-gets-ew = lo mismo
ask-ruled-already = ¿Ha decidido usted ya sobre el asunto?
ask-at-the-table = ¿Se refiere la decisión a una mesa en la que estaba el participante o su equipo?
ask-appeal-in-time = ¿Lo pide dentro del plazo de apelación?
ask-partner-concurs = ¿Está de acuerdo su compañero con la apelación?
ask-partner-concurs-concurs = sí
ask-partner-concurs-objects = no
ask-partner-concurs-absent = no está
ask-captain-concurs = ¿Está de acuerdo el capitán del equipo con la apelación?
ask-agreement-withdrawn-withdrawn = ¿Cuándo objeta ese bando?
ask-withdrawn-before-the-agreement-is-established = antes de declarar en otro estuche, y dentro de la ronda
ask-withdrawn-within-the-correction-period = más tarde, dentro del Periodo de Corrección
ask-withdrawn-after-the-correction-period = después del Periodo de Corrección

## Lo que no puede ser

interview-call-was-repeated = { $call } es la voz que hizo: la ha repetido.
interview-not-his-turn-to-call = No era el turno de { $seat }: eso es una voz fuera de turno.
interview-not-in-2007 = El Reglamento de 2007 no tiene apartado para ello: trate la baza a la que falta carta como «Un jugador no jugó carta a una baza».
interview-card-twice = Una carta se nombra en dos manos.
interview-no-penalty-card = { $card } no es carta penalizada suya.
interview-not-in-2017 = En 2017 elija lo que informó al jugador: «Titubeo u otra información del compañero» u «Oyó o vio algo de un estuche».
interview-one-suit = Nombre cartas de un solo palo.
interview-one-rank = Nombre cartas de un solo rango.
interview-see-tricks-disagreed = Entonces es un error en el número de bazas: elija «Los bandos no coinciden en las bazas ganadas».

## Lo que se sigue

interview-upshot-allowed = Está en orden. { $short }
interview-upshot-wrong-hand = { $short } Por eso nada se rectifica; puede advertir al jugador o penalizarlo. Si miró la mano equivocada, lo que vio es información ajena, y sobre ella se decide como tal.
interview-upshot-breach = { $short } Nada se rectifica y el juego continúa; puede advertir al jugador o penalizarlo.
interview-upshot-attention-breach = { $short } Trate aun así la irregularidad, como si otro hubiera llamado la atención; puede advertir al muerto o penalizarlo.
interview-upshot-rights-lost = El muerto ha perdido sus derechos. Si ahora es el primero en avisar al declarante, preguntar por un renuncio o llamar la atención sobre una irregularidad, llámenme enseguida: se aplica el Artículo 43B. También puede penalizarlo.
interview-upshot-turned = La carta se pone como debe y el juego continúa. { $short }
interview-upshot-score-stands = Vale la puntuación de la mesa.
interview-upshot-dummys-card = El muerto juega { $card }.
interview-upshot-words-void = Las palabras no nombran carta alguna: el declarante nombra otra que el muerto pueda jugar legalmente.
interview-upshot-is-a-claim = Es una reclamación o concesión: cesa el juego, { $seat } muestra sus cartas y dice enseguida cómo jugaría. Si alguien lo duda siga con «Reclamación o concesión discutida».
interview-upshot-dummys-claim = El muerto no puede reclamar ni conceder: el juego continúa como si no hubiera dicho nada; puede advertirlo o penalizarlo.
interview-upshot-no-concession = No ha habido reclamación ni concesión: el juego continúa. Las cartas que haya mostrado { $seat } no son penalizadas, pero su compañero no puede usar lo que revelaron.
interview-upshot-claim-stands = La oposición no tiene efecto y el juego sigue suspendido: si se duda de la reclamación o concesión siga con «Reclamación o concesión discutida».
interview-upshot-played-on = La reclamación o concesión es nula: el juego continúa y vale el resultado que se obtenga.
interview-upshot-cards-void = El juego está suspendido y las cartas jugadas después no cuentan: si se duda de la reclamación siga con «Reclamación o concesión discutida».
interview-upshot-deal-again = El estuche se baraja y se reparte de nuevo; un resultado obtenido en él no vale.
interview-upshot-card-seen-in-the-deal = No se reparte de nuevo: se sigue jugando el estuche. Lo que vio el jugador no viene de ninguna fuente autorizada, y después del juego el Árbitro ajusta la puntuación si ha influido en el resultado.
interview-upshot-fouled-deal = No hay nuevo reparto: se sigue jugando el estuche. Desde ahora es un estuche alterado: su puntuación se compara solo con las de las mesas que jugaron estas mismas manos.
interview-upshot-adjusted-instead = No se da de nuevo, porque el resultado del partido podría saberse sin este estuche: si no puede jugarse normalmente, los dos equipos reciben en él una puntuación ajustada.
interview-upshot-board-fouled = El estuche está alterado desde la mesa en que se cambió: sus puntuaciones se comparan solo con las de la misma forma. Corrija el estuche y anote en qué forma lo jugó cada mesa.
interview-upshot-board-not-fouled = El estuche no está alterado: manos, dador y vulnerabilidad eran los mismos, y las puntuaciones se anotan a los bandos según se sentaron.
interview-upshot-deal-stands = No hay nuevo reparto: el estuche se juega como está.
interview-upshot-team-board-assigned = Una puntuación ajustada asignada: el resultado de la otra mesa frente a lo que probablemente habría pasado en esta, ponderado si hace falta.
interview-upshot-team-board-artificial =
    El estuche se anula. { $first ->
        [none] Cada equipo recibe una puntuación ajustada artificial según su culpa
       *[other] El primer equipo recibe { $first ->
            [average-plus] media máxima
            [average-minus] media mínima
           *[other] media
        }, y el segundo { $second ->
            [average-plus] media máxima
            [average-minus] media mínima
           *[other] media
        }
    }{ $imps ->
        [none] .
       *[other] ; la media máxima vale aquí { $imps } IMP.
    }
interview-upshot-team-board-substitute = El estuche se anula y se juega otro en su lugar.
interview-upshot-team-board-better-and-complement = El equipo sin culpa recibe lo mejor entre la media máxima y una puntuación asignada; el otro, el complemento.
interview-upshot-team-board-dropped = El estuche se anula y no se sustituye: el partido tiene un estuche menos.
interview-upshot-noticed-too-late = Ya es tarde para rectificar lo que usted ha advertido: vale la puntuación de la mesa.
interview-upshot-score-corrected = La puntuación se corrige según lo acordado en la mesa.
interview-upshot-score-not-corrected = La puntuación queda como está anotada: ya es tarde para corregirla.
interview-upshot-appeal-heard = Se admite la apelación. Recójala por escrito y désele curso: el Árbitro Director decide lo que toca al Reglamento y a la normativa, el Comité de Apelación lo demás.
interview-upshot-ruling-first = Todavía no hay decisión contra la que apelar: oiga la petición y decida. { $short }
interview-upshot-appeal-not-heard = La apelación no se admite. { $short }
interview-upshot-appeal-for-the-organizer = El plazo de apelación ha terminado: el Organizador del Torneo decide si la apelación se admite. { $short }
interview-upshot-objection-in-time = La objeción llega a tiempo: la reclamación o concesión todavía no está aceptada. Siga con «Reclamación o concesión discutida».

effect-nothing-65d = Quien mezcló sus cartas puede perder su derecho a una baza dudosa o a que se dictamine sobre un renuncio: lo que ya no se ve, el Árbitro lo resuelve a favor del otro bando.
effect-nothing-66d = { effect-nothing-65d }
effect-nothing-66c = Las bazas se muestran y se revisan como diga el Árbitro, y nadie las mueve; luego el juego continúa.
effect-nothing-65b3 = Nada se rectifica: el juego continúa.
