# O que diz `duplicado exam`.

exam-begins =
    { $count ->
        [one] Um caso
       *[other] { $count } casos
    }, Leis de { $edition }, semente { $seed }. Responda com um número ou com as palavras do livro de casos; “.” é não responder, “q” termina.
exam-goes-on =
    Continua o exame de { $file }: { $count ->
        [one] foi dada uma resposta
       *[other] foram dadas { $count } respostas
    }.
exam-case = Caso { $number } de { $count }
exam-title = Era: { $title } ({ $address })
exam-hand = { $seat }: { $cards }
exam-unknown-hand = não se conhece
exam-position = Cabe a { $seat } abrir a vaza; vazas até agora: Norte-Sul { $ns }, Este-Oeste { $ew }.
exam-regulations = Regulamentos: { $regulations }
exam-nothing-yet = Ainda nada aconteceu.
exam-meaning = (significado: { $meaning })
exam-ask-cites = Em qual destas Leis se apoia a última decisão?
exam-ask-irregularities = Que irregularidades constam até agora, e de quem são?
exam-ask-options = Quem pode escolher algo agora, e segundo que Lei?
exam-ask-choices = O que pode escolher { $seat } (Lei { $law })?
exam-ask-questions = O que deve o Diretor estabelecer agora?
exam-ask-barred = Quem deve passar, e até quando?
exam-ask-lead = O que restringe a saída que cabe fazer agora?
exam-ask-penalty-cards = Que cartas penalizadas há?
exam-ask-unauthorized = O que é informação não autorizada, e para que lado?
exam-ask-authorized = Das ações retiradas e das cartas expostas, o que é autorizado, e para que lado?
exam-ask-calls = Cabe a { $seat } falar. Quais destas vozes pode dar: { $calls }?
exam-ask-cards = Cabe a { $seat } jogar. Que cartas pode jogar?
exam-ask-auction = Que vozes valem?
exam-ask-contract = Qual é o contrato?
exam-ask-turn = De quem é a vez?
exam-ask-review = Segundo que Leis deve o Diretor voltar a ver a bolsa ao acabar o carteio?
exam-ask-transfer = Que vazas se transferem?
exam-ask-adjusted = Dá-se um escore ajustado, e segundo que Lei?
exam-ask-result = Qual é o resultado da bolsa?
exam-nobody = ninguém
exam-nothing = nada
exam-none = nenhuma
exam-clause = Lei { $law }
exam-clause-says = Lei { $law }: { $wording }
exam-by-law = { $seat } (Lei { $law })
exam-bar-turn = { $seat } na sua próxima vez
exam-bar-auction = { $seat } até o fim do leilão
exam-lead-require = { $seat } deve abrir com { $suits }
exam-lead-forbid = { $seat } não pode abrir com { $suits }
exam-card-major = { $seat }: { $card }, maior
exam-card-minor = { $seat }: { $card }, menor
exam-information = para { $side }: { $items }
exam-transfer =
    { $tricks ->
        [one] uma vaza
       *[other] { $tricks } vazas
    } a { $side } (Lei { $law })
exam-adjusted = sim, segundo a Lei { $law }
exam-not-adjusted = não
exam-result =
    { $contract }: { $tricks ->
        [one] uma vaza
       *[other] { $tricks } vazas
    }, { $score } para Norte-Sul
exam-not-ended = ainda sem resultado
exam-choice-accept = aceitar
exam-choice-refuse = recusar
exam-choice-require = exigir um naipe
exam-choice-forbid = proibir um naipe
exam-choice-no-restriction = não pôr restrição
exam-choice-highest = a carta mais alta
exam-choice-lowest = a carta mais baixa
exam-choice-spread = abrir a sua mão
exam-choice-from-hand = da sua mão
exam-choice-from-dummy = do morto
exam-choice-plays = escolher a carta que se joga
exam-choice-keep = deixar como está
exam-choice-call = dar outra voz
exam-choice-takes-back = retirar a sua carta
exam-choice-dummy = nomear outra carta do morto
exam-right = Certo.
exam-wrong = Errado. É: { $right }
exam-not-answered = Sem resposta. É: { $right }
exam-unreadable = “{ $text }” não responde a isto. Escreva um número de 1 a { $most } ou as palavras do livro de casos, como: { $example }
exam-director-says = O Diretor:
exam-score = { $right } de { $asked } certas: { $percent } %.
exam-score-law = Lei { $law }: { $right } de { $asked }
exam-again = O mesmo exame outra vez: duplicado exam --seed { $seed } --edition { $edition }
exam-stopped =
    Interrompido: { $left ->
        [one] falta uma pergunta
       *[other] faltam { $left } perguntas
    }.
exam-continue = Continue com: duplicado exam --record { $file }
exam-none-found = Nenhum caso serve: nada nestes casos mostra essa Lei nas Leis de { $edition }, nem pode ser perguntado.
exam-answers-left =
    { $file } tem { $count ->
        [one] uma resposta
       *[other] { $count } respostas
    } a mais do que perguntas há.
exam-record-bad = { $file } não é o registro de um exame; nomeie outro arquivo ou um escrito por --record.
exam-record-other = { $file } é o registro de outro exame. Omita as outras opções para continuá-lo ou nomeie um arquivo novo.
exam-record-gone = Já não existe um caso de { $file }: { $address }. Comece de novo com outro registro.
exam-json-needs-answers = --json exige --answers: um relatório para programas não pergunta a ninguém.
exam-no-casebook = Os casos não vieram com esta instalação. Nomeie arquivos de casos.
exam-page-title = Exame sobre as Leis
exam-page-lead = Mostra-se o que aconteceu numa mesa e o que o Diretor apurou; decide, e é avaliado cláusula a cláusula.
exam-page-edition = Edição das Leis
exam-page-law = Casos que mostram esta Lei
exam-page-all = todas as Leis
exam-page-begin = Começar
exam-page-case = Caso { $number }
exam-page-moment = Parte { $number }
exam-page-none = Não sei
exam-page-answer = Responder
exam-page-next = Caso seguinte
exam-page-in-book = Este caso no livro
exam-page-anew = Outro exame
exam-page-unreadable = Uma das respostas deste endereço não o é.
exam-page-menu = Exame
