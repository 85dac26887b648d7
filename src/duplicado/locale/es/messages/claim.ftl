# Lo que dice `duplicado claim`.

claim-result = { $claimer } reclamó { $claimed } de { $left }: { $tricks } para el bando del reclamante.
claim-result-range = { $claimer } reclamó { $claimed } de { $left }: de { $tricks } a { $most } para el bando del reclamante, según lo que se juzgue; los puntos dudosos van contra el reclamante: { $tricks }.
claim-tally = El declarante hace { $tricks } en total.
claim-certain = Todas las líneas legales de ambos bandos dan este número.
claim-not-proved = La búsqueda terminó por su límite: puede haber una línea con menos bazas. Acótela con una declaración o con determinaciones.
claim-line = La línea que lo demuestra:
claim-depends = Depende de un juicio:
claim-answers = Sí: { $yes }. No: { $no }.
claim-span = de { $fewest } a { $most }
claim-question-70C2 = ¿Hay alguna probabilidad de que el reclamante no supiera que quedaba un triunfo?
claim-question-70D1 = ¿Pudo el reclamante tener por firme una carta a la que gana otra pendiente?
claim-question-70E1 = Cuando un oponente ha mostrado su fallo, ¿sería irracional no hacer el impás que eso marca?
claim-question-70E2 = ¿Se entiende que los palos se juegan de arriba abajo?
claims-working = Juzgando
claims-line = La línea { $line } no es una reclamación que se pueda juzgar: { $reason }
claims-none = No hay ninguna reclamación en { $file }.
claim-clauses = Artículos: { $clauses }
claim-best-play = (A cartas vistas y con el mejor juego de ambos bandos: { $tricks }.)

