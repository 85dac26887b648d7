"""`duplicado event`: the Director's office, and that nothing of the directors' register leaves it."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from tests.unit.publish.conftest import read_pdf

from duplicado.cli import explain, publish, score
from duplicado.cli.event.group import command
from duplicado.event.adjusting.rulings import ByFault, Ruling
from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.contestants import ContestantEntered, Player
from duplicado.event.facts.ending import EntryUndone
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.office_values import MeasureTaken, NoteKind, Where
from duplicado.event.facts.planning import SectionPlanned
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.rulings import PollTaken, RulingCorrected, RulingGiven, ruling_in
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.register import public_entries
from duplicado.formats.event_record.document import read_event
from duplicado.locale import Language
from duplicado.movement.mitchell import mitchell
from duplicado.publish.paper import typesetting
from duplicado.service.event_file import EventFile
from duplicado.vocabulary.awards import Fault
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat

TABLE_RECORD = Path(__file__).resolve().parents[1] / "samples" / "table_record" / "version-1-auction.jsonl"


class Shell:
    """Runs the commands on one event's file."""

    def __init__(self, folder: Path) -> None:
        self.file = str(folder / "club.event")

    def __call__(self, step: str, *arguments: str, code: int = 0, lang: str = "en") -> str:
        result = CliRunner().invoke(command, [step, self.file, *arguments, "--lang", lang])
        assert result.exit_code == code, (result.output, result.exception)
        return result.output

    def why(self, *arguments: str, lang: str = "en") -> str:
        result = CliRunner().invoke(explain.command, [self.file, *arguments, "--lang", lang])
        assert result.exit_code == 0, (result.output, result.exception)
        return result.output


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """An event of six pairs: entries 1 to 6, the movement 7, results 8 to 10."""
    shell = Shell(tmp_path)
    shell("new", "--title", "Thursday", "--date", "2026-11-19")
    for number, names in enumerate(("Ana Rui", "Bea Gil", "Carla Hugo", "Dora Ivo"), 1):
        shell("enter", str(number), *names.split())
    shell("plan", "--movement", "mitchell", "--pairs", "6", "--boards", "2")
    shell("result", "1", "1", "4S N =")
    shell("result", "2", "3", "3NT N =")
    shell("result", "1", "3", "3NT N -1", "--round", "2")
    return shell


HESITATION = (
    "1", "1", "--under", "16B1", "--said", "The score is adjusted.", "--facts", "disputed", "--told",
    "East: South thought for long", "--found", "break in tempo = yes / partner confirms it", "--offered",
    "East: play on / call again = play on", "--reasons", "pass was a logical alternative", "--appeal-told",
)  # fmt: skip


def test_from_the_call_to_the_explained_score(shell: Shell) -> None:
    said = shell("call", "1", "1", "--seat", "W", "--said", "South thought long before passing")
    assert said == "Director called by West, board 1, table 1, round 1: South thought long before passing\n"
    assert "10: no ruling yet." in shell("rulings")
    poll = ("--answer", "Peer 1: pass (3S, X) close", "--answer", "Peer 2: 3S", "--hand", "AQ8.73.T9764.Q83")
    bidden = ("--auction", "1S pass 2S 3H", "--chose", "3S", "--suggests", "Peer 1: 3S")
    asked = shell("poll", "1", "1", "--seat", "N", "--question", "What do you call?", *bidden, *poll)
    assert asked.splitlines() == [
        "Poll, board 1, table 1, round 1, 2 answers: What do you call?",
        "The regulations in force name no part: the Director judges what is significant.",
        "3♠: considered by 2 of 2 (100 %), chosen by 1 (50 %): for the Director to judge",
        "pass: considered by 1 of 2 (50 %), chosen by 1 (50 %): for the Director to judge",
        "double: considered by 1 of 2 (50 %), chosen by 0 (0 %): for the Director to judge",
        "Asked afterwards what that suggests, 1 of 1 named 3♠.",
        "Chosen at the table: 3♠. Whether there was a logical alternative to it is for the Director to judge.",
    ]
    said = shell("ruling", *HESITATION, "--call", "10", "--poll", "11", "--both", "40% 4S N =, 60% 4S N -1")
    assert "Ruled, board 1, table 1, round 1: both sides 40 % 4♠ N =, 60 % 4♠ N −1" in said
    assert "Ruling, board 1, table 1, round 1: The score is adjusted. (Law 16B1)" in said
    listed = shell("rulings")
    assert "  13  Ruling, board 1, table 1, round 1: The score is adjusted. (Law 16B1)\n" in listed
    assert "no ruling yet" not in listed
    told = shell.why("--pair", "1", "--board", "1")
    assert "    13  Ruling: The score is adjusted. (Law 16B1)\n" in told
    assert "the Director found them by the balance of probabilities (Law 85A)" in told
    assert "Offered to East: play on; call again. Taken: play on." in told
    assert "Reasons: pass was a logical alternative" in told
    assert "By ruling: 40 % 4♠ N =, 60 % 4♠ N −1 (Laws 16B1, 12C1(a), 12C1(c))" in told
    assert json.loads(shell.why("--pair", "1", "--board", "1", "--json"))[0]["rulings"] == [13]
    for confidential in ("South thought for long", "partner confirms", "Peer"):
        assert confidential not in told


