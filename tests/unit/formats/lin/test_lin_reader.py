"""LIN: what is read, and what is said of what cannot be."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.director.inspection.record import inspect_record
from duplicado.event.standing import standings
from duplicado.formats.diagnostics import Severity
from duplicado.formats.lin.contest import contest_of_lin
from duplicado.formats.lin.model import LinRoom
from duplicado.formats.lin.notation import read_result, tokenize
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.lin.viewer import read_viewer_link
from duplicado.law.procedure.auction import Auction
from duplicado.score.side_score import Points
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

SAMPLE = Path(__file__).resolve().parents[3] / "samples" / "lin" / "match-latin-1.lin"
DEAL = "md|1SAKQH432D432C5432,SJT9HAKQD765C9876,S876HJT9DAKQCAKQJ|"


def codes(text: str) -> list[tuple[int, str]]:
    return [(found.line, found.code) for found in read_lin(text).diagnostics]


def test_a_match_written_in_latin_1_with_eight_names() -> None:
    parsed = read_lin(SAMPLE.read_bytes())
    header, boards = parsed.value.header, parsed.value.boards
    assert parsed.diagnostics == ()
    assert (header.title, header.home, header.away) == ("Copa de España", "Peña", "Conceição")
    assert [(board.room, board.count) for board in boards] == [
        (LinRoom.OPEN, 17),
        (LinRoom.CLOSED, 17),
        (LinRoom.OPEN, 18),
        (LinRoom.CLOSED, 18),
    ]
    opened, closed, passed, three_hearts = parsed.value.records
    assert opened.players == {Seat.S: "Sur 1", Seat.W: "Oeste 1", Seat.N: "Norte 1", Seat.E: "Este 1"}
    assert closed.players[Seat.E] == "Este 2"
    assert isinstance(opened.layout, Deal)
    assert str(opened.layout[Seat.E]) == "5432.8765.JT98.T"
    assert (opened.board.number, opened.board.dealer, opened.board.vulnerability) == (17, Seat.S, Vulnerability.NONE)
    assert (str(opened.stated_contract), opened.stated_tricks) == ("1NT S", 8)
    assert (str(closed.stated_contract), closed.stated_tricks) == ("1NTX S", 7)
    assert passed.stated_contract == PASSED_OUT == Auction.of(passed.board.dealer, passed.calls).result
    assert (str(three_hearts.stated_contract), three_hearts.stated_tricks) == ("3H E", 7)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_every_encoding_in_use_is_read(encoding: str) -> None:
    parsed = read_lin("vg|Copa de España,,,1,1,,,,|mb|p|".encode(encoding))
    assert (parsed.value.header.title, parsed.diagnostics) == ("Copa de España", ())
    assert read_lin("\ufeffmb|p|").diagnostics == ()


def test_alerts_explanations_and_remarks_stay_with_their_call_and_card() -> None:
    opened = read_lin(SAMPLE.read_bytes()).value.records[0]
    assert [(note.kind, note.text) for note in opened.call_annotations[0]] == [
        ("alert", ""),
        ("explanation", "strong, 4+ ♠"),
    ]
    assert [(note.kind, note.text) for note in opened.play_annotations[4]] == [("comment", "low <b>card</b>")]


def test_the_seats_of_the_play_follow_from_the_tricks() -> None:
    opened = read_lin(SAMPLE.read_bytes()).value.records[0]
    assert "".join(play.seat.value for play in opened.plays) == "WNES" + "SWNE" + "W"


def test_where_hands_are_not_known_the_turn_tells_the_seat() -> None:
    record = read_lin("mb|1N|mb|p|mb|p|mb|p|pc|SA|pc|S2|pc|S3|pc|S4|pc|H2|").value.records[0]
    assert "".join(play.seat.value for play in record.plays) == "ESWNE"


def test_a_lead_from_another_hand_is_taken_as_led() -> None:
    record = read_lin(f"{DEAL}mb|1N|mb|p|mb|p|mb|p|pc|S6|pc|S2|pc|SA|pc|S9|pc|DA|").value.records[0]
    # North led instead of West; South won, and then North led again.
    assert "".join(play.seat.value for play in record.plays) == "NESWN"
    assert {str(seen.law) for seen in inspect_record(record)} >= {"53"}


def test_a_board_is_numbered_by_its_heading_then_by_the_list_then_by_the_place() -> None:
    def numbers(text: str) -> list[int]:
        return [record.board.number for record in read_lin(text).value.records]

    assert numbers(f"{DEAL}ah|Board 7|{DEAL}") == [7, 2]
    assert numbers(f"vg|t,s,P,1,2,,,,|bn|33,34|qx|o2|{DEAL}") == [34]
    assert numbers(f"qx|o21|{DEAL}qx|c21|{DEAL}") == [21, 21]
    disagreeing = f"vg|t,s,P,1,2,,,,|bn|33,34|qx|o2|{DEAL}ah|Board 9|"
    assert numbers(disagreeing) == [9]
    assert codes(disagreeing) == [(1, "lin-board-number-disagrees")]


def test_results_are_found_by_the_first_number_of_the_segment() -> None:
    text = f"vg|t,s,I,17,18,A,0,B,0|\nrs|1CS=,1DS=,1HS=,1SS=|\nqx|c18|{DEAL}"
    assert str(read_lin(text).value.records[0].stated_contract) == "1S S"


def test_dealer_and_vulnerability_that_are_not_given_are_those_of_the_board() -> None:
    record = read_lin("md|SAKQH432D432C5432,,|ah|Board 2|").value.records[0]
    assert (record.board.dealer, record.board.vulnerability) == (Seat.E, Vulnerability.NS)
    assert record.layout is not None
    assert record.layout[Seat.N] is None


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("pg||\nwhatever\n|pg||", 2, "lin-not-a-tag"),
        ("md|1SAA,,|mb|p|", 1, "lin-unreadable-hand"),
        ("md|1XAK,,|mb|p|", 1, "lin-unreadable-hand"),
        ("\nmd|1SA,SA,|mb|p|", 2, "lin-unreadable-deal"),
        ("sv|q|mb|p|", 1, "lin-unknown-vulnerability"),
        ("mb|p|\nmb|1Z|mb|p|", 2, "lin-unknown-call"),
        ("an|late|mb|p|", 1, "lin-explanation-of-nothing"),
        (f"{DEAL}pc|S1|", 1, "lin-unknown-card"),
        (f"{DEAL}mc|14|", 1, "lin-unknown-claim"),
        (f"qx|x9|{DEAL}", 1, "lin-unknown-place"),
        ("vg|t,s,I,x,2,,,,|\nrs|1NS|", 1, "lin-not-a-board-number"),
        ("vg|t,s,I,1,2,,,,|\nrs|1NS|", 2, "lin-unknown-result"),
        ("mb|1N|\npc|SA|", 2, "lin-play-without-contract"),
        ("", 0, "lin-no-board"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, line: int, code: str) -> None:
    assert (line, code) in codes(text)


def test_a_call_that_cannot_be_read_ends_what_is_known_of_the_auction() -> None:
    record = read_lin("mb|1N|mb|?1|mb|2C|an|x|mb|p|").value.records[0]
    assert record.calls == (parse_call("1NT"),)
    assert not record.auction_is_complete


def test_an_irregular_auction_is_read_as_it_stands() -> None:
    record = read_lin("md|1,,|mb|2S|mb|1H|mb|p|mb|p|mb|p|").value.records[0]
    assert [call.text for call in record.calls if call] == ["2S", "1H", "P", "P", "P"]
    assert [str(seen.law) for seen in inspect_record(record)] == ["27"]


@pytest.mark.parametrize(
    ("text", "contract", "tricks"),
    [("4HN+1", "4H N", 11), ("3NNx-1", "3NTX N", 8), ("2S xx W =", "2SXX W", 8), ("1sWX-7", "1SX W", 0)],
)
def test_results(text: str, contract: str, tricks: int) -> None:
    result = read_result(text)
    assert (str(result.contract), result.tricks) == (contract, tricks)


@pytest.mark.parametrize("text", ["4HN", "4HN+4", "1NS-8", "8CN=", "4HN=1", ""])
def test_what_is_not_a_result(text: str) -> None:
    with pytest.raises(NotationError):
        read_result(text)


def test_a_reader_that_lost_count_finds_its_feet_again() -> None:
    tags, lost = tokenize("mb|p|oops|mb|1S|h4|pc|h5|")
    assert [(tag.key, tag.value) for tag in tags] == [("mb", "p"), ("mb", "1S"), ("pc", "h5")]
    assert [dict(found.values)["text"] for found in lost] == ["oops", "h4"]


def test_a_viewer_link_with_parts() -> None:
    link = (
        "https://example.org/handviewer.html?s=sakqh432d432c5432&w=sjt9hakqd765c9876&n=s876hjt9dakqcakqj"
        "&d=s&v=-&b=5&a=1Nppp&p=sJs6s2&nn=Ana%7Cpg&sn=Rui"
    )
    parsed = read_viewer_link(link)
    record = parsed.value.records[0]
    assert parsed.diagnostics == ()
    assert (record.board.number, record.board.dealer, record.board.vulnerability) == (5, Seat.S, Vulnerability.NONE)
    assert isinstance(Auction.of(record.board.dealer, record.calls).result, Contract)
    assert "".join(play.seat.value for play in record.plays) == "WNE"
    assert record.players == {Seat.N: "Ana pg", Seat.S: "Rui"}


def test_a_viewer_link_with_a_lin_text() -> None:
    parsed = read_viewer_link("https://example.org/?lin=md%7C1%2C%2C%7Cah%7CBoard+3%7Cmb%7Cpppp%7C")
    assert parsed.value.records[0].board.number == 3
    assert len(parsed.value.records[0].calls) == 4


@given(st.binary(max_size=400))
def test_no_bytes_end_in_an_exception(data: bytes) -> None:
    read_lin(data)


@given(st.text(alphabet="|mbpcdqxoanrsvtgh123SHDCAKQJT+-=!, \n", max_size=300))
def test_no_text_of_lin_characters_ends_in_an_exception(text: str) -> None:
    for record in read_lin(text).value.records:
        inspect_record(record)


@given(st.text(max_size=200))
def test_no_link_ends_in_an_exception(link: str) -> None:
    read_viewer_link(link)
    read_viewer_link("https://[" + link)


def test_losses_are_errors_and_doubts_are_warnings() -> None:
    (lost,) = [found for found in read_lin("mb|1Z|").diagnostics if found.code == "lin-unknown-call"]
    (doubt,) = [found for found in read_lin("an|x|mb|p|").diagnostics if found.code == "lin-explanation-of-nothing"]
    assert (lost.severity, doubt.severity) == (Severity.ERROR, Severity.WARNING)


def test_a_match_is_a_contest_of_two_teams() -> None:
    contest = contest_of_lin(read_lin(SAMPLE.read_bytes()).value)
    assert contest is not None
    home, away = contest.contestants
    assert (home.names, away.names) == (("Peña",), ("Conceição",))
    assert [(result.board, str(result.north_south), result.table) for result in contest.results] == [
        (17, "1", "open"),
        (17, "2", "closed"),
        (18, "1", "open"),
        (18, "2", "closed"),
    ]
    assert [result.north_south_score for result in contest.results] == [
        Points(120),
        Points(180),
        Points(0),
        Points(100),
    ]
    # 120 against 180: 2 IMPs away; 0 against 100: 3 IMPs away; and 3 that were carried over.
    (ranking,) = standings(contest).rankings
    assert [(str(each.contestant), int(each.total)) for each in ranking.standings] == [("2", 8), ("1", -5)]


def test_a_claim_gives_the_result_where_the_head_states_none() -> None:
    text = f"vg|t,s,I,1,1,A,0,B,0|qx|o1|{DEAL}mb|1N|mb|p|mb|p|mb|p|mc|9|qx|c1|{DEAL}mb|1N|mb|p|mb|p|mb|p|"
    contest = contest_of_lin(read_lin(text).value)
    assert contest is not None
    assert [result.north_south_score for result in contest.results] == [Points(150)]


@pytest.mark.parametrize("head", ["", "vg|t,s,P,1,1,A,0,B,0|", "vg|t,s,I,1,1,,,,|"])
def test_what_is_not_a_match_of_two_teams_is_no_contest(head: str) -> None:
    assert contest_of_lin(read_lin(f"{head}qx|o1|{DEAL}").value) is None
