# `duplicado event`: lo anotado, lo rechazado, lo que se pregunta, lo que falta.

event-law = Artículo { $clause }
event-unreadable = No se puede leer la anotación { $number } del registro: { $reason }. No se ha añadido nada; recupere la última copia.
cli-wrong-result = «{ $text }» no es un resultado. Escriba p. ej. "4P N +1 CR", "3STX E -2", paso, -50, np o "A+ A-".
event-no-result = Todavía no hay resultado para { $place }.
event-no-entry = No hay anotación { $value1 }; la última es la { $value2 }.
event-no-deals = { $file } no contiene repartos legibles.
event-minutes-wanted = Indique cuánto puede durar el juego, p. ej. --minutes 180.
event-individual = Movimiento individual
event-imported = { $title }: se incorporaron { $results } resultados
event-nothing-taken = No se ha guardado nada.
event-results-entered = { $count ->
    [one] Se anotó un resultado
   *[other] Se anotaron { $count } resultados
}
event-deposit = De la fianza se devuelve { $returned } y se retiene { $kept }
event-sure = ¿Es correcto de todos modos?
event-say-yes = No se ha guardado nada. Si es correcto de todos modos, añada --yes.
event-place = estuche { $board }, mesa { $table }, ronda { $round }
event-place-in-section = estuche { $board }, mesa { $section }{ $table }, ronda { $round }
event-waiting = { $count ->
    [one] Falta una cosa:
   *[other] Faltan { $count } cosas:
}
event-waiting-result = sin resultado: { $place }
event-waiting-decision = dos resultados distintos: { $place }
event-waiting-agreement = la otra línea no ha dado su conformidad: { $place }
event-waiting-adjustment = falta un ajuste, el estuche está alterado: { $place }
event-waiting-other-table = falta un ajuste, solo la otra mesa tiene resultado: { $place }

event-with-handicap = Con hándicap
event-tie = { $who } estaban empatados: desempate por { $rule }
event-tie-mutual-points = los puntos obtenidos entre ellos
event-tie-mutual-margin = la diferencia entre ellos
event-tie-mutual-boards-won = los estuches ganados entre ellos
event-tie-matches-won = los partidos ganados
event-tie-opponents-total = la suma de los totales de sus oponentes
event-tie-opponents-average = la media de sus oponentes
event-tie-basic-total = el total por estuches
event-tie-imp-quotient = el cociente de IMP
event-tie-count-back = los estuches ganados
event-tie-lot = sorteo
event-tie-ebu-143 = English Bridge Union (143)
event-tie-magic-contest-teams = Magic Contest (equipos)

