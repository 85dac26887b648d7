"""`duplicado regulations`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.regulations import command
from duplicado.law.regulations.options import OPTIONS


def regulations(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(command, [*arguments, "--lang", lang])


def test_every_option_is_shown_with_its_law() -> None:
    result = regulations()
    assert result.exit_code == 0
    for one in OPTIONS.values():
        assert f"\n{one.name} = " in result.output
    assert "(Law 70E2)" in result.output
    assert "0 of them unlike wbf" in result.output


@pytest.mark.parametrize(
    ("lang", "law", "printed"),
    [("en", "(Law 70E2)", "Printed by aeb. wbf has: unspecified."),
     ("es", "(Artículo 70E2)", "Impreso por aeb. En wbf: unspecified."),
     ("pt", "(Lei 70E2)", "Impresso por aeb. Em wbf: unspecified.")],
)  # fmt: skip
def test_one_option_of_a_profile(lang: str, law: str, printed: str) -> None:
    result = regulations("claim.suit_order", "--profile", "aeb", lang=lang)
    assert result.exit_code == 0
    assert f"claim.suit_order = top_down  {law}" in result.output
    assert printed in result.output


def test_what_is_shown_can_be_chosen() -> None:
    names = [row["option"] for row in json.loads(regulations("--law", "92", "--json").stdout)["options"]]
    assert names == [name for name, one in OPTIONS.items() if one.clause.startswith("92")]
    rows = json.loads(regulations("--differences", "--profile", "qba", "--json").stdout)["options"]
    assert rows
    assert all(row["differs"] and row["source"] == "printed" and row["value"] != row["wbf"] for row in rows)
    assert "appeal.minutes" in regulations("appeal", "--short").output
    assert "correction.minutes" not in regulations("appeal", "--short").output


def test_a_file_of_ones_own_from_beginning_to_end(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    made = regulations("--new", str(path), "correction.minutes", "claim", "--profile", "aeb")
    assert made.exit_code == 0
    written = path.read_text(encoding="utf-8")
    assert '\n"correction.minutes" = 30\n' in written
    assert "Law 79C1" in written
    assert regulations("--check", str(path)).exit_code == 0
    path.write_text(written.replace("= 30", "= 20"), encoding="utf-8")
    report = json.loads(regulations("--profile", str(path), "correction.minutes", "--json").stdout)
    (row,) = report["options"]
    line = written.splitlines().index('"correction.minutes" = 30') + 1
    assert (row["value"], row["source"], row["file"], row["line"]) == (20, "own", str(path), line)
    assert f"line {line}" in regulations("--profile", str(path), "correction.minutes").output
    again = regulations("--new", str(path))
    assert again.exit_code == 2
    assert "not overwritten" in again.output


def test_a_file_with_everything_decides_nothing_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "all.toml"
    assert regulations("--new", str(path)).exit_code == 0
    assert all(f'#"{name}" = ' in path.read_text(encoding="utf-8") for name in OPTIONS)
    assert "decides nothing" in regulations("--check", str(path)).output


TOPDOWN = {
    "en": "“topdown” is no value of claim.suit_order (Law 70E2). Did you mean top_down? "
    "Write one of: unspecified, top_down.",
    "es": "«topdown» no es un valor de claim.suit_order (Artículo 70E2). ¿Quiso decir top_down? "
    "Escriba uno de estos: unspecified, top_down.",
    "pt": "“topdown” não é um valor de claim.suit_order (Lei 70E2). Quis dizer top_down? "
    "Escreva um destes: unspecified, top_down.",
}


@pytest.mark.parametrize(("lang", "sentence"), TOPDOWN.items(), ids=TOPDOWN)
def test_nonsense_is_refused_with_its_place_and_what_is_permitted(tmp_path: Path, lang: str, sentence: str) -> None:
    path = tmp_path / "club.toml"
    path.write_text('[options]\n"claim.suit_order" = "topdown"\n"correction.minute" = 3\n', encoding="utf-8")
    result = regulations("--check", str(path), lang=lang)
    assert result.exit_code == 1
    assert f"{path}:2: {sentence}" in result.output
    assert f"{path}:3: " in result.output
    assert "correction.minutes" in result.output
    used = regulations("--profile", str(path), lang=lang)
    assert used.exit_code == 2
    assert sentence in used.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--profile", "acbl"], "There is no profile “acbl”"), (["--profile", "nowhere.toml"], "cannot be read"),
     (["claim.suit_orde"], "Did you mean claim.suit_order?"), (["--law", "4x"], "is no Law"),
     (["aeb"], "--profile aeb"), (["--check", "nowhere.toml"], "cannot be read"),
     (["--check", "a", "--new", "b"], "not both"),
     (["--new", "no/where/at/all.toml"], "cannot be written")],
)  # fmt: skip
def test_what_cannot_be_done_is_said(arguments: list[str], words: str) -> None:
    result = regulations(*arguments)
    assert result.exit_code == 2
    assert words in result.output
