"""A PBN file as it is read: directives and games; in each game tags, tables, comments and the record of the board."""

from __future__ import annotations

from dataclasses import dataclass, field

from duplicado.table.record import BoardRecord

__all__ = ["Comment", "PbnFile", "PbnGame", "Section"]


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
class PbnGame:
    """One game: what a file says of one board at one table, or only of an event."""

    tags: dict[str, str] = field(default_factory=dict, hash=False)
    """Every tag pair in the order of the file, inherited values filled in; not notes and supplemental sections."""
    sections: dict[str, Section] = field(default_factory=dict, hash=False)
    """The supplemental sections by name."""
    comments: tuple[Comment, ...] = ()
    record: BoardRecord | None = None
    """The board, its auction and play; `None` for a game that names no board and no deal."""
    unused_notes: dict[int, str] = field(default_factory=dict, hash=False)
    """Notes that no call and no card refers to."""
    line: int = field(default=0, compare=False)
    """Line on which the game begins."""
    tag_lines: dict[str, int] = field(default_factory=dict, hash=False, compare=False)

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
