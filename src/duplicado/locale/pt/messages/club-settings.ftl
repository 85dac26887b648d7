# Configurações do clube: nome e logotipo, cópia de segurança, o que volta dela.

club-settings = Configurações do clube
club-identity = Nome e logotipo
club-name = Nome do clube
club-name-how = Aparece no alto de cada página e na tela da sala.
club-logo = Logotipo
club-logo-how = PNG, JPEG ou WebP de até { $most } kB.
club-logo-away = Sem logotipo
club-lists = Listas do clube
club-backup = Cópia de segurança
club-backup-what = { $count ->
    [0] Um arquivo com os sócios, as temporadas, os modelos e as configurações do clube. Ainda não há nenhum torneio.
    [one] Um arquivo com o torneio do clube, seus sócios, temporadas, modelos e configurações. O jogo continua enquanto isso.
   *[other] Um arquivo com os { $count } torneios do clube, seus sócios, temporadas, modelos e configurações. O jogo continua enquanto isso.
}
club-backup-key = Quem tem o arquivo pode ler nomes e mãos. A chave do clube (club.key, na sua pasta) não está nele: copie-a uma vez e mantenha-a em outro lugar.
club-backup-database = O que o banco de dados tem do clube está também no arquivo. As cópias de segurança dele, e a chave que você lhe indicou, ficam à parte.
club-backup-load = Baixar a cópia
club-backup-not-whole = Nenhuma cópia foi feita, porque isto não pôde ser copiado: { $why }
club-restore = Restaurar
club-restore-what = Nada do que está aqui é substituído ou apagado. Os torneios que faltam voltam. Um torneio que não está como na cópia fica como está, e a cópia entra ao lado dele, com um número depois do nome. Os sócios, temporadas, modelos e configurações que faltam são acrescentados. Para deixar todo o clube como estava, pare o programa e use “duplicado club restore”.
club-restore-erased = As pessoas apagadas depois da cópia voltam com ela: apague-as de novo.
club-restore-file = Cópia de segurança
club-restore-file-how = O arquivo que foi baixado aqui.
club-restore-rows = Também sócios, temporadas, modelos e configurações
club-restore-look = Mostrar o que voltaria
club-restore-now = Restaurar
club-restore-no-file = Escolha o arquivo da cópia.
club-restore-would = Isto voltaria
club-restore-done = O que voltou
club-restored-missing = { $count ->
    [one] volta com uma entrada.
   *[other] volta com { $count } entradas.
}
club-restored-here = está aqui com tudo o que a cópia tem: fica como está.
club-restored-beside = está aqui com outras entradas: a cópia entra ao lado, como “{ $now }”.
club-restored-apart = { $count ->
    [0] fica como está: as mesas que aqui têm outras entradas as conservam ({ $now }).
    [one] volta com uma entrada; as mesas que aqui têm outras as conservam ({ $now }).
   *[other] volta com { $count } entradas; as mesas que aqui têm outras as conservam ({ $now }).
}
club-restored-broken = não pode ser restaurado: { $why }
club-restored-rows = { $count ->
    [one] Uma pessoa, modelo ou configuração que faltava.
   *[other] { $count } pessoas, modelos e configurações que faltavam.
}
club-restored-tables = O jogo em mesas fora dos torneios
club-restored-tables-of = O jogo nas mesas de “{ $event }”
club-logo-again = A imagem não foi recebida: escolha-a outra vez.
error-logo-too-large = A imagem tem mais de { $value1 } kB.
error-logo-no-picture = O arquivo não é PNG, JPEG nem WebP.
error-backup-not-one = O arquivo está danificado ou não é uma cópia de segurança de um clube.
settings-saved-now = Salvo enquanto isso por outra pessoa
error-changed-meanwhile = Outra pessoa salvou isto desde que você o abriu: nada foi sobrescrito. O que você digitou continua aqui, junto ao que está salvo agora. Salve outra vez para pôr o seu no lugar.
