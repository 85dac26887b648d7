# Lo que pregunta la consola antes de que algo termine.

ending-still-wanting = { $what ->
    [decision] { $count ->
        [one] Un estuche tiene dos resultados distintos: no cuenta.
       *[other] { $count } estuches tienen dos resultados distintos: no cuentan.
    }
    [agreement] { $count ->
        [one] El otro bando no ha confirmado un resultado.
       *[other] El otro bando no ha confirmado { $count } resultados.
    }
    [adjustment] { $count ->
        [one] Un estuche alterado espera una puntuación ajustada.
       *[other] { $count } estuches alterados esperan puntuaciones ajustadas.
    }
   *[result] { $count ->
        [one] Falta un resultado.
       *[other] Faltan { $count } resultados.
    }
}
ending-where = Lo que falta está en la lista de «Mesas»
