# Conditions of contest (Laws 78D, 80B2): what each is called, what it does, what may be chosen
condition-group-contest = Qué se juega
condition-group-comparison = Comparación y puntuación
condition-group-pairing = Rondas que se emparejan una tras otra
condition-group-artificial = Puntuaciones artificiales, estuches y sesiones no jugados
condition-group-assigned = Puntuaciones asignadas y ponderadas
condition-group-penalties = Penalidades y disciplina
condition-group-ties = Empates
condition-group-handicap = Hándicaps
condition-group-corrections = Correcciones y su periodo
condition-group-appeals = Apelaciones
condition-group-information = Acuerdos, alertas e información
condition-group-table = En la mesa
condition-group-room = Espectadores y sala
condition-group-director = El Árbitro y sus informes

condition-name-kind = Quién compite
condition-about-kind = Parejas, equipos o jugadores; no cambia una vez planeada una sección.
condition-name-method = Puntuación de los estuches
condition-about-method = En qué unidad se compara un resultado con los demás.
condition-name-form = Clasificación por
condition-about-form = Si los estuches cuentan por sí solos o forman partidos que se ganan.
condition-name-winners = Ganadores
condition-about-winners = Una clasificación para todos, o una de Norte-Sur y otra de Este-Oeste.
condition-name-compared = Comparación con
condition-about-compared = Con las puntuaciones de quiénes se compara la de un estuche.
condition-name-match-by = Un partido es
condition-about-match-by = Qué estuches de dos participantes forman un partido; las rondas emparejadas son siempre uno cada una.
condition-name-sessions = Sesiones
condition-about-sessions = Cómo forman un resultado las sesiones.
condition-name-rules = Reglas de cálculo
condition-about-rules = Con las reglas de quién se factoriza, se redondea y se cuentan los descansos.
condition-name-victory-points = Escala de Puntos Victoria
condition-about-victory-points = Con qué escala los IMP de un partido pasan a Puntos Victoria.
condition-name-edition = Edición del Reglamento
condition-about-edition = Con qué edición decide el Árbitro y se ajustan las puntuaciones.
condition-name-profile = Normativa
condition-about-profile = Qué decisiones valen donde en esta página no se elige otra cosa.
condition-name-correction-minutes = Periodo de Corrección, minutos
condition-about-correction-minutes = Minutos desde que se publica la puntuación hasta que sus errores quedan (Artículo 79C1).
condition-name-scheduled-boards = Estuches de una sesión
condition-about-scheduled-boards = Cuántos estuches juega quien no descansa, para las reglas que factorizan sesiones.
condition-name-agreement-needed = Los oponentes confirman los resultados
condition-about-agreement-needed = Si un resultado sin confirmar se lista como pendiente; cuenta igualmente.
condition-name-bye-victory-points = Puntos Victoria por un descanso
condition-about-bye-victory-points = Qué recibe un participante por una ronda sin oponentes.
condition-name-ties = Reglas de desempate
condition-about-ties = Qué reglas separan a los empatados, en su orden; ninguna: comparten puesto.
condition-name-pairing = Quién se enfrenta a quién
condition-about-pairing = Si lo dice el movimiento de antemano o cada ronda se empareja según la clasificación.
condition-name-pairing-method = Cómo se halla una ronda suiza
condition-about-pairing-method = Qué se hace con quienes ya se han enfrentado.
condition-name-seeding = Primera ronda
condition-about-seeding = Contra quién juega cada cabeza de serie la primera ronda suiza o danesa.
condition-name-odd = Número impar de equipos
condition-about-odd = Qué pasa con el equipo que sobra.
condition-name-three-way = Asientos de un partido a tres
condition-about-three-way = Quién se sienta dónde cuando juegan tres equipos entre sí.
condition-name-rematch-after = Rondas hasta repetir oponente
condition-about-rematch-after = Tras cuántas rondas pueden repetir dos; vacío: nunca en un suizo, enseguida en un danés.
condition-name-second-byes = Un segundo descanso
condition-about-second-byes = Si puede descansar quien ya ha descansado.
condition-name-stanzas = Segmentos de un partido eliminatorio
condition-about-stanzas = Cuántos segmentos tienen los partidos de cada ronda, p. ej. 2, 2, 4; el último sigue valiendo; vacío: uno.
condition-name-extra-boards = Estuches extra de un partido empatado
condition-about-extra-boards = Cuántos estuches más se juegan en un partido empatado de una eliminatoria, y otros tantos mientras siga empatado; vacío: un octavo de los previstos, al menos dos.
condition-name-rounds = Número de rondas
condition-about-rounds = Cuántas rondas se emparejan una tras otra. En la última no empieza ningún partido a tres de dos rondas; vacío: sin decidir.
condition-name-apart = Separados
condition-about-apart = Categorías cuyos miembros no se enfrentan entre sí, p. ej. las parejas de un club.
condition-name-handicap-part = Parte de los hándicaps
condition-about-handicap-part = Cuánto de los hándicaps cuenta en la clasificación con hándicap, p. ej. 1/2; vacío: todo.
condition-name-electronic = Se juega electrónicamente
condition-about-electronic = Si se juega en mesas electrónicas: el movimiento sienta ahí a los jugadores y los resultados se anotan solos.
condition-name-disqualified = Estuches de un descalificado
condition-about-disqualified = Qué pasa con lo jugado por quien es descalificado (Artículo 91B); nunca se clasifica.

