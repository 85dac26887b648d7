"""Commands of an event that are no acts, each by the declaration of its request alone."""

from importlib import import_module
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from duplicado.cli.event import group
from duplicado.cli.event.request import DeclaredRequest, Request
from duplicado.cli.help_texts import speak
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.service.acts.ask import Control, leaves_of


@pytest.fixture(autouse=True)
def english() -> None:
    """Whatever was asked for before in the same process: the program asks for its language at its root."""
    speak(Language.ENGLISH)


def declared(path: str) -> DeclaredRequest:
    """The declaration of a request, by its place in the list of commands."""
    module, _, name = path.partition(".")
    found: type[Request] = getattr(import_module(f"duplicado.cli.event.{module}"), name)
    return found.declared


REQUESTS = {name: declared(path) for name, path in group.REQUESTS.items()}


def test_a_command_is_called_as_its_request() -> None:
    assert {name: each.name for name, each in REQUESTS.items()} == {name: name for name in REQUESTS}


@pytest.mark.parametrize("language", list(Language))
def test_every_field_has_words_in_each_language(language: Language) -> None:
    words = Messages.load(language)
    lacking = [
        f"{name}: {leaf.name}"
        for name, each in REQUESTS.items()
        for leaf in leaves_of(each.kind)
        if not (words.has(f"option-{name}-{leaf.name}") or words.has(f"option-{leaf.name}"))
    ]
    assert not lacking


def test_every_field_is_told_by_an_argument_or_an_option() -> None:
    for name, each in REQUESTS.items():
        command = group.command.get_command(click.Context(group.command), name)
        assert command is not None
        arguments = [parameter for parameter in command.params if isinstance(parameter, click.Argument)]
        assert len(arguments) == len(each.positional) + each.has_file, name
        told = {parameter.name for parameter in command.params}
        assert told >= {f"told_{leaf.name.replace('-', '_')}" for leaf in leaves_of(each.kind)}, name


def test_every_example_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its words are those of the command; what it is about is not there."""
    monkeypatch.chdir(tmp_path)
    for name, each in REQUESTS.items():
        for example in each.examples:
            answer = CliRunner().invoke(group.command, [name, *example.split()])
            assert answer.exit_code == 2, answer.output
            assert "Usage" not in answer.output, answer.output


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("plan", "--pairs", "1"), "--pairs"),
        (("plan", "--first-board", "100"), "--first-board"),
        (("log", "--session", "1"), "--session"),
        (("consolation", "NEW", "--title", "Plate", "--rounds", "21"), "--rounds"),
        (("cards", "--to", "cards.pdf", "--session", "none"), "--session"),
        (("forms", "ruling", "--board", "x"), "--board"),
    ],
)
def test_what_is_wrong_is_named_by_its_option(words: tuple[str, ...], option: str, tmp_path: Path) -> None:
    name, *rest = words
    file = tmp_path / "evening.event"
    assert CliRunner().invoke(group.command, ["new", str(file), "--title", "Evening"]).exit_code == 0
    answer = CliRunner().invoke(group.command, [name, str(file), *rest])
    assert answer.exit_code == 2
    assert option in answer.stderr


def test_the_help_is_in_the_language_of_the_reader() -> None:
    from duplicado.cli.group import root_group
    from duplicado.cli.main import COMMANDS

    answer = CliRunner().invoke(root_group(COMMANDS), ["event", "plan", "--help", "--lang", "es"])
    assert "Cuántas parejas, equipos o jugadores hay." in answer.stdout
    assert "[si no se indica: 1]" in answer.stdout


def test_no_request_asks_what_only_a_form_can() -> None:
    controls = {leaf.control for each in REQUESTS.values() for leaf in leaves_of(each.kind)}
    assert controls <= {*Control} - {Control.SCORE, Control.CONDITION, Control.BOARDS}
