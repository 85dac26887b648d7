# O que diz `duplicado claim`.

claim-result = { $claimer } reivindicou { $claimed } de { $left }: { $tricks } para o lado do reivindicante.
claim-tally = O declarante faz { $tricks } ao todo.
claim-certain = Todas as linhas legais dos dois lados dão este número.
claim-not-proved = A busca terminou pelo seu limite: pode haver uma linha com menos vazas. Restrinja-a com uma declaração ou com determinações.
claim-line = A linha que o prova:
claim-depends = Depende de um juízo:
claim-answers = Sim: { $yes }. Não: { $no }.
claim-question-70C2 = Há alguma probabilidade de o reivindicante não saber que havia um trunfo fora?
claim-question-70D1 = Pode o reivindicante ter tido por firme uma carta que outra, ainda fora, vence?
claim-question-70E1 = Depois de um oponente mostrar que não tem o naipe, seria irracional não fazer a finesse que isso marca?
claim-question-70E2 = Entende-se que os naipes são jogados de cima para baixo?
claim-clauses = Leis: { $clauses }
claim-best-play = (Com as cartas à vista e o melhor jogo dos dois lados: { $tricks }.)
