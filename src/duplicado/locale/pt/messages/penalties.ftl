# Penalidades que se descontam do resultado de um só match
penalty-in-match = no match contra { $opponents }, sessão { $session }
penalty-in-knock-out = no match contra { $opponents }
penalty-taken-in-match = Penalidade, { $who }: { $amount } { $unit } ({ $reason })
penalty-unit-percent-of-top = % de um top
penalty-unit-matchpoints = MP
penalty-unit-imps = IMPs
penalty-unit-victory-points = PV
penalty-unit-points = pontos
why-match-taken = ; menos { $taken } de penalidade
why-match-taken-opponents = ; os adversários, menos { $taken }
event-refused-penalty-unit = Aqui não se podem descontar { $value1 ->
        [percent_of_top] partes de um top
        [matchpoints] MP
        [imps] IMPs
        [victory_points] PV
       *[points] pontos
    }: indique a penalidade em { $value2 }.
event-refused-penalty-wants-match = Não há total de que se possa descontar. Indique o match de cujo resultado se desconta: os adversários (--against) ou a ronda da sessão (--round, --session).
event-refused-penalty-not-of-match = Segundo estas condições da prova penaliza-se em PV, do total: não indique o match.
event-refused-penalty-no-matches = Neste evento não se jogam matches: não indique adversários nem ronda.
event-refused-penalty-never-meet = { $value1 } e { $value2 } não se defrontam.
event-refused-penalty-match-not-there = { $value1 } e { $value2 } não se defrontam aí; defrontam-se na sessão e ronda { $value3 }.
event-refused-penalty-which-session = { $value1 } e { $value2 } defrontam-se nas sessões { $value3 }: diga em qual (--session).
event-refused-penalty-which-round = { $value1 } e { $value2 } defrontam-se nas rondas { $value3 } da sessão: diga em qual (--round).
event-refused-penalty-which-opponents = Em que match de { $value1 }? Nomeie os adversários (--against): { $value3 }.
console-penalty-against = Adversários
console-penalty-against-hint = Só se se desconta do resultado de um match, como numa eliminatória.
console-penalty-session = Sessão
console-penalty-round = Ronda
option-about-pp-in-matches = Em que se penaliza nos matches que se convertem em pontos de vitória: pontos de vitória do total, IMPs do match, ou qualquer dos dois.
penalty-wants-unit = Diga em que unidade é: { $units }. Uma advertência é 0.
why-match-averaged = ; a média de { $own } e, pelo que têm os adversários, { $other }, porque as bolsas não se compensam (Lei { $law })
why-match-in-whole = ; { $margin } na escala
office-by-the-director = o Diretor
event-refused-founding-stays = Todas as entradas assentam na criação do evento: não se pode anular.
