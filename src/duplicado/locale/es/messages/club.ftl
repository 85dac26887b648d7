# La entrada al servidor del club.

club-home = Pruebas del club
club-no-events = Todavía no hay ninguna prueba.
club-to-office = A la oficina del Árbitro
club-code-title = Entrar con un código
club-code-label = Código, tal como lo muestra el Árbitro
club-come-in = Entrar
club-choose-table = ¿En qué mesa está?
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
club-pin-label = PIN de la mesa
club-fact-unreadable = El hecho { $number } no puede leerse: { $why }
club-error-nowhere = La dirección { $path } no lleva aquí a ninguna parte.
club-error-request = Eso no está bien formado: { $details }
club-error-foreign = Esto lo pidió una página de otro sitio. Vuelva a cargar la página e inténtelo otra vez.
club-error-bad-request = Eso no está bien formado
club-error-token-wrong = No tiene acceso
club-error-not-allowed = Eso no le corresponde
club-error-not-found = No existe esa página
club-error-wrong-method = Esto solo puede leerse
club-error-unavailable = Ahora no
club-error-fault = Algo ha salido mal
club-database-backups = La base de datos guarda sus propias copias: pregunte a quien la administra.
club-feed-title = Nuevos resultados del club
club-results = Resultados
club-display = La pantalla de la sala
