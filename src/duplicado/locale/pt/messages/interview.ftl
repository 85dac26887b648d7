# A entrevista: o que ocorreu, o que se pergunta e por quê, o que se segue. Usam-na `duplicado rule` e as páginas.

## Incidentes: um nome e as palavras com que os procuram jogadores e diretores

incident-insufficient-bid = Marcação insuficiente
incident-call-out-of-rotation = Voz fora de vez
incident-change-of-call = Mudança de voz
incident-inadmissible-double = Dobre ou Redobre não permitido
incident-call-by-a-player-who-must-pass = Voz de um jogador que deve passar
incident-bid-above-seven = Marcação de mais de sete
incident-call-after-the-final-pass = Voz depois do passe final
incident-turn-lost = Um jogador foi saltado e seguiram-se três passes
incident-card-exposed-in-the-auction = Carta vista durante o leilão
incident-lead-after-withdrawn-call = Primeira jogada inicial do parceiro de quem retirou uma voz
incident-opening-lead-out-of-turn = Saída inicial fora de vez
incident-lead-out-of-turn = Jogada inicial fora de vez
incident-premature-play = Carta jogada antes do tempo, ou vaza aberta antes do tempo
incident-two-cards-together = Duas cartas jogadas juntas
incident-card-exposed = Carta exposta durante o carteio
incident-penalty-card-partner-leads = Jogada inicial do parceiro de quem tem carta penalizada
incident-penalty-card-not-played = Carta penalizada não jogada
incident-several-penalty-cards = Várias cartas penalizadas, e mais de uma jogável
incident-card-held-out = Carta segurada ou tocada de modo que talvez deva ser jogada
incident-designation-changed = O carteador mudou a carta pedida ao morto
incident-card-misplaced-by-dummy = O morto pôs uma carta não pedida
incident-card-suggested-by-dummy = O morto sugeriu uma carta
incident-intention-other-than-words = O carteador declarante queria sem dúvida outra carta do morto
incident-played-on-a-wrong-explanation = Saiu ou jogou com uma explicação errada
incident-card-omitted = Um jogador não jogou carta numa vaza
incident-cards-too-many = Cartas a mais nas vazas jogadas
incident-card-of-another-pack = Carta de outro baralho
incident-call-on-the-other-board = Voz na bolsa cujas cartas se tiveram por engano
incident-right-in-doubt = Direito perdido, dispensado ou resolvido sem o Diretor
incident-revoke = Revoque
incident-disputed-claim = Reivindicação ou concessão contestada
incident-agreement-withdrawn = Aceitou uma reivindicação e arrependeu-se
incident-concession-cancelled = Concedeu uma vaza que não podia perder
incident-tricks-disagreed = Os lados discordam das vazas ganhas
incident-wrong-number-of-cards = Mãos com número de cartas incorreto
incident-missing-card = Falta uma carta
incident-cards-from-another-board = Um jogador tinha as cartas de outra bolsa
incident-wrong-board = Bolsa errada
incident-information-from-elsewhere = Ouviu ou viu algo de uma bolsa
incident-explanation-corrected = Explicação errada notada no leilão ou antes da saída

## O que se pergunta

