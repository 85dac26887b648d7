"""Views of the evening for hall, office and tables: clock, announcements, calls, seats, progress."""

import asyncio
import json
import threading
from datetime import datetime, timedelta
from typing import Any, cast

import pytest
from tests.unit.service.live.conftest import DIRECTOR, FOUNDING, NOON, SCORER, Hall, at, player, run, stated
from tests.waiting import until_in_loop

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed
from duplicado.event.facts.calls import CallSettled, CallTaken, DirectorCalled, IrregularityNoticed
from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.contestants import (
    ContestantEntered,
    ContestantWithdrew,
    DirectionPermitted,
    Player,
    SubstituteSeated,
)
from duplicado.event.facts.ending import EntryUndone, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.rulings import RulingGiven
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.movement.individuals import rainbow
from duplicado.movement.mitchell import mitchell
from duplicado.movement.teams import round_robin
from duplicado.service.club.event_terms import ClubEvening, EveningKind
from duplicado.service.club.playing_options import ways_for
from duplicado.service.live.commands import Accepted, NotShown, Refusal
from duplicado.service.live.hall_view import hall_view
from duplicado.service.live.office_view import office_view
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Access, Capability, Openness, Role, TableKey, Viewer
from duplicado.service.live.sittings import next_places, place_of_contestant, sitting_of
from duplicado.service.live.table_views import table_view
from duplicado.vocabulary.seats import Seat, Side

PLAYS = (ContestantId(3),)  # at table 3 in the first round, boards 5 and 6
PLAYING = Viewer("director-2", Role.DIRECTOR, "the Director", plays=PLAYS)
DISPLAY = Viewer("display-1", Role.DISPLAY, "the wall")
PUBLIC = Viewer("public-1", Role.PUBLIC, "somebody")


def state_of(*facts: AnyFact) -> EventState:
    """One entry a minute, the first at noon."""
    return fold(Entry(f"e{number}", NOON + timedelta(minutes=number), "x", fact) for number, fact in enumerate(facts))


def time(minutes: float) -> datetime:
    return NOON + timedelta(minutes=minutes)


def text(minutes: float) -> str:
    return time(minutes).isoformat(timespec="milliseconds")


def view(state: EventState, table: int, openness: Openness | None = None) -> dict[str, Any]:
    return cast("dict[str, Any]", table_view(state, TableKey(1, "", table), openness or Openness()))


# ---- what a table is shown


def test_a_table_is_shown_the_clock() -> None:
    assert view(state_of(*FOUNDING), 1)["clock"] is None
    state = state_of(*FOUNDING, RoundsTimed(1, 15, 3), RoundCalled(1, 1))
    clock = {"round": 1, "began": text(3), "ends": text(18), "warning": text(15), "held": None}
    assert view(state, 1)["clock"] == clock
    held = state_of(*FOUNDING, RoundsTimed(1, 15, 3), RoundCalled(1, 1), ClockHeld(1))
    assert view(held, 1)["clock"] == {**clock, "held": text(4)}
    # It is the section's: a table that has ended the round waits in it by the clock of the others.
    ahead = state_of(*FOUNDING, RoundsTimed(1, 15, 3), RoundCalled(1, 1), RoundFinished(1, "", 1, 1))
    assert (view(ahead, 1)["round"], view(ahead, 1)["clock"]) == (1, clock)


def test_announcements_to_tables_are_for_those_who_sit_there_then() -> None:
    to_all, to_two = AnnouncementMade("Coffee", 1), AnnouncementMade("Share the boards", 1, (("", 2), ("", 3)))
    state = state_of(*FOUNDING, to_two, to_all, AnnouncementMade("Other session", 2))
    assert [each["text"] for each in view(state, 2)["announcements"]] == ["Share the boards", "Coffee"]
    assert view(state, 1)["announcements"] == [{"id": "e3", "text": "Coffee", "at": text(3)}]
    for moved in (RoundCalled(1, 2), RoundFinished(1, "", 2, 1)):
        later = state_of(*FOUNDING, to_two, to_all, moved)
        assert [each["text"] for each in view(later, 2)["announcements"]] == ["Coffee"]
    again = state_of(*FOUNDING, RoundFinished(1, "", 2, 1), to_two, RoundCalled(1, 2))
    assert [each["text"] for each in view(again, 2)["announcements"]] == ["Share the boards"]
    assert view(again, 3)["announcements"] == []
    ended = state_of(*FOUNDING, to_two, to_all, AnnouncementEnded("e3"))
    assert [each["text"] for each in view(ended, 2)["announcements"]] == ["Share the boards"]


