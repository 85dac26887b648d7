"""Explanations of figures and entries: the rule that was in fact used, in the reader's language, once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli import explain
from duplicado.cli.event import group as event
from duplicado.event.record.folding import fold
from duplicado.event.record.register import public_entries
from duplicado.formats.event_record.document import read_event
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.sentences.facts import fact_text

SAMPLES = Path(__file__).resolve().parents[1] / "samples" / "event_record"


class Shell:
    """Runs the commands on one event's file."""

    def __init__(self, folder: Path, *conditions: str) -> None:
        self.file = str(folder / "club.event")
        self("new", "--title", "Told", *conditions)

    def __call__(self, step: str, *arguments: str, code: int = 0, typed: str = "", lang: str = "en") -> str:
        done = CliRunner().invoke(event.command, [step, self.file, *arguments, "--lang", lang], input=typed or None)
        assert done.exit_code == code, (done.output, done.exception)
        return done.output

    def field(self, *scores: str) -> None:
        """Plan a round in which everybody plays board 1, and enter the results of the tables."""
        pairs = str(2 * len(scores))
        self("plan", "--movement", "barometer", "--pairs", pairs, "--boards", "1", "--rounds", "1")
        self("results", "-", "--yes", typed="".join(f"{table} 1 {score}\n" for table, score in enumerate(scores, 1)))

    def at_table(self, table: int) -> tuple[str, str]:
        """The pairs that sit North-South and East-West at a table in the first round."""
        line = next(each for each in self("log").splitlines() if f", table {table}, round 1, " in each)
        one, other = line.split("round 1, ")[1].split(":")[0].split(" against ")
        return one, other

    def why(self, pair: str, *board: str, lang: str = "en") -> str:
        asked = [self.file, "--pair", pair, "--lang", lang, *(("--board", *board) if board else ())]
        done = CliRunner().invoke(explain.command, asked)
        assert done.exit_code == 0, done.output
        return done.output


def options(folder: Path, **chosen: str) -> str:
    file = folder / "club.toml"
    lines = (f'"{name.replace("__", ".")}" = "{value}"\n' for name, value in chosen.items())
    file.write_text("[options]\n" + "".join(lines), encoding="utf-8")
    return str(file)


@pytest.mark.clause("87B")
@pytest.mark.parametrize(
    ("rule", "alone", "three", "told"),
    [
        ("neuberg", "7", "1.67", ("(MP × 8 + 8 − 1) / 1", "(MP × 8 + 8 − 3) / 3")),
        ("ebu", "8.4", "1.67", ("alone in its group it has 60 % (Law 87B)", "(MP × 8 + 8 − 3) / 3")),
        ("wbf_1991", "8.4", "7", ("alone in its group it has 60 % (Law 87B)", "a small group has 70, 60 and 50 %")),
    ],
)
def test_the_rule_of_a_group_is_told_by_which_it_was_scored(
    tmp_path: Path, rule: str, alone: str, three: str, told: tuple[str, str]
) -> None:
    shell = Shell(tmp_path, "--conditions", options(tmp_path, fouled__group_scoring=rule))
    shell.field("420", "450", "-50", "420", "170", "140", "620", "-100")
    for turned in ("5", "6", "7"):
        shell("board", turned, "1", "form", "turned")
    shell("board", "8", "1", "form", "other")
    for table, worth, sentence in ((8, alone, told[0]), (6, three, told[1])):
        said = shell.why(shell.at_table(table)[0], "1")
        assert f"It counts {worth} of 14 MP" in said
        assert sentence in said


def test_two_of_a_small_group_have_65_and_55(tmp_path: Path) -> None:
    shell = Shell(tmp_path, "--conditions", options(tmp_path, fouled__group_scoring="wbf_1991"))
    shell.field("420", "450", "-50", "420", "170", "140")
    for table in ("5", "6"):
        shell("board", table, "1", "form", "turned")
    assert "65 and 55 %" in shell.why(shell.at_table(5)[0], "1")
    assert "It counts 6.5 of 10 MP" in shell.why(shell.at_table(5)[0], "1")
    assert "It counts 5.5 of 10 MP" in shell.why(shell.at_table(6)[0], "1")


