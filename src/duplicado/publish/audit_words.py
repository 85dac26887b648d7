"""The audit of privileges in the words of a language: what was done, and the values that the row keeps of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from duplicado.publish.messages import Messages

_LOOK: Final = re.compile(r"session (?P<session>\d+) section (?P<section>\S+) board (?P<board>\d+): (?P<reason>.*)")
_ERASED: Final = re.compile(r"(?P<pseudonym>.+): (?P<entries>\d+) entries of (?P<events>\d+) events")
_SHOWN: Final = re.compile(r"(?P<name>[a-z]+): (?P<had>[\w-]+) → (?P<has>[\w-]+)")
_PRINTED: Final = re.compile(r"(?P<form>[a-z]+)(?: (?P<entry>.+))?")
_BETWEEN: Final = re.compile(r" *· *")
_LET_IN: Final = re.compile(r"(?P<role>[a-z-]+) (?P<rest>.*)")


def still_played_text(events: Iterable[str], messages: Messages) -> str:
    """Say that a person cannot be erased now, and in what he plays; the empty name is tables outside events."""
    where = (event or messages.text("persons-other-tables") for event in events)
    return messages.text("persons-still-played", events=", ".join(where))


def audited(what: str, messages: Messages) -> str:
    """Say what was done; a code that the program does not know stands as it is."""
    return messages.known(f"backroom-did-{what}") or what


def audit_details(what: str, detail: str, messages: Messages, names: Mapping[str, str] = MappingProxyType({})) -> str:
    """Say the values that a row of the audit keeps: role and name, table, board, counts.

    Args:
        what: the code of what was done.
        detail: the values as the row keeps them.
        messages: of the reader's language.
        names: what the tables and contestants of the event are called, by their keys.
    """
    if what in {"pin", "said"}:
        return names.get(detail, detail)
    if what == "access":
        return "; ".join(_shown(each, messages) for each in detail.split("; "))
    if what in {"code", "token", "came-in"} and (found := _LET_IN.fullmatch(detail)):
        role = messages.known(f"service-role-{found['role']}") or found["role"]
        rest, uses = _uses(found["rest"], messages) if what == "token" else (found["rest"], "")
        whose, *more = [*_BETWEEN.split(rest), uses]
        return " · ".join(filter(None, (f"{role} {names.get(whose, whose)}".strip(), *more)))
    if what == "look" and (found := _LOOK.fullmatch(detail)):
        section = "" if found["section"] == "-" else found["section"]
        values = {"session": found["session"], "section": section or "none", "board": found["board"]}
        return messages.text("backroom-detail-look", **values, reason=found["reason"])
    if what in {"look", "exported"} and (found := _PRINTED.fullmatch(detail)):
        form = messages.known(f"files-form-{found['form']}")
        return f"{form} {found['entry'] or ''}".strip() if form else detail
    if what == "erased" and (found := _ERASED.fullmatch(detail)):
        counts = {name: int(found[name]) for name in ("entries", "events")}
        return messages.text("backroom-detail-erased", pseudonym=found["pseudonym"], **counts)
    return detail


def _uses(rest: str, messages: Messages) -> tuple[str, str]:
    """Take what a token is good for off the end of what is kept of it, and say it."""
    name, _, scopes = rest.rpartition(": ")
    told = [messages.known(f"backroom-scope-{each}") for each in scopes.split()]
    listed = [each for each in told if each]
    return (name, messages.listed(listed)) if name and len(listed) == len(told) else (rest, "")


def _shown(change: str, messages: Messages) -> str:
    """Say what is shown to whom and was shown before; a change of rights stands by the names that files have."""
    found = _SHOWN.fullmatch(change)
    if found is None:
        return change
    name = found["name"]
    label = messages.known(f"setup-rankings-{name}", f"setup-{name}") or name
    values = (_value(found[each], messages) for each in ("had", "has"))
    return f"{label}: {' → '.join(values)}"


def _value(value: str, messages: Messages) -> str:
    if value in {"True", "False"}:
        return messages.text("condition-yes" if value == "True" else "condition-no")
    return messages.known(f"setup-release-{value}") or value