def test_a_table_is_shown_its_calls_of_this_round() -> None:
    call = DirectorCalled(Where(1, "", 1, 3), "a revoke")
    state = state_of(*FOUNDING, call, CallTaken("e2", "the assistant"))
    shown = {"id": "e2", "said": "a revoke", "at": text(2), "taken_by": "the assistant"}
    assert view(state, 3)["calls"] == [shown]
    assert view(state_of(*FOUNDING, call), 3)["calls"] == [{**shown, "taken_by": None}]
    assert view(state, 2)["calls"] == []
    for answer in (
        CallSettled("e2"),
        RulingGiven(Where(1, "", 1, 3), ("64A1",), "One trick.", call="e2"),
        RoundFinished(1, "", 3, 1),
        RoundCalled(1, 2),
    ):
        assert view(state_of(*FOUNDING, call, answer), 3)["calls"] == []
    # What the Director notes of boards that are not played here, or noticed himself, stays with him.
    others = (DirectorCalled(Where(1, "", 1, 3, 1), "x"), IrregularityNoticed(Where(1, "", 1, 3), "x", "in passing"))
    assert view(state_of(*FOUNDING, *others), 3)["calls"] == []


def test_a_table_is_shown_where_everybody_goes_for_the_next_round() -> None:
    state = state_of(*FOUNDING)
    plan = state.session(1).plans[""]
    for number in range(1, plan.rounds):
        called = state_of(*FOUNDING, *(RoundCalled(1, each) for each in range(2, number + 1)))
        for table in range(1, 6):
            shown = view(called, table)["next"]
            assert shown["round"] == number + 1
            here = plan.at_table(number, table)
            assert set(shown["places"]) == {str(who) for due in here for who in due.contestants}
            for who, place in shown["places"].items():
                due = plan.at_table(number + 1, place["table"])
                sides = {"NS": due[0].north_south, "EW": due[0].east_west}
                assert str(sides[place["side"]]) == who
                assert place["each"] == [each.place.board for each in due]
                assert place["boards"] == [min(place["each"]), max(place["each"])]
                assert place["section"] == ""
    last = state_of(*FOUNDING, RoundCalled(1, 5))
    assert view(last, 1)["next"] is None
    assert view(state_of(*FOUNDING, SessionEnded(1)), 1)["next"] is None


def test_who_is_told_to_sit_otherwise_is_told_where_he_sits() -> None:
    """Law 5A: for what the Director says, not only the movement, is where somebody goes."""
    one = ContestantId(1)
    told = DirectionPermitted(1, one, 2, (Seat.E, Seat.W), "the other line was stronger")
    state = state_of(*FOUNDING, told)
    usual: Any = next_places(state_of(*FOUNDING), TableKey(1, "", 1), 1)
    shown: Any = next_places(state, TableKey(1, "", 1), 1)
    assert usual["places"]["1"]["side"] == "NS"
    assert shown["places"]["1"] == {**usual["places"]["1"], "side": "EW", "seats": ["E", "W"]}
    others = {who: place for who, place in usual["places"].items() if who != "1"}
    assert {who: place for who, place in shown["places"].items() if who != "1"} == others
    assert place_of_contestant(state, 1, one, 1)["side"] == "NS", "it is from the second round on"
    assert place_of_contestant(state, 2, one, 2) == {"sits_out": True}
    # The last that was said holds.
    back = state_of(*FOUNDING, told, DirectionPermitted(1, one, 3, (Seat.N, Seat.S)))
    assert [place_of_contestant(back, 1, one, number)["side"] for number in (2, 3)] == ["EW", "NS"]
    wall: Any = hall_view(state_of(*FOUNDING, told, RoundCalled(1, 2)), Openness())
    seats = wall["sessions"][0]["sections"][0]["seats"]["tables"]
    assert [each["side"] for table in seats for each in table["contestants"] if each["contestant"] == "1"] == ["EW"]


