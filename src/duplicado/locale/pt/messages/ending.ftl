# O que a consola pergunta antes de algo acabar.

ending-still-wanting = { $count ->
    [one] Ainda falta uma coisa: está em «Em curso».
   *[other] Ainda faltam { $count } coisas: estão em «Em curso».
}
