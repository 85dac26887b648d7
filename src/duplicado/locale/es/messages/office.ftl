# Lo que ocurre fuera de las cartas: conducta, faltas de procedimiento, plazos, errores, apelaciones.

office-conduct-72a = no ha tratado de jugar lo mejor posible dentro del Reglamento
office-conduct-72b1 = ha infringido el Reglamento adrede
office-conduct-72b3 = ha intentado ocultar una infracción
office-conduct-74a1 = no ha sido cortés
office-conduct-74a2 = ha molestado o avergonzado a alguien, o estropeado el disfrute del juego
office-conduct-74a3 = no da sus voces ni juega siempre de la misma manera correcta
office-conduct-74b1 = no presta suficiente atención al juego
office-conduct-74b2 = ha hecho comentarios innecesarios durante la subasta o el carteo
office-conduct-74b3 = ha separado una carta antes de que le tocara jugar
office-conduct-74b4 = ha alargado el carteo para molestar a un oponente aunque todas las bazas eran seguras
office-conduct-74b5 = ha llamado al Árbitro o se ha dirigido a él sin educación
office-conduct-74c1 = ha nombrado la misma voz de maneras distintas
office-conduct-74c2 = ha mostrado aprobación o desaprobación de una voz o una jugada
office-conduct-74c3 = ha mostrado que espera ganar o perder una baza aún sin completar
office-conduct-74c4 = ha llamado la atención sobre algo significativo, o sobre las bazas que faltan
office-conduct-74c5 = ha mirado a otro jugador o su mano
office-conduct-74c6 = ha mostrado que ha perdido el interés por la mano
office-conduct-74c7 = ha cambiado su ritmo
office-conduct-74c8 = ha dejado la mesa sin necesidad antes de que se anunciara la ronda
office-conduct-76a1 = no ha obedecido al Árbitro o las normas para espectadores
office-conduct-76a2 = se ha comunicado con un jugador durante la sesión de este
office-conduct-76b1 = ha mirado más manos de las permitidas
office-conduct-76b2 = ha mostrado una reacción a la subasta o al carteo
office-conduct-76b3 = ha hecho un comentario o un gesto, o hablado con un jugador, durante la ronda
office-conduct-76b4 = ha molestado a un jugador
office-conduct-76b5 = ha llamado la atención sobre algo del juego
office-conduct-76c1 = ha hablado de un hecho o del Reglamento sin que el Árbitro se lo pidiera

office-who-player = Un jugador
office-who-partnership = Una pareja
office-who-kibitzer = Un espectador de la mesa
office-who-spectator = Un espectador
office-who-viewer = Alguien que sigue el juego en una pantalla

matter-72a = { $who } { $incident }.
matter-72b1 = { $who } { $incident }.
matter-72b3 = { $who } { $incident }.
matter-74a = { $who } { $incident }.
matter-74b = { $who } { $incident }.
matter-74c = { $who } { $incident }.
matter-76 = { $who } { $incident }.
matter-81c3 = El propio Árbitro ha advertido una irregularidad.
matter-82c = Una decisión del Árbitro ha resultado errónea.
matter-45g = Se dice que un jugador volvió su carta boca abajo demasiado pronto.
matter-7b2 = Se dice que un jugador no contó sus cartas antes de mirarlas.
matter-9b1 = No se llamó enseguida al Árbitro cuando se había llamado la atención sobre una irregularidad.
matter-10c2 = El Árbitro examina si se eligió una opción sin consultar al compañero.
matter-10c4 = El Árbitro examina si la acción posterior a la rectificación usó lo que no puede usarse.
matter-11b = Se ha perdido el derecho a la rectificación; una penalidad de procedimiento sigue siendo posible.
matter-15a4 = Un jugador tuvo las cartas de un estuche que no debía jugar.
matter-20d = Se repitieron las declaraciones; el Árbitro examina si lo hizo un jugador que puede repetirlas.
matter-20e = Se repitieron las declaraciones; el Árbitro examina si todo error se corrigió enseguida.
matter-20f3 = Se preguntó por una sola declaración.
matter-20g1 = El Árbitro examina si se preguntó solo en beneficio del compañero.
matter-20g2 = El Árbitro examina si se preguntó para obtener de un oponente una respuesta equivocada.
matter-82a = Algo en una mesa ocurrió de otro modo que el que manda el procedimiento.
matter-90a = El Árbitro examina si procede una penalidad de procedimiento.
matter-90b1 = Un participante no estaba en su sitio cuando debía empezar la sesión o la ronda.
matter-90b2 = Se dice que un participante juega con lentitud excesiva.
matter-90b3 = Se ha comentado un estuche de modo que otros podían oírlo.
matter-90b4 = Unos participantes han comparado sus resultados.
matter-90b5 = Un jugador ha tocado las cartas de otro.
matter-90b6 = Se han guardado cartas en el compartimento equivocado de un estuche.
matter-90b7 = Un error de procedimiento ha dejado un estuche sin su resultado.
matter-90b8 = Un jugador no ha cumplido enseguida lo que mandan el Árbitro o la normativa.

