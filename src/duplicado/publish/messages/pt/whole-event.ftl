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
whole-no-boards = Nenhum estojo deste encontro tem ainda pontuação.
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
usebio-several-sessions = O ficheiro tem { $count } sessões; são lidas como uma só, de modo que os estojos do mesmo número se comparam entre si.
