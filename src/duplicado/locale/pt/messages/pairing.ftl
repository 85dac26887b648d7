# `duplicado event pair`, `replan` e `plan`: rondas emparelhadas pela classificação, movimentos por nome ou replaneados.

pairing-round = Ronda { $round } – { $method }, bolsas { $boards }
pairing-round-of-session = Ronda { $round } da sessão { $session } – { $method }, bolsas { $boards }
pairing-number = { $round }
pairing-number-in-session = { $round } da sessão { $session }
pairing-method-matching = suíço
pairing-method-untangling = suíço, desenredado a partir de baixo
pairing-method-danish = dinamarquês
pairing-method-seeded = por cabeças de série
pairing-method-knock-out = eliminatória
pairing-table = Mesa { $tables }: { $home } contra { $away }
pairing-tables = Mesas { $tables }: { $home } contra { $away }
pairing-three-way = Mesas { $tables }: { $teams }, bolsas { $boards }, cada uma contra as outras duas
pairing-bye = Folga: { $who }
pairing-how = Como se chegou aqui:
pairing-shown-only = Nada foi anotado.

pairing-step-standing-after = Emparelhado pela classificação depois da ronda { $round }; os encontros posteriores não contam para isso.
pairing-step-provisional = Os encontros de { $who } não tinham acabado; conta o que deles havia.
pairing-step-withdrawn = { $who } já não jogam.
pairing-step-still-playing = { $who } jogam a segunda parte do seu encontro a três da ronda { $round }.
pairing-step-next-stanza = Os encontros começados na ronda { $round } continuam com o seu próximo segmento.
pairing-step-rematch-avoided = { $one } não defronta { $two }: defrontaram-se na ronda { $round }.
pairing-step-kept-apart = { $one } não defronta { $two }: nesta prova não se devem defrontar.
pairing-step-left-for-others = { $one } não defronta { $two }: senão alguém ficaria sem adversário.
pairing-step-opponents-swapped = { $one } e { $two }, { $three } e { $four } trocaram de adversário: agora { $one } defronta { $three } e { $two } defronta { $four }.
pairing-step-rematch = { $one } volta a defrontar { $two }, depois da ronda { $round }: o regulamento da prova permite-o.
pairing-step-lowest-without-bye = { $one } folga por ser o último que o pode fazer.
pairing-step-bye-passed-on = { $one } não folga, pois já teve folga ou encontro a três na ronda { $round }.
pairing-step-bye-left-for-others = { $one } não folga: senão alguém ficaria sem adversário.
pairing-step-three-way = { $who } jogam um encontro a três por serem os três últimos que o podem fazer.

pairing-impossible = A ronda { $round } não pode ser emparelhada segundo o regulamento da prova. Cada uma destas coisas torná-la-ia possível:
pairing-impossible-together = A ronda { $round } não pode ser emparelhada segundo o regulamento da prova. Só várias destas coisas em conjunto a tornariam possível:
pairing-remedy-exact-method = --remedy exact-method: procurar a ronda com o outro método suíço, que tenta tudo
pairing-remedy-allow-rematches = --remedy allow-rematches: deixar que alguns se voltem a defrontar
pairing-remedy-lift-separation = --remedy lift-separation: deixar que se defrontem os que não se deviam defrontar
pairing-remedy-second-bye = --remedy second-bye: dar a alguém uma segunda folga, ou um segundo encontro a três
pairing-remedy-bye = --remedy bye: dar folga ao que sobra em vez de um encontro a três

pairing-error-not-paired = As rondas desta prova não são emparelhadas uma após outra. Diga no regulamento da prova como são, p. ex. pairing = "swiss".
pairing-error-no-knock-out = Esta prova não é uma eliminatória: a consolação é para quem perdeu numa.
pairing-error-no-such-bracket-round = Tome os perdedores das rondas 1 a { $value2 }, não de { $value1 } rondas.
pairing-error-sharing-for-pairs = As duas mesas de um encontro de equipas já partilham as bolsas: tire --share.
pairing-error-boards-to-share = { $value1 } mesas não podem partilhar menos bolsas do que elas: que um encontro tenha mais (--boards), ou que partilhem menos.
pairing-sharing = Cópias necessárias de cada bolsa: { $copies }. Estas mesas partilham as suas: { $tables }.
pairing-error-no-round-yet = Ainda não foi emparelhada nenhuma ronda que se possa emparelhar de novo.
pairing-error-nobody-to-pair = Não há dois que se possam defrontar. Inscreva-os primeiro, ou diga com --contestants quantos há.
pairing-error-results-wanting = À ronda { $value1 } falta algum resultado da mesa { $value2 }. Anote o que falta, ou emparelhe pela classificação de uma ronda anterior (--after), ou pelo que há (--provisional).
pairing-error-no-such-round = Não há classificação depois da ronda { $value1 }: há as rondas 1 a { $value2 }.
pairing-error-matches-open = A ronda { $value1 } ainda não tem vencedor de { $value2 }. Anote o que falta; um encontro empatado continua com bolsas suplementares.
pairing-error-knock-out-over = A eliminatória acabou: ganhou-a { $value1 }.
pairing-error-boards-wanted = Diga quantas bolsas tem um encontro (--boards).
pairing-error-boards-to-halve = Um encontro a três numa ronda tem metade das bolsas dos outros: um encontro precisa de duas ou mais.
pairing-error-three-way-in-session = Continua em jogo um encontro a três começado na sessão { $value1 }: emparelhe a sua segunda ronda nessa sessão.
pairing-error-board-played = { $value2 } já jogou a bolsa { $value1 }: comece por outra (--first-board).

replan-error-no-movement = Ainda não há movimento: planeie-o com `duplicado event plan`.
replan-error-paired = As rondas desta prova são emparelhadas uma após outra: use `duplicado event pair`; quem chega tarde inscreve-se, quem sai retira-se.
replan-error-plans-differ = Alguém que jogou não está no movimento de agora: não pode ser replaneado.
replan-error-newcomers = Os números ou nomes dados são { $value1 }, e não são tantos os pares que chegam tarde.
replan-error-plays-already = { $value1 } já participa.
replan-error-unknown-contestant = { $value1 } não participa.
replan-error-no-such-change = Não pode ser: não há tal ronda, par ou mesa, ou nada mudaria.
replan-bad-change = «{ $change }» não diz o que aconteceu: escreva late, late=2, leaves=7, closes=3, opens, rounds=8 ou minutes=20.

planning-boards-wanted = Diga quantas bolsas há num jogo (--boards), ou quanto pode durar o jogo (--minutes).
planning-no-time = { $minutes } minutos não chegam para { $rounds } rondas.
planning-rounds-with-movement = --rounds e --tables vão com --movement ou --barometer; senão decide o tempo.
planning-barometer-pairs = Um barómetro é para pares.
