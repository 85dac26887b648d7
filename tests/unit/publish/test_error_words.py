"""Every error that somebody may come upon at an event is told him in his language: one without words fails here."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import duplicado
from duplicado.event.conditions import ConditionsError
from duplicado.formats.condition_fields import changed
from duplicado.locale import Language
from duplicado.publish.messages import Messages, error_text
from duplicado.store.port import StoreError
from duplicado.store.sqlite import SqliteStore
from duplicado.vocabulary.errors import DuplicadoError

ROOT = Path(duplicado.__file__).parent
PACKAGES = ("event", "store", "service/live", "service/club")
"""The places where errors of a record, its store or its conditions are raised."""
BY_CODE = {
    "RoundNotReady": "pairing-error-",
    "CannotExchange": "pairing-exchange-",
    "NotReplanned": "replan-error-",
    "Denied": "service-denied-",
    "ChanceRefused": "chance-refused-",
    "DeskRefusal": "partners-refused-",
}
"""Those that are raised with the name of a sentence, and how the names of their messages begin."""
BY_OTHERS = {
    "ImpossibleRound": "pairing-impossible",
    "ExchangeBarred": "pairing-barred-allow",
    "NotHeardOut": "console-wrong-open-question",
    "TooManyEntrants": "setup-too-many",
    "NoClub": "backroom-no-club",
    "NoSuchTemplate": "wizard-none-such",
    "TemplateNameTaken": "wizard-no-name",
    "StillPlayed": "persons-still-played",
    "UnknownPerson": "club-error-not-found",
    "NotShown": "club-error-not-allowed",
    "CommandError": "club-error-bad-request",
}
"""Those for which whoever catches them has a sentence: its name."""
MISUSE = {"PairingError", "AccessError", "StoreError"}
"""Those that a program's mistake makes, and roots whose raising is looked at by itself below."""


def everything_of(kind: type[DuplicadoError]) -> Iterator[type[DuplicadoError]]:
    for each in kind.__subclasses__():
        yield each
        yield from everything_of(each)


def loaded() -> list[type[DuplicadoError]]:
    """All classes of errors of those packages, found by walking them."""
    for package in PACKAGES:
        name = f"duplicado.{package.replace('/', '.')}"
        for module in pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}."):
            importlib.import_module(module.name)
    homes = tuple(f"duplicado.{each.replace('/', '.')}" for each in PACKAGES)
    return sorted({each for each in everything_of(DuplicadoError) if each.__module__.startswith(homes)}, key=repr)


def made() -> Iterator[tuple[str, str, ast.Call, bool]]:
    """Go through the places where errors are made: where, of which class, how, and whether it says `told_as`."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            told = {
                id(each.func.value): each
                for each in ast.walk(tree)
                if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.func.attr == "told_as"
            }
            for each in ast.walk(tree):
                if isinstance(each, ast.Call) and isinstance(each.func, ast.Name):
                    where = f"{path.relative_to(ROOT)}:{each.lineno}"
                    yield where, each.func.id, told.get(id(each), each), id(each) in told


def messages_of_all() -> list[Messages]:
    return [Messages.load(each) for each in Language]


def literal(call: ast.Call) -> str | None:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


def test_every_class_of_errors_has_words_in_every_language() -> None:
    sites = list(made())
    wordless: list[str] = []
    for kind in loaded():
        name = kind.__name__
        ours = [(where, call, told) for where, made_as, call, told in sites if made_as == name]
        if name in MISUSE:
            continue
        if name in BY_OTHERS:
            found = all(each.has(BY_OTHERS[name]) for each in messages_of_all())
            wordless += [] if found else [f"{name}: {BY_OTHERS[name]}"]
            continue
        for where, call, told in ours:
            code = literal(call)
            begins = BY_CODE.get(name, "error-" if told else "")
            if not begins:
                wordless.append(f"{where}: {name} says no told_as")
            elif code is not None and not all(each.has(f"{begins}{code}") for each in messages_of_all()):
                wordless.append(f"{where}: there is no message {begins}{code}")
    assert not wordless, "\n".join(wordless)


def test_everything_that_a_store_says_is_told_in_words() -> None:
    names = {"StoreError"} | {each.__name__ for each in everything_of(StoreError)} - set(BY_OTHERS)
    sites = [(where, call, told) for where, name, call, told in made() if name in names]
    assert len(sites) >= 30
    silent = [where for where, _, told in sites if not told]
    assert silent == []
    codes = {code for _, call, _ in sites if (code := literal(call)) is not None}
    assert len(codes) >= 20
    for messages in messages_of_all():
        assert [code for code in sorted(codes) if not messages.has(f"error-{code}")] == []


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ({"pairing": "swiss", "winners": "2"}, ("one winner", "un ganador", "um vencedor")),
        ({"kind": "teams"}, ("Teams are not scored", "equipos no se puntúan", "equipes não são apuradas")),
        ({"artificial.pairs": "4, 5, 6"}, ("do not rise", "no suban", "não subam")),
    ],
)
def test_a_contradiction_is_told_in_each_language(told: dict[str, str], words: tuple[str, ...]) -> None:
    from duplicado.event.conditions import Conditions

    with pytest.raises(ConditionsError) as wrong:
        changed(Conditions(), told)
    for language, word in zip(("en", "es", "pt"), words, strict=True):
        assert word in error_text(wrong.value, Messages.load(language))


def test_a_file_that_is_none_is_told_in_each_language(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere" / "thursday.event"
    with pytest.raises(StoreError) as wrong:
        SqliteStore.create(folder)
    told = {error_text(wrong.value, Messages.load(language)) for language in Language}
    assert len(told) == 3
    assert all(str(folder) in each for each in told)
