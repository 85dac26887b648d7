"""A director who plays in a team sees nothing of his team-mates' table before he has played the board himself."""

import pytest
from tests.unit.service.live.conftest import DIRECTOR, NOON, Hall, run

from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.boards import BoardCancelled
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState
from duplicado.movement.mitchell import mitchell
from duplicado.movement.teams import round_robin
from duplicado.service.live.cards import cardholders
from duplicado.service.live.roles import Role, Viewer
from duplicado.service.live.visibility import board_of_playing, has_played, sees_fact
from duplicado.store.sqlite import SqliteStore
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Side

TEAMS = tuple(ContestantId(number) for number in range(1, 5))
OURS = TEAMS[0]
MATCHES = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS, form=ContestForm.MATCHES)
PLANNED = SectionPlanned(1, "", round_robin(4), TEAMS, 2)
PLAYING = Viewer("director-2", Role.DIRECTOR, "the Director", plays=(OURS,))


def state_of(*facts: AnyFact) -> EventState:
    first = (EventFounded("Club", MATCHES), PLANNED, *facts)
    return fold(Entry(f"e{number}", NOON, "somebody", fact) for number, fact in enumerate(first))


def tables_of(state: EventState, board: int) -> tuple[Due, Due]:
    """Return the two tables of our match at which a board is played in the first round."""
    of_match = [due for due in state.session(1).plans[""].of_contestant(1, OURS) if due.place.board == board]
    first, second = of_match
    return first, second


def score(due: Due, points: int = 420) -> ResultEntered:
    return ResultEntered(due.place, ScoreWritten(points))


def test_a_board_is_played_when_both_tables_have_played_it() -> None:
    board = state_of().session(1).plans[""].of_contestant(1, OURS)[0].place.board
    first, second = tables_of(state_of(), board)
    half = state_of(score(first))
    assert not has_played(half, (OURS,), 1, board)
    assert not board_of_playing(half, (OURS,), first.place)
    assert not sees_fact(half, score(first), (OURS,), lambda _id: True)
    whole = state_of(score(first), score(second))
    assert has_played(whole, (OURS,), 1, board)
    assert sees_fact(whole, score(first), (OURS,), lambda _id: True)
    assert has_played(state_of(score(first), BoardCancelled(second.place, "no time")), (OURS,), 1, board)
    assert has_played(state_of(score(first), SessionEnded(1)), (OURS,), 1, board)


def test_his_card_is_shown_at_his_own_table_where_it_is_known_in_which_pair_he_plays() -> None:
    assert cardholders(PLAYING, state_of()) == ()
    own = Viewer("player-1", Role.PLAYER, "the Director as 1", follows=OURS, side=Side.EW)
    assert [each.side for each in cardholders(own, state_of())] == [Side.EW]


def test_of_two_lines_with_the_same_numbers_both_have_to_have_played() -> None:
    lines = tuple(ContestantId(number, side) for number in (1, 2, 3) for side in Side)
    contestants = tuple(sorted(lines, key=lambda who: (who.line is Side.EW, who.number)))
    plan = SectionPlanned(1, "", mitchell(3), contestants, 2)
    founding: tuple[AnyFact, ...] = (EventFounded("Club", Conditions()), plan)
    state = fold(Entry(f"e{number}", NOON, "somebody", fact) for number, fact in enumerate(founding))
    both = (ContestantId(3, Side.NS), ContestantId(3, Side.EW))
    places = [due for due in state.session(1).plans[""].by_board[1] if set(both) & set(due.contestants)]
    assert len(places) == 2
    half = fold([*(Entry(f"e{n}", NOON, "x", fact) for n, fact in enumerate((*founding, score(places[0]))))])
    assert not has_played(half, both, 1, 1)
    assert has_played(half, both[:1], 1, 1) is not has_played(half, both[1:], 1, 1)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_his_console_is_told_when_both_have_played(hall: Hall, order: tuple[int, int]) -> None:
    async def work() -> None:
        SqliteStore.create(hall.path).close()
        async with await hall.desk() as desk:
            await hall.ask(desk, DIRECTOR, EventFounded("Club", MATCHES), PLANNED)
            board = desk.state.session(1).plans[""].of_contestant(1, OURS)[0].place.board
            tables = tables_of(desk.state, board)
            seen = desk.views.view(PLAYING)
            seen.waiting()
            await hall.ask(desk, DIRECTOR, score(tables[order[0]], 701_010), sure=True)
            assert "701010" not in "".join(each.text for each in seen.waiting())
            await hall.ask(desk, DIRECTOR, score(tables[order[1]], 702_020), sure=True)
            told = "".join(each.text for each in seen.waiting())
            assert "701010" in told
            assert "702020" in told

    run(work)
