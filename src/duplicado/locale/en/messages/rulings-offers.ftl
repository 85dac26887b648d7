# The choices that a Law gives to a player, and what each entails; the player hears all of it before he chooses (10C1).

offer-any = { $by } has a choice under this Law.
offer-27a1 = { $by } may accept { $insufficient } or refuse it.
offer-27a1-accept = { $insufficient } stands and the auction goes on from there, with no rectification.
offer-27a1-refuse = { $insufficient } is cancelled. { $corrected ->
    [yes] { $second }, which { $offender } has already put in its place, stands (27C).
   *[no] { $offender } must replace it with a legal call.
} The lowest sufficient bid that { $laws ->
    [old] names the same denomination, neither bid being artificial, or a call with the same or a more precise meaning
   *[new] specifies the same denomination, or a comparable call
}, lets the auction go on normally. After any other bid or a pass { $partner } must pass for the rest of the auction, and declarer may restrict { $partner }'s lead if { $offender } defends. Any other double or redouble is cancelled.
offer-27b4 = { $by } may accept the second insufficient bid, { $second }, or refuse it.
offer-27b4-accept = { $second } stands and the auction goes on from there, with no rectification.
offer-27b4-refuse = { $second } is cancelled; { $offender } calls once more, and { $partner } must pass for the rest of the auction.
offer-29a = { $by } may accept { $offender }'s { $call }, made out of turn, or refuse it.
offer-29a-accept = { $offender }'s { $call } stands{ $loses ->
    [yes] , { $turn } loses this turn,
   *[no] {""}
} and the auction goes on from there with no rectification.
offer-29a-refuse = { $offender }'s { $call } is cancelled and it is { $turn }'s turn again. { $way ->
    [pass-once] { $offender } must then pass when his turn comes.
    [pass-always] { $offender } must then pass for the rest of the auction, and { $partner } may not double or redouble at his next turn.
    [repeat-or-compare] If { $turn } passes, { $offender } must repeat { $call }. If { $turn } does anything else, { $offender } calls what he likes: after a comparable call the auction goes on normally, otherwise { $partner } must pass at his next turn and the lead may be restricted.
    [repeat-or-name] If { $turn } passes, { $offender } must repeat { $call }. If { $turn } does anything else and { $offender } then bids the same denomination, { $partner } must pass at his next turn; otherwise for the rest of the auction, and the lead may be restricted.
    [repeat-or-silence] If { $turn } passes, { $offender } must repeat { $call }. Otherwise { $partner } must pass for the rest of the auction, and the lead may be restricted.
    [silence] { $partner } must pass for the rest of the auction, and the lead may be restricted.
   *[compare] When his turn comes { $offender } calls what he likes: after a comparable call the auction goes on normally, otherwise { $partner } must pass at his next turn and the lead may be restricted.
}
offer-25b1 = { $by } may accept { $offender }'s second call, { $call }, or refuse it.
offer-25b1-accept = { $offender }'s { $call } stands in the place of his { $first }; what { $first } told is unauthorized for { $offender }'s side, and declarer may restrict the lead if { $offender } defends.
offer-25b1-refuse = { $offender }'s { $first } stands and his { $call } is cancelled; what that told is unauthorized for { $offender }'s side, and declarer may restrict the lead if { $offender } defends.
offer-25a4 = { $by } may change the call that he made over { $first }, since { $call } now stands.
offer-25a6 = { $by } may change the call that he made over { $first }, since { $call } now stands.
offer-21b1-a = { $by } was misinformed and may change his last call.
offer-21b2 = { $by } may change his call, since the call before it has been changed.
offer-26a = { $by } may require or forbid { $leader } to lead a suit that the withdrawn { $withdrawn } showed: { $suits }.
offer-26a-require = { $leader } must lead the suit named, now or at his first turn to lead, if he can.
offer-26a-forbid = { $leader } may not lead the suit named for as long as he keeps the lead.
offer-26b = { $by } may forbid { $leader } to lead one suit, because of the withdrawn { $withdrawn }: { $suits }.
offer-26b-forbid = { $leader } may not lead the suit named for as long as he keeps the lead.
offer-43b2-a = { $by } or { $also } chooses the hand from which declarer must lead.
offer-45c4-b = { $by } may take back { $cards }, played since dummy's card was changed.
offer-45d = { $by } may take back { $cards }, played after the misplaced card.
offer-45d1 = { $by } may take back { $cards }, played after the misplaced card.
offer-46b3-b = { $by } names the card that dummy plays: { $cards }.
offer-46b5 = { $by } or { $also } names the card that dummy plays: { $cards }.
offer-47e2-a = { $by } may take back { $cards }, played after a mistaken explanation.
offer-50d2 = { $by } says what { $leader } is to lead; { $leader }'s partner has the penalty card { $penalty }.
offer-50d2-require = { $leader } must lead that suit if he can; { $penalty } goes back to the hand.
offer-50d2-forbid = { $leader } may not lead that suit for as long as he keeps the lead; { $penalty } goes back to the hand.
offer-50d2-no-restriction = { $leader } leads what he likes; { $penalty } stays on the table as a penalty card.
offer-51b1 = { $by } says what { $leader } is to lead; { $leader }'s partner has the penalty cards { $penalty }.
offer-51b1-require = { $leader } must lead that suit if he can; the penalty cards of the suit go back to the hand.
offer-51b1-forbid = { $leader } may not lead that suit for as long as he keeps the lead; its penalty cards go back to the hand.
offer-51b1-no-restriction = { $leader } leads what he likes; the penalty cards stay on the table.
offer-51b2 = { $by } says what { $leader } is to lead; { $leader }'s partner has penalty cards in more than one suit: { $penalty }.
offer-51b2-require = { $leader } must lead one of the suits named if he can; the penalty cards of these suits go back to the hand.
offer-51b2-forbid = { $leader } may not lead the suits named for as long as he keeps the lead; their penalty cards go back to the hand.
offer-51b2-no-restriction = { $leader } leads what he likes; the penalty cards stay on the table.
offer-51a = { $by } says which penalty card { $offender } plays now: { $cards }.
offer-51a-plays = { $offender } must play that card to this trick.
offer-52b1-a = { $by } may accept { $penalty }, played instead of the penalty card, or refuse it.
offer-52b1-a-accept = { $penalty } stands as played; the penalty card stays on the table and is still to be played at the first opportunity.
offer-52b1-a-refuse = { $penalty } goes back and becomes a penalty card as well; { $offender } plays the penalty card that was due.
offer-54 = { $by }, presumed declarer, has three choices after { $offender }'s opening lead of { $penalty } out of turn.
offer-54-spread = { $by } spreads his hand and becomes dummy; his partner declares.
offer-54-accept = The lead stands; dummy is spread, { $by } sees it and plays the second card from his own hand.
offer-54-refuse = The lead is withdrawn: { $penalty } stays face up as a major penalty card; { $turn } makes the opening lead, and { $by } may require or forbid that suit.
offer-55a = { $by } may accept declarer's lead of { $penalty } out of turn or have it taken back{ $also ->
    [none] {""}
   *[other] { " " }({ $also } may speak first)
}.
offer-55a-accept = The lead stands and the next hand plays to it.
offer-55a-refuse = { $penalty } goes back, and { $leads ->
    [own-side] declarer leads from the right hand
   *[other] { $turn } leads
}.
offer-56 = { $by } may accept { $offender }'s lead of { $penalty } out of turn or refuse it.
offer-56-accept = The lead stands, and { $by } plays to it.
offer-56-refuse = The lead is withdrawn: { $penalty } stays face up as a major penalty card; { $turn } leads{ $leads ->
    [partner] , and { $by } may require or forbid the suit
   *[other] {""}
}.
offer-57a = { $by } says what { $partner } plays to this trick, because { $offender } played { $penalty } too early.
offer-57a-highest = { $partner } plays the highest card that he holds of the suit led.
offer-57a-lowest = { $partner } plays the lowest card that he holds of the suit led.
offer-57a-require = { $partner } plays a card of the suit named, if the Laws let him.
offer-57a-forbid = { $partner } may not play a card of the suit named, if he can avoid it.
offer-58b2 = { $by } says which of the cards that he played at the same time he plays: { $cards }.
offer-58b2-plays = That card is played; of a defender the others become penalty cards, declarer's go back to the hand.
offer-58b3 = { $by } may take back { $cards }, since the card before it has been changed.
offer-62c1 = { $by } may take back { $cards }, played after the revoke.
offer-62c2 = { $by } may take back { $cards }, since the opponent before him has changed his card.
offer-62c2-takes-back = He plays another card; of a defender the card taken back becomes a penalty card.

