# What players did and said, for a report.

action-any = { $who }: { $text }
action-agrees = { $who } agrees.
action-alerts = { $who } alerts.
action-asks-about = { $who } asks what { $call } means.
action-asks-review = { $who } asks for a review of the auction.
action-asks-to-point = { $who } asks that the card of trick { $trick } be turned the right way.
action-asks-to-see-last-card = { $who } asks to see his last card.
action-asks-to-see-trick = { $who } asks to see trick { $trick }.
action-asks-who-leads = { $who } asks whether the lead is his.
action-attention = { $who } draws attention.
action-changes-call = { $who } wants { $call } instead of his call.
action-changes-designation = { $who } names { $designation } from dummy instead.
action-claims = { $who } claims { $tricks } of the remaining tricks.
action-concedes = { $who } concedes { $tricks } of the remaining tricks.
action-consults-own-card = { $who } looks at his own system card.
action-consults-opponents-card = { $who } looks at the opponents' system card.
action-uses-memory-aid = { $who } uses an aid to memory.
action-designates = { $who } names { $designation } from dummy.
action-disputes = { $who } disputes it.
action-drops = { $who } drops { $cards } face up.
action-explains = { $who } explains { $call }: “{ $text }”.
action-faces-hand = { $who } faces his hand.
action-faces-lead = { $who } faces the lead.
action-holds = { $who } holds { $card } out.
action-indicates = { $who } indicates { $card }.
action-leads-face-down = { $who } leads { $card } face down.
action-looks-at = { $who } looks at { $seat }'s hand.
action-makes-call = { $who }: { $call }{ $stated ->
    [none] {""}
   *[other] {" "}of { $stated }
}
action-names = { $who } names { $cards } in his hand.
action-names-lead = { $who } says that he will lead { $card }.
action-objects = { $who } objects at once.
action-plays-card = { $who }: { $card }
action-plays-on = { $who } asks to play on.
action-plays-together = { $who } plays { $cards } together.
action-plays-with-hidden = { $who } plays { $card } with { $hidden } hidden under it.
action-points-wrongly = { $who } turns his card of trick { $trick } the wrong way.
action-puts-card = { $who } puts { $card } in the played position.
action-returns-hands = The hands go back to the board.
action-rules-himself = { $who } rules himself: “{ $text }”.
action-says-tricks = { $who } says that declarer has { $tricks } tricks.
action-shows = { $who } shows { $cards }.
action-takes-back = { $who } takes back { $card }.
action-tells-who-leads = { $who } says that the lead is { $seat }'s.
action-touches = { $who } touches { $card }.
action-warns = { $who } warns of an irregularity.
all-tricks = all
designation-low = a low card
designation-high = a high card
designation-win = “win the trick”
designation-anything = “play anything”
at-the-same-time = { $told } (at the same moment)
said-to-mean = { $told } ({ $means })
director-nothing-irregular = The record shows nothing irregular that has not been dealt with.
