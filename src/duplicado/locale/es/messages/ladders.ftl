# Temporadas, sus clasificaciones, puntos de maestro.

ladders-title = Temporadas
ladders-none = No hay temporadas declaradas.
ladders-empty = Nadie ha jugado una prueba publicada de esta temporada.
ladders-no-points = El club no ha declarado los puntos que dan sus pruebas.
ladders-figure = Total
ladders-example = Un ejemplo
ladders-rule-best = La media de los { $best } mejores porcentajes.
ladders-rule-average = { $least ->
    [0] La media de todos los porcentajes.
    [one] La media de todos los porcentajes, a partir de una prueba.
   *[other] La media de todos los porcentajes, a partir de { $least } pruebas.
}
ladders-rule-points = { $best ->
    [0] Puntos por puesto, todas las pruebas.
    [one] Puntos por puesto, la mejor prueba.
   *[other] Puntos por puesto, las { $best } mejores pruebas.
}
ladders-rule-master-points = La suma de los puntos de maestro.
ladders-handicap-member = A cada porcentaje se suma el hándicap del jugador.
ladders-handicap-grade = A cada porcentaje se suma lo declarado para el grado.
ladders-events = { $count ->
    [one] Una prueba hasta ahora.
   *[other] { $count } pruebas hasta ahora.
}
ladders-wanting = { $count ->
    [one] le falta una prueba
   *[other] le faltan { $count } pruebas
}
ladders-declare = Temporadas y puntos de maestro
ladders-seasons = Temporadas y sus clasificaciones
ladders-seasons-how = TOML, como en el ejemplo.
ladders-form = Formato de la federación: archivo de clasificación y puntos de maestro
ladders-form-how = TOML, como en el ejemplo. Vale para las clasificaciones de la temporada, USEBIO y el archivo de clasificación de cada prueba.
ladders-form-kept = Guardado.
ladders-kept = { $count ->
    [one] Guardado: una temporada.
   *[other] Guardado: { $count } temporadas.
}
ladders-no-such = No existe la clasificación { $ladder }.
error-seasons-toml = { $value1 ->
    [none] Esto no es TOML: escriba cada línea como nombre = valor, los textos entre comillas.
   *[other] La línea { $value1 } no es TOML.
}
error-seasons-long = Tiene más de { $value1 } caracteres; no se ha guardado nada.
error-seasons-wrong = { $value1 }: en «{ $value2 }» va { $value2 ->
    [from] un día sin comillas, p. ej. 2026-09-01
    [to] un día sin comillas, p. ej. 2026-12-31
    [key] entre comillas, letras, cifras y guiones, 40 como mucho
    [points] números entre corchetes, p. ej. [10, 6, 3, 1]
    [best] un número entero
    [least] un número entero
    [grades] un número por grado, p. ej. {"{"} A = 0, B = 2.5 {"}"}
    [season] [[season]] en una línea propia
    [ladder] [[season.ladder]] en una línea propia
   *[other] un texto entre comillas
}.
error-seasons-unknown = { $value1 }: no se conoce «{ $value2 }». Ahí puede ponerse: { $value3 }.
error-seasons-choice = { $value1 }: «{ $value2 }» puede ser { $value3 }.
error-seasons-twice = Una clave está dos veces: { $value1 }.
error-seasons-dates = { $value1 } termina antes de empezar.
error-seasons-lacks = A { $value1 } le falta «{ $value2 }».
