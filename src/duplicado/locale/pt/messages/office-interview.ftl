# A entrevista de um torneio
office-interview-open = As respostas deixam uma pergunta em aberto: { $question }
office-interview-stopped = A entrevista não foi terminada; nada foi salvo.
office-interview-take-down = Salvar?

# Consultas
office-form-explained = O que lhes foi dito
office-form-play = Morto e jogadas até ali

# O que ainda se pode pedir
office-times-round-over = { $where }: a rodada terminou para esta bolsa.
office-times-round-on = { $where }: a rodada ainda não terminou para esta bolsa.
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
