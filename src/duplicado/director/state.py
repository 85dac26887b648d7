"""The state of a table with its Director: what stands, and the matters that he has taken up."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from typing import assert_never

from duplicado.director import conclusions, matters
from duplicado.director.conclusions import Conclusion
from duplicado.director.matters import Matter
from duplicado.director.procedures import PROCEDURES
from duplicado.law.requests import Finding, NextCall, Offer, Question
from duplicado.law.situation import CallIrregularity, IrregularCall
from duplicado.table import fold
from duplicado.table.entries import (
    Acted,
    Answered,
    AttentionDrawn,
    Concluded,
    Entry,
    FoundOfOwnMotion,
    MatterClosed,
    MatterOpened,
    Overruled,
    Ruled,
)
from duplicado.table.state import TableSetup, TableState
from duplicado.vocabulary.values import replace

__all__ = ["DirectedTable", "begin", "evolve"]


@dataclass(frozen=True)  # without slots: see `vocabulary.values.replace`
class DirectedTable:
    """A table and the matters taken up there; both follow from the record alone."""

    table: TableState
    matters: tuple[Matter, ...] = ()
    last_closed: Matter | None = None
    """The matter that was closed last: the Director may yet find something that changes it."""
    opened: int = 0
    """How many matters have been taken up so far."""
    conclusions: tuple[Conclusion[DirectedTable], ...] = field(default=(), compare=False, repr=False)
    """The questions to the Director that what is on file has answered; he may still find otherwise."""

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The options that are open, first one first."""
        return tuple(matter.request for matter in self.matters if isinstance(matter.request, Offer))

    @property
    def questions(self) -> tuple[Question, ...]:
        """The findings that the Director has to make, first one first."""
        return tuple(matter.request for matter in self.matters if isinstance(matter.request, Question))

    @property
    def awaits_ruling(self) -> bool:
        """Whether nobody may call or play (Law 9B2)."""
        return any(matter.request.blocking for matter in self.matters if isinstance(matter.request, Offer | Question))


def begin(setup: TableSetup) -> DirectedTable:
    """Return the state before anything has happened."""
    return DirectedTable(fold.begin(setup))


def evolve(state: DirectedTable, entry: Entry) -> DirectedTable:
    """Return the state after one more entry."""
    table = fold.evolve(state.table, entry)
    drawn_before = conclusions.noted(state.conclusions, entry)
    if drawn_before is not state.conclusions:
        state = replace(state, conclusions=drawn_before)
    match entry:
        case Acted() | AttentionDrawn():
            return replace(state, table=table)
        case FoundOfOwnMotion():
            return replace(state, table=table, matters=tuple(_informed(matter, table) for matter in state.matters))
        case MatterOpened():
            matter = _waiting(Matter(entry.number, entry.law, entry.facts), table)
            return replace(state, table=table, matters=(*state.matters, matter), opened=entry.number)
        case Answered():
            return _with_answer(state, entry, table)
        case Concluded():
            drawn = (*state.conclusions, Conclusion(entry.number, entry.clause, entry.value, state))
            answered = Answered(entry.number, Finding(entry.value))
            return replace(_with_answer(state, answered, table), conclusions=drawn)
        case Overruled():
            overruled = conclusions.drawn_in(state.conclusions, entry.number, entry.clause)
            return state if overruled is None else reduce(evolve, entry.entries, overruled.before)
        case Ruled():
            placed = (_placed(matter, table) if matter.number == entry.number else matter for matter in state.matters)
            return replace(state, table=table, matters=tuple(placed))
        case MatterClosed():
            left = tuple(matter for matter in state.matters if matter.number != entry.number)
            closed = next((matter for matter in state.matters if matter.number == entry.number), state.last_closed)
            return replace(state, table=table, matters=left, last_closed=closed)
        case _:
            assert_never(entry)


def _informed(matter: Matter, table: TableState) -> Matter:
    """Let a matter in which nobody has answered yet know what the Director has found (30C: the pass is artificial)."""
    if matter.answers or not isinstance(matter.facts, IrregularCall):
        return matter
    return replace(matter, facts=replace(matter.facts, findings=table.findings))


def _with_answer(state: DirectedTable, entry: Answered, table: TableState) -> DirectedTable:
    table = _without_awaited_irregularity(state, entry, table)
    answered = (_answered(matter, entry, table) for matter in state.matters)
    return replace(state, table=table, matters=tuple(answered))


def _answered(matter: Matter, entry: Answered, table: TableState) -> Matter:
    return _waiting(matter.answered(entry.answer), table) if matter.number == entry.number else matter


def _waiting(matter: Matter, table: TableState) -> Matter:
    """Note what the matter waits for."""
    request = matters.run(PROCEDURES[matter.law](matter.facts), matter.answers).request
    return _placed(replace(matter, request=request, awaited_turn=None), table)


def _placed(matter: Matter, table: TableState) -> Matter:
    """Note at which turn of the auction the call comes that the matter waits for, if it waits for one."""
    if not isinstance(matter.request, NextCall):
        return matter
    auction = table.auction
    place = len(auction.calls) + auction.turn.distance_to(matter.request.seat)
    return replace(matter, awaited_turn=place)


def _without_awaited_irregularity(state: DirectedTable, entry: Answered, table: TableState) -> TableState:
    """Take an irregular call off the list when the matter that awaited it deals with it itself (27B4)."""
    matter = next((matter for matter in state.matters if matter.number == entry.number), None)
    if matter is None or not isinstance(matter.request, NextCall) or not matter.request.even_if_irregular:
        return table
    place = matter.awaited_turn
    own = {CallIrregularity.INSUFFICIENT, CallIrregularity.INADMISSIBLE}
    left = tuple(
        fact
        for fact in table.irregular
        if not (
            isinstance(fact, IrregularCall)
            and fact.kind in own
            and fact.offender is matter.request.seat
            and len(fact.before.calls) == place
        )
    )
    return replace(table, irregular=left)
