# A entrevista de uma prova
office-interview-open = As respostas deixam uma pergunta em aberto: { $question }
office-interview-stopped = A entrevista não foi terminada; nada foi anotado.
office-interview-take-down = Anota-se?

# Sondagens
office-poll-turn = Depois desse leilão não é a vez de { $seat }. Deu { $dealer }: escreva todas as vozes desde o dador até à decisão; ou --play se se tratava de jogar uma carta.
office-poll-call = { $text } não é uma voz que { $seat } pudesse fazer ali. Escreva p. ex. passo, X, 4C.
office-poll-card = { $text } não é uma carta que { $seat } pudesse jogar ali. Escreva p. ex. E9.
office-poll-opinion = { $text } não é a opinião de ninguém a quem se perguntou. Escreva p. ex. "Jogador 1: X", com o nome de --answer.
office-poll-auction = «{ $text }» não é uma voz. Escreva as vozes desde o dador, p. ex. passo 1E 2C X.
office-poll-led = «{ $text }» não é um naipe. Escreva E, C, O ou P.
office-poll-twice = { $who } responde duas vezes: a cada jogador pergunta-se uma.
office-form-explained = O que lhes foi dito
office-form-play = Morto e jogadas até ali

# O que ainda se pode pedir
office-times-round-over = { $where }: a ronda terminou para esta bolsa.
office-times-round-on = { $where }: a ronda ainda não terminou para esta bolsa.
office-requested-score-correction = Um erro no escore
office-requested-ruling = Pedido de uma decisão
office-requested-appeal = Um recurso
office-requested-director-s-notice = Uma irregularidade que o próprio Diretor nota
office-requested-objection-to-a-claim = Objeção a uma reivindicação
office-requested-agreement-to-a-claim-withdrawn = Retirada da concordância com uma reivindicação
office-requested-concession-cancelled = Cancelamento de uma concessão
office-requested-tricks-disputed = Disputa sobre as vazas ganhas
office-requested-revoke = Vazas por um revoque

# Penalidades pela tabela
office-penalty-by-schedule = Pela tabela, { $clause }: { $told }
office-penalty-no-tariff = O regulamento não tem tarifa para { $clause }: diga o valor (AMOUNT) e a unidade (UNIT).
office-penalty-schedule = A tabela de penalidades não pode ser usada: { $reason }
