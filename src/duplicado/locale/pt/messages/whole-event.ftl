# Uma competição de várias sessões, seções ou matches, tal como se publica.

whole-unit-victory-points = VP
whole-unit-matches = Ganhos
whole-unit-patton = Pontos
whole-session = Sessão { $session }
whole-session-short = S{ $session }
whole-session-section = Sessão { $session }, seção { $section }
whole-section = Seção { $section }
whole-parts = Sessões e seções
whole-event = Todo o torneio
whole-overall = Classificação geral
whole-ranking-of-session = Classificação da sessão
whole-matches = Matches
whole-matches-of = Matches de { $who }
whole-match = Match
whole-bracket = Quadro
whole-round = Rodada { $round }
whole-round-of-session = Sessão { $session }, rodada { $round }
whole-final = Final
whole-semifinals = Meias-finais
whole-quarterfinals = Quartos de final
whole-table-matches = Matches jogados
whole-table-matches-short = E
whole-table-record = Ganhos–empatados–perdidos
whole-table-record-short = G–E–P
whole-table-byes = Descansos
whole-table-margin = IMP ganhos menos IMP perdidos
whole-table-margin-short = ± { $unit }
whole-table-carried = Transporte
whole-bye = Descansa
whole-to-be-decided = por decidir
whole-unfinished = por terminar
whole-match-goes-on = continua na rodada { $round }
whole-match-begun = começado na rodada { $round }
whole-result = Resultado
whole-home = Visitada
whole-away = Visitante
whole-no-boards = Nenhuma bolsa deste match tem ainda escore.
whole-cross-table = Todos contra todos
whole-against = contra
whole-count-sessions = { $count ->
    [one] uma sessão
   *[other] { $count } sessões
}
whole-count-matches = { $count ->
    [one] um match
   *[other] { $count } matches
}
whole-matches-title = Matches – { $title }
whole-bracket-title = Quadro – { $title }
publish-matches = Matches
publish-bracket = Quadro
whole-card-with = { $opponents }, com { $partner }
cards-written = Cartões-guia, cartões de mesa e papeletas: { $file }
cards-nothing-planned = Ainda não há nada previsto: escolha antes um movimento com `duplicado event plan`.
director-report-written = Relatório do Diretor: { $file }
director-report-nothing = Ainda não há nada a relatar: nenhum resultado está registrado aí.
movement-from-pairs = --from toma um movimento de um arquivo: vai sem --teams, --players, --minutes nem --change.
movement-from-heading = { $file }: { $text }
movement-from-well = O movimento está como deve: ninguém se encontra duas vezes com ninguém e ninguém joga duas vezes uma bolsa.
movement-from-minutes = Falta --minutes, ou --from ARQUIVO.
movement-from-bad = Em { $file } não se reconhece nenhum movimento.
planning-from-pairs = Um movimento de arquivo é de duplas; este torneio é de { $kind }.
movement-fault-opponents-again = Rodada { $round }, mesa { $table }: { $who } já se encontraram, na rodada { $earlier }.
movement-fault-set-again = Rodada { $round }, mesa { $table }: { $who } já jogaram o jogo { $sets }, na rodada { $earlier }.
movement-fault-set-wanted-twice = Rodada { $round }: o jogo { $sets } faz falta na mesa { $table } e na mesa { $other }.
movement-fault-contestant-twice = Rodada { $round }: { $who } está na mesa { $table } e na mesa { $other }.
movement-fault-table-taken-twice = Rodada { $round }: dois matches na mesa { $table }.
movement-fault-out-of-range = Rodada { $round }, mesa { $table }: um número excede os do movimento ({ $who }; jogo { $sets }).
movement-fault-no-boards = Rodada { $round }, mesa { $table }: { $who } não têm bolsas.
movement-fault-against-oneself = Rodada { $round }, mesa { $table }: { $who } jogaria contra si próprio.
movement-faults = { $count ->
    [one] Este movimento tem um defeito:
   *[other] Este movimento tem { $count } defeitos:
}
