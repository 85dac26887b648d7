"""All acts of the office: their words, their required fields, and one act however it is told."""

from __future__ import annotations

import shlex

import click
import pytest
from tests.act_records import context_of, refusals, with_entries

from duplicado.cli.event import acts as commands
from duplicado.locale import Language
from duplicado.publish.act_words import choice_id
from duplicado.publish.messages import Messages
from duplicado.service.acts.act import Cli, DeclaredAct
from duplicado.service.acts.ask import Control, FieldReading, leaves_of, questions_of, read
from duplicado.service.acts.bodies import body_of, said_by_example, said_by_program
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import PlayerNames
from duplicado.service.acts.registry import ACTS

WITH_EXAMPLES = {name: each for name, each in ACTS.items() if each.cli is not None}


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


def test_everything_that_may_be_chosen_has_words_in_every_language() -> None:
    wanting: set[str] = set()
    for language in Language:
        messages = Messages.load(language)
        for declared in ACTS.values():
            for leaf in leaves_of(declared.kind):
                if leaf.in_form and leaf.control is Control.CHOICE:  # a score has a layout of its own
                    ids = (choice_id(leaf.name, each) for each in leaf.choices)
                    wanting |= {f"{language}: {id_}" for id_ in ids if not (messages.has(id_) or id_.endswith("-none"))}
    assert wanting == set()


@pytest.mark.parametrize("name", ACTS)
def test_what_is_required_is_refused_where_nothing_is_told(name: str) -> None:
    declared, asked = ACTS[name], context_of("thursday.event")
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


EXAMPLES = [(name, example) for name, declared in ACTS.items() for example in declared.examples]


def test_every_act_has_an_example() -> None:
    assert [name for name, declared in ACTS.items() if not declared.examples] == []


def test_what_has_no_command_of_its_own_is_written_by_hand_for_a_reason() -> None:
    assert ACTS.keys() - WITH_EXAMPLES.keys() == {"conditions"}  # the command shows them as well


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_act_is_the_same_however_it_is_told_and_its_example_is_accepted(name: str, example: str) -> None:
    declared, asked = ACTS[name], context_of(example)
    if declared.cli is not None:
        assert told_by_a_shell(declared, example) == said_by_example(declared, example)
    said = with_entries(declared, said_by_example(declared, example), asked)
    by_shell = read(declared.kind, said, asked)
    by_form = read(
        declared.kind, {key: each if isinstance(each, str) else "\n".join(each) for key, each in said.items()}, asked
    )
    by_program = read(declared.kind, said_by_program(declared.kind, body_of(declared.kind, said)), asked)
    assert by_shell == by_form == by_program
    facts = by_shell.facts(asked)
    assert declared.duty in {fact.declaration.duty for fact in facts}
    assert refusals(facts, asked) == []


@pytest.mark.parametrize(
    ("name", "former"), [(name, old) for name, each in WITH_EXAMPLES.items() for old in (each.cli or Cli()).was]
)
def test_a_former_spelling_says_the_new_one(name: str, former: str, capsys: pytest.CaptureFixture[str]) -> None:
    declared = ACTS[name]
    assert declared.cli is not None
    command = commands.act_command(declared.cli.name or name)
    assert command is not None
    takes_value = "=" not in declared.cli.was[former]
    line = ["thursday.event", former, *(["7"] if takes_value else [])]
    context = command.make_context("act", line, resilient_parsing=True)
    target, said = commands._said(declared, context.params, Messages.load(Language.ENGLISH))
    field = declared.cli.was[former].rpartition("/")[2].partition("=")[0]
    assert said[field]
    assert field in {leaf.name for leaf in leaves_of(target.kind)}
    assert f"`{former}` is now `" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("told", "names"),
    [
        ("Ana Lima / Rui Matos", ["Ana Lima", "Rui Matos"]),
        ("Ana Lima, Rui Matos", ["Ana Lima", "Rui Matos"]),
        ("Ana Lima, 12345 / Rui Matos; 678", ["Ana Lima (12345)", "Rui Matos (678)"]),
        ("Ana Lima, 12345", ["Ana Lima (12345)"]),
        ("Ana Lima, 12345\nRui y Eva", ["Ana Lima (12345)", "Rui y Eva"]),
        ("Ana Lima, 12345 / Rui Matos\nEva & Leo", ["Ana Lima (12345)", "Rui Matos", "Eva", "Leo"]),
        ("Ana Ortega-Gasset", ["Ana Ortega-Gasset"]),
        ("Lima, Ana\nMatos, Rui, 678", ["Lima, Ana", "Matos, Rui (678)"]),
    ],
)
def test_partners_may_be_told_in_one_line(told: str, names: list[str]) -> None:
    read_as = PlayerNames().read("players", FieldReading({"players": told}, context_of("thursday.event")))
    assert [f"{each.name} ({each.number})" if each.number else each.name for each in read_as] == names
