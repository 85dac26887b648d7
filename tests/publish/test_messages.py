"""The messages: their loader, and the three languages beside one another."""

import ast
from decimal import Decimal
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from duplicado import locale
from duplicado.locale import Language
from duplicado.publish.messages import MessageError, Messages, UnknownMessage, read_area

FOLDER = Path(locale.__file__).parent
SOURCE = FOLDER.parent
AREAS = sorted({path.name for path in FOLDER.glob("*/messages/*.ftl")})


class Variables(Visitor):
    """Collect the variables of one message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's protocol
        self.names.add(node.id.name)


def catalogue(language: Language, area: str) -> dict[str, set[str]]:
    path = FOLDER / language.value / "messages" / area
    assert path.is_file(), f"{area} is missing in {language.value}"
    found: dict[str, set[str]] = {}
    for entry in read_area(path.read_text(encoding="utf-8"), area).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", [Language("es"), Language("pt")], ids=lambda language: language.value)
def test_languages_define_the_same_messages_with_the_same_variables(area: str, language: Language) -> None:
    assert catalogue(language, area) == catalogue(Language.ENGLISH, area)


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_the_files_of_a_language_load_together(language: Language) -> None:
    assert Messages.load(language) is Messages.load(language.value)


def test_messages_named_in_the_sources_exist() -> None:
    known = {name for area in AREAS for name in catalogue(Language.ENGLISH, area)}
    unknown = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="filled" | "reading"), attr="text")):
                    pass  # a field of a form
                case ast.Call(func=ast.Attribute(attr="text"), args=[ast.Constant(value=str(name)), *_]):
                    if "-" in name and name not in known:  # so is what has no hyphen
                        unknown.append(f"{path.name}:{node.lineno}: {name}")
                case _:
                    pass
    assert unknown == []


@pytest.mark.parametrize(
    ("language", "text"), [("en", "62.50 of 1430"), ("es", "62,50 of 1430"), ("pt", "62,50 of 1430")]
)
def test_numbers_keep_their_places_and_are_not_grouped(language: str, text: str) -> None:
    sample = Messages(Language(language), {"a": "score = { $part } of { $all }"})
    assert sample.text("score", part=Decimal("62.50"), all=1430) == text


def test_what_was_written_before_is_written_for_the_same_values_alone() -> None:
    sample = Messages(Language("es"), {"a": "score = { $part ->\n    [one] one\n   *[other] { $part }\n }"})
    values: list[str | int | Decimal] = [1, "1", Decimal("1.0"), Decimal("1.50"), 2, "2", "x" * 150, 1]
    written = [sample.text("score", part=value) for value in values]
    assert written == ["one", "1", "1,0", "1,50", "2", "2", "x" * 150, "one"]
    assert [sample.text("score", part=value) for value in values] == written


def test_no_invisible_marks() -> None:
    assert Messages(Language.ENGLISH, {"a": "hello = Hello, { $name }"}).text("hello", name="Ana") == "Hello, Ana"


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(UnknownMessage, match="no message 'nonsense' in en") as caught:
        Messages.load("en").text("nonsense")
    assert isinstance(caught.value, KeyError)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(MessageError, match="cli-file-unreadable"):
        Messages.load("en").text("cli-file-unreadable", file="a.pbn")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(MessageError, match="'fr'"):
        Messages.load("fr")


def test_an_identifier_is_defined_once() -> None:
    with pytest.raises(MessageError, match=r"en/a\.ftl and in en/b\.ftl"):
        Messages(Language.ENGLISH, {"a": "same = A", "b": "same = B"})


def test_a_file_that_is_not_fluent_is_an_error() -> None:
    with pytest.raises(MessageError, match="cannot be read from"):
        Messages(Language.ENGLISH, {"a": "this is no message"})
