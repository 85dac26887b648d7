
# LIN
lin-not-a-tag = «{ $text }» no es una etiqueta de un archivo LIN y se omite.
lin-no-board = No hay ningún estuche en este archivo. Un archivo LIN contiene etiquetas entre barras verticales, como md|…| y mb|1S|.
lin-not-a-board-number = { $tag }: «{ $text }» no es el número de un estuche.
lin-unknown-result = «{ $text }» no es un resultado; LIN escribe p. ej. 4HN+1, 3NSx-2 o PASS.
lin-unreadable-hand = La mano de { $seat } no se puede leer y se omite: «{ $text }» no es una mano ni un naipe, o está repetido.
lin-unreadable-deal = El reparto no se puede leer y se omite: «{ $text }» no es una mano ni un naipe, o está repetido.
lin-unknown-vulnerability = «{ $text }» no es una vulnerabilidad (o, n, e o b); se toma la del número del estuche.
lin-unknown-call = «{ $text }» no es una voz; la subasta se omite desde aquí.
lin-unknown-card = «{ $text }» no es una carta; el carteo se omite desde aquí.
lin-unknown-claim = «{ $text }» no es un número de bazas de 0 a 13.
lin-unknown-place = «{ $text }» no es un estuche del partido, como o1 o c12.
lin-explanation-of-nothing = La explicación «{ $text }» está antes de toda voz y se omite.
lin-board-number-disagrees = El encabezado dice estuche { $board }, la lista de estuches dice { $listed }; vale el encabezado.
lin-play-without-contract = Estuche { $board }: hay cartas jugadas sin contrato; no se puede saber de qué manos salieron.
lin-not-a-link = Esto no es un enlace a un visor de manos.

# USEBIO
usebio-not-xml = Esto no es un archivo XML: { xml-fault }.
usebio-too-many = El archivo tiene más elementos { $element } que un archivo de resultados (como máximo { $most }); no se ha leído nada.
usebio-broken-xml = El XML está roto aquí ({ xml-fault }); se lee lo que se ha podido entender.
usebio-left-out = Se omiten las entidades que el propio archivo declara y los elementos que están dentro de otros cien.
usebio-no-event = No hay ningún EVENT en este archivo (empieza con { $element }).
usebio-another-event = En el archivo hay otra prueba («{ $title }»), que se omite: solo se lee la primera.
usebio-sessions-apart = La prueba tiene { $count } sesiones con los mismos estuches: cada una se lee como una prueba aparte. Se omiten los totales, puestos y penalidades del conjunto.
usebio-several-sessions = El archivo tiene { $count } sesiones con estuches distintos; se leen como una sola prueba.
usebio-matches-not-scored = Los partidos entre equipos o parejas se leen estuche a estuche; no se comparan las puntuaciones ni los Puntos Victoria.
usebio-unknown-winners = WINNER_TYPE es «{ $text }», ni 1 ni 2; se deduce de las direcciones de las parejas.
usebio-unknown-method = El método de puntuación no se conoce: «{ $text }». Se toman puntos de match; indique otro con --method.
usebio-unnumbered = «{ $text }» no es el número de un participante, que se omite.
usebio-twice = El participante { $contestant } está dos veces en la lista; esta entrada se omite.
usebio-not-a-number = { $element }: «{ $text }» no es un número que pueda estar ahí, y se omite.
usebio-board-unnumbered = «{ $text }» no es el número de un estuche; el estuche se omite.
usebio-board-of-several-deals = El estuche { $board } está con manos diferentes, de varias sesiones: no se dice cuáles son de cuál, así que no se toma ninguna.
usebio-line-without-pair = Estuche { $board }: «{ $text }» no es el número de la pareja { $side }; la línea se omite.
usebio-unknown-score = Estuche { $board }: «{ $text }» no es una puntuación (los puntos de Norte-Sur, o A6040); la línea queda sin ella.
usebio-unknown-contract = «{ $text }» jugado por «{ $declarer }» no es un contrato y se omite; la puntuación se conserva.
usebio-unknown-lead = «{ $text }» no es una carta; la salida se omite.
usebio-hand-without-seat = Estuche { $board }: «{ $text }» no es un asiento; la mano se omite.
usebio-unreadable-hand = Estuche { $board }: la mano de { $seat } no se puede leer y se omite: «{ $text }» no es una mano ni un naipe, o está repetido.
usebio-unreadable-deal = Estuche { $board }: el reparto no se puede leer y se omite: «{ $text }» no es una mano ni un naipe, o está repetido.

