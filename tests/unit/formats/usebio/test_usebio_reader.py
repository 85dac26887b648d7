"""USEBIO: what is read, and what is said of what cannot be."""

import sys
from fractions import Fraction
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import ContestantId, Penalty, ScoringMethod, StatedStanding
from duplicado.formats.usebio.reader import read_usebio, read_usebio_events
from duplicado.score.side_score import Artificial, Points
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT
from duplicado.vocabulary.seats import Seat, Side

SAMPLE = Path(__file__).resolve().parents[3] / "samples" / "usebio" / "two-winner.xml"
LINE = "<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>{}</TRAVELLER_LINE>"


def event(body: str, kind: str = "MP_PAIRS") -> str:
    return f'<USEBIO Version="1.2"><EVENT EVENT_TYPE="{kind}">{body}</EVENT></USEBIO>'


def board(body: str, number: str = "1") -> str:
    return event(f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>\n{LINE.format(body)}</BOARD>")


def codes(text: str) -> list[tuple[int, str]]:
    return [(found.line, found.code) for found in read_usebio(text).diagnostics]


def test_a_contest_with_two_winners() -> None:
    parsed = read_usebio(SAMPLE.read_bytes())
    contest = parsed.value
    first, second = ContestantId(1, Side.NS), ContestantId(2, Side.NS)
    assert parsed.diagnostics == ()
    assert (contest.title, contest.date, contest.program, contest.winners) == ("Lunes <b>", "2026-01-05", "By hand", 2)
    assert contest.method is ScoringMethod.MATCHPOINTS
    assert [str(entry.id) for entry in contest.contestants] == ["1 NS", "1 EW", "2 NS", "2 EW"]
    assert contest.contestants[0].names == ("Norte & Uno", "Sur Uno")
    assert contest.stated == (StatedStanding(first, Fraction(3), Fraction(75), "1", 2),)
    assert contest.penalties == (Penalty(ContestantId(1, Side.EW), Fraction(-1, 2), "ADJUSTMENT"),)
    assert contest.boards[2].vulnerability is Vulnerability.NS
    made, passed, artificial, unplayed = contest.results
    assert (made.north_south_score, made.east_west_score) == (Points(790), Points(-790))
    assert (str(made.contract), made.tricks, made.lead) == ("4SX N", 10, Card.parse("DT"))
    assert made.stated == {"ns_matchpoints": 2, "ew_matchpoints": 0}
    assert made.line == 19
    assert (passed.contract, passed.tricks, passed.north_south) == (PASSED_OUT, None, second)
    assert artificial.north_south_score == Artificial(share=Fraction(3, 5))
    assert artificial.east_west_score == Artificial(share=Fraction(2, 5))
    assert (unplayed.north_south_score, unplayed.east_west_score) == (None, None)


def test_hand_records_with_voids_and_missing_hands() -> None:
    layout = read_usebio(SAMPLE.read_bytes()).value.layouts[2]
    assert str(layout[Seat.N]) == "AKQJT98765432..."
    assert str(layout[Seat.E]) == "...AKQJT98765432"
    assert layout[Seat.S] is None


@pytest.mark.parametrize(
    ("kind", "element", "method"),
    [
        ("BUTLER_PAIRS", "SCORE", ScoringMethod.BUTLER),
        ("PAIRS", "NS_CROSS_IMP_POINTS", ScoringMethod.CROSS_IMPS),
        ("PAIRS", "NS_BUTLER_POINTS", ScoringMethod.BUTLER),
        ("PAIRS", "NS_MATCH_POINTS", ScoringMethod.MATCHPOINTS),
    ],
)
def test_the_method_is_that_of_the_event_or_of_its_travellers(kind: str, element: str, method: ScoringMethod) -> None:
    body = f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{LINE.format(f'<{element}>0</{element}>')}</BOARD>"
    assert read_usebio(event(body, kind)).value.method is method


def test_pairs_of_two_sections_are_told_apart() -> None:
    pair = "<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR></PARTICIPANTS>"
    lines = f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{LINE.format('<SCORE>50</SCORE>')}</BOARD>"
    section = f"{pair}{lines}"
    text = event(f'<SESSION><SECTION SECTION_ID="X">{section}</SECTION><SECTION>{section}</SECTION></SESSION>')
    contest = read_usebio(text).value
    assert [str(entry.id) for entry in contest.contestants] == ["X1", "B1"]
    assert [str(result.east_west) for result in contest.results] == ["X2", "B2"]


def test_auction_and_play_in_a_line_are_read() -> None:
    lin = "md|1,,|mb|1N|mb|p|mb|p|mb|p|pc|SA|"
    (result,) = read_usebio(board(f"<SCORE>90</SCORE><LIN_DATA>{lin}</LIN_DATA>")).value.results
    assert result.record is not None
    assert len(result.record.calls) == 4


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "usebio-not-xml"),
        ("no xml", 1, "usebio-not-xml"),
        ("<USEBIO/>", 1, "usebio-no-event"),
        ("<USEBIO><EVENT/>\n<EVENT/></USEBIO>", 2, "usebio-another-event"),
        (event("<WINNER_TYPE>3</WINNER_TYPE>"), 1, "usebio-unknown-winners"),
        (event("", "DARTS"), 1, "usebio-unknown-method"),
        (event("<PARTICIPANTS>\n<PAIR/></PARTICIPANTS>"), 2, "usebio-unnumbered"),
        (
            event("<PARTICIPANTS>" + "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR>\n" * 2 + "</PARTICIPANTS>"),
            2,
            "usebio-twice",
        ),
        (event("<MATCH/>"), 1, "usebio-matches-not-scored"),
        (board("<SCORE>50</SCORE>", "none"), 1, "usebio-board-unnumbered"),
        (board("<SCORE>fifty</SCORE>"), 2, "usebio-unknown-score"),
        (board("<SCORE>A6</SCORE>"), 2, "usebio-unknown-score"),
        (board("<SCORE>A160040</SCORE>"), 2, "usebio-unknown-score"),
        (board("<SCORE>0</SCORE><CONTRACT>4S</CONTRACT>"), 2, "usebio-unknown-contract"),
        (board("<SCORE>0</SCORE><CONTRACT>4Z</CONTRACT><PLAYED_BY>N</PLAYED_BY>"), 2, "usebio-unknown-contract"),
        (board("<SCORE>0</SCORE><LEAD>1S</LEAD>"), 2, "usebio-unknown-lead"),
        (board("<SCORE>0</SCORE><TRICKS>14</TRICKS>"), 2, "usebio-not-a-number"),
        (board("<SCORE>0</SCORE><NS_MATCH_POINTS>many</NS_MATCH_POINTS>"), 2, "usebio-not-a-number"),
        (board("<SCORE>0</SCORE>").replace("<EW_PAIR_NUMBER>2", "<EW_PAIR_NUMBER>"), 2, "usebio-line-without-pair"),
        ("<USEBIO><EVENT EVENT_TYPE='MP_PAIRS'>\n<TITLE>x</EVENT></USEBIO>", 2, "usebio-broken-xml"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(text: str, line: int, code: str) -> None:
    assert (line, code) in codes(text)


@pytest.mark.parametrize(
    ("hands", "code"),
    [
        ("<HAND><DIRECTION>Up</DIRECTION></HAND>", "usebio-hand-without-seat"),
        ("<HAND><DIRECTION>N</DIRECTION><SPADES>AA</SPADES></HAND>", "usebio-unreadable-hand"),
        ("".join(f"<HAND><DIRECTION>{s}</DIRECTION><SPADES>A</SPADES></HAND>" for s in "NE"), "usebio-unreadable-deal"),
    ],
)
def test_a_hand_that_cannot_be_read(hands: str, code: str) -> None:
    text = f"<USEBIO><EVENT/><HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{hands}</BOARD></HANDSET></USEBIO>"
    assert code in [found for _, found in codes(text)]


def test_of_a_board_of_two_deals_no_hands_are_taken() -> None:
    def deal(spades: str) -> str:
        others = "".join(f"<HAND><DIRECTION>{seat}</DIRECTION></HAND>" for seat in "ESW")
        hand = f"<HAND><DIRECTION>N</DIRECTION><SPADES>{spades}</SPADES></HAND>{others}"
        return f"<HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{hand}</BOARD></HANDSET>"

    for sets, several in ((deal("AK") * 2, False), (deal("AK") + deal("QJ") + deal("AK"), True)):
        found = [code for _, code in codes(f"<USEBIO><EVENT/>{sets}</USEBIO>")]
        assert found.count("usebio-board-of-several-deals") == several


def test_a_file_that_breaks_off_is_read_as_far_as_it_goes() -> None:
    data = SAMPLE.read_bytes()
    parsed = read_usebio(data[: data.index(b"A6040")])
    assert [str(result.contract) for result in parsed.value.results][:2] == ["4SX N", "passed out"]
    assert "usebio-broken-xml" in {found.code for found in parsed.diagnostics}


def test_nothing_outside_the_file_is_read_and_nothing_in_it_expanded(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("do not read", encoding="utf-8")
    laughs = "".join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10 if i else "ha"}">' for i in range(12))
    document_type = f'<!DOCTYPE USEBIO [<!ENTITY secret SYSTEM "{secret.as_uri()}">{laughs}]>'
    text = f"{document_type}{event('<TITLE>A&secret;B&l11;C</TITLE>')}"
    parsed = read_usebio(text)
    assert parsed.value.title.startswith("AB")
    assert len(parsed.value.title) < 4
    assert "usebio-left-out" in {found.code for found in parsed.diagnostics}


@pytest.mark.parametrize("name", ["EVENT:", ":", "a:b:c", "a:", "É"])
def test_names_that_are_no_names_are_passed_over(name: str) -> None:
    inner = board("<SCORE>50</SCORE>").removeprefix('<USEBIO Version="1.2">').removesuffix("</USEBIO>")
    parsed = read_usebio(f"<USEBIO><{name}></{name}>{inner}</USEBIO>")
    assert len(parsed.value.results) == 1


def test_a_prefix_of_a_namespace_changes_nothing() -> None:
    text = board("<SCORE>50</SCORE>").replace("<", "<u:").replace("<u:/", "</u:")
    assert len(read_usebio(text.replace("<u:USEBIO", '<u:USEBIO xmlns:u="urn:u"')).value.results) == 1
    assert len(read_usebio(text).value.results) == 1


def test_elements_within_elements_without_end() -> None:
    parsed = read_usebio("<USEBIO>" + "<EVENT>" * 5000)
    assert parsed.diagnostics


@given(st.binary(max_size=300))
def test_no_bytes_end_in_an_exception(data: bytes) -> None:
    read_usebio(data)


@given(data=st.data())
def test_no_damage_to_a_sample_ends_in_an_exception(data: st.DataObject) -> None:
    text = bytearray(SAMPLE.read_bytes())
    for _ in range(data.draw(st.integers(1, 8))):
        start = data.draw(st.integers(0, len(text) - 1))
        piece = data.draw(
            st.sampled_from([b"", b"<", b">", b"\xff", b"A", b"9" * 30, b"\0", b"&x;", b"-", b"</BOARD>"])
        )
        text[start : start + data.draw(st.integers(0, 30))] = piece
    read_usebio(bytes(text))


TEAM_MATCH = """<PARTICIPANTS><TEAM TEAM_ID="11" TEAM_NAME="Sharks"><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER>
<PLAYER_NAME>Ana</PLAYER_NAME></PLAYER></PAIR></TEAM><TEAM TEAM_ID="2"><PAIR><PAIR_NUMBER>7</PAIR_NUMBER></PAIR></TEAM>
</PARTICIPANTS><MATCH><ROUND_NUMBER>2</ROUND_NUMBER><TEAM>11</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>
<TEAM_SCORE>10</TEAM_SCORE><BOARD><BOARD_NUMBER>6</BOARD_NUMBER><IMPS>10</IMPS>{}</BOARD></MATCH>"""


@pytest.mark.parametrize(
    "lines",
    [
        "<DIRECTION>NS</DIRECTION><SCORE>420</SCORE>|<DIRECTION>EW</DIRECTION><SCORE>-50</SCORE>",
        (
            "<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>7</EW_PAIR_NUMBER><SCORE>420</SCORE>|"
            "<NS_PAIR_NUMBER>7</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1</EW_PAIR_NUMBER><SCORE>-50</SCORE>"
        ),
    ],
)
def test_teams_of_a_match_are_known_by_direction_or_by_their_pairs(lines: str) -> None:
    body = "".join(f"<TRAVELLER_LINE>{line}</TRAVELLER_LINE>" for line in lines.split("|"))
    parsed = read_usebio(event(TEAM_MATCH.format(body), "SWISS_TEAMS").replace("<MATCH>", f"{IMPS_METHOD}<MATCH>"))
    assert [found.code for found in parsed.diagnostics] == ["usebio-matches-not-scored"]
    contest = parsed.value
    assert contest.method is ScoringMethod.IMPS
    assert [(each.id.number, each.names) for each in contest.contestants] == [(11, ("Sharks", "Ana")), (2, ())]
    assert [(each.north_south.number, each.east_west.number, each.round) for each in contest.results] == [
        (11, 2, 2),
        (2, 11, 2),
    ]
    assert [each.stated for each in contest.results] == [{"ns_imps": 10}, {"ns_imps": -10}]


IMPS_METHOD = "<BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD>"


def test_a_line_of_teams_that_says_neither_is_left_out() -> None:
    text = event(TEAM_MATCH.format("<TRAVELLER_LINE><SCORE>420</SCORE></TRAVELLER_LINE>"), "TEAMS")
    assert read_usebio(text).value.results == ()
    assert "usebio-line-without-pair" in [found for _, found in codes(text)]


def test_pairs_of_a_swiss_match_are_named_once_for_all_its_boards() -> None:
    boards = "".join(
        f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER><TRAVELLER_LINE><SCORE>90</SCORE></TRAVELLER_LINE></BOARD>"
        for number in (1, 2)
    )
    head = "<ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>12</EW_PAIR_NUMBER>"
    contest = read_usebio(event(f"<MATCH>{head}<NS_SCORE>15</NS_SCORE>{boards}</MATCH>", "SWISS_PAIRS")).value
    assert [(each.board, each.north_south.number, each.east_west.number, each.round) for each in contest.results] == [
        (1, 3, 12, 1),
        (2, 3, 12, 1),
    ]


def test_what_stands_in_the_head_of_a_match_may_be_unreadable() -> None:
    found = [code for _, code in codes(event("<MATCH><TEAM>?</TEAM><ROUND_NUMBER>x</ROUND_NUMBER></MATCH>", "TEAMS"))]
    assert {"usebio-unnumbered", "usebio-not-a-number"} <= set(found)


def test_the_words_of_version_1_3() -> None:
    text = event("<DATE>2026-01-05</DATE><BOARD_SCORING_METHOD>BUTLER</BOARD_SCORING_METHOD>", "PAIRS")
    contest = read_usebio(text.replace("1.2", "1.3")).value
    assert (contest.date, contest.method) == ("2026-01-05", ScoringMethod.BUTLER)


@pytest.mark.parametrize(
    ("text", "ours", "theirs"),
    [("A6040", 60, 40), ("A10000", 100, 0), ("A00100", 0, 100), ("A100100", 100, 100), ("A1060", 10, 60)],
)
def test_percentages_of_an_artificial_score(text: str, ours: int, theirs: int) -> None:
    (result,) = read_usebio(board(f"<SCORE>{text}</SCORE>")).value.results
    assert result.north_south_score == Artificial(share=Fraction(ours, 100))
    assert result.east_west_score == Artificial(share=Fraction(theirs, 100))


def several() -> str:
    first = board("<SCORE>50</SCORE>").removeprefix('<USEBIO Version="1.2">').removesuffix("</USEBIO>")
    second = first.replace("<EVENT EVENT_TYPE=", "<EVENT ID='2' EVENT_TYPE=").replace("<SCORE>50", "<SCORE>-420")
    hand = "<HAND><DIRECTION>N</DIRECTION><SPADES>AKQJT98765432</SPADES></HAND>"
    own = f"<HANDSET><BOARD><BOARD_NUMBER>7</BOARD_NUMBER>{hand}</BOARD></HANDSET>"
    return f"<USEBIO>{first}\n{second.replace('<BOARD>', f'<TITLE>Second</TITLE>{own}<BOARD>', 1)}</USEBIO>"


def test_twice_as_many_events_are_twice_the_work() -> None:
    def work(events: int) -> int:
        """Return how many calls it takes: these are the same on every computer, which seconds are not."""
        calls = 0

        def count(_frame: FrameType, what: str, _about: object) -> None:
            nonlocal calls
            calls += what == "call"

        before = sys.getprofile()
        sys.setprofile(count)
        try:
            read = read_usebio_events(f"<USEBIO>{'<EVENT><BOARD/></EVENT>' * events}</USEBIO>")
        finally:
            sys.setprofile(before)
        assert len(read.value.contests) == events
        return calls

    assert work(400) < 2.2 * work(200)


def test_several_events_are_several_contests() -> None:
    parsed = read_usebio_events(several())
    assert parsed.diagnostics == ()
    first, second = parsed.value.contests
    assert [result.north_south_score for result in first.results] == [Points(50)]
    assert [result.north_south_score for result in second.results] == [Points(-420)]
    assert (first.title, second.title) == ("", "Second")
    assert [set(each.layouts) for each in (first, second)] == [set(), {7}]


def test_where_there_is_room_for_one_event_the_others_are_named() -> None:
    parsed = read_usebio(several())
    assert len(parsed.value.results) == 1
    assert [(found.line, found.code) for found in parsed.diagnostics] == [(3, "usebio-another-event")]
