# O que acontece fora das cartas: conduta, faltas de procedimento, prazos, erros, recursos.

office-conduct-72a = não procurou jogar o melhor possível dentro das Leis
office-conduct-72b1 = infringiu as Leis de propósito
office-conduct-72b3 = tentou esconder uma infração
office-conduct-74a1 = não foi cortês
office-conduct-74a2 = incomodou ou constrangeu alguém, ou estragou o prazer do jogo
office-conduct-74a3 = não dá as suas vozes nem joga sempre da mesma maneira correta
office-conduct-74b1 = não presta atenção suficiente ao jogo
office-conduct-74b2 = fez comentários desnecessários durante o leilão ou o carteio
office-conduct-74b3 = separou uma carta antes da sua vez de jogar
office-conduct-74b4 = prolongou o carteio para perturbar um adversário embora todas as vazas fossem seguras
office-conduct-74b5 = chamou o Diretor ou dirigiu-se a ele sem educação
office-conduct-74c1 = nomeou a mesma voz de maneiras diferentes
office-conduct-74c2 = mostrou aprovação ou desaprovação de uma voz ou jogada
office-conduct-74c3 = mostrou que espera ganhar ou perder uma vaza ainda incompleta
office-conduct-74c4 = chamou a atenção para algo significativo, ou para as vazas que faltam
office-conduct-74c5 = olhou outro jogador ou a mão dele
office-conduct-74c6 = mostrou que perdeu o interesse pela mão
office-conduct-74c7 = mudou o seu tempo
office-conduct-74c8 = deixou a mesa sem necessidade antes que se anunciasse a rodada
office-conduct-76a1 = não obedeceu ao Diretor ou aos regulamentos para espectadores
office-conduct-76a2 = comunicou-se com um jogador durante a sessão deste
office-conduct-76b1 = olhou mais mãos do que o permitido
office-conduct-76b2 = mostrou uma reação ao leilão ou ao carteio
office-conduct-76b3 = fez uma observação ou um gesto, ou conversou com um jogador, durante a rodada
office-conduct-76b4 = perturbou um jogador
office-conduct-76b5 = chamou a atenção para algo do jogo
office-conduct-76c1 = falou de um fato ou das Leis sem que o Diretor lhe pedisse

office-who-player = Um jogador
office-who-partnership = Uma dupla
office-who-kibitzer = Um espectador da mesa
office-who-spectator = Um espectador
office-who-viewer = Alguém que acompanha o jogo numa tela

matter-72a = { $who } { $incident }.
matter-72b1 = { $who } { $incident }.
matter-72b3 = { $who } { $incident }.
matter-74a = { $who } { $incident }.
matter-74b = { $who } { $incident }.
matter-74c = { $who } { $incident }.
matter-76 = { $who } { $incident }.
matter-81c3 = O próprio Diretor percebeu uma irregularidade.
matter-82c = Uma decisão do Diretor revelou-se errada.
matter-45g = Diz-se que um jogador virou a sua carta para baixo cedo demais.
matter-7b2 = Diz-se que um jogador não contou as suas cartas antes de as olhar.
matter-9b1 = O Diretor não foi chamado logo que se chamou a atenção para uma irregularidade.
matter-10c2 = O Diretor examina se uma opção foi escolhida sem consultar o parceiro.
matter-10c4 = O Diretor examina se a ação posterior à retificação usou o que não se pode usar.
matter-11b = Perdeu-se o direito à retificação; uma penalidade de procedimento continua possível.
matter-15a4 = Um jogador teve as cartas de uma bolsa que não devia jogar.
matter-20d = As declarações foram repetidas; o Diretor examina se por um jogador que as pode repetir.
matter-20e = As declarações foram repetidas; o Diretor examina se todo erro foi corrigido logo.
matter-20f3 = Perguntou-se por uma só declaração.
matter-20g1 = O Diretor examina se se perguntou só em benefício do parceiro.
matter-20g2 = O Diretor examina se se perguntou para obter de um adversário uma resposta errada.
matter-82a = Algo numa mesa correu de modo diferente do que manda o procedimento.
matter-90a = O Diretor examina se cabe uma penalidade de procedimento.
matter-90b1 = Um competidor não estava no seu lugar quando a sessão ou a rodada devia começar.
matter-90b2 = Diz-se que um competidor joga com lentidão excessiva.
matter-90b3 = Comentou-se uma bolsa de modo que outros podiam ouvir.
matter-90b4 = Competidores compararam os seus resultados.
matter-90b5 = Um jogador tocou as cartas de outro.
matter-90b6 = Foram postas cartas no compartimento errado de uma bolsa.
matter-90b7 = Um erro de procedimento deixou uma bolsa sem o seu resultado.
matter-90b8 = Um jogador não cumpriu logo o que mandam o Diretor ou o regulamento.

