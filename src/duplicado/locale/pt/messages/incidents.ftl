# Mais incidentes da entrevista: direitos do morto, quintas cartas, designações incompletas, vazas, reivindicações, distribuições.

## Incidentes: um nome e as palavras com que os procuram jogadores e diretores

incident-call-not-repeated = Não repetiu a voz que devia repetir
incident-lead-out-of-turn-to-the-last-trick = Jogada inicial fora de vez na última vaza
incident-line-after-lead-out-of-turn = Linha de jogo do carteador depois da sua jogada inicial fora de vez
incident-card-beside-the-lead = Outra carta ao lado da saída fechada
incident-exposed-without-fault = Carta de um defensor vista sem culpa sua
incident-fifth-card = Quinta carta jogada numa vaza
incident-led-before-declarer-chose = Abriu a vaza antes de o carteador escolher por causa da carta penalizada do parceiro
incident-incomplete-designation = O carteador pediu a carta do morto de forma incompleta
incident-dummy-oversteps = O morto fez mais do que pode
incident-dummy-without-rights = O morto tinha perdido os seus direitos e falou primeiro
incident-partner-after-revoke-on-trick-twelve = Escolha do parceiro depois de um revoque na décima segunda vaza
incident-transfer-not-enough = As vazas transferidas não compensam o revoque
incident-arrangement-of-tricks = Vazas mal postas ou misturadas
incident-inspection-of-tricks = Um jogador pede para ver uma vaza
incident-card-found-again = Carta de uma vaza anterior achada em outro lugar ou jogada duas vezes
incident-claim-or-not = Foi uma reivindicação?
incident-concession-objected-to = Um defensor concedeu e o parceiro opôs-se
incident-played-on-after-a-claim = Continuou-se a jogar depois de uma reivindicação
incident-trick-knowingly-taken = Um lado aceitou uma vaza sabendo que não era sua
incident-faulty-deal = Distribuição defeituosa
incident-fouled-board = Bolsa defeituosa
incident-team-board-not-comparable = Uma bolsa de um match que não pode ser comparada
incident-cards-touched = Tirou ou tocou as cartas de outro jogador
incident-information-not-permitted = Uso de informação que nenhuma Lei permite (2007)
incident-information-noted = Informação do parceiro, anotada enquanto o jogo continua
incident-noticed-by-director = O próprio Diretor notou uma irregularidade
incident-directors-error = Uma decisão do Diretor estava errada
incident-error-of-procedure = Erro de procedimento: assentos, movimento ou passagem das bolsas
incident-wrong-score = Um escore foi anotado ou calculado errado
incident-score-to-be-adjusted = Um escore deve ser ajustado: atribuído, ponderado ou artificial
incident-appeal = Recurso contra uma decisão

## O que se pergunta

