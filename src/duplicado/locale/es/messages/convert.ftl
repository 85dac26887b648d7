# La orden `duplicado convert`.

convert-no-output = Indique el archivo que se ha de escribir detrás de los que se han de leer.
convert-two-reports = La salida estándar contiene el propio archivo; indique un archivo para él, u omita --json.
convert-unknown-target = «{ $format }» no es un formato que se pueda escribir; estos sí: { $formats }.
convert-unknown-suffix = El nombre { $file } no dice en qué formato se ha de escribir; indique --to con uno de { $formats }.
convert-directory = { $file } no es un archivo, sino una carpeta o un dispositivo; indique el archivo que se ha de escribir.
convert-exists = { $file } ya existe. Indique otro archivo, o --force para sobrescribirlo.
convert-no-optimum = { $format } no tiene sitio para el mejor juego; nombre un archivo PBN o quite --optimum.
convert-nothing = No hay ningún estuche que escribir.
convert-missing = Estuches que no están en ninguno de los archivos: { $boards }.
convert-not-written = No se ha escrito nada en { $file }.
convert-untried = El escritor de { $format } no se ha probado con otros programas.
convert-written = { $boards ->
    [one] Un estuche escrito en { $file } ({ $format }).
   *[other] { $boards } estuches escritos en { $file } ({ $format }).
}
lost-contests = Los archivos contienen varias pruebas; sus estuches se escriben juntos, sus resultados no.
