"""Answers of the record in words: what is refused, what is asked about, what is missing."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

from duplicado.event.record.refusals import Refused
from duplicado.event.record.typing_errors import Doubt, DoubtKind
from duplicado.event.record.wanted_results import Waiting
from duplicado.publish.messages import Messages, numbered
from duplicado.publish.pages.wording import Wording
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


def contract_to_type(contract: Contract, wording: Wording) -> str:
    """Write a contract with its declarer as it may be typed in any of the languages: suits by their signs."""
    return f"{wording.bid(contract.bid)}{contract.doubling.value} {wording.seat(contract.declarer)}"


def _written(doubt: Doubt, wording: Wording) -> tuple[str, ...]:
    """Write what a doubt is about as the reader writes it: the record has contracts, cards and seats in English."""
    match doubt.kind, doubt.about:
        case DoubtKind.UNUSUAL, (contract, tricks):
            return contract_to_type(Contract.parse(contract), wording), tricks
        case ((DoubtKind.LEAD_NOT_HELD | DoubtKind.LEAD_FROM_ANOTHER_SEAT), (lead, *seats)):
            card = Card.parse(lead)
            return wording.card(card), *(wording.seat(Seat(each)) for each in seats)
        case DoubtKind.OTHER_VULNERABILITY, (points, here, there):
            return points, *(wording.text(f"web-vulnerable-{each}") for each in (here, there))
        case _:
            return doubt.about


def waiting_text(wanting: Waiting, messages: Messages) -> str:
    """Say what is missing at a place."""
    return messages.text(f"event-waiting-{wanting.what.value}", place=place_text(wanting.place, messages))
