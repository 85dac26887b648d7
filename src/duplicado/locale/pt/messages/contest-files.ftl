# O que um formato não admite quando nele se escreve um torneio.

contest-file-untried = Quando este formato foi feito não havia à mão nenhum arquivo real desta espécie; verifique.
contest-file-bare-scores = Bolsas { $where }: o arquivo tem contratos e não escores, e estes não têm contrato; aparecem como “Arbitral score”.
contest-file-scoring = O arquivo não tem palavra para esta forma de apuração; diz match points.
contest-file-rounds = Os resultados não dizem em que rodada foram jogados; o arquivo numera rodadas conforme quem se encontrou com quem.
contest-file-split = Bolsas { $where }: as duas linhas têm escores diferentes (escores desiguais). O formato tem um para ambas, e escreve-se o de Norte-Sul.
contest-file-weighted = Bolsas { $where }: o formato não tem escores ponderados. Escrevem-se como a porcentagem que resultou, ou sem escore.
contest-file-awards = Bolsas { $where }: a média plus e a média minus escrevem-se como 60 e 40 por cento fixos; perde-se o que a sessão lhes acrescenta.
contest-file-shares = Bolsas { $where }: os escores artificiais escrevem-se em porcentagens inteiras.
contest-file-anonymous = Bolsas { $where }: são omitidos os resultados de competidores que o torneio não nomeia.
contest-file-forms = Bolsas { $where }: omite-se que a bolsa estava defeituosa e quem a jogou em que forma.
contest-file-notes = Bolsas { $where }: são omitidas as notas sobre os resultados.
contest-file-records = Bolsas { $where }: são omitidos os leilões e os carteios.
contest-file-individuals = Bolsas { $where }: o formato não tem assentos para jogadores individuais: nas linhas figuram Norte e Este e não os parceiros, pelo que o arquivo não pode ser apurado de novo. PBN nomeia os quatro.
contest-file-marks = Bolsas { $where }: o dador e a vulnerabilidade não são os do número; o formato não os tem.
contest-file-places = São omitidas as rodadas e as mesas dos resultados.
contest-file-characters = Foram retirados dos nomes caracteres que o formato não admite.
contest-file-sections = Seções { $where }: o formato só tem letras; recebem outros nomes.
contest-file-fractions = { $where }: uma penalidade ou adição é escrita arredondada.
contest-file-reasons = { $where }: são omitidas as razões das penalidades.
contest-file-penalties = { $where }: as penalidades estão só nos totais, não em separado.
contest-file-unscored = Bolsas { $where }: são omitidos os contratos das linhas sem pontos.
contest-file-teams = O formato só tem as equipes de um match; de mais equipes não diz que o sejam.
contest-file-encoding = Os caracteres que a codificação { $where } não tem passaram a pontos de interrogação.
contest-file-numbers = Não se conhece o número de { $where }.
contest-file-heading = O título, a data e o sistema de apuração não estão no arquivo: o nome dele deve dizê-los.
contest-file-player-numbers = São omitidos os números federativos dos jogadores.
contest-file-sessions = Omite-se o que cada um obteve em cada sessão e quem faltou a alguma: os totais e os lugares são os do torneio.
contest-file-matches = Omite-se o que cada match valeu em pontos de vitória ou por Patton: os totais contêm-no.
contest-file-byes = { $where }: o arquivo não diz quem teve descanso; os totais contêm o que ela valeu.
contest-file-bracket = Omite-se o quadro da eliminatória, com quem enfrentou quem em cada rodada.
contest-file-hands-anew = Bolsas { $where }: foram distribuídas de novo em outra sessão ou seção; o formato só conhece as mãos pelo número da bolsa, pelo que devem ver-se em outro lugar.
contest-file-match-penalties = { $where }: o que uma penalidade descontou de um match está nos totais, não no escore do match.
contest-file-carried = { $where }: o que transitou de antes está contido nos totais e não figura em separado.
contest-file-selections = São omitidos as categorias, os estratos e os handicaps, e os lugares segundo eles.
contest-file-substitutes = { $where }: o arquivo nomeia os inscritos, não os substitutos.
contest-file-team-names = { $where }: o arquivo nomeia os jogadores, não a equipe.
contest-file-line-ups = { $where }: o arquivo nomeia a equipe, não quem dela se sentou onde.
contest-file-withdrawn = { $where }: o arquivo não diz que se retiraram.
contest-file-unranked = { $where }: desqualificados e sem lugar; o arquivo não diz porque não o têm.
contest-file-nobody = { $where }: nenhum jogador é nomeado e o formulário tem uma linha por jogador: inscreva os nomes, ou escreva rows = "contestants" no formulário.
federation-not-toml = Isto não é TOML: escreva cada linha como nome = valor, os textos entre aspas.
federation-value = { $key }: “{ $text }” não pode estar aí; é omitido.
federation-key = “{ $key }” não é palavra do formulário; fica de fora.
federation-key-near = “{ $key }” não é palavra do formulário; talvez seja “{ $near }”. Fica de fora.
federation-value-near = { $key }: “{ $text }” não pode estar aí; talvez seja “{ $near }”. Fica de fora.
federation-no-columns = Nenhuma coluna é nomeada: escreva columns = [{"{"} heading = "Lugar", value = "place" {"}"}, …].
score-to-one = --to escreve um só torneio; foram apurados { $count }. Indique um só arquivo e não use --sections-apart.
score-to-federation = --to federation precisa das colunas que a federação pede: --federation ARQUIVO.toml
score-to-no-columns = { $file }: não nomeia nenhuma coluna que se possa escrever.
