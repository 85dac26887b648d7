# O que o console pergunta antes de algo acabar.

ending-still-wanting = { $count ->
    [one] Ainda falta uma coisa.
   *[other] Ainda faltam { $count } coisas.
}
ending-where = O que falta está na lista de “Mesas”
