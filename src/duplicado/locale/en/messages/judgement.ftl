# Judgement rulings: what is taken up, what the Director must find, polls of players, reports.

judged-the-player = the player
judged-the-pair = the pair
judged-remark = remark
judged-question = question
judged-reply = reply
judged-explanation = explanation
judged-alert = alert
judged-no-alert = no alert
judged-tempo = tempo
judged-emphasis = emphasis
judged-gesture = gesture
judged-movement = movement
judged-manner = manner
judged-remembered = similar calls that are not yet forgotten
judged-recent = a similar call of late that partner cannot have forgotten
judged-frequent = similar calls so frequent that partner knows the tendency
judged-circumstance = a circumstance known to both that helps to recognize it
judged-due-at-once = at once
judged-due-before-the-clarification-period-ends = before the opening lead is faced, or sooner if he likes
judged-due-in-the-clarification-period = after the final pass and before the opening lead is faced
judged-due-after-play = when play has ended
judged-due-when-the-auction-has-ended-and-the-role-is-known = when the auction has ended and it is known who declares

matter-12a-judged = The Director looks whether he may adjust the score.
matter-16a-judged = The Director looks whether information was used that a player may not use.
matter-16b-judged = The Director looks whether information from partner was used by { $player }.
matter-16b2-judged = Rights are reserved by { $player }: an opponent may have had information from partner.
matter-16c2-judged = The Director looks whether the offending side used what its withdrawn action told.
matter-23c-judged = The Director looks whether the infraction before the comparable call helped the offending side.
matter-27d-judged = The Director looks whether the insufficient bid helped the offending side.
matter-40b-judged = The Director looks at an understanding of { $side }.
matter-40c-judged = The Director looks at a departure from what was told, by { $player }.
matter-50e4-judged = The Director looks whether the exposed card helped the offending side.
matter-72c-judged = The Director looks whether damage could be foreseen by { $player }.
matter-73b-judged = The Director looks whether something was told to partner otherwise than by calls and plays, by { $player }.
matter-73e2-judged = The Director looks whether an opponent was misled by { $player }.
matter-75-correction = A wrong explanation is to be corrected by { $player }: { $when }.
matter-75-judged = The Director looks whether opponents were misinformed by { $player }.
matter-75a-judged = The Director looks whether partner's explanation was used by { $player }.
matter-84-judged = The Director establishes the facts.

effect-score-stands = The score of the table stands.
effect-penalty-considered = The Director considers a penalty for the offending side.
effect-nothing-84a = Play goes on: nothing is to be rectified.
effect-nothing-84b = What the Law prescribes is carried out.
effect-nothing-85b = The facts cannot be established: play goes on.
effect-nothing-16b2 = It is noted that rights were reserved; the facts could not be established.
effect-nothing-75b2 = The explanation was corrected in time.
effect-nothing-75b3 = The explanation was corrected in time.

