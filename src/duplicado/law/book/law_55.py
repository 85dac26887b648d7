"""Law 55: declarer's lead out of turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.law.book import law_53
from duplicado.law.clause import clause
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.orders import MustLeadAgain, Review, StandingPlay, Uninformed
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure_steps import ChoiceWord, Offer, Order, Procedure, chooses
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.seats import Seat

LINE_RESTS_ON_IT: Final = inquiry("55C", YES_NO)


@rectifies("55", sheet=IrregularPlay)
@clause("55A")
def rectify(facts: IrregularPlay) -> Procedure:
    """Let either defender accept the lead or have it taken back; the one next in turn to it has the last word."""
    if law_53.is_last_trick(facts):
        yield law_53.last_trick(facts)
        return
    next_in_turn = facts.hand.lho
    words = (ChoiceWord.ACCEPT, ChoiceWord.REFUSE)
    choice = yield from chooses(Offer(next_in_turn, "55A", words, also_by=next_in_turn.partner))
    yield from _decided(facts, accepted=choice is not None and choice.word is ChoiceWord.ACCEPT)
    if choice is not None and choice.by is next_in_turn.partner:
        last_word = yield from chooses(Offer(next_in_turn, "55A", words, blocking=False, lapses=True))
        if last_word is not None and last_word.word is not choice.word:
            yield from _decided(facts, accepted=last_word.word is ChoiceWord.ACCEPT, was_refused=True)


@fact_sheet("line-of-play-suspected")
class LineOfPlaySuspected(FactSheet):
    """Declarer may have played on what his own lead out of turn told him."""

    dummy: Seat


@rectifies("55C", sheet=LineOfPlaySuspected)
@clause("55C")
def line_of_play_to_be_looked_at(facts: LineOfPlaySuspected) -> Procedure:
    """Order that the Director look at a line of play that could rest on what the lead out of turn told (55C, 16)."""
    del facts
    yield Order(("55C",), (Review("55C"),))


@clause("55B1", "55B2")
def _decided(facts: IrregularPlay, *, accepted: bool, was_refused: bool = False) -> Procedure:
    """Order that the lead stands, or that it goes back and the lead is made where it belongs."""
    if accepted:
        told = (Uninformed(facts.offender.side, facts.cards),) if was_refused else ()
        yield Order(("55A", "53A"), (StandingPlay(facts.play), *told))
        return
    at_defenders_turn = facts.before.turn.side is not facts.before.declarer.side
    branch = "55B1" if at_defenders_turn else "55B2"
    order = law_53.withdrawn_lead(facts, ("55A", branch), ())
    yield order if at_defenders_turn else replace(order, effects=(*order.effects, MustLeadAgain()))
