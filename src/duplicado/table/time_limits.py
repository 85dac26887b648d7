"""Effects of findings about time: the end of the round, calls on the next board, the Correction Period."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.law.book import law_69
from duplicado.law.procedure_steps import FindingValue
from duplicado.table import revokes_made
from duplicado.table.finding import Circumstance
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import FrozenDict

_MAKE_FINAL: Final = frozenset(
    each.value for each in (Circumstance.NEXT_BOARD, Circumstance.ROUND_OVER, Circumstance.CORRECTION_PERIOD_OVER)
)


def with_finding(state: TableState, key: str, value: FindingValue) -> TableState:
    """Return the state with a finding; one about time may make an agreement final (69A) and with it revokes (63A4)."""
    if key == Circumstance.NEXT_BOARD.value and isinstance(value, tuple):
        value = tuple(seat for seat in Seat if seat in value or seat in callers_on_the_next_board(state))
    state = replace(state, findings=FrozenDict({**state.findings, key: value}))
    if key not in _MAKE_FINAL:
        return state
    return _agreement_final(state)


def _agreement_final(state: TableState) -> TableState:
    play = state.play
    if play is None or play.end is None or play.end.claim is None or not play.end.agreed or play.agreement_is_final:
        return state
    agreeing = play.end.claim.claimer.side.opponents
    called = any(seat.side is agreeing for seat in callers_on_the_next_board(state))
    if not law_69.agreement_is_established(called_on_a_later_board=called, round_over=round_is_over(state)):
        return state
    play = replace(play, agreement_is_final=True)
    play = revokes_made.established_by_agreement(play, agreeing.seats[0], state.edition, final=True)
    return replace(state, play=play, cites=("69A",))


def callers_on_the_next_board(state: TableState) -> tuple[Seat, ...]:
    """List the players of the table who have called on the next board."""
    found = state.findings.get(Circumstance.NEXT_BOARD.value)
    return tuple(seat for seat in Seat if isinstance(found, tuple) and seat in found)


def board_is_behind(state: TableState) -> bool:
    """Tell whether the players have gone on to the next board, or the hands are back: nobody can play this one on."""
    return state.hands_returned or bool(callers_on_the_next_board(state)) or round_is_over(state)


def round_is_over(state: TableState) -> bool:
    """Tell whether the round has ended (Law 8B), as it has when the Correction Period is over, which comes later."""
    return state.findings.get(Circumstance.ROUND_OVER.value) is True or correction_period_is_over(state)


def correction_period_is_over(state: TableState) -> bool:
    """Tell whether the Correction Period has expired (Law 79C)."""
    return state.findings.get(Circumstance.CORRECTION_PERIOD_OVER.value) is True
