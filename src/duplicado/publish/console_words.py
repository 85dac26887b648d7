"""The words of the Director's console: results as they are typed, refusals without what is for the command line."""

from __future__ import annotations

import re
from typing import Final

from duplicado.event.facts.results import Played, TravellerLine
from duplicado.event.record.refusals import Refused
from duplicado.event.record.typing_errors import Doubt
from duplicado.formats.traveller_text import traveller_text
from duplicado.law.sanction import ProposedPenalty
from duplicado.publish.event_words import contract_to_type, doubt_text, refusal_text
from duplicado.publish.messages import Messages, numbered
from duplicado.publish.pages.wording import Wording
from duplicado.publish.rulings.penalties import proposed_messages
from duplicado.vocabulary.contracts import Contract

_FORM: Final = "console"
_KEYS: Final = re.compile(r"\s*\([a-z_.]+(?: = [^)]*)?\)")
"""Pattern of the name that a condition has in files, in parentheses."""
_OPTIONS: Final = re.compile(r"\s*\((?:`?--[a-z-]+`?(?:, )?)+\)")
"""Pattern of the options of the command line that a sentence names in parentheses."""


def line_text(line: TravellerLine, wording: Wording) -> str:
    """Write a result as it may be typed again in any of the languages: suits by their signs."""
    match line:
        case Played(Contract() as contract, tricks, lead):
            over = None if tricks is None else tricks - contract.tricks_required
            fared = "?" if over is None else f"{over:+d}" if over else "="
            led = wording.card(lead) if lead else ""
            return " ".join(filter(None, (contract_to_type(contract, wording), fared, led)))
        case Played():
            return wording.text("web-pass")
        case _:
            return traveller_text(line)


def refused_text(refused: Refused, messages: Messages) -> str:
    """Say why something is refused, to somebody who has a form before him."""
    sentence = messages.known(f"console-refused-{refused.code}", **numbered(refused.about))
    if sentence is None:
        return _bare(refusal_text(refused, messages))
    return sentence if refused.clause is None else f"{sentence} ({messages.text('event-law', clause=refused.clause)})"


def _bare(sentence: str) -> str:
    """Leave out of a sentence what is for whoever types options or writes files."""
    return _KEYS.sub("", _OPTIONS.sub("", sentence))


def asked_text(doubt: Doubt, messages: Messages) -> str:
    """Ask about what looks like a slip, to somebody who has a form before him."""
    return messages.known(f"console-doubt-{doubt.kind.value}") or doubt_text(doubt, messages)


def complaint_text(code: str, about: str, values: tuple[str, ...], messages: Messages, *, place: str = _FORM) -> str:
    """Say what is wrong with a field of a form, or at another place, e.g. `cli`, which has some sentences of its own.

    The code may be that of a sentence that others have.
    """
    named = numbered(values)
    told = messages.known(f"{place}-wrong-{code}", f"console-wrong-{code}", text=about, **named)
    if told is not None:
        return told
    if place != _FORM:
        return messages.text(code, **named)
    return _bare(messages.first(f"console-{code.removeprefix('event-')}", code, **named))


def schedule_text(proposed: ProposedPenalty, messages: Messages) -> str:
    """Say what the schedule of an event has for an offence."""
    told = " ".join(messages.text(name, **values) for name, values in proposed_messages(messages, proposed))
    return messages.text("office-penalty-by-schedule", clause=proposed.clause, told=told)
