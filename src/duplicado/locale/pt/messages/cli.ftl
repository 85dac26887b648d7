# O que a linha de comandos diz em torno do relatório de cada comando.

cli-file-unreadable = Não é possível ler { $file }: { $reason }
cli-file-unwritable = Não é possível escrever { $file }: { $reason }
cli-unknown-format = { $file } não está em nenhum formato que se possa ler; podem-se: { $formats }.
cli-event-file = arquivo próprio de um torneio
cli-folder = { $file } é uma pasta sem tabelas de um banco de dados de apuração; indique os arquivos que contém, p. ex. { $file }/*.pbn.
cli-file-empty = { $file } não tem nem bolsas nem resultados.
cli-nothing-found = Nada a assinalar.
cli-found = { $count ->
    [one] Há uma coisa a ver.
   *[other] Há { $count } coisas a ver.
}
cli-file-not-text = { $file }:{ $line }: isto não é texto em UTF-8; salve o arquivo como UTF-8.
cli-error = Erro: { $message }
cli-reason-enoent = o arquivo ou a pasta não existe
cli-reason-eacces = permissão negada
cli-reason-eperm = operação não permitida
cli-reason-eisdir = é uma pasta
cli-reason-enotdir = não é uma pasta
cli-reason-eexist = o arquivo já existe
cli-reason-enospc = não há espaço no disco
cli-reason-erofs = o disco é somente para leitura
cli-reason-enametoolong = o nome do arquivo é longo demais
cli-reason-econnrefused = lá ninguém escuta
cli-reason-etimedout = ninguém responde
cli-reason-ehostunreach = ninguém responde
cli-reason-enetunreach = ninguém responde
cli-reason-gaierror = não se conhece nenhum computador com esse nome
cli-reason-oserror = não se pode chegar lá
cli-reason-encoding = não é texto em UTF-8
cli-at-a-time = Indique só um destes de cada vez: { $options }.
cli-one-of = { $what } é um destes: { $names }.
cli-both-or-neither = Indique { $first } e { $second }, ou nenhum dos dois.
register-reason-wanted = Indique com { $option } por que a entrada é riscada.