ask-required = Que voz { $seat } tinha de repetir?
ask-next = Quem abriu a vaza seguinte e que cartas estão nela?
ask-offenders = Quem revocou?
ask-call-by-a-player-who-must-pass-offender = Quem deu uma voz quando devia passar?
ask-card-exposed-in-the-auction-offender = De quem é a carta que se viu?
ask-lead-after-withdrawn-call-offender = Quem retirou a voz?
ask-premature-play-offender = Quem jogou ou abriu a vaza antes do tempo?
ask-two-cards-together-offender = Quem jogou duas cartas juntas?
ask-card-exposed-offender = Quem expôs a carta?
ask-exposed-without-fault-offender = De quem é a carta que se viu?
ask-fifth-card-offender = De que mão veio a quinta carta?
ask-penalty-card-not-played-offender = Quem não jogou a sua carta penalizada?
ask-several-penalty-cards-offender = De quem são as cartas penalizadas?
ask-card-held-out-offender = Que defensor segurou a carta?
ask-dummy-without-rights-offender = De quem era a irregularidade de que o morto falou?
ask-played-on-a-wrong-explanation-offender = Quem saiu ou jogou com a explicação errada?
ask-revoke-offender = { ask-offenders }
ask-card-omitted-offender = Quem não jogou carta na vaza?
ask-cards-too-many-offender = Quem tem cartas a mais nas suas vazas jogadas?
ask-card-found-again-offender = De quem é a carta achada em outro lugar ou jogada duas vezes?
ask-cards-touched-offender = Quem as tirou ou tocou, ou devolveu mal uma?
ask-missing-card-offender = A quem falta uma carta?
ask-cards-from-another-board-offender = Quem tinha as cartas de outra bolsa?
ask-restored = Que carta { $seat } põe entre as suas cartas jogadas: do naipe jogado, se puder?
ask-chosen = Se o carteador tinha dito que carta penalizada { $seat } deve jogar, qual?
ask-follows-with = Se { $seat } tem carta de { $suit }, qual?
ask-winner = Quem tinha ganho a vaza?
ask-dummy-did = O que fez o morto?
ask-dummy-did-drew-attention = chamou a atenção para uma irregularidade
ask-dummy-did-called-the-director = chamou o Diretor
ask-dummy-did-warned-declarer = quis evitar uma irregularidade do carteador
ask-dummy-did-warned-a-defender = quis evitar uma de um defensor
ask-dummy-did-asked-declarer = perguntou ao carteador se não tinha carta do naipe
ask-dummy-did-asked-a-defender = perguntou isso a um defensor
ask-dummy-did-took-part = interveio no carteio ou disse algo sobre ele ao carteador
ask-dummy-did-exchanged-hands = trocou de mão com o carteador
ask-dummy-did-watched-declarer = deixou o assento para ver o carteador jogar
ask-dummy-did-looked-at-a-hand = olhou, por sua própria iniciativa, uma carta na mão de um defensor
ask-excuse = Algo disto se verifica?
ask-excuse-play-is-over = o carteio tinha terminado
ask-excuse-another-did-first = outro jogador tinha chamado antes a atenção
ask-excuse-declarers-revoke = só perguntou ao carteador por um possível revoque
ask-first = O que foi o morto o primeiro a fazer?
ask-first-warned = avisou o carteador para não abrir a vaza da mão errada
ask-first-revoke = perguntou por um revoque ou chamou a atenção para ele
ask-first-opening-lead = chamou a atenção para uma saída fora de vez
ask-first-lead = chamou a atenção para uma jogada inicial fora de vez de um defensor
ask-first-played-early = chamou a atenção para uma carta fora de vez de um defensor
ask-first-exposed = chamou a atenção para uma carta exposta de um defensor
ask-first-penalty-card = chamou a atenção para uma carta penalizada não jogada
ask-words = O que disse o carteador?
ask-words-high = “alta”, ou algo parecido
ask-words-win = “ganha”, ou algo parecido
ask-words-low = “baixa”, ou algo parecido
ask-words-suit = um naipe sem valor
ask-words-rank = um valor sem naipe
ask-words-anything = “qualquer uma”, ou algo parecido
ask-words-not-there = uma carta ou um naipe que o morto não tem
ask-intended = Se { $seat } queria sem dúvida certa carta, qual?
ask-fitting = A que cartas do morto que agora podem ser jogadas servem essas palavras?
ask-still-out = Que cartas mais altas desse naipe, ou trunfos mais altos, podem ter os defensores que ainda vão jogar?
ask-last-trick = Se o morto ganhou a última vaza, quem a abriu e que cartas foram jogadas?
ask-played-instead = Se o morto já jogou segundo essas palavras, que carta?
ask-could-follow = Quem podia ter assistido a essa carta e não assistiu, e com que carta (ex.: S: C5)?
ask-redress = O que se pede?
ask-redress-64c1 = as vazas transferidas não reparam o prejuízo
ask-redress-64c2-a = foi um revoque repetido no mesmo naipe, pelo qual não se transfere vaza
ask-redress-64c2-b = ambos os lados revocaram na mão
ask-without-it = Quantas vazas teria ganho o lado não infrator sem o revoque?
ask-obtained = Quantas tem agora, com as transferidas?
ask-line-rests-on-it = Pode a linha do carteador basear-se no que soube pela jogada inicial fora de vez?
ask-chose-what-it-suggested = Escolheu o parceiro, que ainda ia jogar, a carta que o revoque podia sugerir?
ask-knew = Sabia o jogador que o seu lado não tinha ganho a vaza, ou que o outro não a podia perder?
ask-arrangement = O que aconteceu?
ask-arrangement-turned-wrongly = um jogador pôs a sua carta no sentido errado
ask-arrangement-points-it-out = um jogador aponta que uma carta está no sentido errado
ask-arrangement-mixed = um jogador misturou as suas cartas jogadas antes de acordado o resultado
ask-won-it = O seu lado tinha ganho a vaza?
ask-inspection = O que pede o jogador?
ask-inspection-last-trick = ver a última vaza
ask-inspection-earlier-trick = ver uma vaza anterior
ask-inspection-own-last-card = olhar a sua própria última carta
ask-inspection-after-play = ver cartas jogadas depois do carteio
ask-asker = Quem é?
ask-asker-declarer = o carteador
ask-asker-dummy = o morto
ask-asker-defender = um defensor
ask-played-since = O seu lado abriu a vaza seguinte ou jogou nela?
ask-led-since = Já se abriu a vaza seguinte?
ask-turned = Já virou a sua própria carta face para baixo?
ask-ordered = Ordena-o, por exemplo porque se alega um revoque?
ask-mixed = Estão as cartas misturadas, de modo que já não se veem os fatos?
ask-played-again = { $seat } jogou a mesma carta também numa vaza posterior?
ask-statement-was = O que disse ou fez { $seat }?
ask-statement-was-said-tricks = disse quantas vazas ganharia ou perderia
ask-statement-was-stop-playing = propôs abreviar o jogo
ask-statement-was-showed-cards = mostrou as suas cartas, e não é claro que não quisesse reivindicar
ask-statement-was-this-trick = as suas palavras ou cartas eram só sobre a vaza em curso
ask-statement-was-by-accident = expôs as suas cartas e claramente não queria reivindicar
ask-conceded = Quantas vazas concedeu { $seat }?
ask-at-once = { $seat } opôs-se logo?
ask-claiming-side = Que lado reivindicou ou concedeu?
ask-proposed = { $side } pediu para continuar jogando?
ask-director-called = O Diretor tinha sido chamado antes disso?
ask-all-four = Os quatro jogadores concordam em continuar?
ask-deal-fault = O que há de errado com a distribuição?
ask-deal-fault-incorrectly-dealt = foi dada incorretamente
ask-deal-fault-adjacent-cards-to-one-hand = cartas contíguas do baralho foram dadas, uma a uma, à mesma mão
ask-deal-fault-a-card-could-be-seen = um jogador pode ter visto uma carta de outro
ask-deal-fault-dealt-from-a-sorted-deck = foi dada de um baralho ordenado sem embaralhar
ask-deal-fault-imported-from-another-session = vem de outra sessão
ask-deal-fault-another-reason-of-the-director-s = tem outro motivo para uma nova distribuição
ask-auction-begun = O leilão tinha começado na bolsa?
ask-replay-event = É um torneio em que se repetem de propósito distribuições passadas?
ask-passed-out = Os quatro jogadores passaram?
ask-result-known = Entre duas equipes: podia saber-se o resultado do match sem esta bolsa?
ask-board-differs = Em que diferia o que se jogou?
ask-board-differs-cards = em outras mesas as cartas estavam em outras mãos
ask-board-differs-marks = no dador ou na vulnerabilidade
ask-board-differs-turned = as mãos foram giradas: cada uma estava no compartimento de outro
ask-board-differs-other-direction = em nada: só as duplas se sentaram ao contrário
ask-team-results = Quantos resultados da bolsa há nas duas mesas?
ask-team-results-none = nenhum
ask-team-results-one = um
ask-team-results-two = dois que não podem ser comparados
ask-clearly-favourable = O único resultado é claramente favorável a um lado e difícil de se repetir?
ask-redealt = A bolsa vai ser dada de novo (6D2)?
ask-favours-the-innocent = É favorável a uma equipe sem culpa?
ask-first-team = Que culpa tem a primeira equipe?
ask-first-team-not = nenhuma
ask-first-team-partly = parcial
ask-first-team-directly = direta
ask-second-team = Que culpa tem a segunda equipe?
ask-second-team-not = nenhuma
ask-second-team-partly = parcial
ask-second-team-directly = direta
ask-time-for-another = Há tempo para outra bolsa?
ask-touched = O que fez o jogador?
ask-touched-wrong-pocket = tirou as cartas de um bolso que não é o seu
ask-touched-touched = tocou as cartas de outro jogador
ask-touched-put-back = devolveu uma carta ao bolso de outro jogador
ask-owner = De quem eram as cartas?
ask-allowed-by = Quem o tinha permitido?
ask-allowed-by-nobody = ninguém
ask-allowed-by-an-opponent = um adversário
ask-allowed-by-the-director = o Diretor
ask-actions-since = Quantas vozes ou cartas houve entre a atenção à irregularidade e o momento em que foi chamado?
ask-dealt-with-by = Que Lei trata do que notou?
ask-periods-over = Terminaram os prazos para correções e para pedir decisões?
ask-in-play = A bolsa está sendo jogada agora?
ask-beyond-doubt = É certo, para além de dúvida razoável, que o anotado está errado?
ask-approved = O regulamento permite que o Organizador do Torneio aprove uma correção tardia, e ele aprova?
ask-adjusted-under = Por que Lei o escore é ajustado?
ask-gets = O que recebe { $side }, como lado que não infringiu: que resultado, ou que resultados com que pesos?
ask-rest-gets-ns = nenhum é atribuído
ask-rest-gets-ew = o mesmo
ask-ruled-already = Já decidiu sobre a questão?
ask-at-the-table = A decisão refere-se a uma mesa em que estava o competidor ou a sua equipe?
ask-appeal-in-time = Pede-o dentro do prazo de recurso?
ask-partner-concurs = O parceiro concorda com o recurso?
ask-partner-concurs-concurs = sim
ask-partner-concurs-objects = não
ask-partner-concurs-absent = não está presente
ask-captain-concurs = O capitão da equipe concorda com o recurso?
ask-agreement-withdrawn-withdrawn = Quando objeta esse lado?
ask-withdrawn-before-the-agreement-is-established = antes de declarar em outra bolsa, e dentro da rodada
ask-withdrawn-within-the-correction-period = mais tarde, dentro do Período de Correção
ask-withdrawn-after-the-correction-period = depois do Período de Correção

