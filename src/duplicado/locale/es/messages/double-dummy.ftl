# Bazas a cartas vistas y par de los estuches de un archivo.

dd-board = Estuche { $board }
dd-no-deals = No hay ningún reparto completo en { $file }.
dd-no-solver = Para las bazas a cartas vistas hace falta el extra «dds»: pip install ".[dds]" en la carpeta del programa. Si falla, todavía no existe para este Python o este ordenador.
error-double-dummy-library = La biblioteca de bazas a cartas vistas { $value1 } no se puede usar: { $value2 }. La variable de entorno { $value3 } nombra otra; sin ella se usa la del extra «dds».
error-double-dummy-wrong = La biblioteca de bazas a cartas vistas { $value1 }, que nombra la variable de entorno { $value2 }, no resuelve manos conocidas como DDS 2.9.
dd-left-out = { $boards ->
    [one] Un estuche no tiene el reparto completo y se omite.
   *[other] { $boards } estuches no tienen el reparto completo y se omiten.
}
dd-working = Calculando
batch-failed = No se ha podido terminar: { $reason }
batch-no-such-place = No hay lugar «{ $text }» en que trabajar: escriba here, processes:4, dask:4 o dask:tcp://HOST:PORT.
chances-making = Se cumple en el { $percent } de { $deals } repartos de muestra; { $mean } bazas de media.
chances-tricks = { "  " }{ $tricks }: { $percent }
chances-field = Frente a estas mesas cabe esperar el { $percent } de los puntos de match.
chances-bad-hands = «{ $text }» no se puede leer como manos: escriba, p. ej., "N:AKQ2.J5.T98.7643 - JT98.AQ.K43.AK52 -", con un guion por cada mano que no se conoce.
chances-bad-contract = «{ $text }» no es un contrato con su declarante: escriba, p. ej., "4S N" o "3NTX W".
chances-bad-field = «{ $text }» no es un resultado con su número de mesas: escriba, p. ej., --field "3NT S=5". En un resultado hay como mucho { $most } mesas.
chances-bad-vulnerable = «{ $text }» no es una vulnerabilidad: escriba none, ns, ew o both.
dd-leads = { "  " }{ $contract }, bazas del declarante tras cada salida: { $cards }
dd-play-cost = { "  " }{ $contract }, cartas que costaron algo: { $cards }
dd-play-costs-nothing = { "  " }{ $contract }: ninguna carta jugada costó nada.
dd-no-play = { "  " }{ $contract }: la carta { $number } del carteo no se puede jugar, así que se analiza hasta la anterior.
