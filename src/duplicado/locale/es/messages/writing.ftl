# Lo que no se puede escribir en un formato, y lo que un archivo escrito no dice de los estuches.

unwritable-incomplete = { $format }: el estuche { $board } no se puede escribir, porque no se conocen sus manos por completo.
unwritable-nothing = { $format }: no hay ningún estuche que escribir.
unwritable-count = { $format } no admite más de { $most } estuches.
unwritable-number = { $format }: el estuche { $board } no se puede escribir; los números van de 1 a { $most }.
unwritable-twice = { $format }: el estuche { $board } está dos veces, y el archivo puede tenerlo una.
unwritable-gap = { $format }: los estuches deben ser consecutivos, y falta el { $board }.
unwritable-unnumbered = { $format }: hay estuches { $boards }; el archivo se escribe cuando todos tienen número, o cuando ninguno lo tiene: entonces se numeran por su orden.

lost-board = Estuches que no están en el archivo: { $boards }.
lost-number = El archivo no dice los números de los estuches, o no estos: { $boards }.
lost-dealer = El archivo no dice quién es el dador, y quien lo lea tomará otro: estuches { $boards }.
lost-vulnerability = El archivo no dice la vulnerabilidad, y quien lo lea tomará otra: estuches { $boards }.
lost-hands = Las manos no están en el archivo, o no todas: estuches { $boards }.
lost-auction = La subasta no está en el archivo, o no toda: estuches { $boards }.
lost-auction-end = El archivo no dice si la subasta está anotada hasta el final: estuches { $boards }.
lost-play = El carteo no está en el archivo, o no todo: estuches { $boards }.
lost-contract = El contrato no está en el archivo: estuches { $boards }.
lost-tricks = El número de bazas no está en el archivo: estuches { $boards }.
lost-claim = El archivo no dice que el carteo acabó por reclamación o concesión: estuches { $boards }.
lost-claimer = El archivo no dice quién reclamó o concedió: estuches { $boards }.
lost-score = La puntuación no está en el archivo, o del contrato se sigue otra: estuches { $boards }.
lost-marks = Las marcas de irregularidades no están en el archivo: estuches { $boards }.
lost-remarks = Alertas, explicaciones u observaciones no están en el archivo, o no letra por letra: estuches { $boards }.
lost-players = Los nombres de los jugadores no están en el archivo, o no letra por letra: estuches { $boards }.
lost-contest = El archivo solo contiene estuches: ni participantes, ni puntuaciones, ni clasificación.
lost-results = Los resultados de las mesas no están en el archivo, o no todos: estuches { $boards }.
lost-leads = Las salidas no están en el archivo, o no todas: estuches { $boards }.
lost-places = El archivo no dice en qué ronda ni en qué mesa se hicieron los resultados: estuches { $boards }.
lost-forms = El archivo no dice que un estuche estuvo alterado ni quién lo jugó en qué forma: estuches { $boards }.
lost-notes = Las notas sobre los resultados no están en el archivo: estuches { $boards }.
lost-line-ups = Quién de un equipo se sentó dónde no está en el archivo: estuches { $boards }.
lost-title = El nombre de la prueba no está en el archivo, o no letra por letra: { $title }.
lost-date = La fecha de la prueba no está en el archivo.
lost-method = El archivo no dice cómo se puntúan los estuches, o cuántos ganadores hay.
lost-contestants = El archivo no nombra a todos los participantes.
lost-penalties = Las penalidades y las puntuaciones arrastradas no están en el archivo.
lost-around = Lo que había alrededor de los estuches no está en el archivo: { $names }.

# Boards without a number, in the place of their numbers.
boards-by-place = sin número, en el lugar { $places }
