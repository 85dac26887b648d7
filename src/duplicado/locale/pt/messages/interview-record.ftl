# O que diz o registro de um torneio junto a uma pergunta da entrevista
interview-record-round-over = O registro: { $where }: a rodada terminou. A atenção foi chamada antes?
interview-record-round-on = O registro: { $where }: a rodada não terminou.
interview-record-correction = O registro, sobre um erro no escore: { $told }

# Junto à pergunta pelo resultado
interview-double-dummy = Vazas a cartas abertas, como ajuda e não como prova do que teria acontecido:
interview-double-dummy-of = { $who }: { $tricks }
interview-poll = Consulta, decisão de { $seat }: { $question }
interview-poll-not-counted = Não se conta: faltam a mão ou as vozes que se mostraram, ou uma resposta não é uma voz ou carta.
interview-no-poll = Não se fez nenhuma consulta sobre esta bolsa; pergunta-se a jogadores do mesmo nível o que fariam, sem dizer por quê.
