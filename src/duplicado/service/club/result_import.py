"""A contest that a scoring device or another program recorded: read from its file, and founded as an event."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final

from duplicado.event.conditions import ComparedAcross, Conditions
from duplicado.event.contest import Contest, ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import DirectorsScore, NotPlayed
from duplicado.event.record.import_of_contest import facts_of, line_of, not_taken_over, section_of
from duplicado.formats.diagnostics import Diagnostic
from duplicado.formats.registry import READ, format_of
from duplicado.vocabulary.errors import DuplicadoError

LARGEST_FILE: Final = 8_000_000
"""Bytes: the database of a festival of a week has a tenth of it."""
RULES: Final = ("laws", "ebu", "acbl", "compscore")
"""The scoring rules that can be chosen."""
_OF_ANOTHER_KIND: Final = 3
"""So many remarks show that a file is something else."""
_RECORD: Final = b"SQLite format 3\0"


class UnusableFile(DuplicadoError):
    """Nothing can be founded from a file; `code` names the sentence, `error-CODE`."""

    def __init__(self, said: str, remarks: tuple[Diagnostic, ...] = ()) -> None:
        """Take what the reader stumbled over: a damaged file is told from one of boards alone."""
        self.remarks = remarks
        super().__init__(said)


@dataclass(frozen=True, slots=True)
class ReadFile:
    """Contents of a file of results."""

    format: str
    """Name by which people call the format."""
    contests: tuple[Contest, ...]
    """Those that have results, each with a title."""
    remarks: tuple[Diagnostic, ...] = ()
    """Faults that the reader found, with the line where it did."""
    is_tried: bool = True
    """True where the reader was tried on real files."""
    numbers: Mapping[ContestantId, tuple[str, ...]] = field(default_factory=dict[ContestantId, tuple[str, ...]])
    """The players' numbers with their federation, in the order of their names; of a file with one contest."""


@dataclass(frozen=True, slots=True)
class TakenOver:
    """A contest as the first entries of an event."""

    contest: Contest
    facts: tuple[AnyFact, ...]
    not_added: tuple[tuple[ContestantId, Fraction], ...]
    """Amounts that were added to somebody's total and cannot be taken over, because the event ranks by percentages."""

    @property
    def boards(self) -> int:
        """Number of boards that were played."""
        return len({each.board for each in self.contest.results})

    @property
    def contestants(self) -> int:
        """Number of those who took part."""
        return len(self.contest.contestants)

    @property
    def sections(self) -> tuple[str, ...]:
        """The names of the sections that have results."""
        return tuple(sorted({section_of(each) for each in self.contest.results}))

    @property
    def ruled(self) -> int:
        """Number of results that the Director has given."""
        return sum(isinstance(line_of(each), DirectorsScore) for each in self.contest.results)

    @property
    def not_played(self) -> int:
        """Number of lines that say that the board was not played."""
        return sum(isinstance(line_of(each), NotPlayed) for each in self.contest.results)


def read_results(name: str, data: bytes) -> ReadFile:
    """Read a file of results of any format that is known: by what is in it, and the end of its name.

    Args:
        name: what the file is called.
        data: what is in it.

    Raises:
        UnusableFile: it is empty, too large, of no known format, the record of an event itself, or holds no results.
    """
    if not data:
        raise UnusableFile(f"{name} is empty").told_as("take-over-empty", name)
    if len(data) > LARGEST_FILE:
        most = LARGEST_FILE // 1_000_000
        raise UnusableFile(f"{name} is larger than {most} MB").told_as("take-over-too-large", name, most)
    if data.startswith(_RECORD):
        raise UnusableFile(f"{name} is the file of an event of Duplicado").told_as("take-over-record", name)
    known = format_of(name, data)
    if known is None:
        formats = ", ".join(dict.fromkeys(each.name for each in READ))
        raise UnusableFile(f"the format of {name} is not known").told_as("take-over-format", name, formats)
    read = known.read(data)
    every = read.value.read_contests()
    remarks = (*read.diagnostics, *every.diagnostics)
    contests = tuple(_named(each, name) for each in every.value if each.results)
    if not every.value and not read.value.records:
        # A file of another kind, which has a diagnostic for every line.
        told = remarks[:_OF_ANOTHER_KIND]
        said = f"{name} holds nothing of {known.name}"
        raise UnusableFile(said, told).told_as("take-over-nothing", name, known.name)
    if not contests:
        code = "take-over-no-results" if every.value else "take-over-no-contest"
        raise UnusableFile(f"{name} holds no results", remarks).told_as(code, name)
    found = ReadFile(known.name, contests, remarks, known.is_tried)
    # The numbers do not say to which of several contests they belong.
    return replace(found, numbers=read.value.numbers) if len(contests) == 1 else found


def taken_over(
    contest: Contest,
    rules: str = "laws",
    *,
    title: str = "",
    date: str | None = None,
    numbers: Mapping[ContestantId, tuple[str, ...]] | None = None,
    is_over: bool = False,
) -> TakenOver:
    """Return a contest as the first entries of an event; all its sections are one field.

    Args:
        contest: what was recorded.
        rules: by which it is scored, one of `RULES`.
        title: what the event is called; as in the file if not told.
        date: when it was played; as in the file if not told.
        numbers: the players' numbers with their federation.
        is_over: whether play of the session is over.

    Raises:
        UnusableFile: results are of boards without a number.
        ConditionsError: the rules do not go together with what was played.
    """
    without = sum(result.board < 1 for result in contest.results)
    if without:
        said = f"{without} results are of a board without a number"
        raise UnusableFile(said).told_as("take-over-unnumbered", without)
    contest = replace(contest, title=title or contest.title, date=contest.date if date is None else date)
    conditions = Conditions(rules=rules, compared=ComparedAcross.FIELD)
    ended = (SessionEnded(1),) if is_over else ()
    not_added = tuple((each.contestant, each.amount) for each in not_taken_over(contest, conditions))
    return TakenOver(contest, (*facts_of(contest, conditions, numbers), *ended), not_added)


def _named(contest: Contest, file: str) -> Contest:
    """Name a contest that has no title by its file: it could not be told from others in lists."""
    stem = file.rpartition(".")[0] or file
    return contest if contest.title else replace(contest, title=stem)
