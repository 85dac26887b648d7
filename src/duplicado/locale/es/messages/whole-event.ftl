# Una prueba de varias sesiones, secciones o partidos, tal como se publica.

whole-unit-victory-points = VP
whole-unit-matches = Ganados
whole-unit-patton = Puntos
whole-session = Sesión { $session }
whole-session-short = S{ $session }
whole-session-section = Sesión { $session }, sección { $section }
whole-section = Sección { $section }
whole-parts = Sesiones y secciones
whole-event = Toda la prueba
whole-overall = Clasificación general
whole-ranking-of-session = Clasificación de la sesión
whole-matches = Partidos
whole-matches-of = Partidos de { $who }
whole-match = Partido
whole-bracket = Cuadro
whole-round = Ronda { $round }
whole-round-of-session = Sesión { $session }, ronda { $round }
whole-final = Final
whole-semifinals = Semifinales
whole-quarterfinals = Cuartos de final
whole-table-matches = Partidos jugados
whole-table-matches-short = PJ
whole-table-record = Ganados–empatados–perdidos
whole-table-record-short = G–E–P
whole-table-byes = Descansos
whole-table-margin = IMP ganados menos IMP perdidos
whole-table-margin-short = ± { $unit }
whole-table-carried = Arrastre
whole-bye = Descansa
whole-to-be-decided = por decidir
whole-unfinished = sin terminar
whole-match-goes-on = sigue en la ronda { $round }
whole-match-begun = empezado en la ronda { $round }
whole-result = Resultado
whole-home = Local
whole-away = Visitante
whole-no-boards = Ningún estuche de este partido tiene todavía puntuación.
whole-cross-table = Todos contra todos
whole-against = contra
whole-count-sessions = { $count ->
    [one] una sesión
   *[other] { $count } sesiones
}
whole-count-matches = { $count ->
    [one] un partido
   *[other] { $count } partidos
}
whole-matches-title = Partidos – { $title }
whole-bracket-title = Cuadro – { $title }
publish-matches = Partidos
publish-bracket = Cuadro
whole-card-with = { $opponents }, con { $partner }
cards-written = Tarjetas guía, tarjetas de mesa y papeletas: { $file }
cards-nothing-planned = Todavía no hay nada previsto: elija antes un movimiento con `duplicado event plan`.
director-report-written = Informe del Árbitro: { $file }
director-report-nothing = Todavía no hay nada de que informar: no hay ningún resultado anotado ahí.
movement-from-pairs = --from toma un movimiento de un archivo: va sin --teams, --players, --minutes ni --change.
movement-from-heading = { $file }: { $text }
movement-from-well = El movimiento está como debe: nadie se encuentra dos veces con nadie y nadie juega dos veces un estuche.
movement-from-minutes = Hace falta --minutes, o --from ARCHIVO.
movement-from-bad = En { $file } no se reconoce ningún movimiento.
planning-from-pairs = Un movimiento de archivo es de parejas; esta prueba es de { $kind }.
movement-fault-opponents-again = Ronda { $round }, mesa { $table }: { $who } ya se han encontrado, en la ronda { $earlier }.
movement-fault-set-again = Ronda { $round }, mesa { $table }: { $who } ya han jugado el juego { $sets }, en la ronda { $earlier }.
movement-fault-set-wanted-twice = Ronda { $round }: el juego { $sets } hace falta en la mesa { $table } y en la mesa { $other }.
movement-fault-contestant-twice = Ronda { $round }: { $who } está en la mesa { $table } y en la mesa { $other }.
movement-fault-table-taken-twice = Ronda { $round }: dos partidos en la mesa { $table }.
movement-fault-out-of-range = Ronda { $round }, mesa { $table }: un número excede los del movimiento ({ $who }; juego { $sets }).
movement-fault-no-boards = Ronda { $round }, mesa { $table }: { $who } no tienen estuches.
movement-fault-against-oneself = Ronda { $round }, mesa { $table }: { $who } jugaría contra sí mismo.
movement-faults = { $count ->
    [one] Este movimiento tiene un defecto:
   *[other] Este movimiento tiene { $count } defectos:
}
