"""Places, strata, handicaps, sessions, clubs, carry-over."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import (
    BoardResult,
    Contest,
    Contestant,
    ContestantId,
    Penalty,
    ScoringMethod,
    StatedStanding,
)
from duplicado.event.ranking.carry_over import carry_forward, linear_carry_over
from duplicado.event.ranking.handicap import handicapped
from duplicado.event.ranking.places import RankPlace, ranked, within
from duplicado.event.ranking.simultaneous import merged, renamed
from duplicado.event.standing import standings
from duplicado.score.side_score import Points
from duplicado.vocabulary.boards import Board, Vulnerability
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat, Side

ONE, TWO, THREE, FOUR, FIVE = (ContestantId(number) for number in (1, 2, 3, 4, 5))


def text(places: tuple[RankPlace, ...]) -> list[str]:
    return [f"{each.place_text} {each.contestant}" for each in places]


def test_those_who_are_level_stand_in_the_order_of_their_numbers() -> None:
    lines = [
        ContestantId(1, Side.NS),
        ContestantId(1, Side.EW),
        ContestantId(2, section="A"),
        ContestantId(10),
        ContestantId(9),
    ]
    assert text(ranked(dict.fromkeys(lines, Fraction(1)))) == ["1= 1 EW", "1= 1 NS", "1= 9", "1= 10", "1= A2"]
    assert ranked({}) == ()


FIELD = ranked({ONE: Fraction(60), TWO: Fraction(55), THREE: Fraction(55), FOUR: Fraction(40), FIVE: Fraction(30)})


def test_a_category_is_ranked_among_itself() -> None:
    assert text(within(FIELD, {TWO, THREE, FIVE})) == ["1= 2", "1= 3", "3 5"]
    # A tie that was broken stays broken, though the figures are level.
    broken = (FIELD[0], replace(FIELD[2], place=2, shared_by=1), replace(FIELD[1], place=3, shared_by=1))
    assert text(within(broken, {TWO, THREE})) == ["1 3", "2 2"]
    assert within(FIELD, set()) == ()


@given(
    st.dictionaries(st.integers(1, 20).map(ContestantId), st.integers(0, 4).map(Fraction)), st.sets(st.integers(1, 20))
)
def test_within_is_ranking_the_members(figures: dict[ContestantId, Fraction], numbers: set[int]) -> None:
    members = {ContestantId(number) for number in numbers}
    assert within(ranked(figures), members) == ranked(
        {each: figure for each, figure in figures.items() if each in members}
    )


def test_handicaps() -> None:
    result = handicapped({ONE: Fraction(52), TWO: Fraction(50)}, {ONE: Fraction(-3)}, part=Fraction(1, 2))
    assert [result[ONE].scratch, result[ONE].allowance, result[ONE].net] == [52, Fraction(-3, 2), Fraction("50.5")]
    assert result[TWO].net == 50
    # Half an IMP for each of 24 boards.
    imps = handicapped({ONE: Fraction(7), TWO: Fraction(9)}, {ONE: Fraction(1, 2), TWO: Fraction(1)}, times={ONE: 24})
    assert [imps[ONE].net, imps[TWO].net] == [19, 9]
    with pytest.raises(DuplicadoError, match="not -1"):
        handicapped({}, {}, part=Fraction(-1))


def test_carry_forward() -> None:
    # Sixty per cent of a qualifying stage is sixty per cent of half of the final.
    assert carry_forward(Fraction(180), Fraction(300), Fraction(200)) == 60
    assert carry_forward(Fraction(180), Fraction(300), Fraction(200), weight=Fraction(1)) == 120
    assert carry_forward(Fraction(1), Fraction(3), Fraction(1), places=1) == Fraction(1, 5)
    with pytest.raises(DuplicadoError, match="nothing could be scored"):
        carry_forward(Fraction(1), Fraction(0), Fraction(1))


def test_linear_carry_over() -> None:
    assert list(linear_carry_over((ONE, TWO, THREE, FOUR), Fraction(6)).values()) == [6, 4, 2, 0]
    assert linear_carry_over((ONE,), Fraction(6)) == {ONE: Fraction(6)}
    assert linear_carry_over((), Fraction(6)) == {}
    with pytest.raises(DuplicadoError, match="twice"):
        linear_carry_over((ONE, ONE), Fraction(6))


def club(*scores: int, method: ScoringMethod = ScoringMethod.MATCHPOINTS, form: str = "") -> Contest:
    return Contest(
        method=method,
        winners=2,
        title="Tuesday",
        results=tuple(
            BoardResult(1, ContestantId(i, Side.NS), ContestantId(i, Side.EW), Points(score), Points(-score), form=form)
            for i, score in enumerate(scores, 1)
        ),
        contestants=(Contestant(ContestantId(1, Side.NS)),),
        penalties=(Penalty(ContestantId(1, Side.EW), Fraction(-1)),),
        stated=(StatedStanding(ContestantId(1, Side.NS)),),
    )


def test_clubs_together_are_one_field() -> None:
    whole = merged({"North": club(100, 90), "South": club(110, 95)})
    result = standings(whole)
    north_south = result.rankings[0].standings
    assert [str(each.contestant) for each in north_south] == ["South 1 NS", "North 1 NS", "South 2 NS", "North 2 NS"]
    assert [each.total for each in north_south] == [6, 4, 2, 0]
    assert (whole.title, whole.winners, whole.stated) == ("", 2, ())
    assert [str(each.id) for each in whole.contestants] == ["North 1 NS", "South 1 NS"]
    assert {str(each.contestant) for each in whole.penalties} == {"North 1 EW", "South 1 EW"}
    assert merged({"A": club(1)}, winners=1).winners == 1


def test_names_of_clubs() -> None:
    assert str(renamed("North", ContestantId(3, section="B"))) == "North B3"
    assert renamed("North", ContestantId(3, section="#1")).is_anonymous
    assert renamed("North", ContestantId(3, section="#1")) != renamed("South", ContestantId(3, section="#1"))


def test_fouled_boards_of_two_clubs_are_not_the_same() -> None:
    whole = merged({"North": club(100, 90, form="turned"), "South": club(110, 95, form="turned")})
    assert {each.form for each in whole.results} == {"North turned", "South turned"}
    assert {each.form for each in merged({"North": club(100)}).results} == {""}


def test_clubs_that_did_not_play_the_same() -> None:
    with pytest.raises(DuplicadoError, match="different methods"):
        merged({"A": club(1), "B": club(1, method=ScoringMethod.BUTLER)})
    with pytest.raises(DuplicadoError, match="with names"):
        merged({})
    with pytest.raises(DuplicadoError, match="with names"):
        merged({"": club(1)})
    board, other = (Board(1, dealer, Vulnerability.NONE) for dealer in (Seat.N, Seat.E))
    with pytest.raises(DuplicadoError, match="board 1 has different dealers"):
        merged({"A": replace(club(1), boards={1: board}), "B": replace(club(1), boards={1: other})})
    same = merged({"A": replace(club(1), boards={1: board}), "B": replace(club(1), boards={1: board, 2: other})})
    assert same.boards == {1: board, 2: other}
    one, two = Layout.parse("N:AK... - QJ... -"), Layout.parse("N:AQ... - KJ... -")
    with pytest.raises(DuplicadoError, match="board 1 has different cards"):
        merged({"A": replace(club(1), layouts={1: one}), "B": replace(club(1), layouts={1: two})})


def test_clubs_whose_sections_would_run_together() -> None:
    section = Contest(results=(BoardResult(1, ContestantId(1, section="B"), ContestantId(2, section="B"), None, None),))
    with pytest.raises(DuplicadoError, match="A B"):
        merged({"A": section, "A B": club(1)})
