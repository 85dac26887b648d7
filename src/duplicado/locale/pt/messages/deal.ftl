# Dar bolsas, e se um conjunto de mãos parece dado ao acaso.

deal-written = { $boards ->
    [one] Uma bolsa dada em { $file }.
   *[other] { $boards } bolsas dadas em { $file }.
}
deal-secret = Este arquivo é o único exemplar, e quem o lê conhece as mãos: não o mostre a ninguém até que as bolsas tenham sido jogadas.
deal-writing = Escrevendo
deal-file-exists = { $file } já existe, e um conjunto de mãos não pode ser dado de novo. Indique outro arquivo, ou --force para escrever por cima.
deal-bad-title = O título “{ $title }” não cabe num arquivo PBN: escreva-o numa linha, sem caracteres de controle.
deal-bad-boards = “{ $part }” não é uma lista de bolsas: escreva números a partir de 1, por exemplo 1-8,17-24.
deal-board-twice = A bolsa { $board } está duas vezes na lista.
deal-too-many = São mais de { $most } bolsas.
deal-one-task = Indique --number ou --check, não ambos.
deal-no-such-number = Não existe essa distribuição: elas são numeradas de 0 a { $last }.
deal-too-few = { $file } tem { $deals ->
    [one] uma distribuição completa
   *[other] { $deals } distribuições completas
}: são poucas para dizer se parecem ao acaso; são precisas pelo menos 20.
deal-looks-random = { $deals ->
    [one] Uma distribuição: nada nela foge ao normal.
   *[other] { $deals } distribuições: nada nelas foge ao normal.
}
deal-looks-suspect = { $deals ->
    [one] Uma distribuição: não parece ao acaso.
   *[other] { $deals } distribuições: não parecem ao acaso.
}
deal-repeated = { $repeated ->
    [one] Uma distribuição é igual a outra do arquivo.
   *[other] { $repeated } distribuições são iguais a outras do arquivo.
}
deal-suspect-cards = As cartas não se repartem por igual entre os quatro jogadores.
deal-suspect-card = Um jogador tem certa carta com frequência grande demais ou pequena demais.
deal-suspect-lengths = Naipes longos e curtos são mais frequentes ou mais raros do que deviam.
deal-suspect-patterns = Distribuições como 4-4-3-2 são mais frequentes ou mais raras do que deviam.
deal-suspect-meaning = Por puro acaso isto acontece a cerca de um conjunto em um milhão. É motivo para perguntar como as bolsas foram dadas.
deal-committed = A semente é a comprometida: ninguém a trocou depois. Dela vêm estas mãos:
deal-not-committed = A semente não é a comprometida, ou eram outras bolsas. Dela vêm estas mãos:
deal-bad-seed = Uma semente são 64 algarismos hexadecimais; “{ $seed }” não o é.
deal-seed-wanted = Com --verify indique também a semente: --seed
deal-seed-alone = --seed e --chance vão com --verify.
deal-bad-condition = “{ $part }” não pode ser lido na condição: escreva, por exemplo, "north.hcp in 15..17 and balanced(north)". De um jogador há { $names }.
deal-bad-hand = “{ $text }” não pode ser dado a um assento: escreva, por exemplo, --hand N:AK.Q.., cada carta uma vez e no máximo treze por assento.
deal-how-rare = São assim { $percent } % das distribuições possíveis com as cartas dadas. São para treino: a Lei 6 exige que as de um torneio sejam totalmente ao acaso.
error-conditions-too-rare = Foram encontradas { $value1 } de { $value2 } distribuições em { $value3 } tentativas: as condições são raras demais.
error-conditions-impossible = Nenhuma mão de { $value1 } cumpre as condições.