## O que não pode ser

interview-call-was-repeated = { $call } é a voz que fez: repetiu-a.
interview-not-his-turn-to-call = Não era a vez de { $seat }: isso é uma voz fora de vez.
interview-not-in-2007 = As Leis de 2007 não têm alínea para isso: trate a vaza a que falta carta como “Um jogador não jogou carta numa vaza”.
interview-card-twice = Uma carta é nomeada em duas mãos.
interview-no-penalty-card = { $card } não é carta penalizada sua.
interview-not-in-2017 = Em 2017 escolha o que informou o jogador: “Hesitação ou outra informação do parceiro” ou “Ouviu ou viu algo de uma bolsa”.
interview-one-suit = Nomeie cartas de um só naipe.
interview-one-rank = Nomeie cartas de um só valor.
interview-see-tricks-disagreed = Então é um erro no número de vazas: escolha “Os lados discordam das vazas ganhas”.

## O que se segue

interview-upshot-allowed = Está em ordem. { $short }
interview-upshot-wrong-hand = { $short } Por isso nada se retifica; pode advertir o jogador ou penalizá-lo. Se olhou a mão errada, o que viu é informação estranha, e sobre ela decide-se como tal.
interview-upshot-breach = { $short } Nada se retifica e o jogo continua; pode advertir o jogador ou penalizá-lo.
interview-upshot-attention-breach = { $short } Trate mesmo assim a irregularidade, como se outro tivesse chamado a atenção; pode advertir o morto ou penalizá-lo.
interview-upshot-rights-lost = O morto perdeu os seus direitos. Se agora for o primeiro a avisar o carteador, a perguntar por um revoque ou a chamar a atenção para uma irregularidade, chamem-me logo: aplica-se a Lei 43B. Também pode penalizá-lo.
interview-upshot-turned = A carta é posta como deve e o jogo continua. { $short }
interview-upshot-score-stands = Vale o escore da mesa.
interview-upshot-dummys-card = O morto joga { $card }.
interview-upshot-words-void = As palavras não nomeiam carta alguma: o carteador nomeia outra que o morto possa jogar legalmente.
interview-upshot-is-a-claim = É uma reivindicação ou concessão: o jogo cessa, { $seat } mostra as suas cartas e diz logo como jogaria. Se alguém duvidar siga com “Reivindicação ou concessão contestada”.
interview-upshot-dummys-claim = O morto não pode reivindicar nem conceder: o jogo continua como se nada tivesse dito; pode adverti-lo ou penalizá-lo.
interview-upshot-no-concession = Não houve reivindicação nem concessão: o jogo continua. As cartas que { $seat } tenha mostrado não são penalizadas, mas o parceiro não pode usar o que revelaram.
interview-upshot-claim-stands = A oposição não tem efeito e o jogo continua suspenso: se se duvida da reivindicação ou concessão siga com “Reivindicação ou concessão contestada”.
interview-upshot-played-on = A reivindicação ou concessão é nula: o jogo continua e vale o resultado que se obtiver.
interview-upshot-cards-void = O jogo está suspenso e as cartas jogadas depois não contam: se se duvida da reivindicação siga com “Reivindicação ou concessão contestada”.
interview-upshot-deal-again = A bolsa é embaralhada e dada de novo; um resultado obtido nela não vale.
interview-upshot-card-seen-in-the-deal = Não se dá de novo: continua-se a jogar a bolsa. O que o jogador viu não vem de nenhuma fonte autorizada, e depois do jogo o Diretor ajusta o resultado se isso influiu nele.
interview-upshot-fouled-deal = Não há nova distribuição: continua-se a jogar a bolsa. A partir de agora é uma bolsa defeituosa: o seu escore só se compara com os das mesas que jogaram estas mesmas mãos.
interview-upshot-adjusted-instead = Não se dá de novo, porque o resultado do match poderia ser conhecido sem esta bolsa: se ela não puder ser jogada normalmente, as duas equipes recebem nela um escore ajustado.
interview-upshot-board-fouled = A bolsa é defeituosa desde a mesa em que foi alterada: os seus escores comparam-se só com os da mesma forma. Corrija a bolsa e anote em que forma cada mesa a jogou.
interview-upshot-board-not-fouled = A bolsa não é defeituosa: mãos, dador e vulnerabilidade eram os mesmos, e os escores anotam-se aos lados conforme se sentaram.
interview-upshot-deal-stands = Não há nova distribuição: a bolsa joga-se como está.
interview-upshot-team-board-assigned = Um escore ajustado atribuído: o resultado da outra mesa contra o que provavelmente teria acontecido nesta, ponderado se preciso.
interview-upshot-team-board-artificial =
    A bolsa é cancelada. { $first ->
        [none] Cada equipe recebe um escore ajustado artificial conforme a culpa
       *[other] A primeira equipe recebe { $first ->
            [average-plus] média plus
            [average-minus] média minus
           *[other] média
        }, e a segunda { $second ->
            [average-plus] média plus
            [average-minus] média minus
           *[other] média
        }
    }{ $imps ->
        [none] .
       *[other] ; a média plus vale aqui { $imps } IMPs.
    }