question-12a1 = { $laws ->
    [old] Was there a violation for which the Laws give the innocent side no indemnity?
   *[new] Was there a violation for which the Laws prescribe no rectification?
}
question-12a1-true = There was: the next question is whether it did damage.
question-12a1-false = There was none: the next question is whether the board can be played normally.
question-12a2 = Is there no rectification that lets the board be played normally?
question-12a2-true = None: the Director gives an artificial adjusted score.
question-12a2-false = It can be played: the next question is whether a rectification was wrong.
question-12a3 = Has an incorrect rectification been applied?
question-12a3-true = It was incorrect: the next question is whose error it was.
question-12a3-false = It was correct: it stays, however hard or favourable it may look.
question-82c = Was it the Director's error?
question-82c-true = The Director's: the score is adjusted and both sides are treated as innocent.
question-82c-false = Not his: the next question is whether it did damage.
question-12b1 = Was the innocent side damaged: did it get less than it could expect without the infraction?
question-12b1-true = Damaged: the score is adjusted to take away the advantage.
question-12b1-false = Not damaged: the score of the table stands.
question-16a3 = Does the action rest on information that no Law lets a player use?
question-16a3-true = It does: the next question is whether it did damage.
question-16a3-false = It does not: the score of the table stands.
question-16b1 = Did the partner of { $player } make extraneous information available that may suggest a call or play, and by what means?
question-16b1-answer = Name the means: remark, question, reply, explanation, alert, no alert, tempo, emphasis, gesture, movement or manner; false if there was none.
question-16b1-b = Were there logical alternatives other than what was chosen{ $chosen }: would enough of { $player }'s peers, with the same methods, seriously consider another action, and might some choose it?
question-16b1-b-true = There was another: the next question is what the information suggested.
question-16b1-b-false = There was no other: the score of the table stands.
question-16b1-a = { $laws ->
    [old] Could what was chosen{ $chosen } demonstrably have been suggested by the information over another logical alternative?
   *[new] Was what was chosen{ $chosen } demonstrably suggested by the information over another logical alternative?
}
question-16b1-a-true = Suggested: it may not be chosen; the next question is whether it did damage.
question-16b1-a-false = Not suggested: the score of the table stands.
question-16b1-a-among = Was what was chosen{ $chosen } itself one of the logical alternatives? Normally it is, unless it is unthinkable.
question-16b1-a-among-true = It was one: the choice was not allowed; the next question is whether it did damage.
question-16b1-a-among-false = It was none: the score of the table stands.
question-16b2 = Do the opponents dispute that information may have been given to partner?
question-16b2-true = They dispute it: the Director establishes the facts now.
question-16b2-false = Undisputed: play goes on, and the Director looks at the result when he is called.
question-85a1 = On the balance of probabilities, by the evidence that can be collected, did it happen so?
question-85a1-true = It did: the ruling goes on from there.
question-85a1-false = It cannot be found so: the ruling lets play go on.
question-16c2-told = Did the withdrawn action tell something that is unauthorized for the side that made it?
question-16c2-told-true = It did: the next question is about logical alternatives.
question-16c2-told-false = It did not: the score of the table stands.
question-16d2-told = { question-16c2-told }
question-16d2-told-true = { question-16c2-told-true }
question-16d2-told-false = { question-16c2-told-false }
question-16c2-suggested = Was what was chosen{ $chosen } demonstrably suggested by it over another logical alternative?
question-16c2-suggested-true = Suggested: the next question is whether it did damage.
question-16c2-suggested-false = Not suggested: the score of the table stands.
question-16d2-suggested = Could what was chosen{ $chosen } demonstrably have been suggested by it over another logical alternative?
question-16d2-suggested-true = { question-16c2-suggested-true }
question-16d2-suggested-false = { question-16c2-suggested-false }
question-73c2 = Was the use so plain, by a player of that experience, that a penalty is to be considered?
question-73c2-true = It was: the Director considers a penalty.
question-73c2-false = It was not: no penalty.
question-73e2-inference = Did an innocent opponent draw a false inference from a question, remark, manner or tempo of { $player }, and act on it?
question-73e2-inference-true = He did: the next question is whether there was a reason for it.
question-73e2-inference-false = He did not: the score of the table stands.
question-73e2-reason = { $laws ->
    [old] Was there a bridge reason for what { $player } did?
   *[new] Was there a demonstrable bridge reason for what { $player } did?
}
question-73e2-reason-true = There was: inferences are drawn at one's own risk; the score stands.
question-73e2-reason-false = There was none: the next question is what could be known.
question-73e2-known = Could it have been known at the time by { $player } that it might work to his benefit?
question-73e2-known-true = It could: the next question is whether it did damage.
question-73e2-known-false = It could not: inferences are drawn at one's own risk; the score stands.
question-73f-inference = { question-73e2-inference }
question-73f-inference-true = { question-73e2-inference-true }
question-73f-inference-false = { question-73e2-inference-false }
question-73f-reason = { question-73e2-reason }
question-73f-reason-true = { question-73e2-reason-true }
question-73f-reason-false = { question-73e2-reason-false }
question-73f-known = { question-73e2-known }
question-73f-known-true = { question-73e2-known-true }
question-73f-known-false = { question-73e2-known-false }
question-73d2 = Did { $player } attempt to mislead an opponent?
question-73d2-true = An attempt: the Director considers a penalty.
question-73d2-false = No attempt: no penalty.
question-73b1 = Was something told to partner by { $player } otherwise than by calls and plays, and by what means?
question-73b1-answer = Name the means: remark, question, reply, explanation, alert, no alert, tempo, emphasis, gesture, movement or manner; false if nothing was told.
question-73b = { question-73b1 }
question-73b-answer = { question-73b1-answer }
question-73b2 = Was it by a method that the partners had agreed beforehand?
question-73b2-true = Agreed beforehand: it is the gravest offence; the Director reports it and considers a penalty.
question-73b2-false = Not agreed: what partner made of it is judged under 16B.
question-89 = { question-73b2 }
question-89-true = Agreed beforehand: it is prohibited conduct; the Director reports it and considers a penalty.
question-89-false = { question-73b2-false }
question-75a = Did { $player } learn from partner's explanation that his own call was understood otherwise?
question-75a-true = He did: it is unauthorized for him, and Law 16B is worked through.
question-75a-false = He did not: the score of the table stands.
question-75b2 = Did { $player } call the Director and correct his own explanation when it was due ({ $when })?
question-75b2-true = In time: what the opponents may change is dealt with under Laws 21 and 47.
question-75b2-false = Not in time: the Director looks at the result.
question-75b3 = Was partner's explanation corrected by { $player } when it was due ({ $when })?
question-75b3-true = In time: what the opponents may change is dealt with under Laws 21 and 47.
question-75b3-false = Not in time: the Director looks at the result.
question-75d2 = Had the partners an agreement, the same for both, on what the call meant?
question-75d2-true = They had: the next question is whether the explanation or the call was the mistake.
question-75d2-false = They had none: the opponents were to be told so; the next questions are about damage.
question-21b1-b = Is there evidence that the explanation told the agreement, so that the call was the mistake?
question-21b1-b-true = The call was mistaken: there is no infraction, and the score of the table stands.
question-21b1-b-false = No evidence: the Director presumes that the explanation was mistaken.
question-40b5-a = Was something left out that comes from agreement or experience of the partners, not from common knowledge?
question-40b5-a-true = Something was left out: the next question is whether it was crucial.
question-40b5-a-false = Nothing was left out: the score of the table stands.
question-40b5-b = Was what was left out crucial for an opponent's choice of action?
question-40b5-b-true = Crucial: the next questions are about damage.
question-40b5-b-false = Not crucial: the score of the table stands.
question-40b6-a = { question-40b5-a }
question-40b6-a-true = { question-40b5-a-true }
question-40b6-a-false = { question-40b5-a-false }
question-40b6-b = { question-40b5-b }
question-40b6-b-true = { question-40b5-b-true }
question-40b6-b-false = { question-40b5-b-false }
question-40b2-a-iii = Did the regulations of the event want it alerted, or not alerted, otherwise than was done?
question-40b2-a-iii-true = Otherwise: it is misinformation; the next questions are about damage.
question-40b2-a-iii-false = It was as they want: the score of the table stands.
question-40b2-a = { question-40b2-a-iii }
question-40b2-a-true = { question-40b2-a-iii-true }
question-40b2-a-false = { question-40b2-a-iii-false }
question-21a = Did the opponent act on a misunderstanding of his own, not on what he was told?
question-21a-true = His own: there is no redress.
question-21a-false = On what he was told: the next question is whether it did damage.
question-40b3-b = Has this pair failed repeatedly to explain its methods as required?
question-40b3-b-true = Repeatedly: the Director considers a penalty.
question-40b3-b-false = Not repeatedly: no penalty.
question-40c3-b = { question-40b3-b }
question-40c3-b-true = { question-40b3-b-true }
question-40c3-b-false = { question-40b3-b-false }
question-40a3 = Did { $player } depart on purpose from what his side has told of the call{ $chosen }, as by grossly misstating strength or length?
question-40a3-true = A departure: the next question is whether it was allowed.
question-40a3-false = No departure on purpose: a mistaken call is no infraction, and the score stands.
question-40b2-a-v = Was it an artificial call that the regulations do not let be psychic?
question-40b2-a-v-true = It was: the next question is whether it did damage.
question-40b2-a-v-false = It was not: the next question is whether partner came to expect it.
question-40b2-d = { question-40b2-a-v }
question-40b2-d-true = { question-40b2-a-v-true }
question-40b2-d-false = { question-40b2-a-v-false }
question-40c1-repeated = { $tests ->
    [yes] Does one of the tests of the regulations show an implicit understanding: similar calls remembered, a recent one, frequent ones, or a circumstance that both know?
   *[no] Have similar departures been repeated so that partner has come to expect them?
}
question-40c1-repeated-true = An understanding: it was to be told; the next question is whether it did damage.
question-40c1-repeated-false = No understanding by that: the next question is whether partner knew more otherwise.
question-40c1 = Had partner otherwise more reason than the opponents to be aware of it, as what he did may show?
question-40c1-true = He had: the next question is whether it did damage.
question-40c1-false = He had not: the departure is allowed, and the score of the table stands.
question-40b3-a-hidden = Were the opponents not told of the understanding as the regulations want?
question-40b3-a-hidden-true = Not told: the next question is whether it did damage.
question-40b3-a-hidden-false = Told: the score of the table stands.
question-40b4-hidden = { question-40b3-a-hidden }
question-40b4-hidden-true = { question-40b3-a-hidden-true }
question-40b4-hidden-false = { question-40b3-a-hidden-false }
question-40a1-a = Have the partners an understanding, by discussion or by what both have come to know, even if they deny it?
question-40a1-a-true = An understanding: the next questions are whether it is allowed.
question-40a1-a-false = No understanding: the score of the table stands.
question-40a2 = Does it speak through anything but the calls, the plays and the conditions of the deal?
question-40a2-true = It does: it is not allowed; the next question is whether it did damage.
question-40a2-false = It does not: the next question is whether it is the same for both partners.
question-40a4 = Does the same call mean one thing from one partner and another from the other?
question-40a4-true = It does: it is not allowed; the next question is whether it did damage.
question-40a4-false = It does not: the next question is whether it is a special understanding.
question-40b2-a-player = Does the same call mean one thing from one partner and another from the other, where the regulations do not allow it?
question-40b2-a-player-true = { question-40a4-true }
question-40b2-a-player-false = { question-40a4-false }
question-40b1-b = Is it a special understanding: named so by the regulations, or an artificial call that they do not except?
question-40b1-b-true = Special: the next question is whether the regulations allow it here.
question-40b1-b-false = Not special: the next question is whether it was told.
question-40b1-a = { question-40b1-b }
question-40b1-a-true = { question-40b1-b-true }
question-40b1-a-false = { question-40b1-b-false }
question-40b2-a-i-permitted = Do the regulations not allow it here, or only under conditions that were not met?
question-40b2-a-i-permitted-true = Not allowed: the next question is whether it did damage.
question-40b2-a-i-permitted-false = Allowed: the next question is whether it was told.
question-40b2-a-permitted = { question-40b2-a-i-permitted }
question-40b2-a-permitted-true = { question-40b2-a-i-permitted-true }
question-40b2-a-permitted-false = { question-40b2-a-i-permitted-false }
question-72c-known = Could it have been known by { $player } at the time that the irregularity could well damage the innocent side?
question-72c-known-true = It could: the next question is whether the offending side gained.
question-72c-known-false = It could not: the score of the table stands.
question-23-known = { question-72c-known }
question-23-known-true = { question-72c-known-true }
question-23-known-false = { question-72c-known-false }
question-72b1 = Was it an infringement on purpose?
question-72b1-true = On purpose: the Director considers a penalty.
question-72b1-false = Not on purpose: no penalty.
question-72b3 = Was there an attempt to conceal the infraction?
question-72b3-true = An attempt: the Director considers a penalty.
question-72b3-false = No attempt: no penalty.
question-23c-help = Without the help of the infraction, could the outcome well have been different?
question-23c-help-true = Different: the next question is whether the innocent side was damaged.
question-23c-help-false = Not different: the score of the table stands.
question-27d-help = { question-23c-help }
question-27d-help-true = { question-23c-help-true }
question-27d-help-false = { question-23c-help-false }
question-50e4-help = Without the help of the exposed card, could the outcome well have been different?
question-50e4-help-true = { question-23c-help-true }
question-50e4-help-false = { question-23c-help-false }
question-50e3-help = { question-50e4-help }
question-50e3-help-true = { question-50e4-help-true }
question-50e3-help-false = { question-50e4-help-false }
question-84 = Are the facts agreed?
question-84-true = Agreed: the next question is what the Laws prescribe.
question-84-false = Disputed: the Director weighs the evidence.
question-84b = Do the Laws prescribe a rectification?
question-84b-true = They do: it is carried out.
question-84b-false = They do not: the next question is whether the innocent side was damaged.
question-84c = Does a player choose between options?
question-84c-true = He does: the Director explains all of them and sees that one is taken.
question-84c-false = He does not: the rectification is carried out.
question-84d = Is it probable that the irregularity damaged the innocent side?
question-84d-true = Probable: the Director restores equity; the extent of the damage is the next question.
question-84d-false = Not probable: play goes on.

