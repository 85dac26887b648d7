# O que diz `duplicado case check`.

case-status-passed = cumpre-se
case-status-failed = NÃO SE CUMPRE
case-status-not-yet = ainda não é possível (precisa de { $clause })
case-summary = { $passed } cumprem-se, { $failed } não se cumprem, { $notyet } ainda não são possíveis.
case-malformed = { $count ->
    [one] Um lugar não está escrito na linguagem dos casos.
   *[other] { $count } lugares não estão escritos na linguagem dos casos.
}
case-difference-expectation = linha { $line } ({ $edition }): { $key }: esperava-se { $expected }, há { $found }
case-difference-not-refused = linha { $line } ({ $edition }): { $key } foi admitido e devia ser recusado ({ $expected })
case-difference-refused = linha { $line } ({ $edition }): { $key } foi recusado ({ $found })
case-difference-refused-otherwise = linha { $line } ({ $edition }): { $key } foi recusado por { $found } e não por { $expected }

# O que está errado num arquivo de casos.

case-problem-yaml = isto não é YAML: { $reason }
case-problem-depth = as listas e os mapas estão aninhados fundo demais para um caso
case-problem-key = a chave de um mapa deve ser uma palavra
case-problem-key-twice = a chave { $key } aparece aqui pela segunda vez
case-problem-key-unknown = a chave { $key } não é conhecida aqui; são possíveis { $known }
case-problem-key-missing = falta a chave { $key }
case-problem-empty = não há nenhum caso neste arquivo
case-problem-no-steps = steps deve ser uma lista de um passo ou mais
case-problem-main-key = um passo precisa de exatamente uma das chaves N, E, S, W, director e expect
case-problem-no-finding = director precisa de uma constatação, p. ex. {"{"}27B1(a): true{"}"}
case-problem-nothing-expected = expect precisa de algo que deva cumprir-se, p. ex. {"{"}turn: S{"}"}
case-problem-editions = nomeie cada edição uma só vez: 2007, 2017, 2017+2024
case-problem-statement-without-claim = statement só pode acompanhar claims ou concedes
case-problem-position-without-contract = uma posição precisa de um contrato
case-problem-unequal-hands = as mãos da posição têm números diferentes de cartas: { $counts }
case-expected-text = aqui deve haver um texto
case-expected-boolean = { $text } não é nem true nem false
case-expected-number = { $text } não é um número inteiro
case-expected-tricks = { $text } não é um número de vazas de 0 a 13
case-expected-board = { $text } não é o número de uma bolsa, que é 1 ou mais
case-expected-list = aqui deve haver uma lista, não { $text }
case-expected-mapping = aqui deve haver um mapa, não { $text }
case-expected-one-of = { $text } não é nenhum de { $choices }
case-expected-one-hand = nomeie um jogador e a sua carta, p. ex. W: DJ
case-expected-clause = { $text } não é uma cláusula das Leis; escreva p. ex. 27, 27B1(a)
case-expected-card = { $text } não é uma carta; escreva o naipe e depois a carta, p. ex. SK ou H10
case-expected-call = { $text } não é uma voz; escreva P, X, XX ou uma marcação como 1S ou 3NT
case-expected-call-or-card = { $text } não é nem uma voz nem uma carta
case-expected-card-or-suit = { $text } não é nem uma carta nem um naipe
case-expected-suit = { $text } não é um naipe; escreva S, H, D ou C
case-expected-denomination = { $text } não é uma denominação; escreva S, H, D, C ou NT
case-expected-seat = { $text } não é um jogador; escreva N, E, S ou W
case-expected-side = { $text } não é um lado; escreva NS ou EW
case-expected-contract = { $text } não é um contrato; escreva p. ex. 4S S ou 3NTX W
case-expected-vulnerability = { $text } não é uma vulnerabilidade; escreva none, ns, ew ou both
case-expected-hands = isto não são quatro mãos ({ $reason }); escreva p. ex. N:AKQ2.J5.T98.7643 … … …
case-expected-action = { $text } não é nada que um jogador faça ou diga num caso ({ $reason })
case-expected-decision = { $text } não pode ser decidido de { $reason }; `duplicado regulations` mostra o que pode
case-expected-range = { $text } não é um intervalo; escreva um número, 5+ ou 6-9
case-empty-folder = Não há casos na pasta { $folder }: nenhum arquivo cujo nome termine em .yaml.
