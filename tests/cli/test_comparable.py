"""`duplicado comparable`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.comparable import command
from duplicado.law.comparable.likeness import ReasonKind, Verdict
from duplicado.publish.messages import Messages

WEAK = "{call: 2S, points: 6-10, S: 6}"
MULTI = "{call: 2D, any: [{points: 6-10, H: 6}, {points: 6-10, S: 6}]}"


def run(*arguments: str, lang: str = "en") -> Result:
    return CliRunner().invoke(command, [*arguments, "--lang", lang])


def compare(withdrawn: str, replacement: str, *options: str, lang: str = "en") -> Result:
    return run("--withdrawn", withdrawn, "--replacement", replacement, *options, lang=lang)


@pytest.mark.parametrize(
    ("withdrawn", "replacement", "options", "code"),
    [
        (MULTI, WEAK, (), 0),
        (WEAK, MULTI, (), 1),
        (WEAK, "{}", (), 1),
        ("{points: 11-21, H: 5+}", "{points: 10-15, H: 5+}", (), 0),
        ("{points: 11-21, H: 5+}", "{points: 10-15, H: 5+}", ("--edition", "2007"), 1),
        (WEAK, "{points: 9-6}", (), 2),
        (WEAK, "{pints: 9}", (), 2),
        (WEAK, "[", (), 2),
        (WEAK, WEAK, ("--over", "P"), 2),
    ],
)
def test_exit_codes(withdrawn: str, replacement: str, options: tuple[str, ...], code: int) -> None:
    result = compare(withdrawn, replacement, *options)
    assert result.exit_code == code
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "arguments", [(), ("--withdrawn", WEAK), ("file.yaml", "--withdrawn", WEAK), ("nowhere.yaml",)]
)
def test_what_is_asked_must_be_clear(arguments: tuple[str, ...]) -> None:
    assert run(*arguments).exit_code == 2


def test_the_words_for_a_director() -> None:
    result = compare("{points: 0-11}", "{call: 1S, points: 6+, S: 4+}")
    verdict, *reasons, witness, prevails = result.output.splitlines()
    assert verdict == "Not comparable (23A)."
    assert "  - They do not show the same suits: no suit was withdrawn, ♠ replaces it." in reasons
    assert "  - The points differ by more than two: the replacement goes 0 below and 26 above." in reasons
    assert witness == "A hand for 1S that does not fit the withdrawn call: ♠ A963 ♥ 963 ♦ A84 ♣ A84"
    assert prevails == "The Director's own finding prevails."


@pytest.mark.parametrize(("lang", "word"), [("es", "No comparable (23A)."), ("pt", "Não comparável (23A).")])
def test_the_words_in_other_languages(lang: str, word: str) -> None:
    assert compare(WEAK, MULTI, lang=lang).output.startswith(word)


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_every_reason_and_verdict_has_its_words(lang: str) -> None:
    messages = Messages.load(lang)
    names = ("percent", "purpose", "suits", "withdrawn", "replacement", "below", "above", "which", "shape")
    for kind in ReasonKind:
        assert messages.text(f"comparable-reason-{kind.value}", **dict.fromkeys(names, "7"))
    for law in ("2007", "2017"):
        for verdict in Verdict:
            name = verdict.value.replace("_", "-")
            assert "7" in messages.text(f"comparable-verdict-{law}-{name}", clause="7") or law == "2007"


@pytest.mark.clause("27B1(a)")
@pytest.mark.parametrize(
    ("withdrawn", "replacement", "over", "lowest"),
    [
        ("{call: 1H, points: 11-21, H: 5+}", "{call: 2H, points: 8-15, H: 5+}", "1S", True),
        ("{call: 1H, points: 11-21, H: 5+}", "{call: 3H, points: 8-15, H: 5+}", "1S", None),
        ("{call: 1H, points: 11-21, H: 5+}", "{call: 2D, points: 8-15, D: 5+}", "1S", False),
        ("{call: 2H, points: 6-10, H: 5+}", "{call: 3C, points: 12+, H: 5+}", "2NT", True),
        ("{call: 2H, points: 6-10, H: 5+}", "{call: 3D, points: 12+, H: 5+}", "2NT", None),
        ("{call: 1NT, points: 15-17}", "{call: 2NT, points: 15-17}", "2S", True),
        ("{call: 2C, purpose: ask majors}", "{call: 3C, purpose: ask majors}", "2S", False),
    ],
)
def test_the_lowest_bid_that_specifies_the_same(
    withdrawn: str, replacement: str, over: str, lowest: bool | None
) -> None:
    report = json.loads(compare(withdrawn, replacement, "--over", over, "--json").stdout)
    assert report["27B1(a)"] is lowest
    told = compare(withdrawn, replacement, "--over", over).output
    assert {True: "27B1(a): yes", False: "27B1(a): no", None: "27B1(a): for the Director"}[lowest] in told


def test_27b1a_is_told_of_insufficient_bids_only() -> None:
    assert "27B1(a)" not in json.loads(compare(WEAK, WEAK, "--over", "1S", "--json").stdout)


def test_a_file_of_two_meanings(tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(f"law: 2007\nwithdrawn: {MULTI}\nreplacement: {WEAK}\n", encoding="utf-8")
    report = json.loads(run(str(path), "--json").stdout)
    assert report == {
        "edition": "2007",
        "withdrawn": "2D",
        "replacement": "2S",
        "verdict": "subset",
        "comparable": True,
        "clause": "27B1(b)",
        "reasons": [{"reason": "contained"}],
        "witness": None,
    }
    assert json.loads(run(str(path), "--edition", "2017", "--json").stdout)["clause"] == "23A2"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (f"withdrawn: {WEAK}\n", ":1: "),
        (f"withdrawn: {WEAK}\nreplacement: {{S: x}}\n", ":2: "),
        (f"withdrawn: {WEAK}\nreplacement: {WEAK}\nover: X\n", ":3: "),
        ("", ":1: "),
        ("a: 1\n---\nb: 2\n", ":1: "),
    ],
)
def test_what_is_wrong_with_a_file_is_named_with_its_line(tmp_path: Path, text: str, place: str) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(text, encoding="utf-8")
    result = run(str(path))
    assert result.exit_code == 2
    assert f"two.yaml{place}" in result.output