def test_who_sits_out_is_told_so() -> None:
    nine = tuple(ContestantId(number) for number in range(1, 10))  # the tenth is nobody
    state = state_of(EventFounded("Club", Conditions()), SectionPlanned(1, "", mitchell(5), nine, 2))
    plan = state.session(1).plans[""]
    told = 0
    for table in range(1, 6):
        for who, place in view(state, table)["next"]["places"].items():
            plays = {str(each) for due in plan.due.values() if due.place.round == 2 for each in due.contestants}
            assert (place == {"sits_out": True}) == (who not in plays)
            told += who not in plays
    assert told == 1
    # Whose opponents have left sits out as well.
    left = state_of(*FOUNDING, ContestantWithdrew(ContestantId(6), 1, 1))
    out = [
        who
        for table in range(1, 6)
        for who, place in view(left, table)["next"]["places"].items()
        if place == {"sits_out": True}
    ]
    against = {due.north_south for due in plan.due.values() if due.place.round == 2}
    assert "6" in out
    assert len(out) == 2
    assert against


def test_of_a_team_the_pair_that_sits_here_goes_on_from_here() -> None:
    teams = tuple(ContestantId(number) for number in range(1, 5))
    state = state_of(EventFounded("Club", Conditions()), SectionPlanned(1, "", round_robin(4), teams, 2))
    plan = state.session(1).plans[""]
    for table in range(1, 5):
        places = view(state, table)["next"]["places"]
        here = plan.at_table(1, table)[0]
        assert places[str(here.north_south)]["side"] == "NS"
        assert places[str(here.east_west)]["side"] == "EW"
    for team in teams:
        halves = [sitting_of(state, 1, team, 2, side) for side in Side]
        assert len({half.key for half in halves if half}) == 2


def test_individuals_and_other_sections_have_their_places() -> None:
    movement = rainbow(5)
    players = tuple(ContestantId(number) for number in range(1, movement.players + 1))
    state = state_of(EventFounded("Club", Conditions()), SectionPlanned(1, "B", movement, players, 1))
    shown: Any = table_view(state, TableKey(1, "B", 1), Openness())["next"]
    assert len(shown["places"]) == 4
    assert {place["section"] for place in shown["places"].values()} == {"B"}
    (session,) = hall(state)["sessions"]
    tables = session["sections"][0]["next"]["tables"]
    assert [each["side"] for each in tables[0]["contestants"]] == ["N", "E", "S", "W"]


# ---- the hall


def hall(state: EventState, openness: Openness | None = None) -> dict[str, Any]:
    return cast("dict[str, Any]", hall_view(state, openness or Openness()))


def test_the_hall_is_shown_how_far_the_session_is() -> None:
    def stage(*facts: AnyFact) -> tuple[str, int, int]:
        (session,) = hall(state_of(*FOUNDING, *facts))["sessions"]
        return session["state"], session["round"], session["rounds"]

    assert stage() == ("not-begun", 0, 5)
    assert stage(RoundCalled(1, 1)) == ("round", 1, 5)
    assert stage(RoundCalled(1, 1), RoundCalled(1, 2)) == ("round", 2, 5)
    assert stage(RoundCalled(1, 5), SessionEnded(1)) == ("over", 5, 5)
    assert stage(RoundCalled(1, 5), SessionEnded(1), ResultsPublished(1)) == ("published", 5, 5)
    # A session of which nothing is planned yet is not there.
    assert hall(state_of(EventFounded("Club", Conditions()), RoundCalled(1, 1)))["sessions"] == []


def test_the_hall_is_shown_who_sits_where_now_and_next() -> None:
    entered = [ContestantEntered(ContestantId(n), (Player(f"P{n}a"), Player(f"P{n}b"))) for n in range(1, 11)]
    seated = SubstituteSeated(ContestantId(1), Player("P1a"), Player("Eva"), 1, 2)
    state = state_of(*FOUNDING, *entered, seated, RoundsTimed(1, 15), RoundCalled(1, 1))
    (section,) = hall(state)["sessions"][0]["sections"]
    assert section["clock"]["round"] == 1
    assert [each["table"] for each in section["seats"]["tables"]] == [1, 2, 3, 4, 5]
    first = section["seats"]["tables"][0]
    assert (first["boards"], first["each"]) == ([1, 2], [1, 2])
    assert first["contestants"][0] == {"side": "NS", "contestant": "1", "names": ["P1a", "P1b"]}
    assert section["next"]["round"] == 2
    assert section["next"]["tables"][0]["contestants"][0]["names"] == ["Eva", "P1b"]
    (before,) = hall(state_of(*FOUNDING))["sessions"][0]["sections"]
    assert before["seats"] is None
    assert before["next"]["round"] == 1
    (last,) = hall(state_of(*FOUNDING, RoundCalled(1, 5)))["sessions"][0]["sections"]
    assert last["next"] is None
    (over,) = hall(state_of(*FOUNDING, RoundCalled(1, 5), SessionEnded(1)))["sessions"][0]["sections"]
    assert (over["seats"], over["next"], over["clock"]) == (None, None, None)


