# The Director's console of a running event.

console-office = Oficina del Árbitro
console-tab-overview = Mesas
console-tab-results = Resultados
console-tab-ruling = Decisiones
console-tab-interview = Consultar el Reglamento
console-tab-movement = Movimiento
console-tab-record = Registro
console-results = Resultados
console-rulings = Decisiones, penalidades, apelaciones
console-record = El registro
console-done = Guardado.
console-is-it-right = Compruebe antes de guardar
console-taken-down = Lo que se guardará
console-follows = A quién le cambia la puntuación
console-nothing-changes = Ninguna puntuación de la clasificación cambia.
console-nothing-to-compare = Ninguna puntuación de la clasificación cambia. Un estuche cuenta en ella desde que hay otro resultado con que compararlo.
console-you-play = Usted juega: los cambios en la puntuación se muestran cuando termine la sesión.
console-contestant = Participante (nombre o número)
console-before = Antes
console-after = Después
console-placed = puesto { $place }
console-confirm = Guardar
console-go-back = Cancelar
console-take-down = Guardar
console-show-follows = Revisar y guardar
console-sections = Sesiones y secciones
console-section = Sesión { $session }{ $section ->
    [none] {""}
   *[other] , sección { $section }
 }
console-by-round = Por ronda
console-by-board = Por estuche
console-round = Ronda { $round }
console-board = Estuche { $board }
console-column-table = Mesa
console-column-board = Estuche
console-column-round = Ronda
console-column-pairs = NS–EO
console-column-result = Resultado
console-open = Estuche { $board } en la mesa { $table }: abrir
console-nothing-planned = Aquí no hay nada previsto.
console-hidden = no se muestra: aún no lo ha jugado
console-tag-disagree = dos resultados distintos
console-tag-agreement = falta la conformidad de un bando
console-tag-ruled = puntuación ajustada
console-tag-postponed = se juega más tarde
console-tag-cancelled = anulado
console-tag-not-due = no está en el movimiento
console-tag-exchanged = bandos cambiados
console-place = Estuche { $board }, mesa { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }, ronda { $round }
console-stands = Resultado actual
console-whole-board = Estuche { $board } en todas las mesas
console-enter = Anotar el resultado
console-line = Resultado
console-line-hint = Contrato, declarante, bazas, salida: 4P N +1 CR; 3STX E -2; paso; o los puntos de Norte-Sur: -50; np: no jugado
console-correct = Corregir el resultado
console-decide-which = Dos resultados distintos: ¿cuál es el correcto?
console-what-was-wrong = Qué estaba mal
console-reason = Motivo
console-approved = Aprobado por
console-approved-hint = El periodo de corrección ha terminado: alguien lo aprueba en nombre de la Organización (79C2).
console-what-happened = ¿Qué ha ocurrido?
console-step-direction = Las parejas se sentaron en la dirección equivocada
console-step-direction-text = El resultado queda como se escribió; { $ew } pasa a Norte-Sur y { $ns } a Este-Oeste.
console-step-pair = Lo jugó otra pareja
console-step-pair-text = Indique quién se sentó allí realmente.
console-sat-ns = Se sentó Norte-Sur
console-sat-ew = Se sentó Este-Oeste
console-step-board = Era otro estuche
console-step-board-text = El resultado pasa al estuche que se jugó realmente; en el estuche { $board } no queda ninguno.
console-other-board = Estuche que se jugó
console-step-not-played = No jugado: qué recibe cada bando
console-step-not-played-text = Indique qué recibe cada bando según su culpa (12C2), si ya está claro.
console-fault-none = nada por ahora
console-fault-not = sin culpa: media máxima
console-fault-partly = en parte culpable: media
console-fault-directly = culpable directo: media mínima
console-step-postpone = Se juega más tarde
console-step-postpone-text = Para este estuche la ronda continúa (8B2).
console-step-cancel = No jugado: nadie puntúa
console-step-cancel-text = Se retira el estuche de esta mesa y nadie puntúa por él (8B2).
console-step-rule = Dar una puntuación ajustada
console-gets-both = Ambos bandos reciben
console-gets-hint = O indique abajo qué recibe cada uno; lo que quede vacío conserva la puntuación de la mesa.
console-gets-ns = Norte-Sur recibe
console-gets-ew = Este-Oeste recibe
console-under = Según los Artículos
console-under-hint = Números de Artículo, p. ej. 16B3 12C1(c)
console-kind-fault = según la culpa: ninguna, parcial, directa (12C2)
console-kind-share = tanto por ciento de un top
console-kind-assigned = una puntuación asignada (12C1)
console-kind-weighted = ponderada entre resultados (12C1(c))
console-kind-self = conserva la parte del perjuicio que se causó (12C1(e)): sin la infracción / tras ella / lo que hizo
console-kind-amount = tantos IMP o puntos
console-kind-keep = la puntuación de la mesa
console-what-was-said = Lo que se ha anotado
console-undo = Deshacer
console-undo-entry = Deshacer la anotación { $number }
console-undo-title = Deshacer una anotación
console-undo-why = ¿Por qué deshacerlo?
console-undone-by = deshecha por la anotación { $number }
console-no-entries = Aún no hay anotaciones.
console-more = { $count ->
    [one] Una anotación más
   *[other] { $count } anotaciones más
}
console-given = Decisiones tomadas
console-no-rulings = Aún no hay decisiones.
console-where-scores = La puntuación se ajusta en la página de su estuche:
console-penalty = Imponer una penalidad o una advertencia
console-amount = Cantidad
console-amount-hint = 0 es una advertencia. Vacía: la que el baremo, si la prueba lo tiene, prevé para el Artículo de abajo.
console-unit = Unidad
console-unit-percent-of-top = % de un top
console-unit-matchpoints = puntos de match
console-unit-imps = IMP
console-unit-victory-points = Puntos Victoria
console-unit-points = puntos
console-under-offence = Artículo infringido
console-under-offence-hint = Por ejemplo 90B2 por juego lento, 74A2 por conducta
console-player = Jugador
console-player-hint = Solo si afecta a un único jugador.
console-disciplinary = Disciplinaria (Artículo 91)
console-appeal = Alguien apela
console-against = Contra la decisión
console-appellant = ¿Quién apela?
console-concurred = ¿Está conforme el compañero o el capitán (92D)?
console-not-asked = aún no se ha preguntado
console-yes = sí
console-no = no
console-grounds = Por qué, en palabras de quien apela
console-deposit = Fianza
console-decide = Se ha resuelto una apelación
console-which-appeal = Qué apelación
console-outcome = Qué se ha decidido
console-reasons = Fundamentos
console-body = Quién la oyó
console-chairman = Presidente
console-members = Miembros, separados por comas
console-concurs = El compañero o el capitán estuvo conforme (92D)
console-without-merit = Sin fundamento (92A)
console-kept = Cuánto de la fianza se retiene
console-changed-how = Si se cambió la decisión, asigne la nueva puntuación en la página del estuche.
console-wrong-needed = Rellene los campos marcados.
console-wrong-number = «{ $text }» no es un número válido aquí.
console-wrong-amount = «{ $text }» no es una cantidad: escriba por ejemplo 10 o 2,5.
console-wrong-contestant = Nadie tiene el nombre ni el número «{ $text }». Escriba un nombre o, por ejemplo, 8, A8 u 8 NS.
console-wrong-several-named = «{ $text }» puede ser de varios: { $value1 }. Escriba más del nombre, o el número.
console-wrong-nobody = Nadie participa con el número { $text }.
console-wrong-result = «{ $text }» no es un resultado. Escriba por ejemplo 4P N +1, 3STX E -2, paso, np o -50.
console-wrong-ruling = «{ $text }» no es algo que reciba un bando. Escriba por ejemplo A+, 60%, 4P N -1 o mantener.
console-wrong-both-or-each = Indique qué reciben ambos bandos, o qué recibe cada uno: una de las dos cosas.
console-wrong-ruled-already = Ya hay una decisión sobre esa puntuación: indique que se sustituye.
console-wrong-no-result = Ahí no hay ningún resultado que corregir.
console-wrong-two-results = Ahí hay dos resultados distintos: indique primero cuál es el correcto.
console-wrong-nobody-there = No se sabe quién se sentó ahí: indique las parejas.
console-wrong-same-board = Es el mismo estuche.
console-wrong-unit = En esta prueba no se puede penalizar en esa unidad.
console-wrong-decision = Esa resolución no es coherente: { $text }
console-refused-reason-wanted = Indique qué estaba mal.
console-refused-ruled-already = Ya hay una decisión sobre esa puntuación: indique que se sustituye.
console-refused-too-late-to-correct = El periodo de corrección terminó a las { $value1 }. Indique quién lo aprueba en nombre de la Organización.
console-refused-too-late-to-undo = El periodo de corrección terminó a las { $value1 }: corrija el resultado en la página de su estuche, con aprobación.
console-refused-no-ruling = Se apela contra una decisión, y esa anotación no lo es.
console-refused-not-founded = La prueba aún no tiene comienzo: créela primero.
console-refused-may-only-recommend = { $value1 ->
    [law] Un comité no revoca la decisión del Árbitro sobre un punto de derecho; lo que decide sobre él el propio Árbitro Director se indica sin presidente ni miembros (Artículo 93B1)
   *[discipline] Un comité no revoca una penalidad disciplinaria; el propio Árbitro puede retirarla
}. Elija «{ form-choice-outcome-upheld }» e indique abajo lo que recomienda.
console-refused-deposit-may-not-be-kept = De una fianza de { $value2 } no se puede retener { $value1 } según la normativa en vigor.
console-refused-matches-in-points = Los partidos por puntos totales no se convierten en Puntos Victoria: elija la puntuación por IMP, o una clasificación por estuches o por eliminatoria.
console-refused-patton-by-boards = El Patton se puntúa estuche a estuche, con puntos por los totales: elija la puntuación board-a-match.
console-refused-missed-not-regulated = La normativa { $value1 } no concede nada por una sesión no jugada. Elija en las condiciones de la competición lo que vale.
console-doubt-stated-otherwise = Ahí ya se anotó otro resultado. ¿Deben constar dos distintos, de los que ninguno cuenta?
console-overview = Mesas
console-offline = Se ha perdido la conexión. Lo que ve puede no estar al día; se renovará cuando vuelva.
console-calls = Llamadas
console-no-calls = Ninguna llamada
console-call-at = Mesa { $table }
console-call-nowhere = Sin mesa indicada
console-goes = { $who } va de camino
console-i-go = Voy yo
console-settled = Resuelta, sin decisión
console-session = Sesión { $session }
console-of-section = Sección { $section }
console-round-of = Ronda { $round } de { $rounds }
console-held = reloj parado
console-until = hasta las
console-over-time = pasado en
console-state-not-begun = Sin empezar
console-state-round = En juego
console-state-over = El juego ha terminado
console-state-published = { fact-published }
console-start = Empezar la ronda 1
console-call-round = Anunciar la ronda { $round }
console-hold = Parar el reloj
console-resume = Reanudar el reloj
console-end-session = Terminar la sesión
console-minutes-title = Duración de la ronda
console-minutes = Minutos por ronda
console-warning = Minutos antes del final para avisar
console-only-round = Solo para la ronda (si no, para todas)
console-empty-table = aquí no juega nadie
console-slow = lenta
console-late = { $minutes } min de retraso
console-two-results = estuche { $board }: dos resultados
console-not-agreed = estuche { $board }: sin conformidad
console-wanting = Lo que falta
console-you-play-session = Usted juega en ella: se muestra cuando termine.
console-results-missing = { $count ->
    [one] Un resultado
   *[other] { $count } resultados
}
console-to-come-back = { $count ->
    [one] Una decisión por la que el Árbitro debe volver
   *[other] { $count } decisiones por las que el Árbitro debe volver
}
console-appeals-open = { $count ->
    [one] Una apelación por resolver
   *[other] { $count } apelaciones por resolver
}
console-nothing-wanting = Nada.
console-outstanding = Estuches por jugar
console-announcements = Avisos
console-to-tables = mesas
console-end-announcement = Retirar
console-announce = Avisar
console-announce-tables = Solo a las mesas
console-announce-tables-hint = Por ejemplo 3, A4; vacío: a todos.
console-announce-now = Anunciar
console-end = Publicar y cerrar
console-publish-session = Publicar la puntuación de la sesión
console-publish = Publicar la puntuación oficial
console-close = Cerrar la prueba
console-wrong-table = «{ $text }» no es una mesa: escriba por ejemplo 3 o A4.
console-interview = Consultar el Reglamento
console-what = ¿Qué ha ocurrido?
console-search = Buscar
console-no-answer = «{ $text }» no se entiende como respuesta a esta pregunta.
console-in-the-book = En el Reglamento:
console-chosen-by = Quién elige
console-name-it = Qué palo, carta o voz
console-answer = Responder
console-answer-label = Su respuesta
console-take-ruling = Registrar la decisión
console-appeal-told = Se les informó de su derecho a apelar (83)
console-so-far = Hasta ahora
console-change-answer = Cambiar
console-something-else = Ha ocurrido otra cosa
console-wrong-incident = No se conoce «{ $text }».
console-wrong-which-incident = «{ $text }» no es seguro. ¿Quiso decir { $value1 }?
console-did-you-mean = ¿Quiso decir uno de estos? Si no, escríbalo con otras palabras.
console-wrong-answers = Estas respuestas han caducado. Empiece de nuevo.
console-wrong-open-question = Queda algo por preguntar: respóndalo primero.
console-wrong-schedule = El baremo de penalidades no puede usarse: { $text }
console-movement = El movimiento
console-movement-now = Como está
console-movement-is = { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, { $boards ->
    [one] un estuche por ronda
   *[other] { $boards } estuches por ronda
}
console-change = Cambio
console-change-late = Una pareja llega tarde
console-change-leaves = Una pareja se marcha
console-change-rounds = Otro número de rondas
console-change-closes = Cerrar una mesa
console-change-opens = Se puede usar una mesa más
console-change-minutes = Hemos perdido tiempo
console-change-number = Número
console-change-number-hint = De quien se marcha, de la mesa, de rondas en total, de minutos; cuántos llegan tarde (1 si se deja vacío).
console-change-names = { $kind ->
    [individual] Nombres de los jugadores que llegan tarde, uno por línea
    [teams] Nombres de los equipos que llegan tarde, uno por línea
   *[pairs] Nombres de las parejas que llegan tarde, una por línea: Ana Lima / Rui Matos
}
console-change-from = Cambiar desde la ronda
console-show-ways = Ver opciones
console-no-ways = No hay manera de seguir tras eso.
console-somebody-else = Enviar a otra persona
console-who-goes = Quién va
console-send-him = Enviar
console-who = Participante
console-tab-access = Accesos y PIN
console-tab-scorer = Anotar papeletas
console-appeal-approved-hint = Si el derecho a apelar ha caducado, alguien lo aprueba por el Organizador cuando la normativa lo permite (92B).
console-disputed = Sobre qué punto versó
console-not-told = no se dice
console-point-law = un punto de derecho
console-point-fact = los hechos
console-point-judgement = una apreciación
console-recommended = Lo que recomienda un comité cuando no puede revocar (93B3)
