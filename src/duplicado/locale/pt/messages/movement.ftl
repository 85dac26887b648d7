# Movimentos: duplicado movement.

movement-heading = Movimentos para { $pairs } pares em { $minutes } minutos, a { $board } minutos por bolsa e { $change } por troca de mesa.
movement-named = { $winners ->
    [one] { $name }, um vencedor
   *[other] { $name }, dois vencedores
}
movement-name-mitchell = Mitchell
movement-name-skip-mitchell = Mitchell com salto
movement-name-share-and-relay = Mitchell com mesas que partilham e banco
movement-name-hesitation = Mitchell com espera
movement-name-rover = Mitchell com par itinerante
movement-name-web = Web
movement-name-howell = Howell
movement-name-curtailed-howell = Howell abreviado
movement-name-three-quarter-howell = Howell de três quartos
movement-name-small-howell = Howell de três mesas
movement-name-all-together = Duas mesas com as mesmas bolsas
movement-name-barometer = Barómetro
movement-name-swiss = Suíço
movement-name-danish = Dinamarquês
movement-name-given = Movimento de um ficheiro
movement-size = { $tables } mesas, { $rounds } rondas de { $boards ->
    [one] uma bolsa
   *[other] { $boards } bolsas
}: { $total } bolsas em jogo, { $played } jogadas por par em média, { $minutes } minutos.
movement-balance = Equilíbrio { $quality } de 100.
movement-sit-outs = { $count ->
    [0] Ninguém folga.
    [one] Um par folga uma ronda.
   *[other] Há { $count } rondas de folga, contadas entre todos os pares.
}
movement-how-mitchell = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte, as bolsas para a anterior.
movement-how-skip-mitchell = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte, as bolsas para a anterior.
movement-how-share-and-relay = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte, as bolsas para a anterior ou para o banco.
movement-how-hesitation = Todos menos os pares fixos vão para a mesa seguinte; quem chega à última joga ali em Este-Oeste, depois em Norte-Sul, e então vai para a mesa 1. As bolsas vão para a mesa anterior ou para o banco.
movement-how-rover = Como num Mitchell; da ronda 2 em diante o par de número mais alto ocupa um lugar Norte-Sul, e o par desse lugar folga.
movement-how-web = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte; para as bolsas cada mesa segue o seu cartão.
movement-how-howell = O último par fica; todos os outros seguem o seu cartão-guia.
movement-how-curtailed-howell = Todos seguem o seu cartão-guia; nem todos os pares se encontram.
movement-how-three-quarter-howell = Alguns pares ficam na sua mesa mas mudam de linha; todos seguem o seu cartão-guia.
movement-how-small-howell = Todos seguem o seu cartão-guia; em algumas mesas a seta é virada dentro da ronda.
movement-how-all-together = Cada mesa joga primeiro metade das bolsas da ronda; depois as mesas trocam.
movement-how-barometer = Todas as mesas jogam as mesmas bolsas em cada ronda; o último par fica, os outros seguem o seu cartão-guia.
movement-how-swiss = Todas as mesas jogam as mesmas bolsas em cada ronda; cada ronda é emparelhada pela classificação, sem repetir adversários.
movement-how-danish = Todas as mesas jogam as mesmas bolsas em cada ronda; cada ronda é emparelhada pela classificação, mesmo repetindo adversários.
movement-how-given = Todos seguem o seu cartão-guia.
movement-lines = Norte-Sul são os pares { $ns }, Este-Oeste os pares { $ew }.
movement-skip = Depois da ronda { $round } Este-Oeste avançam duas mesas.
movement-relay = Entre as mesas { $table } e { $next } há um banco para bolsas.
movement-exchange = { $rounds ->
    [all] As mesas { $tables } partilham as bolsas dentro da ronda.
   *[other] As mesas { $tables } partilham as bolsas dentro da ronda, em: ronda { $rounds }.
}
movement-copies = São precisas { $count } cópias de cada bolsa.
movement-switched = Seta virada em todas as mesas em: ronda { $rounds }.
movement-turned = Seta virada em mesas avulsas (ronda/mesa): { $places }.
movement-repeat-rover-of-that-size = Os pares { $one } e { $other } encontram-se duas vezes (rondas { $first } e { $second }): nenhum par itinerante completo evita isso com tantas mesas.
movement-repeat-danish = Os pares { $one } e { $other } voltam a defrontar-se (rondas { $first } e { $second }): um movimento dinamarquês emparelha só pela classificação.
movement-repeat-replanned = Os pares { $one } e { $other } voltam a defrontar-se (rondas { $first } e { $second }): o movimento foi alterado durante o jogo.
movement-column-round = Ronda
movement-column-table = Mesa
movement-column-ns = NS
movement-column-ew = EO
movement-column-boards = Bolsas
movement-column-next = Bolsas à mesa
movement-side-ns = Norte-Sul
movement-side-ew = Este-Oeste
movement-card = Par { $pair } - { $name }
movement-card-stays = Lugar fixo durante toda a sessão.
movement-card-line = Ronda { $round }: mesa { $table }, { $side }, contra o par { $opponent }, bolsas { $boards }
movement-card-out = Ronda { $round }: folga
movement-table = Mesa { $table } - { $name }
movement-nothing-fits = Nenhum movimento para { $pairs } pares cabe em { $minutes } minutos nestas condições. Dê mais tempo, outro número de vencedores ou outros números de bolsas por ronda.
movement-bad-boards = “{ $part }” não diz quantas bolsas uma mesa pode jogar por ronda: escreva números de 1 a { $most }, por exemplo 2-4 ou 2,3.
movement-no-such-choice = { $count ->
    [one] Há só uma proposta.
   *[other] Há só { $count } propostas.
}
movement-no-such-pair = Não existe o par { $pair }: os pares vão de 1 a { $last }.
movement-no-such-table = Não existe a mesa { $table }: as mesas vão de 1 a { $last }.
movement-heading-teams = Movimentos para { $pairs } equipas em { $minutes } minutos, a { $board } minutos por bolsa e { $change } por troca de mesa.
movement-heading-players = Movimentos para { $pairs } jogadores em { $minutes } minutos, a { $board } minutos por bolsa e { $change } por troca de mesa.
movement-who = Diga quantos são: --pairs (pares), --teams (equipas) ou --players (jogadores).
movement-only-pairs = --winners, --barometer e --to são para pares.
movement-nothing-fits-teams = Nenhum movimento para { $count } equipas cabe em { $minutes } minutos nestas condições. Dê mais tempo ou outros números de bolsas por ronda.
movement-nothing-fits-players = Nenhum movimento para { $count } jogadores cabe em { $minutes } minutos nestas condições. Há desenhos para múltiplos de 4 e mais um; dê mais tempo ou outros números de bolsas por ronda.
movement-name-american-whist = Whist americano
movement-name-round-robin = Todos contra todos
movement-name-new-england = Estafeta da Nova Inglaterra
movement-name-head-to-head = Encontros diretos
movement-name-rainbow = Arco-íris
movement-name-whist = Torneio de whist
movement-how-american-whist = Norte-Sul ficam, Este-Oeste descem duas mesas, as bolsas uma; cada mesa tem o seu cartão.
movement-how-round-robin = As duas mesas de um encontro trocam as bolsas; os encontros seguem a lista.
movement-how-new-england = Norte-Sul ficam, Este-Oeste descem duas mesas e a meio três; as bolsas descem uma. Cada mesa tem o seu cartão.
movement-how-head-to-head = As duas mesas de um encontro trocam as bolsas.
movement-how-rainbow = Cada um segue o seu cartão-guia; ninguém repete parceiro nem adversário.
movement-how-whist = Cada um segue o seu cartão-guia; em todas as rondas cada um é parceiro de cada outro uma vez e adversário duas.
movement-met-teams = Uma equipa encontra { $part } % das outras.
movement-met-players = Um jogador tem por parceiros { $part } % dos outros.
movement-out-teams = { $count ->
    [0] Todas as equipas jogam em todas as rondas.
    [one] Uma equipa folga uma ronda.
   *[other] Há { $count } folgas.
}
movement-out-players = { $count ->
    [0] Ninguém folga.
    [one] Um jogador folga uma ronda.
   *[other] Há { $count } rondas de folga, contadas entre todos os jogadores.
}
movement-column-north = N
movement-column-east = E
movement-column-south = S
movement-column-west = O
movement-how-replanned = Da ronda { $round } em diante todos seguem o novo cartão-guia; antes nada mudou.
movement-change = Antes da ronda { $round }: { $what }. As maneiras de continuar, a melhor primeiro:
movement-change-late = { $count ->
    [one] um par chega atrasado
   *[other] { $count } pares chegam atrasados
}
movement-change-leaves = { $count ->
    [one] o par { $pairs } vai-se embora
   *[other] os pares { $pairs } vão-se embora
}
movement-change-closes = a mesa { $table } já não pode ser usada
movement-change-opens = pode usar-se mais uma mesa
movement-change-rounds = { $rounds } rondas ao todo
movement-change-minutes = perderam-se { $minutes } minutos
movement-way-sit-out = Como anunciado; quem não tem adversário folga.
movement-way-pair-up = Como anunciado; quem folgaria ao mesmo tempo joga entre si.
movement-way-share = Como anunciado; quem folgaria ao mesmo tempo joga entre si com as bolsas de outra mesa, que vão e vêm.
movement-way-rearrange = Quem folgaria joga; para isso outros pares mudam de adversário.
movement-way-pair-up-again = Quem folgaria joga entre si, mesmo que já se tenha defrontado.
movement-way-rover = Quem folgaria muitas vezes vai de mesa em mesa como par itinerante e ocupa à vez o lugar de outros.
movement-way-other-movement = Continua como outro movimento, de que as rondas jogadas são o começo.
movement-way-continue = Continua por mais rondas como teria sido desde o início.
movement-way-new-rounds = As rondas acrescentadas formam-se com os adversários e bolsas que restam.
movement-way-cut = As últimas rondas são suprimidas.
movement-way-fewer-boards = Nas próximas rondas suprimem-se as últimas bolsas de cada jogo; as bolsas passam a numerar-se uma a uma.
movement-way-out = { $count ->
    [0] Daí em diante ninguém folga.
    [one] Um par folga uma ronda.
   *[other] Há { $count } rondas de folga; nenhum par tem mais de { $most }.
}
movement-way-moved = { $count ->
    [0] Ninguém dos que jogam está noutro lugar que não o anunciado.
    [one] Um par está noutro lugar que não o anunciado.
   *[other] { $count } pares estão noutro lugar que não o anunciado.
}
movement-way-boards = { $boards } bolsas joga um par em média; equilíbrio { $quality } de 100.
movement-way-repeats = { $count ->
    [one] Repete-se um encontro.
   *[other] Repetem-se { $count } encontros.
}
movement-way-new = { $count ->
    [one] É precisa uma bolsa nova.
   *[other] São precisas { $count } bolsas novas.
}
movement-bad-change = “{ $change }” não diz o que aconteceu antes de que ronda: escreva p. ex. 4:late, 4:leaves=7, 4:closes=3, 4:opens, 4:rounds=8 ou 4:minutes=20.
movement-no-such-change = “{ $change }” não pode ser: não existe essa ronda, par ou mesa, ou nada mudaria.
movement-no-such-way = { $count ->
    [one] Há só uma maneira de continuar.
   *[other] Há só { $count } maneiras de continuar.
}
movement-sharing = Estas mesas partilham as bolsas dentro de uma ronda: { $tables }.
movement-size-other = { $tables } mesas, { $rounds } rondas de { $boards ->
    [one] uma bolsa
   *[other] { $boards } bolsas
}: { $total } bolsas em jogo, { $played } jogadas por cada um em média, { $minutes } minutos.
