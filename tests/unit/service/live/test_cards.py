"""Score cards: a pair's own device shows all of its card, a table's no more than all who sit there have finished."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from fractions import Fraction
from typing import Any

import pytest
from tests.unit.service.live.conftest import DIRECTOR, FOUNDING, NOON, SCORER, Hall, player, run

from duplicado.analysis import solver
from duplicado.analysis.dds_library import SolverUnavailable
from duplicado.analysis.table import DoubleDummyTable
from duplicado.event.adjusting.rulings import Ruling, Unchanged
from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.announcements import CommentaryWritten
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.boards import BoardCancelled, BoardPostponed
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import ConditionsChanged, EventFounded
from duplicado.event.facts.planning import DealsRecorded, SectionPlanned
from duplicado.event.facts.progress import RoundCalled, SessionEnded
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.movement.teams import round_robin
from duplicado.score.side_score import Artificial
from duplicado.service.live.cards import cardholders, cards_view
from duplicado.service.live.commands import Accepted, NotShown, Refusal
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.rankings import Worth, figures_of
from duplicado.service.live.roles import Access, Capability, Openness, Release, Role, TableKey, Viewer
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.hands import Deal, Layout
from duplicado.vocabulary.seats import Seat, Side

THREE, EIGHT = ContestantId(3), ContestantId(8)
"""North-South and East-West at table 3 in the first round, with boards 5 and 6."""
OWN = Viewer("own-8", Role.PLAYER, "Pair 8", follows=EIGHT)
TABLE = player(3)
OPEN = Openness(travellers=True)


def entries(*facts: AnyFact) -> list[Entry]:
    return [Entry(f"e{number}", NOON + timedelta(seconds=number), "x", fact) for number, fact in enumerate(facts)]


def state_of(*facts: AnyFact) -> EventState:
    return fold(entries(*facts))


PLAN = state_of(*FOUNDING).session(1).plans[""]


def of(who: ContestantId, board: int) -> Place:
    return next(due.place for due in PLAN.by_board[board] if who in due.contestants)


def played(who: ContestantId, board: int, points: int = 420) -> ResultEntered:
    return ResultEntered(of(who, board), ScoreWritten(points))


def cards(viewer: Viewer, *facts: AnyFact, openness: Openness | None = None) -> list[Any]:
    state = state_of(*FOUNDING, *facts)
    view: Any = cards_view(
        state, cardholders(viewer, state), {}, openness or Openness(), lambda _session, _section, _board: False
    )
    return list(view["cards"])


def lines(viewer: Viewer, *facts: AnyFact, openness: Openness | None = None) -> dict[str, list[int]]:
    return {
        each["contestant"]: [line["board"] for line in each["lines"]]
        for each in cards(viewer, *facts, openness=openness)
    }


def test_a_pairs_own_device_shows_all_that_it_has_done() -> None:
    (second, another), (third, _) = ([due.place.board for due in PLAN.of_contestant(n, EIGHT)] for n in (2, 3))
    facts = (
        ContestantEntered(EIGHT, (Player("Ana"), Player("Rui"))),
        played(EIGHT, 5),
        ResultEntered(of(EIGHT, 6), ScoreWritten(-100), side=Side.EW),
        RoundCalled(1, 2),
        RoundCalled(1, 3),
        played(EIGHT, third, 50),
    )
    (card,) = cards(OWN, *facts)
    assert (card["contestant"], card["names"], card["own"], card["whole"]) == ("8", ["Ana", "Rui"], True, True)
    told = [(each["round"], each["board"], each["score"], each["state"]) for each in card["lines"]]
    # Seen from East-West; of the second round nothing was entered, of the third one board was.
    assert told == [
        (1, 5, -420, "agreed"),
        (1, 6, 100, "stated"),
        (2, second, None, "missing"),
        (2, another, None, "missing"),
        (3, third, -50, "agreed"),
    ]
    assert {each["opponents"][0] for each in card["lines"][:2]} == {"3"}
    assert {each["side"] for each in card["lines"]} == {"EW"}
    # What follows is on it as soon as it was entered, were the round called or not.
    last = PLAN.of_contestant(5, EIGHT)[0].place.board
    assert lines(OWN, *facts, played(EIGHT, last))["8"][-1] == last


def test_what_became_of_a_board_is_said() -> None:
    ruling = Ruling(Artificial(Award.AVERAGE_MINUS), Artificial(Award.AVERAGE_PLUS))
    for fact, state, score in (
        (BoardPostponed(of(EIGHT, 5), "late"), "postponed", None),
        (BoardCancelled(of(EIGHT, 5), "no time"), "cancelled", None),
        (ScoreRuled(of(EIGHT, 5), ruling, "a secret reason"), "ruled", "A+"),
    ):
        (card,) = cards(OWN, fact)
        (line,) = card["lines"]
        assert (line["state"], line["score"]) == (state, score)
        assert "secret" not in str(card)
    (card,) = cards(OWN, played(EIGHT, 5), played(EIGHT, 5, -50))
    assert (card["lines"][0]["state"], card["lines"][0]["line"]) == ("disputed", None)
    unchanged = ScoreRuled(of(EIGHT, 5), Ruling(Unchanged(), Unchanged()), "why")
    (card,) = cards(OWN, played(EIGHT, 5), unchanged)
    assert (card["lines"][0]["state"], card["lines"][0]["score"]) == ("ruled", -420)


def test_a_result_that_names_others_is_on_their_card() -> None:
    place = of(EIGHT, 5)
    nine = ContestantId(9)
    wrong_pair = ResultEntered(place, ScoreWritten(420), east_west=nine)
    assert lines(OWN, wrong_pair) == {"8": []}
    theirs = Viewer("own-9", Role.PLAYER, "Pair 9", follows=nine)
    assert lines(theirs, wrong_pair) == {"9": [5]}


# ---- at a table


def seated_at(key: TableKey, number: int) -> tuple[ContestantId, ContestantId]:
    due = PLAN.at_table(number, key.table)[0]
    return due.north_south, due.east_west


def test_a_tables_device_shows_who_sits_there_now_and_only_this_round() -> None:
    facts: list[AnyFact] = [played(EIGHT, 5), played(THREE, 6)]
    assert lines(TABLE, *facts) == {"3": [5, 6], "8": [5, 6]}
    assert [(each["own"], each["whole"]) for each in cards(TABLE, *facts)] == [(False, False)] * 2
    facts.append(RoundCalled(1, 2))
    key = TableKey(1, "", 3)
    there, new = seated_at(key, 2)
    assert (there, new != EIGHT) == (THREE, True)
    assert lines(TABLE, *facts) == {str(there): [], str(new): []}
    assert lines(player(3, Side.EW), *facts) == {str(new): []}


def test_with_travellers_it_shows_what_all_of_them_have_finished() -> None:
    """Each of the two has played six boards in three rounds; what the other has not played is not shown."""
    facts: list[AnyFact] = [
        ResultEntered(due.place, ScoreWritten(10 * due.place.board))
        for number in (1, 2, 3)
        for table in range(1, 6)
        for due in PLAN.at_table(number, table)
    ]
    facts += [RoundCalled(1, number) for number in (2, 3, 4)]
    ours, theirs = seated_at(TableKey(1, "", 3), 4)
    boards = {
        who: {due.place.board for due in PLAN.due.values() if who in due.contestants and due.place.round < 4}
        for who in (ours, theirs)
    }
    both = sorted(boards[ours] & boards[theirs])
    assert both
    assert both != sorted(boards[ours])
    assert {who: sorted(found) for who, found in lines(TABLE, *facts, openness=OPEN).items()} == {
        str(ours): both,
        str(theirs): both,
    }
    assert lines(TABLE, *facts) == {str(ours): [], str(theirs): []}
    # A result that one side alone has stated is not finished.
    half = [
        ResultEntered(fact.place, fact.line, side=Side.NS)
        if isinstance(fact, ResultEntered) and fact.place == of(theirs, both[0])
        else fact
        for fact in facts
    ]
    assert both[0] not in lines(TABLE, *half, openness=OPEN)[str(ours)]


def test_when_the_session_is_over_it_shows_all_but_what_is_to_be_played_late() -> None:
    late = of(THREE, 7)
    facts: list[AnyFact] = [ResultEntered(place, ScoreWritten(50)) for place in PLAN.due if place != late]
    facts_over: list[AnyFact] = [
        *facts,
        *(RoundCalled(1, number) for number in range(2, 6)),
        BoardPostponed(late, "late"),
    ]
    over = lines(TABLE, *facts_over, SessionEnded(1))
    ours, theirs = seated_at(TableKey(1, "", 3), 5)
    assert ours == THREE
    assert len(over[str(theirs)]) == 9
    assert 7 not in over[str(theirs)]
    assert 7 in {
        line["board"] for line in cards(Viewer("o", Role.PLAYER, "x", follows=theirs), *facts_over)[0]["lines"]
    }
    settled = lines(TABLE, *facts_over, SessionEnded(1), BoardCancelled(late, "no time"))
    assert 7 in settled[str(theirs)]


def test_a_teams_two_pairs_do_not_see_one_anothers_boards() -> None:
    teams = tuple(ContestantId(number) for number in range(1, 5))
    conditions = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES)
    founding = (EventFounded("Club", conditions), SectionPlanned(1, "", round_robin(4), teams, 2))
    plan = state_of(*founding).session(1).plans[""]
    state = state_of(
        *founding, *(ResultEntered(place, ScoreWritten(10 * place.table)) for place in plan.due if place.round == 1)
    )
    for side in Side:
        viewer = Viewer(f"own-{side}", Role.PLAYER, "Team 1", side=side, follows=teams[0])
        view: Any = cards_view(state, cardholders(viewer, state), {}, OPEN, lambda _session, _section, _board: False)
        tables = {line["table"] for line in view["cards"][0]["lines"]}
        own = next(
            due.place.table for due in plan.of_contestant(1, teams[0]) if _sits(due.north_south, teams[0]) is side
        )
        assert tables == {own}
        assert {line["side"] for line in view["cards"][0]["lines"]} == {str(side)}


def _sits(north_south: ContestantId, team: ContestantId) -> Side:
    return Side.NS if north_south == team else Side.EW


def test_several_sessions_the_last_first() -> None:
    second = SectionPlanned(2, "", FOUNDING[1].movement, FOUNDING[1].contestants, 2)  # type: ignore[union-attr]  # it is a plan
    before = [(each["session"], len(each["lines"])) for each in cards(OWN, second, played(EIGHT, 5))]
    assert before == [(1, 1)]
    after = cards(OWN, second, played(EIGHT, 5), SessionEnded(1))
    assert [(each["session"], len(each["lines"])) for each in after] == [(2, 0), (1, 10)]


# ---- what boards are worth


def test_figures_are_those_of_the_standings_given() -> None:
    places = PLAN.by_board[5]
    record = entries(
        *FOUNDING,
        *(ResultEntered(due.place, ScoreWritten(100 * number)) for number, due in enumerate(places)),
    )
    live = LiveStandings(record)
    for number, due in enumerate(places):
        figures = figures_of(live, due.north_south, 1)
        (worth,) = figures.boards.values()
        assert worth == Worth(Fraction(2 * number), Fraction(8))
        assert figures.tally is not None
        assert figures.tally.boards == 1
    assert figures_of(live, places[0].north_south, 2).tally is None


def everybody_plays(number: int) -> list[AnyFact]:
    return [
        ResultEntered(due.place, ScoreWritten(10 * due.place.board * due.place.table))
        for table in range(1, 6)
        for due in PLAN.at_table(number, table)
    ]


async def worth(desk: OpenEvent, viewer: Viewer) -> list[tuple[int, bool]]:
    shown: Any = await desk.views.for_players.score_cards(viewer)
    return [(line["round"], line["gain"] is not None) for line in shown["cards"][0]["lines"]]


@pytest.mark.parametrize(
    ("release", "when"),
    [
        (Release.AT_ONCE, ["first table", "round 1", "round 2", "over", "published"]),
        (Release.EVERY_ROUND, ["round 1", "round 2", "over"]),
        (Release.AT_END, ["over"]),
        (Release.NEVER, []),
    ],
    ids=lambda each: each.value if isinstance(each, Release) else "",
)
def test_what_boards_are_worth_is_shown_as_rankings_are_released(hall: Hall, release: Release, when: list[str]) -> None:
    async def work() -> None:
        async with await hall.founded(Access(openness=Openness(players=release))) as desk:
            first = everybody_plays(1)
            own = [fact for fact in first if isinstance(fact, ResultEntered) and fact.place.table == 3]
            await hall.ask(desk, SCORER, *own, sure=True)
            assert await worth(desk, OWN) == [(1, "first table" in when)] * 2
            await hall.ask(desk, SCORER, *(fact for fact in first if fact not in own), sure=True)
            assert await worth(desk, OWN) == [(1, "round 1" in when)] * 2
            await hall.ask(desk, SCORER, *everybody_plays(2)[:-2], sure=True)
            there = await worth(desk, OWN)
            assert [shown for number, shown in there if number == 2] == ["first table" in when] * 2
            await hall.ask(desk, SCORER, *everybody_plays(2)[-2:], sure=True)
            assert await worth(desk, OWN) == [(1, "round 1" in when)] * 2 + [(2, "round 2" in when)] * 2
            await hall.ask(desk, DIRECTOR, SessionEnded(1))
            assert [shown for _, shown in await worth(desk, OWN)][:4] == ["over" in when] * 4

    run(work)


def test_who_has_a_score_card(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            for viewer in (
                DIRECTOR,
                SCORER,
                Viewer("display-1", Role.DISPLAY, "the wall"),
                Viewer("public", Role.PUBLIC, ""),
            ):
                with pytest.raises(NotShown):
                    await desk.views.for_players.score_cards(viewer)
            playing = Viewer("director-2", Role.DIRECTOR, "the Director", plays=(EIGHT,))
            shown: Any = await desk.views.for_players.score_cards(playing)
            assert [each["contestant"] for each in shown["cards"]] == ["8"]
            desk.views.grant(Access({Role.PLAYER: frozenset({Capability.RANKINGS})}))
            with pytest.raises(NotShown):
                await desk.views.for_players.score_cards(OWN)
            desk.views.grant(
                Access({Role.PLAYER: frozenset({Capability.OWN_TABLE})}, Openness(players=Release.AT_ONCE))
            )
            await hall.ask(desk, SCORER, *everybody_plays(1), sure=True)
            assert not any(shown for _, shown in await worth(desk, OWN))

    run(work)


# ---- hand records

NORTH_HAS_SPADES = Layout.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")


def test_a_hand_record_has_hands_tricks_and_par_when_the_board_is_finished_everywhere(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded() as desk:
            await hall.ask(desk, DIRECTOR, DealsRecorded(1, {5: NORTH_HAS_SPADES}))
            *most, last = [ResultEntered(due.place, ScoreWritten(420)) for due in PLAN.by_board[5]]
            playing = Viewer("director-2", Role.DIRECTOR, "the Director", plays=(EIGHT,))
            await hall.ask(desk, SCORER, *most, sure=True)

            async def code(viewer: Viewer, board: int = 5) -> object:
                shown = await desk.views.for_players.hand_record(viewer, 1, "", board)
                return shown.code if isinstance(shown, Refused) else shown

            for viewer in (DIRECTOR, SCORER, playing, OWN, TABLE):
                assert await code(viewer) == "not-finished-everywhere"
            await hall.ask(desk, SCORER, last, sure=True)
            shown: Any = await code(OWN)
            assert [await code(viewer) for viewer in (DIRECTOR, SCORER, playing, TABLE)] == [shown] * 4
            assert shown["hands"]["N"] == "AKQJT98765432..."
            assert (shown["dealer"], shown["vulnerability"]) == ("N", "ns")
            if shown["tricks"] is not None:  # where the library is installed
                assert [shown["tricks"][seat]["S"] for seat in "NESW"] == [13, 0, 13, 0]
                assert shown["par"]["score"] == 2210
                assert shown["par"]["contracts"] == [{"bid": "7S", "doubling": "", "by": "NS", "over": 0}]
            assert await code(OWN, board=1) == "not-finished-everywhere"
            desk.views.grant(Access(openness=Openness(hands=False)))
            assert [await code(viewer) for viewer in (OWN, TABLE)] == ["not-allowed"] * 2
            assert await code(OWN, board=1) == "not-allowed"
            assert await code(SCORER) == shown
            await hall.ask(desk, SCORER, *(ResultEntered(due.place, ScoreWritten(0)) for due in PLAN.by_board[6]))
            assert await code(SCORER, board=6) == "no-hands"

    run(work)


def test_who_only_looks_on_waits_for_a_board_as_long_as_the_regulations_say(hall: Hall) -> None:
    async def work() -> None:
        async with await hall.founded(Access(openness=Openness(public=Release.AT_ONCE))) as desk:
            conditions = Conditions(options={"spectators.delay": "10"})
            await hall.ask(
                desk, DIRECTOR, ConditionsChanged(conditions, "screens"), DealsRecorded(1, {5: NORTH_HAS_SPADES})
            )
            first, *most, last = [ResultEntered(due.place, ScoreWritten(420)) for due in PLAN.by_board[5]]
            looks = [Viewer(each.value, each, each.value) for each in (Role.PUBLIC, Role.COMMENTATOR, Role.DISPLAY)]

            async def codes(*viewers: Viewer) -> set[str]:
                shown = [await desk.views.for_players.hand_record(each, 1, "", 5) for each in viewers]
                return {each.code if isinstance(each, Refused) else "shown" for each in shown}

            async def on_pages() -> bool:
                outcome = await desk.views.outcome(looks[0])
                assert outcome is not None
                return any(field.contest.layouts for field in outcome.fields)

            await hall.ask(desk, SCORER, first, *most, sure=True)
            hall.later(9)
            assert await codes(*looks, OWN, SCORER) == {"not-finished-everywhere"}
            await hall.ask(desk, SCORER, last, sure=True)
            assert isinstance(await hall.ask(desk, DIRECTOR, SessionEnded(1), sure=True), Accepted)
            hall.later(9)
            assert (await codes(*looks), await codes(OWN, TABLE, SCORER)) == ({"shown-later"}, {"shown"})
            too_early = await hall.ask(desk, looks[1], CommentaryWritten(1, "", 5, "Well."))
            assert isinstance(too_early, Refusal)
            assert (too_early.refused.code, too_early.refused.about) == ("shown-later", ("10",))
            assert not await on_pages()
            # What is put right later hides nothing again.
            hall.later(2)
            assert (await codes(*looks), await on_pages()) == ({"shown"}, True)
            await hall.ask(desk, SCORER, ResultEntered(last.place, ScoreWritten(450)), sure=True)
            assert await codes(*looks) == {"shown"}
            assert isinstance(await hall.ask(desk, looks[1], CommentaryWritten(1, "", 5, "Well.")), Accepted)

    run(work)


def test_without_the_library_there_are_the_hands(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> object:
        raise SolverUnavailable("not installed")

    monkeypatch.setattr(solver, "default_solver", missing)

    async def work() -> None:
        async with await hall.founded() as desk:
            await hall.ask(desk, DIRECTOR, DealsRecorded(1, {5: NORTH_HAS_SPADES}), SessionEnded(1))
            shown: Any = await desk.views.for_players.hand_record(OWN, 1, "", 5)
            assert (shown["tricks"], shown["par"], len(shown["hands"])) == (None, None, 4)
            await hall.ask(desk, DIRECTOR, DealsRecorded(1, {6: Layout({Seat.N: NORTH_HAS_SPADES[Seat.N]})}))
            partly: Any = await desk.views.for_players.hand_record(OWN, 1, "", 6)
            assert (partly["tricks"], partly["hands"]["N"]) == (None, "AKQJT98765432...")

    run(work)


def test_a_deal_is_solved_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Deal] = []

    class Counting:
        def tables(self, deals: Sequence[Deal]) -> tuple[DoubleDummyTable, ...]:
            asked.extend(deals)
            return tuple(DoubleDummyTable(((7, 6, 7, 6),) * 5) for _ in deals)

    monkeypatch.setattr(solver, "default_solver", Counting)

    async def work() -> None:
        async with await hall.founded() as desk:
            await hall.ask(desk, DIRECTOR, DealsRecorded(1, {5: NORTH_HAS_SPADES}), SessionEnded(1))
            found: list[Any] = await asyncio.gather(
                *(desk.views.for_players.hand_record(OWN, 1, "", 5) for _ in range(10))
            )
            assert len(asked) == 1
            assert found[0]["tricks"]["N"]["NT"] == 7
            assert found[0]["par"]["score"] == 90

    run(work)