question-74c2 = O jogador mostrou aprovação ou desaprovação de uma voz ou jogada?
question-74c2-true = Sim: o seu parceiro não pode usá-lo, e no fim do carteio o Diretor examina o resultado (16B).
question-74c2-false = Não: nada decorre disso.
question-74c3 = O jogador mostrou que esperava ganhar ou perder uma vaza antes de completa?
question-74c3-true = Sim: o seu parceiro não pode usá-lo, e no fim do carteio o Diretor examina o resultado (16B).
question-74c3-false = Não: nada decorre disso.
question-74c4 = O jogador chamou a atenção para algo significativo, ou para as vazas que faltavam?
question-74c4-true = Sim: o seu parceiro não pode usá-lo, e no fim do carteio o Diretor examina o resultado (16B).
question-74c4-false = Não: nada decorre disso.
question-74c5 = O jogador olhou de propósito, para ver as cartas de outro ou como ele age?
question-74c5-true = De propósito: é uma violação do procedimento.
question-74c5-false = Sem querer: pode aproveitar a carta do adversário que viu; resta saber se ela foi mostrada de propósito.
question-74-fn23 = O adversário pode ter mostrado as suas cartas de propósito?
question-74-fn23-true = Sim: o Diretor examina se o jogador foi enganado.
question-74-fn23-false = Não: nada decorre disso.
question-74c7 = O jogador mudou o seu tempo para desconcertar um adversário?
question-74c7-true = Sim: é uma violação do procedimento; se enganou alguém é outra questão.
question-74c7-false = Não: nada decorre disso.
question-76b5 = O espectador chamou a atenção para algo do jogo?
question-76b5-true = Sim: o Diretor já o sabe e o retifica dentro dos prazos.
question-76b5-false = Não: nada decorre disso.
question-76c1 = O espectador falou do ocorrido, ou das Leis, sem que o Diretor lhe perguntasse?
question-76c1-true = Sim: o Diretor o adverte; da próxima vez, afasta-o.
question-76c1-false = Não: foi-lhe perguntado, e nada decorre disso.
question-81c3 = A bolsa está sendo jogada: é preciso tratar disto já?
question-81c3-true = Já: aplica-se agora a Lei correspondente.
question-81c3-false = Depois: o jogo segue, e o Diretor examina o resultado.
question-82c-scored = Corrigida a decisão errada, a bolsa ainda pode ter um escore normal?
question-82c-scored-true = Sim: aplica-se a retificação correta, e o resultado vale.
question-82c-scored-false = Não: ajusta-se o escore, e os dois lados são tratados como não infratores.
question-90a = Isso atrasou o jogo, incomodou outros competidores ou violou o procedimento correto?
question-90a-true = Sim: o Diretor considera uma penalidade.
question-90a-false = Não: pergunta-se então se torna necessário um escore ajustado.
question-90a-adjusted = Isso torna necessário um escore ajustado?
question-90a-adjusted-true = Sim: pode ser motivo de penalidade.
question-90a-adjusted-false = Não: nada decorre disso.
question-90a-elsewhere = O escore ajustado é necessário em outra mesa?
question-90a-elsewhere-true = Sim: o Diretor considera uma penalidade.
question-90a-elsewhere-false = Não: não há penalidade por esse motivo.
question-10a = Os jogadores resolveram a irregularidade entre si antes de chamar o Diretor?
question-10a-true = Sim: não lhes cabia. O Diretor decide, e pode deixar valer o que fizeram.
question-10a-false = Não: pergunta-se então se o direito à retificação se perdeu.
question-11a = O lado não infrator agiu antes de o Diretor ser chamado: perdeu o direito à retificação?
question-11a-true = Perdido: nada se retifica.
question-11a-false = Mantido: a irregularidade é tratada como de costume.
question-45g = O jogador virou a sua carta para baixo antes de os quatro terem jogado à vaza?
question-45g-true = Sim: não deveria; o Diretor pode adverti-lo ou penalizá-lo.
question-45g-false = Não: nada decorre disso.
question-7b2 = O jogador declarou sem ter contado as suas cartas e olhado as faces?
question-7b2-true = Sim: o Diretor pode adverti-lo ou penalizá-lo; o que havia de errado na mão é tratado pela sua própria Lei.
question-7b2-false = Não: nada decorre disso.
question-10c2 = O jogador escolheu sem consultar o parceiro?
question-10c2-true = Sim: a sua escolha vale.
question-10c2-false = Não: a sua escolha vale, mas ele não pode usar o que o parceiro lhe disse, e o Diretor examina o resultado (16B).
question-10c4 = O lado infrator agiu, depois da retificação, sem se basear no que uma ação retirada lhe disse?
question-10c4-true = Sim: pode agir em seu proveito, e o escore vale.
question-10c4-false = Não: o Diretor examina o resultado no fim do carteio (16C).
question-11b = Aplica-se uma penalidade de procedimento embora o direito à retificação se tenha perdido?
question-11b-true = Sim: o Diretor considera uma penalidade.
question-11b-false = Não: nada decorre disso.
question-15a4 = Penaliza-se, além da retificação, que o jogador tenha declarado com as cartas de outra bolsa?
question-15a4-true = Sim: o Diretor considera uma penalidade.
question-15a4-false = Não: nada decorre disso.
question-17d4 = { question-15a4 }
question-17d4-true = { question-15a4-true }
question-17d4-false = { question-15a4-false }
question-20e = Um erro na repetição das vozes ficou sem correção?
question-20e-true = Sim: se causou prejuízo, o escore é ajustado.
question-20e-false = Não: foi corrigido, e nada decorre disso.
question-20f3 = O jogador perguntou sobre uma única voz?
question-20f3-true = Sim: pode, mas o parceiro não pode usar o interesse que mostrou, e o Diretor examina o resultado (16B).
question-20f3-false = Não: nada decorre disso.
question-20g1 = O jogador perguntou só para ajudar o parceiro?
question-20g1-true = Sim: não é permitido; o parceiro não pode usá-lo, e o Diretor considera uma penalidade.
question-20g1-false = Não: nada decorre disso.
question-20g2 = O jogador perguntou só para provocar uma resposta errada?
question-20g2-true = Sim: não é permitido, e o Diretor considera uma penalidade.
question-20g2-false = Não: nada decorre disso.
question-82a = É possível restabelecer o procedimento, já ou depois desta bolsa?
question-82a-true = Sim: restabelece-se, e o jogo segue.
question-82a-false = Não: pergunta-se então se a bolsa ainda pode ser jogada.
question-82b2 = A bolsa ainda pode ser jogada?
question-82b2-true = Sim: pergunta-se então quando.
question-82b2-false = Não: a bolsa é anulada e o escore é ajustado onde uma Lei o permite.
question-82b2-later = Deve ser jogada mais tarde?
question-82b2-later-true = Mais tarde: para essa bolsa a rodada continua.
question-82b2-later-false = Agora: a bolsa é jogada.
question-40b2-a-v-gross = A voz falseava grosseiramente a força ou o comprimento?
question-40b2-a-v-gross-true = Grosseiramente: é psíquica, e os regulamentos a proíbem.
question-40b2-a-v-gross-false = Não grosseiramente: não é psíquica; pergunta-se então se o parceiro chegou a esperá-la.
question-40b2-d-gross = { question-40b2-a-v-gross }
question-40b2-d-gross-true = { question-40b2-a-v-gross-true }
question-40b2-d-gross-false = { question-40b2-a-v-gross-false }
question-90b1 = O competidor chegou depois da hora marcada para a sessão ou a rodada?
question-90b1-true = Sim: o Diretor considera uma penalidade.
question-90b1-false = Não: nada decorre disso.
question-90b2 = Foi este competidor quem jogou com lentidão excessiva, e não os adversários, uma decisão ou um começo tardio?
question-90b2-true = Sim: o Diretor considera uma penalidade.
question-90b2-false = Não: nada decorre disso.
question-90b3 = Outros podiam ouvir o leilão, o carteio ou o resultado da bolsa?
question-90b3-true = Sim: o Diretor considera uma penalidade.
question-90b3-false = Não: nada decorre disso.
question-90b4 = Comparou resultados com outro competidor sem autorização?
question-90b4-true = Sim: o Diretor considera uma penalidade.
question-90b4-false = Não: nada decorre disso.
question-90b5 = Tocou as cartas de outro jogador sem permissão?
question-90b5-true = Sim: o Diretor considera uma penalidade.
question-90b5-false = Não: nada decorre disso.
question-90b6 = Pôs uma carta no compartimento errado?
question-90b6-true = Sim: o Diretor considera uma penalidade.
question-90b6-false = Não: nada decorre disso.
question-90b7 = Foi o seu erro de procedimento que obriga a ajustar o escore?
question-90b7-true = Sim: o Diretor considera uma penalidade.
question-90b7-false = Não: nada decorre disso.
question-90b8 = Deixou de cumprir logo?
question-90b8-true = Sim: o Diretor considera uma penalidade.
question-90b8-false = Não: nada decorre disso.