def test_who_turns_within_the_round_is_on_the_wall_where_he_begins() -> None:
    six = tuple(ContestantId(number) for number in range(1, 7))
    turning = ways_for(ClubEvening(title="Club", kind=EveningKind.PAIRS, number=6, minutes=60))[0].offers[0]
    planned = SectionPlanned(1, "", turning.movement, six, turning.boards_each)
    state = state_of(EventFounded("Club", Conditions()), planned)
    (section,) = hall(state)["sessions"][0]["sections"]
    plan = state.session(1).plans[""]
    turned = False
    for table in section["next"]["tables"]:
        dues = plan.at_table(1, table["table"])
        turned = turned or dues[0].north_south != dues[-1].north_south
        wanted = [("NS", str(dues[0].north_south)), ("EW", str(dues[0].east_west))]
        assert [(each["side"], each["contestant"]) for each in table["contestants"]] == wanted
    assert turned


def test_who_sits_out_is_on_the_wall() -> None:
    nine = tuple(ContestantId(number) for number in range(1, 10))
    state = state_of(
        EventFounded("Club", Conditions()),
        SectionPlanned(1, "", mitchell(5), nine, 2),
        ContestantEntered(ContestantId(5), (Player("Ana"), Player("Rui")), "The Owls"),
    )
    (section,) = hall(state)["sessions"][0]["sections"]
    (out,) = section["next"]["sits_out"]
    seated = [each["contestant"] for table in section["next"]["tables"] for each in table["contestants"]]
    assert sorted([*seated, out["contestant"]], key=int) == [str(number) for number in range(1, 10)]
    named = next(each for each in (*(c for t in section["next"]["tables"] for c in t["contestants"]), out)
                 if each["contestant"] == "5")  # fmt: skip
    assert (named["name"], named["names"]) == ("The Owls", ["Ana", "Rui"])


def test_without_seats_nobody_is_named() -> None:
    entered = ContestantEntered(ContestantId(1), (Player("Ana"), Player("Rui")))
    state = state_of(*FOUNDING, entered, RoundCalled(1, 1))
    assert "Ana" in json.dumps(hall(state))
    shown = hall(state, Openness(seats=False))
    assert "Ana" not in json.dumps(shown)
    assert shown["sessions"][0]["sections"][0]["seats"] is None


def test_sections_may_be_in_different_rounds() -> None:
    other = SectionPlanned(1, "B", mitchell(3), tuple(ContestantId(n) for n in range(11, 17)), 2)
    state = state_of(*FOUNDING, other, RoundCalled(1, 2), RoundCalled(1, 3, "B"))
    (session,) = hall(state)["sessions"]
    assert [(each["section"], each["round"]) for each in session["sections"]] == [("", 2), ("B", 3)]
    assert session["round"] == 2
    # A section that has had all its rounds does not hold up the others.
    (later,) = hall(state_of(*FOUNDING, other, RoundCalled(1, 3), RoundCalled(1, 5, "")))["sessions"]
    assert later["round"] == 5


def test_the_wall_shows_what_is_said_to_all() -> None:
    state = state_of(
        *FOUNDING,
        AnnouncementMade("Coffee", 1),
        AnnouncementMade("Table 3", 1, (("", 3),)),
        AnnouncementMade("Gone", 1),
    )
    shown = hall(state)["announcements"]
    assert [each["text"] for each in shown] == ["Coffee", "Gone"]
    assert shown[0] == {"id": "e2", "text": "Coffee", "at": text(2), "session": 1}


# ---- the office


def office(state: EventState, minutes: float | None = None, plays: tuple[ContestantId, ...] = ()) -> dict[str, Any]:
    return cast("dict[str, Any]", office_view(state, None if minutes is None else time(minutes), plays))


