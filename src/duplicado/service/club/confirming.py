"""Confirming again: a PIN of the office that is asked for before what is sensitive, once in five minutes for a device.

Who finds a phone or laptop of the office open looks at what its owner may look at, and draws no PINs, lets nobody
in, erases nobody. Where the club has drawn no such PIN nothing is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from duplicado.service.club.attempt_limits import Limit, Limits
from duplicado.service.club.audit_trail import AuditTrail
from duplicado.service.club.keys import Chance, draw_pin, matches, pin_hash
from duplicado.service.club.rights import is_above
from duplicado.service.live.roles import Role, Viewer
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import SettingRow

_KEPT: Final = "confirm.pin"
_DIGITS: Final = 6
_LASTS: Final = timedelta(minutes=5)
_TRIES: Final = Limit(5)
"""For one device; then it waits longer and longer."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """PIN as it is kept, and the role of who drew it."""

    salt: str
    digest: str
    drawn_by: Role

    def text(self) -> str:
        return f"{self.salt}:{self.digest}:{self.drawn_by.value}"

    @staticmethod
    def read(text: str) -> _Kept:
        """Read what `text` wrote; of one that names no role the Organizer is taken to have drawn it."""
        salt, digest, *role = text.split(":")
        return _Kept(salt, digest, Role(role[0]) if role else Role.ORGANIZER)


class Confirming:
    """The PIN of the office, and which devices have given it lately."""

    def __init__(self, store: ClubStore, clock: Callable[[], datetime], chance: Chance, trail: AuditTrail) -> None:
        """Take the club's store."""
        self._store = store
        self._clock = clock
        self._chance = chance
        self._trail = trail
        self._limits = Limits(store)
        self._until: dict[str, datetime] = {}

    @property
    def is_set(self) -> bool:
        """True where there is a PIN."""
        return bool(self._store.setting(_KEPT))

    def may_be_changed_by(self, who: Viewer) -> bool:
        """Tell whether somebody may draw another PIN or end it: nobody takes it from one above him who drew it."""
        kept = self._store.setting(_KEPT)
        return not kept or not is_above(_Kept.read(kept).drawn_by, who.role)

    def draw(self, *, issuer: Viewer) -> str:
        """Draw a PIN in the place of the former, and return it; it is kept only as a hash. For a thread."""
        pin, salt = draw_pin(self._chance, _DIGITS), self._chance(16).hex()
        with self._store.together():
            self._store.put(SettingRow(_KEPT, _Kept(salt, pin_hash(pin, salt), issuer.role).text()))
            self._trail.note(issuer, "", "confirm-pin", "")
        self._until.clear()
        return pin

    def end(self, *, issuer: Viewer) -> None:
        """Ask for none any more."""
        with self._store.together():
            self._store.remove(SettingRow, name=_KEPT)
            self._trail.note(issuer, "", "confirm-pin-ended", "")

    def is_wanted(self, who: Viewer) -> bool:
        """Tell whether somebody is to confirm again what he asks for."""
        until = self._until.get(who.subject)
        return self.is_set and (until is None or until <= self._clock())

    def waits_until(self, who: Viewer) -> datetime | None:
        """Return until when somebody's PIN is not looked at, who gave a wrong one too often."""
        return self._limits.until(_name(who), self._clock())

    def confirm(self, who: Viewer, pin: str) -> bool:
        """Take the PIN from somebody, and tell whether it is right; from who is to wait none is. For a thread."""
        with self._limits.one_at_a_time(_name(who)):
            return self._confirmed(who, pin)

    def _confirmed(self, who: Viewer, pin: str) -> bool:
        now, text = self._clock(), self._store.setting(_KEPT)
        if not text or self.waits_until(who) is not None:
            return not text
        kept = _Kept.read(text)
        if not matches(pin_hash(pin, kept.salt), kept.digest):
            with self._store.together():
                self._limits.failed(_name(who), _TRIES, now)
                self._trail.note(who, "", "confirm-wrong", "")
            return False
        self._limits.succeeded(_name(who))
        self._until[who.subject] = now + _LASTS
        return True


def _name(who: Viewer) -> str:
    return f"confirm {who.subject}"
