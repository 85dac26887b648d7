"""`duplicado event penalty` and `conduct`: what the schedule of the regulations has for an offence, and imposing it."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event import command
from duplicado.event.record import PenaltyRuled
from duplicado.service import EventFile

CLUB = '[options]\n"pp.standard.percent_of_top" = "10"\n"pp.warning_first" = "true"\n'


class Shell:
    """Runs the commands on one event's file."""

    def __init__(self, folder: Path, conditions: str = "") -> None:
        self.file = folder / "club.event"
        given = folder / "conditions.toml"
        given.write_text(conditions, encoding="utf-8")
        self("new", "--title", "Thursday", "--conditions", str(given))
        self("plan", "--movement", "mitchell", "--pairs", "6", "--boards", "2")

    def __call__(self, step: str, *arguments: str, code: int = 0, lang: str = "en") -> str:
        result = CliRunner().invoke(command, [step, str(self.file), *arguments, "--lang", lang])
        assert result.exit_code == code, (result.output, result.exception)
        return result.output

    def taken(self) -> list[str]:
        with EventFile.open(self.file) as event:
            facts = [entry.fact for entry in event.live.entries]
        return [str(fact.penalty.amount) for fact in facts if isinstance(fact, PenaltyRuled)]


@pytest.mark.clause("90A", "90B2")
def test_without_an_amount_the_schedule_is_imposed_a_warning_first(tmp_path: Path) -> None:
    shell = Shell(tmp_path, CLUB)
    slow = ("3", "--under", "90B2", "--reason", "slow")
    assert "By the schedule, 90B2: A warning is due (the first time)." in shell("penalty", *slow)
    assert "A penalty of 10 % of a top is due (the second time)." in shell("penalty", *slow)
    assert "(the first time)" in shell("penalty", "4", *slow[1:])
    said = shell("penalty", "3", "5", "%", *slow[1:])
    assert "A penalty of 10 % of a top is due (the third time)." in said
    assert "Penalty, 3: 5.00 % of a top (slow)" in said
    assert shell.taken() == ["0", "10", "0", "5"]


def test_without_a_tariff_the_amount_is_the_directors(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    told = shell("penalty", "3", "--under", "90B2", "--reason", "slow", code=2)
    assert "The regulations have no tariff for 90B2: say the AMOUNT and its UNIT." in told
    assert "say the AMOUNT and its UNIT, or name the offence" in shell("penalty", "3", "--reason", "slow", code=2)
    assert "in what UNIT" in shell("penalty", "3", "10", "--reason", "slow", code=2)
    assert "there is no tariff" in shell("penalty", "3", "10", "%", "--under", "90B2", "--reason", "slow")
    assert "By the schedule" not in shell("penalty", "3", "10", "%", "--reason", "slow")
    assert shell.taken() == ["10", "10"]


def test_steps_that_go_down_are_no_schedule(tmp_path: Path) -> None:
    shell = Shell(tmp_path, '[options]\n"pp.steps.other" = "2, 1"\n')
    told = shell("penalty", "3", "10", "%", "--under", "90B2", "--reason", "slow", code=2)
    assert "The schedule of penalties cannot be used" in told


@pytest.mark.clause("74A2", "91A")
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_conduct_is_put_to_the_schedule_too(tmp_path: Path, lang: str) -> None:
    shell = Shell(tmp_path, CLUB)
    gloated = ("gloated", "--pair", "2", "--law", "74A2")
    assert "74A2" in shell("conduct", *gloated, "--warning", lang=lang).splitlines()[0]
    assert "10 %" in shell("conduct", *gloated, "--penalty", "10", lang=lang).splitlines()[0]
    assert shell.taken() == ["10"]
    assert "By the schedule" not in shell("conduct", "spoke", "--player", "a guest", "--law", "76B1")
