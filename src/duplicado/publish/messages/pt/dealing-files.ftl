# O que está errado num arquivo de distribuições (BER, BHG, BRI, CDS, CSV, DGE, DLM, DUP, RZD).

deals-cut-off = O arquivo interrompe-se no estojo { $board }, que fica de fora.
deals-filling = O arquivo termina antes do último byte do estojo { $board }; suas cartas estão completas.
deals-no-deal = Ficam de fora, porque não dão a cada jogador treze cartas de um mesmo baralho: estojos { $boards }.
deals-missing = O estojo { $board } pertence ao conjunto segundo o cabeçalho do arquivo, mas não está nele.
deals-half-damaged = Estojo { $board }: uma das duas listas de suas cartas está danificada; toma-se a outra.
deals-halves-differ = Estojo { $board }: as duas listas de suas cartas são distribuições diferentes; toma-se a de números. Veja as cartas antes de usá-lo.
deals-count = O cabeçalho do arquivo diz { $stated } estojos; há { $count }.
deals-unnumbered = O arquivo não diz qual é o primeiro estojo; toma-se o 1.
deals-reversed = O cabeçalho do arquivo traz a marca de ordem inversa; os estojos são tomados na ordem em que estão.
deals-unbounded = O arquivo não diz para que estojos é; tomam-se os que têm distribuição própria.
deals-encrypted = Os estojos estão escritos com uma chave e não podem ser lidos.
deals-document-checksum = A soma de verificação do documento está errada: pode faltar um estojo.
deals-checksum = A soma de verificação do estojo { $board } está errada: pode não ser a distribuição que foi escrita. Veja as cartas antes de usá-lo.
deals-row = “{ $text }” não é um estojo e fica de fora; uma linha tem dezesseis naipes, o número, e o dador e a vulnerabilidade.
deals-marks = Estojo { $board }: “{ $text }” não é dador e vulnerabilidade, como N/All; tomam-se os do número.
