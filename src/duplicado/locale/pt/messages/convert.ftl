# O comando `duplicado convert`.

convert-no-output = Indique o arquivo a escrever depois dos arquivos a ler.
convert-two-reports = A saída padrão contém o próprio arquivo; indique um arquivo para ele, ou omita --json.
convert-unknown-target = “{ $format }” não é um formato que se possa escrever; estes são: { $formats }.
convert-unknown-suffix = O nome { $file } não diz em que formato deve ser escrito; indique --to com um de { $formats }.
convert-directory = { $file } não é um arquivo, mas uma pasta ou um dispositivo; indique o arquivo a escrever.
convert-exists = { $file } já existe. Indique outro arquivo, ou --force para escrever por cima.
convert-no-optimum = { $format } não tem lugar para o melhor jogo; indique um arquivo PBN ou retire --optimum.
convert-nothing = Não há nenhuma bolsa para escrever.
convert-missing = Bolsas que não estão em nenhum dos arquivos: { $boards }.
convert-not-written = Nada foi escrito em { $file }.
convert-untried = O escritor de { $format } não foi experimentado com outros programas.
convert-written = { $boards ->
    [one] Uma bolsa escrita em { $file } ({ $format }).
   *[other] { $boards } bolsas escritas em { $file } ({ $format }).
}
lost-contests = Os arquivos contêm vários torneios; suas bolsas são escritas juntas, seus resultados não.
