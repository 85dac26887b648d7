"""The forms of the Director's office: what stands on them, as text and on paper."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Protocol

import pytest

from duplicado.event.facts.calls import IrregularityNoticed
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.facts.rulings import PollTaken, RulingCorrected, RulingGiven
from duplicado.event.record.folding import fold
from duplicado.event.record.state import EventState
from duplicado.formats.event_record.document import read_event
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.office_forms import OfficeSheet, appeal_form, conduct_form, poll_form, ruling_form
from duplicado.publish.paper.office_form import form_text, office_form_pdf
from duplicado.publish.paper.typesetting import PaperSize, PaperStyle

SAMPLE = Path(__file__).resolve().parents[2] / "samples" / "event_record" / "version-2-office.jsonl"
HOSTILE = '#import "x": y'


class Printed(Protocol):
    """See conftest.py."""

    @property
    def objects(self) -> bytes: ...
    def has(self, text: str) -> bool: ...


Read = Callable[[bytes], Printed]


@pytest.fixture(scope="module")
def entries() -> tuple[Entry, ...]:
    return read_event(SAMPLE.read_text(encoding="utf-8")).value


@pytest.fixture(scope="module")
def state(entries: tuple[Entry, ...]) -> EventState:
    return fold(entries)


def of(entries: tuple[Entry, ...], kind: type) -> Entry:
    return next(entry for entry in entries if isinstance(entry.fact, kind))


def every_form(entries: tuple[Entry, ...], state: EventState, messages: Messages) -> Iterator[OfficeSheet]:
    """Each form blank, and of every entry that has one."""
    for entry in (None, *entries):
        fact = entry.fact if entry is not None else None
        if entry is None or isinstance(fact, RulingGiven | RulingCorrected | IrregularityNoticed):
            yield ruling_form(state, messages, entry)
        if entry is None or entry.id in state.appeals or entry.id in state.rulings:
            yield appeal_form(state, messages, entry)
        if entry is None or isinstance(fact, PollTaken):
            yield poll_form(state, messages, entry)
        if entry is None or isinstance(fact, ConductNoted | PartnershipNoted):
            yield conduct_form(state, messages, entry)


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_every_form_says_on_paper_what_it_says_as_text(
    entries: tuple[Entry, ...], state: EventState, printed: Read, language: Language
) -> None:
    messages = Messages.load(language)
    seen = set[str]()
    for form in every_form(entries, state, messages):
        text = form_text(form)
        told = [form.title, form.subtitle, form.warning, *form.signatures]
        for section in form.sections:
            told += [section.heading, *section.head, *(cell for row in section.table for cell in row)]
            told += [part for row in section.rows for cell in row for part in cell.split("\n")]
        assert all(part in text for part in told)
        if form.title not in seen:  # each kind blank: the paper has its own tests of what is filled in
            seen.add(form.title)
            pdf = office_form_pdf(form, PaperStyle(language))
            found = printed(pdf)
            assert all(found.has(part) for part in told)
            assert b"/StructTreeRoot" in found.objects  # told to screen readers
            assert f"/Lang({language.value})".encode() in found.objects.replace(b" ", b"")
            assert office_form_pdf(form, PaperStyle(language)) == pdf
    assert len(seen) == 4


def test_a_ruling_is_printed_with_all_that_was_told(
    entries: tuple[Entry, ...], state: EventState, printed: Read
) -> None:
    form = ruling_form(state, Messages.load("en"), of(entries, RulingGiven))
    found = printed(office_form_pdf(form, PaperStyle(size=PaperSize.US_LETTER)))
    for part in (
        "South thought for long",
        "partner confirms it",
        "16B1, 12C1(c)",
        "The score is adjusted.",
        "1 Ana – Rui",
    ):
        assert found.has(part)


def test_a_corrected_ruling_says_why(entries: tuple[Entry, ...], state: EventState) -> None:
    text = form_text(ruling_form(state, Messages.load("en"), of(entries, RulingCorrected)))
    assert "East was told that he could not call again" in text
    assert "Both sides are treated as non-offending (Law 82C)." in text


def test_what_those_polled_are_not_to_know_is_not_on_their_sheet(entries: tuple[Entry, ...], state: EventState) -> None:
    poll = of(entries, PollTaken)
    assert isinstance(poll.fact, PollTaken)
    assert poll.fact.withheld
    text = form_text(poll_form(state, Messages.load("en"), poll))
    assert poll.fact.withheld not in text
    assert "Ana" not in text
    assert "1♠ pass 2♠ 3♥ pass pass" in text
    assert "Peer 1" in text


def test_only_the_form_of_the_register_says_that_it_is_for_directors(
    entries: tuple[Entry, ...], state: EventState
) -> None:
    messages = Messages.load("en")
    assert conduct_form(state, messages).warning
    assert not any(form.warning for form in (ruling_form(state, messages), appeal_form(state, messages)))
    assert "opened on three small" in form_text(conduct_form(state, messages, of(entries, PartnershipNoted)))


def test_texts_are_printed_as_they_are(entries: tuple[Entry, ...], state: EventState, printed: Read) -> None:
    ruling = of(entries, RulingGiven)
    assert isinstance(ruling.fact, RulingGiven)
    odd = replace(ruling, fact=replace(ruling.fact, said=HOSTILE), at=datetime(2026, 1, 1, tzinfo=UTC) + timedelta(1))
    assert printed(office_form_pdf(ruling_form(state, Messages.load("en"), odd))).has(HOSTILE)
