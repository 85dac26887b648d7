"""RBN files from records and contests, written: every line in its place, and what is lost said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from duplicado.event.contest import IN_TEAMS, BoardResult, Contest, Contestant, ContestantId, ScoringMethod
from duplicado.formats.diagnostics import Written
from duplicado.formats.document import Heading
from duplicado.formats.encoding import encoded
from duplicado.formats.line_figures import carried_text
from duplicado.formats.losses import losses
from duplicado.formats.rbn.model import RbnBoard, RbnFile, iso_date
from duplicado.formats.rbn.notation import VULNERABILITIES
from duplicado.formats.rbn.reader import read_rbn
from duplicado.law.procedure.auction import Auction
from duplicado.score.side_score import Points
from duplicado.table.record import Annotation, BoardRecord
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.calls import DOUBLE, PASS, REDOUBLE, Call
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

_REPEATING: Final = "DTLESFKNBH"
_LETTERS: Final = {vulnerability: letter for letter, vulnerability in VULNERABILITIES.items()}
_CALLS: Final[dict[Call, str]] = {PASS: "P", DOUBLE: "X", REDOUBLE: "R"}
_DOUBLINGS: Final = {"": "", "X": "X", "XX": "R"}
_MOST_NOTES: Final = 9
"""Note 0 is one that nothing refers to."""


@checked
def write_rbn(file: RbnFile) -> Written:
    """Write a file, in UTF-8 with lines that end in LF.

    RBN has no sign for a turn that was passed over (such an auction is left out, for the calls behind it would go to
    other players), for claims, and for irregularities; a line has nine notes. What does not come back is named.
    """
    lines: list[str] = []
    stated: dict[str, str] = {}
    for board in file.boards:
        lines += _board_lines(board, stated)
        lines.append("")
    data = encoded("".join(line + "\n" for line in lines))
    return Written(data, losses(file.records, read_rbn(data).value.records))


def _board_lines(board: RbnBoard, stated: dict[str, str]) -> Iterator[str]:
    """Write the lines of a board; `stated` keeps what the lines before say and still holds."""
    record = board.record
    repeating = {label: _line(value) for label, value in board.around.items()} | {
        "N": _names(record.players, board.place),
        "B": _number(record, board.section),
        "H": _hands(record),
    }
    for label in _REPEATING:
        value = repeating.get(label, "")
        # The number is always said, so that each board can be told from its neighbours.
        if value != stated.get(label, "") or (label == "B" and value):
            yield f"{label} {value}".rstrip()
            stated[label] = value
    yield from _auction(record)
    if record.stated_contract is not None:
        yield f"C {_contract(record)}"
    yield from _play(record)
    result = _result(record, board.points)
    if result:
        yield f"R {result}"
    for label in "MI":
        if label in repeating:
            yield f"{label} {repeating[label]}"
    yield from (f"{{{' '.join(text.split())}}}" for text in board.texts)


def _line(text: str) -> str:
    return " ".join(text.split())


def _number(record: BoardRecord, section: str) -> str:
    return (str(record.board.number) if record.board.number else "?") + (f":{section}" if section else "")


def _names(players: Mapping[Seat, str], place: str) -> str:
    names = {seat: _line(name.replace("+", " ").replace(":", " ")) for seat, name in players.items()}
    pairs = ["+".join(names.get(seat, "") for seat in seats) for seats in ((Seat.N, Seat.S), (Seat.W, Seat.E))]
    return ":".join([*pairs, _line(place)]) if place else ":".join(pairs) if names else ""


def _hands(record: BoardRecord) -> str:
    """Write the hands from West, as the author of the format does; the fourth of a whole deal goes without saying."""
    layout = record.layout
    if layout is None:
        return ""
    seats = Seat.clockwise_from(Seat.W)
    hands = [str(hand) if (hand := layout[seat]) else "" for seat in seats]
    if isinstance(layout, Deal):
        hands[3] = ""
    else:
        # Without the last colon the fourth hand is not the rest, but unknown.
        while hands and not hands[-1]:
            hands.pop()
    return "W:" + ":".join(hands)


class _Notes:
    """The notes of one line: their numbers and texts."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def marks(self, annotations: Iterable[Annotation]) -> str:
        """Write the marks of a call or card. A tenth note has no number and is not written."""
        marks = ""
        for annotation in annotations:
            text = _line(annotation.text)
            if annotation.kind == "nag" and text and set(text) <= set("!?"):
                marks += text
            elif annotation.kind == "alert" and not text:
                marks += "*"
            elif text and (text in self._numbers or len(self._numbers) < _MOST_NOTES):
                marks += f"^{self._numbers.setdefault(text, len(self._numbers) + 1)}"
                marks += "*" if annotation.kind == "alert" else ""
        return marks

    def lines(self) -> Iterator[str]:
        """Write the notes."""
        return (f"{number} {text}" for text, number in self._numbers.items())


def _auction(record: BoardRecord) -> Iterator[str]:
    board = record.board
    calls = [call for call in record.calls if call is not None]
    if len(calls) < len(record.calls):
        calls = []
    # Passes to the end without a remark are written together.
    last = len(calls)
    while last and calls[last - 1] is PASS and not record.call_annotations.get(last - 1):
        last -= 1
    is_closed = Auction.of(board.dealer, calls).is_ended and not Auction.of(board.dealer, calls[:-1]).is_ended
    if not is_closed:
        last = len(calls)
    notes = _Notes()
    remarks = record.call_annotations
    words = [_call(call) + notes.marks(remarks.get(place, ())) for place, call in enumerate(calls[:last])]
    groups = ["".join(words[start : start + 4]) for start in range(0, len(words), 4)]
    if last < len(calls):
        if len(words) % 4 == 0:
            groups.append("")
        groups[-1] += "A"
    yield f"A {board.dealer}{_LETTERS[board.vulnerability]}:{':'.join(groups)}"
    yield from notes.lines()


