# Lo que está mal en un archivo de la notación de Richard (RBN).

rbn-no-board = No hay ningún estuche en este archivo. Un archivo RBN tiene líneas como B 7, H W:… y A WZ:….
rbn-not-a-line = «{ $text }» no es una línea de un archivo RBN y se omite; una línea empieza con una letra y un espacio.
rbn-twice = La línea { $label } está aquí dos veces para el mismo estuche; vale la primera.
rbn-brace-open = Un párrafo entre llaves no está cerrado; se ha cerrado aquí.
rbn-board = «{ $text }» no es el número de un estuche.
rbn-hands = Las manos se omiten: «{ $text }» no es una mano o una carta, o está dos veces.
rbn-unknown-call = «{ $text }» no es una voz; la subasta se omite desde aquí.
rbn-unknown-card = «{ $text }» no es una carta; el carteo se omite desde aquí.
rbn-note-missing = Se remite a una nota que no está.
rbn-contract = «{ $text }» no es un contrato; RBN escribe p. ej. 4S:N o 3NX:W.
rbn-result = «{ $text }» no es un resultado; RBN escribe p. ej. 10+420, 9-50 o P.
rbn-play-without-contract = Estuche { $board }: se juegan cartas sin contrato; no se puede saber de qué manos vinieron.
rbn-too-many = El archivo tiene más líneas de las que tiene un archivo de su tamaño; no se ha leído nada.
