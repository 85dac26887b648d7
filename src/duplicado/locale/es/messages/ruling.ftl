# Decisiones sobre puntuaciones, en palabras.

ruling-unchanged = mantiene la puntuación de la mesa
ruling-fault-not = media máxima
ruling-fault-partly = media
ruling-fault-directly = media mínima
ruling-award-average-plus = media máxima
ruling-award-average = media
ruling-award-average-minus = media mínima
ruling-award-session-average = la media de su sesión
ruling-complement = lo que dejan los oponentes
ruling-better = media máxima, o { $imps } IMP de una puntuación asignada si es mejor
ruling-amount = { $amount } por decisión
ruling-self-inflicted = la puntuación de la mesa con el perjuicio que hizo la infracción, hasta { $expected }
cli-wrong-ruling = «{ $text }» no es una decisión. Escriba A+, A, A-, 60%, un resultado como 4P N -1, ponderados como "40% 4P N =, 60% 4P N -1", o mantener.
ruling-objection-weights-forbidden = el Artículo en que se basa solo admite un resultado
ruling-objection-not-legal = se da peso a un resultado que no podía alcanzarse de forma legal
ruling-objection-cannot-follow = un resultado ya no podía producirse
ruling-objection-assign-first = la puntuación es artificial aunque puede asignarse una
ruling-objection-cannot-be-assigned = se asigna una puntuación aunque no puede asignarse ninguna
ruling-objection-not-self-inflicted = lo que hizo el propio bando no es de la clase a la que se refiere el Artículo
ruling-objection-does-not-balance = los bandos reciben resultados distintos y ninguna cláusula en que se basa la decisión lo permite
ruling-objection-not-permitted = ningún Artículo que la decisión nombra permite ajustar la puntuación
ruling-objection-must-be-artificial = el Artículo en que se basa la decisión exige una puntuación artificial
ruling-objection-not-too-many = nadie ha encontrado que las posibilidades sean numerosas o no evidentes
ruling-objection = No es conforme al Reglamento: { $why } ({ $law }).
ruling-no-such-clause = El Reglamento de { $edition } no tiene la cláusula { $clause }.
ruling-clause-of-other-edition = El Reglamento de { $edition } no tiene la cláusula { $clause }: en él es { $instead }.
