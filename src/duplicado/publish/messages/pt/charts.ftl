# Gráficos de sessões, estojos e encontros.

charts-session = A sessão estojo a estojo
charts-session-words = Ao fim de { $count } estojos o resultado acumulado fica em { $last }. O máximo foi { $best } depois do estojo { $best_board } e o mínimo { $worst } depois do estojo { $worst_board }.
charts-in-order-of-play = Estojos por ordem de jogo
charts-field = O campo no estojo { $board }
charts-field-words = { $count } resultados para Norte–Sul de { $lowest } a { $highest }; o mais frequente é { $frequent }, { $times ->
    [one] uma vez
   *[other] { $times } vezes
}.
charts-score-ns = Resultado Norte–Sul
charts-match = { $one } contra { $other }, estojo a estojo
charts-match-words = { $one } ganhou { $ours } IMP, { $other } { $theirs }. A maior diferença foi de { $swing } IMP no estojo { $board }.
