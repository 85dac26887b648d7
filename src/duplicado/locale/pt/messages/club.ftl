# A entrada no servidor do clube.

club-home = Torneios do clube
club-sitting-out = Descansam: { $who }
today-title = Os torneios de hoje
today-round = Rodada { $round } de { $rounds }
club-ahead = Só quem dirige o torneio vê esta classificação: ainda não foi divulgada.
today-not-begun = Ainda não começou
club-no-events = Ainda não há nenhum torneio.
club-to-office = Ao escritório do Diretor
club-code-title = Entrar com um código
club-code-label = Código, como o Diretor o mostra
club-come-in = Entrar
club-choose-table = Em que mesa está?
club-sent-away = Este aparelho já não tem acesso na sua mesa. Escolha a mesa em que joga e dê o PIN dela ou o código de hoje.
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
club-pin-label = PIN da mesa ou código de hoje
club-fact-unreadable = O fato { $number } não pode ser lido: { $why }
club-error-nowhere = O endereço { $path } não leva aqui a lugar nenhum.
club-error-request = Isso não estava bem formado{ $named ->
    [none] .
   *[other] : verifique { $named }.
}
club-error-foreign = Isto foi pedido por uma página de outro lugar. Recarregue a página e tente outra vez.
club-error-bad-request = Isso não está bem formado
club-error-token-wrong = Não tem acesso
club-error-not-allowed = Isso não lhe compete
club-error-not-found = Essa página não existe
club-error-wrong-method = Isto só pode ser lido
club-error-too-slow = Isto chegou devagar demais
club-error-too-slow-how = O que foi enviado não chegou a tempo. Verifique a conexão e tente de novo.
club-error-too-fast = Rápido demais
club-error-too-fast-how = Isso foi pedido vezes demais em pouco tempo. Espere um momento e tente de novo.
club-error-no-json = Isto não é o que se aceita aqui
club-error-no-json-how = Este endereço só aceita JSON: envie-o com o tipo de conteúdo application/json.
club-error-unavailable = Agora não
club-error-fault = Algo deu errado
club-database-backups = O banco de dados mantém as suas próprias cópias: pergunte a quem o administra.
club-feed-title = Novos resultados do clube
club-results = Resultados
display-as-public = Esta tela mostra o que o público pode ver.
display-none-as-public = A classificação é mostrada a todos: { $public }. Numa tela que entrou com um código do Diretor para “{ $role }”: { $wall }.
display-as-wall = Mostrar o que é da sala
club-display = A tela da sala
published-record = O registro, para todos conferirem
published-record-how = Cada entrada está atada a todas as anteriores pela cabeça abaixo: quem depois mudar, tirar ou acrescentar uma, muda a cabeça. Anote a cabeça, ou fique com uma folha em que ela esteja impressa. record.json tem os resultados, as distribuições quando o jogo terminou, os escores e a classificação; verify_record.py confere tudo sem este programa: python verify_record.py record.json CABEÇA
published-record-head = Cabeça agora:
club-error-gone = Este torneio já não é mostrado
club-error-gone-how = O clube arquivou-o ou apagou-o. Pergunte ao organizador.
club-error-not-released = O resultado não está publicado
club-error-not-released-how = O Diretor ainda não o publicou, ou retirou a publicação para corrigir algo. Olhe de novo mais tarde.
ranking-penalized = Com uma penalidade descontada.
ranking-few-boards = Menos da metade das { $most } bolsas que outros têm.
ranking-match-unfinished = Um match ainda não terminou.
club-code-of-directors = Diretores: no computador em que o programa roda, pressione Enter na janela dele; ela mostra um código novo.
