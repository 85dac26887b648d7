# Una prueba nueva: qué puede jugarse, plantillas, secciones y sesiones, rondas emparejadas una tras otra.

wizard-kind-pairs = Parejas, un ganador
wizard-kind-pairs-two = Parejas, dos ganadores: Norte-Sur y Este-Oeste
wizard-kind-pairs-swiss = Parejas por sistema suizo
wizard-kind-teams = Equipos, todos contra todos
wizard-kind-teams-swiss = Equipos por sistema suizo
wizard-kind-board-a-match = Equipos, board-a-match
wizard-kind-patton = Equipos, Patton
wizard-kind-knock-out = Equipos, eliminatoria
wizard-kind-individual = Individual
wizard-begin-with = Empezar con
wizard-last = La última prueba
wizard-last-names = La última prueba, con los mismos nombres
wizard-begun-as = Rellenado como la última prueba, «{ $title }»: { $kind }.
wizard-title-taken = Ya hay otra prueba «{ $title }» de este día. Vuelva atrás y dé otro nombre a esta si los jugadores han de distinguirlas.
wizard-take = Usarla
wizard-templates = Plantillas
wizard-templates-of-club = Plantillas del club
wizard-templates-own = Plantillas que vienen con el programa
wizard-templates-none = El club aún no tiene ninguna. Una prueba nueva puede guardarse como plantilla en su segunda página.
wizard-templates-why = Los ajustes de una prueba bajo un nombre, para empezar otras con ellos.
wizard-use = Prueba nueva con ella
wizard-use-what = Prueba nueva con { $name }
wizard-rename = Cambiar el nombre
wizard-rename-what = Cambiar el nombre de { $name }
wizard-new-name = Nombre nuevo
wizard-delete = Borrar
wizard-delete-what = Borrar { $name }
wizard-deleted = La plantilla { $name } ya no está.
wizard-renamed = La plantilla { $name } se llama ahora { $new }.
wizard-none-such = El club no tiene ninguna plantilla { $name }.
wizard-no-name = { $name } no puede ser el nombre de la plantilla: hay otra con ese nombre, o está vacío, es demasiado largo o tiene una barra.
wizard-saved = La plantilla { $name } está guardada.
wizard-not-saved = La prueba está hecha, pero sus ajustes no se guardaron como plantilla: elija un nombre de 1 a 80 letras sin barra.
wizard-change = Cambiar lo que se juega
wizard-keep = Guardar estos ajustes como plantilla
wizard-keep-name = Nombre de la plantilla
wizard-keep-how = Por ejemplo Parejas del jueves. Se guardan tipo, número, tiempo, movimiento, estuches y lo que está en «Más»; los nombres no.
wizard-more = Más: secciones, sesiones, puntuación, Reglamento, qué se muestra
wizard-sections = Secciones
wizard-sections-how = Las mesas se reparten por igual. Las secciones se llaman A, B …
wizard-together = Las secciones se comparan
wizard-together-yes = entre sí: juegan los mismos estuches
wizard-together-no = cada una por su cuenta
wizard-sessions = Sesiones
wizard-sessions-how = De la misma forma; pueden añadirse más en la consola. Sus resultados cuentan juntos.
wizard-boards-each = Estuches por ronda
wizard-boards-each-how = Vacío o 0: los que convengan.
wizard-method = Cómo se puntúan los estuches
wizard-method-usual = lo habitual de lo que se juega
wizard-method-matchpoints = puntos de match
wizard-method-cross-imps = IMP cruzados
wizard-method-butler = Butler (IMP contra la media)
wizard-method-how = Para parejas e individuales. Los equipos juegan a IMP o board-a-match.
wizard-profile = Normativa
wizard-edition = Edición del Reglamento
wizard-correction = Periodo de Corrección, minutos
wizard-correction-how = Vacío: el de la normativa (79C).
wizard-paired = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
} de { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
}
wizard-paired-figures = { $knockout ->
    [yes] El ganador de cada partido pasa a la ronda siguiente.
   *[no] En cada ronda se enfrentan quienes tienen puntuaciones parecidas.
} { $total } estuches distintos en unos { $minutes } minutos.
wizard-paired-how = La primera ronda queda planificada ahora. Las demás las empareja en la consola, en Movimiento, cuando estén los resultados; puede haber más o menos.
wizard-in-sections = { $sections }: { $movement }. { $figures }
wizard-no-sections = Ningún movimiento sirve para secciones de este tamaño ({ $sizes }) en { $minutes } minutos. Elija menos secciones u otro tiempo.
wizard-own-pairs = Parejas del club
wizard-own-pairs-two = Mitchell, dos ganadores
wizard-own-pairs-sections = Dos secciones, los mismos estuches
wizard-own-pairs-swiss = Suizo de parejas
wizard-own-teams-eight = Suizo de equipos, partidos de 8 estuches
wizard-own-knock-out = Eliminatoria
wizard-own-individual = Individual
wizard-own-beginners = Tarde de principiantes
wizard-of-session = De qué sesión
wizard-not-settings = { $file } no contiene los ajustes de una prueba: escriba un archivo como el que imprime --show.
wizard-made = La prueba está hecha: { $event }

