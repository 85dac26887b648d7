# O registro da informação: quem pode usar o quê, por quê, desde quando, e quando deixou de ser assim.

information-unauthorized = { $items }: informação não autorizada para { $side }, autorizada para { $others }, desde { $since }.
information-for-one-side = { $items }: informação não autorizada para { $side } desde { $since }.
information-for-both = { $items }: informação autorizada para ambos os lados desde { $since }.
information-lifted = Desde { $until } já não é informação não autorizada.
information-ended = Até { $until }.
information-nothing = Nenhuma voz retirada, nenhuma carta exposta nem outra coisa indicou a alguém algo a ter em conta.
information-may = { $seat } pode usá-la: { $item }.
information-may-not = { $seat } não pode usá-la: { $item }.
information-no-ground = Nada do que consta dá a { $seat } essa informação: { $item }.
information-how = Escreva um jogador e uma voz ou uma carta: information E 1H, information N SK; information sozinha mostra o que consta. O que sabe por outras vias se escreve com estas palavras: { information-his-own-estimate-of-his-score }, { information-the-traits-of-his-opponents }, { information-what-the-tournament-regulations-require }, { information-what-he-knew-before }, { information-partner-s-habits }, { information-this-board }.
item-pass = o Passe
item-double = o Dobre
item-redouble = o Redobre
item-misstated = as palavras “{ $call } de { $bid }”
item-duty-to-play = a obrigação de jogar { $card }
item-moved-card = a mudança de { $card } para outra mão
item-from-partner = o que o parceiro disse ou como se comportou
item-from-elsewhere = o que se soube desta bolsa em outra parte
moment-auction = { $turn ->
    [0] o começo do leilão
   *[other] o turno { $turn } do leilão
}
moment-clarification = o período de esclarecimentos
moment-play = a vaza { $turn }
moment-over = o fim da mão
effect-informed-extraneous = Informação não autorizada para { $offenders }: { $items }.
information-his-own-estimate-of-his-score = estimativa do escore
information-the-traits-of-his-opponents = traços dos adversários
information-what-the-tournament-regulations-require = exigências do torneio
information-what-he-knew-before = sabido antes da mão
information-partner-s-habits = hábitos não revelados do parceiro
information-this-board = visto ou ouvido desta bolsa
