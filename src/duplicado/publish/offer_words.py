"""A movement that is offered, in words for a club director: what it is, what everybody gets, what is to be arranged."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.proposals_pairs import Proposal
from duplicado.movement.teams import TeamMovement
from duplicado.score.rounding import decimal_text

if TYPE_CHECKING:
    from duplicado.event.record.movement_choices import Offer
    from duplicado.publish.messages import Messages

__all__ = ["OfferWords", "offer_words"]


@dataclass(frozen=True, slots=True)
class OfferWords:
    """What is said of a movement."""

    name: str
    figures: str
    """Tables, rounds, boards, minutes."""
    fairness: str
    """How alike the comparison of any two is."""
    out: str
    """Who sits out."""
    how: str
    """How they move."""


def offer_words(offer: Offer, messages: Messages) -> OfferWords:
    """Say what a movement is."""

    def number(value: Fraction, places: int = 1) -> str:
        return messages.number(decimal_text(value, 0 if value.denominator == 1 else places))

    movement = offer.movement
    figures = messages.text(
        "setup-offer-figures",
        tables=movement.tables,
        rounds=movement.rounds,
        boards=offer.boards_per_round,
        played=number(offer.boards_played),
        total=offer.boards_in_play,
        minutes=number(offer.minutes, 0),
    )
    if isinstance(offer, Proposal):
        kind = offer.movement.name.value
        name = messages.text(
            "movement-named", name=messages.text(f"movement-name-{kind}"), winners=offer.movement.winners
        )
        fairness = messages.text("setup-offer-balance", quality=number(offer.quality, 0))
        out = messages.text("movement-sit-outs", count=len(offer.movement.sit_outs))
    else:
        other = offer.movement
        kind = _kind(other)
        name = messages.text(f"movement-name-{kind}")
        who = "teams" if isinstance(other, TeamMovement) else "players"
        fairness = messages.text(f"movement-met-{who}", part=number(100 * offer.met, 0))
        out = messages.text(f"movement-out-{who}", count=len(offer.out))
    return OfferWords(name, figures, fairness, out, messages.text(f"movement-how-{kind}"))


def _kind(movement: TeamMovement | IndividualMovement) -> str:
    if isinstance(movement, TeamMovement):
        return movement.name.value
    return "whist" if movement.meetings > 1 else "rainbow"
