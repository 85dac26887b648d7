# Hojas de papel (PDF): publish.paper.

paper-no-ranking = Aún no hay nada que clasificar.
paper-section = Sección { $section }
paper-penalty = { $who }: { $amount } al total (Artículo 90 o normativa).
paper-no-boards = No hay estuches con resultados.
paper-travellers-of = { $title }: hojas de los estuches
paper-hands-of = { $title }: manos
paper-points = PH
paper-double-dummy = Bazas
paper-par = Par { $score }: { $contracts }
paper-vulnerable-none = Nadie vul.
paper-vulnerable-ns = { $side } vul.
paper-vulnerable-ew = { $side } vul.
paper-vulnerable-both = Todos vul.
paper-score-cards-of = { $title }: tarjetas de resultados
paper-board-short = Est.
paper-no-cards = Nadie tiene resultados.
paper-guide-cards = Tarjetas guía
paper-table = Mesa { $table }
paper-responsible = { $seats ->
    [all] Todos los jugadores cuidan
    [NS] Norte y Sur cuidan
    [EW] Este y Oeste cuidan
    [E] Este cuida
   *[other] Norte cuida
} de la mesa y de sus estuches (Art. 7D).
paper-mover = { $seat ->
    [E] Este
    [S] Sur
    [W] Oeste
   *[other] Norte
} se ocupa de que los estuches pasen a la mesa debida (Art. 8A2).
paper-code-of = Código QR de la mesa { $table }
paper-sits-out = descansa
paper-boards-rest = banquillo
paper-slip = Ronda { $round } · Mesa { $table }
paper-slip-pairs = { $ns } { $one } – { $ew } { $other }
paper-slip-signed = Conforme EO:
paper-column-round = Ronda
paper-column-table = Mesa
paper-column-seat = Asiento
paper-column-against = Contra
paper-column-boards = Estuches
paper-column-next = Estuches a la mesa
paper-column-board = Estuche
paper-column-ns = NS
paper-column-ew = EO
paper-column-contract = Contrato
paper-column-by = Por
paper-column-tricks = Bazas
paper-column-ns-score = NS +
paper-column-ew-score = EO +
paper-adjusted = ajust.
paper-director-report = Informe del Árbitro
paper-count-contestants = { $kind ->
    [teams] equipos
    [individual] jugadores
   *[pairs] parejas
}
paper-count-boards = estuches
paper-count-results = resultados
paper-count-adjusted = ajustados
paper-count-unplayed = no jugados
paper-report-winners = { $count ->
    [one] Ganador
   *[other] Ganadores
}
paper-report-adjusted = Puntuaciones ajustadas
paper-report-unplayed = Estuches no jugados
paper-report-penalties = Penalidades y otros cambios de totales
paper-report-misrecorded = Puntuaciones que no son las de su contrato
paper-report-differences = Cifras del archivo frente a las calculadas
paper-report-rules = Cómo se calculó
paper-report-rulings = Decisiones en las mesas
paper-report-none = Ninguno.
paper-report-remarks = Observaciones
paper-report-signature = Árbitro, fecha y hora
paper-record = { $stands ->
    [provisional] provisional, antes de publicarse · registro { $head }
   *[official] registro { $head }
}
paper-with-partner = con { $partner }; { $opponents }
