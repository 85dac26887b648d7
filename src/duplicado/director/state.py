"""The state of a table with its Director: what stands, and the matters that he has taken up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce
from itertools import takewhile
from typing import assert_never

from duplicado.director import history, narrowing
from duplicado.director.history import PastFact
from duplicado.director.matter import Matter
from duplicado.law import precedence
from duplicado.law.edition import named_in
from duplicado.law.orders import StandingCalls
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure_steps import Finding, FindingValue, NextCall, Offer, Question
from duplicado.law.rectification import rectification_named
from duplicado.law.situation import IrregularCall
from duplicado.table import fold, pending_calls
from duplicado.table.actions.irregularity import Attention
from duplicado.table.entries import (
    Acted,
    Answered,
    AttentionDrawn,
    Concluded,
    Entry,
    FoundOfOwnMotion,
    JudgedAnew,
    MatterClosed,
    MatterOpened,
    MatterReopened,
    Overruled,
    Ruled,
)
from duplicado.table.state import IrregularFact, TableSetup, TableState
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


@dataclass(frozen=True)  # without slots: see `vocabulary.values.replace`
class TakenUp:
    """A matter that has been taken up, open or closed."""

    matter: Matter
    """As it was when it was taken up."""
    opened: int
    """Number of facts in the history at that moment."""
    closed: int | None = None
    """Number of facts at its closing; `None` while it is open."""
    ended: Matter | None = None
    """As it was at its closing."""


@dataclass(frozen=True, slots=True)
class Attended:
    """Attention was drawn to all that was irregular then; each is taken up when its turn comes."""

    by: Seat
    facts: tuple[IrregularFact, ...]
    """Facts that have not been dealt with yet: attention must be drawn again to another that is like one of them."""


@dataclass(frozen=True)  # without slots: see `vocabulary.values.replace`
class DirectedTable:
    """A table and the matters taken up there; both follow from the record alone."""

    table: TableState
    matters: tuple[Matter, ...] = ()
    taken: tuple[TakenUp, ...] = ()
    """Every matter so far, in order: the Director may yet find something that changes it."""
    opened: int = 0
    """Number of matters that have been taken up so far."""
    attended: Attended | None = None
    waiting: tuple[tuple[str, FindingValue], ...] = ()
    """Findings that came before the question that they answer."""
    past: PastFact[DirectedTable] | None = field(default=None, compare=False, repr=False)
    """The last fact of the history; `None` before anything has happened."""

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The options that are open, first one first, as far as they are left to the players."""
        narrowed = (narrowing.narrowed(each.request, self.table) for each in self.matters)
        return tuple(offer for offer in narrowed if offer is not None)

    @property
    def questions(self) -> tuple[Question, ...]:
        """The findings that the Director has to make, first one first."""
        return tuple(matter.request for matter in self.matters if isinstance(matter.request, Question))

    @property
    def awaits_ruling(self) -> bool:
        """True where nobody may call or play (Law 9B2)."""
        for matter in self.matters:
            match matter.request:
                case (Offer() | Question()) as request if request.blocking:
                    return True
                case _:
                    pass
        return False

    def matter(self, number: int) -> Matter | None:
        """Return the open matter of that number."""
        return next((matter for matter in self.matters if matter.number == number), None)

    def question(self, number: int) -> Question | None:
        """Return the question that is open in the matter of that number."""
        matter = self.matter(number)
        return matter.request if matter is not None and isinstance(matter.request, Question) else None

    def as_it_is(self, number: int) -> Matter | None:
        """Return the matter of that number: as it stands, or as it was closed."""
        return self.matter(number) or next((each.ended for each in self.taken if each.matter.number == number), None)

    @property
    def facts(self) -> int:
        """Number of facts, choices and findings of the history."""
        return 0 if self.past is None else self.past.number

    def backwards(self) -> Iterator[PastFact[DirectedTable]]:
        """Yield the facts of the history, latest first."""
        past = self.past
        while past is not None:
            yield past
            past = past.before.past

    def since(self, number: int) -> tuple[PastFact[DirectedTable], ...]:
        """List the facts behind that one, earliest first."""
        return tuple(reversed(tuple(takewhile(lambda past: past.number > number, self.backwards()))))

    def after(self, number: int) -> DirectedTable:
        """Return the state in which that fact, and what followed from it, were the last."""
        later = self.since(number)
        return later[0].before if later else self


