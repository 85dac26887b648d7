"""The texts of the pages, from contests made for the purpose."""

from dataclasses import replace
from fractions import Fraction

import pytest

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty
from duplicado.event.standing import standings
from duplicado.locale import Language
from duplicado.publish.pages.board import board_page, is_split
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.figures import decimal_places
from duplicado.publish.pages.hands import diagram
from duplicado.publish.pages.play_steps import step_page
from duplicado.publish.pages.ranking import ranking_page
from duplicado.publish.pages.scorecard import score_card
from duplicado.publish.pages.wording import Wording, shortened
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.table.record import Annotation, BoardRecord, CardPlayed, Claim
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Deal, Layout
from duplicado.vocabulary.seats import Seat, Side

DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")
BOARD = Board(4, Seat.W, Vulnerability.BOTH)
ENGLISH, SPANISH, PORTUGUESE = (Wording.of(language) for language in Language)


def pair(number: int, line: Side | None = None, section: str = "") -> ContestantId:
    return ContestantId(number, line, section)


def scored(board: int, pairs: tuple[int, int], ours: SideScore | None, theirs: SideScore | None = None) -> BoardResult:
    if theirs is None and isinstance(ours, Points):
        theirs = Points(-ours.value)
    return BoardResult(board, pair(pairs[0]), pair(pairs[1]), ours, theirs)


def evening(
    *results: BoardResult, penalties: tuple[Penalty, ...] = (), records: tuple[BoardRecord, ...] = ()
) -> EveningPage:
    names = tuple(Contestant(pair(number), (f"A{number}", f"B{number}")) for number in range(1, 7))
    contest = Contest(title="Club", contestants=names, results=results, penalties=penalties)
    return EveningPage("club.json", contest, records, standings(contest))


THREE = (scored(1, (1, 2), Points(420)), scored(1, (3, 4), Points(-50)), scored(1, (5, 6), Points(420)))


def test_the_ranking_is_that_of_the_standings() -> None:
    (table,) = ranking_page(evening(*THREE)).tables
    assert [(row.standing.place, row.contestant.number) for row in table.rows] == [
        (1, 4), (2, 1), (2, 5), (4, 2), (4, 6), (6, 3),
    ]  # fmt: skip
    assert table.has_shares
    assert not table.has_penalties
    assert table.places == 0
    assert table.rows[0].names == ("A4", "B4")


def test_a_penalty_is_shown() -> None:
    (table,) = ranking_page(evening(*THREE, penalties=(Penalty(pair(4), Fraction(-1, 2)),))).tables
    assert table.has_penalties
    assert table.places == 1


def test_two_winners_are_two_tables() -> None:
    results = tuple(
        replace(result, north_south=pair(place, Side.NS), east_west=pair(place, Side.EW))
        for place, result in enumerate(THREE, 1)
    )
    contest = Contest(winners=2, results=results)
    shown = EveningPage("x", contest, (), standings(contest))
    assert [table.line for table in ranking_page(shown).tables] == [Side.NS, Side.EW]
    assert sorted(shown.addresses.values()) == ["1-EW", "1-NS", "2-EW", "2-NS", "3-EW", "3-NS"]


def test_contestants_have_addresses_of_their_own_whatever_a_file_calls_their_sections() -> None:
    who = (pair(8, None, "A"), pair(8, None, "<b>"), pair(8, None, "?/"), pair(8))
    shown = EveningPage("x", Contest(contestants=tuple(map(Contestant, who))))
    assert len(set(shown.addresses.values())) == 4
    assert all(shown.contestant_at(shown.addresses[each]) == each for each in who)
    assert all(address.replace("-", "").isalnum() for address in shown.addresses.values())
    assert shown.contestant_at("nobody") is None


def test_the_traveller_has_both_sides_and_the_best_line_first() -> None:
    page = board_page(evening(*THREE), 1)
    assert [line.line.row for line in page.lines] == [1, 3, 2]
    assert {side: gain.amount for side, gain in page.lines[0].gains.items()} == {Side.NS: 3, Side.EW: 1}
    assert page.lines[0].gains[Side.NS].share == Fraction(3, 4)
    assert [(each.score, each.times, int(each.gains[Side.NS].amount)) for each in page.frequencies] == [
        (420, 2, 3),
        (-50, 1, 0),
    ]
    assert page.most_frequent == 2


def test_split_scores_stand_below_and_not_among_the_frequencies() -> None:
    plus, minus = Artificial(Award.AVERAGE_PLUS), Artificial(Award.AVERAGE_MINUS)
    page = board_page(evening(scored(1, (1, 2), plus, minus), scored(1, (3, 4), Points(-50)), THREE[2]), 1)
    assert [line.is_split for line in page.lines] == [False, False, True]
    assert sum(each.times for each in page.frequencies) == 2


