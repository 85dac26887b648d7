# Lo que la línea de órdenes dice alrededor del informe de cada orden.

cli-file-unreadable = No se puede leer { $file }: { $reason }
cli-nothing-found = Nada que señalar.
cli-found = { $count ->
    [one] Hay una cosa que mirar.
   *[other] Hay { $count } cosas que mirar.
}
