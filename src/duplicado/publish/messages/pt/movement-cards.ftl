# O que se diz dos movimentos além de movement.ftl: o Mitchell com par itinerante em Este-Oeste, as fichas de equipas e de individuais.

movement-name-bump = Mitchell com par itinerante em Este-Oeste
movement-how-bump = Como num Mitchell; da ronda 2 em diante o par de número mais alto ocupa um lugar Este-Oeste, e o par desse lugar folga e segue depois como se tivesse jogado.
