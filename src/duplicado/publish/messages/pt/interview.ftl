# A entrevista: o que ocorreu, o que se pergunta e por quê, o que se segue. Usam-na `duplicado rule` e as páginas.

## Incidentes: um nome e as palavras com que os procuram jogadores e diretores

incident-insufficient-bid = Marcação insuficiente
incident-insufficient-bid-words = marcação declaração lance insuficiente leilão baixo não chega
incident-call-out-of-rotation = Voz fora de vez
incident-call-out-of-rotation-words = voz lance passe dobro fora da vez rotação falou antes da sua vez
incident-change-of-call = Mudança de voz
incident-change-of-call-words = mudou voz cartão errado caixa involuntário engano lapso queria dizer
incident-inadmissible-double = Dobro ou redobro não permitido
incident-inadmissible-double-words = dobro redobro inadmissível ilegal dobrou o parceiro
incident-call-by-a-player-who-must-pass = Voz de um jogador que deve passar
incident-call-by-a-player-who-must-pass-words = obrigado a passar deve passar falou dobrou
incident-bid-above-seven = Marcação de mais de sete
incident-bid-above-seven-words = lance acima de sete oito nível
incident-call-after-the-final-pass = Voz depois do passe final
incident-call-after-the-final-pass-words = voz depois do leilão terminado passe final
incident-turn-lost = Um jogador foi saltado e seguiram-se três passes
incident-turn-lost-words = três passes saltado perdeu a vez privado leilão terminou antes
incident-card-exposed-in-the-auction = Carta vista durante o leilão
incident-card-exposed-in-the-auction-words = carta caiu exposta mostrada saída durante o leilão face para cima
incident-lead-after-withdrawn-call = Primeira saída do parceiro de quem retirou uma voz
incident-lead-after-withdrawn-call-words = restrição de saída voz retirada proibir naipe
incident-opening-lead-out-of-turn = Saída inicial fora de vez
incident-opening-lead-out-of-turn-words = saída inicial fora da vez saiu o jogador errado face para baixo
incident-lead-out-of-turn = Saída posterior fora de vez
incident-lead-out-of-turn-words = saída fora da vez mão errada morto declarante defensor saiu
incident-premature-play = Carta jogada ou saída antes do tempo
incident-premature-play-words = jogada prematura antes da vez antes do parceiro
incident-two-cards-together = Duas cartas jogadas juntas
incident-two-cards-together-words = duas cartas ao mesmo tempo juntas simultâneas coladas
incident-card-exposed = Carta exposta durante o carteio
incident-card-exposed-words = carta exposta caiu mostrada vista defensor carta penalizada face para cima
incident-penalty-card-partner-leads = Saída do parceiro de quem tem carta penalizada
incident-penalty-card-partner-leads-words = carta penalizada parceiro sai opções declarante
incident-penalty-card-not-played = Carta penalizada não jogada
incident-penalty-card-not-played-words = carta penalizada esquecida não jogou outra carta
incident-revoke = Revoque
incident-revoke-words = revoque renúncia não serviu não assistiu cortou baldou tendo carta do naipe
incident-disputed-claim = Reivindicação ou concessão contestada
incident-disputed-claim-words = reivindicação contestada concessão objeção vazas restantes sem linha trunfo pendente
incident-agreement-withdrawn = Aceitou uma reivindicação e arrependeu-se
incident-agreement-withdrawn-words = aceitou reivindicação retira concordância mudou de opinião
incident-concession-cancelled = Concedeu uma vaza que não podia perder
incident-concession-cancelled-words = concedeu concessão vaza já ganha não podia perder cancelar
incident-tricks-disagreed = Os lados discordam das vazas ganhas
incident-tricks-disagreed-words = vazas desacordo contagem número feitas quedas
incident-wrong-number-of-cards = Mãos com número de cartas incorreto
incident-wrong-number-of-cards-words = número de cartas incorreto catorze doze mal dado a mais
incident-missing-card = Falta uma carta
incident-missing-card-words = falta carta perdida chão doze incompleta
incident-cards-from-another-board = Um jogador tinha as cartas de outra bolsa
incident-cards-from-another-board-words = cartas de outra bolsa mão errada bolso
incident-wrong-board = Bolsa errada
incident-wrong-board-words = bolsa errada jogaram não prevista já jogada adversários errados
incident-information-from-elsewhere = Ouviu ou viu algo de uma bolsa
incident-information-from-elsewhere-words = informação alheia ouviu viu carta olhou outra mesa comentário
incident-explanation-corrected = Explicação errada notada no leilão ou antes da saída
incident-explanation-corrected-words = informação errada explicação errada falta de alerta corrigida mudar voz antes da saída

## O que se pergunta

