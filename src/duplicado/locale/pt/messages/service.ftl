# O serviço: cópias dos registros, quem não pode fazer o quê, quem não entra.

service-backed-up = { $count ->
    [one] Uma entrada foi copiada para { $copy }.
   *[other] { $count } entradas foram copiadas para { $copy }.
}
service-restored = { $count ->
    [one] { $file } tem de novo uma entrada.
   *[other] { $file } tem de novo { $count } entradas.
}
service-former = O que estava lá antes fica salvo como { $former }.
service-verified = { $count ->
    [one] { $file }: uma entrada, tal como foi escrita.
   *[other] { $file }: { $count } entradas, todas tal como foram escritas.
}
service-chain = A última está ligada a todas as anteriores por { $chain }
service-noted = Última cópia de segurança: { $at }, até a entrada { $number }.
service-never-noted = Ainda não foi feita nenhuma cópia de segurança.

event-refused-not-allowed = Isso não lhe cabe fazer aqui: pergunte ao Diretor.
event-refused-other-table = Essa é outra mesa. Aqui só se anotam resultados da sua própria mesa.
event-refused-other-round = A sua mesa está agora em outra rodada. O que ficou para trás é corrigido pelo Diretor.
event-refused-round-not-begun = Nem todos os que jogam a rodada { $value1 } na sua mesa terminaram a anterior. Terminem-na primeiro nas mesas deles, ou perguntem ao Diretor.
event-refused-pin-again = Talvez já haja outros sentados nesta mesa. Dê o PIN da mesa em que está sentado e diga de novo de quem é este aparelho.
event-refused-for-the-director = Isso só o Diretor anota. Chame o Diretor.
event-refused-other-side = Isso é o outro lado que deve dizer, no seu próprio celular.
event-refused-not-played-yet = Também joga e ainda não jogou essa bolsa: que outro Diretor o faça.
event-refused-changed-since = Isso mudou desde que olhou. Veja como está agora e repita se ainda estiver certo.
event-refused-id-taken = Isso já foi enviado antes e dizia outra coisa. Anote de novo.
event-refused-entered-already = Já há aí um resultado anotado e a sua mesa mudou de rodada. Se estiver errado, diga ao Diretor.
event-refused-no-hands = As cartas dessa bolsa não estão no registro.
event-refused-reason-for-look = Diga porque vê as cartas de uma bolsa que alguém ainda tem de jogar. Fica por escrito.

service-unavailable = Não foi possível escrever isso agora. Nada se perdeu: será enviado outra vez. Se continuar, avise o Diretor.
service-replaced = Um arquivo do clube já não é o que foi aberto: foi movido, apagado ou substituído. O que se anota agora não é aceito, e será enviado de novo mais tarde. A página do Diretor ou a janela do programa diz qual arquivo é: ponha-o de volta e inicie o programa outra vez.
service-not-written = Não foi possível escrever isso agora, e nada disso ficou registrado. Envie outra vez daqui a pouco; se continuar, “{ console-tab-overview }” diz o que acontece.

service-denied-code-wrong = Não existe esse código. Um código serve uma vez, durante dez minutos: peça outro; no computador do clube tecle Enter na janela do programa. O PIN de uma mesa é pedido ao escolher o torneio e a mesa.
service-denied-pin-wrong = Esse não é o PIN desta mesa nem o código de hoje.
service-denied-too-many-tries = Tentativas demais. Espere até { $until } ou pergunte ao Diretor.
service-denied-too-many-tries-here = Desta rede foram digitados PINs errados demais. Tente de novo às { $until }. Quem já entrou continua como antes; se isto durar, avise o Diretor: talvez alguém esteja adivinhando.
service-denied-token-wrong = Já não tem acesso: leia de novo o código da mesa ou pergunte ao Diretor.

service-role-organizer = Organizador
service-role-director = Diretor
service-role-assistant = Diretor auxiliar
service-role-scorer = Anotador
service-role-player = Jogador
service-role-commentator = Comentarista
service-role-display = Tela
service-role-public = Público
