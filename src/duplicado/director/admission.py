"""Admission of commands: a live table refuses by Law 9B2 alone, a guarded one every irregularity.

What a guarded table lets happen all the same, its regulations name; see `director.conduct`.
"""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.director import guard, guard_claims, own_motion
from duplicado.director.commands import Command, ConcludeWithout, Find, PlayerActs
from duplicado.director.conduct import Treatment, treatment
from duplicado.director.offered_choices import answered_offer, broken_by_answer, choice_of, is_answer, is_on_offer
from duplicado.director.rule import unasked
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.book.law_70 import is_division
from duplicado.law.clause import clause
from duplicado.law.inquiry import TricksToCome, inquiry_of
from duplicado.table import fold
from duplicado.table.actions.auction import ChangesCall, MakesCall
from duplicado.table.actions.claims import Agrees, Claims, Concedes
from duplicado.table.actions.play import (
    ChangesDesignation,
    Designates,
    FacesHand,
    FacesLead,
    LeadsFaceDown,
    NamesLead,
    PlaysCard,
    PlaysTogether,
    PlaysWithHidden,
    TakesBack,
)
from duplicado.table.actions.reader import Action
from duplicado.table.entries import Acted
from duplicado.table.finding import FindingMade
from duplicado.table.state import TableMode
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True, slots=True)
class TableRefusal:
    """A command that is not admitted; `clause` forbids it, `None` where it merely answers nothing that was asked."""

    clause: str | None
    answers_otherwise: str | None = None
    """The inquiry that a finding names and of which its value is no answer."""
    tricks_to_come: int | None = None
    """The tricks that are to be divided, where those that were found do not make them up (70)."""


@checked
def admit(state: DirectedTable, command: Command) -> TableRefusal | None:
    """Tell whether a command is refused; `None` admits it. Nothing changes by being refused."""
    match command:
        case PlayerActs():
            if command.accompanied_by:
                return _admit_together(state, command)
            silent = _refused(state, guard_claims.broken_by_silence(state.table, command))
            return _admit_action(state, command.seat, command.action) or silent
        case Find(findings):
            return _admit_findings(state, findings)
        case ConcludeWithout(clause):
            return None if any(question.clause == clause for question in state.questions) else TableRefusal(None)


def _admit_together(state: DirectedTable, command: PlayerActs) -> TableRefusal | None:
    """Admit what was done at the same moment one after the other, in the order in which it counts."""
    for seat, action in fold.in_order(state.table, command.seat, command.action, command.accompanied_by):
        refusal = _admit_action(state, seat, action)
        if refusal is not None:
            return refusal
        state = evolve(state, Acted(seat, action))
    return None


def _admit_action(state: DirectedTable, seat: Seat, action: Action) -> TableRefusal | None:
    if answered_offer(state, seat, action) is not None:
        return _refused(state, guard.broken_by_words(action))
    if is_answer(action):
        return TableRefusal(_clause_of_the_option(state, seat, action))
    if state.awaits_ruling and is_call_or_play(action):
        return TableRefusal(broken_by_answer(state, seat, action) or _frozen())
    if state.table.setup.mode is TableMode.GUARDED:
        broken = guard.broken_clause(state, seat, action)
        impossible = guard.impossible_on_a_screen(state.table, seat, action) if broken is not None else None
        return _refused(state, broken) or (None if impossible is None else TableRefusal(impossible))
    return None


def _refused(state: DirectedTable, broken: str | None) -> TableRefusal | None:
    """Refuse what breaks a clause at a guarded table, unless its regulations let it happen."""
    setup = state.table.setup
    if broken is None or setup.mode is not TableMode.GUARDED:
        return None
    return TableRefusal(broken) if treatment(broken, setup.regulations) is Treatment.REFUSED else None


def _admit_findings(state: DirectedTable, findings: tuple[FindingMade, ...]) -> TableRefusal | None:
    """Refuse a finding that nobody asked for, unless the Laws let the Director make it of his own motion."""
    for finding in findings:
        inquiry = inquiry_of(str(finding.key), state.table.edition)
        if not inquiry.shape.fits(finding.value):
            return TableRefusal(None, answers_otherwise=str(finding.key))
        left = None if state.table.play is None else state.table.play.play.tricks_to_come
        if left is not None and isinstance(finding.value, TricksToCome) and not is_division(finding.value, left):
            return TableRefusal(None, str(finding.key), left)
        key = own_motion.canonical(str(finding.key), state.table.edition)
        closed = own_motion.way_refused(state, key, finding.value)
        if closed is not None:
            return TableRefusal(closed)
    return None if unasked(state, findings) is None else TableRefusal(None)


def _clause_of_the_option(state: DirectedTable, seat: Seat, action: Action) -> str | None:
    """Return the clause of the option of that player which does not leave this choice."""
    choice = choice_of(action)
    for offer in state.offers:
        if choice is not None and offer.by is seat and not is_on_offer(offer, choice):
            return offer.clause
    return None


@clause("9B2")
def _frozen() -> str:
    """Nobody takes any action until the Director has explained the rectification."""
    return "9B2"


def is_call_or_play(action: Action) -> bool:
    """Tell whether the action is a call or a play, withdraws one, or ends the play."""
    return isinstance(
        action,
        MakesCall
        | ChangesCall
        | PlaysCard
        | PlaysTogether
        | PlaysWithHidden
        | NamesLead
        | LeadsFaceDown
        | FacesLead
        | FacesHand
        | Designates
        | ChangesDesignation
        | TakesBack
        | Claims
        | Concedes
        | Agrees,
    )