question-74c2 = ¿Mostró el jugador aprobación o desaprobación de una voz o una jugada?
question-74c2-true = Sí: su compañero no puede usarlo, y al acabar el carteo el Árbitro examina el resultado (16B).
question-74c2-false = No: no hay consecuencias.
question-74c3 = ¿Mostró el jugador que esperaba ganar o perder una baza antes de completarse?
question-74c3-true = Sí: su compañero no puede usarlo, y al acabar el carteo el Árbitro examina el resultado (16B).
question-74c3-false = No: no hay consecuencias.
question-74c4 = ¿Llamó el jugador la atención sobre algo significativo, o sobre las bazas que faltaban?
question-74c4-true = Sí: su compañero no puede usarlo, y al acabar el carteo el Árbitro examina el resultado (16B).
question-74c4-false = No: no hay consecuencias.
question-74c5 = ¿Miró el jugador adrede, para ver las cartas de otro o cómo actúa?
question-74c5-true = Adrede: es una infracción del procedimiento.
question-74c5-false = Sin querer: puede aprovechar la carta del oponente que vio; queda por saber si se la mostraron adrede.
question-74-fn23 = ¿Pudo el oponente haber mostrado sus cartas adrede?
question-74-fn23-true = Sí: el Árbitro examina si el jugador fue engañado.
question-74-fn23-false = No: no hay consecuencias.
question-74c7 = ¿Cambió el jugador su ritmo para desconcertar a un oponente?
question-74c7-true = Sí: es una infracción del procedimiento; si engañó a alguien es otra cuestión.
question-74c7-false = No: no hay consecuencias.
question-76b5 = ¿Llamó el espectador la atención sobre algo del juego?
question-76b5-true = Sí: el Árbitro ya lo conoce y lo rectifica dentro de los plazos.
question-76b5-false = No: no hay consecuencias.
question-76c1 = ¿Habló el espectador de lo ocurrido, o del Reglamento, sin que el Árbitro se lo pidiera?
question-76c1-true = Sí: el Árbitro le advierte; la próxima vez lo aparta.
question-76c1-false = No: se le preguntó, y no hay consecuencias.
question-81c3 = El estuche se está jugando: ¿hay que tratarlo ahora mismo?
question-81c3-true = Ahora mismo: se aplica ya el Artículo correspondiente.
question-81c3-false = Después: el juego sigue, y el Árbitro examina el resultado.
question-82c-scored = Corregida la decisión errónea, ¿puede aún puntuarse el estuche normalmente?
question-82c-scored-true = Sí: se aplica la rectificación correcta, y el resultado vale.
question-82c-scored-false = No: se ajusta la puntuación, y ambos bandos se tratan como inocentes.
question-90a = ¿Retrasó el juego, molestó a otros participantes o infringió el procedimiento correcto?
question-90a-true = Sí: el Árbitro considera una penalidad.
question-90a-false = No: se pregunta entonces si obliga a una puntuación ajustada.
question-90a-adjusted = ¿Obliga a una puntuación ajustada?
question-90a-adjusted-true = Sí: puede ser motivo de penalidad.
question-90a-adjusted-false = No: no hay consecuencias.
question-90a-elsewhere = ¿Se necesita la puntuación ajustada en otra mesa?
question-90a-elsewhere-true = Sí: el Árbitro considera una penalidad.
question-90a-elsewhere-false = No: no hay penalidad por ese motivo.
question-10a = ¿Resolvieron los jugadores la irregularidad entre ellos antes de llamar al Árbitro?
question-10a-true = Sí: no les correspondía. El Árbitro decide, y puede dejar en pie lo que hicieron.
question-10a-false = No: se pregunta entonces si se ha perdido el derecho a rectificación.
question-11a = El bando no infractor actuó antes de que se llamara al Árbitro: ¿ha perdido su derecho a rectificación?
question-11a-true = Perdido: no se rectifica nada.
question-11a-false = Conservado: la irregularidad se trata como de costumbre.
question-45g = ¿Volvió el jugador su carta boca abajo antes de que los cuatro hubieran jugado a la baza?
question-45g-true = Sí: no debería; el Árbitro puede imponerle una advertencia o una penalidad.
question-45g-false = No: no hay consecuencias.
question-7b2 = ¿Declaró el jugador sin haber contado sus cartas y mirado sus caras?
question-7b2-true = Sí: el Árbitro puede imponerle una advertencia o una penalidad; lo que hubiera mal en la mano se trata por su propio Artículo.
question-7b2-false = No: no hay consecuencias.
question-10c2 = ¿Eligió el jugador sin consultar a su compañero?
question-10c2-true = Sí: su elección queda en pie.
question-10c2-false = No: su elección queda en pie, pero no puede usar lo que le dijo su compañero, y el Árbitro examina el resultado (16B).
question-10c4 = ¿Actuó el bando infractor, tras la rectificación, sin basarse en lo que le dijo una acción retirada?
question-10c4-true = Sí: puede actuar en su provecho, y la puntuación queda en pie.
question-10c4-false = No: el Árbitro examina el resultado al final del juego (16C).
question-11b = ¿Se impone una penalidad de procedimiento aunque se haya perdido el derecho a rectificación?
question-11b-true = Sí: el Árbitro considera una penalidad.
question-11b-false = No: no hay consecuencias.
question-15a4 = ¿Se penaliza, además de rectificarlo, que el jugador declarara con las cartas de otro estuche?
question-15a4-true = Sí: el Árbitro considera una penalidad.
question-15a4-false = No: no hay consecuencias.
question-17d4 = { question-15a4 }
question-17d4-true = { question-15a4-true }
question-17d4-false = { question-15a4-false }
question-20e = ¿Quedó sin corregir un error al repetir la subasta?
question-20e-true = Sí: si causó perjuicio, se ajusta la puntuación.
question-20e-false = No: se corrigió, y no hay consecuencias.
question-20f3 = ¿Preguntó el jugador por una sola voz?
question-20f3-true = Sí: puede, pero su compañero no puede usar el interés que mostró, y el Árbitro examina el resultado (16B).
question-20f3-false = No: no hay consecuencias.
question-20g1 = ¿Preguntó el jugador solo para ayudar a su compañero?
question-20g1-true = Sí: no está permitido; su compañero no puede usarlo, y el Árbitro considera una penalidad.
question-20g1-false = No: no hay consecuencias.
question-20g2 = ¿Preguntó el jugador solo para provocar una respuesta equivocada?
question-20g2-true = Sí: no está permitido, y el Árbitro considera una penalidad.
question-20g2-false = No: no hay consecuencias.
question-82a = ¿Puede restablecerse el procedimiento, ahora mismo o después de este estuche?
question-82a-true = Sí: se restablece, y el juego sigue.
question-82a-false = No: se pregunta entonces si el estuche aún puede jugarse.
question-82b2 = ¿Puede jugarse aún el estuche?
question-82b2-true = Sí: se pregunta entonces cuándo.
question-82b2-false = No: el estuche se anula y la puntuación se ajusta donde un Artículo lo permite.
question-82b2-later = ¿Debe jugarse más tarde?
question-82b2-later-true = Más tarde: para ese estuche la ronda continúa.
question-82b2-later-false = Ahora: el estuche se juega.
question-40b2-a-v-gross = ¿Falseaba la voz gravemente la fuerza o la longitud?
question-40b2-a-v-gross-true = Gravemente: es psíquica, y la normativa la prohíbe.
question-40b2-a-v-gross-false = No gravemente: no es psíquica; se pregunta entonces si el compañero llegó a esperarla.
question-40b2-d-gross = { question-40b2-a-v-gross }
question-40b2-d-gross-true = { question-40b2-a-v-gross-true }
question-40b2-d-gross-false = { question-40b2-a-v-gross-false }
question-90b1 = ¿Llegó el participante después de la hora fijada para la sesión o la ronda?
question-90b1-true = Sí: el Árbitro considera una penalidad.
question-90b1-false = No: no hay consecuencias.
question-90b2 = ¿Fue este participante quien jugó con lentitud excesiva, y no los oponentes, una decisión o un comienzo tardío?
question-90b2-true = Sí: el Árbitro considera una penalidad.
question-90b2-false = No: no hay consecuencias.
question-90b3 = ¿Podían otros oír la subasta, el carteo o el resultado del estuche?
question-90b3-true = Sí: el Árbitro considera una penalidad.
question-90b3-false = No: no hay consecuencias.
question-90b4 = ¿Comparó resultados con otro participante sin autorización?
question-90b4-true = Sí: el Árbitro considera una penalidad.
question-90b4-false = No: no hay consecuencias.
question-90b5 = ¿Tocó las cartas de otro jugador sin permiso?
question-90b5-true = Sí: el Árbitro considera una penalidad.
question-90b5-false = No: no hay consecuencias.
question-90b6 = ¿Guardó una carta en el compartimento equivocado?
question-90b6-true = Sí: el Árbitro considera una penalidad.
question-90b6-false = No: no hay consecuencias.
question-90b7 = ¿Fue su error de procedimiento lo que obliga a ajustar la puntuación?
question-90b7-true = Sí: el Árbitro considera una penalidad.
question-90b7-false = No: no hay consecuencias.
question-90b8 = ¿Dejó de cumplir enseguida?
question-90b8-true = Sí: el Árbitro considera una penalidad.
question-90b8-false = No: no hay consecuencias.