def tables(state: EventState, minutes: float | None = None, plays: tuple[ContestantId, ...] = ()) -> list[Any]:
    return list(office(state, minutes, plays)["sessions"][0]["sections"][0]["tables"])


def test_the_director_sees_how_far_each_table_is() -> None:
    state = state_of(*FOUNDING, stated(1, 1, 420), stated(1, 2, 110), ResultAgreed(at(1, 1), "e2", Side.EW))
    first = tables(state)[0]
    assert (first["round"], first["due"], first["done"], first["agreement"]) == (1, [1, 2], 2, [2])
    assert tables(state)[1]["done"] == 0
    two = state_of(*FOUNDING, stated(1, 1, 420), stated(1, 1, 430, Side.EW))
    assert tables(two)[0]["disagreeing"] == [1]
    assert tables(two)[0]["done"] == 1
    odd = tables(state_of(*FOUNDING, stated(1, 1, 423)))[0]
    assert odd["doubts"] == [{"board": 1, "kind": "score-impossible", "about": ["423"]}]
    gone = tables(state_of(*FOUNDING, BoardCancelled(at(1, 1)), RoundFinished(1, "", 2, 1)))
    assert (gone[0]["done"], gone[1]["round"]) == (1, 2)


def test_doubts_are_those_of_what_is_said_now() -> None:
    known: Any = {}
    odd, right = stated(1, 1, 423), ResultCorrected(stated(1, 1, 420), ("e2",), "misread")
    first: Any = office_view(state_of(*FOUNDING, odd), None, (), known)
    again: Any = office_view(state_of(*FOUNDING, odd, right), None, (), known)
    doubts = [each["sessions"][0]["sections"][0]["tables"][0]["doubts"] for each in (first, again)]
    assert [len(each) for each in doubts] == [1, 0]


def test_a_table_is_slow_by_the_clock_and_by_the_others() -> None:
    timed = (*FOUNDING, RoundsTimed(1, 15), RoundCalled(1, 1))  # called at minute 3: until 18
    on_time = tables(state_of(*timed), 18)
    assert [each["slow"] for each in on_time] == [False] * 5
    late = tables(state_of(*timed), 20.5)
    assert [(each["late"], each["slow"]) for each in late] == [(2, True)] * 5
    ready = (stated(1, 1, 420), stated(1, 2, 110), BoardPostponed(at(2, 3)), BoardPostponed(at(2, 4)))
    done = tables(state_of(*timed, *ready), 21)
    assert [each["slow"] for each in done] == [False, False, True, True, True]
    # While the clock is held nobody is late.
    held = tables(state_of(*timed, ClockHeld(1)), 500)
    assert not any(each["slow"] for each in held)
    resumed = tables(state_of(*timed, ClockHeld(1), ClockResumed(1)), 20)
    assert resumed[0]["late"] == 1
    # Four have gone on to the next round: the fifth is two boards behind.
    results = [stated(table, 2 * table - 1 + k, 400) for table in range(1, 5) for k in (0, 1)]
    ahead = tables(state_of(*FOUNDING, *results))
    assert [each["behind"] for each in ahead] == [0, 0, 0, 0, 2]
    assert [each["slow"] for each in ahead] == [False] * 4 + [True]


def test_a_table_at_which_nobody_sat_is_not_behind() -> None:
    nine = tuple(ContestantId(number) for number in range(1, 10))
    founding = (EventFounded("Club", Conditions()), SectionPlanned(1, "", mitchell(5), nine, 2))
    plan = state_of(*founding).session(1).plans[""]
    (empty,) = [table for table in range(1, 6) if not plan.at_table(1, table)]
    results = [ResultEntered(place, ScoreWritten(400)) for place in plan.due if place.round == 1]
    found = tables(state_of(*founding, *results, RoundCalled(1, 2)), 99)
    assert {each["behind"] for each in found} == {0}
    assert tables(state_of(*founding), 0)[empty - 1]["slow"] is False


