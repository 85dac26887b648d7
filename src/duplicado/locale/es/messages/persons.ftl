# Lo que los registros dicen de las personas: se entrega, se suprime, se borra a su tiempo.

persons-name = Nombre, como figura en los resultados
persons-number = Número de la federación
persons-number-how = Puede quedar vacío. Un jugador del mismo nombre con otro número es otra persona.
persons-also = Otras grafías
persons-also-how = Puede quedar vacío. Una en cada línea: A. Lima, Anita Lima …
persons-anyone = Alguien que no está en la lista
persons-anyone-how = Quien haya jugado aquí, o figure en lo anotado, puede pedir lo que se guarda sobre él y que se lo suprima.
persons-hold = Todo lo que se guarda, en un archivo
persons-erase = Suprimir
persons-erase-what = Se borra todo lo que el club guarda sobre esta persona. En cada prueba, también en resultados y decisiones, un seudónimo ocupa el lugar del nombre y el número desaparece; las puntuaciones se quedan. No se puede deshacer.
persons-erase-now = Suprimir en todas partes
persons-name-wanted = Escriba el nombre, tres letras al menos.
persons-still-played = Ahora no: el nombre figura en lo que se está jugando ({ $events }). Hágalo cuando termine. No se cambió nada.
persons-erased = Suprimido. En los resultados el nombre es ahora { $pseudonym }. { $rows ->
    [0] Fuera de las pruebas el club no guardaba nada.
    [one] Fuera de las pruebas el club guardaba una cosa, que ya no está.
   *[other] Fuera de las pruebas el club guardaba { $rows } cosas, que ya no están.
}
persons-erased-event = { $event }: { $count ->
    [one] una anotación
   *[other] { $count } anotaciones
}
persons-erased-tables = { $event ->
    [none] Mesas electrónicas fuera de las pruebas
   *[other] Mesas electrónicas de { $event }
}: { $count ->
    [one] una anotación
   *[other] { $count } anotaciones
}
persons-other-tables = mesas electrónicas fuera de las pruebas
persons-erased-nowhere = Ninguna prueba nombraba a esta persona.
persons-copied = Copias de seguridad hechas de nuevo: { $files }
persons-left = Estos todavía contienen el nombre; bórrelos o hágalos de nuevo: { $files }
persons-elsewhere = Las copias en otros discos, los resultados impresos y las páginas exportadas no se alcanzan desde aquí.
persons-rewritten = { $at }: { $changed ->
    [one] se escribió de nuevo una anotación
   *[other] se escribieron de nuevo { $changed } anotaciones
} ({ $what }, por { $by }). Hasta entonces la anotación { $number } estaba unida por { $chain }
persons-what-erased = se suprimió a una persona
persons-what-tidied-calls = se borraron palabras de llamadas al Árbitro
persons-what-tidied-notes = se borraron notas del registro de árbitros
persons-what-tidied-names = se borraron nombres
persons-what-tidied-tables = se borraron nombres y palabras de mesas electrónicas
persons-what-tidied-log = se borró lo que los dispositivos dijeron de las acciones en mesas electrónicas
persons-sure = ¿Suprimir a { $name } de todas las pruebas de este club? No se puede deshacer.
persons-nothing-done = Sin cambios.
persons-keeping-how = Lo más antiguo se borra cada día mientras se sirve el club, y ahora al pulsar el botón. Las cuatro últimas están en los registros de las pruebas y de las mesas y se cuentan desde la última anotación de cada una; { $good } días significa para siempre.
backroom-kept-calls = Lo que se dijo al llamar al Árbitro
backroom-kept-notes = El registro de los Árbitros: conducta, psíquicas
backroom-kept-names = Nombres en los resultados, cuyo lugar ocupan después seudónimos
backroom-kept-tables = Nombres en mesas electrónicas, y lo que allí se explicó, declaró y apeló
backroom-kept-log = Lo que los dispositivos dijeron de las acciones en mesas electrónicas: reflexión, pulsaciones deshechas, atención
backroom-did-erased = suprimió a una persona