effect-proposed-advice =
    El Árbitro le dice qué es lo correcto ({ $occurrence ->
        [1] primera vez
        [2] segunda vez
        [3] tercera vez
       *[other] { $occurrence } veces ya
    }).
effect-proposed-warning =
    Corresponde una advertencia ({ $occurrence ->
        [1] primera vez
        [2] segunda vez
        [3] tercera vez
       *[other] { $occurrence } veces ya
    }).
effect-proposed-penalty =
    Corresponde una penalidad de { $taken } ({ $occurrence ->
        [1] primera vez
        [2] segunda vez
        [3] tercera vez
       *[other] { $occurrence } veces ya
    }).
effect-proposed-penalty-open =
    Puede darse una penalidad; no hay tarifa, y el Árbitro fija la cuantía{ $occurrence ->
        [1] .
        [2] {" "}(segunda vez).
        [3] {" "}(tercera vez).
       *[other] {" "}({ $occurrence } veces ya).
    }
effect-proposed-suspension =
    Puede considerarse la suspensión por la sesión o una parte de ella ({ $occurrence ->
        [1] primera vez
        [2] segunda vez
        [3] tercera vez
       *[other] { $occurrence } veces ya
    }).
effect-proposed-disqualification =
    Puede considerarse la descalificación, con la aprobación del Organizador del Torneo ({ $occurrence ->
        [1] primera vez
        [2] segunda vez
        [3] tercera vez
       *[other] { $occurrence } veces ya
    }).
