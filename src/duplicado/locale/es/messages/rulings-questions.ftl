# Lo que el Árbitro debe determinar y lo que sigue de cada respuesta.

question-any = El Árbitro determina si se aplica esta cláusula.
question-any-true = Se aplica.
question-any-false = No se aplica.
question-any-answer = La determinación se escribe como en el libro de casos.
question-25a = ¿Fue involuntaria la primera voz de { $offender }: un error mecánico o un lapsus linguae, sin cambiar de idea, y advertido sin que { $partner } hubiera hablado?
question-25a-true = Involuntaria: vale la voz que quería dar, sin rectificación.
question-25a-false = Voluntaria: el cambio se trata según 25B, y según 27C si la primera voz era una declaración insuficiente.
question-27b1-a =
    { $laws ->
        [old] ¿Son naturales sin discusión tanto { $insufficient } como la sustituta { $second }?
       *[new] ¿Es la sustituta, { $second }, la declaración suficiente mínima que especifica la misma denominación o denominaciones que { $insufficient }?
    }
question-27b1-a-true = Sí: la subasta sigue sin más rectificación; el Árbitro mira el resultado al terminar el carteo (27D).
question-27b1-a-false = No: la pregunta siguiente es si la sustituta { $laws ->
    [old] tiene un significado igual o más preciso (27B1(b))
   *[new] es una voz comparable (23A)
}.
question-27b1-b = ¿Tiene la sustituta, { $second }, el mismo significado que { $insufficient }, o uno más preciso contenido en él?
question-27b1-b-true = Sí: la subasta sigue sin más rectificación; el Árbitro mira el resultado al terminar el carteo (27D).
question-27b1-b-false = No: { $partner } debe pasar el resto de la subasta y puede haber restricción a la salida; un doblo o redoblo se cancela.
question-23a = ¿Es { $second } comparable con la voz retirada { $withdrawn }: significado igual o similar, parte de lo que mostraba, o el mismo propósito?
question-23a-true = Comparable: la subasta sigue sin más rectificación; el Árbitro mira el resultado al terminar el carteo (23C).
question-23a-false = No comparable: { $partner } debe pasar según dice el Artículo de esta voz, y puede haber restricción a la salida (26B).
question-21b1-a = ¿La última voz de quién pudo muy bien estar influida por la explicación errónea?
question-21b1-a-answer = Nombre a los oponentes, o a ninguno. Cada uno puede cambiar esa voz mientras su compañero no haya hablado después y no haya salida descubierta.
question-24 = ¿Qué cartas de { $cards } estaban en posición de ser vistas por { $partner }?
question-24-answer = Nombre las cartas, o ninguna. Una sola carta menor que un honor, no salida, queda cara arriba; por un honor, una carta de salida o varias cartas, { $partner } debe pasar una vez.
question-28b = ¿Habló { $turn } en su propio turno, y no sobre { $call } de { $offender }?
question-28b-true = En su turno: { $call } se cancela y la subasta sigue tras la voz de { $turn }.
question-28b-false = Sobre ella: { $turn } ha aceptado { $call } (29A).
question-45c4-b = ¿Fue involuntaria la primera designación, { $named }, y cambiada sin pausa para pensar?
question-45c4-b-true = Involuntaria: el muerto juega { $cards }; un oponente que haya jugado desde entonces puede retirar su carta.
question-45c4-b-false = Voluntaria: { $named } queda jugada.
question-53b = ¿Hizo aquel a quien le tocaba salir su propia salida, y no jugó a { $cards } de { $offender }?
question-53b-true = Su salida: vale, y lo que jugó { $offender } se retira sin más rectificación: { $cards }.
question-53b-false = Jugó a ella: la salida fuera de turno vale, y su carta, jugada antes de tiempo, se trata según 57A.
question-54c = ¿Pudo { $declarer } ver alguna carta del muerto?
question-54c-true = Sí: debe aceptar la salida, y se extiende el muerto.
question-54c-false = No: { $declarer } tiene las opciones del Art. 54.
question-61a = ¿Podía { $offender } salir de una carta que la restricción le permitía, o jugarla, en lugar de { $cards }?
question-61a-true = Sí: es un renuncio, y se trata según 62 a 64.
question-61a-false = No: no podía cumplir, y { $cards } es una carta legal (59).
question-70 = ¿Cómo se reparten las { $tricks } bazas restantes? Los puntos dudosos se resuelven contra { $side }, que reclamó.
question-70-answer = Indique las bazas que gana cada bando.
question-70c1 = ¿No dijo nada el reclamante de { $side } del triunfo que aún tiene un oponente?
question-70c1-true = No dijo nada: lo siguiente es si no se daba cuenta (70C2).
question-70c1-false = Lo mencionó: el triunfo no da por eso solo una baza a los oponentes.
question-70c2 = ¿Es en absoluto probable que el reclamante de { $side } no supiera que quedaba el triunfo?
question-70c2-true = Probable: lo siguiente es si con un juego normal podía perderse una baza ante él (70C3).
question-70c2-false = Lo sabía: la reclamación se juzga como si lo hubiera arrastrado.
question-70c3 = ¿Podía { $side } perder una baza ante ese triunfo con algún juego normal?
question-70c3-true = Sí: esa baza es para los oponentes.
question-70c3-false = No: el triunfo no gana baza.
question-70d1 = ¿Pudo el reclamante de { $side } tener por firme una carta a la que gana otra pendiente?
question-70d1-true = Pudo: es normal que juegue primero esa carta.
question-70d1-false = No: contaba con lo que queda fuera.
question-70e1 = Un oponente ha mostrado su fallo: ¿sería irracional que el reclamante de { $side } no hiciera el impás que eso marca?
question-70e1-true = Irracional: se hace el impás.
question-70e1-false = Pudo pasarlo por alto: no hacer el impás también es normal.
question-70e2 = ¿Se entiende que el reclamante de { $side } juega sus palos de arriba abajo?
question-70e2-true = De arriba abajo: la carta más alta de un palo va primero.
question-70e2-false = Nada está dispuesto: puede ir primero una carta que tiene por firme.
claim-stake-one = { $side } obtiene { $fewest } de las { $left }.
claim-stake-range = { $side } obtiene de { $fewest } a { $most } de las { $left }, según lo que se determine después.
claim-stake-line = La línea: { $line }.
claim-judged-line = La línea de juego que muestra lo resuelto sobre la reclamación: { $side } obtiene { $tricks } de las { $left }.
question-53c = ¿Hizo aquel a quien le tocaba salir su propia salida, y no jugó a { $cards } de { $offender }?
question-53c-true = Su salida: vale, y lo que jugó { $offender } se retira sin más rectificación: { $cards }.
question-53c-false = Jugó a ella: la salida fuera de turno vale, y su carta, jugada antes de tiempo, se trata según 57A.
question-79b2 = ¿Cuántas bazas ganó el declarante? Los jugadores lo recuerdan de modo distinto.
question-79b2-answer = Indique el número de bazas del declarante, p. ej. 79B2: 10.
question-79b3 = Llamado tras la ronda: ¿está el Árbitro claramente convencido del número de bazas ganadas en la mesa?
question-79b3-true = Convencido: ese número de bazas es el resultado.
question-79b3-false = No convencido: no se sube la puntuación de ningún bando.
