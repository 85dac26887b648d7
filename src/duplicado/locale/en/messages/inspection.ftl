# What an inspection of a record finds.

inspection-law = Law { $law }
inspection-insufficient-bid = { $seat } bids { $call } over { $last }, which is insufficient; the auction went on from there.
inspection-inadmissible-double = { $seat } calls { $call }, a double or redouble that the auction does not allow here.
inspection-bid-above-seven = { $seat } bids { $call }; there is no bid of more than seven.
inspection-call-after-the-end = { $seat } calls { $call } after the auction has ended.
inspection-call-out-of-rotation = { $seat } calls { $call } out of rotation; the player passed over lost his turn.
inspection-auction-not-ended = The auction does not end with three passes (four if nobody bids), though the file gives it as whole.
inspection-auction-too-long = The file has { $count } calls; the first { $most } were looked at.
inspection-play-too-long = The file has { $count } cards of the play; the first { $most } were looked at.
inspection-contract-disagrees = The auction leads to { $auction }, the file states { $stated }.
inspection-hand-size = { $seat } holds { $count } cards instead of thirteen.
inspection-lead-out-of-turn = { $seat } leads { $card }; the lead was due from { $due }.
inspection-play-out-of-turn = { $seat } plays { $card }; it was { $due } to play.
inspection-revoke = { $seat } plays { $card } although he holds a card of { $suit }, the suit led: a revoke.
inspection-card-played-twice = { $card } is played a second time, by { $seat }.
inspection-card-not-held = { $seat } plays { $card }, which he does not hold in the deal ({ $holder ->
    [none] nobody does
   *[other] { $holder } does
}).
inspection-lead-not-held = The lead is entered as { $card }, which { $seat }, who leads, does not hold ({ $holder ->
    [none] nobody does
   *[other] { $holder } does
}): a slip in the card, in who declares, or in the board.
inspection-score-disagrees = The file states a score of { $stated } to North-South; contract and result are worth { $worth }.
inspection-claim-disagrees = The claim gives declarer { $claim } tricks; when it was made he had won { $won } and lost { $lost }.
inspection-result-disagrees = The file states { $stated } tricks for declarer; what is recorded of play and claim gives { $play }.
inspection-play-without-contract = Cards are played, but there is no contract.
