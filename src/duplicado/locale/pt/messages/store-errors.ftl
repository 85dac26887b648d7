# The store: what is kept, and what cannot be
error-store-moved-on = { $value1 } foi entretanto escrito: leia-o primeiro outra vez.
error-store-id-taken = { $value1 } tem outra entrada com o id { $value2 }: escolha outro id.
error-store-entries-wanted = { $value1 } tem { $value2 } entradas: nomeie as que devem ser escritas de novo.
error-store-not-empty = { $value1 } não está vazio: nomeie um lugar novo.
error-store-entry-altered = { $value1 }: a entrada { $value2 } não é a que foi acrescentada; restaure a última cópia.
error-store-entries-gone = { $value1 }: tinha { $value2 } entradas a { $value3 } ({ $value4 }) e já não estão todas; restaure a última cópia.
error-store-closed = { $value1 } foi fechado: abra-o outra vez.
error-store-address-unreadable = Não se consegue ler o endereço da base de dados: escreva postgresql://utilizador@servidor/nome.
error-store-address-other = { $value1 } não é uma base de dados PostgreSQL: escreva postgresql://utilizador@servidor/nome.
error-store-later-version = { $value1 } foi escrito por uma versão posterior deste programa: instale essa versão.
error-store-no-such-record = Não há registo { $value1 } em { $value2 }: crie-o primeiro.
error-store-not-copied = { $value1 } está danificado e não se fez cópia: restaure uma anterior ({ $value2 }).
error-store-not-written = Não se consegue escrever { $value1 } ({ $value2 }): escolha outro lugar.
error-store-has-more = { $value1 } tem { $value2 } entradas que a cópia não tem: diga --replace se se renuncia a elas, ou nomeie outro ficheiro.
error-store-not-a-club = { $value1 } não é o ficheiro de um clube: nomeie outro ficheiro.
error-store-other-file = { $value1 } é um ficheiro de outra coisa: nomeie outro ficheiro.
error-store-damaged = { $value1 } está danificado ({ $value2 }): restaure a última cópia.
error-store-bad-name = «{ $value1 }» não serve de nome de uma prova: use letras, algarismos, espaços e - ' . , ( ).
error-store-folder-unreadable = Não se consegue ler a pasta { $value1 } ({ $value2 }): crie-a primeiro.
error-store-no-text = Não se pode guardar { $value1 }: tem sinais que não são texto.
error-store-long-id = { $value1 }… é demasiado longo para um id: pode ter { $value2 } caracteres.
error-store-not-reached = Não se consegue chegar a { $value1 } ({ $value2 }): permita ler a sua pasta.
error-store-not-made = Não se consegue criar ou usar { $value1 } ({ $value2 }): escolha outro lugar.
error-store-unsafe-place = { $value1 } não se pode guardar com segurança onde está: ponha-o num disco deste computador.
error-store-without-pause = { $value1 } é escrito sem pausa: tente mais tarde.
error-store-not-now = { $value1 } não se pode usar agora ({ $value2 }): nada se perdeu. { $value3 ->
    [room] Arranje espaço no disco e tente outra vez.
    [write] Permita que este programa escreva o ficheiro e a sua pasta.
    [disk] Veja se o disco está lá e inteiro, e tente outra vez.
    [memory] Feche outros programas e tente outra vez.
    [server] Veja se o servidor da base de dados funciona e é acessível, e tente outra vez.
    [room-of-server] Arranje espaço no disco do servidor da base de dados e tente outra vez.
    [overloaded] O servidor da base de dados está sobrecarregado: tente mais tarde.
    [stopped] O servidor da base de dados foi parado: tente quando funcionar.
    [read-only] A base de dados só se pode ler: nomeie a que se pode escrever.
    [password] Verifique o nome de utilizador e a palavra-passe.
    [no-database] Não há tal base de dados: crie-a com `createdb`.
    [rights] Permita que este utilizador crie e escreva tabelas nela.
   *[busy] Outro programa está a escrever: tente quando acabar.
}
