# Lo que dice `duplicado exam`.

exam-begins =
    { $count ->
        [one] Un caso
       *[other] { $count } casos
    }, Reglamento de { $edition }, semilla { $seed }. Responda con un número o con las palabras del libro de casos; «.» es no responder, «q» termina.
exam-goes-on =
    Continúa el examen de { $file }: { $count ->
        [one] se ha dado una respuesta
       *[other] se han dado { $count } respuestas
    }.
exam-case = Caso { $number } de { $count }
exam-title = Era: { $title } ({ $address })
exam-hand = { $seat }: { $cards }
exam-unknown-hand = no se conoce
exam-position = Le toca salir a { $seat }; bazas hasta ahora: Norte-Sur { $ns }, Este-Oeste { $ew }.
exam-regulations = Normativa: { $regulations }
exam-nothing-yet = Todavía no ha ocurrido nada.
exam-meaning = (significado: { $meaning })
exam-ask-cites = ¿En cuál de estos Artículos se apoya la última decisión?
exam-ask-irregularities = ¿Qué irregularidades constan hasta ahora, y de quién son?
exam-ask-options = ¿Quién puede elegir algo ahora, y según qué Artículo?
exam-ask-choices = ¿Qué puede elegir { $seat } (Artículo { $law })?
exam-ask-questions = ¿Qué debe establecer ahora el Árbitro?
exam-ask-barred = ¿Quién debe pasar, y hasta cuándo?
exam-ask-lead = ¿Qué restringe la salida que toca hacer ahora?
exam-ask-penalty-cards = ¿Qué cartas penalizadas hay?
exam-ask-unauthorized = ¿Qué es información no autorizada, y para qué bando?
exam-ask-authorized = De las acciones retiradas y las cartas expuestas, ¿qué está autorizado, y para qué bando?
exam-ask-calls = Le toca hablar a { $seat }. ¿Cuáles de estas voces puede dar: { $calls }?
exam-ask-cards = Le toca jugar a { $seat }. ¿Qué cartas puede jugar?
exam-ask-auction = ¿Qué voces valen?
exam-ask-contract = ¿Cuál es el contrato?
exam-ask-turn = ¿A quién le toca?
exam-ask-review = ¿Según qué Artículos debe el Árbitro volver a mirar el estuche al acabar el carteo?
exam-ask-transfer = ¿Qué bazas se transfieren?
exam-ask-adjusted = ¿Se da una puntuación ajustada, y según qué Artículo?
exam-ask-result = ¿Cuál es el resultado del estuche?
exam-nobody = nadie
exam-nothing = nada
exam-none = ninguna
exam-clause = Artículo { $law }
exam-clause-says = Artículo { $law }: { $wording }
exam-by-law = { $seat } (Artículo { $law })
exam-bar-turn = { $seat } en su próximo turno
exam-bar-auction = { $seat } hasta el final de la subasta
exam-lead-require = { $seat } debe salir de { $suits }
exam-lead-forbid = { $seat } no puede salir de { $suits }
exam-card-major = { $seat }: { $card }, mayor
exam-card-minor = { $seat }: { $card }, menor
exam-information = para { $side }: { $items }
exam-transfer =
    { $tricks ->
        [one] una baza
       *[other] { $tricks } bazas
    } a { $side } (Artículo { $law })
exam-adjusted = sí, según el Artículo { $law }
exam-not-adjusted = no
exam-result =
    { $contract }: { $tricks ->
        [one] una baza
       *[other] { $tricks } bazas
    }, { $score } para Norte-Sur
exam-not-ended = todavía sin resultado
exam-choice-accept = aceptar
exam-choice-refuse = rechazar
exam-choice-require = exigir un palo
exam-choice-forbid = prohibir un palo
exam-choice-no-restriction = no poner restricción
exam-choice-highest = la carta más alta
exam-choice-lowest = la carta más baja
exam-choice-spread = extender su mano
exam-choice-from-hand = de su mano
exam-choice-from-dummy = del muerto
exam-choice-plays = elegir la carta que se juega
exam-choice-keep = dejarlo como está
exam-choice-call = dar otra voz
exam-choice-takes-back = retirar su carta
exam-choice-dummy = nombrar otra carta del muerto
exam-right = Correcto.
exam-wrong = Incorrecto. Es: { $right }
exam-not-answered = Sin respuesta. Es: { $right }
exam-unreadable = «{ $text }» no responde a esto. Escriba un número de 1 a { $most } o las palabras del libro de casos, como: { $example }
exam-director-says = El Árbitro:
exam-score = { $right } de { $asked } correctas: { $percent } %.
exam-score-law = Artículo { $law }: { $right } de { $asked }
exam-again = El mismo examen otra vez: duplicado exam --seed { $seed } --edition { $edition }
exam-stopped =
    Interrumpido: { $left ->
        [one] queda una pregunta
       *[other] quedan { $left } preguntas
    }.
exam-continue = Continúe con: duplicado exam --record { $file }
exam-none-found = Ningún caso sirve: nada en estos casos muestra ese Artículo en el Reglamento de { $edition } ni puede preguntarse.
exam-answers-left =
    { $file } tiene { $count ->
        [one] una respuesta
       *[other] { $count } respuestas
    } más que preguntas hay.
exam-record-bad = { $file } no es el registro de un examen; nombre otro archivo o uno escrito por --record.
exam-record-other = { $file } es el registro de otro examen. Omita las demás opciones para continuarlo o nombre un archivo nuevo.
exam-record-gone = Ya no existe un caso de { $file }: { $address }. Empiece de nuevo con otro registro.
exam-json-needs-answers = --json exige --answers: un informe para programas no pregunta a nadie.
exam-no-casebook = Los casos no vinieron con esta instalación. Nombre archivos de casos.
exam-page-title = Examen sobre el Reglamento
exam-page-lead = Se le muestra lo que ocurrió en una mesa y lo que estableció el Árbitro; usted decide y se le califica artículo por artículo.
exam-page-edition = Edición del Reglamento
exam-page-law = Casos que muestran este Artículo
exam-page-all = todos los Artículos
exam-page-begin = Empezar
exam-page-case = Caso { $number }
exam-page-moment = Parte { $number }
exam-page-none = No lo sé
exam-page-answer = Responder
exam-page-next = Caso siguiente
exam-page-in-book = Este caso en el libro
exam-page-anew = Otro examen
exam-page-unreadable = Una de las respuestas de esta dirección no lo es.
exam-page-menu = Examen
