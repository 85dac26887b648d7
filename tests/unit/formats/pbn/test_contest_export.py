"""Contests written as PBN, read by our own reader of contests: every figure comes back."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.comparison import compare
from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, ScoringMethod
from duplicado.event.rules import ACBL, LAWS, ScoringRules
from duplicado.event.standing import Standings, standings
from duplicado.formats.document import Document
from duplicado.formats.pbn.contest import contest_of
from duplicado.formats.pbn.export_contest import write_pbn_contest
from duplicado.formats.pbn.format import PBN
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.tables import read_optimum_results
from duplicado.law.book import law_02
from duplicado.score.imps import CrossImpDivisor
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.calls import PASS
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination

Contests = Callable[..., st.SearchStrategy[Contest]]
ONE, TWO, THREE, FOUR = (ContestantId(number) for number in (1, 2, 3, 4))
DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")


def read_again(contest: Contest, computed: Standings | None = None) -> tuple[Contest, set[str]]:
    parsed = read_pbn(write_pbn_contest(contest, computed).content)
    assert parsed.diagnostics == ()
    read = contest_of(parsed.value)
    assert read.value is not None
    return read.value, {found.code for found in read.diagnostics}


@given(data=st.data())
def test_results_and_figures_come_back(data: st.DataObject, contests: Contests) -> None:
    contest = replace(data.draw(contests().filter(lambda made: made.results)), penalties=())
    computed = standings(contest)
    read, found = read_again(contest, computed)
    assert found == set()
    for name in ("title", "date", "method", "layouts"):
        assert getattr(read, name) == getattr(contest, name)
    assert Counter(read.results) == Counter(contest.results)
    figures = list(compare(read, standings(read)))
    assert all(figure.agrees for figure in figures)
    assert sum(figure.figure in {"total", "place", "boards"} for figure in figures) == 3 * sum(
        len(ranking.standings) for ranking in computed.rankings
    )


def _with_averages_as_shares(line: BoardResult) -> BoardResult:
    """Return a line in which an average (12C2(a)(ii)) is the half that it is worth: PBN has the figure alone."""
    average, half = Artificial(Award.AVERAGE), Artificial(share=Fraction(1, 2))
    ours, theirs = line.north_south_score, line.east_west_score
    return replace(
        line,
        north_south_score=half if ours == average else ours,
        east_west_score=half if theirs == average else theirs,
    )


@given(data=st.data())
def test_whatever_a_contest_holds_can_be_written_and_is_read(data: st.DataObject, contests: Contests) -> None:
    every = tuple(ScoringMethod)
    contest = data.draw(contests(anything=True, methods=every).filter(lambda made: made.results))
    read, _ = read_again(contest, standings(contest))
    assert len(read.results) == len(contest.results)
    known = {repr(_with_averages_as_shares(line)) for line in contest.results}
    changed = {line.board for line in read.results if repr(replace(line, stated={}, line=None)) not in known}
    warned = {
        int(board)
        for warning in write_pbn_contest(contest, standings(contest)).diagnostics
        for board in dict(warning.values).get("where", "").split(", ")
        if board.isdigit()
    }
    # An average plus comes back as the percentage that it came to, and is warned of.
    assert changed <= warned


def line(
    board: int,
    ours: SideScore | None,
    theirs: SideScore | None,
    *,
    note: str = "",
    form: str = "",
    table: str = "",
    record: BoardRecord | None = None,
) -> BoardResult:
    return BoardResult(board, ONE, TWO, ours, theirs, note=note, form=form, table=table, record=record)


def test_a_split_score_is_written_as_it_is() -> None:
    contest = Contest(
        results=(line(1, Points(-100), Points(650)), line(1, Points(50), Artificial(share=Fraction(3, 5))))
    )
    written = write_pbn_contest(contest, standings(contest))
    assert written.diagnostics == ()
    read, _ = read_again(contest, standings(contest))
    assert [(each.north_south_score, each.east_west_score) for each in read.results] == [
        (Points(-100), Points(650)),
        (Points(50), Artificial(share=Fraction(3, 5))),
    ]


def test_an_average_plus_is_written_as_what_it_came_to() -> None:
    others = [BoardResult(board, ONE, TWO, Points(0), Points(0)) for board in (2, 3)]
    others += [BoardResult(board, THREE, FOUR, Points(-50), Points(50)) for board in (2, 3)]
    contest = Contest(results=(line(1, Artificial(Award.AVERAGE_PLUS), Artificial(Award.AVERAGE_MINUS)), *others))
    read, _ = read_again(contest, standings(contest))
    # North-South have every matchpoint on the other boards, East-West none.
    assert read.results[0].north_south_score == Artificial(share=Fraction(1))
    assert read.results[0].east_west_score == Artificial(share=Fraction(0))


def test_a_weighted_score_keeps_what_it_came_to_and_is_warned_of() -> None:
    weighted = Weighted(((Fraction(3, 5), 420), (Fraction(2, 5), -50)))
    other = Weighted(((Fraction(3, 5), -420), (Fraction(2, 5), 50)))
    fields = [BoardResult(1, THREE, FOUR, Points(n), Points(-n)) for n in (420, 420, 420, -50, -50)]
    contest = Contest(results=(line(1, weighted, other), *fields))
    written = write_pbn_contest(contest, standings(contest))
    assert [(found.code, dict(found.values)["where"]) for found in written.diagnostics] == [
        ("contest-file-weighted", "1")
    ]
    read, _ = read_again(contest, standings(contest))
    assert read.results[0].north_south_score == Artificial(share=Fraction(1, 2))
    assert read.results[0].stated["ns_matchpoints"] == 5


def test_hands_marks_and_double_dummy_results_go_with_the_board() -> None:
    board = law_02.board(4, marked_dealer=Seat.S, marked=Vulnerability.NONE)
    contest = Contest(boards={4: board}, layouts={4: DEAL})
    tricks = {(seat, denomination): 7 for seat in Seat for denomination in Denomination}
    tricks[Seat.E, Denomination.HEARTS] = 9
    written = write_pbn_contest(contest, double_dummy={4: tricks})
    (game,) = read_pbn(written.content).value.games
    assert game.record is not None
    assert (game.record.board, game.record.layout, written.diagnostics) == (board, DEAL, ())
    rows = read_optimum_results(game.sections["OptimumResultTable"]).value
    assert {(row.declarer, row.denomination): row.tricks for row in rows} == tricks


def test_auctions_follow_their_board_as_games_of_their_own() -> None:
    record = BoardRecord(law_02.board(1), DEAL, (PASS,) * 4, auction_is_complete=True)
    contest = Contest(results=(line(1, Points(0), Points(0), record=record, table="3"),))
    games = read_pbn(write_pbn_contest(contest, standings(contest)).content).value.games
    assert [bool(game.record and game.record.calls) for game in games] == [False, True]
    assert (games[1].tag("Table"), games[1].tag("PairNS")) == ("3", "1")


def test_the_games_of_a_contest_say_how_they_are_scored() -> None:
    record = BoardRecord(law_02.board(1), DEAL, (PASS,) * 4, auction_is_complete=True)
    results = (line(1, Points(0), Points(0), record=record),)
    apart = replace(record, board=law_02.board(2))
    contest = Contest(method=ScoringMethod.CROSS_IMPS, results=results)
    written = PBN.write(Document((record, apart), contest, "Thursday"))
    games = read_pbn(written.data or b"").value.games
    assert [game.tags["Scoring"] for game in games] == ["Cross", "?"]


def test_a_match_of_two_teams_stays_one() -> None:
    results = (
        line(1, Points(420), Points(-420)),
        replace(line(1, Points(-50), Points(50)), north_south=TWO, east_west=ONE),
    )
    teams = (Contestant(ONE, ("Gulls",)), Contestant(TWO, ("Terns",)))
    contest = Contest(method=ScoringMethod.IMPS, contestants=teams, results=results)
    read, _ = read_again(contest, standings(contest))
    assert read.method is ScoringMethod.IMPS
    assert [each.names for each in read.contestants] == [("Gulls",), ("Terns",)]
    assert all(figure.agrees for figure in compare(read, standings(read)))
    more = replace(contest, contestants=(*teams, Contestant(THREE)))
    assert [found.code for found in write_pbn_contest(more).diagnostics] == ["contest-file-teams"]


@pytest.mark.parametrize(
    ("method", "rules", "text"),
    [
        (ScoringMethod.MATCHPOINTS, LAWS, "MP1"),
        (ScoringMethod.MATCHPOINTS, ACBL, "MP2"),
        (ScoringMethod.BUTLER, LAWS, "Butler"),
        (ScoringMethod.CROSS_IMPS, LAWS, "Cross2"),
        (ScoringMethod.CROSS_IMPS, ScoringRules(cross_divisor=CrossImpDivisor.SCORES), "Cross1"),
        (ScoringMethod.CROSS_IMPS, ScoringRules(cross_divisor=CrossImpDivisor.NONE), "Cross"),
        (ScoringMethod.BOARD_A_MATCH, LAWS, "BAM"),
    ],
)
def test_the_scoring_is_named_with_its_modifier(method: ScoringMethod, rules: ScoringRules, text: str) -> None:
    contest = Contest(method=method, results=(line(1, Points(50), Points(-50)),))
    assert f'[Scoring "{text}"]' in write_pbn_contest(contest, standings(contest, rules)).text


def test_what_the_tables_have_no_place_for_is_named() -> None:
    contest = Contest(
        results=(
            line(1, None, None),
            line(2, Artificial(Award.AVERAGE), Artificial(Award.AVERAGE), note="late"),
            line(3, Points(50), None),
            line(5, Points(50), Points(-50), form="other"),
        ),
        penalties=(Penalty(ONE, Fraction(-1), "late"),),
    )
    found = {
        each.code: dict(each.values).get("where") for each in write_pbn_contest(contest, standings(contest)).diagnostics
    }
    assert found == {
        "contest-file-notes": "2",
        "contest-file-forms": "5",
        "contest-file-penalties": "1",
        "contest-file-reasons": "1",
        "contest-file-split": "3",
    }


def test_without_a_result_there_is_the_heading_all_the_same() -> None:
    text = write_pbn_contest(Contest(title='The "Cup"', date="2026-09-30")).text
    (game,) = read_pbn(text).value.games
    assert (game.tag("Event"), game.tag("Date")) == ('The "Cup"', "2026.09.30")


def test_all_four_single_players_of_a_row_come_back() -> None:
    """Two tables of an individual: the score of a side belongs to both players who sat there."""
    seats = [(1, 2, 3, 4), (5, 6, 7, 8)]
    results = tuple(
        BoardResult(
            1, ContestantId(north), ContestantId(east), Points(score), Points(-score),
            south=ContestantId(south), west=ContestantId(west),
        )
        for (north, east, south, west), score in zip(seats, (420, -50), strict=True)
    )  # fmt: skip
    contest = Contest(contestants=tuple(Contestant(ContestantId(n), (f"P{n}",)) for n in range(1, 9)), results=results)
    computed = standings(contest)
    written = write_pbn_contest(contest, computed)
    assert "contest-file-individuals" not in {lost.code for lost in written.diagnostics}
    read, found = read_again(contest, computed)
    assert found == set()
    assert [each.contestants for each in read.results] == [each.contestants for each in results]
    assert {each.contestant: each.total for each in read.stated} == {
        each.contestant: each.total for ranking in computed.rankings for each in ranking.standings
    }
    assert standings(read).rankings[0].standings[0].total == computed.rankings[0].standings[0].total


def test_a_row_with_one_partner_missing_is_remarked_on() -> None:
    text = (
        '[Board "1"]\n[ScoreTable "PlayerId_North;PlayerId_South;PlayerId_East;PlayerId_West;Score_NS"]\n'
        "1 3 2 4 420\n5 - 6 8 -50\n"
    )
    read = contest_of(read_pbn(text).value)
    assert [(found.line, found.code) for found in read.diagnostics] == [(4, "pbn-partner-missing")]
    assert read.value is not None
    assert [each.of_side(Side.NS) for each in read.value.results] == [
        (ContestantId(1), ContestantId(3)), (ContestantId(5),),
    ]  # fmt: skip
