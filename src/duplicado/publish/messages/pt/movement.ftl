# Movimentos: duplicado movement.

movement-heading = Movimentos para { $pairs } pares em { $minutes } minutos, a { $board } minutos por estojo e { $change } por troca de mesa.
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
movement-name-small-howell = Howell de três mesas
movement-name-all-together = Duas mesas com os mesmos estojos
movement-size = { $tables } mesas, { $rounds } rondas de { $boards ->
    [one] um estojo
   *[other] { $boards } estojos
}: { $total } estojos em jogo, { $played } jogados por par em média, { $minutes } minutos.
movement-balance = Equilíbrio { $quality } de 100.
movement-sit-outs = { $count ->
    [0] Ninguém folga.
    [one] Um par folga uma ronda.
   *[other] Há { $count } rondas de folga, contadas entre todos os pares.
}
movement-how-mitchell = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte, os estojos para a anterior.
movement-how-skip-mitchell = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte, os estojos para a anterior.
movement-how-share-and-relay = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte, os estojos para a anterior ou para o banco.
movement-how-hesitation = Todos menos os pares fixos vão para a mesa seguinte; quem chega à última joga ali em Este-Oeste, depois em Norte-Sul, e então vai para a mesa 1. Os estojos vão para a mesa anterior ou para o banco.
movement-how-rover = Como num Mitchell; da ronda 2 em diante o par de número mais alto ocupa um lugar Norte-Sul, e o par desse lugar folga.
movement-how-web = Norte-Sul ficam, Este-Oeste vão para a mesa seguinte; para os estojos cada mesa segue o seu cartão.
movement-how-howell = O último par fica; todos os outros seguem o seu cartão-guia.
movement-how-curtailed-howell = Todos seguem o seu cartão-guia; nem todos os pares se encontram.
movement-how-small-howell = Todos seguem o seu cartão-guia; em algumas mesas a seta é virada dentro da ronda.
movement-how-all-together = Cada mesa joga primeiro metade dos estojos da ronda; depois as mesas trocam.
movement-lines = Norte-Sul são os pares { $ns }, Este-Oeste os pares { $ew }.
movement-skip = Depois da ronda { $round } Este-Oeste avançam duas mesas.
movement-relay = Entre as mesas { $table } e { $next } há um banco para estojos.
movement-exchange = As mesas { $tables } partilham os estojos dentro da ronda.
movement-copies = São precisas { $count } cópias de cada estojo.
movement-switched = Seta virada em todas as mesas em: ronda { $rounds }.
movement-turned = Seta virada em mesas avulsas (ronda/mesa): { $places }.
movement-repeat-rover-of-that-size = Os pares { $one } e { $other } encontram-se duas vezes (rondas { $first } e { $second }): nenhum par itinerante completo evita isso com tantas mesas.
movement-column-round = Ronda
movement-column-table = Mesa
movement-column-ns = NS
movement-column-ew = EO
movement-column-boards = Estojos
movement-column-next = Estojos à mesa
movement-side-ns = Norte-Sul
movement-side-ew = Este-Oeste
movement-card = Par { $pair } - { $name }
movement-card-stays = Lugar fixo durante toda a sessão.
movement-card-line = Ronda { $round }: mesa { $table }, { $side }, contra o par { $opponent }, estojos { $boards }
movement-card-out = Ronda { $round }: folga
movement-table = Mesa { $table } - { $name }
movement-nothing-fits = Nenhum movimento para { $pairs } pares cabe em { $minutes } minutos nestas condições. Dê mais tempo, outro número de vencedores ou outros números de estojos por ronda.
movement-bad-boards = “{ $part }” não diz quantos estojos uma mesa pode jogar por ronda: escreva números de 1 a { $most }, por exemplo 2-4 ou 2,3.
movement-no-such-choice = { $count ->
    [one] Há só uma proposta.
   *[other] Há só { $count } propostas.
}
movement-no-such-pair = Não existe o par { $pair }: os pares vão de 1 a { $last }.
movement-no-such-table = Não existe a mesa { $table }: as mesas vão de 1 a { $last }.
