# Movimientos de la ACBL (.MOV): lo que se dice de un archivo leído o escrito.

mov-not-a-movement = Esto no es un movimiento de la ACBL (empiezan con los bytes 5D 8D), ni un texto; no se ha leído nada. --from toma un archivo .MOV de ACBLscore, o JSON o YAML; otros archivos de estuches y resultados se dan a `duplicado check`.
mov-file-too-large = El archivo pasa de { $most } MB, y ningún movimiento ocupa tanto; no se ha leído nada.
mov-unreadable = Esto no es JSON ni YAML en que pueda haber un movimiento: { json-fault }.
mov-no-rows = No se han encontrado filas con ronda, mesa, Norte-Sur, Este-Oeste y estuches (o juego).
mov-of-singles = Este movimiento es individual; solo se leen movimientos de parejas.
mov-tables-of-rovers = Son las mesas que visita una pareja errante, según el número de mesas, y no quién se sienta en las demás ni qué estuches juega; de eso solo no resulta ningún movimiento. `duplicado movement --movement rover --pairs 13` hace uno y dice qué mesas visita la pareja errante; se leen filas con ronda, mesa, Norte-Sur, Este-Oeste y estuches (o juego).
mov-row = Se ha omitido la fila { $number }: no tiene ronda, mesa, dos parejas y estuches que se puedan leer.
mov-rows-break-off = Lo que sigue a la fila { $number } no se ha leído.
mov-several = El archivo tiene { $count } movimientos, para estos números de parejas: { $sizes }. Se toma el primero; --pairs elige otro.
mov-too-short = El archivo tiene { $size } bytes; las rondas de un movimiento empiezan en el byte { $least }. No se ha leído nada.
mov-unknown-kind = La clase de movimiento es { $number }, ni 0 (Mitchell) ni 1 (Howell); se toma Howell.
mov-other-sets = La lista de juegos no va de 1 a 36; no se sabe qué significa, y los juegos se toman con el número que tienen en las rondas.
mov-wrong-length = { $tables } mesas y { $rounds } rondas no concuerdan con { $size } bytes de rondas; se lee lo que hay.
mov-no-such-set = { $count ->
    [one] En una ronda de una mesa hay un juego que no existe, y esa ronda se omite allí
   *[other] En { $count } rondas de mesas hay un juego que no existe, y esas rondas se omiten allí
}: el último juego es el { $last }, y la mesa { $table }, ronda { $round } tiene el { $number }.
mov-copies-assumed = El mismo juego se necesita en varias mesas a la vez: se suponen { $count } copias, aunque las mesas pueden compartirlo.
mov-renumbered = Norte-Sur y Este-Oeste se numeran de nuevo, cada línea desde 1.
mov-sharing-unwritten = El archivo no puede decir qué mesas comparten estuches ni cuántas copias hay.
mov-too-large = El formato admite números hasta { $most } y { $sets } juegos; no se ha escrito nada.
mov-several-sets = Mesa { $table }, ronda { $round }: el formato admite un juego y una posición de la flecha; solo se escribe lo primero.
mov-text-shortened = El texto se ha cortado o se han sustituido letras: el formato admite 600 letras sencillas.
movement-mov-untried = { $file }: sin probar, porque al hacer esto no había a mano ningún archivo .MOV real; compárelo con el programa del que viene o al que va.
movement-faults-more = Y { $count } más.
movement-mov-unwritten = No se ha escrito nada en { $file }.
