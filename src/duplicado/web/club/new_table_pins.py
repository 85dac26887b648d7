"""PINs of tables that arise while the others have theirs."""

from __future__ import annotations

from collections.abc import Mapping

from duplicado.event.record.ending import is_over
from duplicado.service.club.access_tokens import Scope
from duplicado.service.live.roles import Capability, TableKey
from duplicado.service.live.tables_of_event import tables_of
from duplicado.web.club.office_request import Office


def tables_without_pin(office: Office, session: int) -> list[TableKey]:
    """Return the tables of a session without a PIN, where others of it have one and there is no code of tonight."""
    entrance = office.house.entrance
    if entrance.tonight(office.event):
        return []
    with_pin = entrance.pins.places(office.event)
    tables = [] if is_over(office.state, session) else [*tables_of(office.state, session)]
    missing = [each for each in tables if str(each) not in with_pin]
    return missing if len(missing) < len(tables) else []


def draw_missing_pins(office: Office, session: int) -> Mapping[TableKey, str]:
    """Draw a PIN for each of these tables, where the Director may and has nothing to confirm again. For a thread."""
    entrance = office.house.entrance
    may = office.asked.may(Scope.MANAGE) and office.desk.access.may(office.viewer.role, Capability.ACCESS)
    if not may or entrance.confirming.is_wanted(office.viewer):
        return {}
    missing = tables_without_pin(office, session)
    return entrance.set_pins(office.event, missing, issuer=office.viewer) if missing else {}