ask-calls = Quem deu, e que vozes se ouviram, na sua ordem?
ask-contract = Qual é o contrato e quem é o carteador?
ask-card = Que carta?
ask-cards = Que carta ou cartas?
ask-how = Como aconteceu?
ask-how-dropped = caiu, por acidente
ask-how-shown = foi mostrada ou nomeada, ou jogada de propósito
ask-how-led = foi saída ou jogada
ask-how-face-up = face para cima
ask-how-face-down = face para baixo, ainda não virada
ask-leader = Quem abriu a vaza, ou vai abri-la?
ask-lead = Quem saiu e com que carta?
ask-penalty-card-partner-leads-leader = Quem vai abrir a vaza?
ask-led-before-declarer-chose-leader = Quem abriu a vaza?
ask-trick = Quem abriu a vaza e que cartas estão nela, na ordem do jogo?
ask-proper = De que mão era a jogada inicial (o morto, se era dali)?
ask-turn = De quem é agora a vez de abrir a vaza ou de jogar?
ask-due = Qual era a carta penalizada de { $seat }?
ask-withdrawn = Que voz { $seat } retirou?
ask-shown = Que naipes mostrava a voz retirada { $call }?
ask-specified = Que naipes { $seat } mostrou no leilão tal como fica?
ask-how-far = Até onde tinha ido o jogo e como se notou?
ask-how-far-established = o lado que revocou já abriu vaza posterior ou jogou nela, nomeou carta para ela, ou reivindicou ou concedeu
ask-how-far-next-trick = alguém abriu a vaza seguinte
ask-how-far-after-a-claim = notou-se depois de uma reivindicação ou concessão do outro lado
ask-how-far-trick-twelve = o revoque foi na décima segunda vaza
ask-how-far-hands-returned = as quatro mãos voltaram à bolsa
ask-how-far-penalty-cards = quem revocou, um defensor, tem uma carta penalizada na mesa
ask-how-far-dummy-asked = o morto foi o primeiro a perguntar a um defensor
ask-how-far-dummy-without-rights = o morto tinha perdido os seus direitos (43A2) e foi o primeiro a chamar a atenção
ask-how-far-led-as-told = o lado que revocou abriu a vaza seguinte, mas só porque um adversário tinha dito ao seu jogador que era a vez dele
ask-circumstances = Algo disto se verifica?
ask-circumstances-penalty-card = foi não jogar uma carta penalizada, ou com uma carta do morto
ask-circumstances-same-suit-again = o mesmo jogador já revocara no mesmo naipe nesta bolsa
ask-circumstances-both-sides = ambos os lados revocaram nesta bolsa
ask-circumstances-called-on-the-next-board = a atenção foi chamada quando o outro lado já tinha falado na bolsa seguinte
ask-circumstances-round-over = a atenção foi chamada depois do fim da rodada
ask-circumstances-correction-period-over = a atenção foi chamada depois do Período de Correção
ask-artificial = O passe de { $seat } é artificial?
ask-accepted = { $seat } tinha aceitado a voz { $call } de { $player }, feita fora de vez?
ask-tricks-won = Que vazas ganhou o lado de { $player } desde a do revoque?
ask-tricks-won-himself = essa vaza, com a carta com que { $seat } revocou
ask-tricks-won-partner = essa vaza, com a carta do parceiro
ask-tricks-won-own-side = essa vaza
ask-tricks-won-later = uma ou mais vazas posteriores
interview-one-winner = Uma vaza é ganha por uma só carta: marque uma das duas.
ask-claimer = Quem reivindicou ou concedeu?
ask-tricks = Quantas vazas?
ask-hands = Que cartas tem ainda cada mão, tanto quanto se sabe?
ask-rest-hands = não se sabem
ask-left = Quantas vazas faltavam jogar?
ask-statement = O que disse { $seat } sobre a linha de jogo?
ask-rest-statement = nada disso disse
ask-won = Esse lado já tinha ganho as vazas?
ask-side = Que lado deve recuperar vazas?
ask-made = Quantas vazas foram creditadas a { $seat } como carteador?
ask-late = O Período de Correção terminou?
ask-already = Que cartas penalizadas de { $seat } já lá estavam?
ask-seen = Que cartas viu um jogador que eram de outro?
ask-moved = Que cartas passou o senhor de uma mão para outra?
ask-penalty = A carta fica penalizada?
ask-early = Há alguma coisa que desculpe a carta de { $seat }?
ask-early-none = nada
ask-early-told = um adversário dissera-lhe que era a sua vez
ask-early-played-already = o carteador jogara das duas mãos, ou o morto pôs ou sugeriu uma carta
ask-by-claim = O carteio terminou com uma reivindicação ou concessão?
ask-after-the-round = Foi chamado só depois de terminada a rodada?
ask-counts = Que mãos tinham quantas cartas?
ask-over = O período do leilão terminou, com a saída virada?
ask-noticed = Quando se notou?
ask-noticed-before-a-call = antes de falar alguém que tinha um número incorreto de cartas
ask-noticed-after-a-call = depois de ele falar
ask-noticed-at-the-end = quando a bolsa já tinha sido jogada até o fim
ask-correctable = Pode corrigir-se a distribuição e jogar-se sem mudar nenhuma voz?
ask-interferes = O que se viu ou ouviu interferiria no leilão ou no carteio normais?
ask-found = Onde estava a carta?
ask-found-tricks = entre as cartas já jogadas
ask-found-floor = em outro lugar: no chão, na bolsa
ask-found-nowhere = em lugar nenhum: o baralho está incompleto
ask-lead-faced = A saída foi virada?
ask-defender = { $seat } é defensor?
ask-played-before = Que lado tinha um jogador que já jogara esta bolsa?
ask-moment = Quando se notou?
ask-moment-auction-period = durante o leilão
ask-moment-play = durante o carteio
ask-moment-after-play = depois do carteio
ask-same-calls = Sentados os adversários certos, todas as vozes foram iguais às de antes?
ask-deprived = Que lado não pode obter por isto um escore válido em alguma bolsa?
ask-fault = Que culpa teve { $side }?
ask-fault-not = nenhuma
ask-fault-partly = parcial
ask-fault-directly = direta
ask-rightly-informed = Com a informação correta, o que teria feito o lado mal informado em cada uma das suas vezes?
ask-results = Que resultado se teria dado provavelmente sem a infração, ou que resultados e com que pesos?
ask-rest-results = nenhum se atribui agora
ask-without-result = Por que não se atribui nenhum resultado?
ask-without-result-later = será julgado mais tarde
ask-without-result-artificial = os resultados possíveis são demais ou não são evidentes: um escore artificial
ask-without-result-stands = não houve prejuízo: o resultado da mesa não é pior para o lado não infrator
ask-stood-before = Qual foi a última marcação antes da infração?
ask-rest-stood-before = não houve: a infração foi no carteio, ou ninguém tinha marcado
ask-own-action = O que fez o próprio lado não infrator, depois da infração, que piorou o seu resultado?
ask-own-action-nothing = nada disso
ask-own-action-serious-error = um erro grave alheio à infração
ask-own-action-extremely-serious-error = um erro extremamente grave alheio à infração
ask-own-action-wild-action = uma ação disparatada
ask-own-action-gambling-action = uma ação de aposta, na esperança de uma decisão se falhasse
ask-innocent-side = Que lado é o não infrator?
ask-after-infraction = O que teria obtido { $side } depois da infração, não fosse o que fez ele mesmo?
ask-likely-result = Qual é o resultado mais favorável ao lado não infrator que era provável sem a infração?
ask-rest-likely-result = nenhum é atribuído agora
ask-probable-result = Qual é o resultado mais desfavorável a { $side } que era minimamente possível sem a infração?
ask-by-the-infraction = Quais destes resultados só podiam dar-se graças à infração?
ask-to = Quem recebeu a informação?
ask-first-call-made = Já se fez a primeira voz na bolsa?
ask-way = Que caminho toma?
ask-way-16d2-a = sentar os jogadores de modo que ele tenha a mão que conhece
ask-way-16d2-b = dar de novo a bolsa para estes competidores
ask-way-16d2-c = deixar jogar, pronto a ajustar o escore
ask-way-16d2-d = atribuir um escore ajustado
ask-misinformed = A voz de quem pode bem ter sido influenciada pela explicação errada?
ask-how-face-up-as-told = face para cima, porque um adversário lhe dissera que era a sua vez
ask-how-face-down-as-told = face para baixo, porque um adversário lhe tinha dito
ask-told = Um adversário dissera a { $seat } que era a sua vez?
ask-held = Como foi a carta mostrada?
ask-held-45c1 = por um defensor, de modo que o parceiro podia ver a face
ask-held-45c2-a = pelo carteador, face para cima, tocando ou quase tocando a mesa
ask-held-45c2-b = pelo carteador, em posição que indicava que a jogava
ask-held-45c3 = uma carta do morto que o carteador tocou de propósito
ask-named = Que carta nomeou o carteador?
ask-instead = Que carta nomeou em seu lugar?
ask-card-misplaced-by-dummy-trick = Quem abriu a vaza e que cartas estão nela, com a que pôs { $seat }?
ask-card-misplaced-by-dummy-since = Que cartas foram jogadas na vaza seguinte, por ordem?
ask-since = Que cartas foram jogadas depois, por ordem?
ask-since-face-down = foi uma saída inicial, ainda face para baixo
ask-since-nothing-since = nada se jogou depois, nem o morto mostrou carta
ask-since-something-since = algo se jogou depois, ou o morto começou a estender
ask-played-on-a-wrong-explanation-since = O que aconteceu desde que { $seat } jogou?
ask-meant = Que carta queria sem dúvida { $seat }?
ask-too-late = Ambos os lados jogaram à vaza seguinte, ou terminou o carteio?
ask-extra = Que cartas havia além da que se mostrou?
ask-played = Foi jogada numa vaza já virada?
ask-differs = A sua voz difere em significado da anulada, ou é psíquica?
ask-right = O que aconteceu?
ask-right-acted = o lado não infrator agiu antes de chamar o Diretor e perde o seu direito
ask-right-ruled-themselves = os jogadores aplicaram ou anularam uma retificação sem o Diretor
ask-right-waiver = o lado não infrator pede com motivo que se dispense a retificação
ask-request-call = O que { $seat } declara agora?
ask-request-card = Que carta { $seat } joga em seu lugar?
ask-yes = sim
ask-no = não
ask-nothing = nada disto
ask-why = Pergunta-se por
ask-rest = sem decidir: parar aqui
ask-none-such = nenhuma