@checked
def begin(setup: TableSetup) -> DirectedTable:
    """Return the state before anything has happened."""
    return DirectedTable(fold.begin(setup))


def evolve(state: DirectedTable, entry: Entry) -> DirectedTable:
    """Return the state after one more entry."""
    match entry:
        case Acted():
            return _with_deed(state, entry)
        case Overruled() | JudgedAnew():
            base = judged_from(state, entry)
            return state if base is None else reduce(evolve, entry.entries, base)
        case _:
            past = PastFact(state, entry, state.facts + 1) if history.is_fact(entry) else state.past
            return _still_attended(_evolved(state, entry, past))


def _still_attended(state: DirectedTable) -> DirectedTable:
    """Return the state in which attention is drawn to nothing that has been dealt with."""
    drawn = state.attended
    if drawn is None or not drawn.facts:
        return state
    left = tuple(each for each in drawn.facts if any(fold.is_the_same(one, each) for one in state.table.irregular))
    return state if left == drawn.facts else replace(state, attended=Attended(drawn.by, left))


def _with_deed(state: DirectedTable, entry: Acted) -> DirectedTable:
    table = fold.evolve(state.table, entry)
    past = PastFact(state, entry, state.facts + 1)
    match entry.action:
        case Attention(None):
            return replace(state, table=table, past=past, attended=Attended(entry.seat, table.irregular))
        case _:
            return replace(state, table=table, past=past)


def judged_from(state: DirectedTable, anew: Overruled | JudgedAnew) -> DirectedTable | None:
    """Return the state from which that entry judges anew; `None` when the record never came to it."""
    match anew:
        case JudgedAnew(since):
            return state.after(since)
        case Overruled(number, clause):
            drawn = (past for past in state.backwards() if isinstance(past.fact, Concluded))
            facts = ((past.before, past.fact) for past in drawn if isinstance(past.fact, Concluded))
            return next((before for before, fact in facts if (fact.number, fact.clause) == (number, clause)), None)


def _evolved(state: DirectedTable, entry: Entry, past: PastFact[DirectedTable] | None) -> DirectedTable:
    table = fold.evolve(state.table, entry)
    match entry:
        case AttentionDrawn():
            return replace(state, table=table)
        case FoundOfOwnMotion(key, value):
            informed = tuple(_informed(matter, table) for matter in state.matters)
            return replace(state, table=table, matters=informed, waiting=(*state.waiting, (key, value)), past=past)
        case MatterOpened(number, law, facts):
            opening = rectification_named(law).of(facts)
            matter = Matter(number, opening, behind=len(table.auction.calls)).at_work(table.auction.dealer)
            taken = (*state.taken, TakenUp(matter, state.facts))
            waiting = _without_last_finding(state)  # it has brought up the matter
            return replace(
                state, table=table, matters=(*state.matters, matter), taken=taken, opened=number, waiting=waiting
            )
        case Answered():
            return _with_answer(state, entry, table, past)
        case Concluded():
            return _with_answer(state, Answered(entry.number, Finding(entry.value)), table, past)
        case Ruled():
            placed = (_ordered(matter, entry, table) for matter in state.matters)
            # What is ruled in no matter answers a finding that came too late for its own (82C).
            waiting = state.waiting if entry.number else _without_last_finding(state)
            attended = _attended_too(state, table)
            return replace(state, table=table, matters=tuple(placed), waiting=waiting, attended=attended)
        case MatterClosed():
            left = tuple(matter for matter in state.matters if matter.number != entry.number)
            ended = state.matter(entry.number)
            taken = tuple(
                replace(each, closed=state.facts, ended=ended) if each.matter.number == entry.number else each
                for each in state.taken
            )
            return replace(state, table=table, matters=left, taken=taken)
        case MatterReopened():
            return _with_reopened(state, entry, table)
        case Acted() | Overruled() | JudgedAnew():
            return state
        case _:
            assert_never(entry)


