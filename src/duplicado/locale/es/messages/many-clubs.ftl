# Una prueba simultánea de muchos clubes, en la oficina del club.

many-clubs-title = Prueba simultánea
many-clubs-lead = Los clubes que jugaron los mismos estuches se clasifican como un solo campo: cada puntuación se compara con todas las del estuche. Cada club manda el archivo de su prueba.
many-clubs-in = Incluidos: { $count } de { $all }
many-clubs-ranking = Clasificación de todos los clubes
many-clubs-in-club = En el club
many-clubs-more = { $count ->
    [one] y uno más
   *[other] y { $count } más
}
many-clubs-make-title = Crear con ello una prueba
many-clubs-make-how = Se lleva como cualquier otra: se corrige, se arbitra, se imprime y se publica en su consola. Nada es público antes de que usted lo publique.
many-clubs-files = Archivos de los clubes
many-clubs-files-how = Archivos de pruebas (.event), varios a la vez, { $most } como mucho. El nombre del archivo es el del club. Si alguno llega tarde, entréguelos todos otra vez: no se guarda nada antes de crear la prueba.
many-clubs-own = Pruebas de este club que participan
many-clubs-session = Sesión
many-clubs-session-how = Si las pruebas tienen varias.
many-clubs-look = Clasificarlos
many-clubs-empty = No hay ningún resultado de esa sesión.
error-many-clubs-lost = La clasificación se perdió por el camino: entregue los archivos otra vez.
error-many-clubs-not-over = { $value1 } no ha terminado: finalice antes su sesión, pues se verían sus manos.
error-no-such-event = No hay ninguna prueba { $value1 } en este club.
