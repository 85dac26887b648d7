"""Every act by its declaration alone: its address, request, response and examples, its command and its form."""

from __future__ import annotations

import shlex
from functools import cache
from typing import Any

import jsonschema_rs
import pytest
from click.testing import CliRunner
from tests.act_records import context_of, refusals, with_entries

from duplicado.cli.event.group import command as event
from duplicado.cli.help_texts import speak
from duplicado.locale import Language
from duplicado.publish.act_words import field_text
from duplicado.publish.messages import Messages
from duplicado.service.acts.ask import Control, leaves_of
from duplicado.service.acts.bodies import body_of, said_by_example, said_by_program
from duplicado.service.acts.registry import ACTS
from duplicado.web.club.app import club_site
from duplicado.web.club.document import document_of

ADDRESS = "/api/1/events/{event}/acts/"


@pytest.fixture(autouse=True)
def english() -> None:
    """Whatever was asked for before in the same process: the program asks for its language at its root."""
    speak(Language.ENGLISH)


@cache
def document() -> dict[str, Any]:
    """The document of the service."""
    return document_of(club_site("unused"))


def complaints(schema: dict[str, Any], value: object) -> list[str]:
    """The faults that a schema of the document finds in a value."""
    whole = {**schema, "components": document()["components"]}
    return [str(each) for each in jsonschema_rs.Draft202012Validator(whole).iter_errors(value)]


def test_every_act_has_an_address_of_its_own_in_the_document() -> None:
    found = {path.removeprefix(ADDRESS) for path in document()["paths"] if path.startswith(ADDRESS)}
    assert found == set(ACTS)
    assert len({each["post"]["operationId"] for path, each in document()["paths"].items() if ADDRESS in path}) == len(
        ACTS
    )


@pytest.mark.parametrize("name", ACTS)
def test_what_the_document_says_of_an_act_is_its_declaration(name: str) -> None:
    declared = ACTS[name]
    operation = document()["paths"][f"{ADDRESS}{name}"]["post"]
    sent = operation["requestBody"]["content"]["application/json"]
    fields = document()["components"]["schemas"][f"act.{name}"]["properties"]
    assert list(fields) == [leaf.body_name for leaf in leaves_of(declared.kind)]
    assert len(sent["examples"]) == len(declared.examples) > 0
    for example in sent["examples"].values():
        assert complaints(sent["schema"], example["value"]) == []
        assert complaints(sent["schema"], {**example["value"], "act": {"nonsense": 1}}) != []
        asked = context_of(example["summary"])
        told = with_entries(declared, said_by_program(declared.kind, example["value"]["act"]), asked)
        drafted = declared.drafted(told, asked)
        assert refusals(drafted.facts, asked) == []
    answered = operation["responses"]["200"]["content"]["application/json"]
    assert [complaints(answered["schema"], each["value"]) for each in answered["examples"].values()] == [[], []]
    assert complaints(answered["schema"], {"outcome": "refused"}) != []


@pytest.mark.parametrize("name", [name for name, declared in ACTS.items() if declared.cli is not None])
def test_the_help_of_a_command_is_its_declaration(name: str) -> None:
    declared = ACTS[name]
    assert declared.cli is not None
    shown = CliRunner().invoke(event, [declared.cli.name or name, "--help"], terminal_width=200).output
    words, said = Messages.load(Language.ENGLISH), " ".join(shown.split())
    for leaf in leaves_of(declared.kind):
        if leaf.in_shell and leaf.name not in declared.cli.positional:
            assert f"--{leaf.called}" in shown
            assert " ".join(field_text(words, "field", name, leaf.name).split()).rstrip(".") in said
    for example in declared.examples:
        assert f"duplicado event {declared.cli.name or name} {example}" in said
    for former in declared.cli.was:
        assert f"{former} " not in shown


def test_a_body_is_what_is_told_in_types() -> None:
    declared = ACTS["rule"]
    body = body_of(declared.kind, said_by_example(declared, "x 1 6 --ns A --ew A+ --under 15B --reason x --instead"))
    assert body == {"table": 1, "board": 6, "ns": "A", "ew": "A+", "under": ["15B"], "reason": "x", "instead": True}
    with pytest.raises(ValueError, match="--nonsense"):
        said_by_example(declared, shlex.join(["x", "1", "6", "--nonsense"]))


def test_a_number_a_tick_and_a_list_are_not_texts_in_the_document() -> None:
    kinds = {Control.NUMBER: "integer", Control.SESSION: "integer", Control.TICK: "boolean"}
    for name, declared in ACTS.items():
        fields = document()["components"]["schemas"][f"act.{name}"]["properties"]
        for leaf in leaves_of(declared.kind):
            wanted = "array" if leaf.many else kinds.get(leaf.control)
            assert wanted is None or fields[leaf.body_name]["type"] == wanted
