# Conditions of contest (Laws 78D, 80B2): what each is called, what it does, what may be chosen
condition-group-contest = O que se joga
condition-group-comparison = Comparação e apuração
condition-group-pairing = Rodadas emparelhadas uma a uma
condition-group-artificial = Escores artificiais, bolsas e sessões não jogadas
condition-group-assigned = Escores atribuídos e ponderados
condition-group-penalties = Penalidades e disciplina
condition-group-ties = Empates
condition-group-handicap = Handicaps
condition-group-corrections = Correções e o seu período
condition-group-appeals = Recursos
condition-group-information = Acordos, alertas e informação
condition-group-table = Na mesa
condition-group-room = Espectadores e sala
condition-group-director = O Diretor e os seus relatórios

condition-name-kind = Quem compete
condition-about-kind = Duplas, equipes ou jogadores; não muda depois de planejada uma seção.
condition-name-method = Apuração das bolsas
condition-about-method = Em que unidade um resultado se compara com os outros.
condition-name-form = Classificação por
condition-about-form = Se as bolsas contam por si ou formam matches que se ganham.
condition-name-winners = Vencedores
condition-about-winners = Uma classificação para todos, ou uma de Norte-Sul e outra de Este-Oeste.
condition-name-compared = Comparação com
condition-about-compared = Com os escores de quem se compara o de uma bolsa.
condition-name-match-by = Um match é
condition-about-match-by = Que bolsas de dois competidores formam um match; as rodadas emparelhadas são sempre um cada.
condition-name-sessions = Sessões
condition-about-sessions = Como as sessões fazem um resultado.
condition-name-rules = Regras de cálculo
condition-about-rules = Pelas regras de quem se fatoriza, se arredonda e se contam os descansos.
condition-name-victory-points = Escala de pontos de vitória
condition-about-victory-points = Por que escala os IMPs de um match passam a pontos de vitória.
condition-name-edition = Edição das Leis
condition-about-edition = Por que edição o Diretor decide e os escores são ajustados.
condition-name-profile = Regulamentos
condition-about-profile = Que decisões valem onde nesta página nada mais se escolhe.
condition-name-correction-minutes = Período de Correção, minutos
condition-about-correction-minutes = Minutos desde que o escore está disponível até que os seus erros fiquem (Lei 79C1).
condition-name-scheduled-boards = Bolsas de uma sessão
condition-about-scheduled-boards = Quantas bolsas joga quem não descansa, para as regras que fatorizam sessões.
condition-name-agreement-needed = Os adversários confirmam os resultados
condition-about-agreement-needed = Se um resultado por confirmar se lista como pendente; conta do mesmo jeito.
condition-name-bye-victory-points = Pontos de vitória por um descanso
condition-about-bye-victory-points = O que recebe um competidor por uma rodada sem adversários.
condition-name-ties = Regras de desempate
condition-about-ties = Que regras separam os empatados, pela sua ordem; nenhuma: compartilham o lugar.
condition-name-pairing = Quem joga com quem
condition-about-pairing = Se o movimento o diz de antemão ou cada rodada se emparelha pela classificação.
condition-name-pairing-method = Como se acha uma rodada suíça
condition-about-pairing-method = O que se faz com quem já se encontrou.
condition-name-seeding = Primeira rodada
condition-about-seeding = Contra quem joga cada cabeça de série na primeira rodada suíça ou dinamarquesa.
condition-name-odd = Número ímpar de equipes
condition-about-odd = O que acontece à equipe que sobra.
condition-name-three-way = Assentos de um match a três
condition-about-three-way = Quem se senta onde quando três equipes jogam entre si.
condition-name-rematch-after = Rodadas até repetir adversário
condition-about-rematch-after = Após quantas rodadas dois podem repetir; vazio: nunca num suíço, logo num dinamarquês.
condition-name-second-byes = Um segundo descanso
condition-about-second-byes = Se pode descansar quem já descansou.
condition-name-stanzas = Segmentos de um match eliminatório
condition-about-stanzas = Quantos segmentos têm os matches de cada rodada, p. ex. 2, 2, 4; o último continua valendo; vazio: um.
condition-name-extra-boards = Bolsas extras de um match empatado
condition-about-extra-boards = Quantas bolsas a mais se jogam em um match empatado de um eliminatório, e outras tantas enquanto continuar empatado; vazio: um oitavo das previstas, no mínimo duas.
condition-name-rounds = Número de rodadas
condition-about-rounds = Quantas rodadas são emparceiradas uma após a outra. Na última não começa nenhum match a três de duas rodadas; vazio: em aberto.
condition-name-apart = Separados
condition-about-apart = Categorias cujos membros não jogam entre si, p. ex. as duplas de um clube.
condition-name-handicap-part = Parte dos handicaps
condition-about-handicap-part = Quanto dos handicaps conta na classificação com handicap, p. ex. 1/2; vazio: tudo.
condition-name-electronic = Jogado eletronicamente
condition-about-electronic = Se é jogado em mesas eletrônicas: o movimento senta ali os jogadores e os resultados entram sozinhos.
condition-name-disqualified = Bolsas de um desqualificado
condition-about-disqualified = O que acontece ao que jogou quem é desqualificado (Lei 91B); nunca é classificado.

