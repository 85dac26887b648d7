"""Access of staff to the pages of an office."""

from __future__ import annotations

from typing import Final

from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability
from duplicado.web.club.authentication import Login, Requester, asking, needs
from duplicado.web.incoming import Incoming

_DEVICES: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "Chromebook",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}
_BROWSERS: Final = {
    "Edg": "Edge",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}


def called(device: str) -> str:
    """Return what people call a device that a browser names in its own way; other names as they are."""
    if not device.startswith("Mozilla/"):
        return device[:40]
    kinds = (_DEVICES, _BROWSERS)
    return ", ".join(
        filter(None, (next((said for sign, said in kind.items() if sign in device), "") for kind in kinds))
    )


def of_the_club(
    request: Incoming,
    house: ClubHouse,
    capability: Capability,
    scope: Scope = Scope.SEE,
    login: Login | None = Login.OFFICE,
) -> Requester:
    """Return who asks, who was let in to the whole club and may do something there; for programs, by any login.

    Raises:
        NotAuthorizedException: he was not let in.
        PermissionDeniedException: he may not.
    """
    asked = asking(request, house, login, required=True)
    needs(asked, scope, granted=asked.may_in_the_club(capability))
    return asked


async def of_the_event(
    request: Incoming, house: ClubHouse, event: str, capability: Capability, scope: Scope = Scope.SEE
) -> tuple[Requester, OpenEvent]:
    """Return who asks, who may do something in an event, and its desk.

    Raises:
        NotAuthorizedException: he was not let in.
        PermissionDeniedException: he may not.
        NotFoundException: there is no such event.
    """
    asked = asking(request, house, Login.OFFICE, required=True).of(event)
    desk = await house.open_events.open(event)
    needs(asked, scope, granted=desk.access.may(asked.viewer.role, capability))
    return asked, desk


async def of_the_record(
    request: Incoming, house: ClubHouse, event: str, login: Login | None = None
) -> tuple[Requester, OpenEvent]:
    """Return who asks, who sees the record of an event, and its desk.

    Args:
        request: what he asks.
        house: the club.
        event: the name of the event.
        login: by which login he comes; for programs, by any.

    Raises:
        NotAuthorizedException: he was not let in to this event.
        PermissionDeniedException: his role does not see the record.
        NotFoundException: there is no such event.
    """
    asked = asking(request, house, login, required=True).of(event)
    needs(asked, Scope.SEE)
    desk = await house.open_events.open(event)
    needs(asked, Scope.SEE, granted=desk.access.may(asked.viewer.role, Capability.RECORD))
    return asked, desk
