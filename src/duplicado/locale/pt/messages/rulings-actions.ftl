# O que os jogadores fizeram e disseram, para um relatório.

action-any = { $who }: { $text }
action-agrees = { $who } concorda.
action-alerts = { $who } alerta.
action-asks-about = { $who } pergunta o que significa { $call }.
action-asks-review = { $who } pede uma revisão do leilão.
action-asks-to-point = { $who } pede que se vire corretamente a carta da vaza { $trick }.
action-asks-to-see-last-card = { $who } pede para ver a sua última carta.
action-asks-to-see-trick = { $who } pede para ver a vaza { $trick }.
action-asks-who-leads = { $who } pergunta se a saída é sua.
action-attention = { $who } chama a atenção.
action-changes-call = { $who } quer { $call } no lugar da sua voz.
action-changes-designation = { $who } nomeia em seu lugar { $designation } do morto.
action-claims = { $who } reivindica { $tricks } das vazas restantes.
action-concedes = { $who } concede { $tricks ->
    [todas] todas as vazas restantes
   *[other] { $tricks } das vazas restantes
}.
action-consults-own-card = { $who } consulta o seu próprio cartão de convenções.
action-consults-opponents-card = { $who } consulta o cartão de convenções dos adversários.
action-uses-memory-aid = { $who } usa um auxílio à memória.
action-designates = { $who } nomeia { $designation } do morto.
action-disputes = { $who } contesta.
action-drops = { $who } deixa cair { $cards } com a face para cima.
action-explains = { $who } explica { $call }: “{ $text }”.
action-faces-hand = { $who } abre a sua mão.
action-faces-lead = { $who } abre a saída.
action-holds = { $who } segura { $card }.
action-indicates = { $who } indica { $card }.
action-leads-face-down = { $who } sai com { $card } fechada.
action-looks-at = { $who } olha a mão de { $seat }.
action-makes-call = { $who }: { $call }{ $stated ->
    [none] {""}
   *[other] {" "}de { $stated }
}
action-names = { $who } nomeia { $cards } da sua mão.
action-names-lead = { $who } diz que vai jogar { $card }.
action-objects = { $who } objeta de imediato.
action-plays-card = { $who }: { $card }
action-plays-on = { $who } pede para continuar o carteio.
action-plays-together = { $who } joga { $cards } ao mesmo tempo.
action-plays-with-hidden = { $who } joga { $card } com { $hidden } escondida por baixo.
action-points-wrongly = { $who } vira mal a sua carta da vaza { $trick }.
action-puts-card = { $who } põe { $card } como jogada.
action-returns-hands = As mãos voltam à bolsa.
action-rules-himself = { $who } decide por si mesmo: “{ $text }”.
action-says-tricks = { $who } diz que o carteador tem { $tricks } vazas.
action-self-alerts = { $who } alerta a sua própria voz.
action-shows = { $who } mostra { $cards }.
action-takes-back = { $who } retira { $card }.
action-tells-who-leads = { $who } diz que a saída é de { $seat }.
action-touches = { $who } toca { $card }.
action-warns = { $who } avisa de uma irregularidade.
all-tricks = todas
designation-low = uma pequena
designation-high = uma grande
designation-win = “ganhar a vaza”
designation-anything = “joga qualquer coisa”
at-the-same-time = { $told } (ao mesmo tempo)
said-to-mean = { $told } ({ $means })
director-card-stays = { $who } jogou { $card }, e a carta fica jogada.
director-nothing-irregular = Não consta nenhuma irregularidade pendente.
