# O que diz `duplicado claim`.

claim-result = { $claimer } reivindicou { $claimed } de { $left }: { $tricks } para o lado do reivindicante.
claim-result-range = { $claimer } reivindicou { $claimed } de { $left }: { $tricks } a { $most } para o lado do reivindicante, conforme o que se julgue; os pontos duvidosos resolvem-se contra ele: { $tricks }.
claim-tally = O carteador faz { $tricks } ao todo.
claim-certain = Todas as linhas legais dos dois lados dão este número.
claim-not-proved = A busca terminou pelo seu limite: pode haver uma linha com menos vazas. Restrinja-a com uma declaração ou com determinações.
claim-line = A linha que o prova:
claim-depends = Depende de um juízo:
claim-answers = Sim: { $yes }. Não: { $no }.
claim-span = { $fewest } a { $most }
claim-question-70C2 = Há alguma probabilidade de o reivindicante não saber que havia um trunfo fora?
claim-question-70D1 = Pode o reivindicante ter tido por firme uma carta que outra, ainda fora, vence?
claim-question-70E1 = Depois de um adversário mostrar que não tem o naipe, seria irracional não fazer a finesse que isso marca?
claim-question-70E2 = Entende-se que os naipes são jogados de cima para baixo?
claims-working = A julgar
claims-line = A linha { $line } não é uma reivindicação que se possa julgar: { $reason }
claims-none = Não há nenhuma reivindicação em { $file }.
claim-clauses = Leis: { $clauses }
claim-best-play = (Com as cartas à vista e o melhor jogo dos dois lados: { $tricks }.)

