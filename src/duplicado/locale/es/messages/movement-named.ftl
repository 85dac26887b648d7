# Movimientos por su nombre: duplicado movement --movement, duplicado event plan --movement.

movement-named-list = Movimientos por su nombre, y los números de parejas, equipos o jugadores hasta { $most } para los que hay uno. Muchos se acortan con --rounds; con un número impar de parejas una descansa en cada ronda si el movimiento no tiene sitio para ella.
movement-named-paired = { $movement }: las rondas se emparejan una tras otra, por la clasificación o el sorteo, así que no hay nada que mostrar de antemano. Use `duplicado event new --pairing` y `duplicado event pair`.
movement-named-unknown = No hay ningún movimiento { $movement }. Escriba uno de: { $names }; `--movement list` dice para qué números son.
movement-named-who = { $movement } necesita { $option } N, y ningún otro número de participantes.
movement-named-no-time = No hay tiempo para { $movement }: { $rounds } rondas con { $sets ->
    [one] un juego de estuches
   *[other] { $sets } juegos de estuches
} por mesa en cada una, y sitio para { $boards } estuches por ronda. Dé más --minutes o menos --rounds.
movement-named-one-winner = { $movement } tiene un ganador, no dos: omita --winners o indique un movimiento con dos líneas.
movement-named-rounds = No hay { $movement } de { $rounds } rondas para { $count }. Lo más cercano que hay: { $near } rondas. Sin --rounds tiene las que debe.
movement-named-size = No hay { $movement } para { $count }. Los números más cercanos para los que hay: { $near }. Para { $count } hay: { $names }.
movement-named-or = o
movement-name-sharing-howell = Howell de tres mesas con cinco juegos
movement-how-sharing-howell = Todos siguen su tarjeta guía; en una ronda las tres mesas juegan los mismos estuches, que circulan entre ellas.
movement-named-alone = --movement muestra un movimiento: omita --barometer y --choice.
movement-named-rounds-alone = --rounds va con --movement NOMBRE; sin él las propuestas tienen tantas rondas como permiten --minutes.
movement-way-alone = --way elige cómo seguir después de un --change; sin ninguno no hay nada que elegir.
event-import-unnumbered = { $file }: { $count ->
    [one] un resultado es
   *[other] { $count } resultados son
} de un estuche sin número, y una prueba guarda los resultados por los números de los estuches, desde el 1. Numere los estuches en el archivo e impórtelo de nuevo.
planning-share-nobody = --share-boards va con una sección de parejas cuando otra sección de la sesión ya tiene su movimiento.
planning-share-others = La sección { $section } tiene { $sets } juegos de { $boards } estuches desde el estuche { $first }, y esta tendría { $our_sets } de { $our_boards } desde el { $our_first }: solo se comparten los mismos estuches. Dé a esta sección un movimiento con tantos juegos, --boards y --first-board como allí.
planning-share-copies = Las secciones { $sections } juegan los mismos estuches: bastan { $count } copias de cada uno (sin compartir { $before }).
movement-even-out-one = --even-out gira la flecha en un movimiento con un ganador: pida --winners 1.
