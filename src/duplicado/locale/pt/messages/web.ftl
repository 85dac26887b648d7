# O que dizem as páginas.

web-skip = Saltar para o conteúdo
web-quoted = “{ $text }”
web-nav = Páginas do torneio
web-languages = Idioma
web-language-name = Português
web-ranking = Classificação
web-boards = Bolsas
web-projector = Projetor
web-events = Torneios
web-made-by = Mostrado por Duplicado a partir de { $file }
web-site = Duplicado, bridge duplicado segundo as Leis

web-percent = { $value } %
web-seat-n = N
web-seat-e = E
web-seat-s = S
web-seat-w = O
web-seat-name-n = Norte
web-seat-name-e = Este
web-seat-name-s = Sul
web-seat-name-w = Oeste
web-side-name-ns = Norte-Sul
web-side-name-ew = Este-Oeste
web-suit-s = espadas
web-suit-h = copas
web-suit-d = ouros
web-suit-c = paus
web-notrump = ST
web-notrump-name = sem trunfo
web-pass = Passo
web-double = Dobro
web-redouble = Redobro
web-doubled = dobrado
web-redoubled = redobrado
web-skipped = (vez omitida)
web-passed-out = Todos passam
web-vulnerable-none = Ninguém vulnerável
web-vulnerable-ns = Norte-Sul vulneráveis
web-vulnerable-ew = Este-Oeste vulneráveis
web-vulnerable-both = Todos vulneráveis
web-vulnerable = vulnerável
web-dealer = dador
web-dealer-is = Dador { $seat }

web-unit-matchpoints = Pontos
web-unit-butler = IMP
web-unit-cross-imps = IMP
web-unit-imps = IMP
web-unit-board-a-match = Pontos
web-unit-total-points = Pontos
web-method-matchpoints = Pontos de match
web-method-butler = IMP Butler
web-method-cross-imps = IMP cruzados
web-method-imps = IMP
web-method-board-a-match = Board-a-match
web-method-patton = Patton
web-method-total-points = Pontos totais

web-tricks-unknown = número de vazas desconhecido
web-made = cumprido
web-over = { $count ->
    [one] um overtrick
   *[other] { $count } overtricks
}
web-down = { $count ->
    [one] um undertrick
   *[other] { $count } undertricks
}
web-not-played = Não jogado
web-weighted-part = { $weight } de { $score }
web-award-average-plus = Média plus
web-award-average = Média
web-award-average-minus = Média minus
web-explain-not-played = A bolsa não foi jogada nesta mesa e não tem escore.
web-explain-weighted = Um escore ajustado, ponderado entre vários que eram possíveis (Lei 12C1(c)).
web-explain-share = Um escore ajustado artificial: { $share } do máximo (Lei 12C2).
web-explain-average-plus = Um escore ajustado artificial para um lado sem culpa alguma: pelo menos 60 % (Lei 12C2(a)); a porcentagem das suas outras bolsas da sessão se for maior (12C2(c)).
web-explain-average = Um escore ajustado artificial para um lado com culpa parcial: 50 % (Lei 12C2(a)).
web-explain-average-minus = Um escore ajustado artificial para um lado com culpa direta: no máximo 40 % (Lei 12C2(a)); a porcentagem das suas outras bolsas da sessão se for menor (12C2(c)).
web-adjusted = Escores ajustados

web-place = Lugar
web-place-of = { $place } de { $count }
web-place-shared = compartilhado
web-number = N.º
web-names = Nomes
web-per-cent = Porcentagem
web-penalty = Penalidade
web-played = Bolsas
web-count-boards = { $count ->
    [one] uma bolsa
   *[other] { $count } bolsas
}
web-count-tables = { $count ->
    [one] uma mesa
   *[other] { $count } mesas
}
web-count-contestants = { $kind ->
    [teams] { $count ->
        [one] uma equipe
       *[other] { $count } equipes
    }
    [individual] { $count ->
        [one] um jogador
       *[other] { $count } jogadores
    }
   *[pairs] { $count ->
        [one] uma dupla
       *[other] { $count } duplas
    }
}
web-ranking-of = Classificação { $side }
web-no-ranking = Este arquivo não tem resultados para classificar. As bolsas podem ver-se uma a uma.
web-no-boards = Este arquivo não tem bolsas.
web-to-boards = Ver as bolsas
web-boards-to-come = { $count ->
    [one] A bolsa { $boards } ainda será jogada numa mesa: por enquanto não se mostra nem se conta.
   *[other] As bolsas { $boards } ainda serão jogadas em alguma mesa: por enquanto não se mostram nem se contam.
}
web-boards-withheld = { $count ->
    [one] A distribuição de uma bolsa ainda deve ser jogada em outra sessão: o que deu é mostrado depois. A classificação a conta.
   *[other] As distribuições de { $count } bolsas ainda devem ser jogadas em outra sessão: o que deram é mostrado depois. A classificação as conta.
}
web-remarks = { $count ->
    [one] Uma observação da leitura do arquivo
   *[other] { $count } observações da leitura do arquivo
}
web-remark-line = Linha { $line }: { $what }
web-outdated = O arquivo deste torneio não pode ser lido agora. O que está aqui é o que havia quando ele pôde ser lido pela última vez.

