# The store: what is kept, and what cannot be
error-store-moved-on = { $value1 } foi entretanto escrito: leia-o primeiro outra vez.
error-store-id-taken = { $value1 } tem outra entrada com o id { $value2 }: escolha outro id.
error-store-entries-wanted = { $value1 } tem { $value2 } entradas: nomeie as que devem ser escritas de novo.
error-store-not-empty = { $value1 } não está vazio: nomeie um lugar novo.
error-store-entry-altered = { $value1 }: a entrada { $value2 } não é a que foi acrescentada; restaure a última cópia.
error-store-entries-gone = { $value1 }: tinha { $value2 } entradas a { $value3 } ({ $value4 }) e já não estão todas; restaure a última cópia.
error-store-closed = { $value1 } foi fechado: abra-o outra vez.
error-store-address-unreadable = Não se consegue ler o endereço do banco de dados: escreva postgresql://usuário@servidor/nome.
error-store-address-other = { $value1 } não é um banco de dados PostgreSQL: escreva postgresql://usuário@servidor/nome.
error-store-later-version = { $value1 } foi escrito por uma versão posterior deste programa: instale essa versão.
error-store-no-such-record = Não há registro { $value1 } em { $value2 }: crie-o primeiro.
error-store-not-copied = { $value1 } está danificado e não se fez cópia: restaure uma anterior ({ $value2 }).
error-store-not-written = Não se consegue escrever { $value1 } ({ $value2 }): escolha outro lugar.
error-store-has-more = { $value1 } tem { $value2 } entradas que a cópia não tem: diga --replace se se renuncia a elas, ou nomeie outro arquivo.
error-store-not-a-club = { $value1 } não é o arquivo de um clube: nomeie outro arquivo.
error-store-other-file = { $value1 } é um arquivo de outra coisa: nomeie outro arquivo.
error-store-damaged = { $value1 } está danificado ({ $value2 }): restaure a última cópia.
error-store-bad-name = “{ $value1 }” não serve de nome de um torneio: use letras, algarismos, espaços e - ' . , ( ).
error-store-device-name = “{ $value1 }” é o nome de um dispositivo no Windows, para onde o clube pode mudar-se: escolha outro.
error-store-folder-unreadable = Não se consegue ler a pasta { $value1 } ({ $value2 }): crie-a primeiro.
error-store-no-text = Não é possível salvar { $value1 }: tem sinais que não são texto.
error-store-long-id = { $value1 }… é longo demais para um id: pode ter { $value2 } caracteres.
error-store-not-reached = Não se consegue chegar a { $value1 } ({ $value2 }): permita ler a sua pasta.
error-store-not-made = Não se consegue criar ou usar { $value1 } ({ $value2 }): escolha outro lugar.
error-club-key-missing = O que foi lacrado não pode ser lido sem a chave com que o foi: ponha { $value1 } de volta a partir de uma cópia.
error-store-unsafe-place = { $value1 } não pode ser salvo com segurança onde está: ponha-o num disco deste computador.
error-store-without-pause = { $value1 } é escrito sem pausa: tente mais tarde.
error-store-not-now = { $value1 } não se pode usar agora ({ $value2 }): nada se perdeu. { $value3 ->
    [room] Arranje espaço no disco e tente outra vez.
    [write] Permita que este programa escreva o arquivo e a sua pasta.
    [open] Permita que este programa escreva o arquivo e a sua pasta, e que abra mais arquivos.
    [files] Há arquivos demais abertos: feche outros programas ou permita que este abra mais.
    [disk] Veja se o disco está lá e inteiro, e tente outra vez.
    [memory] Feche outros programas e tente outra vez.
    [server] Veja se o servidor do banco de dados funciona e é acessível, e tente outra vez.
    [room-of-server] Arranje espaço no disco do servidor do banco de dados e tente outra vez.
    [overloaded] O servidor do banco de dados está sobrecarregado: tente mais tarde.
    [stopped] O servidor do banco de dados foi parado: tente quando funcionar.
    [read-only] O banco de dados só se pode ler: nomeie a que se pode escrever.
    [password] Verifique o nome de usuário e a senha.
    [no-database] Não há tal banco de dados: crie-a com `createdb`.
    [rights] Permita que este usuário crie e escreva tabelas nela.
   *[busy] Outro programa está escrevendo: tente quando acabar.
}
error-store-another-event = { $value1 } é agora outro torneio: leve-a para outro lugar e depois recupere o que foi anotado.
error-store-replaced = { $value1 } já não é o arquivo que foi aberto: { $value2 ->
    [gone] foi apagado ou movido
    [log-gone] o seu diário, que termina em -wal ou -shm, foi apagado
    [log-replaced] o seu diário, que termina em -wal ou -shm, foi substituído
    [altered] foi escrito por cima
   *[replaced] outro foi posto no seu lugar
}. Nada mais é escrito nele: ponha-o de volta ou recupere o que foi anotado.
error-store-held = Outro programa ocupa { $value1 }: termine-o primeiro.
error-store-held-by = O programa { $value2 } em { $value3 } ocupa { $value1 } desde { $value4 }: { $value6 ->
    [serve] serve o clube em { $value5 }
    [restore] uma cópia está sendo reposta
    [tidy] está sendo apagado o que já foi mantido por tempo suficiente
    [erase] alguém está sendo apagado
   *[other] { $value6 }
}. Termine-o primeiro.
error-store-not-locked = { $value1 } não pode ser reservada ({ $value2 }): permita escrever nela ou arranje espaço.
error-store-others-there = { $value1 } tem algo que este programa não fez ({ $value2 }): alguém mexeu nele. Restaure a última cópia.
error-store-event-missing = Falta { $value1 }: em { $value3 } tinha { $value2 } entradas. Restaure a última cópia.
error-store-head-other = { $value1 } não é o que era em { $value3 }, quando tinha { $value2 } entradas: o final foi cortado, ou foi mudado e amarrado de novo. Restaure a última cópia.
error-clock-doubted = O relógio deste computador diz { $value1 }, e a última coisa registrada é de { $value2 }. Nada foi apagado pelo que diz esse relógio. Acerte-o; ou, se está certo: duplicado club tidy --clock-is-right.
error-store-not-deleted = Não se consegue apagar { $value1 } ({ $value2 }): feche o que o tem aberto e tente de novo.
error-store-audit-gone = { $value1 }: faltam entradas da auditoria de cerca de { $value2 }, ou foram alteradas. Restaure a última cópia de segurança.