effect-proposed-advice =
    O Diretor lhe diz o que é correto ({ $occurrence ->
        [1] primeira vez
        [2] segunda vez
        [3] terceira vez
       *[other] { $occurrence } vezes já
    }).
effect-proposed-warning =
    Cabe uma advertência ({ $occurrence ->
        [1] primeira vez
        [2] segunda vez
        [3] terceira vez
       *[other] { $occurrence } vezes já
    }).
effect-proposed-penalty =
    Cabe uma penalidade de { $taken } ({ $occurrence ->
        [1] primeira vez
        [2] segunda vez
        [3] terceira vez
       *[other] { $occurrence } vezes já
    }).
effect-proposed-penalty-open =
    Pode dar-se uma penalidade; não há tarifa, e o Diretor fixa o valor{ $occurrence ->
        [1] .
        [2] {" "}(segunda vez).
        [3] {" "}(terceira vez).
       *[other] {" "}({ $occurrence } vezes já).
    }
effect-proposed-suspension =
    Pode considerar-se a suspensão pela sessão ou parte dela ({ $occurrence ->
        [1] primeira vez
        [2] segunda vez
        [3] terceira vez
       *[other] { $occurrence } vezes já
    }).
effect-proposed-disqualification =
    Pode considerar-se a desqualificação, com a aprovação do Organizador do Torneio ({ $occurrence ->
        [1] primeira vez
        [2] segunda vez
        [3] terceira vez
       *[other] { $occurrence } vezes já
    }).
