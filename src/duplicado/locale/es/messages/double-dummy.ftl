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