def test_calls_stand_in_the_order_of_time_with_who_goes() -> None:
    state = state_of(
        *FOUNDING,
        DirectorCalled(Where.at(at(3, 5)), "a revoke", None, "revoke"),
        IrregularityNoticed(Where(1, "", 1, 2), "slow play", "in passing"),
        DirectorCalled(Where(1, "", 1, 1), "the score"),
        CallTaken("e2", "the assistant"),
        DirectorCalled(Where(1, "", 1, 5), "no more"),
        CallSettled("e6"),
    )
    calls = office(state)["calls"]
    assert [(each["id"], each["kind"], each["taken_by"]) for each in calls] == [
        ("e2", "called", "the assistant"),
        ("e3", "noticed", None),
        ("e4", "called", None),
    ]
    assert calls[0]["said"] == "a revoke"
    assert (calls[0]["at"], calls[0]["taken_at"]) == (text(2), text(5))
    assert (calls[0]["table"], calls[0]["board"], calls[0]["incident"]) == (3, 5, "revoke")
    assert calls[1]["said"] == "slow play"
    assert office(state)["sessions"][0]["wanting"]["calls"] == 3


def test_what_is_outstanding_and_wanting() -> None:
    state = state_of(
        *FOUNDING, BoardPostponed(at(1, 2)), stated(1, 1, 420), RoundCalled(1, 2), stated(2, 3, 100), stated(2, 4, 50),
        stated(2, 4, 80, Side.EW), BoardCancelled(at(3, 5)), stated(3, 6, 90), stated(4, 7, 50), stated(4, 8, 50),
    )  # fmt: skip
    (session,) = office(state)["sessions"]
    late = [(each["table"], each["board"], each["postponed"]) for each in session["outstanding"]]
    assert late == [(1, 2, True), (5, 9, False), (5, 10, False)]
    assert session["wanting"]["results"] == 50 - 7
    assert [each["board"] for each in session["wanting"]["disagreeing"]] == [4]
    assert [each["board"] for each in session["wanting"]["agreement"]] == [1, 3, 6, 7, 8]
    over = office(state_of(*FOUNDING, SessionEnded(1)))["sessions"][0]
    assert over["outstanding"] == []


def test_who_plays_is_shown_nothing_of_boards_that_he_has_not_played() -> None:
    facts: list[AnyFact] = [
        *FOUNDING,
        stated(1, 1, 420),
        stated(1, 1, 430, Side.EW),
        DirectorCalled(Where.at(at(1, 1)), "a grand slam"),
        DirectorCalled(Where(1, "", 1, 1), "of any board"),
        AnnouncementMade("Table 1", 1, (("", 1),)),
        AnnouncementMade("Coffee", 1),
        BoardPostponed(at(2, 3)),
    ]
    silent = state_of(*FOUNDING, AnnouncementMade("Coffee", 1), BoardPostponed(at(2, 3)))
    played = state_of(*facts, stated(2, 3, 400))
    shown, nothing = (office(state, 99, PLAYS) for state in (played, silent))
    for each in (shown, nothing):
        each["announcements"] = [announced["text"] for announced in each["announcements"]]
    assert shown == nothing
    assert shown["announcements"] == ["Coffee"]
    assert shown["sessions"][0]["wanting"] is None
    assert [(each["board"], each["postponed"]) for each in shown["sessions"][0]["outstanding"]] == [(3, True)]
    first = shown["sessions"][0]["sections"][0]["tables"][0]
    assert (first["round"], first["done"], first["slow"]) == (1, None, None)
    # His own boards he sees, when he has played them.
    own = tables(state_of(*FOUNDING, stated(3, 5, 420), stated(3, 6, 90)), 99, PLAYS)[2]
    assert (own["done"], own["agreement"], own["slow"]) == (2, [5, 6], None)
    ended = office(state_of(*facts, SessionEnded(1)), 99, PLAYS)
    assert len(ended["calls"]) == 2
    assert ended["sessions"][0]["wanting"] is not None


# ---- feeds


async def settle(desk: OpenEvent) -> None:
    for _ in range(10):
        await asyncio.get_running_loop().run_in_executor(desk.views._screens._thread, int)
        for _ in range(5):
            await asyncio.sleep(0)


FEEDS = {"hall": "ODASPCYU", "office": "ODAS...."}


