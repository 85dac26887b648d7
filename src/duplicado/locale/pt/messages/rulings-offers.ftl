# As opções que uma Lei dá a um jogador e o que cada uma implica; o jogador ouve tudo antes de escolher (10C1).

offer-any = { $by } tem uma opção segundo esta Lei.
offer-27a1 = { $by } pode aceitar { $insufficient } ou recusá-la.
offer-27a1-accept = { $insufficient } vale e o leilão segue daí, sem retificação.
offer-27a1-refuse = { $insufficient } é cancelada. { $corrected ->
    [yes] Vale { $second }, que { $offender } já pôs no seu lugar (27C).
   *[no] { $offender } deve substituí-la por uma voz legal.
} Com a marcação suficiente mínima que { $laws ->
    [old] nomeia a mesma denominação, não sendo artificial nenhuma das duas, ou com uma voz de significado igual ou mais preciso
   *[new] especifica a mesma denominação, ou com uma voz comparável
}, o leilão segue normalmente. Depois de outra marcação ou de Passe, { $partner } deve passar sempre que for sua vez de falar, e o carteador pode restringir a jogada inicial de { $partner } se { $offender } defender. Qualquer outro Dobre ou Redobre é cancelado.
offer-27b4 = { $by } pode aceitar a segunda marcação insuficiente, { $second }, ou recusá-la.
offer-27b4-accept = { $second } vale e o leilão segue daí, sem retificação.
offer-27b4-refuse = { $second } é cancelada; { $offender } dá outra voz, e { $partner } deve passar sempre que for sua vez de falar.
offer-29a = { $by } pode aceitar a voz { $call } de { $offender }, dita fora de vez, ou recusá-la.
offer-29a-accept = A voz { $call } de { $offender } vale{ $loses ->
    [yes] , { $turn } perde esta vez,
   *[no] {""}
} e o leilão segue daí sem retificação.
offer-29a-refuse = A voz { $call } é cancelada e volta a ser a vez de { $turn }. { $way ->
    [pass-once] { $offender } deve passar quando chegar a sua vez.
    [pass-always] { $offender } deve passar sempre que for sua vez de falar, e { $partner } não pode dobrar nem redobrar na sua próxima vez.
    [repeat-or-compare] Se { $turn } passar, { $offender } deve repetir { $call }. Se { $turn } fizer outra coisa, { $offender } dá a voz que quiser: com uma voz comparável o leilão segue normalmente; se não, { $partner } deve passar na sua próxima vez de falar e pode haver restrição à jogada inicial.
    [repeat-or-name] Se { $turn } passar, { $offender } deve repetir { $call }. Se { $turn } fizer outra coisa e { $offender } marcar a mesma denominação, { $partner } deve passar na sua próxima vez de falar; se não, sempre que for sua vez, e pode haver restrição à jogada inicial.
    [repeat-or-silence] Se { $turn } passar, { $offender } deve repetir { $call }. Se não, { $partner } deve passar sempre que for sua vez de falar, e pode haver restrição à jogada inicial.
    [silence] { $partner } deve passar sempre que for sua vez de falar, e pode haver restrição à jogada inicial.
   *[compare] Quando chegar a sua vez, { $offender } dá a voz que quiser: com uma voz comparável o leilão segue normalmente; se não, { $partner } deve passar na sua próxima vez de falar e pode haver restrição à jogada inicial.
}
offer-25b1 = { $by } pode aceitar a segunda voz de { $offender }, { $call }, ou recusá-la.
offer-25b1-accept = A voz { $call } vale no lugar de { $first }; o que { $first } indicou é informação não autorizada para o lado de { $offender }, e o carteador pode restringir a jogada inicial do parceiro se { $offender } defender.
offer-25b1-refuse = Vale a voz { $first } e { $call } é cancelada; o que esta indicou é informação não autorizada para o lado de { $offender }, e o carteador pode restringir a jogada inicial do parceiro se { $offender } defender.
offer-25a4 = { $by } pode mudar a voz que deu sobre { $first }, pois agora vale { $call }.
offer-25a6 = { $by } pode mudar a voz que deu sobre { $first }, pois agora vale { $call }.
offer-21b1-a = { $by } recebeu má informação e pode mudar a sua última voz.
offer-21b2 = { $by } pode mudar a sua voz, pois a anterior foi mudada.
offer-26a = { $by } pode exigir ou proibir que { $leader } jogue um naipe que a voz retirada { $withdrawn } mostrava: { $suits }.
offer-26a-require = { $leader } deve jogar o naipe nomeado, agora ou na primeira vez que lhe caiba abrir, se puder.
offer-26a-forbid = { $leader } não pode jogar o naipe nomeado enquanto retiver a mão.
offer-26b = { $by } pode proibir que { $leader } jogue um naipe, por causa da voz retirada { $withdrawn }: { $suits }.
offer-26b-forbid = { $leader } não pode jogar o naipe nomeado enquanto retiver a mão.
offer-43b2-a = { $by } ou { $also } escolhe a mão de que o carteador deve jogar.
offer-45c4-b = { $by } pode retirar o que jogou depois de mudada a carta do morto: { $cards }.
offer-45d = { $by } pode retirar o que jogou depois da carta mal colocada: { $cards }.
offer-45d1 = { $by } pode retirar o que jogou depois da carta mal colocada: { $cards }.
offer-46b3-b = { $by } nomeia a carta que o morto joga: { $cards }.
offer-46b5 = { $by } ou { $also } nomeia a carta que o morto joga: { $cards }.
offer-47e2-a = { $by } pode retirar o que jogou depois de uma explicação errada: { $cards }.
offer-50d2 = { $by } diz que naipe { $leader } joga; o parceiro de { $leader } tem a carta penalizada { $penalty }.
offer-50d2-require = { $leader } deve jogar esse naipe se puder; { $penalty } volta à mão.
offer-50d2-forbid = { $leader } não pode jogar esse naipe enquanto retiver a mão; { $penalty } volta à mão.
offer-50d2-no-restriction = { $leader } joga o que quiser; { $penalty } fica na mesa como carta penalizada.
offer-51b1 = { $by } diz que naipe { $leader } joga; o parceiro de { $leader } tem as cartas penalizadas { $penalty }.
offer-51b1-require = { $leader } deve jogar esse naipe se puder; as cartas penalizadas do naipe voltam à mão.
offer-51b1-forbid = { $leader } não pode jogar esse naipe enquanto retiver a mão; as suas cartas penalizadas voltam à mão.
offer-51b1-no-restriction = { $leader } joga o que quiser; as cartas penalizadas ficam na mesa.
offer-51b2 = { $by } diz que naipe { $leader } joga; o parceiro de { $leader } tem cartas penalizadas de vários naipes: { $penalty }.
offer-51b2-require = { $leader } deve jogar um dos naipes nomeados se puder; as cartas penalizadas desses naipes voltam à mão.
offer-51b2-forbid = { $leader } não pode jogar os naipes nomeados enquanto retiver a mão; as suas cartas penalizadas voltam à mão.
offer-51b2-no-restriction = { $leader } joga o que quiser; as cartas penalizadas ficam na mesa.
offer-51a = { $by } diz que carta penalizada { $offender } joga agora: { $cards }.
offer-51a-plays = { $offender } deve jogar essa carta nesta vaza.
offer-52b1-a = { $by } pode aceitar { $penalty }, jogada no lugar da carta penalizada, ou recusá-la.
offer-52b1-a-accept = { $penalty } vale como jogada; a carta penalizada fica na mesa e deve ser jogada na primeira oportunidade.
offer-52b1-a-refuse = { $penalty } é retirada e passa também a carta penalizada; { $offender } joga a carta penalizada que devia.
offer-54 = { $by }, suposto carteador, tem três opções depois da saída de { $penalty } fora de vez, de { $offender }.
offer-54-spread = { $by } abre a sua mão e passa a morto; o seu parceiro é o carteador.
offer-54-accept = A saída vale; abre-se o morto, { $by } vê-o e joga a segunda carta da sua própria mão.
offer-54-refuse = A saída é retirada: { $penalty } continua com a face para cima como carta penalizada maior; a saída é de { $turn }, e { $by } pode exigir ou proibir esse naipe.
offer-55a = { $by } pode aceitar a jogada inicial fora de vez do carteador, { $penalty }, ou mandar retirá-la{ $also ->
    [none] {""}
   *[other] { " " }({ $also } pode falar primeiro)
}.
offer-55a-accept = A jogada vale e joga a mão seguinte.
offer-55a-refuse = { $penalty } é retirada e cabe { $leads ->
    [own-side] ao carteador jogar da mão correta
   *[other] a { $turn } jogar
}.
offer-56 = { $by } pode aceitar a jogada inicial de { $penalty } fora de vez, de { $offender }, ou recusá-la.
offer-56-accept = A jogada vale, e { $by } joga sobre ela.
offer-56-refuse = A jogada é retirada: { $penalty } continua com a face para cima como carta penalizada maior; cabe a { $turn } jogar{ $leads ->
    [partner] , e { $by } pode exigir ou proibir o naipe
   *[other] {""}
}.
offer-57a = { $by } diz o que { $partner } joga nesta vaza, porque { $offender } jogou { $penalty } antes da vez.
offer-57a-highest = { $partner } joga a carta mais alta que tenha do naipe da vaza.
offer-57a-lowest = { $partner } joga a carta mais baixa que tenha do naipe da vaza.
offer-57a-require = { $partner } joga uma carta do naipe nomeado, se as Leis o permitirem.
offer-57a-forbid = { $partner } não pode jogar uma carta do naipe nomeado, se puder evitá-lo.
offer-58b2 = { $by } diz qual joga das cartas que jogou ao mesmo tempo: { $cards }.
offer-58b2-plays = Essa carta fica jogada; de um defensor as outras passam a cartas penalizadas, as do carteador voltam à mão.
offer-58b3 = { $by } pode retirar { $cards }, pois a carta anterior foi mudada.
offer-62c1 = { $by } pode retirar o que jogou depois do revoque: { $cards }.
offer-62c2 = { $by } pode retirar { $cards }, pois o adversário anterior mudou a sua carta.
offer-62c2-takes-back = Joga outra carta; de um defensor a carta retirada passa a carta penalizada.

