"""Devices that go with their pair: they move by themselves, and see and do there what their pair may and no more."""

import json
from datetime import timedelta
from typing import Any

import pytest
from tests.unit.service.live.conftest import DIRECTOR, FOUNDING, NOON, Hall, at, player, run, stated

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementMade
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import RoundCalled, RoundFinished, SessionEnded
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.movement.mitchell import mitchell
from duplicado.movement.teams import round_robin
from duplicado.service.live.commands import Accepted, Refusal
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.permission import permitted
from duplicado.service.live.roles import Access, AccessError, Openness, Role, TableKey, Viewer
from duplicado.service.live.sittings import (
    contestants_at,
    round_of_contestant,
    seated,
    session_of_contestant,
    sitting_of,
)
from duplicado.service.live.table_views import pair_view
from duplicado.vocabulary.seats import Seat, Side


def state_of(*facts: AnyFact) -> EventState:
    return fold(Entry(f"e{n}", NOON + timedelta(seconds=n), "x", fact) for n, fact in enumerate(facts))


PLAN = state_of(*FOUNDING).session(1).plans[""]
EIGHT = ContestantId(8)
"""East-West at table 3 in the first round, with boards 5 and 6."""


def owner(who: ContestantId, side: Side | None = None) -> Viewer:
    return Viewer(f"own-{who}", Role.PLAYER, f"Pair {who}", side=side, follows=who)


def table_in(number: int, who: ContestantId = EIGHT) -> int:
    return next(due.place.table for due in PLAN.due.values() if due.place.round == number and who in due.contestants)


def test_a_contestant_is_where_the_movement_has_him() -> None:
    state = state_of(*FOUNDING)
    for due in PLAN.due.values():
        for who in due.contestants:
            key = TableKey(1, "", due.place.table)
            sitting = sitting_of(state, 1, who, due.place.round)
            assert sitting is not None
            assert sitting.key == key
            assert who in contestants_at(state, key, due.place.round)
    assert sitting_of(state, 1, ContestantId(99), 1) is None
    assert sitting_of(state, 1, EIGHT, 6) is None
    assert sitting_of(state, 2, EIGHT, 1) is None


def test_who_follows_is_seated_by_the_round_in_force() -> None:
    for facts, number in (
        ((), 1),
        ((RoundCalled(1, 2),), 2),
        ((RoundCalled(1, 2, ""),), 2),
        ((RoundFinished(1, "", table_in(1), 1),), 2),
        # It is his own table that counts, not that to which he goes.
        ((RoundFinished(1, "", table_in(2), 1),), 1),
        # Where rounds are called he waits for the call; where tables went on before it, he stays where he is.
        ((RoundCalled(1, 2), RoundFinished(1, "", table_in(2), 2)), 2),
        ((RoundFinished(1, "", table_in(1), 1), RoundFinished(1, "", table_in(2), 2), RoundCalled(1, 1)), 3),
        ((RoundCalled(1, 5),), 5),
    ):
        state = state_of(*FOUNDING, *facts)
        found = seated(owner(EIGHT), state)
        assert (found.table, found.round) == (TableKey(1, "", table_in(number)), number)
        assert found.side is Side.EW
        assert seated(found, state) == found
    assert seated(player(3), state_of(*FOUNDING)) == player(3)


def test_who_is_planned_nowhere_or_sits_out_has_no_table() -> None:
    nine = tuple(ContestantId(number) for number in range(1, 10))
    state = state_of(EventFounded("Club", Conditions()), SectionPlanned(1, "", mitchell(5), nine, 2))
    assert seated(owner(ContestantId(10)), state).table is None
    seats = {who: seated(owner(who), state).table for who in nine}
    (out,) = [who for who, key in seats.items() if key is None]
    assert session_of_contestant(state, ContestantId(10)) is None
    view: Any = pair_view(state, out, None, Openness())
    assert (view["table"], view["boards"], view["round"], view["contestant"]) == (None, {}, 1, str(out))
    assert list(view["next"]["places"]) == [str(out)]
    assert view["next"]["places"][str(out)]["table"] == sitting_of(state, 1, out, 2).key.table  # type: ignore[union-attr]  # he plays
    nowhere: Any = pair_view(state, ContestantId(10), None, Openness())
    assert (nowhere["table"], nowhere["next"], nowhere["clock"]) == (None, None, None)
    refused = permitted(owner(out), RoundFinished(1, "", 1, 1), state, Access())
    assert refused is not None
    assert refused.code == "not-allowed"


