# Sesiones y estuches no jugados.
fact-session-missed = { $who } no pudo jugar la sesión { $session }
event-refused-missed-only-percentages = Lo que vale una sesión no jugada se dice en porcentajes: esta prueba no los tiene.
event-refused-missed-not-regulated = La normativa { $value1 } no concede nada por una sesión no jugada. Diga en las condiciones de la competición qué rige: [options], "unplayed_session.rule" = "lowest_of_three".
event-refused-missed-but-played = { $value1 } ha jugado en esa sesión: hay un resultado en la ronda { $value2 }.
option-about-unplayed-session-rule = Qué recibe una pareja por una sesión no jugada: nada (none), o lo menor de su media, su media contando un 50 % por esa sesión y el tope (lowest_of_three).
option-about-unplayed-session-cap = Lo más que recibe una pareja por una sesión no jugada, en tanto por ciento.
option-about-unplayed-session-last-session-rule = Qué recibe si es la última sesión: lo mismo (none) o la peor de sus sesiones (worst_session).
event-refused-not-a-player = { $value1 } no juega por { $value2 }: escriba uno de { $value3 }.
