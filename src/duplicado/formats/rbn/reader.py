"""Reading RBN: the lines that belong to one board, and those before that still hold for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity
from duplicado.formats.encoding import decoded_text, has_too_many_lines
from duplicado.formats.lin.play import seat_plays
from duplicado.formats.rbn.model import AROUND, RbnBoard, RbnFile, split
from duplicado.formats.rbn.notation import (
    Calls,
    RbnOutcome,
    Remarks,
    read_auction,
    read_contract,
    read_hands,
    read_play,
    read_result,
)
from duplicado.law.book import law_02
from duplicado.law.procedure.auction import Auction
from duplicado.table.record import Annotation, BoardRecord
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.contracts import PASSED_OUT, AuctionResult
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat

_NUMBER: Final = re.compile(r"[0-9]{1,6}")


@checked
def read_rbn(source: str | bytes) -> Parsed[RbnFile]:
    """Read a file: every board that can be made out, and what was wrong, with the line of the file. Nothing is raised.

    Date, title, location, event, session, scoring, teams, names, number and hands hold for the boards behind them until
    they are stated anew, as the description of the format wants it.
    """
    text = decoded_text(source) if isinstance(source, bytes) else source
    if has_too_many_lines(text):
        return Parsed(RbnFile(()), (Diagnostic(0, "rbn-too-many"),))
    found: list[Diagnostic] = []
    read = tuple(_read_board(raw, found.append) for raw in boards(text.removeprefix("\ufeff"), found.append))
    if not read:
        found.append(Diagnostic(0, "rbn-no-board"))
    return Parsed(RbnFile(read), tuple(sorted(found, key=lambda each: each.line)))


def _read_board(raw: RawBoard, report: Report) -> RbnBoard:
    auction = read_auction(raw.said("A"), raw.call_notes)
    if auction.unread:
        report(Diagnostic(raw.line_of("A"), "rbn-unknown-call", (("text", auction.unread[:60]),)))
    _report_missing_notes(auction.remarks, raw.line_of("A"), report)
    board, section = _read_number(raw, auction, report)
    layout = _read_hands(raw, report)
    outcome = _read_result(raw, report)
    stated, leader = _read_contract(raw, report)
    if stated is None and outcome.is_passed_out:
        stated = PASSED_OUT
    ended = Auction.of(board.dealer, auction.calls)
    is_whole = not auction.unread and ended.is_ended
    cards = read_play(raw.said("P"), raw.play_notes)
    if cards.unread:
        report(Diagnostic(raw.line_of("P"), "rbn-unknown-card", (("text", cards.unread[:60]),)))
    _report_missing_notes(cards.remarks, raw.line_of("P"), report)
    contract = stated or (ended.lawful_result if is_whole else None)
    plays, unseated = seat_plays(contract, layout, cards.cards, leader)
    if unseated:
        report(Diagnostic(raw.line_of("P"), "rbn-play-without-contract", (("board", str(board.number)),)))
    names, place = _read_names(raw.said("N"))
    record = BoardRecord(
        board=board,
        layout=layout,
        calls=tuple(auction.calls),
        auction_is_complete=is_whole,
        plays=plays,
        stated_contract=stated,
        stated_tricks=outcome.tricks,
        stated_score=outcome.score,
        call_annotations=_annotations(auction.remarks, len(auction.calls)),
        play_annotations=_annotations(cards.remarks, len(plays)),
        players=names,
        lines=_lines(raw, len(auction.calls), len(plays)),
    )
    around = {label: raw.said(label) for label in AROUND if raw.said(label)}
    return RbnBoard(record, around, place, section, outcome.points, tuple(raw.texts))


def _read_number(raw: RawBoard, auction: Calls, report: Report) -> tuple[Board, str]:
    """Return the board; what the auction does not say is marked as Law 2 has it. Number 0 stands for none."""
    number, *rest = split(raw.said("B"))
    match = _NUMBER.fullmatch(number)
    if match is None and number not in {"", "?"}:
        report(Diagnostic(raw.line_of("B"), "rbn-board", (("text", number[:60]),), Severity.WARNING))
    section = ":".join(part.replace(":", "::") for part in rest)
    if match is None or not int(number):
        board = Board(0, auction.dealer or Seat.N, auction.vulnerability or Vulnerability.NONE)
    else:
        board = law_02.board(int(number), marked_dealer=auction.dealer, marked=auction.vulnerability)
    return board, section


def _read_hands(raw: RawBoard, report: Report) -> Layout | None:
    text = raw.said("H")
    try:
        return read_hands(text) if text else None
    except NotationError as error:
        report(Diagnostic(raw.line_of("H"), "rbn-hands", (("text", error.text[:60]),)))
        return None


def _read_result(raw: RawBoard, report: Report) -> RbnOutcome:
    text = raw.said("R")
    try:
        return read_result(text)
    except NotationError:
        report(Diagnostic(raw.line_of("R"), "rbn-result", (("text", text[:60]),)))
        return RbnOutcome()


def _read_contract(raw: RawBoard, report: Report) -> tuple[AuctionResult | None, Seat | None]:
    text = raw.said("C")
    try:
        return read_contract(text) if text else (None, None)
    except NotationError:
        report(Diagnostic(raw.line_of("C"), "rbn-contract", (("text", text[:60]),)))
        return None, None


def _read_names(text: str) -> tuple[dict[Seat, str], str]:
    """Read `North+South:West+East:O`: the names, and the room or table."""
    pairs = text.split(":")
    seats = ((Seat.N, Seat.S), (Seat.W, Seat.E))
    names = {
        seat: name.strip()
        for pair, places in zip(pairs, seats, strict=False)
        for seat, name in zip(places, pair.split("+", 1), strict=False)
        if name.strip()
    }
    return names, ":".join(pairs[2:]).strip()


def _report_missing_notes(remarks: Remarks, line: int, report: Report) -> None:
    if any(note.kind == "note" and not note.text for notes in remarks.values() for note in notes):
        report(Diagnostic(line, "rbn-note-missing", (), Severity.WARNING))


def _annotations(remarks: Remarks, count: int) -> dict[int, tuple[Annotation, ...]]:
    kept = {
        place: tuple(note for note in notes if note.text or note.kind == "alert") for place, notes in remarks.items()
    }
    return {place: notes for place, notes in kept.items() if notes and place < count}


def _lines(raw: RawBoard, calls: int, cards: int) -> dict[str, int]:
    """Everything of a board stands on the line of its letter: all calls on one, all cards on another."""
    lines = {"board": raw.line}
    if calls:
        lines["auction"] = raw.line_of("A")
        lines |= {f"call {place}": raw.line_of("A") for place in range(1, calls + 1)}
    if cards:
        lines["play"] = raw.line_of("P")
        lines |= {f"play {place}": raw.line_of("P") for place in range(1, cards + 1)}
    return lines


_LINE: Final = re.compile(r"([A-Z0-9])(?:[ \t]+(.*))?")
_LABELS: Final = frozenset("DTLESFKNBHACPRMI0123456789")
_REPEATING: Final = frozenset("DTLESFKNBH")
"""These hold until they are stated anew."""
_OF_A_BOARD: Final = frozenset("BHACPR")


@dataclass(frozen=True, slots=True)
class Value:
    """Text behind a letter, and its place."""

    text: str
    line: int


@dataclass(slots=True)
class RawBoard:
    """The lines of a board by their letters."""

    line: int
    values: dict[str, Value] = field(default_factory=dict[str, Value])
    call_notes: dict[str, str] = field(default_factory=dict[str, str])
    play_notes: dict[str, str] = field(default_factory=dict[str, str])
    texts: list[str] = field(default_factory=list[str])

    def said(self, label: str) -> str:
        """Return the value of a line, empty where there is none."""
        value = self.values.get(label)
        return value.text if value is not None else ""

    def line_of(self, label: str) -> int:
        """Return where a line stands; for one that is missing, where the board begins."""
        value = self.values.get(label)
        return value.line if value is not None else self.line


def boards(text: str, report: Report) -> Iterator[RawBoard]:
    """Go through the boards of a file. Lines of events that stand alone hold for the boards behind them."""
    repeated: dict[str, Value] = {}
    current = RawBoard(1)
    for is_text, line, content in _paragraphs(text, report):
        if is_text:
            current.texts.append(content)
        elif content:
            if not current.values and not current.texts:
                current.line = line
            _take(current, content, line, report)
        else:
            yield from _finished(current, repeated)
            current = RawBoard(line + 1)
    yield from _finished(current, repeated)


def _finished(board: RawBoard, repeated: dict[str, Value]) -> Iterator[RawBoard]:
    repeated.update((label, value) for label, value in board.values.items() if label in _REPEATING)
    if _OF_A_BOARD & board.values.keys():
        board.values = {**repeated, **board.values}
        yield board


def _take(board: RawBoard, content: str, line: int, report: Report) -> None:
    match = _LINE.fullmatch(content)
    if match is None or match[1] not in _LABELS:
        report(Diagnostic(line, "rbn-not-a-line", (("text", content[:60]),)))
        return
    label, value = match[1], (match[2] or "").strip()
    if label.isdigit():
        # Notes belong to the auction, unless the play has come before them.
        notes = board.play_notes if "P" in board.values else board.call_notes
        notes.setdefault(label, value)
    elif label in board.values:
        report(Diagnostic(line, "rbn-twice", (("label", label),), Severity.WARNING))
    else:
        board.values[label] = Value(value, line)


def _paragraphs(text: str, report: Report) -> Iterator[tuple[bool, int, str]]:
    """Go through lines and paragraphs: whether it is a paragraph in braces, its line, and what it says."""
    opened: list[str] = []
    start = 0
    for number, raw in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), start=1):
        line = raw.strip("\x1a").rstrip()
        if opened:
            if line:
                opened.append(line)
            if not line or line.endswith("}"):
                yield True, start, "\n".join(opened).removesuffix("}")
                opened = []
            if not line:
                report(Diagnostic(start, "rbn-brace-open", (), Severity.WARNING))
                yield False, number, ""
        elif line.startswith("{"):
            if line.endswith("}"):
                yield True, number, line[1:-1]
            else:
                opened, start = [line[1:]], number
        elif not line.startswith("%"):
            yield False, number, line
    if opened:
        report(Diagnostic(start, "rbn-brace-open", (), Severity.WARNING))
        yield True, start, "\n".join(opened)