# The same words mean the same under several Laws.

offer-word-call = He makes another legal call; it stands in the place of his own.
offer-word-keep = { $kept ->
    [call] His call stays as it is.
   *[card] The card stays as played.
}
offer-word-takes-back = He takes it back and plays another card; what the first card told is unauthorized for the other side.
offer-word-no-restriction = { $leader } leads what he likes.
offer-word-from-hand = Declarer leads from his own hand.
offer-word-from-dummy = Declarer leads from dummy.
offer-word-dummy = Dummy plays that card.
offer-word-accept = It stands.
offer-word-refuse = It does not stand.
offer-word-require = That suit must be led or played.
offer-word-forbid = That suit may not be led or played.
offer-word-plays = That card is played.

# The buttons by which a player chooses.

choose-accept = Accept
choose-refuse = Refuse
choose-require = Require { $suits }
choose-forbid = Forbid { $suits }
choose-no-restriction = No restriction
choose-highest = The highest card
choose-lowest = The lowest card
choose-spread = Spread the hand
choose-from-hand = From declarer's hand
choose-from-dummy = From dummy
choose-plays = Play { $card }
choose-keep = Leave it as it is
choose-call = { $call }
choose-takes-back = Take back { $card }
choose-dummy = Dummy plays { $card }

# How a choice that has been made is told.

chosen-accept = { $by } accepts.
chosen-refuse = { $by } does not accept.
chosen-require = { $by } requires { $suits }.
chosen-forbid = { $by } forbids { $suits }.
chosen-no-restriction = { $by } makes no restriction.
chosen-highest = { $by } requires the highest card of the suit led.
chosen-lowest = { $by } requires the lowest card of the suit led.
chosen-spread = { $by } spreads his hand.
chosen-from-hand = { $by } chooses declarer's own hand.
chosen-from-dummy = { $by } chooses dummy.
chosen-plays = { $by } names { $card }.
chosen-keep = { $by } leaves it as it is.
chosen-call = { $by } calls { $call }.
chosen-call-of-bid = { $call } of { $bid }
chosen-takes-back = { $by } takes back { $card }.
chosen-dummy = { $by } names { $card } from dummy.
chosen-any = { $by } chooses: { $word }.
