# O que a linha de comandos diz em torno do relatório de cada comando.

cli-file-unreadable = Não é possível ler { $file }: { $reason }
cli-nothing-found = Nada a assinalar.
cli-found = { $count ->
    [one] Há uma coisa a ver.
   *[other] Há { $count } coisas a ver.
}
cli-file-not-text = { $file }:{ $line }: isto não é texto em UTF-8; guarde o ficheiro como UTF-8.
