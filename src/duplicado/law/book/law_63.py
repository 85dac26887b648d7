"""Law 63: when a revoke is established."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.orders import Review, RevokeFate, RevokeRuled
from duplicado.law.play_situation import IrregularPlay
from duplicado.law.procedure_steps import Order
from duplicado.vocabulary.seats import Side


@clause("63A1")
def play_establishes(revoker: Side, trick: int, player: Side, his_trick: int) -> bool:
    """Tell whether a lead or play, lawful or not, to a later trick by the revoker's side establishes the revoke."""
    return player is revoker and trick < his_trick


@clause("63A2")
def naming_establishes(revoker: Side, trick: int, player: Side, his_trick: int) -> bool:
    """Tell whether naming or otherwise designating a card for a later trick establishes it."""
    return play_establishes(revoker, trick, player, his_trick)


@clause("63A3")
def claim_establishes(revoker: Side, claimer: Side) -> bool:
    """Tell whether a claim or concession by a member of the offending side establishes it."""
    return revoker is claimer


@clause("63A4")
def agreement_establishes(edition: Edition, *, final: bool) -> bool:
    """Tell whether agreement to the opponents' claim establishes it: in 2017 when it can no longer be taken back (69A).

    In 2007 acquiescing does so at once (63A3 of that edition).
    """
    return final or edition.is_of_2007


@clause("63B")
def stands(facts: IrregularPlay, *also: str) -> Order:
    """Order that an established revoke is no longer corrected; Law 64 is applied when play ends.

    The Director looks at the result under 64C when play ends, whether or not tricks are transferred; not where
    attention came only after the time in which he may put right what he becomes aware of (81C3).
    """
    ruled = RevokeRuled(facts.hand, facts.trick, RevokeFate.STANDS, facts.attention_too_late)
    review = cited_in(facts.edition, "64C1")
    looked_at = tuple(Review("16B") for _ in also)
    if facts.attention_too_late == "81C3":
        return Order(("63B", "81C3", *also), (ruled, *looked_at))
    return Order(("63B", *also), (ruled, Review(review), *looked_at))
