# Why a contestant has his total and his place.

why-factored-sit-outs = Jogaram-se { $played } bolsas das { $scheduled } previstas: como se tivessem sido todas jogadas, { $value }
why-taken-in-session = Descontado ou dado na sessão: { $amount }, ficam { $total }
why-missed = Não se jogou a sessão { $session }: o regulamento dá { $percentage } % ({ $option })
why-sessions-alike = Todas as sessões pesam o mesmo: ({ $parts }) / { $count } = { $value } %
why-boards-alike = Todas as bolsas pesam o mesmo, seja qual for a sessão; as sessões foram { $parts } %
why-scale = Escala de pontos de vitória: { $scale }
why-match = Sessão { $session }, rodada { $round }, contra { $opponent }: { $boards } bolsas, { $gained } a { $lost } { $of } ({ $net }{ $taken }), valem { $worth } de { $most } { $unit }
why-bye = Sessão { $session }, rodada { $round }: descansa, vale { $worth } { $unit }
why-in-session = { " " }– na sessão { $session }
why-without-merit = Um recurso sem fundamento (Lei 92A): { $amount } { $unit ->
    [percent_of_top] % de um top
    [matchpoints] MP
    [imps] IMP
    [victory_points] VP
   *[points] pontos
} a menos
why-place = Lugar { $place } de { $count }
why-place-with-handicap = Com o handicap de { $allowance }: { $net }, lugar { $place } de { $count }
