# O que se diz dos torneios lidos de arquivos com vários, e dos jogadores individuais neles.

contest-file-several = { $file } contém { $count } torneios ({ $events }): indique com --event qual.
contest-file-no-such-event = { $file } não tem o torneio { $number }: { $count ->
    [one] contém uma
   *[other] contém { $count }
}.
file-empty = O arquivo está vazio ({ $bytes } bytes). Talvez não tenha sido copiado até o fim, ou o programa que o escrevia não tinha acabado.
