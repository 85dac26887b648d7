# Temporadas, suas classificações, pontos de mestre.

ladders-title = Temporadas
ladders-none = Não há temporadas declaradas.
ladders-empty = Ninguém jogou um torneio publicado desta temporada.
ladders-no-points = O clube não declarou os pontos que seus torneios dão.
ladders-figure = Total
ladders-rule-best = A média das { $best } melhores porcentagens.
ladders-rule-average = { $least ->
    [0] A média de todas as porcentagens.
    [one] A média de todas as porcentagens, a partir de um torneio.
   *[other] A média de todas as porcentagens, a partir de { $least } torneios.
}
ladders-rule-points = { $best ->
    [0] Pontos por lugar, todos os torneios.
    [one] Pontos por lugar, o melhor torneio.
   *[other] Pontos por lugar, os { $best } melhores torneios.
}
ladders-rule-master-points = A soma dos pontos de mestre.
ladders-handicap-member = A cada porcentagem soma-se o handicap do jogador.
ladders-handicap-grade = A cada porcentagem soma-se o declarado para o grau.
ladders-events = { $count ->
    [one] Um torneio até agora.
   *[other] { $count } torneios até agora.
}
ladders-wanting = { $count ->
    [one] falta um torneio
   *[other] faltam { $count } torneios
}
ladders-declare = Temporadas e pontos de mestre
ladders-seasons = Temporadas e suas classificações
ladders-seasons-how = TOML, como no manual.
ladders-form = Formato da federação: arquivo de classificação e pontos de mestre
ladders-form-how = TOML, como no manual. Vale para as classificações da temporada, USEBIO e o arquivo de classificação de cada torneio.
ladders-form-kept = Salvo.
ladders-kept = { $count ->
    [one] Salvo: uma temporada.
   *[other] Salvo: { $count } temporadas.
}
ladders-no-such = Não existe a classificação { $ladder }.
error-seasons-toml = { $value1 ->
    [none] Isto não é TOML: escreva cada linha como nome = valor, os textos entre aspas.
   *[other] A linha { $value1 } não é TOML.
}
error-seasons-long = Tem mais de { $value1 } caracteres; nada foi salvo.
error-seasons-wrong = Em { $value1 } falta algo, não se conhece ou não é do tipo certo.
error-seasons-twice = Uma chave está duas vezes: { $value1 }.
error-seasons-dates = { $value1 } termina antes de começar.
error-seasons-lacks = A { $value1 } falta “{ $value2 }”.
