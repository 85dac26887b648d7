"""Lines in which a ruling is written: what was told, found and offered."""

from __future__ import annotations

from duplicado.event.facts.office_values import Established, OptionOffered
from duplicado.service.acts.form_error import FormError


def parted(name: str, line: str, sign: str) -> tuple[str, str]:
    """Part a line at its first sign.

    Raises:
        FormError: the sign, or what stands before or behind it, is missing.
    """
    first, found, rest = line.partition(sign)
    if not found or not first.strip() or not rest.strip():
        raise FormError(f"{name}-line", name, line)
    return first.strip(), rest.strip()


def finding_told(line: str) -> Established:
    """Read a finding: `break in tempo = yes / partner agrees`."""
    what, rest = parted("found", line, "=")
    answer, _, evidence = rest.partition("/")
    return Established(what, answer.strip(), evidence.strip())


def option_told(line: str) -> OptionOffered:
    """Read an option: `East: accept / refuse = refuse`."""
    who, rest = parted("offered", line, ":")
    listed, _, taken = rest.partition("=")
    options = tuple(each.strip() for each in listed.split("/") if each.strip())
    return OptionOffered(who, options, taken.strip() or None)
