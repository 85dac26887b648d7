"""The texts of `--help`, in every language."""

import re
from collections.abc import Iterator

import pytest
from click.testing import CliRunner
from tests.help_messages import help_messages

from duplicado.cli.group import root_group
from duplicado.cli.help_texts import speak
from duplicado.cli.main import COMMANDS
from duplicado.locale import Language

OTHERS = [language for language in Language if language is not Language.ENGLISH]
OF_CLICK = {row["message"] for language in OTHERS for row in language.rows("terminal.csv")}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever was asked for before in the same process, and after it."""
    speak(Language.ENGLISH)
    yield
    speak(Language.ENGLISH)


@pytest.fixture(scope="module")
def messages() -> list[str]:
    speak(Language.ENGLISH)
    return list(dict.fromkeys(help_messages(root_group(COMMANDS), COMMANDS)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_of_the_help_is_there_and_no_other(language: Language, messages: list[str]) -> None:
    known = [row["message"] for row in language.rows("help.csv")]
    wanted = [text for text in messages if text not in OF_CLICK and re.search(r"[a-z]{3}", text)]
    assert not [text for text in wanted if text not in known], "wanting"
    assert not [text for text in known if text not in wanted], "of no command"
    assert len(known) == len(set(known))


CODE = re.compile(r"--[a-z-]+|\{[a-z]+\}|`[^`]*`|\b[A-Z]{4,}(?:\b|(?=s\b))")
"""Options, what is filled in, what is typed, and what stands for a value: the same in each language."""


@pytest.mark.parametrize("language", OTHERS)
def test_options_and_names_stay_as_they_are_typed(language: Language) -> None:
    differing = [
        row["message"]
        for row in language.rows("help.csv")
        if set(CODE.findall(row["message"])) != set(CODE.findall(row["text"]))
    ]
    assert not differing


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--help"], ["Reparte estuches al azar, o comprueba", "Al terminar una orden", "0  todo está bien"]),
        (["event", "--help"], ["Da la señal de una ronda", "Una sesión:"]),
        (["event", "plan", "--help"], ["Elige el movimiento de una sesión", "  Ejemplos:\n    duplicado event plan"]),
        (["event", "rule", "--help"], ["A+  A  A-             según la culpa"]),
        (["convert", "--help"], ["Se leen PBN", "(DUPLICADO_LANG, o el del sistema, o en)]"]),
        (["exam", "--help"], ["Cuántos casos. [si no se indica: 5]"]),
    ],
)
def test_help_is_in_the_language_of_the_reader(words: list[str], told: list[str]) -> None:
    answer = CliRunner().invoke(root_group(COMMANDS), words, env={"DUPLICADO_LANG": "es", "COLUMNS": "200"})
    assert answer.exit_code == 0
    wanting = [each for each in told if each not in answer.output]
    assert not wanting, answer.output


def test_english_help_is_as_it_is_written() -> None:
    answer = CliRunner().invoke(root_group(COMMANDS), ["event", "plan", "--help", "--lang", "en"])
    assert "Choose the movement of a session" in answer.output


def test_no_help_shows_a_place_that_was_to_be_filled_in() -> None:
    left = {
        name: found
        for name in COMMANDS
        if (found := re.findall(r"\{[a-z]+\}", CliRunner().invoke(root_group(COMMANDS), [name, "--help"]).output))
    }
    assert left == {}
