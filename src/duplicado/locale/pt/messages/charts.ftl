# Gráficos de sessões, bolsas e matches.

charts-session = A sessão bolsa a bolsa
charts-session-words = Ao fim de { $count } bolsas o acumulado fica em { $last }. O máximo foi { $best } depois da bolsa { $best_board } e o mínimo { $worst } depois da bolsa { $worst_board }.
charts-in-order-of-play = Bolsas por ordem de jogo
charts-field = O campo na bolsa { $board }
charts-field-words = { $count } escores de Norte-Sul, de { $lowest } a { $highest }; o mais frequente é { $frequent }, { $times ->
    [one] uma vez
   *[other] { $times } vezes
}.
charts-score-ns = Escore Norte-Sul
charts-match = { $one } contra { $other }, bolsa a bolsa
charts-match-words = { $one } ganhou { $ours } IMP, { $other } { $theirs }. A maior diferença foi de { $swing } IMP na bolsa { $board }.
