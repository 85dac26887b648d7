"""The audit of privileges in the words of a language: what was done, and the values that the row keeps of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from duplicado.publish.messages import Messages

_LOOK: Final = re.compile(r"session (?P<session>\d+) section (?P<section>\S+) board (?P<board>\d+): (?P<reason>.*)")
_ERASED: Final = re.compile(r"(?P<pseudonym>.+): (?P<entries>\d+) entries of (?P<events>\d+) events")
_SHOWN: Final = re.compile(r"(?P<name>[a-z]+): (?P<had>[\w-]+) → (?P<has>[\w-]+)")
_PRINTED: Final = re.compile(r"(?P<form>[a-z]+)(?: (?P<entry>.+))?")
_BETWEEN: Final = re.compile(r" *· *")
_LET_IN: Final = re.compile(r"(?P<role>[a-z-]+) (?P<rest>.*)")


def audited(what: str, messages: Messages) -> str:
    """Say what was done; a code that the program does not know stands as it is."""
    told = f"backroom-did-{what}"
    return messages.text(told) if messages.has(told) else what


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
        role = f"service-role-{found['role']}"
        rest, uses = _uses(found["rest"], messages) if what == "token" else (found["rest"], "")
        whose, *more = [*_BETWEEN.split(rest), uses]
        said = f"{messages.text(role) if messages.has(role) else found['role']} {names.get(whose, whose)}"
        return " · ".join(filter(None, (said.strip(), *more)))
    if what == "look" and (found := _LOOK.fullmatch(detail)):
        section = "" if found["section"] == "-" else found["section"]
        values = {"session": found["session"], "section": section or "none", "board": found["board"]}
        return messages.text("backroom-detail-look", **values, reason=found["reason"])
    if what in {"look", "exported"} and (found := _PRINTED.fullmatch(detail)):
        form = f"files-form-{found['form']}"
        return f"{messages.text(form)} {found['entry'] or ''}".strip() if messages.has(form) else detail
    if what == "erased" and (found := _ERASED.fullmatch(detail)):
        counts = {name: int(found[name]) for name in ("entries", "events")}
        return messages.text("backroom-detail-erased", pseudonym=found["pseudonym"], **counts)
    return detail


def _uses(rest: str, messages: Messages) -> tuple[str, str]:
    """Take what a token is good for off the end of what is kept of it, and say it."""
    name, _, scopes = rest.rpartition(": ")
    told = [f"backroom-scope-{each}" for each in scopes.split()]
    if not name or not all(map(messages.has, told)):
        return rest, ""
    return name, messages.listed([messages.text(each) for each in told])


def _shown(change: str, messages: Messages) -> str:
    """Say what is shown to whom and was shown before; a change of rights stands by the names that files have."""
    found = _SHOWN.fullmatch(change)
    if found is None:
        return change
    label = next(
        (one for one in (f"setup-rankings-{found['name']}", f"setup-{found['name']}") if messages.has(one)), ""
    )
    values = (_value(found[each], messages) for each in ("had", "has"))
    return f"{messages.text(label) if label else found['name']}: {' → '.join(values)}"


def _value(value: str, messages: Messages) -> str:
    if value in {"True", "False"}:
        return messages.text("condition-yes" if value == "True" else "condition-no")
    release = f"setup-release-{value}"
    return messages.text(release) if messages.has(release) else value