effect-proposed-removal =
    El espectador tiene que marcharse ({ $occurrence ->
        [1] primera vez
        [2] segunda vez
        [3] tercera vez
       *[other] { $occurrence } veces ya
    }).
effect-proposed-referral =
    El asunto pasa a quienes permiten mostrar el juego ({ $occurrence ->
        [1] primera vez
        [2] segunda vez
        [3] tercera vez
       *[other] { $occurrence } veces ya
    }).
office-amount-percent-of-a-top = { $amount } % de un top
office-amount-matchpoints = { $amount } puntos de match
office-amount-imps = { $amount } IMP
office-amount-victory-points = { $amount } Puntos Victoria
office-amount-points = { $amount } puntos
office-readiness-never = Según la palabra del Reglamento no es falta alguna.
office-readiness-rarely = Según la palabra del Reglamento, rara vez se penaliza.
office-readiness-seldom = Según la palabra del Reglamento, pocas veces se penaliza.
office-readiness-often = Según la palabra del Reglamento, se penaliza las más de las veces.
office-readiness-always = Según la palabra del Reglamento es un asunto grave.

office-timing-in-time = Está dentro de plazo.
office-timing-in-time-until = Está dentro de plazo; termina a las { $until }.
office-timing-needs-approval = El plazo terminó a las { $until }: hace falta la aprobación del Organizador del Torneo.
office-timing-too-late = Es demasiado tarde.
office-timing-too-late-until = Es demasiado tarde; el plazo terminó a las { $until }.
office-timing-still = El Árbitro aún puede examinarlo según { $law }.
office-timing-approved = El Organizador del Torneo lo ha aprobado aunque el plazo terminó a las { $until }.
event-refused-too-late-to-change = Los plazos para correcciones y decisiones terminaron a las { $value1 }, y esto cambiaría puntuaciones. ¿Quién lo aprueba por la Organización del Torneo?
event-refused-changes-over = Los plazos para correcciones y decisiones terminaron a las { $value1 }, y la normativa no admite cambios posteriores de puntuaciones.