fact-founded = Creada: { $title }
fact-conditions-changed = Se cambiaron las condiciones de la competición: { $reason }
fact-renamed = La prueba se llama { $title }
fact-renamed-dated = La prueba se llama { $title }, { $date }
fact-entered = Inscripción: { $who } { $names }
fact-withdrew = { $who } dejó la prueba tras la ronda { $round }
fact-substitute-seated = { $who }: { $newcomer } juega por { $absent } desde la ronda { $round }
fact-section-planned = { $movement }: { $contestants } { $kind ->
    [teams] equipos
    [individual] jugadores
   *[pairs] parejas
}, { $tables } mesas, { $rounds } rondas, grupos de { $boards } estuches
fact-section-planned-again = Desde la ronda { $round }, { $movement }: { $contestants } { $kind ->
    [teams] equipos
    [individual] jugadores
   *[pairs] parejas
}, { $tables } mesas, { $rounds } rondas en total, grupos de { $boards } estuches
fact-section-planned-ended = El movimiento termina con la ronda { $rounds }: { $movement }, { $contestants } { $kind ->
    [teams] equipos
    [individual] jugadores
   *[pairs] parejas
}, { $tables } mesas, grupos de { $boards } estuches
fact-section-planned-exchanged = { fact-section-planned }; intercambiados a mano en la ronda: { $exchanged }
fact-section-planned-again-exchanged = { fact-section-planned-again }; intercambiados a mano en la ronda: { $exchanged }
fact-deals-recorded = { $count ->
    [one] Se anotó un reparto
   *[other] Se anotaron { $count } repartos
}
fact-round-called = Se anunció la ronda { $round }
fact-round-finished = La mesa { $table } ha terminado la ronda { $round }
fact-board-postponed = Aplazado: { $place }
fact-board-cancelled = Anulado: { $place }
fact-direction-permitted = { $who } puede sentarse en { $seats } desde la ronda { $round }
fact-board-mover-named = En la mesa { $table } mueve los estuches { $seat }
fact-session-ended = Ha terminado la sesión { $session }
fact-result-entered = { $place }, { $ns } contra { $ew }: { $line }
fact-result-corrected = Corregido, { $place }, { $ns } contra { $ew }: { $line } ({ $reason })
fact-result-agreed = { $side } da su conformidad: { $place }
fact-form-recorded = Jugado en la forma { $form }: { $place }
fact-form-recorded-right = Jugado en su forma debida: { $place }
fact-carried-over = { $who } trae { $amount } { $unit }
fact-appeal-lodged = Apelación de { $who }
fact-score-ruled = Decisión, { $place }: Norte-Sur { $ns }; Este-Oeste { $ew } ({ $reason })
fact-score-ruled-both = Decisión, { $place }: ambos bandos { $ns } ({ $reason })
fact-penalty-ruled = Penalidad, { $who }: { $amount } ({ $reason })
fact-penalty-ruled-match = { fact-penalty-ruled }, { $match }
penalty-amount-percent-of-top = { $amount } % de un top
penalty-amount-matchpoints = { $amount } PM
penalty-amount-imps = { $amount } IMP
penalty-amount-victory-points = { $amount } VP
penalty-amount-points = { $amount } puntos
fact-appeal-decided-upheld = Apelación resuelta: la decisión se mantiene
fact-appeal-decided-changed = Apelación resuelta: la decisión se modificó
fact-appeal-decided-withdrawn = La apelación fue retirada
fact-appeal-decided-not-heard = La apelación no fue admitida
fact-published = La puntuación oficial está disponible
fact-closed = La prueba está cerrada
fact-undone = Se deshizo una anotación: { $reason }
fact-undone-unexplained = Se deshizo una anotación
fact-undone-of = Deshecho: «{ $what }» – { $reason }
fact-undone-of-unexplained = Deshecho: «{ $what }»
undo-leaves = Anotado a la vez, y sigue contando: { $entries }. Deshágalo también si debe desaparecer.
result-ruled-counts-on = { $count ->
    [one] Lo que se resolvió aquí sigue contando, para las mismas líneas: anotación { $entries }.
   *[other] Lo que se resolvió aquí sigue contando, para las mismas líneas: anotaciones { $entries }.
}

