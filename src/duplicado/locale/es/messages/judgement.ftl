# Decisiones de apreciación: qué se examina, qué debe determinar el Árbitro, encuestas a jugadores, informes.

judged-the-player = ese jugador
judged-the-pair = esa pareja
judged-remark = comentario
judged-question = pregunta
judged-reply = respuesta
judged-explanation = explicación
judged-alert = alerta
judged-no-alert = falta de alerta
judged-tempo = ritmo
judged-emphasis = énfasis
judged-gesture = gesto
judged-movement = movimiento
judged-manner = maneras
judged-remembered = voces parecidas que aún no se han olvidado
judged-recent = una voz parecida reciente que el compañero no puede haber olvidado
judged-frequent = voces parecidas tan frecuentes que el compañero conoce la tendencia
judged-circumstance = una circunstancia que ambos conocen y que ayuda a reconocerla
judged-due-at-once = de inmediato
judged-due-before-the-clarification-period-ends = antes de que se descubra la salida inicial, o antes si quiere
judged-due-in-the-clarification-period = tras el paso final y antes de que se descubra la salida inicial
judged-due-after-play = al terminar el carteo
judged-due-when-the-auction-has-ended-and-the-role-is-known = cuando haya terminado la subasta y se sepa quién declara

matter-12a-judged = El Árbitro mira si puede ajustar la puntuación.
matter-16a-judged = El Árbitro mira si se usó información que un jugador no puede usar.
matter-16b-judged = El Árbitro mira si { $player } usó información del compañero.
matter-16b2-judged = Reserva sus derechos { $player }: un oponente puede haber tenido información de su compañero.
matter-16c2-judged = El Árbitro mira si el bando infractor usó lo que dijo su acción retirada.
matter-23c-judged = El Árbitro mira si la infracción anterior a la voz comparable ayudó al bando infractor.
matter-27d-judged = El Árbitro mira si la declaración insuficiente ayudó al bando infractor.
matter-40b-judged = El Árbitro examina un entendimiento: { $side }.
matter-40c-judged = El Árbitro examina si { $player } se apartó de lo que se había explicado.
matter-50e4-judged = El Árbitro mira si la carta expuesta ayudó al bando infractor.
matter-72c-judged = El Árbitro mira si { $player } pudo prever el perjuicio.
matter-73b-judged = El Árbitro mira si { $player } dijo algo a su compañero por otro medio que voces y jugadas.
matter-73e2-judged = El Árbitro mira si { $player } engañó a un oponente.
matter-75-correction = Una explicación errónea la debe corregir { $player }: { $when }.
matter-75-judged = El Árbitro mira si { $player } dio información errónea a los oponentes.
matter-75a-judged = El Árbitro mira si { $player } usó la explicación de su compañero.
matter-84-judged = El Árbitro establece los hechos.

effect-score-stands = Vale la puntuación de la mesa.
effect-penalty-considered = El Árbitro considera una penalidad para el bando infractor.
effect-nothing-84a = Se sigue jugando: no hay nada que rectificar.
effect-nothing-84b = Se lleva a cabo lo que prescribe el Artículo.
effect-nothing-85b = Los hechos no pueden establecerse: se sigue jugando.
effect-nothing-16b2 = Queda anotada la reserva de derechos; los hechos no pudieron establecerse.
effect-nothing-75b2 = La explicación se corrigió a tiempo.
effect-nothing-75b3 = La explicación se corrigió a tiempo.

