# O relatório de um torneio apurado: duplicado score.

score-untitled = Torneio
score-ranking = Classificação
score-place = Lugar
score-contestant = N.º
score-names = Nomes
score-boards = Bolsas
score-board = Bolsa { $number }
score-datum = média { $datum }
score-contract = Contrato
score-declarer = Por
score-result = Resultado
score-lead = Saída
score-points-ns = Pontos NS
score-no-score = não jogado

score-method-matchpoints = pontos de match
score-method-butler = Butler
score-method-cross-imps = Cross-IMPs
score-method-imps = IMPs
score-method-board-a-match = Board-a-match
score-method-total-points = Pontos totais
score-unit-matchpoints = MP
score-unit-butler = IMP
score-unit-cross-imps = IMP
score-unit-imps = IMP
score-unit-board-a-match = Pontos
score-unit-victory-points = VP
score-unit-total-points = Pontos

score-rule-scale = pontos de match { $scale } por escore melhor, igual e pior.
score-rule-expected-event-maximum = As bolsas com menos escores comparáveis do que as outras são ajustadas pela fórmula de Neuberg.
score-rule-expected-scheduled = Cada bolsa é ajustada pela fórmula de Neuberg ao número das suas linhas.
score-rule-expected-scored = Cada bolsa é ajustada pela fórmula de Neuberg ao número das suas linhas com escore.
score-rule-expected-compared = As bolsas não são ajustadas: cada uma mantém o máximo das suas próprias comparações.
score-rule-expected-number = Cada bolsa é ajustada pela fórmula de Neuberg a { $number } escores.
score-rule-butler = A média é a da bolsa, em cada extremo { $extremes ->
    [0] sem deixar de fora nenhum escore.
    [one] sem o escore extremo.
   *[other] sem os { $extremes } escores extremos.
}
score-rule-datum-ten-half-away-from-zero = É arredondada às dezenas, as metades para longe de zero.
score-rule-datum-ten-half-even = É arredondada às dezenas, as metades para a dezena par.
score-rule-datum-ten-towards-zero = É cortada às dezenas.
score-rule-datum-none = Não é arredondada.
score-rule-divisor-comparisons = IMPs contra cada um dos outros escores, divididos pelo número de comparações.
score-rule-divisor-scores = IMPs contra cada um dos outros escores, divididos pelo número de escores.
score-rule-divisor-none = IMPs contra cada um dos outros escores, somados.
score-rule-sit-outs-as-played = As bolsas que um competidor não jogou não mudam nada no total.
score-rule-sit-outs-factored = Os totais de quem jogou menos bolsas são ajustados às bolsas previstas.
score-rule-board-places = Os números de uma bolsa são arredondados a { $places ->
    [one] uma casa decimal
   *[other] { $places } casas decimais
} antes de serem somados.
score-rule-rounding = Calculado exatamente; publicado com { $places ->
    [one] uma casa decimal
   *[other] { $places } casas decimais
}, { $rounding }.
score-rounding-half-away-from-zero = as metades para longe de zero
score-rounding-half-even = as metades para o algarismo par
score-rounding-half-towards-average = as metades para o lado da média

score-all-agree = { $count ->
    [one] O número que o arquivo dá coincide.
   *[other] Os { $count } números que o arquivo dá coincidem.
}
score-differ = { $count ->
    [one] Um dos { $figures } números que o arquivo dá difere:
   *[other] { $count } dos { $figures } números que o arquivo dá diferem:
}
score-and-more = … e mais { $count }.
score-difference-of-line = Bolsa { $board }, { $contestant }: o arquivo dá { $figure } { $stated } (linha { $line }), calculado { $computed }.
score-difference-of-contestant = { $contestant }: o arquivo dá { $figure } { $stated }, calculado { $computed }.
score-no-ranking = Não há classificação: o arquivo não diz que competidores obtiveram estes resultados, ou não há dois que se possam comparar.
score-misrecorded = Bolsa { $board }, { $contestant } contra { $opponents }: anotado { $stated } (linha { $line }), mas { $contract } vale { $computed } segundo a Lei 77.
score-nothing = nada
score-figure-score = pontos
score-figure-matchpoints = pontos de match
score-figure-imps = IMPs
score-figure-datum = média
score-figure-total = total
score-figure-percentage = porcentagem
score-figure-place = lugar
score-figure-boards = bolsas
score-other-rules = As que menos diferem são as regras “{ $rules }” ({ $count }): --rules { $rules }
score-other-expected = As que menos diferem são as regras “{ $rules }” com { $expected } escores esperados em cada bolsa, como se ninguém faltasse ({ $count }): --rules { $rules } --expected { $expected }
score-other-both = O arquivo calcula as bolsas e a classificação por regras diferentes: das bolsas diferem menos valores com { $boards } ({ $count }), da classificação com { $totals } ({ $others }).
score-file-with-handicaps = As porcentagens e colocações do arquivo incluem os handicaps que ele indica.
score-file-totals-are-percentages = Os totais do arquivo são as suas porcentagens.

score-no-contest = { $file }: neste arquivo não há nenhum torneio, só bolsas. São precisos resultados de várias mesas.
score-no-results = { $file }: neste arquivo não há nenhum resultado.
score-withheld = { $count ->
    [one] Uma bolsa fica de fora: a sua distribuição ainda deve ser jogada em outra sessão. A classificação a conta.
   *[other] { $count } bolsas ficam de fora: as suas distribuições ainda devem ser jogadas em outra sessão. A classificação as conta.
}
score-untried = { $file }: o leitor de { $format } não foi experimentado com arquivos reais.
score-page-written = Escrito: { $file }
score-rules-impossible = Estas opções não se combinam: { $reason }
score-some-unreadable = { $count ->
    [one] Um arquivo não pôde ser apurado.
   *[other] { $count } arquivos não puderam ser apurados.
}
score-rule-weighted-places = O que vale um escore ponderado é arredondado a { $places ->
    [0] um número inteiro
    [one] uma casa decimal
   *[other] { $places } casas decimais
}.
score-rule-most-averages-plus = Pelas bolsas sem resultado um competidor recebe numa sessão no máximo { $most ->
    [one] uma média plus
   *[other] { $most } médias plus
}, e { $share } por cada um dos demais.