# ACBL
acbl-not-json = El archivo no se entiende desde aquí ({ json-fault }); se lee lo anterior.
acbl-page-without-game = En esta página no hay ningún juego de la ACBL. Guarde la página misma de los resultados («completa» o «solo HTML»).
acbl-no-session = No hay ninguna sesión en este archivo; una prueba de club tiene «sessions» con «sections» y «boards».
acbl-another-session = La prueba tiene { $count } sesiones; solo se lee la primera.
acbl-sections-together = La prueba tiene { $count } secciones; se puntúan juntas como un solo campo (por separado con --sections-apart).
acbl-unknown-method = El método de puntuación no se conoce: «{ $text }». Se toman puntos de match; indique otro con --method.
acbl-board-unnumbered = «{ $text }» no es el número de un estuche; el estuche se omite.
acbl-unknown-marks = Estuche { $board }: «{ $text }» no son un dador y una vulnerabilidad; se toman los del número.
acbl-unreadable-hand = Estuche { $board }: el reparto no se puede leer y se omite: «{ $text }» no es una mano ni un naipe, o está repetido.
acbl-unnumbered = «{ $text }» no es el número de una pareja; la línea se omite.
acbl-twice = La pareja { $contestant } está dos veces en la lista; esta entrada se omite.
acbl-not-a-number = { $member }: «{ $text }» no es un número, y se omite.
acbl-unknown-score = Estuche { $board }: «{ $text }» no es una puntuación; la línea queda sin ella.
acbl-unknown-contract = Estuche { $board }: «{ $text }» no es un contrato y se omite; la puntuación se conserva.
acbl-unknown-lead = Estuche { $board }: «{ $text }» no es una carta; la salida se omite.

