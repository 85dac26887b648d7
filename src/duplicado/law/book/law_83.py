"""Law 83: telling of the right to appeal."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of
from duplicado.vocabulary.enumeration import Enumeration


class Advice(Enumeration):
    """Advice of the Director on the right to appeal; the value is its name in messages."""

    MENTION = "mention"
    """He says that the ruling may be appealed; Law 83 does not ask for more."""
    TELL = "tell"
    """He draws their attention to the right."""
    REFER = "refer"
    """He puts the matter before the committee himself."""


@dataclass(frozen=True, slots=True)
class AdviceOfAppeal:
    """Advice given, with the clauses."""

    advice: Advice
    clauses: tuple[str, ...] = ()


@clause("83")
@reads(options.DIRECTOR_MUST_ANNOUNCE_APPEAL_RIGHT)
def advice_of_appeal(
    profile: InForce,
    *,
    on_a_point_of_fact: bool,
    by_discretion: bool,
    review_in_order: bool,
    refers_himself: bool = False,
) -> AdviceOfAppeal:
    """Say how the Director tells the players of their right to appeal.

    He draws attention to it when he believes that a review of his finding of fact, or of how he used his discretion,
    could well be in order; or he refers the matter himself. A regulation (`director.must_announce_appeal_right`) has
    him always do it.

    Reading: a ruling that is one of law alone is not meant: the committee could not overrule it (93B3). It may be
    appealed as any other (92A), and nothing keeps the Director from saying so: he mentions it with each ruling. The
    Spanish text speaks of questions of regulation where the English one has fact, which is followed.

    Args:
        profile: the regulations.
        on_a_point_of_fact: whether he had to find facts.
        by_discretion: whether he used a power that the Law leaves to his judgement.
        review_in_order: whether he believes that a review could well be in order.
        refers_himself: whether he chooses to refer it himself.
    """
    if review_in_order and (on_a_point_of_fact or by_discretion):
        if refers_himself:
            return AdviceOfAppeal(Advice.REFER, ("83", "81C7"))
        return AdviceOfAppeal(Advice.TELL, ("83",))
    if value_of(options.DIRECTOR_MUST_ANNOUNCE_APPEAL_RIGHT, profile):
        return AdviceOfAppeal(Advice.TELL, ("83",))
    return AdviceOfAppeal(Advice.MENTION, ("92A",))
