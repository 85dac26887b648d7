"""Acts of players at a table: what each brings about there, or why it is not done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial, reduce
from typing import Final, TypeAlias

from duplicado.director import guard, own_motion
from duplicado.director.admission import admit, is_call_or_play
from duplicado.director.agreed_claims import Doubted, doubted, sure_of_conceded
from duplicado.director.commands import Find, PlayerActs
from duplicado.director.conduct import Treatment, is_explained, treatment
from duplicado.director.corrected_explanations import MisledAct, misled
from duplicado.director.offered_choices import answered_offer
from duplicado.director.rule import carry_out
from duplicado.director.standing_orders import StandingBasis, answered_on
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.book.law_21 import MISINFORMED
from duplicado.law.book.law_47 import MISINFORMED_BY_EXPLANATION
from duplicado.law.book.law_69 import CONCEDED_TRICK_SURE
from duplicado.law.book.law_73 import Addressee
from duplicado.law.inquiry import AnyInquiry
from duplicado.service.playing import clarifying, reserving, undoing
from duplicado.service.playing.directing import concluded
from duplicado.service.playing.played_table import FREE, PlayedTable
from duplicado.service.playing.seat_commands import NotDone, SeatCommand, said_with
from duplicado.service.playing.sitters import Sitter, SitterKind
from duplicado.service.playing.steps import (
    ActionTaken,
    Appealed,
    BoardBegun,
    CallOnDirector,
    HandOpened,
    Happened,
    ReadyForNext,
    Seated,
)
from duplicado.service.playing.written_words import wrote
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.claims import Agrees, Claims, Concedes, Objects
from duplicado.table.actions.play import ReturnsHands
from duplicado.table.actions.reader import Action, parse_action
from duplicado.table.entries import Entry
from duplicado.table.moment import Phase
from duplicado.table.state import TableMode, TableSetup
from duplicado.vocabulary.contracts import PASSED_OUT
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.seats import Seat

_Deals: TypeAlias = Callable[[PlayedTable], TableSetup | None]
"""Deals the next board of a table."""


def acted(
    now: PlayedTable,
    seat: Seat,
    command: SeatCommand,
    robot: str,
    next_board: _Deals,
) -> tuple[Happened, ...] | NotDone:
    """Return what a command brings about, or why it is not done.

    Args:
        now: the table.
        seat: whose player acts.
        command: what he does.
        robot: the robot that sits down in free seats.
        next_board: deals the next board; `None`: somebody else puts it on the table.
    """
    said = WORDS.get(command.do)
    return _played(now, seat, command) if said is None else said(now, seat, _With(command.means, robot, next_board))


def _calls_director(now: PlayedTable, seat: Seat, said: str) -> tuple[Happened, ...]:
    """Call the Director, or say of a call that stands what it is about."""
    is_new = seat not in now.calls_on_director or said not in {"", now.said_in_calls.get(seat, "")}
    return (CallOnDirector(seat, stands=True, said=said),) if is_new else ()


def _needs_no_director(now: PlayedTable, seat: Seat) -> tuple[Happened, ...]:
    return (CallOnDirector(seat, stands=False),) if seat in now.calls_on_director else ()


def _leaves(_now: PlayedTable, seat: Seat) -> tuple[Happened, ...]:
    return (Seated(seat, FREE),)


def _hides_hand(now: PlayedTable, seat: Seat) -> tuple[Happened, ...]:
    return (HandOpened(seat, ""),) if seat in now.watched else ()


def _with_robots(now: PlayedTable, seat: Seat, robot: str, next_board: _Deals) -> tuple[Happened, ...] | NotDone:
    """Seat robots where nobody sits, and in the places of those who are away: who comes back has his again."""
    if now.event:
        return NotDone("not-now")  # of an event the Director seats substitutes
    vacant = (
        each for each in Seat if now.seats[each].kind is SitterKind.FREE or (each in now.away and each is not seat)
    )
    seats = dict.fromkeys(vacant, Sitter(SitterKind.ROBOT, robot))
    filled = tuple(Seated(*each) for each in seats.items())
    then = undoing.settled(replace(now, seats={**now.seats, **seats}), now.undo_agreed)
    return (*filled, *(then if now.board is not None else _begin(now, next_board)))


def _begin(now: PlayedTable, next_board: _Deals) -> tuple[Happened, ...]:
    setup = next_board(now)
    return () if setup is None else (BoardBegun(setup),)


def _next(now: PlayedTable, seat: Seat, next_board: _Deals) -> tuple[Happened, ...] | NotDone:
    """Go on when all who are people want to."""
    if not now.is_over or any(now.seats[each].kind is SitterKind.FREE for each in Seat):
        return NotDone("not-now")
    if set(now.persons()) <= now.ready | {seat}:
        return (ReadyForNext(seat), *_begin(now, next_board))
    return (ReadyForNext(seat),)


def _appealed(now: PlayedTable, seat: Seat, text: str) -> tuple[Happened, ...] | NotDone:
    """Note that a player wants a ruling reviewed; it is for both partners to want it (92D1)."""
    return (Appealed(seat, text),) if now.told else NotDone("not-now")


def _misinformed(now: PlayedTable, seat: Seat) -> tuple[Happened, ...] | NotDone:
    """Let a player change what rests on an explanation corrected since, on his word, or call the Director."""
    state = now.board
    what = None if state is None or now.held or state.awaits_ruling else misled(state, seat)
    if state is None or what is None:
        return NotDone("not-now")
    if StandingBasis.WORD not in answered_on(state.table.setup.regulations, directed=now.directed):
        return (CallOnDirector(seat, stands=True),)
    inquiry: AnyInquiry = MISINFORMED if what is MisledAct.CALL else MISINFORMED_BY_EXPLANATION
    taken = Find((own_motion.established(inquiry.key, (seat,) if what is MisledAct.CALL else True),))
    word = ((inquiry.cited_in(state.table.edition), StandingBasis.WORD.value),)
    return (ActionTaken(carry_out(state, taken)[0], "misinformed", concluded=word),)


def _concession_cancelled(now: PlayedTable, seat: Seat) -> tuple[Happened, ...] | NotDone:
    """Give a side back what it conceded although no normal play could lose it (71B), or call the Director."""
    state = now.board
    if state is None or now.held or doubted(state, seat) is not Doubted.CONCESSION:
        return NotDone("not-now")
    if StandingBasis.RECORD not in answered_on(state.table.setup.regulations, directed=now.directed):
        return (CallOnDirector(seat, stands=True),)
    tricks = sure_of_conceded(state)
    if not tricks:
        return NotDone("concession-stands")
    taken = Find((own_motion.established(CONCEDED_TRICK_SURE.key, tricks),))
    record = ((CONCEDED_TRICK_SURE.cited_in(state.table.edition), StandingBasis.RECORD.value),)
    return (ActionTaken(carry_out(state, taken)[0], "cancels concession", concluded=record),)


@dataclass(frozen=True, slots=True)
class _With:
    """Parts of a command beside its word, and of the room in which it is given; see `acted`."""

    means: str
    robot: str
    next_board: _Deals


_Done: TypeAlias = tuple[Happened, ...] | NotDone
_ALONE: Final[Mapping[str, Callable[[PlayedTable, Seat], _Done]]] = {
    "no director": _needs_no_director,
    "leave": _leaves,
    "hides hand": _hides_hand,
    "no questions": clarifying.satisfied,
    "misinformed": _misinformed,
    "cancels concession": _concession_cancelled,
    "undo": undoing.asked,
    "no undo": undoing.withdrawn,
    "agrees undo": partial(undoing.answered, agrees=True),
    "refuses undo": partial(undoing.answered, agrees=False),
    "reserves rights": reserving.reserved,
    "disputes reservation": reserving.disputed,
}


def _by_itself(act: Callable[[PlayedTable, Seat], _Done]) -> Callable[[PlayedTable, Seat, _With], _Done]:
    return lambda now, seat, _: act(now, seat)


def _writes_to(to: Addressee) -> Callable[[PlayedTable, Seat, _With], _Done]:
    return lambda now, seat, beside: wrote(now, seat, to, beside.means)


WORDS: Final[Mapping[str, Callable[[PlayedTable, Seat, _With], _Done]]] = {
    **{word: _by_itself(act) for word, act in _ALONE.items()},
    "director": lambda now, seat, beside: _calls_director(now, seat, beside.means),
    "seat robots": lambda now, seat, beside: _with_robots(now, seat, beside.robot, beside.next_board),
    "next board": lambda now, seat, beside: _next(now, seat, beside.next_board),
    "appeals": lambda now, seat, beside: _appealed(now, seat, beside.means),
    **{f"writes to {to.value}": _writes_to(to) for to in Addressee},
}
"""Words of the table: what a player does there beside the actions of the game, and what each brings about."""


def _played(now: PlayedTable, seat: Seat, command: SeatCommand) -> tuple[Happened, ...] | NotDone:
    state = now.board
    if state is None:
        return NotDone("not-now")
    try:
        action = parse_action(command.do)
    except NotationError:
        return NotDone("not-understood")
    if command.statement is not None and not isinstance(action, Claims | Concedes):
        return NotDone("not-understood")
    if is_call_or_play(action) and not _is_seen(now, state, action, command.on):
        return NotDone("changed-since")
    if now.held and is_call_or_play(action):
        return NotDone("held", "9B2") if now.undo is None else NotDone("undo-asked")
    entries: list[Entry] = []
    first = PlayerActs(seat, action, means=command.means, meaning=command.meaning, statement=command.statement)
    for each in (first, *said_with(state, seat, action, command)):
        refused = _refused(state, each, sure=command.sure)
        if refused is not None:
            return refused
        fresh, state = carry_out(state, each)
        entries += fresh
    fresh, answers = concluded(state, directed=now.directed)
    entries += fresh
    state = reduce(evolve, fresh, state)
    if _is_passed_out(state):
        # Nobody holds his hand any more: a screen returns all four to the board (22A1).
        fresh, state = carry_out(state, PlayerActs(seat, ReturnsHands()))
        entries += fresh
    if state.table.phase is Phase.OVER:
        entries += reserving.undisputed(state)
    words: tuple[tuple[int, str, str], ...] = ()
    if command.words is not None and isinstance(action, MakesCall):
        words = ((len(state.table.auction.calls) - 1, *command.words),)
    taken = ActionTaken(tuple(entries), command.do, words, answers)
    if isinstance(action, Objects) and now.directed:
        return (taken, CallOnDirector(seat, stands=True))  # he should be called at once (68B2)
    return (taken,)


def _is_seen(now: PlayedTable, state: DirectedTable, action: Action, on: int | None) -> bool:
    """Tell whether a player has seen what he acts on; who agrees to a claim need not have seen another agree."""
    if on is None or on == now.happened:
        return True
    claim = None if state.table.play is None else state.table.play.claim
    return isinstance(action, Agrees) and claim is not None and now.happened - len(claim.agreed) <= on < now.happened


def _refused(state: DirectedTable, command: PlayerActs, *, sure: bool) -> NotDone | None:
    refusal = admit(state, command)
    if refusal is not None:
        return NotDone("law", refusal.clause)
    if sure or state.table.setup.mode is not TableMode.GUARDED:
        return None
    broken = guard.broken_by(state, command)
    if broken is not None and treatment(broken, state.table.setup.regulations) is Treatment.ASKED:
        return NotDone("asked", broken)
    return None


def irregular_clause(now: PlayedTable, command: SeatCommand, seat: Seat) -> str | None:
    """Return the clause that something to be recorded breaks, where the regulations have the player told.

    It rests on what a guarded table tells him when it refuses the same: what he may see himself.
    """
    if now.board is None or not is_explained(now.board.table.setup.regulations):
        return None
    try:
        action = parse_action(command.do)
        if answered_offer(now.board, seat, action) is not None:
            return guard.broken_by_words(action)
        return guard.broken_by(now.board, PlayerActs(seat, action, means=command.means, statement=command.statement))
    except NotationError:
        return None  # a word of the table


def _is_passed_out(state: DirectedTable) -> bool:
    """Tell whether nothing more can happen to a board; at a training table players return their hands themselves."""
    table = state.table
    is_guarded = treatment("17C", table.setup.regulations) is Treatment.REFUSED
    return is_guarded and table.result_of_auction == PASSED_OUT and not (table.hands_returned or state.awaits_ruling)