condition-choice-kind-pairs = duplas
condition-choice-kind-teams = equipes
condition-choice-kind-individual = individual
condition-choice-method-matchpoints = matchpoints
condition-choice-method-butler = Butler (IMPs contra a média)
condition-choice-method-cross-imps = IMPs cruzados
condition-choice-method-imps = IMPs, mesa contra mesa
condition-choice-method-board-a-match = board-a-match
condition-choice-method-total-points = pontos totais
condition-choice-form-boards = bolsas
condition-choice-form-matches = matches, em pontos de vitória
condition-choice-form-knock-out = matches, quem perde fica fora
condition-choice-form-patton = matches, Patton
condition-choice-winners-1 = uma classificação
condition-choice-winners-2 = duas: Norte-Sul e Este-Oeste
condition-choice-compared-section = a sua própria seção
condition-choice-compared-field = todos os que jogaram a bolsa na sessão
condition-choice-match-by-round = o que dois jogam numa rodada
condition-choice-match-by-session = tudo o que dois jogam numa sessão
condition-choice-sessions-boards = como uma só sessão longa: cada bolsa pesa o mesmo
condition-choice-sessions-sessions = cada sessão pesa o mesmo
condition-choice-rules-laws = as Leis (fórmula de Neuberg)
condition-choice-rules-ebu = English Bridge Union
condition-choice-rules-acbl = American Contract Bridge League
condition-choice-rules-compscore = Compscore
condition-choice-rules-compscore-travellers = Compscore, como nas suas folhas de bolsa
condition-choice-victory-points-wbf-continuous = WBF, 20 pontos em centésimos
condition-choice-victory-points-acbl-20 = ACBL, 20 pontos inteiros
condition-choice-victory-points-acbl-30 = ACBL, 30 pontos inteiros
condition-choice-edition-2007 = 2007
condition-choice-edition-2017 = 2017
condition-choice-edition-2017-2024 = 2017 com as emendas de 2024
condition-choice-profile-wbf = só as Leis
condition-choice-profile-aeb = Asociación Española de Bridge
condition-choice-profile-qba = Queensland Bridge Association
condition-choice-pairing-none = pelo movimento
condition-choice-pairing-swiss = suíço: quem está próximo na classificação e ainda não se encontrou
condition-choice-pairing-danish = dinamarquês: primeiro contra segundo, terceiro contra quarto
condition-choice-pairing-knock-out = por quadro: vencedor contra vencedor
condition-choice-pairing-method-matching = a melhor rodada sem repetições
condition-choice-pairing-method-untangling = de cima para baixo, desfazendo repetições desde o fim
condition-choice-seeding-slide = metade alta contra metade baixa: 1–5, 2–6
condition-choice-seeding-fold = primeiro contra último: 1–8, 2–7
condition-choice-seeding-next = vizinhos: 1–2, 3–4
condition-choice-seeding-strata = a categoria mais forte contra a segunda
condition-choice-odd-bye = descanso
condition-choice-odd-three-way-over-two-rounds = match a três em duas rodadas
condition-choice-odd-three-way-in-one-round = match a três numa rodada, com metade da duração
condition-choice-three-way-english = inglês: 1–2, 2–3, 3–1 e depois ao contrário
condition-choice-three-way-french = francês: 1–3, 2–1, 3–2 e depois ao contrário
condition-choice-disqualified-stand = contam para os adversários
condition-choice-disqualified-annulled = não contam para ninguém
condition-yes = sim
condition-no = não

