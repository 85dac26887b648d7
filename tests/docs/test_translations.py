"""The translated pages of the manual say what the English ones say: headings, code, pictures and links go together."""

import re
import shlex
from pathlib import Path

import pytest
from tests.docs.test_examples import LANGUAGES, Block, commands

from duplicado.locale import Language
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

DOCS = Path(__file__).resolve().parents[2] / "docs"
READ_BY_DIRECTORS_AND_PLAYERS = ("club", "console", "director", "event", "play", "ruling", "tables")
ORIGINALS = {
    DOCS / language / f"{name}.md": DOCS / f"{name}.md"
    for language in LANGUAGES
    for name in READ_BY_DIRECTORS_AND_PLAYERS
}
"""The translated pages, each with the one from which it is translated."""
ANY_BLOCK = re.compile(r"^```(?P<language>\w*)\n(?P<body>.*?)^```", re.MULTILINE | re.DOTALL)
OF_THE_PROGRAM = re.compile(
    r"duplicado(?:_\w+)?\b.*|club tidy.*|(?:GET |POST )?/.*|--.*|https?:.*"
    r"|\w+\.(?:toml|py|json|csv|play|duplicado|key|bws)"
)
"""The code in a line, which is the same in every language: commands, addresses, options, files."""
RESULT = re.compile(
    r"(?P<level>[1-7])(?P<suit>NT|[SHDC])(?P<doubled>X*) (?P<seat>[NESW])(?P<tricks> \S+)(?: (?P<lead>[SHDC][AKQJ]))?"
)
"""A result as a line has it, in the letters of English."""
PARAMETERS = [pytest.param(page, id=f"{page.parent.name}-{page.stem}") for page in ORIGINALS]


def outline(text: str) -> list[int]:
    """Return the levels of the headings."""
    return [len(found) for found in re.findall(r"^(#+) ", ANY_BLOCK.sub("", text), re.MULTILINE)]


def items(text: str) -> list[tuple[int, int, int]]:
    """Return for each part below a heading how many paragraphs, rows of tables and items of lists it has."""
    parts = re.split(r"^#+ .*$", ANY_BLOCK.sub("", text), flags=re.MULTILINE)
    return [
        (
            sum(bool(each.strip()) for each in re.split(r"\n\s*\n", part)),
            len(re.findall(r"^\|", part, re.MULTILINE)),
            len(re.findall(r"^(?:-|\d\.) ", part, re.MULTILINE)),
        )
        for part in parts
    ]


def pictures(text: str) -> list[str]:
    return [Path(found).name for found in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)]


def links(text: str) -> list[str]:
    return sorted(Path(found).name for found in re.findall(r"(?<!!)\[[^\]]+\]\(([^)]+)\)", text))


def of_the_program(text: str) -> list[str]:
    """Return the commands, addresses, options and files that a text names."""
    inline = re.findall(r"`([^`\n]+(?:\n[^`\n]+)?)`", ANY_BLOCK.sub("", text))
    told = (" ".join(each.split()) for each in inline)
    return sorted(each for each in told if OF_THE_PROGRAM.fullmatch(each) and not each.startswith("duplicado rule "))


def bare(command: str) -> list[str]:
    """Return a command without what is said in a language: sentences, contracts, seats, cards, answers."""
    said = shlex.split(command)
    kept = [
        "…" if " " in each else each
        for before, each in zip(["", *said], said, strict=False)
        if before not in {"-a", "--contract", "--made", "--lead", "--major"}
    ]
    if kept[:2] == ["duplicado", "rule"]:
        return [*kept[:2], *(each for each in kept[2:] if each.startswith("-"))]
    return kept


def apart(body: str) -> tuple[list[str], list[str]]:
    """Return the commands of a block for a shell, and the comments behind them."""
    lines = [line.partition(" # ") for line in body.splitlines()]
    return [command.rstrip() for command, _, _ in lines], [comment for _, _, comment in lines if comment]


def in_letters(text: str, language: str) -> str:
    """Return a text whose results have the letters of a language."""
    words = Language(language).lexicon
    suit = {"NT": words.notrump.written("NT"), **{each.value: words.suits.written(each) for each in Suit}}
    rank = {each.value: words.ranks.written(each) for each in Rank}

    def written(found: re.Match[str]) -> str:
        lead = found["lead"] and f" {suit[found['lead'][0]]}{rank[found['lead'][1]]}"
        contract = f"{found['level']}{suit[found['suit']]}{found['doubled']}"
        return f"{contract} {words.seats.written(Seat(found['seat']))}{found['tricks']}{lead or ''}"

    return RESULT.sub(written, text)


@pytest.mark.parametrize("page", PARAMETERS)
def test_a_translated_page_is_built_as_the_english_one(page: Path) -> None:
    text, english = page.read_text("utf-8"), ORIGINALS[page].read_text("utf-8")
    assert outline(text) == outline(english)
    assert items(text) == items(english)
    assert pictures(text) == pictures(english)
    assert links(text) == links(english)
    assert of_the_program(text) == of_the_program(english)


@pytest.mark.parametrize("page", PARAMETERS)
def test_a_translated_page_has_the_code_of_the_english_one(page: Path) -> None:
    own = list(ANY_BLOCK.finditer(page.read_text("utf-8")))
    english = list(ANY_BLOCK.finditer(ORIGINALS[page].read_text("utf-8")))
    assert [each["language"] for each in own] == [each["language"] for each in english]
    for mine, other in zip(own, english, strict=True):
        if mine["language"] == "text":
            assert mine["body"] == in_letters(other["body"], page.parent.name)
            continue
        if mine["language"] == "sh":
            (own_commands, remarks), (other_commands, original) = apart(mine["body"]), apart(other["body"])
            assert own_commands == other_commands
            assert len(remarks) == len(original)
            assert set(remarks).isdisjoint(original), "a comment is not translated"
            continue
        if mine["language"] != "console":
            assert mine["body"] == other["body"]
            continue
        typed, meant = (
            [bare(each.text) for each in commands(Block("console", 1, block["body"]))] for block in (mine, other)
        )
        assert typed == meant


def test_every_page_of_a_language_is_a_translation() -> None:
    assert {path for language in LANGUAGES for path in (DOCS / language).rglob("*.md")} == set(ORIGINALS)
