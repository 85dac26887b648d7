"""A movement that is changed while it is played: the ways to go on, and the facts that take one of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.record.replanned import NotReplanned, Replanned, movement_in_play, newcomers, number_of, replanned
from duplicado.event.record.state import EventState
from duplicado.movement.pace import Pace
from duplicado.movement.replanning.changes import (
    Change,
    MinutesLost,
    NumberOfRounds,
    PairsArrive,
    PairsLeave,
    TableCloses,
    TableOpens,
)
from duplicado.service.office.filled import Filled, FormError

__all__ = ["CHANGES", "Ways", "replan", "ways_to_go_on"]

CHANGES: Final = ("late", "leaves", "rounds", "closes", "opens", "minutes")
"""What may happen, by its name in forms."""
_PACE: Final = Pace(Fraction(7), Fraction(1))
"""Minutes for a board and for a change of tables, where nothing else is said."""
_MOST: Final = 99


@dataclass(frozen=True, slots=True)
class Ways:
    """What happened, and the ways to go on."""

    change: Change
    current: SectionPlanned
    late: tuple[ContestantEntered, ...]
    """Who comes late."""
    ways: tuple[Replanned, ...]
    """The best first."""


def ways_to_go_on(form: Filled, state: EventState) -> Ways:
    """Return the ways in which a section can go on after what a form tells.

    Args:
        form: `session`, `section`, `from` (the first round that is planned anew), `change` with its `number` or
            `numbers`, and `names` of those who come late, one pair in a line.
        state: what the record says.

    Raises:
        FormError: it cannot be read, or there is no way.
    """
    session, section, first = form.number("session"), form.word("section"), form.number("from", most=_MOST)
    try:
        _, current = movement_in_play(state, session, section)
        change = _change(form, current)
        count = change.count if isinstance(change, PairsArrive) else 0
        names = (
            tuple(line.replace("/", ",") for line in form.word("names").splitlines() if line.strip()) if count else ()
        )
        late = newcomers(state, current, count, (), names)
        ways = replanned(state, session, section, first, change, [each.contestant for each in late])
    except NotReplanned as error:
        raise FormError(f"replan-error-{error.code}", "change", values=error.about) from None
    return Ways(change, current, late, ways)


def _change(form: Filled, current: SectionPlanned) -> Change:
    match form.needed("change"):
        case "late":
            return PairsArrive(form.number_or_none("number", most=_MOST) or 1)
        case "leaves":
            who = form.contestant("number")
            if who is None:
                raise FormError("needed", "number")
            return PairsLeave((number_of(current, replace(who, section=who.section or current.section)),))
        case "rounds":
            return NumberOfRounds(form.number("number", most=_MOST))
        case "closes":
            return TableCloses(form.number("number", most=_MOST))
        case "opens":
            return TableOpens()
        case "minutes":
            return MinutesLost(form.number("number", most=_MOST), current.boards_each, _PACE)
        case _:
            raise FormError("needed", "change")


def replan(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Go on in one of the ways, the one whose number the form tells.

    Raises:
        FormError: there is no such way.
    """
    found = ways_to_go_on(form, state)
    number = form.number("way", most=_MOST)
    if number > len(found.ways):
        raise FormError("number", "way", str(number))
    chosen, reason = found.ways[number - 1], form.word("reason")
    return (
        *(each for each in found.late if each.players),
        *(replace(each, reason=reason) for each in chosen.withdrawn),
        replace(chosen.planned, reason=reason),
    )