effect-proposed-removal =
    O espectador tem de sair ({ $occurrence ->
        [1] primeira vez
        [2] segunda vez
        [3] terceira vez
       *[other] { $occurrence } vezes já
    }).
effect-proposed-referral =
    O assunto vai para quem permite mostrar o jogo ({ $occurrence ->
        [1] primeira vez
        [2] segunda vez
        [3] terceira vez
       *[other] { $occurrence } vezes já
    }).
office-amount-percent-of-a-top = { $amount } % de um top
office-amount-matchpoints = { $amount } pontos de match
office-amount-imps = { $amount } IMPs
office-amount-victory-points = { $amount } pontos de vitória
office-amount-points = { $amount } pontos
office-readiness-never = Pela palavra das Leis não é falta nenhuma.
office-readiness-rarely = Pela palavra das Leis, raramente se penaliza.
office-readiness-seldom = Pela palavra das Leis, poucas vezes se penaliza.
office-readiness-often = Pela palavra das Leis, penaliza-se na maioria das vezes.
office-readiness-always = Pela palavra das Leis é um assunto grave.

office-timing-in-time = Está dentro do prazo.
office-timing-in-time-until = Está dentro do prazo; termina às { $until }.
office-timing-needs-approval = O prazo terminou às { $until }: é preciso a aprovação do Organizador do Torneio.
office-timing-too-late = É tarde demais.
office-timing-too-late-until = É tarde demais; o prazo terminou às { $until }.
office-timing-still = O Diretor ainda pode examiná-lo segundo { $law }.
office-timing-approved = O Organizador do Torneio aprovou-o embora o prazo tenha terminado às { $until }.
event-refused-too-late-to-change = Os prazos para correções e decisões terminaram às { $value1 }, e isto mudaria escores. Quem aprova pela Organização do Torneio?
event-refused-changes-over = Os prazos para correções e decisões terminaram às { $value1 }, e o regulamento não admite mudanças posteriores de escores.

