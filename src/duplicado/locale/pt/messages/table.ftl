# O que diz `duplicado table`, e o relatório de uma mesa.

table-heading = Bolsa { $board }, dador { $dealer }. { $vulnerability }. Leis de { $edition }, { $scoring }{ $guarded ->
    [yes] , mesa protegida
   *[no] {""}
}.
table-scoring-pairs = duplas
table-scoring-teams = equipes
table-scoring-individual = individual
table-how-it-stands = Como está
table-contract = Contrato: { $contract }
table-auction = Leilão: { $calls }
table-no-calls = nenhuma voz ainda; começa { $seat }
table-to-call = { $seat } fala.
table-to-play = { $seat } { $leads ->
    [yes] abre a vaza
   *[no] joga
}{ $dummys ->
    [yes] {" "}do morto
   *[no] {""}
}.
table-phase-auction = O leilão está em curso.
table-phase-clarification = Período de esclarecimentos: a saída não está aberta.
table-phase-play = O carteio está em curso.
table-phase-over = A mão terminou.
table-trick = Vaza corrente: { $cards }
table-tricks = Vazas: Norte-Sul { $ns }, Este-Oeste { $ew }
table-noted = Consta: { $what }
table-reviews = Ao fim do carteio, examinar o resultado.
table-transfer = { $tricks ->
    [one] Transfere-se uma vaza
   *[other] Transferem-se { $tricks } vazas
} para { $side }.
table-result = Resultado: { $contract }, { $tricks } vazas ({ $fared }), { $score } para Norte-Sul.
table-result-passed-out = Resultado: todos passam, sem escore.
table-noted-now = { $what }; ninguém chamou a atenção.
table-condoned = Já é tarde para uma retificação: { $what }. Vale pelo que se fez depois.
table-taken-as = Entendido como { $step }
table-welcome = Escreva o que aconteceu, p. ex. N: 1S, e help para mais. Tudo é salvo em { $journal }.
table-no-journal = Nada é salvo automaticamente: não é possível escrever { $file } ({ $reason }). Use save ARQUIVO.
table-not-understood = “{ $text }” não é nem um passo nem um comando. Um passo começa por N:, E:, S:, W: ou director, p. ex. N: 1S; help mostra os comandos.
table-finding-needs-value = “{ $text }” não é uma determinação: escreva a cláusula, dois-pontos e o que se determinou, p. ex. director 27B1(a): true.
table-expect-is-written-on-saving = O esperado é escrito ao salvar o caso; conte o que aconteceu.
table-not-taken = Não salvo: { $reason }
table-program-error = O programa falhou nisto ({ $reason }). Nada foi salvo; por favor comunique o erro com o arquivo { $journal }.
table-nothing-open = Não há nenhuma opção nem pergunta aberta.
table-undone = Desfeito: { $step }
table-nothing-to-undo = Não há nada que desfazer.
table-saved = Salvo: { $file }
table-save-exists = { $file } já existe; save! { $file } substitui-o.
table-save-how = Nomeie um arquivo: save ARQUIVO.yaml (um caso), .json (todo o registro), .pbn ou .txt (o relatório).
table-load-how = Nomeie um arquivo: load ARQUIVO.yaml (um caso) ou ARQUIVO.json (um registro).
table-problem-at = { $file }, linha { $line }: { $reason }
table-which-case = O arquivo contém { $count } casos; escolha com load { $file } NÚMERO:
table-no-such-case = Não há um caso { $number } em { $file }; contém { $count }.
table-loaded = Carregado: { $file } ({ $steps ->
    [one] um passo
   *[other] { $steps } passos
}).
table-before-loading = O que havia na mesa fica em { $journal }.
table-load-stopped = O passo da linha { $line } não se admite nesta mesa; carregado até aí.
table-record-otherwise = Desde a entrada { $number } o registro foi decidido de outro modo que agora; conserva-se como era e não pode ser salvo como caso.
table-edition-is = Leis de { $edition }; há { $known }.
table-edition-set = Jogado de novo segundo as Leis de { $edition }.
table-edition-left = Não admitido aí, e por isso omitido: { $steps }
table-unknown-law = { $clause } não é uma cláusula das Leis de { $edition } com texto aqui.
table-kept = A mesa fica em { $journal }; retome-a com: duplicado table { $journal }
table-bye = Nada ficou por salvar.
table-journal-exists = { $file } já existe; nomeie outro diário, ou retome-o com: duplicado table { $file }
table-case-title = Uma mesa da bolsa { $board }
table-help =
    O que aconteceu, um passo por linha:
        N: 1S             Norte diz 1♠, na vez ou não; também P, X, XX, 3NT
        S: attention      Sul chama a atenção; vem o Diretor
        E: SK             Este sai ou joga ♠R (S H D C, A K Q J); o morto, S: dummy SK
        S: refuse         Sul responde à sua opção: accept, refuse, forbid H …
        E: drops HK       e assim: shows, instead 2H, takes back SK, claims 5, disputes …
        N: 1H with S: 1S  dois jogadores ao mesmo tempo
        director 27B1(a): true      o Diretor determina; 24: [HA, H3], 70: {"{"}NS: 3, EW: 1{"}"}
    Comandos:
        options           as opções e perguntas abertas e o que cada resposta implica
        state             como está a mesa
        report            o que aconteceu, contado desde o princípio
        information       o autorizado e o não autorizado, por quê e desde quando; information E 1H: se Este pode usá-lo
        revokes           os revoques que constam, e a que poderia ter chegado o carteio sem eles
        undo              desfazer o último passo
        save ARQUIVO      ARQUIVO.yaml um caso, .json todo o registro, .pbn, .txt o relatório
        load ARQUIVO      retomar um caso ou um registro
        edition 2007      jogar o mesmo com outra edição: 2007, 2017, 2017+2024
        law 27B1(a)       uma cláusula em resumo
        quit              sair; o que não foi salvo se conserva
    A linguagem é a do livro de casos; o manual descreve-a por inteiro.

record-form = isto não é um registro de uma mesa ({ $text })
record-line = a linha não é de um registro ({ $text })
record-value = a entrada não pode ser lida ({ $text })
record-version = não se conhece a versão { $version } do registro; este programa lê até a { $known }
record-gap = a entrada { $number } está onde devia estar a { $due }; faltam algumas

revokes-none = Não consta nenhum revoque.
revokes-line = Vaza { $trick }: { $seat } { $card ->
    [none] não jogou
   *[other] jogou { $card }
  } { $fate ->
    [corrected] (corrigida)
    [stands] (consumada; aplica-se a Lei 64)
    [penalized] (corrigida, e ainda assim se aplica a Lei 64)
    [established] (consumada; ninguém chamou a atenção)
   *[open] (não consumada; ninguém chamou a atenção)
  }
revokes-position = Imediatamente antes, com { $declarer } como carteador e a vez de { $turn }: { $hands }
revokes-double-dummy = Com o melhor carteio dos dois lados a partir daí, o carteador ganharia { $tricks } vazas no total. É uma ajuda para a Lei 64C, não uma decisão.