ask-calls = Quem deu, e que vozes se ouviram, na sua ordem?
ask-contract = Qual é o contrato e quem é o declarante?
ask-offender = De que jogador se trata?
ask-card = Que carta?
ask-cards = Que carta ou cartas?
ask-how = Como aconteceu?
ask-how-dropped = caiu, por acidente
ask-how-shown = foi mostrada ou nomeada, ou jogada de propósito
ask-how-led = foi saída ou jogada
ask-how-face-up = face para cima
ask-how-face-down = face para baixo, ainda não virada
ask-leader = Quem saiu, ou vai sair?
ask-trick = Quem saiu na vaza e que cartas estão nela, na ordem do jogo?
ask-proper = De que mão se devia sair (o morto, se era dali)?
ask-turn = De quem é agora a vez de sair ou jogar?
ask-due = Qual era a sua carta penalizada?
ask-withdrawn = Que voz { $seat } retirou?
ask-shown = Que naipes mostrava a voz retirada { $call }?
ask-specified = Que naipes { $seat } mostrou no leilão tal como fica?
ask-established = { $player } ou { $partner } depois saiu ou jogou em vaza posterior, nomeou carta para ela, ou reivindicou ou concedeu?
ask-hands-returned = As quatro mãos voltaram à bolsa?
ask-circumstances = Algo disto se verifica?
ask-circumstances-trick-twelve = o revoque foi na décima segunda vaza
ask-circumstances-penalty-card = foi não jogar uma carta penalizada, ou com uma carta do morto
ask-circumstances-same-suit-again = o mesmo jogador já revocara no mesmo naipe nesta bolsa
ask-circumstances-both-sides = ambos os lados revocaram nesta bolsa
ask-circumstances-called-on-the-next-board = a atenção foi chamada quando o outro lado já tinha falado na bolsa seguinte
ask-circumstances-round-over = a atenção foi chamada depois do fim da ronda
ask-won-by = Quem ganhou a vaza em que { $seat } revocou?
ask-won-by-himself = { $seat }, com a carta do revoque
ask-won-by-partner = o seu parceiro
ask-won-by-opponents = o outro lado
ask-won-by-own-side = o seu lado
ask-later = O lado de { $player } ganhou alguma vaza posterior?
ask-claimer = Quem reivindicou ou concedeu?
ask-tricks = Quantas vazas?
ask-hands = Que cartas tem ainda cada mão, tanto quanto se sabe?
ask-left = Quantas vazas faltavam jogar?
ask-statement = O que disse { $seat } sobre a linha de jogo?
ask-won = Esse lado já tinha ganho as vazas?
ask-side = Que lado deve recuperar vazas?
ask-made = Quantas vazas foram creditadas a { $seat } como declarante?
ask-late = O Período de Correção terminou?
ask-by-claim = O carteio terminou com uma reivindicação ou concessão?
ask-after-the-round = Foi chamado só depois de terminada a ronda?
ask-counts = Que mãos tinham quantas cartas?
ask-over = O período do leilão terminou, com a saída virada?
ask-wrong-number-of-cards-over = A bolsa foi jogada até o fim?
ask-called = Algum jogador com número errado de cartas falou?
ask-correctable = Pode corrigir-se a distribuição e jogar-se sem mudar nenhuma voz?
ask-interferes = O que se viu ou ouviu interferiria no leilão ou no carteio normais?
ask-found = Onde estava a carta?
ask-found-tricks = entre as cartas já jogadas
ask-found-floor = em outro lugar: no chão, na bolsa
ask-found-nowhere = em lugar nenhum: o baralho está incompleto
ask-lead-faced = A saída inicial foi virada?
ask-defender = { $seat } é defensor?
ask-played-before = Que lado tinha um jogador que já jogara esta bolsa?
ask-moment = Quando se notou?
ask-moment-auction-period = durante o leilão
ask-moment-play = durante o carteio
ask-moment-after-play = depois do carteio
ask-same-calls = Sentados os adversários certos, todas as vozes foram iguais às de antes?
ask-deprived = Que lado não pode obter por isto um resultado válido em alguma bolsa?
ask-fault = Que culpa teve { $side }?
ask-fault-not = nenhuma
ask-fault-partly = parcial
ask-fault-directly = direta
ask-to = Quem recebeu a informação?
ask-first-call-made = Já se fez a primeira voz na bolsa?
ask-way = Que caminho toma?
ask-way-16d2-a = sentar os jogadores de modo que ele tenha a mão que conhece
ask-way-16d2-b = dar de novo a bolsa para estes competidores
ask-way-16d2-c = deixar jogar, pronto a ajustar o escore
ask-way-16d2-d = atribuir um escore ajustado
ask-misinformed = A voz de quem pode bem ter sido influenciada pela explicação errada?
ask-request-call = O que { $seat } declara agora?
ask-request-card = Que carta { $seat } joga em seu lugar?
ask-yes = sim
ask-no = não
ask-nothing = nada disto
ask-why = Pergunta-se por
ask-rest = deixar assim

