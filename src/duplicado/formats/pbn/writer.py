"""Writing PBN 2.1 in the export format."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from duplicado.formats.pbn.export_tags import export_tags, play_ends_with
from duplicado.formats.pbn.model import Comment, PbnFile, PbnGame
from duplicado.formats.pbn.tokens import SUFFIXES
from duplicado.formats.pbn.values import encode_string
from duplicado.formats.results import contract_of
from duplicado.law.procedure.law_44 import trick_winner
from duplicado.table.record import Annotation, BoardRecord, CardPlayed
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.calls import PASS, Call
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat

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


class NoteNumbers:
    """Gives the notes of a section their numbers, one for each different text."""

    def __init__(self, taken: Iterable[int]) -> None:
        """Begin a section; numbers in `taken` stay free for notes that nothing refers to."""
        self._taken = frozenset(taken)
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """Return the number of a text."""
        if text not in self._numbers:
            last = max(self._numbers.values(), default=0)
            self._numbers[text] = next(n for n in range(last + 1, last + 1000) if n not in self._taken)
        return self._numbers[text]

    def tags(self) -> Iterator[str]:
        """Write the notes."""
        for text, number in self._numbers.items():
            yield f'[Note "{encode_string(f"{number}:{text}")}"]'


def comment(text: str) -> str:
    """Write a comment: in braces, or behind a semicolon when it has a closing brace in it.

    A text with both a brace and several lines has no spelling in PBN; its braces become round.
    """
    if "}" in text and "\n" not in text:
        return f"; {text}"
    return f"{{{text.replace('}', ')')}}}"


def _written(token: str, annotations: Iterable[Annotation], notes: NoteNumbers) -> str:
    """Write a call or card with what stands beside it. Alerts and explanations are notes, as PBN has nothing else."""
    parts = [token]
    for annotation in annotations:
        if annotation.kind == "comment":
            text = comment(annotation.text)
            parts.append(text + "\n" if text.startswith(";") else text)  # it takes the rest of its line
        elif annotation.kind == "nag" and (annotation.text in SUFFIXES or annotation.text.startswith("$")):
            parts.append(annotation.text)
        else:
            text = annotation.text or ("alert" if annotation.kind == "alert" else "")
            parts.append(f"={notes.number(text)}=")
    return " ".join(parts)


def _joined(words: Iterable[str]) -> str:
    """Put words on a line, or on more where one ends its line."""
    return "".join(word if word.endswith("\n") else word + " " for word in words).rstrip()


def auction_rows(record: BoardRecord, notes: NoteNumbers) -> Iterator[str]:
    """Write the calls, four to a row."""
    words = [_call_word(record, place, call, notes) for place, call in enumerate(record.calls)]
    for start in range(0, len(words), 4):
        yield _joined(words[start : start + 4])
    if not record.auction_is_complete:
        yield "*"


def _call_word(record: BoardRecord, place: int, call: Call | None, notes: NoteNumbers) -> str:
    if call is None:
        text = "^S"
    else:
        text = "Pass" if call is PASS else call.text
        if place in record.marked_calls:
            text = f"^I {text}"
    return _written(text, record.call_annotations.get(place, ()), notes)


def play_rows(record: BoardRecord, notes: NoteNumbers) -> Iterator[str]:
    """Write the tricks, one to a row, each hand in its column; the first column is that of the opening leader.

    PBN has no place for a trick played out of rotation, nor for tricks whose trump is not known: such a play is
    written as a comment behind the last trick that could be written.
    """
    contract = contract_of(record)
    columns = Seat.clockwise_from(record.plays[0].seat) if record.plays else ()
    leader = record.plays[0].seat if record.plays else Seat.N
    for place in range(0, len(record.plays), 4):
        trick = record.plays[place : place + 4]
        first = trick[0].seat
        in_rotation = Seat.clockwise_from(first)[: len(trick)] == tuple(play.seat for play in trick)
        if not in_rotation or (place and not isinstance(contract, Contract)):
            left = ", ".join(f"{play.seat.value} {play.card}" for play in record.plays[place:])
            yield comment(f"Not in rotation: {left}")
            break
        yield _trick_row(record, trick, place, columns, notes, is_out_of_turn=first is not leader)
        if len(trick) == 4 and isinstance(contract, Contract):
            leader = trick_winner([(play.seat, play.card) for play in trick], contract.denomination.suit)
    mark = play_ends_with(record)
    if mark:
        yield mark


def _trick_row(
    record: BoardRecord,
    trick: tuple[CardPlayed, ...],
    start: int,
    columns: tuple[Seat, ...],
    notes: NoteNumbers,
    *,
    is_out_of_turn: bool,
) -> str:
    words = dict.fromkeys(columns, "- ")
    for place, play in enumerate(trick, start):
        text = str(play.card)
        if place == start and (is_out_of_turn or (place in record.marked_plays and _needs_mark(record, place))):
            text = f"^L {text}"
        elif place in record.marked_plays and _needs_mark(record, place):
            text = f"^R {text}"
        words[play.seat] = _written(text, record.play_annotations.get(place, ()), notes)
    return _joined(words.values())


def _needs_mark(record: BoardRecord, place: int) -> bool:
    """Tell whether a marked card needs its mark: the opening lead after which dummy declares has it in Declarer."""
    return place > 0 or not record.partner_declares
