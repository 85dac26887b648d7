# `duplicado movement --change` e `duplicado event replan`: movimentos de equipes e de jogadores individuais replanejados.
replanning-late-teams = { $count ->
    [one] uma equipe chega atrasada
   *[other] { $count } equipes chegam atrasadas
}
replanning-late-players = { $count ->
    [one] um jogador chega atrasado
   *[other] { $count } jogadores chegam atrasados
}
replanning-leaves-teams = { $count ->
    [one] a equipe { $who } vai embora
   *[other] as equipes { $who } vão embora
}
replanning-leaves-players = { $count ->
    [one] o jogador { $who } vai embora
   *[other] os jogadores { $who } vão embora
}
replanning-way-sit-out-teams = Como anunciado; quem não tem adversário descansa.
replanning-way-sit-out-players = Como anunciado; uma mesa incompleta não joga.
replanning-way-pair-up-teams = Como anunciado; as equipes que descansariam ao mesmo tempo jogam entre si.
replanning-way-pair-up-players = Como anunciado; quatro que descansariam ao mesmo tempo formam uma mesa.
replanning-way-rover-players = Como anunciado; quem descansaria sempre ocupa à vez o lugar de outros.
replanning-way-new-rounds-teams = Primeiro acabam-se os matches começados; depois jogam entre si as que não se encontraram.
replanning-way-new-rounds-players = As mesas formam-se de novo, de modo que poucos repitam parceiro.
replanning-way-continue = Continua por mais rodadas como teria sido desde o início.
replanning-way-cut = As últimas rodadas são suprimidas.
replanning-way-finish = Suprimem-se rodadas de modo que se acabem em ambas as mesas tantos matches quanto possível.
replanning-way-fewer-boards = Suprimem-se as últimas bolsas de alguns jogos, em ambas as mesas de um match; as bolsas passam a numerar-se uma a uma.
replanning-out-teams = { $count ->
    [0] Daí em diante ninguém descansa.
    [one] Uma dupla de uma equipe descansa uma rodada.
   *[other] Há { $count } rodadas em que descansa uma dupla de uma equipe; nenhuma equipe tem mais de { $most }.
}
replanning-out-players = { $count ->
    [0] Daí em diante ninguém descansa.
    [one] Um jogador descansa uma rodada.
   *[other] Há { $count } rodadas em que descansa um jogador; nenhum jogador tem mais de { $most }.
}
replanning-moved-teams = { $count ->
    [0] Nenhuma equipe está em outro lugar que não o anunciado.
    [one] Uma equipe está em outro lugar que não o anunciado.
   *[other] { $count } equipes estão em outro lugar que não o anunciado.
}
replanning-moved-players = { $count ->
    [0] Nenhum jogador está em outro lugar que não o anunciado.
    [one] Um jogador está em outro lugar que não o anunciado.
   *[other] { $count } jogadores estão em outro lugar que não o anunciado.
}
replanning-boards-teams = { $boards } bolsas joga uma equipe numa mesa em média.
replanning-boards-players = { $boards } bolsas joga um jogador em média.
replanning-unfinished = { $count ->
    [one] Um match é jogado numa só mesa e não pode ser apurado.
   *[other] { $count } matches são jogados numa só mesa e não podem ser apurados.
}
replanning-repeats-teams = { $count ->
    [one] Repete-se um match ou um jogo de bolsas.
   *[other] Repetem-se { $count } matches ou jogos de bolsas.
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
replan-error-tables = As equipes e os jogadores individuais precisam de todas as suas mesas: ponha outra mesa no lugar da que se perdeu.
replanning-never-teams = { $count ->
    [one] Uma equipe não jogaria nada.
   *[other] { $count } equipes não jogariam nada.
}
replanning-never-players = { $count ->
    [one] Um jogador não jogaria nada.
   *[other] { $count } jogadores não jogariam nada.
}
