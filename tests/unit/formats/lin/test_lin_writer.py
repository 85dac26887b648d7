"""Writing LIN: what was written is read again as it was, and where it is not, a warning says so."""

from dataclasses import replace
from fractions import Fraction
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, ScoringMethod
from duplicado.formats.diagnostics import Written
from duplicado.formats.document import Document
from duplicado.formats.lin.contest import contest_of_lin, lin_of_contest
from duplicado.formats.lin.format import LIN
from duplicado.formats.lin.model import LinBoard, LinFile, LinHeader, LinResult, LinRoom
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.lin.viewer import read_viewer_link, read_viewer_links, viewer_link, write_viewer_links
from duplicado.formats.lin.writer import lin_of_records, write_lin
from duplicado.formats.losses import contest_losses
from duplicado.formats.registry import format_of
from duplicado.law.book.law_02 import board
from duplicado.score.side_score import Points
from duplicado.table.record import Annotation, BoardRecord, CardPlayed, Claim
from duplicado.vocabulary.calls import Call, parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Deal, Hand, Layout
from duplicado.vocabulary.seats import Seat

DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")


def calls(text: str) -> tuple[Call | None, ...]:
    return tuple(None if word == "-" else parse_call(word) for word in text.split())


def written(*records: BoardRecord) -> Written:
    return write_lin(lin_of_records(records))


def codes(found: Written) -> list[str]:
    return [each.code for each in found.diagnostics]


def back(found: Written) -> tuple[BoardRecord, ...]:
    assert found.data is not None
    parsed = read_lin(found.data)
    assert parsed.diagnostics == ()
    return parsed.value.records


RECORD = BoardRecord(
    board=board(7),
    layout=DEAL,
    calls=calls("1H P 2H P 4H P P P"),
    auction_is_complete=True,
    plays=tuple(CardPlayed(Seat(text[0]), Card.parse(text[1:])) for text in ("WD6", "ND8", "ED2", "SDK", "SHA", "WH3")),
    claim=Claim(11),
    stated_contract=Contract.parse("4H S"),
    stated_tricks=11,
    call_annotations={
        0: (Annotation("alert", ""), Annotation("explanation", "5+ ♥, 11-21")),
        2: (Annotation("comment", "slow"),),
    },
    play_annotations={3: (Annotation("comment", "well played"),)},
    players={Seat.N: "Ana", Seat.S: "Bo"},
)


def test_a_mark_of_a_call_is_no_alert_and_is_written_as_it_was_read() -> None:
    marked = replace(RECORD, call_annotations={0: (Annotation("explanation", "5+"), Annotation("nag", "!"))})
    first = back(written(marked))
    assert first[0].call_annotations == {0: (Annotation("explanation", "5+"), Annotation("comment", "!"))}
    assert written(*first).data == written(marked).data


def test_a_whole_record_comes_back_as_it_was() -> None:
    found = written(RECORD)
    assert found.diagnostics == ()
    assert back(found) == (RECORD,)
    assert found.data == (
        b"vg|,,P,1,1,,,,|\nrs|4HS+1,,|\nbn|7|\npg||\n"
        b"qx|o1|pn|Bo,,Ana,|st||md|1SKJ5HAKQ964DK5CT2,SAQ8H73DT9764CQ83,ST643H85DAJ8CAJ76,S972HJT2DQ32CK954|rh||"
        b"ah|Board 7|sv|b|mb|1H!|an|5+ !H, 11-21|mb|p|mb|2H|nt|slow|mb|p|mb|4H|mb|p|mb|p|mb|p|pg||"
        b"pc|D6|pc|D8|pc|D2|pc|DK|nt|well played|pg||pc|HA|pc|H3|pg||mc|11|pg||\n"
    )


def test_a_link_shows_the_same_board() -> None:
    (record,) = read_viewer_link(viewer_link(RECORD)).value.records
    # A link has no head that states the result; the claim and the calls say the same.
    assert record == replace(RECORD, stated_contract=None, stated_tricks=None)
    links = write_viewer_links([RECORD, replace(RECORD, board=board(23))])
    assert links.diagnostics == ()
    assert links.data is not None
    assert links.data.startswith(b"https://www.bridgebase.com/tools/handviewer.html?lin=pn%7CBo%2C%2CAna%2C%7C")
    parsed = read_viewer_links(links.data)
    assert parsed.diagnostics == ()
    assert [(record.board.number, record.lines["board"]) for record in parsed.value.records] == [(7, 1), (23, 2)]


