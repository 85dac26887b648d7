# O que uma decisão muda na mesa, efeito por efeito.

effect-nothing = Nada mais se segue.
effect-nothing-21b1-a = A voz fica como foi feita.
effect-nothing-29a = A voz fora de vez vale: a voz sobre ela a aceitou.
effect-nothing-45c4-a = A carta nomeada primeiro fica jogada.
effect-nothing-45d = A carta jogada é a que o carteador nomeou; a outra volta ao morto.
effect-nothing-45d1 = { effect-nothing-45d }
effect-nothing-69b2 = Nenhuma vaza é transferida: é tarde para isso, ou não há nenhuma a transferir.
effect-nothing-69b1 = { effect-nothing-69b2 }
effect-nothing-71a = { effect-nothing-69b2 }
effect-nothing-71b = { effect-nothing-69b2 }
effect-nothing-79b = O Diretor estabelece o número de vazas.
effect-nothing-81c3 = A irregularidade é tratada agora, como se a atenção tivesse sido chamada para ela.
effect-nothing-82a = O procedimento é restabelecido e o jogo continua.
effect-nothing-82b2 = A bolsa ainda será jogada; se for mais tarde, a rodada continua para ela até então.
effect-nothing-82c = A decisão errada é corrigida: aplica-se o que as Leis prescrevem e a bolsa é apurada normalmente.
effect-nothing-79b1 = O jogo acabou com uma reivindicação ou concessão: são as suas Leis que dizem de quem são as vazas, não uma contagem.
effect-nothing-79b2 = É tarde demais: mantém-se o número de vazas anotado.
effect-nothing-79b3 = Mantém-se o número de vazas anotado: a nenhum lado se aumenta o escore. O de um só lado pode ser diminuído.
effect-nothing-9b1-a = A demora fica anotada; não muda nada.
effect-nothing-90a = Não se propõe penalidade.
effect-nothing-11b = { effect-nothing-90a }
effect-nothing-90b1 = { effect-nothing-90a }
effect-nothing-90b2 = { effect-nothing-90a }
effect-nothing-90b3 = { effect-nothing-90a }
effect-nothing-90b4 = { effect-nothing-90a }
effect-nothing-90b5 = { effect-nothing-90a }
effect-nothing-90b6 = { effect-nothing-90a }
effect-nothing-90b7 = { effect-nothing-90a }
effect-nothing-90b8 = { effect-nothing-90a }
effect-standing-calls = O leilão vale assim: { $calls }. { $ended ->
    [yes] Terminou.
   *[no] É a vez de { $turn }.
}
effect-no-calls = Nenhuma voz vale; o leilão começa com { $turn }.
effect-skipped = (vez perdida)
effect-must-pass-turn = { $seat } deve passar na sua próxima vez de falar.
effect-must-pass-auction = { $seat } deve passar sempre que for sua vez de falar.
effect-must-repeat = { $seat } deve repetir a sua voz na sua próxima vez: { $call }.
effect-ruling-lifted-seats = Termina o que uma decisão anterior impôs às vozes de { $seats }.
effect-ruling-lifted-adjustment = Já não se exige o escore ajustado que tinha sido exigido.
effect-rules-lifted = Já não há restrição ao que { $seats } sair ou jogar.
effect-may-not-double = { $seat } não pode dobrar nem redobrar na sua próxima vez.
effect-call-made = { $seat } fez a voz { $call }, de que trata a sua própria Lei.
effect-bid-named = Com o seu { $call }, { $seat } nomeou { $stated }; vale sobre a última marcação feita, nomeasse o que nomeasse.
effect-informed = O que se soube com { $items } é informação não autorizada para { $offenders } e autorizada para { $others }.
effect-uninformed = O que se soube com { $items } não é informação não autorizada para { $unauthorized }.
effect-lead-right = Se { $offender } vier a ser defensor, o carteador pode restringir a primeira jogada inicial de { $partner } (voz retirada: { $withdrawn }).
effect-lead-right-lifted = Pela voz retirada de { $offender } a jogada inicial já não tem mais restrição.
effect-lead-rule-require = { $seat } deve jogar { $suits } se puder.
effect-lead-rule-forbid = { $seat } não pode abrir com { $suits } enquanto retiver a mão.
effect-lead-rule-none = { $seat } joga o que quiser.
effect-card-face-up = { $card } de { $seat } fica aberta na mesa até o fim do leilão.
effect-card-minor = { $card } de { $seat } é carta penalizada menor: fica na mesa, e ele não pode jogar antes dela outra carta do naipe menor que honra.
effect-card-major = { $card } de { $seat } é carta penalizada maior: fica na mesa e deve ser jogada na primeira oportunidade legal.
effect-card-in-hand = { $card } de { $seat } volta à mão.
effect-review = { $why ->
    [replaced] Ao fim do carteio o Diretor examina se sem a irregularidade o desfecho bem poderia ter sido melhor para o lado não infrator.
    [known] Ao fim do carteio o Diretor examina se o infrator podia estar consciente de que a sua irregularidade prejudicaria o lado não infrator.
    [information] Ao fim do carteio o Diretor examina se foi usada informação não autorizada.
    [penalty-card] Ao fim do carteio o Diretor examina se a carta penalizada ajudou o lado infrator.
    [revoke] Ao fim do carteio o Diretor examina se o lado não infrator perdeu pelo revoque mais do que as vazas que lhe são transferidas.
   *[result] Ao fim do carteio o Diretor examina o resultado.
}
effect-score-adjusted = O Diretor ajusta o escore: substitui o resultado desta mesa.
effect-standing-play = { $trick ->
    [0] Nenhuma carta vale como jogada. { $due }
   *[other] Na vaza { $trick } valem: { $cards }. { $due }
}
effect-standing-trick = Nesta vaza valem: { $cards }. { $due }
effect-defective-trick = { $seat } põe uma carta entre as já jogadas, do naipe jogado se puder; a vaza continua de quem a ganhou.
effect-declares = O contrato é { $contract }.
effect-taken-back = { $hand } retira { $card }.
effect-play-rule-highest = { $seat } deve jogar a carta mais alta que tenha do naipe da vaza.
effect-play-rule-lowest = { $seat } deve jogar a carta mais baixa que tenha do naipe da vaza.
effect-play-rule-require = { $seat } deve jogar { $suit } nesta vaza, se puder.
effect-play-rule-forbid = { $seat } não pode jogar { $suit } nesta vaza, se puder evitá-lo.
effect-play-rule-card = { $seat } deve jogar { $card } nesta vaza, se puder.
effect-lead-settled = Com isto { $seat } pode jogar.
# A trick whose number is not known is not numbered (0).
effect-in-trick = { $trick ->
    [0] {""}
   *[other] {" "}na vaza { $trick }
}
effect-revoke-corrected = O revoque de { $seat }{ effect-in-trick } é corrigido: em seu lugar joga uma carta legal.
effect-revoke-stands = O revoque de { $seat }{ effect-in-trick } está estabelecido: a carta fica jogada{ $transfer ->
    [no] .
    [dummy] ; um revoque do morto não transfere vazas (64B3).
   *[open] , e ao fim do carteio podem transferir-se vazas (64).
}
effect-revoke-43b2-b = O revoque de { $seat }{ effect-in-trick } é corrigido{ $transfer ->
    [no] .
   *[open] , e mesmo assim podem transferir-se vazas ao fim do carteio como se estivesse estabelecido.
}
effect-revoke-too-late = A atenção veio tarde demais para transferir vazas.
effect-deemed-revoke = Considera-se que { $hand } fez um revoque{ effect-in-trick }: terminado o carteio, uma vaza passa ao outro lado se o seu ganhou essa vaza ou uma posterior.
effect-deemed-played = { $card } de { $hand } está jogada.
effect-lead-faced = A saída está aberta: o carteio começou.
effect-play-ends = O carteio termina: das vazas restantes Norte-Sul tem { $ns } e Este-Oeste { $ew }.
effect-play-resumes = O carteio continua.
effect-tricks-corrected = As vazas são: Norte-Sul { $ns }, Este-Oeste { $ew }.
effect-any = A decisão tem outro efeito que ainda não tem palavras; veja-se a Lei.
effect-claim-set-aside = A reivindicação fica suspensa enquanto se corrige o revoque anterior.
effect-claim-restored = A reivindicação volta a valer.
effect-exposure-forgiven = As cartas que { $seat } tenha mostrado não são penalizadas.
effect-revoke-not-established = { $card } de { $hand } não estabelece nenhum revoque.
effect-must-lead-again = O carteador joga de novo da mão correta; um defensor que jogue antes expõe a sua carta.
effect-revoke-43b3 = O revoque de { $seat }{ effect-in-trick } está estabelecido, mas o morto não tinha direito de ser o primeiro a chamar atenção: o carteio segue e o Diretor examina o resultado.
effect-revoke-waived = O revoque de { $seat }{ effect-in-trick } fica como foi jogado, e por ele não se transfere nenhuma vaza.