question-12a1 = { $laws ->
    [old] ¿Hubo una infracción por la que el Reglamento no da al bando inocente indemnización alguna?
   *[new] ¿Hubo una infracción para la que el Reglamento no prescribe rectificación?
}
question-12a1-true = La hubo: la pregunta siguiente es si causó perjuicio.
question-12a1-false = No la hubo: la pregunta siguiente es si el estuche puede jugarse con normalidad.
question-12a2 = ¿No hay rectificación alguna que permita jugar el estuche con normalidad?
question-12a2-true = Ninguna: el Árbitro da una puntuación ajustada artificial.
question-12a2-false = Puede jugarse: la pregunta siguiente es si una rectificación fue incorrecta.
question-12a3 = ¿Se ha aplicado una rectificación incorrecta?
question-12a3-true = Fue incorrecta: la pregunta siguiente es de quién fue el error.
question-12a3-false = Fue correcta: se mantiene, por dura o favorable que parezca.
question-82c = ¿Fue un error del Árbitro?
question-82c-true = Del Árbitro: se ajusta la puntuación y ambos bandos se tratan como inocentes.
question-82c-false = No fue suyo: la pregunta siguiente es si causó perjuicio.
question-12b1 = ¿Sufrió perjuicio el bando inocente: obtuvo menos de lo que podía esperar sin la infracción?
question-12b1-true = Hubo perjuicio: se ajusta la puntuación para quitar la ventaja.
question-12b1-false = No hubo perjuicio: vale la puntuación de la mesa.
question-16a3 = ¿Se basa la acción en información que ningún Artículo deja usar a un jugador?
question-16a3-true = Así es: la pregunta siguiente es si causó perjuicio.
question-16a3-false = No es así: vale la puntuación de la mesa.
question-16b1 = ¿Dio el compañero de { $player } información improcedente que puede sugerir una voz o jugada, y por qué medio?
question-16b1-answer = Nombre el medio: remark (comentario), question (pregunta), reply (respuesta), explanation (explicación), alert (alerta), no alert (falta de alerta), tempo (ritmo), emphasis (énfasis), gesture (gesto), movement (movimiento) o manner (maneras); false si no la hubo.
question-16b1-b = ¿Había otras alternativas lógicas que lo elegido{ $chosen }: consideraría seriamente otra acción una parte suficiente de los jugadores de la clase de { $player }, con los mismos métodos, y podrían elegirla algunos?
question-16b1-b-true = Había otra: la pregunta siguiente es qué sugería la información.
question-16b1-b-false = No había otra: vale la puntuación de la mesa.
question-16b1-a = { $laws ->
    [old] ¿Pudo la información sugerir de forma demostrable lo elegido{ $chosen } por encima de otra alternativa lógica?
   *[new] ¿Sugería la información de forma demostrable lo elegido{ $chosen } por encima de otra alternativa lógica?
}
question-16b1-a-true = Lo sugería: no puede elegirse; la pregunta siguiente es si causó perjuicio.
question-16b1-a-false = No lo sugería: vale la puntuación de la mesa.
question-16b1-a-among = ¿Era lo elegido{ $chosen } una de las alternativas lógicas? Normalmente lo es, salvo que sea impensable.
question-16b1-a-among-true = Era una de ellas: la elección no estaba permitida; la pregunta siguiente es si causó perjuicio.
question-16b1-a-among-false = No lo era: vale la puntuación de la mesa.
question-16b2 = ¿Discuten los oponentes que pueda haberse dado información al compañero?
question-16b2-true = Lo discuten: el Árbitro establece ahora los hechos.
question-16b2-false = Sin discusión: se sigue jugando, y el Árbitro mira el resultado cuando se le llame.
question-85a1 = Según el equilibrio de las probabilidades y las pruebas que se pueden reunir, ¿ocurrió así?
question-85a1-true = Ocurrió así: la decisión parte de ello.
question-85a1-false = No puede determinarse: la decisión permite seguir jugando.
question-16c2-told = ¿Dijo la acción retirada algo que es información no autorizada para el bando que la hizo?
question-16c2-told-true = Dijo algo: la pregunta siguiente trata de las alternativas lógicas.
question-16c2-told-false = No dijo nada: vale la puntuación de la mesa.
question-16d2-told = { question-16c2-told }
question-16d2-told-true = { question-16c2-told-true }
question-16d2-told-false = { question-16c2-told-false }
question-16c2-suggested = ¿Sugería ella de forma demostrable lo elegido{ $chosen } por encima de otra alternativa lógica?
question-16c2-suggested-true = Lo sugería: la pregunta siguiente es si causó perjuicio.
question-16c2-suggested-false = No lo sugería: vale la puntuación de la mesa.
question-16d2-suggested = ¿Pudo ella sugerir de forma demostrable lo elegido{ $chosen } por encima de otra alternativa lógica?
question-16d2-suggested-true = { question-16c2-suggested-true }
question-16d2-suggested-false = { question-16c2-suggested-false }
question-73c2 = ¿Fue el uso tan claro, en un jugador de esa experiencia, que ha de considerarse una penalidad?
question-73c2-true = Lo fue: el Árbitro considera una penalidad.
question-73c2-false = No lo fue: no hay penalidad.
question-73e2-inference = ¿Sacó un oponente inocente una conclusión falsa de una pregunta, un comentario, las maneras o el ritmo de { $player }, y actuó según ella?
question-73e2-inference-true = Así fue: la pregunta siguiente es si había un motivo.
question-73e2-inference-false = No fue así: vale la puntuación de la mesa.
question-73e2-reason = { $laws ->
    [old] ¿Había un motivo de bridge para lo que hizo { $player }?
   *[new] ¿Había un motivo de bridge demostrable para lo que hizo { $player }?
}
question-73e2-reason-true = Lo había: las conclusiones se sacan por cuenta y riesgo propios; vale la puntuación.
question-73e2-reason-false = No lo había: la pregunta siguiente es qué podía saberse.
question-73e2-known = ¿Pudo saber en su momento { $player } que aquello podía beneficiarle?
question-73e2-known-true = Pudo saberlo: la pregunta siguiente es si causó perjuicio.
question-73e2-known-false = No pudo: las conclusiones se sacan por cuenta y riesgo propios; vale la puntuación.
question-73f-inference = { question-73e2-inference }
question-73f-inference-true = { question-73e2-inference-true }
question-73f-inference-false = { question-73e2-inference-false }
question-73f-reason = { question-73e2-reason }
question-73f-reason-true = { question-73e2-reason-true }
question-73f-reason-false = { question-73e2-reason-false }
question-73f-known = { question-73e2-known }
question-73f-known-true = { question-73e2-known-true }
question-73f-known-false = { question-73e2-known-false }
question-73d2 = ¿Intentó { $player } engañar a un oponente?
question-73d2-true = Lo intentó: el Árbitro considera una penalidad.
question-73d2-false = No lo intentó: no hay penalidad.
question-73b1 = ¿Dijo { $player } algo a su compañero por otro medio que voces y jugadas, y por cuál?
question-73b1-answer = Nombre el medio: remark (comentario), question (pregunta), reply (respuesta), explanation (explicación), alert (alerta), no alert (falta de alerta), tempo (ritmo), emphasis (énfasis), gesture (gesto), movement (movimiento) o manner (maneras); false si no dijo nada.
question-73b = { question-73b1 }
question-73b-answer = { question-73b1-answer }
question-73b2 = ¿Fue por un método que los compañeros habían convenido de antemano?
question-73b2-true = Convenido: es la falta más grave; el Árbitro informa de ella y considera una penalidad.
question-73b2-false = No convenido: lo que hizo con ello el compañero se juzga según 16B.
question-89 = { question-73b2 }
question-89-true = Convenido: es conducta prohibida; el Árbitro informa de ella y considera una penalidad.
question-89-false = { question-73b2-false }
question-75a = ¿Supo { $player } por la explicación de su compañero que su propia voz se había entendido de otro modo?
question-75a-true = Lo supo: para él es información no autorizada, y se examina el Artículo 16B.
question-75a-false = No lo supo: vale la puntuación de la mesa.
question-75b2 = ¿Llamó { $player } al Árbitro y corrigió su propia explicación cuando debía ({ $when })?
question-75b2-true = A tiempo: lo que los oponentes pueden cambiar se trata según los Artículos 21 y 47.
question-75b2-false = Fuera de tiempo: el Árbitro mira el resultado.
question-75b3 = ¿Corrigió { $player } la explicación de su compañero cuando debía ({ $when })?
question-75b3-true = A tiempo: lo que los oponentes pueden cambiar se trata según los Artículos 21 y 47.
question-75b3-false = Fuera de tiempo: el Árbitro mira el resultado.
question-75d2 = ¿Tenían los compañeros un acuerdo, el mismo para ambos, sobre lo que significaba la voz?
question-75d2-true = Lo tenían: la pregunta siguiente es si lo equivocado fue la explicación o la voz.
question-75d2-false = No lo tenían: eso debía decirse a los oponentes; las preguntas siguientes tratan del perjuicio.
question-21b1-b = ¿Hay pruebas de que la explicación decía el acuerdo, de modo que lo equivocado fue la voz?
question-21b1-b-true = La voz fue la equivocada: no hay infracción, y vale la puntuación de la mesa.
question-21b1-b-false = No hay pruebas: el Árbitro presume que lo equivocado fue la explicación.
question-40b5-a = ¿Se omitió algo que viene del acuerdo o de la experiencia de los compañeros, no del conocimiento general?
question-40b5-a-true = Algo se omitió: la pregunta siguiente es si era crucial.
question-40b5-a-false = Nada se omitió: vale la puntuación de la mesa.
question-40b5-b = ¿Era lo omitido crucial para la elección de un oponente?
question-40b5-b-true = Crucial: las preguntas siguientes tratan del perjuicio.
question-40b5-b-false = No crucial: vale la puntuación de la mesa.
question-40b6-a = { question-40b5-a }
question-40b6-a-true = { question-40b5-a-true }
question-40b6-a-false = { question-40b5-a-false }
question-40b6-b = { question-40b5-b }
question-40b6-b-true = { question-40b5-b-true }
question-40b6-b-false = { question-40b5-b-false }
question-40b2-a-iii = ¿Pedía la normativa de la prueba que se alertara, o que no, de otro modo que como se hizo?
question-40b2-a-iii-true = De otro modo: es información errónea; las preguntas siguientes tratan del perjuicio.
question-40b2-a-iii-false = Fue como pide: vale la puntuación de la mesa.
question-40b2-a = { question-40b2-a-iii }
question-40b2-a-true = { question-40b2-a-iii-true }
question-40b2-a-false = { question-40b2-a-iii-false }
question-21a = ¿Actuó el oponente por un malentendido propio y no por lo que se le dijo?
question-21a-true = Propio: no hay compensación.
question-21a-false = Por lo que se le dijo: la pregunta siguiente es si causó perjuicio.
question-40b3-b = ¿Ha dejado esta pareja repetidamente de explicar sus métodos como se exige?
question-40b3-b-true = Repetidamente: el Árbitro considera una penalidad.
question-40b3-b-false = No repetidamente: no hay penalidad.
question-40c3-b = { question-40b3-b }
question-40c3-b-true = { question-40b3-b-true }
question-40c3-b-false = { question-40b3-b-false }
question-40a3 = ¿Se apartó { $player } adrede de lo que su bando ha explicado de la voz{ $chosen }, como al falsear gravemente fuerza o longitud?
question-40a3-true = Se apartó: la pregunta siguiente es si estaba permitido.
question-40a3-false = No adrede: una voz equivocada no es infracción, y vale la puntuación.
question-40b2-a-v = ¿Era una voz artificial que la normativa no deja que sea psíquica?
question-40b2-a-v-true = Lo era: la pregunta siguiente es si causó perjuicio.
question-40b2-a-v-false = No lo era: la pregunta siguiente es si el compañero llegó a esperarla.
question-40b2-d = { question-40b2-a-v }
question-40b2-d-true = { question-40b2-a-v-true }
question-40b2-d-false = { question-40b2-a-v-false }
question-40c1-repeated = { $tests ->
    [yes] ¿Muestra una de las pruebas de la normativa un acuerdo implícito: voces parecidas recordadas, una reciente, frecuentes, o una circunstancia que ambos conocen?
   *[no] ¿Se han repetido voces parecidas de modo que el compañero ha llegado a esperarlas?
}
question-40c1-repeated-true = Hay un entendimiento: debía explicarse; la pregunta siguiente es si causó perjuicio.
question-40c1-repeated-false = No hay entendimiento por eso: la pregunta siguiente es si el compañero sabía más por otra vía.
question-40c1 = ¿Tenía el compañero por otra vía más motivo que los oponentes para saberlo, como puede mostrar lo que hizo?
question-40c1-true = Lo tenía: la pregunta siguiente es si causó perjuicio.
question-40c1-false = No lo tenía: apartarse está permitido, y vale la puntuación de la mesa.
question-40b3-a-hidden = ¿No se dio a conocer el entendimiento a los oponentes como pide la normativa?
question-40b3-a-hidden-true = No se dio a conocer: la pregunta siguiente es si causó perjuicio.
question-40b3-a-hidden-false = Se dio a conocer: vale la puntuación de la mesa.
question-40b4-hidden = { question-40b3-a-hidden }
question-40b4-hidden-true = { question-40b3-a-hidden-true }
question-40b4-hidden-false = { question-40b3-a-hidden-false }
question-40a1-a = ¿Tienen los compañeros un entendimiento, por haberlo hablado o por lo que ambos han llegado a saber, aunque lo nieguen?
question-40a1-a-true = Hay un entendimiento: las preguntas siguientes tratan de si está permitido.
question-40a1-a-false = No hay entendimiento: vale la puntuación de la mesa.
question-40a2 = ¿Habla por otra cosa que las voces, las jugadas y las condiciones de la partida?
question-40a2-true = Así es: no está permitido; la pregunta siguiente es si causó perjuicio.
question-40a2-false = No es así: la pregunta siguiente es si es el mismo para ambos compañeros.
question-40a4 = ¿Significa la misma voz una cosa en un compañero y otra en el otro?
question-40a4-true = Así es: no está permitido; la pregunta siguiente es si causó perjuicio.
question-40a4-false = No es así: la pregunta siguiente es si es un entendimiento especial.
question-40b2-a-player = ¿Significa la misma voz una cosa en un compañero y otra en el otro, donde la normativa no lo permite?
question-40b2-a-player-true = { question-40a4-true }
question-40b2-a-player-false = { question-40a4-false }
question-40b1-b = ¿Es un entendimiento especial: nombrado así por la normativa, o una voz artificial que ella no exceptúa?
question-40b1-b-true = Especial: la pregunta siguiente es si la normativa lo permite aquí.
question-40b1-b-false = No especial: la pregunta siguiente es si se dio a conocer.
question-40b1-a = { question-40b1-b }
question-40b1-a-true = { question-40b1-b-true }
question-40b1-a-false = { question-40b1-b-false }
question-40b2-a-i-permitted = ¿No lo permite aquí la normativa, o solo con condiciones que no se cumplieron?
question-40b2-a-i-permitted-true = No permitido: la pregunta siguiente es si causó perjuicio.
question-40b2-a-i-permitted-false = Permitido: la pregunta siguiente es si se dio a conocer.
question-40b2-a-permitted = { question-40b2-a-i-permitted }
question-40b2-a-permitted-true = { question-40b2-a-i-permitted-true }
question-40b2-a-permitted-false = { question-40b2-a-i-permitted-false }
question-72c-known = ¿Pudo saber { $player } en su momento que la irregularidad bien podía perjudicar al bando inocente?
question-72c-known-true = Pudo saberlo: la pregunta siguiente es si el bando infractor obtuvo ventaja.
question-72c-known-false = No pudo: vale la puntuación de la mesa.
question-23-known = { question-72c-known }
question-23-known-true = { question-72c-known-true }
question-23-known-false = { question-72c-known-false }
question-72b1 = ¿Fue una infracción adrede?
question-72b1-true = Adrede: el Árbitro considera una penalidad.
question-72b1-false = No adrede: no hay penalidad.
question-72b3 = ¿Se intentó ocultar la infracción?
question-72b3-true = Se intentó: el Árbitro considera una penalidad.
question-72b3-false = No se intentó: no hay penalidad.
question-23c-help = Sin la ayuda de la infracción, ¿bien podría haber sido otro el desenlace?
question-23c-help-true = Otro: la pregunta siguiente es si el bando inocente sufrió perjuicio.
question-23c-help-false = El mismo: vale la puntuación de la mesa.
question-27d-help = { question-23c-help }
question-27d-help-true = { question-23c-help-true }
question-27d-help-false = { question-23c-help-false }
question-50e4-help = Sin la ayuda de la carta expuesta, ¿bien podría haber sido otro el desenlace?
question-50e4-help-true = { question-23c-help-true }
question-50e4-help-false = { question-23c-help-false }
question-50e3-help = { question-50e4-help }
question-50e3-help-true = { question-50e4-help-true }
question-50e3-help-false = { question-50e4-help-false }
question-84 = ¿Están aceptados los hechos?
question-84-true = Aceptados: la pregunta siguiente es qué prescribe el Reglamento.
question-84-false = Discutidos: el Árbitro sopesa las pruebas.
question-84b = ¿Prescribe el Reglamento una rectificación?
question-84b-true = La prescribe: se lleva a cabo.
question-84b-false = No la prescribe: la pregunta siguiente es si el bando inocente sufrió perjuicio.
question-84c = ¿Elige un jugador entre opciones?
question-84c-true = Elige: el Árbitro las explica todas y cuida de que se tome una.
question-84c-false = No elige: la rectificación se lleva a cabo.
question-84d = ¿Es probable que la irregularidad perjudicara al bando inocente?
question-84d-true = Probable: el Árbitro restablece la equidad; la pregunta siguiente es hasta dónde llegó el perjuicio.
question-84d-false = No es probable: se sigue jugando.

