# Razões e palavras dos robôs.

robot-reason-passes = um substituto passa sempre
robot-reason-lowest = um substituto joga a sua carta legal mais baixa
robot-reason-first-option = a primeira opção que a Lei dá
robot-reason-faces-lead = a saída é virada para cima
robot-reason-option = uma opção da Lei { $clause }: não se aceita a irregularidade dos adversários e conservam-se as cartas altas
robot-reason-concession = aceita-se a concessão
robot-reason-claim-holds = em cada uma das { $deals } mãos possíveis as Leis dão o mesmo a quem reivindica
robot-reason-claim-open = o Diretor deve dizer quanto vale a reivindicação
robot-player = Robô { $who }-{ $seat }
robot-reason-claims = qualquer linha de jogo legal dá { $tricks } das { $left } vazas que faltam
robot-reason-plays-on = os quatro querem que o jogo continue
robot-reason-only-call = nenhuma outra declaração é permitida
robot-reason-rule = regra { $place } de { $rules } do sistema para este leilão
robot-reason-partner-placed = o parceiro escolheu o contrato
robot-reason-cheapest = o sistema não tem regra e não há nada melhor
robot-reason-placed-0 = o sistema não tem regra: a melhor de { $calls } declarações em { $deals } mãos simuladas
robot-reason-placed-1 = o sistema não tem regra: a melhor de { $calls } declarações em { $deals } mãos simuladas, com os significados ampliados em dois pontos e uma carta
robot-reason-placed-2 = o sistema não tem regra: a melhor de { $calls } declarações em { $deals } mãos simuladas, porque muito poucas se ajustavam às declarações
robot-reason-only-card = nenhuma outra carta pode ser jogada
robot-reason-equal-cards = as cartas que podem ser jogadas são equivalentes
robot-reason-thumb = uma regra prática
robot-reason-sampled-0 = a melhor de { $cards } cartas em { $deals } mãos simuladas
robot-reason-sampled-1 = a melhor de { $cards } cartas em { $deals } mãos simuladas, com os significados das declarações ampliados em dois pontos e uma carta
robot-reason-sampled-2 = a melhor de { $cards } cartas em { $deals } mãos simuladas, porque muito poucas se ajustavam às declarações

# Nomes de convenções, como são explicados aos adversários.

robot-words-strong-two-clubs = forte, qualquer distribuição
robot-words-weak-two = dois fraco
robot-words-stayman = Stayman, pergunta por um maior quarto
robot-words-no-major = sem maior quarto
robot-words-transfer-hearts = transferência para copas
robot-words-transfer-spades = transferência para espadas
robot-words-completes-transfer = completa a transferência, não diz mais nada
robot-words-invites-slam = convida ao slam em sem-trunfo
robot-words-waiting = de espera, pode ser muito fraca
robot-words-game-raise = apoio com força de game
robot-words-blackwood = pergunta pelos ases
robot-words-aces-0-4 = 0 ou 4 ases
robot-words-aces-1 = 1 ás
robot-words-aces-2 = 2 ases
robot-words-aces-3 = 3 ases
robot-words-takeout = dobre de chamada
robot-words-strong-double = dobre de chamada ou forte demais para outra declaração
robot-words-negative = dobre negativo, um maior quarto não declarado
robot-words-penalty = dobre punitivo
robot-words-redouble-strong = a maioria dos pontos
robot-words-asks-strength = pergunta pela força da abertura
robot-words-weak-jump = intervenção fraca em salto
robot-words-overcall = intervenção; com cinco cartas, um naipe bom (duas das quatro honras maiores) ou 11 pontos
robot-words-overcall-two = intervenção; com cinco cartas, um naipe bom (duas das quatro honras maiores) e 12 pontos
robot-words-strong-club = paus forte, qualquer distribuição
robot-words-club-negative = negativa, qualquer distribuição
robot-words-club-positive = positiva, força a game
robot-words-nebulous-diamond = curto em um naipe ou ouros, sem outra abertura

# Significados de declarações que são dados.

meaning-points = { $points } pontos
meaning-cards-s = espadas { $cards }
meaning-cards-h = copas { $cards }
meaning-cards-d = ouros { $cards }
meaning-cards-c = paus { $cards }
meaning-shape-balanced = balanceada
meaning-shape-semi-balanced = balanceada ou quase
meaning-shape-unbalanced = desbalanceada
meaning-shape-other = distribuição { $shape }
meaning-forcing = forçante
meaning-or = { $one } ou { $other }

# `duplicado match`, `duplicado robot`, `duplicado gateway`.

robot-no-such = Não há robô { $name }: { $names }
match-suffix = { $file }: um arquivo de resultados termina em .pbn ou .json
match-event = Match de robôs, semente { $seed }
match-working = Jogando
match-heading = Sala aberta: { $first } em Norte-Sul contra { $second }; sala fechada, ao contrário. Os pontos são de Norte-Sul e os IMPs, de { $first }.
match-board = { $number }: { $open } ({ $points }), { $closed } ({ $others }): { $imps } IMPs
match-result = { $first } contra { $second }: { $imps } IMPs em { $boards } bolsas, { $mean } por bolsa (erro padrão { $error }), semente { $seed }
robot-connect-or-card = Indique uma mesa com --connect HOST:PORTA ou peça o cartão de convenções com --card.
robot-bad-address = { $text }: um endereço é HOST:PORTA, p. ex. 127.0.0.1:2000
robot-no-table = Não há mesa em { $address }: { $reason }
robot-session-over = { $boards ->
    [one] Uma bolsa; a sessão terminou com: { $line }
   *[other] { $boards } bolsas; a sessão terminou com: { $line }
}
robot-session-cut = A conexão terminou sem uma palavra, depois de { $boards ->
    [one] uma bolsa
   *[other] { $boards } bolsas
}
robot-not-let-in = O programa da mesa não admite { $seat }: { $line }
robot-card-title = Cartão de convenções: { $name }
robot-card-openings = Aberturas
robot-card-after = Depois de { $auction }
robot-card-auction = Leilão
robot-card-opponents = Depois de uma voz dos adversários
robot-card-others = Depois de outras vozes do lado
robot-card-silent = Após outros leilões dos adversários em que o lado só passou
robot-card-pass = Passo
table-manager-key = Outras máquinas podem chegar a este endereço: proteja a mesa com --key.
table-manager-seats = { $text }: os assentos são letras de NESW
table-manager-no-port = Não é possível abrir uma mesa em { $address }: { $reason }
table-manager-event = Mesa de robôs, semente { $seed }
table-manager-waits = Esperando em { $host }, porta { $port }, por { $seats }
table-manager-board = { $number }: { $result } ({ $points })
table-manager-lost-closed = { $seat } fechou a conexão; um robô ocupou o assento.
table-manager-lost-illegal = { $seat } fez três vezes algo ilegal; um robô ocupou o assento.
table-manager-lost-no-answer = { $seat } não respondeu a tempo; um robô ocupou o assento.
table-manager-lost-strange-lines = { $seat } enviou linhas demais sem sentido; um robô ocupou o assento.
table-manager-lost-line-too-long = { $seat } enviou uma linha sem fim; um robô ocupou o assento.
