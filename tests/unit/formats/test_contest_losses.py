"""Losses of a contest in a file are told, kind by kind, with the boards that they concern."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, Penalty, ScoringMethod
from duplicado.formats.losses import contest_losses
from duplicado.score.side_score import Points
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat, Side

ONE, TWO, THREE, FOUR, FIVE = (ContestantId(number) for number in range(1, 6))
PAIRS = tuple(Contestant(who, (f"A {who}", f"B {who}")) for who in (ONE, TWO, THREE, FOUR))


def line(board: int, **more: Any) -> BoardResult:  # noqa: ANN401 - fields of all types
    made = BoardResult(
        board, ONE, TWO, Points(420), Points(-420), contract=Contract.parse("4S N"), tricks=10, lead=Card.parse("HK"),
        round=1, table="1", form="b", note="late", players={Seat.N: "Ana", Seat.S: "Rui"},
    )  # fmt: skip
    return replace(made, **more)


WHOLE = Contest(
    contestants=PAIRS,
    results=tuple(map(line, (1, 2, 3))),
    penalties=(Penalty(ONE, Fraction(-1), "late"),),
    date="2026-11-22",
)


def told(before: Contest, after: Contest) -> list[tuple[str, str]]:
    return [(each.code, dict(each.values).get("boards", "")) for each in contest_losses(before, after)]


def with_lines(contest: Contest, **more: Any) -> Contest:  # noqa: ANN401 - fields of all types
    """Change what the second and third lines say."""
    return replace(contest, results=(contest.results[0], *(replace(each, **more) for each in contest.results[1:])))


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"north_south_score": Points(450)}, "lost-results"),
        ({"east_west_score": None}, "lost-results"),
        ({"contract": None}, "lost-results"),
        ({"tricks": None}, "lost-results"),
        ({"tricks": 11}, "lost-results"),
        ({"north_south": THREE}, "lost-results"),
        ({"east_west": ONE, "north_south": TWO}, "lost-results"),
        ({"south": FIVE}, "lost-results"),
        ({"lead": None}, "lost-leads"),
        ({"lead": Card.parse("HQ")}, "lost-leads"),
        ({"round": None}, "lost-places"),
        ({"table": "2"}, "lost-places"),
        ({"form": ""}, "lost-forms"),
        ({"note": ""}, "lost-notes"),
        ({"players": {Seat.N: "Eva", Seat.S: "Leo"}}, "lost-line-ups"),
    ],
)
def test_what_of_a_line_is_lost_is_told_with_its_boards(more: dict[str, Any], code: str) -> None:
    assert told(WHOLE, with_lines(WHOLE, **more)) == [(code, "2-3")]


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"date": ""}, "lost-date"),
        ({"method": ScoringMethod.BUTLER}, "lost-method"),
        ({"winners": 2}, "lost-method"),
        ({"penalties": ()}, "lost-penalties"),
        ({"penalties": (Penalty(TWO, Fraction(-1), "late"),)}, "lost-penalties"),
        ({"contestants": PAIRS[:3]}, "lost-contestants"),
    ],
)
def test_what_of_a_contest_is_lost_is_told(more: dict[str, Any], code: str) -> None:
    assert told(WHOLE, replace(WHOLE, **more)) == [(code, "")]


def test_what_is_said_once_more_or_otherwise_numbered_is_not_lost() -> None:
    assert told(WHOLE, WHOLE) == []
    assert told(replace(WHOLE, results=WHOLE.results[:1], penalties=(), date=""), replace(WHOLE, penalties=())) == []
    # A file numbers them otherwise, and names the players of a pair in another order.
    other = {ONE: FOUR, TWO: THREE, THREE: TWO, FOUR: ONE}
    renumbered = replace(
        WHOLE,
        contestants=tuple(Contestant(other[each.id], each.names[::-1]) for each in PAIRS),
        results=tuple(replace(each, north_south=FOUR, east_west=THREE) for each in WHOLE.results),
        penalties=(Penalty(FOUR, Fraction(-1), "late"),),
    )
    assert told(WHOLE, renumbered) == []
    # Of two lines that say the same one is lost.
    twice = replace(WHOLE, results=(*WHOLE.results, WHOLE.results[0]))
    assert told(twice, WHOLE)[0] == ("lost-results", "1")


def test_contestants_of_whom_there_is_no_list_are_known_by_their_numbers() -> None:
    bare = replace(WHOLE, contestants=())
    assert told(bare, bare) == []
    assert told(bare, with_lines(bare, north_south=TWO, east_west=ONE)) == [("lost-results", "2-3")]
    assert told(bare, replace(bare, penalties=(Penalty(TWO, Fraction(-1), "late"),))) == [("lost-penalties", "")]
    # A reader may list those that it has met.
    listed = replace(bare, contestants=tuple(Contestant(who) for who in (ONE, TWO)))
    assert told(bare, listed) == []
    lines = ContestantId(1, Side.NS), ContestantId(1, Side.EW)
    swapped = replace(bare, results=(line(1, north_south=lines[0], east_west=lines[1]),))
    assert told(swapped, replace(swapped, results=(line(1, north_south=lines[1], east_west=lines[0]),))) != []


def test_of_nothing_nothing_is_lost_and_of_a_contest_all() -> None:
    assert contest_losses(None, WHOLE) == ()
    assert [each.code for each in contest_losses(WHOLE, None)] == ["lost-contest"]
