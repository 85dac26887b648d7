"""USEBIO written: what comes back, and what is said of what cannot."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, ScoringMethod
from duplicado.event.rules import ACBL, RULE_SETS
from duplicado.event.standing import standings
from duplicado.formats.diagnostics import Severity
from duplicado.formats.lin.reader import read_lin
from duplicado.formats.usebio.reader import read_usebio
from duplicado.formats.usebio.writer import UsebioVersion, write_usebio
from duplicado.law.book import law_02
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Side

Contests = Callable[..., st.SearchStrategy[Contest]]
FIELDS = ("title", "date", "method", "winners", "contestants", "boards", "layouts", "results", "penalties")
ONE, TWO, THREE, FOUR = (ContestantId(number) for number in (1, 2, 3, 4))
DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")


def line(
    board: int,
    score: SideScore | None,
    other: SideScore | None = None,
    *,
    note: str = "",
    form: str = "",
    played: int | None = None,
    record: BoardRecord | None = None,
) -> BoardResult:
    if other is None and isinstance(score, Points):
        other = Points(-score.value)
    return BoardResult(board, ONE, TWO, score, other, round=played, record=record, note=note, form=form)


def contest_of(*results: BoardResult) -> Contest:
    return Contest(results=results, boards={result.board: law_02.board(result.board) for result in results})


def lost(contest: Contest, version: UsebioVersion = UsebioVersion.V1_2) -> dict[str, str]:
    warnings = write_usebio(contest, standings(contest), version=version).diagnostics
    assert {found.severity for found in warnings} <= {Severity.WARNING}
    return {found.code: dict(found.values).get("where", "") for found in warnings}


def texts(data: bytes, name: str) -> list[str | None]:
    return [element.text for element in etree.fromstring(data).iter(name)]


@pytest.mark.parametrize("version", UsebioVersion)
@given(data=st.data())
def test_what_the_format_can_take_comes_back(data: st.DataObject, contests: Contests, version: UsebioVersion) -> None:
    contest = data.draw(contests())
    for written in (write_usebio(contest, version=version), write_usebio(contest, standings(contest), version=version)):
        parsed = read_usebio(written.content)
        assert parsed.diagnostics == ()
        for name in set(FIELDS) - {"results"}:
            assert getattr(parsed.value, name) == getattr(contest, name)
        # Sections follow one another in the file, boards within each.
        assert Counter(parsed.value.results) == Counter(contest.results)


@given(data=st.data())
def test_matches_of_teams_come_back(data: st.DataObject, contests: Contests) -> None:
    contest = data.draw(contests(methods=(ScoringMethod.IMPS, ScoringMethod.BOARD_A_MATCH)))
    parsed = read_usebio(write_usebio(contest, standings(contest)).content)
    assert {found.code for found in parsed.diagnostics} <= {"usebio-matches-not-scored"}
    for name in set(FIELDS) - {"results", "winners"}:
        assert getattr(parsed.value, name) == getattr(contest, name)
    # They follow one another match by match.
    assert Counter(parsed.value.results) == Counter(contest.results)


@given(data=st.data())
def test_whatever_a_contest_holds_can_be_written_and_is_read(data: st.DataObject, contests: Contests) -> None:
    contest = data.draw(contests(anything=True))
    written = write_usebio(contest, standings(contest))
    parsed = read_usebio(written.content)
    assert parsed.diagnostics == ()
    assert len(parsed.value.results) == len(contest.results)
    if set(parsed.value.results) != set(contest.results):
        assert {"contest-file-split", "contest-file-weighted", "contest-file-awards", "contest-file-shares"} & {
            found.code for found in written.diagnostics
        }


@given(data=st.data())
def test_figures_and_places_are_those_of_the_standings(data: st.DataObject, contests: Contests) -> None:
    contest = data.draw(contests())
    computed = standings(contest, RULE_SETS["acbl"])
    read = read_usebio(write_usebio(contest, computed).content).value
    assert {stated.contestant: (stated.total, stated.place, stated.boards) for stated in read.stated} == {
        each.contestant: (computed.rules.published_total(each.total), each.place_text, each.card.boards)
        for ranking in computed.rankings
        for each in ranking.standings
    }
    figures = [value for result in read.results for name, value in result.stated.items() if name != "datum"]
    on_boards = [
        computed.rules.published_total(value)
        for board in computed.boards.values()
        for column in (board.north_south, board.east_west)
        for value in column
        if value is not None
    ]
    if contest.method is not ScoringMethod.TOTAL_POINTS:
        assert sorted(figures) == sorted(on_boards)


WEIGHTED = Weighted(((Fraction(3, 5), 420), (Fraction(2, 5), -50)))
UNWEIGHTED = Weighted(((Fraction(3, 5), -420), (Fraction(2, 5), 50)))


@pytest.mark.parametrize(
    ("contest", "expected"),
    [
        (contest_of(line(1, Points(420))), {}),
        (contest_of(line(1, Points(-100), Points(650)), line(2, Points(50))), {"contest-file-split": "1"}),
        (
            contest_of(line(1, Artificial(Award.AVERAGE_PLUS), Artificial(Award.AVERAGE_MINUS))),
            {"contest-file-awards": "1"},
        ),
        (contest_of(line(1, Artificial(Award.AVERAGE), Artificial(Award.AVERAGE))), {}),
        (contest_of(line(7, WEIGHTED, UNWEIGHTED)), {"contest-file-weighted": "7"}),
        (
            contest_of(line(1, Artificial(share=Fraction(1, 3)), Artificial(share=Fraction(2, 3)))),
            {"contest-file-shares": "1"},
        ),
        (contest_of(line(1, Points(50), note="late")), {"contest-file-notes": "1"}),
        (contest_of(line(1, Points(50), form="other")), {"contest-file-forms": "1"}),
        (contest_of(line(1, Points(50), played=1)), {"contest-file-places": ""}),
        (contest_of(line(1, Points(50), record=BoardRecord(law_02.board(1)))), {"contest-file-records": "1"}),
        (
            Contest(boards={2: law_02.board(2, marked=Vulnerability.BOTH)}),
            {"contest-file-marks": "2"},
        ),
        (
            replace(contest_of(line(1, Points(50))), penalties=(Penalty(ONE, Fraction(1, 3), "late"),)),
            {"contest-file-fractions": "1", "contest-file-reasons": "1"},
        ),
        (Contest(contestants=(Contestant(ONE, ("A\x01B",)),)), {"contest-file-characters": ""}),
        (
            contest_of(
                BoardResult(3, ContestantId(1, Side.NS, "#3-"), ContestantId(1, Side.EW, "#3-"), Points(50), None)
            ),
            {"contest-file-split": "3", "contest-file-anonymous": "3"},
        ),
        (Contest(contestants=(Contestant(ContestantId(1, None, "North")),)), {"contest-file-sections": "North"}),
        (
            contest_of(*(line(board, Points(0), Points(10)) for board in range(1, 20))),
            {"contest-file-split": "1, 2, 3, 4, 5, 6, 7, 8, …"},
        ),
    ],
)
def test_every_loss_is_named_with_its_boards(contest: Contest, expected: dict[str, str]) -> None:
    assert lost(contest) == expected


def test_what_was_never_tried_is_said_to_be() -> None:
    contest = contest_of(line(1, Points(420)))
    assert lost(contest, UsebioVersion.V1_3) == {"contest-file-untried": ""}
    assert lost(replace(contest, method=ScoringMethod.IMPS)) == {"contest-file-untried": ""}


def test_a_split_score_is_right_in_its_matchpoints() -> None:
    scores = [(-100, 650), (50, -50), (420, -420)]
    results = [
        BoardResult(1, ContestantId(n, Side.NS), ContestantId(n, Side.EW), Points(ours), Points(theirs))
        for n, (ours, theirs) in enumerate(scores, 1)
    ]
    contest = Contest(winners=2, results=tuple(results))
    data = write_usebio(contest, standings(contest)).content
    assert texts(data, "SCORE") == ["-100", "50", "420"]
    assert texts(data, "NS_MATCH_POINTS") == ["0.00", "2.00", "4.00"]
    assert texts(data, "EW_MATCH_POINTS") == ["4.00", "2.00", "0.00"]


def test_a_weighted_score_is_written_as_what_it_came_to() -> None:
    others = [replace(line(1, Points(score)), north_south=THREE, east_west=FOUR) for score in (420, 420, 420, -50, -50)]
    contest = contest_of(line(1, WEIGHTED, UNWEIGHTED), *others)
    data = write_usebio(contest, standings(contest)).content
    # 60 % of 7 matchpoints of 10 and 40 % of 2.
    assert texts(data, "SCORE")[0] == "A5050"
    assert texts(data, "NS_MATCH_POINTS")[0] == "5.00"
    assert texts(write_usebio(contest).content, "SCORE")[0] == "420"


def test_hands_have_their_suits_in_the_order_of_the_files_in_use() -> None:
    data = write_usebio(Contest(layouts={1: DEAL})).content
    board = next(etree.fromstring(data).iter("HANDSET"))[0]
    assert [hand[0].text for hand in board[1:]] == ["East", "North", "South", "West"]
    assert [element.tag for element in board[1]] == ["DIRECTION", "CLUBS", "DIAMONDS", "HEARTS", "SPADES"]


def test_club_numbers_and_award_points() -> None:
    contest = replace(contest_of(line(1, Points(420))), contestants=(Contestant(ONE, ("Ana", "Rui")),))
    data = write_usebio(
        contest,
        standings(contest, ACBL),
        club="Clube & amigos",
        club_number="77",
        numbers={ONE: ("100", "")},
        awarded={ONE: Fraction(5, 2)},
    ).content
    assert texts(data, "CLUB_NAME") == ["Clube & amigos"]
    assert texts(data, "CLUB_ID_NUMBER") == ["77"]
    assert texts(data, "NATIONAL_ID_NUMBER") == ["100"]
    assert texts(data, "MASTER_POINTS_AWARDED") == ["2.5"]


def test_the_versions_write_dates_and_types_in_their_own_way() -> None:
    contest = replace(contest_of(line(1, Points(420))), date="2026-01-05", method=ScoringMethod.BUTLER)
    old, new = (write_usebio(contest, version=version).content for version in UsebioVersion)
    assert (texts(old, "DATE"), texts(new, "DATE")) == (["05/01/2026"], ["2026-01-05"])
    kinds = [next(etree.fromstring(data).iter("EVENT")).get("EVENT_TYPE") for data in (old, new)]
    assert kinds == ["BUTLER_PAIRS", "PAIRS"]
    assert (texts(old, "BOARD_SCORING_METHOD"), texts(new, "BOARD_SCORING_METHOD")) == ([], ["BUTLER_IMPS"])


def children(element: etree._Element) -> Iterable[str]:
    return (str(child.tag) for child in element)


def test_a_match_says_which_way_its_team_sits() -> None:
    results = [
        BoardResult(1, ONE, TWO, Points(420), Points(-420), round=3),
        BoardResult(1, TWO, ONE, Points(-50), Points(50), round=3),
    ]
    contest = replace(contest_of(*results), method=ScoringMethod.IMPS)
    match = next(etree.fromstring(write_usebio(contest, standings(contest)).content).iter("MATCH"))
    assert list(children(match)) == [
        "ROUND_NUMBER",
        "TEAM",
        "OPPOSING_TEAM",
        "TEAM_SCORE",
        "OPPOSING_TEAM_SCORE",
        "BOARD",
    ]
    assert [element.text for element in match.iter("DIRECTION")] == ["NS", "EW"]
    assert [element.text for element in match.iter("TEAM_SCORE", "IMPS")] == ["10.00", "10.00"]
    read = read_usebio(write_usebio(contest, standings(contest)).content).value
    assert [(result.round, int(result.stated["ns_imps"])) for result in read.results] == [(3, 10), (3, -10)]


def test_pairs_of_two_sections_may_meet() -> None:
    here, there = ContestantId(1, None, "A"), ContestantId(1, None, "B")
    contest = Contest(
        contestants=(Contestant(here), Contestant(there)),
        results=(BoardResult(1, here, there, Points(50), Points(-50)),),
    )
    read = read_usebio(write_usebio(contest).content).value
    assert read.results == contest.results
    assert read.contestants == contest.contestants


def test_auction_and_play_come_back_as_they_were_recorded() -> None:
    hands = "SAKQJHAKQDAKQCAKQ,S765H876D765C8765,ST98HJT9DJT98CJT9,"
    auction, play = "mb|7N|mb|p|mb|p|mb|p|pg||", "pc|H2|pc|HA|pc|H6|pc|H9|pg||mc|13|pg||"
    record = read_lin(f"pn|S,W,N,E|st||md|3{hands}|rh||ah|Board 1|sv|o|{auction}{play}").value.records[0]
    assert len(record.calls) == len(record.plays) == 4
    contest = contest_of(line(1, Points(1520), record=record))
    written = write_usebio(contest)
    assert "contest-file-records" not in {found.code for found in written.diagnostics}
    again = read_usebio(written.content).value.results[0].record
    assert again is not None
    assert (again.calls, again.plays, again.layout) == (record.calls, record.plays, record.layout)


def test_a_record_that_lin_would_tell_otherwise_is_left_out_and_named() -> None:
    record = read_lin("md|3|sv|o|mb|1N|mb|p|mb|p|mb|p|").value.records[0]
    # A turn that was skipped has no sign in LIN.
    skipped = replace(record, calls=(None, *record.calls))
    contest = contest_of(line(1, Points(90), record=skipped))
    assert lost(contest)["contest-file-records"] == "1"
    assert texts(write_usebio(contest).content, "LIN_DATA") == []


@pytest.mark.parametrize("version", UsebioVersion)
@pytest.mark.parametrize("method", [ScoringMethod.MATCHPOINTS, ScoringMethod.BUTLER, ScoringMethod.CROSS_IMPS])
def test_single_players_are_an_event_of_their_own_kind(version: UsebioVersion, method: ScoringMethod) -> None:
    results = [
        replace(line(1, Points(420)), south=THREE, west=FOUR),
        replace(line(2, Points(-50)), east_west=THREE, south=TWO, west=FOUR),
    ]
    contest = replace(contest_of(*results), method=method, contestants=(Contestant(ONE, ("Ana",)),))
    written = write_usebio(contest, standings(contest), version=version)
    assert written.data is not None
    root = etree.fromstring(written.data)
    assert {element.get("EVENT_TYPE") for element in root.iter("EVENT", "PARTICIPANTS")} == {"INDIVIDUAL"}
    assert texts(written.data, "PLAYER_NUMBER") == ["1", "2", "3", "4"]
    assert texts(written.data, "PAIR_NUMBER") == []
    codes = {found.code for found in written.diagnostics}
    assert {"contest-file-individuals", "contest-file-untried"} <= codes
    read = read_usebio(written.data)
    assert read.diagnostics == ()
    assert (read.value.method, [each.id.number for each in read.value.contestants]) == (method, [1, 2, 3, 4])
    assert next(each.names for each in read.value.contestants) == ("Ana",)
