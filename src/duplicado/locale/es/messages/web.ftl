# Lo que dicen las páginas.

web-skip = Saltar al contenido
web-quoted = «{ $text }»
web-nav = Páginas de la prueba
web-languages = Idioma
web-language-name = Español
web-ranking = Clasificación
web-boards = Estuches
web-projector = Proyector
web-events = Pruebas
web-made-by = Mostrado por Duplicado a partir de { $file }
web-site = Duplicado, bridge duplicado según el Reglamento

web-percent = { $value } %
web-seat-n = N
web-seat-e = E
web-seat-s = S
web-seat-w = O
web-seat-name-n = Norte
web-seat-name-e = Este
web-seat-name-s = Sur
web-seat-name-w = Oeste
web-side-name-ns = Norte-Sur
web-side-name-ew = Este-Oeste
web-suit-s = picas
web-suit-h = corazones
web-suit-d = diamantes
web-suit-c = tréboles
web-notrump = ST
web-notrump-name = sin triunfo
web-pass = Paso
web-double = Doblo
web-redouble = Redoblo
web-doubled = doblado
web-redoubled = redoblado
web-skipped = (turno omitido)
web-passed-out = Todos pasan
web-vulnerable-none = Nadie vulnerable
web-vulnerable-ns = Norte-Sur vulnerables
web-vulnerable-ew = Este-Oeste vulnerables
web-vulnerable-both = Todos vulnerables
web-vulnerable = vulnerable
web-dealer = dador
web-dealer-is = Dador { $seat }

web-unit-matchpoints = Puntos
web-unit-butler = IMP
web-unit-cross-imps = IMP
web-unit-imps = IMP
web-unit-board-a-match = Puntos
web-unit-total-points = Puntos
web-method-matchpoints = Puntos de match
web-method-butler = IMP Butler
web-method-cross-imps = IMP cruzados
web-method-imps = IMP
web-method-board-a-match = Board-a-match
web-method-patton = Patton
web-method-total-points = Puntos totales

web-tricks-unknown = número de bazas desconocido
web-made = cumplido
web-over = { $count ->
    [one] una baza de más
   *[other] { $count } bazas de más
}
web-down = { $count ->
    [one] una multa
   *[other] { $count } multas
}
web-not-played = No jugado
web-weighted-part = { $weight } de { $score }
web-award-average-plus = Media máxima
web-award-average = Media
web-award-average-minus = Media mínima
web-explain-not-played = El estuche no se jugó en esta mesa y no tiene puntuación.
web-explain-weighted = Una puntuación ajustada, ponderada entre varios que eran posibles (Artículo 12C1(c)).
web-explain-share = Una puntuación ajustada artificial: el { $share } del máximo (Artículo 12C2).
web-explain-average-plus = Una puntuación ajustada artificial para un bando sin culpa alguna: al menos el 60 % (Artículo 12C2(a)); el porcentaje de sus demás estuches de la sesión si es mayor (12C2(c)).
web-explain-average = Una puntuación ajustada artificial para un bando culpable en parte: el 50 % (Artículo 12C2(a)).
web-explain-average-minus = Una puntuación ajustada artificial para un bando culpable directo: a lo sumo el 40 % (Artículo 12C2(a)); el porcentaje de sus demás estuches de la sesión si es menor (12C2(c)).
web-adjusted = Puntuaciones ajustadas

