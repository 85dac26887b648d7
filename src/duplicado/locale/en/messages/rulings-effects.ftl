# What a ruling changes at the table, effect by effect.

effect-nothing = Nothing more follows.
effect-nothing-21b1-a = The call stays as it was made.
effect-nothing-29a = The call out of turn stands: the call over it has accepted it.
effect-nothing-45c4-a = The card that was named first stays played.
effect-nothing-45d = The card that declarer named is the one played; dummy's other card goes back.
effect-nothing-45d1 = { effect-nothing-45d }
effect-nothing-69b2 = No trick is transferred: it is too late for that, or there is none to transfer.
effect-nothing-69b1 = { effect-nothing-69b2 }
effect-nothing-71a = { effect-nothing-69b2 }
effect-nothing-71b = { effect-nothing-69b2 }
effect-nothing-79b = The Director establishes the number of tricks.
effect-nothing-81c3 = The irregularity is dealt with now, as though attention had been drawn to it.
effect-nothing-82a = The procedure is restored, and the game goes on.
effect-nothing-82b2 = The board is still to be played; if that is later, the round goes on for it until then.
effect-nothing-82c = The wrong ruling is put right: what the Laws prescribe is applied, and the board is scored normally.
effect-nothing-79b1 = The play ended with a claim or concession: its Laws say who has the tricks, not a count.
effect-nothing-79b2 = It is too late: the number of tricks that was recorded stands.
effect-nothing-79b3 = The number of tricks that was recorded stands: no side's score is increased. The score of one side alone may be lowered.
effect-nothing-9b1-a = The delay is noted; it changes nothing.
effect-nothing-90a = No penalty is proposed.
effect-nothing-11b = { effect-nothing-90a }
effect-nothing-90b1 = { effect-nothing-90a }
effect-nothing-90b2 = { effect-nothing-90a }
effect-nothing-90b3 = { effect-nothing-90a }
effect-nothing-90b4 = { effect-nothing-90a }
effect-nothing-90b5 = { effect-nothing-90a }
effect-nothing-90b6 = { effect-nothing-90a }
effect-nothing-90b7 = { effect-nothing-90a }
effect-nothing-90b8 = { effect-nothing-90a }
effect-standing-calls = The auction stands: { $calls }. { $ended ->
    [yes] It has ended.
   *[no] It is { $turn }'s turn.
}
effect-no-calls = No call stands; the auction begins with { $turn }.
effect-skipped = (turn lost)
effect-must-pass-turn = { $seat } must pass at his next turn.
effect-must-pass-auction = { $seat } must pass for the rest of the auction.
effect-must-repeat = { $seat } must repeat his call at his next turn: { $call }.
effect-ruling-lifted-seats = What an earlier ruling laid on the calls of { $seats } has ended.
effect-ruling-lifted-adjustment = The adjusted score that had been demanded is demanded no longer.
effect-rules-lifted = What { $seats } leads or plays is restricted no longer.
effect-may-not-double = { $seat } may neither double nor redouble at his next turn.
effect-call-made = { $seat } has called { $call }, which is dealt with by its own Law.
effect-bid-named = With his { $call }, { $seat } named { $stated }; it is of the last bid made, whatever he named.
effect-informed = What { $items } told is unauthorized information for { $offenders } and authorized for { $others }.
effect-uninformed = What { $items } told is not unauthorized for { $unauthorized }.
effect-lead-right = If { $offender } becomes a defender, declarer may restrict { $partner }'s first lead because of { $withdrawn }.
effect-lead-right-lifted = Because of { $offender }'s withdrawn call the lead is not restricted any further.
effect-lead-rule-require = { $seat } must lead { $suits } if he can.
effect-lead-rule-forbid = { $seat } may not lead { $suits } for as long as he keeps the lead.
effect-lead-rule-none = { $seat } leads what he likes.
effect-card-face-up = { $seat }'s { $card } stays face up on the table until the auction ends.
effect-card-minor = { $seat }'s { $card } is a minor penalty card: it stays on the table, and he may play no other card of the suit below an honour before it.
effect-card-major = { $seat }'s { $card } is a major penalty card: it stays on the table and must be played at the first lawful opportunity.
effect-card-in-hand = { $seat }'s { $card } goes back to the hand.
effect-review = { $why ->
    [replaced] When play ends the Director looks whether, without the irregularity, the outcome could well have been better for the innocent side.
    [known] When play ends the Director looks whether the offender could have known that his irregularity would damage the innocent side.
    [information] When play ends the Director looks whether information that was not authorized has been used.
    [penalty-card] When play ends the Director looks whether the penalty card helped the offending side.
    [revoke] When play ends the Director looks whether the innocent side lost more by the revoke than the tricks transferred to it.
   *[result] When play ends the Director looks at the result.
}
effect-score-adjusted = The Director adjusts the score: that takes the place of a result at this table.
effect-standing-play = { $trick ->
    [0] No card stands as played. { $due }
   *[other] In trick { $trick } stand: { $cards }. { $due }
}
effect-standing-trick = The trick stands as: { $cards }. { $due }
effect-defective-trick = { $seat } puts a card among his played cards, of the suit led if he can; who won the trick does not change.
effect-declares = The contract is { $contract }.
effect-taken-back = { $hand } takes back { $card }.
effect-play-rule-highest = { $seat } must play the highest card that he holds of the suit led.
effect-play-rule-lowest = { $seat } must play the lowest card that he holds of the suit led.
effect-play-rule-require = { $seat } must play { $suit } to this trick, if he can.
effect-play-rule-forbid = { $seat } may not play { $suit } to this trick, if he can avoid it.
effect-play-rule-card = { $seat } must play { $card } to this trick, if he can.
effect-lead-settled = With that { $seat } may lead.
# A trick whose number is not known is not numbered (0).
effect-in-trick = { $trick ->
    [0] {""}
   *[other] {" "}in trick { $trick }
}
effect-revoke-corrected = The revoke of { $seat }{ effect-in-trick } is corrected: he leads or plays a lawful card instead.
effect-revoke-stands = The revoke of { $seat }{ effect-in-trick } is established: the card stays played{ $transfer ->
    [no] .
    [dummy] ; a revoke of dummy's transfers no trick (64B3).
   *[open] , and tricks may be transferred when play ends (64).
}
effect-revoke-43b2-b = The revoke of { $seat }{ effect-in-trick } is corrected{ $transfer ->
    [no] .
   *[open] , and yet tricks may be transferred when play ends as if it were established.
}
effect-revoke-too-late = Attention came too late for tricks to be transferred.
effect-deemed-revoke = { $hand } is deemed to have revoked{ effect-in-trick }: when play has ended, one trick goes to the other side if his has won that trick or a later one.
effect-deemed-played = { $card } of { $hand } is played.
effect-lead-faced = The opening lead is faced: the play has begun.
effect-play-ends = Play ends: of the remaining tricks North-South have { $ns }, East-West { $ew }.
effect-play-resumes = Play goes on.
effect-tricks-corrected = The tricks are: North-South { $ns }, East-West { $ew }.
effect-any = The ruling has a further effect that has no words yet; see the Law.
effect-claim-set-aside = The claim rests while the revoke that came before it is corrected.
effect-claim-restored = The claim stands again.
effect-exposure-forgiven = Cards that { $seat } may have shown are no penalty cards.
effect-revoke-not-established = { $card } of { $hand } does not establish a revoke.
effect-must-lead-again = Declarer leads again from the right hand; a defender who plays before that exposes his card.
effect-revoke-43b3 = The revoke of { $seat }{ effect-in-trick } is established, but dummy had no right to be the first to draw attention: play goes on, and the Director looks at the result.
effect-revoke-waived = The revoke of { $seat }{ effect-in-trick } stands as it was played, and no trick is transferred for it.

