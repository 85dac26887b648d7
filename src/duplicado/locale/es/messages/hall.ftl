# Avisos, el reloj y la cola de llamadas al Árbitro.

fact-announcement-made = Anunciado a todos: { $said }
fact-announcement-made-to = Anunciado en { $tables }: { $said }
fact-commentary-written = Comentario del estuche { $board }: { $said }
fact-announcement-ended = Se retiró un aviso
fact-rounds-timed = { $minutes ->
    [one] Una ronda dura un minuto
   *[other] Una ronda dura { $minutes } minutos
}
fact-rounds-timed-one = { $minutes ->
    [one] La ronda { $round } dura un minuto
   *[other] La ronda { $round } dura { $minutes } minutos
}
fact-rounds-timed-table = { $minutes ->
    [one] La ronda { $round } dura un minuto en la mesa { $table }
   *[other] La ronda { $round } dura { $minutes } minutos en la mesa { $table }
}
fact-clock-held = Se paró el reloj
fact-clock-resumed = El reloj sigue
fact-in-section = { $said } (sección { $section })
fact-call-taken = { $who } acude a la mesa que llamó
fact-call-settled = La llamada se resolvió sin decisión arbitral
fact-call-settled-how = La llamada se resolvió sin decisión arbitral: { $how }

event-refused-no-such-board = Aquí no hay estuche { $value1 }.
event-refused-announcement-empty = Escriba lo que se anuncia.
event-refused-no-announcement = No hay tal aviso.
event-refused-no-such-table = No hay mesa { $value1 } en esa sesión.
event-refused-round-minutes = Una ronda dura al menos un minuto, y el aviso viene después de su comienzo.
event-refused-no-call = No hay tal llamada al Árbitro.
event-refused-call-answered = Esa llamada ya se ha atendido.
event-refused-call-too-long = Dígalo en { $value1 } caracteres como máximo; lo demás lo preguntará el Árbitro en la mesa.
