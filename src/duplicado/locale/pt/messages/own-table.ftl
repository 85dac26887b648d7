# Do console à própria mesa, para quem dirige e joga.

own-table-title = A sua própria mesa
own-table-how = Você joga este torneio: aqui ficam escondidas as bolsas que ainda não jogou. Na sua mesa vê e anota o mesmo que qualquer jogador: o seu cartão de resultados, e os diagramas das bolsas terminadas.
own-table-go = À minha mesa: { $who }
own-table-signs = { $by } como { $who }
own-table-back = Ao console do Diretor
own-table-none = Não entrou como alguém que joga, ou não com esse número; ou neste torneio os jogadores não digitam nada eles próprios.