## Como se escreve uma resposta

form-calls = ex.: N 1E P 1C; uma voz fora de vez com o jogador: N 1E S:2C; uma mudança: N 1E P 1C muda 1ST
form-contract = ex.: 4E S
form-trick = ex.: O C3 C5 C9
form-seat = N, L, S ou O
form-seats = ex.: N S
form-card = ex.: OR
form-cards = ex.: OR C3
form-call = ex.: 2C, passo, X
form-suit = E, C, O ou P
form-yes-no = sim ou não
form-number = um número
form-one-of = o seu número
form-some-of = os seus números, ou Enter se nenhum
form-suits = ex.: E C, ou Enter se nenhum
form-hands = como em PBN, ex.: N:K4.5.. - - -; Enter se não sabe
form-counts = ex.: N 14 S 12
form-option = o seu número, seguido do naipe, da carta ou da voz
form-statement = ex.: trunfos EA ER resto; Enter se nada disse
form-finding = sim ou não, ou o que se pede

## O que não pode ser

interview-wrong-form = Isso não responde a esta pergunta.
interview-needs-an-answer = A esta é preciso responder antes de se poder decidir.
interview-not-among = Essa não é nenhuma das respostas.
interview-refused = Isso não pode ter acontecido nesta ordem { $law }.
interview-without-table = Primeiro é preciso saber algo da mesa.
interview-without-end = Isso não leva a lugar nenhum. Comece de novo.
interview-not-this = No que contou não há tal irregularidade. Veja quem falou, ou escolha outro incidente.
interview-no-card = Diga com que carta se saiu.
interview-card-not-there = { $card } não está nessa vaza.
interview-hand-not-there = { $seat } não tem carta nessa vaza.
interview-not-his-turn = Nessa vaza não era a vez de { $seat }.
interview-two-cards = Diga as duas cartas.
interview-too-many-tricks = Não há tantas: { $tricks } de { $left }.
interview-not-law-13 = Se a mãos faltam cartas e a nenhuma sobram, escolha «Falta uma carta».

## O que se segue

interview-transfer = { $tricks ->
    [0] Nenhuma vaza é transferida.
    [one] Ao fim do carteio transfere-se uma vaza para o lado que não revocou.
   *[other] Ao fim do carteio transferem-se { $tricks } vazas para o lado que não revocou.
}
interview-equity = Veja depois se isso repara o dano; se não, ajuste o escore.
interview-board-completed = A bolsa é jogada até o fim e o escore vale.
interview-board-stands = O escore vale.
interview-board-cancelled = A bolsa é anulada para ambos os lados desta mesa.
interview-board-auction-again = Sente os jogadores certos e repita-se o leilão; cada um deve repetir as suas vozes.
interview-board-86b = Entre equipes: veja a Lei 86B para a bolsa nas duas mesas.
interview-board-no-score = O que aconteceu aqui não conta para { $sides }.
interview-board-award = { $side } recebe { $award } pela bolsa que não pode jogar.
interview-board-later = Pode mandar jogar mais tarde a bolsa certa.
interview-award-average-plus = média mais
interview-award-average = média
interview-award-average-minus = média menos
interview-say = Diga
interview-afterwards = Depois
interview-stay-call = Fique até { $seat } falar.
interview-stay-card = Fique até { $seat } jogar.
interview-come-back-lead = Volte quando { $partner } for fazer a sua primeira saída como defensor: o declarante poderá ter uma opção.
interview-come-back-penalty = Enquanto { $card } de { $seat } estiver ali como carta penalizada, que o chamem antes de o parceiro sair.
interview-nothing = Nada se segue: o jogo continua.

## `duplicado rule`

rule-which = O que aconteceu? Escolha um número ou escreva com outras palavras.
rule-unknown = Nada se conhece por «{ $query }». Tente outras palavras, como revoque, voz, saída, carta, reivindicação, bolsa.
rule-complete = Nada mais se pergunta. «mudar 2» muda uma resposta, «sair» termina.
rule-nothing-to-take-back = Não há resposta a retirar.
rule-change-how = Diga que resposta muda, e a nova: mudar 2 5C
rule-edition-how = Diga uma edição: { $editions }
rule-help = voltar: retira a última resposta. mudar 2 …: muda uma resposta. até agora: o que já se segue. por quê: por que artigo se pergunta. edição 2007: o mesmo noutra edição. sair: termina.
