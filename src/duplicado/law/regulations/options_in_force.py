"""Options in force under a profile: the value of each, and its source."""

from __future__ import annotations

from dataclasses import dataclass

from duplicado.law.reference import ClauseId
from duplicado.law.regulations.option import Option, Value
from duplicado.law.regulations.options import OPTIONS
from duplicado.law.regulations.profile import PROFILES, Profile
from duplicado.vocabulary.enumeration import Enumeration


class OptionSource(Enumeration):
    """Source of a value; the value is its name in reports."""

    LAWS = "laws"
    """The Laws by themselves: the profile is `wbf`."""
    PRINTED = "printed"
    """The source of a profile prints it."""
    OWN = "own"
    """An authority's own decision."""
    INHERITED = "inherited"
    """Neither the profile nor those above it say anything: as in `wbf`."""


@dataclass(frozen=True, slots=True)
class OptionInForce:
    """An option under a profile."""

    option: Option[Value]
    value: Value
    source: OptionSource
    by: str
    """The name of the profile whose decision it is; `wbf` where no other decides."""

    @property
    def differs(self) -> bool:
        """True where it is not what holds in `wbf`."""
        return self.value != self.option.default

    @property
    def clause(self) -> ClauseId:
        """The Law that grants the option."""
        return ClauseId.parse(self.option.clause)


def decisions(profile: Profile) -> tuple[OptionInForce, ...]:
    """Return every option with its value and whose decision that is, in the order of the options."""
    return tuple(_decision(profile, one) for one in OPTIONS.values())


def _decision(profile: Profile, one: Option[Value]) -> OptionInForce:
    at: Profile | None = profile
    while at is not None:
        if one.name in at.decided:
            printed = PROFILES.get(at.name) is at
            return OptionInForce(
                one, at.decided[one.name], OptionSource.PRINTED if printed else OptionSource.OWN, at.name
            )
        at = at.above
    return OptionInForce(
        one, one.default, OptionSource.LAWS if profile is PROFILES["wbf"] else OptionSource.INHERITED, "wbf"
    )
