# El movimiento dibujado.

grid-table = Mesa
grid-switched = giro de flecha
grid-sits-out = { $count ->
    [one] Descansa
   *[other] Descansan
}
grid-not-playing = No juegan
grid-share = Comparten estuches
grid-all = todas
grid-stand = En el banquillo
grid-stay = { $kind ->
    [teams] { $count ->
        [one] El equipo { $who } permanece en Norte-Sur
       *[other] Los equipos { $who } permanecen en Norte-Sur
    }
    [individual] { $count ->
        [one] El jugador { $who } conserva su asiento
       *[other] Los jugadores { $who } conservan su asiento
    }
   *[pairs] { $count ->
        [one] La pareja { $who } permanece en Norte-Sur
       *[other] Las parejas { $who } permanecen en Norte-Sur
    }
}
grid-home = { $kind ->
    [teams] { $count ->
        [one] El equipo { $who } no cambia de mesa
       *[other] Los equipos { $who } no cambian de mesa
    }
    [individual] { $count ->
        [one] El jugador { $who } no cambia de mesa
       *[other] Los jugadores { $who } no cambian de mesa
    }
   *[pairs] { $count ->
        [one] La pareja { $who } no cambia de mesa
       *[other] Las parejas { $who } no cambian de mesa
    }
}
grid-comes-in = { $who } empieza en la ronda { $round }: { $at }.
grid-new-pin = La mesa { $table } es nueva. Su PIN:
grid-new-pin-once = Se muestra una sola vez: anótelo. Mientras tanto, cada enlace que se pulsa se abre en otra pestaña.
grid-follow = Seguir a { $who }
grid-follow-boards = Seguir los estuches { $boards }
grid-follow-none = No seguir a nadie
grid-boards-followed = El camino de los estuches está enmarcado.
grid-changed = cambia
grid-how = Pulse un número para seguir a { $kind ->
    [teams] un equipo
    [individual] un jugador
   *[pairs] una pareja
}, o unos estuches para seguirlos de mesa en mesa. { $kind ->
    [individual] Se sientan Norte – Este – Sur – Oeste.
   *[pairs] { "" }
}
grid-way-of = Ronda por ronda:
grid-way-out = descansa
grid-way-at = mesa { $table }, contra { $who }, estuches { $boards }
grid-show-changes = { $count ->
    [one] Mostrar el movimiento: cambia un lugar
   *[other] Mostrar el movimiento: cambian { $count } lugares
}
grid-cards = Tarjetas
grid-green = En verde, lo que cambiaría. Los móviles, la pantalla y las tarjetas lo siguen.
grid-best = la mejor
grid-use-from = Usar desde la ronda { $round }
grid-draw = Dibujarla
grid-sat-wrong = Se sentaron al revés o en otra mesa
grid-late = { $kind ->
    [teams] Un equipo llega tarde
    [individual] Un jugador llega tarde
   *[pairs] { console-change-late }
}
grid-leaves = { $kind ->
    [teams] Un equipo se marcha
    [individual] Un jugador se marcha
   *[pairs] { console-change-leaves }
}
