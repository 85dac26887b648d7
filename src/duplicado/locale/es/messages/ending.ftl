# Lo que pregunta la consola antes de que algo termine.

ending-still-wanting = { $count ->
    [one] Aún falta una cosa.
   *[other] Aún faltan { $count } cosas.
}
ending-where = Lo que falta está en la lista de «Mesas»
