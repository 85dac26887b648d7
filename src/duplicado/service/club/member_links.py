"""Personal links of members: whoever opens one is known as that member, and may do nothing by it alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from duplicado.service.club.keys import SYSTEM_CHANCE, Chance, hashed, stamp
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import LinkRow, PersonRow


@dataclass(frozen=True, slots=True)
class MemberLinks:
    """The personal links of a club's members, one to each at most; it waits for the disk: for a thread."""

    store: ClubStore
    clock: Callable[[], datetime]
    chance: Chance = SYSTEM_CHANCE

    def draw(self, person: str) -> str:
        """Draw the link of a member, in the place of a former one, and return its secret: only a hash is kept."""
        secret = self.chance(16).hex()
        self.store.put(LinkRow(person, hashed(secret), stamp(self.clock())))
        return secret

    def end(self, person: str) -> None:
        """Know nobody by the link of a member any more."""
        self.store.remove(LinkRow, person=person)

    def has(self, person: str) -> bool:
        """Tell whether a member has a link."""
        return self.store.get(LinkRow, person) is not None

    def whose(self, secret: str) -> PersonRow | None:
        """Return the member of a link; `None`: it is nobody's, or no longer."""
        rows = self.store.all(LinkRow, link=hashed(secret)) if secret else ()
        return self.store.get(PersonRow, rows[0].person) if rows else None