condition-choice-kind-pairs = parejas
condition-choice-kind-teams = equipos
condition-choice-kind-individual = individual
condition-choice-method-matchpoints = puntos de match
condition-choice-method-butler = Butler (IMP contra la media)
condition-choice-method-cross-imps = IMP cruzados
condition-choice-method-imps = IMP, mesa contra mesa
condition-choice-method-board-a-match = board-a-match
condition-choice-method-total-points = puntos totales
condition-choice-form-boards = estuches
condition-choice-form-matches = partidos, en Puntos Victoria
condition-choice-form-knock-out = partidos, quien pierde queda fuera
condition-choice-form-patton = partidos, Patton
condition-choice-winners-1 = una clasificación
condition-choice-winners-2 = dos: Norte-Sur y Este-Oeste
condition-choice-compared-section = su propia sección
condition-choice-compared-field = todos los que jugaron el estuche en la sesión
condition-choice-match-by-round = lo que dos juegan en una ronda
condition-choice-match-by-session = todo lo que dos juegan en una sesión
condition-choice-sessions-boards = como una sola sesión larga: cada estuche pesa igual
condition-choice-sessions-sessions = cada sesión pesa igual
condition-choice-rules-laws = el Reglamento (fórmula de Neuberg)
condition-choice-rules-ebu = English Bridge Union
condition-choice-rules-acbl = American Contract Bridge League
condition-choice-rules-compscore = Compscore
condition-choice-rules-compscore-travellers = Compscore, como en sus hojas de estuche
condition-choice-victory-points-wbf-continuous = WBF, 20 puntos con centésimas
condition-choice-victory-points-acbl-20 = ACBL, 20 puntos enteros
condition-choice-victory-points-acbl-30 = ACBL, 30 puntos enteros
condition-choice-edition-2007 = 2007
condition-choice-edition-2017 = 2017
condition-choice-edition-2017-2024 = 2017 con las enmiendas de 2024
condition-choice-profile-wbf = solo el Reglamento
condition-choice-profile-aeb = Asociación Española de Bridge
condition-choice-profile-qba = Queensland Bridge Association
condition-choice-pairing-none = por el movimiento
condition-choice-pairing-swiss = suizo: quienes van parecidos y no se han enfrentado
condition-choice-pairing-danish = danés: primero contra segundo, tercero contra cuarto
condition-choice-pairing-knock-out = por cuadro: ganador contra ganador
condition-choice-pairing-method-matching = la mejor ronda sin repeticiones
condition-choice-pairing-method-untangling = hacia abajo, deshaciendo repeticiones desde el final
condition-choice-seeding-slide = mitad alta contra mitad baja: 1–5, 2–6
condition-choice-seeding-fold = primero contra último: 1–8, 2–7
condition-choice-seeding-next = vecinos: 1–2, 3–4
condition-choice-seeding-strata = la categoría más fuerte contra la segunda
condition-choice-odd-bye = descansa
condition-choice-odd-three-way-over-two-rounds = partido a tres en dos rondas
condition-choice-odd-three-way-in-one-round = partido a tres en una ronda, de media duración
condition-choice-three-way-english = inglés: 1–2, 2–3, 3–1 y luego al revés
condition-choice-three-way-french = francés: 1–3, 2–1, 3–2 y luego al revés
condition-choice-disqualified-stand = cuentan para los oponentes
condition-choice-disqualified-annulled = no cuentan para nadie
condition-yes = sí
condition-no = no

