# Gráficos de sesiones, estuches y partidos.

charts-session = La sesión estuche a estuche
charts-session-words = Tras { $count } estuches lo acumulado termina en { $last }. El máximo fue { $best } después del estuche { $best_board } y el mínimo { $worst } después del estuche { $worst_board }.
charts-in-order-of-play = Estuches por orden de juego
charts-field = El campo en el estuche { $board }
charts-field-words = { $count } puntuaciones de Norte-Sur, de { $lowest } a { $highest }; la más frecuente es { $frequent }, { $times ->
    [one] una vez
   *[other] { $times } veces
}.
charts-score-ns = Puntuación Norte-Sur
charts-match = { $one } contra { $other }, estuche a estuche
charts-match-words = { $one } ganó { $ours } IMP, { $other } { $theirs }. La mayor diferencia fue de { $swing } IMP en el estuche { $board }.
