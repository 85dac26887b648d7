# El libro: cada artículo como página, sus casos y la búsqueda.

book-title = El Reglamento
book-lead = Cada artículo en nuestras propias palabras, con los casos que lo muestran. El texto del Reglamento no está aquí: téngalo a mano.
book-menu = El Reglamento
book-event = La prueba
book-part-terms = Introducción y definiciones
book-part-preparation = Antes de la subasta
book-part-irregularities = Irregularidades en general
book-part-auction = La subasta
book-part-play = El carteo
book-part-conduct = Conducta e información
book-part-score = La puntuación
book-part-contest = La prueba y su Árbitro
book-law = Artículo { $number }
book-editions = Edición
book-edition-2007 = Reglamento de 2007
book-edition-2017 = Reglamento de 2017
book-edition-2017-2024 = Reglamento de 2017 con las enmiendas de 2024
book-edition-short-2007 = 2007
book-edition-short-2017 = 2017
book-edition-short-2017-2024 = 2017, enmendado en 2024
book-search = Buscar
book-search-label = Buscar un artículo por su número o por lo que pasó
book-search-hint = Por ejemplo: 27B1, declaración insuficiente, renuncio, titubeo
book-found = { $count ->
    [one] Un lugar para «{ $query }»
   *[other] { $count } lugares para «{ $query }»
}
book-found-none = No se encontró nada para «{ $query }».
book-found-none-hint = Pruebe el número de un Artículo, o menos palabras: renuncio, reclamación, salida fuera de turno.
book-mark-differs = distinto en { $edition }
book-mark-new = no está en { $edition }
book-mark-amended = enmendado en 2024

book-more-ways = Todos los caminos del { $place }
book-look-there = Ver { $edition }
book-kind-definition = Definición
book-kind-procedure = Procedimiento
book-kind-irregularity = Irregularidad
book-kind-rectification = Rectificación
book-kind-option = Elección
book-kind-information = Información
book-kind-score-adjustment = Ajuste de la puntuación
book-kind-director-power = Facultad del Árbitro
book-kind-conduct = Conducta
book-kind-cross-reference = Remisión
book-kind-ra-option = Lo deciden las autoridades

book-says = Qué dice
book-says-as-2017 = Lo que dice 2017
book-changed-from-2017 = Cambiado desde 2017:
book-when = Cuándo se aplica
book-entails = Qué consecuencias tiene
book-ways = Qué pasó, qué se eligió, qué resulta
book-ways-lead = Contado a partir de los casos: un camino por cada curso que toma un asunto así.
book-way-happened = Qué pasó
book-way-decided = Elegido y determinado
book-way-follows = Qué resulta
book-way-nothing = No hubo nada que decidir.
book-way-case = El caso
book-way-alternatives = Las alternativas
book-links = Remisiones
book-refers-to = Remite a
book-referred-by = Remiten a él
book-cases = Casos que lo muestran
book-cases-count = { $count ->
    [one] un caso
   *[other] { $count } casos
}
book-cases-none = Ningún caso de la casuística trata de él.
book-readings = Cómo lo lee el programa
book-readings-lead = Donde el texto deja margen. Puede discutirse.
book-reading-by = ({ $source })
book-options = Qué puede decidir la normativa
book-option = Opción
book-option-laws = El Reglamento solo
book-option-yes = sí
book-option-no = no
book-option-none = no se dice nada
book-elsewhere = En las otras ediciones
book-elsewhere-same = { $edition }: igual, en { $numbers }.
book-elsewhere-otherwise = { $edition }: no como aquí, en { $numbers }.
book-elsewhere-differs = { $edition }, en { $numbers }:
book-elsewhere-absent = { $edition }: no existe ese artículo.
book-here-differs = En esta edición:
book-only-here = Solo esta edición tiene este artículo.
book-group = Este número no tiene texto propio. Contiene:
book-below = Qué contiene
book-clauses = Artículos
book-before = Anterior: { $place }
book-after = Siguiente: { $place }
book-neighbours = Páginas vecinas
book-path = Dónde está
book-executed-by = Lo ejecuta { $functions }
book-open = El programa aún no lo ejecuta.

book-case = Caso
book-case-shows = Trata de
book-case-given = Al principio
book-case-hands = Las manos
book-case-story = Qué pasó
book-case-outcome = Cómo queda al final
book-case-refused = No se admite

book-when-definition = Dondequiera que el Reglamento use el término.
book-when-procedure = Siempre: es la manera correcta de proceder.
book-when-irregularity = Cuando alguien hace esto; es una irregularidad.
book-when-rectification = En un asunto del { $law }.
book-when-example = Por ejemplo: { $told }
book-when-option = Cuando tiene que elegir el jugador que tiene ese derecho.
book-when-information = Cuando se pregunta qué puede saber y usar un jugador.
book-when-score-adjustment = Cuando el Árbitro examina la puntuación.
book-when-director-power = Cuando el Árbitro ejerce sus facultades y deberes.
book-when-conduct = En todo momento: atañe a la conducta de todos.
book-when-cross-reference = Cuando otro artículo remite aquí.
book-when-ra-option = Cuando lo decide la Autoridad Reguladora o el Organizador del Torneo.
book-decides-auto = Resulta de los hechos por sí solos.
book-decides-finding = Depende de algo que el Árbitro tiene que determinar.
book-decides-record = Ha de anotarse; nada resulta por sí mismo.
book-decides-none = No hay nada que decidir.
book-asks-director = El Árbitro debe determinar, por ejemplo: { $question }
book-asks-player = Un jugador puede elegir, por ejemplo: { $offer }

book-entails-definition = Dice qué significa una palabra; lo que resulta está en los artículos que la usan.
book-entails-procedure = Quien se aparta de él comete una irregularidad.
book-entails-irregularity = El Reglamento prevé qué se hace; véanse los artículos a los que remite.
book-entails-rectification = Dice qué se hace para restablecer las cosas.
book-entails-option = La elección es solo suya, y puede elegir lo que más le convenga.
book-entails-information = Lo que un jugador no puede usar no debe pesarle; si le pesa, puede ajustarse la puntuación.
book-entails-score-adjustment = El resultado del estuche puede sustituirse o cambiarse.
book-entails-director-power = El Árbitro puede o debe actuar como dice.
book-entails-conduct = La falta puede costar una advertencia o una penalidad, aparte de toda rectificación.
book-entails-cross-reference = Lo que resulta se dice en otro lugar.
book-entails-ra-option = Lo decidido vale para la prueba; sin decisión, lo que dice el Reglamento.
book-entails-example = Por ejemplo: { $told }

book-unknown-clause = No hay artículo { $clause } en el { $edition }.
book-written = Se escribieron { $count } archivos del libro en { $folder }.
book-words-and-folder = O se consulta algo, o se escribe el libro con --to; no las dos cosas a la vez.
