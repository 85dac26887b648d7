"""Scoring databases: what their tables say, and what is said of what they cannot mean."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import BoardResult, ContestantId, ScoringMethod
from duplicado.event.standing import standings
from duplicado.formats.bws.model import ScoringDatabase
from duplicado.formats.bws.reader import read_bws_tables
from duplicado.formats.diagnostics import Parsed
from duplicado.movement.check import check_movement
from duplicado.movement.model import FindingKind, MovementName
from duplicado.score.side_score import Artificial, Points
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination

Cells = dict[str, str]
RESULT_COLUMNS = (
    *("Section", "Table", "Round", "Board", "PairNS", "PairEW", "NS/EW", "Contract", "Result", "LeadCard"),
    *("Remarks", "Erased"),
)


def result(*cells: str | int) -> Cells:
    return dict(zip(RESULT_COLUMNS, map(str, cells), strict=False))


def sitting(*cells: int | str, section: int = 1) -> Cells:
    names = ("Table", "Round", "NSPair", "EWPair", "LowBoard", "HighBoard", "CustomBoards", "South", "West")
    return {"Section": str(section), **dict(zip(names, map(str, cells), strict=False))}


def section(number: int = 1, letter: str = "A  ", *, scoring: int = 1, winners: int = 0, missing: int = 0) -> Cells:
    return {
        "ID": str(number),
        "Letter": letter,
        "ScoringType": str(scoring),
        "Winners": str(winners),
        "MissingPair": str(missing),
    }


# Two tables, two rounds: pairs 1 and 2 on both lines.
MITCHELL = [sitting(1, 1, 1, 1, 1, 2), sitting(2, 1, 2, 2, 3, 4), sitting(1, 2, 1, 2, 3, 4), sitting(2, 2, 2, 1, 1, 2)]
HOWELL = [sitting(1, 1, 1, 2, 1, 2), sitting(2, 1, 3, 4, 1, 2), sitting(1, 2, 3, 1, 3, 4), sitting(2, 2, 2, 4, 3, 4)]


def database(**tables: list[Cells]) -> Parsed[ScoringDatabase]:
    return read_bws_tables({"Section": [section()], "RoundData": HOWELL, **tables})


def one(*cells: str | int) -> tuple[BoardResult, list[str]]:
    parsed = database(ReceivedData=[result(1, 1, 1, 1, 1, 2, *cells)])
    (line,) = parsed.value.contest.results
    return line, [found.code for found in parsed.diagnostics]


def codes(parsed: Parsed[ScoringDatabase]) -> list[str]:
    return [found.code for found in parsed.diagnostics]


@pytest.mark.parametrize(
    ("declarer", "contract", "outcome", "text", "tricks", "score"),
    [
        ("N", "4 S", "=", "4S N", 10, 420),
        ("W", "3 NT", "+1", "3NT W", 10, -430),
        ("S", "1 C xx", "-2", "1CXX S", 5, -600),
        ("E", "4 S x", "+1", "4SX E", 11, -690),
        ("S", "7NT", "-13", "7NT S", 0, -650),
    ],
)
def test_a_contract_and_its_score(
    declarer: str, contract: str, outcome: str, text: str, tricks: int, score: int
) -> None:
    line, found = one(declarer, contract, outcome)
    assert (str(line.contract), line.tricks) == (text, tricks)
    assert (line.north_south_score, line.east_west_score) == (Points(score), Points(-score))
    assert found == []


def test_a_board_passed_out_has_no_declarer_and_no_tricks() -> None:
    line, found = one("", "PASS", "")
    assert (line.contract, line.tricks, line.north_south_score, found) == (PASSED_OUT, None, Points(0), [])


@pytest.mark.parametrize("theirs", [40, 50, 60])
@pytest.mark.parametrize("ours", [40, 50, 60])
def test_the_nine_artificial_scores(ours: int, theirs: int) -> None:
    line, found = one("", "", "", "", f"{ours}%-{theirs}%")
    assert line.north_south_score == Artificial(share=Fraction(ours, 100))
    assert line.east_west_score == Artificial(share=Fraction(theirs, 100))
    assert found == []


def test_a_board_not_played_has_no_score_and_nothing_is_wrong_with_it() -> None:
    line, found = one("N", "", "", "", "Not played")
    assert (line.north_south_score, line.east_west_score, found) == (None, None, [])


def test_a_score_that_the_director_adjusted_elsewhere_is_not_invented() -> None:
    line, found = one("N", "4 S", "=", "", "Arbitral score")
    assert (line.north_south_score, found) == (None, ["bws-arbitral"])
    assert str(line.contract) == "4S N"


def test_in_the_wrong_direction_the_pairs_have_changed_places() -> None:
    line, found = one("N", "4 S", "=", "", "Wrong direction")
    assert (line.north_south.number, line.east_west.number) == (2, 1)
    assert (line.north_south_score, found) == (Points(420), ["bws-wrong-direction"])


@pytest.mark.parametrize(
    ("cells", "code"),
    [
        (("N", "8 S", "="), "bws-unknown-contract"),
        (("", "4 S", "="), "bws-unknown-contract"),
        (("N", "4 S", "+4"), "bws-unknown-result"),
        (("N", "4 S", "made"), "bws-unknown-result"),
        (("N", "", ""), "bws-no-result"),
        (("N", "", "", "", "110%-40%"), "bws-unknown-remark"),
        (("N", "4 S", "=", "S1"), "bws-unknown-lead"),
    ],
)
def test_what_cannot_be_read_is_named_and_not_guessed(cells: tuple[str, ...], code: str) -> None:
    line, found = one(*cells)
    assert code in found
    assert line.north_south_score == (Points(420) if code == "bws-unknown-lead" else None)


def test_the_vulnerability_is_that_of_the_board() -> None:
    parsed = database(ReceivedData=[result(1, 1, 2, 4, 3, 1, "N", "4 S", "=", "SKIP")])
    (line,) = parsed.value.contest.results
    assert (line.north_south_score, line.lead, line.round, line.table) == (Points(620), None, 2, "1")


def test_a_lead_is_a_card() -> None:
    assert one("N", "4 S", "=", "DT")[0].lead == one("N", "4 S", "=", "D10")[0].lead == Card.parse("DT")


def test_erased_rows_are_gone_and_the_last_correction_holds() -> None:
    rows = [
        result(1, 1, 1, 1, 1, 2, "N", "4 S", "=", "", "", "1"),
        result(1, 1, 1, 1, 1, 2, "N", "4 S", "-1"),
        result(1, 1, 1, 1, 1, 2, "N", "3 S", "="),
        result(1, 2, 1, 1, 3, 4, "N", "4 S", "=", "", "", "True"),
    ]
    parsed = database(ReceivedData=rows)
    assert [line.north_south_score for line in parsed.value.contest.results] == [Points(140)]
    assert [(found.code, found.line) for found in parsed.diagnostics] == [("bws-result-again", 3)]


def test_a_result_that_was_begun_is_no_result_but_is_named() -> None:
    rows = [result(1, 1, 1, 1, 1, 2, "N", "4 S"), result(1, 2, 1, 1, 3, 4, "N", "4 S")]
    parsed = database(ReceivedData=[result(1, 1, 1, 1, 1, 2, "N", "4 S", "=")], IntermediateData=rows)
    assert len(parsed.value.contest.results) == 1
    assert [dict(found.values) for found in parsed.diagnostics] == [{"board": "1", "table": "2"}]


def test_numbers_that_sit_on_both_lines_at_once_are_two_pairs_each() -> None:
    parsed = database(RoundData=MITCHELL, ReceivedData=[result(1, 2, 1, 3, 2, 2, "N", "1 NT", "=")])
    contest = parsed.value.contest
    (line,) = contest.results
    assert (line.north_south, line.east_west) == (ContestantId(2, Side.NS), ContestantId(2, Side.EW))
    assert (contest.winners, [str(each.id) for each in contest.contestants]) == (2, ["1 NS", "2 NS", "1 EW", "2 EW"])


@pytest.mark.parametrize(
    ("rounds", "stated", "winners", "found"),
    [
        (MITCHELL, 1, 2, ["bws-two-winners-after-all"]),
        (MITCHELL, 2, 2, []),
        (HOWELL, 0, 1, []),
        (HOWELL, 1, 1, []),
        ([sitting(1, 1, 1, 11, 1, 2), sitting(1, 2, 1, 12, 3, 4)], 0, 2, []),
        ([sitting(1, 1, 1, 11, 1, 2), sitting(1, 2, 1, 12, 3, 4)], 1, 1, []),
        ([sitting(1, 1, 1, 2, 1, 2)], 0, 1, []),
        ([], 2, 2, []),
    ],
)
def test_how_many_winners(rounds: list[Cells], stated: int, winners: int, found: list[str]) -> None:
    row = result(1, 1, 1, 1, 1, 2, "N", "4 S", "=")
    parsed = database(Section=[section(winners=stated)], RoundData=rounds, ReceivedData=[row])
    assert (parsed.value.contest.winners, codes(parsed)) == (winners, found)


@pytest.mark.parametrize(
    ("number", "method"),
    [
        (1, ScoringMethod.MATCHPOINTS),
        (2, ScoringMethod.BUTLER),
        (3, ScoringMethod.CROSS_IMPS),
        (4, ScoringMethod.IMPS),
    ],
)
def test_how_boards_are_scored(number: int, method: ScoringMethod) -> None:
    parsed = database(Section=[section(scoring=number)])
    assert (parsed.value.contest.method, codes(parsed)) == (method, [])


def test_a_team_has_one_number_on_both_lines_and_plays_each_board_twice() -> None:
    rounds = [sitting(1, 1, 1, 2, 1, 2), sitting(2, 1, 2, 1, 1, 2)]
    rows = [result(1, 1, 1, 1, 1, 2, "N", "4 S", "="), result(1, 2, 1, 1, 2, 1, "N", "4 S", "-1")]
    seats = [
        {"Section": "1", "Table": str(table), "Direction": seat, "Name": f"{seat}{table}"}
        for table in (1, 2)
        for seat in "NESW"
    ]
    parsed = database(Section=[section(scoring=4, winners=2)], RoundData=rounds, ReceivedData=rows, PlayerNumbers=seats)
    contest = parsed.value.contest
    assert (contest.winners, contest.scheduled_boards, codes(parsed)) == (1, 2, [])
    assert {name: each.names for each in contest.contestants for name in [each.id.number]} == {
        1: ("N1", "E2", "S1", "W2"),
        2: ("N2", "E1", "S2", "W1"),
    }


def test_pairs_of_several_sections_are_told_apart_by_their_letters() -> None:
    rounds = [*HOWELL, *(each | {"Section": "2"} for each in HOWELL)]
    rows = [result(1, 1, 1, 1, 1, 2, "N", "4 S", "="), result(2, 1, 1, 1, 1, 2, "N", "4 S", "-1")]
    parsed = database(Section=[section(), section(2, "B")], RoundData=rounds, ReceivedData=rows)
    assert [(str(line.north_south), line.table) for line in parsed.value.contest.results] == [
        ("A1", "A1"),
        ("B1", "B1"),
    ]
    assert [plan.letter for plan in parsed.value.sections] == ["A", "B"]


def test_sections_that_are_scored_differently_are_named() -> None:
    parsed = database(Section=[section(), section(2, "B", scoring=2), section(3, "C", scoring=9)])
    assert {"bws-several-scorings", "bws-unknown-scoring"} <= set(codes(parsed))


def test_players_are_those_who_sat_there_first() -> None:
    def player(table: int, seat: str, name: str, number: str = "", played: int = 0) -> Cells:
        return {
            "Section": "1",
            "Table": str(table),
            "Direction": seat,
            "Round": str(played),
            "Name": name,
            "Number": number,
        }

    rows = [
        player(1, "N", "Ana", "100"),
        player(1, "S", "", "200"),
        player(1, "E", "Bea", "0"),
        player(1, "W", "Gil"),
        # In round 2 pair 1 sits East-West at table 1, and somebody has taken a seat of it.
        player(1, "E", "Eva", "500", 2),
        player(2, "X", "Nobody"),
    ]
    parsed = database(PlayerNumbers=rows, PlayerNames=[{"ID": "1", "Name": "Rui", "strID": "200"}])
    names = {each.id.number: each.names for each in parsed.value.contest.contestants}
    assert names == {1: ("Ana", "Rui"), 2: ("Bea", "Gil"), 3: (), 4: ()}
    assert parsed.value.numbers == {ContestantId(1): ("100", "200")}
    assert codes(parsed) == ["bws-unknown-seat"]


def test_a_missing_pair_does_not_take_part() -> None:
    parsed = database(Section=[section(missing=4)], ReceivedData=[result(1, 1, 1, 1, 1, 2, "N", "4 S", "=")])
    assert [each.id.number for each in parsed.value.contest.contestants] == [1, 2, 3]


def test_the_rounds_make_a_movement_that_can_be_checked() -> None:
    # Three tables: East-West go up one, the boards down one.
    rounds = [
        sitting(table, played, table, (table - played) % 3 + 1, first, first + 1)
        for played in (1, 2, 3)
        for table in (1, 2, 3)
        for first in [2 * ((table + played) % 3) + 1]
    ]
    (plan,) = database(RoundData=rounds).value.sections
    movement = plan.movement(MovementName.MITCHELL)
    assert plan.sets == ((1, 2), (3, 4), (5, 6))
    assert (movement.contestants, movement.rounds, movement.sets, check_movement(movement)) == (6, 3, 3, ())


def test_a_plan_that_cannot_be_played_is_found_out() -> None:
    (plan,) = database(RoundData=MITCHELL).value.sections
    # With two tables East-West meet the boards again that they have played.
    assert {found.kind for found in check_movement(plan.movement(MovementName.MITCHELL))} == {FindingKind.SET_AGAIN}


def test_boards_may_be_listed_singly() -> None:
    rounds = [sitting(1, 1, 1, 2, 0, 0, "1,3, 5 - 7"), sitting(2, 1, 3, 4, 2, 3)]
    (plan,) = database(RoundData=rounds).value.sections
    assert [each.boards for each in plan.sittings] == [(1, 3, 5, 6, 7), (2, 3)]
    assert plan.sets == ((1,), (2,), (3,), (5,), (6,), (7,))
    assert plan.movement(MovementName.HOWELL).sittings[0].sets == (1, 3, 4, 5, 6)


def test_nobody_sits_where_the_number_is_0() -> None:
    rounds = [sitting(1, 1, 1, 0, 1, 2), sitting(2, 1, 2, 3, 3, 4)]
    parsed = database(RoundData=rounds, ReceivedData=[result(1, 1, 1, 1, 1, 0, "", "", "", "", "Not played")])
    assert [each.id.number for each in parsed.value.contest.contestants] == [1, 2, 3]
    assert len(parsed.value.sections[0].movement(MovementName.HOWELL).sittings) == 1
    assert codes(parsed) == ["bws-line-without-pair"]


def test_individuals_are_read_seat_by_seat_and_scored() -> None:
    rounds = [sitting(1, 1, 1, 2, 1, 2, "", 3, 4), sitting(2, 1, 5, 6, 1, 2, "", 7, 8)]
    row = {**result(1, 1, 1, 1, 1, 2, "N", "4 S", "="), "South": "3", "West": "4"}
    other = {**result(2, 1, 1, 1, 5, 6, "N", "4 S", "-1"), "South": "7", "West": "8"}
    parsed = database(RoundData=rounds, ReceivedData=[row, other])
    line = parsed.value.contest.results[0]
    assert [player.number for player in line.contestants] == [1, 3, 2, 4]
    assert (line.north_south_score, codes(parsed)) == (Points(420), [])
    computed = standings(parsed.value.contest)
    tops = {each.contestant.number for each in computed.rankings[0].standings if each.percentage == 100}
    assert tops == {1, 3, 6, 8}
    (plan,) = parsed.value.sections
    assert plan.individual_sittings()[0].players == (1, 2, 3, 4)
    with pytest.raises(DuplicadoError):
        plan.movement(MovementName.HOWELL)


def test_individuals_who_sat_the_other_way_are_turned_as_they_sat() -> None:
    rounds = [sitting(1, 1, 1, 2, 1, 2, "", 3, 4)]
    row = {**result(1, 1, 1, 1, 1, 2, "N", "4 S", "=", "", "Wrong direction"), "South": "3", "West": "4"}
    line = database(RoundData=rounds, ReceivedData=[row]).value.contest.results[0]
    seats = (line.north_south, line.east_west, line.south, line.west)
    assert [who.number for who in seats if who is not None] == [2, 3, 4, 1]


def test_hands_and_double_dummy_results() -> None:
    names = ("North", "East", "South", "West")
    suits = ("Spades", "Hearts", "Diamonds", "Clubs")
    cards = dict.fromkeys(suits, "") | {"Spades": "AKQJT98765432"}
    hands = {f"{seat}{suit}": "" for seat in names for suit in suits}
    for seat, suit in zip(names, suits, strict=True):
        hands[f"{seat}{suit}"] = cards["Spades"]
    tricks = {f"{seat}{suit}": "7" for seat in names for suit in (*suits, "Notrump")} | {"NorthSpades": "13"}
    parsed = database(
        HandRecord=[{"Section": "1", "Board": "1", **hands}, {"Section": "1", "Board": "2", "NorthSpades": "1"}],
        HandEvaluation=[{"Section": "1", "Board": "1", **tricks}, {"Section": "1", "Board": "2", "NorthSpades": "7"}],
    )
    assert str(parsed.value.contest.layouts[1][Seat.E]) == ".AKQJT98765432.."
    assert list(parsed.value.double_dummy) == [1]
    assert parsed.value.double_dummy[1][Seat.N, Denomination.SPADES] == 13
    assert codes(parsed) == ["bws-unreadable-hand"]


def test_tables_and_columns_may_be_written_in_any_case() -> None:
    rows = [{name.upper(): text for name, text in result(1, 1, 1, 1, 1, 2, "N", "4 S", "=").items()}]
    parsed = read_bws_tables({"SECTION": [section()], "rounddata": HOWELL, "receiveddata": rows})
    assert len(parsed.value.contest.results) == 1


def test_numbers_come_as_a_database_writes_them() -> None:
    row = result("1.0", "1.0", " 1 ", "1", "1", "2.00", "N", "4 S", "=")
    assert [line.east_west.number for line in database(ReceivedData=[row]).value.contest.results] == [2]


@pytest.mark.parametrize("table", ["ReceivedData", "RoundData", "Section", "PlayerNumbers", "HandRecord"])
def test_a_row_that_cannot_be_read_is_left_out_alone(table: str) -> None:
    bad = {"Section": "one", "ID": "one", "Board": "one", "Direction": "N", "Table": "1"}
    parsed = read_bws_tables({"ReceivedData": [result(1, 1, 1, 1, 1, 2, "N", "4 S", "=")], table: [bad]})
    assert "bws-unreadable-cell" in codes(parsed)


def said(counter: int, direction: str, bid: str, **others: str) -> Cells:
    place = {"Section": "1", "Table": "1", "Round": "1", "Board": "1"}
    return {**place, "Counter": str(counter), "Direction": direction, "Bid": bid, **others}


AUCTION = [said(1, "N", "1 NT"), said(2, "E", "PASS"), said(3, "S", "3NT"), said(4, "W", "X"), said(5, "N", "Pass")]


def test_calls_and_cards_become_the_record_of_their_result() -> None:
    cards = [{**said(1, "E", ""), "Card": "S2"}, {**said(2, "S", ""), "Card": "S10"}]
    calls = [*reversed(AUCTION), said(6, "E", "P"), said(7, "S", "PASS"), said(3, "S", "7NT", Erased="1")]
    parsed = database(ReceivedData=[result(1, 1, 1, 1, 1, 2, "N", "3 NT x", "=")], BiddingData=calls, PlayData=cards)
    record = parsed.value.contest.results[0].record
    assert record is not None
    assert [call.text for call in record.calls if call] == ["1NT", "P", "3NT", "X", "P", "P", "P"]
    assert record.auction_is_complete
    assert [(play.seat.value, str(play.card)) for play in record.plays] == [("E", "S2"), ("S", "ST")]
    assert codes(parsed) == ["bws-records-untried"]


@pytest.mark.parametrize(
    ("rows", "count"),
    [
        ([{"Bid": "1C"}, {"Bid": "PASS"}], "2"),  # no board
        ([*AUCTION, said(6, "W", "PASS")], "6"),  # out of rotation: who skipped a turn is not told
        ([*AUCTION, said(6, "E", "maybe")], "6"),
        ([*AUCTION, said(6, "?", "PASS")], "6"),
    ],
)
def test_an_auction_that_cannot_be_followed_is_left_out_and_it_is_said(rows: list[Cells], count: str) -> None:
    parsed = database(ReceivedData=[result(1, 1, 1, 1, 1, 2, "N", "3 NT x", "=")], BiddingData=rows)
    assert parsed.value.contest.results[0].record is None
    assert [(found.code, dict(found.values)) for found in parsed.diagnostics] == [
        ("bws-records-left-out", {"count": count})
    ]


def test_where_there_is_nothing_it_is_said() -> None:
    assert codes(read_bws_tables({})) == codes(read_bws_tables({"Clients": [{"ID": "1"}]})) == ["bws-no-database"]


NAMES = st.sampled_from(["Section", "RoundData", "ReceivedData", "PlayerNumbers", "HandRecord", "HandEvaluation"])
COLUMNS = st.sampled_from([*RESULT_COLUMNS, *sitting(*range(9)), *section(), "Direction", "NorthSpades"])
CELLS = st.sampled_from(["", "1", "-1", "0", "99999999", "N", "4 S", "=", "60%-40%", "x", "\0", "1-99999"]) | st.text()


@given(st.dictionaries(NAMES, st.lists(st.dictionaries(COLUMNS, CELLS), max_size=4)))
def test_no_tables_end_in_an_exception(tables: dict[str, list[Cells]]) -> None:
    for plan in read_bws_tables(tables).value.sections:
        if not plan.is_individual:
            check_movement(plan.movement(MovementName.HOWELL))