web-place = Puesto
web-place-of = { $place } de { $count }
web-place-shared = compartido
web-number = N.º
web-names = Nombres
web-per-cent = Porcentaje
web-penalty = Penalidad
web-played = Estuches
web-count-boards = { $count ->
    [one] un estuche
   *[other] { $count } estuches
}
web-count-tables = { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
web-count-contestants = { $kind ->
    [teams] { $count ->
        [one] un equipo
       *[other] { $count } equipos
    }
    [individual] { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    }
   *[pairs] { $count ->
        [one] una pareja
       *[other] { $count } parejas
    }
}
web-ranking-of = Clasificación { $side }
web-no-ranking = Este archivo no tiene resultados que clasificar. Los estuches pueden verse uno a uno.
web-no-boards = Este archivo no tiene estuches.
web-to-boards = Ver los estuches
web-boards-to-come = { $count ->
    [one] El estuche { $boards } aún se jugará en una mesa: todavía no se muestra ni se cuenta.
   *[other] Los estuches { $boards } aún se jugarán en alguna mesa: todavía no se muestran ni se cuentan.
}
web-boards-withheld = { $count ->
    [one] El reparto de un estuche aún debe jugarse en otra sesión: lo que dio se muestra después. La clasificación lo cuenta.
   *[other] Los repartos de { $count } estuches aún deben jugarse en otra sesión: lo que dieron se muestra después. La clasificación los cuenta.
}
web-remarks = { $count ->
    [one] Una observación de la lectura del archivo
   *[other] { $count } observaciones de la lectura del archivo
}
web-remark-line = Línea { $line }: { $what }
web-outdated = Ahora no se puede leer el archivo de esta prueba. Lo que figura aquí es lo que había cuando se pudo leer por última vez.

web-contestant = { $kind ->
    [teams] Equipo { $number }
    [individual] Jugador { $number }
   *[pairs] Pareja { $number }
}
web-score-card = Tarjeta de resultados
web-score-card-of = Tarjeta de resultados de { $who }
web-board = Estuche
web-board-number = Estuche { $number }
web-partner = Compañero
web-opponents = Oponentes
web-side = Posición
web-contract = Contrato
web-declared-by = por { $seat }
web-lead = Salida
web-lead-is = Salida:
web-tricks = Bazas
web-score = Puntuación
web-round = Ronda
web-no-lines = No hay resultados anotados de este participante.

web-hands = Manos
web-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
web-void = fallo
web-unknown-hand = No anotada
web-no-hands = No se conocen las manos de este estuche.
web-traveller = Hoja del estuche
web-score-of = Puntuación { $side }
web-gain-of = { $unit } { $side }
web-auction-and-play = Subasta y carteo
web-steps-of = Subasta y carteo, línea { $row }
web-another-deal = otras manos
web-frequencies = Frecuencias
web-times = Veces
web-bar = Proporción
web-previous-board = Estuche anterior
web-next-board = Estuche siguiente
web-board-pages = Estuches vecinos
web-no-results = No hay resultados anotados de este estuche.

web-auction = Subasta
web-play = Carteo
web-no-auction = La subasta no se anotó.
web-no-play = El carteo no se anotó.
web-incomplete-auction = La subasta no está anotada hasta el final.
web-trick = Baza
web-tricks-declarer = Declarante
web-tricks-defenders = Defensores
web-led = sale
web-won = gana
web-controls = Pasos
web-first = Al principio
web-back = Un paso atrás
web-forward = Un paso adelante
web-last = Al final
web-step = Paso { $step } de { $last }
web-step-beginning = Antes de la primera voz
web-step-call = Habla { $seat }
web-step-card = Juega { $seat }
web-keys = Las flechas ← y → avanzan un paso; Inicio y Fin van al principio y al final.
web-claimed = El carteo terminó con una reclamación: el declarante se lleva { $tricks } bazas.
web-played-cards = Cartas en la mesa
web-notes = Observaciones
web-note-at = Paso { $step }
web-kind-alert = Alerta
web-kind-explanation = Explicación
web-kind-comment = Comentario
web-kind-note = Nota
web-kind-nag = Marca
web-back-to-board = Volver al estuche { $number }

web-pause = Detener
web-resume = Continuar
web-leave-projector = Salir de la página del proyector
web-results-in = { $count ->
    [one] un resultado
   *[other] { $count } resultados
}

web-404-title = No existe esa página
web-404-text = La dirección { $path } no lleva a nada en esta prueba.
web-404-board = En esta prueba no hay estuche { $board }.
web-404-remedy = Vaya a la página inicial y siga los enlaces desde allí.
web-405-title = Esto solo puede leerse
web-400-title = La dirección está mal escrita
web-500-title = Algo ha fallado
web-500-text = La página no se pudo hacer. La terminal que sirve las páginas dice por qué.
web-home = A la página inicial

web-serving = { $title } puede verse en { $address }
web-stop-hint = Ctrl-C lo termina.
web-stopped = Terminado.
web-port-taken = El puerto { $port } de { $host } ya está en uso; indique otro con --port, o --port 0 para uno libre cualquiera.
web-port-busy = Otro programa ocupa el puerto { $port }; esta vez es el puerto { $other }. Las direcciones y los códigos impresos antes llevan al puerto { $port }.
web-host-unknown = Las páginas no se pueden servir en { $host }: { $reason }. Use --host 127.0.0.1 o una dirección de este ordenador.
web-check-kind = { $kind }: { $count ->
    [one] una página
   *[other] { $count } páginas
}, { $wrong ->
    [0] todo bien
    [one] una mal
   *[other] { $wrong } mal
}
web-check-wrong = { $address } ({ $status }), enlazada desde { $source }
web-check-well = Las { $count } páginas están todas, en { $languages } idiomas.
web-check-bad = { $wrong } de { $count } páginas están mal.

web-award-session-average = Media de la sesión
web-self-inflicted = { $score }, ajustado
web-explain-session-average = Lo que el participante tiene en los demás estuches de la sesión, como da la normativa por este estuche.
web-explain-self-inflicted = Una puntuación ajustada sin la parte del perjuicio que el bando se causó a sí mismo (Artículo 12C1(e)).
web-fixed-amount = { $amount } por decisión
web-explain-fixed-amount = Una puntuación ajustada artificial de tantos puntos, fijada por la decisión o por la normativa.

web-site-nav = Páginas del sitio
web-ahead-of = { $lead } más que { $who }
web-find-card = Busque su tarjeta
web-find-hint = Nombre o número
web-this-device = Este dispositivo:
web-most-different = Resultados más distintos
web-tricks-taken = { $tricks } bazas
web-best-play = Bazas a cartas vistas
web-best-play-ask = Mostrarlas
web-best-play-to-come = Se están calculando …
web-par = Par { $side } { $score }
web-against-par = contra el par
web-reached-par = { $count } de { $of } mesas alcanzaron el par o algo mejor para { $side }.
web-usual = Lo más frecuente
web-as-data = Como datos
web-data-ranking = clasificación
web-data-travellers = hojas de los estuches
web-data-cards = tarjetas de resultados