def test_the_directors_report_has_the_rulings_that_stand(shell: Shell, tmp_path: Path) -> None:
    target = tmp_path / "report.pdf"
    shell("ruling", *HESITATION, "--both", "4S N -1")
    shell(
        "ruling", "1", "1", "--under", "82C", "--said", "Each side gets its due.", "--instead", "11",
        "--reason", "the wrong Law", "--ns", "4S N =", "--ew", "4S N -1",
    )  # fmt: skip
    assert str(target) in shell("report", "--to", str(target))
    found = read_pdf(target.read_bytes())
    assert found.has("Each side gets its due. (Law 82C)")
    assert found.has("Board 1, table 1, round 1")
    assert not found.has("The score is adjusted.")
    assert "Informe del Árbitro" in shell("report", "--to", str(target), "--session", "1", lang="es")
    assert read_pdf(target.read_bytes()).has("Informe del Árbitro")


def test_there_is_no_report_on_nothing(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    shell("new", "--title", "Thursday", "--date", "2026-11-19")
    assert "no result is recorded" in shell("report", "--to", str(tmp_path / "report.pdf"), code=2)
    assert not (tmp_path / "report.pdf").exists()


def test_a_ruling_that_was_wrong_is_put_right_and_both_are_told(shell: Shell) -> None:
    shell("ruling", *HESITATION, "--both", "4S N -1")
    said = shell(
        "ruling", "1", "1", "--under", "82C", "--said", "Each side gets its due.", "--instead", "11",
        "--reason", "the wrong Law", "--ns", "4S N =", "--ew", "4S N -1",
    )  # fmt: skip
    assert "Ruling corrected, the Director's error, board 1, table 1, round 1: Each side gets its due." in said
    told = shell.why("--pair", "1", "--board", "1")
    assert "11  Ruling, replaced since: The score is adjusted." in told
    assert "13  Ruling: Each side gets its due. (Law 82C)" in told
    assert "It puts an earlier ruling right, the Director's error: the wrong Law" in told
    assert "Both sides are treated as non-offending (Law 82C)." in told
    listed = shell("rulings").splitlines()
    assert [line.endswith("[replaced]") for line in listed] == [True, True, False, False]
    objection = shell(
        "ruling", "1", "1", "--under", "82C", "--said", "x", "--instead", "13", "--reason", "x",
        "--ns", "A", "--ew", "A+", code=1,
    )  # fmt: skip
    assert "after the Director's error both sides are treated as non-offending" in objection
    assert "already: name the one" in shell("ruling", *HESITATION, "--instead", "11", "--reason", "x", code=1)


def test_a_corrected_ruling_without_a_score_keeps_that_of_the_former(shell: Shell) -> None:
    shell("ruling", *HESITATION, "--both", "4S N -1")
    shell("ruling", *HESITATION, "--instead", "11", "--because", "new-facts", "--reason", "West said more")
    with EventFile.open(Path(shell.file)) as event:
        state = event.live.state
        given = list(state.office.standing(RulingGiven, RulingCorrected))
        scores = [entry.id for entry in state.rulings.values() if isinstance(entry.fact, ScoreRuled)]
        assert [ruling_in(each.fact).gave for each in given] == [tuple(scores)]


def test_a_ruling_is_taken_back_and_the_score_of_the_table_counts_again(shell: Shell) -> None:
    before = shell("show")
    shell("ruling", *HESITATION, "--ns", "A+", "--ew", "A-", "--yes")
    assert shell("show") != before
    assert "A ruling was taken back: no pause" in shell("retract", "11", "--reason", "no pause")
    assert shell("show") == before
    assert "RULING: That entry is not of the kind" in shell("retract", "8", "--reason", "x", code=2)


def test_what_the_director_notices_waives_and_refers(shell: Shell) -> None:
    said = shell("notice", "2", "3", "--what", "a revoke", "--manner", "in passing", "--under", "61A")
    assert said == "Noticed by the Director, board 3, table 2, round 1: a revoke (in passing) (Law 61A)\n"
    said = shell("waive", "2", "3", "--asked-by", "EW", "--waived", "no penalty card", "--cause", "jog", "--call", "10")
    assert "Rectification waived at the request of East-West" in said
    assert "(Law 81C5)" in said
    assert shell("rulings", "--open") == "There are no rulings, and nothing is waiting.\n"
    said = shell("refer", "2", "--to", "the ethics committee", "--matter", "signals")
    assert said == "Referred to the ethics committee, table 2: signals (Law 81C7)\n"
    shell("publish")
    with EventFile.open(Path(shell.file), clock=lambda: datetime.now(UTC) + timedelta(hours=1)) as event:
        assert event.live.state.published is not None


def test_a_table_record_goes_into_the_ruling(shell: Shell, tmp_path: Path) -> None:
    shell("ruling", *HESITATION, "--record", str(TABLE_RECORD))
    with EventFile.open(Path(shell.file)) as event:
        (ruling,) = (each.fact for each in event.live.entries if isinstance(each.fact, RulingGiven))
        assert ruling.table_record == TABLE_RECORD.read_text(encoding="utf-8")
    other = tmp_path / "other.txt"
    other.write_text("no record", encoding="utf-8")
    assert "is not the record of a table" in shell("ruling", *HESITATION, "--record", str(other), code=2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--told", "nobody"), "--told: “nobody”: write who, a colon"),
        (("--found", "yes"), "--found: “yes”: write what was asked, an equals sign"),
        (("--offered", "East"), "--offered: “East”: write who chose, a colon"),
        (("--gave", "99"), "--gave: There is no entry 99; the last one is 9."),
        (("--both", "rubbish"), "--both: “rubbish” is not a ruling"),
    ],
)
def test_what_cannot_be_understood_is_named(shell: Shell, arguments: tuple[str, str], said: str) -> None:
    assert said in shell("ruling", "1", "1", "--under", "16B1", "--said", "x", *arguments, code=2)
    assert shell("log").count("\n") == 9


