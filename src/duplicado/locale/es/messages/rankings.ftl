# Clasificaciones entre algunos de los participantes, de qué se compone un total y apelaciones que llegan tarde.

rankings-nav = Clasificaciones
rankings-all = Todos
rankings-category = Categoría { $name }
rankings-stratum = Estrato { $name }
rankings-stratum-below = Estrato { $name } e inferiores
rankings-handicap = Con hándicap
rankings-handicap-part = Con { $part } del hándicap
rankings-handicap-short = Hcp
rankings-handicap-column = Hándicap: lo que se suma al resultado para esta clasificación
rankings-net-short = Neto
rankings-net = El resultado con el hándicap, por el que se hace esta clasificación
rankings-missed = Entre paréntesis: una sesión que no se jugó y lo que la normativa da por ella.
rankings-penalty-event = Descontado del total de la prueba; lo descontado en una sesión está en la cifra de esta.
rankings-carried-percent = { $amount } %
fact-appeal-lodged-late = Apelación de { $who }, admitida fuera de plazo por { $approver } en nombre de la Organización del Torneo
event-refused-late-appeal-wants-approval = El derecho a apelar expiró a las { $value1 }. ¿Quién admite la apelación por la Organización del Torneo? (--approved)
rankings-comma = { $file }:{ $line }: { $option } tiene un texto con una coma, que la prueba guardaría como dos. Escríbalo sin la coma.
rankings-no-category = Nadie está inscrito en una categoría «{ $name }». Hay: { $known }
rankings-no-stratum = Nadie está inscrito en un estrato «{ $name }». Hay: { $known }
event-refused-unknown-session = Todavía no hay sesión { $value1 }.
