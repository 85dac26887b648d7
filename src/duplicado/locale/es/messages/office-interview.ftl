# La entrevista de una prueba
office-interview-open = Las respuestas dejan una pregunta abierta: { $question }
office-interview-stopped = La entrevista no se terminó; no se ha guardado nada.
office-interview-take-down = ¿Se guarda?

# Encuestas
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

# Penalidades según el baremo
office-penalty-by-schedule = Según el baremo, { $clause }: { $told }