# As mesmas palavras significam o mesmo em várias Leis.

offer-word-call = Dá outra voz legal, que vale no lugar da sua.
offer-word-keep = { $kept ->
    [call] A sua voz fica como está.
   *[card] A carta fica jogada.
}
offer-word-takes-back = Retira-a e joga outra carta; o que a primeira indicou é informação não autorizada para o outro lado.
offer-word-no-restriction = { $leader } joga o que quiser.
offer-word-from-hand = O carteador joga da sua própria mão.
offer-word-from-dummy = O carteador joga do morto.
offer-word-dummy = O morto joga essa carta.
offer-word-accept = Vale.
offer-word-refuse = Não vale.
offer-word-require = É preciso jogar esse naipe.
offer-word-forbid = Não se pode jogar esse naipe.
offer-word-plays = Essa carta fica jogada.

# Os botões com que um jogador escolhe.

choose-accept = Aceitar
choose-refuse = Recusar
choose-require = Exigir { $suits }
choose-forbid = Proibir { $suits }
choose-no-restriction = Sem restrição
choose-highest = A carta mais alta
choose-lowest = A carta mais baixa
choose-spread = Abrir a mão
choose-from-hand = Da mão do carteador
choose-from-dummy = Do morto
choose-plays = Jogar { $card }
choose-keep = Deixar como está
choose-call = { $call }
choose-takes-back = Retirar { $card }
choose-dummy = O morto joga { $card }

# Como se conta uma escolha feita.

chosen-accept = { $by } aceita.
chosen-refuse = { $by } não aceita.
chosen-require = { $by } exige { $suits }.
chosen-forbid = { $by } proíbe { $suits }.
chosen-no-restriction = { $by } não impõe restrição.
chosen-highest = { $by } exige a carta mais alta do naipe da vaza.
chosen-lowest = { $by } exige a carta mais baixa do naipe da vaza.
chosen-spread = { $by } abre a sua mão.
chosen-from-hand = { $by } escolhe a mão do carteador.
chosen-from-dummy = { $by } escolhe o morto.
chosen-plays = { $by } nomeia { $card }.
chosen-keep = { $by } deixa como está.
chosen-call = { $by } diz { $call }.
chosen-call-of-bid = { $call } de { $bid }
chosen-takes-back = { $by } retira { $card }.
chosen-dummy = { $by } nomeia { $card } do morto.
chosen-any = { $by } escolhe: { $word }.
