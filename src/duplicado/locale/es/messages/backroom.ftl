# Un club servido, y lo que se hace junto a su servidor: duplicado serve CARPETA, duplicado club.

backroom-organizer = el organizador
backroom-open = { $club } está abierto.
backroom-open-already = { $club } ya está abierto, en otra ventana. La oficina: { $address }
backroom-office-at =
    La oficina, en este ordenador:  { $address }
      (la dirección deja entrar a un navegador, una vez, en diez minutos)
backroom-phones-at =
    Móviles, en la misma red:  { $address }
      (si alguno no llega, { $address }connect dice qué mirar)
backroom-only-here = Solo llega este ordenador, en { $address }. Para los móviles: conéctelo a la red del club y no ponga --host.
backroom-no-network = Solo llega este ordenador, en { $address }: no está en ninguna red por la que los móviles puedan llegar a él. Conéctelo a la red inalámbrica del club; la página { $address }connect dice entonces la dirección para los móviles.
backroom-further-code = Otro código, mientras esto funciona: { $program } club code "{ $folder }"
backroom-press-enter = Intro, en esta ventana, deja entrar en la oficina a otro navegador de este ordenador.
backroom-stop = Ctrl-C lo termina. Nada se pierde: todo lo anotado está en el disco.
backroom-one-club = Un club cada vez, y sin --example ni --check: nombre solo su carpeta.
backroom-certificate-and-key = Para https hacen falta dos archivos: --tls-certificate y --tls-key.
backroom-only-for-a-club = --tls-certificate, --tls-key y --address son para servir un club: nombre su carpeta.
backroom-bad-certificate = { $files } no sirven para https: { $reason }
backroom-make-it = Todavía no hay ningún club en { $folder }. ¿Crear uno ahí?
backroom-no-club = No hay ningún club en { $folder }. Para crear uno ahí: duplicado serve --new "{ $folder }"
backroom-no-folder = { $folder } es un archivo, y un club necesita una carpeta: nombre otra.
backroom-not-made = La carpeta { $folder } no puede crearse: { $reason }. Nombre otra.
backroom-no-event = El club no tiene la prueba { $event }; tiene: { $events }
backroom-code = { $code } ({ $role }): deja entrar a un navegador, una vez, en diez minutos.
backroom-token = Guárdelo bien: no se vuelve a mostrar. Vale { $days ->
    [one] un día
   *[other] { $days } días
}; antes, `duplicado club revoke` lo anula.
backroom-nobody = Nadie tiene acceso.
backroom-column-who = Quién
backroom-column-role = Como
backroom-column-event = Prueba
backroom-column-device = Dispositivo
backroom-column-since = Desde
backroom-column-as = Nombre
backroom-no-such-device = Nadie tiene acceso con el nombre { $name }: `duplicado club devices` los enumera.
backroom-revoked = { $name } ya no tiene acceso.
backroom-nothing-done = No hay nada anotado.
backroom-did-look = miró las manos de un estuche que alguien aún tenía que jugar
backroom-did-code = dio un código
backroom-did-pin = sorteó un PIN
backroom-did-token = dio una clave de acceso
backroom-scope-see = mirar
backroom-scope-act = anotar
backroom-scope-manage = administrar
backroom-did-revoked = retiró el acceso
backroom-did-access = cambió qué se muestra a quién
backroom-did-forgotten = olvidó a una persona
backroom-did-handed-out = entregó lo que se guarda sobre una persona
backroom-did-dealt = repartió los estuches
backroom-did-gathering = empezó a reunir azar de los dispositivos
backroom-did-gathering-given-up = abandonó la reunión de azar de los dispositivos
backroom-did-pin-wrong = dio un PIN equivocado
backroom-did-code-wrong = dio un código equivocado
backroom-did-refused = pidió algo a lo que no tiene derecho
backroom-did-came-in = entró
backroom-did-said = dijo de quién es el dispositivo
backroom-did-exported = entregó un archivo
backroom-did-backup = hizo una copia de seguridad
backroom-did-mailed = envió sesiones por correo
backroom-did-club-copied = descargó una copia de seguridad del club
backroom-did-club-restored = restauró desde una copia de seguridad del club
backroom-did-taken-over = recuperó las anotaciones de un archivo que se había sustituido
backroom-did-given-up = siguió con el archivo que hay, sin las anotaciones del anterior
backroom-copied-club = El archivo propio del club, { $count } filas: { $place }
backroom-copied-event = { $event }, { $count ->
    [one] una anotación
   *[other] { $count } anotaciones
}: { $place }
backroom-verified-club = El archivo propio del club está entero: { $count } filas.
backroom-verified-event = { $event }: { $count ->
    [one] una anotación, tal como se escribió.
   *[other] { $count } anotaciones, todas tal como se escribieron.
}
backroom-restored = { $file } vuelve a tener { $count } filas.
backroom-in-a-database = Este club está en una base de datos: hay que usar las copias de esta.
backroom-unknown-person = No hay nadie con el identificador { $id }: `duplicado club people` los enumera.
backroom-taken-in = { $count } de { $listed } añadidos; a los demás ya los conocía el club.
backroom-kept-people = Personas, desde que se las vio por última vez
backroom-kept-devices = Dispositivos, desde que se los vio por última vez
backroom-kept-tokens = Accesos, una vez terminados
backroom-kept-codes = Códigos, una vez terminados
backroom-kept-pins = PIN, desde que se sortearon
backroom-kept-tries = Intentos fallidos
backroom-kept-audit = Lo que se hizo con privilegios
backroom-days = { $what }: { $days ->
    [one] un día
   *[other] { $days } días
}
backroom-detail-look = Sesión { $session }{ $section ->
    [none] {""}
   *[other] , sección { $section }
}, estuche { $board }: { $reason }
backroom-detail-erased = { $pseudonym }: { $entries ->
    [one] una anotación
   *[other] { $entries } anotaciones
} en { $events ->
    [one] una prueba
   *[other] { $events } pruebas
}
backroom-only-reading = Quien ya tenía acceso puede verlo todo en { $address }; no se puede anotar nada hasta que eso se arregle. Después sigue por sí solo.
backroom-did-archived = archivó una prueba
backroom-did-deleted = borró una prueba de la que no se jugó nada
backroom-did-brought-back = recuperó una prueba archivada
