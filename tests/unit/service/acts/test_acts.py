"""All acts of the office: their words, their required fields, and one act however it is told."""

from __future__ import annotations

import shlex
from datetime import UTC, datetime
from typing import Any, cast

import click
import pytest

from duplicado.cli.event import acts as commands
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.results import ScoreWritten
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.section_plan import SectionPlan
from duplicado.locale import Language
from duplicado.movement.mitchell import mitchell
from duplicado.publish.messages import Messages
from duplicado.service.acts.act import DeclaredAct
from duplicado.service.acts.ask import ActContext, Control, FieldReading, leaves_of, questions_of, read, said_by_program
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.registry import ACTS

AT = datetime(2026, 11, 19, 20, tzinfo=UTC)
WITH_EXAMPLES = {name: each for name, each in ACTS.items() if each.cli is not None}


@pytest.fixture(scope="module")
def asked() -> ActContext:
    """An evening of ten pairs that is played, with a call."""
    pairs = [ContestantId(number) for number in range(1, 11)]
    facts: list[AnyFact] = [
        EventFounded("Thursday", Conditions()),
        *(ContestantEntered(who, (Player(f"North {who.number}"), Player(f"South {who.number}"))) for who in pairs),
        SectionPlanned(1, "", mitchell(5), tuple(pairs), 2, 1),
        DirectorCalled(Where(1, "", 1, 1, 1), "help"),
    ]
    plan = SectionPlan(1, "", (SectionPlanned(1, "", mitchell(5), tuple(pairs), 2, 1),))
    facts[-1:-1] = [ResultEntered(place, ScoreWritten(420)) for place in plan.due]
    order = tuple(Entry(f"e{number}", AT, "-", fact) for number, fact in enumerate(facts, 1))
    return ActContext(fold(order), order, by="the Director", id="x")


def test_every_field_that_is_asked_for_has_words_in_every_language() -> None:
    wanting: list[str] = []
    for language in Language:
        messages = Messages.load(language)
        for name, declared in ACTS.items():
            ids: list[tuple[str, ...]] = [(f"form-title-{name}",)]
            for leaf in leaves_of(declared.kind):
                if leaf.control is not Control.CONDITION and (leaf.in_form or leaf.in_shell):
                    ids += [(f"form-field-{name}-{leaf.name}", f"form-field-{leaf.name}")]
            wanting += [f"{language}: {any_of[-1]}" for any_of in ids if not any(map(messages.has, any_of))]
    assert wanting == []


@pytest.mark.parametrize("name", ACTS)
def test_what_is_required_is_refused_where_nothing_is_told(name: str, asked: ActContext) -> None:
    declared = ACTS[name]
    for question in questions_of(declared.kind):
        if question.required and any(leaf.required for leaf in question.leaves):
            nothing = FieldReading({}, asked)
            told = question.kind.is_told(question.name, nothing)  # one of several fields is asked for in any case
            with pytest.raises(FormError) as refused:
                _ = question.kind.read(question.name, nothing) if told else read(declared.kind, {}, asked)
            assert refused.value.field in {leaf.name for each in questions_of(declared.kind) for leaf in each.leaves}


def told_by_a_shell(declared: DeclaredAct, example: str) -> dict[str, str | tuple[str, ...]]:
    """Return what the arguments of a command tell."""
    assert declared.cli is not None
    command = commands.act_command(declared.cli.name or declared.name)
    assert command is not None
    context = command.make_context("act", shlex.split(example))
    assert isinstance(context, click.Context)
    _, said = commands._said(declared, context.params, Messages.load(Language.ENGLISH))
    return dict(said)


def told_by_a_program(declared: DeclaredAct, said: dict[str, str | tuple[str, ...]]) -> dict[str, Any]:
    """Write the same as the JSON object that a program sends: numbers, truth values, lists."""
    leaves = {leaf.name: leaf for leaf in leaves_of(declared.kind)}
    found: dict[str, Any] = {}
    for name, value in said.items():
        control = leaves[name].control
        is_number = control in {Control.NUMBER, Control.SESSION}
        whole = int(cast("str", value)) if is_number else list(value) if isinstance(value, tuple) else value
        found[name.replace("-", "_")] = True if control is Control.TICK else whole
    return found


EXAMPLES = [(name, example) for name, declared in WITH_EXAMPLES.items() for example in declared.examples]


def test_every_command_has_an_example() -> None:
    assert [name for name, declared in WITH_EXAMPLES.items() if not declared.examples] == []


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_act_is_the_same_however_it_is_told(name: str, example: str, asked: ActContext) -> None:
    declared = ACTS[name]
    said = told_by_a_shell(declared, example)
    for leaf in leaves_of(declared.kind):
        if leaf.control is Control.ENTRY and leaf.name in said:
            said[leaf.name] = str(len(asked.order))  # the call: the number of an entry that there is
    by_shell = read(declared.kind, said, asked)
    by_form = read(
        declared.kind, {key: each if isinstance(each, str) else "\n".join(each) for key, each in said.items()}, asked
    )
    by_program = read(declared.kind, said_by_program(declared.kind, told_by_a_program(declared, said)), asked)
    assert by_shell == by_form == by_program
    assert {type(fact) for fact in by_shell.facts(asked)} <= set(declared.makes)
