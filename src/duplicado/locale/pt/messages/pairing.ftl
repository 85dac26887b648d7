# `duplicado event pair`, `replan` e `plan`: rodadas emparelhadas pela classificação, movimentos por nome ou replanejados.

pairing-round = Rodada { $round } – { $method }, bolsas { $boards }
pairing-round-of-session = Rodada { $round } da sessão { $session } – { $method }, bolsas { $boards }
pairing-number = { $round }
pairing-number-in-session = { $round } da sessão { $session }
pairing-method-matching = suíço
pairing-method-untangling = suíço, desenredado a partir de baixo
pairing-method-danish = dinamarquês
pairing-method-seeded = por cabeças de série
pairing-method-knock-out = eliminatória
pairing-match = { $home } contra { $away }
pairing-at-tables = { $count ->
    [one] Mesa { $tables }
   *[other] Mesas { $tables }
}
pairing-table = Mesa { $tables }: { $home } contra { $away }
pairing-tables = Mesas { $tables }: { $home } contra { $away }
pairing-three-way = Mesas { $tables }: { $teams }, bolsas { $boards }, cada uma contra as outras duas
pairing-three-way-in-one = match a três nesta rodada, bolsas { $boards }
pairing-three-way-over-two = match a três em duas rodadas, bolsas { $boards }
pairing-bye = Descansa: { $who }
pairing-met-before = já se enfrentaram, na rodada { $round }
pairing-couple = { $one } com { $other }
pairing-how = Como se chegou aqui:
pairing-shown-only = Nada foi salvo.

pairing-step-standing-after = Emparelhada pela classificação depois da rodada { $round }; os matches posteriores não contam para isso.
pairing-step-provisional = Os matches de { $who } não tinham acabado; conta o que deles havia.
pairing-step-withdrawn = { $who } já não jogam.
pairing-step-still-playing = { $who } jogam a segunda parte do seu match a três da rodada { $round }.
pairing-step-next-stanza = Os matches começados na rodada { $round } continuam com o seu próximo segmento.
pairing-step-rematch-avoided = { $one } não enfrenta { $two }: enfrentaram-se na rodada { $round }.
pairing-step-kept-apart = { $one } não enfrenta { $two }: neste torneio não se devem enfrentar.
pairing-step-left-for-others = { $one } não enfrenta { $two }: senão alguém ficaria sem adversário.
pairing-step-opponents-swapped = { $one } e { $two }, { $three } e { $four } trocaram de adversário: agora { $one } enfrenta { $three } e { $two } enfrenta { $four }.
pairing-step-rematch = { $one } volta a enfrentar { $two }, depois da rodada { $round }: é permitido.
pairing-step-lowest-without-bye = { $one } descansa por ser o último que o pode fazer.
pairing-step-bye-passed-on = { $one } não descansa, pois já teve descanso ou match a três na rodada { $round }.
pairing-step-bye-left-for-others = { $one } não descansa: senão alguém ficaria sem adversário.
pairing-step-exchanged = { $one } e { $two } foram trocados à mão.
pairing-step-three-way = { $who } jogam um match a três por serem os três últimos que o podem fazer.

pairing-exchange-not-in-round = { $value1 } não joga nesta rodada.
pairing-exchange-still-playing = { $value1 } está na segunda parte de um match a três e fica nele.
pairing-exchange-already-meet = { $value1 } e { $value2 } jogam o mesmo match: troque um deles com outro.
pairing-exchange-bracket = Um eliminatório é emparceirado pelo seu quadro: nele ninguém é trocado.
pairing-barred-rematch-avoided = { $one } e { $two } já se enfrentaram, na rodada { $round }.
pairing-barred-kept-apart = { $one } e { $two } devem ficar separados neste torneio.
pairing-barred-bye-passed-on = { $one } já teve um descanso ou um match a três, na rodada { $round }.
pairing-barred-allow = Isto o permitiria:
pairing-impossible = A rodada { $round } não pode ser emparelhada segundo o regulamento do torneio. Cada uma destas coisas a tornaria possível:
pairing-remedy-exact-method = --remedy exact-method: procurar a rodada com o outro método suíço, que tenta tudo
pairing-remedy-allow-rematches = --remedy allow-rematches: deixar que alguns se voltem a enfrentar
pairing-remedy-lift-separation = --remedy lift-separation: deixar que se defrontem os que não se deviam enfrentar
pairing-remedy-second-bye = --remedy second-bye: dar a alguém um segundo descanso, ou um segundo match a três
pairing-remedy-bye = --remedy bye: dar descanso ao que sobra em vez de um match a três

