# `duplicado event`: o que se anota, o que se recusa, o que se pergunta, o que falta.

event-law = Lei { $clause }
event-unreadable = Não se consegue ler a entrada { $number } do registro: { $reason }. Nada foi acrescentado; reponha a última cópia.
cli-wrong-result = “{ $text }” não é um resultado. Escreva p. ex. "4E N +1 CR", "3STX E -2", passo, -50, np ou "A+ A-".
event-no-result = Ainda não há resultado para { $place }.
event-no-entry = Não há entrada { $value1 }; a última é a { $value2 }.
event-no-deals = { $file } não contém distribuições legíveis.
event-minutes-wanted = Indique quanto pode durar o jogo, p. ex. --minutes 180.
event-individual = Movimento individual
event-imported = { $title }: foram incorporados { $results } resultados
event-nothing-taken = Nada foi salvo.
event-results-entered = { $count ->
    [one] Foi anotado um resultado
   *[other] Foram anotados { $count } resultados
}
event-deposit = Do depósito devolve-se { $returned } e retém-se { $kept }
event-sure = Está certo mesmo assim?
event-say-yes = Nada foi salvo. Se estiver certo mesmo assim, acrescente --yes.
event-place = bolsa { $board }, mesa { $table }, rodada { $round }
event-place-in-section = bolsa { $board }, mesa { $section }{ $table }, rodada { $round }
event-waiting = { $count ->
    [one] Falta uma coisa:
   *[other] Faltam { $count } coisas:
}
event-waiting-result = sem resultado: { $place }
event-waiting-decision = dois resultados diferentes: { $place }
event-waiting-agreement = o outro lado ainda não concordou: { $place }
event-waiting-adjustment = falta um ajuste, a bolsa está defeituosa: { $place }
event-waiting-other-table = falta um ajuste, só a outra mesa tem resultado: { $place }

event-with-handicap = Com handicap
event-tie = { $who } estavam empatados: desempate por { $rule }
event-tie-mutual-points = os pontos obtidos entre si
event-tie-mutual-margin = a diferença entre si
event-tie-mutual-boards-won = as bolsas ganhas entre si
event-tie-matches-won = os matches ganhos
event-tie-opponents-total = a soma dos totais dos adversários
event-tie-opponents-average = a média dos adversários
event-tie-basic-total = o total por bolsas
event-tie-imp-quotient = o quociente de IMP
event-tie-count-back = as bolsas ganhas
event-tie-lot = sorteio
event-tie-ebu-143 = English Bridge Union (143)
event-tie-magic-contest-teams = Magic Contest (equipes)

fact-founded = Criado: { $title }
fact-conditions-changed = O regulamento do torneio foi alterado: { $reason }
fact-renamed = O torneio chama-se { $title }
fact-renamed-dated = O torneio chama-se { $title }, { $date }
fact-entered = Inscrição: { $who } { $names }
fact-withdrew = { $who } deixou o torneio depois da rodada { $round }
fact-substitute-seated = { $who }: { $newcomer } joga por { $absent } a partir da rodada { $round }
fact-section-planned = { $movement }: { $contestants } { $kind ->
    [teams] equipes
    [individual] jogadores
   *[pairs] duplas
}, { $tables } mesas, { $rounds } rodadas, jogos de { $boards } bolsas
fact-section-planned-again = A partir da rodada { $round }, { $movement }: { $contestants } { $kind ->
    [teams] equipes
    [individual] jogadores
   *[pairs] duplas
}, { $tables } mesas, { $rounds } rodadas no total, jogos de { $boards } bolsas
fact-section-planned-ended = O movimento termina com a rodada { $rounds }: { $movement }, { $contestants } { $kind ->
    [teams] equipes
    [individual] jogadores
   *[pairs] duplas
}, { $tables } mesas, jogos de { $boards } bolsas
fact-section-planned-exchanged = { fact-section-planned }; trocados à mão na rodada: { $exchanged }
fact-section-planned-again-exchanged = { fact-section-planned-again }; trocados à mão na rodada: { $exchanged }
fact-deals-recorded = { $count ->
    [one] Foi registrada uma distribuição
   *[other] Foram registradas { $count } distribuições
}
fact-round-called = Foi anunciada a rodada { $round }
fact-round-finished = A mesa { $table } terminou a rodada { $round }
fact-board-postponed = Adiada: { $place }
fact-board-cancelled = Anulada: { $place }
fact-direction-permitted = { $who } pode sentar-se em { $seats } a partir da rodada { $round }
fact-board-mover-named = Na mesa { $table } quem move as bolsas é { $seat }
fact-session-ended = Terminou a sessão { $session }
fact-result-entered = { $place }, { $ns } contra { $ew }: { $line }
fact-result-corrected = Corrigido, { $place }, { $ns } contra { $ew }: { $line } ({ $reason })
fact-result-agreed = { $side } concorda: { $place }
fact-form-recorded = Jogada na forma { $form }: { $place }
fact-form-recorded-right = Jogada na forma devida: { $place }
fact-carried-over = { $who } traz { $amount } { $unit }
fact-appeal-lodged = Recurso de { $who }
fact-score-ruled = Decisão, { $place }: Norte-Sul { $ns }; Este-Oeste { $ew } ({ $reason })
fact-score-ruled-both = Decisão, { $place }: os dois lados { $ns } ({ $reason })
fact-penalty-ruled = Penalidade, { $who }: { $amount } ({ $reason })
fact-penalty-ruled-match = { fact-penalty-ruled }, { $match }
penalty-amount-percent-of-top = { $amount } % de um top
penalty-amount-matchpoints = { $amount } MP
penalty-amount-imps = { $amount } IMP
penalty-amount-victory-points = { $amount } VP
penalty-amount-points = { $amount } pontos
fact-appeal-decided-upheld = Recurso decidido: a decisão mantém-se
fact-appeal-decided-changed = Recurso decidido: a decisão foi alterada
fact-appeal-decided-withdrawn = O recurso foi retirado
fact-appeal-decided-not-heard = O recurso não foi admitido
fact-published = O escore oficial está disponível
fact-closed = O torneio está encerrado
fact-undone = Foi desfeita uma entrada: { $reason }
fact-undone-unexplained = Foi desfeita uma entrada
fact-undone-of = Desfeito: “{ $what }” – { $reason }
fact-undone-of-unexplained = Desfeito: “{ $what }”
undo-leaves = Registrado ao mesmo tempo, e continua valendo: { $entries }. Desfaça também isso, se for para sair.
result-ruled-counts-on = { $count ->
    [one] O que foi decidido aqui continua valendo, para as mesmas direções: registro { $entries }.
   *[other] O que foi decidido aqui continua valendo, para as mesmas direções: registros { $entries }.
}

