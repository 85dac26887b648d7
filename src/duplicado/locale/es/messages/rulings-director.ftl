# Lo que dice el Árbitro además de la propia decisión, y por qué se rechaza algo.

director-finds = El Árbitro determina: { $finding }
director-finds-value = El Árbitro determina: { $value }.
director-finds-round = El Árbitro determina que la ronda ha terminado para este estuche: { $value }.
director-finds-next-board = El Árbitro determina quién ha hablado en el estuche siguiente: { $value }.
director-finds-correction-period = El Árbitro determina que el Periodo de Corrección ha terminado: { $value }.
director-concludes = Por lo que consta: { $finding } El Árbitro puede determinar otra cosa.
director-overrules = El Árbitro determina otra cosa de lo concluido; lo que siguió se juzga de nuevo.
director-yes = sí
director-no = no
director-nothing = ninguno
director-called = Se ha llamado la atención; el Árbitro está en la mesa.
refused = Esto no se admite.
refused-by-law = Esto no se admite: { $wording }
recorded-irregular = Esto es irregular y queda registrado.
recorded-irregular-by-law = Esto es irregular y queda registrado: { $wording }
refused-wait-player = Nadie habla ni juega antes de que se resuelva la rectificación: primero elige { $who }.
refused-wait-director = Nadie habla ni juega antes de que el Árbitro determine sobre { $clauses }.
refused-not-on-offer = Eso no está entre las opciones de este jugador; escriba options para verlas.
refused-nothing-asked = Esto no responde a nada: ese jugador no tiene tal opción. Escriba options para ver lo que está abierto.
refused-finding = Nadie ha preguntado esto, y no es algo que el Árbitro determine por propia iniciativa. Escriba options para ver lo que se pregunta.
refused-no-answer = Lo que el Director determinó no responde a { $inquiry }: véase qué pregunta (sí o no, un jugador, cartas, un número).
found-floor = en el suelo o en el estuche
found-tricks = entre las cartas ya jugadas
found-nowhere = en ninguna parte