# What the options of the regulations offer to choose, by its name in files
condition-word-2-1-0 = dois e um
condition-word-1-1-2-0 = um e meio
condition-word-all = todos os presentes
condition-word-allow = permitidos
condition-word-allowed = pode
condition-word-alternative = outro órgão
condition-word-always = sempre
condition-word-artificial = escores artificiais
condition-word-assistants = os assistentes do Diretor
condition-word-banned = nunca
condition-word-between-boards = os quatro entre bolsas
condition-word-both = para ambos
condition-word-by-fault = conforme a culpa
condition-word-committee = um comitê
condition-word-computer = um computador
condition-word-conditional = sujeitos a condições
condition-word-contract = o contrato
condition-word-deposit = o depósito
condition-word-director = o Diretor
condition-word-disallow = proibidos
condition-word-down = fechada
condition-word-drop = é suprimida
condition-word-ebu = a regra da EBU
condition-word-either = qualquer um
condition-word-event = todo o torneio
condition-word-free = livremente
condition-word-full = tudo
condition-word-imps = IMPs
condition-word-human = uma pessoa
condition-word-lead-faced = ao abrir a saída
condition-word-lowest-of-three = o menor de três
condition-word-matchpoints = pontos de match
condition-word-must-call = deve chamar o Diretor
condition-word-neuberg = a fórmula de Neuberg
condition-word-never = nunca
condition-word-none = nada
condition-word-law = pela Lei
condition-word-north = Norte
condition-word-numeric = o número
condition-word-only-if-harms = só para o prejudicado
condition-word-opponents = os adversários também durante uma bolsa
condition-word-partial = uma parte
condition-word-partner = o parceiro
condition-word-play-to-win = sempre para ganhar
condition-word-players = os jogadores
condition-word-program = o programa
condition-word-table-director-both = o programa e uma pessoa
condition-word-agreed = por acordo de todos, em mesas que não são de um torneio
condition-word-optional = opcional
condition-word-required = obrigatória
condition-word-prohibited = não pode
condition-word-restricted = com limites
condition-word-screens = com telas
condition-word-self = quem a fez
condition-word-session = a sessão
condition-word-session-average = a própria média da sessão
condition-word-stationary = quem nela fica
condition-word-teaching = onde se ensina o jogo
condition-word-third-hand-t1 = quando o terceiro joga na primeira vaza
condition-word-top-down = de cima para baixo
condition-word-unspecified = nada está fixado
condition-word-up = aberta
condition-word-victory-points = pontos de vitória
condition-word-wbf-1991 = a fórmula da WBF de 1991
condition-word-worst-session = a pior sessão

