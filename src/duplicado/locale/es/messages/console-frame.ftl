# El marco de la consola del Árbitro y sus mesas.

console-tab-ranking = Clasificación
console-tab-people = Personas
console-tab-settings = Ajustes
console-two-more = +2 min
console-still-playing = { $count ->
    [one] La mesa { $tables } aún juega.
   *[other] Las mesas { $tables } aún juegan.
}
console-call-anyway = Anunciar la ronda { $round } de todos modos
console-calls-count = { $count ->
    [one] 1 llamada
   *[other] { $count } llamadas
}
console-start-ruling = Empezar la decisión
console-other-ways = Más opciones
console-side-ns = NS
console-side-ew = EO
console-side-n = N
console-side-s = S
console-side-e = E
console-side-w = O
console-live = En directo
console-last-seen = Visto a las
console-menu = Menú
console-sound-on = Sonido activado
console-sound-off = Sonido desactivado
console-sound-press = Pulse para el sonido
console-keys-on = Teclas sueltas activadas
console-keys-off = Teclas sueltas desactivadas
console-keys = G: voy yo · R: empezar la decisión · X: resuelta · N: ronda siguiente · +: dos minutos · flechas: mesas · [ ]: pestañas · /: buscar · ?: este menú
console-boards-in = { $done } de { $due } estuches anotados
console-phone-off = móvil sin señal { $minutes } min
console-ago = { $minutes ->
    [0] ahora mismo
   *[other] { $minutes } min
}
console-nothing-entered = aún no hay nada anotado
console-called-here = llama
console-table-ready = lista
console-come-back-to = Para volver:
console-latest = Lo último
console-board-agreed = hay resultado
console-board-stated = solo de un bando
console-board-differs = dos resultados distintos
console-board-adjusted = puntuación ajustada
console-board-later = se juega más tarde
console-board-cancelled = anulado
console-board-hidden = oculto hasta que usted lo juegue
console-board-open = aún sin resultado
console-ranking-official = La puntuación oficial.
console-ranking-provisional = { $missing ->
    [0] Sin publicar: están los { $due } resultados.
   *[other] Provisional: { $done } de { $due } resultados.
}
console-ranking-you-play = Usted juega: verá la clasificación cuando termine el juego.
console-ranking-none = { $kind ->
    [teams] La clasificación empieza con el primer estuche que tiene resultado en sus dos mesas.
   *[other] La clasificación empieza con el primer resultado.
}
console-match-boards = { $results ->
    [0] aún sin resultados de { $boards } estuches
    [one] 1 resultado, { $compared } de { $boards } estuches comparados
   *[other] { $results } resultados, { $compared } de { $boards } estuches comparados
}
console-match-provisional = provisional
console-who-sees = Quién la ve ahora
console-sees-players = Jugadores
console-sees-display = Pantalla de la sala
console-sees-public = Público
console-shown-else = Qué más se muestra: resultados de otras mesas, manos
club-winners = { $count ->
    [one] Ganador
   *[other] Ganadores
}
club-how-run = Cómo se organizó
console-sheet = Hoja
console-sheet-names = Con nombres
console-sheet-no-names = Sin nombres
console-sheet-how = Las flechas van de casilla en casilla; escribir en una casilla o pulsarla dos veces anota un resultado; Intro lo envía y baja, Esc lo deja como estaba, Espacio abre el estuche; np es no jugado: abra el estuche para decir qué recibe cada bando (12C2). La cifra verde es lo que el estuche vale por ahora para Norte-Sur.
console-cell-later = más tarde
console-not-sent = Sin enviar todavía: se perdió la conexión. Se enviará cuando vuelva.
console-open-details = Abrir el estuche
tables-show = Qué mesas
tables-show-all = Todas
tables-show-needs = Le necesitan
tables-show-playing = Jugando
tables-show-ready = Listas
tables-find = Mesa, número o nombre
tables-found = { $count ->
    [0] No se encontró ninguna mesa.
   *[other] Mesas encontradas: { $tables }.
 }
tables-found-all = Mostrar todas las mesas
console-tables-ready = { $ready } de { $tables } mesas listas
tables-density = Cuánto de cada mesa
tables-density-roomy = Amplio
tables-density-compact = Compacto
needs-unnamed = { $kind ->
    [teams] { $count ->
        [one] Un equipo sin nombre
       *[other] { $count } equipos sin nombre
    }
    [individual] { $count ->
        [one] Un jugador sin nombre
       *[other] { $count } jugadores sin nombre
    }
   *[pairs] { $count ->
        [one] Una pareja sin nombre
       *[other] { $count } parejas sin nombre
    }
}
needs-boards = { $count ->
    [one] Estuche { $boards }
   *[other] Estuches { $boards }
}
needs-name-them = Poner nombres
needs-agree-table = { $table }: dar por acordados los { $count }
needs-agree-all = Dar por acordados los { $count }
needs-pins = { $count ->
    [one] Una mesa no tiene PIN
   *[other] { $count } mesas no tienen PIN
}
needs-draw-pins = Sortear
needs-unawarded = estuche { $board }: no jugado, aún sin puntuación (12C2)
needs-all-in = Están todos los resultados de la ronda { $round }
needs-tied = { $count ->
    [one] El partido { $match } está empatado: un estuche extra
   *[other] El partido { $match } está empatado: { $count } estuches extra
}
needs-tied-enter = Anotarlos
needs-overturned-anew = Aún no se ha anotado nada de la ronda { $round }: emparéjela de nuevo, tras los estuches extra si el partido está empatado, o retire una corrección que llegó demasiado tarde (79C).
needs-overturned-begun = La ronda { $round } ha empezado: el Organizador del Torneo dice quién sigue jugando (80B), o se retira una corrección que llegó demasiado tarde (79C).
needs-overturned-pair = Emparejarla de nuevo
console-extra-boards = { $count ->
    [one] Jugar un estuche extra
   *[other] Jugar { $count } estuches extra
}
announce-to-all = A todos: móviles y pantalla
announce-break = Pausa
announce-break-said = Pausa
announce-last-round = Última ronda
announce-last-round-said = Esta es la última ronda.
announce-last-round-hint = «Última ronda» solo avisa a los jugadores; no termina nada. El juego se termina arriba, con «{ console-end-session }».
announce-quiet = Silencio
announce-quiet-said = Silencio, por favor.
tables-close = Cerrar

## The panel of a table

drawer-agree = Dar por acordado el estuche { $board }
drawer-connected = conectado
drawer-not-heard = sin señal desde hace { $minutes } min
drawer-time = Esta ronda: { $minutes } min
drawer-three-more = +3 min para esta mesa
drawer-decide = Decidir
drawer-device = Móvil o tableta
drawer-devices = Dispositivos en esta mesa
drawer-devices-none = Aquí no ha entrado ningún móvil ni tableta.
drawer-message = Mensaje a esta mesa
preview-more = y {"{"}count{"}"} más
preview-how = Mientras rellena la puntuación, aquí se ve de quién cambiarían las cifras.
preview-take = Tomar { $result }
interview-not-yet = Lo que hay que decir en la mesa aparece aquí en cuanto se deduce de las respuestas.
