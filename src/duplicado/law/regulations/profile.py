"""Profile of regulations: decisions of one authority above those of another, down to what the Laws say themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from duplicado.law.regulations.option import Option, UnknownOptionError, Value, value_of
from duplicado.law.regulations.options import OPTIONS, option
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
