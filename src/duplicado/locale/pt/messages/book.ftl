# O livro: cada cláusula como página, os seus casos e a busca.

book-title = As Leis
book-lead = Cada cláusula em nossas próprias palavras, com os casos que a mostram. O texto das Leis não está aqui: tenha-o à mão.
book-menu = As Leis
book-event = O torneio
book-part-terms = Introdução e definições
book-part-preparation = Antes do leilão
book-part-irregularities = Irregularidades em geral
book-part-auction = O leilão
book-part-play = O carteio
book-part-conduct = Conduta e informação
book-part-score = O escore
book-part-contest = O torneio e o seu Diretor
book-law = Lei { $number }
book-editions = Edição
book-edition-2007 = Leis de 2007
book-edition-2017 = Leis de 2017
book-edition-2017-2024 = Leis de 2017 com as emendas de 2024
book-edition-short-2007 = 2007
book-edition-short-2017 = 2017
book-edition-short-2017-2024 = 2017, emendado em 2024
book-search = Buscar
book-search-label = Buscar uma cláusula pelo número ou pelo que aconteceu
book-search-hint = Por exemplo: 27B1, marcação insuficiente, revoque, hesitação
book-found = { $count ->
    [one] Um lugar para “{ $query }”
   *[other] { $count } lugares para “{ $query }”
}
book-found-none = Nada foi encontrado para “{ $query }”.
book-found-none-hint = Tente o número de uma Lei, ou menos palavras: revoque, reivindicação, saída fora de vez.
book-mark-differs = diferente em { $edition }
book-mark-new = não está em { $edition }
book-mark-amended = emendado em 2024

book-more-ways = Todos os caminhos da { $place }
book-look-there = Ver { $edition }
book-kind-definition = Definição
book-kind-procedure = Procedimento
book-kind-irregularity = Irregularidade
book-kind-rectification = Retificação
book-kind-option = Escolha
book-kind-information = Informação
book-kind-score-adjustment = Ajuste do escore
book-kind-director-power = Poder do Diretor
book-kind-conduct = Conduta
book-kind-cross-reference = Remissão
book-kind-ra-option = Decidem as autoridades

book-says = O que diz
book-says-as-2017 = O que diz 2017
book-changed-from-2017 = Mudado desde 2017:
book-when = Quando se aplica
book-entails = Que consequências tem
book-ways = O que aconteceu, o que se escolheu, o que resulta
book-ways-lead = Contado a partir dos casos: um caminho para cada curso que um assunto assim toma.
book-way-happened = O que aconteceu
book-way-decided = Escolhido e determinado
book-way-follows = O que resulta
book-way-nothing = Não houve nada a decidir.
book-way-case = O caso
book-way-alternatives = As alternativas
book-links = Remissões
book-refers-to = Remete a
book-referred-by = Remetem a ela
book-cases = Casos que a mostram
book-cases-count = { $count ->
    [one] um caso
   *[other] { $count } casos
}
book-cases-none = Nenhum caso da casuística trata dela.
book-readings = Como o programa a lê
book-readings-lead = Onde o texto deixa margem. Pode ser discutido.
book-reading-by = ({ $source })
book-options = O que o regulamento pode decidir
book-option = Opção
book-option-laws = As Leis por si
book-option-yes = sim
book-option-no = não
book-option-none = nada se diz
book-elsewhere = Nas outras edições
book-elsewhere-same = { $edition }: igual, em { $numbers }.
book-elsewhere-otherwise = { $edition }: não como aqui, em { $numbers }.
book-elsewhere-differs = { $edition }, em { $numbers }:
book-elsewhere-absent = { $edition }: não existe essa cláusula.
book-here-differs = Nesta edição:
book-only-here = Só esta edição tem esta cláusula.
book-group = Este número não tem texto próprio. Contém:
book-below = O que contém
book-clauses = Cláusulas
book-before = Anterior: { $place }
book-after = Seguinte: { $place }
book-neighbours = Páginas vizinhas
book-path = Onde está
book-executed-by = Executada por { $functions }
book-open = O programa ainda não a executa.

book-case = Caso
book-case-shows = Trata de
book-case-given = No início
book-case-hands = As mãos
book-case-story = O que aconteceu
book-case-outcome = Como fica no fim
book-case-refused = Não se admite

book-when-definition = Onde quer que as Leis usem o termo.
book-when-procedure = Sempre: é a maneira correta de proceder.
book-when-irregularity = Quando alguém faz isto; é uma irregularidade.
book-when-rectification = Em um assunto da { $law }.
book-when-example = Por exemplo: { $told }
book-when-option = Quando tem que escolher o jogador que tem esse direito.
book-when-information = Quando se pergunta o que um jogador pode saber e usar.
book-when-score-adjustment = Quando o Diretor examina o escore.
book-when-director-power = Quando o Diretor exerce os seus poderes e deveres.
book-when-conduct = A todo momento: diz respeito à conduta de todos.
book-when-cross-reference = Quando outra cláusula remete para cá.
book-when-ra-option = Quando o decide a Autoridade Reguladora ou o Organizador do Torneio.
book-decides-auto = Resulta dos fatos por si sós.
book-decides-finding = Depende de algo que o Diretor tem que determinar.
book-decides-record = Deve ser anotado; nada resulta por si.
book-decides-none = Não há nada a decidir.
book-asks-director = O Diretor deve determinar, por exemplo: { $question }
book-asks-player = Um jogador pode escolher, por exemplo: { $offer }

book-entails-definition = Diz o que uma palavra significa; o que resulta está nas cláusulas que a usam.
book-entails-procedure = Quem se afasta dela comete uma irregularidade.
book-entails-irregularity = As Leis preveem o que se faz; vejam-se as cláusulas a que remete.
book-entails-rectification = Diz o que se faz para restabelecer as coisas.
book-entails-option = A escolha é só dele, e pode escolher o que mais lhe convém.
book-entails-information = O que um jogador não pode usar não deve pesar; se pesa, o escore pode ser ajustado.
book-entails-score-adjustment = O resultado da bolsa pode ser substituído ou mudado.
book-entails-director-power = O Diretor pode ou deve agir como diz.
book-entails-conduct = A falta pode custar uma advertência ou uma penalidade, à parte de toda retificação.
book-entails-cross-reference = O que resulta se diz em outro lugar.
book-entails-ra-option = O que foi decidido vale para o torneio; sem decisão, o que dizem as Leis.
book-entails-example = Por exemplo: { $told }

book-unknown-clause = Não há cláusula { $clause } nas { $edition }.
book-written = { $count } arquivos do livro foram escritos em { $folder }.
book-words-and-folder = Ou se consulta algo, ou se escreve o livro com --to; não as duas coisas de uma vez.
