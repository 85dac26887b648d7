"""`duplicado event penalty` and `conduct`: what the schedule of the regulations has for an offence, and imposing it."""

from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event.group import command
from duplicado.cli.explain import command as explain
from duplicado.cli.publish import command as publish
from duplicado.cli.score import command as score
from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.law.sanction import PenaltyUnit
from duplicado.service.event_file import EventFile

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
    assert "The regulations have no tariff for 90B2: say the amount and its unit." in told
    assert "Say the amount and its unit, or name the offence" in shell("penalty", "3", "--reason", "slow", code=2)
    assert "Say in what unit" in shell("penalty", "3", "10", "--reason", "slow", code=2)
    assert "there is no tariff" in shell("penalty", "3", "10", "%", "--under", "90B2", "--reason", "slow")
    assert "By the schedule" not in shell("penalty", "3", "10", "%", "--reason", "slow")
    assert shell.taken() == ["10", "10"]


def test_steps_that_go_down_are_no_schedule(tmp_path: Path) -> None:
    shell = Shell(tmp_path, '[options]\n"pp.steps.other" = "2, 1"\n')
    told = shell("penalty", "3", "10", "%", "--under", "90B2", "--reason", "slow", code=2)
    assert "The schedule of penalties cannot be used: penalties do not go down or below 0: 2, 1" in told
    told = shell("penalty", "3", "10", "%", "--under", "90B2", "--reason", "slow", code=2, lang="es")
    assert "las penalidades no disminuyen ni bajan de 0: 2, 1" in told


@pytest.mark.clause("74A2", "91A")
@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_conduct_is_put_to_the_schedule_too(tmp_path: Path, lang: str) -> None:
    shell = Shell(tmp_path, CLUB)
    gloated = ("gloated", "--who", "2", "--under", "74A2")
    assert "74A2" in shell("conduct", *gloated, "--measure", "warning", lang=lang).splitlines()[0]
    assert "10 %" in shell("conduct", *gloated, "--amount", "10", lang=lang).splitlines()[0]
    assert shell.taken() == ["10"]
    assert "By the schedule" not in shell("conduct", "spoke", "--player", "a guest", "--under", "76B1")


def cup(folder: Path) -> Shell:
    """A knock-out of four teams in which 1 leads 4 by 10 IMPs to 1, and 2 leads 3."""
    shell = Shell.__new__(Shell)
    shell.file = folder / "cup.event"
    shell("new", "--title", "Cup", "--kind", "teams", "--form", "knock-out", "--pairing", "knock-out")
    for number in "1234":
        shell("enter", number, f"A{number}", f"B{number}", "--team", f"Team {number}")
    shell("pair", "--boards", "2")
    results = folder / "results.txt"
    results.write_text(
        "1 1 4S N =\n2 1 4S N -1\n1 2 3NT N =\n2 2 3NT N +1\n3 1 4S N =\n4 1 4S N -1\n3 2 pass\n4 2 pass\n",
        encoding="utf-8",
    )
    shell("results", str(results))
    return shell


@pytest.mark.clause("90A", "90B1")
def test_a_penalty_in_a_knock_out_names_its_match_and_may_lose_it(tmp_path: Path) -> None:
    shell = cup(tmp_path)
    late = ("--reason", "late", "--under", "90B1")
    assert "give the penalty in imps" in shell("penalty", "1", "2", "vp", *late, code=1)
    assert "no pueden descontarse VP: indique la penalidad en imps" in shell(
        "penalty", "1", "2", "vp", *late, code=1, lang="es"
    )
    assert "1 e 3 não se enfrentam" in shell("penalty", "1", "2", "imps", "--opponents", "3", *late, code=1, lang="pt")
    said = shell("penalty", "1", "10", "imps", "--opponents", "4", *late)
    assert said.endswith("Penalty, 1 Team 1: 10.00 IMPs (late), in the match against 4 Team 4 (Laws 90A, 90B1)\n")
    why = CliRunner().invoke(explain, [str(shell.file), "--pair", "1", "--lang", "en"]).output
    assert "10 to 1 IMPs (−1; less 10 by a penalty), worth 0 of 1 Won" in why
    why = CliRunner().invoke(explain, [str(shell.file), "--pair", "4", "--lang", "es"]).output
    assert "1 a 10 IMP (+1; los oponentes, menos 10), valen 1 de 1 Ganados" in why
    site = tmp_path / "site"
    assert CliRunner().invoke(publish, [str(shell.file), "--to", str(site), "--only", "html"]).exit_code == 0
    page = (site / "match" / "1-1-1-4.html").read_text(encoding="utf-8")
    assert "Penalty, 1: 10 IMPs (late)" in page
    told = CliRunner().invoke(score, [str(shell.file), "--to", "usebio", str(tmp_path / "cup.xml")]).output
    assert "1: what a penalty took from a match is contained in the totals" in told
    assert "4 Team 4 against 2 Team 2" in shell("pair", "--boards", "2")


@pytest.mark.clause("91A")
def test_a_fine_of_the_register_in_a_knock_out_names_its_match_by_itself(tmp_path: Path) -> None:
    shell = cup(tmp_path)
    fine = ("conduct", "insulted West", "--who", "1", "--under", "74A1", "--amount")
    shell(*fine, "3")
    shell("pair", "--boards", "2")  # 1 goes through, 7 to 1, and meets 2
    assert "Name the match from whose result it is taken" in shell(*fine, "4", code=1)
    shell(*fine, "5", "--round", "2")
    with EventFile.open(shell.file) as event:
        fines = [entry.fact for entry in event.live.entries if isinstance(entry.fact, PenaltyRuled)]
    assert [(each.penalty.amount, each.against) for each in fines] == [
        (Fraction(3), ContestantId(4)),
        (Fraction(5), ContestantId(2)),
    ]
    assert {each.penalty.unit for each in fines} == {PenaltyUnit.IMPS}
    log = shell("log")
    assert "in the match against 4" in log
    assert "in the match against 2" in log


@pytest.mark.clause("90A")
def test_the_schedule_of_a_knock_out_is_in_imps(tmp_path: Path) -> None:
    shell = cup(tmp_path)
    conditions = tmp_path / "more.toml"
    conditions.write_text('kind = "teams"\n[options]\n"pp.standard.imps" = "3"\n', encoding="utf-8")
    shell.file = tmp_path / "league.event"
    shell(
        "new",
        "--title",
        "L",
        "--kind",
        "teams",
        "--conditions",
        str(conditions),
        "--form",
        "knock-out",
        "--pairing",
        "knock-out",
    )
    for number in "12":
        shell("enter", number, f"A{number}", f"B{number}")
    shell("pair", "--boards", "2")
    assert "Penalty, 1 A1 – B1: 3.00 IMPs (late), in the match against 2 A2 – B2" in shell(
        "penalty", "1", "--under", "90B1", "--reason", "late"
    )
