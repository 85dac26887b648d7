"""Cache of club rows, dropped when the file changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

_MOST: Final = 10_000
_Found = TypeVar("_Found")


class Lately(Generic[_Found]):
    """Remembers what was found by its name until anything changes where it is kept."""

    def __init__(self, version: Callable[[], object], find: Callable[[str], _Found | None]) -> None:
        """Take what is asked.

        Args:
            version: returns something that is another whenever what is kept may have changed; `None`: it is changing.
            find: returns what has a name; what is not there is looked for every time.
        """
        self._version = version
        self._find = find
        self._kept: tuple[object, dict[str, _Found]] = (None, {})

    def of(self, name: str) -> _Found | None:
        """Return what has a name, `None` where nothing has."""
        # The version is read before the rows, so that no row is older than its version.
        version = self._version()
        if version is None:
            return self._find(name)
        kept = self._kept
        if kept[0] != version or len(kept[1]) >= _MOST:
            # A new dictionary: another thread may still write an outdated row into the former one.
            kept = self._kept = (version, {})
        known = kept[1].get(name)
        if known is None:
            known = self._find(name)
            if known is not None:
                kept[1][name] = known
        return known
