
# LIN
lin-not-a-tag = «{ $text }» não é uma etiqueta de um ficheiro LIN e é omitido.
lin-no-board = Não há nenhuma carteira neste ficheiro. Um ficheiro LIN contém etiquetas entre barras verticais, como md|…| e mb|1S|.
lin-not-a-board-number = { $tag }: «{ $text }» não é o número de uma carteira.
lin-unknown-result = «{ $text }» não é um resultado; o LIN escreve p. ex. 4HN+1, 3NSx-2 ou PASS.
lin-unreadable-hand = A mão de { $seat } não se consegue ler e é omitida: { $reason }.
lin-unreadable-deal = A distribuição não se consegue ler e é omitida: { $reason }.
lin-unknown-vulnerability = «{ $text }» não é uma vulnerabilidade (o, n, e ou b); toma-se a do número da carteira.
lin-unknown-call = «{ $text }» não é uma voz; o leilão é omitido a partir daqui.
lin-unknown-card = «{ $text }» não é uma carta; o carteio é omitido a partir daqui.
lin-unknown-claim = «{ $text }» não é um número de vazas de 0 a 13.
lin-unknown-place = «{ $text }» não é uma carteira do encontro, como o1 ou c12.
lin-explanation-of-nothing = A explicação «{ $text }» está antes de qualquer voz e é omitida.
lin-board-number-disagrees = O cabeçalho diz carteira { $board }, a lista de carteiras diz { $listed }; vale o cabeçalho.
lin-play-without-contract = Carteira { $board }: há cartas jogadas sem contrato; não se sabe de que mãos saíram.
lin-not-a-link = Isto não é uma ligação a um visualizador de mãos: { $reason }.