# What the options of the regulations offer to choose, by its name in files
condition-word-2-1-0 = dos y uno
condition-word-1-1-2-0 = uno y medio
condition-word-all = todos los presentes
condition-word-allow = permitidos
condition-word-allowed = puede
condition-word-alternative = otro órgano
condition-word-always = siempre
condition-word-artificial = puntuaciones artificiales
condition-word-assistants = los ayudantes del Árbitro
condition-word-banned = nunca
condition-word-between-boards = los cuatro entre estuches
condition-word-both = para ambas
condition-word-by-fault = según la culpa
condition-word-committee = un comité
condition-word-computer = un ordenador
condition-word-conditional = sujetos a condiciones
condition-word-contract = el contrato
condition-word-deposit = la fianza
condition-word-director = el Árbitro
condition-word-disallow = prohibidos
condition-word-down = tapada
condition-word-drop = se suprime
condition-word-ebu = la regla de la EBU
condition-word-either = cualquiera
condition-word-event = toda la prueba
condition-word-free = libremente
condition-word-full = todo
condition-word-imps = IMP
condition-word-human = una persona
condition-word-lead-faced = al destapar la salida
condition-word-lowest-of-three = lo menor de tres
condition-word-matchpoints = puntos de match
condition-word-must-call = debe llamar al Árbitro
condition-word-neuberg = la fórmula de Neuberg
condition-word-never = nunca
condition-word-none = nada
condition-word-law = según el Reglamento
condition-word-north = Norte
condition-word-numeric = el número
condition-word-only-if-harms = solo para la perjudicada
condition-word-opponents = los oponentes también durante un estuche
condition-word-partial = una parte
condition-word-partner = el compañero
condition-word-play-to-win = siempre a ganar
condition-word-players = los jugadores
condition-word-program = el programa
condition-word-table-director-both = el programa y una persona
condition-word-agreed = por acuerdo de todos, en mesas que no son de una prueba
condition-word-optional = opcional
condition-word-required = obligatoria
condition-word-prohibited = no puede
condition-word-restricted = con límites
condition-word-screens = con pantallas
condition-word-self = quien la hizo
condition-word-session = la sesión
condition-word-session-average = su propia media de la sesión
condition-word-stationary = quien se queda en ella
condition-word-teaching = donde se enseña el juego
condition-word-third-hand-t1 = cuando el tercero juega a la primera baza
condition-word-top-down = de arriba abajo
condition-word-unspecified = nada está fijado
condition-word-up = descubierta
condition-word-victory-points = Puntos Victoria
condition-word-wbf-1991 = la fórmula de la WBF de 1991
condition-word-worst-session = la peor sesión

