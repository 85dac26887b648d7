# Movimientos: duplicado movement.

movement-heading = Movimientos para { $pairs } parejas en { $minutes } minutos, a { $board } minutos por estuche y { $change } por cambio de mesa.
movement-named = { $winners ->
    [one] { $name }, un ganador
   *[other] { $name }, dos ganadores
}
movement-name-mitchell = Mitchell
movement-name-skip-mitchell = Mitchell con salto
movement-name-share-and-relay = Mitchell con mesas que comparten y banquillo
movement-name-hesitation = Mitchell con espera
movement-name-rover = Mitchell con pareja errante
movement-name-web = Web
movement-name-howell = Howell
movement-name-curtailed-howell = Howell abreviado
movement-name-small-howell = Howell de tres mesas
movement-name-all-together = Dos mesas con los mismos estuches
movement-size = { $tables } mesas, { $rounds } rondas de { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
}: { $total } estuches en juego, { $played } jugados por pareja en promedio, { $minutes } minutos.
movement-balance = Equilibrio { $quality } de 100.
movement-sit-outs = { $count ->
    [0] Nadie descansa.
    [one] Una pareja descansa una ronda.
   *[other] Hay { $count } rondas de descanso, contadas entre todas las parejas.
}
movement-how-mitchell = Norte-Sur se quedan, Este-Oeste pasan a la mesa siguiente, los estuches a la anterior.
movement-how-skip-mitchell = Norte-Sur se quedan, Este-Oeste pasan a la mesa siguiente, los estuches a la anterior.
movement-how-share-and-relay = Norte-Sur se quedan, Este-Oeste pasan a la mesa siguiente, los estuches a la anterior o al banquillo.
movement-how-hesitation = Todos menos las parejas fijas pasan a la mesa siguiente; quien llega a la última juega allí en Este-Oeste, después en Norte-Sur y luego va a la mesa 1. Los estuches pasan a la mesa anterior o al banquillo.
movement-how-rover = Como en un Mitchell; desde la ronda 2 la pareja de número más alto ocupa un sitio Norte-Sur, y la pareja de ese sitio descansa.
movement-how-web = Norte-Sur se quedan, Este-Oeste pasan a la mesa siguiente; para los estuches cada mesa sigue su tarjeta.
movement-how-howell = La última pareja se queda; todas las demás siguen su tarjeta guía.
movement-how-curtailed-howell = Todos siguen su tarjeta guía; no todas las parejas se enfrentan.
movement-how-small-howell = Todos siguen su tarjeta guía; en algunas mesas la flecha se gira dentro de la ronda.
movement-how-all-together = Cada mesa juega primero la mitad de los estuches de la ronda; después las mesas los intercambian.
movement-lines = Norte-Sur son las parejas { $ns }, Este-Oeste las parejas { $ew }.
movement-skip = Después de la ronda { $round } Este-Oeste avanzan dos mesas.
movement-relay = Entre las mesas { $table } y { $next } hay un banquillo para estuches.
movement-exchange = Las mesas { $tables } comparten sus estuches dentro de la ronda.
movement-copies = Hacen falta { $count } copias de cada estuche.
movement-switched = Flecha girada en todas las mesas en: ronda { $rounds }.
movement-turned = Flecha girada en mesas sueltas (ronda/mesa): { $places }.
movement-repeat-rover-of-that-size = Las parejas { $one } y { $other } se enfrentan dos veces (rondas { $first } y { $second }): ninguna pareja errante completa lo evita con tantas mesas.
movement-column-round = Ronda
movement-column-table = Mesa
movement-column-ns = NS
movement-column-ew = EO
movement-column-boards = Estuches
movement-column-next = Estuches a la mesa
movement-side-ns = Norte-Sur
movement-side-ew = Este-Oeste
movement-card = Pareja { $pair } - { $name }
movement-card-stays = Sitio fijo durante toda la sesión.
movement-card-line = Ronda { $round }: mesa { $table }, { $side }, contra la pareja { $opponent }, estuches { $boards }
movement-card-out = Ronda { $round }: descanso
movement-table = Mesa { $table } - { $name }
movement-nothing-fits = Ningún movimiento para { $pairs } parejas cabe en { $minutes } minutos con estas condiciones. Dé más tiempo, otro número de ganadores u otros números de estuches por ronda.
movement-bad-boards = «{ $part }» no dice cuántos estuches puede jugar una mesa por ronda: escriba números de 1 a { $most }, por ejemplo 2-4 o 2,3.
movement-no-such-choice = { $count ->
    [one] Solo hay una propuesta.
   *[other] Solo hay { $count } propuestas.
}
movement-no-such-pair = No existe la pareja { $pair }: las parejas van de 1 a { $last }.
movement-no-such-table = No existe la mesa { $table }: las mesas van de 1 a { $last }.
