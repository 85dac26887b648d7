# What an inspection of a record finds.

inspection-law = Artículo { $law }
inspection-insufficient-bid = { $seat } declara { $call } sobre { $last }, que es insuficiente; la subasta siguió desde ahí.
inspection-inadmissible-double = { $seat } dice { $call }, un doblo o redoblo que la subasta no permite aquí.
inspection-bid-above-seven = { $seat } declara { $call }; no hay declaración de más de siete.
inspection-call-after-the-end = { $seat } dice { $call } después de terminada la subasta.
inspection-call-out-of-rotation = { $seat } dice { $call } fuera de rotación; el jugador saltado perdió su turno.
inspection-auction-not-ended = La subasta no acaba con tres pasos (cuatro si nadie declara), aunque el archivo la da por entera.
inspection-auction-too-long = El archivo tiene { $count } voces; se han examinado las { $most } primeras.
inspection-play-too-long = El archivo tiene { $count } cartas del carteo; se han examinado las { $most } primeras.
inspection-contract-disagrees = La subasta lleva a { $auction }, el archivo indica { $stated }.
inspection-hand-size = { $seat } tiene { $count } cartas en vez de trece.
inspection-lead-out-of-turn = { $seat } sale de { $card }; la salida le tocaba a { $due }.
inspection-play-out-of-turn = { $seat } juega { $card }; le tocaba jugar a { $due }.
inspection-revoke = { $seat } juega { $card } aunque tiene una carta de { $suit }, el palo de salida: un renuncio.
inspection-card-played-twice = { $card } se juega por segunda vez; la juega { $seat }.
inspection-card-not-held = { $seat } juega { $card }, que no tiene en el reparto ({ $holder ->
    [none] no la tiene nadie
   *[other] la tiene { $holder }
}).
inspection-lead-not-held = Como salida consta { $card }, que { $seat }, que sale, no tiene ({ $holder ->
    [none] no la tiene nadie
   *[other] la tiene { $holder }
}): un error en la carta, en quién declara o en el estuche.
inspection-score-disagrees = El archivo indica { $stated } puntos para Norte-Sur; el contrato y el resultado valen { $worth }.
inspection-claim-disagrees = La reclamación da al declarante { $claim } bazas; cuando se hizo había ganado { $won } y perdido { $lost }.
inspection-result-disagrees = El archivo indica { $stated } bazas del declarante; lo anotado del carteo y la reclamación da { $play }.
inspection-play-without-contract = Se juegan cartas, pero no hay contrato.
