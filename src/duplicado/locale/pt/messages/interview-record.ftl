# O que diz o registro de um torneio junto a uma pergunta da entrevista
interview-record-round-over = O registro: { $where }: a rodada terminou. A atenção foi chamada antes?
interview-record-round-on = O registro: { $where }: a rodada não terminou.
interview-record-correction = O registro, sobre um erro no escore: { $told }
