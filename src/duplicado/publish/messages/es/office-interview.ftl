# La entrevista de una prueba
office-interview-open = Las respuestas dejan una pregunta abierta: { $question }
office-interview-stopped = La entrevista no se terminó; no se anotó nada.
office-interview-take-down = ¿Se anota?

# Encuestas
office-poll-turn = Tras esa subasta no le toca hablar a { $seat }. Dio { $dealer }: escriba todas las voces desde el dador hasta la decisión; o --play si se trataba de jugar una carta.
office-poll-call = { $text } no es una voz que { $seat } pudiera hacer ahí. Escriba p. ej. paso, X, 4C.
office-poll-card = { $text } no es una carta que { $seat } pudiera jugar ahí. Escriba p. ej. P9.
office-poll-opinion = { $text } no es la opinión de nadie a quien se preguntó. Escriba p. ej. "Jugador 1: X", con el nombre de --answer.
office-poll-twice = { $who } contesta dos veces: a cada jugador se le pregunta una.
office-form-explained = Lo que se les dijo
office-form-play = Muerto y jugadas hasta ahí
