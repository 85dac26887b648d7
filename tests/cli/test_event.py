"""`duplicado event`."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event.group import command
from duplicado.event.adjusting.appeals import AppealOutcome
from duplicado.event.adjusting.objections import WhyNot
from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Assigned, ByFault, Ruling, SelfInflictedDamage, SideRuling, Unchanged
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.announcements import AnnouncementEnded, AnnouncementMade
from duplicado.event.facts.appeals import AppealDecided, AppealLodged
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.calls import CallSettled, CallTaken
from duplicado.event.facts.clock import ClockHeld, ClockResumed, RoundsTimed
from duplicado.event.facts.contestants import DirectionPermitted
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import ConditionsChanged
from duplicado.event.facts.planning import BoardMoverNamed
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.facts.results import Place
from duplicado.event.record.state import EventState
from duplicado.event.record.typing_errors import DoubtKind
from duplicado.event.record.wanted_results import WaitingFor
from duplicado.law.book.law_12_assigned import OwnAction, OwnDamage
from duplicado.law.sanction import PenaltyUnit
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.sentences.facts import fact_text
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.contracts import PASSED_OUT
from duplicado.vocabulary.seats import Seat


class Shell:
    """Runs the commands on one event's file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = str(folder / "club.event")

    def __call__(self, step: str, *arguments: str, code: int = 0, lang: str = "en", typed: str = "") -> str:
        line = [step, self.file, *arguments, "--lang", lang]
        result = CliRunner().invoke(command, line, input=typed or None)
        assert result.exit_code == code, (result.output, result.exception)
        return result.output


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    shell = Shell(tmp_path)
    shell("new", "--title", "Thursday", "--winners", "2")
    return shell


@pytest.fixture
def planned(shell: Shell) -> Shell:
    shell("plan", "--pairs", "10", "--minutes", "180")
    return shell


def test_an_evening_from_the_entries_to_the_end(shell: Shell) -> None:
    assert shell("enter", "1", "Ana", "Rui") == "Entered: 1 Ana, Rui\n"
    assert "10 pairs, 5 tables, 5 rounds" in shell("plan", "--pairs", "10", "--minutes", "180")
    assert shell("round", "1") == "Round 1 was called\n"
    said = shell("result", "1", "1", "4S N +1")
    assert said == "Board 1, table 1, round 1, 1 Ana – Rui against 6: 4♠ N +1\n"
    shell("result", "5", "21", "-100")
    former = shell("round", "1", "--table", "1")
    assert "`--table` is now `duplicado event finish-round TABLE`" in former
    assert former.endswith("Table 1 has finished round 1\n")
    report = shell("show")
    assert "   1=  1    Ana – Rui" in report
    assert "123 things are still missing:" in report
    unfinished = "Session 1 is not over yet.\n123 results are missing.\n"
    assert shell("publish") == f"{unfinished}The official score is available\n"
    assert shell("close") == f"{unfinished}The event is closed\n"
    assert "The event is closed." in shell("result", "1", "2", "pass", code=1)
    assert shell("log").count("\n") == 9


def test_a_slip_is_asked_about_and_taken_down_if_it_is_right(planned: Shell) -> None:
    said = planned("result", "1", "1", "455", code=1)
    assert said == "No contract gives +455.\nNothing was saved. If it is right all the same, say --yes.\n"
    assert "455" not in planned("log")
    assert "455" in planned("result", "1", "1", "455", "--yes")


def test_the_same_result_entered_twice_is_told(planned: Shell) -> None:
    planned("result", "1", "1", "4S N +1")
    again = planned("result", "1", "1", "4S N +1")
    assert again.startswith("The same result was entered there already: ")
    assert "already" not in planned("result", "2", "3", "4S N +1")


def test_a_result_is_put_right_and_the_old_one_stays_in_the_record(planned: Shell) -> None:
    planned("result", "1", "1", "4S N +1")
    said = planned("correct", "1", "1", "4S N =", "--reason", "ten tricks")
    assert said == "Corrected, board 1, table 1, round 1, 1 against 6: 4♠ N = (ten tricks)\n"
    assert "4♠ N +1" in planned("log")
    assert "4♠ N =" in planned("log")


def test_two_results_that_differ_count_for_nothing_until_one_is_put_right(planned: Shell) -> None:
    planned("result", "1", "1", "420", "--side", "NS")
    planned("result", "1", "1", "450", "--side", "EW", "--yes")
    assert "two results that differ: board 1, table 1, round 1" in planned("show")
    planned("correct", "1", "1", "450", "--reason", "East-West are right")
    assert "two results that differ" not in planned("show")


