"""Undoing by agreement, at tables that belong to no event: all people at the table let a player take something back.

No Law knows it: a slip is corrected by 25A and 45C4(b). The board stands again as it did before his last call or play,
and the record keeps both, what was done and that it was taken back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from duplicado.director.history import PastFact
from duplicado.director.state import DirectedTable
from duplicado.law.book import law_25
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.playing.played_table import PlayedTable
from duplicado.service.playing.seat_commands import NotDone
from duplicado.service.playing.steps import Happened, RolledBack, UndoAnswered, UndoAsked
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.play import Designates, LeadsFaceDown, PlaysCard
from duplicado.table.entries import Acted, Entry
from duplicado.table.moment import Phase
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat

_UNDONE: Final = (MakesCall, PlaysCard, LeadsFaceDown, Designates)


def may_ask(now: PlayedTable, seat: Seat) -> bool:
    """Tell whether a player may ask to take his last call or play back."""
    return not now.held and _last_of(now, seat) is not None


def asked(now: PlayedTable, seat: Seat) -> tuple[Happened, ...] | NotDone:
    """Note that a player asks; where nobody else is a person the board goes back at once."""
    if now.held or now.board is None or now.board.awaits_ruling:
        return NotDone("held", "9B2")
    if _last_of(now, seat) is None:
        return NotDone("not-now") if _is_permitted(now) else NotDone("not-now", "25B", message="play-undo-not-agreed")
    return (UndoAsked(seat, stands=True), *_settled(now, seat, frozenset()))


def withdrawn(now: PlayedTable, seat: Seat) -> tuple[Happened, ...]:
    """Note that a player asks no more."""
    return (UndoAsked(seat, stands=False),) if now.undo is seat else ()


def answered(now: PlayedTable, seat: Seat, *, agrees: bool) -> tuple[Happened, ...] | NotDone:
    """Note what another player says to it; the board goes back when all people at the table agree."""
    if now.undo in {None, seat}:
        return NotDone("not-now")
    return (UndoAnswered(seat, agrees), *(settled(now, now.undo_agreed | {seat}) if agrees else ()))


def settled(now: PlayedTable, agreed: frozenset[Seat]) -> tuple[Happened, ...]:
    """Have the board go back where a player asks for it and all others who are people agree."""
    return () if now.undo is None else _settled(now, now.undo, agreed)


def _settled(now: PlayedTable, by: Seat, agreed: frozenset[Seat]) -> tuple[Happened, ...]:
    last = _last_of(now, by)
    return (RolledBack(by, last.number - 1),) if last is not None and set(now.persons()) <= agreed | {by} else ()


def _is_permitted(now: PlayedTable) -> bool:
    state = now.board
    return state is not None and law_25.undo_by_agreement(state.table.setup.regulations, is_contest=bool(now.event))


def _last_of(now: PlayedTable, seat: Seat) -> PastFact[DirectedTable] | None:
    """Return the last call or play of a player on this board, where it may be undone."""
    state = now.board
    if state is None or state.awaits_ruling or state.table.phase is Phase.OVER or not _is_permitted(now):
        return None
    return next((past for past in state.backwards() if _is_his(past, seat)), None)


def _is_his(past: PastFact[DirectedTable], seat: Seat) -> bool:
    return isinstance(past.fact, Acted) and past.fact.seat is seat and isinstance(past.fact.action, _UNDONE)


def asked_told(now: PlayedTable, words: RulingWords) -> dict[str, Any] | None:
    """Return who asks to take what back, and who has agreed; `None`: nobody asks."""
    last = None if now.undo is None else _last_of(now, now.undo)
    if now.undo is None or last is None:
        return None
    text = words.text("play-undo-asks", seat=words.seat(now.undo), what=_what(last.fact, words))
    return {"by": now.undo.value, "text": text, "agreed": [each.value for each in Seat if each in now.undo_agreed]}


def undone_told(now: PlayedTable, words: RulingWords) -> Iterator[str]:
    """Yield what was taken back on this board by agreement, in sentences."""
    for seat, fact in now.undone:
        yield words.text("play-undone", seat=words.seat(seat), what=_what(fact, words))


def _what(fact: Entry, words: RulingWords) -> str:
    """Name a call or play; a lead that was made face down is not named, for it may not have been seen."""
    match fact:
        case Acted(_, MakesCall(call)):
            return words.call(call)
        case Acted(_, PlaysCard(card=card) | Designates(Card() as card)):
            return words.card(card)
        case Acted(_, LeadsFaceDown()):
            return words.text("play-undo-lead")
        case _:
            return words.text("play-undo-play")
