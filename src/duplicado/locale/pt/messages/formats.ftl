
# LIN
lin-not-a-tag = “{ $text }” não é uma etiqueta de um arquivo LIN e é omitido.
lin-no-board = Não há nenhuma bolsa neste arquivo. Um arquivo LIN contém etiquetas entre barras verticais, como md|…| e mb|1S|.
lin-not-a-board-number = { $tag }: “{ $text }” não é o número de uma bolsa.
lin-unknown-result = “{ $text }” não é um resultado; o LIN escreve p. ex. 4HN+1, 3NSx-2 ou PASS.
lin-unreadable-hand = A mão de { $seat } não pôde ser lida e é omitida: “{ $text }” não é uma mão nem uma carta, ou está repetido.
lin-unreadable-deal = A distribuição não pôde ser lida e é omitida: “{ $text }” não é uma mão nem uma carta, ou está repetido.
lin-unknown-vulnerability = “{ $text }” não é uma vulnerabilidade (o, n, e ou b); toma-se a do número da bolsa.
lin-unknown-call = “{ $text }” não é uma voz; o leilão é omitido a partir daqui.
lin-unknown-card = “{ $text }” não é uma carta; o carteio é omitido a partir daqui.
lin-unknown-claim = “{ $text }” não é um número de vazas de 0 a 13.
lin-unknown-place = “{ $text }” não é uma bolsa do match, como o1 ou c12.
lin-explanation-of-nothing = A explicação “{ $text }” está antes de qualquer voz e é omitida.
lin-board-number-disagrees = O cabeçalho diz bolsa { $board }, a lista de bolsas diz { $listed }; vale o cabeçalho.
lin-play-without-contract = Bolsa { $board }: há cartas jogadas sem contrato; não se sabe de que mãos saíram.
lin-not-a-link = Isto não é um link para um visualizador de mãos.

# USEBIO
usebio-not-xml = Isto não é um arquivo XML: { xml-fault }.
usebio-too-many = O arquivo tem mais elementos { $element } do que um arquivo de resultados (no máximo { $most }); nada foi lido.
usebio-broken-xml = O XML está estragado aqui ({ xml-fault }); lê-se o que foi possível entender.
usebio-left-out = São omitidas as entidades que o próprio arquivo declara e os elementos dentro de outros cem.
usebio-no-event = Não há nenhum EVENT neste arquivo (começa com { $element }).
usebio-another-event = Há outro torneio no arquivo (“{ $title }”), que é omitido: só o primeiro é lido.
usebio-sessions-apart = O torneio tem { $count } sessões com as mesmas bolsas: cada uma é lida como um torneio à parte. Omitem-se os totais, lugares e penalidades do conjunto.
usebio-several-sessions = O arquivo tem { $count } sessões com bolsas diferentes; são lidas como um só torneio.
usebio-matches-not-scored = Os matches entre equipes ou duplas são lidos bolsa a bolsa; não se comparam os escores nem os pontos de vitória.
usebio-unknown-winners = WINNER_TYPE é “{ $text }”, nem 1 nem 2; deduz-se das direções das duplas.
usebio-unknown-method = O método de apuração não é conhecido: “{ $text }”. São tomados pontos de match; indique outro com --method.
usebio-unnumbered = “{ $text }” não é o número de um competidor, que é omitido.
usebio-twice = O competidor { $contestant } está duas vezes na lista; esta entrada é omitida.
usebio-not-a-number = { $element }: “{ $text }” não é um número que possa estar aí, e é omitido.
usebio-board-unnumbered = “{ $text }” não é o número de uma bolsa; a bolsa é omitida.
usebio-board-of-several-deals = A bolsa { $board } está com mãos diferentes, de várias sessões: não se diz quais são de qual, por isso não se toma nenhuma.
usebio-line-without-pair = Bolsa { $board }: “{ $text }” não é o número da dupla { $side }; a linha é omitida.
usebio-unknown-score = Bolsa { $board }: “{ $text }” não é um escore (os pontos de Norte-Sul, ou A6040); a linha fica sem ela.
usebio-unknown-contract = “{ $text }” jogado por “{ $declarer }” não é um contrato e é omitido; o escore se mantém.
usebio-unknown-lead = “{ $text }” não é uma carta; a saída é omitida.
usebio-hand-without-seat = Bolsa { $board }: “{ $text }” não é um assento; a mão é omitida.
usebio-unreadable-hand = Bolsa { $board }: a mão de { $seat } não pôde ser lida e é omitida: “{ $text }” não é uma mão nem uma carta, ou está repetido.
usebio-unreadable-deal = Bolsa { $board }: a distribuição não pôde ser lida e é omitida: “{ $text }” não é uma mão nem uma carta, ou está repetido.