def test_the_other_side_agrees(planned: Shell) -> None:
    planned("result", "1", "1", "420", "--side", "NS")
    assert "the other side has not agreed: board 1, table 1, round 1" in planned("show")
    assert planned("agree", "1", "1", "EW") == "East-West agree: board 1, table 1, round 1\n"
    assert "agreed" not in planned("show")


def test_what_was_entered_in_error_is_undone(planned: Shell) -> None:
    planned("result", "1", "1", "420")
    undone = "Undone: “Board 1, table 1, round 1, 1 against 6: +420”"
    assert planned("undo", "3", "--reason", "wrong event") == f"{undone} – wrong event\n"
    assert f"{undone} – wrong event" in planned("log")
    assert "1  1 " not in planned("show")
    assert "ENTRY: There is no entry 9; the last one is 4." in planned("undo", "9", "--reason", "x", code=2)


def test_many_results_at_once_or_none(planned: Shell, tmp_path: Path) -> None:
    slips = tmp_path / "slips.txt"
    slips.write_text("1 1 4S N = # table one\n1 2 455\n", encoding="utf-8")
    assert f"{slips}:2: No contract gives +455." in planned("results", str(slips), code=1)
    slips.write_text("1 1 4S N =\n1 2 rubbish\n", encoding="utf-8")
    assert f"{slips}:2: rubbish is not a result." in planned("results", str(slips), code=2)
    slips.write_text("1 1 4S N =\n9 99 pass\n", encoding="utf-8")
    assert f"{slips}:2: The movement has no board 99 at table 9" in planned("results", str(slips), code=2)
    missing = tmp_path / "none.txt"
    said = planned("results", str(missing), code=2, lang="es")
    assert f"No se puede leer {missing}: no existe el archivo o la carpeta" in said
    assert planned("log").count("\n") == 2
    assert planned("results", "-", typed="1 1 4S N =\n1 2 450\n") == "2 results were entered\n"


def test_numbers_and_places_that_are_none_are_refused(planned: Shell) -> None:
    assert "Nobody is called or numbered “seven”" in planned("enter", "seven", "Ana", code=2)
    assert "There is no result there" in planned("agree", "1", "1", "EW", code=2)
    assert "--round: The movement has no board 99 at table 1" in planned("result", "1", "99", "pass", code=2)
    assert "RESULT: 4S: who was declarer?" in planned("result", "1", "1", "4S", code=2)
    assert "“half” is not an amount" in planned("carry", "1", "half", code=2)


def test_the_conditions_of_the_command_line_go_before_those_of_the_file(tmp_path: Path) -> None:
    conditions = tmp_path / "club.toml"
    conditions.write_text('winners = 1\nmethod = "butler"\n[options]\n"appeal.minutes" = 45\n', encoding="utf-8")
    shell = Shell(tmp_path)
    shell("new", "--title", "X", "--winners", "2", "--conditions", str(conditions))
    founded = json.loads(shell("log", "--json").splitlines()[1])["fact"]["conditions"]
    assert (founded["winners"], founded["method"], founded["options"]) == (
        2,
        {"method": "butler"},
        {"map": [["appeal.minutes", "45"]]},
    )


def test_conditions_that_are_none_are_refused_with_the_nearest(tmp_path: Path) -> None:
    conditions = tmp_path / "club.toml"
    conditions.write_text("winers = 2\n", encoding="utf-8")
    said = Shell(tmp_path)("new", "--title", "X", "--conditions", str(conditions), code=2)
    assert "There is no condition winers; perhaps winners was meant." in said
    assert not (tmp_path / "club.event").exists()