@pytest.mark.clause("12C2(a)")
def test_averages_are_entered_as_they_stand_on_the_traveller(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    shell.field("420", "A+ A-", "60%/40%", "A")
    log = shell("log", lang="es")
    for line in ("el Árbitro: Estuche 1, mesa 2, ronda 1", ": A+ A−", ": 60% 40%", ": A A"):
        assert line in log
    assert "It counts 3.6 of 6 MP" in shell.why(shell.at_table(3)[0], "1")
    assert "It counts 2.4 of 6 MP" in shell.why(shell.at_table(2)[1], "1")
    assert "It counts 3 of 6 MP" in shell.why(shell.at_table(4)[1], "1")
    assert 'np or "A+ A-"' in shell("result", "1", "1", "A++", code=2)


@pytest.mark.clause("12C4")
def test_what_is_averaged_in_a_knock_out_is_told(tmp_path: Path) -> None:
    shell = Shell(tmp_path, "--kind", "teams", "--form", "knock-out")
    shell("plan", "--movement", "round-robin", "--pairs", "2", "--boards", "2", "--rounds", "1")
    shell("results", "-", "--yes", typed="1 1 4S N =\n2 1 4S N -1\n1 2 3NT N =\n2 2 3NT N =\n")
    shell("rule", "1", "2", "--ns", "3NT N +1", "--ew", "3NT N -1", "--under", "82C", "--reason", "split")
    # On board 1 470 is 10 IMPs to team 2; on board 2 it has 30, 1 IMP, and its opponents 700, 12 IMPs.
    assert "(−4.5; the average of +2 and, by what the opponents have, −11," in shell.why("1")
    assert "(+4,5; la media de +11" in shell.why("2", lang="es")
    assert "3ST N −1" in shell.why("1", "2", lang="es")


def test_a_scale_of_whole_imps_says_where_it_was_read(tmp_path: Path) -> None:
    shell = Shell(tmp_path, "--kind", "teams")
    shell("plan", "--movement", "round-robin", "--pairs", "2", "--boards", "2", "--rounds", "1")
    shell("results", "-", "--yes", typed="1 1 4S N =\n2 1 4S N -1\n1 2 3NT N =\n2 2 3NT N =\n")
    assert "in the scale" not in shell.why("1")
    shell("rule", "1", "2", "--both", "60% 3NT N =, 40% 3NT N -1", "--under", "16B3", "--reason", "x")
    # −10 and 40 % of 12: −5.2.
    assert "(−5.2; −5 in the scale)" in shell.why("1")


@pytest.mark.clause("12C1(e)")
@pytest.mark.parametrize(("edition", "law"), [("2007", "12C1(b)"), ("2017", "12C1(e)")])
def test_damage_is_explained_by_the_clause_of_the_edition(tmp_path: Path, edition: str, law: str) -> None:
    shell = Shell(tmp_path, "--edition", edition)
    shell.field("-50", "-50", "110", "140", "170", "420", "450")
    own = "self 4S N = / 2S N +1 / gambling action"
    shell("rule", "1", "1", "--ns", own, "--ew", "4S N =", "--under", "16B3", "--reason", "x")
    home, away = shell.at_table(1)
    assert f"no more than the expectation: 5 (Law {law})" in shell.why(home, "1")
    # Two tables with the same score are one row, though at one of them the other side got something else.
    rows = [tuple(line.split()) for line in shell.why(away, "1").splitlines()]
    assert ("−420", "2", "3") in rows


def test_clauses_are_written_as_people_write_them(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    shell.field("420", "450", "-50")
    shell("rule", "1", "1", "--both", "4S N -1", "--under", "16b3", "--under", "12C1c", "--reason", "x")
    assert "(Laws 16B3, 12C1(c), 12C1(a))" in shell.why(shell.at_table(1)[0], "1")
    shell("penalty", "1", "0", "--under", "90b2", "--reason", "late")
    late = ("--under", "90B2", "--reason", "late")
    assert "Say in what unit it is: percent" in shell("penalty", "1", "5", *late, code=2)


def test_what_speaks_against_both_sides_is_said_once(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    shell.field("420", "450", "-50")
    weighted = ("--both", "50% 4S N =, 50% 4S N -1", "--under", "69B", "--reason", "x")
    assert shell("rule", "1", "1", *weighted, code=1).count("allows one result only") == 1


@pytest.mark.clause("79C2")
def test_times_are_told_as_the_log_tells_them(tmp_path: Path) -> None:
    conditions = tmp_path / "c.toml"
    conditions.write_text("correction_minutes = 0\n", encoding="utf-8")
    shell = Shell(tmp_path, "--conditions", str(conditions))
    shell.field("420", "450", "-50")
    shell("publish")
    at = next(line for line in shell("log").splitlines() if "official score" in line).split()[1:5]
    said = shell("correct", "1", "1", "4S N +1", "--reason", "slip", code=1)
    assert f"ended at {' '.join(at)[:-3]}." in said
    assert shell("times", lang="es").startswith("Sesión 1")


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_entry_is_told_in_a_sentence(path: Path) -> None:
    entries = read_event(path.read_text(encoding="utf-8")).value
    state = fold(entries)
    for language in Language:
        messages = Messages.load(language)
        for each in public_entries(entries):
            told = fact_text(each.fact, state, messages)
            assert not told[0].islower(), told


def test_a_late_pair_fills_the_half_table_of_a_rover(tmp_path: Path) -> None:
    shell = Shell(tmp_path, "--winners", "2")
    shell("plan", "--movement", "rover", "--pairs", "11", "--boards", "2")
    said = shell("replan", "3", "late", "--names", "Late, Comer")
    assert "with the boards of another table" in said
    assert "Nobody sits out from then on." in said
    planned = json.loads(shell("log", "--json").splitlines()[-1])["fact"]["movement"]
    assert {len(each["rounds"]) for each in planned["exchanges"]} == {1}
    assert {6} == {max(each["tables"]) for each in planned["exchanges"]}
    assert "sit-outs in the 2 rounds to come" in shell("replan", "4", "late", "--only-show")


def test_a_datum_and_an_average_of_imps_are_told(tmp_path: Path) -> None:
    butler = Shell(tmp_path, "--method", "butler")
    butler.field("420", "430", "170", "0", "-50")
    # Without the best and the worst 590 / 3 is 197, to the nearest ten 200; 220 more is 6 IMPs.
    said = butler.why(butler.at_table(1)[0], "1")
    assert "datum 200: the average of 5 scores without the 1 highest and the 1 lowest" in said
    assert "It counts 6 IMPs" in said
    (tmp_path / "cross").mkdir()
    cross = Shell(tmp_path / "cross", "--method", "cross-imps")
    cross.field("420", "430", "-50")
    # Against 430 nothing, against -50 ten IMPs.
    said = cross.why(cross.at_table(1)[0], "1", lang="es")
    assert "las otras puntuaciones de la tabla, que son 2, y se dividen por 2" in said
    assert "Cuenta 5 IMP" in said


def test_the_founding_is_not_undone(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    assert "it cannot be undone" in shell("undo", "1", "--reason", "x", code=1)
    assert "Told" in shell("show")
