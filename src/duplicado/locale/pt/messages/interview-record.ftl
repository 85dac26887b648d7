# O que diz o registo de uma prova junto a uma pergunta da entrevista
interview-record-round-over = O registo: { $where }: a ronda terminou. A atenção foi chamada antes?
interview-record-round-on = O registo: { $where }: a ronda não terminou.
interview-record-correction = O registo, sobre um erro no escore: { $told }
