# Lo que se dice de las pruebas leídas de archivos con varias, y de los jugadores individuales en ellos.

contest-file-several = { $file } contiene { $count } pruebas ({ $events }): indique con --event cuál.
contest-file-no-such-event = { $file } no tiene la prueba { $number }: { $count ->
    [one] contiene una
   *[other] contiene { $count }
}.
file-empty = El archivo está vacío ({ $bytes } bytes). Quizá no terminó de copiarse, o el programa que lo escribía no había acabado.
