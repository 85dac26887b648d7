# O que está errado num arquivo de distribuições (BER, BHG, BRI, CDS, CSV, DGE, DLM, DUP, RZD).

deals-cut-off = O arquivo interrompe-se na bolsa { $board }, que fica de fora.
deals-filling = O arquivo termina antes do último byte da bolsa { $board }; suas cartas estão completas.
deals-no-deal = Ficam de fora, porque não dão a cada jogador treze cartas de um mesmo baralho: bolsas { $boards }.
deals-missing = A bolsa { $board } pertence ao conjunto segundo o cabeçalho do arquivo, mas não está nele.
deals-half-damaged = Bolsa { $board }: uma das duas listas de suas cartas está danificada; toma-se a outra.
deals-halves-differ = Bolsa { $board }: as duas listas de suas cartas são distribuições diferentes; toma-se a de números. Veja as cartas antes de usá-la.
deals-count = O cabeçalho do arquivo diz { $stated } bolsas; há { $count }.
deals-unnumbered = O arquivo não diz qual é a primeira bolsa; toma-se a 1.
deals-reversed = O cabeçalho do arquivo traz a marca de ordem inversa; as bolsas são tomadas na ordem em que estão.
deals-unbounded = O arquivo não diz para que bolsas é; tomam-se as que têm distribuição própria.
deals-encrypted = As bolsas estão escritas com uma chave e não podem ser lidas.
deals-document-checksum = A soma de verificação do documento está errada: pode faltar uma bolsa.
deals-checksum = A soma de verificação da bolsa { $board } está errada: pode não ser a distribuição que foi escrita. Veja as cartas antes de usá-la.
deals-row = “{ $text }” não é uma bolsa e fica de fora; uma linha tem dezesseis naipes, o número, e o dador e a vulnerabilidade.
deals-breaks-off = O que segue não foi lido: linhas demais sem bolsa.
deals-marks = Bolsa { $board }: “{ $text }” não é dador e vulnerabilidade, como N/All; tomam-se os do número.
