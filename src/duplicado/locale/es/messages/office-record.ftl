# La oficina del Árbitro en el registro de una prueba: avisos, decisiones, dispensas, encuestas, formularios; el registro de árbitros.

office-yes = sí
office-no = no
office-where-board = estuche { $number }
office-where-table = mesa { $section }{ $number }
office-where-round = ronda { $number }
office-where-session = sesión { $number }
office-where-unknown = lugar no indicado
office-laws = { $count ->
    [one] Artículo { $laws }
   *[other] Artículos { $laws }
}

fact-director-called = Se llamó al Árbitro, { $where }: { $said }
fact-director-called-by = { $seat } llamó al Árbitro, { $where }: { $said }
fact-irregularity-noticed = El Árbitro advirtió, { $where }: { $what } ({ $manner })
fact-ruling-given = Decisión, { $where }: { $said }
fact-ruling-corrected = Decisión corregida, { $because }, { $where }: { $said }
fact-ruling-withdrawn = Se retiró una decisión: { $reason }
fact-rectification-waived = Dispensa de la rectificación a petición de { $side }, { $where }: { $waived }; { $cause }
fact-matter-referred = Remitido a { $to }, { $where }: { $matter }
fact-poll-taken = { $count ->
    [one] Encuesta, { $where }, una respuesta: { $question }
   *[other] Encuesta, { $where }, { $count } respuestas: { $question }
}
fact-conduct-noted = Conducta, { $who }: { $what } – { $measure }
fact-partnership-noted = { $kind }, { $who }: { $what }
fact-player-suspended = { $who }: suspensión en la sesión { $session } desde la ronda { $round }
fact-player-suspended-until = { $who }: suspensión en la sesión { $session }, rondas { $round } a { $last }
fact-disqualified = { $who }: descalificación, aprobada por { $approver }
office-measure-noted = anotado
office-measure-warning = advertencia
office-measure-penalty = penalidad
office-note-psyche = Psíquica
office-note-deviation = Desviación
office-note-misexplanation = Explicación equivocada
office-note-misbid = Voz equivocada
office-because-directors-error = error del Árbitro
office-because-appeal = apelación
office-because-new-facts = hechos nuevos

office-told-ruling = { $number }Decisión: { $said } ({ $laws })
office-told-ruling-replaced = { $number }Decisión, sustituida después: { $said } ({ $laws })
office-told-corrected = Corrige una decisión anterior, { $because }: { $reason }
office-told-both-non-offending = Ambos bandos se consideran no infractores (Artículo 82C).
office-told-facts-agreed = Hubo acuerdo sobre los hechos (Artículo 84).
office-told-facts-disputed = Los hechos se discutían; el Árbitro los estableció por el balance de probabilidades (Artículo 85A).
office-told-facts-undetermined = Los hechos no pudieron determinarse (Artículo 85B).
office-told-option = Se ofreció a { $to }: { $options }. Eligió: { $taken }.
office-told-reasons = Motivos: { $reasons }
office-told-appeal = Se informó a los participantes de su derecho a apelar (Artículo 83).

office-earlier-offences = { $who } ya tuvo en esta prueba: advertencias { $warnings }, penalidades { $penalties }.
office-open = Pendiente del Árbitro:
office-nothing = No hay decisiones ni nada pendiente.
office-replaced = [sustituida]
office-open-call = { $number }: aún sin decisión. { $text }
office-open-return = { $number }: debe volver, { $where }: { $what }
office-open-appeal = { $number }: apelación de { $who }, sin resolver
office-open-appeal-anew = { $number }: apelación de { $who }, sin resolver; otra decisión ha sustituido a la apelada: pregunte si la apelación sigue
office-open-substitute = { $who }: un sustituto para { $player } desde la ronda { $round }

office-register-heading = Registro de Árbitros: solo para Árbitros
office-register-empty = No se ha anotado nada.
office-register-no-entry = El registro no tiene la anotación { $value1 }, o fue corregida; la última es la { $value2 }.
office-register-call = voz: { $text }
office-register-meaning = significado: { $text }
office-register-held = tenía: { $text }
office-register-partner = compañero: { $text }
office-register-told-by = informó { $text }

