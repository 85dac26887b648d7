# El registro de la información: quién puede usar qué, por qué, desde cuándo, y cuándo dejó de ser así.

information-unauthorized = { $items }: información no autorizada para { $side }, autorizada para { $others }, desde { $since }.
information-for-one-side = { $items }: información no autorizada para { $side } desde { $since }.
information-for-both = { $items }: información autorizada para ambos bandos desde { $since }.
information-lifted = Desde { $until } ya no es información no autorizada.
information-ended = Hasta { $until }.
information-nothing = Ninguna voz retirada, ninguna carta expuesta ni otra cosa ha indicado a nadie algo que haya que tener en cuenta.
information-may = { $seat } puede usarla: { $item }.
information-may-not = { $seat } no puede usarla: { $item }.
information-no-ground = Nada de lo que consta da a { $seat } esa información: { $item }.
information-how = Escriba un jugador y una voz o una carta: information E 1H, information N SK; information sola muestra lo que consta. Lo que sabe por otras vías se escribe con estas palabras: { information-his-own-estimate-of-his-score }, { information-the-traits-of-his-opponents }, { information-what-the-tournament-regulations-require }, { information-what-he-knew-before }, { information-partner-s-habits }, { information-this-board }.
item-pass = el paso
item-double = el doblo
item-redouble = el redoblo
item-misstated = las palabras «{ $call } de { $bid }»
item-duty-to-play = la obligación de jugar { $card }
item-moved-card = el traslado de { $card } a otra mano
item-from-partner = lo que dijo el compañero o cómo se comportó
item-from-elsewhere = lo que se supo de este estuche en otra parte
moment-auction = { $turn ->
    [0] el comienzo de la subasta
   *[other] el turno { $turn } de la subasta
}
moment-clarification = el Periodo de Clarificación
moment-play = la baza { $turn }
moment-over = el final de la mano
effect-informed-extraneous = Información no autorizada para { $offenders }: { $items }.
information-his-own-estimate-of-his-score = estimación de la puntuación
information-the-traits-of-his-opponents = rasgos de los oponentes
information-what-the-tournament-regulations-require = exigencias de la prueba
information-what-he-knew-before = sabido antes de la mano
information-partner-s-habits = hábitos no revelados del compañero
information-this-board = visto u oído de este estuche
