# A tela da sala. A página põe o que está entre chavetas.

display-lost = Conexão perdida. Última atualização: {"{"}time{"}"}
display-gone = Esta tela não tem mais acesso ao torneio, ou o torneio está arquivado. Para voltar a mostrá-lo, abra outra vez o torneio nesta tela.
display-table = Mesa
display-seated = Quem se senta
display-boards = Bolsas
display-ranking = Classificação
display-none = Ainda não foi dada a conhecer nenhuma classificação.
display-hold = Parar de virar
display-full = Tela inteira
display-not-begun = Ainda não começou
display-round = Rodada {"{"}round{"}"} de {"{"}rounds{"}"}
display-round-open = Rodada {"{"}round{"}"}
display-over = O jogo terminou
display-published = Resultado oficial
display-seats = Lugares da rodada {"{"}round{"}"}
display-next = Lugares da próxima rodada, {"{"}round{"}"}
display-out = Descansam: {"{"}who{"}"}
display-time-over = O tempo acabou
display-held = O relógio está parado
display-line-ns = Norte-Sul
display-line-ew = Este-Oeste
display-after-round = após a rodada {"{"}round{"}"}
display-find = Encontre o seu lugar
display-until-move = até a troca
display-until-end = até o fim
display-page = Página {"{"}page{"}"} de {"{"}pages{"}"}
