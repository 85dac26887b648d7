# Errors that a person may come upon, in his language
error-clubs-none = Um torneio simultâneo precisa do arquivo de pelo menos um clube que se possa ler.
error-clubs-section-twice = { $value1 } é uma seção de { $value2 } e de { $value3 }: dê-lhes outros nomes.
error-clubs-methods = Os clubes apuram de maneiras diferentes: { $value1 }.
error-clubs-marks-differ = A bolsa { $value1 } tem em clubes diferentes outro dador ou outra vulnerabilidade.
error-clubs-cards-differ = A bolsa { $value1 } tem em clubes diferentes outras cartas.
error-clubs-same-name = Dois clubes têm arquivos com o nome { $value1 }: mude o de um.
error-schedule-negative = uma penalidade normal não é negativa: { $value1 }
error-schedule-goes-down = as penalidades não diminuem nem descem abaixo de 0: { $value2 } (Lei { $value1 })
error-file-there-already = { $value1 } já existe: escolha outro nome, ou abra-o.
error-file-not-there = Não existe o arquivo { $value1 }: crie um com `duplicado event new`.
error-not-a-record = { $value1 } não é o registro de um torneio deste programa: indique outro arquivo.
error-record-damaged = { $value1 } não pode ser lido: restaure a última cópia.
error-record-entry = Não se consegue ler a entrada { $value1 } do registro.
event-refused-ruling-damage-without-score = Só de um escore obtido à mesa pode ficar com o lado uma parte do prejuízo: anote primeiro o resultado.
conditions-of-the-event = { $key } não é uma condição do torneio: indica-se com { $option }.
event-refused-matches-in-points = Os matches por pontos totais não se convertem em pontos de vitória: escreva method = imps, ou form = boards ou knock-out.
score-club = Clube
event-refused-patton-by-boards = O Patton é apurado bolsa a bolsa, com pontos pelos totais: escreva method = board-a-match.
