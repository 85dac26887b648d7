# O que um formato não admite quando nele se escreve uma prova.

contest-file-untried = Quando este formato foi feito não havia à mão nenhum ficheiro real desta espécie; verifique.
contest-file-split = Bolsas { $where }: as duas linhas têm marcações diferentes (resultados desdobrados). O formato tem uma para ambas, e escreve-se a de Norte-Sul.
contest-file-weighted = Bolsas { $where }: o formato não tem resultados ponderados. Escrevem-se como a percentagem que resultou, ou sem marcação.
contest-file-awards = Bolsas { $where }: a média mais e a média menos escrevem-se como 60 e 40 por cento fixos; perde-se o que a sessão lhes acrescenta.
contest-file-shares = Bolsas { $where }: as marcações artificiais escrevem-se em percentagens inteiras.
contest-file-anonymous = Bolsas { $where }: são omitidos os resultados de participantes que a prova não nomeia.
contest-file-forms = Bolsas { $where }: omite-se que a bolsa esteve alterada e quem a jogou em que forma.
contest-file-notes = Bolsas { $where }: são omitidas as notas sobre os resultados.
contest-file-records = Bolsas { $where }: são omitidos os leilões e os carteios.
contest-file-individuals = Bolsas { $where }: o formato não tem lugares para jogadores individuais: nas linhas figuram Norte e Este e não os parceiros, pelo que o ficheiro não pode voltar a ser pontuado. PBN nomeia os quatro.
contest-file-marks = Bolsas { $where }: o dador e a vulnerabilidade não são os do número; o formato não os tem.
contest-file-places = São omitidas as rondas e as mesas dos resultados.
contest-file-characters = Foram retirados dos nomes caracteres que o formato não admite.
contest-file-sections = Secções { $where }: o formato só tem letras; recebem outros nomes.
contest-file-fractions = { $where }: uma penalização ou adição é escrita arredondada.
contest-file-reasons = { $where }: são omitidas as razões das penalizações.
contest-file-penalties = { $where }: as penalizações estão só nos totais, não em separado.
contest-file-unscored = Bolsas { $where }: são omitidos os contratos das linhas sem pontos.
contest-file-teams = O formato só tem as equipas de um encontro; de mais equipas não diz que o sejam.
contest-file-encoding = Os caracteres que a codificação { $where } não tem passaram a pontos de interrogação.
contest-file-numbers = Não se conhece o número de { $where }.
federation-not-toml = Isto não é TOML: { $reason }.
federation-value = { $key }: «{ $text }» não pode estar aí; é omitido.
score-to-one = --to escreve uma só prova; foram pontuadas { $count }. Indique um só ficheiro e não use --sections-apart.
score-to-federation = --to federation precisa das colunas que a federação pede: --federation FICHEIRO.toml
score-to-no-columns = { $file }: não nomeia nenhuma coluna que se possa escrever.
