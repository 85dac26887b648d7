"""The supplemental tables, and the contests made from them."""

from fractions import Fraction

import pytest

from duplicado.event.comparison import compare
from duplicado.event.contest import Contest, ContestantId, ScoringMethod
from duplicado.event.standing import standings
from duplicado.formats.pbn.contest import contest_of
from duplicado.formats.pbn.model import Section
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.tables import OptimumRow, read_optimum_results, read_scores, read_table, read_totals
from duplicado.score.side_score import Artificial, Points
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination

BOARD = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n'


def test_cells_in_quotation_marks_and_columns_of_any_case() -> None:
    section = Section(r"+Rank\2R;Names_NS\20L;-IMP_ns", ('1 "Ana - \\"Bea\\"" 12.5', "2 ? -"), 4, (5, 6))
    first, second = read_table(section, "ScoreTable").value
    assert first.cells == {"rank": "1", "names_ns": 'Ana - "Bea"', "imp_ns": "12.5"}
    assert (second.line, second.said("names_ns"), second.said("imp_ns")) == (6, "", "")


def test_more_cells_than_columns_are_said() -> None:
    parsed = read_table(Section("Rank", ("1 2",), 1, (2,)), "ScoreTable")
    assert [(found.line, found.code) for found in parsed.diagnostics] == [(2, "pbn-table-row")]


def test_double_dummy_results() -> None:
    section = Section(r"Declarer;Denomination\2R;Result\2R", ("N NT 7", "W  C 13", "Q S 1", "E H 14"), 1, (2, 3, 4, 5))
    parsed = read_optimum_results(section)
    assert parsed.value == (OptimumRow(Seat.N, Denomination.NOTRUMP, 7), OptimumRow(Seat.W, Denomination.CLUBS, 13))
    assert [found.line for found in parsed.diagnostics] == [4, 5]


@pytest.mark.parametrize("cell", ["x", "1/0", "1e999999999"])
def test_a_cell_that_is_no_number_is_left_out(cell: str) -> None:
    parsed = read_scores(Section("Score_NS;IMP_NS", (f"420 {cell}",), 1, (2,)))
    assert parsed.value[0].score_ns == 420
    assert parsed.value[0].figures == ()
    assert [(found.code, dict(found.values)["column"]) for found in parsed.diagnostics] == [
        ("pbn-table-cell", "imp_ns")
    ]


def test_totals() -> None:
    header = r"Rank;PairId;TotalMP;TotalPercentage;Names;NrBoards"
    (row,) = read_totals(Section(header, ('1. 7 312.5 62,5 "Ana - Bea" 24',), 1, (2,))).value
    assert (row.rank, row.id, row.total, row.percentage, row.names, row.boards) == (
        "1.",
        "7",
        Fraction(625, 2),
        Fraction(125, 2),
        "Ana - Bea",
        24,
    )


def contest(text: str) -> Contest:
    made = contest_of(read_pbn(text).value).value
    assert made is not None
    return made


def test_a_traveller_with_pairs() -> None:
    made = contest(
        '[Event "Club"]\n[Date "2026.09.30"]\n[Scoring "MP"]\n' + BOARD + "[ScoreTable "
        r'"PairId_NS;PairId_EW;Contract;Declarer;Result;Lead;Score_NS;Percentage_NS;Percentage_EW;Round;Table"]' + "\n"
        "1 4 4S S 10 HK 420 75 25 1 1\n"
        "2 3 3NTX E 8 - - 100 0 1 2\n"
        "5 6 Pass - - - 0 25 75 1 3\n"
        "7 8 - - - - - ^60 ^40 1 4\n"
        '[TotalScoreTable "Rank;PairId;TotalPercentage;Names"]\n1 2 71.5 "Ana - Bea"\n'
    )
    assert (made.title, made.date, made.method, made.winners) == ("Club", "2026-09-30", ScoringMethod.MATCHPOINTS, 1)
    assert [(result.north_south_score, result.east_west_score) for result in made.results] == [
        (Points(420), Points(-420)),
        (Points(100), Points(-100)),  # worked out from contract and result: one off, doubled, not vulnerable
        (Points(0), Points(0)),
        (Artificial(share=Fraction(3, 5)), Artificial(share=Fraction(2, 5))),
    ]
    assert [result.contract for result in made.results[:3]] == [
        Contract.parse("4S S"),
        Contract.parse("3NTX E"),
        PASSED_OUT,
    ]
    assert str(made.results[0].lead) == "HK"
    assert [(str(who.id), who.names) for who in made.contestants][:2] == [("1", ()), ("2", ("Ana", "Bea"))]
    assert (made.stated[0].contestant, made.stated[0].percentage) == (ContestantId(2), Fraction(143, 2))


