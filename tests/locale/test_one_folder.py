"""A language is one folder: no module lists the languages, and the folders hold the same."""

import ast
import re
from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from duplicado import locale
from duplicado.event.ranking.ladders import FormulaName
from duplicado.formats.federation_form import read_federation_form
from duplicado.law.regulations.options import OPTIONS
from duplicado.locale import Language
from duplicado.publish.condition_words import own_texts
from duplicado.publish.messages import Messages, read_area
from duplicado.service.club.seasons import read_seasons

SOURCE = Path(locale.__file__).parents[1]
CODES = {language.value for language in Language} - {Language.ENGLISH.value}
NAMES = {name.lower() for language in Language for name in language.data["called"]} - {"english"}
LANGUAGES = pytest.mark.parametrize("language", Language, ids=lambda language: language.value)


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """The docstrings of modules, classes and functions, and of fields."""
    return {
        node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


@LANGUAGES
def test_an_apostrophe_is_the_sign_that_keyboards_have(language: Language) -> None:
    folder = SOURCE / "locale" / language.value
    texts = (each.read_text("utf-8") for each in folder.rglob("*") if each.is_file())
    assert [found for text in texts for found in re.findall(r"[\w}]+’\w*|’\w+", text)] == []


def test_no_module_names_a_language() -> None:
    naming = []
    may_name = re.compile(rf"(?i)[\"']({'|'.join(CODES)})[\"']|{'|'.join(NAMES)}")  # only such sources need be parsed
    for path in sorted(SOURCE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not may_name.search(source):
            continue
        tree = ast.parse(source)
        said = docstrings(tree)
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)) if node not in said:
                    words = {text.lower()} & CODES | NAMES & set(re.findall(r"\w+", text.lower()))
                case ast.Attribute(attr=name) | ast.Name(id=name):
                    words = {name.lower()} & NAMES
                case _:
                    continue
            if words:
                naming.append(f"{path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}")
    assert naming == []


ERRORS_OF_COMMANDS = {"UsageError", "BadParameter", "ClickException", "UnreadableInput"}
SYNTAX = re.compile(r"duplicado [\w -]+|--[a-z-]+|\w+=")
"""The input, which is the same in each language."""


def test_no_error_of_a_command_is_written_where_it_is_raised() -> None:
    written = []
    for path in sorted((SOURCE / "cli").rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match call:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[said, *_]) if (
                    name in ERRORS_OF_COMMANDS
                ):
                    parts = said.values if isinstance(said, ast.JoinedStr) else [said]
                    texts = [str(each.value) for each in parts if isinstance(each, ast.Constant)]
                    if any(re.search(r"[a-z]{3}", SYNTAX.sub("", text)) for text in texts):
                        written.append(f"{path.relative_to(SOURCE)}:{call.lineno}")
    assert written == [], "make it a message in every language"


def test_every_language_has_the_same_tables_and_words() -> None:
    whole = Language.ENGLISH
    for language in Language:
        assert {"clauses.csv", "laws.csv", "topics.csv"} <= {file.name for file in language.folder.glob("*.csv")}
        assert set(language.messages()) == set(whole.messages())
        assert set(language.data) - {"locale"} == set(whole.data) - {"locale"}
        own, english = language.data["lexicon"], whole.data["lexicon"]
        for section in set(english) - {"seats", "sides"}:
            assert set(own[section]) == set(english[section]), (language, section)


class _Values(Visitor):
    """The variables of a message, each with a value that it may have: of a choice the first that is named."""

    def __init__(self, entry: ftl.Message | ftl.Term) -> None:
        self.values: dict[str, str | int | Decimal] = {}
        self.within: set[str] = set()
        """The messages that stand in it."""
        self.visit(entry)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's protocol
        if isinstance(node.selector, ftl.VariableReference):
            numbered = {"zero", "one", "two", "few", "many", "other"}
            keys = [each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)]
            self.values[node.selector.id.name] = 2 if not keys or set(keys) <= numbered else keys[0]
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's protocol
        self.values.setdefault(node.id.name, "7")

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's protocol
        self.within.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - the visitor's protocol
        self.within.add(node.id.name)
        self.generic_visit(node)


def _values_of(name: str, visited: Mapping[str, _Values]) -> dict[str, str | int | Decimal]:
    """Return the values of a message and of those that stand in it."""
    found = visited[name]
    return {**{key: one for each in found.within for key, one in _values_of(each, visited).items()}, **found.values}


@LANGUAGES
def test_every_message_can_be_written_with_its_values(language: Language) -> None:
    messages = Messages.load(language)
    entries = [entry for area, text in language.messages().items() for entry in read_area(text, area).body]
    visited = {entry.id.name: _Values(entry) for entry in entries if isinstance(entry, ftl.Message | ftl.Term)}
    for entry in entries:
        if isinstance(entry, ftl.Message):
            messages.text(entry.id.name, **_values_of(entry.id.name, visited))  # raises where it cannot be written


@LANGUAGES
def test_every_choice_of_an_option_has_its_words(language: Language) -> None:
    messages = Messages.load(language)
    words = {each for one in OPTIONS.values() for each in (*one.choices, *(f"text {text}" for text in own_texts(one)))}
    names = {re.sub(r"[^a-z0-9]+", "-", each.lower()).strip("-") for each in words}
    wanted = {f"condition-{each}" if each.startswith("text-") else f"condition-word-{each}" for each in names}
    assert {each for each in wanted if not messages.has(each)} == set()


@LANGUAGES
def test_the_examples_of_files_that_a_club_writes_can_be_read(language: Language) -> None:
    seasons = read_seasons(language.example("seasons"))
    assert [each.formula for season in seasons for each in season.ladders] == list(FormulaName)
    assert read_federation_form(language.example("federation")).diagnostics == ()