def test_the_next_session_is_followed_without_another_pass() -> None:
    second = SectionPlanned(2, "", mitchell(5), tuple(ContestantId(n) for n in range(10, 0, -1)), 2)
    before = state_of(*FOUNDING, second)
    assert seated(owner(EIGHT), before).table == TableKey(1, "", 3)
    after = state_of(*FOUNDING, second, SessionEnded(1))
    assert seated(owner(EIGHT), after).table == TableKey(2, "", 3)
    assert seated(owner(EIGHT), after).side is Side.NS
    over = state_of(*FOUNDING, second, SessionEnded(1), SessionEnded(2))
    assert session_of_contestant(over, EIGHT) == 2
    view: Any = pair_view(over, EIGHT, None, Openness())
    assert (view["over"], view["next"]) == (True, None)


def test_of_a_team_each_pair_follows_its_own_side() -> None:
    teams = tuple(ContestantId(number) for number in range(1, 5))
    state = state_of(EventFounded("Club", Conditions()), SectionPlanned(1, "", round_robin(4), teams, 2))
    for team in teams:
        found = {side: seated(owner(team, side), state) for side in Side}
        assert {each.table for each in found.values()} == {
            TableKey(1, "", due.place.table) for due in state.session(1).plans[""].of_contestant(1, team)
        }
        assert all(each.side is side for side, each in found.items())


def test_a_player_has_a_table_or_a_contestant() -> None:
    assert owner(EIGHT).table is None
    with pytest.raises(AccessError, match="without a table"):
        Viewer("x", Role.PLAYER, "x")


# ---- what he may do


def code(viewer: Viewer, fact: AnyFact, *before: AnyFact) -> str | None:
    refused = permitted(viewer, fact, state_of(*FOUNDING, *before), Access())
    return None if refused is None else refused.code


def test_who_follows_acts_where_his_pair_sits() -> None:
    own = owner(EIGHT)
    entered = stated(3, 5, 420, Side.EW)
    assert code(own, entered) is None
    assert code(own, ResultAgreed(at(3, 5), "e2", Side.EW)) is None
    assert code(own, RoundFinished(1, "", 3, 1)) is None
    assert code(own, DirectorCalled(Where(1, "", 1, 3), "please come", Seat.E)) is None
    assert code(own, stated(3, 5, 420, Side.NS)) == "other-side"
    assert code(own, stated(2, 3, 420, Side.EW)) == "other-table"
    assert code(own, ResultCorrected(stated(2, 3, 420, Side.EW), ("x",), "why")) == "other-table"
    assert code(own, DirectorCalled(Where(1, "", 1, 2), "please come")) == "other-table"
    assert code(own, RoundCalled(1, 2)) == "not-allowed"
    # When the round has been called, at his next table.
    there, board = table_in(2), PLAN.at_table(2, table_in(2))[0].place.board
    fresh = ResultEntered(at(there, board, 2), ScoreWritten(420), side=Side.EW)
    assert code(own, fresh) == "other-round"
    assert code(own, fresh, RoundCalled(1, 2)) is None
    assert code(own, RoundFinished(1, "", 3, 1), RoundCalled(1, 2)) == "other-table"


def test_who_has_gone_on_does_nothing_for_those_who_still_sit_there() -> None:
    own, left, there = owner(EIGHT), RoundFinished(1, "", 3, 1), table_in(2)
    board = PLAN.at_table(1, there)[0].place.board
    theirs = ResultEntered(at(there, board, 1), ScoreWritten(420), side=Side.EW)
    for fact, refusal in (
        (theirs, "other-table"),
        (ResultCorrected(theirs, ("x",), "why"), "other-round"),
        (ResultAgreed(at(there, board, 1), "x", Side.EW), "other-round"),
        (RoundFinished(1, "", there, 1), "other-round"),
        (DirectorCalled(Where(1, "", 1, there), "please come"), "other-round"),
    ):
        assert code(own, fact, left) == refusal


def test_a_result_that_comes_late_from_his_own_table_is_taken_if_it_is_the_first() -> None:
    own = owner(EIGHT)
    late = stated(3, 5, 420, Side.EW)
    assert code(own, late, RoundCalled(1, 2)) is None
    assert code(own, late, stated(3, 5, 450), RoundCalled(1, 2)) == "entered-already"
    # And nothing of what others played at the table at which he sits now.
    there = table_in(2)
    others = ResultEntered(at(there, PLAN.at_table(1, there)[0].place.board, 1), ScoreWritten(420), side=Side.EW)
    assert code(own, others, RoundCalled(1, 2)) == "other-table"


# ---- what he sees


def shown(desk: OpenEvent, who: ContestantId = EIGHT) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(desk.views.view(owner(who)).waiting()[-1].text)
    return data


