# A entrada no servidor do clube.

club-home = Provas do clube
club-no-events = Ainda não há nenhuma prova.
club-to-office = Ao escritório do Diretor
club-code-title = Entrar com um código
club-code-label = Código, como o Diretor o mostra
club-come-in = Entrar
club-choose-table = Em que mesa está?
club-no-tables = As mesas ainda não estão preparadas.
club-table = Mesa { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }
club-table-of-session = Sessão { $session }, mesa { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }
club-table-signs = Mesa { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }
club-pin-label = PIN da mesa
club-fact-unreadable = O facto { $number } não pode ser lido: { $why }
club-error-nowhere = O endereço { $path } não leva aqui a lado nenhum.
club-error-request = Isso não está bem formado: { $details }
club-error-foreign = Isto foi pedido por uma página de outro sítio. Carregue a página de novo e tente outra vez.
club-error-bad-request = Isso não está bem formado
club-error-token-wrong = Não tem acesso
club-error-not-allowed = Isso não lhe compete
club-error-not-found = Essa página não existe
club-error-wrong-method = Isto só pode ser lido
club-error-unavailable = Agora não
club-error-fault = Algo correu mal
club-database-backups = A base de dados guarda as suas próprias cópias: pergunte a quem a administra.
club-feed-title = Novos resultados do clube
club-results = Resultados
club-display = O ecrã da sala
