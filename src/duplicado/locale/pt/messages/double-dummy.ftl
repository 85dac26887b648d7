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
chances-making = Cumpre-se em { $percent } de { $deals } distribuições da amostra; { $mean } vazas em média.
chances-tricks = { "  " }{ $tricks }: { $percent }
chances-field = Contra estas mesas pode-se esperar { $percent } dos pontos de match.
chances-bad-hands = “{ $text }” não pode ser lido como mãos: escreva, por exemplo, "N:AKQ2.J5.T98.7643 - JT98.AQ.K43.AK52 -", com um hífen para cada mão desconhecida.
chances-bad-contract = “{ $text }” não é um contrato com o seu carteador: escreva, por exemplo, "4S N" ou "3NTX W".
chances-bad-field = “{ $text }” não é um resultado com o seu número de mesas: escreva, por exemplo, --field "3NT S=5". Num resultado há no máximo { $most } mesas.
chances-bad-vulnerable = “{ $text }” não é uma vulnerabilidade: escreva none, ns, ew ou both.
dd-leads = { "  " }{ $contract }, vazas do carteador após cada saída: { $cards }
dd-play-cost = { "  " }{ $contract }, cartas que custaram algo: { $cards }
dd-play-costs-nothing = { "  " }{ $contract }: nenhuma carta jogada custou nada.
dd-no-play = { "  " }{ $contract }: a carta { $number } do carteio não pode ser jogada, por isso ele é analisado até a anterior.
