# O movimento desenhado.

grid-table = Mesa
grid-switched = giro da flecha
grid-sits-out = Descansa
grid-share = Compartilham bolsas
grid-all = todas
grid-stand = No banco
grid-stay = { $count ->
    [one] A dupla { $who } permanece em Norte-Sul
   *[other] As duplas { $who } permanecem em Norte-Sul
}
grid-follow = Seguir { $who }
grid-follow-boards = Seguir as bolsas { $boards }
grid-follow-none = Não seguir ninguém
grid-boards-followed = O caminho das bolsas está emoldurado.
grid-changed = muda
grid-how = Aperte um número para seguir uma dupla, ou bolsas para segui-las de mesa em mesa.
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
