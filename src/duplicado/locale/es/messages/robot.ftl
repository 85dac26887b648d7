# Razones y palabras de los robots.

robot-reason-passes = un suplente pasa siempre
robot-reason-lowest = un suplente juega su carta legal más baja
robot-reason-first-option = la primera opción que da el Artículo
robot-reason-faces-lead = se descubre la salida
robot-reason-option = una opción del Artículo { $clause }: no se acepta una irregularidad del oponente y se conservan las cartas altas
robot-reason-concession = se acepta la concesión
robot-reason-claim-holds = en cada una de { $deals } manos posibles el Reglamento da al reclamante lo mismo
robot-reason-claim-open = el Árbitro debe decir cuánto vale la reclamación
robot-player = Robot { $who }-{ $seat }
robot-reason-claims = toda línea de juego legal da { $tricks } de las { $left } bazas que quedan
robot-reason-plays-on = los cuatro quieren que siga el juego
robot-reason-only-call = no se permite otra voz
robot-reason-rule = regla { $place } de { $rules } del sistema para esta subasta
robot-reason-partner-placed = el compañero ha elegido el contrato
robot-reason-cheapest = el sistema no tiene regla y no hay nada mejor
robot-reason-placed-0 = el sistema no tiene regla: la mejor de { $calls } voces en { $deals } manos simuladas
robot-reason-placed-1 = el sistema no tiene regla: la mejor de { $calls } voces en { $deals } manos simuladas, con los significados ampliados en dos puntos y una carta
robot-reason-placed-2 = el sistema no tiene regla: la mejor de { $calls } voces en { $deals } manos simuladas, porque muy pocas se ajustaban a las voces
robot-reason-only-card = no se puede jugar otra carta
robot-reason-equal-cards = las cartas que se pueden jugar son equivalentes
robot-reason-thumb = una regla general
robot-reason-sampled-0 = la mejor de { $cards } cartas en { $deals } manos simuladas
robot-reason-sampled-1 = la mejor de { $cards } cartas en { $deals } manos simuladas, con los significados de las voces ampliados en dos puntos y una carta
robot-reason-sampled-2 = la mejor de { $cards } cartas en { $deals } manos simuladas, porque muy pocas se ajustaban a las voces

# Nombres de convenciones, tal como se explican a los oponentes.

robot-words-strong-two-clubs = fuerte, cualquier distribución
robot-words-weak-two = dos débil
robot-words-stayman = Stayman, pregunta por un mayor cuarto
robot-words-no-major = sin mayor cuarto
robot-words-transfer-hearts = transfer a corazones
robot-words-transfer-spades = transfer a picas
robot-words-completes-transfer = completa el transfer, no dice nada más
robot-words-invites-slam = invita a slam en sin triunfo
robot-words-waiting = de espera, puede ser muy débil
robot-words-game-raise = apoyo con fuerza de manga
robot-words-blackwood = pregunta por ases
robot-words-aces-0-4 = 0 o 4 ases
robot-words-aces-1 = 1 as
robot-words-aces-2 = 2 ases
robot-words-aces-3 = 3 ases
robot-words-takeout = doblo de llamada
robot-words-strong-double = doblo de llamada o demasiado fuerte para otra voz
robot-words-negative = doblo negativo, un mayor cuarto no marcado
robot-words-penalty = doblo de castigo
robot-words-redouble-strong = la mayoría de los puntos
robot-words-asks-strength = pregunta por la fuerza de la apertura
robot-words-weak-jump = intervención débil con salto
robot-words-overcall = intervención; con cinco cartas, un palo bueno (dos de los cuatro honores mayores) u 11 puntos
robot-words-overcall-two = intervención; con cinco cartas, un palo bueno (dos de los cuatro honores mayores) y 12 puntos
robot-words-strong-club = trébol fuerte, cualquier distribución
robot-words-club-negative = negativa, cualquier distribución
robot-words-club-positive = positiva, forzante a manga
robot-words-nebulous-diamond = corto en un palo o diamantes, sin otra apertura

# Significados de voces que son datos.

meaning-points = { $points } puntos
meaning-cards-s = picas { $cards }
meaning-cards-h = corazones { $cards }
meaning-cards-d = diamantes { $cards }
meaning-cards-c = tréboles { $cards }
meaning-shape-balanced = regular
meaning-shape-semi-balanced = regular o casi
meaning-shape-unbalanced = irregular
meaning-shape-other = distribución { $shape }
meaning-forcing = forzante
meaning-or = { $one } o { $other }

# `duplicado match`, `duplicado robot`, `duplicado gateway`.

robot-no-such = No hay ningún robot { $name }: { $names }
match-suffix = { $file }: un archivo de resultados acaba en .pbn o .json
match-event = Partido de robots, semilla { $seed }
match-working = Jugando
match-heading = Sala abierta: { $first } en Norte-Sur contra { $second }; sala cerrada, al revés. Los puntos son de Norte-Sur y los IMP, de { $first }.
match-board = { $number }: { $open } ({ $points }), { $closed } ({ $others }): { $imps } IMP
match-result = { $first } contra { $second }: { $imps } IMP en { $boards } estuches, { $mean } por estuche (error estándar { $error }), semilla { $seed }
robot-connect-or-card = Indique una mesa con --connect HOST:PUERTO o pida la hoja de convenciones con --card.
robot-bad-address = { $text }: una dirección es HOST:PUERTO, p. ej. 127.0.0.1:2000
robot-no-table = No hay ninguna mesa en { $address }: { $reason }
robot-session-over = { $boards ->
    [one] Un estuche; la sesión acabó con: { $line }
   *[other] { $boards } estuches; la sesión acabó con: { $line }
}
robot-session-cut = La conexión acabó sin una palabra, después de { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
}
robot-not-let-in = El programa de la mesa no admite a { $seat }: { $line }
robot-card-title = Hoja de convenciones: { $name }
robot-card-openings = Aperturas
robot-card-after = Después de { $auction }
robot-card-auction = Subasta
robot-card-opponents = Después de una voz de los oponentes
robot-card-others = Después de otras voces del bando
robot-card-silent = Tras otras subastas de los oponentes en las que el bando solo ha pasado
robot-card-pass = Paso
table-manager-key = Otras máquinas pueden llegar a esta dirección: proteja la mesa con --key.
table-manager-seats = { $text }: los asientos son letras de NESW
table-manager-no-port = No se puede abrir una mesa en { $address }: { $reason }
table-manager-event = Mesa de robots, semilla { $seed }
table-manager-waits = Esperando en { $host }, puerto { $port }, a { $seats }
table-manager-board = { $number }: { $result } ({ $points })
table-manager-lost-closed = { $seat } cerró la conexión; un robot ocupó el asiento.
table-manager-lost-illegal = { $seat } hizo tres veces algo ilegal; un robot ocupó el asiento.
table-manager-lost-no-answer = { $seat } no respondió a tiempo; un robot ocupó el asiento.
table-manager-lost-strange-lines = { $seat } envió demasiadas líneas sin sentido; un robot ocupó el asiento.
table-manager-lost-line-too-long = { $seat } envió una línea sin fin; un robot ocupó el asiento.
