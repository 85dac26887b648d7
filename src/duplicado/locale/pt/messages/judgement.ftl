# Decisões de julgamento: o que se examina, o que o Diretor deve determinar, consultas a jogadores, relatórios.

judged-the-player = quem agiu
judged-the-pair = a dupla em questão
judged-remark = observação
judged-question = pergunta
judged-reply = resposta
judged-explanation = explicação
judged-alert = alerta
judged-no-alert = falta de alerta
judged-tempo = tempo
judged-emphasis = ênfase
judged-gesture = gesto
judged-movement = movimento
judged-manner = maneiras
judged-remembered = vozes semelhantes ainda não esquecidas
judged-recent = uma voz semelhante recente que o parceiro não pode ter esquecido
judged-frequent = vozes semelhantes tão frequentes que o parceiro conhece a tendência
judged-circumstance = uma circunstância que ambos conhecem e que ajuda a reconhecê-la
judged-due-at-once = imediatamente
judged-due-before-the-clarification-period-ends = antes que se abra a saída, ou mais cedo se quiser
judged-due-in-the-clarification-period = após o Passe final e antes que se abra a saída
judged-due-after-play = ao fim do carteio
judged-due-when-the-auction-has-ended-and-the-role-is-known = quando o leilão tiver terminado e se souber quem carteia

matter-12a-judged = O Diretor examina se pode ajustar o escore.
matter-16a-judged = O Diretor examina se foi usada informação que um jogador não pode usar.
matter-16b-judged = O Diretor examina se { $player } usou informação do parceiro.
matter-16b2-judged = Reserva os seus direitos { $player }: um adversário pode ter tido informação do parceiro.
matter-16c2-judged = O Diretor examina se o lado infrator usou o que a sua ação retirada disse.
matter-23c-judged = O Diretor examina se a infração anterior à voz comparável ajudou o lado infrator.
matter-27d-judged = O Diretor examina se a marcação insuficiente ajudou o lado infrator.
matter-40b-judged = O Diretor examina um entendimento: { $side }.
matter-40c-judged = O Diretor examina se { $player } se desviou do que tinha sido explicado.
matter-50e4-judged = O Diretor examina se a carta exposta ajudou o lado infrator.
matter-72c-judged = O Diretor examina se { $player } podia prever o prejuízo.
matter-73b-judged = O Diretor examina se { $player } disse algo ao parceiro por outro meio que vozes e jogadas.
matter-73e2-judged = O Diretor examina se { $player } enganou um adversário.
matter-75-correction = Uma explicação errada deve ser corrigida por { $player }: { $when }.
matter-75-judged = O Diretor examina se { $player } deu má informação aos adversários.
matter-75a-judged = O Diretor examina se { $player } usou a explicação do parceiro.
matter-84-judged = O Diretor estabelece os fatos.

effect-score-stands = Vale o escore da mesa.
effect-penalty-considered = O Diretor considera uma penalidade para o lado infrator.
effect-nothing-84a = O jogo continua: não há nada a retificar.
effect-nothing-84b = Cumpre-se o que a Lei prescreve.
effect-nothing-85b = Os fatos não podem ser estabelecidos: o jogo continua.
effect-nothing-16b2 = Fica anotada a reserva de direitos; os fatos não puderam ser estabelecidos.
effect-nothing-75b2 = A explicação foi corrigida a tempo.
effect-nothing-75b3 = A explicação foi corrigida a tempo.

