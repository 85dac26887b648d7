# O que a linha de comandos diz em torno do relatório de cada comando.

cli-file-unreadable = Não é possível ler { $file }: { $reason }
cli-nothing-found = Nada a assinalar.
cli-found = { $count ->
    [one] Há uma coisa a ver.
   *[other] Há { $count } coisas a ver.
}
