# Penalidades que se descontam do resultado de um só match
penalty-in-match = no match contra { $opponents }, sessão { $session }
penalty-in-knock-out = no match contra { $opponents }
penalty-taken-in-match = Penalidade, { $who }: { $amount } { $unit } ({ $reason })
office-slow-table = { $where }: { $over } min a mais que os { $allowed } min da rodada ({ $who }). De quem foi a demora o Diretor julga.
penalty-unit-percent-of-top = % de um top
penalty-unit-matchpoints = MP
penalty-unit-imps = IMPs
penalty-unit-victory-points = VP
penalty-unit-points = pontos
why-match-taken = ; menos { $taken } de penalidade
why-match-taken-opponents = ; os adversários, menos { $taken }
event-refused-penalty-unit = Aqui não se podem descontar { $value1 ->
        [percent_of_top] partes de um top
        [matchpoints] MP
        [imps] IMPs
        [victory_points] VP
       *[points] pontos
    }: indique a penalidade em { $value2 }.
event-refused-penalty-wants-match = Não há total de que se possa descontar. Indique o match de cujo resultado se desconta: os adversários (--opponents) ou a rodada da sessão (--round, --session).
event-refused-penalty-not-of-match = Segundo este regulamento do torneio penaliza-se em VP, do total: não indique o match.
event-refused-penalty-no-matches = Neste torneio não se jogam matches: não indique adversários nem rodada.
event-refused-penalty-never-meet = { $value1 } e { $value2 } não se enfrentam.
event-refused-penalty-match-not-there = { $value1 } e { $value2 } não se enfrentam aí; enfrentam-se na sessão e rodada { $value3 }.
event-refused-penalty-which-session = { $value1 } e { $value2 } enfrentam-se nas sessões { $value3 }: diga em qual (--session).
event-refused-penalty-which-round = { $value1 } e { $value2 } enfrentam-se nas rodadas { $value3 } da sessão: diga em qual (--round).
event-refused-penalty-which-opponents = Em que match de { $value1 }? Nomeie os adversários (--opponents): { $value3 }.
console-penalty-against = Adversários
console-penalty-against-hint = Só se se desconta do resultado de um match, como numa eliminatória.
console-penalty-session = Sessão
console-penalty-round = Rodada
option-about-pp-in-matches = Em que se penaliza nos matches que se convertem em pontos de vitória: pontos de vitória do total, IMPs do match, ou qualquer dos dois.
penalty-wants-unit = Diga em que unidade é: { $value1 }. Uma advertência é 0.
penalty-wants-amount = Diga a quantidade e a sua unidade, ou indique a infração: então é o que a tabela tem.
why-match-averaged = ; a média de { $own } e, pelo que têm os adversários, { $other }, porque as bolsas não se compensam (Lei { $law })
why-match-in-whole = ; { $margin } na escala
office-by-the-director = o Diretor
event-refused-founding-stays = Todas as entradas assentam na criação do torneio: não se pode anular.
event-refused-round-went-on = Outra rodada foi anunciada depois: o anúncio desta permanece. Anule antes o anúncio posterior.
event-refused-undone-already = Essa entrada já está anulada.
penalty-of-top = { $amount } % de um top
penalty-ground-90b1 = chegada tardia
penalty-ground-90b2 = jogo lento
penalty-ground-90b3 = comentar uma bolsa de modo que outros ouçam
penalty-ground-90b4 = comparar escores durante o jogo
penalty-ground-90b5 = tocar nas cartas de outro jogador
penalty-ground-90b6 = cartas no compartimento errado da bolsa
penalty-ground-90b7 = erro de procedimento que exige um escore ajustado
penalty-ground-90b8 = instruções não cumpridas de imediato
