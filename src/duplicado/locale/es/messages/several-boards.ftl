# One artificial score for several boards (Law 12C2(d))
several-title = Lo mismo para varios estuches
several-how = Marque los estuches para los que se decide la misma puntuación artificial. Cada participante recibe lo mismo dondequiera que se siente; sus oponentes allí, lo que aquí reciben los oponentes.
several-limit = La normativa permite a un participante { $most } medias máximas en una sesión por estuches sin resultado; cada una más cuenta { $share } % (Artículo 12C2(d)).
several-board = Estuche { $board }, ronda { $round }, mesa { $table }: { $ns } – { $ew }
several-ruled = ya decidido
console-wrong-several-assigned = Un resultado se asigna para un solo estuche: desmarque los demás o decida una puntuación artificial (12C2).
console-wrong-several-unknown = «{ $text }» no es un estuche de estos participantes en la sesión: escriba ronda/mesa/estuche, como 2/3/7.
fact-score-ruled-several = { fact-score-ruled }; es uno de varios estuches de la sesión y cuenta como la normativa tiene los siguientes