## Como se escreve uma resposta

form-calls = ex.: N 1E P 1C; uma voz fora de vez com o jogador: N 1E S:2C; uma mudança: N 1E P 1C muda 1ST; quem deve passar por uma decisão anterior: N 1E P 1C; O deve passar (ou: deve passar uma vez)
form-contract = ex.: 4C O, ou 4 copas por Oeste
form-trick = ex.: O C3 C5 C9
form-lead = ex.: L OR, ou Este, rei de ouros
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
form-beside-penalty-cards = { $how }. Se já havia cartas penalizadas: + e estas, ex.: + ER
form-counts = ex.: N 14 S 12
form-option = o seu número, seguido do naipe, da carta ou da voz
form-statement = ex.: trunfos EA ER resto; Enter se nada disso disse
form-finding = sim ou não
form-means = o seu número, ou o seu nome; não se não houve nada
form-division = ex.: NS 3 LO 2
form-results = ex.: 4C O =, ou 60% 4C O =, 40% 4C O -1
form-words = em poucas palavras
form-number-from-to = um número de { $least } a { $most }

## O que não pode ser

interview-wrong-form = Isso não responde a esta pergunta.
interview-needs-an-answer = A esta é preciso responder antes de se poder decidir.
interview-not-among = Essa não é nenhuma das respostas.
interview-refused = Isso não pode ter acontecido nesta ordem { $law }.
interview-weights = Os pesos devem somar 100 %.
interview-score-refused = As Leis não permitem esse escore { $law }.
interview-without-table = Primeiro é preciso saber algo da mesa.
interview-without-end = Isso não leva a lugar nenhum. Comece de novo.
interview-not-this = No que contou não há tal irregularidade. Veja quem falou, ou escolha outro incidente.
interview-card-not-there = { $card } não está nessa vaza.
interview-hand-not-there = { $seat } não tem carta nessa vaza.
interview-not-his-turn = Nessa vaza não era a vez de { $seat }.
interview-no-opening-lead-out-of-turn = A saída cabia a { $seat }: nomeie uma carta, de outra mão.
interview-call-condoned = { $seat } falou depois, e com isso a voz vale: nada há a retificar.
interview-same-card = Essa é a carta que nomeou.
interview-hand-is-there = { $seat } tem carta nessa vaza.
interview-two-cards = Diga as duas cartas.
interview-too-many-tricks = Não há tantas: { $tricks } de { $left }.
interview-no-defenders-card = Nenhum defensor tem { $card }: uma carta penalizada é de um defensor.
interview-not-law-13 = Se a mãos faltam cartas e a nenhuma sobram, escolha “Falta uma carta”.

