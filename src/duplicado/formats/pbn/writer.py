"""Writing PBN 2.1 in the export format."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from duplicado.formats.pbn.export_sections import NoteNumbers, auction_rows, comment, play_rows
from duplicado.formats.pbn.export_tags import export_tags
from duplicado.formats.pbn.model import Comment, PbnFile, PbnGame
from duplicado.formats.pbn.values import encode_string
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.hands import Layout

_Hands = TypeVar("_Hands", bound=Layout)

_HEADING = ("PBN 2.1", "EXPORT")


def game_of(record: BoardRecord, tags: Mapping[str, str] | None = None) -> PbnGame:
    """Make the game of a record, with tags such as Event and Date that the record does not have."""
    game = PbnGame(tags=dict(tags or {}), record=record)
    return replace(game, tags=export_tags(game))


@checked
def write_deals(
    boards: Iterable[tuple[Board, _Hands]],
    *,
    event: str = "",
    date: str = "",
    tags: Callable[[Board, _Hands], Mapping[str, str]] | None = None,
) -> str:
    """Write boards that have not been played.

    Args:
        boards: each with its hands, all or some of them.
        event: what the boards are dealt for.
        date: as PBN has it, e.g. `2026.09.30`.
        tags: makes further tags of a board, e.g. Generator.
    """
    common = {"Event": event, "Date": date or "?"}
    return write_pbn(
        game_of(BoardRecord(board, layout), {**common, **(tags(board, layout) if tags else {})})
        for board, layout in boards
    )


@checked
def write_pbn(games: PbnFile | Iterable[PbnGame]) -> str:
    """Write games in the export format: canonical tags in their order, four calls to a line, tricks in fixed columns.

    What PBN cannot express is written as a note or a comment, never left out. Lines hold no more than 255 characters as
    far as no single value is longer.
    """
    directives = [*_HEADING]
    if isinstance(games, PbnFile):
        directives += [text for text in games.directives if not text.upper().startswith(("PBN", "EXPORT", "IMPORT"))]
        games = games.games
    head = "".join(f"% {text}".rstrip() + "\n" for text in directives)
    return head + "\n".join("\n".join(_game_lines(game)) + "\n" for game in games)


def _game_lines(game: PbnGame) -> Iterator[str]:
    tags = export_tags(game)
    comments = _Comments(game, {*tags, *game.sections})
    yield from comments.after("")
    unused = dict(game.unused_notes)
    for name, value in tags.items():
        yield f'[{name} "{encode_string(value)}"]'
        yield from comments.after(name)
        if game.record is not None and name in {"Auction", "Play"}:
            notes = NoteNumbers(unused)
            yield from (auction_rows if name == "Auction" else play_rows)(game.record, notes)
            yield from notes.tags()
    for number, text in sorted(unused.items()):
        yield f'[Note "{encode_string(f"{number}:{text}")}"]'
    for name, section in sorted(game.sections.items()):
        yield f'[{name} "{encode_string(section.header)}"]'
        yield from comments.after(name)
        yield from section.rows


class _Comments:
    """The comments of a game by the tag they stand behind; those of tags that are not written stand at the head."""

    def __init__(self, game: PbnGame, written: set[str]) -> None:
        self._comments: dict[str, list[Comment]] = {}
        for remark in game.comments:
            self._comments.setdefault(remark.after if remark.after in written else "", []).append(remark)

    def after(self, name: str) -> Iterator[str]:
        """Write the comments behind a tag."""
        return (comment(remark.text) for remark in self._comments.get(name, ()))
