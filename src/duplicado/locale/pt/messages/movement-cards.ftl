# O que se diz dos movimentos além de movement.ftl: o Mitchell com dupla itinerante em Este-Oeste, as cartões-guia de equipes e de individuais.

movement-name-bump = Mitchell com dupla itinerante em Este-Oeste
movement-how-bump = Como num Mitchell; da rodada 2 em diante a dupla de número mais alto ocupa um assento Este-Oeste, e a dupla desse assento descansa e segue depois como se tivesse jogado.

movement-card-team = Equipe { $number } - { $name }
movement-card-player = Jogador { $number } - { $name }
movement-card-line-team = Rodada { $round }: mesa { $table }, a dupla { $side } da equipe contra a equipe { $opponent }, bolsas { $boards }
movement-card-line-player = Rodada { $round }: mesa { $table }, { $seat }, com { $partner } contra { $left } (à esquerda) e { $right }, bolsas { $boards }
movement-card-out-team = Rodada { $round }: a equipe descansa
movement-seat-north = Norte
movement-seat-east = Este
movement-seat-south = Sul
movement-seat-west = Oeste
movement-no-such-team = Não existe a equipe { $number }: as equipes vão de 1 a { $last }.
movement-no-such-player = Não existe o jogador { $number }: os jogadores vão de 1 a { $last }.
movement-card-shared = { $boards }, compartilhadas com a mesa { $tables }
