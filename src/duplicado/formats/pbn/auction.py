"""The reader of the auction section."""

from __future__ import annotations

from dataclasses import dataclass, field

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.pbn.scanner import RawGame
from duplicado.formats.pbn.tokens import CALL_PARTS, CALLS, PIECES, Remarks
from duplicado.law.procedure.auction import Auction
from duplicado.table.record import Annotation
from duplicado.vocabulary.calls import PASS, Bid, Call
from duplicado.vocabulary.seats import Seat


@dataclass(slots=True)
class ReadAuction:
    """The calls of an auction section."""

    calls: list[Call | None] = field(default_factory=list[Call | None])
    is_complete: bool = False
    marked: set[int] = field(default_factory=set[int])
    annotations: dict[int, tuple[Annotation, ...]] = field(default_factory=dict[int, tuple[Annotation, ...]])
    lines: dict[str, int] = field(default_factory=dict[str, int])


def read_auction(game: RawGame, dealer: Seat, found: list[Diagnostic], used_notes: set[int]) -> ReadAuction:
    """Read the calls in rotation from dealer.

    At a call that cannot be read the auction ends, because the seats of all that follow would be guesses.
    """
    rows = game.data.get("Auction")
    read = ReadAuction()
    if not rows:
        return read
    calls, known = read.calls, CALLS.get
    reader: _Tokens | None = None
    for line, text in rows:
        before = len(calls)
        for token in text.split():
            call = known(token)
            if call is not None and (reader is None or reader.is_plain):
                calls.append(call)
                continue
            if reader is None:
                reader = _Tokens(read, Remarks(game, "Auction", found, used_notes), found)
            reader.take(token, line)
        if len(calls) > before:
            read.lines.update(dict.fromkeys(CALL_PARTS[before : len(calls)], line))
    if reader is None:
        read.is_complete = bool(calls)
    else:
        reader.finish(dealer)
    return read


class _Tokens:
    """Reads the tokens that are more than a call; keeps what they say about the next one."""

    def __init__(self, read: ReadAuction, remarks: Remarks, found: list[Diagnostic]) -> None:
        self._read = read
        self._remarks = remarks
        self._found = found
        self._insufficient = False
        self._ended = ""
        self.is_plain = True
        """True where the next token is an ordinary call if it looks like one."""

    def take(self, token: str, line: int) -> None:
        """Read a token."""
        for piece in PIECES.findall(token):
            self._take_piece(piece, line)
        self.is_plain = not self._ended and not self._insufficient

    def _take_piece(self, piece: str, line: int) -> None:
        read = self._read
        if self._remarks.take(piece, len(read.calls) - 1, line):
            return
        if self._ended == "*" and piece in CALLS:
            # Other programs mark a call with it, and go on: what ends an auction is the last that is said of it.
            self._remarks.mark(len(read.calls) - 1)
            self._ended = ""
        if self._ended:
            if self._ended in "*+":  # after an unreadable call there is nothing to add
                self._found.append(Diagnostic(line, "pbn-after-end", (("text", piece),), Severity.WARNING))
                self._ended = "?"
        elif piece in {"*", "+"}:
            self._ended = piece
        elif piece.upper() == "AP":
            read.calls.extend(_passes_to_the_end(read.calls))
        elif piece.upper() == "^S":
            read.marked.add(len(read.calls))
            read.calls.append(None)
        elif piece.upper() == "^I":
            self._insufficient = True
        elif set(piece) == {"-"} and not read.calls:
            pass  # a table that begins with West leaves the places before dealer empty
        else:
            self._take_call(piece, line)

    def _take_call(self, piece: str, line: int) -> None:
        call = CALLS.get(piece)
        if call is None:
            self._found.append(Diagnostic(line, "pbn-unknown-call", (("text", piece),)))
            self._ended = "unreadable"
            return
        if self._insufficient:
            self._read.marked.add(len(self._read.calls))
            self._insufficient = False
        self._read.calls.append(call)

    def finish(self, dealer: Seat) -> None:
        """Say whether the auction is whole, and hand over the annotations."""
        read = self._read
        read.annotations = {place: tuple(kept) for place, kept in self._remarks.by_place.items()}
        read.is_complete = bool(read.calls) and (not self._ended or Auction.of(dealer, read.calls).is_ended)


def _passes_to_the_end(calls: list[Call | None]) -> list[Call]:
    """Return the passes that `AP` stands for: those that are missing to end the auction (Law 22)."""
    trailing = 0
    for call in reversed(calls):
        if call is not PASS:
            break
        trailing += 1
    needed = 3 if any(isinstance(call, Bid) for call in calls) else 4
    return [PASS] * (needed - trailing)
