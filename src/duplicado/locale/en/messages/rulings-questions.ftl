# What the Director must find, and what follows from each answer.

question-any = The Director finds whether this clause applies.
question-any-true = It applies.
question-any-false = It does not apply.
question-any-answer = The finding is written as the casebook writes it.
question-25a = Was { $offender }'s first call unintended: a slip of the hand or tongue, with no change of mind, and noticed while { $partner } had not called?
question-25a-true = Unintended: the intended call stands, without rectification.
question-25a-false = Intended: the change is dealt with under 25B, and under 27C when the first call was an insufficient bid.
question-27b1-a =
    { $laws ->
        [old] Are { $insufficient } and the replacement { $second } both natural beyond dispute?
       *[new] Is the replacement, { $second }, the lowest sufficient bid that specifies the same denomination or denominations as { $insufficient }?
    }
question-27b1-a-true = Yes: the auction goes on without further rectification; the Director looks at the result when play ends (27D).
question-27b1-a-false = No: the next question is whether the replacement { $laws ->
    [old] has the same or a more precise meaning (27B1(b))
   *[new] is a comparable call (23A)
}.
question-27b1-b = Does the replacement, { $second }, have the same meaning as { $insufficient }, or a more precise one that is contained in it?
question-27b1-b-true = Yes: the auction goes on without further rectification; the Director looks at the result when play ends (27D).
question-27b1-b-false = No: { $partner } must pass for the rest of the auction, and the lead may be restricted; a double or redouble is cancelled.
question-23a = Is { $second } comparable with the withdrawn { $withdrawn }: the same or similar meaning, a part of what it showed, or the same purpose?
question-23a-true = Comparable: the auction goes on without further rectification; the Director looks at the result when play ends (23C).
question-23a-false = Not comparable: { $partner } is silenced as the Law for this call says, and the lead may be restricted (26B).
question-21b1-a = Whose last call could well have been influenced by the mistaken explanation?
question-21b1-a-answer = Name the opponents, or none. Each may change that call while his partner has not called since and no lead is faced.
question-24 = Which of the cards { $cards } were in a position to be seen by { $partner }?
question-24-answer = Name the cards, or none. A single card below an honour that was not led stays face up; for an honour, a card led or several cards { $partner } must pass once.
question-28b = Did { $turn } call in his own turn, not over { $offender }'s { $call }?
question-28b-true = In his own turn: { $call } is cancelled and the auction goes on behind { $turn }'s call.
question-28b-false = Over it: { $turn } has accepted { $call } (29A).
question-45c4-b = Was the first designation, { $named }, unintended, and changed without pause for thought?
question-45c4-b-true = Unintended: dummy plays { $cards }; an opponent who has played since may take his card back.
question-45c4-b-false = Intended: { $named } stays played.
question-53b = Did the player whose lead it was make his own proper lead, and not play to { $offender }'s { $cards }?
question-53b-true = His own lead: it stands, and what { $offender } led goes back without further rectification: { $cards }.
question-53b-false = He played to it: the lead out of turn stands, and his card, played before its turn, is dealt with under 57A.
question-54c = Could { $declarer } have seen any of dummy's cards?
question-54c-true = Yes: he must accept the lead, and dummy is spread.
question-54c-false = No: { $declarer } has his choice under 54.
question-61a = Could { $offender } have led or played a card that the restriction allowed, instead of { $cards }?
question-61a-true = Yes: he has revoked, and the revoke is dealt with under 62 to 64.
question-61a-false = No: he could not comply, and { $cards } is a lawful card (59).
question-70 = How are the { $tricks } remaining tricks divided? Doubtful points go against { $side }, who claimed.
question-70-answer = Name the tricks that each side wins of them.
question-70c1 = Did the claimer of { $side } say nothing about the trump that an opponent still holds?
question-70c1-true = Nothing was said: next comes whether he was unaware of it (70C2).
question-70c1-false = It was mentioned: the trump gives the opponents no trick for that reason alone.
question-70c2 = Is it at all likely that the claimer of { $side } was unaware that the trump was still out?
question-70c2-true = Likely: next comes whether a trick could be lost to it by normal play (70C3).
question-70c2-false = He knew: the claim is judged as if he had drawn it.
question-70c3 = Could { $side } lose a trick to that trump by any normal play?
question-70c3-true = Yes: that trick goes to the opponents.
question-70c3-false = No: the trump wins no trick.
question-70d1 = May the claimer of { $side } have taken for high a card that an outstanding one beats?
question-70d1-true = He may: it is normal that he plays that card first.
question-70d1-false = No: he reckoned with what is out.
question-70e1 = An opponent has shown out: would it be irrational of the claimer of { $side } not to take the finesse that this marks?
question-70e1-true = Irrational: the finesse is taken.
question-70e1-false = He might have missed it: not to finesse is normal too.
question-70e2 = Is the claimer of { $side } deemed to play his suits from the top?
question-70e2-true = From the top: the highest card of a suit comes first.
question-70e2-false = Not laid down: a card that he takes for high may come first.
claim-stake-one = { $side } gets { $fewest } of the { $left }.
claim-stake-range = { $side } gets { $fewest } to { $most } of the { $left }, by what is found next.
claim-stake-line = The line: { $line }.
claim-judged-line = The line of play that shows what was ruled of the claim: { $side } gets { $tricks } of the { $left }.
question-53c = Did the player whose lead it was make his own proper lead, and not play to { $offender }'s { $cards }?
question-53c-true = His own lead: it stands, and what { $offender } led goes back without further rectification: { $cards }.
question-53c-false = He played to it: the lead out of turn stands, and his card, played before its turn, is dealt with under 57A.
question-79b2 = How many tricks did declarer win? The players remember it differently.
question-79b2-answer = Give the number of declarer's tricks, e.g. 79B2: 10.
question-79b3 = Called after the round: is the Director clearly convinced of the number of tricks won at the table?
question-79b3-true = Convinced: that number of tricks is the result.
question-79b3-false = Not convinced: neither side's score is raised.
