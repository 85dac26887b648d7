# Movimentos: duplicado movement.

movement-heading = Movimentos para { $pairs } duplas em { $minutes } minutos, a { $board } minutos por bolsa e { $change } por troca de mesa.
movement-named = { $winners ->
    [one] { $name }, um vencedor
   *[other] { $name }, dois vencedores
}
movement-name-mitchell = Mitchell
movement-name-skip-mitchell = Mitchell com salto
movement-name-share-and-relay = Mitchell com mesas que compartilham e banco
movement-name-hesitation = Mitchell com espera
movement-name-rover = Mitchell com dupla itinerante
movement-name-web = Web
movement-name-howell = Howell
movement-name-curtailed-howell = Howell abreviado
movement-name-three-quarter-howell = Howell de três quartos
movement-name-small-howell = Howell de três mesas
movement-name-all-together = Duas mesas com as mesmas bolsas
movement-name-barometer = Barômetro
movement-name-swiss = Suíço
movement-name-danish = Dinamarquês
movement-name-given = Movimento de um arquivo
movement-size = { $tables } mesas, { $rounds } rodadas de { $boards ->
    [one] uma bolsa
   *[other] { $boards } bolsas
}: { $total } bolsas em jogo, { $played } jogadas por dupla em média, { $minutes } minutos.
movement-balance = Equidade { $quality } de 100.
movement-sit-outs = { $count ->
    [0] Ninguém descansa.
    [one] Uma dupla descansa uma rodada.
   *[other] Há { $count } rodadas de descanso, somadas todas as duplas.
}
movement-how-mitchell = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte, as bolsas para a anterior.
movement-how-skip-mitchell = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte, as bolsas para a anterior.
movement-how-share-and-relay = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte, as bolsas para a anterior ou para o banco.
movement-how-hesitation = Todas menos as duplas fixas vão para a mesa seguinte; quem chega à última joga ali em Este-Oeste, depois em Norte-Sul, e então vai para a mesa 1. As bolsas vão para a mesa anterior ou para o banco.
movement-how-rover = Como num Mitchell; da rodada 2 em diante a dupla de número mais alto ocupa um assento Norte-Sul, e a dupla desse assento descansa.
movement-how-web = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte; para as bolsas cada mesa segue o seu cartão.
movement-how-howell = A última dupla fica; todas as outras seguem o seu cartão-guia.
movement-how-curtailed-howell = Todos seguem o seu cartão-guia; nem todas as duplas se encontram.
movement-how-three-quarter-howell = Algumas duplas ficam na sua mesa mas mudam de linha; todos seguem o seu cartão-guia.
movement-how-small-howell = Todos seguem o seu cartão-guia; em algumas mesas a seta é virada dentro da rodada.
movement-how-all-together = Cada mesa joga primeiro metade das bolsas da rodada; depois as mesas trocam.
movement-how-barometer = Todas as mesas jogam as mesmas bolsas em cada rodada; a última dupla fica, as outras seguem o seu cartão-guia.
movement-how-swiss = Todas as mesas jogam as mesmas bolsas em cada rodada; cada rodada é emparelhada pela classificação, sem repetir adversários.
movement-how-danish = Todas as mesas jogam as mesmas bolsas em cada rodada; cada rodada é emparelhada pela classificação, mesmo repetindo adversários.
movement-how-given = Todos seguem o seu cartão-guia.
movement-lines = Norte-Sul são as duplas { $ns }, Este-Oeste as duplas { $ew }.
movement-skip = Depois da rodada { $round } Este-Oeste avançam duas mesas.
movement-relay = Entre as mesas { $table } e { $next } há um banco para bolsas.
movement-exchange = { $rounds ->
    [all] As mesas { $tables } compartilham as bolsas dentro da rodada.
   *[other] As mesas { $tables } compartilham as bolsas dentro da rodada, em: rodada { $rounds }.
}
movement-copies = São precisas { $count } cópias de cada bolsa.
movement-switched = Seta virada em todas as mesas em: rodada { $rounds }.
movement-turned = Seta virada em mesas avulsas (rodada/mesa): { $places }.
movement-repeat-rover-of-that-size = As duplas { $one } e { $other } encontram-se duas vezes (rodadas { $first } e { $second }): nenhuma dupla itinerante completa evita isso com tantas mesas.
movement-repeat-danish = As duplas { $one } e { $other } voltam a enfrentar-se (rodadas { $first } e { $second }): um movimento dinamarquês emparelha só pela classificação.
movement-repeat-replanned = As duplas { $one } e { $other } voltam a enfrentar-se (rodadas { $first } e { $second }): o movimento foi alterado durante o jogo.
movement-column-round = Rodada
movement-column-table = Mesa
movement-column-ns = NS
movement-column-ew = EO
movement-column-boards = Bolsas
movement-column-next = Bolsas à mesa
movement-side-ns = Norte-Sul
movement-side-ew = Este-Oeste
movement-card = Dupla { $pair } - { $name }
movement-card-stays = Assento fixo durante toda a sessão.
movement-card-line = Rodada { $round }: mesa { $table }, { $side }, contra a dupla { $opponent }, bolsas { $boards }
movement-card-out = Rodada { $round }: descansa
movement-table = Mesa { $table } - { $name }
movement-nothing-fits = Nenhum movimento para { $pairs } duplas cabe em { $minutes } minutos nestas condições. Dê mais tempo, outro número de vencedores ou outros números de bolsas por rodada.
movement-bad-boards = “{ $part }” não diz quantas bolsas uma mesa pode jogar por rodada: escreva números de 1 a { $most }, por exemplo 2-4 ou 2,3.
movement-no-such-choice = { $count ->
    [one] Há só uma proposta.
   *[other] Há só { $count } propostas.
}
movement-no-such-pair = Não existe a dupla { $pair }: as duplas vão de 1 a { $last }.
movement-no-such-table = Não existe a mesa { $table }: as mesas vão de 1 a { $last }.
movement-heading-teams = Movimentos para { $pairs } equipes em { $minutes } minutos, a { $board } minutos por bolsa e { $change } por troca de mesa.
movement-heading-players = Movimentos para { $pairs } jogadores em { $minutes } minutos, a { $board } minutos por bolsa e { $change } por troca de mesa.
movement-who = Diga quantos são: --pairs (duplas), --teams (equipes) ou --players (jogadores).
movement-only-pairs = --winners, --barometer e --to são para duplas.
movement-fits-in = O mais curto dura cerca de { $minutes } minutos.
movement-fits-with = Com { $boards } bolsas por rodada há um que serve.
movement-nothing-fits-teams = Nenhum movimento para { $count } equipes cabe em { $minutes } minutos nestas condições. Dê mais tempo ou outros números de bolsas por rodada.
movement-nothing-fits-players = Nenhum movimento para { $count } jogadores cabe em { $minutes } minutos nestas condições. Há desenhos para múltiplos de 4 e mais um; dê mais tempo ou outros números de bolsas por rodada.
movement-name-american-whist = Whist americano
movement-name-round-robin = Todos contra todos
movement-name-new-england = Estafeta da Nova Inglaterra
movement-name-head-to-head = Matches diretos
movement-name-rainbow = Arco-íris
movement-name-whist = Torneio de whist
movement-how-american-whist = Norte-Sul ficam, Este-Oeste descem duas mesas, as bolsas uma; cada mesa tem o seu cartão.
movement-how-round-robin = As duas mesas de um match trocam as bolsas; os matches seguem a lista.
movement-how-new-england = Norte-Sul ficam, Este-Oeste descem duas mesas e a meio três; as bolsas descem uma. Cada mesa tem o seu cartão.
movement-how-head-to-head = As duas mesas de um match trocam as bolsas.
movement-how-rainbow = Cada um segue o seu cartão-guia; ninguém repete parceiro nem adversário.
movement-how-whist = Cada um segue o seu cartão-guia; ao longo de todo o movimento cada um é parceiro de cada outro uma vez e adversário duas.
movement-met-teams = Uma equipe encontra { $part } % das outras.
movement-met-players = Um jogador tem por parceiros { $part } % dos outros.
movement-out-teams = { $count ->
    [0] Todas as equipes jogam em todas as rodadas.
    [one] Uma equipe descansa uma rodada.
   *[other] Há { $count } descansos.
}
movement-out-players = { $count ->
    [0] Ninguém descansa.
    [one] Um jogador descansa uma rodada.
   *[other] Há { $count } rodadas de descanso, somados todos os jogadores.
}
movement-column-north = N
movement-column-east = E
movement-column-south = S
movement-column-west = O
movement-how-replanned = { $round ->
    [1] Todos seguem o novo cartão-guia.
   *[other] Da rodada { $round } em diante todos seguem o novo cartão-guia; antes nada mudou.
}
movement-change = Antes da rodada { $round }: { $what }. As maneiras de continuar, a melhor primeiro:
movement-change-late = { $count ->
    [one] uma dupla chega atrasada
   *[other] { $count } duplas chegam atrasadas
}
movement-change-leaves = { $count ->
    [one] a dupla { $pairs } vai embora
   *[other] as duplas { $pairs } vão embora
}
movement-change-closes = a mesa { $table } já não pode ser usada
movement-change-opens = pode usar-se mais uma mesa
movement-change-rounds = { $rounds } rodadas ao todo
movement-change-minutes = perderam-se { $minutes } minutos
movement-way-sit-out = Como anunciado; quem não tem adversário descansa.
movement-way-pair-up = Como anunciado, exceto que duas duplas sem adversários na mesma rodada jogam entre si.
movement-way-share = Como anunciado; quem descansaria ao mesmo tempo joga entre si com as bolsas de outra mesa, que vão e vêm.
movement-way-rearrange = Quem descansaria joga; para isso outras duplas mudam de adversário.
movement-way-pair-up-again = Quem descansaria joga entre si, mesmo que já se tenha enfrentado.
movement-way-rover = Quem descansaria muitas vezes vai de mesa em mesa como dupla itinerante e ocupa à vez o lugar de outros.
movement-way-other-movement = Outro movimento: { $name }, { $tables } mesas{ $first ->
    [1] .
   *[other] ; o que foi jogado é seu começo.
}
movement-way-continue = Continua por mais rodadas como teria sido desde o início.
movement-way-new-rounds = As rodadas acrescentadas formam-se com os adversários e bolsas que restam.
movement-way-cut = As últimas rodadas são suprimidas.
movement-way-fewer-boards = Nas próximas rodadas suprimem-se as últimas bolsas de cada jogo; as bolsas passam a numerar-se uma a uma.
movement-way-out = { $count ->
    [0] Daí em diante ninguém descansa.
    [one] Uma dupla descansa uma rodada.
   *[other] { $count } descansos { $rounds ->
        [one] na rodada que falta
       *[other] nas { $rounds } rodadas que faltam
    }, no máximo { $most ->
        [one] um
       *[other] { $most }
    } por dupla.
}
movement-way-never = { $count ->
    [one] Uma dupla não jogaria nunca.
   *[other] { $count } duplas não jogariam nunca.
}
movement-way-moved = { $count ->
    [0] Ninguém precisa ir a um lugar novo.
    [one] Uma dupla está em outro lugar que não o anunciado.
   *[other] { $count } duplas estão em outro lugar que não o anunciado.
}
movement-way-boards = Cada dupla joga { $boards } bolsas em média.
movement-way-repeats = { $count ->
    [one] Repete-se um match.
   *[other] Repetem-se { $count } matches.
}
movement-way-new = { $count ->
    [one] É precisa uma bolsa nova.
   *[other] São precisas { $count } bolsas novas.
}
movement-bad-change = “{ $change }” não diz o que aconteceu antes de que rodada: escreva p. ex. 4:late, 4:leaves=7, 4:closes=3, 4:opens, 4:rounds=8 ou 4:minutes=20.
movement-no-such-change = “{ $change }” não pode ser: não existe essa rodada, dupla ou mesa, ou nada mudaria.
movement-no-such-way = { $count ->
    [one] Há só uma maneira de continuar.
   *[other] Há só { $count } maneiras de continuar.
}
movement-sharing = Estas mesas compartilham as bolsas dentro de uma rodada: { $tables }.
movement-size-other = { $tables } mesas, { $rounds } rodadas de { $boards ->
    [one] uma bolsa
   *[other] { $boards } bolsas
}: { $total } bolsas em jogo, { $played } jogadas por cada um em média, { $minutes } minutos.