# What a ruling settles by its own clause, beside its effects on the record.
ruled-10b = What the players settled among themselves without the Director stands.
ruled-11a = The innocent side has lost its right to a rectification: there is none.
ruled-13a2 = The cards are given to the hands to which they belong, and the board is played.
ruled-13b1 = The cards are given to the hands to which they belong, no call changes, and the board is played.
ruled-13c = The card of the other pack is taken away, and play goes on.
ruled-13d2-a = { ruled-13a2 }
ruled-13f = { ruled-13c }
ruled-14a1 = The card goes back to the hand that lacked it, to which it has belonged all the time; no call changes.
ruled-14a2 = The deal is put together again with another pack; the card has belonged to its hand all the time, and no call changes.
ruled-14b2 = The card goes back to the hand that lacked it, to which it has belonged all the time; not to have played it may be a revoke.
ruled-14b3 = The deal is put together again with another pack; the card has belonged to its hand all the time, and not to have played it may be a revoke.
ruled-21b3 = It is too late to change a call: his partner has called since, or the auction is over.
ruled-39a = The call after the final pass is cancelled: the auction is over.
ruled-48a = Declarer's side never has a penalty card: the card goes back to the hand, and play goes on.
ruled-54e = The card goes back to the hand, for declarer's side has no penalty cards; the right defender makes the opening lead.
ruled-67b2-a = The surplus cards go back to the hand, in which they count as having been all the time.
ruled-79a2 = The trick belongs to the other side: the number of tricks is corrected, and who knew it may be penalized.
ruled-81c5 = The rectification is waived, as the innocent side asks.
