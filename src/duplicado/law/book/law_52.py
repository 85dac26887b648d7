"""Law 52: failure to lead or play a penalty card."""

from __future__ import annotations

from duplicado.law.book import law_49
from duplicado.law.clause import clause
from duplicado.law.orders import CardDisposition, Disposition, PlayRule, StandingPlay
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards
from duplicado.law.procedure import law_44
from duplicado.law.procedure_steps import Choice, ChoiceWord, Offer, Order, Procedure, Stood, accepts
from duplicado.law.rectification import rectifies


@rectifies("52", sheet=PlayAndPenaltyCards)
@clause("52A", "52B1(a)", "52B1(b)", "52B1(c)", "52B2")
def rectify(sheet: PlayAndPenaltyCards) -> Procedure:
    """Let declarer accept the card played instead, which he has done if he has played since."""
    facts, already = sheet.fact, sheet.already
    declaring = facts.before.declarer.side
    if any(hand.side is declaring for hand, _ in facts.later):
        yield Order(("52B1(b)", "52B1(c)"), (StandingPlay(facts.play),))
    elif (yield from accepts(facts.before.declarer, "52B1(a)")):
        yield Order(("52B1(a)", "52B1(c)"), (StandingPlay(facts.play),))
    else:
        play = facts.play
        for card in facts.cards:
            play = play.taken_back(facts.hand, card)
        made = law_49.becomes_penalty_card(facts.offender, facts.cards, already, facts.edition, deliberate=True)
        due = tuple(card.card for card in already if card.seat is facts.hand and _could_be_played(facts, card))
        yield Order(("52B2", "50B"), (StandingPlay(play), *made))
        substituted = facts.due or (due[0] if len(due) == 1 else None)
        if substituted is None and due:  # several could be played: declarer says which is substituted (51A)
            answer = yield Offer(facts.before.declarer, "51A", (ChoiceWord.PLAYS,), cards=due, blocking=False)
            substituted = answer.card if isinstance(answer, Choice | Stood) else None  # or what a restriction leaves
        if substituted is not None:
            yield Order(("52B2",), (PlayRule(facts.hand, facts.trick, "52B2", card=substituted),))


def _could_be_played(facts: IrregularPlay, card: CardDisposition) -> bool:
    """Tell whether that penalty card was due to the trick."""
    hand = facts.before.hand(facts.hand)
    led = facts.before.tricks[facts.trick].suit_led if facts.trick < len(facts.before.tricks) else None
    small_of_its_suit = card.disposition is Disposition.MINOR and card.card.suit is facts.card.suit
    return (card.disposition is Disposition.MAJOR or small_of_its_suit) and (
        hand is None or led is None or not law_44.fails_to_follow(card.card, hand, led)
    )
