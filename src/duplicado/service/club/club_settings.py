"""Settings that a club remembers, one text by name: for its pages, its dealt boards, its name and logo.

They are rows of the club's file, kept in a cache that is dropped when the file changes.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar, cast

from duplicado.service.club.changed_meanwhile import mark_of, require_unchanged
from duplicado.service.club.dealt_boards import DealtBoards, DealtSessions, dealt_boards, dealt_text
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import SettingRow
from duplicado.store.vault import Vault
from duplicado.vocabulary.errors import DuplicadoError


@dataclass(frozen=True, slots=True)
class PageSettings:
    """Settings that a club keeps for its pages."""

    store: ClubStore

    def of(self, name: str) -> str:
        """Return what is remembered by a name; empty where there is nothing."""
        return self.store.setting(f"page.{name}")

    def put(self, name: str, value: str) -> None:
        """Remember something."""
        self.store.put(SettingRow(f"page.{name}", value))

    def put_first(self, name: str, value: str) -> str:
        """Remember something unless something else is remembered by that name, and return what is.

        Of two who say it at once one is the first. It waits for the disk: for a thread.
        """
        with self.store.together():
            before = self.of(name)
            if not before:
                self.put(name, value)
            return before or value


@dataclass(frozen=True, slots=True)
class DealtLots:
    """Record of how a club dealt the boards of its events, by session; it waits for the disk: for a thread."""

    store: ClubStore
    vault: Vault = field(default=Vault(""))
    """Seals the seeds."""

    def of(self, event: str) -> DealtSessions:
        """Return the lots of an event; empty where the club did not deal it.

        Raises:
            StoreError: they cannot be read.
        """
        kept = self.store.setting(f"dealt.{event}")
        return dealt_boards(self.vault.opened(kept)) if kept else {}

    def keep(self, event: str, dealt: DealtSessions) -> None:
        """Keep how the boards of an event were dealt, those of every session; of none, forget it."""
        if dealt:
            self.store.put(SettingRow(f"dealt.{event}", self.vault.seal(dealt_text(dealt))))
        else:
            self.store.remove(SettingRow, name=f"dealt.{event}")

    def add(self, event: str, session: int, lot: DealtBoards) -> None:
        """Keep how more boards of a session were dealt."""
        with self.store.together():
            before = self.of(event)
            self.keep(event, {**before, session: (*before.get(session, ()), lot)})

    def drop(self, event: str, session: int, lot: DealtBoards) -> None:
        """Forget boards that came to nothing."""
        with self.store.together():
            before = self.of(event)
            left = tuple(each for each in before.get(session, ()) if each != lot)
            self.keep(event, {number: lots for number, lots in {**before, session: left}.items() if lots})


LARGEST_LOGO: Final = 200_000
"""Bytes; every page of who comes for the first time loads it."""
LONGEST_NAME: Final = 60
_SETTING: Final = "identity"
_LOGO: Final = "logo"
_KEY: Final = 16
_BEGINNINGS: Final = {b"\x89PNG\r\n\x1a\n": "image/png", b"\xff\xd8\xff": "image/jpeg"}


class BadLogo(DuplicadoError):
    """A file that cannot be the logo of a club: too large, or no picture."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Name and logo of a club."""

    name: str = ""
    """Empty where it has not said."""
    logo: str = ""
    """Another for each picture; empty where there is none."""

    @property
    def mark(self) -> str:
        """The mark of what is kept, see `changed_meanwhile`."""
        return mark_of(self.name, self.logo)


@dataclass(frozen=True, slots=True)
class Logo:
    """A picture."""

    kind: str
    """Its media type."""
    data: bytes


@dataclass(frozen=True, slots=True, init=False)
class ClubIdentity:
    """Keeps name and logo among the settings of the pages."""

    pages: PageSettings
    _lately: Lately[Identity] = field(repr=False, compare=False)

    def __init__(self, pages: PageSettings) -> None:
        """Take the settings; every page asks for the name, which is read again when the club's file has changed."""
        object.__setattr__(self, "pages", pages)
        object.__setattr__(self, "_lately", Lately[Identity](pages.store.version, self._read))

    def now(self) -> Identity:
        """Return name and logo."""
        return self._lately.of(_SETTING) or Identity()

    def save(self, name: str, picture: bytes | None = None, mark: str = "") -> None:
        """Keep name and logo. It waits for the disk: for a thread.

        Args:
            name: kept without what cannot be shown; empty: none.
            picture: a PNG, JPEG or WebP; of no bytes: none; `None`: the one that there is.
            mark: of what was changed, see `changed_meanwhile`; empty: of whatever is there.

        Raises:
            BadLogo: the picture is too large, or none of these.
            ChangedMeanwhile: another name or logo was kept since; both stay.
        """
        if picture:
            if len(picture) > LARGEST_LOGO:
                raise BadLogo("the picture is too large").told_as("logo-too-large", LARGEST_LOGO // 1000)
            if not _kind(picture):
                raise BadLogo("it is no PNG, JPEG or WebP").told_as("logo-no-picture")
        shown = "".join(sign if sign.isprintable() else " " for sign in name)
        with self.pages.store.together():
            kept = self._read(_SETTING)
            require_unchanged(mark, kept.name, kept.logo)
            key = kept.logo
            if picture is not None:
                key = hashlib.sha256(picture).hexdigest()[:_KEY] if picture else ""
                self.pages.put(_LOGO, base64.b64encode(picture).decode())
            self._put(" ".join(shown.split())[:LONGEST_NAME], key)

    def logo(self) -> Logo | None:
        """Return the picture."""
        with suppress(ValueError):  # what a backup brought need not be one
            data = base64.b64decode(self.pages.of(_LOGO))
            return Logo(_kind(data), data) if _kind(data) else None
        return None

    def _put(self, name: str, logo: str) -> None:
        self.pages.put(_SETTING, json.dumps({"name": name, "logo": logo}, ensure_ascii=False))

    def _read(self, setting: str) -> Identity:
        with suppress(ValueError, AttributeError):  # as above
            told = cast("dict[str, str]", json.loads(self.pages.of(setting) or "{}"))
            return Identity(str(told.get("name", ""))[:LONGEST_NAME], str(told.get("logo", ""))[:_KEY])
        return Identity()


def _kind(data: bytes) -> str:
    """Return the media type of a picture by its first bytes; empty where it is none that is taken."""
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    return next((kind for beginning, kind in _BEGINNINGS.items() if data.startswith(beginning)), "")


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
