# Repartir estuches, y si un juego de manos parece repartido al azar.

deal-written = { $boards ->
    [one] Un estuche repartido en { $file }.
   *[other] { $boards } estuches repartidos en { $file }.
}
deal-secret = Este archivo es el único ejemplar, y quien lo lea conoce las manos: guárdelo para usted hasta que se hayan jugado los estuches.
deal-writing = Escribiendo
deal-file-exists = { $file } ya existe, y un juego de manos no se puede volver a repartir. Indique otro archivo, o --force para sobrescribirlo.
deal-bad-title = El título «{ $title }» no cabe en un archivo PBN: escríbalo en una línea, sin caracteres de control.
deal-bad-boards = «{ $part }» no es una lista de estuches: escriba números desde el 1, por ejemplo 1-8,17-24.
deal-board-twice = El estuche { $board } está dos veces en la lista.
deal-too-many = Son más de { $most } estuches.
deal-one-task = Indique --number o --check, no ambos.
deal-no-such-number = No existe ese reparto: los repartos se numeran de 0 a { $last }.
deal-too-few = { $file } tiene { $deals ->
    [one] un reparto completo
   *[other] { $deals } repartos completos
}: son pocos para decir si parecen al azar; hacen falta al menos 20.
deal-looks-random = { $deals ->
    [one] Un reparto: nada en él se sale de lo normal.
   *[other] { $deals } repartos: nada en ellos se sale de lo normal.
}
deal-looks-suspect = { $deals ->
    [one] Un reparto: no parece al azar.
   *[other] { $deals } repartos: no parecen al azar.
}
deal-repeated = { $repeated ->
    [one] Un reparto es igual a otro del archivo.
   *[other] { $repeated } repartos son iguales a otros del archivo.
}
deal-suspect-cards = Las cartas no se distribuyen por igual entre los cuatro jugadores.
deal-suspect-card = Un jugador tiene cierta carta con demasiada o demasiado poca frecuencia.
deal-suspect-lengths = Los palos largos y cortos son más frecuentes o más raros de lo que deberían.
deal-suspect-patterns = Las distribuciones como 4-4-3-2 son más frecuentes o más raras de lo que deberían.
deal-suspect-meaning = Por puro azar ocurre más o menos a un juego de cada millón. Es motivo para preguntar cómo se repartieron los estuches.
deal-committed = La semilla es la comprometida: nadie la cambió después. De ella salen estas manos:
deal-not-committed = La semilla no es la comprometida, o eran otros estuches. De ella salen estas manos:
deal-bad-seed = Una semilla son 64 cifras hexadecimales; «{ $seed }» no lo es.
deal-seed-wanted = Con --verify diga también la semilla: --seed
deal-seed-alone = --seed y --chance van con --verify.
deal-bad-condition = «{ $part }» no se entiende en la condición: escriba, por ejemplo, "north.hcp in 15..17 and balanced(north)". De un jugador hay { $names }.
deal-bad-hand = «{ $text }» no se puede dar a un asiento: escriba, por ejemplo, --hand N:AK.Q.., cada carta una vez y trece como máximo por asiento.
deal-how-rare = Son así el { $percent } % de los repartos posibles con las cartas dadas. Son para practicar: el artículo 6 exige que los repartos de una prueba sean del todo al azar.
error-conditions-too-rare = Se encontraron { $value1 } de { $value2 } repartos en { $value3 } intentos: las condiciones son demasiado raras.
error-conditions-impossible = Ninguna mano de { $value1 } cumple las condiciones.
