"""Kinds of events for the form of a new event, each with its conditions of contest."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from duplicado.event.conditions import Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import ScoringMethod
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.enumeration import Enumeration


class EveningKind(Enumeration):
    """Kind of evening that a club plays; the value is its name in forms and messages."""

    PAIRS = "pairs"
    PAIRS_TWO = "pairs-two"
    """Pairs with two winners: North-South and East-West."""
    PAIRS_SWISS = "pairs-swiss"
    """Pairs who play matches against others that stand about level."""
    TEAMS = "teams"
    """Each against each, in matches by IMPs."""
    TEAMS_SWISS = "teams-swiss"
    BOARD_A_MATCH = "board-a-match"
    PATTON = "patton"
    """Board-a-match with points for the totals."""
    KNOCK_OUT = "knock-out"
    INDIVIDUAL = "individual"

    @property
    def conditions(self) -> Conditions:
        """The conditions of contest that a club's evening of the kind has."""
        return Conditions(**_CONDITIONS[self])

    @property
    def competes(self) -> ContestKind:
        """Kind of contestants who compete: pairs, teams or single players."""
        return self.conditions.kind

    @property
    def is_paired(self) -> bool:
        """True where it is found round by round who meets whom."""
        return self.conditions.pairing is not RoundsPaired.NONE

    @property
    def methods(self) -> tuple[ScoringMethod, ...]:
        """Methods by which its boards may be scored, the usual way first."""
        if self.competes is ContestKind.TEAMS:
            return (self.conditions.method,)
        return (*_OF_PAIRS,)


_OF_PAIRS: Final = (ScoringMethod.MATCHPOINTS, ScoringMethod.CROSS_IMPS, ScoringMethod.BUTLER)
_TEAMS: Final = MappingProxyType({"kind": ContestKind.TEAMS, "method": ScoringMethod.IMPS})
_CONDITIONS: Final[Mapping[EveningKind, Mapping[str, Any]]] = MappingProxyType(
    {
        EveningKind.PAIRS: {},
        EveningKind.PAIRS_TWO: {"winners": 2},
        EveningKind.PAIRS_SWISS: {"form": ContestForm.MATCHES, "pairing": RoundsPaired.SWISS},
        EveningKind.TEAMS: {**_TEAMS, "form": ContestForm.MATCHES},
        EveningKind.TEAMS_SWISS: {**_TEAMS, "form": ContestForm.MATCHES, "pairing": RoundsPaired.SWISS},
        EveningKind.BOARD_A_MATCH: {"kind": ContestKind.TEAMS, "method": ScoringMethod.BOARD_A_MATCH},
        EveningKind.PATTON: {
            "kind": ContestKind.TEAMS,
            "method": ScoringMethod.BOARD_A_MATCH,
            "form": ContestForm.PATTON,
        },
        EveningKind.KNOCK_OUT: {**_TEAMS, "form": ContestForm.KNOCK_OUT, "pairing": RoundsPaired.KNOCK_OUT},
        EveningKind.INDIVIDUAL: {"kind": ContestKind.INDIVIDUAL},
    }
)
