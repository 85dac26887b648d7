# The Director's console of a running event.

console-office = Escritório do Diretor
console-tab-overview = Mesas
console-tab-results = Resultados
console-tab-ruling = Decisões
console-tab-interview = Consultar as Leis
console-tab-movement = Movimento
console-tab-record = Registro
console-results = Resultados
console-rulings = Decisões, penalidades, recursos
console-record = O registro
console-done = Salvo.
console-is-it-right = Confira antes de salvar
console-taken-down = O que será salvo
console-follows = De quem muda o escore
console-nothing-changes = Nenhum escore da classificação muda.
console-nothing-to-compare = Nenhum escore da classificação muda. Uma bolsa conta nela quando há outro resultado com que compará-la.
console-you-play = Você joga: as mudanças no escore são mostradas quando a sessão terminar.
console-contestant = Competidor (nome ou número)
console-before = Antes
console-after = Depois
console-placed = lugar { $place }
console-confirm = Salvar
console-go-back = Cancelar
console-take-down = Salvar
console-show-follows = Conferir e salvar
console-sections = Sessões e seções
console-section = Sessão { $session }{ $section ->
    [none] {""}
   *[other] , seção { $section }
 }
console-by-round = Por rodada
console-by-board = Por bolsa
console-round = Rodada { $round }
console-board = Bolsa { $board }
console-column-table = Mesa
console-column-board = Bolsa
console-column-round = Rodada
console-column-pairs = NS–EO
console-column-result = Resultado
console-open = Bolsa { $board } na mesa { $table }: abrir
console-nothing-planned = Aqui não há nada previsto.
console-hidden = não se mostra: ainda não a jogou
console-tag-disagree = dois resultados diferentes
console-tag-agreement = falta o acordo de um lado
console-tag-ruled = escore ajustado
console-tag-postponed = joga-se mais tarde
console-tag-cancelled = anulada
console-tag-not-due = não está no movimento
console-tag-exchanged = lados trocados
console-place = Bolsa { $board }, mesa { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }, rodada { $round }
console-stands = Resultado atual
console-whole-board = Bolsa { $board } em todas as mesas
console-enter = Anotar o resultado
console-line = Resultado
console-line-hint = Contrato, carteador, vazas, saída: 4E N +1 CR; 3STX E -2; passo; ou os pontos de Norte-Sul: -50; np: não jogada
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
console-step-not-played = Não jogada: o que recebe cada lado
console-step-not-played-text = Indique o que recebe cada lado segundo a sua culpa (12C2), se já está claro.
console-fault-none = nada por agora
console-fault-not = sem culpa: média plus
console-fault-partly = em parte culpado: média
console-fault-directly = culpado direto: média minus
console-step-postpone = Joga-se mais tarde
console-step-postpone-text = Para esta bolsa a rodada continua (8B2).
console-step-cancel = Não jogada: ninguém pontua
console-step-cancel-text = Retira-se a bolsa desta mesa e ninguém recebe escore por ela (8B2).
console-step-rule = Dar um escore ajustado
console-gets-both = Ambos os lados recebem
console-gets-hint = Ou indique abaixo o que recebe cada um; o que ficar vazio mantém o escore da mesa.
console-gets-ns = Norte-Sul recebe
console-gets-ew = Este-Oeste recebe
console-under = Segundo as Leis
console-under-hint = Números das Leis, p. ex. 16B3 12C1(c)
console-kind-fault = segundo a culpa: nenhuma, parcial, direta (12C2)
console-kind-share = tanto por cento de um top
console-kind-assigned = um escore atribuído (12C1)
console-kind-weighted = ponderado entre resultados (12C1(c))
console-kind-self = fica com a parte do prejuízo que causou (12C1(e)): sem a infração / depois dela / o que fez
console-kind-amount = tantos IMPs ou pontos
console-kind-keep = o escore da mesa
console-what-was-said = O que foi anotado
console-undo = Desfazer
console-undo-entry = Desfazer a entrada { $number }
console-undo-title = Desfazer uma entrada
console-undo-why = Por que desfazer?
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
console-amount-hint = 0 é uma advertência. Vazia: a que a tabela de penalidades, se o torneio a tem, prevê para a Lei abaixo.
console-unit = Unidade
console-unit-percent-of-top = % de um top
console-unit-matchpoints = pontos de match
console-unit-imps = IMPs
console-unit-victory-points = pontos de vitória
console-unit-points = pontos
console-under-offence = Lei infringida
console-under-offence-hint = Por exemplo 90B2 por jogo lento, 74A2 por conduta
console-player = Jogador
console-player-hint = Só se diz respeito a um único jogador.
console-disciplinary = Disciplinar (Lei 91)
console-appeal = Alguém recorre
console-against = Contra a decisão
console-appellant = Quem recorre?
console-concurred = O parceiro ou o capitão concorda (92D)?
console-not-asked = ainda não se perguntou
console-yes = sim
console-no = não
console-grounds = Por quê, nas palavras do apelante
console-deposit = Depósito
console-decide = Decidiu-se um recurso
console-which-appeal = Que recurso
console-outcome = O que se decidiu
console-reasons = Fundamentos
console-body = Quem a ouviu
console-chairman = Presidente
console-members = Membros, separados por vírgulas
console-concurs = O parceiro ou o capitão concordou (92D)
console-without-merit = Sem mérito (92A)
console-kept = Quanto do depósito se retém
console-changed-how = Se a decisão foi mudada, atribua o novo escore na página da bolsa.
console-wrong-needed = Preencha os campos marcados.
console-wrong-number = “{ $text }” não é um número válido aqui.
console-wrong-amount = “{ $text }” não é uma quantidade: escreva por exemplo 10 ou 2,5.
console-wrong-contestant = Ninguém tem o nome nem o número “{ $text }”. Escreva um nome ou, por exemplo, 8, A8 ou 8 NS.
console-wrong-several-named = “{ $text }” pode ser de vários: { $value1 }. Escreva mais do nome, ou o número.
console-wrong-nobody = Ninguém participa com o número { $text }.
console-wrong-result = “{ $text }” não é um resultado. Escreva por exemplo 4E N +1, 3STX E -2, passo, np ou -50.
console-wrong-ruling = “{ $text }” não é algo que um lado receba. Escreva por exemplo A+, 60%, 4E N -1 ou manter.
console-wrong-both-or-each = Indique o que recebem ambos os lados, ou o que recebe cada um: uma das duas coisas.
console-wrong-ruled-already = Já há uma decisão sobre esse escore: indique qual é substituída.
console-wrong-no-result = Não há aí nenhum resultado que corrigir.
console-wrong-two-results = Há aí dois resultados diferentes: indique primeiro qual está certo.
console-wrong-nobody-there = Não se sabe quem se sentou aí: indique as duplas.
console-wrong-same-board = É a mesma bolsa.
console-wrong-unit = Neste torneio não se pode penalizar nessa unidade.
console-wrong-decision = Essa decisão não é coerente: { $text }
console-refused-reason-wanted = Indique o que estava errado.
console-refused-ruled-already = Já há uma decisão sobre esse escore: indique qual é substituída.
console-refused-too-late-to-correct = O período de correção terminou às { $value1 }. Indique quem o aprova pela Organização.
console-refused-too-late-to-undo = O período de correção terminou às { $value1 }: corrija o resultado na página da sua bolsa, com aprovação.
console-refused-no-ruling = Recorre-se de uma decisão, e essa entrada não o é.
console-refused-not-founded = O torneio ainda não tem começo: crie-o primeiro.
console-refused-may-only-recommend = { $value1 ->
    [law] Um comitê não revoga a decisão do Diretor sobre uma questão de direito; o que o próprio Diretor responsável decide sobre ela é indicado sem presidente nem membros (Lei 93B1)
   *[discipline] Um comitê não revoga uma penalidade disciplinar; o próprio Diretor pode retirá-la
}. Escolha “{ form-choice-outcome-upheld }” e indique abaixo o que recomenda.
console-refused-deposit-may-not-be-kept = De um depósito de { $value2 } não se pode reter { $value1 } segundo os regulamentos em vigor.
console-refused-matches-in-points = Os matches por pontos totais não se convertem em pontos de vitória: escolha a apuração por IMPs, ou uma classificação por bolsas ou eliminatória.
console-refused-patton-by-boards = O Patton é apurado bolsa a bolsa, com pontos pelos totais: escolha a apuração board-a-match.
console-refused-missed-not-regulated = Os regulamentos { $value1 } nada concedem por uma sessão não jogada. Escolha no regulamento do torneio o que vale.
console-doubt-stated-otherwise = Já se anotou aí outro resultado. Devem constar dois diferentes, dos quais nenhum conta?
console-overview = Mesas
console-offline = Perdeu-se a conexão. O que vê pode não estar em dia; renova-se quando ela voltar.
console-calls = Chamados
console-no-calls = Nenhum chamado
console-call-at = Mesa { $table }
console-call-nowhere = Sem mesa indicada
console-goes = { $who } está a caminho
console-i-go = Eu vou
console-settled = Resolvido, sem decisão
console-session = Sessão { $session }
console-of-section = Seção { $section }
console-round-of = Rodada { $round } de { $rounds }
console-held = relógio parado
console-until = até as
console-over-time = passou
console-state-not-begun = Por começar
console-state-round = Em jogo
console-state-over = O jogo terminou
console-state-published = { fact-published }
console-start = Começar a rodada 1
console-call-round = Anunciar a rodada { $round }
console-hold = Parar o relógio
console-resume = Retomar o relógio
console-end-session = Terminar a sessão
console-minutes-title = Duração da rodada
console-minutes = Minutos por rodada
console-warning = Minutos antes do fim para avisar
console-only-round = Só para a rodada (senão, para todas)
console-empty-table = aqui não joga ninguém
console-slow = lenta
console-late = { $minutes } min de atraso
console-two-results = bolsa { $board }: dois resultados
console-not-agreed = bolsa { $board }: sem acordo
console-wanting = O que falta
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
console-to-tables = mesas
console-end-announcement = Remover
console-announce = Avisar
console-announce-tables = Só às mesas
console-announce-tables-hint = Por exemplo 3, A4; vazio: a todos.
console-announce-now = Anunciar
console-end = Publicar e encerrar
console-publish-session = Publicar o escore da sessão
console-publish = Publicar o escore oficial
console-close = Encerrar o torneio
console-wrong-table = “{ $text }” não é uma mesa: escreva por exemplo 3 ou A4.
console-interview = Consultar as Leis
console-what = O que aconteceu?
console-search = Buscar
console-no-answer = “{ $text }” não se entende como resposta a esta pergunta.
console-in-the-book = Nas Leis:
console-chosen-by = Quem escolhe
console-name-it = Que naipe, carta ou voz
console-answer = Responder
console-answer-label = A sua resposta
console-take-ruling = Registrar a decisão
console-appeal-told = Foram informados do seu direito de recorrer (83)
console-so-far = Até agora
console-change-answer = Mudar
console-something-else = Aconteceu outra coisa
console-wrong-incident = Não se conhece “{ $text }”.
console-wrong-which-incident = “{ $text }” não é certo. Quis dizer { $value1 }?
console-did-you-mean = Quis dizer um destes? Senão, escreva com outras palavras.
console-wrong-answers = Estas respostas expiraram. Comece de novo.
console-wrong-open-question = Falta perguntar algo: responda primeiro.
console-wrong-schedule = A tabela de penalidades não pode ser usada: { $text }
console-movement = O movimento
console-movement-now = Como está
console-movement-is = { $tables ->
    [one] uma mesa
   *[other] { $tables } mesas
}, { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
}, { $boards ->
    [one] uma bolsa por rodada
   *[other] { $boards } bolsas por rodada
}
console-change = Mudança
console-change-late = Uma dupla chega atrasada
console-change-leaves = Uma dupla vai embora
console-change-rounds = Outro número de rodadas
console-change-closes = Fechar uma mesa
console-change-opens = Pode-se usar mais uma mesa
console-change-minutes = Perdemos tempo
console-change-number = Número
console-change-number-hint = De quem vai embora, da mesa, de rodadas ao todo, de minutos; quantos chegam tarde (1 se vazio).
console-change-names = { $kind ->
    [individual] Nomes dos jogadores que chegam tarde, um por linha
    [teams] Nomes das equipes que chegam tarde, uma por linha
   *[pairs] Nomes das duplas que chegam tarde, uma por linha: Ana Lima / Rui Matos
}
console-change-from = Mudar a partir da rodada
console-show-ways = Ver opções
console-no-ways = Não há maneira de continuar depois disso.
console-somebody-else = Enviar outra pessoa
console-who-goes = Quem vai
console-send-him = Enviar
console-who = Competidor
console-tab-access = Acessos e PIN
console-tab-scorer = Anotar papeletas
console-appeal-approved-hint = Se o direito de recurso expirou, alguém aprova pelo Organizador quando o regulamento o permite (92B).
console-disputed = Sobre que ponto incidiu
console-not-told = não se diz
console-point-law = uma questão de direito
console-point-fact = os fatos
console-point-judgement = uma apreciação
console-recommended = O que um comitê recomenda quando não pode revogar (93B3)
