# Lo que está mal en un archivo de repartos (BER, BHG, BRI, CDS, CSV, DGE, DLM, DUP, RZD).

deals-cut-off = El archivo se interrumpe en el estuche { $board }, que se omite.
deals-filling = El archivo termina antes del último byte del estuche { $board }; sus cartas están completas.
deals-no-deal = Se omiten, porque no dan a cada jugador trece cartas de una misma baraja: estuches { $boards }.
deals-missing = El estuche { $board } pertenece al juego según la cabecera del archivo, pero no está.
deals-half-damaged = Estuche { $board }: una de las dos listas de sus cartas está dañada; se toma la otra.
deals-halves-differ = Estuche { $board }: las dos listas de sus cartas son repartos distintos; se toma la de números. Mire las cartas antes de usarlo.
deals-count = La cabecera del archivo dice { $stated } estuches; hay { $count }.
deals-unnumbered = El archivo no dice cuál es el primer estuche; se toma el 1.
deals-reversed = La cabecera del archivo lleva la marca de orden inverso; los estuches se toman en el orden en que están.
deals-unbounded = El archivo no dice para qué estuches es; se toman los que tienen un reparto propio.
deals-encrypted = Los estuches están escritos con una clave y no se pueden leer.
deals-document-checksum = La suma de control del documento es incorrecta: puede faltar un estuche.
deals-checksum = La suma de control del estuche { $board } es incorrecta: puede no ser el reparto que se escribió. Mire las cartas antes de usarlo.
deals-row = «{ $text }» no es un estuche y se omite; una línea tiene dieciséis palos, el número, y el dador y la vulnerabilidad.
deals-breaks-off = Lo que sigue no se ha leído: demasiadas líneas sin estuche.
deals-marks = Estuche { $board }: «{ $text }» no es dador y vulnerabilidad, como N/All; se toman los del número.
