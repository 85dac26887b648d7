# `duplicado movement --change` e `duplicado event replan`: movimentos de equipas e de jogadores individuais replaneados.
replanning-late-teams = { $count ->
    [one] uma equipa chega atrasada
   *[other] { $count } equipas chegam atrasadas
}
replanning-late-players = { $count ->
    [one] um jogador chega atrasado
   *[other] { $count } jogadores chegam atrasados
}
replanning-leaves-teams = { $count ->
    [one] a equipa { $who } vai-se embora
   *[other] as equipas { $who } vão-se embora
}
replanning-leaves-players = { $count ->
    [one] o jogador { $who } vai-se embora
   *[other] os jogadores { $who } vão-se embora
}
replanning-way-sit-out-teams = Como anunciado; quem não tem adversário folga.
replanning-way-sit-out-players = Como anunciado; uma mesa incompleta não joga.
replanning-way-pair-up-teams = Como anunciado; as equipas que folgariam ao mesmo tempo jogam entre si.
replanning-way-pair-up-players = Como anunciado; quatro que folgariam ao mesmo tempo formam uma mesa.
replanning-way-rover-players = Como anunciado; quem folgaria sempre ocupa à vez o lugar de outros.
replanning-way-new-rounds-teams = Primeiro acabam-se os encontros começados; depois jogam entre si as que não se encontraram.
replanning-way-new-rounds-players = As mesas formam-se de novo, de modo que poucos repitam parceiro.
replanning-way-continue = Continua por mais rondas como teria sido desde o início.
replanning-way-cut = As últimas rondas são suprimidas.
replanning-way-finish = Suprimem-se rondas de modo que se acabem em ambas as mesas tantos encontros quanto possível.
replanning-way-fewer-boards = Suprimem-se as últimas bolsas de alguns jogos, em ambas as mesas de um encontro; as bolsas passam a numerar-se uma a uma.
replanning-out-teams = { $count ->
    [0] Daí em diante ninguém folga.
    [one] Um par de uma equipa folga uma ronda.
   *[other] Há { $count } rondas em que folga um par de uma equipa; nenhuma equipa tem mais de { $most }.
}
replanning-out-players = { $count ->
    [0] Daí em diante ninguém folga.
    [one] Um jogador folga uma ronda.
   *[other] Há { $count } rondas em que folga um jogador; nenhum jogador tem mais de { $most }.
}
replanning-moved-teams = { $count ->
    [0] Nenhuma equipa está noutro lugar que não o anunciado.
    [one] Uma equipa está noutro lugar que não o anunciado.
   *[other] { $count } equipas estão noutro lugar que não o anunciado.
}
replanning-moved-players = { $count ->
    [0] Nenhum jogador está noutro lugar que não o anunciado.
    [one] Um jogador está noutro lugar que não o anunciado.
   *[other] { $count } jogadores estão noutro lugar que não o anunciado.
}
replanning-boards-teams = { $boards } bolsas joga uma equipa numa mesa em média.
replanning-boards-players = { $boards } bolsas joga um jogador em média.
replanning-unfinished = { $count ->
    [one] Um encontro joga-se numa só mesa e não pode ser pontuado.
   *[other] { $count } encontros jogam-se numa só mesa e não podem ser pontuados.
}
replanning-repeats-teams = { $count ->
    [one] Repete-se um encontro ou um jogo de bolsas.
   *[other] Repetem-se { $count } encontros ou jogos de bolsas.
}
replanning-repeats-players = { $count ->
    [one] Uma vez repete-se um parceiro, ou um adversário a mais.
   *[other] { $count } vezes repete-se um parceiro, ou um adversário a mais.
}
replanning-new = { $count ->
    [one] É precisa uma bolsa nova.
   *[other] São precisas { $count } bolsas novas.
}
replanning-copies = { $count ->
    [one] É precisa mais uma cópia de cada bolsa.
   *[other] São precisas mais { $count } cópias de cada bolsa.
}
replan-error-tables = As equipas e os jogadores individuais precisam de todas as suas mesas: ponha outra mesa no lugar da que se perdeu.
replanning-never-teams = { $count ->
    [one] Uma equipa não jogaria nada.
   *[other] { $count } equipas não jogariam nada.
}
replanning-never-players = { $count ->
    [one] Um jogador não jogaria nada.
   *[other] { $count } jogadores não jogariam nada.
}
