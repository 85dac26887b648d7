# Sessões e bolsas não jogadas.
fact-session-missed = { $who } não pôde jogar a sessão { $session }
event-refused-missed-only-percentages = O que vale uma sessão não jogada se diz em porcentagens: este torneio não as tem.
event-refused-missed-not-regulated = O regulamento { $value1 } nada concede por uma sessão não jogada. Diga no regulamento do torneio o que vigora: [options], "unplayed_session.rule" = "lowest_of_three".
event-refused-missed-but-played = { $value1 } jogou nessa sessão: há um resultado na rodada { $value2 }.
option-about-unplayed-session-rule = O que uma dupla recebe por uma sessão não jogada: nada (none), ou o menor entre a sua média, a sua média contando 50 % por essa sessão e o limite (lowest_of_three).
option-about-unplayed-session-cap = O máximo que uma dupla recebe por uma sessão não jogada, em porcentagem.
option-about-unplayed-session-last-session-rule = O que recebe se for a última sessão: o mesmo (none) ou a pior das suas sessões (worst_session).
event-refused-not-a-player = { $value1 } não joga por { $value2 }: escreva um de { $value3 }.
