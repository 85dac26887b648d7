"""Results as comma-separated values: what a spreadsheet and a program find in them."""

import csv
import io
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, ScoringMethod
from duplicado.event.standing import standings
from duplicado.formats.contest_csv.cells import Number, csv_text, score_text
from duplicado.formats.contest_csv.results import write_cards_csv, write_ranking_csv, write_travellers_csv
from duplicado.formats.diagnostics import Written
from duplicado.formats.spreadsheet_text import cell_text
from duplicado.law.book import law_02
from duplicado.score.side_score import Artificial, Points, SideScore, Weighted
from duplicado.table.record import BoardRecord
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.seats import Side

Contests = Callable[..., st.SearchStrategy[Contest]]


def rows_of(written: Written) -> list[dict[str, str]]:
    text = written.content.decode("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline=""), strict=True))


@pytest.fixture
def evening() -> Contest:
    """Two lines of two pairs, three boards: played, passed out and ruled, split."""
    ours = [ContestantId(number, Side.NS) for number in (1, 2)]
    theirs = [ContestantId(number, Side.EW) for number in (1, 2)]
    contract = Contract.parse("4SX N")
    results = (
        BoardResult(1, ours[0], theirs[0], Points(590), Points(-590), contract, 10, Card.parse("DT"), 1, "1"),
        BoardResult(1, ours[1], theirs[1], Points(0), Points(0), PASSED_OUT),
        BoardResult(2, ours[0], theirs[1], Artificial(Award.AVERAGE_PLUS), Artificial(share=Fraction(45, 100))),
        BoardResult(3, ours[1], theirs[0], Points(-100), Points(650), note="=HYPERLINK()"),
        BoardResult(3, ours[0], theirs[1], Points(50), Points(-50)),
    )
    people = (
        Contestant(ours[0], ("=cmd|' /C calc'!A0", "Zoë, “the first”")),
        Contestant(ours[1], ("+Ana",)),
        Contestant(theirs[0], ("@Rui", "-Eva")),
        Contestant(theirs[1]),
    )
    return Contest(winners=2, contestants=people, results=results)


def test_the_ranking(evening: Contest) -> None:
    rows = rows_of(write_ranking_csv(evening, standings(evening)))
    assert list(rows[0]) == [
        *("place", "section", "number", "line", "player_1", "player_2", "boards", "total", "percentage"),
    ]
    assert [(row["place"], row["number"], row["line"], row["boards"], row["total"]) for row in rows] == [
        # Average plus is worth what the pair has on its other boards: everything (Law 12C2c).
        ("1", "1", "NS", "3", "6.00"),
        ("2", "2", "NS", "2", "0.00"),
        ("1", "1", "EW", "2", "2.00"),
        ("2", "2", "EW", "3", "2.90"),
    ]
    assert (rows[0]["player_1"], rows[0]["player_2"]) == ("'=cmd|' /C calc'!A0", "Zoë, “the first”")


def test_the_travellers(evening: Contest) -> None:
    written = write_travellers_csv(evening, standings(evening))
    first, passed, ruled, split, _ = rows_of(written)
    assert (first["dealer"], first["contract"], first["declarer"], first["tricks"]) == ("N", "4SX", "N", "10")
    assert (first["ns_number"], first["lead"], first["ns_score"], first["ew_score"]) == ("1NS", "DT", "590", "-590")
    assert (first["ns_result"], first["ew_percentage"]) == ("2.00", "0.00")
    assert (passed["contract"], passed["declarer"], passed["ns_score"]) == ("Pass", "", "0")
    assert (ruled["ns_score"], ruled["ew_score"]) == ("A+", "45%")
    assert (split["ns_score"], split["ew_score"], split["note"]) == ("-100", "650", "'=HYPERLINK()")
    assert written.diagnostics == ()


def test_the_cards_count_from_their_own_side(evening: Contest) -> None:
    rows = rows_of(write_cards_csv(evening, standings(evening)))
    assert len(rows) == 2 * len(evening.results)
    east_west = [row for row in rows if row["line"] == "EW" and row["number"] == "1"]
    assert [(row["board"], row["against"], row["score"]) for row in east_west] == [
        ("1", "1NS", "-590"),
        ("3", "2NS", "650"),
    ]
    assert east_west[0]["names"] == "'@Rui - -Eva"


def test_auctions_have_no_column(evening: Contest) -> None:
    first = replace(evening.results[0], record=BoardRecord(law_02.board(1)))
    written = write_travellers_csv(replace(evening, results=(first,)))
    assert [found.code for found in written.diagnostics] == ["contest-file-records"]


@pytest.mark.parametrize(
    ("score", "text"),
    [
        (None, ""),
        (Points(-50), "-50"),
        (Artificial(Award.AVERAGE), "A"),
        (Artificial(share=Fraction(1, 3)), "33.33%"),
        (Weighted(((Fraction(3, 5), 420), (Fraction(2, 5), -50))), "60% 420 / 40% -50"),
    ],
)
def test_how_scores_are_written(score: SideScore | None, text: str) -> None:
    written = score_text(score)
    assert (written.text if isinstance(written, Number) else written) == text
    assert isinstance(written, Number) is isinstance(score, Points)


@given(st.text())
def test_no_text_is_taken_for_a_formula(text: str) -> None:
    cell = cell_text(text)
    assert not cell.startswith(("=", "+", "-", "@", "\t", "\r"))
    assert cell.removeprefix("'") == text or cell == text


@given(st.lists(st.lists(st.text(), min_size=2, max_size=2)))
def test_whatever_stands_in_a_cell_it_stays_one_cell(rows: list[list[str]]) -> None:
    text = csv_text(["a", "b"], rows, delimiter=";")
    read = list(csv.reader(io.StringIO(text, newline=""), delimiter=";", strict=True))
    assert read == [["a", "b"], *([cell_text(cell) for cell in row] for row in rows)]
    assert "\n" not in text.replace("\r\n", "") or any("\n" in cell for row in rows for cell in row)


def test_a_file_begins_with_the_mark_by_which_spreadsheets_know_utf_8(evening: Contest) -> None:
    assert write_ranking_csv(evening, standings(evening)).content.startswith(b"\xef\xbb\xbfplace,")


@given(data=st.data())
def test_any_contest_can_be_written(data: st.DataObject, contests: Contests) -> None:
    contest = data.draw(contests(anything=True, methods=tuple(ScoringMethod)))
    computed = standings(contest)
    ranking = rows_of(write_ranking_csv(contest, computed))
    assert len(ranking) == sum(len(each.standings) for each in computed.rankings)
    travellers = rows_of(write_travellers_csv(contest, computed))
    assert len(travellers) == len(contest.results)
    cards = rows_of(write_cards_csv(contest, computed))
    ranked = {each.contestant for part in computed.rankings for each in part.standings}
    assert len(cards) == sum(len(card.lines) for who, card in computed.cards.items() if who in ranked)
