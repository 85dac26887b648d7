"""TOML that somebody wrote: what cannot be read is told, however large or deep it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duplicado.formats.conditions import read_conditions
from duplicado.formats.diagnostics import Parsed
from duplicado.formats.federation_form import read_federation_form
from duplicado.formats.regulations import read_own_regulations
from duplicado.formats.toml_text import NotToml, read_toml
from duplicado.service.club.seasons import BadSeasons, read_seasons

HOSTILE = {
    "deep": "a = " + "[" * 20_000 + "]" * 20_000,
    "digits": "a = " + "9" * 5_000,
    "hexadecimal": "a = [{b = 0x" + "f" * 5_000 + "}]",
    "not toml": "a = ",
}
SEASON = """[[season]]
key = "winter"
name = "Winter"
from = 2026-01-01
to = 2026-03-31
[[season.ladder]]
key = "best"
name = "Best"
"""


@pytest.mark.parametrize("read", [read_conditions, read_own_regulations, read_federation_form])
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_toml_is_told(read: Callable[[str], Parsed[object]], text: str) -> None:
    (told,) = read(text).diagnostics
    assert told.code.endswith("-not-toml")


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_toml_declares_no_season(text: str) -> None:
    with pytest.raises(BadSeasons) as refused:
        read_seasons(SEASON + 'formula = "average"\n' + text)
    assert refused.value.code == "seasons-toml"


@pytest.mark.parametrize(
    "formula",
    [
        *(f'formula = "points"\npoints = [1, {each}]' for each in ("inf", "-inf", "nan", "1e308", "9" * 18)),
        *(f'formula = "average"\nhandicap = "grade"\ngrades = {{ A = {each} }}' for each in ("inf", "nan", "1e308")),
        f'formula = "points"\npoints = [{"1, " * 1_001}]',
    ],
)
def test_a_ladder_counts_with_amounts_that_can_be_shown(formula: str) -> None:
    with pytest.raises(BadSeasons) as refused:
        read_seasons(SEASON + formula)
    assert refused.value.code == "seasons-wrong"


def test_nothing_of_what_is_declared_is_cut_off() -> None:
    with pytest.raises(BadSeasons) as refused:
        read_seasons(SEASON + 'formula = "average"\n' + "#" * 50_000)
    assert refused.value.code == "seasons-long"


def test_the_line_is_told_and_the_largest_number_read() -> None:
    assert read_toml("a = 9223372036854775807") == {"a": 2**63 - 1}
    with pytest.raises(NotToml) as refused:
        read_toml("a = 1\nb = \n")
    assert refused.value.line == 2
    with pytest.raises(NotToml):
        read_toml("a = 9223372036854775808")
