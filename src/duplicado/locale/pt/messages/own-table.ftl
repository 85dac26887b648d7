# Da consola à própria mesa, para quem dirige e joga.

own-table-title = A sua própria mesa
own-table-how = Joga esta prova: aqui ficam escondidas as bolsas que ainda não jogou. Na sua mesa vê e introduz o mesmo que qualquer jogador: a sua folha de resultados, e os diagramas das bolsas terminadas.
own-table-go = À minha mesa: { $who }
own-table-signs = { $by } como { $who }
own-table-back = À consola do Diretor
own-table-none = Não entrou como alguém que joga, ou não com esse número; ou nesta prova os jogadores não introduzem nada eles próprios.
