# O que não se pode escrever num formato, e o que um arquivo escrito não diz das bolsas.

unwritable-incomplete = { $format }: a bolsa { $board } não pode ser escrita, porque suas mãos não são conhecidas por completo.
unwritable-nothing = { $format }: não há nenhuma bolsa para escrever.
unwritable-count = { $format } não comporta mais de { $most } bolsas.
unwritable-number = { $format }: a bolsa { $board } não pode ser escrita; os números vão de 1 a { $most }.
unwritable-twice = { $format }: a bolsa { $board } está duas vezes, e o arquivo pode tê-la uma.
unwritable-gap = { $format }: as bolsas devem ser seguidas, e falta a { $board }.
unwritable-unnumbered = { $format }: há bolsas { $boards }; o arquivo se escreve quando todas têm número, ou quando nenhuma o tem: então são numeradas por sua ordem.

lost-board = Bolsas que não estão no arquivo: { $boards }.
lost-number = O arquivo não diz os números das bolsas, ou não estas: { $boards }.
lost-dealer = O arquivo não diz quem é o dador, e quem o ler tomará outro: bolsas { $boards }.
lost-vulnerability = O arquivo não diz a vulnerabilidade, e quem o ler tomará outra: bolsas { $boards }.
lost-hands = As mãos não estão no arquivo, ou não todas: bolsas { $boards }.
lost-auction = O leilão não está no arquivo, ou não todo: bolsas { $boards }.
lost-auction-end = O arquivo não diz se o leilão está anotado até o fim: bolsas { $boards }.
lost-play = O carteio não está no arquivo, ou não todo: bolsas { $boards }.
lost-contract = O contrato não está no arquivo: bolsas { $boards }.
lost-tricks = O número de vazas não está no arquivo: bolsas { $boards }.
lost-claim = O arquivo não diz que o carteio acabou por reivindicação ou concessão: bolsas { $boards }.
lost-claimer = O arquivo não diz quem reivindicou ou concedeu: bolsas { $boards }.
lost-score = O escore não está no arquivo, ou do contrato resulta outro: bolsas { $boards }.
lost-marks = As marcas de irregularidades não estão no arquivo: bolsas { $boards }.
lost-remarks = Alertas, explicações ou observações não estão no arquivo, ou não letra por letra: bolsas { $boards }.
lost-players = Os nomes dos jogadores não estão no arquivo, ou não letra por letra: bolsas { $boards }.
lost-contest = O arquivo só contém bolsas: nem competidores, nem escores, nem classificação.
lost-results = Os resultados das mesas não estão no arquivo, ou não todos: bolsas { $boards }.
lost-leads = As saídas não estão no arquivo, ou não todas: bolsas { $boards }.
lost-places = O arquivo não diz em que rodada nem em que mesa se fizeram os resultados: bolsas { $boards }.
lost-forms = O arquivo não diz que uma bolsa estava defeituosa nem quem a jogou em que forma: bolsas { $boards }.
lost-notes = As notas sobre os resultados não estão no arquivo: bolsas { $boards }.
lost-line-ups = Quem de uma equipe se sentou onde não está no arquivo: bolsas { $boards }.
lost-title = O nome do torneio não está no arquivo, ou não letra por letra: { $title }.
lost-date = A data do torneio não está no arquivo.
lost-method = O arquivo não diz como as bolsas são apuradas, ou quantos vencedores há.
lost-contestants = O arquivo não nomeia todos os competidores.
lost-penalties = As penalidades e os escores transportados não estão no arquivo.
lost-around = O que estava em volta das bolsas não está no arquivo: { $names }.

# Boards without a number, in the place of their numbers.
boards-by-place = sem número, na posição { $places }