@given(data=st.data())
def test_any_record_comes_back_or_the_warnings_say_what_does_not(
    data: st.DataObject, records: st.SearchStrategy[BoardRecord]
) -> None:
    record = data.draw(records)
    found = written(record)
    assert found.data is not None
    (after,) = read_lin(found.data).value.records
    said = set(codes(found))
    same: list[tuple[set[str], Any, Any]] = [
        (set(), record.board, after.board),
        ({"lost-auction"}, record.calls, after.calls),
        ({"lost-play"}, record.plays, after.plays),
        ({"lost-claim"}, record.claim is None, after.claim is None),
        ({"lost-players"}, dict(record.players), dict(after.players)),
    ]
    for excuse, old, new in same:
        assert old == new or excuse & said


@given(data=st.data())
def test_what_lin_can_say_comes_back_without_a_warning(
    data: st.DataObject, records: st.SearchStrategy[BoardRecord]
) -> None:
    drawn = data.draw(records)
    record = replace(
        drawn,
        layout=drawn.layout if isinstance(drawn.layout, Deal) else None,
        calls=tuple(call for call in drawn.calls if call is not None) if None not in drawn.calls else (),
        stated_contract=None,
        stated_tricks=None,
        stated_score=None,
        plays=(),
        claim=None,
        marked_calls=frozenset(),
        marked_plays=frozenset(),
        result_is_agreed=False,
        call_annotations={},
        play_annotations={},
        players={seat: name.replace("|", "").replace(",", "") or "x" for seat, name in drawn.players.items()},
    )
    if not record.calls:
        record = replace(record, auction_is_complete=False)
    found = written(record)
    assert found.diagnostics == ()
    (after,) = back(found)
    assert replace(after, players={}) == replace(record, players={})
    assert {seat: name.strip() for seat, name in record.players.items() if name.strip()} == after.players


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"calls": calls("1H - 2H P P P"), "marked_calls": frozenset({1})}, "lost-auction"),
        ({"auction_is_complete": False}, "lost-auction-end"),
        ({"layout": None}, "lost-play"),
        ({"stated_tricks": None, "stated_contract": Contract.parse("4S S")}, "lost-contract"),
        ({"stated_tricks": 9, "claim": Claim(9, Seat.S)}, "lost-claimer"),
        ({"stated_score": -100}, "lost-score"),
        ({"marked_plays": frozenset({5})}, "lost-marks"),
        ({"partner_declares": True}, "lost-marks"),
        ({"result_is_agreed": True}, "lost-marks"),
        ({"call_annotations": {0: (Annotation("explanation", "a|b"),)}}, "lost-remarks"),
        ({"play_annotations": {0: (Annotation("comment", "a|b"),)}}, "lost-remarks"),
        ({"players": {Seat.N: "Smith, Jo"}}, "lost-players"),
    ],
)
def test_what_lin_cannot_say_is_said_with_the_board(changes: dict[str, Any], code: str) -> None:
    record = replace(RECORD, **changes)
    if record.layout is None:
        # Without the hands only the turn tells whose card it is; a card out of turn goes to another hand.
        record = replace(record, plays=(CardPlayed(Seat.N, Card.parse("D8")),))
    found = written(replace(RECORD, board=board(6)), record)
    assert code in codes(found)
    assert [dict(each.values) for each in found.diagnostics if each.code == code] == [{"boards": "7"}]


def test_a_score_that_follows_from_the_contract_is_not_lost() -> None:
    assert written(replace(RECORD, stated_score=650)).diagnostics == ()


def test_hands_known_in_part_come_back() -> None:
    layout = Layout({Seat.N: Hand.parse("AK..."), Seat.S: Hand.parse(".Q2..")})
    record = BoardRecord(board(3), layout)
    found = written(record)
    assert (found.diagnostics, back(found)) == ((), (record,))


