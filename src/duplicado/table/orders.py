"""Application of a ruling's orders to the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from duplicado.law.lifting import RulingLifted
from duplicado.law.orders import (
    BidNamed,
    CallMade,
    CardDisposition,
    ClaimRestored,
    ClaimSetAside,
    DeemedPlayed,
    DeemedRevoke,
    Disposition,
    Effect,
    ExposureForgiven,
    Informed,
    LeadFaced,
    LeadRight,
    LeadRightLifted,
    LeadRule,
    LeadSettled,
    MayNotDouble,
    MustLeadAgain,
    MustPass,
    MustRepeat,
    PlayEnds,
    PlayResumes,
    PlayRule,
    Review,
    RevokeNotEstablished,
    RevokeRuled,
    RulesLifted,
    ScoreAdjusted,
    ScoreStands,
    StandingCalls,
    StandingPlay,
    TakenBack,
    TricksCorrected,
    Uninformed,
)
from duplicado.law.procedure.auction import Auction
from duplicado.law.sanction import ProposedPenalty
from duplicado.law.situation import IrregularCall
from duplicado.table import (
    calls_in_words,
    exchanged_cards,
    lead_rights,
    ledger,
    pending_calls,
    play_orders,
    standing_calls,
    standing_cards,
)
from duplicado.table.entries import Ruled
from duplicado.table.lead_duties import LeadDuty
from duplicado.table.lead_rights import GivenRight
from duplicado.table.moment import Moment
from duplicado.table.obligations import Obligation
from duplicado.table.state import TableState
from duplicado.vocabulary.values import replace


def with_ruling(state: TableState, ruling: Ruled) -> TableState:
    """Return the state after a ruling."""
    now = state.moment
    for effect in ruling.effects:
        state = with_effect(state, effect, ruling.clauses, now, ruling.number)
    return replace(state, cites=ruling.clauses) if ruling.clauses else state


def with_effect(
    state: TableState, effect: Effect, because: tuple[str, ...], now: Moment, matter: int = 0
) -> TableState:
    """Return the state after one effect of a ruling.

    Args:
        state: the table.
        effect: the effect.
        because: the clauses on which the ruling rests.
        now: how far the board had come when it was given; some of its effects may already have turned that back.
        matter: the number of the matter that is ruled upon; 0 where the Law acts of itself.
    """
    match effect:
        case Informed(side, items):
            return replace(state, ledger=ledger.noted(state.ledger, side, items, because, now, matter))
        case Uninformed(side, items):
            return replace(state, ledger=ledger.lifted(state.ledger, side, items, because, now, matter))
        case ExposureForgiven(seat):
            return play_orders.forgiven(state, seat, because, now)
        case StandingCalls():
            return _with_auction(state, effect.auction)
        case CallMade() | BidNamed():
            return calls_in_words.with_words_of_answer(state, effect, now)
        case MustPass() | MustRepeat() | MayNotDouble():
            laid = Obligation(effect, len(state.auction.calls), state.auction.calls, matter)
            return replace(state, obligations=(*state.obligations, laid))
        case LeadRight():
            return replace(state, lead_rights=(*state.lead_rights, GivenRight(effect, matter)))
        case LeadRightLifted():
            return _without_lead_right(state, effect, matter)
        case RulingLifted() | RulesLifted():
            return _with_lifted(state, effect)
        case LeadRule():
            since = 0 if state.play is None else state.play.play.current_place
            return replace(state, lead_duties=(*state.lead_duties, LeadDuty(effect, since)))
        case DeemedPlayed():
            return standing_cards.with_card(state, effect.hand, effect.card)
        case CardDisposition():
            return _with_card(state, effect)
        case Review() | ScoreAdjusted() | ScoreStands() | ProposedPenalty():
            return _with_outcome(state, effect)
        case (
            StandingPlay()
            | TakenBack()
            | MustLeadAgain()
            | PlayRule()
            | LeadSettled()
            | RevokeRuled()
            | RevokeNotEstablished()
            | DeemedRevoke()
            | LeadFaced()
            | PlayEnds()
            | ClaimSetAside()
            | ClaimRestored()
            | PlayResumes()
            | TricksCorrected()
        ):
            return exchanged_cards.with_irregular_ones(state, play_orders.with_effect(state, effect))
        case _:
            assert_never(effect)


def without(state: TableState, withdrawn: tuple[Effect, ...], matter: int) -> TableState:
    """Return the state when what that matter had ordered holds no longer, because the call on which it rested is gone.

    Duties, rights at the lead and looks at the result go; what had become authorized again is unauthorized as before.
    """
    gone = set(withdrawn)
    lifted = [effect for effect in withdrawn if isinstance(effect, Uninformed)]
    lines = state.ledger
    for effect in lifted:
        lines = ledger.not_lifted(lines, effect.unauthorized, effect.items, matter)
    looks = {effect.clause for effect in withdrawn if isinstance(effect, Review)}
    return replace(
        state,
        obligations=tuple(each for each in state.obligations if each.matter != matter or each.duty not in gone),
        lead_rights=tuple(each for each in state.lead_rights if each.matter != matter or each.right not in gone),
        ledger=lines,
        reviews=tuple(each for each in state.reviews if each not in looks),
    )


def _with_lifted(state: TableState, effect: RulingLifted | RulesLifted) -> TableState:
    """Return the state without what earlier rulings had laid on players."""
    if isinstance(effect, RulesLifted):
        left = tuple(each for each in state.lead_duties if each.rule not in effect.rules)
        play = state.play
        if play is not None and play.play_rule in effect.rules:
            play = replace(play, demanded=None)
        return replace(state, lead_duties=left, play=play)
    return replace(
        state,
        obligations=tuple(each for each in state.obligations if each.matter not in effect.matters),
        lead_rights=tuple(each for each in state.lead_rights if each.matter not in effect.matters),
        reviews=tuple(each for each in state.reviews if each not in effect.reviews),
        adjusted=None if effect.adjustment else state.adjusted,
    )


def _with_outcome(state: TableState, effect: Review | ScoreAdjusted | ScoreStands | ProposedPenalty) -> TableState:
    """Return the state with what becomes of its score, now or when play has ended, and with what is due besides."""
    match effect:
        case Review():
            return state if effect.clause in state.reviews else replace(state, reviews=(*state.reviews, effect.clause))
        case ScoreAdjusted():
            return replace(state, adjusted=effect.clause)
        case ProposedPenalty():
            return replace(state, penalties=(*state.penalties, effect.clause))
        case ScoreStands():
            return state  # the record keeps the ruling; nothing changes at the table


def _without_lead_right(state: TableState, effect: LeadRightLifted, matter: int) -> TableState:
    """Return the state without a right; one that a comparable call ended is not there for a reopened auction either.

    With the first lead of the offender's partner goes what was found of the suits that restrict it.
    """
    if effect.withdrawn is None:
        state = replace(state, findings=lead_rights.without_those_of_a_lead(state.findings))
    left = lead_rights.left_of(state.lead_rights, effect, matter)
    play = state.play
    if effect.withdrawn is not None and play is not None:
        before = lead_rights.left_of(play.rights_before, effect, matter)
        return replace(state, lead_rights=left, play=replace(play, rights_before=before))
    return replace(state, lead_rights=left)


def _with_auction(state: TableState, auction: Auction) -> TableState:
    """Let these calls stand; irregular calls that came behind cancelled ones fall with them."""
    left = tuple(
        fact
        for fact in state.irregular
        if not isinstance(fact, IrregularCall) or pending_calls.is_behind_standing(fact, auction)
    )
    return replace(standing_calls.with_standing(state, auction), irregular=left)


def _with_card(state: TableState, effect: CardDisposition) -> TableState:
    others = tuple(card for card in state.exposed if (card.seat, card.card) != (effect.seat, effect.card))
    if effect.disposition is not Disposition.IN_HAND:
        return replace(state, exposed=(*others, effect))
    return _to_lie_there_again(replace(state, exposed=others), [card for card in state.exposed if card not in others])


def _to_lie_there_again(state: TableState, picked_up: Iterable[CardDisposition]) -> TableState:
    """Keep what was picked up on declarer's word before a lead is faced: it lies there should the auction go on."""
    play = state.play
    if play is None or play.lead_is_faced:
        return state
    return replace(state, play=replace(play, lay_face_up=(*play.lay_face_up, *picked_up)))