office-way-play-on = O jogo segue: não há nada a retificar nem a julgar.
office-way-prescribed-rectification = As Leis prescrevem a retificação; o Diretor cuida de que se cumpra.
office-way-choice = Um jogador pode escolher; o Diretor explica todas as opções e cuida de que se escolha uma.
office-way-equity = O Diretor restabelece a equidade; os pontos duvidosos são para o lado não infrator.
office-way-ruled-to-play-on = Não se podem estabelecer os fatos: o Diretor dá uma decisão que deixa o jogo seguir.
office-advice-mention = Os jogadores podem recorrer desta decisão.
office-advice-tell = Os jogadores têm o direito de recorrer desta decisão, e pode bem convir que seja revista.
office-report-due =
    Comunique ao Organizador do Torneio: os resultados{ $incidents ->
        [yes] {" "}e os incidentes de conduta.
       *[no] .
    }
office-advice-refer = O próprio Diretor encaminha o assunto a { $committee }.
office-committee = o comitê
office-body-director-in-charge = o Diretor responsável
office-body-committee = o Comitê de Apelação
office-body-authorized-alternative = quem o regulamento nomeia em lugar de um comitê
office-point-law = o que dizem as Leis ou o regulamento
office-point-fact = os fatos
office-point-judgement = o critério do Diretor
office-point-discipline = uma penalidade disciplinar
office-route = Sobre { $point } decide { $body }.
office-route-then = Sobre { $point } decide { $body }; cabe recurso perante { $then }.
office-route-further = Um novo recurso é decidido por esta instância: { $body }.
office-route-further-then = Um novo recurso é decidido por esta instância: { $body }; depois cabe recurso perante { $then }.
office-power-recommend = O comitê não pode revogar aqui a decisão do Diretor; pode lhe recomendar que a mude.
office-fouled = { $teams ->
        [true] Os escores já não são comparáveis entre as equipes: o Diretor ajusta o escore conforme de quem seja a culpa, ou manda jogar outra bolsa
       *[false] Os escores comparam-se dentro de cada forma da bolsa
    } ({ $law }).
office-ordered-played = A bolsa é jogada.
office-ordered-postponed = A bolsa é jogada mais tarde; para ela a rodada continua.
office-ordered-cancelled = A bolsa não é jogada.
office-number-taken = { $names } tinham até agora o número { $who } e deixariam de estar inscritos. Para trocar dois números, inscreva cada um com o número do outro.
office-partners-stay = Os parceiros ficam juntos a sessão inteira; assim se corrige um nome mal escrito, mas quem toma o lugar de outro entra como substituto ({ $law }).
office-robots-electronic = Os robôs só jogam em mesas eletrônicas; este torneio não é jogado eletronicamente.
office-turned = As duplas sentaram-se ao contrário. Os jogadores mantêm a direção tomada, salvo se o Diretor mandar ou permitir mudá-la ({ $law }).
office-strayed = Não onde o movimento os mandava: { $who }. { $blame ->
    [director] As instruções não foram claras: é um erro do Diretor e nenhum lado é infrator (5B, 82C).
   *[players] Cada um responde pelo seu lugar; as instruções foram anunciadas com clareza (8A1, 5B).
}