def test_the_names_of_one_board_do_not_pass_to_its_neighbour() -> None:
    records = (replace(RECORD, players={}), RECORD, replace(RECORD, players={}))
    assert [record.players for record in back(written(*records))] == [{}, RECORD.players, {}]
    plain = write_lin(LinFile(boards=tuple(LinBoard(record) for record in records)))
    assert [record.players for record in back(plain)] == [{}, RECORD.players, {}]


def test_a_passed_out_board() -> None:
    record = BoardRecord(board(2), DEAL, calls("P P P P"), True, stated_contract=PASSED_OUT)
    assert back(written(record)) == (record,)


def test_nothing_is_an_empty_file() -> None:
    assert write_lin(lin_of_records(())).diagnostics == ()


def test_a_head_with_commas_is_not_as_it_was() -> None:
    file = LinFile(LinHeader(title="Final, part 2", names=("A", "B, C")))
    (told,) = write_lin(file).diagnostics
    assert (told.code, told.values) == ("lost-around", (("names", "pw, vg"),))
    found = LIN.write(Document(natives=(file,))).diagnostics
    assert [each.values for each in found if each.code == told.code] == [told.values]


HOME, AWAY = ContestantId(5), ContestantId(9)


def match() -> Contest:
    def result(number: int, ns: ContestantId, ew: ContestantId, contract: str, tricks: int, score: int) -> BoardResult:
        return BoardResult(number, ns, ew, Points(score), Points(-score), Contract.parse(contract), tricks)

    return Contest(
        title="Cup",
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


def test_a_match_of_two_teams_comes_back() -> None:
    file = lin_of_contest(match())
    assert file is not None
    assert file.header.results == (
        LinResult(Contract.parse("4H S"), 10),
        LinResult(Contract.parse("4H S"), 9),
        None,
        LinResult(Contract.parse("3NTX W"), 8),
    )
    assert [(each.room, each.count, each.record.board.number) for each in file.boards] == [
        (LinRoom.OPEN, 1, 17),
        (LinRoom.CLOSED, 1, 17),
        (LinRoom.OPEN, 2, 18),
        (LinRoom.CLOSED, 2, 18),
    ]
    found = write_lin(file)
    assert found.data is not None
    assert found.data.startswith(b"vg|Cup,,I,1,2,Reds,0,Blues,-1.50|\nrs|4HS=,4HS-1,,3NWx-1|\nbn|17,18|\npg||\n")
    assert contest_losses(match(), contest_of_lin(read_lin(found.data).value)) == ()


def test_what_the_file_of_a_match_cannot_hold() -> None:
    first = match().results[0]
    third = replace(first, north_south_score=Points(450), east_west_score=Points(-450), tricks=11)
    unknown = replace(match().results[2], contract=None, tricks=None)
    crowded = replace(
        match(),
        results=(first, third, match().results[1], unknown),
        penalties=(Penalty(HOME, Fraction(1, 3)),),
        contestants=(Contestant(HOME, ("Reds, first",)), Contestant(AWAY, ("Blues",))),
    )
    file = lin_of_contest(crowded)
    assert file is not None
    data = write_lin(file).data
    assert data is not None
    assert [each.code for each in contest_losses(crowded, contest_of_lin(read_lin(data).value))] == [
        "lost-results",
        "lost-contestants",
        "lost-penalties",
    ]


def test_a_contest_of_pairs_is_not_a_match() -> None:
    assert lin_of_contest(replace(match(), method=ScoringMethod.MATCHPOINTS)) is None
    assert lin_of_contest(replace(match(), contestants=())) is None
    assert [each.code for each in contest_losses(match(), None)] == ["lost-contest"]
    assert contest_losses(None, None) == ()


def test_a_file_of_links_is_known_whether_its_bars_are_spelled_or_not() -> None:
    spelled = viewer_link(RECORD)
    for text in (spelled, f"\n{unquote(spelled)}\n", "http://example.org/v?d=n&n=sakqh&b=7"):
        known = format_of("", text.encode())
        assert known is not None
        assert known.name == "BBO links"
        assert [record.board.number for record in known.read(text.encode()).value.records] == [7]
