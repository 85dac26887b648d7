"""A PBN file as it is read: directives and games; in each game tags, tables, comments and the record of the board.

The games of a file can be separated by contest.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from duplicado.formats.document import Heading
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.values import keeps_mappings

_OF_RECORDS: Final = frozenset(
    {
        *("Event", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract"),
        *("Result", "Score", "Auction", "Play", "Claim", "Note"),
    }
)
"""The tags that a record or the title of a document holds."""
_OF_HEADINGS: Final = frozenset({"Date", "Site", "Stage", "Description", "Annotator"})
_OF_CONTESTS: Final = frozenset(
    {
        *("Date", "Scoring", "Generator", "Table", "PairNS", "PairEW", "HomeTeam", "VisitTeam", "ScoreTable"),
        "TotalScoreTable",
    }
)


@dataclass(frozen=True, slots=True)
class Section:
    """A supplemental section, such as a `ScoreTable`: the value of its tag, which names the columns, and its rows.

    The rows are kept as they are written; `read_table` takes them apart when they are wanted.
    """

    header: str
    rows: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)
    """Line of the tag."""
    row_lines: tuple[int, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment that stands behind a tag; comments within auction and play are annotations of the record."""

    after: str
    """The name of the tag before it; empty at the head of the game."""
    text: str


@dataclass(frozen=True, slots=True)
@keeps_mappings
class PbnGame:
    """One game: what a file says of one board at one table, or only of an event."""

    tags: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)
    """Every tag pair in the order of the file, inherited values filled in; not notes and supplemental sections."""
    sections: Mapping[str, Section] = field(default_factory=dict[str, Section], hash=False)
    """The supplemental sections by name."""
    comments: tuple[Comment, ...] = ()
    record: BoardRecord | None = None
    """The board, its auction and play; `None` for a game that names no board and no deal."""
    unused_notes: Mapping[int, str] = field(default_factory=dict[int, str], hash=False)
    """Notes that no call and no card refers to."""
    line: int = field(default=0, compare=False)
    """Line on which the game begins."""
    tag_lines: Mapping[str, int] = field(default_factory=dict[str, int], hash=False, compare=False)

    def tag(self, name: str) -> str:
        """Return the value of a tag, empty where it is missing or unknown (`?`)."""
        value = self.tags.get(name, "")
        return "" if value == "?" else value


@dataclass(frozen=True, slots=True)
class PbnFile:
    """The games of a file and its directives (the lines that begin with `%`, without that sign)."""

    directives: tuple[str, ...] = ()
    games: tuple[PbnGame, ...] = ()

    @property
    def records(self) -> tuple[BoardRecord, ...]:
        """The records of the games that have one."""
        return tuple(game.record for game in self.games if game.record is not None)

    def only(self, numbers: Collection[int]) -> PbnFile:
        """Return the file with the games of these boards only."""
        kept = tuple(game for game in self.games if game.record and game.record.board.number in numbers)
        return PbnFile(self.directives, kept)

    def headings(self) -> Iterator[tuple[BoardRecord, Heading]]:
        """Go through the games that name an event, a date or where it was."""
        for game in self.games:
            names = ("Event", "Date", "Site", "Stage", "Description", "Annotator")
            event, date, site, stage, title, author = (game.tag(name) for name in names)
            heading = Heading(event, date.replace(".", "-"), site, stage, title, author)
            if game.record is not None and heading != Heading():
                yield game.record, heading

    def names_around(self, *, with_contest: bool, with_headings: bool) -> set[str]:
        """Name the tags and tables that no record has, and `{}` for comments."""
        names = {name for game in self.games for name in _said(game)} - _OF_RECORDS
        names -= _OF_CONTESTS if with_contest else set()
        return names - _OF_HEADINGS if with_headings else names


def _said(game: PbnGame) -> Iterator[str]:
    yield from (name for name, value in game.tags.items() if value not in {"", "?"})
    yield from game.sections
    if game.comments:
        yield "{}"


def is_of_several(file: PbnFile) -> bool:
    """Tell whether a file has the results of several contests."""
    return len(apart(file)) > 1


def apart(file: PbnFile) -> tuple[PbnFile, ...]:
    """Divide a file by the contests that its games say they are of, where a board has tables of several.

    Most files have each board once: they are one contest, whatever changes in their tags.
    """
    tables: dict[int, set[tuple[str, ...]]] = {}
    groups: dict[tuple[str, ...], list[PbnGame]] = {}
    for game in file.games:
        if game.record is not None and "ScoreTable" in game.sections:
            where = _of_what(game)
            groups.setdefault(where, [])
            tables.setdefault(game.record.board.number, set()).add(where)
    if all(len(each) == 1 for each in tables.values()):
        return (file,)
    at = next(iter(groups))
    for game in file.games:
        at = _of_what(game) if _of_what(game) in groups else at
        groups[at].append(game)
    return tuple(replace(file, games=tuple(games)) for games in groups.values())


def _of_what(game: PbnGame) -> tuple[str, ...]:
    return tuple(game.tag(name) for name in ("Event", "Date", "Stage"))


def said_of(file: PbnFile) -> str:
    """Return what the games of one contest call it: the event and its stage."""
    # Hands that stand before the first table may be called otherwise, or nothing.
    scored = (game for game in file.games if game.record is not None and "ScoreTable" in game.sections)
    event, _, stage = _of_what(next(scored, file.games[0]))
    return " ".join(filter(None, (event, stage)))
