# What an inspection of a record finds.

inspection-law = Lei { $law }
inspection-insufficient-bid = { $seat } declara { $call } sobre { $last }, que é insuficiente; o leilão seguiu a partir daí.
inspection-inadmissible-double = { $seat } diz { $call }, um dobro ou redobro que o leilão não permite aqui.
inspection-bid-above-seven = { $seat } declara { $call }; não há declaração de mais de sete.
inspection-call-after-the-end = { $seat } diz { $call } depois de terminado o leilão.
inspection-call-out-of-rotation = { $seat } diz { $call } fora de rotação; o jogador saltado perdeu a sua vez.
inspection-auction-not-ended = O leilão não acaba com três passes (quatro se ninguém declara), embora o arquivo o dê por inteiro.
inspection-auction-too-long = O arquivo tem { $count } vozes; foram examinadas as { $most } primeiras.
inspection-play-too-long = O arquivo tem { $count } cartas do carteio; foram examinadas as { $most } primeiras.
inspection-contract-disagrees = O leilão leva a { $auction }, o arquivo indica { $stated }.
inspection-hand-size = { $seat } tem { $count } cartas em vez de treze.
inspection-lead-out-of-turn = { $seat } sai a { $card }; a saída cabia a { $due }.
inspection-play-out-of-turn = { $seat } joga { $card }; cabia a { $due } jogar.
inspection-revoke = { $seat } joga { $card } embora tenha uma carta de { $suit }, o naipe jogado: um revoque.
inspection-card-played-twice = { $card } joga-se pela segunda vez; joga-a { $seat }.
inspection-card-not-held = { $seat } joga { $card }, que não tem na distribuição ({ $holder ->
    [none] não a tem ninguém
   *[other] tem-na { $holder }
}).
inspection-lead-not-held = Como saída consta { $card }, que { $seat }, que sai, não tem ({ $holder ->
    [none] não a tem ninguém
   *[other] tem-na { $holder }
}): um engano na carta, em quem é o carteador ou na bolsa.
inspection-score-disagrees = O arquivo indica { $stated } pontos para Norte-Sul; o contrato e o resultado valem { $worth }.
inspection-claim-disagrees = A reivindicação dá ao carteador { $claim } vazas; quando foi feita tinha ganho { $won } e perdido { $lost }.
inspection-result-disagrees = O arquivo indica { $stated } vazas do carteador; o registrado do carteio e da reivindicação dá { $play }.
inspection-play-without-contract = Jogam-se cartas, mas não há contrato.
