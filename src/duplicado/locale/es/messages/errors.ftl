# Errors that a person may come upon, in his language
error-clubs-none = Una prueba simultánea necesita el archivo de al menos un club que pueda leerse.
error-clubs-section-twice = { $value1 } es una sección de { $value2 } y de { $value3 }: deles otros nombres.
error-clubs-methods = Los clubes puntúan de maneras distintas: { $value1 }.
error-clubs-marks-differ = El estuche { $value1 } tiene en clubes distintos otro dador u otra vulnerabilidad.
error-clubs-cards-differ = El estuche { $value1 } tiene en clubes distintos otras cartas.
error-clubs-same-name = Dos clubes tienen archivos con el nombre { $value1 }: cambie el de uno.
error-schedule-negative = una penalidad normal no es negativa: { $value1 }
error-schedule-goes-down = las penalidades no disminuyen ni bajan de 0: { $value2 } (Artículo { $value1 })
error-file-there-already = { $value1 } ya existe: elija otro nombre, o ábralo.
error-file-not-there = No existe el archivo { $value1 }: cree uno con `duplicado event new`.
error-not-a-record = { $value1 } no es el registro de una prueba de este programa: indique otro archivo.
error-record-damaged = { $value1 } no se puede leer: restaure la última copia.
error-record-entry = No se puede leer la anotación { $value1 } del registro.
event-refused-ruling-damage-without-score = Solo de una puntuación obtenida en la mesa puede quedarse el bando con una parte del perjuicio: anote primero el resultado.
conditions-of-the-event = { $key } no es una condición de la prueba: se indica con { $option }.
event-refused-matches-in-points = Los partidos por puntos totales no se convierten en Puntos Victoria: escriba method = imps, o form = boards o knock-out.
score-club = Club
event-refused-patton-by-boards = El Patton se puntúa estuche a estuche, con puntos por los totales: escriba method = board-a-match.
