"""Whatever a writer, or a reader of dealing files or RBN, may say has its sentence in every language."""

import ast
import re
from dataclasses import replace
from pathlib import Path

import pytest

import duplicado.formats
from duplicado.formats.diagnostics import Diagnostic
from duplicado.locale import Language
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages

SOURCE = Path(duplicado.formats.__file__).parents[1]
PREFIXES = ("deals-", "rbn-", "lost-", "unwritable-")
AREAS = ("dealing-files", "rbn", "writing", "convert")


def codes_in_sources() -> set[str]:
    constants = (
        node.value
        for path in (*SOURCE.glob("formats/**/*.py"), SOURCE / "cli/convert.py", SOURCE / "cli/given_files.py")
        if path.name not in {"names.py", "persons.py"}  # what a record calls its entries is no message
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {text for text in constants if re.fullmatch(rf"(?:{'|'.join(PREFIXES)})[a-z-]+", text)}


def test_there_is_something_to_look_at() -> None:
    assert len(codes_in_sources()) > 50


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_every_code_is_a_message_and_every_message_a_code(language: Language) -> None:
    folder = SOURCE / "locale" / language.value / "messages"
    lines = [line for area in AREAS for line in (folder / f"{area}.ftl").read_text("utf-8").splitlines()]
    assert {line.partition(" =")[0] for line in lines if line.startswith(PREFIXES)} == codes_in_sources()


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_the_sentences_can_be_written(language: Language) -> None:
    messages = Messages.load(language)
    names = ("board", "boards", "text", "format", "most", "stated", "count", "label", "names", "title", "places")
    everything = Diagnostic(0, "", tuple((name, "7") for name in names))
    for code in codes_in_sources():
        assert len(diagnostic_text(replace(everything, code=code), messages)) > 10
