
# LIN
lin-not-a-tag = «{ $text }» no es una etiqueta de un archivo LIN y se omite.
lin-no-board = No hay ningún estuche en este archivo. Un archivo LIN contiene etiquetas entre barras verticales, como md|…| y mb|1S|.
lin-not-a-board-number = { $tag }: «{ $text }» no es el número de un estuche.
lin-unknown-result = «{ $text }» no es un resultado; LIN escribe p. ej. 4HN+1, 3NSx-2 o PASS.
lin-unreadable-hand = La mano de { $seat } no se puede leer y se omite: { $reason }.
lin-unreadable-deal = La distribución no se puede leer y se omite: { $reason }.
lin-unknown-vulnerability = «{ $text }» no es una vulnerabilidad (o, n, e o b); se toma la del número del estuche.
lin-unknown-call = «{ $text }» no es una voz; la subasta se omite desde aquí.
lin-unknown-card = «{ $text }» no es una carta; el carteo se omite desde aquí.
lin-unknown-claim = «{ $text }» no es un número de bazas de 0 a 13.
lin-unknown-place = «{ $text }» no es un estuche del encuentro, como o1 o c12.
lin-explanation-of-nothing = La explicación «{ $text }» está antes de toda voz y se omite.
lin-board-number-disagrees = El encabezado dice estuche { $board }, la lista de estuches dice { $listed }; vale el encabezado.
lin-play-without-contract = Estuche { $board }: hay cartas jugadas sin contrato; no se puede saber de qué manos salieron.
lin-not-a-link = Esto no es un enlace a un visor de manos: { $reason }.
