# Lo que necesita un movimiento, y movimientos por su nombre.

offer-boards = { $boards } estuches, { $copies ->
    [one] un juego
   *[other] { $copies } juegos
}
offer-boards-in-parts = { $boards } estuches: { $parts }
offer-boards-part = { $which } en { $copies ->
    [one] un juego
   *[other] { $copies } juegos
}
offer-boards-on-screens = { $boards } estuches, en cada mesa en su pantalla
offer-how-on-screens = El programa sienta a todos en cada ronda.
offer-stay = { $count ->
    [one] No se mueve la pareja { $pairs }; las demás siguen sus tarjetas guía.
   *[other] No se mueven las parejas { $pairs }; las demás siguen sus tarjetas guía.
}
offer-all-move = Nadie conserva su asiento: todos siguen una tarjeta guía.
offer-turn = { $count ->
    [one] La pareja { $pairs } no cambia de mesa; donde la flecha está girada se sienta en Este-Oeste.
   *[other] Las parejas { $pairs } no cambian de mesa; donde la flecha está girada se sientan en Este-Oeste.
}
offer-resting = En cada ronda algunos estuches esperan aparte.
offer-resting-there = Los estuches que esperan están en la mesa en la que nadie juega.
offer-out = Descansa, ronda a ronda: pareja { $pairs }.
offer-same-boards = { $boards ->
    [one] Un estuche
   *[other] { $boards } estuches
} por ronda, los mismos en las { $tables } mesas, que se los pasan dentro de la ronda: { $copies ->
    [one] un juego
   *[other] { $copies } juegos
}
offer-same-boards-on-screens = { $boards ->
    [one] Un estuche
   *[other] { $boards } estuches
} por ronda, los mismos en las { $tables } mesas, en cada una en su pantalla
offer-match-boards = Las dos mesas de un partido intercambian sus estuches: cada partido tiene sus { $boards }, o todos los mismos.
offer-match-boards-on-screens = Las dos mesas de un partido juegan los mismos { $boards } estuches a la vez.
offer-odd-pairs = El número es impar: en cada ronda descansa una pareja.
offer-odd-teams = El número es impar: en cada ronda descansa un equipo.
offer-byes = { $count ->
    [one] Un equipo descansa en la primera ronda.
   *[other] { $count } equipos descansan en la primera ronda.
}
offer-knock-out-rounds = Una eliminatoria de { $teams } equipos necesita { $needed } rondas: { $left ->
    [one] queda una
   *[other] quedan { $left }
} para otra sesión.
offer-short = necesita { $copies } juegos de estuches: el club tiene { $there }
offer-not-named = No hay { $movement } para tantos. Los números más cercanos para los que lo hay: { $near }.
wizard-names-first = Una pareja, un equipo o un jugador por línea; el número sale de los nombres. Los compañeros, separados por /, &, +, ;, una coma, « - » o «y». Equipos: Leones: Ana Lima / Rui Matos / Eva Gil / Leo Paz.
wizard-number-or-names = Déjelo vacío si lo dicen los nombres.
wizard-copies-club = Juegos de estuches que puede preparar el club
wizard-copies-club-how = Un movimiento que necesita más nunca se llama el mejor.
wizard-by-name = O cualquier movimiento por su nombre
wizard-look = Mostrarlo
wizard-asked-for = el que ha pedido
setup-names-strange-pairs = Estas líneas no tienen dos nombres: { $names }. Escriba a los dos compañeros, o marque que las líneas están bien así.
setup-names-strange-individual = Estas líneas no tienen un solo nombre: { $names }. Escriba un jugador por línea.
setup-names-strange-teams = Estas líneas no son equipos: { $names }. Escriba el nombre del equipo, dos puntos y sus jugadores: Leones: Ana Lima / Rui Matos / Eva Gil / Leo Paz.
setup-names-twice = Estos nombres figuran dos veces: { $names }. A los tocayos los distingue un número de la federación detrás del nombre, o una palabra junto a él.
setup-as-they-are = Las líneas con un solo nombre están bien: el compañero llegará después.
movement-name-bowman = Bowman
