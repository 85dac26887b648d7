"""One board of a LIN file, gathered tag by tag."""

from __future__ import annotations

from dataclasses import dataclass, field

from duplicado.formats.diagnostics import Diagnostic, Report, Severity
from duplicado.formats.lin.model import LinBoard, LinHeader, LinRoom
from duplicado.formats.lin.notation import (
    DEALERS,
    SEATING,
    Tag,
    read_calls,
    read_cards,
    read_hand,
    seat_hands,
    spell_pips,
)
from duplicado.formats.lin.play import seat_plays
from duplicado.law.book import law_02
from duplicado.law.procedure.auction import Auction
from duplicado.table.record import Annotation, BoardRecord, Claim
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.notation import read_vulnerability
from duplicado.vocabulary.seats import Seat


@dataclass(slots=True)
class BoardBuilder:
    """A board while its tags come in; `finish` makes the record."""

    report: Report
    line: int
    room: LinRoom | None = None
    count: int | None = None
    number: int | None = None
    """The number that the tag `ah` gives."""
    players: dict[Seat, str] = field(default_factory=dict[Seat, str])
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    layout: Layout | None = None
    is_dealt: bool = False
    calls: list[Call] = field(default_factory=list[Call])
    cards: list[Card] = field(default_factory=list[Card])
    claim: Claim | None = None
    call_notes: dict[int, list[Annotation]] = field(default_factory=dict[int, list[Annotation]])
    card_notes: dict[int, list[Annotation]] = field(default_factory=dict[int, list[Annotation]])
    lines: dict[str, int] = field(default_factory=dict[str, int])
    auction_broken: bool = False
    play_broken: bool = False

    @property
    def is_empty(self) -> bool:
        """True where nothing of a board has come in."""
        return not (self.is_dealt or self.calls or self.cards or self.claim)

    def read_deal(self, tag: Tag) -> None:
        """Read `md`: the dealer's digit and the hands of South, West, North and perhaps East."""
        self.is_dealt = True
        self.lines["board"] = tag.line
        text = tag.value.strip()
        if text[:1].isdigit():
            self.dealer = DEALERS.get(text[0])
            text = text[1:]
        hands: dict[Seat, Hand] = {}
        for seat, hand in zip(SEATING, text.split(","), strict=False):
            try:
                cards = read_hand(hand)
            except NotationError as error:
                self._lost(tag, "lin-unreadable-hand", seat=seat.value, text=error.text[:60])
                continue
            if cards:
                hands[seat] = cards
        try:
            self.layout = seat_hands(hands) if hands else None
        except NotationError as error:
            self._lost(tag, "lin-unreadable-deal", text=error.text[:60])

    def read_vulnerability(self, tag: Tag) -> None:
        """Read `sv`: o, n, e or b; nothing, 0 and - are none vulnerable."""
        try:
            self.vulnerability = read_vulnerability(tag.value)
        except NotationError:
            self._lost(tag, "lin-unknown-vulnerability", text=tag.value[:60])

    def read_call(self, tag: Tag) -> None:
        """Read `mb`: a call, with `!` when it was alerted."""
        if self.auction_broken:
            return
        try:
            for call, alerted in read_calls(tag.value):
                self.calls.append(call)
                self.lines.setdefault("auction", tag.line)
                self.lines[f"call {len(self.calls)}"] = tag.line
                if alerted:
                    self._note_call("alert", "")
        except NotationError as error:
            self.auction_broken = True  # whoever calls next, it cannot be told who he is
            self._lost(tag, "lin-unknown-call", text=error.text[:60])

    def read_explanation(self, tag: Tag) -> None:
        """Read `an`: what the last call means; a mere `!` is an alert."""
        if self.auction_broken:
            return
        text = spell_pips(tag.value.strip())
        if not self.calls:
            self.report(Diagnostic(tag.line, "lin-explanation-of-nothing", (("text", text[:60]),), Severity.WARNING))
        elif text.strip("!"):
            self._note_call("explanation", text)
        elif text and not any(note.kind == "alert" for note in self.call_notes.get(len(self.calls) - 1, [])):
            self._note_call("alert", "")

    def read_remark(self, tag: Tag) -> None:
        """Read `nt`: a remark to the card or call that came last."""
        note = Annotation("comment", spell_pips(tag.value.strip()))
        if self.cards:
            self.card_notes.setdefault(len(self.cards) - 1, []).append(note)
        elif self.calls:
            self.call_notes.setdefault(len(self.calls) - 1, []).append(note)

    def read_card(self, tag: Tag) -> None:
        """Read `pc`: a card."""
        if self.play_broken:
            return
        try:
            for card in read_cards(tag.value):
                self.cards.append(card)
                self.lines.setdefault("play", tag.line)
                self.lines[f"play {len(self.cards)}"] = tag.line
        except NotationError as error:
            self.play_broken = True
            self._lost(tag, "lin-unknown-card", text=error.text[:60])

    def read_claim(self, tag: Tag) -> None:
        """Read `mc`: the number of tricks that declarer has when the play ends by claim or concession."""
        text = tag.value.strip()
        if text.isascii() and text.isdigit() and len(text) <= 2 and int(text) <= 13:
            self.claim = Claim(int(text))
            self.lines["claim"] = tag.line
        elif text:
            self._lost(tag, "lin-unknown-claim", text=text[:60])

    def finish(self, header: LinHeader, ordinal: int) -> LinBoard:
        """Make the record; `ordinal` numbers the board where the file does not."""
        room = self.room or LinRoom.OPEN
        listed = header.board_number(self.count) if self.count is not None else None
        if self.number is not None and listed is not None and header.board_numbers and listed != self.number:
            values = (("board", str(self.number)), ("listed", str(listed)))
            self.report(Diagnostic(self.line, "lin-board-number-disagrees", values, Severity.WARNING))
        number = self.number or listed or ordinal
        board = law_02.board(number, marked_dealer=self.dealer, marked=self.vulnerability)
        stated = header.result(self.count, room) if self.count is not None else None
        auction = Auction.of(board.dealer, self.calls)
        result = auction.lawful_result
        contract = result or (stated.contract if stated else None)
        plays, unseated = seat_plays(contract, self.layout, self.cards)
        if unseated:
            line = self.lines.get(f"play {len(plays) + 1}", self.line)
            self.report(Diagnostic(line, "lin-play-without-contract", (("board", str(number)),)))
        went_on = bool(self.cards or self.claim)
        record = BoardRecord(
            board=board,
            layout=self.layout,
            calls=tuple(self.calls),
            auction_is_complete=not self.auction_broken and (auction.is_ended or (went_on and bool(self.calls))),
            plays=plays,
            claim=self.claim,
            stated_contract=stated.contract if stated else None,
            stated_tricks=stated.tricks if stated else None,
            call_annotations={index: tuple(notes) for index, notes in self.call_notes.items()},
            play_annotations={index: tuple(notes) for index, notes in self.card_notes.items() if index < len(plays)},
            players=self.players,
            lines=self.lines,
        )
        return LinBoard(record, self.room, self.count, result)

    def _note_call(self, kind: str, text: str) -> None:
        self.call_notes.setdefault(len(self.calls) - 1, []).append(Annotation(kind, text))

    def _lost(self, tag: Tag, code: str, **values: str) -> None:
        self.report(Diagnostic(tag.line, code, tuple(values.items())))