# ACBL
acbl-not-json = O arquivo não se entende a partir daqui ({ json-fault }); lê-se o que está antes.
acbl-page-without-game = Nesta página não há nenhum jogo da ACBL. Salve a própria página dos resultados (“completa” ou “só HTML”).
acbl-no-session = Não há nenhuma sessão neste arquivo; um torneio de clube tem “sessions” com “sections” e “boards”.
acbl-another-session = O torneio tem { $count } sessões; só se lê a primeira.
acbl-sections-together = O torneio tem { $count } seções; são apuradas juntas como um só campo (em separado com --sections-apart).
acbl-unknown-method = O método de apuração não é conhecido: “{ $text }”. São tomados pontos de match; indique outro com --method.
acbl-board-unnumbered = “{ $text }” não é o número de uma bolsa; a bolsa é omitida.
acbl-unknown-marks = Bolsa { $board }: “{ $text }” não são um dador e uma vulnerabilidade; tomam-se os do número.
acbl-unreadable-hand = Bolsa { $board }: a distribuição não pôde ser lida e é omitida: “{ $text }” não é uma mão nem uma carta, ou está repetido.
acbl-unnumbered = “{ $text }” não é o número de uma dupla; a linha é omitida.
acbl-twice = A dupla { $contestant } está duas vezes na lista; esta entrada é omitida.
acbl-not-a-number = { $member }: “{ $text }” não é um número, e é omitido.
acbl-unknown-score = Bolsa { $board }: “{ $text }” não é um escore; a linha fica sem ela.
acbl-unknown-contract = Bolsa { $board }: “{ $text }” não é um contrato e é omitido; o escore se mantém.
acbl-unknown-lead = Bolsa { $board }: “{ $text }” não é uma carta; a saída é omitida.