# PBN and our own JSON
pbn-characters = Aquí hay bytes que no son caracteres de UTF-8 ni del juego de caracteres que nombra el archivo, o si no la norma (ISO 8859-1); se han leído como Windows-1252, y los nombres pueden verse mal.
pbn-no-games = No hay ningún estuche en este archivo. Un archivo PBN tiene líneas como [Board "1"] y [Deal "N:…"].
pbn-stray-text = «{ $text }» no pertenece a ninguna etiqueta y se omite.
pbn-tag-damaged = A la etiqueta «{ $text }» le faltan comillas o un corchete; se ha leído hasta donde llega.
pbn-tag-unreadable = «{ $text }» no es una etiqueta y se omite; una etiqueta se escribe [Nombre "valor"].
pbn-tag-repeated = La etiqueta { $text } aparece dos veces en este estuche con valores distintos; vale la primera.
pbn-games-not-parted = Aquí empieza otro estuche sin una línea vacía delante.
pbn-empty-line-inside = Hay una línea vacía dentro de un estuche, antes de { $text }; el estuche continúa.
pbn-comment-open = Un comentario que empieza por «{ $text }» no está cerrado; se ha terminado antes del estuche siguiente.
pbn-note = «{ $text }» no es una nota y se omite; una nota se escribe [Note "1:texto"].
pbn-note-missing = Se hace referencia a la nota { $number }, pero no está.
pbn-note-unused = Nada hace referencia a la nota { $number }.
pbn-nothing-to-inherit = La etiqueta { $tag } toma el valor del estuche anterior («#»), y no lo hay.
pbn-board = «{ $text }» no es el número de un estuche.
pbn-dealer = «{ $text }» no es un dador (N, E, S o W); se toma el del número del estuche.
pbn-vulnerable = «{ $text }» no es una vulnerabilidad (None, NS, EW o All); se toma la del número del estuche.
pbn-deal = El reparto «{ $text }» no se puede leer; PBN escribe N: y cuatro manos separadas por espacios.
pbn-deal-hands = El reparto «{ $text }» no tiene cuatro manos; las que faltan se toman por desconocidas.
pbn-deal-hand = Una mano del reparto «{ $text }» no se puede leer y se toma por desconocida.
pbn-deal-card-twice = En el reparto «{ $text }» hay una carta en dos manos; el reparto se omite.
pbn-contract = «{ $text }» no es un contrato; PBN escribe p. ej. 4S, 3NTX o Pass.
pbn-declarer = «{ $text }» no es un declarante (N, E, S o W).
pbn-declarer-passed-out = El estuche se pasó, y sin embargo tiene declarante, «{ $text }».
pbn-result = «{ $text }» no es un número de bazas de 0 a 13.
pbn-score = «{ $text }» no es una puntuación; PBN escribe p. ej. NS 420.
pbn-claim = «{ $text }» no es una reclamación; se escribe p. ej. 9 S, las bazas del declarante y quién reclamó.
pbn-auction-seat = «{ $text }» no es el asiento donde empieza la subasta (N, E, S o W); se toma el del dador.
pbn-auction-dealer = La subasta empieza en { $text }, que no es el dador del estuche; las voces se cuentan desde ahí.
pbn-unknown-call = «{ $text }» no es una voz; la subasta se omite desde aquí.
pbn-after-end = «{ $text }» está detrás de la marca que termina la sección y se omite.
pbn-numbers = Ningún estuche tiene número: se numeran en su orden, del 1 al { $count }.
pbn-play-seat = «{ $text }» no es el asiento de la salida inicial (N, E, S o W).
pbn-unknown-card = «{ $text }» no es una carta; el carteo se omite desde aquí.
pbn-play-gap = Falta una carta en la baza { $trick }, y no se sabe cómo siguió el carteo; el resto se omite.
pbn-play-without-contract = Se juegan cartas sin contrato; no se sabe quién ganó la primera baza, y el resto se omite.
pbn-table-row = { $table }: la fila «{ $text }» tiene más celdas que columnas; las últimas se omiten.
pbn-table-short-row = { $table }: la fila «{ $text }» tiene menos celdas que columnas, y no se sabe cuáles faltan; se omite. Escriba - donde algo no se sepa.
pbn-table-cell = { $table }: «{ $text }» no se puede leer como { $column } y se omite.
pbn-several-contests = El archivo tiene los resultados de { $count } pruebas; aquí solo se lee la primera, y no: { $text }.
pbn-table-without-pairs = Las tablas de puntuaciones no dicen qué parejas las obtuvieron: se pueden puntuar los estuches, no los totales.
pbn-scoring = La puntuación «{ $text }» no es de las nuestras; se toma { $taken }.
own-json-not-json = Esto no es JSON: { json-fault }.
own-json-form = Este JSON no lo ha escrito Duplicado, o lo ha escrito una versión posterior (forma «{ $text }»).
own-json-value = { $place }: «{ $text }» no se puede leer; la entrada se omite.
pbn-too-many-results = Esta fila cuenta { $text } resultados y con ellos el archivo tendría más de { $most }; se omiten ella y el resto de la tabla.

conditions-not-toml = Esto no es TOML: escriba cada línea como nombre = valor, los textos entre comillas.
conditions-unknown-key = { $nearest ->
    [none] No existe la condición { $key }.
   *[other] No existe la condición { $key }; quizá se quiso decir { $nearest }.
}
conditions-bad-value = { $key } tiene un valor no permitido; se permite: { $wanted }
conditions-contradict = Las condiciones se contradicen: { $reason }
results-line = { $text } no es mesa, estuche y resultado.
results-result = { $text } no es un resultado. Escriba p. ej. 4P N +1 CR, 3STX E -2, paso, -50, np o A+ A-.
pbn-partner-missing = Una línea nombra a un jugador individual sin su compañero; se lee como si el otro jugara solo.
lin-too-many = El archivo tiene más repartos de los que caben en su tamaño; no se ha leído nada.
lin-breaks-off = El archivo se interrumpe en { $tag } («{ $text }»): falta la barra que lo cierra y quizá más cosas detrás.
json-fault = { $fault ->
    [ends] se interrumpe aquí
    [more] aquí hay algo detrás de su final
    [deep] hay listas dentro de listas a demasiada profundidad
    [number] un número es demasiado largo
    [objects] tiene más objetos de los que caben en un archivo de su tamaño
    [object] no es un objeto entre llaves
    [alias] un valor está en lugar de otro
    [encoding] aquí hay un byte que no es UTF-8
   *[sign] aquí se esperaba otro signo
}
xml-fault = { $fault ->
    [ends] termina antes de cerrar lo que había empezado
    [tags] las etiquetas que abren y las que cierran no se corresponden
    [unclosed] una etiqueta no está cerrada, como donde un archivo se interrumpe
    [attribute] un atributo no está escrito como en XML
    [name] detrás de un «<» o un «&» no hay un nombre
    [entity] nada dice qué significa una entidad
    [sign] un carácter no pertenece a su codificación o no cabe en XML
    [more] hay algo detrás de su final, como un segundo archivo
    [limit] es más profundo o más largo de lo que se lee
    [nothing] no tiene ningún elemento
   *[rules] no está escrito como XML
}
