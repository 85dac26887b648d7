# El servicio: copias de los registros, quién no puede hacer qué, a quién no se deja entrar.

service-backed-up = { $count ->
    [one] Se copió una anotación en { $copy }.
   *[other] Se copiaron { $count } anotaciones en { $copy }.
}
service-restored = { $count ->
    [one] { $file } vuelve a tener una anotación.
   *[other] { $file } vuelve a tener { $count } anotaciones.
}
service-former = Lo que había antes se conserva como { $former }.
service-verified = { $count ->
    [one] { $file }: una anotación, tal como se escribió.
   *[other] { $file }: { $count } anotaciones, todas tal como se escribieron.
}
service-chain = La última está unida a todas las anteriores por { $chain }
service-noted = Última copia de seguridad: { $at }, hasta la anotación { $number }.
service-never-noted = Todavía no se ha hecho ninguna copia de seguridad.

event-refused-not-allowed = Eso no le corresponde hacerlo aquí: pregunte al Árbitro.
event-refused-other-table = Esa es otra mesa. Aquí solo se anotan resultados de su propia mesa.
event-refused-other-round = Su mesa está ahora en otra ronda. Lo anterior lo corrige el Árbitro.
event-refused-round-not-begun = No todos los que juegan la ronda { $value1 } en su mesa han terminado la anterior. Termínenla primero en sus mesas, o pregunten al Árbitro.
event-refused-pin-again = Quizá haya ya otros sentados a esta mesa. Dé el PIN de la mesa a la que está sentado y diga otra vez de quién es este dispositivo.
event-refused-for-the-director = Eso solo lo anota el Árbitro. Llame al Árbitro.
event-refused-other-side = Eso debe decirlo el otro bando, en su propio móvil.
event-refused-not-played-yet = Usted también juega y todavía no ha jugado ese estuche: que lo haga otro árbitro.
event-refused-changed-since = Eso ha cambiado desde que usted miró. Vea cómo está ahora y repítalo si sigue siendo correcto.
event-refused-id-taken = Eso ya se envió antes y decía otra cosa. Anótelo de nuevo.
event-refused-entered-already = Ahí ya hay un resultado anotado y su mesa ha cambiado de ronda. Si está mal, dígaselo al Árbitro.
event-refused-no-hands = Las manos de ese estuche no están en el registro.
event-refused-reason-for-look = Diga por qué mira las manos de un estuche que alguien aún tiene que jugar. Queda por escrito.

service-unavailable = Eso no se pudo escribir ahora. No se ha perdido nada: se enviará otra vez. Si se repite, avise al Árbitro.
service-replaced = Un archivo del club ya no es el que se abrió: fue movido, borrado o sustituido. Lo que se anota ahora no se acepta, y se enviará de nuevo más tarde. La página del Árbitro o la ventana del programa dice qué archivo es: vuelva a ponerlo en su sitio y arranque otra vez el programa.
service-not-written = Eso no se pudo escribir ahora, y no se ha anotado nada de ello. Envíelo otra vez dentro de un momento; si se repite, «{ console-tab-overview }» dice qué ocurre.

service-denied-code-wrong = No existe ese código. Un código sirve una vez, durante diez minutos: pida otro; en el ordenador del club pulse Intro en la ventana del programa. El PIN de una mesa se pide al elegir la prueba y la mesa.
service-denied-pin-wrong = Ese no es el PIN de esta mesa ni el código de hoy.
service-denied-too-many-tries = Se ha intentado demasiadas veces. Espere hasta { $until } o pregunte al Árbitro.
service-denied-too-many-tries-here = Desde esta red se han dado demasiados PIN equivocados. Inténtelo de nuevo a las { $until }. Quien ya ha entrado sigue como antes; si esto dura, avise al Árbitro: puede que alguien esté probando.
service-denied-token-wrong = Ya no tiene acceso: escanee otra vez el código de la mesa o pregunte al Árbitro.

service-role-organizer = Organizador
service-role-director = Árbitro
service-role-assistant = Árbitro auxiliar
service-role-scorer = Anotador
service-role-player = Jugador
service-role-commentator = Comentarista
service-role-display = Pantalla
service-role-public = Público