question-12a1 = { $laws ->
    [old] Houve uma infração pela qual as Leis não dão ao lado não infrator indenização alguma?
   *[new] Houve uma infração para a qual as Leis não prescrevem retificação?
}
question-12a1-true = Houve: a pergunta seguinte é se causou prejuízo.
question-12a1-false = Não houve: a pergunta seguinte é se a bolsa pode ser jogada normalmente.
question-12a2 = Não há retificação alguma que permita jogar a bolsa normalmente?
question-12a2-true = Nenhuma: o Diretor dá um escore ajustado artificial.
question-12a2-false = Pode ser jogada: a pergunta seguinte é se uma retificação foi incorreta.
question-12a3 = Foi aplicada uma retificação incorreta?
question-12a3-true = Foi incorreta: a pergunta seguinte é de quem foi o erro.
question-12a3-false = Foi correta: mantém-se, por dura ou favorável que pareça.
question-82c = O erro foi do Diretor?
question-82c-true = Do Diretor: o escore é ajustado e os dois lados são tratados como não infratores.
question-82c-false = Não foi dele: a pergunta seguinte é se causou prejuízo.
question-12b1 = O lado não infrator sofreu prejuízo: obteve menos do que podia esperar sem a infração?
question-12b1-true = Houve prejuízo: o escore é ajustado para tirar a vantagem.
question-12b1-false = Não houve prejuízo: vale o escore da mesa.
question-16a3 = A ação se baseia em informação que nenhuma Lei deixa um jogador usar?
question-16a3-true = Baseia-se: a pergunta seguinte é se causou prejuízo.
question-16a3-false = Não se baseia: vale o escore da mesa.
question-16b1 = O parceiro de { $player } deu informação estranha que pode sugerir uma voz ou jogada, e por que meio?
question-16b1-answer = Nomeie o meio: remark (observação), question (pergunta), reply (resposta), explanation (explicação), alert (alerta), no alert (falta de alerta), tempo (tempo), emphasis (ênfase), gesture (gesto), movement (movimento) ou manner (maneiras); false se não houve.
question-16b1-b = Havia outras alternativas lógicas além do que foi escolhido{ $chosen }: uma parte suficiente dos jogadores da classe de { $player }, com os mesmos métodos, consideraria seriamente outra ação, e alguns poderiam escolhê-la?
question-16b1-b-true = Havia outra: a pergunta seguinte é o que a informação sugeria.
question-16b1-b-false = Não havia outra: vale o escore da mesa.
question-16b1-a = { $laws ->
    [old] A informação poderia demonstravelmente ter sugerido o que foi escolhido{ $chosen } em vez de outra alternativa lógica?
   *[new] A informação sugeria demonstravelmente o que foi escolhido{ $chosen } em vez de outra alternativa lógica?
}
question-16b1-a-true = Sugeria: não pode ser escolhido; a pergunta seguinte é se causou prejuízo.
question-16b1-a-false = Não sugeria: vale o escore da mesa.
question-16b1-a-among = O que foi escolhido{ $chosen } era uma das alternativas lógicas? Normalmente é, a menos que seja impensável.
question-16b1-a-among-true = Era uma delas: a escolha não era permitida; a pergunta seguinte é se causou prejuízo.
question-16b1-a-among-false = Não era: vale o escore da mesa.
question-16b2 = Os adversários contestam que possa ter sido dada informação ao parceiro?
question-16b2-true = Contestam: o Diretor estabelece agora os fatos.
question-16b2-false = Sem contestação: o jogo continua, e o Diretor examina o resultado quando for chamado.
question-85a1 = Pelo equilíbrio das probabilidades e as provas que se podem reunir, aconteceu assim?
question-85a1-true = Aconteceu assim: a decisão parte disso.
question-85a1-false = Não se pode determinar: a decisão permite continuar o jogo.
question-16c2-told = A ação retirada disse algo que é informação não autorizada para o lado que a fez?
question-16c2-told-true = Disse algo: a pergunta seguinte trata das alternativas lógicas.
question-16c2-told-false = Não disse nada: vale o escore da mesa.
question-16d2-told = { question-16c2-told }
question-16d2-told-true = { question-16c2-told-true }
question-16d2-told-false = { question-16c2-told-false }
question-16c2-suggested = Ela sugeria demonstravelmente o que foi escolhido{ $chosen } em vez de outra alternativa lógica?
question-16c2-suggested-true = Sugeria: a pergunta seguinte é se causou prejuízo.
question-16c2-suggested-false = Não sugeria: vale o escore da mesa.
question-16d2-suggested = Ela poderia demonstravelmente ter sugerido o que foi escolhido{ $chosen } em vez de outra alternativa lógica?
question-16d2-suggested-true = { question-16c2-suggested-true }
question-16d2-suggested-false = { question-16c2-suggested-false }
question-73c2 = O uso foi tão claro, em jogador dessa experiência, que se deve considerar uma penalidade?
question-73c2-true = Foi: o Diretor considera uma penalidade.
question-73c2-false = Não foi: não há penalidade.
question-73e2-inference = Um adversário não infrator tirou uma conclusão falsa de uma pergunta, uma observação, as maneiras ou o tempo de { $player }, e agiu segundo ela?
question-73e2-inference-true = Tirou: a pergunta seguinte é se havia um motivo.
question-73e2-inference-false = Não tirou: vale o escore da mesa.
question-73e2-reason = { $laws ->
    [old] Havia um motivo de bridge para o que fez { $player }?
   *[new] Havia um motivo de bridge demonstrável para o que fez { $player }?
}
question-73e2-reason-true = Havia: as conclusões se tiram por conta e risco próprios; vale o escore.
question-73e2-reason-false = Não havia: a pergunta seguinte é o que se podia saber.
question-73e2-known = Podia saber no momento { $player } que aquilo podia beneficiá-lo?
question-73e2-known-true = Podia saber: a pergunta seguinte é se causou prejuízo.
question-73e2-known-false = Não podia: as conclusões se tiram por conta e risco próprios; vale o escore.
question-73f-inference = { question-73e2-inference }
question-73f-inference-true = { question-73e2-inference-true }
question-73f-inference-false = { question-73e2-inference-false }
question-73f-reason = { question-73e2-reason }
question-73f-reason-true = { question-73e2-reason-true }
question-73f-reason-false = { question-73e2-reason-false }
question-73f-known = { question-73e2-known }
question-73f-known-true = { question-73e2-known-true }
question-73f-known-false = { question-73e2-known-false }
question-73d2 = Tentou { $player } enganar um adversário?
question-73d2-true = Tentou: o Diretor considera uma penalidade.
question-73d2-false = Não tentou: não há penalidade.
question-73b1 = Disse { $player } algo ao parceiro por outro meio que vozes e jogadas, e por qual?
question-73b1-answer = Nomeie o meio: remark (observação), question (pergunta), reply (resposta), explanation (explicação), alert (alerta), no alert (falta de alerta), tempo (tempo), emphasis (ênfase), gesture (gesto), movement (movimento) ou manner (maneiras); false se não disse nada.
question-73b = { question-73b1 }
question-73b-answer = { question-73b1-answer }
question-73b2 = Foi por um método que os parceiros tinham combinado de antemão?
question-73b2-true = Combinado: é a falta mais grave; o Diretor informa dela e considera uma penalidade.
question-73b2-false = Não combinado: o que o parceiro fez com isso é julgado conforme 16B.
question-89 = { question-73b2 }
question-89-true = Combinado: é conduta proibida; o Diretor informa dela e considera uma penalidade.
question-89-false = { question-73b2-false }
question-75a = Soube { $player } pela explicação do parceiro que a sua própria voz foi entendida de outro modo?
question-75a-true = Soube: para ele é informação não autorizada, e examina-se a Lei 16B.
question-75a-false = Não soube: vale o escore da mesa.
question-75b2 = Chamou { $player } o Diretor e corrigiu a sua própria explicação quando devia ({ $when })?
question-75b2-true = A tempo: o que os adversários podem mudar é tratado conforme as Leis 21 e 47.
question-75b2-false = Fora de tempo: o Diretor examina o resultado.
question-75b3 = Corrigiu { $player } a explicação do parceiro quando devia ({ $when })?
question-75b3-true = A tempo: o que os adversários podem mudar é tratado conforme as Leis 21 e 47.
question-75b3-false = Fora de tempo: o Diretor examina o resultado.
question-75d2 = Tinham os parceiros um acordo, o mesmo para ambos, sobre o que significava a voz?
question-75d2-true = Tinham: a pergunta seguinte é se errada foi a explicação ou a voz.
question-75d2-false = Não tinham: isso devia ser dito aos adversários; as perguntas seguintes tratam do prejuízo.
question-21b1-b = Há provas de que a explicação dizia o acordo, de modo que errada foi a voz?
question-21b1-b-true = Errada foi a voz: não há infração, e vale o escore da mesa.
question-21b1-b-false = Não há provas: o Diretor presume que errada foi a explicação.
question-40b5-a = Foi omitido algo que vem do acordo ou da experiência dos parceiros, não do conhecimento geral?
question-40b5-a-true = Algo foi omitido: a pergunta seguinte é se era crucial.
question-40b5-a-false = Nada foi omitido: vale o escore da mesa.
question-40b5-b = O que foi omitido era crucial para a escolha de um adversário?
question-40b5-b-true = Crucial: as perguntas seguintes tratam do prejuízo.
question-40b5-b-false = Não crucial: vale o escore da mesa.
question-40b6-a = { question-40b5-a }
question-40b6-a-true = { question-40b5-a-true }
question-40b6-a-false = { question-40b5-a-false }
question-40b6-b = { question-40b5-b }
question-40b6-b-true = { question-40b5-b-true }
question-40b6-b-false = { question-40b5-b-false }
question-40b2-a-iii = Os regulamentos do torneio pediam que se alertasse, ou não, de outro modo do que foi feito?
question-40b2-a-iii-true = De outro modo: é má informação; as perguntas seguintes tratam do prejuízo.
question-40b2-a-iii-false = Foi como pedem: vale o escore da mesa.
question-40b2-a = { question-40b2-a-iii }
question-40b2-a-true = { question-40b2-a-iii-true }
question-40b2-a-false = { question-40b2-a-iii-false }
question-21a = O adversário agiu por um mal-entendido próprio e não pelo que lhe foi dito?
question-21a-true = Próprio: não há compensação.
question-21a-false = Pelo que lhe foi dito: a pergunta seguinte é se causou prejuízo.
question-40b3-b = Esta dupla deixou repetidamente de explicar os seus métodos como se exige?
question-40b3-b-true = Repetidamente: o Diretor considera uma penalidade.
question-40b3-b-false = Não repetidamente: não há penalidade.
question-40c3-b = { question-40b3-b }
question-40c3-b-true = { question-40b3-b-true }
question-40c3-b-false = { question-40b3-b-false }
question-40a3 = Desviou-se { $player } de propósito do que o seu lado explicou da voz{ $chosen }, como ao falsear gravemente força ou comprimento?
question-40a3-true = Desviou-se: a pergunta seguinte é se era permitido.
question-40a3-false = Não de propósito: uma voz errada não é infração, e vale o escore.
question-40b2-a-v = Era uma voz artificial que os regulamentos não deixam ser psíquica?
question-40b2-a-v-true = Era: a pergunta seguinte é se causou prejuízo.
question-40b2-a-v-false = Não era: a pergunta seguinte é se o parceiro chegou a esperá-la.
question-40b2-d = { question-40b2-a-v }
question-40b2-d-true = { question-40b2-a-v-true }
question-40b2-d-false = { question-40b2-a-v-false }
question-40c1-repeated = { $tests ->
    [yes] Um dos testes dos regulamentos mostra um acordo implícito: vozes semelhantes lembradas, uma recente, frequentes, ou uma circunstância que ambos conhecem?
   *[no] Repetiram-se vozes semelhantes de modo que o parceiro chegou a esperá-las?
}
question-40c1-repeated-true = Há um entendimento: devia ser explicado; a pergunta seguinte é se causou prejuízo.
question-40c1-repeated-false = Não há entendimento por isso: a pergunta seguinte é se o parceiro sabia mais por outra via.
question-40c1 = Tinha o parceiro por outra via mais motivo que os adversários para o saber, como pode mostrar o que fez?
question-40c1-true = Tinha: a pergunta seguinte é se causou prejuízo.
question-40c1-false = Não tinha: o desvio é permitido, e vale o escore da mesa.
question-40b3-a-hidden = O entendimento não foi dado a conhecer aos adversários como pedem os regulamentos?
question-40b3-a-hidden-true = Não foi: a pergunta seguinte é se causou prejuízo.
question-40b3-a-hidden-false = Foi dado a conhecer: vale o escore da mesa.
question-40b4-hidden = { question-40b3-a-hidden }
question-40b4-hidden-true = { question-40b3-a-hidden-true }
question-40b4-hidden-false = { question-40b3-a-hidden-false }
question-40a1-a = Têm os parceiros um entendimento, por o terem conversado ou pelo que ambos vieram a saber, mesmo que o neguem?
question-40a1-a-true = Há um entendimento: as perguntas seguintes tratam de se é permitido.
question-40a1-a-false = Não há entendimento: vale o escore da mesa.
question-40a2 = Fala por outra coisa que as vozes, as jogadas e as condições da mão?
question-40a2-true = Fala: não é permitido; a pergunta seguinte é se causou prejuízo.
question-40a2-false = Não fala: a pergunta seguinte é se é o mesmo para os dois parceiros.
question-40a4 = A mesma voz significa uma coisa em um parceiro e outra no outro?
question-40a4-true = Significa: não é permitido; a pergunta seguinte é se causou prejuízo.
question-40a4-false = Não: a pergunta seguinte é se é um entendimento especial.
question-40b2-a-player = A mesma voz significa uma coisa em um parceiro e outra no outro, onde os regulamentos não o permitem?
question-40b2-a-player-true = { question-40a4-true }
question-40b2-a-player-false = { question-40a4-false }
question-40b1-b = É um entendimento especial: nomeado assim pelos regulamentos, ou uma voz artificial que eles não excetuam?
question-40b1-b-true = Especial: a pergunta seguinte é se os regulamentos o permitem aqui.
question-40b1-b-false = Não especial: a pergunta seguinte é se foi dado a conhecer.
question-40b1-a = { question-40b1-b }
question-40b1-a-true = { question-40b1-b-true }
question-40b1-a-false = { question-40b1-b-false }
question-40b2-a-i-permitted = Os regulamentos não o permitem aqui, ou só com condições que não foram cumpridas?
question-40b2-a-i-permitted-true = Não permitido: a pergunta seguinte é se causou prejuízo.
question-40b2-a-i-permitted-false = Permitido: a pergunta seguinte é se foi dado a conhecer.
question-40b2-a-permitted = { question-40b2-a-i-permitted }
question-40b2-a-permitted-true = { question-40b2-a-i-permitted-true }
question-40b2-a-permitted-false = { question-40b2-a-i-permitted-false }
question-72c-known = Podia saber { $player } no momento que a irregularidade bem podia prejudicar o lado não infrator?
question-72c-known-true = Podia saber: a pergunta seguinte é se o lado infrator obteve vantagem.
question-72c-known-false = Não podia: vale o escore da mesa.
question-23-known = { question-72c-known }
question-23-known-true = { question-72c-known-true }
question-23-known-false = { question-72c-known-false }
question-72b1 = Foi uma infração de propósito?
question-72b1-true = De propósito: o Diretor considera uma penalidade.
question-72b1-false = Não de propósito: não há penalidade.
question-72b3 = Houve tentativa de ocultar a infração?
question-72b3-true = Houve: o Diretor considera uma penalidade.
question-72b3-false = Não houve: não há penalidade.
question-23c-help = Sem a ajuda da infração, o desfecho bem poderia ter sido outro?
question-23c-help-true = Outro: a pergunta seguinte é se o lado não infrator sofreu prejuízo.
question-23c-help-false = O mesmo: vale o escore da mesa.
question-27d-help = { question-23c-help }
question-27d-help-true = { question-23c-help-true }
question-27d-help-false = { question-23c-help-false }
question-50e4-help = Sem a ajuda da carta exposta, o desfecho bem poderia ter sido outro?
question-50e4-help-true = { question-23c-help-true }
question-50e4-help-false = { question-23c-help-false }
question-50e3-help = { question-50e4-help }
question-50e3-help-true = { question-50e4-help-true }
question-50e3-help-false = { question-50e4-help-false }
question-84 = Os fatos são aceitos por todos?
question-84-true = Aceitos: a pergunta seguinte é o que as Leis prescrevem.
question-84-false = Discutidos: o Diretor pesa as provas.
question-84b = As Leis prescrevem uma retificação?
question-84b-true = Prescrevem: é cumprida.
question-84b-false = Não prescrevem: a pergunta seguinte é se o lado não infrator sofreu prejuízo.
question-84c = Um jogador escolhe entre opções?
question-84c-true = Escolhe: o Diretor explica todas e cuida de que uma seja tomada.
question-84c-false = Não escolhe: a retificação é cumprida.
question-84d = É provável que a irregularidade tenha prejudicado o lado não infrator?
question-84d-true = Provável: o Diretor restabelece a equidade; a pergunta seguinte é até onde foi o prejuízo.
question-84d-false = Não é provável: o jogo continua.