wizard-pair = La ronda siguiente
wizard-pair-open = Emparejar la ronda siguiente
wizard-pair-why = { $form ->
    [knock-out] Siguen quienes ganan su partido: quién se enfrenta a quién se decide ronda a ronda, cuando están los resultados.
   *[other] En esta prueba se decide ronda a ronda quién se encuentra con quién, según la clasificación.
}
wizard-pair-take = Jugarla así
wizard-pair-otherwise = De otro modo
wizard-pair-boards = Estuches de un partido
wizard-pair-boards-how = Vacío: los de la ronda anterior.
wizard-pair-first = Primer estuche
wizard-pair-first-how = Vacío: el que sigue a los de las rondas anteriores.
wizard-pair-after = Según la clasificación tras la ronda
wizard-pair-after-how = Vacío: tras la última.
wizard-pair-session = Sesión
wizard-pair-session-how = Un número más que la última empieza una sesión nueva.
wizard-pair-provisional = Aunque falten resultados: cuenta lo que hay
wizard-pair-again = La última ronda de nuevo, de la que no se ha jugado nada
wizard-pair-show = Mostrarla
wizard-pair-changed = La clasificación ya no es la de cuando se mostró esto. Vea cómo queda ahora la ronda.
wizard-pair-results-wanting = La ronda { $value1 } aún no tiene resultado en la mesa { $value2 } (estuche { $value3 }). Anote lo que falta; o, en «De otro modo», empareje según la clasificación tras una ronda anterior, o con lo que hay.
wizard-pair-match-tied = El partido { $value1 } está empatado. Continúa con estuches extra, aún por jugar: { $value2 } ({ $value3 }); otros tantos mientras siga empatado («{ condition-name-extra-boards }» en Ajustes). Que sus dos mesas los jueguen y anote los resultados en la ronda { $value4 } de la sesión { $value5 }, con los equipos que se sientan allí.
wizard-pair-nobody-to-pair = No hay dos que puedan encontrarse. Inscríbalos antes.
wizard-pair-boards-wanted = Diga en «De otro modo» cuántos estuches tiene un partido.
wizard-pair-boards-to-share = { $value1 } mesas no pueden compartir menos estuches que mesas: dé más a cada partido.
wizard-pair-board-played = { $value2 } ya ha jugado el estuche { $value1 }: en «De otro modo» empiece por otro.
wizard-exchange-one = Intercambiar
wizard-exchange-with = con
wizard-exchange-how = Pulse un nombre y luego el de aquel con quien se intercambia (con el teclado: S), o arrastre el uno sobre el otro. Cada intercambio se comprueba.
wizard-exchange-title = Intercambiados a mano
wizard-exchange-back = Retirar
wizard-remedy-exact-method = Hallar la ronda con el otro método suizo, que lo prueba todo
wizard-remedy-allow-rematches = Dejar que algunos se encuentren otra vez
wizard-remedy-lift-separation = Dejar que se encuentren quienes debían quedar separados
wizard-remedy-second-bye = Dar a alguien un segundo descanso, o un segundo partido a tres
wizard-remedy-bye = Dar descanso al impar en vez de un partido a tres
wizard-session-more = Planificar una sesión
wizard-session-first = Elegir el movimiento
wizard-session-open = Añadir una sesión
wizard-session-why = Sesión { $session }: { $session ->
    [1] juegan quienes están inscritos.
   *[other] juegan quienes siguen en la prueba. Lo puntuado hasta ahora sigue contando. Quien se sentó Norte-Sur en la sesión anterior se sienta Este-Oeste, salvo que las líneas se clasifiquen aparte.
}
wizard-session-add = Añadir la sesión
wizard-session-added = La sesión está hecha. Ahora: saque los PIN e imprima las tarjetas de sus mesas.
wizard-count = Cómo forman un resultado las sesiones
wizard-count-boards = como una sola sesión larga: cada estuche pesa igual
wizard-count-sessions = cada sesión pesa igual
wizard-count-reason = Por qué, si es de otro modo que antes
wizard-no-way = Nada sirve para { $minutes } minutos: { $why }
wizard-by-section = Cada sección por su cuenta
wizard-all-sections = todas las secciones
wizard-of-sections = Para qué sección
wizard-call-in = Sección { $section }: anunciar la ronda { $round }
wizard-hold-in = Sección { $section }: parar el reloj
wizard-resume-in = Sección { $section }: reanudar el reloj
wizard-in-each-section = Secciones { $sections }, cada una: { $figures }
wizard-copies = Si las secciones juegan a la vez, { $count ->
    [one] hace falta un juego de los estuches
   *[other] hacen falta { $count } juegos de los estuches
}.
wizard-part-who = Quién juega
wizard-part-evening = La prueba
wizard-electronic-how = Los resultados por móvil no lo necesitan. El movimiento sienta a los jugadores en mesas del navegador, cada uno con su dispositivo. Cada estuche llega a la mesa cuando empieza y su resultado entra solo. El Árbitro da los asientos libres a robots, que van con su pareja de mesa en mesa.
wizard-electronic-boards = Las mesas electrónicas necesitan las manos.
