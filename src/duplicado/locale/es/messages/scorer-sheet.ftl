# La hoja del anotador: lo anotado, lo que se pregunta, lo que falta.

scorer-not-entered = Líneas que no se han anotado
scorer-take-up = sin anotar: retomarla
scorer-offline = Se ha perdido la conexión. Siga anotando: lo que anote se enviará cuando vuelva.
scorer-waiting = Por enviar:
scorer-take-back = Deshacer
scorer-take-back-of = Deshacer la anotación de { $where }
scorer-nothing-entered = Aún no se ha guardado.
scorer-still-not-entered = Sigue sin guardarse.
scorer-keep-keys = Ctrl+Intro guarda lo escrito, Esc lo descarta.
scorer-entered-of = { $entered } de { $lines } anotados
scorer-missing = Faltan:
scorer-missing-at = { $count ->
    [one] mesa { $table }, estuche { $boards }
   *[other] mesa { $table }, estuches { $boards }
}
scorer-entered-by = Estado
behind-both = de acuerdo ambos bandos
behind-ns = solo NS: falta el acuerdo de EO
behind-ew = solo EO: falta el acuerdo de NS
behind-office = por el anotador
error-line-too-many = «{ $value1 }» serían { $value2 } bazas: +{ $value3 } es lo máximo.
error-line-too-few = «{ $value1 }» serían { $value2 } bazas: −{ $value3 } es lo máximo.
error-line-declarer = { $value1 }: ¿quién fue el declarante?
