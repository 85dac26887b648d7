"""Delegation of rights: nobody grants more than he has, or changes those of one above him."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from duplicado.service.club.access_tokens import AccessPass, Admitted, Guest
from duplicado.service.live.roles import DEFAULT_GRANTS, Access, Capability, Openness, Role

_ORDER: Final = tuple(Role)
_OFFICE: Final = frozenset({Role.ORGANIZER, Role.DIRECTOR, Role.ASSISTANT, Role.SCORER})
_AT_MOST: Final = {role: DEFAULT_GRANTS[role] for role in Role if role not in _OFFICE}
"""Most that those may be granted who play or look on: everything else shows them boards that are still to be
played, or lets them speak for others."""


def is_above(one: Role, other: Role) -> bool:
    """Tell whether a role is above another."""
    return _ORDER.index(one) < _ORDER.index(other)


def may_give(own: Role, given: Role, access: Access) -> bool:
    """Tell whether a role may let in another: none above itself, none that may do what it may not itself.

    Players come in at their tables.
    """
    if given is Role.PLAYER or is_above(given, own):
        return False
    return access.grants.get(given, frozenset()) <= access.grants.get(own, frozenset()) | {Capability.RANKINGS}


def passed_on(giver: Admitted, access: Access, wanted: AccessPass) -> AccessPass | None:
    """Return what somebody may have another let in as who asks for this; `None` where it is more than he has.

    Who plays himself stays one who plays on every device that he lets in: else he would see on another what he may not.
    """
    if not may_give(giver.viewer.role, wanted.role, access) or not wanted.scopes <= giver.scopes:
        return None
    if giver.event and wanted.event != giver.event:
        return None
    if wanted.role in _OFFICE:
        return replace(wanted, plays=tuple(dict.fromkeys((*wanted.plays, *giver.viewer.plays))))
    return wanted


def may_send_away(asked: Admitted, guest: Guest) -> bool:
    """Tell whether somebody may be sent away: nobody sends himself, or who is above him, or who came by the club."""
    if guest.subject == asked.viewer.subject or (not guest.event and asked.event):
        return False
    return guest.role is Role.PLAYER or not is_above(guest.role, asked.viewer.role)


def may_change(own: Role, before: Access, after: Access) -> bool:
    """Tell whether somebody of a role may have an event grant otherwise than it does.

    What the Organizer may do nobody changes: he would be locked out. Others change what roles below them may do, and
    give none of them what they may not do themselves. Who plays or looks on is never granted what is the office's.
    """
    mine = before.grants.get(own, frozenset())
    for role in Role:
        had, has = before.grants.get(role, frozenset()), after.grants.get(role, frozenset())
        if had == has:
            continue
        if role is Role.ORGANIZER or not is_above(own, role):
            return False
        if not has - had <= mine | _AT_MOST.get(role, frozenset()) or not has <= _AT_MOST.get(role, has):
            return False
    return True


def brought_back(own: Role, found: Access) -> Access:
    """Return the access that a copy of an event brings, as far as somebody of a role may give it.

    Anybody can write a copy. The Organizer has what he always has; roles below who brings it back are granted no more
    than he could grant them, his own and those above it no more than a new event grants.
    """
    mine = DEFAULT_GRANTS[own]

    def most(role: Role) -> frozenset[Capability]:
        usual = DEFAULT_GRANTS[role]
        return (usual | mine) & _AT_MOST.get(role, frozenset(Capability)) if is_above(own, role) else usual

    granted = {role: found.grants.get(role, frozenset()) & most(role) for role in Role}
    return Access({**granted, Role.ORGANIZER: DEFAULT_GRANTS[Role.ORGANIZER]}, found.openness)


def changes_told(before: Access, after: Access) -> str:
    """Return what has become another between two accesses, by the names that files have: for the audit."""
    return "; ".join((*_grants_told(before, after), *_shown_told(before, after)))


def _grants_told(before: Access, after: Access) -> Iterator[str]:
    for role in Role:
        had, has = before.grants.get(role, frozenset()), after.grants.get(role, frozenset())
        signs = [
            *(f"+{each}" for each in sorted(each.value for each in has - had)),
            *(f"-{each}" for each in sorted(each.value for each in had - has)),
        ]
        if signs:
            yield f"{role.value}: {' '.join(signs)}"


def _shown_told(before: Access, after: Access) -> Iterator[str]:
    for name in Openness.__struct_fields__:
        had, has = getattr(before.openness, name), getattr(after.openness, name)
        if had != has:
            yield f"{name}: {getattr(had, 'value', had)} → {getattr(has, 'value', has)}"
