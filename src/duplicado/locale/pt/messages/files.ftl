# Files of an event at the Director's console.

files-group-result = O resultado para outros programas
files-group-boards = Bolsas e mãos
files-group-paper = Para imprimir, e páginas para a web
files-group-record = O registro
files-usebio = USEBIO 1.2
files-usebio13 = USEBIO 1.3
files-pbn = PBN com tabelas de escores
files-csv = Classificação (CSV)
files-csv-travellers = Folhas das bolsas (CSV)
files-csv-cards = Cartões de resultados (CSV)
files-site = Páginas do resultado (ZIP): não precisam de servidor
files-record = Todo o registro, entrada por entrada (JSON)
files-boards = { $format ->
    [LINKS] Links para o visualizador do BBO
    [JSON] JSON do Duplicado
   *[other] { $format }
 }
files-size = cerca de { $size } kB
files-lost = Isto o arquivo não diz, ou diz de outro modo:
files-not-written = Este arquivo não pode ser escrito:
files-untried = Não havia nenhum programa para experimentar este formato.
files-download = Baixar
files-not-yet = Ainda não há resultado.
files-federation = Arquivo de classificação de uma federação
files-federation-text = Com as colunas e os pontos que a federação quer, tal como estão no seu formulário (TOML).
files-federation-form = O formulário
files-no-columns = O formulário não nomeia colunas.
files-forms = Formulários para imprimir
files-form-ruling = Decisão (PDF)
files-form-appeal = Recurso (PDF)
files-form-poll = Consulta (PDF)
files-form-conduct = Conduta (PDF)
files-interim = Ainda se joga: os arquivos têm o resultado como está agora, sem mãos.
files-checked = O que todos podem conferir: resultados, distribuições, escores, classificação (JSON)
files-recorder = Cada ação nas mesas com a sua hora, para um registrador (CSV)
files-recorder-text = Tem de cada voz, carta e declaração a bolsa e o assento, quando foi feita, quanto tempo depois de se poder ver a anterior, que parte disso a rede levou, com que foi feita, e que toques foram desfeitos. Jogadores e mesas têm nomes que são sorteados de novo a cada download, de modo que dois arquivos não podem ser comparados; nada nele é um julgamento. Fica anotado que foi baixado, e por quem.
files-recorder-report = Relatório para um registrador, com cada ação (ZIP)
files-recorder-report-text = Conta o que fez cada jogador, compara as suas saídas com as melhores, a cartas abertas, e enumera atos para que uma pessoa os examine; não contém julgamento nenhum. As ações estão ao lado, com os mesmos nomes sorteados de jogadores e mesas. Leva alguns segundos para ser feito. Fica anotado que foi baixado, e por quem.
