"""The directors' register in words and as data: for directors only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NotRequired, TypedDict

from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.register import ConductNoted, RegisterFact
from duplicado.event.record.office_state import OfficeStanding
from duplicado.event.record.register import OfficeRegister
from duplicado.publish.messages import Messages
from duplicado.publish.office_words import sentence, where_text
from duplicado.publish.sentences.facts import office_fact_text
from duplicado.publish.stored_words import by_whom


def register_lines(register: OfficeRegister, numbers: Mapping[EntryId, int], messages: Messages) -> Iterator[str]:
    """Print a register, or a part of it; `numbers` are those of the entries in the whole register."""
    yield messages.text("office-register-heading")
    if not len(register):
        yield messages.text("office-register-empty")
    for each in register:
        fact = each.fact
        yield f"{numbers[each.id]:>4}  {office_fact_text(fact, messages)}"
        yield f"      {' · '.join(register_details(each, messages))}"


def register_details(noted: OfficeStanding[RegisterFact], messages: Messages) -> Iterator[str]:
    """Tell where it was, what else was told of it, who noted it and when."""
    fact = noted.fact
    if fact.where is not None:
        yield sentence(where_text(fact.where, messages))
    if not isinstance(fact, ConductNoted):
        told = (("call", fact.call), ("meaning", fact.meaning), ("held", fact.held), ("partner", fact.partner))
        yield from (sentence(messages.text(f"office-register-{name}", text=text)) for name, text in told if text)
    if fact.told_by:
        yield sentence(messages.text("office-register-told-by", text=fact.told_by))
    yield f"{messages.moment(noted.entry.at)}, {by_whom(noted.entry.by, messages)}"


class RegisterRow(TypedDict):
    """Something noted of persons: `measure` of conduct, the other last members of a psyche or a deviation."""

    number: int
    at: str
    by: str
    kind: str
    contestant: str | None
    players: list[str]
    laws: list[str]
    what: str
    session: int | None
    table: int | None
    board: int | None
    told_by: str
    measure: NotRequired[str]
    call: NotRequired[str]
    meaning: NotRequired[str]
    held: NotRequired[str]
    partner: NotRequired[str]


def register_rows(register: OfficeRegister, numbers: Mapping[EntryId, int]) -> list[RegisterRow]:
    """Return a register as data for other programs."""
    rows: list[RegisterRow] = []
    for each in register:
        fact = each.fact
        row: RegisterRow = {
            "number": numbers[each.id],
            "at": each.entry.at.isoformat(),
            "by": each.entry.by,
            "kind": "conduct" if isinstance(fact, ConductNoted) else fact.kind.value,
            "contestant": None if fact.contestant is None else str(fact.contestant),
            "players": list(fact.players),
            "laws": list(fact.under),
            "what": fact.what,
            "session": None if fact.where is None else fact.where.session,
            "table": None if fact.where is None else fact.where.table,
            "board": None if fact.where is None else fact.where.board,
            "told_by": fact.told_by,
        }
        if isinstance(fact, ConductNoted):
            rows.append({**row, "measure": fact.measure.value})
        else:
            rows.append({**row, "call": fact.call, "meaning": fact.meaning, "held": fact.held, "partner": fact.partner})
    return rows
