# `duplicado explain`: por qué una cifra es la que es.

why-heading = { $who }, { $side }, { $place }
why-no-board = { $who } no tiene nada que ver con el estuche { $board }.
why-ruled = Por decisión: { $what } (Artículos { $laws })
why-score = Puntuación
why-times = Veces
why-factored = { $compared ->
    [one] Se compara una puntuación donde se cuenta con { $expected }: (PM × { $expected } + { $expected } − { $compared }) / { $compared } (Neuberg, Artículo 78A)
   *[other] Se comparan { $compared } puntuaciones donde se cuenta con { $expected }: (PM × { $expected } + { $expected } − { $compared }) / { $compared } (Neuberg, Artículo 78A)
}
why-small-group = { $compared ->
    [1] Se compara una puntuación donde se cuenta con { $expected }: un grupo pequeño tiene el 60 %, sin fórmula (Artículo 87B)
   *[other] Se comparan { $compared } puntuaciones donde se cuenta con { $expected }: un grupo pequeño tiene, desde la mejor, { $compared ->
        [2] 65 y 55
       *[other] 70, 60 y 50
    } %, que las iguales comparten (Artículo 87B)
}
why-datum = { $left ->
    [0] Se compara con la media { $datum }, de { $count } puntuaciones
   *[other] Se compara con la media { $datum }, de { $count } puntuaciones sin las { $left } más altas ni las { $left } más bajas
}
why-cross = { $by ->
    [1] Se suman sus IMP contra las otras puntuaciones de la tabla, que son { $others }
   *[other] Se suman sus IMP contra las otras puntuaciones de la tabla, que son { $others }, y se dividen por { $by }
}
why-other-table = En la otra mesa el equipo obtuvo { $points }
why-part = { $weight } % de { $worth } por { $result }: { $counts } (Artículo 12C1(c))
why-expectation = Sin la infracción: { $value }
why-after = Después de ella, sin la parte propia: { $value }
why-table = En la mesa: { $value }
why-self-inflicted = La puntuación de la mesa y lo que hizo la infracción, no más de lo esperado: { $value } (Artículo { $law })
why-by-itself = Por sí misma la puntuación artificial vale { $value } (Artículo 12C2)
why-session = En los demás estuches de la sesión tienen { $value } por estuche (Artículo 12C2(c))
why-reduced = Supera las medias máximas que un participante puede tener (Artículo 12C2(d))
why-counts = Cuenta { $value } { $unit }
why-counts-of = Cuenta { $value } de { $top } { $unit }
why-session-heading = { $who }, sesión { $session }
why-place-side = Línea
why-top = Top
why-sum = { $value } de { $boards } estuches
why-total = Total: { $value }
