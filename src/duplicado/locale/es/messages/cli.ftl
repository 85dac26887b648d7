# Lo que la línea de órdenes dice alrededor del informe de cada orden.

cli-file-unreadable = No se puede leer { $file }: { $reason }
cli-nothing-found = Nada que señalar.
cli-found = { $count ->
    [one] Hay una cosa que mirar.
   *[other] Hay { $count } cosas que mirar.
}
cli-file-not-text = { $file }:{ $line }: esto no es texto en UTF-8; guarde el archivo como UTF-8.