office-form-written = Escrito: { $file }
office-form-other-kind = La anotación con ese número es de otra clase; véase `duplicado event log`.
office-form-title-ruling = Decisión arbitral
office-form-title-appeal = Apelación
office-form-title-poll = Encuesta
office-form-title-conduct = Formulario de anotación
office-form-occasion = Ocasión
office-form-event = Prueba
office-form-where = Dónde
office-form-when = Cuándo
office-form-board = Estuche
office-form-dealer = Dador
office-form-vulnerable = Vulnerabilidad
office-form-happened = Qué ocurrió
office-form-called-by = Llamó
office-form-noticed = Lo advirtió el Árbitro
office-form-said = Según se dijo
office-form-facts = Hechos
office-form-facts-are = Los hechos
office-form-facts-which = con acuerdo / discutidos / no pueden determinarse
office-facts-agreed = con acuerdo
office-facts-disputed = discutidos
office-facts-undetermined = no pueden determinarse
office-form-ruling = Decisión
office-form-laws = Artículos
office-form-aloud = Dicho en voz alta
office-form-options = Opciones
office-form-scores = Puntuaciones y penalidades
office-form-come-back = Volver para
office-form-appeal-told = Se informó del derecho a apelar (83)
office-form-reasons = Motivos
office-form-corrected = Corrige una decisión anterior
office-form-sign-director = Árbitro, fecha y hora
office-form-sign-appellant = Apelante
office-form-sign-concurs = Compañero o capitán que consiente (92D)
office-form-sign-chairman = Presidente, fecha y hora
office-form-against = Contra
office-form-appeal = Apelación
office-form-appellant = Apelante
office-form-lodged = Presentada a través del Árbitro a las
office-form-concurs = Consiente el compañero o capitán
office-form-deposit = Fianza
office-form-grounds = Fundamentos
office-form-hearing = Vista y resolución
office-form-body = Resolvió
office-form-chairman = Presidente
office-form-members = Miembros
office-form-present = Presentes
office-form-outcome = Resultado
office-form-appeal-fallen = La decisión se ha retirado: no hay nada que ver
office-form-merit = Con fundamento
office-form-summary = Resumen del presidente
office-form-problem = ¿Qué haría usted?
office-form-seat = Usted es
office-form-hand = Su mano
office-form-auction = Subasta hasta ahora
office-form-question = Pregunta
office-form-answers = Respuestas
office-form-poll-who = Jugador
office-form-poll-chose = Elegiría
office-form-poll-considered = También consideró seriamente
office-form-poll-remark = Observaciones
office-form-contestant = Pareja, equipo o jugador
office-form-players = Personas
office-form-what = Qué ocurrió
office-form-measure = Medida
office-form-kind = Clase
office-form-call = Voz
office-form-meaning = Según acuerdo o explicación
office-form-held = Mano que tenía
office-form-partner = Qué hizo el compañero
office-form-told-by = Informó
office-form-noted = Anotación

event-refused-substitute-barred = { $value1 } está en suspensión o descalificación y no puede ser sustituto.
event-refused-replaces-another-kind = Lo que se quiere corregir es una anotación de otra clase.
event-refused-replaced-already = Esa anotación ya fue corregida: indique la que la corrigió.
event-refused-ruling-without-clause = Una decisión se basa en un Artículo o una normativa: indique sus cláusulas (--under).
event-refused-no-clause = { $value1 } no es una cláusula del Reglamento. Escriba p. ej. 16B3 o 74A2.
event-refused-who-wanted = Indique quién fue: una pareja (--who) o una persona (--player).
event-refused-words-wanted = Indique qué ocurrió y por qué: un texto vacío no dice nada a nadie.
event-refused-cause-wanted = La rectificación se dispensa con causa: indique cuál (--cause).
event-refused-measure-and-penalty = Una penalidad por conducta nombra la penalidad impuesta, y nada más lo hace.
event-refused-approval-wanted = ¿Quién aprueba la descalificación por la Organización del Torneo? (--approved)
event-refused-corrects-nothing = Indique la decisión que se corrige.
event-refused-not-offered = { $value1 } no estaba entre las opciones: { $value2 }.
event-refused-score-stands = La puntuación que dio esta decisión todavía cuenta ({ $value1 }): restablézcala antes o corrija la decisión.
event-refused-too-late-to-rectify = Lo que el Árbitro conoce después de { $value1 } ya no se rectifica.
event-refused-rounds-wanted = Las rondas se numeran desde 1 y la última no es anterior a la primera.
event-refused-contestants-only = El Reglamento de 2007 solo lo prevé para participantes, no para un jugador ({ $value1 }).
event-refused-no-ruling = Se apela contra una decisión, y esa anotación no lo es: `duplicado event rulings` las enumera.
event-refused-no-further-appeal = La normativa no prevé otra apelación.
event-refused-no-referral-to-authority = La normativa no permite remitir el asunto a la Autoridad Reguladora.
event-refused-has-appealed = { $value1 } ya ha apelado contra esta decisión.
event-refused-not-at-the-table = { $value1 } no estaba en la mesa donde se tomó la decisión.
event-refused-captain-must-concur = La apelación no se admite sin el consentimiento del capitán del equipo (--concurred).
event-refused-partner-must-concur = La apelación no se admite sin el consentimiento de ambos compañeros (--concurred).
event-refused-deposit-is-returned = La fianza se devuelve salvo que la apelación careciera de fundamento: dígalo (`--without-merit`) o no retenga nada.
event-refused-deposit-may-not-be-kept = De una fianza de { $value2 } no se puede retener { $value1 } según la normativa en vigor (appeal.deposit_forfeit, appeal.meritless_sanction).
event-refused-may-only-recommend =
    { $value1 ->
        [law] Un comité no revoca la decisión del Árbitro sobre un punto de derecho; lo que decide sobre él el propio Árbitro Director se indica sin presidente ni miembros (Artículo 93B1)
       *[discipline] Un comité no revoca una penalidad disciplinaria; el propio Árbitro puede retirarla
    }. Decida upheld e indique lo que recomienda (--recommended).
event-doubt-may-not-play = { $value1 }: { $value2 } está en suspensión o descalificación y nadie ocupa su lugar.
ruling-objection-both-non-offending = tras el error del Árbitro ambos bandos se consideran no infractores, y aquí uno tiene culpa
event-refused-carried-in-total = Esta prueba clasifica por totales y no por porcentajes: indique lo que se trae en su unidad.
event-refused-carried-in-percent = Esta prueba clasifica por porcentajes: indique lo que se trae en tanto por ciento.
