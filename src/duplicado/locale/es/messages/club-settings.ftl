# Ajustes del club: nombre y logotipo, copia de seguridad, lo que vuelve de ella.

club-settings = Ajustes del club
club-identity = Nombre y logotipo
club-name = Nombre del club
club-name-how = Aparece al principio de cada página y en la pantalla de la sala.
club-logo = Logotipo
club-logo-how = PNG, JPEG o WebP de hasta { $most } kB.
club-logo-away = Sin logotipo
club-lists = Listas del club
club-backup = Copia de seguridad
club-backup-what = { $count ->
    [0] Un archivo con los socios, las temporadas, las plantillas y los ajustes del club. Aún no hay ninguna prueba.
    [one] Un archivo con la prueba del club, sus socios, temporadas, plantillas y ajustes. El juego continúa mientras tanto.
   *[other] Un archivo con las { $count } pruebas del club, sus socios, temporadas, plantillas y ajustes. El juego continúa mientras tanto.
}
club-backup-key = Quien tenga el archivo puede leer nombres y manos. La clave del club (club.key, en su carpeta) no está en él: cópiela una vez y consérvela en otro lugar.
club-backup-database = Lo que la base de datos guarda del club está también en el archivo. Sus propias copias de seguridad, y la clave que usted le nombró, se guardan aparte.
club-backup-load = Descargar la copia
club-backup-not-whole = No se hizo ninguna copia, porque esto no se pudo copiar: { $why }
club-restore = Restaurar
club-restore-what = No se reemplaza ni se borra nada de lo que hay aquí. Las pruebas que faltan vuelven. Una prueba que no es como en la copia queda como está, y la copia se añade a su lado, con un número después del nombre. Se añaden los socios, las temporadas, las plantillas y los ajustes que faltan. Para dejar todo el club como estaba, detenga el programa y use «duplicado club restore».
club-restore-erased = Las personas borradas después de la copia vuelven con ella: bórrelas de nuevo.
club-restore-file = Copia de seguridad
club-restore-file-how = El archivo que se descargó aquí.
club-restore-rows = También socios, temporadas, plantillas y ajustes
club-restore-look = Mostrar lo que volvería
club-restore-now = Restaurar
club-restore-no-file = Elija el archivo de la copia.
club-restore-would = Esto volvería
club-restore-done = Lo que ha vuelto
club-restored-missing = { $count ->
    [one] vuelve con una anotación.
   *[other] vuelve con { $count } anotaciones.
}
club-restored-here = está aquí con todo lo que tiene la copia: queda como está.
club-restored-beside = está aquí con otras anotaciones: la copia se añade a su lado, como «{ $now }».
club-restored-apart = { $count ->
    [0] se queda como está: las mesas que aquí tienen otras anotaciones las conservan ({ $now }).
    [one] vuelve con una anotación; las mesas que aquí tienen otras las conservan ({ $now }).
   *[other] vuelve con { $count } anotaciones; las mesas que aquí tienen otras las conservan ({ $now }).
}
club-restored-broken = no se puede restaurar: { $why }
club-restored-rows = { $count ->
    [one] Una persona, plantilla o ajuste que faltaba.
   *[other] { $count } personas, plantillas y ajustes que faltaban.
}
club-restored-tables = El juego en mesas fuera de las pruebas
club-restored-tables-of = El juego en las mesas de «{ $event }»
club-logo-again = No se ha tomado la imagen: elíjala otra vez.
error-logo-too-large = La imagen tiene más de { $value1 } kB.
error-logo-no-picture = El archivo no es PNG, JPEG ni WebP.
error-backup-not-one = El archivo está dañado o no es una copia de seguridad de un club.
settings-saved-now = Guardado entretanto por otra persona
error-changed-meanwhile = Otra persona ha guardado esto desde que usted lo abrió: no se ha sobrescrito nada. Lo que usted escribió sigue aquí, junto a lo que está guardado ahora. Guarde otra vez para poner lo suyo en su lugar.
