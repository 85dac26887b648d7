# O que o console pergunta antes de algo acabar.

ending-still-wanting = { $count ->
    [one] Ainda falta uma coisa.
   *[other] Ainda faltam { $count } coisas.
}
