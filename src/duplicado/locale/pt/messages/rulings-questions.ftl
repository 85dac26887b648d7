# O que o Diretor deve determinar e o que segue de cada resposta.

question-any = O Diretor determina se esta cláusula se aplica.
question-any-true = Aplica-se.
question-any-false = Não se aplica.
question-any-answer = A determinação escreve-se como no livro de casos.
question-25a = A primeira voz de { $offender } foi involuntária: um erro mecânico ou um lapso de língua, sem mudar de ideia, e notado sem que { $partner } tivesse falado?
question-25a-true = Involuntária: vale a voz pretendida, sem retificação.
question-25a-false = Voluntária: a mudança é tratada conforme 25B, e conforme 27C se a primeira voz era uma marcação insuficiente.
question-27b1-a =
    { $laws ->
        [old] São indiscutivelmente naturais { $insufficient } e a substituta { $second }?
       *[new] A substituta, { $second }, é a marcação suficiente mínima que especifica a mesma denominação ou denominações que { $insufficient }?
    }
question-27b1-a-true = Sim: o leilão segue sem mais retificação; o Diretor examina o resultado ao fim do carteio (27D).
question-27b1-a-false = Não: a pergunta seguinte é se a substituta { $laws ->
    [old] tem um significado igual ou mais preciso (27B1(b))
   *[new] é uma voz comparável (23A)
}.
question-27b1-b = A substituta, { $second }, tem o mesmo significado que { $insufficient }, ou um mais preciso contido nele?
question-27b1-b-true = Sim: o leilão segue sem mais retificação; o Diretor examina o resultado ao fim do carteio (27D).
question-27b1-b-false = Não: { $partner } deve passar sempre que for sua vez de falar e pode haver restrição à jogada inicial; um Dobre ou Redobre é cancelado.
question-23a = { $second } é comparável com a voz retirada { $withdrawn }: significado igual ou semelhante, parte do que mostrava, ou o mesmo propósito?
question-23a-true = Comparável: o leilão segue sem mais retificação; o Diretor examina o resultado ao fim do carteio (23C).
question-23a-false = Não comparável: { $partner } deve passar conforme diz a Lei desta voz, e pode haver restrição à jogada inicial (26B).
question-21b1-a = A última voz de quem pode bem ter sido influenciada pela explicação errada?
question-21b1-a-answer = Nomeie os adversários, ou nenhum. Cada um pode mudar essa voz enquanto o parceiro não falou depois e nenhuma saída está aberta.
question-24 = Que cartas de { $cards } estavam em posição de serem vistas por { $partner }?
question-24-answer = Nomeie as cartas, ou nenhuma. Uma só carta menor que honra, que não foi jogada, fica aberta; por uma honra, uma carta jogada ou várias cartas, { $partner } deve passar uma vez.
question-28b = { $turn } falou na sua própria vez, e não sobre { $call } de { $offender }?
question-28b-true = Na sua vez: { $call } é cancelada e o leilão segue depois da voz de { $turn }.
question-28b-false = Sobre ela: { $turn } aceitou { $call } (29A).
question-45c4-b = A primeira designação, { $named }, foi involuntária e mudada sem pausa para pensar?
question-45c4-b-true = Involuntária: o morto joga { $cards }; um adversário que tenha jogado desde então pode retirar a sua carta.
question-45c4-b-false = Voluntária: { $named } fica jogada.
question-53b = Aquele a quem cabia abrir fez a sua própria jogada inicial, e não jogou sobre { $cards } de { $offender }?
question-53b-true = A sua jogada inicial: vale, e o que { $offender } jogou é retirado sem mais retificação: { $cards }.
question-53b-false = Jogou sobre ela: a jogada fora de vez vale, e a sua carta, jogada antes da vez, é tratada conforme 57A.
question-54c = { $declarer } pode ter visto alguma carta do morto?
question-54c-true = Sim: deve aceitar a saída, e abre-se o morto.
question-54c-false = Não: { $declarer } tem as opções da Lei 54.
question-61a = { $offender } podia jogar uma carta que a restrição permitia, em vez de { $cards }?
question-61a-true = Sim: é um revoque, tratado conforme 62 a 64.
question-61a-false = Não: não podia cumprir, e { $cards } é uma carta legal (59).
question-70 = Como se dividem as { $tricks } vazas restantes? Os pontos duvidosos resolvem-se contra { $side }, que reivindicou.
question-70-answer = Indique as vazas que cada lado ganha.
question-70c1 = O reivindicante de { $side } não disse nada sobre o trunfo que um adversário ainda tem?
question-70c1-true = Não disse nada: segue-se se não se dava conta dele (70C2).
question-70c1-false = Mencionou-o: o trunfo não dá só por isso uma vaza aos adversários.
question-70c2 = É de algum modo provável que o reivindicante de { $side } não soubesse que o trunfo ainda estava fora?
question-70c2-true = Provável: segue-se se por um jogo normal se podia perder uma vaza para ele (70C3).
question-70c2-false = Sabia: a reivindicação é julgada como se o tivesse batido.
question-70c3 = { $side } podia perder uma vaza para esse trunfo por algum jogo normal?
question-70c3-true = Sim: essa vaza é dos adversários.
question-70c3-false = Não: o trunfo não ganha vaza.
question-70d1 = Pode o reivindicante de { $side } ter tido por firme uma carta que outra, ainda fora, vence?
question-70d1-true = Pode: é normal que jogue primeiro essa carta.
question-70d1-false = Não: contava com o que está fora.
question-70e1 = Um adversário mostrou que não tem o naipe: seria irracional que o reivindicante de { $side } não fizesse a finesse que isso marca?
question-70e1-true = Irracional: a finesse é feita.
question-70e1-false = Podia não a ver: não fazer a finesse também é normal.
question-70e2 = Entende-se que o reivindicante de { $side } joga os seus naipes de cima para baixo?
question-70e2-true = De cima para baixo: a carta mais alta de um naipe vem primeiro.
question-70e2-false = Nada está disposto: pode vir primeiro uma carta que tem por firme.
claim-stake-one = { $side } fica com { $fewest } das { $left }.
claim-stake-range = { $side } fica com { $fewest } a { $most } das { $left }, conforme o que se determine a seguir.
claim-stake-line = A linha: { $line }.
claim-judged-line = A linha de jogo que mostra o que foi decidido sobre a reivindicação: { $side } fica com { $tricks } das { $left }.
question-53c = Aquele a quem cabia abrir fez a sua própria jogada inicial, e não jogou sobre { $cards } de { $offender }?
question-53c-true = A sua jogada inicial: vale, e o que { $offender } jogou é retirado sem mais retificação: { $cards }.
question-53c-false = Jogou sobre ela: a jogada fora de vez vale, e a sua carta, jogada antes da vez, é tratada conforme 57A.
question-79b2 = Quantas vazas ganhou o carteador? Os jogadores lembram-se de modo diferente.
question-79b2-answer = Indique o número de vazas do carteador, p. ex. 79B2: 10.
question-79b3 = Chamado depois da rodada: está o Diretor claramente convencido do número de vazas ganhas na mesa?
question-79b3-true = Convencido: esse número de vazas é o resultado.
question-79b3-false = Não convencido: não se aumenta o escore de nenhum lado.
