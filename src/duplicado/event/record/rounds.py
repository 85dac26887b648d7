"""Rounds, seats and boards as the record has them: what Laws 64B, 69, 71 and 79 ask when a ruling is given."""

from __future__ import annotations

from collections.abc import Iterable

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import Player
from duplicado.event.facts.results import NotPlayed, Place
from duplicado.event.record.section_plan import Due
from duplicado.event.record.state import EventState, who_sat
from duplicado.law.book import law_04, law_07, law_08
from duplicado.vocabulary.seats import Seat, Side


def round_has_ended(state: EventState, session: int, section: str, table: int, round_number: int) -> bool:
    """Tell whether a round has ended at a table (Law 8B1).

    It has when the signal for the next round was given and the table is done with this one: it said so, or has the
    results of all its boards, or has begun the next. The last round ends with the session, see `session_has_ended`.

    Reading: where signals are not written down, one for a later round tells that this one was given, and so does a
    result of a later round at the same table, or that the session has ended.
    """
    of_session = state.session(session)
    if of_session.ended is not None:
        return True
    begun = any(place.table == table and place.round > round_number for place in _stated(state, session, section))
    signals = (number for of_section, number in of_session.called if of_section in {section, None})
    next_called = begun or any(number > round_number for number in signals)
    plan = of_session.plans.get(section)
    if plan is not None and round_number >= plan.rounds:
        return session_has_ended(state, session, section, table)
    done = (
        (section, table, round_number) in of_session.finished
        or begun
        or _has_results(state, of_session.dues_at(section, round_number, table))
    )
    return law_08.round_has_ended(next_round_called=next_called, still_playing=not done)


def board_is_over(state: EventState, place: Place) -> bool:
    """Tell whether the round has ended for one board, which may be postponed (Law 8B2)."""
    ended = round_has_ended(state, place.session, place.section, place.table, place.round)
    return law_08.board_is_over(_board(state, place), round_ended=ended)


def session_has_ended(state: EventState, session: int, section: str, table: int) -> bool:
    """Tell whether the session is over at a table: all boards are played and their scores entered (Law 8C)."""
    of_session = state.session(session)
    plan = of_session.plans.get(section)
    if of_session.ended is not None or plan is None:
        return of_session.ended is not None
    due = [place for place in plan.due if place.table == table]
    return bool(due) and law_08.last_round_has_ended(_board(state, place) for place in due)


def mover_of_boards(state: EventState, session: int, section: str, table: int) -> Seat | None:
    """Return who moves the boards of a table (Law 8A2); `None` where it is no player."""
    named = state.session(session).movers.get((section, table))
    return named or law_08.answers_for_boards(state.conditions.regulations)


def responsible_players(state: EventState, session: int, section: str, table: int) -> tuple[Seat, ...]:
    """Return who is primarily responsible for proper conditions at a table: who stays there (Law 7D)."""
    plan = state.plan_of(session, section)
    here = [due for place, due in plan.due.items() if place.table == table] if plan else []
    north_south, east_west = ({due.north_south for due in here}, {due.east_west for due in here})
    stays = {side for side, seated in ((Side.NS, north_south), (Side.EW, east_west)) if len(seated) == 1}
    stationary = next(iter(stays)) if len(stays) == 1 else None
    return law_07.responsible_for_procedure(stationary, state.conditions.regulations)


def changed_partnership(state: EventState, contestant: ContestantId, playing: Iterable[Player]) -> str | None:
    """Return the clause that is broken where others play for a pair in a session in which it has results (Law 4).

    Substitutes whom the Director has authorized may. Before a session and between sessions a pair may change.
    """
    entered = state.contestants.get(contestant)
    if entered is None or len(entered.players) != 2 or not _is_playing(state, contestant):
        return None
    authorized = {each.substitute.name for each in state.substitutes if each.contestant == contestant}
    return law_04.changed_partnership(
        {player.name for player in entered.players} | authorized, {player.name for player in playing}
    )


def _is_playing(state: EventState, contestant: ContestantId) -> bool:
    """Tell whether a contestant has results in a session that is not over."""
    return any(
        contestant in who_sat(stated.result, due)
        for session in state.sessions.values()
        if session.ended is None
        for plan in session.plans.values()
        for place, due in plan.due.items()
        if (stated := state.cell(place).result) is not None
    )


def _board(state: EventState, place: Place) -> law_08.BoardInRound:
    cell = state.cell(place)
    result = cell.result
    agreed = result is not None and (cell.is_agreed or not state.conditions.agreement_needed)
    finished = agreed and not isinstance(result.result.line if result else None, NotPlayed)
    return law_08.BoardInRound(
        finished=finished or cell.ruling is not None,
        postponed=cell.postponed,
        cancelled=cell.cancelled,
        entered=result is not None or cell.ruling is not None,
    )


def _has_results(state: EventState, dues: tuple[Due, ...]) -> bool:
    return bool(dues) and all(state.cell(each.place).result is not None for each in dues)


def _stated(state: EventState, session: int, section: str) -> Iterable[Place]:
    return (place for place, _ in state.session(session).cells if place.section == section)