@pytest.mark.parametrize(
    ("ours", "theirs", "split"),
    [
        (Points(50), Points(-50), False),
        (Points(50), Points(50), True),
        (None, None, False),
        (Points(50), None, True),
        (Artificial(share=Fraction(1, 2)), Artificial(share=Fraction(1, 2)), True),
        (Weighted(((Fraction(1), 50),)), Weighted(((Fraction(1), -50),)), False),
        (Weighted(((Fraction(1), 50),)), Weighted(((Fraction(1), 50),)), True),
    ],
)
def test_what_is_split(ours: SideScore | None, theirs: SideScore | None, split: bool) -> None:
    assert is_split(BoardResult(1, pair(1), pair(2), ours, theirs)) is split


def test_the_score_card_goes_by_rounds_and_sees_the_scores_from_its_side() -> None:
    later = replace(scored(2, (3, 2), Points(100)), round=2)
    first = replace(scored(9, (1, 2), Points(-50)), round=1)
    card = score_card(evening(later, first), pair(2))
    assert [(line.board, line.side, line.score) for line in card.lines] == [
        (9, Side.EW, Points(50)),
        (2, Side.EW, Points(-100)),
    ]
    assert [[who.number for who in line.opponents] for line in card.lines] == [[1], [3]]
    assert all(line.begins_round for line in card.lines)
    assert card.has_rounds


def test_an_adjusted_score_is_known_as_one() -> None:
    card = score_card(evening(scored(1, (1, 2), None), THREE[1]), pair(1))
    assert [line.is_adjusted for line in card.lines] == [True]
    assert card.lines[0].gain is None


def test_places_are_as_few_as_are_exact() -> None:
    assert decimal_places([Fraction(1), Fraction(1, 2)]) == 1
    assert decimal_places([Fraction(1, 3)]) == 2


def record(calls: str, cards: str = "") -> BoardRecord:
    plays = tuple(
        CardPlayed(Seat(seat), Card.parse(card)) for seat, card in (each.split(":") for each in cards.split())
    )
    return BoardRecord(BOARD, DEAL, tuple(map(parse_call, calls.split())), True, plays)


PLAYED = record("P P P 1H P 3H P P P", "W:D4 N:DA E:D2 S:D5 N:H5 E:H2")


def test_a_record_opens_after_its_auction_and_goes_step_by_step() -> None:
    shown = evening(records=(PLAYED,))
    (line,) = shown.lines[4]
    page = step_page(line, shown.layout(4))
    assert (page.step, page.last, page.tricks) == (9, 15, ())
    assert page.contract == Contract.parse("3H S")
    assert [cell.call and cell.call.text for row in page.auction for cell in row] == [
        "P", "P", "P", "1H", "P", "3H", "P", "P", "P", None, None, None,
    ]  # fmt: skip
    end = step_page(line, shown.layout(4), 99)
    assert (end.step, end.is_end, end.now) == (15, True, Seat.E)
    assert [(trick.number, trick.winner, trick.declarer_tricks) for trick in end.tricks] == [
        (1, Seat.N, 1),
        (2, None, 1),
    ]
    assert len(end.gone) == 6
    start = step_page(line, shown.layout(4), -3)
    assert (start.step, start.now, start.auction) == (0, None, ())
    assert step_page(line, None, 2).now is Seat.N


def test_every_step_of_an_irregular_record_can_be_shown() -> None:
    foreign = record("1H 9NT P", "N:SA N:SA W:C2 E:C2 S:H2")
    foreign = replace(foreign, call_annotations={1: (Annotation("alert", "?"),)})
    shown = evening(records=(foreign,))
    (line,) = shown.lines[4]
    pages = [step_page(line, shown.layout(4), step) for step in range(9)]
    assert pages[-1].contract is None
    assert [len(page.notes) for page in pages[:3]] == [0, 0, 1]


def test_a_deal_without_more_is_no_line_of_the_board() -> None:
    shown = evening(records=(BoardRecord(BOARD, DEAL),))
    assert shown.lines == {4: ()}
    assert shown.layout(4) == DEAL
    assert shown.board(4) == BOARD
    assert not shown.has_ranking


def test_a_record_of_a_result_is_not_shown_twice() -> None:
    shown = evening(replace(scored(4, (1, 2), Points(140)), record=PLAYED), records=(PLAYED,))
    assert len(shown.lines[4]) == 1


def test_other_hands_under_the_same_number_are_marked() -> None:
    other = replace(PLAYED, layout=Layout.parse("N:AK... - - -"))
    assert [line.is_another_deal for line in board_page(evening(records=(PLAYED, other)), 4).lines] == [False, True]


def test_a_claim_tells_the_tricks() -> None:
    claimed = replace(PLAYED, claim=Claim(10, Seat.S))
    assert board_page(evening(records=(claimed,)), 4).lines[0].tricks == 10


