"""Conversion of a record into steps: those from which this program would make the same entries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, cast

from duplicado.casebook.model import CaseMode, CasePosition, DirectorStep, PlayerStep, Regulations, Setup
from duplicado.casebook.session import Session
from duplicado.director.possible_answers import WORDLESS
from duplicado.director.state import DirectedTable, begin, evolve
from duplicado.law.procedure_steps import Choice, ChoiceWord, Finding
from duplicado.law.reference import ClauseId
from duplicado.law.regulations.profile import PROFILES, profile
from duplicado.table.actions.answers import ChoosesCard, Forbid, Require
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.play import Designates, TakesBack
from duplicado.table.actions.reader import Action
from duplicado.table.entries import Acted, Answered, Entry, FoundOfOwnMotion, JudgedAnew, Overruled
from duplicado.table.finding import Circumstance
from duplicado.table.finding import FindingMade as Established
from duplicado.table.state import TableSetup

_MOST_FINDINGS_TOGETHER: Final = 6


def session_of_record(setup: TableSetup, entries: tuple[Entry, ...]) -> tuple[Session, int | None]:
    """Return the session that a record tells.

    The second value is the number of the first entry that this program would not make now (an earlier version ruled
    otherwise): from there on the entries are taken as they are; `None` when all follow from steps.
    """
    session = Session(_setup(setup), setup.edition, begin(setup))
    place = 0
    while place < len(entries):
        following = _next_turn(session, entries, place)
        if following is None:
            return session.with_entries(None, entries[place:]), place + 1
        session = following
        place += len(session.turns[-1].entries)
    return session, None


def _next_turn(session: Session, entries: tuple[Entry, ...], place: int) -> Session | None:
    for step in _steps(session.state, entries, place):
        taken = session.take(step)
        if isinstance(taken, Session):
            made = taken.turns[-1].entries
            if made and entries[place : place + len(made)] == made:
                return taken
    return None


def _steps(state: DirectedTable, entries: tuple[Entry, ...], place: int) -> Iterator[PlayerStep | DirectorStep]:
    """Yield the steps that may have made the entries from that place on."""
    match entries[place]:
        case Acted() as acted:
            means = acted.means or None
            yield PlayerStep(
                0, acted.seat, acted.action, acted.accompanied_by, means, acted.meaning, acted.statement
            )  # fmt: skip
        case Answered(_, Choice() as choice) if choice.by is not None:
            action = _action(choice)
            if action is not None:
                yield PlayerStep(0, choice.by, action)
        case Answered(number, Finding(value)):
            question = state.question(number)
            if question is not None:
                yield DirectorStep(0, (_established(question.clause, value),))
        case FoundOfOwnMotion():
            found = [
                entry for entry in entries[place : place + 10 * _MOST_FINDINGS_TOGETHER]
                if isinstance(entry, FoundOfOwnMotion)
            ]  # fmt: skip
            for count in range(1, min(len(found), _MOST_FINDINGS_TOGETHER) + 1):
                yield DirectorStep(0, tuple(_established(entry.clause, entry.value) for entry in found[:count]))
        case Overruled(_, clause, [Answered(_, Finding(value)), *_]):
            yield DirectorStep(0, (_established(clause, value),))
        case JudgedAnew(_, key, entries):
            told = (entry for entry in entries if isinstance(entry, Answered | FoundOfOwnMotion))
            yield from (DirectorStep(0, (_established(key, value),)) for value in _values(told))
        case closed_or_opened if place + 1 < len(entries):  # before it is told by what, or for what
            yield from _steps(evolve(state, closed_or_opened), entries, place + 1)
        case _:
            return


def _values(found: Iterable[Answered | FoundOfOwnMotion]) -> Iterator[object]:
    """Yield the value of the finding for which a record was judged anew: the first in what holds instead."""
    for entry in found:
        match entry:
            case FoundOfOwnMotion(_, value) | Answered(_, Finding(value)):
                yield value
                return
            case _:
                return


def _action(choice: Choice) -> Action | None:
    match choice.word:
        case ChoiceWord.REQUIRE:
            return Require(choice.suits)
        case ChoiceWord.FORBID:
            return Forbid(choice.suits)
        case ChoiceWord.PLAYS if choice.card is not None:
            return ChoosesCard(choice.card)
        case ChoiceWord.TAKE_BACK if choice.card is not None:
            return TakesBack(choice.card)
        case ChoiceWord.DESIGNATE if choice.card is not None:
            return Designates(choice.card)
        case ChoiceWord.CALL if choice.call is not None:
            return MakesCall(choice.call, choice.stated)
        case _:
            return WORDLESS.get(choice.word)


def _established(key: str, value: object) -> Established:
    circumstance = next((each for each in Circumstance if each.value == key), None)
    return Established(circumstance or ClauseId.parse(key), value)  # type: ignore[arg-type] # the table stored it so


def _setup(setup: TableSetup) -> Setup:
    middle = setup.leader is not None and setup.layout is not None
    return Setup(
        setup.board,
        regulations_of(dict(setup.regulations)),
        CaseMode(setup.mode.value),
        setup.kind,
        None if middle else setup.layout,
        setup.contract,
        CasePosition(setup.layout, setup.leader, setup.won) if setup.layout is not None and setup.leader else None,
    )


def regulations_of(kept: Mapping[str, object]) -> Regulations:
    """Name the profile; options that differ from every one are laid over the usual one.

    Args:
        kept: every option with its value.
    """
    for name in PROFILES:
        if profile(name).values() == kept:
            return Regulations(name)
    usual = profile("wbf").values()
    changed = tuple((key, _as_written(value)) for key, value in kept.items() if usual.get(key) != value)
    return Regulations(options=changed)


def _as_written(value: object) -> str:
    """Write the value of an option as a case does: `true`, `30`, `beginners, social events`."""
    match value:
        case bool():
            return str(value).lower()
        case tuple():
            return ", ".join(map(str, cast("tuple[object, ...]", value)))
        case _:
            return str(value)
