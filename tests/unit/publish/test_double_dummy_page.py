"""Pages of a board beyond its results: makeable contracts, par, winners, the field's contracts."""

from fractions import Fraction

from duplicado.analysis.table import DoubleDummyTable
from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId
from duplicado.event.standing import standings
from duplicado.locale import Language
from duplicado.publish.pages.board import board_page
from duplicado.publish.pages.evening import EveningPage, most_different
from duplicado.publish.pages.hands import Makeable, double_dummy_page
from duplicado.publish.pages.ranking import figure_text, ranking_page
from duplicado.publish.pages.scorecard import UsualScore, score_card
from duplicado.publish.pages.wording import Wording
from duplicado.score.side_score import Points
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Denomination

SPADES, HEARTS, NOTRUMP = Denomination.SPADES, Denomination.HEARTS, Denomination.NOTRUMP

# North-South make two hearts, three spades by North alone; East-West nothing.
ROWS = {Denomination.CLUBS: (6, 6, 6, 6), Denomination.DIAMONDS: (6, 6, 6, 6), HEARTS: (8, 5, 8, 5)}
ROWS |= {SPADES: (9, 4, 8, 4), NOTRUMP: (6, 6, 6, 6)}
TABLE = DoubleDummyTable(tuple(ROWS[each] for each in Denomination))


def pair(number: int) -> ContestantId:
    return ContestantId(number)


def played(board: int, pairs: tuple[int, int], contract: tuple[Bid, Seat], tricks: int, score: int) -> BoardResult:
    said = Contract(contract[0], contract[1])
    return BoardResult(board, pair(pairs[0]), pair(pairs[1]), Points(score), Points(-score), said, tricks)


FOUR_SPADES = (Bid(4, SPADES), Seat.N)
RESULTS = (
    played(1, (1, 2), FOUR_SPADES, 10, 420),
    played(1, (3, 4), FOUR_SPADES, 8, -100),
    played(1, (5, 6), FOUR_SPADES, 7, -150),
    played(2, (1, 2), FOUR_SPADES, 10, 420),
    played(2, (3, 4), FOUR_SPADES, 10, 420),
    played(2, (5, 6), FOUR_SPADES, 9, -50),
)


def evening(*results: BoardResult) -> EveningPage:
    names = tuple(Contestant(pair(number), (f"A{number}", f"B{number}")) for number in range(1, 7))
    contest = Contest(contestants=names, results=results)
    return EveningPage("club.json", contest, (), standings(contest))


def test_what_can_be_made_is_the_highest_of_each_denomination_and_who_makes_it() -> None:
    page = double_dummy_page(TABLE, Board(1, Seat.N, Vulnerability.NONE))
    assert page.makes == ((Side.NS, (Makeable(3, SPADES, Seat.N), Makeable(2, HEARTS, None))),)
    assert page.par.score == 140
    north = dict(page.rows)[Seat.N]
    assert north == ((6, False), (9, True), (8, True), (6, False), (6, False))


def test_a_line_of_the_traveller_is_compared_with_par() -> None:
    page = board_page(evening(*RESULTS), 1, TABLE)
    assert [line.against_par for line in page.lines] == [280, -240, -290]
    assert [line.against_par for line in board_page(evening(*RESULTS), 1).lines] == [None, None, None]


def test_a_score_card_tells_what_the_field_did_and_par_from_its_side() -> None:
    card = score_card(evening(*RESULTS), pair(6), {1: TABLE})
    first, second = card.lines
    assert (first.against_par, second.against_par) == (290, None)
    assert second.usual == UsualScore(-420, 2, 3)
    assert first.usual is None  # three scores, none of them more often than another


def test_a_board_played_once_has_no_field() -> None:
    card = score_card(evening(RESULTS[0]), pair(1))
    assert not card.has_usual
    assert not card.has_par


def test_the_most_different_results_are_of_one_contract_by_one_declarer() -> None:
    (found,) = most_different(evening(*RESULTS))
    assert (found.board, found.tricks, found.spread) == (1, (10, 8, 7), 3)


def test_winners_are_told_with_their_lead() -> None:
    page = ranking_page(evening(*RESULTS))
    (table,) = page.tables
    winner = page.winners[0]
    assert winner.row == table.rows[0]
    first, second = winner.row.standing, winner.behind[0].standing
    assert winner.lead == (first.percentage or 0) - (second.percentage or 0) > Fraction(0)
    assert figure_text(table, first, Wording.of(Language.ENGLISH)).endswith("%")


def test_everybody_in_the_first_place_has_won() -> None:
    page = ranking_page(evening(RESULTS[3]))
    assert [winner.row.contestant.number for winner in page.winners] == [1, 2]
    assert [winner.lead for winner in page.winners] == [None, None]