def test_two_lines_and_sections() -> None:
    made = contest(BOARD + '[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\nA1NS A1EW 50\nA2NS A2EW -50\n')
    assert made.winners == 2
    assert made.results[0].east_west == ContestantId(1, Side.EW, "A")


def test_frequencies_become_as_many_results_and_a_warning() -> None:
    parsed = contest_of(read_pbn(BOARD + '[ScoreTable "Score_NS;Multiplicity;IMP_NS"]\n420 3 1.5\n-50 2 -2.25\n').value)
    assert parsed.value is not None
    assert [result.north_south_score for result in parsed.value.results] == [Points(420)] * 3 + [Points(-50)] * 2
    assert len({result.north_south for result in parsed.value.results}) == 5
    assert parsed.value.contestants == ()
    assert parsed.value.method is ScoringMethod.CROSS_IMPS
    assert [found.code for found in parsed.diagnostics] == ["pbn-table-without-pairs"]


def test_the_same_board_at_two_tables() -> None:
    text = ""
    for names, contract, tricks in (("AB", "4S", 10), ("CD", "3S", 11)):
        players = f'[North "{names[0]}"]\n[South "{names[1]}"]\n[East "E"]\n[West "F"]\n'
        text += BOARD + players + f'[Scoring "IMP"]\n[Contract "{contract}"]\n[Declarer "N"]\n[Result "{tricks}"]\n\n'
    made = contest(text)
    assert [result.north_south_score for result in made.results] == [Points(420), Points(200)]
    assert [who.names for who in made.contestants] == [("A", "B"), ("E", "F"), ("C", "D")]
    assert made.method is ScoringMethod.CROSS_IMPS


@pytest.mark.parametrize(
    ("scoring", "method"),
    [
        ("MP1", ScoringMethod.MATCHPOINTS),
        ("MatchPoints", ScoringMethod.MATCHPOINTS),
        ("IMP;Cross1", ScoringMethod.CROSS_IMPS),
        ("IMP;Butler-2", ScoringMethod.BUTLER),
        ("BAM", ScoringMethod.BOARD_A_MATCH),
        ("Rubber", ScoringMethod.TOTAL_POINTS),
    ],
)
def test_kinds_of_scoring(scoring: str, method: ScoringMethod) -> None:
    made = contest(f'[Scoring "{scoring}"]\n{BOARD}[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 50\n')
    assert made.method is method


@pytest.mark.parametrize("text", ["", BOARD, f"{BOARD}\n{BOARD}"])
def test_boards_without_results_are_no_contest(text: str) -> None:
    assert contest_of(read_pbn(text).value).value is None


def test_percentages_that_a_program_puts_under_imps_are_compared_as_what_they_are() -> None:
    made = contest(BOARD + '[ScoreTable "Score_NS;Multiplicity;IMP_NS"]\n420 3 66.667\n-50 1 0\n')
    assert made.method is ScoringMethod.MATCHPOINTS
    assert made.results[0].stated == {"ns_percentage": Fraction("66.667")}
    assert [each.agrees for each in compare(made, standings(made))] == [True] * 4


def test_a_percentage_of_its_own_is_not_written_over() -> None:
    made = contest(BOARD + '[Scoring "MP"]\n[ScoreTable "Score_NS;IMP_NS;Percentage_NS"]\n420 9 100\n-50 1 0\n')
    assert [result.stated for result in made.results] == [{"ns_percentage": 100}, {"ns_percentage": 0}]


@pytest.mark.rest
def test_rows_that_count_more_results_than_there_can_be_are_left_out() -> None:
    rows = "".join(f"{10 * row} 9999\n" for row in range(12))
    parsed = contest_of(read_pbn(BOARD + f'[ScoreTable "Score_NS;Multiplicity"]\n{rows}').value)
    assert parsed.value is not None
    assert len(parsed.value.results) == 10 * 9999
    assert [(found.code, found.line) for found in parsed.diagnostics if found.code == "pbn-too-many-results"] == [
        ("pbn-too-many-results", 15)
    ]
