# La entrevista de una prueba
office-interview-open = Las respuestas dejan una pregunta abierta: { $question }
office-interview-stopped = La entrevista no se terminó; no se anotó nada.
office-interview-take-down = ¿Se anota?

# Encuestas
office-poll-turn = Tras esa subasta no le toca hablar a { $seat }. Dio { $dealer }: escriba todas las voces desde el dador hasta la decisión; o --play si se trataba de jugar una carta.
office-poll-call = { $text } no es una voz que { $seat } pudiera hacer ahí. Escriba p. ej. paso, X, 4C.
office-poll-card = { $text } no es una carta que { $seat } pudiera jugar ahí. Escriba p. ej. P9.
office-poll-opinion = { $text } no es la opinión de nadie a quien se preguntó. Escriba p. ej. "Jugador 1: X", con el nombre de --answer.
office-poll-auction = «{ $text }» no es una voz. Escriba las voces desde el dador, p. ej. paso 1P 2C X.
office-poll-led = «{ $text }» no es un palo. Escriba P, C, D o T.
office-poll-twice = { $who } contesta dos veces: a cada jugador se le pregunta una.
office-form-explained = Lo que se les dijo
office-form-play = Muerto y jugadas hasta ahí

# Qué se puede pedir aún
office-times-round-over = { $where }: la ronda ha terminado para este estuche.
office-times-round-on = { $where }: la ronda no ha terminado para este estuche.
office-requested-score-correction = Un error en la puntuación
office-requested-ruling = Petición de una decisión
office-requested-appeal = Una apelación
office-requested-director-s-notice = Una irregularidad que advierte el propio Árbitro
office-requested-objection-to-a-claim = Objeción a una reclamación
office-requested-agreement-to-a-claim-withdrawn = Retirada de la conformidad con una reclamación
office-requested-concession-cancelled = Cancelación de una concesión
office-requested-tricks-disputed = Discusión sobre las bazas ganadas
office-requested-revoke = Bazas por un renuncio

# Penalizaciones según el baremo
office-penalty-by-schedule = Según el baremo, { $clause }: { $told }
office-penalty-no-tariff = La normativa no tiene tarifa para { $clause }: diga la cuantía (AMOUNT) y la unidad (UNIT).
office-penalty-schedule = El baremo de penalizaciones no puede usarse: { $reason }
