# The command `duplicado check`.

check-board = { $board ->
    [0] un estuche sin número
   *[other] estuche { $board }
}
check-marked = (el archivo lo marca)
check-warning = aviso
check-error = omitido
check-discrepancy = contradicción
check-irregularity = irregularidad
check-summary = Archivos: { $files }, estuches: { $boards }, voces: { $calls }, cartas: { $cards }. Irregularidades: { $irregularities }, contradicciones: { $discrepancies }, observaciones sobre los archivos: { $diagnostics }.
check-summary-results = Resultados: { $results }, hojas de manos: { $hands }.
check-is-movement = Es un movimiento: duplicado movement --from { $file } lo muestra y lo comprueba.
check-broken-json = Como JSON no se entiende en la línea { $line }: { json-fault }.
check-is-scale = Parece una escala de IMP o de Puntos Victoria; ninguna orden lee una. Los IMP del Artículo 78B y las escalas { $scales } vienen incluidos: duplicado event conditions PRUEBA victory_points=… indica una.
check-progress = Comprobando
check-nothing = No hay nada en él: ningún estuche, ningún resultado.
check-left-out = { $count ->
    [one] otra observación
   *[other] otras { $count } observaciones
} de la clase { $code } sin listar
