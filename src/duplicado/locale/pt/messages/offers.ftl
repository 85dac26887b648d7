# O que um movimento precisa, e movimentos pelo nome.

offer-boards = { $boards } bolsas, { $copies ->
    [one] uma cópia
   *[other] { $copies } cópias
} de cada
offer-boards-in-parts = { $boards } bolsas: { $parts }
offer-boards-part = { $which } em { $copies ->
    [one] uma cópia
   *[other] { $copies } cópias
}
offer-boards-on-screens = { $boards } bolsas, em cada mesa na sua tela
offer-how-on-screens = O programa senta todos em cada rodada.
offer-stay = { $count ->
    [one] Não se move a dupla { $pairs }; as outras seguem seus cartões-guia.
   *[other] Não se movem as duplas { $pairs }; as outras seguem seus cartões-guia.
}
offer-all-move = Ninguém mantém o assento: todos seguem um cartão-guia.
offer-turn = { $count ->
    [one] A dupla { $pairs } não muda de mesa; onde a flecha é girada, senta-se em Este-Oeste.
   *[other] As duplas { $pairs } não mudam de mesa; onde a flecha é girada, sentam-se em Este-Oeste.
}
offer-resting = Em cada rodada algumas bolsas esperam à parte.
offer-resting-there = As bolsas que esperam ficam na mesa em que ninguém joga.
offer-out = Descansa, rodada a rodada: dupla { $pairs }.
offer-same-boards = { $boards ->
    [one] Uma bolsa
   *[other] { $boards } bolsas
} por rodada, as mesmas nas { $tables } mesas, que as passam dentro da rodada: { $copies ->
    [one] uma cópia
   *[other] { $copies } cópias
} de cada
offer-same-boards-on-screens = { $boards ->
    [one] Uma bolsa
   *[other] { $boards } bolsas
} por rodada, as mesmas nas { $tables } mesas, em cada uma na sua tela
offer-match-boards = As duas mesas de um match trocam suas bolsas: cada match tem as suas { $boards }, ou todos as mesmas.
offer-match-boards-on-screens = As duas mesas de um match jogam as mesmas { $boards } bolsas ao mesmo tempo.
offer-odd-pairs = O número é ímpar: em cada rodada descansa uma dupla.
offer-odd-teams = O número é ímpar: em cada rodada descansa uma equipe.
offer-byes = { $count ->
    [one] Uma equipe descansa na primeira rodada.
   *[other] { $count } equipes descansam na primeira rodada.
}
offer-knock-out-rounds = Uma eliminatória de { $teams } equipes precisa de { $needed } rodadas: { $left ->
    [one] fica uma
   *[other] ficam { $left }
} para outra sessão.
offer-short = precisa de { $copies } cópias de cada bolsa: o clube tem { $there }
offer-not-named = Não há { $movement } para tantos. Os números mais próximos para os quais há: { $near }.
wizard-names-first = Uma dupla, equipe ou jogador por linha; o número vem dos nomes. Parceiros separados por /, &, +, ;, vírgula, “ - ” ou “e”. Equipes: Leões: Ana Lima / Rui Matos / Eva Gil / Leo Paz.
wizard-number-or-names = Deixe vazio se os nomes o dizem.
wizard-copies-club = Cópias de cada bolsa que o clube pode fazer
wizard-copies-club-how = Um movimento que precisa de mais nunca é chamado o melhor.
wizard-by-name = Ou qualquer movimento pelo nome
wizard-look = Mostrar
wizard-asked-for = o que foi pedido
setup-names-strange-pairs = Estas linhas não têm dois nomes: { $names }. Escreva os dois parceiros, ou marque que as linhas estão certas assim.
setup-names-strange-individual = Estas linhas não têm um só nome: { $names }. Escreva um jogador por linha.
setup-names-strange-teams = Estas linhas não são equipes: { $names }. Escreva o nome da equipe, dois-pontos e os seus jogadores: Leões: Ana Lima / Rui Matos / Eva Gil / Leo Paz.
setup-names-twice = Estes nomes figuram duas vezes: { $names }. Os homônimos distinguem-se por um número da federação depois do nome, ou por uma palavra junto dele.
setup-as-they-are = As linhas com um só nome estão certas: o parceiro vem depois.
movement-name-bowman = Bowman
