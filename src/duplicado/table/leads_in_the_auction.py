"""Cards led or shown before an auction that then goes on: they belong to the auction, and Law 24 deals with them."""

from __future__ import annotations

from duplicado.law.book.law_24 import CardsExposedInAuction
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.table.play_state import PlayState
from duplicado.table.state import Noted, TableState
from duplicado.vocabulary.values import replace


def with_leads_in_the_auction(state: TableState, play: PlayState) -> TableState:
    """Let Law 24 judge what Laws 41 and 48-58 would have judged, had the auction been over.

    Reading: a card led after passes that did not end the auction (17D3; 2007: 17E2), or before a player may change his
    final pass (21B1), is led during the auction: it stays face up, and partner must pass once. One that lies face down
    goes back and has been seen by nobody. What has already been ruled upon stays as it was ruled.

    Args:
        state: the table, the auction going on again.
        play: the play as far as it had come.
    """
    irregular = tuple(
        of_the_auction
        for fact in state.irregular
        for of_the_auction in (_of_the_auction(fact) if isinstance(fact, IrregularPlay) else (fact,))
    )
    noted = state.noted
    for fact in state.irregular:
        if isinstance(fact, IrregularPlay):
            noted = noted_otherwise(noted, Noted(fact.law, fact.offender), _of_the_auction(fact))
    told = {(fact.hand, card) for fact in state.irregular if isinstance(fact, IrregularPlay) for card in fact.cards}
    led = [each for trick in play.play.tricks for each in trick.plays if each not in told]  # an option on it is open
    irregular += tuple(CardsExposedInAuction(state.edition, hand, (card,), led=True) for hand, card in led)
    return replace(state, irregular=irregular, noted=noted)


def _of_the_auction(fact: IrregularPlay) -> tuple[CardsExposedInAuction, ...]:
    beside = fact.kind is PlayIrregularity.CARD_BESIDE_THE_LEAD and not fact.deliberate
    if beside or fact.kind is PlayIrregularity.OPENING_LEAD_FACE_DOWN:
        return ()
    led = fact.kind is not PlayIrregularity.EXPOSED
    return (CardsExposedInAuction(fact.edition, fact.hand, fact.cards, led, deliberate=fact.deliberate),)


def noted_otherwise(
    noted: tuple[Noted, ...], before: Noted, facts: tuple[CardsExposedInAuction, ...] = ()
) -> tuple[Noted, ...]:
    """Put the Law that deals with it now in the place of the one under which it was last noted."""
    places = [place for place, each in enumerate(noted) if each == before]
    if not places:
        return noted
    now = tuple(Noted(fact.law, fact.offender) for fact in facts)
    return (*noted[: places[-1]], *now, *noted[places[-1] + 1 :])
