"""An event while it is played: who may do what, in which order things happened, and who is told.

`EventDesk` is the one writer of an event. A `Viewer` submits a `Command` and gets an `Outcome` when it is on the disk;
`view` gives him a `Subscription` to what he may see, numbered for him alone. `Access` says what each role may.
"""

from duplicado.service.live.authority import AT_OWN_TABLE, NEEDS, permitted
from duplicado.service.live.clocks import SteadyClock
from duplicado.service.live.commands import (
    REFUSED_HERE,
    Accepted,
    Command,
    CommandError,
    Outcome,
    Questioned,
    Refusal,
    Unavailable,
)
from duplicado.service.live.desk import EventDesk, Health, NotShown
from duplicado.service.live.feeds import Sent, Subscription
from duplicado.service.live.hall import hall_view
from duplicado.service.live.hands import Look
from duplicado.service.live.office import office_view
from duplicado.service.live.roles import (
    DEFAULT_GRANTS,
    Access,
    AccessError,
    Capability,
    Openness,
    Release,
    Role,
    TableKey,
    Viewer,
)
from duplicado.service.live.seats import contestants_at, seated, table_of_contestant

__all__ = [
    "AT_OWN_TABLE",
    "DEFAULT_GRANTS",
    "NEEDS",
    "REFUSED_HERE",
    "Accepted",
    "Access",
    "AccessError",
    "Capability",
    "Command",
    "CommandError",
    "EventDesk",
    "Health",
    "Look",
    "NotShown",
    "Openness",
    "Outcome",
    "Questioned",
    "Refusal",
    "Release",
    "Role",
    "Sent",
    "SteadyClock",
    "Subscription",
    "TableKey",
    "Unavailable",
    "Viewer",
    "contestants_at",
    "hall_view",
    "office_view",
    "permitted",
    "seated",
    "table_of_contestant",
]
