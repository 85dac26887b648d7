"""Whatever reading a scoring database or writing a contest may say has its sentence in every language."""

import ast
from pathlib import Path

import pytest

import duplicado.formats
from duplicado.locale import Language
from duplicado.publish.messages import Messages

FORMATS = Path(duplicado.formats.__file__).parent
LOCALE = FORMATS.parent / "locale"


def codes_in_sources(prefixes: tuple[str, ...]) -> set[str]:
    constants = (
        node.value
        for path in FORMATS.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {text for text in constants if text.startswith(prefixes) and " " not in text}


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
@pytest.mark.parametrize(
    ("area", "prefixes", "fewest"), [("bws", ("bws-",), 25), ("contest-files", ("contest-file-", "federation-"), 20)]
)
def test_every_code_is_a_message(area: str, prefixes: tuple[str, ...], fewest: int, language: Language) -> None:
    text = (LOCALE / language.value / "messages" / f"{area}.ftl").read_text("utf-8")
    defined = {line.partition(" =")[0] for line in text.splitlines() if line.startswith(prefixes)}
    codes = codes_in_sources(prefixes)
    assert len(codes) >= fewest
    assert defined == codes
    assert all(Messages.load(language).has(code) for code in codes)