event-refused-founded-already = Este arquivo já contém o torneio { $value1 }; crie outro num arquivo novo.
event-refused-not-founded = O arquivo ainda não contém nenhum torneio: comece com `duplicado event new`.
event-refused-event-closed = O torneio está encerrado. Se foi um erro, o Diretor desfaz primeiro o encerramento.
event-refused-movement-wants = O movimento é para { $value1 } competidores e foram indicados { $value2 }.
event-refused-contestant-twice = Um competidor foi indicado duas vezes.
event-refused-boards-wanted = Um jogo tem pelo menos uma bolsa, e as bolsas numeram-se a partir de 1.
event-refused-no-movement-yet = Ainda não há movimento para alterar: planeje-o desde a rodada 1.
event-refused-round-played = Nada se altera do que foi jogado: a rodada { $value2 } tem um resultado (mesa { $value3 }, bolsa { $value4 }). Altere o movimento a partir de uma rodada posterior à { $value1 }.
event-refused-unknown-result = Não existe tal resultado ({ $value1 }): anote-o primeiro.
event-refused-unknown-appeal = Não existe tal recurso.
event-refused-appeal-is-decided = Este recurso já foi decidido: desfaça a decisão, ou registre um novo recurso contra ela.
event-refused-ruling-taken-back = A decisão foi retirada: não há nada a ouvir. Registre, se for o caso, que o recurso foi retirado ou não foi admitido.
event-refused-one-player = Num torneio individual { $value1 } é um só jogador: inscreva cada um com o seu próprio número.
event-refused-unknown-entry = Não existe tal entrada.
event-refused-unknown-contestant = Ninguém tem o número { $value1 }.
event-refused-reason-wanted = Indique o que estava errado (--reason).
event-refused-title-wanted = Dê um título ao torneio.
event-refused-unknown-ruling = Não existe tal decisão.
event-refused-ruled-already = Já há uma decisão sobre esse escore; indique com --instead qual é substituída.
event-refused-ruling-impossible = A decisão não pode ser executada: { $value1 }.
event-refused-too-late-to-correct = O Período de Correção terminou às { $value1 }. Quem aprova pela Organização do Torneio? (`duplicado event correct --approved`)
event-refused-too-late-to-undo = O Período de Correção terminou às { $value1 }: corrija o resultado com `duplicado event correct --approved`.
event-refused-corrections-over = O Período de Correção terminou às { $value1 } e o regulamento não admite correções posteriores.
event-refused-too-late-to-appeal = O direito de recurso expirou às { $value1 }.

event-doubt-tricks-missing = Quantas vazas ganhou o carteador?
event-doubt-tricks-impossible = Ninguém pode ganhar ali { $value1 } vazas.
event-doubt-score-impossible = Nenhum contrato dá { $value1 }.
event-doubt-other-vulnerability = Nenhum contrato dá { $value1 } com a vulnerabilidade desta bolsa ({ $value2 }); com outra sim: { $value3 }. Era esta bolsa?
event-doubt-lead-not-held = Ninguém tem { $value1 } nesta bolsa; diz-se que { $value2 } a atacou. Era esta bolsa?
event-doubt-lead-from-another-seat = { $value1 } está na mão de { $value3 }, não de { $value2 }, a quem cabia a saída. O carteador está certo, e a bolsa estava girada?
event-doubt-not-due-here = O movimento não leva a bolsa { $value1 } à mesa { $value2 } na rodada { $value3 }.
event-doubt-round-to-come = A bolsa { $value1 } está na mesa { $value2 } na rodada { $value3 }, que não foi anunciada. Ali ainda faltam: { $value4 }. O número da bolsa está certo?
event-doubt-nobody-there = O movimento não senta ninguém na mesa { $value1 } na rodada { $value2 }.
event-doubt-contestant-elsewhere = Segundo o movimento, { $value1 } está na mesa { $value2 } nesta rodada.
event-doubt-contestant-unknown = Ninguém tem o número { $value1 }.
event-doubt-against-oneself = { $value1 } não pode sentar-se ali duas vezes.
event-doubt-entered-already = Já há uma inscrição de { $value1 }, com o número { $value2 }.
event-doubt-played-before = { $value1 } já tem um resultado nesta bolsa, da mesa { $value2 } na rodada { $value3 }.
event-doubt-stated-otherwise = Ali já foi anotado outro resultado. Para o corrigir use `duplicado event correct`.
event-doubt-unusual = { $value1 } com { $value2 } vazas é pouco habitual.
event-refused-text-too-long = O texto que começa “{ $value1 }” é longo demais: pode ter { $value2 } caracteres.
event-doubt-nothing-played = Na mesa { $value1 } nada foi anotado na rodada { $value2 }. A rodada terminou ali assim mesmo?
