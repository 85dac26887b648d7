# Decisões sobre escores, por palavras.

ruling-unchanged = mantém o escore da mesa
ruling-fault-not = média plus
ruling-fault-partly = média
ruling-fault-directly = média minus
ruling-award-average-plus = média plus
ruling-award-average = média
ruling-award-average-minus = média minus
ruling-award-session-average = a média da sua sessão
ruling-complement = o que os adversários deixam
ruling-better = média plus, ou { $imps } IMP de um escore atribuído se for melhor
ruling-amount = { $amount } por decisão
ruling-self-inflicted = o escore da mesa com o prejuízo que a infração causou, até { $expected }
cli-wrong-ruling = “{ $text }” não é uma decisão. Escreva A+, A, A-, 60%, um resultado como 4E N -1, ponderados como "40% 4E N =, 60% 4E N -1", ou manter.
ruling-objection-weights-forbidden = a Lei em que assenta só admite um resultado
ruling-objection-not-legal = dá-se peso a um resultado que não podia ser alcançado de forma legal
ruling-objection-cannot-follow = um resultado já não podia acontecer
ruling-objection-assign-first = o escore é artificial embora se possa atribuir um
ruling-objection-cannot-be-assigned = atribui-se um escore embora não se possa atribuir nenhum
ruling-objection-not-self-inflicted = o que o próprio lado fez não é do género a que a Lei se refere
ruling-objection-does-not-balance = os lados recebem resultados diferentes e nenhuma cláusula em que a decisão assenta o permite
ruling-objection-not-permitted = nenhuma Lei que a decisão nomeia permite ajustar o escore
ruling-objection-must-be-artificial = a Lei em que se baseia a decisão exige um escore artificial
ruling-objection-not-too-many = ninguém constatou que as possibilidades sejam numerosas ou não evidentes
ruling-objection = Não está conforme às Leis: { $why } ({ $law }).
ruling-no-such-clause = As Leis de { $edition } não têm a cláusula { $clause }.
ruling-clause-of-other-edition = As Leis de { $edition } não têm a cláusula { $clause }: nelas é { $instead }.