# Qué es una línea de juego normal. Cada regla lleva su razón en claim-why-….
claim-normal-heading = Juego normal: de todas las líneas que estas reglas dejan, cuenta la que da menos bazas al bando del reclamante.
claim-normal-rule = { $number }. { $rule } [{ $clauses }]
claim-normal-why = Por qué: { $why }
claim-normal-knows = El reclamante conoce las cartas de su bando y lo que se ha jugado, y cuenta con todas las cartas de los oponentes salvo aquellas de las que pudo no darse cuenta.
claim-why-knows = El Reglamento resuelve los puntos dudosos en su contra; no supone que lo haya olvidado todo.
claim-normal-overlooks = Pudo no darse cuenta de los triunfos que su declaración no menciona, pero sí de toda carta penalizada, que está a la vista. Si reclama todas las bazas o dice que el resto es firme, pudo tampoco darse cuenta de cartas laterales que ganan a una suya, pero no de dos cartas maestras de un palo, salvo que diga que el resto es firme. Las bazas que concede muestran que cuenta con las maestras, y también con las menores si concede más bazas que maestras hay.
claim-why-overlooks = Quien reclama todo pudo contar mal un palo; quien cede una baza la ha contado.
claim-normal-remembers = Una baza perdida ante una carta de la que no se daba cuenta le recuerda las demás del palo; también se las recuerda un oponente que muestra su fallo.
claim-why-remembers = Es descuidado, no ciego.
claim-normal-worse = Si el Árbitro determina que pudo no darse cuenta, o que pudo pasar por alto un impás, también son normales las líneas de quien se daba cuenta, y cuenta el peor resultado.
claim-why-worse = Que sea probable no es certeza: una respuesta contra el reclamante nunca le da más bazas que una a su favor.
claim-normal-stated = La línea declarada se sigue mientras se pueda: fallos, arrastre, cartas en su orden, el impás declarado.
claim-why-stated = El Árbitro oye primero la declaración y juzga según ella.
claim-normal-draws = Quien cuenta con un triunfo pendiente y tiene uno mayor lo arrastra antes de todo lo que no ha declarado.
claim-why-draws = No arrastrar un triunfo que se conoce sería irracional, y 70C da una baza solo contra quien no se daba cuenta.
claim-normal-runs = De mano juega una carta firme, una pequeña hacia una firme de la otra mano o una perdedora que la otra mano puede fallar, en cualquier orden; no cede la mano mientras tenga una de ellas.
claim-why-runs = El orden de los palos es cuestión de cuidado; ceder la mano con ganadoras sería irracional.
claim-normal-top = En un palo puede empezar por cualquier carta que tiene por firme, salvo que se entienda que los palos se juegan de arriba abajo.
claim-why-top = 70E2 deja el orden a la normativa; sin ella lo juzga el Árbitro.
claim-normal-wins = En una baza que su bando gana con seguridad pone su carta menor; la que puede ganar con seguridad la gana, tan barata como sea seguro. La que solo quizá gane, la gana o no.
claim-why-wins = Tirar una baza segura es irracional; cuál de dos probabilidades elige, no lo es.
claim-normal-guesses = En segunda y tercera posición puede en cambio probar una carta, o dejar correr la que ha jugado su otra mano, a la que gana una sola pendiente: impás y caída son una adivinanza, que se resuelve en su contra. En un palo que él ha jugado lo hace solo cuando no tiene una carta firme de otro palo, y no si se entiende que los palos se juegan de arriba abajo. Si el oponente anterior ya no tiene cartas del palo no hay adivinanza, y no prueba lo que sabe que pierde.
claim-why-guesses = 70E1 no acepta una línea no declarada que dependa de hallar una carta en un oponente y no en el otro; arriesgar la mano con ganadoras sería irracional.
claim-normal-marked = Cuando un oponente ha mostrado su fallo en un palo, antes de la reclamación o en la línea antes de que importe, se hace el impás contra el otro como si se hubiera declarado.
claim-why-marked = 70E1 acepta esa línea; el Árbitro puede determinar que este reclamante pudo pasarla por alto.
claim-normal-discards = Descarta la carta menor de cualquier palo, una firme solo cuando todas lo son (y entonces no la única a la que puede llegar su otra mano, que gana la baza), un triunfo en último lugar, y lo que nombró en su declaración solo cuando no hay otra cosa.
claim-why-discards = Con qué ganadora quedarse es una adivinanza; tirar una ganadora y quedarse con una perdedora, o con una a la que no se puede llegar, sería irracional.
claim-normal-partner = El compañero de un defensor que reclama puede hacer cualquier cosa legal, pero no le quita una baza que gana con seguridad, y descarta la carta menor de un palo.
claim-why-partner = 70D2: no se acepta una reclamación que depende de la elección del compañero si otra elección sería normal.
claim-normal-opponents = Los oponentes pueden hacer cualquier cosa legal; las cartas penalizadas, las salidas restringidas y las exigencias siguen obligando a todos.
claim-why-opponents = Juegan según lo que se dijo, y los puntos dudosos son suyos.
claim-line-order = juega { $cards } en este orden
claim-line-trumps = arrastra los triunfos
claim-line-finesse = hace el impás contra { $seat }
claim-line-rest = las demás son firmes
claim-line-ruffs = falla { $suits }
claim-told = { $seat } reclama { $own } y concede { $others }.
claim-told-with = { $seat } reclama { $own } y concede { $others }, y declara: { $said }.

# Por qué una reclamación no se puede juzgar.
error-claim-option = { $value1 }: no se puede leer «{ $value2 }»; --help muestra cómo se escribe.
error-claim-finding = «{ $value1 }» no es una determinación: escriba una de { $value2 } y después =yes o =no.
error-claim-won = «{ $value1 }» no son las bazas ganadas: escriba primero las del bando del declarante, p. ej. 6-3.
error-claim-won-sum = { $value1 }: con { $value2 } bazas por jugar, las ganadas tienen que sumar { $value3 }.
error-claim-cards = El número de cartas de { $value1 } ({ $value2 }) no cuadra con las otras manos y la baza en curso.
error-claim-card-twice = { $value1 } figura dos veces.
error-claim-nothing-left = No quedan cartas, así que no hay nada que reclamar.
error-claim-too-many = Se reclaman { $value1 } bazas y quedan { $value2 } por jugar.
error-claim-by-dummy = { $value1 } es el muerto, que no puede ni reclamar ni conceder (68A).
error-claim-penalty-card = Ningún defensor tiene { $value1 }: una carta penalizada es de un defensor.
error-claim-hand-unknown = No se conoce la mano de { $value1 }: para juzgar una reclamación discutida hacen falta las cuatro (70B3).
error-claim-finesse = No puede haber impás contra { $value1 }: es un jugador del bando del reclamante.
claims-no-options = sus comillas u opciones no son las de una sola reclamación