@pytest.mark.parametrize("feed", FEEDS)
@pytest.mark.parametrize(("letter", "role"), list(zip("ODASPCYU", Role, strict=True)), ids=lambda each: str(each)[-8:])
def test_who_is_shown_hall_and_office(hall: Hall, feed: str, letter: str, role: Role) -> None:
    viewer = player(3) if role is Role.PLAYER else Viewer(f"{role.value}-1", role, "x")

    async def work() -> None:
        async with await hall.founded() as desk:
            shown = getattr(desk.views, feed)
            if letter in FEEDS[feed]:
                (sent,) = shown(viewer).waiting()
                assert json.loads(sent.text)["kind"] == feed
            else:
                with pytest.raises(NotShown):
                    shown(viewer)
            desk.views.grant(Access({}))
            with pytest.raises(NotShown):
                shown(viewer)
            wanted = Capability.RANKINGS if feed == "hall" else Capability.RECORD
            desk.views.grant(Access({role: frozenset(Capability) - {wanted}}))
            with pytest.raises(NotShown):
                shown(viewer)

    run(work)


def test_the_first_view_is_computed_beside_the_loop(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    real = office_view

    def noted(*arguments: Any) -> object:  # noqa: ANN401 - as `office_view`
        threads.append(threading.current_thread().name)
        return real(*arguments)

    monkeypatch.setattr("duplicado.service.live.shared_views.office_view", noted)

    async def work() -> None:
        async with await hall.founded() as desk:
            await asyncio.gather(*(desk.views.ready(DIRECTOR, office=True) for _ in range(3)))
            await hall.ask(desk, player(1), stated(1, 1, 420))
            (sent,) = desk.views.office(DIRECTOR).waiting()
            assert sent.whole
            assert len(threads) == len([each for each in threads if each.startswith("duplicado-screens")]) > 0
            # Who is not shown it has it not computed.
            await desk.views.ready(player(1), office=True)
            with pytest.raises(NotShown):
                desk.views.office(player(1))

    run(work)


def test_screens_are_sent_what_has_changed_and_nothing_else(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            wall, public, office_feed = desk.views.hall(DISPLAY), desk.views.hall(PUBLIC), desk.views.office(DIRECTOR)
            playing = desk.views.office(PLAYING)
            for each in (wall, public, office_feed, playing):
                assert [sent.whole for sent in each.waiting()] == [True]
            await hall.ask(desk, player(1), stated(1, 1, 420))
            await settle(desk)
            # A result is nothing for the wall, nor for a director who is still to play the board.
            assert wall.waiting() == public.waiting() == playing.waiting() == ()
            (progress,) = office_feed.waiting()
            assert json.loads(progress.text)["sessions"][0]["sections"][0]["tables"][0]["done"] == 1
            for fact in (RoundsTimed(1, 15, 3), RoundCalled(1, 1), AnnouncementMade("Coffee", 1)):
                assert isinstance(await hall.ask(desk, DIRECTOR, fact), Accepted)
                await settle(desk)
            (sent,) = wall.waiting()  # the last, in the place of those before
            assert "Coffee" in sent.text
            position = sent.position
            assert desk.views.hall(DISPLAY, position).waiting() == ()
            # Nothing is sent because time passes.
            hall.later(60)
            await settle(desk)
            assert wall.waiting() == ()
            assert "Coffee" in office_feed.waiting()[-1].text
            desk.views.grant(Access(openness=Openness(seats=False)))
            (anew,) = desk.views.hall(DISPLAY, position).waiting()
            assert json.loads(anew.text)["sessions"][0]["sections"][0]["seats"] is None

    run(work)


def test_screens_follow_no_faster_than_is_said(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded(ranking_interval=30.0) as desk:
            wall = desk.views.hall(DISPLAY)
            wall.waiting()
            await hall.ask(desk, DIRECTOR, AnnouncementMade("One", 1))
            await settle(desk)
            assert len(wall.waiting()) == 1
            await hall.ask(desk, DIRECTOR, AnnouncementMade("Two", 1))
            await settle(desk)
            assert wall.waiting() == ()

    run(work)


def test_screens_let_go_when_the_event_is_not_served_any_more(hall: Hall) -> None:
    async def work() -> None:
        desk = await hall.founded()
        seen = []

        async def follow() -> None:
            async for each in desk.views.hall(DISPLAY):
                seen.append(each)  # noqa: PERF401 - as it comes

        following = asyncio.ensure_future(follow())
        await until_in_loop(lambda: seen)
        await desk.close()
        await asyncio.wait_for(following, 5)
        assert len(seen) == 1

    run(work)


def test_tables_are_told_when_something_concerns_them(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            looks = {table: desk.views.view(player(table)) for table in (1, 2, 3)}

            def told() -> list[int]:
                return [table for table, look in looks.items() if look.waiting()]

            told()
            for viewer, fact, expected in (
                (DIRECTOR, RoundsTimed(1, 15, 3), []),
                (DIRECTOR, RoundCalled(1, 1), [1, 2, 3]),
                (DIRECTOR, ClockHeld(1), [1, 2, 3]),
                (DIRECTOR, ClockHeld(2), []),
                (DIRECTOR, ClockResumed(1), [1, 2, 3]),
                (DIRECTOR, AnnouncementMade("Coffee", 1), [1, 2, 3]),
                (DIRECTOR, AnnouncementMade("Share", 1, (("", 2),)), [2]),
                (player(3), DirectorCalled(Where(1, "", 1, 3), "a revoke"), [3]),
                (DIRECTOR, ContestantWithdrew(ContestantId(6), 1, 4), []),
                (DIRECTOR, ContestantWithdrew(ContestantId(10), 1, 1), [1, 2]),
            ):
                outcome = await hall.ask(desk, viewer, fact, id="call" if isinstance(fact, DirectorCalled) else "")
                assert isinstance(outcome, Accepted), fact
                got = told()
                # Of whoever left, those are told who would have met him.
                if not isinstance(fact, ContestantWithdrew):
                    assert got == expected, fact
            call = "table-1-3-/call"
            for answer in (
                CallTaken(call, "the assistant"),
                CallTaken(call, "the Director"),
                CallSettled(call, "explained"),
            ):
                assert isinstance(await hall.ask(desk, DIRECTOR, answer), Accepted)
                assert told() == [3]
            settled = next(entry.id for entry in desk.record.order if isinstance(entry.fact, CallSettled))
            await hall.ask(desk, DIRECTOR, EntryUndone(settled, "not yet"))
            assert told() == [3]
            ruling = RulingGiven(Where(1, "", 1, 3), ("64A1",), "One trick.", call=call)
            assert isinstance(await hall.ask(desk, DIRECTOR, ruling), Accepted)
            assert told() == [3]
            made = next(e.id for e in desk.record.order if e.fact == AnnouncementMade("Coffee", 1))
            await hall.ask(desk, DIRECTOR, AnnouncementEnded(made))
            assert told() == [1, 2, 3]

    run(work)


def test_two_directors_do_not_take_the_same_call_unawares(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            await hall.ask(desk, player(3), DirectorCalled(Where(1, "", 1, 3), "a revoke"), id="call")
            seen = desk.views.view(DIRECTOR).waiting()[-1].position
            call = "table-1-3-/call"
            assert isinstance(await hall.ask(desk, DIRECTOR, CallTaken(call, "one"), on=seen), Accepted)
            again = await hall.ask(desk, DIRECTOR, CallTaken(call, "the other"), on=seen)
            assert isinstance(again, Refusal)
            assert again.refused.code == "changed-since"
            assert isinstance(await hall.ask(desk, DIRECTOR, CallTaken(call, "the other"), on=again.position), Accepted)

    run(work)


def test_a_director_who_plays_hears_of_calls_and_announcements_as_of_rulings(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            seen, scorer = desk.views.view(PLAYING), desk.views.view(SCORER)
            seen.waiting()
            scorer.waiting()
            await hall.ask(desk, player(1), DirectorCalled(Where(1, "", 1, 1, 1), "a grand slam"), id="call")
            await hall.ask(desk, DIRECTOR, CallTaken("table-1-1-/call", "who goes"))
            await hall.ask(desk, DIRECTOR, CallSettled("table-1-1-/call", "as explained"))
            await hall.ask(desk, DIRECTOR, AnnouncementMade("Board 1 was turned", 1, (("", 1),)), id="told")
            await hall.ask(desk, DIRECTOR, AnnouncementEnded("director-1/told"))
            assert seen.waiting() == ()
            await hall.ask(desk, DIRECTOR, RoundsTimed(1, 15), AnnouncementMade("Coffee", 1), ClockHeld(1))
            assert len(seen.waiting()) == 3
            assert len(scorer.waiting()) == 8
            await hall.ask(desk, DIRECTOR, SessionEnded(1))
            (rest,) = seen.waiting()
            for words in ("grand slam", "who goes", "as explained", "was turned"):
                assert words in rest.text

    run(work)
