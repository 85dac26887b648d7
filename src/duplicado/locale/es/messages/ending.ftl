# Lo que pregunta la consola antes de que algo termine.

ending-still-wanting = { $what ->
    [decision] { $count ->
        [one] Un estuche tiene dos resultados distintos: no cuenta.
       *[other] { $count } estuches tienen dos resultados distintos: no cuentan.
    }
    [agreement] { $count ->
        [one] Un resultado cuenta sin que el otro bando lo haya confirmado.
       *[other] { $count } resultados cuentan sin que el otro bando los haya confirmado.
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
ending-where = Está en la lista de «Mesas»
ending-call = Una llamada sin decisión: { $where }
ending-come-back = Queda por resolver: { $where }: { $what }
ending-published = Todos ven la puntuación oficial. Las correcciones de puntuaciones pueden pedirse durante { $corrections } minutos desde ahora (Artículo 79C1), y apelarse las decisiones durante { $appeals } minutos (Artículo 92B).
ending-closed = Después no se puede anotar ni corregir nada más, hasta que la prueba se vuelva a abrir en la página de las mesas.
ending-periods = El periodo de corrección termina el { $corrections } (Artículo 79C1) y el derecho a apelar el { $appeals } (Artículo 92B); cerrada la prueba, de nada sirven.
ending-session = { $wanting ->
    [0] Están todos los resultados. Lo siguiente es publicar la puntuación oficial.
   *[other] Lo que falta todavía se puede anotar antes de publicar la puntuación oficial.
}
ending-not-begun = { $count ->
    [one] La ronda { $rounds } no ha empezado. Si se suprime, ya no se juega: la clasificación se hace con los estuches de las rondas anteriores. Si no, sus resultados quedan pendientes, y los estuches se puntúan como si aún se fueran a jugar.
   *[other] Las rondas { $rounds } no han empezado. Si se suprimen, ya no se juegan: la clasificación se hace con los estuches de las rondas anteriores. Si no, sus resultados quedan pendientes, y los estuches se puntúan como si aún se fueran a jugar.
}