# The page and what is said at its fields
console-conditions = Condiciones de la competición
console-tab-conditions = Condiciones de la competición
condition-page-text = Lo que se publica antes del juego y decide cómo se puntúa todo (Artículos 78D y 80B2). Lo que se cambie vale para toda la prueba, también para lo ya jugado; la página siguiente muestra quién quedaría de otro modo.
condition-page-look = Puede leer las condiciones; las cambia el Árbitro o el Organizador.
condition-changed = distinto de lo habitual
condition-own-count = { $count ->
    [one] una distinta de lo habitual
   *[other] { $count } distintas de lo habitual
}
condition-now = Ahora: { $value }.
condition-usual = Habitual: { $value }.
condition-usual-laws = Solo con el Reglamento: { $value }.
condition-source-laws = { $law }; nadie ha decidido otra cosa.
condition-source-printed = Fijado por la normativa en vigor ({ $profile }; { $law }).
condition-source-inherited = La normativa en vigor ({ $profile }) no lo decide: como lo tiene el Reglamento ({ $law }).
condition-source-own = Decisión propia de esta prueba ({ $law }); según la normativa en vigor ({ $profile }) sería { $value }.
condition-as-regulated = según la normativa: { $value }
condition-not-told = nada elegido
condition-in-files = Nombres de las condiciones en los archivos
condition-empty-as-regulated = Vacío: como lo tiene la normativa.
condition-write-number = Escriba un número entero.
condition-write-amount = Escriba un número, como 12, 12,5 o 25/2.
condition-write-numbers = Escriba números enteros con comas: 1, 2, 3.
condition-write-list = Escríbalas separadas por comas.
condition-write-known = Separadas por comas: { $known }.
condition-write-text = Escríbalo con palabras.
condition-write-numbers-option = Escriba { $length ->
    [none] números
   *[other] { $length } números
} separados por comas{ $least ->
    [none] {""}
   *[other] , como mínimo { $least }
}{ $most ->
    [none] {""}
   *[other] , como máximo { $most }
}.
condition-write-number-option = Escriba un número entero{ $least ->
    [none] {""}
   *[other] , como mínimo { $least }
}{ $most ->
    [none] {""}
   *[other] , como máximo { $most }
}.
condition-write-fraction-option = Escriba un número o una fracción, como 2 o 1/5{ $least ->
    [none] {""}
   *[other] , como mínimo { $least }
}{ $most ->
    [none] {""}
   *[other] , como máximo { $most }
}.
condition-reason = Por qué se cambian las condiciones
condition-becomes = { $name }: { $before } pasa a { $after }.
console-wrong-condition-value = «{ $text }» no puede estar aquí: abajo se dice qué puede.
console-wrong-condition-nothing = No cambia nada: todas las condiciones son las vigentes.
console-wrong-condition-unknown = No hay ninguna condición «{ $text }».
event-refused-kind-settled = Ya se ha planeado una sección para { $value1 ->
    [pairs] parejas
    [teams] equipos
   *[individual] jugadores
}: ya no se cambia quién compite. Haga una prueba nueva.
console-wrong-condition-not-scored = Lo anotado no se puede puntuar así: { $text }

# Texts that the program itself has as values of options
condition-text-north = Norte
condition-text-pairs-at-most-two-averages-plus-in-a-session = parejas: a lo sumo dos medias máximas en una sesión
condition-text-spoken = habladas
condition-text-bidding-box = cajas de subasta
condition-text-electronic = en pantalla
condition-text-written = escritas
condition-text-declaring-side-in-the-clarification-period = el bando declarante en el Periodo de Clarificación
condition-text-beginners = principiantes
condition-text-social-events = pruebas sociales
condition-text-compulsory-system = donde un sistema es obligatorio
condition-text-both-explanations-may-be-used = pueden usarse ambas explicaciones
condition-text-system-cards-of-the-aeb = hojas de convenciones de la AEB
condition-text-remembered = recordada por el compañero
condition-text-recent = reciente
condition-text-frequent = frecuente
condition-text-circumstance = en las mismas circunstancias
condition-text-before-the-auction = antes de la subasta
condition-text-in-the-auction = en la subasta
condition-text-clarification = en el Periodo de Clarificación
condition-text-play = en el carteo
condition-text-the-director-controls = bajo el control del Árbitro
condition-text-a-viewer-does-not-communicate-with-a-player-during-the-session = quien mira no se comunica con ningún jugador durante la sesión
condition-text-every-place-where-a-player-may-be-during-his-session = todo lugar en que un jugador pueda estar durante la sesión
condition-text-matchpoints = puntos de match
condition-text-total-points = puntos totales
condition-text-the-tournament-organizer = el Organizador del Torneo
condition-text-the-appropriate-committee = el comité competente
condition-text-the-board-is-dropped = el estuche se anula
condition-text-committees-of-the-aeb = comités de la AEB
condition-text-the-appeals-committee = el Comité de Apelación
