"""Changes of what an event shows, and to whom: the form of the releases, and the change itself with its note."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from msgspec import structs

from duplicado.service.club.club import ClubHouse
from duplicado.service.club.rights import changes_told
from duplicado.service.live.roles import Access, Openness, Release, Viewer

RELEASED_TO: Final = ("players", "display", "public")
"""Those to whom rankings are released, by the names of `Openness` and of the fields of forms."""


@dataclass(frozen=True, slots=True)
class ReleasesForm:
    """The release of rankings to each of `RELEASED_TO`; `None` leaves it as it is."""

    players: Release | None = None
    display: Release | None = None
    public: Release | None = None

    def applied(self, before: Openness) -> Openness:
        """Return what is shown after the form is sent."""
        return structs.replace(
            before,
            players=self.players or before.players,
            display=self.display or before.display,
            public=self.public or before.public,
        )


async def change_access(
    house: ClubHouse, viewer: Viewer, event: str, change: Callable[[Access], Access]
) -> tuple[Access, Access]:
    """Change who may do and see what in an event, and note who did it; return what was before, and what is now.

    Args:
        house: the club.
        viewer: who does it.
        event: which event.
        change: makes the one of the other, or raises; of two at once the second begins with what the first made.
    """
    before, after = await asyncio.to_thread(house.open_events.change_access, event, change)
    await asyncio.to_thread(house.entrance.trail.note, viewer, event, "access", changes_told(before, after))
    return before, after
