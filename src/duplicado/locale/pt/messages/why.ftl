# `duplicado explain`: porque é que um número é o que é.

why-heading = { $who }, { $side }, { $place }
why-no-board = { $who } nada tem a ver com a bolsa { $board }.
why-ruled = Por decisão: { $what } (Leis { $laws })
why-score = Pontuação
why-times = Vezes
why-factored = { $compared ->
    [one] Compara-se uma pontuação onde se conta com { $expected }: (MP × { $expected } + { $expected } − { $compared }) / { $compared } (Neuberg, Lei 78A)
   *[other] Comparam-se { $compared } pontuações onde se conta com { $expected }: (MP × { $expected } + { $expected } − { $compared }) / { $compared } (Neuberg, Lei 78A)
}
why-small-group = { $compared ->
    [1] Compara-se uma pontuação onde se conta com { $expected }: um grupo pequeno tem 60 %, sem fórmula (Lei 87B)
   *[other] Comparam-se { $compared } pontuações onde se conta com { $expected }: um grupo pequeno tem, a partir da melhor, { $compared ->
        [2] 65 e 55
       *[other] 70, 60 e 50
    } %, que as iguais partilham (Lei 87B)
}
why-datum = { $left ->
    [0] Compara-se com a média { $datum }, de { $count } pontuações
   *[other] Compara-se com a média { $datum }, de { $count } pontuações sem as { $left } mais altas nem as { $left } mais baixas
}
why-cross = { $by ->
    [1] Somam-se os seus IMPs contra as outras pontuações da tabela, que são { $others }
   *[other] Somam-se os seus IMPs contra as outras pontuações da tabela, que são { $others }, e dividem-se por { $by }
}
why-other-table = Na outra mesa a equipa obteve { $points }
why-part = { $weight } % de { $worth } por { $result }: { $counts } (Lei 12C1(c))
why-expectation = Sem a infração: { $value }
why-after = Depois dela, sem a parte própria: { $value }
why-table = À mesa: { $value }
why-self-inflicted = A pontuação da mesa e o que a infração causou, não mais do que o esperado: { $value } (Lei { $law })
why-by-itself = Por si a pontuação artificial vale { $value } (Lei 12C2)
why-session = Nas outras bolsas da sessão têm { $value } por bolsa (Lei 12C2(c))
why-reduced = Excede as médias mais que um concorrente pode ter (Lei 12C2(d))
why-counts = Conta { $value } { $unit }
why-counts-of = Conta { $value } de { $top } { $unit }
why-session-heading = { $who }, sessão { $session }
why-place-side = Linha
why-top = Top
why-sum = { $value } de { $boards } bolsas
why-total = Total: { $value }