judgement-open = Ainda por determinar: { $question }
judgement-step = { $number }. { $question }
judgement-found = Determinado: { $finding }
judgement-concluded = Pelo que consta: { $finding }
judgement-basis-agreed = Aceito por todos.
judgement-basis-probable = Discutido; mais provável que improvável.
judgement-basis-undetermined = Não pôde ser estabelecido.
judgement-basis-judged = Julgamento do Diretor.
judgement-basis-on-file = Consta no registro.
judgement-says = { $by }: “{ $says }”
judgement-contradicts = { $by }, contra: “{ $says }”
judgement-reasons = Motivos: { $reasons }
judgement-outcome = Resultado: { $outcome }
judgement-outcome-adjusted = o escore é ajustado
judgement-outcome-stands = vale o escore da mesa
judgement-outcome-open = ainda sem decisão
judgement-outcome-none = nada se ajusta
judgement-candidates = Resultados que podem ser atribuídos, a cartas abertas; o Diretor fixa os pesos:
judgement-candidate = { $result }: { $score }
judgement-candidate-excluded = { $result }: { $score }, sem peso { $law }
judgement-candidate-plays = { $told } (após { $cards })
judgement-result = { $contract }, { $tricks } vazas

poll-title = Consulta a jogadores
poll-board = Bolsa { $board }, dador { $dealer }, { $vulnerable ->
    [none] ninguém vulnerável
    [ns] Norte-Sul vulneráveis
    [ew] Este-Oeste vulneráveis
   *[both] os dois lados vulneráveis
}.
poll-hand = { $player } tem { $hand }
poll-auction = Leilão: { $calls }
poll-no-auction = Ainda não foi feita nenhuma voz.
poll-explained = { $text }
poll-asks-call = Que vozes considera seriamente, e qual faz?
poll-asks-card = Que cartas considera seriamente, e qual joga?
poll-level = Os jogadores devem ser desta classe: { $level }
poll-none = Ainda não se perguntou a ninguém.
poll-share = { $action }: considerada por { $considered } de { $asked } ({ $part }), escolhida por { $chose } ({ $partchose }): { $alternative ->
    [yes] é alternativa lógica
    [no] não é alternativa lógica
   *[open] cabe ao Diretor julgar
}
poll-threshold = Pelos regulamentos em vigor, uma parte significativa é { $part }.
poll-no-threshold = Os regulamentos em vigor não nomeiam uma parte: o Diretor julga qual é significativa.
poll-answer = { $by }{ $level ->
    [none] {""}
   *[other] {" "}({ $level })
}: { $chose }{ $considered ->
    [none] {""}
   *[other] ; considerou também { $considered }
}
poll-withheld = Não foi dito a ninguém antes de responder: { $information }
poll-suggested = Perguntados depois o que isso sugere, { $said } de { $asked } nomearam { $action }.
poll-chosen = Escolhido na mesa: { $action }. { $alternative ->
    [yes] Havia outra alternativa lógica.
    [no] Não havia outra alternativa lógica.
   *[open] Se havia outra alternativa lógica, cabe ao Diretor julgar.
}