judgement-open = Still open: { $question }
judgement-step = { $number }. { $question }
judgement-found = Found: { $finding }
judgement-concluded = From what is on file: { $finding }
judgement-basis-agreed = Agreed.
judgement-basis-probable = Disputed; more probable than not.
judgement-basis-undetermined = Could not be established.
judgement-basis-judged = The Director's judgement.
judgement-basis-on-file = On file.
judgement-says = { $by }: “{ $says }”
judgement-contradicts = { $by }, against it: “{ $says }”
judgement-reasons = Reasons: { $reasons }
judgement-outcome = Outcome: { $outcome }
judgement-outcome-adjusted = the score is adjusted
judgement-outcome-stands = the score of the table stands
judgement-outcome-open = not yet ruled
judgement-outcome-none = nothing is adjusted
judgement-candidates = Results that may be assigned, by double dummy; the Director sets the weights:
judgement-candidate = { $result }: { $score }
judgement-candidate-excluded = { $result }: { $score }, no weight { $law }
judgement-candidate-plays = { $told } (after { $cards })
judgement-result = { $contract }, { $tricks } tricks

poll-title = Poll of players
poll-board = Board { $board }, dealer { $dealer }, { $vulnerable ->
    [none] nobody vulnerable
    [ns] North-South vulnerable
    [ew] East-West vulnerable
   *[both] both sides vulnerable
}.
poll-hand = { $player } holds { $hand }
poll-auction = Auction: { $calls }
poll-no-auction = No call has been made.
poll-explained = { $text }
poll-asks-call = Which calls do you seriously consider, and which do you make?
poll-asks-card = Which cards do you seriously consider, and which do you play?
poll-level = The players are to be of this class: { $level }
poll-none = Nobody has been asked yet.
poll-share = { $action }: considered by { $considered } of { $asked } ({ $part }), chosen by { $chose } ({ $partchose }): { $alternative ->
    [yes] a logical alternative
    [no] no logical alternative
   *[open] for the Director to judge
}
poll-threshold = By the regulations in force a significant part is { $part }.
poll-no-threshold = The regulations in force name no part: the Director judges what is significant.
poll-answer = { $by }{ $level ->
    [none] {""}
   *[other] {" "}({ $level })
}: { $chose }{ $considered ->
    [none] {""}
   *[other] ; also considered { $considered }
}
poll-withheld = Told to nobody before he had answered: { $information }
poll-suggested = Asked afterwards what that suggests, { $said } of { $asked } named { $action }.
poll-chosen = Chosen at the table: { $action }. { $alternative ->
    [yes] There was a logical alternative to it.
    [no] There was no logical alternative to it.
   *[open] Whether there was a logical alternative to it is for the Director to judge.
}