# O que é uma linha de jogo normal. Cada regra tem a sua razão em claim-why-….
claim-normal-heading = Jogo normal: de todas as linhas que estas regras deixam, conta a que dá menos vazas ao lado do reivindicante.
claim-normal-rule = { $number }. { $rule } [{ $clauses }]
claim-normal-why = Por quê: { $why }
claim-normal-knows = O reivindicante conhece as cartas do seu lado e o que foi jogado, e conta com todas as cartas dos adversários, salvo aquelas de que pode não se ter dado conta.
claim-why-knows = As Leis resolvem os pontos duvidosos contra ele; não supõem que tenha esquecido tudo.
claim-normal-overlooks = Pode não se ter dado conta dos trunfos que a sua declaração não menciona, mas de toda carta penalizada sim, pois está à vista. Se reivindica todas as vazas ou diz que o resto é firme, pode também não se ter dado conta de cartas laterais que vencem uma sua, mas não de duas cartas mestras de um naipe, salvo se disser que o resto é firme. As vazas que concede mostram que conta com as mestras, e também com as menores se concede mais vazas do que há mestras.
claim-why-overlooks = Quem reivindica tudo pode ter contado mal um naipe; quem cede uma vaza contou-a.
claim-normal-remembers = Uma vaza perdida para uma carta de que não se dava conta lembra-lhe as outras do naipe; o mesmo faz um adversário que mostra não ter o naipe.
claim-why-remembers = É descuidado, não cego.
claim-normal-worse = Se o Diretor determina que pode não se ter dado conta, ou que podia não ver uma finesse, também são normais as linhas de quem se dava conta, e conta o pior resultado.
claim-why-worse = Ser provável não é certeza: uma resposta contra o reivindicante nunca lhe dá mais vazas do que uma a favor.
claim-normal-stated = A linha declarada é seguida enquanto se puder: cortes, trunfos batidos, cartas na sua ordem, a finesse declarada.
claim-why-stated = O Diretor ouve primeiro a declaração e julga por ela.
claim-normal-draws = Quem conta com um trunfo fora e tem um maior bate-o antes de tudo o que não declarou.
claim-why-draws = Não bater um trunfo que se conhece seria irracional, e 70C só dá uma vaza contra quem não se dava conta.
claim-normal-runs = De mão joga uma carta firme, uma pequena para uma firme da outra mão ou uma perdedora que a outra mão pode cortar, por qualquer ordem; não cede a mão enquanto tiver uma delas.
claim-why-runs = A ordem dos naipes é questão de cuidado; ceder a mão com ganhadoras seria irracional.
claim-normal-top = Num naipe pode começar por qualquer carta que tem por firme, salvo se se entende que os naipes são jogados de cima para baixo.
claim-why-top = 70E2 deixa a ordem a um regulamento; sem ele cabe ao Diretor julgar.
claim-normal-wins = Numa vaza que o seu lado ganha com certeza põe a carta mais baixa; a que pode ganhar com certeza é ganha, tão barata quanto isso seja certo. A que só talvez ganhe é ganha ou não.
claim-why-wins = Jogar fora uma vaza certa é irracional; qual de duas hipóteses escolhe, não.
claim-normal-guesses = Em segunda e terceira posição pode antes tentar uma carta, ou deixar correr a que a sua outra mão jogou, que uma só carta de fora vence: finesse e queda são um palpite, que se resolve contra ele. Num naipe que ele jogou, só o faz quando não tem uma carta firme de outro naipe, e não se os naipes se consideram jogados de cima para baixo. Se o adversário anterior já não tem cartas do naipe não há palpite, e ele não tenta o que sabe que perde.
claim-why-guesses = 70E1 não aceita uma linha não declarada que dependa de encontrar uma carta num adversário e não no outro; arriscar a mão com ganhadoras seria irracional.
claim-normal-marked = Quando um adversário mostrou não ter um naipe, antes da reivindicação ou na linha antes de importar, a finesse contra o outro é feita como se tivesse sido declarada.
claim-why-marked = 70E1 aceita essa linha; o Diretor pode determinar que este reivindicante podia não a ver.
claim-normal-discards = Descarta a carta mais baixa de qualquer naipe, uma firme só quando todas o são (e então não a única à qual a sua outra mão, que ganha a vaza, pode chegar), um trunfo em último lugar, e o que nomeou na declaração só quando não há mais nada.
claim-why-discards = Com que ganhadora ficar é um palpite; jogar fora uma ganhadora e ficar com uma perdedora, ou com uma à qual não se pode chegar, seria irracional.
claim-normal-partner = O parceiro de um defensor que reivindica pode fazer qualquer coisa legal, mas não lhe tira uma vaza que ele ganha com certeza, e descarta a carta mais baixa de um naipe.
claim-why-partner = 70D2: não se aceita uma reivindicação que depende da escolha do parceiro se outra escolha seria normal.
claim-normal-opponents = Os adversários podem fazer qualquer coisa legal; as cartas penalizadas, as saídas restringidas e as exigências continuam obrigando todos.
claim-why-opponents = Jogam conforme o que foi dito, e os pontos duvidosos são deles.
claim-line-order = joga { $cards } por esta ordem
claim-line-trumps = bate os trunfos
claim-line-finesse = faz a finesse contra { $seat }
claim-line-rest = as restantes são firmes
claim-line-ruffs = corta { $suits }
claim-told = { $seat } reivindica { $own } e concede { $others }.
claim-told-with = { $seat } reivindica { $own } e concede { $others }, e declara: { $said }.

# Por que uma reivindicação não se pode julgar.
error-claim-option = { $value1 }: não se pode ler “{ $value2 }”; --help mostra como se escreve.
error-claim-finding = “{ $value1 }” não é uma determinação: escreva uma de { $value2 } e depois =yes ou =no.
error-claim-won = “{ $value1 }” não são as vazas ganhas: escreva primeiro as do lado do carteador, p. ex. 6-3.
error-claim-won-sum = { $value1 }: com { $value2 } vazas por jogar, as ganhas têm de somar { $value3 }.
error-claim-cards = O número de cartas de { $value1 } ({ $value2 }) não condiz com as outras mãos e a vaza em curso.
error-claim-card-twice = { $value1 } figura duas vezes.
error-claim-nothing-left = Não restam cartas, portanto não há nada a reivindicar.
error-claim-too-many = Reivindicam-se { $value1 } vazas e restam { $value2 } por jogar.
error-claim-by-dummy = { $value1 } é o morto, que não pode nem reivindicar nem conceder (68A).
error-claim-penalty-card = Nenhum defensor tem { $value1 }: uma carta penalizada é de um defensor.
error-claim-hand-unknown = Não se conhece a mão de { $value1 }: para julgar uma reivindicação contestada são necessárias as quatro (70B3).
error-claim-finesse = Não pode haver finesse contra { $value1 }: é um jogador do lado do reivindicante.
claims-no-options = as suas aspas ou opções não são as de uma só reivindicação
