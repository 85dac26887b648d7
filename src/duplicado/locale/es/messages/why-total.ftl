# Why a contestant has his total and his place.

why-factored-sit-outs = Se jugaron { $played } estuches de los { $scheduled } previstos: como si se hubieran jugado todos, { $value }
why-taken-in-session = Descontado o dado en la sesión: { $amount }, quedan { $total }
why-missed = No se jugó la sesión { $session }: la normativa da { $percentage } % ({ $option })
why-sessions-alike = Todas las sesiones pesan igual: ({ $parts }) / { $count } = { $value } %
why-boards-alike = Todos los estuches pesan igual, sea cual sea la sesión; las sesiones fueron { $parts } %
why-scale = Escala de Puntos Victoria: { $scale }
why-match = Sesión { $session }, ronda { $round }, contra { $opponent }: { $boards } estuches, { $gained } a { $lost } { $of } ({ $net }{ $taken }), valen { $worth } de { $most } { $unit }
why-bye = Sesión { $session }, ronda { $round }: descansa, vale { $worth } { $unit }
why-in-session = { " " }– en la sesión { $session }
why-without-merit = Una apelación sin fundamento (Artículo 92A): { $amount } { $unit ->
    [percent_of_top] % de un top
    [matchpoints] PM
    [imps] IMP
    [victory_points] VP
   *[points] puntos
} menos
why-place = Puesto { $place } de { $count }
why-place-with-handicap = Con el hándicap de { $allowance }: { $net }, puesto { $place } de { $count }