def test_a_file_that_is_none_is_named(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    assert "make one with `duplicado event new`" in shell("show", code=2)
    (tmp_path / "club.event").write_text("something else", encoding="utf-8")
    assert "is not a record of an event" in shell("show", code=2)
    assert "is there already" in shell("new", "--title", "X", code=2)


def test_standings_as_json_are_exact(planned: Shell) -> None:
    planned("result", "1", "1", "420")
    shown = json.loads(planned("show", "--json"))
    assert shown["rankings"][0]["ranks"] == [
        {"place": "1", "contestant": "1", "boards": 1, "total": "4", "handicap": "0", "percentage": "50"}
    ]
    assert len(shown["waiting"]) == 124


@pytest.mark.parametrize(
    ("kind", "number", "said"),
    [("teams", "4", "4 teams, 4 tables, 3 rounds"), ("teams", "5", "5 teams, 5 tables, 4 rounds")],
)
def test_teams_meet_all_round(tmp_path: Path, kind: str, number: str, said: str) -> None:
    shell = Shell(tmp_path)
    shell("new", "--title", "League", "--kind", kind)
    assert said in shell("plan", "--pairs", number, "--boards", "4")


def test_a_board_that_two_teams_played_in_different_forms_waits_for_a_ruling(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    shell("new", "--title", "Final", "--kind", "teams", "--form", "matches")
    shell("plan", "--movement", "round-robin", "--pairs", "2", "--boards", "2")
    for table, board, result in (
        ("1", "1", "3NT N ="),
        ("2", "1", "3NT N +1"),
        ("1", "2", "4S S ="),
        ("2", "2", "pass"),
    ):
        shell("result", table, board, result)
    assert "missing" not in shell("show")
    shell("fouled", "1", "2", "turned")
    assert "an adjusted score is to be ruled, the board is fouled: board 2, table 1, round 1" in shell("show")
    ruled = ("--ns", "A+ or 7", "--ew", "rest", "--under", "86B2", "--reason", "the hands were turned")
    shell("rule", "2", "2", *ruled)
    assert "missing" not in shell("show")
    assert '"waiting": []' in shell("show", "--json")


@pytest.mark.parametrize("language", list(Language))
def test_everything_that_can_be_said_has_its_words_in_every_language(language: Language, tmp_path: Path) -> None:
    messages = Messages.load(language)
    for kind in DoubtKind:
        assert messages.has(f"event-doubt-{kind.value}")
    for why in WhyNot:
        assert messages.has(f"ruling-objection-{why.value}")
    for what in WaitingFor:
        assert messages.has(f"event-waiting-{what.value}")
    who = ContestantId(7)
    sides: list[SideRuling] = [
        Unchanged(),
        *(ByFault(fault) for fault in Fault),
        *(Artificial(award) for award in Award),
        Artificial(share=Fraction(1, 2)),
        Artificial(amount=Fraction(2)),
        Assigned.to(PASSED_OUT),
        SelfInflictedDamage(Assigned.to(PASSED_OUT), Assigned.to(PASSED_OUT), OwnDamage(OwnAction.WILD_ACTION)),
    ]
    facts: list[AnyFact] = [
        ConditionsChanged(Conditions(), "rain"),
        AppealLodged("x", who),
        *(AppealDecided("x", outcome) for outcome in AppealOutcome),
        *(PenaltyRuled(RuledPenalty(who, Fraction(1), unit)) for unit in PenaltyUnit),
        *(ScoreRuled(Place(1, "A", 1, 1, 1), Ruling.for_both(side), "rain") for side in sides),
        DirectionPermitted(1, who, 2, (Seat.N,)),
        BoardMoverNamed(1, "", 3, Seat.E),
        SessionEnded(1),
        *(RoundsTimed(1, 15, 3, section, number) for section in (None, "A") for number in (None, 2)),
        ClockHeld(1),
        ClockResumed(1, "A"),
        AnnouncementMade("Coffee", 1),
        AnnouncementMade("Coffee", 1, (("A", 3),)),
        AnnouncementEnded("x"),
        CallTaken("x", "the assistant"),
        CallSettled("x"),
        CallSettled("x", "explained"),
    ]
    for fact in facts:
        assert fact_text(fact, EventState(), messages)
    shell = Shell(tmp_path)
    shell("new", "--title", "X", lang=language.value)
    shell("plan", "--pairs", "10", "--minutes", "180", lang=language.value)
    assert shell("withdraw", "2", "--after-round", "1", lang=language.value)
    assert shell("substitute", "1", "Ana", "Eva", lang=language.value)
    assert shell("carry", "1", "2.5", lang=language.value)
    former = shell("board", "1", "1", "postponed", lang=language.value)
    assert "`postpone TABLE BOARD`" in former.splitlines()[0]
    assert shell("board", "1", "1", "cancelled", lang=language.value)
    assert shell("board", "1", "1", "form", "turned", lang=language.value)
    assert shell("board", "1", "1", "form", lang=language.value)
    assert shell("show", "--boards", lang=language.value)


def test_the_events_of_several_clubs_are_ranked_together(tmp_path: Path) -> None:
    files: list[str] = []
    for club, points in (("lions", 420), ("tigers", -100)):
        folder = tmp_path / club
        folder.mkdir()
        shell = Shell(folder)
        shell.file = str(folder / f"{club}.event")
        shell("new", "--title", "Simultaneous")
        shell("plan", "--pairs", "8", "--minutes", "200")
        shell("result", "1", "1", str(points), "--round", "1", "--yes")
        files.append(shell.file)

    def ranked(*arguments: str, code: int) -> str:
        result = CliRunner().invoke(command, ["clubs", *arguments, "--lang", "en"])
        assert result.exit_code == code, (result.output, result.exception)
        return result.output

    (ranks,) = json.loads(ranked(*files, "--json", code=0))
    assert {each["contestant"].rstrip("0123456789")[:4] for each in ranks} == {"lion", "tige"}
    assert ranks[0]["contestant"].startswith("lions")
    assert "lions" in ranked(*files, code=0)
    bad = tmp_path / "bad.event"
    bad.write_text("nothing", encoding="utf-8")
    assert "bad.event" in ranked(*files, str(bad), code=1)
    ranked(str(bad), code=2)
    in_spanish = CliRunner().invoke(command, ["clubs", str(bad), str(tmp_path / "none"), "--lang", "es"])
    assert "bad.event no es el registro de una prueba" in in_spanish.output
    assert "No existe el archivo" in in_spanish.output
    assert "necesita el archivo de al menos un club que pueda leerse" in in_spanish.output
    again = tmp_path / "again" / "lions.event"
    again.parent.mkdir()
    again.write_bytes(Path(files[0]).read_bytes())
    told = CliRunner().invoke(command, ["clubs", *files, str(again), "--lang", "pt"])
    assert (told.exit_code, told.output) == (2, "Erro: Dois clubes têm arquivos com o nome lions: mude o de um.\n")


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("titel", "titel is no condition of contest: it is said with --title."),
        ("Date", "Date is no condition of contest: it is said with --date."),
        ("methd", "method"),
        ("winers", "winners"),
    ],
)
def test_a_misspelt_condition_is_answered_with_the_nearest_right_one(shell: Shell, key: str, told: str) -> None:
    file = Path(shell.file).parent / "conditions.toml"
    file.write_text(f'{key} = "x"\n', encoding="utf-8")
    assert told in shell("new", "--title", "x", "--conditions", str(file), code=2)


