# Uma competição de várias sessões, secções ou encontros, tal como se publica.

whole-unit-victory-points = PV
whole-unit-matches = Ganhos
whole-unit-patton = Pontos
whole-session = Sessão { $session }
whole-session-short = S{ $session }
whole-session-section = Sessão { $session }, secção { $section }
whole-section = Secção { $section }
whole-parts = Sessões e secções
whole-event = Toda a competição
whole-overall = Classificação geral
whole-ranking-of-session = Classificação da sessão
whole-matches = Encontros
whole-matches-of = Encontros de { $who }
whole-match = Encontro
whole-bracket = Quadro
whole-round = Ronda { $round }
whole-round-of-session = Sessão { $session }, ronda { $round }
whole-final = Final
whole-semifinals = Meias-finais
whole-quarterfinals = Quartos de final
whole-table-matches = Encontros jogados
whole-table-matches-short = E
whole-table-record = Ganhos–empatados–perdidos
whole-table-record-short = G–E–P
whole-table-byes = Folgas
whole-table-margin = IMP ganhos menos IMP perdidos
whole-table-margin-short = ± { $unit }
whole-table-carried = Transporte
whole-bye = Folga
whole-to-be-decided = por decidir
whole-unfinished = por terminar
whole-result = Resultado
whole-home = Visitada
whole-away = Visitante
whole-no-boards = Nenhuma bolsa deste encontro tem ainda pontuação.
whole-cross-table = Todos contra todos
whole-against = contra
whole-count-sessions = { $count ->
    [one] uma sessão
   *[other] { $count } sessões
}
whole-count-matches = { $count ->
    [one] um encontro
   *[other] { $count } encontros
}
whole-matches-title = Encontros – { $title }
whole-bracket-title = Quadro – { $title }
publish-matches = Encontros
publish-bracket = Quadro
whole-card-with = { $opponents }, com { $partner }
cards-written = Guias, cartões de mesa e papeletas: { $file }
cards-unwritable = Não se pode escrever { $file }: { $reason }
cards-nothing-planned = Ainda não há nada previsto: escolha antes um movimento com `duplicado event plan`.
movement-from-pairs = --from toma um movimento de um ficheiro: vai sem --pairs, --teams, --players, --minutes nem --change.
movement-from-heading = { $file }: { $text }
movement-from-well = O movimento está como deve: ninguém se encontra duas vezes com ninguém e ninguém joga duas vezes uma bolsa.
movement-from-minutes = Falta --minutes, ou --from FICHEIRO.
movement-from-bad = Em { $file } não se reconhece nenhum movimento.
planning-from-pairs = Um movimento de ficheiro é de pares; esta competição é de { $kind }.
movement-fault-opponents-again = Ronda { $round }, mesa { $table }: { $who } já se encontraram, na ronda { $earlier }.
movement-fault-set-again = Ronda { $round }, mesa { $table }: { $who } já jogaram o jogo { $sets }, na ronda { $earlier }.
movement-fault-set-wanted-twice = Ronda { $round }: o jogo { $sets } faz falta na mesa { $table } e na mesa { $other }.
movement-fault-contestant-twice = Ronda { $round }: { $who } está na mesa { $table } e na mesa { $other }.
movement-fault-table-taken-twice = Ronda { $round }: dois encontros na mesa { $table }.
movement-fault-out-of-range = Ronda { $round }, mesa { $table }: um número excede os do movimento ({ $who }; jogo { $sets }).
movement-fault-no-boards = Ronda { $round }, mesa { $table }: { $who } não têm bolsas.
movement-fault-against-oneself = Ronda { $round }, mesa { $table }: { $who } jogaria contra si próprio.
movement-faults = { $count ->
    [one] Este movimento tem um defeito:
   *[other] Este movimento tem { $count } defeitos:
}