# Para que o Diretor pode ser chamado, e de quem se trata.

incident-information-from-partner = Hesitação ou outra informação do parceiro
incident-rights-reserved = Reserva de direitos por informação do parceiro
incident-partners-explanation-used = A explicação ou alerta do parceiro acordou um jogador
incident-explanation-to-correct = Um jogador sabe que uma explicação do seu lado foi errada
incident-wrong-explanation = Explicação errada, tarde para mudar uma voz
incident-incomplete-explanation = Explicação incompleta
incident-alert-missing = Falta de alerta ou anúncio
incident-alert-needless = Alerta que não devia ser dado
incident-psychic-call = Voz psíquica ou outro desvio do que foi explicado
incident-methods-changed = Métodos mudados após uma pergunta ou irregularidade
incident-hidden-understanding = Entendimento oculto ou proibido
incident-misled-by-an-opponent = Enganado pela pausa, pergunta ou maneiras de um adversário
incident-communication-with-partner = Os parceiros disseram algo um ao outro por outros meios
incident-could-have-known = O infrator podia saber que prejudicaria os outros
incident-procedural-offence = Atraso, lentidão ou outra falta contra o procedimento
incident-disputed-facts = Os jogadores não concordam sobre o que aconteceu
incident-no-rectification = Prejuízo para o qual nenhuma Lei tem retificação
ask-player = De que jogador se trata?
ask-information-from-partner-player = Que jogador pode ter usado o que o parceiro deixou ver?
ask-rights-reserved-player = Quem reserva os seus direitos?
ask-partners-explanation-used-player = Que jogador ouviu como o parceiro entendeu a sua voz?
ask-wrong-explanation-player = Quem deu a explicação?
ask-incomplete-explanation-player = Quem deu a explicação?
ask-alert-missing-player = Quem não alertou?
ask-alert-needless-player = Quem alertou?
ask-psychic-call-player = Quem fez a voz?
ask-misled-by-an-opponent-player = De quem foi a pausa, a pergunta ou a maneira?
ask-communication-with-partner-player = Quem disse algo ao parceiro?
ask-could-have-known-player = Quem foi o infrator?
ask-own-explanation = { $seat } mesmo deu a explicação errada (sim), ou o parceiro (não)?
ask-offence = O que se diz que o competidor fez?
ask-offence-90b1 = não estava no seu lugar quando a sessão ou a rodada devia começar
ask-offence-90b2 = joga com lentidão excessiva
ask-offence-90b3 = comentou uma bolsa de modo que outros podiam ouvir
ask-offence-90b4 = comparou os seus resultados com os de outro competidor
ask-offence-90b5 = tocou as cartas de outro jogador
ask-offence-90b6 = pôs cartas no compartimento errado da bolsa
ask-offence-90b7 = cometeu um erro de procedimento pelo qual talvez se deva ajustar um escore
ask-offence-90b8 = não cumpriu logo o que mandam o Diretor ou o regulamento
ask-offence-7b2 = não contou as suas cartas antes de as olhar
ask-offence-45g = virou a sua carta para baixo antes de os quatro terem jogado
ask-offence-90a = outra coisa que atrasa o jogo, incomoda outros ou infringe o procedimento
ask-changed-after = Após o quê mudam os parceiros os seus métodos, como tinham combinado?
ask-changed-after-opponents-irregularity = uma irregularidade dos adversários
ask-changed-after-own-irregularity = uma irregularidade própria
ask-changed-after-opponents-answer = a resposta dos adversários a uma pergunta
ask-changed-after-own-question = a sua própria pergunta
ask-changed-after-own-answer = a sua própria resposta
ask-stage = Quando notou { $seat } o erro?
ask-stage-auction = durante o leilão
ask-stage-clarification = após o Passe final, antes de se abrir a saída
ask-stage-play = durante o carteio
ask-role = O que é, ou será, { $seat } no carteio?
ask-role-declarer = carteador
ask-role-dummy = morto
ask-role-defender = defensor
incident-withdrawn-action-used = O lado infrator usou o que disse uma voz ou carta retirada
incident-helped-by-infraction = Uma infração ajudou o lado que a cometeu
ask-withdrawn-action-used-player = De quem é parceiro aquele que retirou a voz ou a carta?
ask-infraction = Que infração foi?
ask-infraction-insufficient-bid = uma marcação insuficiente, corrigida sem retificação
ask-infraction-comparable-call = uma voz fora de vez ou cancelada, substituída por uma comparável
ask-infraction-exposed-card = uma carta exposta de um defensor
