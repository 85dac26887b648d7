# Lo que hicieron y dijeron los jugadores, para un informe.

action-any = { $who }: { $text }
action-agrees = { $who } está de acuerdo.
action-alerts = { $who } alerta.
action-asks-about = { $who } pregunta qué significa { $call }.
action-asks-review = { $who } pide una revisión de la subasta.
action-asks-to-point = { $who } pide que se coloque bien la carta de la baza { $trick }.
action-asks-to-see-last-card = { $who } pide ver su última carta.
action-asks-to-see-trick = { $who } pide ver la baza { $trick }.
action-asks-who-leads = { $who } pregunta si la salida es suya.
action-attention = { $who } llama la atención.
action-changes-call = { $who } quiere { $call } en lugar de su voz.
action-changes-designation = { $who } nombra en su lugar { $designation } del muerto.
action-claims = { $who } reclama { $tricks ->
    [todas] todas las bazas restantes
   *[other] { $tricks } de las bazas restantes
}.
action-concedes = { $who } concede { $tricks ->
    [todas] todas las bazas restantes
   *[other] { $tricks } de las bazas restantes
}.
action-consults-own-card = { $who } consulta su propia Hoja de Sistema.
action-consults-opponents-card = { $who } consulta la Hoja de Sistema de los oponentes.
action-uses-memory-aid = { $who } usa una ayuda para la memoria.
action-designates = { $who } nombra { $designation } del muerto.
action-disputes = { $who } lo cuestiona.
action-drops = { $who } deja caer { $cards } cara arriba.
action-explains = { $who } explica { $call }: «{ $text }».
action-faces-hand = { $who } descubre su mano.
action-faces-lead = { $who } descubre la salida.
action-holds = { $who } sostiene { $card }.
action-indicates = { $who } señala { $card }.
action-leads-face-down = { $who } sale de { $card } tapada.
action-looks-at = { $who } mira la mano de { $seat }.
action-makes-call = { $who }: { $call }{ $stated ->
    [none] {""}
   *[other] {" "}de { $stated }
}
action-names = { $who } nombra { $cards } de su mano.
action-names-lead = { $who } dice que saldrá de { $card }.
action-objects = { $who } objeta de inmediato.
action-plays-card = { $who }: { $card }
action-plays-on = { $who } pide seguir jugando.
action-plays-together = { $who } juega { $cards } a la vez.
action-plays-with-hidden = { $who } juega { $card } con { $hidden } oculta debajo.
action-points-wrongly = { $who } coloca mal su carta de la baza { $trick }.
action-puts-card = { $who } pone { $card } como jugada.
action-returns-hands = Las manos vuelven al estuche.
action-rules-himself = { $who } decide por sí mismo: «{ $text }».
action-says-tricks = { $who } dice que el declarante tiene { $tricks } bazas.
action-self-alerts = { $who } alerta su propia voz.
action-shows = { $who } muestra { $cards }.
action-takes-back = { $who } retira { $card }.
action-tells-who-leads = { $who } dice que la salida es de { $seat }.
action-touches = { $who } toca { $card }.
action-warns = { $who } advierte de una irregularidad.
all-tricks = todas
designation-low = una carta pequeña
designation-high = una carta alta
designation-win = «gana la baza»
designation-anything = «juega cualquiera»
at-the-same-time = { $told } (al mismo tiempo)
said-to-mean = { $told } ({ $means })
director-card-stays = { $who } ha jugado { $card }, y queda jugada.
director-nothing-irregular = No consta ninguna irregularidad pendiente.
