"""Auction and play of one record, step by step.

Nothing is judged: a record may break off, and its cards may be irregular. A card is taken from the hand that the
record names; every four cards make a trick, which falls as Law 44 says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from duplicado.law.procedure import law_44
from duplicado.law.procedure.auction import Auction
from duplicado.publish.pages.evening import TableRow
from duplicado.publish.pages.hands import Diagram, diagram
from duplicado.table.record import Annotation, BoardRecord, CardPlayed
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side

COLUMNS = (Seat.W, Seat.N, Seat.E, Seat.S)
"""The order of the columns of an auction, as is the custom in print."""


@dataclass(frozen=True, slots=True)
class AuctionCell:
    """One place in the auction's table."""

    number: int | None
    """The call's place from 1; `None` where no call was due, before dealer's first."""
    seat: Seat
    call: Call | None
    """`None` also where a turn was skipped for good (Law 29A)."""
    is_now: bool
    annotations: tuple[Annotation, ...] = ()


@dataclass(frozen=True, slots=True)
class ShownTrick:
    """A trick, complete or in progress."""

    number: int
    plays: tuple[CardPlayed, ...]
    winner: Seat | None
    declarer_tricks: int
    """Tricks of declarer's side after this one."""
    defender_tricks: int

    def card_of(self, seat: Seat) -> CardPlayed | None:
        """Return what that hand contributed, so far."""
        return next((play for play in self.plays if play.seat is seat), None)


@dataclass(frozen=True, slots=True)
class StepPage:
    """The record after `step` calls and cards."""

    line: TableRow
    record: BoardRecord
    contract: AuctionResult | None
    step: int
    last: int
    diagram: Diagram
    """The hands as they were dealt."""
    gone: frozenset[Card]
    """The cards played so far."""
    auction: tuple[tuple[AuctionCell, ...], ...]
    """In rows of four, West first."""
    tricks: tuple[ShownTrick, ...]
    on_table: Mapping[Seat, CardPlayed]
    """The cards of the trick in progress, or of the one just completed."""
    now: Seat | None
    """Seat whose call or card this step is."""
    notes: tuple[tuple[int, Annotation], ...]
    """The remarks on the calls and cards shown, by number of the step."""
    is_end: bool

    @property
    def current_trick(self) -> ShownTrick | None:
        """The trick to which the last card shown belongs."""
        return self.tricks[-1] if self.tricks else None


def record_page(record: BoardRecord, step: int | None = None) -> StepPage:
    """Show a board that was played, see `step_page`."""
    return step_page(TableRow(1, None, record), record.layout, step)


def step_page(line: TableRow, layout: Layout | None, step: int | None = None) -> StepPage:
    """Show a line's record after that many calls and cards; when not told, after the last call.

    A step beyond the ends is the end.

    Raises:
        ValueError: the line has no record.
    """
    record = line.record
    if record is None:
        raise ValueError("this line has no record")
    calls, plays = record.calls, record.plays
    last = len(calls) + len(plays)
    here = len(calls) if step is None else min(max(step, 0), last)
    shown_calls, shown_plays = min(here, len(calls)), max(0, here - len(calls))
    contract = contract_of(line)
    tricks = tuple(_tricks(plays[:shown_plays], contract))
    now = None
    if shown_plays:
        now = plays[shown_plays - 1].seat
    elif shown_calls:
        now = record.board.dealer.after(shown_calls - 1)
    notes = [(place + 1, note) for place, found in sorted(record.call_annotations.items()) for note in found]
    notes += [
        (len(calls) + place + 1, note) for place, found in sorted(record.play_annotations.items()) for note in found
    ]
    return StepPage(
        line,
        record,
        contract,
        here,
        last,
        diagram(record.board, record.layout or layout),
        frozenset(play.card for play in plays[:shown_plays]),
        _auction(record, shown_calls, is_now=not shown_plays),
        tricks,
        {play.seat: play for play in tricks[-1].plays} if tricks else {},
        now,
        tuple((number, note) for number, note in notes if number <= here),
        here == last,
    )


def contract_of(line: TableRow) -> AuctionResult | None:
    """Return the contract of a line: as it is stated, or else as the recorded auction gives it."""
    record = line.record
    stated = (record.stated_contract if record else None) or (line.result.contract if line.result else None)
    if stated is not None or record is None:
        return stated
    try:
        return Auction.of(record.board.dealer, record.calls).result
    except DuplicadoError:  # a bid of more than seven, which Law 38 would have cancelled
        return None


def _auction(record: BoardRecord, shown: int, *, is_now: bool) -> tuple[tuple[AuctionCell, ...], ...]:
    before = COLUMNS.index(record.board.dealer)
    cells = [AuctionCell(None, COLUMNS[place], None, is_now=False) for place in range(before)]
    for place, call in enumerate(record.calls[:shown]):
        seat = record.board.dealer.after(place)
        notes = record.call_annotations.get(place, ())
        cells.append(AuctionCell(place + 1, seat, call, is_now and place == shown - 1, tuple(notes)))
    while len(cells) % 4:
        cells.append(AuctionCell(None, COLUMNS[len(cells) % 4], None, is_now=False))
    return tuple(tuple(cells[start : start + 4]) for start in range(0, len(cells), 4))


def _tricks(plays: tuple[CardPlayed, ...], contract: AuctionResult | None) -> Iterator[ShownTrick]:
    declarer = contract.declarer.side if isinstance(contract, Contract) else Side.NS
    trump = contract.denomination.suit if isinstance(contract, Contract) else None
    won = dict.fromkeys(Side, 0)
    for start in range(0, len(plays), 4):
        four = plays[start : start + 4]
        winner = law_44.trick_winner([(play.seat, play.card) for play in four], trump) if len(four) == 4 else None
        if winner is not None:
            won[winner.side] += 1
        yield ShownTrick(start // 4 + 1, four, winner, won[declarer], won[declarer.opponents])