office-way-play-on = El juego sigue: no hay nada que rectificar ni que juzgar.
office-way-prescribed-rectification = El Reglamento prescribe la rectificación; el Árbitro cuida de que se cumpla.
office-way-choice = Un jugador puede elegir; el Árbitro explica todas las opciones y cuida de que se elija una.
office-way-equity = El Árbitro restablece la equidad; los puntos dudosos son para el bando inocente.
office-way-ruled-to-play-on = No se pueden establecer los hechos: el Árbitro da una decisión que deja seguir el juego.
office-advice-mention = Pueden apelar esta decisión.
office-advice-tell = Tienen derecho a apelar esta decisión, y bien puede convenir que se revise.
office-report-due =
    Informe al Organizador del Torneo: los resultados{ $incidents ->
        [yes] {" "}y los incidentes de conducta.
       *[no] .
    }
office-advice-refer = El Árbitro remite él mismo el asunto a { $committee }.
office-committee = el comité
office-body-director-in-charge = el Árbitro Director
office-body-committee = el Comité de Apelación
office-body-authorized-alternative = quien la normativa nombra en lugar de un comité
office-point-law = lo que dicen el Reglamento o la normativa
office-point-fact = los hechos
office-point-judgement = el criterio del Árbitro
office-point-discipline = una penalidad disciplinaria
office-route = Sobre { $point } decide { $body }.
office-route-then = Sobre { $point } decide { $body }; cabe apelar ante { $then }.
office-route-further = Una nueva apelación la decide esta instancia: { $body }.
office-route-further-then = Una nueva apelación la decide esta instancia: { $body }; después cabe apelar ante { $then }.
office-power-recommend = El comité no puede revocar aquí al Árbitro; puede recomendarle que cambie su decisión.
office-fouled = { $teams ->
        [true] Las puntuaciones ya no son comparables entre los equipos: el Árbitro ajusta la puntuación según de quién sea la culpa, o hace jugar otro estuche
       *[false] Las puntuaciones se comparan dentro de cada forma del estuche
    } ({ $law }).
office-ordered-played = El estuche se juega.
office-ordered-postponed = El estuche se juega más tarde; para él la ronda continúa.
office-ordered-cancelled = El estuche no se juega.
office-number-taken = { $names } tenían hasta ahora el número { $who } y dejarían de estar inscritos. Para intercambiar dos números, inscriba a cada uno con el número del otro.
office-partners-stay = Los compañeros siguen juntos toda la sesión; así se corrige un nombre mal escrito, pero quien ocupa el lugar de otro entra como sustituto ({ $law }).
office-robots-electronic = Los robots solo juegan en mesas electrónicas; esta prueba no se juega electrónicamente.
office-turned = Las parejas se sentaron al revés. Los jugadores conservan la dirección tomada salvo que el Árbitro ordene o permita cambiarla ({ $law }).
office-strayed = No donde los enviaba el movimiento: { $who }. { $blame ->
    [director] Las instrucciones no fueron claras: es un error del Árbitro y ningún bando es infractor (5B, 82C).
   *[players] Cada uno responde de su puesto; las instrucciones se anunciaron con claridad (8A1, 5B).
}