def test_answers_and_hands_of_a_poll_are_read(shell: Shell) -> None:
    asked = ("1", "1", "--seat", "N", "--question", "?")
    assert "--answer: “Peer”: write who, a colon" in shell("poll", *asked, "--answer", "Peer", code=2)
    assert "“Peer 1: pass (3S”: write who" in shell("poll", *asked, "--answer", "Peer 1: pass (3S", code=2)
    assert "--hand: “AAA” is not a hand" in shell("poll", *asked, "--hand", "AAA", code=2)
    held = (*asked, "--hand", "AQ8.73.T9764.Q83")
    assert "It is not North's turn to call after that auction" in shell(
        "poll", *held, "--auction", "1S pass 2S", code=2
    )
    assert "“2Z” is no call" in shell("poll", *held, "--auction", "1S 2Z", code=2)
    opened = (*held, "--auction", "1S pass 2S 3H")
    assert "“Peer 1: 2S” is no call that North could make" in shell("poll", *opened, "--answer", "Peer 1: 2S", code=2)
    assert "“Peer 1: 4Z” is no call" in shell("poll", *opened, "--answer", "Peer 1: X (4Z)", code=2)
    assert "--chose: “XX” is no call" in shell("poll", *opened, "--answer", "Peer 1: X", "--chose", "XX", code=2)
    twice = ("--answer", "Peer 1: X", "--answer", "Peer 1: pass")
    assert "Peer 1 stands there twice" in shell("poll", *opened, *twice, code=2)
    assert "--suggests: “B: X”: write who was asked" in shell(
        "poll", *opened, "--answer", "A: X", "--suggests", "B: X", code=2
    )
    lead = ("--play", "the opening lead against 4H", "--led", "D", "--answer", "Peer 1: D9 (D4)")
    assert "♦9: considered by 1 of 1" in shell("poll", *held, "--auction", "1S pass 2S 4H pass pass pass", *lead)
    other = shell("poll", *held, "--play", "the trick", "--led", "H", "--answer", "Peer 1: D9", code=2)
    assert "“Peer 1: D9” is no card that North could play" in other


