# The command `duplicado check`.

check-board = { $board ->
    [0] uma bolsa sem número
   *[other] bolsa { $board }
}
check-marked = (o arquivo assinala-o)
check-warning = aviso
check-error = omitido
check-discrepancy = contradição
check-irregularity = irregularidade
check-summary = Arquivos: { $files }, bolsas: { $boards }, vozes: { $calls }, cartas: { $cards }. Irregularidades: { $irregularities }, contradições: { $discrepancies }, observações sobre os arquivos: { $diagnostics }.
check-summary-results = Resultados: { $results }, folhas de mãos: { $hands }.
check-is-movement = É um movimento: duplicado movement --from { $file } mostra-o e verifica-o.
check-broken-json = Como JSON não se entende na linha { $line }: { json-fault }.
check-is-scale = Parece uma escala de IMPs ou de pontos de vitória; nenhum comando lê uma. Os IMPs da Lei 78B e as escalas { $scales } já estão incluídos: duplicado event conditions TORNEIO victory_points=… indica uma.
check-progress = A verificar
check-nothing = Não há nada nele: nenhuma bolsa, nenhum resultado.
check-left-out = { $count ->
    [one] outra observação
   *[other] outras { $count } observações
} do tipo { $code } sem listar
