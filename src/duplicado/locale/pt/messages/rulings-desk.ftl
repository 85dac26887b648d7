# A mesa de decisões do console.

desk-new = Sobre o que é preciso decidir?
desk-open = Abertas
desk-nothing-open = Nada está aberto. Uma chamada inicia uma decisão, ou escreva o que aconteceu.
desk-known = O que se sabe
desk-board = Bolsa { $board }, dador { $dealer }, { $vulnerable }
desk-most-often = O mais frequente
desk-all = Todos os incidentes
desk-by-hand = Escrever a decisão à mão
desk-go-on = Voltar a ela
desk-entry = entrada { $number }
desk-stage-before = Antes do leilão: cartas, bolsas
desk-stage-auction = No leilão
desk-stage-play = No carteio
desk-stage-information = Informação: hesitação, explicação, alerta
desk-stage-claims = Reivindicações e vazas ganhas
desk-stage-conduct = Conduta
desk-stage-score = Fatos, direitos e escores em disputa
desk-state-called = chamado
desk-state-stands = em vigor
desk-state-come-back = a retomar
desk-state-appealed = com recurso
desk-state-decided = recurso decidido
desk-state-corrected = corrigida
desk-state-withdrawn = retirada
