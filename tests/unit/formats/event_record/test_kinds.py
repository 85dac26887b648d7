"""Every kind of fact says all of itself: where one leaves something out, a test names it."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from duplicado.event.facts.entry import KINDS, Entry
from duplicado.event.facts.fact import BoardsTold, Fact
from duplicado.event.facts.subjects import AtPlace, OfBoards, OfRegister
from duplicado.event.record.admission import admit
from duplicado.event.record.effects.effect import CellEffect
from duplicado.event.record.effects.registry import effect_of
from duplicado.event.record.folding import apply
from duplicado.event.record.state import EventState
from duplicado.formats.event_record.document import entry_text, read_entry
from duplicado.formats.event_record.persons import shows_hands, without_hands
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.sentences.facts import fact_text
from duplicado.service.live.permission import needed
from duplicado.service.live.roles import DEFAULT_GRANTS, Role

Strategies = Callable[[Any], st.SearchStrategy[Any]]
EVERY = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.declaration.stored)


def test_each_kind_has_a_name_of_its_own() -> None:
    assert len({kind.declaration.stored for kind in KINDS}) == len(KINDS) == 49


def test_somebody_may_enter_each_kind() -> None:
    granted = DEFAULT_GRANTS[Role.DIRECTOR]
    assert [kind for kind in KINDS if needed(kind.declaration.duty) not in granted] == []


def test_what_was_added_to_a_kind_later_is_a_field_of_it() -> None:
    unknown = [
        (kind.declaration.stored, name)
        for kind in KINDS
        for name, version in kind.declaration.added.items()
        if name not in kind.__slots__ or version <= kind.declaration.since
    ]
    assert unknown == []


@EVERY
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=15)
@given(data=st.data())
def test_a_fact_of_each_kind_answers_whatever_is_asked_of_facts(
    kind: type[Fact], entries_with: Strategies, data: st.DataObject
) -> None:
    entry: Entry = data.draw(entries_with(kind))
    fact, state = entry.fact, EventState()
    effect = effect_of(fact)
    assert isinstance(effect, CellEffect) == isinstance(fact.subject(), AtPlace)
    assert isinstance(apply(state, entry), EventState)
    refused = admit(state, entry)
    assert refused is None or refused.code
    effect.touches(state, fact)
    assert fact.changes() >= frozenset()
    assert all(topic.overlaps(topic) for topic in fact.changes() | fact.rests_on())
    assert isinstance(fact.boards_told(), BoardsTold)
    if isinstance(fact.subject(), OfRegister):
        assert fact.boards_told() is BoardsTold.ANY
    assert read_entry(entry_text(entry)).value == entry
    again = Entry(f"{entry.id} again", entry.at + timedelta(seconds=1), entry.by, fact)
    assert isinstance(apply(apply(state, entry), again), EventState)


@EVERY
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=15)
@given(data=st.data())
def test_a_fact_of_each_kind_is_told_in_every_language(
    kind: type[Fact], entries_with: Strategies, data: st.DataObject
) -> None:
    fact = data.draw(entries_with(kind)).fact
    for language in Language:
        assert fact_text(fact, EventState(), Messages.load(language)).strip()


@EVERY
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=10)
@given(data=st.data())
def test_nothing_shows_hands_that_does_not_say_so(
    kind: type[Fact], entries_with: Strategies, data: st.DataObject
) -> None:
    entry: Entry = data.draw(entries_with(kind))
    shown = without_hands(entry)
    assert shows_hands(kind) or shown is entry
    if isinstance(entry.fact.subject(), OfBoards):
        return  # whoever sees the record is told which boards there are, see `entry_text` of the views
    assert '"hand":' not in entry_text(shown)
    assert '"layout":' not in entry_text(shown)
