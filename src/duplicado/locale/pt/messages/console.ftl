# The Director's console of a running event.

console-office = Gabinete do Diretor
console-tab-overview = Em curso
console-tab-results = Resultados
console-tab-ruling = Decisões
console-tab-interview = Consultar as Leis
console-tab-movement = Movimento
console-tab-record = Registo
console-results = Resultados
console-rulings = Decisões, penalizações, apelações
console-record = O registo
console-done = Anotado.
console-is-it-right = Está certo?
console-taken-down = O que se anota
console-follows = O que muda
console-nothing-changes = Não muda a pontuação de ninguém.
console-you-play = Você joga: as mudanças na pontuação são mostradas quando a sessão terminar.
console-contestant = Concorrente (número)
console-before = Antes
console-after = Depois
console-placed = lugar { $place }
console-confirm = Sim, anotar
console-go-back = Não, voltar
console-take-down = Anotar
console-show-follows = Ver o que muda
console-sections = Sessões e secções
console-section = Sessão { $session }{ $section ->
    [none] {""}
   *[other] , secção { $section }
 }
console-by-round = Por ronda
console-by-board = Por bolsa
console-round = Ronda { $round }
console-board = Bolsa { $board }
console-column-table = Mesa
console-column-board = Bolsa
console-column-round = Ronda
console-column-pairs = NS–EO
console-column-result = Resultado
console-open = Bolsa { $board } na mesa { $table }: abrir
console-nothing-planned = Aqui não há nada previsto.
console-hidden = não se mostra: ainda não a jogou
console-tag-disagree = dois resultados diferentes
console-tag-agreement = falta o acordo de um lado
console-tag-ruled = resultado ajustado
console-tag-postponed = joga-se mais tarde
console-tag-cancelled = anulada
console-tag-not-due = não está no movimento
console-place = Bolsa { $board }, mesa { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }, ronda { $round }
console-stands = O que consta
console-whole-board = Bolsa { $board } em todas as mesas
console-enter = Anotar o resultado
console-line = Resultado
console-line-hint = Contrato, carteador, vazas, saída: 4E N +1 CR; 3STX L -2; passo; ou os pontos de Norte-Sul: -50
console-correct = Corrigir o resultado
console-decide-which = Dois resultados diferentes: qual está certo?
console-what-was-wrong = O que estava errado
console-reason = Motivo
console-approved = Aprovado por
console-approved-hint = O período de correção terminou: alguém o aprova pela Organização (79C2).
console-what-happened = O que aconteceu?
console-step-direction = As duplas sentaram-se na direção errada
console-step-direction-text = O resultado fica como foi escrito; { $ew } passa a Norte-Sul e { $ns } a Este-Oeste.
console-step-pair = Jogou-a outra dupla
console-step-pair-text = Indique quem se sentou lá realmente.
console-sat-ns = Sentou-se Norte-Sul
console-sat-ew = Sentou-se Este-Oeste
console-step-board = Era outra bolsa
console-step-board-text = O resultado passa para a bolsa que foi realmente jogada; na bolsa { $board } não fica nenhum.
console-other-board = Bolsa que foi jogada
console-step-not-played = A bolsa não foi jogada
console-step-not-played-text = Indique o que recebe cada lado segundo a sua culpa (12C2), se já está claro.
console-fault-none = nada por agora
console-fault-not = sem culpa: média mais
console-fault-partly = em parte culpado: média
console-fault-directly = culpado direto: média menos
console-step-postpone = Joga-se mais tarde
console-step-postpone-text = Para esta bolsa a ronda continua (8B2).
console-step-cancel = Não se joga aqui
console-step-cancel-text = Retira-se a bolsa desta mesa e ninguém pontua por ela (8B2).
console-step-rule = Dar um resultado ajustado
console-gets-both = Ambos os lados recebem
console-gets-hint = Ou indique abaixo o que recebe cada um; o que ficar vazio mantém o escore da mesa.
console-gets-ns = Norte-Sul recebe
console-gets-ew = Este-Oeste recebe
console-under = Segundo as Leis
console-under-hint = Artigos, separados por espaços: 16B3 12C1(c)
console-instead = Substitui a decisão que há
console-kind-fault = segundo a culpa: nenhuma, parcial, direta (12C2)
console-kind-share = tanto por cento de um top
console-kind-assigned = um resultado atribuído (12C1)
console-kind-weighted = ponderado entre resultados (12C1(c))
console-kind-self = fica com a parte do dano que causou (12C1(e)): sem a infração / depois dela / o que fez
console-kind-amount = tantos IMPs ou pontos
console-kind-keep = o escore da mesa
console-what-was-said = O que foi anotado
console-undo = Desfazer
console-undo-entry = Desfazer a entrada { $number }
console-undo-title = Desfazer uma entrada
console-undo-why = Porque foi um erro
console-undone-by = desfeita pela entrada { $number }
console-no-entries = Ainda não há entradas.
console-more = { $count ->
    [one] Mais uma entrada
   *[other] Mais { $count } entradas
}
console-given = Decisões dadas
console-no-rulings = Ainda não há decisões.
console-where-scores = O escore ajusta-se na página da sua bolsa:
console-penalty = Penalizar ou advertir
console-amount = Quantidade
console-amount-hint = 0 é uma advertência.
console-unit = Unidade
console-unit-percent-of-top = % de um top
console-unit-matchpoints = pontos de torneio
console-unit-imps = IMPs
console-unit-victory-points = pontos de vitória
console-unit-points = pontos
console-under-offence = Lei infringida
console-under-offence-hint = Por exemplo 90B2 por jogo lento, 74A2 por conduta
console-player = Jogador
console-player-hint = Só se diz respeito a um único jogador.
console-disciplinary = Disciplinar (Lei 91)
console-propose = O que a tabela propõe
console-propose-button = Consultar
console-appeal = Alguém apela
console-against = Contra a decisão
console-appellant = Quem apela (número)
console-concurred = O parceiro ou o capitão concorda (92D)?
console-not-asked = ainda não se perguntou
console-yes = sim
console-no = não
console-grounds = Porquê, nas palavras de quem apela
console-deposit = Depósito
console-decide = Decidiu-se uma apelação
console-which-appeal = Que apelação
console-outcome = O que se decidiu
console-reasons = Fundamentos
console-body = Quem a ouviu
console-chairman = Presidente
console-members = Membros, separados por vírgulas
console-concurs = O parceiro ou o capitão concordou (92D)
console-without-merit = Sem mérito (92A)
console-kept = Quanto do depósito se retém
console-changed-how = Se a decisão foi mudada, atribua o novo escore na página da bolsa.
console-wrong-needed = Falta algo: preencha os campos necessários.
console-wrong-number = «{ $text }» não é um número válido aqui.
console-wrong-amount = «{ $text }» não é uma quantidade: escreva por exemplo 10 ou 2,5.
console-wrong-contestant = «{ $text }» não é o número de ninguém: escreva por exemplo 8, A8 ou 8 NS.
console-wrong-nobody = Ninguém participa com o número { $text }.
console-wrong-result = «{ $text }» não é um resultado. Escreva por exemplo 4E N +1, 3STX L -2, passo ou -50.
console-wrong-ruling = «{ $text }» não é algo que um lado receba. Escreva por exemplo A+, 60%, 4E N -1 ou keep.
console-wrong-both-or-each = Indique o que recebem ambos os lados, ou o que recebe cada um: uma das duas coisas.
console-wrong-ruled-already = Já há uma decisão sobre esse escore: indique que é substituída.
console-wrong-no-result = Não há aí nenhum resultado que corrigir.
console-wrong-two-results = Há aí dois resultados diferentes: indique primeiro qual está certo.
console-wrong-nobody-there = Não se sabe quem se sentou aí: indique as duplas.
console-wrong-same-board = É a mesma bolsa.
console-wrong-unit = Neste evento não se pode penalizar nessa unidade.
console-wrong-decision = Essa decisão não é coerente: { $text }
console-refused-reason-wanted = Indique o que estava errado.
console-refused-ruled-already = Já há uma decisão sobre esse escore: indique que é substituída.
console-refused-too-late-to-correct = O período de correção terminou às { $value1 }. Indique quem o aprova pela Organização.
console-refused-too-late-to-undo = O período de correção terminou às { $value1 }: corrija o resultado na página da sua bolsa, com aprovação.
console-refused-no-ruling = Apela-se contra uma decisão, e essa entrada não o é.
console-refused-not-founded = O evento ainda não tem começo: crie-o primeiro.
console-doubt-stated-otherwise = Já se anotou aí outro resultado. Devem constar dois diferentes, dos quais nenhum conta?
console-overview = A prova em curso
console-offline = Perdeu-se a ligação. O que vê pode não estar em dia; renova-se quando ela voltar.
console-calls = Chamadas
console-no-calls = Ninguém chama.
console-call-at = Mesa { $table }
console-call-nowhere = Sem mesa indicada
console-goes = Vai { $who }
console-i-go = Vou eu
console-settled = Resolvida sem decisão
console-session = Sessão { $session }
console-of-section = Secção { $section }
console-round-of = Ronda { $round } de { $rounds }
console-held = relógio parado
console-until = até às
console-over-time = fora de tempo
console-state-not-begun = Por começar
console-state-round = Em jogo
console-state-over = O jogo terminou
console-state-published = Resultados publicados
console-start = Começar: anunciar a ronda 1
console-call-round = Anunciar a ronda { $round }
console-hold = Parar o relógio
console-resume = Retomar o relógio
console-end-session = Terminar a sessão
console-minutes-title = Quanto dura uma ronda
console-minutes = Minutos por ronda
console-warning = Minutos antes do fim para avisar
console-only-round = Só para a ronda (senão, para todas)
console-empty-table = não há ninguém
console-done-of = { $done } de { $due } bolsas
console-slow = lenta
console-late = { $minutes } min de atraso
console-two-results = bolsa { $board }: dois resultados
console-not-agreed = bolsa { $board }: sem acordo
console-wanting = O que falta para terminar a sessão
console-you-play-session = Você joga nela: mostra-se quando terminar.
console-results-missing = { $count ->
    [one] Um resultado
   *[other] { $count } resultados
}
console-to-come-back = { $count ->
    [one] Uma decisão pela qual o Diretor deve voltar
   *[other] { $count } decisões pelas quais o Diretor deve voltar
}
console-appeals-open = { $count ->
    [one] Um recurso por decidir
   *[other] { $count } recursos por decidir
}
console-nothing-wanting = Nada.
console-outstanding = Bolsas por jogar
console-announcements = Avisos
console-no-announcements = Não há avisos.
console-to-tables = mesas
console-end-announcement = Retirar
console-announce = Avisar
console-announce-tables = Só às mesas
console-announce-tables-hint = Por exemplo 3, A4; vazio: a todos.
console-announce-now = Anunciá-lo
console-end = Publicar e encerrar
console-publish-session = Publicar os resultados da sessão
console-publish = Publicar os resultados oficiais
console-close = Encerrar a prova
console-wrong-table = «{ $text }» não é uma mesa: escreva por exemplo 3 ou A4.
console-interview = Consultar as Leis
console-what = O que aconteceu?
console-search = Procurar
console-no-answer = «{ $text }» não se entende como resposta a esta pergunta.
console-in-the-book = No Código:
console-chosen-by = Quem escolhe
console-name-it = Que naipe, carta ou voz
console-answer = Responder
console-answer-label = A sua resposta
console-take-ruling = Anotar a decisão
console-appeal-told = Foram informados do seu direito de recorrer (83)
console-so-far = Até agora
console-change-answer = Mudar
console-something-else = Aconteceu outra coisa
console-wrong-incident = Não se conhece «{ $text }».
console-wrong-answers = As respostas já não se podem ler. Comece de novo.
console-wrong-open-question = Falta perguntar algo: responda primeiro.
console-wrong-schedule = A tabela não diz nada: { $text }
console-movement = O movimento
console-movement-now = Como está
console-movement-is = { $tables ->
    [one] uma mesa
   *[other] { $tables } mesas
}, { $rounds ->
    [one] uma ronda
   *[other] { $rounds } rondas
}, { $boards ->
    [one] uma bolsa por série
   *[other] { $boards } bolsas por série
}
console-change = Mudança
console-change-late = Alguém chega tarde
console-change-leaves = Alguém vai-se embora
console-change-rounds = Outro número de rondas
console-change-closes = Uma mesa já não se pode usar
console-change-opens = Pode-se usar mais uma mesa
console-change-minutes = Perderam-se minutos
console-change-number = Número
console-change-number-hint = De quem vai embora, da mesa, de rondas ao todo, de minutos; quantos chegam tarde (1 se vazio).
console-change-names = Nomes de quem chega tarde: os de uma dupla numa linha, separados por vírgulas
console-change-from = Primeira ronda que se planeia de novo
console-show-ways = Ver como pode continuar
console-no-ways = Não há maneira de continuar depois disso.
console-take-way = Continuar assim
console-somebody-else = Vai outra pessoa
console-who-goes = Quem vai
console-send-him = Anotar
console-who = Concorrente
console-tab-doors = Acessos e PIN
console-tab-scorer = Teclado do anotador
console-appeal-approved-hint = Se o direito de apelar caducou, alguém aprova pelo Organizador quando o regulamento o permite (92B).
console-disputed = Sobre que ponto incidiu
console-not-told = não se diz
console-point-law = uma questão de direito
console-point-fact = os factos
console-point-judgement = uma apreciação
console-recommended = O que um comité recomenda quando não pode revogar (93B3)
