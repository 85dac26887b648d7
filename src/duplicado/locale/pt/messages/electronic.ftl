# Eventos jogados eletronicamente: os caminhos para as mesas, e o que as mesas anotam no registro.
electronic-title = Jogar na sua mesa
electronic-whose = A mesa precisa saber de quem é este dispositivo: escaneie o código da sua mesa e diga com que dupla você joga.
electronic-nowhere = Você não tem mesa nesta rodada.
electronic-not-open = A sua mesa ainda não está aberta: nem todos os que vêm a ela terminaram a rodada anterior.
electronic-no-deal = A bolsa { $board } ainda não tem mãos no registro.
electronic-how = Escolha o lugar em que você se senta. Quem se senta ali joga neste dispositivo; só o Diretor pode deixar outro entrar.
electronic-sit = Sento-me em { $seat }
electronic-taken = { $seat }: já há alguém.
electronic-back = Sou eu: para a mesa
electronic-to-phone = Bolsas, resultados e o Diretor
electronic-direct = Dirigir nesta mesa
electronic-called = { $seat } chama o Diretor pela tela.
electronic-signs = mesa eletrônica { $table }
electronic-goes-on = O jogo continuou na mesa.
electronic-ruled = O resultado mudou pelo que foi decidido ou acordado na mesa.