def test_the_diagram_has_points_where_a_hand_is_whole() -> None:
    shown = diagram(BOARD, Layout({Seat.N: DEAL[Seat.N], Seat.E: DEAL[Seat.E] - (Card.parse("D2"),)}))
    assert [shown.hands[seat].points for seat in Seat] == [10, None, None, None]
    assert shown.hands[Seat.W].deals
    assert not shown.hands[Seat.S].is_known
    assert not diagram(BOARD, None).is_known


@pytest.mark.parametrize(
    ("score", "english", "spanish"),
    [
        (Points(420), "+420", "+420"),
        (Points(-50), "−50", "−50"),
        (Points(0), "0", "0"),
        (None, "Not played", "No jugado"),
        (Artificial(Award.AVERAGE_PLUS), "Average plus", "Media máxima"),
        (Artificial(share=Fraction(5, 8)), "62.5%", "62,5 %"),
        (Weighted(((Fraction(2, 3), 620), (Fraction(1, 3), -100))), "66.67% of +620, 33.33% of −100",
         "66,67 % de +620, 33,33 % de −100"),
    ],
)  # fmt: skip
def test_scores_in_words(score: SideScore | None, english: str, spanish: str) -> None:
    assert ENGLISH.score(score) == english
    assert SPANISH.score(score) == spanish


def test_every_adjusted_score_is_explained_in_every_language() -> None:
    adjusted: list[SideScore | None] = [None, Weighted(((Fraction(1), 50),)), Artificial(share=Fraction(1, 2))]
    adjusted += [Artificial(award) for award in Award]
    adjusted += [Artificial(amount=Fraction(18)), SelfInflicted(Points(50), Points(50), Points(-100))]
    for wording in (ENGLISH, SPANISH, PORTUGUESE):
        assert len({wording.explanation(score) for score in adjusted}) == len(adjusted)
        assert wording.explanation(Points(50)) is None


def test_results_in_words() -> None:
    four_spades = Contract.parse("4S S")
    assert [ENGLISH.tricks(four_spades, tricks) for tricks in (8, 10, 11, None)] == ["−2", "=", "+1", "?"]
    assert [ENGLISH.tricks_in_words(four_spades, tricks) for tricks in (9, 10, 12, None)] == [
        "one down", "just made", "2 overtricks", "number of tricks unknown",
    ]  # fmt: skip
    assert [PORTUGUESE.call_word(parse_call(call)) for call in ("P", "X", "XX", "1S")] == [
        "Passo", "Dobro", "Redobro", None,
    ]  # fmt: skip
    assert SPANISH.call_word(None) == "(turno omitido)"
    assert SPANISH.contestant(pair(8, Side.EW, "A")) == "A8 EO"
    assert "".join(map(SPANISH.rank, sorted((card.rank for card in DEAL[Seat.S]), reverse=True)[:5])) == "ARRRD"


def test_remarks_are_written_even_if_nobody_wrote_their_sentence() -> None:
    assert ENGLISH.remark(3, "no-such-remark", (("what", "x" * 5000),)).startswith("Line 3: no-such-remark what=xxx")
    assert len(shortened("x" * 5000)) == 200
    assert shortened("short") == "short"


def test_a_passed_out_board_has_no_play() -> None:
    shown = evening(records=(record("P P P P"),))
    assert step_page(shown.lines[4][0], None).contract == PASSED_OUT


def test_a_line_without_a_record_has_no_steps() -> None:
    shown = evening(*THREE)
    assert not shown.lines[1][0].has_steps
    with pytest.raises(ValueError, match="no record"):
        step_page(shown.lines[1][0], None)


def test_a_board_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        board_page(evening(*THREE), 7)


def test_of_those_whom_the_file_does_not_name_only_the_frequencies_are_shown() -> None:
    bare = [
        BoardResult(1, pair(number, Side.NS, "#1-"), pair(number, Side.EW, "#1-"), Points(score), Points(-score))
        for number, score in ((1, 420), (2, -50))
    ]
    told = replace(bare[0], contract=Contract.parse("4H N"), tricks=10)
    contest = Contest(results=(*bare, told))
    shown = EveningPage("table.pbn", contest, (), standings(contest))
    page = board_page(shown, 1)
    assert [row.times for row in page.frequencies] == [2, 1]
    assert [line.line.result for line in page.lines] == [told]
    assert not page.has_contestants
    assert shown.contestants == ()
    assert ranking_page(shown).tables == ()


def test_a_score_card_tells_the_place_among_how_many() -> None:
    shown = evening(*THREE)
    card = score_card(shown, pair(4))
    assert card.standing is shown.standing_of(pair(4))
    assert card.field == 6
    assert [(line.board, line.side) for line in card.lines] == [(1, Side.EW)]
    assert score_card(shown, pair(7)).field == 0
