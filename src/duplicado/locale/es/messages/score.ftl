# El informe de una prueba puntuada: duplicado score.

score-untitled = Prueba
score-ranking = Clasificación
score-place = Puesto
score-contestant = N.º
score-names = Nombres
score-boards = Estuches
score-board = Estuche { $number }
score-datum = media { $datum }
score-contract = Contrato
score-declarer = Por
score-result = Resultado
score-lead = Salida
score-points-ns = Puntos NS
score-no-score = no jugado

score-method-matchpoints = Puntos de match
score-method-butler = Butler
score-method-cross-imps = Cross-IMP
score-method-imps = IMP
score-method-board-a-match = Board-a-match
score-method-total-points = Puntos totales
score-unit-matchpoints = PM
score-unit-butler = IMP
score-unit-cross-imps = IMP
score-unit-imps = IMP
score-unit-board-a-match = Puntos
score-unit-victory-points = VP
score-unit-total-points = Puntos

score-rule-scale = Puntos de match { $scale } por puntuación mejor, igual y peor.
score-rule-expected-event-maximum = Los estuches con menos puntuaciones comparables que los demás se ajustan con la fórmula de Neuberg.
score-rule-expected-scheduled = Cada estuche se ajusta con la fórmula de Neuberg al número de sus líneas.
score-rule-expected-scored = Cada estuche se ajusta con la fórmula de Neuberg al número de sus líneas con puntuación.
score-rule-expected-compared = Los estuches no se ajustan: cada uno conserva el máximo de sus propias comparaciones.
score-rule-expected-number = Cada estuche se ajusta con la fórmula de Neuberg a { $number } puntuaciones.
score-rule-butler = La media es la del estuche, en cada extremo { $extremes ->
    [0] sin dejar fuera ninguna puntuación.
    [one] sin la puntuación extrema.
   *[other] sin las { $extremes } puntuaciones extremas.
}
score-rule-datum-ten-half-away-from-zero = Se redondea a decenas, los medios alejándose de cero.
score-rule-datum-ten-half-even = Se redondea a decenas, los medios a la decena par.
score-rule-datum-ten-towards-zero = Se recorta a decenas.
score-rule-datum-none = No se redondea.
score-rule-divisor-comparisons = IMP contra cada una de las demás puntuaciones, divididos entre el número de comparaciones.
score-rule-divisor-scores = IMP contra cada una de las demás puntuaciones, divididos entre el número de puntuaciones.
score-rule-divisor-none = IMP contra cada una de las demás puntuaciones, sumados.
score-rule-sit-outs-as-played = Los estuches que un participante no jugó no cambian nada en el total.
score-rule-sit-outs-factored = Los totales de quienes jugaron menos estuches se ajustan a los estuches previstos.
score-rule-board-places = Las cifras de un estuche se redondean a { $places ->
    [one] un decimal
   *[other] { $places } decimales
} antes de sumarlas.
score-rule-rounding = Calculado exactamente; publicado con { $places ->
    [one] un decimal
   *[other] { $places } decimales
}, { $rounding }.
score-rounding-half-away-from-zero = los medios alejándose de cero
score-rounding-half-even = los medios a la cifra par
score-rounding-half-towards-average = los medios hacia la media

score-all-agree = { $count ->
    [one] La cifra que da el archivo coincide.
   *[other] Las { $count } cifras que da el archivo coinciden.
}
score-differ = { $count ->
    [one] Una de las { $figures } cifras que da el archivo difiere:
   *[other] { $count } de las { $figures } cifras que da el archivo difieren:
}
score-and-more = … y { $count } más.
score-difference-of-line = Estuche { $board }, { $contestant }: el archivo da { $figure } { $stated } (línea { $line }), calculado { $computed }.
score-difference-of-contestant = { $contestant }: el archivo da { $figure } { $stated }, calculado { $computed }.
score-no-ranking = No hay clasificación: el archivo no dice qué participantes obtuvieron estos resultados, o no hay dos que se puedan comparar.
score-misrecorded = Estuche { $board }, { $contestant } contra { $opponents }: anotado { $stated } (línea { $line }), pero { $contract } vale { $computed } según el Artículo 77.
score-nothing = nada
score-figure-score = puntos
score-figure-matchpoints = puntos de match
score-figure-imps = IMP
score-figure-datum = media
score-figure-total = total
score-figure-percentage = porcentaje
score-figure-place = puesto
score-figure-boards = estuches
score-other-rules = Las que menos difieren son las reglas «{ $rules }» ({ $count }): --rules { $rules }
score-other-expected = Las que menos difieren son las reglas «{ $rules }» con { $expected } puntuaciones esperadas en cada estuche, como si no faltara nadie ({ $count }): --rules { $rules } --expected { $expected }
score-other-both = El archivo calcula los estuches y la clasificación con reglas distintas: de los estuches difieren menos cifras con { $boards } ({ $count }), de la clasificación con { $totals } ({ $others }).
score-file-with-handicaps = Los porcentajes y puestos del archivo incluyen los hándicaps que indica.
score-file-totals-are-percentages = Los totales del archivo son sus porcentajes.

score-no-contest = { $file }: en este archivo no hay ninguna prueba, solo estuches. Hacen falta resultados de varias mesas.
score-no-results = { $file }: en este archivo no hay ningún resultado.
score-withheld = { $count ->
    [one] Se omite un estuche: su reparto aún debe jugarse en otra sesión. La clasificación lo cuenta.
   *[other] Se omiten { $count } estuches: sus repartos aún deben jugarse en otra sesión. La clasificación los cuenta.
}
score-untried = { $file }: el lector de { $format } no se ha probado con archivos reales.
score-page-written = Escrito: { $file }
score-rules-impossible = Estas opciones no van juntas: { $reason }
score-some-unreadable = { $count ->
    [one] Un archivo no se ha podido puntuar.
   *[other] { $count } archivos no se han podido puntuar.
}
score-rule-weighted-places = Lo que vale una puntuación ponderada se redondea a { $places ->
    [0] un número entero
    [one] un decimal
   *[other] { $places } decimales
}.
score-rule-most-averages-plus = Por los estuches sin resultado un participante recibe en una sesión a lo sumo { $most ->
    [one] una media máxima
   *[other] { $most } medias máximas
}, y el { $share } por cada uno de los demás.
