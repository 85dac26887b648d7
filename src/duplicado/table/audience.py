"""Audience of what is said at a table: who is told of a statement, by kind (Laws 16, 20, 40, 73).

What partner may not know does not reach him: not the words, and not that there were any.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duplicado.law.book import law_20
from duplicado.table.actions.auction import (
    Alerts,
    AsksAbout,
    Explains,
    SelfAlerts,
)
from duplicado.table.actions.reader import Action
from duplicado.table.moment import Phase
from duplicado.table.state import SpokenFact, TableState
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True, slots=True)
class ToldStatement:
    """A statement as a seat is told it."""

    seat: Seat
    """Player who made it."""
    action: Action
    place: int | None = None
    """The place in the auction of the call that it is about, from 0; `None` where it is about none."""
    is_of_withdrawn_call: bool = False
    """True once another call stands in that place (Laws 25, 27): it says nothing of that one."""


def told(state: TableState, viewer: Seat) -> tuple[ToldStatement, ...]:
    """Return what a seat is told of the statements made so far.

    The order is that in which they were made; nothing of it depends on a statement that the seat is not told.
    """
    return tuple(_told(state, viewer))


def hears_last(state: TableState, viewer: Seat) -> bool:
    """Tell whether a seat is told the statement that was made last."""
    return hears(state, len(state.statements) - 1, viewer)


def hears(state: TableState, number: int, viewer: Seat) -> bool:
    """Tell whether a seat is told a statement, by its number from 0."""
    said = state.statements[number]
    return _hears(state, number, said, place_meant(state, said), viewer)


def _told(state: TableState, viewer: Seat) -> Iterator[ToldStatement]:
    for number, said in enumerate(state.statements):
        place = place_meant(state, said)
        if _hears(state, number, said, place, viewer):
            yield ToldStatement(said.seat, said.action, place, is_of_withdrawn_call(state, said))


def place_meant(state: TableState, said: SpokenFact) -> int | None:
    """Return the place, from 0, of the call that a statement is about; `None` where it is about none."""
    calls, dealer = state.auction.calls, state.auction.dealer
    match said.action:
        case AsksAbout(call, place) | Explains(call=call, place=place):
            if place is not None:
                return place - 1
            alike = [number for number, made in enumerate(calls) if made is call]
            return alike[-1] if alike else None
        case Alerts() | SelfAlerts():
            caller = said.seat.partner if isinstance(said.action, Alerts) else said.seat
            # The last call of his that had been made by then.
            then = said.when.turn if said.when.phase is Phase.AUCTION else len(calls)
            own = [number for number in range(min(then, len(calls))) if dealer.after(number) is caller]
            return own[-1] if own else None
        case _:
            return None


def call_meant(state: TableState, said: SpokenFact) -> Call | None:
    """Return the call that a statement is about while it is made; `None` where it is about none."""
    if isinstance(said.action, AsksAbout | Explains):
        return said.action.call
    place = place_meant(state, said)
    return None if place is None else state.auction.calls[place]


def is_of_withdrawn_call(state: TableState, said: SpokenFact) -> bool:
    """Tell whether a statement is about a call in whose place another one stands since."""
    place, calls = place_meant(state, said), state.auction.calls
    return place is not None and 0 <= place < len(calls) and said.call is not calls[place]


def _hears(state: TableState, number: int, said: SpokenFact, place: int | None, viewer: Seat) -> bool:
    if viewer is said.seat:
        return True
    match said.action:
        case SelfAlerts():
            return self_alert_reaches(said.seat, viewer)
        case AsksAbout():
            return question_reaches(said.seat, viewer, _answerer(state, place))
        case Explains():
            return _explanation_reaches(state, number, said, place, viewer)
        case _:
            return True


def self_alert_reaches(caller: Seat, viewer: Seat) -> bool:
    """Tell whether a player is told that another has alerted his own call: an opponent is, partner is not (73B1)."""
    return viewer.side is not caller.side


def question_reaches(asker: Seat, viewer: Seat, answerer: Seat | None) -> bool:
    """Tell whether a player is told that another has asked about a call: only who is to answer it.

    To the asker's partner it would be information that he may not use (16B1); to the answerer's it would show what is
    asked.
    """
    return viewer is answerer and viewer.side is not asker.side


def _answerer(state: TableState, place: int | None) -> Seat | None:
    """Return who explains the call in that place, by the manner of alerting."""
    if place is None:
        return None
    caller = state.auction.dealer.after(place)
    regulations = state.setup.regulations
    return next(who for who in Seat if law_20.forbids_explanation(who, caller, regulations) is None)


def _explanation_reaches(state: TableState, number: int, said: SpokenFact, place: int | None, viewer: Seat) -> bool:
    """Tell whether a player is told an explanation.

    Partner never is. An opponent is told what is volunteered, and the answer to his own question, at once; the answer
    to his partner's question with the next call or card, when it looks as if it had been volunteered. What corrects an
    explanation without being asked (20F4, 20F5) reaches whoever is told that one.
    """
    if viewer.side is said.seat.side:
        return False
    askers: set[Seat] = set()
    for earlier in range(number - 1, -1, -1):
        other = state.statements[earlier]
        if not isinstance(other.action, AsksAbout | Explains) or place_meant(state, other) != place:
            continue
        if isinstance(other.action, AsksAbout):
            askers.add(other.seat)
        elif askers:
            break
        else:
            return _explanation_reaches(state, earlier, other, place, viewer)
    if not askers or viewer in askers:
        return True
    return said.when != state.moment
