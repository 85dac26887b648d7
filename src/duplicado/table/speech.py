"""Statements about the auction and the lead, and consultations, noted where a Law forbids them (20, 47E1)."""

from __future__ import annotations

from typing import Final, TypeAlias

from duplicado.law.book import law_20, law_40_cards, law_47
from duplicado.law.book.law_20 import AskersRole, Stage
from duplicado.law.book.law_21 import ExplanationCorrected
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.table.actions.auction import (
    Alerts,
    AsksAbout,
    AsksReview,
    AsksWhoLeads,
    ConsultsOpponentsCard,
    ConsultsOwnCard,
    Explains,
    SelfAlerts,
    TellsWhoLeads,
    UsesMemoryAid,
)
from duplicado.table.audience import call_meant, place_meant
from duplicado.table.moment import Moment, Phase
from duplicado.table.state import Noted, SpokenFact, TableState
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace

Looked: TypeAlias = ConsultsOwnCard | ConsultsOpponentsCard | UsesMemoryAid
Said: TypeAlias = AsksAbout | AsksReview | AsksWhoLeads | TellsWhoLeads | Explains | Alerts | SelfAlerts | Looked
"""The actions that are dealt with here."""

_STAGES: Final = {
    Phase.AUCTION: Stage.AUCTION,
    Phase.CLARIFICATION: Stage.CLARIFICATION,
    Phase.PLAY: Stage.PLAY,
    Phase.OVER: Stage.OVER,
}
_LEADS: Final = frozenset(
    {
        PlayIrregularity.OPENING_LEAD_OUT_OF_TURN,
        PlayIrregularity.DECLARERS_LEAD_OUT_OF_TURN,
        PlayIrregularity.DEFENDERS_LEAD_OUT_OF_TURN,
    }
)


def stage(state: TableState) -> Stage:
    """Return how far the board has come, as Law 20 divides it."""
    return _STAGES[state.phase]


def role(state: TableState, seat: Seat) -> AskersRole:
    """Return what the player is once the contract is known."""
    contract = None if state.phase is Phase.AUCTION else state.result_of_auction
    return law_20.role_of(seat, contract.declarer if isinstance(contract, Contract) else None)


def are_calls_hidden(state: TableState) -> bool:
    """Tell whether the calls have been put away (20C2); once restated they are in view to the end of that trick."""
    play = state.play
    if play is None or state.phase is not Phase.PLAY:
        return False
    first = play.play.tricks[0] if play.play.tricks else None
    third = play.play.leader.partner if first is None else first.leader.partner
    hidden = law_20.hides_calls(
        state.setup.regulations,
        lead_is_faced=play.lead_is_faced,
        third_hand_has_played=first is not None and first.card_of(third) is not None,
    )
    restated = any(isinstance(said.action, AsksReview) and said.when == state.moment for said in state.statements)
    return hidden and not restated


def broken_by_looking(state: TableState, seat: Seat, action: Looked) -> str | None:
    """Return the clause that the player breaks who now looks at a system card or uses an aid; `None` when he may."""
    now, regulations = stage(state), state.setup.regulations
    match action:
        case ConsultsOwnCard():
            return law_20.forbids_own_card(now, role(state, seat), regulations, state.edition)
        case ConsultsOpponentsCard():
            return law_40_cards.forbids_opponents_card(
                now,
                regulations,
                state.edition,
                begun=bool(state.auction.calls),
                in_turn=state.acts is seat,
                asked_to_explain=_owes_explanation(state, seat),
            )
        case UsesMemoryAid():
            return law_40_cards.forbids_memory_aid(now, regulations, state.edition)


def _owes_explanation(state: TableState, seat: Seat) -> bool:
    """Tell whether the last question was an opponent's, and the player has not yet answered."""
    last = next((each for each in reversed(state.statements) if isinstance(each.action, AsksAbout | Explains)), None)
    return last is not None and isinstance(last.action, AsksAbout) and last.seat.side is not seat.side


def with_action(state: TableState, seat: Seat, action: Said) -> TableState:
    """Return the state after a player has said something, or looked something up."""
    if not isinstance(action, ConsultsOwnCard | ConsultsOpponentsCard | UsesMemoryAid):
        said = SpokenFact(seat, action, state.moment)
        said = replace(said, call=call_meant(state, said))
        return replace(state, statements=(*state.statements, said))
    broken = broken_by_looking(state, seat, action)
    return state if broken is None else replace(state, noted=(*state.noted, Noted(broken, seat)))


def corrected_explanation(state: TableState) -> ExplanationCorrected | None:
    """Return the correction that was said last: of a call that the side had explained otherwise; `None` if it is none.

    An explanation of a call in whose place another one stands since is of another call.
    """
    last = state.statements[-1] if state.statements else None
    if last is None or not isinstance(last.action, Explains):
        return None
    place = place_meant(state, last)
    before = next(
        (
            each
            for each in reversed(state.statements[:-1])
            if isinstance(each.action, Explains)
            and each.seat.side is last.seat.side
            and each.call is last.call
            and place_meant(state, each) == place
        ),
        None,
    )
    if before is None or not isinstance(before.action, Explains) or _alike(before.action.text, last.action.text):
        return None
    when = _STAGES[last.when.phase]
    role_then = AskersRole.UNDECIDED if when is Stage.AUCTION else role(state, last.seat)
    return ExplanationCorrected(state.edition, before.seat, last.seat, len(state.statements), when, role_then)


def _alike(one: str, other: str) -> bool:
    return one.casefold().split() == other.casefold().split()


def was_told_to_lead(state: TableState, lead: IrregularPlay) -> bool:
    """Tell whether the record shows that an opponent had told the player who led out of turn that it was his lead."""
    if lead.kind not in _LEADS:
        return False
    opening = lead.kind is PlayIrregularity.OPENING_LEAD_OUT_OF_TURN
    number = sum(lead.before.won_before) + lead.trick + 1
    when = Moment(Phase.CLARIFICATION) if opening else Moment(Phase.PLAY, number)
    told = (
        (said.seat, said.action.seat)
        for said in state.statements
        if isinstance(said.action, TellsWhoLeads) and said.when == when
    )
    return law_47.was_told(lead.offender, lead.hand, told)
