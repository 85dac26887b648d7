# La mesa de decisiones de la consola.

desk-new = ¿Sobre qué hay que decidir?
desk-open = Abiertas
desk-nothing-open = No hay nada abierto. Una llamada inicia una decisión, o escriba qué pasó.
desk-known = Lo que se sabe
desk-board = Estuche { $board }, dador { $dealer }, { $vulnerable }
desk-most-often = Lo más frecuente
desk-all = Todos los incidentes
desk-by-hand = Escribir la decisión a mano
desk-go-on = Volver a ella
desk-entry = anotación { $number }
desk-stage-before = Antes de la subasta: cartas, estuches
desk-stage-auction = En la subasta
desk-stage-play = En el carteo
desk-stage-information = Información: vacilación, explicación, alerta
desk-stage-claims = Reclamaciones y bazas ganadas
desk-stage-conduct = Conducta
desk-stage-score = Hechos, derechos y puntuaciones en disputa
desk-state-called = llamado
desk-state-stands = vigente
desk-state-come-back = pendiente de volver
desk-state-appealed = apelada
desk-state-decided = apelación resuelta
desk-state-corrected = rectificada
desk-state-withdrawn = retirada
