"""RBN: what its description shows is read, what we write comes back, and what does not is named."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.director.inspection.record import inspect_record
from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, ScoringMethod
from duplicado.formats.diagnostics import Written
from duplicado.formats.document import Document
from duplicado.formats.losses import contest_losses
from duplicado.formats.rbn.contest import contest_of_rbn
from duplicado.formats.rbn.model import RbnBoard, RbnFile
from duplicado.formats.rbn.reader import read_rbn
from duplicado.formats.rbn.writer import rbn_of_contest, rbn_of_records, write_rbn
from duplicado.formats.registry import format_of
from duplicado.law.book.law_02 import board
from duplicado.score.side_score import Artificial, Points
from duplicado.table.record import Annotation, BoardRecord, CardPlayed, Claim
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat

# In the manner of the example that the description of the format gives.
EVENING = """D 20250512
T An evening:Somebody
E Club:: first:Fund game
F M
N :Ada+Bea
{Two ladies put together
a tremendous score.}
B 8:C
H W:A8765.QT.K9.AT87:J42.AJ7632.J.632:QT3.85.Q86.KQJ54:
A WZ:1S*2H2S^14D:4SPP5H:XA
1 five-card majors
C 5HX:N
P CK972:CQ!H483:DA9J6:D2KH28^2:SJ?QKA:CA
2 and now a ruff
R 9-300:0

