# `duplicado explain`: porque é que um número é o que é.

why-heading = { $who }, { $side }, { $place }
why-no-board = { $who } nada tem a ver com a bolsa { $board }.
why-ruled = Por decisão: { $what } (Leis { $laws })
why-score = Escore
why-times = Vezes
why-factored = { $compared ->
    [one] Compara-se um escore onde se conta com { $expected }: (MP × { $expected } + { $expected } − { $compared }) / { $compared } (Neuberg, Lei 78A)
   *[other] Comparam-se { $compared } escores onde se conta com { $expected }: (MP × { $expected } + { $expected } − { $compared }) / { $compared } (Neuberg, Lei 78A)
}
why-small-group = { $compared ->
    [1] Compara-se um escore onde se conta com { $expected }: um grupo pequeno tem 60 %, sem fórmula (Lei 87B)
   *[other] Comparam-se { $compared } escores onde se conta com { $expected }: um grupo pequeno tem, a partir da melhor, { $compared ->
        [2] 65 e 55
       *[other] 70, 60 e 50
    } %, que as iguais compartilham (Lei 87B)
}
why-datum = { $left ->
    [0] Compara-se com a média { $datum }, de { $count } escores
   *[other] Compara-se com a média { $datum }, de { $count } escores sem os { $left } mais altos nem os { $left } mais baixos
}
why-cross = { $by ->
    [1] Somam-se os seus IMPs contra os outros escores da tabela, que são { $others }
   *[other] Somam-se os seus IMPs contra os outros escores da tabela, que são { $others }, e dividem-se por { $by }
}
why-other-table = Na outra mesa a equipe obteve { $points }
why-part = { $weight } % de { $worth } por { $result }: { $counts } (Lei 12C1(c))
why-expectation = Sem a infração: { $value }
why-after = Depois dela, sem a parte própria: { $value }
why-table = À mesa: { $value }
why-self-inflicted = O escore da mesa e o que a infração causou, não mais do que o esperado: { $value } (Lei { $law })
why-by-itself = Por si o escore artificial vale { $value } (Lei 12C2)
why-session = Nas outras bolsas da sessão têm { $value } por bolsa (Lei 12C2(c))
why-reduced = Excede as médias plus que um competidor pode ter (Lei 12C2(d))
why-counts = Conta { $value } { $unit }
why-counts-of = Conta { $value } de { $top } { $unit }
why-session-heading = { $who }, sessão { $session }
why-place-side = Linha
why-top = Top
why-sum = { $value } de { $boards } bolsas
why-total = Total: { $value }
