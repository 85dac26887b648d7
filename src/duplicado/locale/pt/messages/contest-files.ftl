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
contest-file-heading = O título, a data e a forma de pontuar não estão no ficheiro: é o nome dele que os tem de dizer.
contest-file-player-numbers = São omitidos os números federativos dos jogadores.
contest-file-sessions = Omite-se o que cada um obteve em cada sessão e quem faltou a alguma: os totais e os lugares são os da prova.
contest-file-matches = Omite-se o que cada encontro valeu em pontos de vitória ou por Patton: os totais contêm-no.
contest-file-byes = { $where }: o ficheiro não diz quem teve isenção; os totais contêm o que ela valeu.
contest-file-bracket = Omite-se o quadro da eliminatória, com quem defrontou quem em cada ronda.
contest-file-hands-anew = Bolsas { $where }: foram distribuídas de novo noutra sessão ou secção; o formato só conhece as mãos pelo número da bolsa, pelo que devem ver-se noutro lugar.
contest-file-match-penalties = { $where }: o que uma penalidade descontou de um match está nos totais, não no resultado do match.
contest-file-carried = { $where }: o que transitou de antes está contido nos totais e não figura em separado.
contest-file-selections = São omitidos as categorias, os estratos e os handicaps, e os lugares segundo eles.
contest-file-substitutes = { $where }: o ficheiro nomeia os inscritos, não os substitutos.
contest-file-withdrawn = { $where }: o ficheiro não diz que se retiraram.
contest-file-unranked = { $where }: desqualificados e sem lugar; o ficheiro não diz porque não o têm.
contest-file-nobody = { $where }: nenhum jogador é nomeado e o formulário tem uma linha por jogador: inscreva os nomes, ou escreva rows = "contestants" no formulário.
federation-not-toml = Isto não é TOML: { $reason }.
federation-value = { $key }: «{ $text }» não pode estar aí; é omitido.
federation-key = “{ $key }” não é palavra do formulário; fica de fora.
federation-key-near = “{ $key }” não é palavra do formulário; talvez seja “{ $near }”. Fica de fora.
federation-value-near = { $key }: “{ $text }” não pode estar aí; talvez seja “{ $near }”. Fica de fora.
federation-no-columns = Nenhuma coluna é nomeada: escreva columns = [{"{"} heading = "Lugar", value = "place" {"}"}, …].
score-to-one = --to escreve uma só prova; foram pontuadas { $count }. Indique um só ficheiro e não use --sections-apart.
score-to-federation = --to federation precisa das colunas que a federação pede: --federation FICHEIRO.toml
score-to-no-columns = { $file }: não nomeia nenhuma coluna que se possa escrever.
