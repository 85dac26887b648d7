"""The writer of LIN, in the order in which Bridge Base Online writes its tags."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from duplicado.formats.diagnostics import Diagnostic, Severity, Written
from duplicado.formats.encoding import encoded
from duplicado.formats.lin.model import LinBoard, LinFile, LinHeader, LinResult, LinRoom
from duplicado.formats.lin.notation import DEALERS, SEATING
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.losses import losses
from duplicado.table.record import Annotation, BoardRecord
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Call
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import SUITS_FROM_SPADES, Denomination, Suit

_DIGITS: Final = {seat: digit for digit, seat in DEALERS.items()}
_VULNERABILITIES: Final = {
    Vulnerability.NONE: "o",
    Vulnerability.NS: "n",
    Vulnerability.EW: "e",
    Vulnerability.BOTH: "b",
}
_CALLS: Final[dict[Call, str]] = {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}
_ROOMS: Final = {LinRoom.OPEN: "o", LinRoom.CLOSED: "c"}
# A pip that a letter follows has no spelling with an exclamation mark: the reader would not know it again.
_PIP: Final = re.compile("([♠♥♦♣])(?![A-Za-z])")
_SPELLINGS: Final = {suit.symbol: f"!{suit.value}" for suit in Suit}


def lin_of_records(records: Sequence[BoardRecord], title: str = "") -> LinFile:
    """Make a file of boards that are not a match of two teams, as Bridge Base Online does of a table's boards.

    Each board is counted as one of the open room; stated contracts and tricks go into the head.
    """
    results: list[LinResult | None] = []
    for record in records:
        results += [_stated(record), None]
    header = LinHeader(
        title=title,
        scoring="P",
        last=len(records) or None,
        results=tuple(results) if any(results) else (),
        board_numbers=tuple(record.board.number or None for record in records),
    )
    boards = (LinBoard(record, LinRoom.OPEN, count) for count, record in enumerate(records, start=1))
    return LinFile(header, tuple(boards))


def _stated(record: BoardRecord) -> LinResult | None:
    contract = record.stated_contract
    if isinstance(contract, Contract):
        return LinResult(contract, record.stated_tricks) if record.stated_tricks is not None else None
    return LinResult(contract, None) if contract is not None else None


@checked
def write_lin(file: LinFile) -> Written:
    """Write a file: the head where there is one, then the boards; the text is in UTF-8.

    LIN has no sign for a turn that was passed over: such an auction is left out, for the calls behind it would go to
    other players. That and whatever else does not come back is named in the warnings.
    """
    lines = list(_header_lines(file.header))
    for ordinal, board in enumerate(file.boards, start=1):
        place = _place(board, ordinal if len(file.boards) > 1 else None)
        lines += [(f"qx|{place}|" if place else "") + board_text(board.record)]
    data = encoded("".join(line + "\n" for line in lines))
    back = read_lin(data).value
    found = list(losses(file.records, back.records))
    if lost := head_lost(file.header, back.header):
        found.append(Diagnostic(0, "lost-around", (("names", ", ".join(lost)),), Severity.WARNING))
    return Written(data, tuple(found))


def head_lost(before: LinHeader, after: LinHeader) -> list[str]:
    """Name the tags of a head that do not come back as they were."""
    there = _values_of(after)
    return sorted(tag for tag, values in _values_of(before).items() if values != there[tag])


def _place(board: LinBoard, ordinal: int | None) -> str:
    """Return the value of `qx`; a board of a file with several has one, so that its names are not its neighbour's."""
    count = board.count if board.count is not None else ordinal
    if count is None:
        return ""
    room = board.room or (LinRoom.OPEN if board.count is None else None)
    return (_ROOMS[room] if room else "") + str(count)


