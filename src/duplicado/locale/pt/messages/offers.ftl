# O que um movimento precisa, e movimentos pelo nome.

offer-boards = { $boards } bolsas, { $copies ->
    [one] uma cópia
   *[other] { $copies } cópias
} de cada
offer-stay = { $count ->
    [one] Não se move a dupla { $pairs }; as outras seguem seus cartões-guia.
   *[other] Não se movem as duplas { $pairs }; as outras seguem seus cartões-guia.
}
offer-all-move = Ninguém mantém o assento: todos seguem um cartão-guia.
offer-resting = Em cada rodada algumas bolsas esperam à parte.
offer-out = Descansa, rodada a rodada: dupla { $pairs }.
offer-short = precisa de { $copies } cópias de cada bolsa: o clube tem { $there }
offer-not-named = Não há { $movement } para tantos. Os números mais próximos para os quais há: { $near }.
wizard-names-first = Uma dupla, equipe ou jogador por linha; o número vem dos nomes. Parceiros separados por /, &, +, ;, vírgula, “ - ” ou “e”.
wizard-number-or-names = Deixe vazio se os nomes o dizem.
wizard-copies-club = Cópias de cada bolsa que o clube pode fazer
wizard-copies-club-how = Um movimento que precisa de mais nunca é chamado o melhor.
wizard-by-name = Ou qualquer movimento pelo nome
wizard-look = Mostrar
wizard-asked-for = o que foi pedido
setup-names-strange = Estas linhas não têm dois nomes: { $names }. Escreva os dois parceiros, ou marque que as linhas estão certas assim.
setup-as-they-are = As linhas com um só nome estão certas: o parceiro vem depois.
movement-name-bowman = Bowman
