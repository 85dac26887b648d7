"""Law 76: spectators, in the playing area, at the table, and by electronic means."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Final

from duplicado.law.clause import clause, defines
from duplicado.law.conduct import ConductIncident, ConductRule, Consequence, Who, consequence
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.sanction import Strength

_IN_THE_AREA: Final = frozenset({Who.KIBITZER, Who.SPECTATOR})
_AT_THE_TABLE: Final = frozenset({Who.KIBITZER})
_TABLE: Final = (
    ConductRule("76A1", Strength.DOES, _IN_THE_AREA),
    ConductRule("76A2", Strength.MUST_NOT, frozenset({Who.VIEWER}), looks_at=("16D1",)),
    ConductRule("76B1", Strength.MAY_NOT, _AT_THE_TABLE),
    ConductRule("76B2", Strength.MUST_NOT, _AT_THE_TABLE, looks_at=("16D",)),
    ConductRule("76B3", Strength.MUST, _IN_THE_AREA, looks_at=("16D",)),
    ConductRule("76B4", Strength.MUST_NOT, _IN_THE_AREA),
    ConductRule("76B5", Strength.SHALL_NOT, _AT_THE_TABLE, looks_at=("81C3", "16D")),
    ConductRule("76C1", Strength.MAY_NOT, _IN_THE_AREA, looks_at=("16D",)),
)
RULES: Final[Mapping[str, ConductRule]] = {rule.clause: rule for rule in _TABLE}
"""Demands of Law 76, clause by clause, and of whom.

Reading: of 76B, whose heading speaks of the table, C3 and C4 (remarks, disturbing a player) are demanded of everybody
in the playing area; looking, reacting and drawing attention are of those at the table.
"""

for _number in ("76A1", "76A2", "76B1", "76B2", "76B3", "76B4"):
    defines(_number, ConductRule)


@reads(options.SPECTATORS_LIVE_HAND, options.SPECTATORS_MAX_HANDS)
def hands_live(regulations: Mapping[str, object]) -> int:
    """Return how many hands of a table a spectator may look at on a screen while they are played; 0: none (76B1).

    Reading: on a screen nobody sees over whose shoulder he looks, so that a regulation has to permit it at all, and
    the player whose hand it is.
    """
    return (
        value_of(options.SPECTATORS_MAX_HANDS, regulations)
        if value_of(options.SPECTATORS_LIVE_HAND, regulations)
        else 0
    )


@reads(options.SPECTATORS_DELAY)
def delay_of_boards(regulations: Mapping[str, object]) -> timedelta:
    """Return how long after all tables have finished a board those who look on are not shown it yet (76A2)."""
    return timedelta(minutes=value_of(options.SPECTATORS_DELAY, regulations))


@clause("76B5")
def drew_attention(incident: ConductIncident, *, drawn: bool) -> Consequence | None:
    """Say what follows when a spectator at the table draws attention to anything in the game.

    The Director has become aware of it and acts within the periods of 81C3; how, a regulation may say (76C2).
    """
    return consequence(RULES["76B5"], incident) if drawn else None


@clause("76C1")
def may_speak(*, asked_by_director: bool, of_fact_or_law: bool = True) -> bool:
    """Tell whether a spectator may speak within the playing area: of fact or law, when the Director asks him to."""
    return asked_by_director and of_fact_or_law


def spoke_unasked(incident: ConductIncident, *, asked_by_director: bool) -> Consequence | None:
    """Say what follows when a spectator speaks of fact or law; nothing where the Director asked him to."""
    return None if may_speak(asked_by_director=asked_by_director) else consequence(RULES["76C1"], incident)
