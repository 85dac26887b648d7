# Temporadas, suas classificações, pontos de mestre.

ladders-title = Temporadas
ladders-none = Não há temporadas declaradas.
ladders-empty = Ninguém jogou um torneio publicado desta temporada.
ladders-no-points = O clube não declarou os pontos que seus torneios dão.
ladders-figure = Total
ladders-example = Um exemplo
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
ladders-seasons-how = TOML, como no exemplo.
ladders-form = Formato da federação: arquivo de classificação e pontos de mestre
ladders-form-how = TOML, como no exemplo. Vale para as classificações da temporada, USEBIO e o arquivo de classificação de cada torneio.
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
error-seasons-wrong = { $value1 }: em “{ $value2 }” vai { $value2 ->
    [from] um dia sem aspas, p. ex. 2026-09-01
    [to] um dia sem aspas, p. ex. 2026-12-31
    [key] entre aspas, letras, algarismos e hifens, no máximo 40
    [points] números entre colchetes, p. ex. [10, 6, 3, 1]
    [best] um número inteiro
    [least] um número inteiro
    [grades] um número por grau, p. ex. {"{"} A = 0, B = 2.5 {"}"}
    [season] [[season]] em uma linha própria
    [ladder] [[season.ladder]] em uma linha própria
   *[other] um texto entre aspas
}.
error-seasons-unknown = { $value1 }: não se conhece “{ $value2 }”. Ali pode estar: { $value3 }.
error-seasons-choice = { $value1 }: “{ $value2 }” pode ser { $value3 }.
error-seasons-twice = Uma chave está duas vezes: { $value1 }.
error-seasons-dates = { $value1 } termina antes de começar.
error-seasons-lacks = A { $value1 } falta “{ $value2 }”.
