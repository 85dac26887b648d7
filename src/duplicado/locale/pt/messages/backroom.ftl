# Um clube servido, e o que se faz junto do seu servidor: duplicado serve PASTA, duplicado club.

backroom-organizer = o organizador
backroom-open = { $club } está aberto.
backroom-open-already = { $club } já está aberto, em outra janela. O escritório: { $address }
backroom-office-at =
    O escritório, neste computador:  { $address }
      (o endereço deixa entrar um navegador, uma vez, em dez minutos)
backroom-phones-at =
    Celulares, na mesma rede:  { $address }
      (se algum não chegar lá, { $address }connect diz o que ver)
backroom-only-here = Só este computador chega lá, em { $address }. Para os celulares: conecte-o à rede do clube e não ponha --host.
backroom-no-network = Só este computador chega lá, em { $address }: ele não está em nenhuma rede pela qual os celulares possam alcançá-lo. Conecte-o à rede sem fio do clube; a página { $address }connect diz então o endereço para os celulares.
backroom-further-code = Outro código, enquanto isto funciona: { $program } club code "{ $folder }"
backroom-press-enter = Enter, nesta janela, deixa outro navegador deste computador entrar no escritório.
backroom-stop = Ctrl-C termina. Nada se perde: tudo o que foi registrado está no disco.
backroom-one-club = Um clube de cada vez, e sem --example nem --check: indique só a sua pasta.
backroom-certificate-and-key = Para https são precisos dois arquivos: --tls-certificate e --tls-key.
backroom-only-for-a-club = --tls-certificate, --tls-key e --address são para servir um clube: indique a sua pasta.
backroom-bad-certificate = { $files } não servem para https: { $reason }
backroom-make-it = Ainda não há nenhum clube em { $folder }. Criar um aí?
backroom-no-club = Não há nenhum clube em { $folder }. Para criar um aí: duplicado serve --new "{ $folder }"
backroom-no-folder = { $folder } é um arquivo, e um clube precisa de uma pasta: indique outra.
backroom-not-made = A pasta { $folder } não pode ser criada: { $reason }. Indique outra.
backroom-no-event = O clube não tem o torneio { $event }; tem: { $events }
backroom-code = { $code } ({ $role }): deixa entrar um navegador, uma vez, em dez minutos.
backroom-token = Anote-a bem: não será mostrada de novo. Vale { $days ->
    [one] um dia
   *[other] { $days } dias
}; antes disso, `duplicado club revoke` anula-a.
backroom-nobody = Ninguém tem acesso.
backroom-column-who = Quem
backroom-column-role = Como
backroom-column-event = Torneio
backroom-column-device = Aparelho
backroom-column-since = Desde
backroom-column-as = Nome
backroom-no-such-device = Ninguém tem acesso com o nome { $name }: `duplicado club devices` enumera-os.
backroom-revoked = { $name } já não tem acesso.
backroom-nothing-done = Não há nada registrado.
backroom-did-look = viu as mãos de uma bolsa que alguém ainda ia jogar
backroom-did-code = deu um código
backroom-did-pin = sorteou um PIN
backroom-did-token = deu uma chave de acesso
backroom-scope-see = ver
backroom-scope-act = registrar
backroom-scope-manage = administrar
backroom-did-revoked = retirou o acesso
backroom-did-access = mudou o que se mostra a quem
backroom-did-forgotten = esqueceu uma pessoa
backroom-did-handed-out = entregou o que se conserva sobre uma pessoa
backroom-did-dealt = deu as bolsas
backroom-did-gathering = começou a reunir o acaso dos aparelhos
backroom-did-gathering-given-up = desistiu de reunir o acaso dos aparelhos
backroom-did-pin-wrong = deu um PIN errado
backroom-did-code-wrong = deu um código errado
backroom-did-refused = pediu algo a que não tem direito
backroom-did-came-in = entrou
backroom-did-said = disse de quem é o aparelho
backroom-did-exported = entregou um arquivo
backroom-did-backup = fez uma cópia de segurança
backroom-did-mailed = enviou sessões por e-mail
backroom-did-club-copied = baixou uma cópia de segurança do clube
backroom-did-club-restored = restaurou de uma cópia de segurança do clube
backroom-copied-club = O arquivo próprio do clube, { $count } linhas: { $place }
backroom-did-taken-over = recuperou as entradas de um arquivo que tinha sido substituído
backroom-did-given-up = continuou com o arquivo que lá está, sem as entradas do anterior
backroom-copied-event = { $event }, { $count ->
    [one] uma entrada
   *[other] { $count } entradas
}: { $place }
backroom-verified-club = O arquivo próprio do clube está inteiro: { $count } linhas.
backroom-verified-event = { $event }: { $count ->
    [one] uma entrada, tal como foi escrita.
   *[other] { $count } entradas, todas tal como foram escritas.
}
backroom-restored = { $file } tem de novo { $count } linhas.
backroom-in-a-database = Este clube está em um banco de dados: use as cópias dele.
backroom-unknown-person = Não há ninguém com o identificador { $id }: `duplicado club people` enumera-os.
backroom-taken-in = { $count } de { $listed } acrescentados; os outros já o clube conhecia.
backroom-kept-people = Pessoas, desde que foram vistas pela última vez
backroom-kept-devices = Aparelhos, desde que foram vistos pela última vez
backroom-kept-tokens = Acessos, depois de terminados
backroom-kept-codes = Códigos, depois de terminados
backroom-kept-pins = PIN, desde que foram sorteados
backroom-kept-tries = Tentativas sem sucesso
backroom-kept-audit = O que se fez com privilégios
backroom-days = { $what }: { $days ->
    [one] um dia
   *[other] { $days } dias
}
backroom-detail-look = Sessão { $session }{ $section ->
    [none] {""}
   *[other] , seção { $section }
}, bolsa { $board }: { $reason }
backroom-detail-erased = { $pseudonym }: { $entries ->
    [one] uma entrada
   *[other] { $entries } entradas
} em { $events ->
    [one] um torneio
   *[other] { $events } torneios
}
backroom-only-reading = Quem já tinha acesso pode ver tudo em { $address }; nada pode ser anotado até que isso se resolva. Depois continua por si só.
backroom-did-archived = arquivou um torneio
backroom-did-deleted = apagou um torneio do qual nada se jogou
backroom-did-brought-back = recuperou um torneio arquivado
