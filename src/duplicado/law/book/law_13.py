"""Law 13: incorrect number of cards (one hand more than thirteen, another fewer), and the card of another pack."""

from __future__ import annotations

from typing import Final

from duplicado.law.clause import clause, has_clause, holding
from duplicado.law.edition import Edition, cited_in
from duplicado.law.information import MovedCard
from duplicado.law.inquiry import YES_NO, HandCounts, SurplusCard, inquiry, one_of
from duplicado.law.orders import Informed, Review, ScoreAdjusted
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side

HAND_COUNTS: Final = inquiry("13", one_of(HandCounts))
SURPLUS_CARD: Final = inquiry("13C", one_of(SurplusCard))
CORRECTABLE: Final = inquiry("13B1", YES_NO)
INTERFERES: Final = inquiry("13D2(b)", YES_NO)

_CARDS_OF_A_HAND = 13


@fact_sheet("incorrect-hands")
class IncorrectHands(FactSheet):
    """Numbers of cards that the hands held originally, and the state of the board when the Director found out."""

    edition: Edition
    counts: tuple[tuple[Seat, int], ...]
    """The hands that were counted; the others held thirteen."""
    seen: tuple[Card, ...] = ()
    """Cards that a player saw and that were another's."""
    called: bool = False
    """True where a player with an incorrect hand has called."""
    play_completed: bool = False
    correctable: bool = True
    """True where the deal can be corrected and played: the Director's judgement (13B1; 2007: 13A)."""
    interferes: bool = False
    """True where, in the Director's judgement, what was seen interferes with normal bidding or play (2007: 13D2(b))."""
    moved: tuple[Card, ...] = ()
    """The cards that the Director has moved from one hand to another."""

    @property
    def is_played(self) -> bool:
        """True where the corrected deal is played, rather than an adjusted score awarded."""
        if self.play_completed:
            return False
        if self.called:
            return self.correctable
        return not (self.seen and self.interferes and has_clause("13D2(b)", self.edition))


@clause("13:fn2")
def is_of_law_13(counts: tuple[tuple[Seat, int], ...]) -> bool:
    """Tell whether some hand held more than thirteen cards; where hands are only short, Law 14 applies."""
    return any(count > _CARDS_OF_A_HAND for _, count in counts)


@rectifies("13", sheet=IncorrectHands)
def rectify(facts: IncorrectHands) -> Procedure:
    """Correct the hands and have the board played, or adjust the score."""
    if facts.play_completed:
        yield found_after_play(facts)
    elif facts.called:
        yield call_already_made(facts)
    else:
        yield no_call_made(facts)
    if facts.moved and facts.is_played and has_clause("13E", facts.edition):
        yield cards_moved(facts)


@clause("13A", "13A1")
def no_call_made(facts: IncorrectHands) -> Order:
    """Correct and play normally, unless another's card was seen."""
    if not facts.seen:
        return Order((cited_in(facts.edition, "13A1"),))
    return holding(facts.edition, _looked_at, _looked_at_or_adjusted)(facts)


@clause("13A2", editions=(Edition.LAWS_2017,))
def _looked_at(_: IncorrectHands) -> Order:
    """Have the Director look at the result: another's card was seen."""
    return Order(("13A2",), (Review("13A2"),))


@clause("13D2", "13D2(a)", "13D2(b)", editions=(Edition.LAWS_2007,))
def _looked_at_or_adjusted(facts: IncorrectHands) -> Order:
    """Adjust the score at once when what was seen interferes with normal bidding or play; else look at the result."""
    if facts.interferes:
        return Order(("13D2",), (ScoreAdjusted("13D2(b)"),))
    return Order(("13D2(a)",), (Review("13D2(a)"),))


@clause("13B", "13B1", "13B2")
def call_already_made(facts: IncorrectHands) -> Order:
    """Play the corrected deal with no change of call and look at the result, or adjust the score."""
    if facts.correctable:
        number = cited_in(facts.edition, "13B1")
        return Order((number,), (Review(number),))
    number = cited_in(facts.edition, "13B2")
    return Order((number, "12C1"), (ScoreAdjusted(number),))


@clause("13E", editions=(Edition.LAWS_2007,))
def cards_moved(facts: IncorrectHands) -> Order:
    """Order that nobody may use what the moving of a card tells him of the hand of his partner.

    It concerns the partners of all hands that held a wrong number of cards. The Laws of 2017 have no such clause:
    what a player learns from the Director's moving of a card falls under Law 16 there.

    Reading: the Portuguese text calls the information authorized, the official one unauthorized, which is followed: the
    clause would otherwise allow what Law 16 forbids.
    """
    concerned = {seat.side for seat, count in facts.counts if count != _CARDS_OF_A_HAND}
    told = tuple(MovedCard(card) for card in facts.moved)
    return Order(("13E",), tuple(Informed(side, told) for side in Side if side in concerned))


@clause("13D")
def found_after_play(facts: IncorrectHands) -> Order:
    """Cancel the result of a board that was played with incorrect hands, and adjust the score."""
    number = cited_in(facts.edition, "13D")
    return Order((number, "12C1"), (ScoreAdjusted(number),))


@fact_sheet("surplus-card-removed")
class SurplusCardRemoved(FactSheet):
    """A card of another pack was found among the cards of a board."""

    edition: Edition
    played_to_quitted_trick: bool


@rectifies("13C", sheet=SurplusCardRemoved)
@clause("13C")
def surplus_card(facts: SurplusCardRemoved) -> Procedure:
    """Remove a card of another pack; nothing else, unless it was played to a quitted trick: the Director looks then."""
    number = cited_in(facts.edition, "13C")
    yield Order((number,), (Review(number),) if facts.played_to_quitted_trick else ())
