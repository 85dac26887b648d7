"""Questions before a result is recorded: one test for each kind of doubt, and one for a result without any."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import ContestantEntered, ContestantWithdrew, Player, SubstituteSeated
from duplicado.event.facts.discipline import PlayerSuspended
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.planning import DealsRecorded
from duplicado.event.facts.progress import RoundCalled, RoundFinished
from duplicado.event.facts.results import Place, Played, ScoreWritten, TravellerLine
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.typing_errors import Doubt, DoubtKind, doubts_about, doubts_of
from duplicado.movement.individuals import rainbow
from duplicado.movement.teams import round_robin
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book


@pytest.fixture(autouse=True)
def founded(book: Book) -> None:
    book.found()


def played(contract: str, tricks: int | None, lead: str | None = None) -> Played:
    return Played(Contract.parse(contract), tricks, Card.parse(lead) if lead else None)


def asked(book: Book, line: TravellerLine, place: Place | None = None, **named: Any) -> tuple[Doubt, ...]:  # noqa: ANN401 - fields of the result
    return doubts_about(book.state, replace(ResultEntered(place or book.due(), line), **named))


def kinds(doubts: tuple[Doubt, ...]) -> list[DoubtKind]:
    return [each.kind for each in doubts]


def board(book: Book, number: int) -> Place:
    """A place where the board is due; its vulnerability follows from its number."""
    return next(place for place in book.state.session(1).plans["A"].due if place.board == number)


def test_a_result_that_is_as_it_should_be_is_not_asked_about(book: Book) -> None:
    for line in (
        played("4S N", 10),
        played("7NTXX E", 13, "HA"),
        played("1C S", 4),
        ScoreWritten(420),
        Played(PASSED_OUT),
    ):
        assert asked(book, line) == ()
    for place in book.state.session(1).plans["A"].due:
        assert asked(book, played("3NT S", 9), place) == ()


def test_tricks_missing(book: Book) -> None:
    assert asked(book, played("4S N", None)) == (Doubt(DoubtKind.TRICKS_MISSING),)


@pytest.mark.parametrize("tricks", [-1, 14, 100])
def test_tricks_impossible(book: Book, tricks: int) -> None:
    assert asked(book, played("4S N", tricks)) == (Doubt(DoubtKind.TRICKS_IMPOSSIBLE, (str(tricks),)),)


def test_tricks_impossible_where_all_passed(book: Book) -> None:
    assert asked(book, Played(PASSED_OUT, 0)) == (Doubt(DoubtKind.TRICKS_IMPOSSIBLE, ("0",)),)


def test_score_impossible(book: Book) -> None:
    assert asked(book, ScoreWritten(425)) == (Doubt(DoubtKind.SCORE_IMPOSSIBLE, ("425",)),)


def test_other_vulnerability(book: Book) -> None:
    # On board 1 nobody is vulnerable, on board 2 North-South are: 620 is four spades there.
    assert asked(book, ScoreWritten(620), board(book, 1)) == (
        Doubt(DoubtKind.OTHER_VULNERABILITY, ("620", "none", "ns")),
    )
    assert asked(book, ScoreWritten(620), board(book, 2)) == ()
    assert kinds(asked(book, ScoreWritten(-620), board(book, 2))) == [DoubtKind.OTHER_VULNERABILITY]


@pytest.mark.parametrize(("tricks", "doubtful"), [(5, True), (6, True), (7, False), (13, False)])
def test_unusual(book: Book, tricks: int, doubtful: bool) -> None:
    # Four spades: ten tricks are contracted for.
    doubts = asked(book, played("4S N", tricks))
    assert doubts == ((Doubt(DoubtKind.UNUSUAL, ("4S N", str(tricks))),) if doubtful else ())


def test_lead_not_held_and_from_another_seat(book: Book) -> None:
    place = board(book, 1)
    book.enter(DealsRecorded(1, {1: Layout.parse("N:AKQJ... T987... - -")}))
    # North declares, East is on lead.
    assert asked(book, played("4S N", 10, "ST"), place) == ()
    assert asked(book, played("4S N", 10, "S2"), place) == (Doubt(DoubtKind.LEAD_NOT_HELD, ("S2", "E")),)
    assert asked(book, played("4S N", 10, "SA"), place) == (Doubt(DoubtKind.LEAD_FROM_ANOTHER_SEAT, ("SA", "E", "N")),)
    # Without a deal, without a lead, or on another board nobody can tell.
    assert asked(book, played("4S N", 10), place) == ()
    assert asked(book, played("4S N", 10, "S2"), board(book, 2)) == ()


def test_a_deal_of_the_section_goes_before_one_of_the_session(book: Book) -> None:
    place = board(book, 1)
    book.enter(
        DealsRecorded(1, {1: Layout.parse("N:- A... - -")}, "A"), DealsRecorded(1, {1: Layout.parse("N:- K... - -")})
    )
    assert asked(book, played("4S N", 10, "SA"), place) == ()
    assert kinds(asked(book, played("4S N", 10, "SK"), place)) == [DoubtKind.LEAD_NOT_HELD]


def test_not_due_here(book: Book) -> None:
    place = book.due()
    there = replace(place, board=book.due(round_number=4).board)
    assert asked(book, played("3NT S", 9), there) == (
        Doubt(DoubtKind.NOT_DUE_HERE, (str(there.board), f"{there.section}{there.table}", str(there.round))),
    )


@pytest.mark.parametrize("number", [0, -1, -16])
def test_there_is_no_board_below_one(book: Book, number: int) -> None:
    assert kinds(asked(book, ScoreWritten(425), replace(book.due(), board=number))) == [DoubtKind.NOT_DUE_HERE]


def test_a_board_of_a_round_to_come_is_asked_about_while_one_of_an_earlier_round_is_missing(book: Book) -> None:
    plan = book.state.session(1).plans["A"]
    (first, *rest), later = (sorted(each.place for each in plan.at_table(number, 1)) for number in (1, 2))
    book.enter(*(ResultEntered(each, played("4S N", 10)) for each in rest))
    assert asked(book, played("3NT S", 9), later[0]) == ()  # rounds are not called here
    book.enter(RoundCalled(1, 1))
    about = (str(later[0].board), "A1", "2", str(first.board))
    assert asked(book, played("3NT S", 9), later[0]) == (Doubt(DoubtKind.ROUND_TO_COME, about),)
    assert asked(book, played("3NT S", 9), first) == ()
    book.enter(ResultEntered(first, played("4S N", 10)))
    assert asked(book, played("3NT S", 9), later[0]) == ()


def test_nobody_there(book: Book) -> None:
    place = replace(book.due(), table=9)
    assert asked(book, played("3NT S", 9), place) == (Doubt(DoubtKind.NOBODY_THERE, ("A9", "1")),)
    # Nor is anybody in a section that the session's movement does not have.
    nowhere = replace(book.due(), section="Z")
    assert kinds(asked(book, played("3NT S", 9), nowhere)) == [DoubtKind.NOBODY_THERE]
    who = {"north_south": ContestantId(1), "east_west": ContestantId(2)}
    assert asked(book, played("3NT S", 9), nowhere, **who) == ()
    # Who was named was there.
    plan = book.state.session(1).plans["A"]
    named = kinds(asked(book, played("3NT S", 9), place, north_south=ContestantId(1), east_west=ContestantId(2)))
    assert DoubtKind.NOBODY_THERE not in named
    assert DoubtKind.NOT_DUE_HERE in named
    assert plan.rounds == 7


def test_contestant_elsewhere(book: Book) -> None:
    place = book.due()
    due = book.state.session(1).plans["A"].due
    other = next(each for each in due.values() if each.place.round == 1 and each.place.table != place.table)
    assert asked(book, played("3NT S", 9), place, north_south=other.north_south) == (
        Doubt(DoubtKind.CONTESTANT_ELSEWHERE, (str(other.north_south), f"{other.place.section}{other.place.table}")),
    )


def test_who_sits_the_other_way_round_is_where_he_should_be(book: Book) -> None:
    due = book.state.session(1).plans["A"].due[book.due()]
    assert asked(book, played("3NT S", 9), north_south=due.east_west, east_west=due.north_south) == ()


def test_contestant_unknown(book: Book) -> None:
    stranger = ContestantId(77)
    assert asked(book, played("3NT S", 9), north_south=stranger) == (Doubt(DoubtKind.CONTESTANT_UNKNOWN, ("77",)),)
    book.enter(ContestantEntered(stranger))
    assert asked(book, played("3NT S", 9), north_south=stranger) == ()


def test_against_oneself(book: Book) -> None:
    due = book.state.session(1).plans["A"].due[book.due()]
    doubts = asked(book, played("3NT S", 9), north_south=due.north_south, east_west=due.north_south)
    assert doubts == (Doubt(DoubtKind.AGAINST_ONESELF, (str(due.north_south),)),)


def test_played_before(book: Book) -> None:
    place = book.due()
    who = book.state.session(1).plans["A"].due[place]
    later = replace(place, round=5, table=2)
    book.result(place, 420)
    doubts = asked(book, played("3NT S", 9), later, north_south=who.north_south, east_west=ContestantId(77))
    before = (str(who.north_south), f"{place.section}{place.table}", str(place.round))
    assert Doubt(DoubtKind.PLAYED_BEFORE, before) in doubts
    # Said again of the same place it is the same play; and what was contradicted was perhaps not played.
    assert DoubtKind.PLAYED_BEFORE not in kinds(asked(book, ScoreWritten(420), place))
    book.result(place, 450)
    doubts = asked(book, played("3NT S", 9), later, north_south=who.north_south, east_west=ContestantId(77))
    assert DoubtKind.PLAYED_BEFORE not in kinds(doubts)


def test_played_before_in_another_section(book: Book) -> None:
    place = book.due()
    book.result(place, 420)
    who = book.state.session(1).plans["A"].due[place]
    for section in ("C", "B"):
        book.enter(ResultEntered(replace(place, section=section), ScoreWritten(50), who.north_south, who.east_west))
    doubts = asked(book, ScoreWritten(50), replace(place, section="D"), north_south=who.north_south)
    assert kinds(doubts).count(DoubtKind.PLAYED_BEFORE) == 3


def test_both_pairs_of_a_team_play_every_board(book: Book) -> None:
    book.entries.clear()
    book.found(Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS), round_robin(4))
    for place, due in book.state.session(1).plans["A"].due.items():
        assert asked(book, played("3NT S", 9), place) == (), due
        book.result(place, "3NT S 9")
    place = book.due()
    again = replace(place, round=3, table=9)
    due = book.state.session(1).plans["A"].due[place]
    doubts = asked(book, played("3NT S", 9), again, north_south=due.north_south, east_west=due.east_west)
    assert kinds(doubts).count(DoubtKind.PLAYED_BEFORE) == 2


def test_individuals_are_asked_about_one_by_one(book: Book) -> None:
    book.entries.clear()
    book.found(Conditions(kind=ContestKind.INDIVIDUAL), rainbow(5))
    place = book.due()
    due = book.state.session(1).plans["A"].due[place]
    assert asked(book, played("3NT S", 9), place) == ()
    assert due.south is not None
    assert kinds(asked(book, played("3NT S", 9), place, west=due.south, south=due.south)) == [DoubtKind.AGAINST_ONESELF]
    book.result(place, 400)
    doubts = asked(book, played("3NT S", 9), replace(place, round=4, table=1), south=due.south)
    assert Doubt(DoubtKind.PLAYED_BEFORE, (str(due.south), f"{place.section}{place.table}", str(place.round))) in doubts


@pytest.mark.parametrize(("number", "points"), [(1, 450), (2, 650)])
def test_the_score_of_a_contract_is_not_asked_about(book: Book, number: int, points: int) -> None:
    """Whichever is stated first; it is the score at the vulnerability of the board."""
    place, other = board(book, number), board(book, number + 2 if number == 2 else 8)
    book.result(place, "4S N 11")
    assert asked(book, ScoreWritten(points), place) == ()
    assert asked(book, ScoreWritten(1100 - points), place) == (Doubt(DoubtKind.STATED_OTHERWISE),)
    book.result(other, points)
    assert asked(book, played("4S N", 11), other) == ()
    assert asked(book, played("4S N", 12), other) == (Doubt(DoubtKind.STATED_OTHERWISE),)


def test_stated_otherwise(book: Book) -> None:
    place = book.due()
    first = book.result(place, 420)
    assert asked(book, ScoreWritten(420)) == ()
    assert asked(book, ScoreWritten(450)) == (Doubt(DoubtKind.STATED_OTHERWISE),)
    # So does one who says that others sat there: the two would contradict one another.
    due = book.state.session(1).plans["A"].due[place]
    turned = asked(book, ScoreWritten(420), north_south=due.east_west, east_west=due.north_south)
    assert turned == (Doubt(DoubtKind.STATED_OTHERWISE),)
    entered = ResultEntered(place, ScoreWritten(450))
    assert doubts_about(book.state, entered, instead_of=[first]) == ()
    book.correct(place, 450, first)
    assert asked(book, ScoreWritten(450)) == ()


def test_without_a_movement_only_the_score_is_asked_about(book: Book) -> None:
    place = Place(2, "", 1, 1, 1)
    assert asked(book, ScoreWritten(425), place) == (Doubt(DoubtKind.SCORE_IMPOSSIBLE, ("425",)),)
    assert asked(book, ScoreWritten(420), place) == ()


def test_whoever_may_not_play_is_asked_about_until_a_substitute_sits_there(book: Book) -> None:
    place = book.due()
    who = book.state.session(1).plans["A"].due[place].north_south
    book.enter(PlayerSuspended(who, "rudeness", 1, 1, 1, "Ana"))
    assert asked(book, ScoreWritten(420), place) == (Doubt(DoubtKind.MAY_NOT_PLAY, (str(who), "Ana")),)
    assert asked(book, ScoreWritten(420), book.due(round_number=2)) == ()
    book.enter(SubstituteSeated(who, Player("Ana"), Player("Zoe"), 1, 1))
    assert asked(book, ScoreWritten(420), place) == ()
    book.enter(PlayerSuspended(who, "rudeness of both", 1, 1, 1))
    assert asked(book, ScoreWritten(420), place) == (Doubt(DoubtKind.MAY_NOT_PLAY, (str(who), str(who))),)


def test_the_end_of_a_round_in_which_nothing_was_entered_is_asked_about(book: Book) -> None:
    first, *_ = sorted(place for place in book.state.session(1).plans["A"].due if place.table == 1)
    ended = RoundFinished(1, "A", 1, first.round)
    (doubt,) = doubts_of(book.state, ended)
    assert doubt == Doubt(DoubtKind.NOTHING_PLAYED, ("A1", str(first.round)))
    book.enter(ResultEntered(first, played("4S N", 10)))
    assert doubts_of(book.state, ended) == ()


def test_a_player_who_is_entered_under_another_number_is_asked_about(book: Book) -> None:
    first, second = ContestantId(1, None, "A"), ContestantId(2, None, "A")
    book.enter(ContestantEntered(first, (Player("Ana Lima", "77"), Player("Rui Matos"))))

    def found(who: ContestantId, *players: Player) -> list[Doubt]:
        return list(doubts_of(book.state, ContestantEntered(who, players)))

    assert found(first, Player("Ana Lima"), Player("Eva Gil")) == []
    assert found(second, Player("  ana  LIMÁ "), Player("Eva Gil")) == [
        Doubt(DoubtKind.ENTERED_ALREADY, ("  ana  LIMÁ ", str(first)))
    ]
    assert kinds(tuple(found(second, Player("A. Lima", "77"), Player("Eva Gil")))) == [DoubtKind.ENTERED_ALREADY]
    assert found(second, Player("Ana Lima", "78"), Player("")) == []
    assert found(second, Player("Eva Gil"), Player("Eva Gil")) == [Doubt(DoubtKind.AGAINST_ONESELF, ("Eva Gil",))]
    book.enter(ContestantWithdrew(first, 1, 0))
    assert found(second, Player("Ana Lima"), Player("Eva Gil")) == []


def test_every_kind_of_doubt_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert {kind for kind in DoubtKind if f"DoubtKind.{kind.name}" not in text} == set()


def test_nothing_is_doubted_that_was_played_at_an_electronic_table(book: Book) -> None:
    book.enter(ConditionsChanged(replace(book.state.conditions, electronic=True), "at screens"))
    assert asked(book, played("1S N", 11), side=Side.NS) == ()
    # What the Director types is not seen by any table.
    assert kinds(asked(book, played("1S N", 11))) == [DoubtKind.UNUSUAL]