pairing-error-not-paired = As rodadas deste torneio não são emparelhadas uma após outra. Diga no regulamento do torneio como são, p. ex. pairing = "swiss".
pairing-error-no-knock-out = Este torneio não é uma eliminatória: a consolação é para quem perdeu numa.
pairing-error-no-such-bracket-round = Tome os perdedores das rodadas 1 a { $value2 }, não de { $value1 } rodadas.
pairing-error-sharing-for-pairs = As duas mesas de um match de equipes já compartilham as bolsas: tire --share.
pairing-error-boards-to-share = { $value1 } mesas não podem compartilhar menos bolsas do que elas: que um match tenha mais (--boards), ou que compartilhem menos.
pairing-sharing = Cópias necessárias de cada bolsa: { $copies }. Estas mesas compartilham as suas: { $tables }.
pairing-error-no-round-yet = Ainda não foi emparelhada nenhuma rodada que se possa emparelhar de novo.
pairing-error-nobody-to-pair = Não há dois que se possam enfrentar. Inscreva-os primeiro, ou diga com --contestants quantos há.
pairing-error-results-wanting = À rodada { $value1 } falta algum resultado da mesa { $value2 } (bolsa { $value3 }). Anote o que falta, ou emparelhe pela classificação de uma rodada anterior (--after), ou pelo que há (--provisional).
pairing-error-no-such-round = Não há classificação depois da rodada { $value1 }: há as rodadas 1 a { $value2 }.
pairing-error-knock-out-ranks-nobody = { final-none-here }
pairing-error-nobody-qualified = Há menos de dois classificados nos lugares { $value1 } a { $value2 }.
pairing-error-level-at-the-cut = Estão empatados no lugar { $value1 }: { $value2 }. Inclua todos ou nenhum, ou deixe que o regulamento do torneio resolva o empate.
pairing-error-nothing-carried-into-a-knock-out = Nada é transportado para um eliminatório: o que uma equipe traz para um match vale só para esse match.
pairing-error-final-not-paired-so = { $value1 ->
    [individual] Jogadores individuais não são emparelhados rodada a rodada: deixe que um movimento diga quem enfrenta quem.
   *[pairs] Uma eliminatória é para equipes. Emparelhe as rodadas de outra forma, ou deixe que um movimento diga que duplas se enfrentam.
}
pairing-error-carried-in-another-unit = A final não é classificada na unidade deste torneio, por isso nenhuma parte dos seus resultados pode ser transportada. Use passos iguais, ou emparelhe como neste torneio.
pairing-error-most-carried-wanted = Diga quanto traz o primeiro.
final-brings-now = { $who } trouxe { $brought } { $unit }; pela classificação de agora são { $now } { $unit }: `{ $command }`.
final-joins-now = Pela classificação de agora também participam: { $who }. Quem continua jogando decide o Organizador do Torneio (Lei 80B).
final-leaves-now = Pela classificação de agora não participam: { $who }. Quem continua jogando decide o Organizador do Torneio (Lei 80B).
pairing-error-matches-open = A rodada { $value1 } ainda não tem vencedor de { $value2 }. Anote o que falta; um match empatado continua com bolsas suplementares.
pairing-error-match-tied = O match { $value1 } está empatado. Continua com bolsas extras, ainda por jogar: { $value2 } ({ $value3 }); outras tantas enquanto continuar empatado (a condição extra_boards). Que as duas mesas as joguem, e anote os resultados na rodada { $value4 } da sessão { $value5 }, com as equipes que se sentam ali.
pairing-error-knock-out-over = A eliminatória acabou: ganhou-a { $value1 }.
pairing-error-boards-wanted = Diga quantas bolsas tem um match (--boards).
pairing-error-boards-to-halve = Um match a três numa rodada tem metade das bolsas dos outros: um match precisa de duas ou mais.
pairing-error-three-way-in-session = Continua em jogo um match a três começado na sessão { $value1 }: emparelhe a sua segunda rodada nessa sessão.
pairing-error-board-played = { $value2 } já jogou a bolsa { $value1 }: comece por outra (--first-board).

replan-error-no-movement = Ainda não há movimento: planeje-o com `duplicado event plan`.
replan-error-paired = As rodadas deste torneio são emparelhadas uma após outra: use `duplicado event pair`; quem chega tarde inscreve-se, quem sai retira-se.
replan-error-plans-differ = Alguém que jogou não está no movimento de agora: não pode ser replanejado.
replan-error-newcomers = Os números ou nomes dados são { $value1 }, e não são tantas as duplas que chegam tarde.
replan-error-plays-already = { $value1 } já participa.
replan-error-unknown-contestant = { $value1 } não participa.
replan-error-no-such-change = Não pode ser: não há tal rodada, dupla ou mesa, ou nada mudaria.
replan-bad-change = “{ $value1 }” não diz o que aconteceu: escreva late, late=2, leaves=7, closes=3, opens, rounds=8 ou minutes=20.

planning-boards-wanted = Diga quantas bolsas há num jogo (--boards), ou quanto pode durar o jogo (--minutes).
planning-no-time = { $minutes } minutos não chegam para { $rounds } rodadas.
planning-few-boards = { $movement } precisa de pelo menos { $sets } bolsas por rodada.
planning-rounds-with-movement = --rounds e --tables vão com --movement ou --barometer; senão decide o tempo.
planning-barometer-pairs = Um barômetro é para duplas.
knockout-overturned-won = Com os resultados de agora { $other } ganhou o match contra { $on }, mas { $on } joga na rodada { $round }.
knockout-overturned-tied = Com os resultados de agora o match { $on } contra { $other } está empatado, mas { $on } já joga na rodada { $round }.
knockout-overturned-anew = Nada foi anotado ainda da rodada { $round }: emparelhe-a de novo (`duplicado event pair --again`), depois das bolsas extras se o match está empatado, ou retire uma correção que chegou tarde demais (`duplicado event undo`, Lei 79C).
knockout-overturned-begun = A rodada { $round } começou: o Organizador do Torneio diz quem continua jogando (Lei 80B), ou se retira uma correção que chegou tarde demais (`duplicado event undo`, Lei 79C).