# PBN and our own JSON
pbn-characters = Aqui há bytes que não são caracteres de UTF-8 nem do conjunto de caracteres que o arquivo nomeia, ou senão a norma (ISO 8859-1); foram lidos como Windows-1252, e os nomes podem aparecer mal.
pbn-no-games = Não há nenhuma bolsa neste arquivo. Um arquivo PBN tem linhas como [Board "1"] e [Deal "N:…"].
pbn-stray-text = “{ $text }” não pertence a nenhuma etiqueta e é omitido.
pbn-tag-damaged = À etiqueta “{ $text }” faltam aspas ou um parêntese reto; foi lida até onde chega.
pbn-tag-unreadable = “{ $text }” não é uma etiqueta e é omitido; uma etiqueta escreve-se [Nome "valor"].
pbn-tag-repeated = A etiqueta { $text } aparece duas vezes nesta bolsa com valores diferentes; vale a primeira.
pbn-games-not-parted = Aqui começa outra bolsa sem uma linha vazia antes.
pbn-empty-line-inside = Há uma linha vazia dentro de uma bolsa, antes de { $text }; a bolsa continua.
pbn-comment-open = Um comentário que começa por “{ $text }” não está fechado; foi terminado antes da bolsa seguinte.
pbn-note = “{ $text }” não é uma nota e é omitido; uma nota escreve-se [Note "1:texto"].
pbn-note-missing = Há uma referência à nota { $number }, mas ela não existe.
pbn-note-unused = Nada faz referência à nota { $number }.
pbn-nothing-to-inherit = A etiqueta { $tag } toma o valor da bolsa anterior (“#”), e não o há.
pbn-board = “{ $text }” não é o número de uma bolsa.
pbn-dealer = “{ $text }” não é um dador (N, E, S ou W); toma-se o do número da bolsa.
pbn-vulnerable = “{ $text }” não é uma vulnerabilidade (None, NS, EW ou All); toma-se a do número da bolsa.
pbn-deal = A distribuição “{ $text }” não pôde ser lida; o PBN escreve N: e quatro mãos separadas por espaços.
pbn-deal-hands = A distribuição “{ $text }” não tem quatro mãos; as que faltam são tomadas por desconhecidas.
pbn-deal-hand = Uma mão da distribuição “{ $text }” não pôde ser lida e é tomada por desconhecida.
pbn-deal-card-twice = Na distribuição “{ $text }” há uma carta em duas mãos; a distribuição é omitida.
pbn-contract = “{ $text }” não é um contrato; o PBN escreve p. ex. 4S, 3NTX ou Pass.
pbn-declarer = “{ $text }” não é um carteador (N, E, S ou W).
pbn-declarer-passed-out = A bolsa foi passada, e no entanto tem carteador, “{ $text }”.
pbn-result = “{ $text }” não é um número de vazas de 0 a 13.
pbn-score = “{ $text }” não é um escore; o PBN escreve p. ex. NS 420.
pbn-claim = “{ $text }” não é uma reivindicação; escreve-se p. ex. 9 S, as vazas do carteador e quem reivindicou.
pbn-auction-seat = “{ $text }” não é o assento onde começa o leilão (N, E, S ou W); toma-se o do dador.
pbn-auction-dealer = O leilão começa em { $text }, que não é o dador da bolsa; as vozes contam-se a partir daí.
pbn-unknown-call = “{ $text }” não é uma voz; o leilão é omitido a partir daqui.
pbn-after-end = “{ $text }” está depois da marca que termina a seção e é omitido.
pbn-numbers = Nenhuma bolsa tem número: são numeradas na ordem em que estão, de 1 a { $count }.
pbn-play-seat = “{ $text }” não é o assento da saída (N, E, S ou W).
pbn-unknown-card = “{ $text }” não é uma carta; o carteio é omitido a partir daqui.
pbn-play-gap = Falta uma carta na vaza { $trick }, e não se sabe como seguiu o carteio; o resto é omitido.
pbn-play-without-contract = Jogam-se cartas sem contrato; não se sabe quem ganhou a primeira vaza, e o resto é omitido.
pbn-table-row = { $table }: a linha “{ $text }” tem mais células do que colunas; as últimas são omitidas.
pbn-table-short-row = { $table }: a linha “{ $text }” tem menos células do que colunas, e não se sabe quais faltam; é omitida. Escreva - onde algo não se saiba.
pbn-table-cell = { $table }: “{ $text }” não pode ser lido como { $column } e é omitido.
pbn-several-contests = O arquivo tem os resultados de { $count } torneios; aqui só se lê o primeiro, e não: { $text }.
pbn-table-without-pairs = As tabelas de escores não dizem que duplas os obtiveram: as bolsas podem ser apuradas, não os totais.
pbn-scoring = A apuração “{ $text }” não é uma das nossas; toma-se { $taken }.
own-json-not-json = Isto não é JSON: { json-fault }.
own-json-form = Este JSON não foi escrito pelo Duplicado, ou foi-o por uma versão posterior (forma “{ $text }”).
own-json-value = { $place }: “{ $text }” não pôde ser lido; a entrada é omitida.
pbn-too-many-results = Esta linha conta { $text } resultados e com eles o arquivo teria mais de { $most }; ela e o resto da tabela são omitidos.

conditions-not-toml = Isto não é TOML: escreva cada linha como nome = valor, os textos entre aspas.
conditions-unknown-key = { $nearest ->
    [none] Não existe a condição { $key }.
   *[other] Não existe a condição { $key }; talvez se quisesse dizer { $nearest }.
}
conditions-bad-value = { $key } tem um valor não permitido; permite-se: { $wanted }
conditions-contradict = As condições contradizem-se: { $reason }
results-line = { $text } não é mesa, bolsa e resultado.
results-result = { $text } não é um resultado. Escreva p. ex. 4E N +1 CR, 3STX E -2, passo, -50, np ou A+ A-.
pbn-partner-missing = Uma linha nomeia um jogador individual sem o parceiro; é lida como se o outro jogasse sozinho.
lin-too-many = O arquivo tem mais distribuições do que cabem no seu tamanho; nada foi lido.
lin-breaks-off = O arquivo interrompe-se em { $tag } (“{ $text }”): falta a barra que o fecha e talvez mais depois dela.
json-fault = { $fault ->
    [ends] interrompe-se aqui
    [more] há aqui alguma coisa depois do seu fim
    [deep] as listas dentro de listas são fundas demais
    [number] um número é longo demais
    [objects] tem mais objetos do que cabem num arquivo do seu tamanho
    [object] não é um objeto entre chaves
    [alias] um valor está no lugar de outro
    [encoding] há aqui um byte que não é UTF-8
   *[sign] esperava-se aqui outro sinal
}
xml-fault = { $fault ->
    [ends] termina antes de fechar o que tinha começado
    [tags] as etiquetas que abrem e as que fecham não se correspondem
    [unclosed] uma etiqueta não está fechada, como onde um arquivo se interrompe
    [attribute] um atributo não está escrito como em XML
    [name] depois de um “<” ou de um “&” não há um nome
    [entity] nada diz o que significa uma entidade
    [sign] um caractere não pertence à sua codificação ou não cabe em XML
    [more] há alguma coisa depois do seu fim, como um segundo arquivo
    [limit] é mais profundo ou mais longo do que se lê
    [nothing] não tem nenhum elemento
   *[rules] não está escrito como XML
}
