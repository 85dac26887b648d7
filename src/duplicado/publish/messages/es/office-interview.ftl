# La entrevista de una prueba
office-interview-open = Las respuestas dejan una pregunta abierta: { $question }
office-interview-stopped = La entrevista no se terminó; no se anotó nada.
office-interview-take-down = ¿Se anota?
