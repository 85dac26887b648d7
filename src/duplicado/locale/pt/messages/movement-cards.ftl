# O que se diz dos movimentos além de movement.ftl: o Mitchell com par itinerante em Este-Oeste, as fichas de equipas e de individuais.

movement-name-bump = Mitchell com par itinerante em Este-Oeste
movement-how-bump = Como num Mitchell; da ronda 2 em diante o par de número mais alto ocupa um lugar Este-Oeste, e o par desse lugar folga e segue depois como se tivesse jogado.

movement-card-team = Equipa { $number } - { $name }
movement-card-player = Jogador { $number } - { $name }
movement-card-line-team = Ronda { $round }: mesa { $table }, o par { $side } da equipa contra a equipa { $opponent }, bolsas { $boards }
movement-card-line-player = Ronda { $round }: mesa { $table }, { $seat }, com { $partner } contra { $left } (à esquerda) e { $right }, bolsas { $boards }
movement-card-out-team = Ronda { $round }: a equipa folga
movement-seat-north = Norte
movement-seat-east = Este
movement-seat-south = Sul
movement-seat-west = Oeste
movement-no-such-team = Não existe a equipa { $number }: as equipas vão de 1 a { $last }.
movement-no-such-player = Não existe o jogador { $number }: os jogadores vão de 1 a { $last }.
movement-card-shared = { $boards }, partilhadas com a mesa { $tables }