def test_matches_by_total_points_have_no_victory_points(shell: Shell) -> None:
    shell.file = str(Path(shell.file).with_name("league.event"))
    league = ("--title", "x", "--kind", "teams", "--method", "total-points")
    assert "write method = imps" in shell("new", *league, code=2)
    assert not Path(shell.file).exists()
    shell("new", *league, "--form", "boards")


def test_a_correction_where_nothing_was_entered_is_asked_about(planned: Shell) -> None:
    said = planned("correct", "1", "2", "4S N =", "--reason", "ten tricks", code=1)
    assert "No result has been entered there (board 2, table 1, round 1)" in said
    assert "4♠ N" not in planned("log")
    assert "4♠ N =" in planned("correct", "1", "2", "4S N =", "--reason", "ten tricks", "--yes")


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_movement_that_cannot_be_had_is_refused_with_those_that_can(shell: Shell, lang: str) -> None:
    def said(name: str, *more: str) -> str:
        return shell("plan", "--movement", name, "--pairs", "10", "--boards", "2", *more, code=2, lang=lang)

    assert "--winners 1" in said("howell")
    assert "mitchell, " in said("mitchel")
    assert "american-whist" not in said("mitchel")
    skipped = said("skip-mitchell")
    assert "mitchell, " in skipped
    assert "skip-mitchell, " not in skipped
    assert "--rounds" in said("mitchell", "--rounds", "9")


def test_movers_directions_and_the_end_of_a_session_are_taken_down(planned: Shell) -> None:
    assert planned("mover", "2", "S") == "At table 2 South moves the boards\n"
    assert planned("sit", "3", "EW", "--from-round", "2") == "3 may sit E, W from round 2 on\n"
    assert "WHO: Nobody takes part under the number 33." in planned("sit", "33", "EW", code=2)
    planned("result", "1", "1", "4S N +1")
    planned("publish")
    assert "the round has not ended" in planned("times", "1", "1")
    assert "Session 1 has ended" in planned("over")
    said = planned("times", "1", "1")
    assert "the round has ended" in said
    # A revoke is too late by the round, whatever the clock says.
    assert "Tricks for a revoke: This is too late. [Law 64B5] The Director may still look under 64C1." in said
