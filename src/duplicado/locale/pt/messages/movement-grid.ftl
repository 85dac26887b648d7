# O movimento desenhado.

grid-table = Mesa
grid-switched = giro da flecha
grid-sits-out = { $count ->
    [one] Descansa
   *[other] Descansam
}
grid-not-playing = Não jogam
grid-share = Compartilham bolsas
grid-all = todas
grid-stand = No banco
grid-stay = { $kind ->
    [teams] { $count ->
        [one] A equipe { $who } permanece em Norte-Sul
       *[other] As equipes { $who } permanecem em Norte-Sul
    }
    [individual] { $count ->
        [one] O jogador { $who } mantém seu assento
       *[other] Os jogadores { $who } mantêm seus assentos
    }
   *[pairs] { $count ->
        [one] A dupla { $who } permanece em Norte-Sul
       *[other] As duplas { $who } permanecem em Norte-Sul
    }
}
grid-home = { $kind ->
    [teams] { $count ->
        [one] A equipe { $who } não muda de mesa
       *[other] As equipes { $who } não mudam de mesa
    }
    [individual] { $count ->
        [one] O jogador { $who } não muda de mesa
       *[other] Os jogadores { $who } não mudam de mesa
    }
   *[pairs] { $count ->
        [one] A dupla { $who } não muda de mesa
       *[other] As duplas { $who } não mudam de mesa
    }
}
grid-comes-in = { $who } começa na rodada { $round }: { $at }.
grid-new-pin = A mesa { $table } é nova. Seu PIN:
grid-new-pin-once = Mostrado uma única vez: anote-o. Enquanto isso, cada link que se aperta abre em outra aba.
grid-follow = Seguir { $who }
grid-follow-boards = Seguir as bolsas { $boards }
grid-follow-none = Não seguir ninguém
grid-boards-followed = O caminho das bolsas está emoldurado.
grid-changed = muda
grid-how = Aperte um número para seguir { $kind ->
    [teams] uma equipe
    [individual] um jogador
   *[pairs] uma dupla
}, ou bolsas para segui-las de mesa em mesa. { $kind ->
    [individual] Sentam-se Norte – Este – Sul – Oeste.
   *[pairs] { "" }
}
grid-way-of = Rodada por rodada:
grid-way-out = descansa
grid-way-at = mesa { $table }, contra { $who }, bolsas { $boards }
grid-show-changes = { $count ->
    [one] Mostrar o movimento: muda um lugar
   *[other] Mostrar o movimento: mudam { $count } lugares
}
grid-cards = Cartões
grid-green = Em verde, o que mudaria. Celulares, tela e cartões acompanham.
grid-best = a melhor
grid-use-from = Usar a partir da rodada { $round }
grid-draw = Desenhar
grid-sat-wrong = Sentaram-se ao contrário ou em outra mesa
grid-late = { $kind ->
    [teams] Uma equipe chega atrasada
    [individual] Um jogador chega atrasado
   *[pairs] { console-change-late }
}
grid-leaves = { $kind ->
    [teams] Uma equipe vai embora
    [individual] Um jogador vai embora
   *[pairs] { console-change-leaves }
}
