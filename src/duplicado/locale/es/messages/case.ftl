# Lo que dice `duplicado case check`.

case-status-passed = se cumple
case-status-failed = NO SE CUMPLE
case-status-not-yet = aún no es posible (necesita { $clause })
case-summary = { $passed } se cumplen, { $failed } no se cumplen, { $notyet } aún no son posibles.
case-malformed = { $count ->
    [one] Un lugar no está escrito en el lenguaje de los casos.
   *[other] { $count } lugares no están escritos en el lenguaje de los casos.
}
case-difference-expectation = línea { $line } ({ $edition }): { $key }: se esperaba { $expected }, hay { $found }
case-difference-not-refused = línea { $line } ({ $edition }): se admitió { $key }, que debía rechazarse ({ $expected })
case-difference-refused = línea { $line } ({ $edition }): se rechazó { $key } ({ $found })
case-difference-refused-otherwise = línea { $line } ({ $edition }): { $key } se rechazó por { $found } y no por { $expected }

# Lo que está mal en un archivo de casos.

case-problem-yaml = esto no es YAML: { $reason }
case-problem-depth = las listas y los mapas están anidados a demasiada profundidad para un caso
case-problem-key = la clave de un mapa debe ser una palabra
case-problem-key-twice = la clave { $key } aparece aquí por segunda vez
case-problem-key-unknown = aquí no se conoce la clave { $key }; son posibles { $known }
case-problem-key-missing = falta la clave { $key }
case-problem-empty = en este archivo no hay ningún caso
case-problem-no-steps = steps debe ser una lista de un paso o más
case-problem-main-key = un paso necesita exactamente una de las claves N, E, S, W, director y expect
case-problem-no-finding = director necesita una determinación, p. ej. {"{"}27B1(a): true{"}"}
case-problem-nothing-expected = expect necesita algo que deba cumplirse, p. ej. {"{"}turn: S{"}"}
case-problem-editions = nombre cada edición una sola vez: 2007, 2017, 2017+2024
case-problem-statement-without-claim = statement solo puede acompañar a claims o concedes
case-problem-position-without-contract = una posición necesita un contrato
case-problem-unequal-hands = las manos de la posición tienen números distintos de cartas: { $counts }
case-expected-text = aquí debe haber un texto
case-expected-boolean = { $text } no es ni true ni false
case-expected-number = { $text } no es un número entero
case-expected-tricks = { $text } no es un número de bazas de 0 a 13
case-expected-board = { $text } no es el número de un estuche, que es 1 o más
case-expected-list = aquí debe haber una lista, no { $text }
case-expected-mapping = aquí debe haber un mapa, no { $text }
case-expected-one-of = { $text } no es ninguno de { $choices }
case-expected-one-hand = nombre un jugador y su carta, p. ej. W: DJ
case-expected-clause = { $text } no es una cláusula del Reglamento; escriba p. ej. 27, 27B1(a)
case-expected-card = { $text } no es una carta; escriba el palo y luego el rango, p. ej. SK o H10
case-expected-call = { $text } no es una voz; escriba P, X, XX o una declaración como 1S o 3NT
case-expected-call-or-card = { $text } no es ni una voz ni una carta
case-expected-card-or-suit = { $text } no es ni una carta ni un palo
case-expected-suit = { $text } no es un palo; escriba S, H, D o C
case-expected-denomination = { $text } no es una denominación; escriba S, H, D, C o NT
case-expected-seat = { $text } no es un jugador; escriba N, E, S o W
case-expected-side = { $text } no es un bando; escriba NS o EW
case-expected-contract = { $text } no es un contrato; escriba p. ej. 4S S o 3NTX W
case-expected-vulnerability = { $text } no es una vulnerabilidad; escriba none, ns, ew o both
case-expected-hands = esto no son cuatro manos ({ $reason }); escriba p. ej. N:AKQ2.J5.T98.7643 … … …
case-expected-action = { $text } no es nada que un jugador haga o diga en un caso ({ $reason })
case-expected-decision = { $text } no puede decidirse de { $reason }; `duplicado regulations` muestra qué puede
case-expected-range = { $text } no es un intervalo; escriba un número, 5+ o 6-9
case-empty-folder = No hay casos en la carpeta { $folder }: ningún archivo cuyo nombre termine en .yaml.
