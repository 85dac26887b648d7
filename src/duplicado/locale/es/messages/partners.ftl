# Tablón de compañeros de una prueba, y los enlaces personales por los que se conoce allí a los socios.
partners-title = Tablón de compañeros
partners-signs = el tablón de compañeros
partners-closed = Esta prueba no admite más parejas: ha empezado, ha pasado su día o no queda ningún número libre. Lo que había en su tablón de compañeros se ha borrado.
partners-link-wanted = Para buscar compañero aquí, abra primero su enlace personal: el club da uno a cada socio.
partners-look = Busco compañero
partners-own = Su anuncio
partners-name = Su nombre
partners-name-how = Como ha de figurar en los resultados.
partners-level = Nivel
partners-system = Sistema
partners-write = Poner el anuncio
partners-change = Cambiar el anuncio
partners-withdraw = Quitar el anuncio
partners-others = Quién busca compañero
partners-nobody = Nadie más busca compañero todavía.
partners-count = { $count ->
    [0] Nadie busca compañero todavía.
    [one] Un jugador busca compañero.
   *[other] { $count } jugadores buscan compañero.
}
partners-write-first = Para proponer, ponga un anuncio propio: el otro ve con quién jugaría.
partners-visitor = visitante
partners-propose = Proponer a { $name }
partners-recall = Retirar la propuesta a { $name }
partners-accept = Aceptar a { $name }
partners-decline = Rechazar a { $name }
partners-proposes = le propone jugar juntos
partners-proposed = usted le ha propuesto
partners-agreed = Juega con { $name }
partners-both-press = Cuando los dos hayan pulsado «Inscribirse», quedan inscritos como pareja.
partners-waiting = Usted ha pulsado. En cuanto pulse también { $name }, quedan inscritos.
partners-entering = Los dos han pulsado. Quedan inscritos en cuanto se pueda anotar: mire de nuevo.
partners-waited-for = { $name } ha pulsado y le espera.
partners-enter = Inscribirse
partners-leave = Al final no jugamos juntos
partners-entered = Está inscrito con el número { $number }, con { $names }.
partners-again = Mirar de nuevo
partners-news = Novedades para usted
partners-read = Lo he leído
partners-somebody = el otro jugador
partners-news-withdrew = { $ends ->
    [yes] { $name } ha quitado su anuncio: ya no juegan juntos. El anuncio de usted sigue en el tablón.
   *[no] { $name } ya no busca compañero. La propuesta entre ustedes queda sin efecto.
}
partners-news-declined = { $name } ha rechazado su propuesta.
partners-news-agreed = { $name } ha encontrado compañero. La propuesta entre ustedes queda sin efecto.
partners-news-left = { $name } al final no quiere jugar con usted. Los dos anuncios vuelven al tablón.
partners-news-entered = { $ends ->
    [yes] { $name } está inscrito con otra persona: ya no juegan juntos. El anuncio de usted sigue en el tablón.
   *[no] { $name } está inscrito con otra persona. La propuesta entre ustedes queda sin efecto.
}
partners-news-removed = { $ends ->
    [yes] El club ya no conoce a su compañero: ya no juegan juntos. El anuncio de usted sigue en el tablón.
   *[no] El club ya no conoce a alguien con quien había una propuesta.
}
partners-news-no-place = La prueba no tiene ningún número con el que inscribirles a usted y a { $name }. Pregunte al Árbitro. Los dos anuncios vuelven al tablón.
partners-news-together = Usted y su compañero están inscritos.
partners-refused-agreed = Ya tiene compañero. Diga primero que al final no juegan juntos.
partners-refused-many = El tablón está lleno: ya son muchos los que buscan compañero.
partners-refused-no-notice = Ponga primero un anuncio propio.
partners-refused-gone = Ese jugador ya no busca compañero.
partners-refused-other-agreed = Ese jugador ya ha encontrado compañero.
partners-refused-no-proposal = Esa propuesta se ha retirado.
partners-refused-no-agreement = Ya no juega con ese jugador.
partners-refused-entering = Los dos han pulsado: se les está inscribiendo. Pregunte al Árbitro.
partners-refused-closed = La prueba no admite más parejas. Lo que había en su tablón de compañeros se ha borrado.
partners-refused-entered = Ya está inscrito en esta prueba.
partners-refused-name-wanted = Diga cómo se llama.
partners-refused-name-taken = Es el nombre de un socio o de alguien de este tablón. Un socio abre su enlace personal; si no, escriba el nombre de otra manera.
partners-of-club = En el tablón de compañeros de una prueba buscan compañero los socios que abren su enlace personal, hasta que la prueba empieza.
partners-visitors-too = También visitantes, con el nombre que den
member-link-title = Enlace personal
member-link-what = Con este enlace se conoce al socio en los tablones de compañeros. No abre nada más. Generarlo de nuevo anula el anterior.
member-link-draw = Generar un enlace personal
member-link-anew = Generarlo de nuevo
member-link-end = Anular el enlace
member-link-once = Se muestra solo esta vez: déselo únicamente al socio.
member-link-for = Este es el enlace personal de { $name }.
member-link-where = Con él encuentra compañero: la página de cada prueba por parejas lleva a su tablón de compañeros, hasta que la prueba empieza.
member-link-keep = Soy { $name }: recordarme en este dispositivo
member-link-known = En este dispositivo usted es { $name }.
member-link-away = Olvidarme en este dispositivo
member-link-nobodys = Este enlace ya no es de nadie. Pida otro al club.
backroom-did-member-link = generó el enlace personal de un socio
backroom-did-member-link-ended = anuló el enlace personal de un socio
