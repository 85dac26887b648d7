# A folha do anotador: o que foi anotado, o que se pergunta, o que falta.

scorer-not-entered = Linhas que não foram anotadas
scorer-take-up = não anotada: retomar
scorer-offline = A conexão caiu. Continue anotando: o que anotar será enviado quando ela voltar.
scorer-waiting = Por enviar:
scorer-take-back = Desfazer
scorer-take-back-of = Desfazer a anotação de { $where }
scorer-nothing-entered = Ainda não foi salvo.
scorer-still-not-entered = Continua sem ser salvo.
scorer-keep-keys = Ctrl+Enter salva o que foi digitado, Esc o descarta.
scorer-entered-of = { $entered } de { $lines } anotados
scorer-missing = Faltam:
scorer-missing-at = { $count ->
    [one] mesa { $table }, bolsa { $boards }
   *[other] mesa { $table }, bolsas { $boards }
}
scorer-entered-by = Estado
behind-both = de acordo os dois lados
behind-ns = só NS: falta o acordo de EO
behind-ew = só EO: falta o acordo de NS
behind-office = pelo anotador
error-line-too-many = “{ $value1 }” seriam { $value2 } vazas: +{ $value3 } é o máximo.
error-line-too-few = “{ $value1 }” seriam { $value2 } vazas: −{ $value3 } é o máximo.
error-line-declarer = { $value1 }: quem foi o carteador?
