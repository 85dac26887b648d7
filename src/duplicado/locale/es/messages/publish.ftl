# Publicar una prueba: duplicado publish, y lo que sus páginas tienen además.

publish-viewer = Visor de manos de Bridge Base Online
publish-to-print = Para imprimir
publish-ranking = Clasificación
publish-travellers = Hojas de los estuches
publish-score-cards = Tarjetas de resultados
publish-hands = Manos
publish-written = { $count ->
    [one] Un archivo escrito en { $folder }.
   *[other] { $count } archivos escritos en { $folder }.
}
publish-begin = Empiece por { $file }.
publish-remarks = { $count ->
    [one] Una observación de la lectura de { $file }; duplicado check la muestra.
   *[other] { $count } observaciones de la lectura de { $file }; duplicado check las muestra.
}
publish-not-ours = En { $folder } hay archivos que esta orden no escribió, y no se toca. Nombre otra carpeta, o añada --force: entonces se quedan, salvo los de igual nombre.
publish-not-a-folder = { $folder } es un archivo, no una carpeta.
publish-unknown-kind = «{ $kind }» no se puede publicar: escriba html, pdf o html,pdf.
publish-without-steps = Los pasos de subastas y carteos serían { $count } páginas; cada registro tiene una sola.