N Cy+Di
A WZ:1SPPP
C 1S:W
R 8-110:12
"""


def codes(text: str) -> list[tuple[int, str]]:
    return [(each.line, each.code) for each in read_rbn(text).diagnostics]


def lost(found: Written) -> list[str]:
    return [each.code for each in found.diagnostics]


def cards(text: str) -> list[str]:
    return text.split()


def test_the_example() -> None:
    parsed = read_rbn(EVENING)
    assert parsed.diagnostics == ()
    first, second = parsed.value.boards
    record = first.record
    assert record.board == board(8)
    assert record.layout == Deal.parse("N:J42.AJ7632.J.632 QT3.85.Q86.KQJ54 K9.K94.AT75432.9 A8765.QT.K9.AT87")
    assert [str(call) for call in record.calls] == cards("1S 2H 2S 4D 4S P P 5H X P P P")
    assert record.auction_is_complete
    assert [f"{play.seat}{play.card}" for play in record.plays] == cards(
        "ECK SC9 WC7 NC2 ECQ SH4 WC8 NC3 SDA WD9 NDJ ED6 SD2 WDK NH2 ED8 NSJ ESQ SSK WSA WCA"
    )
    assert (str(record.stated_contract), record.stated_tricks, record.stated_score) == ("5HX N", 9, -300)
    assert record.call_annotations == {0: (Annotation("alert", ""),), 2: (Annotation("note", "five-card majors"),)}
    assert record.play_annotations == {
        4: (Annotation("nag", "!"),),
        15: (Annotation("note", "and now a ruff"),),
        16: (Annotation("nag", "?"),),
    }
    assert record.players == {Seat.W: "Ada", Seat.E: "Bea"}
    assert (first.section, first.points, first.title) == ("C", "0", "Club: first - Fund game")
    assert first.texts == ("Two ladies put together\na tremendous score.",)
    assert inspect_record(record) == ()
    # What is not said anew still holds: number, hands and event, but not the names, which are.
    assert second.record.board == record.board
    assert second.record.layout == record.layout
    assert second.record.players == {Seat.N: "Cy", Seat.S: "Di"}
    assert second.record.plays == ()
    assert second.around == first.around


def test_the_example_is_written_as_it_was() -> None:
    file = read_rbn(EVENING).value
    found = write_rbn(file)
    assert found.diagnostics == ()
    assert found.data is not None
    assert read_rbn(found.data).value.records == file.records
    assert found.data.decode().splitlines()[4:] == [
        "N +:Ada+Bea",
        "B 8:C",
        "H W:A8765.QT.K9.AT87:J42.AJ7632.J.632:QT3.85.Q86.KQJ54:",
        "A WZ:1S*2H2S^14D:4SPP5H:XA",
        "1 five-card majors",
        "C 5HX:N",
        "P CK972:CQ!H483:DA9J6:D2KH28^1:SJ?QKA:CA",
        "1 and now a ruff",
        "R 9-300:0",
        "{Two ladies put together a tremendous score.}",
        "",
        "N Cy+Di:+",
        "B 8:C",
        "A WZ:1SA",
        "C 1S:W",
        "R 8-110:12",
        "",
    ]


def test_it_is_known_by_its_contents() -> None:
    known = format_of("", EVENING.encode())
    assert known is not None
    assert (known.name, known.is_tried) == ("RBN", False)
    assert len(known.read(EVENING.encode()).value.records) == 2


@pytest.mark.parametrize(
    ("auction", "dealer", "vulnerability", "calls"),
    [
        ("A NB:PP1NP:3na", Seat.N, Vulnerability.BOTH, "P P 1NT P 3NT P P P"),
        ("A SN:A", Seat.S, Vulnerability.NS, "P P P P"),
        ("A EE:1CXRP:A", Seat.E, Vulnerability.EW, "1C X XX P P P"),
        ("A 1C 1D", Seat.W, Vulnerability.NONE, "1C 1D"),
        ("A ??:2S", Seat.N, Vulnerability.NONE, "2S"),
        ("A NZ:", Seat.N, Vulnerability.NONE, ""),
    ],
)
def test_auctions(auction: str, dealer: Seat, vulnerability: Vulnerability, calls: str) -> None:
    (record,) = read_rbn(f"B 1\n{auction}\n").value.records
    assert record.board == Board(1, dealer, vulnerability)
    assert " ".join(str(call) for call in record.calls) == calls


@pytest.mark.parametrize(
    ("hands", "layout"),
    [
        ("H N:AK...:QJ...", "N:AK... QJ... - -"),
        ("H S:.2.3.:", "S:.2.3. - - -"),
        ("H W:", None),
        (
            "H W:AKQJT98765432...:.AKQJT98765432..:..AKQJT98765432.",
            "W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -",
        ),
        (
            "H W:AKQJT98765432...:.AKQJT98765432..:..AKQJT98765432.:",
            "W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
        ),
    ],
)
def test_hands(hands: str, layout: str | None) -> None:
    (record,) = read_rbn(f"B 1\n{hands}\n").value.records
    assert record.layout == (Layout.parse(layout) if layout else None)
    assert lost(write_rbn(rbn_of_records([record]))) == []
    again = write_rbn(rbn_of_records([record])).data
    assert again is not None
    assert read_rbn(again).value.records == (record,)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [(0, "rbn-no-board")]),
        ("E Cup\n\nD 2020\n", [(0, "rbn-no-board")]),
        ("% RBN 3.2\nB 1\nhello\n", [(3, "rbn-not-a-line")]),
        ("B 1\nX 1\n", [(2, "rbn-not-a-line")]),
        ("B 1\nB 2\n", [(2, "rbn-twice")]),
        ("B 1\n{never closed\nA NZ:\n\nB 2\n", [(2, "rbn-brace-open")]),
        ("B 1\n{never closed", [(2, "rbn-brace-open")]),
        ("B first\n", [(1, "rbn-board")]),
        ("B ?\n", []),
        ("B 1\nH N:AA...\n", [(2, "rbn-hands")]),
        ("B 1\nH N:A...:A...\n", [(2, "rbn-hands")]),
        ("B 1\nH N:Axx.x.x.x\n", [(2, "rbn-hands")]),
        ("B 1\nH N\n", [(2, "rbn-hands")]),
        ("B 1\nA NZ:1C9Z\n", [(2, "rbn-unknown-call")]),
        ("B 1\nA NZ:1CAA\n", [(2, "rbn-unknown-call")]),
        ("B 1\nA NZ:1C^3\n", [(2, "rbn-note-missing")]),
        ("B 1\nC 8S:N\n", [(2, "rbn-contract")]),
        ("B 1\nR 14\n", [(2, "rbn-result")]),
        ("B 1\nC 1S:N\nP S1\n", [(3, "rbn-unknown-card")]),
        ("B 1\nC 1S:N\nP 2345\n", [(3, "rbn-unknown-card")]),
        ("B 1\nP S2345\n", [(2, "rbn-play-without-contract")]),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, expected: list[tuple[int, str]]) -> None:
    assert codes(text) == expected


def test_the_letter_of_another_alphabet_is_no_card() -> None:
    # The sign for kelvin is a K in lower and upper case.
    assert codes("B 1\nC 1S:N\nP S\u212a\n") == [(3, "rbn-unknown-card")]
    assert codes("B \u0661\n") == [(1, "rbn-board")]


def test_who_led_where_it_was_not_the_player_on_the_left() -> None:
    (record,) = read_rbn("B 1\nC 1S:N:S\nP S2345\n").value.records
    assert [play.seat for play in record.plays] == [Seat.S, Seat.W, Seat.N, Seat.E]
    found = write_rbn(rbn_of_records([record]))
    assert found.diagnostics == ()
    assert found.data is not None
    assert b"\nC 1S:N:S\n" in found.data


DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")
RECORD = BoardRecord(
    board=board(7),
    layout=DEAL,
    calls=tuple(map(parse_call, ["1H", "P", "2H", "P", "4H", "P", "P", "P"])),
    auction_is_complete=True,
    plays=tuple(CardPlayed(Seat(text[0]), Card.parse(text[1:])) for text in ("WD6", "ND8", "ED2", "SDK", "SHA", "WH3")),
    stated_contract=Contract.parse("4H S"),
    stated_tricks=11,
    stated_score=650,
    call_annotations={0: (Annotation("alert", ""), Annotation("note", "five cards"))},
    play_annotations={3: (Annotation("nag", "!!"),)},
    players={Seat.N: "Ana", Seat.W: "Bo"},
)


def test_what_stands_around_the_boards_of_another_format_is_written_and_read_back() -> None:
    pbn, rbn = format_of("a.pbn", b""), format_of("a.rbn", b"")
    assert pbn is not None
    assert rbn is not None
    deal = f'[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{RECORD.layout}"]\n\n'
    said = '[Event "Cup: final"]\n[Site "Madrid"]\n[Date "2026.11.19"]\n[Stage "Last: two"]\n[Annotator "Ana"]\n'
    source = f'{said}[Board "1"]\n{deal}[Event "Club"]\n[Date "2026.11.??"]\n[Board "2"]\n{deal}'.encode()
    contents = pbn.read(source).value
    found = rbn.write(Document(contents.records, title=contents.title, natives=(contents.native,)))
    assert lost(found) == []
    assert found.data is not None
    assert found.data.startswith(b"D 20261119\nT :Ana\nL Madrid\nE Cup:: final\nS Last:: two\nB 1\n")
    again = rbn.read(found.data)
    assert again.diagnostics == ()
    said_by = [Document(natives=(each.native,)).headings() for each in (contents, again.value)]
    first, second = ([*each.values()] for each in said_by)
    assert (len(first), first) == (2, second)


def test_a_whole_record_comes_back_as_it_was() -> None:
    found = write_rbn(rbn_of_records([RECORD], "Cup: final"))
    assert found.diagnostics == ()
    assert found.data == (
        b"E Cup:: final\nN Ana+:Bo+\nB 7\nH W:AQ8.73.T9764.Q83:T643.85.AJ8.AJ76:972.JT2.Q32.K954:\n"
        b"A SB:1H*^1P2HP:4HA\n1 five cards\nC 4H:S\nP D682K!!:HA3\nR 11+650\n\n"
    )
    parsed = read_rbn(found.data)
    assert (parsed.diagnostics, parsed.value.records) == ((), (RECORD,))
    assert parsed.value.boards[0].title == "Cup: final"


SKIPPED = (parse_call("1H"), None, parse_call("P"), parse_call("P"), parse_call("P"))


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"calls": SKIPPED}, ["lost-auction", "lost-remarks"]),
        ({"calls": SKIPPED, "call_annotations": {}}, ["lost-auction"]),
        ({"claim": Claim(11)}, ["lost-claim"]),
        ({"marked_plays": frozenset({5})}, ["lost-marks"]),
        ({"result_is_agreed": True}, ["lost-marks"]),
        ({"call_annotations": {n: (Annotation("note", f"note {n}"),) for n in range(8)}}, []),
        ({"play_annotations": {0: (Annotation("nag", "$20"),)}}, []),  # kept as a note
        ({"play_annotations": {0: (Annotation("note", "on two\nlines"),)}}, ["lost-remarks"]),
        ({"players": {Seat.N: "A+B"}}, ["lost-players"]),
        ({"auction_is_complete": False}, ["lost-auction-end"]),
        ({"board": Board(0, Seat.S, Vulnerability.NS)}, []),
    ],
)
def test_what_rbn_cannot_say_is_said(changes: dict[str, Any], expected: list[str]) -> None:
    assert lost(write_rbn(rbn_of_records([replace(RECORD, **changes)]))) == expected


def test_a_tenth_note_has_no_number() -> None:
    calls = tuple(map(parse_call, ["1C", "1D", "1H", "1S", "2C", "2D", "2H", "2S", "3C", "3D"]))
    notes: dict[int, tuple[Annotation, ...]] = {place: (Annotation("note", f"note {place}"),) for place in range(10)}
    record = BoardRecord(board(1), calls=calls, call_annotations=notes)
    assert lost(write_rbn(rbn_of_records([record]))) == ["lost-remarks"]
    same: dict[int, tuple[Annotation, ...]] = dict.fromkeys(range(10), (Annotation("note", "the same"),))
    assert lost(write_rbn(rbn_of_records([replace(record, call_annotations=same)]))) == []


@given(data=st.data())
def test_any_record_comes_back_or_the_warnings_say_what_does_not(
    data: st.DataObject, records: st.SearchStrategy[BoardRecord]
) -> None:
    drawn = data.draw(st.lists(records, min_size=1, max_size=3))
    found = write_rbn(rbn_of_records(drawn))
    assert found.data is not None
    said = set(lost(found))
    back = read_rbn(found.data).value.records
    assert len(back) == len(drawn)
    for record, after in zip(drawn, back, strict=True):
        assert record.board == after.board
        assert record.calls == after.calls or "lost-auction" in said
        assert record.plays == after.plays or "lost-play" in said
        assert record.stated_contract == after.stated_contract
        assert record.stated_score in {after.stated_score, None}
        assert record.stated_tricks == after.stated_tricks
        assert dict(record.players) == dict(after.players) or "lost-players" in said


@given(text=st.text(alphabet="DTLESFKNBHACPRMI0129{}%:+. \nKQ*^!WZSNX-", max_size=200))
def test_any_text_can_be_read(text: str) -> None:
    parsed = read_rbn(text)
    for record in parsed.value.records:
        inspect_record(record)
    contest_of_rbn(parsed.value)
    write_rbn(parsed.value)


@given(source=st.binary(max_size=200))
def test_any_bytes_can_be_read(source: bytes) -> None:
    read_rbn(source)


HOME, AWAY = ContestantId(5), ContestantId(9)


def result(number: int, ns: ContestantId, ew: ContestantId, contract: str, tricks: int, score: int) -> BoardResult:
    return BoardResult(number, ns, ew, Points(score), Points(-score), Contract.parse(contract), tricks)


MATCH = Contest(
    title="Cup: final",
    date="2025-05-12",
    method=ScoringMethod.IMPS,
    contestants=(Contestant(HOME, ("Reds",)), Contestant(AWAY, ("Blues",))),
    boards={number: board(number) for number in (17, 18)},
    layouts={17: DEAL},
    results=(
        result(17, HOME, AWAY, "4H S", 10, 420),
        result(17, AWAY, HOME, "4H S", 9, -50),
        result(18, AWAY, HOME, "3NTX W", 8, 100),
    ),
    penalties=(Penalty(AWAY, Fraction(-3, 2), "late"),),
)


def contest_again(contest: Contest) -> tuple[str, Contest | None]:
    data = write_rbn(rbn_of_contest(contest)).data
    assert data is not None
    parsed = read_rbn(data)
    assert parsed.diagnostics == ()
    return data.decode(), contest_of_rbn(parsed.value)


def test_a_match_of_two_teams_comes_back() -> None:
    text, again = contest_again(MATCH)
    assert text.startswith("D 20250512\nE Cup:: final\nF I\nK Reds:Blues:0:-1.50\nN +:+:O\nB 17\n")
    assert contest_losses(MATCH, again) == ()
    assert again is not None
    assert (again.title, again.date) == (MATCH.title, MATCH.date)


def test_the_rooms_of_a_match_alternate_where_they_are_not_named() -> None:
    text, named = contest_again(MATCH)
    unnamed = contest_of_rbn(read_rbn(text.replace("N +:+:O\n", "").replace("N +:+:C\n", "")).value)
    assert named is not None
    assert unnamed is not None
    assert [each.north_south for each in unnamed.results[:2]] == [each.north_south for each in named.results[:2]]


def test_a_contest_of_pairs_comes_back_but_for_what_was_awarded() -> None:
    pairs = tuple(Contestant(ContestantId(number), (f"A{number}", f"B{number}")) for number in (1, 2, 3, 4))
    ids = [each.id for each in pairs]
    awarded = BoardResult(2, ids[2], ids[3], Artificial(share=Fraction(3, 5)), Artificial(share=Fraction(2, 5)))
    contest = Contest(
        contestants=pairs,
        boards={number: board(number) for number in (1, 2)},
        results=(
            result(1, ids[0], ids[1], "4H S", 10, 420),
            result(1, ids[2], ids[3], "4H S", 9, -50),
            result(2, ids[0], ids[1], "1NT S", 7, 90),
        ),
    )
    _, again = contest_again(contest)
    assert contest_losses(contest, again) == ()
    _, again = contest_again(replace(contest, results=(*contest.results, awarded), winners=2))
    found = contest_losses(replace(contest, results=(*contest.results, awarded), winners=2), again)
    assert [(each.code, dict(each.values)) for each in found] == [
        ("lost-results", {"boards": "2"}),
        ("lost-method", {}),
    ]


def test_no_contest_where_each_board_was_played_once() -> None:
    assert contest_of_rbn(read_rbn("B 1\nR 9+140\n\nB 2\nR 9+140\n").value) is None
    assert contest_of_rbn(RbnFile((RbnBoard(RECORD),))) is None


def test_unnamed_pairs_are_each_somebody_else() -> None:
    contest = contest_of_rbn(read_rbn("B 1\nC 2S:N\nR 9+140\n\nC 2S:N\nR 8+110\n").value)
    assert contest is not None
    assert len(contest.contestants) == 4


def test_a_passed_out_board() -> None:
    record = BoardRecord(board(2), None, (parse_call("P"),) * 4, True, stated_contract=PASSED_OUT)
    found = write_rbn(rbn_of_records([record]))
    assert found.diagnostics == ()
    assert found.data is not None
    assert b"A EN:A\nC P\nR P\n" in found.data
    assert read_rbn(found.data).value.records == (record,)


def test_hands_known_in_part_do_not_pass_to_the_next_board() -> None:
    partly = BoardRecord(board(1), Layout({Seat.N: Hand.parse("AK..."), Seat.E: Hand.parse("QJ...")}))
    records = (partly, BoardRecord(board(2)), BoardRecord(board(3), DEAL))
    data = write_rbn(rbn_of_records(records)).data
    assert data is not None
    assert read_rbn(data).value.records == records
