# Conditions that contradict one another
error-conditions-rules = Não há regras { $value1 }: escolha uma de { $value2 } (rules).
error-conditions-profile = Não há regulamentos { $value1 }: escolha um de { $value2 } (profile).
error-conditions-winners = Um torneio tem um vencedor ou dois, não { $value1 } (winners).
error-conditions-winners-of-pairs = Só as duplas têm dois vencedores: escolha uma classificação (winners = 1).
error-conditions-method-of-teams = As equipes não são apuradas por { $value1 }: escolha imps, board-a-match ou total-points (method).
error-conditions-method = { $value2 ->
    [individual] Os jogadores
   *[pairs] As duplas
} não são apurados por { $value1 }: escolha matchpoints, butler, cross-imps ou total-points (method).
error-conditions-form-of-teams = A forma { $value1 } é para equipes: escolha boards ou matches (form), ou equipes (kind).
error-conditions-ties = Não há regra de desempate { $value1 }: escolha de { $value2 } (ties).
error-conditions-handicap-part = Conta uma parte dos handicaps ou todos: escreva mais de 0 e no máximo 1 (handicap_part = 0.5).
error-conditions-pairing-of-players = Os jogadores individuais não se emparelham rodada a rodada: que o diga o movimento (pairing = none).
error-conditions-pairing-one-winner = As rodadas emparelhadas ({ $value1 }) têm um vencedor: escolha uma classificação (winners = 1).
error-conditions-pairing-in-matches = As equipes emparelhadas rodada a rodada jogam matches: classifique-as por matches (form = matches).
error-conditions-bracket = O quadro é para eliminatórias: classifique por matches em que quem perde fica fora (form = knock-out).
error-conditions-knock-out-rounds = Uma eliminatória não tem rodadas { $value1 }: escolha o quadro (pairing = knock-out).
error-conditions-three-way = Os matches a três são para equipes: escolha o descanso (odd = bye).
error-conditions-pairing-method = Uma rodada suíça não se acha por { $value1 }: escolha matching ou untangling (pairing_method).
error-conditions-counted = Escreva um número inteiro de 1 a { $value2 } para { $value1 }, ou deixe vazio.
error-conditions-stanzas = Um match tem um segmento ou mais: escreva números desde 1 (stanzas = [1]).
error-conditions-stanzas-of-knock-out = Os segmentos são para eliminatórias com quadro: deixe-os vazios ou escolha-o (pairing = knock-out).
error-conditions-rematch = Dois podem repetir no mínimo após uma rodada: escreva 1 ou mais (rematch_after).
error-conditions-option = Não há opção { $value1 }: `duplicado regulations` lista-as.
error-conditions-option-value = A opção { $value1 } não pode ser “{ $value2 }”: `duplicado regulations { $value1 }` diz o que pode ser.
error-conditions-period = Os períodos de correções e recursos duram de 0 minutos a um ano: escreva esses minutos.
error-conditions-period-short = O período de correção dura no mínimo { $value1 } minutos: o regulamento não permite um mais curto (Lei 79C1).
error-conditions-awards-go-down = { $value1 }: escreva três números que não subam: média plus, média, média minus.
error-conditions-average-imps = { $value1 }: uma média vale 0 IMPs: ponha 0 como segundo número.
error-conditions-imps-fixed = { $value1 } não pode ser { $value2 }: a autoridade não deixa que o organizador o varie (Lei 12C2(b)). Escreva 3 ou permita-o (artificial.imp_variable_by_to = true).
error-conditions-unknown = Não há nenhuma condição { $value1 }.
error-conditions-value = { $value1 } não pode ser “{ $value2 }”.
error-scale-boards = Esta escala de pontos de vitória é para matches de { $value1 } a { $value2 } bolsas, não de { $value3 }: escolha outra escala ou classifique por bolsas.
console-error-conditions-ties = Não há nenhuma regra de desempate “{ $value1 }”: abaixo está quais há.
console-error-conditions-method-of-teams = As equipes não são apuradas assim: escolha IMPs, board-a-match ou pontos totais.
console-error-conditions-method = Essa apuração é para equipes: escolha pontos de match, Butler, IMPs cruzados ou pontos totais.
console-error-conditions-form-of-teams = Essa classificação é para equipes: escolha bolsas ou matches, ou que joguem equipes.
console-error-conditions-pairing-method = Escolha uma das duas maneiras de encontrar uma rodada suíça.
