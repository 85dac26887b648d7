"""Rulings that are taken back or put right at the command line: which there are, and what becomes of appeals."""

from pathlib import Path

import pytest
from tests.cli.test_worked_numbers import Shell

from duplicado.locale import Language


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Founding and movement are entries 1 and 2, a result and a score that was ruled alone 3 and 4."""
    shell = Shell(tmp_path)
    shell("plan", "--movement", "mitchell", "--pairs", "6", "--boards", "2")
    shell.results("1 1 4S N =")
    shell("rule", "1", "1", "--both", "4S N -1", "--under", "16B3", "--reason", "hesitation")
    return shell


def test_a_score_that_was_ruled_alone_is_taken_back(shell: Shell) -> None:
    assert "These are meant: 4." in shell("retract", "3", "--reason", "no break in tempo", code=2)
    assert "both sides keep the score of the table" in shell("retract", "4", "--reason", "no break in tempo")
    assert "4♠ N -1" not in shell("show", "--boards")
    assert "has been replaced or taken back since" in shell("retract", "4", "--reason", "again", code=2)


@pytest.mark.clause("92A")
def test_an_appeal_falls_with_the_ruling_that_is_taken_back(shell: Shell) -> None:
    shell("ruling", "1", "1", "--under", "16B3", "--said", "One trick less.", "--both", "4S N -2", "--new-score")
    given = 6
    shell("appeal", str(given), "1", "--concurred", "yes", "--deposit", "20")
    assert "appeal by 1, not decided" in shell("rulings", "--open")
    told = "The appeal of 1 falls with it: there is nothing to be heard, and the deposit goes back (92A)."
    # The score that the ruling gave stands for the ruling.
    assert told in shell("retract", str(given - 1), "--reason", "the wrong table")
    assert "appeal" not in shell("rulings", "--open")
    assert "there is nothing to be heard" in shell("decide", "7", "upheld", code=1)
    shell("undo", "9")
    assert "appeal by 1, not decided" in shell("rulings", "--open")


def test_an_appeal_falls_when_its_ruling_is_undone(shell: Shell) -> None:
    shell("appeal", "4", "1", "--concurred", "yes")
    assert "The appeal of 1 falls with it" in shell("undo", "4")
    assert "appeal" not in shell("rulings", "--open")


@pytest.mark.parametrize("language", list(Language))
def test_whoever_has_appealed_is_asked_when_the_ruling_is_put_right(shell: Shell, language: Language) -> None:
    shell("ruling", "1", "1", "--under", "16B3", "--said", "One trick less.")
    shell("appeal", "5", "1", "--concurred", "yes")
    asked = {
        "en": "1 has appealed against this ruling: ask whether the appeal goes on",
        "es": "1 ha apelado contra esta decisión: pregunte si la apelación sigue",
        "pt": "1 recorreu desta decisão: pergunte se o recurso continua",
    }
    right = ("correct-ruling", "5", "--under", "82C", "--said", "The score stands.", "--reason", "no infraction")
    assert asked[language.value] in shell(*right, lang=language.value)
    open_ = {"en": "ask whether the appeal goes on", "es": "si la apelación sigue", "pt": "se o recurso continua"}
    assert open_[language.value] in shell("rulings", "--open", lang=language.value)
    shell("decide", "6", "withdrawn")
    assert "appeal" not in shell("rulings", "--open")


@pytest.mark.clause("81C3")
def test_a_penalty_after_the_periods_is_told_to_be_late(tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text('[options]\n"correction.minutes" = "0"\n"appeal.minutes" = "0"\n', "utf-8")
    shell = Shell(tmp_path, "--conditions", str(tmp_path / "club.toml"))
    shell("plan", "--movement", "mitchell", "--pairs", "6", "--boards", "2")
    late = "This is too late; the period ended at"
    penalty = ("penalty", "1", "5", "%", "--under", "90B2", "--reason", "slow play")
    assert late not in shell(*penalty)
    shell("publish")
    assert late in shell(*penalty)
    assert late in shell("rule-several", "1", "1", "--both", "A+", "--under", "12C2", "--reason", "fouled")
