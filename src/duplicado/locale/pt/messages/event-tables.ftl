# O que se diz das mesas, e o que se pergunta antes de anotar um movimento ou uma correção
planning-movement-has-one-winner = { $movement } tem um vencedor, e o regulamento deste torneio diz dois (Norte-Sul e Este-Oeste): indique um movimento com dois, ou crie o torneio com --winners 1.
planning-not-this-kind-names = { $movement } não é um movimento para este torneio. Escreva um de: { $names }.
event-nothing-to-correct = Ali ({ $place }) não foi anotado nenhum resultado que se possa corrigir. É essa a mesa e essa a bolsa?
event-import-not-added = O que foi somado ao total de { $who } ({ $amount }) não é tomado, porque o torneio classifica por porcentagens: use `duplicado event carry`.
event-play-by = a mesa eletrônica
event-play-done = { $boards ->
    [one] Foi jogada uma bolsa.
   *[other] Foram jogadas { $boards } bolsas.
 }
event-play-no-deal = A bolsa { $board } não tem distribuição no registro: ponha-as com “duplicado event deals”.
