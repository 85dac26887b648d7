# Lo que dice `duplicado claim`.

claim-result = { $claimer } reclamó { $claimed } de { $left }: { $tricks } para el bando del reclamante.
claim-tally = El declarante hace { $tricks } en total.
claim-certain = Todas las líneas legales de ambos bandos dan este número.
claim-not-proved = La búsqueda terminó por su límite: puede haber una línea con menos bazas. Acótela con una declaración o con determinaciones.
claim-line = La línea que lo demuestra:
claim-depends = Depende de un juicio:
claim-answers = Sí: { $yes }. No: { $no }.
claim-question-70C2 = ¿Hay alguna probabilidad de que el reclamante no supiera que quedaba un triunfo?
claim-question-70D1 = ¿Pudo el reclamante tener por firme una carta a la que gana otra pendiente?
claim-question-70E1 = Cuando un oponente ha mostrado su fallo, ¿sería irracional no hacer el impás que eso marca?
claim-question-70E2 = ¿Se entiende que los palos se juegan de arriba abajo?
claim-clauses = Leyes: { $clauses }
claim-best-play = (A cartas vistas y con el mejor juego de ambos bandos: { $tricks }.)
