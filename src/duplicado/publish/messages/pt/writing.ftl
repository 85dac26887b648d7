# O que não se pode escrever num formato, e o que um arquivo escrito não diz dos estojos.

unwritable-incomplete = { $format }: o estojo { $board } não pode ser escrito, porque suas mãos não são conhecidas por completo.
unwritable-nothing = { $format }: não há nenhum estojo para escrever.
unwritable-count = { $format } não comporta mais de { $most } estojos.
unwritable-number = { $format }: o estojo { $board } não pode ser escrito; os números vão de 1 a { $most }.
unwritable-twice = { $format }: o estojo { $board } está duas vezes, e o arquivo pode tê-lo uma.
unwritable-gap = { $format }: os estojos devem ser seguidos, e falta o { $board }.

lost-board = Estojos que não estão no arquivo: { $boards }.
lost-number = O arquivo não diz os números dos estojos, ou não estes: { $boards }.
lost-dealer = O arquivo não diz quem é o dador, e quem o ler tomará outro: estojos { $boards }.
lost-vulnerability = O arquivo não diz a vulnerabilidade, e quem o ler tomará outra: estojos { $boards }.
lost-hands = As mãos não estão no arquivo, ou não todas: estojos { $boards }.
lost-auction = O leilão não está no arquivo, ou não todo: estojos { $boards }.
lost-auction-end = O arquivo não diz se o leilão está anotado até o fim: estojos { $boards }.
lost-play = O carteio não está no arquivo, ou não todo: estojos { $boards }.
lost-contract = O contrato não está no arquivo: estojos { $boards }.
lost-tricks = O número de vazas não está no arquivo: estojos { $boards }.
lost-claim = O arquivo não diz que o carteio acabou por reclamação ou concessão: estojos { $boards }.
lost-claimer = O arquivo não diz quem reclamou ou concedeu: estojos { $boards }.
lost-score = A pontuação não está no arquivo, ou do contrato resulta outra: estojos { $boards }.
lost-marks = As marcas de irregularidades não estão no arquivo: estojos { $boards }.
lost-remarks = Alertas, explicações ou observações não estão no arquivo, ou não letra por letra: estojos { $boards }.
lost-players = Os nomes dos jogadores não estão no arquivo, ou não letra por letra: estojos { $boards }.
lost-contest = O arquivo só contém estojos: nem participantes, nem pontuações, nem classificação.
lost-results = Os resultados das mesas não estão no arquivo, ou não todos: estojos { $boards }.
lost-method = O arquivo não diz como os estojos são pontuados, ou quantos vencedores há.
lost-contestants = O arquivo não nomeia todos os participantes.
lost-penalties = As penalidades e as pontuações transportadas não estão no arquivo.
lost-around = O que estava em volta dos estojos não está no arquivo: { $names }.
