"""Restrictions on leads: what declarer has required or forbidden, and what of it binds the next lead.

A restriction belongs to the tricks that stand. It says before which trick it was laid; whether it still holds follows
from who has led and won since, so that a lead that goes back brings it back. Owner: the table's fold.
"""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.orders import LeadRule
from duplicado.law.procedure.tricks import Play
from duplicado.table.withdrawn_tricks import Withdrawn, lead_without
from duplicado.vocabulary.suits import Suit


@dataclass(frozen=True, slots=True)
class LeadDuty:
    """A restriction, and the place of the first trick to which it applies."""

    rule: LeadRule
    since: int

    def holds(self, play: Play) -> bool:
        """Tell whether it holds: a requirement for one lead, a prohibition for as long as its player keeps the lead.

        Reading: when the trick before has been corrected and another hand has won it, the player has lost the lead;
        while that trick is played, or led to again, it restricts nothing.
        """
        led = play.tricks[self.since :]
        if not led:
            return play.is_between_tricks and len(play.tricks) == self.since and play.turn is self.rule.seat
        if self.rule.require or led[0].leader is not self.rule.seat:
            return False
        return all((trick.winner(play.trump) if not trick.missing else trick.leader) is self.rule.seat for trick in led)

    def without(self, withdrawn: Withdrawn, led: int) -> LeadDuty:
        """Return it with the place that its first trick has now that others of `led` tricks have gone back."""
        return LeadDuty(self.rule, lead_without(self.since, withdrawn, led))


def in_force(duties: tuple[LeadDuty, ...], play: Play) -> LeadRule | None:
    """Return all the restrictions on the next lead together, under the clause of the last; `None` without any."""
    rules = [duty.rule for duty in duties if duty.holds(play)]
    if len(rules) < 2:
        return rules[0] if rules else None
    last = rules[-1]
    mine = [rule for rule in rules if rule.seat is last.seat]
    require = _suits(tuple(rule.require for rule in mine))
    return LeadRule(last.seat, last.clause, require, _suits(tuple(rule.forbid for rule in mine)))


def _suits(each: tuple[tuple[Suit, ...], ...]) -> tuple[Suit, ...]:
    return tuple(dict.fromkeys(suit for suits in each for suit in suits))
