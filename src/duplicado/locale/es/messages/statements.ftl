# Un resultado escrito como línea de la hoja del estuche.

statement-table-wanted = Diga en qué mesa fue.
statement-line-unreadable = «{ $line }» no es un resultado. Escriba contrato, declarante, resultado y salida, p. ej. 4P N +1 CR; o paso; o una puntuación para Norte-Sur; o np si no se jugó.