## O que se segue

interview-transfer = { $tricks ->
    [0] Nenhuma vaza é transferida.
    [one] Ao fim do carteio transfere-se uma vaza para { $side }, e o resultado é anotado com ela.
   *[other] Ao fim do carteio transferem-se { $tricks } vazas para { $side }, e o resultado é anotado com elas.
}
interview-equity = Veja depois se isso repara o prejuízo; se não, ajuste o escore.
interview-board-completed = A bolsa é jogada até o fim e o escore vale.
interview-board-stands = O escore vale.
interview-board-cancelled = A bolsa é anulada para ambos os lados desta mesa.
interview-board-auction-again = Sente os jogadores certos e repita-se o leilão; cada um deve repetir as suas vozes.
interview-board-86b = Entre equipes: veja a Lei 86B para a bolsa nas duas mesas.
interview-board-award = { $side } recebe { $award } pela bolsa que não pode jogar.
interview-board-later = Pode mandar jogar mais tarde a bolsa certa.
interview-award-average-plus = média plus
interview-award-average = média
interview-award-average-minus = média minus
interview-assigned = O escore é ajustado: ambos os lados recebem { $results }.
interview-assigned-likely =
    { $after ->
        [none] O escore é ajustado: { $side } recebe { $results }, o resultado mais favorável que era provável; { $others } recebe { $probable }, o mais desfavorável que era minimamente possível.
       *[other] O escore é ajustado: { $others } recebe { $probable }, o resultado mais desfavorável que era minimamente possível. { $side } poderia ter tido { $results }, o mais favorável que era provável; recebe o seu resultado da mesa com o que a infração lhe tirou, pois uma parte do prejuízo foi sua: sem a sua própria ação teria tido { $after }.
    }
