# O que se diz nos acessos de um torneio quando algo já está feito.

access-pins-since = Foram sorteados PINs depois de abrir esta página; por isso nenhum se sorteia agora: valem aqueles. Se não os tem, aperte o botão outra vez.
access-pins-no-table = Nenhum PIN foi sorteado: não há tal mesa numa sessão ainda por jogar.
access-is-gone = Esse aparelho já não tem acesso.

# De quem é o aparelho que deu o PIN de uma mesa.

whose-title = De quem é este aparelho?
whose-ours = Nosso: { $side }, { $who } { $names }
whose-mine = Meu: { $side }, { $who } { $names }
whose-nobody = Agora não há ninguém sentado nesta mesa. Se uma rodada acabou de começar, dê o PIN da mesa em que está sentado agora.
whose-table = Da mesa: fica aqui quando os jogadores seguem
whose-how = O seu celular vai com você a cada mesa seguinte e mostra ali o que é seu. Os outros da mesa e o Diretor veem de quem se diz ser cada aparelho.

# O código permanente de uma mesa e o código de hoje.

table-code-title = Mesa { $place }
table-code-which = Que torneio você joga?
table-code-none = Nada se joga agora nesta mesa. Pergunte ao Diretor.
table-code-how = Escaneie o código. Uma vez lhe é pedido o código de hoje: está na parede.
table-code-print = Imprimir códigos permanentes para as mesas
tonight-title = Código de hoje
tonight-how = Um código para todas as mesas deste torneio, pedido uma vez a cada celular, depois do código permanente da mesa. Um novo encerra o que entrou com o anterior.
tonight-draw = Sortear o código de hoje
tonight-again = Sortear outro
tonight-end = Não deixar mais ninguém entrar com ele
backroom-did-tonight = sorteou o código de hoje
backroom-did-tonight-ended = encerrou o código de hoje
