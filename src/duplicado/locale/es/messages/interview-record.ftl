# Lo que dice el registro de una prueba junto a una pregunta de la entrevista
interview-record-round-over = El registro: { $where }: la ronda ha terminado. ¿Se llamó la atención antes?
interview-record-round-on = El registro: { $where }: la ronda no ha terminado.
interview-record-correction = El registro, sobre un error en la puntuación: { $told }

# Junto a la pregunta por el resultado
interview-double-dummy = Bazas a cartas vistas, como ayuda y no como prueba de lo que habría pasado:
interview-double-dummy-of = { $who }: { $tricks }
interview-poll = Encuesta, decisión de { $seat }: { $question }
interview-poll-not-counted = No se cuenta: faltan la mano o las voces que se mostraron, o una respuesta no es una voz o carta.
interview-no-poll = No se ha hecho ninguna encuesta sobre este estuche; se pregunta a jugadores del mismo nivel qué harían, sin decirles por qué.