option-about-broadcast-viewing-terms = Em que condições se pode acompanhar o jogo numa tela.
option-about-persons-not-spectators = Quem não conta como espectador na área de jogo embora não jogue nem seja oficial.
option-about-room-playing-area = O que é a área de jogo.
option-about-roles-director-may-act-as-to = Se o Diretor pode fazer o que cabe ao Organizador do Torneio.
option-about-roles-tournament-delegate = Se um delegado da autoridade zela pelo torneio.
option-about-ruling-must-cite-basis = Se o Diretor deve dizer em que Lei ou norma se baseia a sua decisão.
option-about-report-record-misconduct = Se a má conduta consta no relatório do Diretor.
option-about-appeal-committee-announced-at-start = Se os membros do Comitê de Apelação são anunciados antes do jogo.
option-about-director-must-announce-appeal-right = Se o Diretor diz sempre aos jogadores que podem recorrer.
option-about-pp-standard-percent-of-top = A penalidade normal em pontos de match, em porcentagem de um top; não decidido: o Diretor fixa o valor.
option-about-pp-standard-imps = A penalidade normal em IMPs; não decidido: o Diretor fixa o valor.
option-about-pp-standard-victory-points = A penalidade normal em pontos de vitória; não decidido: o Diretor fixa o valor.
option-about-pp-warning-first = Se antes da primeira penalidade há uma advertência.
option-about-pp-counted-over = Sobre o que contam as faltas anteriores: a sessão ou todo o torneio.
option-about-pp-steps-other = Quantas penalidades normais custa a primeira, segunda, terceira … falta, se não se diz outra coisa; 0 é uma advertência.
option-about-pp-steps-late-arrival = Quantas penalidades normais custa a primeira, segunda … vez: chegar atrasado.
option-about-pp-steps-slow-play = Quantas penalidades normais custa a primeira, segunda … vez: jogo lento.
option-about-pp-steps-overheard = Quantas penalidades normais custa a primeira, segunda … vez: comentar uma bolsa de modo que outros possam ouvir.
option-about-pp-steps-comparing-scores = Quantas penalidades normais custa a primeira, segunda … vez: comparar resultados sem permissão.
option-about-pp-steps-touching-cards = Quantas penalidades normais custa a primeira, segunda … vez: tocar as cartas de outro jogador.
option-about-pp-steps-misplaced-card = Quantas penalidades normais custa a primeira, segunda … vez: uma carta no compartimento errado.
option-about-pp-steps-spoiled-score = Quantas penalidades normais custa a primeira, segunda … vez: um erro que obriga a ajustar o escore.
option-about-pp-steps-disobedience = Quantas penalidades normais custa a primeira, segunda … vez: não cumprir logo o que mandam o Diretor ou o regulamento.
option-about-discipline-steps = Quantas penalidades normais tira a primeira, segunda, terceira … penalidade disciplinar; 0 é uma advertência.
option-about-discipline-external-report-allowed = Se a conduta pode ser comunicada à autoridade embora a decisão do Diretor no torneio seja definitiva.
option-about-appeal-merit-scales-with-level = Se aos jogadores de categoria mais alta se exige mais mérito ao recorrer.
option-about-appeal-late-with-to-approval = Se o Organizador do Torneio pode admitir um recurso fora do prazo.
option-about-appeal-form-required = Se o recurso se faz num formulário.
option-about-appeal-stages-modified = Que etapas do recurso se omitem ou modificam, conforme anunciado.
option-about-appeal-urgent-discipline-route = Se há uma via urgente para assuntos de disciplina.