interview-upshot-team-board-substitute = A bolsa é cancelada e outra é jogada no lugar.
interview-upshot-team-board-better-and-complement = A equipe sem culpa recebe o melhor entre média plus e um escore atribuído; a outra, o complemento.
interview-upshot-team-board-dropped = A bolsa é cancelada e não é substituída: o match fica com uma bolsa a menos.
interview-upshot-noticed-too-late = Já é tarde para retificar o que notou: vale o escore da mesa.
interview-upshot-score-corrected = O escore é corrigido conforme o combinado na mesa.
interview-upshot-score-not-corrected = O escore fica como está anotado: já é tarde para corrigi-lo.
interview-upshot-appeal-heard = O recurso é admitido. Registre-o por escrito e encaminhe: o Diretor responsável decide o que toca a Leis e regulamentos, o Comitê de Apelação o resto.
interview-upshot-ruling-first = Ainda não há decisão contra a qual recorrer: ouça o pedido e decida. { $short }
interview-upshot-appeal-not-heard = O recurso não é admitido. { $short }
interview-upshot-appeal-for-the-organizer = O prazo de recurso terminou: o Organizador do Torneio decide se o recurso é admitido. { $short }
interview-upshot-objection-in-time = A objeção chega a tempo: a reivindicação ou concessão ainda não está aceita. Siga com “Reivindicação ou concessão contestada”.

effect-nothing-65d = Quem misturou as suas cartas pode perder o direito a uma vaza duvidosa ou a que se decida sobre um revoque: o que já não se vê, o Diretor decide a favor do outro lado.
effect-nothing-66d = { effect-nothing-65d }
effect-nothing-66c = As vazas são mostradas e revistas como o Diretor disser, e ninguém as move; depois o jogo continua.
effect-nothing-65b3 = Nada se retifica: o jogo continua.
