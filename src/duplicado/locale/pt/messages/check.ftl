# The command `duplicado check`.

check-place = { $file }:{ $line }
check-board = bolsa { $board }
check-marked = (o ficheiro assinala-o)
check-warning = aviso
check-error = omitido
check-discrepancy = contradição
check-irregularity = irregularidade
check-summary = Ficheiros: { $files }, bolsas: { $boards }, vozes: { $calls }, cartas: { $cards }. Irregularidades: { $irregularities }, contradições: { $discrepancies }, observações sobre os ficheiros: { $diagnostics }.
check-directory = { $file } é uma pasta; indique os ficheiros que contém, p. ex. { $file }/*.pbn.
check-unknown-format = { $file } não está em nenhum formato que se possa verificar; podem-se: { $formats }.
check-unreadable = { $file } não se consegue ler: { $reason }
check-progress = A verificar
check-nothing = Não há nada nele: nenhuma bolsa, nenhum resultado.
