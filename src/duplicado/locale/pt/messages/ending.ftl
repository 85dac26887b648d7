# O que o console pergunta antes de algo acabar.

ending-still-wanting = { $count ->
    [one] Ainda falta uma coisa: está em “{ console-tab-overview }”.
   *[other] Ainda faltam { $count } coisas: estão em “{ console-tab-overview }”.
}
