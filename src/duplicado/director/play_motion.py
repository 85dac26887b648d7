"""What the Director establishes of his own motion about the play, and which matter that brings up."""

from __future__ import annotations

from typing import TypeAlias

from duplicado.director.matters import Matter
from duplicado.director.state import DirectedTable
from duplicado.law.book.law_45 import CardHeldOut
from duplicado.law.book.law_46 import Intention
from duplicado.law.book.law_47 import LastCard
from duplicado.law.book.law_69 import TricksToCorrect
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity, irregular_play_of
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary import EVERY_CARD, Card, Seat, Side

__all__ = ["openings", "superseded"]

Opening: TypeAlias = tuple[str, object]
_SUPERSEDING = frozenset({"45E1", "45E2", "47E1", "50"})
_OF_CARDS = frozenset({"49", "52", "53", "54", "55", "56", "57", "57A"})


def _fact_of(matter: Matter | None) -> IrregularPlay | None:
    """Return the irregular card that a matter is about."""
    return None if matter is None else irregular_play_of(matter.facts)


def _about_a_card(state: DirectedTable) -> Matter | None:
    open_matters = [matter for matter in state.matters if matter.law in _OF_CARDS and _fact_of(matter)]
    if open_matters:
        return open_matters[-1]
    return state.last_closed if _fact_of(state.last_closed) is not None else None


def superseded(state: DirectedTable, key: str) -> tuple[int, ...]:
    """Return the open matters that a finding puts an end to."""
    if key not in _SUPERSEDING:
        return ()
    matter = _about_a_card(state)
    numbers = {matter.number} if matter is not None else set[int]()
    return tuple(other.number for other in state.matters if other.number in numbers or other.law == "50D2")


def openings(state: DirectedTable, key: str, value: object) -> tuple[Opening, ...]:
    """Return the matters that a finding about the play brings up."""
    table, play = state.table, state.table.play
    if play is None:
        return ()
    match key, value:
        case "45E1" | "45E2" | "47E1", True:
            return _about_the_last_card(state, "47E1" if key == "47E1" else "45E")
        case "50", False:
            return _about_the_last_card(state, "50")
        case "45C1" | "45C2(a)" | "45C2(b)" | "45C3", Card():
            return _held_out(play, key, value)
        case "46B", Card():
            return (("46B intention", Intention(play.play, value)),)
        case "47E2(a)", True:
            return _misinformed(table, play)
        case "49", tuple():
            cards = tuple(card for card in EVERY_CARD if card in value)
            return _exposed(table, play, cards)
        case "48B2", False:
            return (("68", "48B2"),)
        case "68", True:
            return (("68", "68"),)
        case "70", _:
            return (("70 found", (value, play.play.tricks_to_come)),)
        case (("69B1" | "69B2" | "71A" | "71B"), bool() | int()):
            return _moved(play, key, value)
        case "79B2", int():
            return _established(play, value)
        case _:
            return ()


def _about_the_last_card(state: DirectedTable, law: str) -> tuple[Opening, ...]:
    fact = _fact_of(_about_a_card(state))
    play = state.table.play
    if fact is None or play is None:
        return ()
    refreshed = IrregularPlay(
        fact.edition, fact.kind, fact.offender, fact.hand, fact.cards, fact.before, now=play.play, trick=fact.trick
    )
    return ((law, (refreshed, state.table.exposed)),)


def _held_out(play: PlayState, key: str, card: Card) -> tuple[Opening, ...]:
    holder = next((seat for seat in Seat if card in (play.play.hand(seat) or ())), play.play.turn)
    return (("45C", CardHeldOut(key, holder, card, play.play)),)


def _misinformed(table: TableState, play: PlayState) -> tuple[Opening, ...]:
    plays = [each for trick in play.play.tricks for each in trick.plays]
    if not plays:
        return ()
    hand, card = plays[-1]
    return (("47E2(a)", LastCard(table.edition, play.play.player_of(hand), hand, card)),)


def _exposed(table: TableState, play: PlayState, cards: tuple[Card, ...]) -> tuple[Opening, ...]:
    for seat in Seat:
        hand = play.play.hand(seat)
        his = tuple(card for card in cards if hand is not None and card in hand)
        if his:
            fact = IrregularPlay(table.edition, PlayIrregularity.EXPOSED, seat, seat, his, play.play, now=play.play)
            return (("49", (fact, table.exposed)),)
    return ()


def _moved(play: PlayState, key: str, value: bool | int) -> tuple[Opening, ...]:  # noqa: FBT001 - the finding itself
    claim = play.end.claim if play.end is not None else None
    if claim is None or value is False:
        return ()
    conceding = claim.claimer.side if key.startswith("71") else claim.claimer.side.opponents
    conceded = claim.others_tricks if key.startswith("71") else claim.own_tricks
    tricks = conceded if value is True else min(int(value), conceded)
    facts = TricksToCorrect(key, play.tricks(Side.NS), play.tricks(Side.EW), conceding, tricks)
    return (("71" if key.startswith("71") else "69B", facts),)


def _established(play: PlayState, declarers_tricks: int) -> tuple[Opening, ...]:
    declaring = play.contract.declarer.side
    north_south = declarers_tricks if declaring is Side.NS else 13 - declarers_tricks
    return (("79B2", TricksToCorrect("79B2", north_south, 13 - north_south, Side.NS, 0)),)
