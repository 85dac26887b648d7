# Lo que dice el registro de una prueba junto a una pregunta de la entrevista
interview-record-round-over = El registro: { $where }: la ronda ha terminado. ¿Se llamó la atención antes?
interview-record-round-on = El registro: { $where }: la ronda no ha terminado.
interview-record-correction = El registro, sobre un error en la puntuación: { $told }
