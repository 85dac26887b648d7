"""The reader of RBN: lines in, boards and diagnostics out."""

from __future__ import annotations

import re
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Parsed, Report, Severity
from duplicado.formats.encoding import decoded_text, has_too_many_lines
from duplicado.formats.lin.play import seat_plays
from duplicado.formats.rbn.lines import RawBoard, boards
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