# O que uma decisão resolve pela sua própria Lei, além dos seus efeitos no registro.
ruled-10b = Vale o que os jogadores resolveram entre si sem o Diretor.
ruled-11a = O lado não infrator perdeu o direito à retificação: não há nenhuma.
ruled-13a2 = As cartas voltam às mãos a que pertencem, e a bolsa é jogada.
ruled-13b1 = As cartas voltam às mãos a que pertencem, nenhuma voz muda, e a bolsa é jogada.
ruled-13c = A carta do outro baralho é retirada, e o jogo continua.
ruled-13d2-a = { ruled-13a2 }
ruled-13f = { ruled-13c }
ruled-14a1 = A carta volta à mão a que faltava, e conta como se sempre tivesse estado nela; nenhuma voz muda.
ruled-14a2 = A distribuição é refeita com outro baralho; a carta conta como se sempre tivesse estado na sua mão, e nenhuma voz muda.
ruled-14b2 = A carta volta à mão a que faltava, e conta como se sempre tivesse estado nela; não a ter jogado pode ser revoque.
ruled-14b3 = A distribuição é refeita com outro baralho; a carta conta como se sempre tivesse estado na sua mão, e não a ter jogado pode ser revoque.
ruled-21b3 = É tarde demais para mudar uma voz: o parceiro já falou depois, ou o leilão terminou.
ruled-39a = A voz depois do passe final é cancelada: o leilão terminou.
ruled-48a = O lado do carteador nunca tem cartas penalizadas: a carta volta à mão, e o jogo continua.
ruled-54e = A carta volta à mão, pois o lado do carteador não tem cartas penalizadas; a saída inicial cabe ao defensor correto.
ruled-67b2-a = As cartas que sobram voltam à mão, e contam como se sempre tivessem estado nela.
ruled-79a2 = A vaza é do outro lado: o número de vazas é corrigido, e quem o sabia pode ser penalizado.
ruled-81c5 = A retificação é dispensada, como pede o lado não infrator.
