# O ecrã da sala. A página põe o que está entre chavetas.

display-lost = Perdeu-se a ligação ao servidor; o que se vê pode ser antigo.
display-table = Mesa
display-seated = Quem se senta
display-boards = Bolsas
display-ranking = Classificação
display-none = Ainda não foi dada a conhecer nenhuma classificação.
display-hold = Parar
display-full = Ecrã inteiro
display-not-begun = Ainda não começou
display-round = Ronda {"{"}round{"}"} de {"{"}rounds{"}"}
display-over = O jogo terminou
display-published = Resultado oficial
display-seats = Lugares da ronda {"{"}round{"}"}
display-next = Lugares da próxima ronda, {"{"}round{"}"}
display-out = Descansam: {"{"}who{"}"}
display-time-over = O tempo acabou
display-held = O relógio está parado
display-line-ns = Norte-Sul
display-line-ew = Este-Oeste
display-after-round = após a ronda {"{"}round{"}"}
