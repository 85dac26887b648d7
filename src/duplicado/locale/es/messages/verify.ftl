# Si los registros son lo que eran.

verify-head = Cabeza del registro: { $head }
verify-agrees = { $count ->
    [one] Concuerda con la cabeza indicada.
   *[other] Concuerda con las { $count } cabezas indicadas.
}
verify-disagrees = No continúa desde { $head }: se cambiaron o quitaron anotaciones, o el registro es otro.
verify-seen-same = Concuerda con lo que este ordenador vio a { $at }, hasta la anotación { $number }.
verify-seen-none = Este ordenador no ha guardado ninguna cabeza suya: quien puede escribir el archivo podría haberlo atado de nuevo. Compárelo con una cabeza en papel: --head.
verify-seen-no-key = La clave de este ordenador no está, así que las cabezas guardadas no prueban nada (anotación { $number }, { $at }). La cadena está entera; compárela con una cabeza en papel: --head. Con la próxima copia se sortea otra clave.
verify-seen-forged = Una cabeza guardada aquí no se selló con la clave de este ordenador: alguien la escribió (anotación { $number }, { $at }).
verify-seen-cut-off = Se le cortó el final: a { $at } tenía { $number } anotaciones. Restaure la última copia.
verify-seen-another = No es lo que era a { $at }, cuando tenía { $number } anotaciones: se cambió y se ató de nuevo. Restaure la última copia.
verify-seen-rewritten = Se escribió de nuevo después de { $at }, como se dice arriba, y la cabeza de entonces (anotación { $number }) no se puede comparar.
verify-no-record = { $file } no es un registro publicado ({ $why }).
verify-published-right = Todo lo que se comprueba está bien.
verify-explained =
    Qué se comprueba de una prueba:
    1. Cada anotación está atada por SHA-256 a todas las anteriores, y a cada vez que el registro se escribió de nuevo. Se descubre: una anotación cambiada, quitada o metida por quien no ató de nuevo el resto.
    2. El archivo no tiene nada que actúe por sí solo o que este programa no hiciera, como un disparador.
    3. Lo que se apuntó en el registro con cada copia sigue ahí. Se descubre: un final cortado por quien dejó los apuntes.
    4. Las cabezas selladas de este ordenador (carpeta del usuario, no del club; DUPLICADO_KEYS nombra otra), escritas con cada copia. Se descubre: un final cortado o un registro atado de nuevo por quien no tiene la clave. Si la clave se pierde, no se pierde nada de los registros; las cabezas anteriores ya no prueban nada.
    5. Las cabezas en papel, en páginas y con las copias, indicadas con --head. No necesitan clave, y nadie que escriba aquí puede cambiarlas.
    No se prueba: que lo anotado fuera verdad; lo anotado después de la última cabeza que alguien conserva; quién estaba ante un dispositivo.
    Un registro publicado (record.json) lo comprueba verify_record.py, 200 líneas que solo necesitan Python: su cabeza, los repartos por compromiso, semilla, azares y entradas, que cada resultado es el que se anotó y ninguno falta sin que se diga, los puntos por contrato, los puntos de match, los totales, los porcentajes y los puestos. Lo que decidió el Árbitro, qué pareja se sentó en una mesa y otros sistemas de puntuación lo toma como se publicó.
