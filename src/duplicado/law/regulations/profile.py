"""A profile: the decisions of one authority, above those of another, down to what the Laws say by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from duplicado.law.regulations.option import UnknownOptionError, Value
from duplicado.law.regulations.options import OPTIONS, option

__all__ = ["PROFILES", "Profile", "profile"]


@dataclass(frozen=True, slots=True)
class Profile:
    """Decisions by the name of the option; what is not decided here is inherited."""

    name: str
    decided: Mapping[str, Value] = field(default_factory=dict[str, Value], hash=False)
    above: Profile | None = None
    """The profile from which the rest is inherited; `None` for `wbf`, where the Laws themselves speak."""

    def value(self, name: str) -> Value:
        """Return the decision.

        Raises:
            UnknownOptionError: there is no option of that name.
        """
        return self._holder(name)[1]

    def decided_by(self, name: str) -> str:
        """Return the name of the profile whose decision it is; `wbf` where no other source prints a value.

        Raises:
            UnknownOptionError: there is no option of that name.
        """
        return self._holder(name)[0]

    def _holder(self, name: str) -> tuple[str, Value]:
        own = option(name)
        at: Profile | None = self
        while at is not None:
            if name in at.decided:
                return at.name, at.decided[name]
            at = at.above
        return "wbf", own.default

    def values(self) -> Mapping[str, Value]:
        """Return every option with its value."""
        return MappingProxyType({name: self.value(name) for name in OPTIONS})

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