web-contestant = { $kind ->
    [teams] Equipe { $number }
    [individual] Jogador { $number }
   *[pairs] Dupla { $number }
}
web-score-card = Cartão de resultados
web-score-card-of = Cartão de resultados de { $who }
web-board = Bolsa
web-board-number = Bolsa { $number }
web-partner = Parceiro
web-opponents = Adversários
web-side = Posição
web-contract = Contrato
web-declared-by = por { $seat }
web-lead = Saída
web-lead-is = Saída:
web-tricks = Vazas
web-score = Escore
web-round = Rodada
web-no-lines = Não há resultados anotados deste competidor.

web-hands = Mãos
web-points = { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}
web-void = chicana
web-unknown-hand = Não anotada
web-no-hands = Não se conhecem as mãos desta bolsa.
web-traveller = Folha da bolsa
web-score-of = Escore { $side }
web-gain-of = { $unit } { $side }
web-auction-and-play = Leilão e carteio
web-steps-of = Leilão e carteio, linha { $row }
web-another-deal = outras mãos
web-frequencies = Frequências
web-times = Vezes
web-bar = Proporção
web-previous-board = Bolsa anterior
web-next-board = Bolsa seguinte
web-board-pages = Bolsas vizinhas
web-no-results = Não há resultados anotados desta bolsa.

web-auction = Leilão
web-play = Carteio
web-no-auction = O leilão não foi anotado.
web-no-play = O carteio não foi anotado.
web-incomplete-auction = O leilão não está anotado até o fim.
web-trick = Vaza
web-tricks-declarer = Carteador
web-tricks-defenders = Defensores
web-led = sai
web-won = ganha
web-controls = Passos
web-first = Ao início
web-back = Um passo atrás
web-forward = Um passo à frente
web-last = Ao fim
web-step = Passo { $step } de { $last }
web-step-beginning = Antes da primeira voz
web-step-call = Fala { $seat }
web-step-card = Joga { $seat }
web-keys = As setas ← e → andam um passo; Home e End vão ao princípio e ao fim.
web-claimed = O carteio terminou com uma reivindicação: o carteador fica com { $tricks } vazas.
web-played-cards = Cartas na mesa
web-notes = Observações
web-note-at = Passo { $step }
web-kind-alert = Alerta
web-kind-explanation = Explicação
web-kind-comment = Comentário
web-kind-note = Nota
web-kind-nag = Marca
web-back-to-board = Voltar à bolsa { $number }

web-pause = Parar
web-resume = Continuar
web-leave-projector = Sair da página do projetor
web-results-in = { $count ->
    [one] um resultado
   *[other] { $count } resultados
}

web-404-title = Essa página não existe
web-404-text = O endereço { $path } não leva a nada neste torneio.
web-404-board = Neste torneio não há bolsa { $board }.
web-404-remedy = Vá à página inicial e siga os links a partir dali.
web-405-title = Isto só pode ser lido
web-400-title = O endereço está mal escrito
web-500-title = Algo deu errado
web-500-text = A página não pôde ser feita. O terminal que serve as páginas diz por quê.
web-home = À página inicial

web-serving = { $title } pode ver-se em { $address }
web-stop-hint = Ctrl-C termina.
web-stopped = Terminado.
web-port-taken = A porta { $port } de { $host } já está em uso; indique outra com --port, ou --port 0 para qualquer uma livre.
web-port-busy = Outro programa ocupa a porta { $port }; desta vez é a porta { $other }. Os endereços e códigos impressos antes levam à porta { $port }.
web-host-unknown = As páginas não podem ser servidas em { $host }: { $reason }. Use --host 127.0.0.1 ou um endereço deste computador.
web-check-kind = { $kind }: { $count ->
    [one] uma página
   *[other] { $count } páginas
}, { $wrong ->
    [0] tudo bem
    [one] uma errada
   *[other] { $wrong } erradas
}
web-check-wrong = { $address } ({ $status }), ligada a partir de { $source }
web-check-well = As { $count } páginas estão todas, em { $languages } idiomas.
web-check-bad = { $wrong } de { $count } páginas estão erradas.

web-award-session-average = Média da sessão
web-self-inflicted = { $score }, ajustado
web-explain-session-average = O que o competidor tem nas outras bolsas da sessão, como o regulamento dá por esta bolsa.
web-explain-self-inflicted = Um escore ajustado sem a parte do prejuízo que o lado causou a si próprio (Lei 12C1(e)).
web-fixed-amount = { $amount } por decisão
web-explain-fixed-amount = Um escore ajustado artificial de tantos pontos, fixado pela decisão ou por um regulamento.

web-site-nav = Páginas do site
web-ahead-of = { $lead } à frente de { $who }
web-find-card = Encontre o seu cartão
web-find-hint = Nome ou número
web-this-device = Este aparelho:
web-most-different = Resultados mais diferentes
web-tricks-taken = { $tricks } vazas
web-best-play = Vazas a cartas abertas
web-best-play-ask = Mostrá-las
web-best-play-to-come = Estão sendo calculadas …
web-par = Par { $side } { $score }
web-against-par = contra o par
web-reached-par = { $count } de { $of } mesas alcançaram o par ou melhor para { $side }.
web-usual = Mais frequente
web-as-data = Como dados
web-data-ranking = classificação
web-data-travellers = folhas das bolsas
web-data-cards = cartões de resultados
