# E-mail do clube, e a sessão que um jogador conserva.

session-keep = Conservar esta página
mail-server-title = E-mail
mail-what = Com o servidor de e-mail do clube você pode enviar a cada jogador a sua sessão quando os resultados estiverem publicados, em “{ console-tab-files }”: ao endereço que a lista de sócios tem.
mail-set = Servidor de e-mail
mail-host = Servidor (SMTP)
mail-port = Porta
mail-security = Segurança
mail-security-starttls = STARTTLS (normalmente a porta 587)
mail-security-tls = TLS (normalmente a porta 465)
mail-security-none = nenhuma: só em uma rede própria
mail-user = Usuário
mail-user-how = Vazio se o servidor não o pede.
mail-password = Senha
mail-password-how = Fica selada no disco e não é mostrada de novo. Vazia: fica como está, para o mesmo servidor.
mail-sender = Endereço do remetente
mail-try = Enviar uma mensagem de teste a este endereço
mail-away = Esquecer o servidor
mail-try-subject = Duplicado: teste
mail-try-text = O servidor de e-mail do clube funciona.
mail-tried = Uma mensagem está a caminho de { $address }.
mail-sessions = Sessões por e-mail
mail-sessions-what = Cada jogador de quem a lista de sócios tem um endereço recebe as suas bolsas, com o gráfico, como uma página para conservar.
mail-reached = { $reached } de { $players } jogadores têm um endereço de e-mail na lista de sócios.
mail-without = Sem endereço: { $names }
mail-needs-server = É preciso um servidor de e-mail do clube: nas configurações do clube, “{ mail-server-title }”.
mail-needs-publication = Pode ser feito depois que os resultados forem publicados.
mail-send = Enviar as sessões
mail-subject = Resultados: { $title }
mail-text = { $name }:

    a sua sessão de { $title } segue anexa como uma página para conservar.
    Lugar { $place }, { $figure }.

    { $address }
mail-sent = enviado
mail-not-sent = não enviado: { $why }
mail-nobody = Nenhum jogador deste torneio tem um endereço de e-mail na lista de sócios.
mail-sent-count = { $count ->
    [0] Nada foi enviado
    [one] Uma sessão foi enviada
   *[other] { $count } sessões foram enviadas
}
error-mail-server = “{ $value1 }” não é um servidor, ou a porta não é válida.
error-mail-sender = “{ $value1 }” não é um endereço de e-mail.
error-mail-no-such-host = Não há nenhum computador com o nome { $value1 }. Confira o nome do servidor, e se este computador tem Internet.
error-mail-nobody-listens = { $value1 } não tem nenhum servidor de e-mail na porta { $value2 }. Confira a porta.
error-mail-no-answer = { $value1 } não responde na porta { $value2 }. Confira o nome e a porta, e se este computador tem Internet.
error-mail-other-security = { $value1 } não fala na porta { $value2 } como foi escolhido em “{ mail-security }”. Escolha outra segurança, ou outra porta.
error-mail-certificate = O certificado de { $value1 } não vale para esse nome. Confira o nome do servidor.
error-mail-not-offered = { $value1 } não oferece o que foi escolhido: STARTTLS, ou um usuário com senha. Escolha outra segurança, ou deixe o usuário vazio.
error-mail-login = { $value1 } não aceita o usuário ou a senha.
error-mail-answered = O servidor { $value1 } responde: “{ $value3 }”.
error-mail-password-again = A senha salva é a de { $value1 }, com aquela porta, segurança e usuário: digite-a de novo para outro servidor.