def _call(call: Call) -> str:
    return _CALLS.get(call) or call.text.replace("NT", "N")


def _contract(record: BoardRecord) -> str:
    contract = record.stated_contract
    if not isinstance(contract, Contract):
        return "P"
    text = f"{contract.bid.text.replace('NT', 'N')}{_DOUBLINGS[contract.doubling.value]}:{contract.declarer}"
    leader = record.plays[0].seat if record.plays else contract.declarer.lho
    return text if leader is contract.declarer.lho else f"{text}:{leader}"


def _play(record: BoardRecord) -> Iterator[str]:
    if not record.plays:
        return
    notes = _Notes()
    tricks: list[str] = []
    led: Suit | None = None
    for place, play in enumerate(record.plays):
        if place % 4 == 0:
            tricks.append("")
            led = None
        card = play.card.rank.value if play.card.suit is led else str(play.card)
        led = led or play.card.suit
        tricks[-1] += card + notes.marks(record.play_annotations.get(place, ()))
    yield f"P {':'.join(tricks)}"
    yield from notes.lines()


def _result(record: BoardRecord, points: str) -> str:
    tricks = record.stated_tricks
    if tricks is None and record.claim is not None:
        tricks = record.claim.declarer_tricks
    text = "" if tricks is None else str(tricks)
    if record.stated_contract is not None and not isinstance(record.stated_contract, Contract):
        text = "P"
    if record.stated_score is not None:
        text += f"{record.stated_score:+d}"
    return f"{text}:{points}" if points else text


_FORMS: Final = {
    ScoringMethod.MATCHPOINTS: "M",
    ScoringMethod.BUTLER: "X:Butler",
    ScoringMethod.CROSS_IMPS: "X",
    ScoringMethod.IMPS: "I",
    ScoringMethod.BOARD_A_MATCH: "B",
    ScoringMethod.TOTAL_POINTS: "T",
}


def rbn_of_records(
    records: Sequence[BoardRecord], title: str = "", headings: Mapping[int, Heading] = MappingProxyType({})
) -> RbnFile:
    """Make the file of boards without a contest; `headings` are those of a `Document`, by `id` of the record."""
    untitled = Heading(event=title)
    boards: list[RbnBoard] = []
    for record in records:
        heading = headings.get(id(record), untitled)
        around = {
            "D": _day(heading.date),
            "T": ":".join(map(_escaped, (heading.title, heading.author))).removesuffix(":"),
            "L": _escaped(heading.site),
            "E": _escaped(heading.event or title),
            "S": _escaped(heading.stage),
        }
        boards.append(RbnBoard(record, {label: said for label, said in around.items() if said}, texts=heading.texts))
    return RbnFile(tuple(boards))


def _day(date: str) -> str:
    """Write an ISO date without its dashes; one that is not known to the day stays as it is."""
    digits = date.replace("-", "")
    return digits if iso_date(digits) == date else date


def rbn_of_contest(contest: Contest) -> RbnFile:
    """Make the file of a contest: a board for each result, by number. The boards of a match of two teams name the room.

    What a result was awarded (Law 12) has no place in it, nor have the numbers of pairs.
    """
    around = {"D": _day(contest.date), "E": _escaped(contest.title), "F": _FORMS[contest.method]}
    names = {who.id: who for who in contest.contestants}
    is_match = contest.method in IN_TEAMS and len(contest.contestants) == 2
    if is_match:
        around["K"] = _teams(contest)
    around = {label: value for label, value in around.items() if value}
    home = contest.contestants[0].id if contest.contestants else None
    boards: list[RbnBoard] = []
    for result in sorted(contest.results, key=lambda each: each.board):
        place = ("O" if result.north_south == home else "C") if is_match else result.table.replace(":", " ")
        boards.append(RbnBoard(_record(contest, result, {} if is_match else names), around, place))
    played = {result.board for result in contest.results}
    unplayed = sorted({*contest.boards, *contest.layouts} - played)
    boards += [RbnBoard(_dealt(contest, number), around) for number in unplayed]
    return RbnFile(tuple(boards))


def _escaped(text: str) -> str:
    return text.replace(":", "::")


def _teams(contest: Contest) -> str:
    home, away = contest.contestants
    carried = [carried_text(contest, team.id) for team in (home, away)]
    named = [(team.team or " ".join(team.names) or str(team.id)).replace(":", " ") for team in (home, away)]
    return ":".join(named + (carried if any(text != "0" for text in carried) else []))


def _dealt(contest: Contest, number: int) -> BoardRecord:
    return BoardRecord(contest.board(number), contest.layouts.get(number))


def _record(contest: Contest, result: BoardResult, names: dict[ContestantId, Contestant]) -> BoardRecord:
    """Return the record of a result, with contract, tricks, score and names of the result where it has none."""
    record = result.record or _dealt(contest, result.board)
    score = result.north_south_score
    players = dict(record.players)
    for identity, side in ((result.north_south, Side.NS), (result.east_west, Side.EW)):
        who = names.get(identity)
        if who is not None and not any(seat in players for seat in side.seats):
            players |= dict(zip(side.seats, who.names or (str(who.id),), strict=False))
    stated = record.stated_score
    return replace(
        record,
        stated_contract=result.contract if record.stated_contract is None else record.stated_contract,
        stated_tricks=result.tricks if record.stated_tricks is None else record.stated_tricks,
        stated_score=score.value if stated is None and isinstance(score, Points) else stated,
        players=players,
    )
