# Lo que la línea de órdenes dice alrededor del informe de cada orden.

cli-file-unreadable = No se puede leer { $file }: { $reason }
cli-file-unwritable = No se puede escribir { $file }: { $reason }
cli-unknown-format = { $file } no está en ningún formato que se pueda leer; se pueden: { $formats }.
cli-event-file = archivo propio de una prueba
cli-folder = { $file } es una carpeta sin tablas de una base de datos de anotación; indique los archivos que contiene, p. ej. { $file }/*.pbn.
cli-file-empty = { $file } no tiene ni estuches ni resultados.
cli-nothing-found = Nada que señalar.
cli-found = { $count ->
    [one] Hay una cosa que mirar.
   *[other] Hay { $count } cosas que mirar.
}
cli-file-not-text = { $file }:{ $line }: esto no es texto en UTF-8; guarde el archivo como UTF-8.
cli-error = Error: { $message }
cli-reason-enoent = no existe el archivo o la carpeta
cli-reason-eacces = permiso denegado
cli-reason-eperm = operación no permitida
cli-reason-eisdir = es una carpeta
cli-reason-enotdir = no es una carpeta
cli-reason-eexist = el archivo ya existe
cli-reason-enospc = no queda espacio en el disco
cli-reason-erofs = el disco es de solo lectura
cli-reason-enametoolong = el nombre del archivo es demasiado largo
cli-reason-econnrefused = allí no escucha nadie
cli-reason-etimedout = no contesta nadie
cli-reason-ehostunreach = no contesta nadie
cli-reason-enetunreach = no contesta nadie
cli-reason-gaierror = no se conoce ningún equipo con ese nombre
cli-reason-oserror = no se puede llegar allí
cli-reason-encoding = no es texto en UTF-8
cli-at-a-time = Indique solo uno de estos a la vez: { $options }.
cli-one-of = { $what } es uno de estos: { $names }.
cli-both-or-neither = Indique { $first } y { $second }, o ninguno de los dos.
register-reason-wanted = Indique con { $option } por qué se tacha la anotación.
