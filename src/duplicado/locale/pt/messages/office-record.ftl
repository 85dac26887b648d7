# O escritório do Diretor no registro de um torneio: chamados, decisões, dispensas, consultas, formulários; o registro dos Diretores.

office-yes = sim
office-no = não
office-where-board = bolsa { $number }
office-where-table = mesa { $section }{ $number }
office-where-round = rodada { $number }
office-where-session = sessão { $number }
office-where-unknown = lugar não indicado
office-laws = { $count ->
    [one] Lei { $laws }
   *[other] Leis { $laws }
}

fact-director-called = O Diretor foi chamado, { $where }: { $said }
fact-director-called-by = { $seat } chamou o Diretor, { $where }: { $said }
fact-irregularity-noticed = O Diretor reparou, { $where }: { $what } ({ $manner })
fact-ruling-given = Decisão, { $where }: { $said }
fact-ruling-corrected = Decisão corrigida, { $because }, { $where }: { $said }
fact-ruling-withdrawn = Foi retirada uma decisão: { $reason }
fact-rectification-waived = Retificação dispensada a pedido de { $side }, { $where }: { $waived }; { $cause }
fact-matter-referred = Remetido a { $to }, { $where }: { $matter }
fact-poll-taken = { $count ->
    [one] Consulta, { $where }, uma resposta: { $question }
   *[other] Consulta, { $where }, { $count } respostas: { $question }
}
fact-conduct-noted = Conduta, { $who }: { $what } – { $measure }
fact-partnership-noted = { $kind }, { $who }: { $what }
fact-player-suspended = { $who }: suspensão na sessão { $session } a partir da rodada { $round }
fact-player-suspended-until = { $who }: suspensão na sessão { $session }, rodadas { $round } a { $last }
fact-disqualified = { $who }: desqualificação, aprovada por { $approver }
office-measure-noted = anotado
office-measure-warning = advertência
office-measure-penalty = penalidade
office-note-psyche = Psíquica
office-note-deviation = Desvio
office-note-misexplanation = Explicação errada
office-note-misbid = Marcação errada
office-because-directors-error = erro do Diretor
office-because-appeal = recurso
office-because-new-facts = fatos novos

office-told-ruling = { $number }Decisão: { $said } ({ $laws })
office-told-ruling-replaced = { $number }Decisão, substituída depois: { $said } ({ $laws })
office-told-corrected = Corrige uma decisão anterior, { $because }: { $reason }
office-told-both-non-offending = Ambos os lados são tratados como não infratores (Lei 82C).
office-told-facts-agreed = Houve acordo sobre os fatos (Lei 84).
office-told-facts-disputed = Os fatos eram disputados; o Diretor apurou-os pelo balanço das probabilidades (Lei 85A).
office-told-facts-undetermined = Os fatos não puderam ser apurados (Lei 85B).
office-told-option = Oferecido a { $to }: { $options }. Escolheu: { $taken }.
office-told-reasons = Razões: { $reasons }
office-told-appeal = Os competidores foram informados do direito de recurso (Lei 83).

office-earlier-offences = { $who } já teve neste torneio: advertências { $warnings }, penalidades { $penalties }.
office-open = À espera do Diretor:
office-nothing = Não há decisões nem nada à espera.
office-replaced = [substituída]
office-open-call = { $number }: ainda sem decisão. { $text }
office-open-return = { $number }: deve voltar, { $where }: { $what }
office-open-appeal = { $number }: recurso de { $who }, por decidir
office-open-appeal-anew = { $number }: recurso de { $who }, por decidir; outra decisão tomou o lugar da recorrida: pergunte se o recurso continua
office-open-substitute = { $who }: um substituto para { $player } a partir da rodada { $round }

office-register-heading = Registro dos Diretores: só para Diretores
office-register-empty = Nada foi anotado.
office-register-no-entry = O registro não tem a entrada { $value1 }, ou foi corrigida; a última é a { $value2 }.
office-register-call = voz: { $text }
office-register-meaning = significado: { $text }
office-register-held = tinha: { $text }
office-register-partner = parceiro: { $text }
office-register-told-by = informou { $text }

