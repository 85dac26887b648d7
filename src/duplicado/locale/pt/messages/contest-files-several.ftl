# O que se diz das provas lidas de ficheiros com várias, e dos jogadores individuais neles.

contest-file-several = { $file } contém { $count } provas ({ $events }): indique com --event qual.
contest-file-no-such-event = { $file } não tem a prova { $number }: { $count ->
    [one] contém uma
   *[other] contém { $count }
}.
file-empty = O ficheiro está vazio ({ $bytes } bytes). Talvez não tenha sido copiado até ao fim, ou o programa que o escrevia não tinha acabado.
