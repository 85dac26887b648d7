# Folhas de papel (PDF): publish.paper.

paper-no-ranking = Ainda não há nada para classificar.
paper-section = Seção { $section }
paper-penalty = { $who }: { $amount } ao total (Lei 90 ou regulamento).
paper-no-boards = Não há bolsas com resultados.
paper-travellers-of = { $title }: folhas das bolsas
paper-hands-of = { $title }: mãos
paper-points = PH
paper-double-dummy = Vazas
paper-par = Par { $score }: { $contracts }
paper-vulnerable-none = Ninguém vul.
paper-vulnerable-ns = { $side } vul.
paper-vulnerable-ew = { $side } vul.
paper-vulnerable-both = Todos vul.
paper-score-cards-of = { $title }: cartões de resultados
paper-board-short = B.
paper-no-cards = Ninguém tem resultados.
paper-guide-cards = Cartões-guia
paper-table = Mesa { $table }
paper-responsible = { $seats ->
    [all] Todos os jogadores cuidam
    [NS] Norte e Sul cuidam
    [EW] Este e Oeste cuidam
    [E] Este cuida
   *[other] Norte cuida
} da mesa e das suas bolsas (Lei 7D).
paper-mover = { $seat ->
    [E] Este
    [S] Sul
    [W] Oeste
   *[other] Norte
} cuida de que as bolsas passem à mesa devida (Lei 8A2).
paper-code-of = Código QR da mesa { $table }
paper-sits-out = descansa
paper-boards-rest = banco
paper-slip = Rodada { $round } · Mesa { $table }
paper-slip-pairs = { $ns } { $one } – { $ew } { $other }
paper-slip-signed = EO de acordo:
paper-column-round = Rodada
paper-column-table = Mesa
paper-column-seat = Assento
paper-column-against = Contra
paper-column-boards = Bolsas
paper-column-next = Bolsas à mesa
paper-column-board = Bolsa
paper-column-ns = NS
paper-column-ew = EO
paper-column-contract = Contrato
paper-column-by = Por
paper-column-tricks = Vazas
paper-column-ns-score = NS +
paper-column-ew-score = EO +
paper-adjusted = ajust.
paper-director-report = Relatório do Diretor
paper-count-contestants = { $kind ->
    [teams] equipes
    [individual] jogadores
   *[pairs] duplas
}
paper-count-boards = bolsas
paper-count-results = resultados
paper-count-adjusted = ajustados
paper-count-unplayed = não jogados
paper-report-winners = { $count ->
    [one] Vencedor
   *[other] Vencedores
}
paper-report-adjusted = Escores ajustados
paper-report-unplayed = Bolsas não jogadas
paper-report-penalties = Penalidades e outras alterações de totais
paper-report-misrecorded = Escores que não são os do seu contrato
paper-report-differences = Números do arquivo ao lado dos calculados
paper-report-rules = Como se calculou
paper-report-rulings = Decisões nas mesas
paper-report-none = Nenhum.
paper-report-remarks = Observações
paper-report-signature = Diretor, data e hora
paper-record = { $stands ->
    [provisional] provisório, antes da publicação · registro { $head }
   *[official] registro { $head }
}
paper-with-partner = com { $partner }; { $opponents }
