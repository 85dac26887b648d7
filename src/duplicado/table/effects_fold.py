"""What the effects of a ruling change."""

from __future__ import annotations

from typing import assert_never

from duplicado.law.orders import (
    CardDisposition,
    ClaimRestored,
    ClaimSetAside,
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
    ScoreAdjusted,
    StandingCalls,
    StandingPlay,
    TakenBack,
    TricksCorrected,
    Uninformed,
)
from duplicado.law.procedure import Auction
from duplicado.law.situation import IrregularCall
from duplicado.table import ledger, play_effects_fold
from duplicado.table.entries import Ruled
from duplicado.table.state import TableState
from duplicado.vocabulary import Call, Card
from duplicado.vocabulary.values import replace

__all__ = ["with_effect", "with_ruling"]


def with_ruling(state: TableState, ruling: Ruled) -> TableState:
    """Return the state after a ruling."""
    for effect in ruling.effects:
        state = with_effect(state, effect)
    state = replace(state, ledger=ledger.noted(state.ledger, ruling))
    return replace(state, cites=ruling.clauses) if ruling.clauses else state


def with_effect(state: TableState, effect: Effect) -> TableState:
    """Return the state after one effect of a ruling."""
    match effect:
        case StandingCalls():
            return _with_auction(state, effect.auction)
        case MustPass():
            return replace(state, must_pass={**state.must_pass, effect.seat: effect.bar})
        case MustRepeat():
            return replace(state, must_repeat={**state.must_repeat, effect.seat: effect.call})
        case MayNotDouble():
            return replace(state, may_not_double=state.may_not_double | {effect.seat})
        case Informed():
            return replace(state, information=(*state.information, effect))
        case Uninformed():
            return _without_information(state, effect)
        case LeadRight():
            return replace(state, lead_rights=(*state.lead_rights, effect))
        case LeadRightLifted():
            rights = tuple(right for right in state.lead_rights if right.offender is not effect.offender)
            return replace(state, lead_rights=rights)
        case LeadRule():
            return replace(state, lead_rule=effect)
        case CardDisposition():
            return _with_card(state, effect)
        case Review():
            return state if effect.clause in state.reviews else replace(state, reviews=(*state.reviews, effect.clause))
        case ScoreAdjusted():
            return replace(state, adjusted=effect.clause)
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
            | ExposureForgiven()
            | PlayResumes()
            | TricksCorrected()
        ):
            return play_effects_fold.with_effect(state, effect)
        case _:
            assert_never(effect)


def _with_auction(state: TableState, auction: Auction) -> TableState:
    """Let these calls stand; irregular calls that came behind cancelled ones fall with them."""
    left = tuple(
        fact
        for fact in state.irregular
        if not isinstance(fact, IrregularCall) or auction.calls[: len(fact.before.calls)] == fact.before.calls
    )
    return replace(state, auction=auction, irregular=left)


def _with_card(state: TableState, effect: CardDisposition) -> TableState:
    others = tuple(card for card in state.exposed if (card.seat, card.card) != (effect.seat, effect.card))
    if effect.disposition is Disposition.IN_HAND:
        return replace(state, exposed=others)
    return replace(state, exposed=(*others, effect))


def _without_information(state: TableState, effect: Uninformed) -> TableState:
    """Take the items away from the information that is unauthorized for that side, one occurrence of each."""
    lifted: list[Call | Card] = list(effect.items)
    kept: list[Informed] = []
    for known in reversed(state.information):
        items = list(known.items)
        if known.unauthorized is effect.unauthorized:
            for item in list(lifted):
                if item in items:
                    items.remove(item)
                    lifted.remove(item)
        if items:
            kept.append(Informed(known.unauthorized, tuple(items)))
    return replace(state, information=tuple(reversed(kept)))
