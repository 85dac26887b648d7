"""Reading the play section: fixed columns become the order in which the cards were played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.formats.pbn.scanner import RawGame
from duplicado.formats.pbn.tokens import CARDS, PIECES, PLAY_PARTS, PLAYED, Remarks
from duplicado.law.procedure.law_44 import trick_winner
from duplicado.table.record import Annotation, CardPlayed
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit


@dataclass(slots=True)
class ReadPlay:
    """The cards of a play section in the order in which they were played."""

    plays: list[CardPlayed] = field(default_factory=list[CardPlayed])
    terminator: str = ""
    """`*` when the section says that play ended, `+` when it says that play goes on, `?` when it could not be read."""
    marked: set[int] = field(default_factory=set[int])
    annotations: dict[int, tuple[Annotation, ...]] = field(default_factory=dict[int, tuple[Annotation, ...]])
    lines: dict[str, int] = field(default_factory=dict[str, int])


def read_play(
    game: RawGame, first: Seat, trump: Suit | None, found: list[Diagnostic], used_notes: set[int], *, trump_known: bool
) -> ReadPlay:
    """Read the cards; `first` made the opening lead and has the first column.

    Where it cannot be told who played a card (a card that cannot be read, a gap in a trick, no contract) the play ends.
    """
    columns = _Columns(game, found, used_notes)
    columns.read(game.data.get("Play") or ())
    read = ReadPlay(terminator=columns.terminator)
    _put_in_order(columns, first, trump, read, found, trump_known=trump_known)
    return read


class _Columns:
    """The section as it is written: a card or nothing for each place of each trick."""

    def __init__(self, game: RawGame, found: list[Diagnostic], used_notes: set[int]) -> None:
        self.entries: list[Card | None] = []
        self.entry_lines: list[int] = []
        self.leads: set[int] = set()
        """Places that `^L` marks as a lead out of turn."""
        self.marked: set[int] = set()
        self.terminator = ""
        self.remarks = Remarks(game, "Play", found, used_notes)
        self._found = found
        self._mark = ""

    def read(self, rows: list[tuple[int, str]] | tuple[()]) -> None:
        """Read all rows."""
        known = CARDS.__getitem__
        for line, text in rows:
            tokens = text.split()
            if self.terminator or self._mark:
                self._read_slowly(tokens, line)
                continue
            try:
                cards = [known(token) for token in tokens]
            except KeyError:
                self._read_slowly(tokens, line)
            else:
                self.entries += cards
                self.entry_lines += [line] * len(cards)

    def _read_slowly(self, tokens: list[str], line: int) -> None:
        for token in tokens:
            for piece in PIECES.findall(token):
                self._take(piece, line)

    def _take(self, piece: str, line: int) -> None:
        if self.remarks.take(piece, len(self.entries) - 1, line):
            return
        card = CARDS.get(piece)
        if self.terminator in {"*", "+"} and len(self.entries) % 4 and (card is not None or set(piece) == {"-"}):
            self._fill(
                card, line
            )  # the sign stands for the card that is due; the others of the trick keep their columns
            return
        if self.terminator:
            if self.terminator in "*+":
                self._found.append(Diagnostic(line, "pbn-after-end", (("text", piece),), Severity.WARNING))
                self.terminator += "?"
            return
        if card is not None or set(piece) == {"-"}:
            if self._mark:
                self.marked.add(len(self.entries))
                if self._mark == "^L":
                    self.leads.add(len(self.entries))
                self._mark = ""
            self._fill(card, line)
        elif piece in {"*", "+"}:
            self.terminator = piece
            self._fill(None, line)
        elif piece.upper() in {"^L", "^R"}:
            self._mark = piece.upper()
        else:
            self._found.append(Diagnostic(line, "pbn-unknown-card", (("text", piece),)))
            self.terminator = "unreadable"

    def _fill(self, card: Card | None, line: int) -> None:
        self.entries.append(card)
        self.entry_lines.append(line)


def _put_in_order(
    columns: _Columns,
    leader: Seat,
    trump: Suit | None,
    read: ReadPlay,
    found: list[Diagnostic],
    *,
    trump_known: bool,
) -> None:
    first = leader.index
    entries, plays = columns.entries, read.plays
    lines: list[int] = []
    remarks = columns.remarks.by_place
    is_plain = not (columns.marked or columns.leads or remarks)
    for start in range(0, len(entries), 4):
        row = entries[start : start + 4]
        if columns.leads:
            leader = next((Seat.N.after(first + place - start) for place in _of_row(columns.leads, start)), leader)
        turn = (leader.index - first) % 4
        trick: list[tuple[Seat, Card]] = []
        for seat in Seat.clockwise_from(leader):
            card = row[turn] if turn < len(row) else None
            if card is None:
                break
            if not is_plain:
                _keep_marks(columns, start + turn, len(plays), read)
            trick.append((seat, card))
            plays.append(PLAYED[seat.index][card.index])
            lines.append(columns.entry_lines[start + turn])
            turn = (turn + 1) % 4
        if len(trick) < 4:
            written = len(row) - row.count(None)
            if written > len(trick) or any(entries[start + 4 :]):
                _report_gap(columns, start, read, found)
            break
        if not trump_known and any(entries[start + 4 :]):
            found.append(Diagnostic(columns.entry_lines[start], "pbn-play-without-contract"))
            read.terminator = "?"
            break
        leader = trick_winner(trick, trump)
    if not is_plain:
        _keep_remarks_on_nothing(columns, read)
    read.lines.update(zip(PLAY_PARTS, lines, strict=False))


def _of_row(places: set[int], start: int) -> Iterator[int]:
    return (place for place in sorted(places) if start <= place < start + 4)


def _keep_marks(columns: _Columns, place: int, order: int, read: ReadPlay) -> None:
    if place in columns.marked:
        read.marked.add(order)
    if place in columns.remarks.by_place:
        read.annotations[order] = tuple(columns.remarks.by_place[place])


def _keep_remarks_on_nothing(columns: _Columns, read: ReadPlay) -> None:
    """Give what is said at a place where no card was played to the last card that was."""
    entries = columns.entries
    for place, kept in columns.remarks.by_place.items():
        if place >= len(entries) or entries[place] is None:
            last = max(len(read.plays) - 1, 0)
            read.annotations[last] = (*read.annotations.get(last, ()), *kept)


def _report_gap(columns: _Columns, start: int, read: ReadPlay, found: list[Diagnostic]) -> None:
    trick = str(start // 4 + 1)
    found.append(Diagnostic(columns.entry_lines[start], "pbn-play-gap", (("trick", trick),)))
    read.terminator = "?"
