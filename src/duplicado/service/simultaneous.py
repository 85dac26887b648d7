"""One contest in many clubs: their records are read side by side and put together as one."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, replace
from functools import partial
from multiprocessing.reduction import ForkingPickler
from pathlib import Path

from duplicado.event.adjusting.penalties import RuledPenalty, in_contest, unit_of
from duplicado.event.conditions import Conditions
from duplicado.event.contest import BoardResult, Contest, ContestantId
from duplicado.event.ranking.simultaneous import named, renamed, together
from duplicado.event.record.board_results import contest_of
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.event.rules import ScoringRules
from duplicado.event.standing import Standings, standings
from duplicado.formats.diagnostics import Diagnostic
from duplicado.law.sanction import PenaltyUnit
from duplicado.score.side_score import Points
from duplicado.service.event_file import UnreadableRecord, entry_of
from duplicado.store.port import StoreError
from duplicado.store.sqlite import SqliteStore
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.errors import DuplicadoError

_AT_ONCE = 8
"""Files that a process is given at once: handing over costs less than reading one."""


@dataclass(frozen=True, slots=True)
class ClubRecord:
    """Contents of one club's file."""

    path: Path
    contest: Contest | None
    """All sections of the session as one field, everybody by the name that he has in the whole: the name of the file
    begins the sections. `None` where the file cannot be read."""
    rules: ScoringRules | None = None
    """By what the club scores it."""
    penalties: tuple[RuledPenalty, ...] = ()
    """Penalties that were taken from somebody's total in the session, by the names of the whole; what it comes to in
    percent of a top is known when all are compared."""
    conditions: Conditions | None = None
    """The club's."""
    error: DuplicadoError | None = None
    """Reason for which the file cannot be read."""


def read_clubs(paths: Iterable[Path], *, session: int = 1, processes: int = 1) -> Iterator[ClubRecord]:
    """Read a session of many events, each from its file, in the order in which they are named.

    A file that cannot be read is one whose `contest` is `None`, with the reason: the others are read all the same.

    Args:
        paths: the files.
        session: which session of each.
        processes: how many processes read; more than 1 need the program's main module to be importable, as always.
    """
    read = partial(_read_club, session=session)
    if processes < 2:
        found = map(read, paths)
        yield from (_club(each) for each in found)
        return
    # New processes, not copies of this one: it may be a server with threads.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context, initializer=_prepare_reader) as pool:
        for each in pool.map(read, paths, chunksize=_AT_ONCE):
            yield _club(each)


@dataclass(frozen=True, slots=True)
class Whole:
    """The clubs as one field."""

    contest: Contest
    """With what was taken from totals, in the unit in which the whole ranks."""
    standings: Standings


def simultaneous(
    clubs: Iterable[ClubRecord], *, winners: int | None = None, rules: ScoringRules | None = None
) -> Standings:
    """Score the clubs as one field, see `as_one_field`, and return how everybody stands."""
    return as_one_field(clubs, winners=winners, rules=rules).standings


def as_one_field(
    clubs: Iterable[ClubRecord], *, winners: int | None = None, rules: ScoringRules | None = None
) -> Whole:
    """Score the clubs as one field: every score is compared with all that were made on the board.

    Files that could not be read are left out. Hundreds of thousands of lines are made, none of which is waste: who
    calls this for many clubs had better switch the cycle collector of Python off meanwhile, as the program does.

    Args:
        clubs: what was read.
        winners: 1 to rank everybody together, 2 to rank the lines apart; if not told, 2 where every club has 2.
        rules: how the whole is scored; if not told, as the first club scores.

    Raises:
        DuplicadoError: the clubs do not go together, see `event.ranking.merged`; two have the same name; or none could
            be read.
    """
    contests: dict[str, Contest] = {}
    ruled: list[RuledPenalty] = []
    for club in clubs:
        if club.contest is None:
            continue
        name = club.path.stem
        if name in contests:
            told = f"two clubs have files of the name {name}: rename one"
            raise DuplicadoError(told).told_as("clubs-same-name", name)
        contests[name] = club.contest
        ruled += club.penalties
        rules = rules or club.rules
    contest = together(contests, winners=winners)
    result = standings(contest, rules)
    if not ruled:
        return Whole(contest, result)
    top = max((board.top for board in result.boards.values() if board.top is not None), default=None)
    unit = unit_of(contest.method)
    taken = [in_contest(each, unit, top=top) for each in ruled if _can_be_taken(each, unit)]
    contest = replace(contest, penalties=(*contest.penalties, *taken))
    return Whole(contest, standings(contest, rules))


