# Movimentos pelo nome: duplicado movement --movement, duplicado event plan --movement.

movement-named-list = Movimentos pelo nome, e os números de duplas, equipes ou jogadores até { $most } para os quais há um. Muitos encurtam-se com --rounds; com um número ímpar de duplas um descansa em cada rodada se o movimento não tiver lugar para ele.
movement-named-paired = { $movement }: as rodadas são emparelhadas uma após outra, pela classificação ou pelo sorteio, por isso nada há a mostrar de antemão. Use `duplicado event new --pairing` e `duplicado event pair`.
movement-named-unknown = Não há nenhum movimento { $movement }. Escreva um de: { $names }; `--movement list` diz para que números são.
movement-named-who = { $movement } precisa de { $option } N, e de nenhum outro número de competidores.
movement-named-no-time = Não há tempo para { $movement }: { $rounds } rodadas com { $sets ->
    [one] um jogo de bolsas
   *[other] { $sets } jogos de bolsas
} por mesa em cada uma, e lugar para { $boards } bolsas por rodada. Dê mais --minutes ou menos --rounds.
movement-named-one-winner = { $movement } tem um vencedor, não dois: omita --winners ou indique um movimento com duas linhas.
movement-named-rounds = Não há { $movement } de { $rounds } rodadas para { $count }. O mais próximo que há: { $near } rodadas. Sem --rounds tem as que deve ter.
movement-named-size = Não há { $movement } para { $count }. Os números mais próximos para os quais há: { $near }. Para { $count } há: { $names }.
movement-named-or = ou
movement-name-sharing-howell = Howell de três mesas com cinco jogos
movement-how-sharing-howell = Todos seguem o seu cartão-guia; numa rodada as três mesas jogam as mesmas bolsas, que circulam entre elas.
movement-named-alone = --movement mostra um movimento: omita --barometer e --choice.
movement-named-rounds-alone = --rounds vai com --movement NOME; sem ele as propostas têm tantas rodadas quantas --minutes permitem.
movement-way-alone = --way escolhe como continuar depois de um --change; sem nenhum não há nada a escolher.
event-import-unnumbered = { $file }: { $count ->
    [one] um resultado é
   *[other] { $count } resultados são
} de uma bolsa sem número, e um torneio registra os resultados pelos números das bolsas, a partir de 1. Numere as bolsas no arquivo e importe-o de novo.
planning-share-nobody = --share-boards vai com uma seção de duplas quando outra seção da sessão já tem o seu movimento.
planning-share-others = A seção { $section } tem { $sets } jogos de { $boards } bolsas desde a bolsa { $first }, e esta teria { $our_sets } de { $our_boards } desde a { $our_first }: só se compartilham as mesmas bolsas. Dê a esta seção um movimento com tantos jogos, --boards e --first-board como lá.
planning-share-copies = As seções { $sections } jogam as mesmas bolsas: bastam { $count } cópias de cada uma (sem compartilhar { $before }).
movement-even-out-one = --even-out vira a seta num movimento com um vencedor: peça --winners 1.