def test_who_follows_sees_his_table_and_goes_on_by_himself(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            look = desk.views.view(owner(EIGHT))
            (whole,) = look.waiting()
            first = json.loads(whole.text)
            assert (first["kind"], first["table"], first["contestant"], first["side"]) == ("table", 3, "8", "EW")
            table = json.loads(desk.views.view(player(3)).waiting()[-1].text)
            assert {name: first[name] for name in table} == table
            assert isinstance(await hall.ask(desk, owner(EIGHT), stated(3, 5, 420, Side.EW), sure=True), Accepted)
            (changed,) = look.waiting()
            assert list(json.loads(changed.text)["boards"]) == ["5"]
            await hall.ask(desk, player(2), stated(2, 3, 430))
            assert look.waiting() == ()
            await hall.ask(desk, DIRECTOR, RoundCalled(1, 2))
            (moved,) = look.waiting()
            data = json.loads(moved.text)
            assert (data["table"], data["round"]) == (table_in(2), 2)
            assert sorted(data["gone"]) == ["5", "6"]
            assert "420" not in moved.text
            # What is entered at his new table he is told, of his old one nothing more.
            old, new = (PLAN.at_table(2, table)[0].place for table in (3, table_in(2)))
            await hall.ask(desk, player(3), ResultEntered(old, ScoreWritten(50), side=Side.NS), sure=True)
            assert look.waiting() == ()
            await hall.ask(desk, player(table_in(2)), ResultEntered(new, ScoreWritten(50), side=Side.NS), sure=True)
            assert len(look.waiting()) == 1

    run(work)


def test_who_has_gone_on_sees_nothing_of_those_who_still_sit_there(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            there = table_in(2)
            board = PLAN.at_table(1, there)[0].place.board
            others = ResultEntered(at(there, board), ScoreWritten(430), side=Side.NS)
            assert isinstance(await hall.ask(desk, player(there), others, sure=True), Accepted)
            await hall.ask(desk, DIRECTOR, AnnouncementMade("for them", 1, (("", there),)))
            await hall.ask(desk, player(there), DirectorCalled(Where(1, "", 1, there), "their revoke"))
            await hall.ask(desk, owner(EIGHT), RoundFinished(1, "", 3, 1), sure=True)
            view = shown(desk)
            assert (view["table"], view["round"]) == (there, 2)
            text = json.dumps(view)
            assert not any(words in text for words in ("430", "for them", "their revoke"))
            assert set(view["boards"]) == {str(due.place.board) for due in PLAN.at_table(2, there)}
            look = desk.views.view(owner(EIGHT))
            look.waiting()
            await hall.ask(desk, DIRECTOR, AnnouncementMade("still for them", 1, (("", there),)))
            assert look.waiting() == ()
            await hall.ask(desk, DIRECTOR, RoundCalled(1, 2))
            await hall.ask(desk, DIRECTOR, AnnouncementMade("for these", 1, (("", there),)))
            assert [each["text"] for each in shown(desk)["announcements"]] == ["for these"]

    run(work)


def test_a_command_and_its_position_are_those_of_who_follows(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            position = desk.views.view(owner(EIGHT)).waiting()[-1].position
            outcome = await hall.ask(desk, owner(EIGHT), stated(3, 5, 420, Side.EW), on=position, sure=True)
            assert isinstance(outcome, Accepted)
            assert desk.views.view(owner(EIGHT), outcome.position).waiting() == ()
            (missed,) = desk.views.view(owner(EIGHT), position).waiting()
            assert not missed.whole
            # Of another audience the position means nothing.
            assert [each.whole for each in desk.views.view(player(3), position).waiting()] == [True]
            assert [each.whole for each in desk.views.view(owner(ContestantId(3)), position).waiting()] == [True]
            # Ending a round and the first result of the next may be sent together.
            there = table_in(2)
            board = PLAN.at_table(2, there)[0].place.board
            await hall.ask(desk, DIRECTOR, RoundFinished(1, "", there, 1), sure=True)
            both = await hall.ask(
                desk,
                owner(EIGHT),
                RoundFinished(1, "", 3, 1),
                ResultEntered(at(there, board, 2), ScoreWritten(110), side=Side.EW),
                sure=True,
            )
            assert isinstance(both, Accepted)
            refused = await hall.ask(desk, owner(EIGHT), RoundFinished(1, "", 3, 1), sure=True)
            assert isinstance(refused, Refusal)

    run(work)


def test_wherever_a_round_is_ended_who_sat_there_goes_on(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            look = desk.views.view(owner(EIGHT))
            look.waiting()
            # The Director may end a round that was not called yet.
            await hall.ask(desk, DIRECTOR, RoundFinished(1, "", table_in(3), 3), sure=True)
            assert round_of_contestant(desk.state, 1, EIGHT) == 4
            (moved,) = look.waiting()
            assert json.loads(moved.text)["table"] == table_in(4)

    run(work)