def _can_be_taken(penalty: RuledPenalty, unit: PenaltyUnit) -> bool:
    return penalty.unit is unit or (penalty.unit, unit) == (PenaltyUnit.PERCENT_OF_TOP, PenaltyUnit.MATCHPOINTS)


def _prepare_reader() -> None:
    """Make ready a process that reads.

    Of the lines, of which there are hundreds of thousands, only the values are handed over, which takes a third of the
    time.
    """
    for kind in (BoardResult, ContestantId, Contract, Points):
        ForkingPickler.register(kind, partial(_values, tuple(each.name for each in fields(kind))))


def _values(names: tuple[str, ...], value: object) -> tuple[type, tuple[object, ...]]:
    """Return what a value is made again from: its class and its fields, in their order."""
    return type(value), tuple([getattr(value, name) for name in names])


_Unreachable = tuple[str, str, tuple[str, ...]]
"""Text of an error, and the message under which it is told."""
_Found = tuple[
    Path,
    Contest | None,
    ScoringRules | None,
    tuple[RuledPenalty, ...],
    Conditions | None,
    _Unreachable | None,
    tuple[int, tuple[Diagnostic, ...]] | None,
]
"""A club as it is handed from one process to another: errors of several arguments cannot be."""


def _read_club(path: Path, session: int) -> _Found:
    try:
        with SqliteStore.open(path) as store:
            entries = [entry_of(stored) for stored in store.read()]
    except UnreadableRecord as error:
        return path, None, None, (), None, None, (error.number, error.found)
    except StoreError as error:
        return path, None, None, (), None, (str(error), error.code, error.values), None
    state = fold(entries)
    # Named here and not where the clubs are put together: this is done side by side.
    contest, penalties = _named(path.stem, state, session)
    return path, contest, state.conditions.scoring_rules, penalties, state.conditions, None, None


def _named(name: str, state: EventState, session: int) -> tuple[Contest, tuple[RuledPenalty, ...]]:
    """Return a session of an event, and what was taken from totals in it, by the names of the whole."""
    contest = named(name, contest_of(state, (session, None)))
    # What is taken from the total of an event of one session is taken from that of the session.
    counted = {session, None} if len(state.sessions) < 2 else {session}
    penalties = tuple(
        replace(fact.penalty, contestant=renamed(name, fact.penalty.contestant))
        for fact in state.penalties.values()
        if fact.session in counted and fact.against is None and fact.penalty.amount
    )
    return contest, penalties


def club_of(name: str, state: EventState, *, session: int = 1) -> ClubRecord:
    """Return an event that is open already as a club of that name."""
    contest, penalties = _named(name, state, session)
    return ClubRecord(Path(f"{name}.event"), contest, state.conditions.scoring_rules, penalties, state.conditions)


def _club(found: _Found) -> ClubRecord:
    path, contest, rules, penalties, conditions, unreachable, unreadable = found
    error: DuplicadoError | None = UnreadableRecord(*unreadable) if unreadable else None
    if unreachable is not None:
        said, code, values = unreachable
        error = StoreError(said).told_as(code, *values)
    return ClubRecord(path, contest, rules, penalties, conditions, error)
