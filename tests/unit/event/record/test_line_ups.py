"""Line-ups of teams: what is admitted of them, and who sits where by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.contestants import ContestantEntered, LineUpNamed, Player, SubstituteSeated
from duplicado.event.facts.discipline import PlayerSuspended
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.admission import admit
from duplicado.event.record.line_ups import line_up_of, line_up_of_names, players_of
from duplicado.event.record.refusals import Refused
from duplicado.formats.event_record.persons import Person, named_in, unnamed
from duplicado.movement.teams import round_robin
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Seat, Side

if TYPE_CHECKING:
    from tests.unit.event.record.conftest import Book

LIONS, WOLVES = ContestantId(1), ContestantId(2)
TEAMS = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES)
ANA, RUI, EVA, LEO, GIL, ZOE = (Player(name) for name in ("Ana", "Rui", "Eva", "Leo", "Gil", "Zoe"))


def line_up(*players: Player, since: int = 1, reason: str = "") -> LineUpNamed:
    """A line-up of the Lions: North, South, East and West, or North and South alone."""
    return LineUpNamed(LIONS, 1, since, players[:2], players[2:], reason)


def refused(book: Book, fact: AnyFact) -> str | None:
    found = admit(book.state, Entry("new", book.at(len(book.entries) + 1), "somebody", fact))
    return found.code if found else None


def seated(book: Book, number: int, side: Side | None = Side.NS) -> str:
    return " ".join(players_of(book.state, LIONS, 1, number, side))


@pytest.fixture
def lions(book: Book) -> Book:
    """Four teams, of which the Lions have five players."""
    book.found(TEAMS, round_robin(4))
    book.enter(ContestantEntered(LIONS, (ANA, RUI, EVA, LEO, GIL), "Lions"))
    return book


def test_a_line_up_is_two_players_of_the_team_at_each_table(lions: Book) -> None:
    assert refused(lions, line_up(ANA, RUI, EVA, GIL)) is None
    assert refused(lions, line_up(ANA, RUI)) is None
    assert refused(lions, line_up(ANA)) == refused(lions, line_up()) == "line-up-of-two"
    assert refused(lions, line_up(ANA, RUI, EVA, LEO, GIL)) == "line-up-of-two"
    assert refused(lions, line_up(ANA, RUI, EVA, ANA)) == "line-up-twice"
    assert refused(lions, line_up(ANA, ZOE)) == "not-a-player"
    assert refused(lions, LineUpNamed(ContestantId(9), 1, 1, (ANA, RUI))) == "unknown-contestant"
    lions.enter(PlayerSuspended(LIONS, "rude", 1, 2, 2, "Rui"))
    assert [refused(lions, line_up(ANA, RUI, since=number)) for number in (1, 2, 3)] == [None, "line-up-barred", None]


def test_pairs_have_no_line_up(book: Book) -> None:
    book.found()
    assert admit(book.state, Entry("new", book.at(9), "x", line_up(ANA, RUI))) == Refused("line-up-only-teams")


def test_a_line_up_holds_until_another_is_named(lions: Book) -> None:
    assert seated(lions, 1) == seated(lions, 1, None) == "Ana Rui Eva Leo Gil"
    lions.enter(line_up(ANA, RUI, EVA, LEO))
    lions.enter(line_up(GIL, RUI, since=3))
    assert [seated(lions, number) for number in (1, 2, 3)] == ["Ana Rui", "Ana Rui", "Gil Rui"]
    # Of the pair at the other table nothing was said from round 3 on: the team stands there, as where nothing is known.
    assert [seated(lions, number, Side.EW) for number in (2, 3)] == ["Eva Leo", "Ana Rui Eva Leo Gil"]
    lions.enter(line_up(LEO, RUI))
    assert [seated(lions, number) for number in (1, 2, 3)] == ["Leo Rui", "Leo Rui", "Gil Rui"]


def test_what_was_played_is_put_right_with_a_reason(lions: Book) -> None:
    due = next(each for each in lions.state.session(1).plans["A"].of_contestant(2, LIONS))
    lions.enter(ResultEntered(due.place, ScoreWritten(420)))
    # Who sat there may be told for the first time when the round is over.
    assert refused(lions, line_up(ANA, RUI, since=2)) is None
    lions.enter(line_up(ANA, RUI))
    # That of round 1 holds on; what is said of round 2 for the first time puts nothing right.
    assert refused(lions, line_up(ANA, EVA, since=2)) is None
    lions.enter(line_up(ANA, RUI, since=2))
    assert refused(lions, line_up(ANA, EVA)) is None
    assert refused(lions, line_up(ANA, EVA, since=2)) == "line-up-played"
    assert refused(lions, line_up(ANA, EVA, since=2, reason="they sat so")) is None


def test_an_undone_line_up_is_none(lions: Book) -> None:
    first = lions.enter(line_up(ANA, RUI, EVA, LEO))
    second = lions.enter(line_up(GIL, RUI, EVA, LEO))
    lions.enter(EntryUndone(second, "typed wrongly"))
    assert seated(lions, 1) == "Ana Rui"
    lions.enter(EntryUndone(first, "typed wrongly"))
    assert not line_up_of(lions.state, LIONS, 1, 1)


def test_a_substitute_sits_where_the_absent_was_to_sit(lions: Book) -> None:
    assert refused(lions, line_up(ZOE, RUI, since=2)) == "not-a-player"
    lions.enter(line_up(ANA, RUI, EVA, LEO))
    lions.enter(SubstituteSeated(LIONS, ANA, ZOE, 1, 2))
    assert [seated(lions, number) for number in (1, 2)] == ["Ana Rui", "Zoe Rui"]
    assert refused(lions, line_up(RUI, ZOE, since=2)) is None
    # Named after the substitute was let in, a line-up says itself who of the two sits there.
    lions.enter(line_up(ANA, RUI, EVA, ZOE, since=3))
    assert (seated(lions, 3), seated(lions, 3, Side.EW)) == ("Ana Rui", "Eva Zoe")
    lions.enter(SubstituteSeated(LIONS, EVA, GIL, 1, 3))
    assert seated(lions, 3, Side.EW) == "Gil Zoe"


def test_another_substitute_for_the_same_player_takes_the_place_of_the_first(lions: Book) -> None:
    lions.enter(SubstituteSeated(LIONS, ANA, ZOE, 1, 2))
    lions.enter(line_up(ZOE, RUI, EVA, LEO, since=2))
    ida, max_ = Player("Ida"), Player("Max")
    lions.enter(SubstituteSeated(LIONS, ANA, ida, 1, 3))
    assert [seated(lions, number) for number in (2, 3)] == ["Zoe Rui", "Ida Rui"]
    assert seated(lions, 3, None) == "Ida Rui Eva Leo Gil"
    lions.enter(SubstituteSeated(LIONS, ida, max_, 1, 4))
    assert seated(lions, 4) == "Max Rui"
    # The absent comes back.
    lions.enter(SubstituteSeated(LIONS, max_, ANA, 1, 5))
    assert (seated(lions, 5), seated(lions, 5, None)) == ("Ana Rui", "Ana Rui Eva Leo Gil")


def test_a_name_put_right_reaches_who_was_named_before(lions: Book) -> None:
    lions.enter(line_up(ANA, RUI, EVA, LEO))
    lions.enter(SubstituteSeated(LIONS, RUI, ZOE, 1, 2))
    lions.enter(PlayerSuspended(LIONS, "rude", 1, 3, 3, "Eva"))
    ana, rui, eva = Player("Ana Lima"), Player("Rui Matos", "77"), Player("Eva Reis")
    right = lions.enter(ContestantEntered(LIONS, (ana, rui, eva, LEO, GIL), "Lions"))
    assert [seated(lions, number) for number in (1, 2)] == ["Ana Lima Rui Matos", "Ana Lima Zoe"]
    assert seated(lions, 1, Side.EW) == "Eva Reis Leo"
    assert line_up_of(lions.state, LIONS, 1, 1)[Side.NS] == (ana, rui)
    assert refused(lions, line_up(ana, eva, since=3)) == "line-up-barred"
    lions.enter(EntryUndone(right, "it was another Ana"))
    assert seated(lions, 1) == "Ana Rui"


def test_players_in_another_order_and_of_other_teams_keep_their_names(lions: Book) -> None:
    lions.enter(line_up(ANA, RUI, EVA, LEO))
    lions.enter(ContestantEntered(LIONS, (GIL, RUI, LEO, ANA), "Lions"))
    lions.enter(ContestantEntered(WOLVES, (Player("Anna"), RUI), "Wolves"))
    # Eva has left the team; who was named in her place sits where he sat.
    assert (seated(lions, 1), seated(lions, 1, Side.EW)) == ("Ana Rui", "Eva Leo")


def test_a_pair_of_a_team_of_four_tells_the_other(lions: Book) -> None:
    def told(**names: str) -> LineUpNamed:
        return line_up_of_names(lions.state, LIONS, 1, 1, {Seat(seat): name for seat, name in names.items()})

    assert told(N="Rui", S="Eva") == line_up(RUI, EVA)  # of five
    lions.enter(ContestantEntered(LIONS, (ANA, RUI, EVA, Player("Leo", "12345")), "Lions"))
    assert told(N="Rui", S="Eva") == line_up(RUI, EVA, ANA, Player("Leo", "12345"))
    assert told(E="Rui", W="Eva") == line_up(ANA, Player("Leo", "12345"), RUI, EVA)
    assert told(N="Rui") == line_up(RUI)


def test_who_is_erased_is_named_in_no_line_up(lions: Book) -> None:
    ana = Person(("Ana Lima",), "12345", "N.N. 7KQ2")
    named = line_up(Player("Ana Lima", "12345"), RUI, EVA, LEO, reason="Ana Lima came late")
    entry = Entry("x/1", lions.at(1), "x", named)
    assert sorted(named_in(ana, entry)) == ["line-up-named.reason", "player"]
    assert unnamed(ana, entry).fact == line_up(Player("N.N. 7KQ2"), RUI, EVA, LEO, reason="N.N. 7KQ2 came late")
