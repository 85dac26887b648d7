# O que está errado num arquivo da notação de Richard (RBN).

rbn-no-board = Não há nenhuma bolsa neste arquivo. Um arquivo RBN tem linhas como B 7, H W:… e A WZ:….
rbn-not-a-line = “{ $text }” não é uma linha de um arquivo RBN e fica de fora; uma linha começa com uma letra e um espaço.
rbn-twice = A linha { $label } está aqui duas vezes para a mesma bolsa; vale a primeira.
rbn-brace-open = Um parágrafo entre chaves não está fechado; foi fechado aqui.
rbn-board = “{ $text }” não é o número de uma bolsa.
rbn-hands = As mãos ficam de fora: “{ $text }” não é uma mão ou uma carta, ou está duas vezes.
rbn-unknown-call = “{ $text }” não é uma voz; o leilão fica de fora daqui em diante.
rbn-unknown-card = “{ $text }” não é uma carta; o carteio fica de fora daqui em diante.
rbn-note-missing = Remete-se a uma nota que não está lá.
rbn-contract = “{ $text }” não é um contrato; RBN escreve p. ex. 4S:N ou 3NX:W.
rbn-result = “{ $text }” não é um resultado; RBN escreve p. ex. 10+420, 9-50 ou P.
rbn-play-without-contract = Bolsa { $board }: jogam-se cartas sem contrato; não se pode saber de que mãos vieram.
rbn-too-many = O arquivo tem mais linhas do que um arquivo do seu tamanho; nada foi lido.
