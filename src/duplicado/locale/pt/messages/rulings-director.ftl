# O que o Diretor diz além da própria decisão, e por que algo é recusado.

director-finds = O Diretor determina: { $finding }
director-finds-value = O Diretor determina: { $value }.
director-finds-round = O Diretor determina que a rodada terminou para esta bolsa: { $value }.
director-finds-next-board = O Diretor determina quem falou na bolsa seguinte: { $value }.
director-finds-correction-period = O Diretor determina que o Período de Correção terminou: { $value }.
director-concludes = Pelo que consta: { $finding } O Diretor pode determinar outra coisa.
director-overrules = O Diretor determina outra coisa do que se concluiu; o que se seguiu é julgado de novo.
director-yes = sim
director-no = não
director-nothing = nenhum
director-called = Chamou-se a atenção; o Diretor está na mesa.
refused = Isto não é admitido.
refused-by-law = Isto não é admitido: { $wording }
recorded-irregular = Isto é irregular e fica registrado.
recorded-irregular-by-law = Isto é irregular e fica registrado: { $wording }
refused-wait-player = Ninguém fala nem joga antes de resolvida a retificação: primeiro escolhe { $who }.
refused-wait-director = Ninguém fala nem joga antes que o Diretor determine sobre { $clauses }.
refused-not-on-offer = Isso não está entre as opções deste jogador; escreva options para vê-las.
refused-nothing-asked = Isto não responde a nada: esse jogador não tem tal opção. Escreva options para ver o que está aberto.
refused-finding = Ninguém perguntou isto, e não é algo que o Diretor determine por iniciativa própria. Escreva options para ver o que se pergunta.
refused-no-answer = O que o Diretor apurou não responde a { $inquiry }: veja o que ela pergunta (sim ou não, um jogador, cartas, um número).
found-floor = no chão ou na bolsa
found-tricks = entre as cartas já jogadas
found-nowhere = em lugar nenhum
