# One artificial score for several boards (Law 12C2(d))
several-title = O mesmo para várias bolsas
several-how = Marque as bolsas para as quais se decide o mesmo escore artificial. Cada competidor recebe o mesmo onde quer que se sente; os seus adversários lá recebem o que aqui recebem os adversários.
several-limit = Os regulamentos permitem a um competidor { $most } médias plus numa sessão por bolsas sem resultado; cada uma além delas conta { $share } % (Lei 12C2(d)).
several-board = Bolsa { $board }, rodada { $round }, mesa { $table }: { $ns } – { $ew }
several-ruled = já decidida
console-wrong-several-assigned = Um escore atribui-se para uma só bolsa: desmarque as outras ou decida um escore artificial (12C2).
console-wrong-several-unknown = “{ $text }” não é uma bolsa destes competidores na sessão: escreva rodada/mesa/bolsa, como 2/3/7.
fact-score-ruled-several = { fact-score-ruled }; é uma de várias bolsas da sessão e conta como os regulamentos têm as seguintes