judgement-open = Queda por determinar: { $question }
judgement-step = { $number }. { $question }
judgement-found = Determinado: { $finding }
judgement-concluded = Según lo que consta: { $finding }
judgement-basis-agreed = Aceptado por todos.
judgement-basis-probable = Discutido; más probable que improbable.
judgement-basis-undetermined = No pudo establecerse.
judgement-basis-judged = Apreciación del Árbitro.
judgement-basis-on-file = Consta en el registro.
judgement-says = { $by }: «{ $says }»
judgement-contradicts = { $by }, en contra: «{ $says }»
judgement-reasons = Motivos: { $reasons }
judgement-outcome = Resultado: { $outcome }
judgement-outcome-adjusted = se ajusta la puntuación
judgement-outcome-stands = vale la puntuación de la mesa
judgement-outcome-open = aún sin decidir
judgement-outcome-none = nada se ajusta
judgement-candidates = Resultados que pueden asignarse, a cartas vistas; los pesos los fija el Árbitro:
judgement-candidate = { $result }: { $score }
judgement-candidate-excluded = { $result }: { $score }, sin peso { $law }
judgement-candidate-plays = { $told } (tras { $cards })
judgement-result = { $contract }, { $tricks } bazas

poll-title = Encuesta a jugadores
poll-board = Estuche { $board }, dador { $dealer }, { $vulnerable ->
    [none] nadie vulnerable
    [ns] Norte-Sur vulnerables
    [ew] Este-Oeste vulnerables
   *[both] ambos bandos vulnerables
}.
poll-hand = { $player } tiene { $hand }
poll-auction = Subasta: { $calls }
poll-no-auction = Aún no se ha dado ninguna voz.
poll-explained = { $text }
poll-asks-call = ¿Qué voces considera seriamente, y cuál da?
poll-asks-card = ¿Qué cartas considera seriamente, y cuál juega?
poll-level = Los jugadores han de ser de esta clase: { $level }
poll-none = Aún no se ha preguntado a nadie.
poll-share = { $action }: la consideraron { $considered } de { $asked } ({ $part }), la eligieron { $chose } ({ $partchose }): { $alternative ->
    [yes] es alternativa lógica
    [no] no es alternativa lógica
   *[open] ha de apreciarlo el Árbitro
}
poll-threshold = Según la normativa en vigor, una parte significativa es { $part }.
poll-no-threshold = La normativa en vigor no nombra una parte: el Árbitro aprecia cuál es significativa.
poll-answer = { $by }{ $level ->
    [none] {""}
   *[other] {" "}({ $level })
}: { $chose }{ $considered ->
    [none] {""}
   *[other] ; consideró también { $considered }
}
poll-withheld = No se dijo a nadie antes de responder: { $information }
poll-suggested = Preguntados después qué sugiere eso, { $said } de { $asked } nombraron { $action }.
poll-chosen = Elegido en la mesa: { $action }. { $alternative ->
    [yes] Había otra alternativa lógica.
    [no] No había otra alternativa lógica.
   *[open] Si había otra alternativa lógica ha de apreciarlo el Árbitro.
}