def test_a_poll_is_counted_by_the_regulations_of_the_event(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    shell("new", "--title", "Thursday", "--profile", "qba")
    shell("plan", "--movement", "mitchell", "--pairs", "6", "--boards", "2")
    asked = ("1", "1", "--seat", "N", "--question", "?", "--hand", "AQ8.73.T9764.Q83", "--auction", "1S pass 2S 3H")
    answers = [f"Peer {number}: {chose}" for number, chose in enumerate(("X", "X", "X", "pass"), 1)]
    told = shell("poll", *asked, *(part for each in answers for part in ("--answer", each)), "--chose", "X")
    assert "a significant part is 20 %" in told
    assert "pass: considered by 1 of 4 (25 %), chosen by 1 (25 %): a logical alternative" in told
    assert "There was a logical alternative to it." in told


def test_a_poll_of_which_less_is_told_is_taken_down_as_it_was_typed(shell: Shell) -> None:
    told = shell("poll", "1", "1", "--seat", "S", "--question", "?", "--answer", "Peer 1: he would pass (or bid)")
    assert told == "Poll, board 1, table 1, round 1, one answer: ?\n"
    with EventFile.open(Path(shell.file)) as event:
        fact = event.live.entries[-1].fact
    assert isinstance(fact, PollTaken)
    assert fact.answers[0].chose == "he would pass"


# ---- appeals


def test_an_appeal_is_heard_when_those_concur_who_must(shell: Shell) -> None:
    shell("ruling", *HESITATION, "--both", "4S N -1")
    for more in ((), ("--only-show",)):  # what is only shown is what would be recorded
        said = shell("appeal", "11", "3", *more, code=1)
        assert "was not at the table where the ruling was made. (Law 92A)" in said
    assert "that entry is none" in shell("appeal", "8", "1", code=1)
    shell("appeal", "11", "1", "--grounds", "the weights")
    assert "12: appeal by 1 Ana – Rui, not decided" in shell("rulings", "--open")
    assert "unless both partners concur (--concurred). (Law 92D1)" in shell("decide", "12", "upheld", code=1)
    heard = ("--concurred", "--body", "the committee", "--chairman", "M", "--member", "A", "--member", "B", "--present",
             "Ana", "--summary", "well found")  # fmt: skip
    assert shell("decide", "12", "upheld", *heard) == "The appeal was heard: the ruling stands\n"
    form = shell("forms", "appeal", "--number", "12")
    for part in ("the committee", "A, B", "well found", "1 Ana – Rui", "the weights", "The appeal was heard"):
        assert part in form


@pytest.mark.clause("93C1", "93B1")
@pytest.mark.parametrize(
    ("lang", "further", "further_then"),
    [
        (
            "en",
            "A further appeal is heard by federation. [Law 93C1]",
            "by league; what that body decides",
        ),
        (
            "es",
            "Una nueva apelación la decide esta instancia: federation.",
            "instancia: league; después cabe apelar",
        ),
        ("pt", "Um novo recurso é decidido por esta instância: federation.", "instância: league; depois cabe recurso"),
    ],
)
def test_before_whom_a_further_appeal_comes_is_said(tmp_path: Path, lang: str, further: str, further_then: str) -> None:
    shell, conditions = Shell(tmp_path), tmp_path / "conditions.toml"
    conditions.write_text('[options]\n"appeal.further_levels" = "league, federation"\n', encoding="utf-8")
    shell("new", "--title", "Thursday", "--conditions", str(conditions))
    shell("plan", "--movement", "mitchell", "--pairs", "6", "--boards", "2")
    shell("penalty", "1", "10", "%", "--reason", "slow")
    assert "93A" in shell("appeal", "3", "1", "--concurred", "yes", lang=lang)
    shell("decide", "4", "upheld")
    first = shell("appeal", "5", "1", "--concurred", "yes", lang=lang)
    assert further_then in first
    assert "93A" not in first
    shell("decide", "6", "upheld")
    assert further in shell("appeal", "7", "1", "--concurred", "yes", lang=lang)
    shell("decide", "8", "upheld")
    assert "93C1" in shell("appeal", "9", "1", code=1, lang=lang)


def test_a_penalty_tells_what_there_was_before(shell: Shell) -> None:
    first = shell("penalty", "1", "0", "%", "--under", "90B2", "--reason", "slow")
    assert "has had before" not in first
    again = shell("penalty", "1", "10", "%", "--under", "90B2", "--reason", "slow")
    assert "1 Ana – Rui has had before in this event: warnings 1, penalties 0." in again


# ---- the register


def test_the_register_is_kept_asked_and_struck_out(shell: Shell) -> None:
    log = shell("log")
    said = shell(
        "conduct", "gloated", "--who", "1", "--player", "Ana", "--under", "74A2", "--measure", "warning", "--table", "1"
    )
    scheduled, taken_down = said.splitlines()
    assert scheduled.startswith("By the schedule, 74A2: A warning is due")
    assert taken_down == "Conduct, 1 (Ana): gloated – warning (Law 74A2)"
    shell("conduct", "spoke", "--player", "a guest", "--under", "76B4")
    said = shell("psyche", "2", "opened on three", "--seat", "N", "--made", "1H", "--held", "xxx", "--under", "40A3")
    assert said == "Psyche, 2 (Bea, Gil): opened on three (Law 40A3)\n"
    whole = shell("register")
    assert whole.startswith("Directors' register: for directors only\n   1  Conduct, 1 (Ana): gloated")
    assert "Call: 1H · Held: xxx" in whole
    for chosen, expected in (
        (("--pair", "1"), [1]), (("--player", "bea"), [3]), (("--law", "74"), [1]), (("--session", "1"), [1, 2, 3]),
    ):  # fmt: skip
        rows = json.loads(shell("register", *chosen, "--json"))
        assert [row["number"] for row in rows] == expected
    shell("conduct", "gloated twice", "--who", "1", "--under", "74A2", "--measure", "warning", "--instead-of", "1")
    assert [row["number"] for row in json.loads(shell("register", "--json"))] == [2, 3, 4]
    shell("register", "--strike", "2", "--reason", "another event")
    assert [row["number"] for row in json.loads(shell("register", "--json"))] == [3, 4]
    assert "no entry 2 that stands; the last one is 4" in shell("register", "--strike", "2", "--reason", "x", code=2)
    assert shell("log") == log
    assert "R4  " in shell("log", "--register")
    assert shell("register", "--player", "Zoe").endswith("Nothing has been noted.\n")


def test_a_penalty_for_conduct_counts_and_does_not_tell_what_for(shell: Shell) -> None:
    said = shell("conduct", "insulted West", "--who", "1", "--under", "74A1", "--amount", "25")
    assert "Conduct, 1 Ana – Rui: insulted West – penalty (Law 74A1)" in said
    log = shell("log")
    assert "Penalty, 1 Ana – Rui: 25.00 % of a top (Law 91A)" in log
    assert "insulted" not in log
    assert "insulted" not in shell.why("--pair", "1")
    both = ("--who", "1", "--amount", "25", "--measure", "warning")
    assert "an amount goes with a penalty" in shell("conduct", "x", "--under", "74A1", *both, code=2)
    assert shell("conduct", "x", "--under", "74A1", "--player", "a guest", "--amount", "25", code=2)


SECRETS = ("gloated", "three small", "told as weak", "spoke")


def facts(with_register: bool) -> Iterator[tuple[str, AnyFact]]:
    """The facts of an evening with their ids, and among them what is for directors only."""
    pairs = tuple(ContestantId(number) for number in range(1, 7))
    yield "founded", EventFounded("Thursday", Conditions(agreement_needed=False), "2026-11-19")
    for number, names in enumerate(("Ana Rui", "Bea Gil", "Carla Hugo", "Dora Ivo", "Eva Leo", "Flor Max")):
        yield f"pair {number}", ContestantEntered(pairs[number], tuple(map(Player, names.split())))
        if with_register:
            conduct = ConductNoted(pairs[number], ("74A2",), "gloated", MeasureTaken.WARNING, tuple(names.split()))
            yield f"conduct {number}", conduct
    plan = SectionPlanned(1, "", mitchell(3), pairs, 2)
    yield "plan", plan
    due = list(fold_of(plan))
    for number, place in enumerate(due):
        yield f"result {number}", ResultEntered(place, ScoreWritten((420, -50, 140, 620, -100)[number % 5]))
        if with_register and number % 3 == 0:
            where = Where.at(place)
            psyche = PartnershipNoted(NoteKind.PSYCHE, pairs[0], "three small", ("Ana", "Rui"), Seat.N, where)
            yield f"psyche {number}", psyche
            yield f"told {number}", PartnershipNoted(NoteKind.MISEXPLANATION, pairs[1], "told as weak", where=where)
            yield f"struck {number}", EntryUndone(f"psyche {number}", "three small after all")
    yield "score", ScoreRuled(due[0], Ruling(ByFault(Fault.NOT), ByFault(Fault.DIRECTLY), ("16B3",)), "pause")
    yield "ruling", RulingGiven(Where.at(due[0]), ("16B3",), "Average plus and minus.", "pause", gave=("score",))
    if with_register:
        yield "guest", ConductNoted(None, ("76B4",), "spoke", MeasureTaken.NOTED, ("a guest",), Where(1))


def fold_of(plan: SectionPlanned) -> Iterator[Place]:
    state = fold([Entry("plan", datetime(2026, 1, 1, tzinfo=UTC), "x", plan)])
    return iter(state.session(1).plans[""].due)


def outputs(folder: Path, *, with_register: bool) -> dict[str, bytes]:
    """Everything that anybody but a director is shown of an event, byte for byte."""
    folder.mkdir()
    path = folder / "club.event"
    noon = datetime(2026, 11, 19, 19, tzinfo=UTC)
    with EventFile.create(path, clock=lambda: noon) as event:
        for id_, fact in facts(with_register):
            event.enter(fact, by="the Director", id=id_)
        assert len(event.live.entries) > len(public_entries(event.live.entries)) or not with_register
    found: dict[str, bytes] = {}
    runner = CliRunner()

    def run(name: str, group: click.Command, *arguments: str) -> None:
        done = runner.invoke(group, [*arguments, "--lang", "en"])
        assert done.exit_code == 0, (done.output, done.exception)
        found[name] = done.output.replace(str(folder), "").encode()

    for step in ("show", "log", "rulings"):
        run(step, command, step, str(path))
    run("show boards", command, "show", str(path), "--boards")
    run("show json", command, "show", str(path), "--json")
    run("log json", command, "log", str(path), "--json")
    for pair in range(1, 7):
        run(f"explain {pair}", explain.command, str(path), "--pair", str(pair))
        for board in range(1, 7):
            run(f"explain {pair} {board}", explain.command, str(path), "--pair", str(pair), "--board", str(board))
    kinds = ("usebio", "usebio13", "pbn", "csv", "csv-travellers", "csv-cards")
    written = [part for kind in kinds for part in ("--to", kind, str(folder / kind))]
    run("score", score.command, str(path), *written)
    site = folder / "site"
    run("publish", publish.command, str(path), "--to", str(site), "--language", "en", "--language", "es")
    for file in (*(folder / kind for kind in kinds), *site.rglob("*")):
        if file.is_file():
            found[str(file.relative_to(folder))] = file.read_bytes()
    return found


@pytest.mark.rest
def test_what_is_published_is_byte_for_byte_the_same_with_and_without_the_register(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The head of the record vouches for the register too, and so is another; it is left off the sheets here.
    monkeypatch.setattr(typesetting, "_record", lambda style: "")
    without = outputs(tmp_path / "without", with_register=False)
    within = outputs(tmp_path / "within", with_register=True)
    assert within.keys() == without.keys()
    assert len(without) > 80
    for name, written in without.items():
        if name != "site/record.json":  # which has the numbers and hashes of the whole record; its words are looked at
            assert within[name] == written, name
        for secret in SECRETS:
            assert secret.encode() not in written, name


def test_the_exported_record_is_whole_only_for_directors(tmp_path: Path) -> None:
    outputs(tmp_path / "event", with_register=True)
    shell = Shell(tmp_path / "event")
    everything, public = (read_event(shell("log", "--json", *more)) for more in (("--register",), ()))
    assert everything.diagnostics == public.diagnostics == ()
    assert public_entries(everything.value) == public.value
    assert len(everything.value) > len(public.value)


# ---- suspension and disqualification


def test_a_suspended_player_and_a_disqualified_pair(shell: Shell) -> None:
    said = shell("suspend", "1", "--player", "Rui", "--from-round", "2", "--to-round", "3", "--cause", "rudeness")
    assert said == "1 (Rui) suspended in session 1, rounds 2 to 3\n"
    assert "1 Ana – Rui: a substitute for Rui from round 2 on" in shell("rulings", "--open")
    assert "Rui is suspended or disqualified" in shell(
        "result", "3", "5", "4S N =", "--round", "2", "--ns", "1", code=1
    )
    shell("substitute", "1", "Rui", "Zoe", "--from-round", "2")
    assert "a substitute" not in shell("rulings", "--open")
    banned = ("disqualify", "2", "--after-round", "1", "--cause", "told results")
    assert "--approved" in shell(*banned, code=2)
    assert shell(*banned, "--approved", "the club") == "2 Bea – Gil disqualified, approved by the club\n"
    ranking = shell("show").partition("still missing")[0]
    assert "Bea" not in ranking
    assert "Ana" in ranking


def test_what_is_carried_over_is_told_in_its_unit(shell: Shell) -> None:
    assert shell("carry", "1", "2.5") == "1 Ana – Rui brings along 2.50 %\n"
    assert "1 Ana – Rui brings along 2.5 %" in shell.why("--pair", "1")


# ---- forms


@pytest.mark.parametrize("language", [language.value for language in Language])
def test_every_form_is_printed_blank_and_filled_in(shell: Shell, tmp_path: Path, language: str) -> None:
    shell("call", "1", "1", "--said", "South thought", "--seat", "E")
    shell("ruling", *HESITATION, "--call", "10", "--both", "4S N -1", "--come-back", "the end of play")
    shell("appeal", "12", "1", "--concurred", "yes", "--deposit", "20")
    shell(
        "poll", "1", "1", "--seat", "N", "--question", "And now?", "--hand", "AQ8.73.T9764.Q83", "--withheld", "pause"
    )
    shell("conduct", "gloated", "--who", "1", "--under", "74A2")
    shell("psyche", "2", "on three", "--made", "1H")
    numbers = {"ruling": "12", "appeal": "13", "poll": "14", "conduct": "1"}
    parts = {
        "ruling": ("South thought for long", "partner confirms it", "16B1", "the end of play", "1 Ana – Rui"),
        "appeal": ("1 Ana – Rui", "20", "The score is adjusted."),
        "poll": ("And now?", "♠ "),
        "conduct": ("gloated", "74A2"),
    }
    for kind, number in numbers.items():
        filled = shell("forms", kind, "--number", number, lang=language)
        assert all(part in filled for part in parts[kind]), filled
        blank = shell("forms", kind, "--table", "1", "--board", "1", lang=language)
        assert blank.count("____") > filled.count("____")
        assert "Thursday" in blank
        target = tmp_path / f"{kind}.pdf"
        said = shell("forms", kind, "--number", number, "--to", str(target), lang=language)
        assert str(target) in said
        assert target.read_bytes().startswith(b"%PDF-")
    assert "pause" not in shell("forms", "poll", "--number", "14")
    assert "on three" in shell("forms", "conduct", "--number", "2", lang=language)
    assert "1 Ana" not in shell("forms", "poll", "--table", "1", "--board", "1")
    shell("forms", "ruling", "--number", "10", lang=language)
    shell("forms", "appeal", "--number", "11", lang=language)


def test_a_form_is_for_entries_of_its_kind(shell: Shell) -> None:
    for kind in ("ruling", "appeal", "poll"):
        assert "is of another kind" in shell("forms", kind, "--number", "8", code=2)
    assert "The register has no entry 1" in shell("forms", "conduct", "--number", "1", code=2)
    assert "missing" in shell("forms", "ruling", "--to", "/missing/folder/form.pdf", code=2)


def test_the_poll_takes_the_hand_from_the_deal(tmp_path: Path) -> None:
    from duplicado.event.facts.planning import DealsRecorded

    outputs(tmp_path / "event", with_register=False)
    shell = Shell(tmp_path / "event")
    layout = Layout.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")
    with EventFile.open(Path(shell.file)) as event:
        event.enter(DealsRecorded(1, {1: layout}), by="x")
        number = len(event.live.entries) + 1
    shell("poll", "1", "1", "--seat", "W", "--question", "And now?")
    assert "♠ AQ8 ♥ 73 ♦ 109764 ♣ Q83" in shell("forms", "poll", "--number", str(number))


@pytest.mark.clause("12A", "12C1(d)")
@pytest.mark.parametrize(("under", "asked_under"), [("64A1", "12A"), ("12C1(d)", "12C1(d)"), ("15B3", "")])
def test_an_artificial_score_that_no_law_permits_is_asked_about(shell: Shell, under: str, asked_under: str) -> None:
    rule = ("rule", str(shell.file), "1", "1", "--both", "A+", "--under", under, "--reason", "why")
    ran = CliRunner().invoke(command, rule)
    assert ran.exit_code == (1 if asked_under else 0), ran.output
    assert (f"(Law {asked_under})" in ran.output) == bool(asked_under)
    if asked_under:
        assert "average plus" in shell("rule", *rule[2:], "--yes")


@pytest.mark.parametrize(
    ("edition", "number", "instead"),
    [("2007", "23A", "in them it is 27B1(b)"), ("2017", "17E2", "in them it is 17D3"), ("2017", "47G", "")],
)
def test_a_clause_that_the_edition_lacks_is_asked_about_with_its_number_there(
    tmp_path: Path, edition: str, number: str, instead: str
) -> None:
    shell = Shell(tmp_path)
    shell("new", "--title", "Thursday", "--edition", edition)
    shell("plan", "--movement", "mitchell", "--pairs", "6", "--boards", "2")
    shell("result", "1", "1", "4S N =")
    asked = shell("ruling", "1", "1", "--under", number, "--said", "x", code=1)
    assert f"The Laws of {edition} have no clause {number}" in asked
    assert instead in asked
    shell("ruling", "1", "1", "--under", number, "--said", "x", "--yes")


@pytest.mark.clause("93B3")
def test_who_undoes_a_decision_reads_that_its_score_goes_on_counting(shell: Shell) -> None:
    shell("rule", "1", "1", "--both", "4S N -1", "--under", "16B3", "--reason", "hesitation")
    shell("appeal", "10", "1", "--concurred", "yes")
    shell("decide", "11", "changed", "--both", "4S N =", "--reasons", "no alternative", "--under", "93B3")
    counting = "counting on: 13 Ruled, board 1, table 1, round 1: both sides 4♠ N ="
    assert counting in shell("undo", "12", "--only-show")
    assert counting in shell("undo", "12")
    assert "counting on" not in shell("undo", "13")
    assert "4♠ N −1" in shell.why("--pair", "1", "--board", "1").split("By ruling")[1]
    assert "counting on" not in shell("undo", "9"), "an entry of an act of its own"


@pytest.mark.clause("79C1", "12C1(a)")
def test_whoever_puts_a_result_right_reads_that_a_ruling_goes_on_counting(shell: Shell) -> None:
    counting = "goes on counting, for the same directions: entry 10."
    steps = (
        ("correct", "4S N +1"),
        ("direction",),
        ("sat", "--ns", "2", "--yes"),
        ("other-board", "2"),
        ("not-played",),
    )
    for step, *told in steps:
        assert counting not in shell(step, "1", "1", *told, "--reason", "a slip", "--only-show")
    shell("rule", "1", "1", "--ns", "A+", "--ew", "A-", "--under", "12C2(a)", "--reason", "late")
    for step, *told in steps:
        assert counting in shell(step, "1", "1", *told, "--reason", "a slip", "--only-show"), step
    assert counting not in shell("not-played", "1", "1", "--ns", "A", "--ew", "A", "--reason", "late", "--only-show")
    shell("rule", "1", "1", "--both", "keep", "--reason", "nobody was late", "--instead")
    assert "goes on counting" not in shell("correct", "1", "1", "4S N +1", "--reason", "a slip")
