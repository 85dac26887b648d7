"""Law 53: lead out of turn accepted, or overtaken by the proper lead."""

from __future__ import annotations

from duplicado.law.book import law_16, law_49
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.orders import CardDisposition, Effect, StandingPlay
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure.tricks import Play
from duplicado.law.requests import Order, Procedure, finds

__all__ = ["is_last_trick", "last_trick", "proper_lead_made", "withdrawn_lead"]


@clause("53:fn17", editions=(Edition.LAWS_2017,))
def is_last_trick(facts: IrregularPlay) -> bool:
    """Tell whether it is the thirteenth trick, to which (2017) no lead out of turn may be accepted."""
    return facts.edition.numbering is not Edition.LAWS_2007 and facts.before.tricks_to_come == 1


@clause("53A")
def last_trick(facts: IrregularPlay) -> Order:
    """Order that a lead out of turn to the last trick be taken back, and the trick be played in order."""
    return Order(("53A",), (StandingPlay(without_lead(facts)),))


def without_lead(facts: IrregularPlay) -> Play:
    """Return the play without the irregular lead; cards that others had played to it go back too."""
    play = facts.play
    for card in facts.cards:
        play = play.taken_back(facts.hand, card)
    return play


def withdrawn_lead(facts: IrregularPlay, clauses: tuple[str, ...], already: tuple[CardDisposition, ...]) -> Order:
    """Order that the lead be taken back: a defender's becomes a major penalty card, declarer's goes to its hand."""
    effects: tuple[Effect, ...] = (StandingPlay(without_lead(facts)),)
    if facts.by_defender:
        made = law_49.becomes_penalty_card(facts.offender, facts.cards, already, facts.edition, deliberate=True)
        effects = (*effects, *made)
    return Order(clauses, effects)


@clause("53B", "47F1", editions=(Edition.LAWS_2017,))
@clause("53C", "47F1", editions=(Edition.LAWS_2007,))
def proper_lead_made(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> Procedure:
    """Find whether the player whose turn it was made his proper lead; then it stands and the other card goes back."""
    number = "53C" if facts.edition.numbering is Edition.LAWS_2007 else "53B"
    leader, card = facts.later[0]
    if (yield from finds(number)):
        play = facts.play.taken_back(leader, card)
        for own in facts.cards:
            play = play.taken_back(facts.hand, own)
        withdrawn = law_16.is_withdrawn(facts.offender.side, facts.cards, facts.edition)
        yield Order((number, "47F1", *withdrawn.clauses), (StandingPlay(play.led(leader, card)), *withdrawn.effects))
        return
    # The lead is accepted by the card played to it, which came before its turn.
    yield from played_before_partner(facts, already)


@clause("53C", editions=(Edition.LAWS_2017,))
@clause("53B", editions=(Edition.LAWS_2007,))
def played_before_partner(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> Procedure:
    """Let declarer's lead stand; the defender on its right who played to it before his partner falls under 57A."""
    number = "53B" if facts.edition.numbering is Edition.LAWS_2007 else "53C"
    leader, card = facts.later[0]
    made = law_49.becomes_penalty_card(leader, (card,), already, facts.edition, deliberate=True)
    yield Order((number, "57A"), (StandingPlay(facts.play.taken_back(leader, card)), *made))
