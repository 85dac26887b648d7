# Vazas a cartas abertas e par das bolsas de um arquivo.

dd-board = Bolsa { $board }
dd-no-deals = Não há nenhuma distribuição completa em { $file }.
dd-no-solver = Para as vazas a cartas abertas é preciso o extra “dds”: pip install ".[dds]" na pasta do programa. Se falhar, ainda não existe para este Python ou este computador.
error-double-dummy-library = A biblioteca de vazas a cartas abertas { $value1 } não pode ser usada: { $value2 }. A variável de ambiente { $value3 } indica outra; sem ela usa-se a do extra “dds”.
error-double-dummy-wrong = A biblioteca de vazas a cartas abertas { $value1 }, indicada pela variável de ambiente { $value2 }, não resolve mãos conhecidas como o DDS 2.9.
dd-left-out = { $boards ->
    [one] Uma bolsa não tem a distribuição completa e fica de fora.
   *[other] { $boards } bolsas não têm a distribuição completa e ficam de fora.
}
dd-working = Calculando
batch-failed = Não foi possível terminar: { $reason }
batch-no-such-place = Não há lugar “{ $text }” em que trabalhar: escreva here, processes:4, dask:4 ou dask:tcp://HOST:PORT.