option-about-broadcast-viewing-terms = En qué condiciones puede seguirse el juego en una pantalla.
option-about-persons-not-spectators = Quién no cuenta como espectador en la zona de juego aunque no juegue ni sea oficial.
option-about-room-playing-area = Qué es la zona de juego.
option-about-roles-director-may-act-as-to = Si el Árbitro puede hacer lo que toca al Organizador del Torneo.
option-about-roles-tournament-delegate = Si un delegado de la autoridad vela por la prueba.
option-about-ruling-must-cite-basis = Si el Árbitro debe decir en qué Artículo o norma se basa su decisión.
option-about-report-record-misconduct = Si la mala conducta consta en el informe del Árbitro.
option-about-appeal-committee-announced-at-start = Si los miembros del Comité de Apelación se anuncian antes de jugar.
option-about-director-must-announce-appeal-right = Si el Árbitro dice siempre a los jugadores que pueden apelar.
option-about-pp-standard-percent-of-top = La penalidad normal por puntos de match, en tanto por ciento de un top; sin decidir: el Árbitro fija la cuantía.
option-about-pp-standard-imps = La penalidad normal en IMP; sin decidir: el Árbitro fija la cuantía.
option-about-pp-standard-victory-points = La penalidad normal en Puntos Victoria; sin decidir: el Árbitro fija la cuantía.
option-about-pp-warning-first = Si antes de la primera penalidad hay una advertencia.
option-about-pp-counted-over = Sobre qué cuentan las faltas anteriores: la sesión o toda la prueba.
option-about-pp-steps-other = Cuántas penalidades normales cuesta la primera, segunda, tercera … falta, si no se dice otra cosa; 0 es una advertencia.
option-about-pp-steps-late-arrival = Cuántas penalidades normales cuesta la primera, segunda … vez: llegar tarde.
option-about-pp-steps-slow-play = Cuántas penalidades normales cuesta la primera, segunda … vez: juego lento.
option-about-pp-steps-overheard = Cuántas penalidades normales cuesta la primera, segunda … vez: comentar un estuche de modo que otros puedan oírlo.
option-about-pp-steps-comparing-scores = Cuántas penalidades normales cuesta la primera, segunda … vez: comparar resultados sin permiso.
option-about-pp-steps-touching-cards = Cuántas penalidades normales cuesta la primera, segunda … vez: tocar las cartas de otro jugador.
option-about-pp-steps-misplaced-card = Cuántas penalidades normales cuesta la primera, segunda … vez: una carta en el compartimento equivocado.
option-about-pp-steps-spoiled-score = Cuántas penalidades normales cuesta la primera, segunda … vez: un error que obliga a ajustar la puntuación.
option-about-pp-steps-disobedience = Cuántas penalidades normales cuesta la primera, segunda … vez: no cumplir enseguida lo que mandan el Árbitro o la normativa.
option-about-discipline-steps = Cuántas penalidades normales quita la primera, segunda, tercera … penalidad disciplinaria; 0 es una advertencia.
option-about-discipline-external-report-allowed = Si la conducta puede denunciarse a la autoridad aunque la decisión del Árbitro en la prueba sea definitiva.
option-about-appeal-merit-scales-with-level = Si a los jugadores de mayor categoría se les exige más fundamento al apelar.
option-about-appeal-late-with-to-approval = Si el Organizador del Torneo puede admitir una apelación fuera de plazo.
option-about-appeal-form-required = Si la apelación se hace en un impreso.
option-about-appeal-stages-modified = Qué etapas de la apelación se omiten o modifican, según se anunció.
option-about-appeal-urgent-discipline-route = Si hay una vía urgente para asuntos de disciplina.
