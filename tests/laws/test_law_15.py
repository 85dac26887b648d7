"""Law 15B: the wrong board, with the artificial scores of those who are deprived of a valid one."""

import pytest

from duplicado.law.book.law_15_boards import BoardMoment, WhatBecomes, WrongBoard, rule
from duplicado.law.edition import Edition
from duplicado.vocabulary.awards import Award, Fault

HERE = ("pair 3", "pair 8")


@pytest.mark.clause("15B", "15B1", "15B3")
def test_somebody_had_played_it_before() -> None:
    facts = WrongBoard(
        Edition.LAWS_2017,
        HERE,
        frozenset({"pair 3"}),
        BoardMoment.PLAY,
        deprived=HERE,
        faults={"pair 3": Fault.DIRECTLY},
    )
    ruling = rule(facts)
    assert ruling.board is WhatBecomes.CANCELLED
    assert ruling.artificial == (("pair 3", Award.AVERAGE_MINUS), ("pair 8", Award.AVERAGE_PLUS))
    assert set(ruling.clauses) == {"15B1", "15B3", "12C2(a)"}


@pytest.mark.clause("15B2", "15B3")
@pytest.mark.parametrize("moment", list(BoardMoment))
def test_nobody_had_played_it_so_it_is_completed_and_others_lose_their_opponents(moment: BoardMoment) -> None:
    ruling = rule(WrongBoard(Edition.LAWS_2017, HERE, moment=moment, deprived=("pair 5",)))
    assert ruling.board is WhatBecomes.COMPLETED
    assert ruling.correct_board_later
    assert ruling.artificial == (("pair 5", Award.AVERAGE_PLUS),)


@pytest.mark.clause("15:fn4")
def test_between_teams_it_is_another_law_since_2017() -> None:
    assert rule(WrongBoard(Edition.LAWS_2017, HERE, between_teams=True)).board is WhatBecomes.OTHER_LAW
    assert rule(WrongBoard(Edition.LAWS_2007, HERE, between_teams=True)).board is WhatBecomes.STANDS


def test_in_2007_the_auction_is_held_again() -> None:
    found = BoardMoment.AUCTION_PERIOD
    assert rule(WrongBoard(Edition.LAWS_2007, HERE, moment=found)).board is WhatBecomes.AUCTION_AGAIN
    differs = rule(WrongBoard(Edition.LAWS_2007, HERE, moment=found, deprived=HERE, same_calls=False))
    assert differs.board is WhatBecomes.CANCELLED
    assert differs.clauses[0] == "15C"


def test_in_2007_a_second_score_is_cancelled_for_both_sides() -> None:
    ruling = rule(WrongBoard(Edition.LAWS_2007, HERE, frozenset({"pair 8"}), deprived=("pair 3",)))
    assert ruling.board is WhatBecomes.CANCELLED
    assert "15B" in ruling.clauses
    assert ruling.artificial == (("pair 3", Award.AVERAGE_PLUS),)


def test_shares_of_the_fault() -> None:
    ruling = rule(WrongBoard(Edition.LAWS_2017, HERE, deprived=HERE, faults=dict.fromkeys(HERE, Fault.PARTLY)))
    assert [award for _, award in ruling.artificial] == [Award.AVERAGE, Award.AVERAGE]
