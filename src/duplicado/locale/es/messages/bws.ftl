# Bases de datos de anotación de Bridgemate (.bws) y sus tablas en CSV.

bws-unreadable-cell = { $table }, fila { $row }: «{ $text }» no es lo que corresponde a { $column }; la fila se omite.
bws-unknown-scoring = Sección { $section }: { $text } no es ningún método de puntuación (1 a 4). Se toman puntos de match; indique otro con --method.
bws-several-scorings = Las secciones se puntúan por métodos distintos; se toma para todas el de la primera.
bws-too-many-boards = RoundData, fila { $row }: { $count } estuches en una ronda no pueden ser; se omiten.
bws-two-winners-after-all = Sección { $section }: se indica un solo ganador, pero un mismo número está en Norte-Sur y en Este-Oeste en la misma ronda; las líneas se clasifican por separado.
bws-winners-differ = Unas secciones tienen un ganador y otras dos; todas se clasifican por líneas. Puntúelas por separado con --sections-apart.
bws-unreadable-hand = HandRecord, fila { $row }: el reparto no se puede leer y se omite: «{ $text }» no es una mano ni un naipe, o está repetido.
bws-other-hands = El estuche { $board } tiene otras manos en otra sección; se conservan las de la primera.
bws-line-without-pair = Estuche { $board }, mesa { $table }: no se dice quién jugó; el resultado se omite.
bws-result-again = Estuche { $board }, mesa { $table }: hay más de un resultado; se toma el último.
bws-unfinished = Estuche { $board }, mesa { $table }: en la mesa se empezó a anotar un resultado y no se terminó.
bws-wrong-direction = Estuche { $board }, mesa { $table }: marcado como jugado en la dirección equivocada. Se entiende que las parejas cambiaron de sitio; compruébelo.
bws-unknown-contract = Estuche { $board }: «{ $text }» no es un contrato; la línea queda sin puntuación.
bws-unknown-result = Estuche { $board }: «{ $text }» no es un resultado (=, +1, -2) posible para el contrato; la línea queda sin puntuación.
bws-arbitral = Estuche { $board }, mesa { $table }: el Árbitro ha ajustado la puntuación, pero la base de datos no dice a cuál; la línea queda sin ella.
bws-unknown-remark = Estuche { $board }: la observación «{ $text }» no se conoce; el contrato se toma como está.
bws-no-result = Estuche { $board }, mesa { $table }: ni contrato ni observación; la línea queda sin puntuación.
bws-unknown-lead = «{ $text }» no es una carta; la salida se omite.
bws-unknown-seat = PlayerNumbers, fila { $row }: «{ $text }» no es un asiento; el jugador se omite.
bws-no-database = Aquí no hay tablas de una base de datos de anotación (RoundData, ReceivedData).
bws-one-table = Esta es la tabla { $table } de una base de datos de anotación, sola. Los resultados se leen de todas sus tablas a la vez: indique el archivo .bws, o la carpeta o el archivo .zip que tenga junto a ella al menos ReceivedData, RoundData y Section (duplicado score).
bws-records-untried = Se han leído las subastas y carteos de { $count } resultados. No había a mano ningún archivo real que los tuviera; compruébelos.
bws-several-sessions = La base de datos tiene { $count } sesiones; todas las secciones se leen como una, con el nombre de la primera.
bws-too-large = Las tablas de este archivo comprimido son más grandes que las de cualquier prueba; no se leen.
bws-bad-zip = { $fault ->
    [locked] El archivo comprimido está protegido con contraseña y no se puede abrir.
   *[damaged] El archivo comprimido está dañado y no se puede abrir: quizá se copió solo en parte.
}
bws-several-databases = Aquí hay tablas de varias bases de datos ({ $names }); se lee la primera.
bws-no-access-reader = Para abrir este archivo de Access, instale mdbtools (en Debian o Ubuntu: apt install mdbtools; en un Mac: brew install mdbtools) o, también en Windows, access-parser (pip install access-parser). Una carpeta con sus tablas en CSV no necesita ninguno.
bws-access-unreadable = { $reader } no puede leer este archivo de Access: { $fault ->
    [time] tarda demasiado, como ocurre con uno dañado.
    [missing] no se puede ejecutar.
    [size] encuentra más de lo que caben en las tablas de una prueba, como ocurre con uno dañado.
    [tables] no encuentra tablas en él.
   *[damaged] está dañado o no es una base de datos de Access.
}
bws-records-left-out = Se omiten las subastas y los carteos anotados en las mesas ({ $count } voces y cartas).
bws-empty-table = El archivo de la tabla { $table } está vacío.
bws-strange-table = { $table }: la primera línea no tiene la columna { $column }, de modo que no es esa tabla o está dañada; nada puede leerse de ella.
bws-short-row = { $table }, línea { $row }: la línea se interrumpe antes de su última columna; se lee lo que hay.
bws-csv-breaks-off = { $table }, línea { $row }: desde aquí el archivo no puede leerse; un campo es más largo que cualquiera de estas tablas.
bws-cut-off = El archivo termina a mitad de una página: está cortado y falta lo que seguía.
bws-rows-missing = Tabla { $table }: el archivo dice que tiene { $count } filas y se han podido leer { $read }. El archivo está dañado; no clasifique con lo que queda.
bws-table-doubted = Tabla { $table }: { $reader } advierte de lo que hay en ella. El archivo está dañado; no clasifique con lo que queda.
bws-table-missing = Falta la tabla { $table }, que tiene toda base de datos de anotación. El archivo está dañado; no clasifique con lo que queda.
