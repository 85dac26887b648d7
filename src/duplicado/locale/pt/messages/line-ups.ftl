# Que jogadores de uma equipe se sentam onde.

fact-line-up-named = { $who }, a partir da rodada { $round }: Norte-Sul { $ns }, Este-Oeste { $ew }
fact-line-up-named-ns = { $who }, a partir da rodada { $round }: Norte-Sul { $ns }
fact-line-up-named-ew = { $who }, a partir da rodada { $round }: Este-Oeste { $ew }
event-refused-line-up-only-teams = As escalações são das equipes.
event-refused-line-up-of-two = { $value1 }: indique dois jogadores em uma mesa, ou nenhum se não se sabe a dupla.
event-refused-line-up-twice = { $value1 } aparece duas vezes.
event-refused-line-up-barred = { $value1 } está em suspensão ou desqualificação nessa rodada.
event-refused-line-up-played = A rodada { $value1 } tem resultados: diga por que se corrige a sua escalação.
form-title-line-up = Indicar uma escalação
form-text-line-up = Vale até que se indique outra. Em uma equipe de quatro, uma dupla diz qual é a outra.
form-field-north = Norte
form-field-south = Sul
form-field-east = Este
form-field-west = Oeste
