# Una competición de varias sesiones, secciones o encuentros, tal como se publica.

whole-unit-victory-points = PV
whole-unit-matches = Ganados
whole-unit-patton = Puntos
whole-session = Sesión { $session }
whole-session-short = S{ $session }
whole-session-section = Sesión { $session }, sección { $section }
whole-section = Sección { $section }
whole-parts = Sesiones y secciones
whole-event = Toda la competición
whole-overall = Clasificación general
whole-ranking-of-session = Clasificación de la sesión
whole-matches = Encuentros
whole-matches-of = Encuentros de { $who }
whole-match = Encuentro
whole-bracket = Cuadro
whole-round = Ronda { $round }
whole-round-of-session = Sesión { $session }, ronda { $round }
whole-final = Final
whole-semifinals = Semifinales
whole-quarterfinals = Cuartos de final
whole-table-matches = Encuentros jugados
whole-table-matches-short = E
whole-table-record = Ganados–empatados–perdidos
whole-table-record-short = G–E–P
whole-table-byes = Descansos
whole-table-margin = IMP ganados menos IMP perdidos
whole-table-margin-short = ± { $unit }
whole-table-carried = Arrastre
whole-bye = Descansa
whole-to-be-decided = por decidir
whole-unfinished = sin terminar
whole-result = Resultado
whole-home = Local
whole-away = Visitante
whole-no-boards = Ningún estuche de este encuentro tiene todavía puntuación.
whole-cross-table = Todos contra todos
whole-against = contra
whole-count-sessions = { $count ->
    [one] una sesión
   *[other] { $count } sesiones
}
whole-count-matches = { $count ->
    [one] un encuentro
   *[other] { $count } encuentros
}
whole-matches-title = Encuentros – { $title }
whole-bracket-title = Cuadro – { $title }
publish-matches = Encuentros
publish-bracket = Cuadro
usebio-several-sessions = El archivo tiene { $count } sesiones; se leen como una sola, de modo que los estuches del mismo número se comparan entre sí.
