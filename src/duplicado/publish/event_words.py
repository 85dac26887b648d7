"""Answers of the record in words: what is refused, asked about, missing; and as the Director's console says them."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from duplicado.event.record.refusals import Refused
from duplicado.event.record.typing_errors import Doubt, DoubtKind
from duplicado.event.record.wanted_results import Waiting
from duplicado.law.sanction import ProposedPenalty
from duplicado.publish.messages import Messages, numbered
from duplicado.publish.pages.wording import Wording
from duplicado.publish.rulings.penalties import proposed_messages
from duplicado.publish.sentences.facts import place_text
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Seat

_TIME: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d")


def refusal_text(refused: Refused, messages: Messages) -> str:
    """Say why an entry is refused and what can be done, with the Law in brackets where one applies."""
    values = numbered(_local(value, messages) for value in refused.about)
    told = messages.text(f"event-refused-{refused.code}", **values)
    return told if refused.clause is None else f"{told} ({messages.text('event-law', clause=refused.clause)})"


def _local(value: str, messages: Messages) -> str:
    """Write a time as the language does, in the time of the place; anything else stays as it is."""
    return messages.moment(datetime.fromisoformat(value)) if _TIME.fullmatch(value) else value


def doubt_text(doubt: Doubt, messages: Messages) -> str:
    """Ask about something that looks like a slip."""
    values = numbered(_written(doubt, Wording(messages)))
    return messages.text(f"event-doubt-{doubt.kind.value}", **values)


def _written(doubt: Doubt, wording: Wording) -> tuple[str, ...]:
    """Write what a doubt is about as the reader writes it: the record has contracts, cards and seats in English."""
    match doubt.kind, doubt.about:
        case DoubtKind.UNUSUAL, (contract, tricks):
            return wording.contract(Contract.parse(contract)), tricks
        case ((DoubtKind.LEAD_NOT_HELD | DoubtKind.LEAD_FROM_ANOTHER_SEAT), (lead, *seats)):
            card = Card.parse(lead)
            return wording.card(card), *(wording.seat(Seat(each)) for each in seats)
        case ((DoubtKind.SCORE_IMPOSSIBLE | DoubtKind.OTHER_VULNERABILITY), (points, *each_vulnerable)):
            return wording.signed(int(points)), *(wording.text(f"web-vulnerable-{each}") for each in each_vulnerable)
        case _:
            return doubt.about


def waiting_text(wanting: Waiting, messages: Messages) -> str:
    """Say what is missing at a place."""
    return messages.text(f"event-waiting-{wanting.what.value}", place=place_text(wanting.place, messages))


_FORM: Final = "console"
_KEYS: Final = re.compile(r"\s*\([a-z_.]+(?: = [^)]*)?\)")
"""Pattern of the name that a condition has in files, in parentheses."""
_OPTIONS: Final = re.compile(r"\s*\((?:`?--[a-z-]+`?(?:, )?)+\)")
"""Pattern of the options of the command line that a sentence names in parentheses."""


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