office-form-written = Escrito: { $file }
office-form-other-kind = A entrada com esse número é de outro género; ver `duplicado event log`.
office-form-title-ruling = Decisão do Diretor
office-form-title-appeal = Recurso
office-form-title-poll = Consulta
office-form-title-conduct = Formulário de anotação
office-form-occasion = Ocasião
office-form-event = Torneio
office-form-where = Onde
office-form-when = Quando
office-form-board = Bolsa
office-form-dealer = Dador
office-form-vulnerable = Vulnerabilidade
office-form-happened = O que aconteceu
office-form-called-by = Chamou
office-form-noticed = Reparado pelo Diretor
office-form-said = Como foi contado
office-form-facts = Fatos
office-form-facts-are = Os fatos são
office-form-facts-which = acordados / disputados / não podem ser apurados
office-facts-agreed = acordados
office-facts-disputed = disputados
office-facts-undetermined = não podem ser apurados
office-form-ruling = Decisão
office-form-laws = Leis
office-form-aloud = Dito em voz alta
office-form-options = Opções
office-form-scores = Escores e penalidades
office-form-come-back = Voltar para
office-form-appeal-told = Informados do direito de recurso (83)
office-form-reasons = Razões
office-form-corrected = Corrige uma decisão anterior
office-form-sign-director = Diretor, data e hora
office-form-sign-appellant = Recorrente
office-form-sign-concurs = Parceiro ou capitão que concorda (92D)
office-form-sign-chairman = Presidente, data e hora
office-form-against = Contra
office-form-appeal = Recurso
office-form-appellant = Recorrente
office-form-lodged = Apresentado através do Diretor às
office-form-concurs = O parceiro ou capitão concorda
office-form-deposit = Depósito
office-form-grounds = Fundamentos
office-form-hearing = Audiência e decisão
office-form-body = Decidido por
office-form-chairman = Presidente
office-form-members = Membros
office-form-present = Presentes
office-form-outcome = Resultado
office-form-appeal-fallen = A decisão foi retirada: não há nada a ouvir
office-form-merit = Com mérito
office-form-summary = Resumo do presidente
office-form-problem = O que faria?
office-form-seat = Você é
office-form-hand = As suas cartas
office-form-auction = Leilão até agora
office-form-question = Pergunta
office-form-answers = Respostas
office-form-poll-who = Jogador
office-form-poll-chose = Escolheria
office-form-poll-considered = Também considerou seriamente
office-form-poll-remark = Observações
office-form-contestant = Dupla, equipe ou jogador
office-form-players = Pessoas
office-form-what = O que aconteceu
office-form-measure = Medida
office-form-kind = Género
office-form-call = Voz
office-form-meaning = Como acordado ou explicado
office-form-held = Cartas que tinha
office-form-partner = O que fez o parceiro
office-form-told-by = Informado por
office-form-noted = Anotação

event-refused-substitute-barred = { $value1 } está em suspensão ou desqualificação e não pode ser substituto.
event-refused-replaces-another-kind = O que se quer corrigir é uma entrada de outro género.
event-refused-replaced-already = Essa entrada já foi corrigida: indique a que a corrigiu.
event-refused-ruling-without-clause = Uma decisão assenta numa Lei ou num regulamento: indique as cláusulas (--under).
event-refused-no-clause = { $value1 } não é uma cláusula das Leis. Escreva p. ex. 16B3 ou 74A2.
event-refused-who-wanted = Indique quem foi: uma dupla (--who) ou uma pessoa (--player).
event-refused-words-wanted = Indique o que aconteceu e por quê: um texto vazio nada diz a ninguém.
event-refused-cause-wanted = A retificação é dispensada com causa: indique qual (--cause).
event-refused-measure-and-penalty = Uma penalidade por conduta nomeia a penalidade imposta, e nada mais o faz.
event-refused-approval-wanted = Quem aprova a desqualificação pela Organização do Torneio? (--approved)
event-refused-corrects-nothing = Indique a decisão que se corrige.
event-refused-not-offered = { $value1 } não estava entre as opções: { $value2 }.
event-refused-score-stands = O escore dado por esta decisão ainda conta ({ $value1 }): reponha-o antes ou corrija a decisão.
event-refused-too-late-to-rectify = O que o Diretor vem a saber depois de { $value1 } já não se retifica.
event-refused-rounds-wanted = As rodadas numeram-se a partir de 1 e a última não é anterior à primeira.
event-refused-contestants-only = As Leis de 2007 só o preveem para competidores, não para um jogador ({ $value1 }).
event-refused-no-ruling = Recorre-se de uma decisão, e essa entrada não o é: `duplicado event rulings` enumera-as.
event-refused-no-further-appeal = O regulamento não prevê outro recurso.
event-refused-no-referral-to-authority = O regulamento não permite remeter o assunto à Autoridade Reguladora.
event-refused-has-appealed = { $value1 } já recorreu desta decisão.
event-refused-not-at-the-table = { $value1 } não estava na mesa onde a decisão foi tomada.
event-refused-captain-must-concur = O recurso não é ouvido sem a concordância do capitão da equipe (--concurred).
event-refused-partner-must-concur = O recurso não é ouvido sem a concordância de ambos os parceiros (--concurred).
event-refused-deposit-is-returned = O depósito é devolvido, a não ser que o recurso não tivesse mérito: diga-o (`--without-merit`) ou não retenha nada.
event-refused-deposit-may-not-be-kept = De um depósito de { $value2 } não se pode reter { $value1 } segundo os regulamentos em vigor (appeal.deposit_forfeit, appeal.meritless_sanction).
event-refused-may-only-recommend =
    { $value1 ->
        [law] Um comitê não revoga a decisão do Diretor sobre uma questão de direito; o que o próprio Diretor responsável decide sobre ela é indicado sem presidente nem membros (Lei 93B1)
       *[discipline] Um comitê não revoga uma penalidade disciplinar; o próprio Diretor pode retirá-la
    }. Decida upheld e diga o que recomenda (--recommended).
event-doubt-may-not-play = { $value1 }: { $value2 } está em suspensão ou desqualificação e ninguém ocupa o seu lugar.
ruling-objection-both-non-offending = depois do erro do Diretor ambos os lados são tratados como não infratores, e aqui um tem culpa
event-refused-carried-in-total = Este torneio classifica por totais e não por porcentagens: indique o que se traz na sua unidade.
event-refused-carried-in-percent = Este torneio classifica por porcentagens: indique o que se traz em porcentagem.