# What the Director may be called for, and whom it is about.

incident-information-from-partner = Hesitation or other information from partner
incident-rights-reserved = Rights reserved because of information from partner
incident-partners-explanation-used = Partner's explanation or alert woke a player up
incident-explanation-to-correct = A player knows that an explanation of his side was wrong
incident-wrong-explanation = Wrong explanation, too late to change a call
incident-incomplete-explanation = Incomplete explanation
incident-alert-missing = Missing alert or announcement
incident-alert-needless = Alert that should not have been given
incident-psychic-call = Psychic call or other departure from what was told
incident-methods-changed = Methods changed after a question or an irregularity
incident-hidden-understanding = Hidden or forbidden understanding
incident-misled-by-an-opponent = Misled by an opponent's pause, question or manner
incident-communication-with-partner = Partners told each other something by other means
incident-could-have-known = The offender could have known that it would damage the others
incident-procedural-offence = Late, slow, or another offence against procedure
incident-disputed-facts = The players do not agree on what happened
incident-no-rectification = Damage for which no Law has a rectification
ask-player = Which player is it about?
ask-information-from-partner-player = Which player may have used what his partner gave away?
ask-rights-reserved-player = Who reserves his rights?
ask-partners-explanation-used-player = Which player heard how his partner understood his call?
ask-wrong-explanation-player = Who gave the explanation?
ask-incomplete-explanation-player = Who gave the explanation?
ask-alert-missing-player = Who did not alert?
ask-alert-needless-player = Who alerted?
ask-psychic-call-player = Who made the call?
ask-misled-by-an-opponent-player = Whose pause, question or manner was it?
ask-communication-with-partner-player = Who told his partner something?
ask-could-have-known-player = Who offended?
ask-own-explanation = Did { $seat } give the wrong explanation himself (yes), or his partner (no)?
ask-offence = What is the contestant said to have done?
ask-offence-90b1 = he was not in his place when the session or the round was to start
ask-offence-90b2 = he plays too slowly
ask-offence-90b3 = he discussed a board so that others could overhear it
ask-offence-90b4 = he compared scores with another contestant
ask-offence-90b5 = he touched another player's cards
ask-offence-90b6 = he put cards into the wrong pocket of the board
ask-offence-90b7 = he erred in procedure, and a score may have to be adjusted for it
ask-offence-90b8 = he did not do at once what the Director or the regulations demand
ask-offence-7b2 = he did not count his cards before he looked at them
ask-offence-45g = he turned his card face down before all four had played
ask-offence-90a = something else that delays the game, troubles others or breaks procedure
ask-changed-after = After what do the partners change their methods, as they had agreed?
ask-changed-after-opponents-irregularity = an irregularity of the opponents
ask-changed-after-own-irregularity = an irregularity of their own
ask-changed-after-opponents-answer = the opponents' answer to a question
ask-changed-after-own-question = their own question
ask-changed-after-own-answer = their own answer
ask-stage = When did { $seat } notice it?
ask-stage-auction = during the auction
ask-stage-clarification = after the final pass, before the opening lead was faced
ask-stage-play = during the play
ask-role = What is { $seat }, or will he be, in the play?
ask-role-declarer = declarer
ask-role-dummy = dummy
ask-role-defender = defender
incident-withdrawn-action-used = What a withdrawn call or card told was used by its side
incident-helped-by-infraction = An infraction helped the side that made it
ask-withdrawn-action-used-player = Whose partner withdrew the call or card?
ask-infraction = Which infraction was it?
ask-infraction-insufficient-bid = an insufficient bid, corrected without rectification
ask-infraction-comparable-call = a call out of rotation or cancelled, replaced by a comparable call
ask-infraction-exposed-card = an exposed card of a defender
