# Lo que pregunta la consola antes de que algo termine.

ending-still-wanting = { $count ->
    [one] Aún falta una cosa: está en «{ console-tab-overview }».
   *[other] Aún faltan { $count } cosas: están en «{ console-tab-overview }».
}