def _attended_too(before: DirectedTable, now: TableState) -> Attended | None:
    """Return what attention has been drawn to, with cards that a ruling has shown to be irregular (58B2, 45C)."""
    drawn, known = before.attended, before.table.irregular
    if drawn is None or now.irregular is known:
        return drawn
    plays = (fact for fact in now.irregular if isinstance(fact, IrregularPlay))
    shown = tuple(fact for fact in plays if not any(fold.is_the_same(fact, other) for other in known))
    return replace(drawn, facts=(*drawn.facts, *shown)) if shown else drawn


def _without_last_finding(state: DirectedTable) -> tuple[tuple[str, FindingValue], ...]:
    """Return the findings that wait for their question, without that which was the last fact."""
    found = None if state.past is None else state.past.fact
    if not isinstance(found, FoundOfOwnMotion):
        return state.waiting
    return tuple(each for each in state.waiting if each[0] != found.clause)


def _informed(matter: Matter, table: TableState) -> Matter:
    """Let a matter in which nobody has answered yet know what the Director has found (30C: the pass is artificial)."""
    if matter.answers or not isinstance(matter.facts, IrregularCall):
        return matter
    return replace(matter, opening=replace(matter.opening, facts=replace(matter.facts, findings=table.findings)))


def _with_answer(
    state: DirectedTable, entry: Answered, table: TableState, past: PastFact[DirectedTable] | None
) -> DirectedTable:
    asked = state.question(entry.number)
    if state.waiting and asked is not None:
        used = named_in(state.table.edition, asked.clause)
        if isinstance(entry.answer, Finding) and entry.answer.value is True:  # one of them lets the call pass (27B1)
            used = (*used, *history.of_one_inquiry(asked.clause))
        state = replace(state, waiting=tuple(each for each in state.waiting if each[0] not in used))
    table = _without_awaited_irregularity(state, entry, table)
    answered = (_answered(matter, entry, table) for matter in state.matters)
    return replace(state, table=table, matters=tuple(answered), past=past)


def _answered(matter: Matter, entry: Answered, table: TableState) -> Matter:
    return matter.answered(entry.answer, table.auction) if matter.number == entry.number else matter


def _ordered(matter: Matter, entry: Ruled, table: TableState) -> Matter:
    """Return a matter after a ruling: one that has ordered which calls stand looks for the next call behind them."""
    if matter.number == entry.number and any(isinstance(effect, StandingCalls) for effect in entry.effects):
        return matter.without_what_it_cancelled(table.auction)
    return matter


def _with_reopened(state: DirectedTable, entry: MatterReopened, table: TableState) -> DirectedTable:
    """Return the state in which a matter, open or closed, waits again for a call that has gone."""
    before = state.as_it_is(entry.number)
    if before is None:
        return replace(state, table=table)
    matter = before.reopened(entry.answers).at_work(table.auction.dealer)
    others = tuple(each for each in state.matters if each.number != entry.number)
    taken = tuple(
        replace(each, closed=None, ended=None) if each.matter.number == entry.number else each for each in state.taken
    )
    matters = tuple(sorted((*others, matter), key=lambda each: each.number))
    return replace(state, table=table, matters=matters, taken=taken)


def _without_awaited_irregularity(state: DirectedTable, entry: Answered, table: TableState) -> TableState:
    """Take an irregular call off the list when the matter that awaited it deals with it itself (27B4)."""
    matter = state.matter(entry.number) if table.irregular else None
    if matter is None:
        return table
    own = {id(fact) for fact in awaited_irregularities(matter, table) if is_dealt_with_by_awaiting(fact)}
    return replace(table, irregular=tuple(fact for fact in table.irregular if id(fact) not in own))


def awaited_irregularities(matter: Matter, table: TableState) -> Iterator[IrregularCall]:
    """Go through what is irregular about the call that a matter awaits as it is made (27B), and not ruled upon yet."""
    request = matter.request
    if isinstance(request, NextCall) and request.even_if_irregular:
        for fact in table.irregular:
            if not isinstance(fact, IrregularCall) or fact.offender is not request.seat:
                continue
            if len(pending_calls.made(fact).calls) - 1 == matter.awaited_turn:
                yield fact


def is_dealt_with_by_awaiting(fact: IrregularCall) -> bool:
    """Tell whether the Law that awaits the correction of an insufficient bid deals with it itself (27B3, 27B4)."""
    return precedence.deciding(fact.edition, "27B", fact.law) is not None