# Para qué puede llamarse al Árbitro, y de quién se trata.

incident-information-from-partner = Titubeo u otra información del compañero
incident-rights-reserved = Reserva de derechos por información del compañero
incident-partners-explanation-used = La explicación o alerta del compañero despertó a un jugador
incident-explanation-to-correct = Un jugador sabe que una explicación de su bando fue errónea
incident-wrong-explanation = Explicación errónea, tarde para cambiar una voz
incident-incomplete-explanation = Explicación incompleta
incident-alert-missing = Falta de alerta o anuncio
incident-alert-needless = Alerta que no debía darse
incident-psychic-call = Voz psíquica u otra desviación de lo explicado
incident-methods-changed = Métodos cambiados tras una pregunta o una irregularidad
incident-hidden-understanding = Entendimiento oculto o prohibido
incident-misled-by-an-opponent = Engañado por la pausa, la pregunta o las maneras de un oponente
incident-communication-with-partner = Los compañeros se dijeron algo por otros medios
incident-could-have-known = El infractor pudo saber que perjudicaría a los otros
incident-procedural-offence = Retraso, lentitud u otra falta contra el procedimiento
incident-disputed-facts = Los jugadores no están de acuerdo en lo ocurrido
incident-no-rectification = Perjuicio para el que ningún Artículo tiene rectificación
ask-player = ¿De qué jugador se trata?
ask-information-from-partner-player = ¿Qué jugador puede haber usado lo que dejó ver su compañero?
ask-rights-reserved-player = ¿Quién reserva sus derechos?
ask-partners-explanation-used-player = ¿Qué jugador oyó cómo entendió su compañero su voz?
ask-wrong-explanation-player = ¿Quién dio la explicación?
ask-incomplete-explanation-player = ¿Quién dio la explicación?
ask-alert-missing-player = ¿Quién no alertó?
ask-alert-needless-player = ¿Quién alertó?
ask-psychic-call-player = ¿Quién dio la voz?
ask-misled-by-an-opponent-player = ¿De quién fue la pausa, la pregunta o la manera?
ask-communication-with-partner-player = ¿Quién dijo algo a su compañero?
ask-could-have-known-player = ¿Quién fue el infractor?
ask-own-explanation = ¿Dio { $seat } mismo la explicación errónea (sí), o su compañero (no)?
ask-offence = ¿Qué se dice que ha hecho el participante?
ask-offence-90b1 = no estaba en su sitio cuando debía empezar la sesión o la ronda
ask-offence-90b2 = juega con lentitud excesiva
ask-offence-90b3 = comentó un estuche de modo que otros podían oírlo
ask-offence-90b4 = comparó sus resultados con los de otro participante
ask-offence-90b5 = tocó las cartas de otro jugador
ask-offence-90b6 = guardó cartas en el compartimento equivocado del estuche
ask-offence-90b7 = cometió un error de procedimiento por el que quizá haya que ajustar una puntuación
ask-offence-90b8 = no cumplió enseguida lo que mandan el Árbitro o la normativa
ask-offence-7b2 = no contó sus cartas antes de mirarlas
ask-offence-45g = volvió su carta boca abajo antes de que hubieran jugado los cuatro
ask-offence-90a = otra cosa que demora el juego, molesta a otros o infringe el procedimiento
ask-changed-after = ¿Tras qué cambian los compañeros sus métodos, como tenían acordado?
ask-changed-after-opponents-irregularity = una irregularidad de los oponentes
ask-changed-after-own-irregularity = una irregularidad propia
ask-changed-after-opponents-answer = la respuesta de los oponentes a una pregunta
ask-changed-after-own-question = su propia pregunta
ask-changed-after-own-answer = su propia respuesta
ask-stage = ¿Cuándo lo advirtió { $seat }?
ask-stage-auction = durante la subasta
ask-stage-clarification = tras el paso final, antes de descubrirse la salida inicial
ask-stage-play = durante el carteo
ask-role = ¿Qué es, o será, { $seat } en el carteo?
ask-role-declarer = declarante
ask-role-dummy = muerto
ask-role-defender = defensor
incident-withdrawn-action-used = El bando infractor usó lo que dijo una voz o carta retirada
incident-helped-by-infraction = Una infracción ayudó al bando que la cometió
ask-withdrawn-action-used-player = ¿De quién es compañero el que retiró la voz o la carta?
ask-infraction = ¿Qué infracción fue?
ask-infraction-insufficient-bid = una declaración insuficiente, corregida sin rectificación
ask-infraction-comparable-call = una voz fuera de turno o cancelada, sustituida por una comparable
ask-infraction-exposed-card = una carta expuesta de un defensor
