# O que o console pergunta antes de algo acabar.

ending-still-wanting = { $what ->
    [decision] { $count ->
        [one] Uma bolsa tem dois resultados diferentes: não conta.
       *[other] { $count } bolsas têm dois resultados diferentes: não contam.
    }
    [agreement] { $count ->
        [one] O outro lado não confirmou um resultado.
       *[other] O outro lado não confirmou { $count } resultados.
    }
    [adjustment] { $count ->
        [one] Uma bolsa defeituosa espera um escore ajustado.
       *[other] { $count } bolsas defeituosas esperam escores ajustados.
    }
   *[result] { $count ->
        [one] Falta um resultado.
       *[other] Faltam { $count } resultados.
    }
}
ending-where = O que falta está na lista de “Mesas”