event-refused-founded-already = Este archivo ya contiene la prueba { $value1 }; cree otra en un archivo nuevo.
event-refused-not-founded = El archivo aún no contiene ninguna prueba: empiece con `duplicado event new`.
event-refused-event-closed = La prueba está cerrada. Si fue un error, el Árbitro deshace primero el cierre.
event-refused-movement-wants = El movimiento es para { $value1 } participantes y se nombraron { $value2 }.
event-refused-contestant-twice = Se nombró dos veces al mismo participante.
event-refused-boards-wanted = Un grupo tiene al menos un estuche, y los estuches se numeran desde 1.
event-refused-no-movement-yet = Todavía no hay movimiento que cambiar: prográmelo desde la ronda 1.
event-refused-round-played = No se cambia nada de lo jugado: la ronda { $value2 } tiene un resultado (mesa { $value3 }, estuche { $value4 }). Cambie el movimiento desde una ronda posterior a la { $value1 }.
event-refused-unknown-result = No existe tal resultado ({ $value1 }): anótelo primero.
event-refused-unknown-appeal = No existe tal apelación.
event-refused-appeal-is-decided = Esta apelación ya está resuelta: deshaga la resolución, o registre una nueva apelación contra ella.
event-refused-ruling-taken-back = La decisión se ha retirado: no hay nada que ver. Registre, si acaso, que la apelación se retiró o no se admitió.
event-refused-one-player = En una prueba individual { $value1 } es un solo jugador: inscriba a cada uno con su propio número.
event-refused-unknown-entry = No existe tal anotación.
event-refused-unknown-contestant = Nadie tiene el número { $value1 }.
event-refused-reason-wanted = Indique qué estaba mal (--reason).
event-refused-title-wanted = Dé un título a la prueba.
event-refused-unknown-ruling = No existe tal decisión.
event-refused-ruled-already = Ya hay una decisión sobre esa puntuación; indique con --instead que se sustituye.
event-refused-ruling-impossible = La decisión no puede ejecutarse: { $value1 }.
event-refused-too-late-to-correct = El Periodo de Corrección terminó a las { $value1 }. ¿Quién lo aprueba por la Organización del Torneo? (`duplicado event correct --approved`)
event-refused-too-late-to-undo = El Periodo de Corrección terminó a las { $value1 }: corrija el resultado con `duplicado event correct --approved`.
event-refused-corrections-over = El Periodo de Corrección terminó a las { $value1 } y la normativa no admite correcciones posteriores.
event-refused-too-late-to-appeal = El derecho a apelar expiró a las { $value1 }.

event-doubt-tricks-missing = ¿Cuántas bazas ganó el declarante?
event-doubt-tricks-impossible = Nadie puede ganar ahí { $value1 } bazas.
event-doubt-score-impossible = Ningún contrato da { $value1 }.
event-doubt-other-vulnerability = Ningún contrato da { $value1 } con la vulnerabilidad de este estuche ({ $value2 }); con otra sí: { $value3 }. ¿Era este estuche?
event-doubt-lead-not-held = Nadie tiene { $value1 } en este estuche; se dice que salió { $value2 }. ¿Era este estuche?
event-doubt-lead-from-another-seat = { $value1 } está en la mano de { $value3 }, no de { $value2 }, a quien tocaba salir. ¿Es correcto el declarante, y estaba girado el estuche?
event-doubt-not-due-here = El movimiento no lleva el estuche { $value1 } a la mesa { $value2 } en la ronda { $value3 }.
event-doubt-round-to-come = El estuche { $value1 } está en la mesa { $value2 } en la ronda { $value3 }, que no se ha anunciado. Allí faltan todavía: { $value4 }. ¿Es correcto el número del estuche?
event-doubt-nobody-there = El movimiento no sienta a nadie en la mesa { $value1 } en la ronda { $value2 }.
event-doubt-contestant-elsewhere = Según el movimiento, { $value1 } está en la mesa { $value2 } en esta ronda.
event-doubt-contestant-unknown = Nadie tiene el número { $value1 }.
event-doubt-against-oneself = { $value1 } no puede sentarse dos veces ahí.
event-doubt-entered-already = Ya hay una inscripción de { $value1 }, con el número { $value2 }.
event-doubt-played-before = { $value1 } ya tiene un resultado en este estuche, de la mesa { $value2 } en la ronda { $value3 }.
event-doubt-stated-otherwise = Ahí ya se anotó otro resultado. Para corregirlo use `duplicado event correct`.
event-doubt-unusual = { $value1 } con { $value2 } bazas es poco habitual.
event-refused-text-too-long = El texto que empieza «{ $value1 }» es demasiado largo: puede tener { $value2 } caracteres.
event-doubt-nothing-played = En la mesa { $value1 } no se ha anotado nada en la ronda { $value2 }. ¿Ha terminado allí la ronda de todos modos?
