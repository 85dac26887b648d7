# Bases de dados de marcação de Bridgemate (.bws) e as suas tabelas em CSV.

bws-unreadable-cell = { $table }, linha { $row }: “{ $text }” não é o que pertence a { $column }; a linha é omitida.
bws-unknown-scoring = Seção { $section }: { $text } não é nenhum método de apuração (1 a 4). São tomados pontos de match; indique outro com --method.
bws-several-scorings = As seções são apuradas por métodos diferentes; toma-se para todas o da primeira.
bws-too-many-boards = RoundData, linha { $row }: { $count } bolsas numa rodada não podem ser; são omitidas.
bws-two-winners-after-all = Seção { $section }: é indicado um só vencedor, mas um mesmo número está em Norte-Sul e em Este-Oeste na mesma rodada; as linhas são classificadas em separado.
bws-winners-differ = Umas seções têm um vencedor e outras dois; todas são classificadas por linhas. Apure-as em separado com --sections-apart.
bws-unreadable-hand = HandRecord, linha { $row }: a distribuição não pôde ser lida e é omitida: “{ $text }” não é uma mão nem uma carta, ou está repetido.
bws-other-hands = A bolsa { $board } tem outras mãos em outra seção; mantêm-se as da primeira.
bws-line-without-pair = Bolsa { $board }, mesa { $table }: não se diz quem jogou; o resultado é omitido.
bws-result-again = Bolsa { $board }, mesa { $table }: há mais do que um resultado; toma-se o último.
bws-unfinished = Bolsa { $board }, mesa { $table }: na mesa começou a registrar-se um resultado e não se acabou.
bws-wrong-direction = Bolsa { $board }, mesa { $table }: marcado como jogado na direção errada. Entende-se que as duplas trocaram de lugar; verifique.
bws-unknown-contract = Bolsa { $board }: “{ $text }” não é um contrato; a linha fica sem escore.
bws-unknown-result = Bolsa { $board }: “{ $text }” não é um resultado (=, +1, -2) possível para o contrato; a linha fica sem escore.
bws-arbitral = Bolsa { $board }, mesa { $table }: o Diretor ajustou o escore, mas o banco de dados não diz para qual; a linha fica sem ele.
bws-unknown-remark = Bolsa { $board }: a observação “{ $text }” não é conhecida; o contrato é tomado como está.
bws-no-result = Bolsa { $board }, mesa { $table }: nem contrato nem observação; a linha fica sem escore.
bws-unknown-lead = “{ $text }” não é uma carta; a saída é omitida.
bws-unknown-seat = PlayerNumbers, linha { $row }: “{ $text }” não é um assento; o jogador é omitido.
bws-no-database = Aqui não há tabelas de um banco de dados de apuração (RoundData, ReceivedData).
bws-one-table = Esta é a tabela { $table } de um banco de dados de apuração, sozinha. Os resultados são lidos de todas as suas tabelas juntas: indique o arquivo .bws, ou a pasta ou o arquivo .zip que tenha ao lado dela pelo menos ReceivedData, RoundData e Section (duplicado score).
bws-records-untried = Foram lidos os leilões e carteios de { $count } resultados. Não havia à mão nenhum arquivo real que os tivesse; verifique-os.
bws-several-sessions = O banco de dados tem { $count } sessões; todas as seções são lidas como uma, com o nome da primeira.
bws-too-large = As tabelas deste arquivo são maiores do que as de qualquer torneio; não são lidas.
bws-bad-zip = { $fault ->
    [locked] O arquivo compactado está protegido por senha e não se consegue abrir.
   *[damaged] O arquivo compactado está danificado e não se consegue abrir: talvez só uma parte tenha sido copiada.
}
bws-several-databases = Aqui há tabelas de várias bases de dados ({ $names }); lê-se a primeira.
bws-no-access-reader = Para abrir este arquivo do Access, instale o mdbtools (em Debian ou Ubuntu: apt install mdbtools; num Mac: brew install mdbtools) ou, também em Windows, o access-parser (pip install access-parser). Uma pasta com as suas tabelas em CSV não precisa de nenhum.
bws-access-unreadable = O { $reader } não consegue ler este arquivo do Access: { $fault ->
    [time] demora demais, como acontece com um danificado.
    [missing] não se consegue iniciá-lo.
    [size] encontra mais do que cabe nas tabelas de um torneio, como acontece com um danificado.
    [tables] não encontra tabelas nele.
   *[damaged] está danificado ou não é um banco de dados do Access.
}
bws-records-left-out = São omitidos os leilões e os carteios registrados nas mesas ({ $count } vozes e cartas).
bws-empty-table = O arquivo da tabela { $table } está vazio.
bws-strange-table = { $table }: a primeira linha não tem a coluna { $column }, pelo que não é essa tabela ou está danificada; nada pode ser lido dela.
bws-short-row = { $table }, linha { $row }: a linha interrompe-se antes da sua última coluna; lê-se o que há.
bws-csv-breaks-off = { $table }, linha { $row }: a partir daqui o arquivo não pode ser lido; um campo é mais longo do que qualquer um destas tabelas.
bws-cut-off = O arquivo termina no meio de uma página: está cortado e falta o que seguia.
bws-rows-missing = Tabela { $table }: o arquivo diz que tem { $count } linhas e foi possível ler { $read }. O arquivo está danificado; não classifique com o que resta.
bws-table-doubted = Tabela { $table }: { $reader } adverte sobre o que há nela. O arquivo está danificado; não classifique com o que resta.
bws-table-missing = Falta a tabela { $table }, que todo banco de dados de apuração tem. O arquivo está danificado; não classifique com o que resta.
