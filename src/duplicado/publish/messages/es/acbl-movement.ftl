# Movimientos de la ACBL (.MOV): lo que se dice de un archivo leído o escrito.

mov-not-a-movement = El archivo no empieza como un movimiento de la ACBL (bytes 5D 8D); se lee de todos modos lo que se puede.
mov-too-short = El archivo tiene { $size } bytes; las rondas de un movimiento empiezan en el byte { $least }. No se ha leído nada.
mov-unknown-kind = La clase de movimiento es { $number }, ni 0 (Mitchell) ni 1 (Howell); se toma Howell.
mov-other-sets = La lista de juegos no va de 1 a 36; no se sabe qué significa, y los juegos se toman con el número que tienen en las rondas.
mov-wrong-length = { $tables } mesas y { $rounds } rondas no concuerdan con { $size } bytes de rondas; se lee lo que hay.
mov-no-such-set = Mesa { $table }, ronda { $round }: no existe el juego { $number }, el último es el { $last }; se omite allí la ronda.
mov-copies-assumed = El mismo juego se necesita en varias mesas a la vez: se suponen { $count } copias, aunque las mesas pueden compartirlo.
mov-renumbered = Norte-Sur y Este-Oeste se numeran de nuevo, cada línea desde 1.
mov-sharing-unwritten = El archivo no puede decir qué mesas comparten estuches ni cuántas copias hay.
mov-too-large = El formato admite números hasta { $most } y { $sets } juegos; no se ha escrito nada.
mov-several-sets = Mesa { $table }, ronda { $round }: el formato admite un juego y una posición de la flecha; solo se escribe lo primero.
mov-text-shortened = El texto se ha cortado o se han sustituido letras: el formato admite 600 letras sencillas.
