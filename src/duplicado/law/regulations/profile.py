"""Profile of regulations: decisions of one authority above those of another; the options in force under it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from duplicado.law.reference import ClauseId
from duplicado.law.regulations.option import Option, UnknownOptionError, Value, value_of
from duplicado.law.regulations.options import OPTIONS, option
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.values import keeps_mappings


@dataclass(frozen=True, slots=True)
@keeps_mappings
class Profile:
    """Decisions by the name of the option; what is not decided here is inherited.

    Raises `UnknownOptionError` for a name that no option has, `NotationError` for a value that is none of its option.
    """

    name: str
    decided: Mapping[str, Value] = field(default_factory=dict[str, Value], hash=False)
    above: Profile | None = None
    """The profile from which the rest is inherited; `None` for `wbf`, where the Laws themselves speak."""

    def __post_init__(self) -> None:
        """Refuse what cannot have been decided."""
        for name, value in self.decided.items():
            option(name).check(value)

    def get(self, name: str, default: object, /) -> object:
        """Return what is decided under the name of an option; `value_of` reads it with its type."""
        holder = self._holder(name)
        return default if holder is None else holder.decided[name]

    def decided_by(self, option: Option[Value]) -> str:
        """Return the name of the profile whose decision it is; `wbf` where no other source prints a value."""
        holder = self._holder(option.name)
        return "wbf" if holder is None else holder.name

    def decides(self, *options: Option[Value]) -> bool:
        """Tell whether an authority has decided one of them, so that it is not inherited from the Laws."""
        return any(self.decided_by(each) != "wbf" for each in options)

    def _holder(self, name: str) -> Profile | None:
        at: Profile | None = self
        while at is not None and name not in at.decided:
            at = at.above
        return at

    def values(self) -> Mapping[str, Value]:
        """Return every option with its value."""
        return MappingProxyType({name: value_of(each, self) for name, each in OPTIONS.items()})

    def with_decisions(self, name: str, written: Mapping[str, str]) -> Profile:
        """Return a profile above this one, from values as they are written.

        Raises:
            UnknownOptionError: there is no option of a name.
            NotationError: a value is not one of the option.
        """
        return Profile(name, {key: option(key).read(text) for key, text in written.items()}, self)


_WBF: Final = Profile("wbf")
PROFILES: Final = {
    "wbf": _WBF,
    **{
        name: Profile(name, {one.name: one.printed[name] for one in OPTIONS.values() if name in one.printed}, _WBF)
        for name in ("aeb", "qba")
    },
}
"""The profiles of the sources that were surveyed."""


def profile(name: str) -> Profile:
    """Return the profile of that name.

    Raises:
        UnknownOptionError: there is none.
    """
    found = PROFILES.get(name)
    if found is None:
        raise UnknownOptionError(f"there is no profile {name!r}: write {', '.join(PROFILES)}, or the name of a file")
    return found


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
