"""`duplicado event ruling --interview`: the interview at the table goes into the event's record by one command."""

from fractions import Fraction
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event.group import command
from duplicado.cli.laws_compare import command as compare
from duplicado.event.adjusting.rulings import Assigned
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.office_values import FactsStand
from duplicado.event.facts.rulings import PollTaken, RulingCorrected, RulingGiven
from duplicado.event.record.ruling_from_interview import conditions_of
from duplicado.formats.table_record.document import read_record
from duplicado.law.book.law_12_assigned import BeforeInfraction
from duplicado.law.edition import Edition
from duplicado.law.regulations import options
from duplicado.law.regulations.option import value_of
from duplicado.service.event_file import EventFile
from duplicado.table.contest_kind import ContestKind

REVOKE = ("4S N", "1", "N", "5", "1 3")
HESITATION = ("N", "tempo", "yes", "yes", "yes", "no", "60% 4S N -1, 40% 3S N =", "", "3S", "")
TOO_LOW = ("N 1S E:1H", "refuse", "P", "no")


class Shell:
    """Runs the commands on one event's file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __call__(self, step: str, *arguments: str, code: int = 0, typed: str = "", lang: str = "en") -> str:
        line = [step, str(self.file), *arguments, "--lang", lang]
        result = CliRunner().invoke(command, line, input=typed or None)
        assert result.exit_code == code, (result.output, result.exception)
        return result.output

    def last(self) -> object:
        with EventFile.open(self.file) as event:
            return event.live.entries[-1].fact

    def ruling(self) -> RulingGiven:
        fact = self.last()
        assert isinstance(fact, RulingGiven)
        return fact


def _entries(shell: Shell) -> list[Entry]:
    with EventFile.open(shell.file) as event:
        return list(event.live.entries)


def told(*answers: str) -> tuple[str, ...]:
    return tuple(each for answer in answers for each in ("-a", answer))


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """Founding, the movement and one result are entries 1 to 3."""
    shell = Shell(tmp_path / "club.event")
    shell("new", "--title", "Thursday")
    shell("plan", "--movement", "mitchell", "--pairs", "6", "--boards", "2")
    shell("result", "1", "1", "4S N =")
    return shell


def test_a_ruling_on_a_call_is_taken_down_with_all_that_was_found(shell: Shell) -> None:
    shell("call", "1", "1", "--seat", "S", "--incident", "insufficient-bid", "--said", "1H over 1S")
    said = shell("ruling", "1", "1", "--call", "4", "--interview", *told(*TOO_LOW), "--told", "East: I overlooked 1S")
    assert "South may accept 1♥ or refuse it. [Law 27A1] South does not accept." in said
    assert "Ruling, board 1, table 1, round 1: What 1♥ told is unauthorized information for East-West" in said
    assert "The position now: The auction stands: North 1♠" in said
    given = shell.ruling()
    assert given.call is not None
    assert given.under == ("27B", "16C1", "16C2", "27B2", "26B", "72C")
    assert [each.said for each in given.told] == ["I overlooked 1S"]
    assert [each.taken for each in given.options] == ["South does not accept"]
    assert read_record(given.table_record).diagnostics == ()
    waiting = shell("rulings", "--open")
    assert "no ruling yet" not in waiting
    assert "5: to come back to board 1, table 1, round 1: Come back when West is to make his first lead" in waiting
    form = shell("forms", "ruling", "--number", "5")
    assert "Is pass comparable with the withdrawn 1♥" in form
    assert "Offered to South: South accepts; South does not accept. Taken: South does not accept." in form


def test_the_score_and_what_else_belongs_to_it_is_said_beside_it(shell: Shell) -> None:
    shell(
        "ruling", "1", "1", "--interview", "revoke", *told(*REVOKE), "--both", "4S N -1", "--under", "64C1",
        "--found", "tricks without the revoke = 9 / all four hands", "--facts", "disputed", "--appeal-told",
    )  # fmt: skip
    given = shell.ruling()
    assert given.under == ("63B", "64B5", "64C1")
    assert (given.facts, given.appeal_told) == (FactsStand.DISPUTED, True)
    assert (given.findings[-1].answer, given.findings[-1].evidence) == ("9", "all four hands")
    with EventFile.open(shell.file) as event:
        score = event.live.entries[-2]
    assert isinstance(score.fact, ScoreRuled)
    assert (score.fact.reason, given.gave) == ("Revoke", (score.id,))
    shell("ruling", "1", "1", "--interview", "revoke", *told(*REVOKE), "--instead", "5", "--reason", "wrong player")
    corrected = shell.last()
    assert isinstance(corrected, RulingCorrected)
    assert corrected.ruling.gave == given.gave


def test_an_interview_that_adjusts_the_score_gives_it_to_the_board(shell: Shell) -> None:
    said = shell("ruling", "1", "1", "--interview", "information-from-partner", *told(*HESITATION))
    assert "both sides get 60 % of 4♠ by North, 9 tricks and 40 % of 3♠ by North, 9 tricks" in " ".join(said.split())
    with EventFile.open(shell.file) as event:
        score, ruling = (entry for entry in event.live.entries[-2:])
    assert isinstance(score.fact, ScoreRuled)
    assert isinstance(ruling.fact, RulingGiven)
    assert ruling.fact.gave == (score.id,)
    assigned = score.fact.ruling.north_south
    assert isinstance(assigned, Assigned)
    assert [(each.tricks, each.weight) for each in assigned.outcomes] == [(9, Fraction(3, 5)), (9, Fraction(2, 5))]
    assert set(ruling.fact.under) <= set(score.fact.ruling.under)
    before = score.fact.ruling.before
    assert isinstance(before, BeforeInfraction)
    assert str(before.last_bid) == "3S"
    needs_it = (*HESITATION[:-3], "1")
    refused = shell("ruling", "1", "2", "--interview", "information-from-partner", *told(*needs_it), code=2)
    assert "12C1(c)" in refused


@pytest.mark.parametrize(("lang", "word"), [("en", "Revoke"), ("es", "Renuncio"), ("pt", "Revoque")])
def test_it_is_held_at_the_terminal_and_left_when_it_has_come_to_a_ruling(shell: Shell, lang: str, word: str) -> None:
    own = {"es": {"yes": "sí", "4S N": "4P N"}, "pt": {"yes": "sim", "4S N": "4E N"}}.get(lang, {})
    typed = "\n".join(own.get(each, each) for each in REVOKE) + "\nnever read\n"
    said = shell("ruling", "1", "1", "--interview", "revoke", typed=typed, lang=lang)
    assert word in said
    assert "never read" not in said
    assert shell.ruling().under == ("63B", "64B5")


def test_it_is_held_under_the_laws_and_regulations_of_the_event(tmp_path: Path) -> None:

    shell = Shell(tmp_path / "old.event")
    shell("new", "--title", "Old", "--kind", "teams", "--edition", "2007", "--profile", "qba")
    with EventFile.open(shell.file) as event:
        found = conditions_of(event.live.state)
    assert (found.edition, found.kind) == (Edition.LAWS_2007, ContestKind.TEAMS)
    assert found.regulations["la.significant_fraction"] is not None


def test_an_event_is_held_under_the_regulations_that_a_club_wrote(tmp_path: Path) -> None:
    ours = tmp_path / "ours.toml"
    ours.write_text(
        'name = "ours"\nabove = "aeb"\n[options]\n"correction.minutes" = 17\n"appeal.further_levels" = ["NA"]\n'
    )
    conditions = tmp_path / "conditions.toml"
    conditions.write_text('[options]\n"correction.minutes" = 18\n')
    shell = Shell(tmp_path / "own.event")
    shell("new", "--title", "Own", "--profile", str(ours))
    above = Shell(tmp_path / "above.event")
    above("new", "--title", "Own", "--profile", str(ours), "--conditions", str(conditions))
    for each, minutes in ((shell, 17), (above, 18)):  # what is said of this event goes before the club's rule
        with EventFile.open(each.file) as event:
            found = event.live.state.conditions
        assert (found.profile, value_of(options.CORRECTION_MINUTES, found.regulations)) == ("aeb", minutes)
        assert value_of(options.APPEAL_FURTHER_LEVELS, found.regulations) == ("NA",)
    ours.write_text("[options]\nnonsense = 1\n")
    bad = Shell(tmp_path / "bad.event")
    assert "nonsense" in bad("new", "--title", "Own", "--profile", str(ours), code=2)
    assert "wbf" in bad("new", "--title", "Own", "--profile", "wfb", code=2)
    assert not bad.file.exists()


def test_what_is_not_finished_or_not_understood_is_not_taken_down(shell: Shell) -> None:
    ruling = ("1", "1", "--interview")
    assert "leave a question open: Which tricks" in shell("ruling", *ruling, "revoke", *told(*REVOKE[:4]), code=2)
    assert "Write their numbers" in shell("ruling", *ruling, "revoke", *told("4S N", "perhaps"), code=2)
    assert "Nothing is known by the words “zzzz”" in shell("ruling", *ruling, "zzzz", *told("x"), code=2)
    assert "nothing was saved" in shell("ruling", *ruling, "revoke", typed="4S N\nquit\n", code=1)
    assert "leave a question open" in shell("ruling", *ruling, "", *told("1"), code=2)
    assert "leave a question open" in shell("ruling", "1", "1", *told("wrong board"), "--interview", code=2)
    assert "--interview: This is needed." in shell("ruling", "1", "1", *told("x"), code=2)
    assert "--said: This is needed." in shell("ruling", "1", "1", "--under", "64", code=2)
    assert not isinstance(shell.last(), RulingGiven)


@pytest.mark.parametrize(
    ("lang", "on", "over"),
    [
        ("en", "The record: board 1, table 1, round 1: the round has not ended.", "the round has ended. Was attention"),
        ("es", "la ronda no ha terminado", "la ronda ha terminado. ¿Se llamó"),
        ("pt", "a rodada não terminou", "a rodada terminou. A atenção"),
    ],
)
def test_what_the_record_says_of_the_round_is_said_with_the_question(
    shell: Shell, lang: str, on: str, over: str
) -> None:
    own = {"es": "4P N", "pt": "4E N"}.get(lang, "4S N")
    ruling = ("ruling", "1", "1", "--interview", "revoke")
    assert on in shell(*ruling, typed=f"{own}\n1\nN\nquit\n", code=1, lang=lang)
    shell("result", "1", "2", "3N E =")
    shell("round", "2")
    said = shell(*ruling, typed=f"{own}\n1\nN\n\nquit\n", code=1, lang=lang)
    assert over in said
    assert "64B5" not in said  # it is told to the Director, and he answers
    late = shell("ruling", "1", "1", "--interview", "79B", typed=f"{own}\n2\nquit\n", code=1, lang=lang)
    assert over in late


def test_what_the_record_says_of_the_correction_period_is_said_with_the_question(shell: Shell) -> None:
    told_so = "The record, of an error in the score: This is in time"
    typed = "yes\nNS\n1\n4S N\n10\nquit\n"
    assert told_so in shell("ruling", "1", "1", "--interview", "71A", typed=typed, code=1)
    assert "The record" not in shell("ruling", "1", "--interview", "71A", typed=typed, code=1)  # of no board


@pytest.mark.parametrize(
    ("lang", "auction", "good", "no_suit"),
    [
        ("en", "“1Z” is no call", "pass 1S 2H pass 4H", "“Z” is no suit"),
        ("es", "«1Z» no es una voz", "paso 1P 2C paso 4C", "«Z» no es un palo"),
        ("pt", "“1Z” não é uma voz", "passo 1E 2C passo 4C", "“Z” não é um naipe"),
    ],
)
def test_what_is_no_call_of_a_poll_is_refused_in_the_language(
    shell: Shell, lang: str, auction: str, good: str, no_suit: str
) -> None:
    poll = ("poll", "1", "2", "--seat", "S", "--question", "?", "--hand", "AQJ97.2.KQ4.A653")
    assert auction in shell(*poll, "--auction", "1Z", code=2, lang=lang)
    assert no_suit in shell(*poll, "--auction", good, "--led", "Z", code=2, lang=lang)
    assert good.split()[1] in shell(*poll, "--auction", good, "--answer", f"A: {good.split()[1]}", lang=lang, code=2)
    shell(*poll, "--auction", good, "--answer", "A: X", lang=lang)


def test_the_rulings_of_an_event_are_compared_under_another_edition(shell: Shell) -> None:
    shell("ruling", "1", "1", "--interview", "insufficient-bid", *told(*TOO_LOW))
    calls = told("N S:P", "no", "refuse", "1C", "1H", "2H", "no")
    shell("ruling", "1", "2", "--interview", "call-out-of-rotation", *calls)
    result = CliRunner().invoke(compare, ["2007", "2017", str(shell.file), "--lang", "en"])
    assert result.exit_code == 1
    assert "club.event: board 2, table 1, round 1" in result.output
    assert "North must pass at his next turn" in result.output
    assert "2 compared, 1 changed." in result.output


def test_the_polls_beside_its_questions_are_part_of_the_ruling(shell: Shell) -> None:
    peer = ("--hand", "AKQ2.A32.A32.A32", "--answer", "Peer 1: 1S (1NT)")
    shell("poll", "1", "1", "--seat", "norte", "--question", "Your opening?", *peer)
    shell("poll", "1", "2", "--seat", "E", "--question", "Of another board?", "--answer", "Peer 1: pass")
    number = next(each.id for each in _entries(shell) if isinstance(each.fact, PollTaken))
    used = ("1", "1", "--interview", "information-from-partner", *told(*HESITATION))
    shell("ruling", *used)
    assert shell.ruling().polls == (number,)
    form = shell("forms", "ruling", "--number", str(len(_entries(shell))))
    assert "Rests on the poll" in form
    assert "Your opening?" in form
    shell("interview", "information-from-partner", "--table", "1", "--board", "1", *told(*HESITATION), "--new-score")
    assert shell.ruling().polls == (number,)
    again = ("information-from-partner", "--table", "1", "--board", "1", *told(*HESITATION), "--new-score")
    shell("interview", *again, "--without-polls")
    assert shell.ruling().polls == ()
    shell("interview", "revoke", "--table", "1", "--board", "1", *told(*REVOKE))
    assert shell.ruling().polls == ()


@pytest.mark.parametrize(
    ("lang", "tricks", "poll"),
    [
        ("en", "Double dummy", "No poll has been taken on this board"),
        ("es", "Bazas a cartas vistas", "No se ha hecho ninguna encuesta sobre este estuche"),
        ("pt", "Vazas a cartas abertas", "Não se fez nenhuma consulta sobre esta bolsa"),
    ],
)
def test_what_is_possible_and_what_peers_would_do_stands_beside_the_question_for_the_score(
    shell: Shell, tmp_path: Path, lang: str, tricks: str, poll: str
) -> None:
    deals = tmp_path / "board.pbn"
    hands = "N:AKQ2.A32.A32.A32 J543.K54.K54.K54 T98.Q76.Q76.QJ76 76.JT98.JT98.T98"
    deals.write_text(
        f'[Event ""]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{hands}"]\n', encoding="utf-8"
    )
    shell("deals", str(deals))
    yes, no = {"en": ("yes", "no"), "es": ("sí", "no"), "pt": ("sim", "não")}[lang]
    typed = f"N\n1\n{yes}\n{yes}\n{yes}\n{no}\nq\n"
    asked = shell("ruling", "1", "1", "--interview", "information-from-partner", typed=typed, lang=lang, code=1)
    assert tricks in asked
    assert poll in asked
    peer = ("--hand", "AKQ2.A32.A32.A32", "--answer", "Peer 1: 1S (1NT)", "--answer", "Peer 2: 1NT")
    shell("poll", "1", "1", "--seat", "N", "--question", "Your opening?", *peer)
    again = shell("ruling", "1", "1", "--interview", "information-from-partner", typed=typed, lang=lang, code=1)
    assert "Your opening?" in again
    assert poll not in again