# The page and what is said at its fields
console-conditions = Regulamento do torneio
console-tab-conditions = Regulamento do torneio
condition-page-text = O que se publica antes do jogo e decide como tudo é apurado (Leis 78D e 80B2). O que aqui se muda vale para todo o torneio, também para o que já foi jogado; a página seguinte mostra quem ficaria de outro modo.
condition-page-look = Pode ler as condições; muda-as o Diretor ou o Organizador.
condition-changed = diferente do habitual
condition-own-count = { $count ->
    [one] uma diferente do habitual
   *[other] { $count } diferentes do habitual
}
condition-now = Agora: { $value }.
condition-usual = Habitual: { $value }.
condition-usual-laws = Só pelas Leis: { $value }.
condition-source-laws = { $law }; ninguém decidiu outra coisa.
condition-source-printed = Fixado pelos regulamentos em vigor ({ $profile }; { $law }).
condition-source-inherited = Os regulamentos em vigor ({ $profile }) não o decidem: como nas Leis ({ $law }).
condition-source-own = Decisão própria deste torneio ({ $law }); pelos regulamentos em vigor ({ $profile }) seria { $value }.
condition-as-regulated = pelos regulamentos: { $value }
condition-not-told = nada escolhido
condition-in-files = Nomes das condições nos arquivos
condition-empty-as-regulated = Vazio: como nos regulamentos.
condition-write-number = Escreva um número inteiro.
condition-write-amount = Escreva um número, como 12, 12,5 ou 25/2.
condition-write-numbers = Escreva números inteiros com vírgulas: 1, 2, 3.
condition-write-list = Escreva-as separadas por vírgulas.
condition-write-known = Separadas por vírgulas: { $known }.
condition-write-text = Escreva-o por palavras.
condition-write-numbers-option = Escreva { $length ->
    [none] números
   *[other] { $length } números
} separados por vírgulas{ $least ->
    [none] {""}
   *[other] , no mínimo { $least }
}{ $most ->
    [none] {""}
   *[other] , no máximo { $most }
}.
condition-write-number-option = Escreva um número inteiro{ $least ->
    [none] {""}
   *[other] , no mínimo { $least }
}{ $most ->
    [none] {""}
   *[other] , no máximo { $most }
}.
condition-write-fraction-option = Escreva um número ou uma fração, como 2 ou 1/5{ $least ->
    [none] {""}
   *[other] , no mínimo { $least }
}{ $most ->
    [none] {""}
   *[other] , no máximo { $most }
}.
condition-reason = Por que mudar as condições
condition-becomes = { $name }: { $before } passa a { $after }.
console-wrong-condition-value = “{ $text }” não pode estar aqui: veja abaixo o que pode.
console-wrong-condition-nothing = Nada muda: todas as condições são as vigentes.
console-wrong-condition-unknown = Não há nenhuma condição “{ $text }”.
event-refused-kind-settled = Já foi planejada uma seção para { $value1 ->
    [pairs] duplas
    [teams] equipes
   *[individual] jogadores
}: já não se muda quem compete. Faça um torneio novo.
console-wrong-condition-not-scored = O registrado não pode ser apurado assim: { $text }

# Texts that the program itself has as values of options
condition-text-north = Norte
condition-text-pairs-at-most-two-averages-plus-in-a-session = duplas: no máximo duas médias plus numa sessão
condition-text-spoken = faladas
condition-text-bidding-box = caixas de marcação
condition-text-electronic = na tela
condition-text-written = escritas
condition-text-declaring-side-in-the-clarification-period = o lado do carteador no Período de Esclarecimento
condition-text-beginners = principiantes
condition-text-social-events = torneios sociais
condition-text-compulsory-system = onde um sistema é obrigatório
condition-text-both-explanations-may-be-used = podem ser usadas ambas as explicações
condition-text-system-cards-of-the-aeb = cartões de convenções da AEB
condition-text-remembered = lembrada pelo parceiro
condition-text-recent = recente
condition-text-frequent = frequente
condition-text-circumstance = nas mesmas circunstâncias
condition-text-before-the-auction = antes do leilão
condition-text-in-the-auction = no leilão
condition-text-clarification = no Período de Esclarecimento
condition-text-play = no carteio
condition-text-the-director-controls = sob o controle do Diretor
condition-text-a-viewer-does-not-communicate-with-a-player-during-the-session = quem assiste não se comunica com nenhum jogador durante a sessão
condition-text-every-place-where-a-player-may-be-during-his-session = todo lugar em que um jogador possa estar durante a sessão
condition-text-matchpoints = pontos de match
condition-text-total-points = pontos totais
condition-text-the-tournament-organizer = o Organizador do Torneio
condition-text-the-appropriate-committee = o comitê competente
condition-text-the-board-is-dropped = a bolsa é suprimida
condition-text-committees-of-the-aeb = comitês da AEB
condition-text-the-appeals-committee = o Comitê de Apelação
