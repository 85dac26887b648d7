# La entrada al servidor del club.

club-home = Pruebas del club
club-sitting-out = Descansan: { $who }
today-title = Las pruebas de hoy
today-round = Ronda { $round } de { $rounds }
club-ahead = Solo quienes dirigen la prueba ven esta clasificación: aún no se ha hecho pública.
today-not-begun = Aún no ha empezado
club-no-events = Todavía no hay ninguna prueba.
club-to-office = A la oficina del Árbitro
club-code-title = Entrar con un código
club-code-label = Código, tal como lo muestra el Árbitro
club-come-in = Entrar
club-choose-table = ¿En qué mesa está?
club-sent-away = Este dispositivo ya no tiene acceso en su mesa. Elija la mesa en la que juega y dé su PIN o el código de hoy.
club-no-tables = Las mesas aún no están preparadas.
club-table = Mesa { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }
club-table-of-session = Sesión { $session }, mesa { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }
club-table-signs = Mesa { $section ->
    [none] { $table }
   *[other] { $section }{ $table }
 }
club-pin-label = PIN de la mesa o código de hoy
club-fact-unreadable = El hecho { $number } no puede leerse: { $why }
club-error-nowhere = La dirección { $path } no lleva aquí a ninguna parte.
club-error-request = Eso no estaba bien formado{ $named ->
    [none] .
   *[other] : revise { $named }.
}
club-error-foreign = Esto lo pidió una página de otro sitio. Vuelva a cargar la página e inténtelo otra vez.
club-error-bad-request = Eso no está bien formado
club-error-token-wrong = No tiene acceso
club-error-not-allowed = Eso no le corresponde
club-error-not-found = No existe esa página
club-error-wrong-method = Esto solo puede leerse
club-error-too-slow = Esto llegó demasiado despacio
club-error-too-slow-how = Lo enviado no llegó a tiempo. Compruebe la conexión e inténtelo de nuevo.
club-error-too-fast = Demasiado deprisa
club-error-too-fast-how = Eso se ha pedido demasiadas veces en poco tiempo. Espere un momento e inténtelo de nuevo.
club-error-no-json = Esto no es lo que se acepta aquí
club-error-no-json-how = Esta dirección solo acepta JSON: envíelo con el tipo de contenido application/json.
club-error-unavailable = Ahora no
club-error-fault = Algo ha salido mal
club-database-backups = La base de datos guarda sus propias copias: pregunte a quien la administra.
club-feed-title = Nuevos resultados del club
club-results = Resultados
display-as-public = Esta pantalla muestra lo que puede ver el público.
display-none-as-public = La clasificación se muestra a todos: { $public }. En una pantalla que entró con un código del Árbitro para «{ $role }»: { $wall }.
display-as-wall = Mostrar lo de la sala
club-display = La pantalla de la sala
published-record = El registro, para que todos lo comprueben
published-record-how = Cada anotación está atada a todas las anteriores por la cabeza de abajo: quien después cambie, quite o añada una, la cambia. Conserve la cabeza, o una hoja en la que esté impresa. record.json tiene los resultados, los repartos cuando el juego ha terminado, las puntuaciones y la clasificación; verify_record.py los comprueba sin este programa: python verify_record.py record.json CABEZA
published-record-head = Cabeza ahora:
club-error-gone = Esta prueba ya no se muestra
club-error-gone-how = El club la ha archivado o borrado. Pregunte al organizador.
club-error-not-released = El resultado no está publicado
club-error-not-released-how = El Árbitro todavía no lo ha publicado, o lo ha retirado para corregir algo. Vuelva a mirar más tarde.
ranking-penalized = Con una penalidad descontada.
ranking-few-boards = Menos de la mitad de los { $most } estuches que tienen otros.
ranking-match-unfinished = Un partido no ha terminado todavía.
club-code-of-directors = Árbitros: en el ordenador en que corre el programa, pulse Intro en su ventana; muestra un código nuevo.
