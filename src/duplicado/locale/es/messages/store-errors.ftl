# The store: what is kept, and what cannot be
error-store-moved-on = { $value1 } se ha escrito entretanto: vuelva a leerlo primero.
error-store-id-taken = { $value1 } tiene otra anotación con el id { $value2 }: elija otro id.
error-store-entries-wanted = { $value1 } tiene { $value2 } anotaciones: nombre las que deben escribirse de nuevo.
error-store-not-empty = { $value1 } no está vacío: nombre un lugar nuevo.
error-store-entry-altered = { $value1 }: la anotación { $value2 } no es la que se añadió; restaure la última copia.
error-store-entries-gone = { $value1 }: tenía { $value2 } anotaciones a { $value3 } ({ $value4 }) y ya no están todas; restaure la última copia.
error-store-closed = { $value1 } se ha cerrado: vuelva a abrirlo.
error-store-address-unreadable = No se puede leer la dirección de la base de datos: escriba postgresql://usuario@servidor/nombre.
error-store-address-other = { $value1 } no es una base de datos PostgreSQL: escriba postgresql://usuario@servidor/nombre.
error-store-later-version = { $value1 } se escribió con una versión posterior de este programa: instale esa versión.
error-store-no-such-record = No hay registro { $value1 } en { $value2 }: créelo primero.
error-store-not-copied = { $value1 } está dañado y no se ha hecho copia: restaure una anterior ({ $value2 }).
error-store-not-written = No se puede escribir { $value1 } ({ $value2 }): elija otro lugar.
error-store-has-more = { $value1 } tiene { $value2 } anotaciones que la copia no tiene: indique --replace si se renuncia a ellas, o nombre otro archivo.
error-store-not-a-club = { $value1 } no es el archivo de un club: nombre otro archivo.
error-store-other-file = { $value1 } es un archivo de otra cosa: nombre otro archivo.
error-store-damaged = { $value1 } está dañado ({ $value2 }): restaure la última copia.
error-store-bad-name = «{ $value1 }» no sirve de nombre de una prueba: use letras, cifras, espacios y - ' . , ( ).
error-store-device-name = «{ $value1 }» es el nombre de un dispositivo en Windows, adonde el club puede trasladarse: elija otro.
error-store-folder-unreadable = No se puede leer la carpeta { $value1 } ({ $value2 }): créela primero.
error-store-no-text = No se puede guardar { $value1 }: tiene signos que no son texto.
error-store-long-id = { $value1 }… es demasiado largo para un id: puede tener { $value2 } caracteres.
error-store-not-reached = No se puede acceder a { $value1 } ({ $value2 }): permita leer su carpeta.
error-store-not-made = No se puede crear o usar { $value1 } ({ $value2 }): elija otro lugar.
error-club-key-missing = Lo sellado no se puede leer sin la clave con que se selló: devuelva { $value1 } a su sitio, de donde guarde una copia.
error-store-unsafe-place = { $value1 } no se puede guardar con seguridad donde está: póngalo en un disco de este ordenador.
error-store-without-pause = { $value1 } se escribe sin pausa: pruebe más tarde.
error-store-not-now = { $value1 } no se puede usar ahora ({ $value2 }): no se ha perdido nada. { $value3 ->
    [room] Haga sitio en el disco y pruebe otra vez.
    [write] Permita que este programa escriba el archivo y su carpeta.
    [open] Permita que este programa escriba el archivo y su carpeta, y que abra más archivos.
    [files] Hay demasiados archivos abiertos: cierre otros programas o permita que este abra más.
    [disk] Mire si el disco está y está entero, y pruebe otra vez.
    [memory] Cierre otros programas y pruebe otra vez.
    [server] Mire si el servidor de la base de datos funciona y es accesible, y pruebe otra vez.
    [room-of-server] Haga sitio en el disco del servidor de la base de datos y pruebe otra vez.
    [overloaded] El servidor de la base de datos está sobrecargado: pruebe más tarde.
    [stopped] Se ha parado el servidor de la base de datos: pruebe cuando funcione.
    [read-only] La base de datos solo se puede leer: nombre la que se puede escribir.
    [password] Revise el nombre de usuario y la contraseña.
    [no-database] No hay tal base de datos: créela con `createdb`.
    [rights] Permita que este usuario cree y escriba tablas en ella.
   *[busy] Otro programa está escribiendo: pruebe cuando acabe.
}
error-store-another-event = { $value1 } es ahora otra prueba: llévela a otro sitio y después recupere lo que se anotó.
error-store-replaced = { $value1 } ya no es el archivo que se abrió: { $value2 ->
    [gone] se borró o se movió
    [log-gone] se borró su diario, que termina en -wal o -shm
    [log-replaced] se sustituyó su diario, que termina en -wal o -shm
    [altered] se escribió encima
   *[replaced] se puso otro en su lugar
}. No se escribe nada más en él: devuélvalo a su sitio o recupere lo que se anotó.
error-store-held = Otro programa tiene ocupada { $value1 }: ciérrelo antes.
error-store-held-by = El programa { $value2 } de { $value3 } tiene ocupada { $value1 } desde { $value4 }: { $value6 ->
    [serve] sirve el club en { $value5 }
    [restore] se está restaurando una copia
    [tidy] se está borrando lo que se guardó bastante tiempo
    [erase] se está borrando a alguien
   *[other] { $value6 }
}. Ciérrelo antes.
error-store-not-locked = { $value1 } no se puede reservar ({ $value2 }): permita escribir ahí o haga sitio.
error-store-others-there = { $value1 } tiene algo que este programa no hizo ({ $value2 }): alguien lo ha tocado. Restaure la última copia.
error-store-event-missing = Falta { $value1 }: a { $value3 } tenía { $value2 } anotaciones. Restaure la última copia.
error-store-head-other = { $value1 } no es lo que era a { $value3 }, cuando tenía { $value2 } anotaciones: se le cortó el final, o se cambió y se ató de nuevo. Restaure la última copia.
error-clock-doubted = El reloj de este ordenador dice { $value1 }, y lo último que se registró es de { $value2 }. No se borró nada por lo que dice ese reloj. Póngalo en hora; o, si está bien: duplicado club tidy --clock-is-right.
error-store-not-deleted = No se puede borrar { $value1 } ({ $value2 }): cierre lo que lo tenga abierto e inténtelo de nuevo.
error-store-audit-gone = { $value1 }: faltan anotaciones de la auditoría de hacia { $value2 }, o se alteraron. Restaure la última copia de seguridad.