def _header_lines(header: LinHeader) -> Iterator[str]:
    if header == LinHeader():
        return
    for tag, values in _values_of(header).items():
        if values:
            # The comma behind an empty last value keeps it from being taken for the end of the list.
            yield f"{tag}|{_list(values)}{'' if values[-1] or tag == 'vg' else ','}|"
    yield "pg||"


def _values_of(header: LinHeader) -> dict[str, list[str]]:
    """Return the values of each tag of a head."""
    match = [header.title, header.segment, header.scoring, str(header.first), str(header.last or "")]
    return {
        "vg": [*match, header.home, header.home_carry_over, header.away, header.away_carry_over],
        "rs": [_result(result) if result is not None else "" for result in header.results],
        "pw": list(header.names),
        "mp": list(header.scores),
        "bn": [str(number or "") for number in header.board_numbers],
    }


def _list(values: Iterable[str]) -> str:
    return ",".join(_clean(value).replace(",", " ") for value in values)


def _clean(text: str) -> str:
    """Take out what would end the value."""
    return text.replace("|", "/").replace("\r", " ").replace("\n", " ")


def _result(result: LinResult) -> str:
    contract, tricks = result.contract, result.tricks
    if not isinstance(contract, Contract) or tricks is None:
        return "PASS"
    over = tricks - contract.tricks_required
    return f"{_bid(contract)}{contract.declarer}{contract.doubling.value.lower()}{f'{over:+d}' if over else '='}"


def _bid(contract: Contract) -> str:
    return f"{contract.level}{_denomination(contract.denomination)}"


def _denomination(denomination: Denomination) -> str:
    return "N" if denomination is Denomination.NOTRUMP else denomination.value


def board_text(record: BoardRecord) -> str:
    """Write the tags of one board, from the names of the players to the claim."""
    names = _list(record.players.get(seat, "") for seat in SEATING)
    number = f"ah|Board {record.board.number}|" if record.board.number else ""
    deal = _DIGITS[record.board.dealer] + _hands(record)
    head = f"pn|{names}|st||md|{deal}|rh||{number}sv|{_VULNERABILITIES[record.board.vulnerability]}|"
    claim = f"mc|{record.claim.declarer_tricks}|" if record.claim is not None else ""
    return head + "".join(_auction(record)) + "pg||" + "".join(_play(record)) + claim + ("pg||" if claim else "")


def _hands(record: BoardRecord) -> str:
    if record.layout is None:
        return ""
    layout = record.layout
    return ",".join(_hand(hand) if (hand := layout[seat]) is not None else "" for seat in SEATING)


def _hand(hand: Hand) -> str:
    return "".join(suit.value + hand.ranks(suit) for suit in SUITS_FROM_SPADES)


def _auction(record: BoardRecord) -> Iterator[str]:
    if None in record.calls:
        return
    for place, call in enumerate(record.calls):
        notes = record.call_annotations.get(place, ())
        alert = "!" if any(note.kind == "alert" for note in notes) else ""
        yield f"mb|{_call(call)}{alert}|"
        yield from _remarks(notes)


def _call(call: Call | None) -> str:
    if call is None:  # pragma: no cover - such auctions are left out
        return ""
    return _CALLS.get(call) or call.text.replace("NT", "N")


def _remarks(notes: Iterable[Annotation]) -> Iterator[str]:
    for note in notes:
        if note.text:
            spelled = _PIP.sub(lambda match: _SPELLINGS[match[1]], _clean(note.text))
            # An explanation of nothing but exclamation marks would be read as an alert.
            yield f"{'an' if note.kind != 'comment' and note.text.strip('!') else 'nt'}|{spelled}|"


def _play(record: BoardRecord) -> Iterator[str]:
    for place, play in enumerate(record.plays):
        yield f"pc|{play.card}|"
        for note in record.play_annotations.get(place, ()):
            # `an` belongs to calls: at a card, every remark is a comment.
            yield from _remarks([Annotation("comment", note.text)])
        if place % 4 == 3 or place == len(record.plays) - 1:
            yield "pg||"