interview-assigned-apart = O escore é ajustado: { $others } recebe { $results }. { $side } recebe o seu resultado da mesa com o que a infração lhe tirou, pois uma parte do prejuízo foi sua: sem a sua própria ação teria tido { $after }.
interview-table-stands = O lado não infrator não sofreu prejuízo: mantém-se o resultado da mesa.
interview-weighted = { $weight } % de { $result }
interview-result = { $contract }, { $tricks ->
    [one] uma vaza
   *[other] { $tricks } vazas
}
interview-artificial = { $side } recebe { $award }.
interview-say = Diga
interview-afterwards = Depois
interview-stay-call = Fique até { $seat } falar.
interview-stay-card = Fique até { $seat } jogar.
interview-come-back-lead = Volte quando { $partner } for fazer a sua primeira jogada inicial como defensor: o carteador poderá ter uma opção.
interview-come-back-penalty = Enquanto { $card } de { $seat } estiver ali como carta penalizada, que o chamem antes de o parceiro abrir uma vaza.
interview-penalty-card-due = { $seat } joga agora { $card }, se o puder fazer legalmente; se não puder, que o chamem antes de o parceiro abrir uma vaza.
interview-nothing = Nada se segue: o jogo continua.
interview-later = Por ora não há nada a decidir: mantém-se o que foi declarado e jogado, e o Diretor volta depois.
interview-now = A situação agora:

## `duplicado rule`

rule-which = O que aconteceu? Escolha um número ou escreva com outras palavras.
rule-did-you-mean = Quis dizer um destes? Escolha um número ou escreva com outras palavras.
rule-unknown = Nada se conhece por “{ $query }”. Tente outras palavras, como revoque, voz, saída, carta, reivindicação, bolsa.
rule-without-incident = Nenhum incidente da mesa se decide só pela Lei { $law }. `duplicado book { $law }` mostra o que diz; os escores e as penalidades são dados em um torneio.
rule-not-understood = Não se entende “{ $text }”. Escreva { $how }.
rule-no-answer = Esta é precisa. Escreva { $how }.
rule-all = tudo: mostra os { $number } incidentes
rule-complete = Nada mais se pergunta. “mudar 2” muda uma resposta, “sair” termina.
rule-nothing-to-take-back = Não há resposta a retirar.
rule-change-how = Diga que resposta muda, e a nova: mudar 2 5C
rule-edition-how = Diga uma edição: { $editions }
rule-help = voltar: retira a última resposta. mudar 2 …: muda uma resposta. até agora: o que já se segue. por quê: por que artigo se pergunta. edição 2007: o mesmo em outra edição. tudo: todos os incidentes. sair: termina.
rule-enter-key = Enter
interview-who-led = Quem saiu
interview-suit = Naipe
interview-card = Carta
interview-none = Nenhuma destas
interview-tick-all = Ou marque todas as que valham.
