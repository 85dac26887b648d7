"""`duplicado event pair`, `replan` and `plan`."""

import json
import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.cli.event.group import command
from duplicado.event.contest import ContestantId
from duplicado.event.pairing.errors import ImpossibleRound, Remedy
from duplicado.event.pairing.rounds import PairingMethod, PairingReason, PairingStep
from duplicado.event.record.round_pairing import next_round
from duplicado.event.record.state import EventState
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.pairing_words import impossible_text, step_text
from duplicado.service.acts.movement import ReplanMovement

FOLDER = Path(sys.modules[next_round.__module__].__file__ or "").parent
RECORD = tuple(FOLDER / f"{name}.py" for name in ("round_pairing", "round_boards", "knockout_rounds"))
REPLANNED = (
    FOLDER / "replanned_section.py",
    Path(sys.modules[ReplanMovement.__module__].__file__ or ""),
)


class Shell:
    """Runs the commands on one event's file."""

    def __init__(self, folder: Path) -> None:
        self.file = str(folder / "club.event")

    def __call__(self, step: str, *arguments: str, code: int = 0, lang: str = "en", typed: str = "") -> str:
        line = [step, self.file, *arguments, "--lang", lang]
        result = CliRunner().invoke(command, line, input=typed or None)
        assert result.exit_code == code, (result.output, result.exception)
        return result.output

    def play(self, number: int) -> None:
        """Enter a result for everything that is missing, another in each round and at each table."""
        waiting = json.loads(self("show", "--json"))["waiting"]
        lines: list[str] = []
        for each in waiting:
            words = each["place"].replace(",", "").split()
            table, board = int(words[words.index("table") + 1]), int(words[words.index("board") + 1])
            if each["what"] == "result":
                made = (table * 7 + board * number) % 5
                lines.append(f"{table} {board} {('4S N =', '4S N -1', '3NT E =', '2H S +1', 'pass')[made]}")
        self("results", "-", typed="\n".join(lines))


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def teams(shell: Shell, count: int, *options: str, pairing: str = "swiss") -> None:
    shell("new", "--title", "League", "--kind", "teams", "--pairing", pairing, *options)
    for number in range(1, count + 1):
        shell("enter", str(number), f"A{number}", f"B{number}", "--team", f"Team {number}")


def words_of(options: object) -> str:
    """Call a test by the options that it tries."""
    return str(options).replace("'", "").replace(",", "")


# ---- pair


def test_a_whole_swiss(shell: Shell) -> None:
    teams(shell, 7)
    assert shell("pair", "--boards", "4").splitlines() == [
        "Round 1 – by seeding, boards 1–4",
        "  Tables 1–2: 1 Team 1 against 4 Team 4",
        "  Tables 3–4: 2 Team 2 against 5 Team 5",
        "  Tables 5–6: 3 Team 3 against 6 Team 6",
        "  Bye: 7 Team 7",
        "",
        "How it came about:",
        "  7 Team 7 has the bye as the lowest who may have it.",
    ]
    said = shell("pair", code=1)
    assert said.startswith("Round 1 has no result yet at table 1–6 (board 1–4). Enter what is missing")
    met: set[frozenset[str]] = set()
    byes: list[str] = []
    for number in range(1, 6):
        shell.play(number)
        if number < 5:
            paired = json.loads(shell("pair", "--json"))
            assert (paired["session"], paired["round"]) == (1, number + 1)
            couples = {frozenset((each["home"], each["away"])) for each in paired["matches"]}
            assert len(couples) == 3
            assert not met & couples
            met |= couples
            byes += paired["byes"]
            assert {board for each in paired["tables"] for board in each["boards"]} == set(
                range(4 * number + 1, 4 * number + 5)
            )
    assert len({*byes, "7"}) == 5
    ranks = json.loads(shell("show", "--json"))["rankings"][0]["ranks"]
    assert {rank["contestant"] for rank in ranks} == set("1234567")
    # Five rounds of three matches and a bye: half of what is at stake, and two more for each bye.
    assert sum(eval_fraction(rank["total"]) for rank in ranks) == pytest.approx(5 * (3 * 20 + 12))
    assert shell("log").count("From round") == 4


def eval_fraction(text: str) -> float:
    top, _, bottom = text.partition("/")
    return int(top) / int(bottom or "1")


def test_a_swiss_of_pairs_at_tables_of_their_own(shell: Shell) -> None:
    shell("new", "--title", "Pairs", "--pairing", "swiss")
    said = shell("pair", "--contestants", "6", "--boards", "3")
    assert "  Table 1: 1 against 4" in said
    shell.play(1)
    assert "Round 2 – Swiss, boards 4–6" in shell("pair")
    assert "VP" in shell("show")


def test_the_round_is_shown_and_not_taken_down(shell: Shell) -> None:
    teams(shell, 4)
    assert shell("pair", "--boards", "2", "--only-show").endswith("\nNothing was saved.\n")
    assert "round 1" not in shell("log").lower()
    shell("pair", "--boards", "2")
    assert "Round 1" in shell("pair", "--again")


@pytest.mark.parametrize("language", list(Language))
def test_what_would_help_is_said_and_can_be_asked_for(shell: Shell, language: Language) -> None:
    teams(shell, 4)
    shell("pair", "--boards", "2")
    for number in (1, 2):
        shell.play(number)
        shell("pair")
    shell.play(3)
    assert "--remedy allow-rematches: " in shell("pair", code=1, lang=language.value)
    assert shell("pair", "--remedy", "allow-rematches", "--only-show", lang=language.value).count("(") == 0


def test_a_knock_out_from_the_bracket_to_its_winner(shell: Shell) -> None:
    teams(shell, 3, pairing="knock-out")
    said = shell("pair", "--boards", "2")
    assert "Tables 1–2: 2 Team 2 against 3 Team 3" in said
    assert "Bye: 1 Team 1" in said
    shell("result", "1", "1", "4S N =")
    assert "no result yet" in shell("pair", code=1)
    for line in (("2", "1", "4S N -1"), ("1", "2", "pass"), ("2", "2", "pass")):
        shell("result", *line)
    assert "Tables 1–2: 1 Team 1 against 2 Team 2" in shell("pair")
    shell("result", "1", "3", "pass")
    shell("result", "1", "4", "pass")
    shell("result", "2", "3", "pass")
    shell("result", "2", "4", "pass")
    tied = "The match 1 Team 1 against 2 Team 2 is tied. It goes on with extra boards, still to be played: 2"
    assert tied in shell("pair", code=1)
    shell("withdraw", "1", "--after-round", "2")
    assert "The knock-out is over: 2 Team 2 has won it." in shell("pair", code=1)


def test_conditions_that_make_no_round_are_refused(shell: Shell, tmp_path: Path) -> None:
    conditions = tmp_path / "club.toml"
    for text, said in (
        ('pairing = "swis"', "none, swiss, danish, knock-out"),
        ('pairing = "swiss"\nwinners = 2', "(winners = 1)"),
        ('pairing = "knock-out"', "(form = knock-out)"),
        ('odd = "three-way-in-one-round"', "Three-way matches are for teams"),
        ('pairing_method = "danish"', "choose matching or untangling"),
        ("rematch_after = 0", "write 1 or more (rematch_after)"),
        ('kind = "individual"\npairing = "swiss"', "(pairing = none)"),
        ('kind = "teams"\nmethod = "imps"\nform = "boards"\npairing = "swiss"', "(form = matches)"),
        ('kind = "teams"\nmethod = "imps"\nform = "knock-out"\npairing = "danish"', "(pairing = knock-out)"),
    ):
        conditions.write_text(text, encoding="utf-8")
        assert said in shell("new", "--title", "X", "--conditions", str(conditions), code=2)
    lines = ('kind = "teams"', 'method = "imps"', 'form = "matches"', 'pairing = "swiss"', 'apart = ["Porto"]')
    conditions.write_text("\n".join((*lines, 'odd = "three-way-in-one-round"', "rematch_after = 2")), encoding="utf-8")
    shell("new", "--title", "X", "--conditions", str(conditions))
    said = shell("pair", "--contestants", "7", "--boards", "4")
    assert "Tables 5–7: 5, 6, 7, boards 1–6, each against both others" in said
    shell.play(1)
    ranks = json.loads(shell("show", "--json"))["rankings"][0]["ranks"]
    assert {rank["contestant"]: rank["boards"] for rank in ranks} == dict.fromkeys("1234567", 4)
    assert sum(eval_fraction(rank["total"]) for rank in ranks) == pytest.approx(70)


def test_an_event_that_is_not_paired_says_so(shell: Shell) -> None:
    shell("new", "--title", "X")
    assert 'pairing = "swiss"' in shell("pair", "--boards", "2", code=1)


@pytest.mark.parametrize("language", list(Language))
def test_every_reason_remedy_and_error_has_its_words(language: Language) -> None:
    messages = Messages.load(language)
    who = tuple(map(ContestantId, range(1, 5)))
    for reason in PairingReason:
        text = step_text(PairingStep(reason, who, 1), ((1, 1), (1, 2)), EventState(), messages)
        assert text
        assert "{" not in text
        assert messages.has(f"pairing-step-{reason.value}")
    avoided = PairingStep(PairingReason.REMATCH_AVOIDED, who[:2], 3)
    assert (
        "session 2" in step_text(avoided, ((1, 1), (1, 2), (2, 1)), EventState(), messages)
        or language is not Language.ENGLISH
    )
    for method in PairingMethod:
        assert messages.has(f"pairing-method-{method.value}")
    for ways in (((Remedy.BYE,),), tuple((each,) for each in Remedy), ((Remedy.ALLOW_REMATCHES, Remedy.SECOND_BYE),)):
        text = impossible_text(ImpossibleRound(3, ways), messages)
        assert text.count("\n") == len(ways)
        assert text.count("--remedy") == sum(map(len, ways))
    for source, prefix in ((RECORD, "pairing-error-"), (REPLANNED, "replan-error-")):
        codes = {
            code for path in source for code in re.findall(r'(?:NotReady|NotReplanned)\("([a-z-]+)"', path.read_text())
        }
        assert codes
        assert [code for code in codes if not messages.has(prefix + code)] == []


# ---- replan


@pytest.fixture
def evening(shell: Shell) -> Shell:
    shell("new", "--title", "Thursday")
    shell("plan", "--movement", "howell", "--pairs", "7", "--boards", "3")
    return shell


def test_a_pair_comes_late(evening: Shell) -> None:
    said = evening("replan", "3", "late", "--names", "Ana Lima, Rui Matos")
    assert "Before round 3: a pair comes late. The ways to go on, the best first:" in said
    assert "Entered: 8 Ana Lima, Rui Matos" in said
    assert said.endswith("From round 3 on Howell: 8 pairs, 4 tables, 7 rounds in all, sets of 3\n")


def test_who_is_entered_already_keeps_his_number(evening: Shell) -> None:
    evening("enter", "30", "Ana", "Rui")
    evening("replan", "2", "late=2", "--way", "1")
    planned = json.loads(evening("log", "--json").splitlines()[-1])["fact"]
    assert [each["number"] for each in planned["contestants"]][-2:] == [30, 31]


def test_a_pair_goes_home_and_minutes_are_lost(evening: Shell) -> None:
    assert "2 left the event after round 3" in evening("replan", "4", "leaves=2", "--reason", "ill")
    ways = json.loads(evening("replan", "4", "minutes=20", "--only-show", "--json"))["ways"]
    number = next(i for i, each in enumerate(ways, 1) if each["way"] == "fewer-boards")
    assert "sets of 1" in evening("replan", "4", "minutes=20", "--way", str(number))
    assert "Nothing was saved." in evening("replan", "5", "rounds=6", "--only-show")
    assert evening("log").count("From round") == 2


def test_what_was_played_is_not_planned_anew(evening: Shell) -> None:
    evening("result", "1", "1", "pass", "--round", "1", "--yes")
    said = evening("replan", "1", "closes=2", code=1)
    assert "Nothing is changed that has been played" in said


@pytest.mark.parametrize("language", list(Language))
def test_changes_that_cannot_be_are_refused_in_words(evening: Shell, language: Language) -> None:
    lang = language.value
    assert "leaves=7" in evening("replan", "3", "rain", code=2, lang=lang)
    assert evening("replan", "3", "leaves=70", code=1, lang=lang)
    assert evening("replan", "30", "opens", code=1, lang=lang)
    assert evening("replan", "3", "late", "--pair", "3", code=1, lang=lang)
    assert evening("replan", "3", "late", "--pair", "30", "--pair", "31", code=1, lang=lang)
    assert evening("replan", "3", "late", "--way", "9", code=2, lang=lang)
    assert evening("replan", "3", "late", "--session", "2", code=1, lang=lang)
    assert evening("log").count("\n") == 2


# ---- plan


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            ("--movement", "mitchell", "--tables", "5", "--boards", "4"),
            "Mitchell: 10 pairs, 5 tables, 5 rounds, sets of 4",
        ),
        (
            ("--movement", "mitchell", "--pairs", "9", "--rounds", "4", "--boards", "4"),
            "9 pairs, 5 tables, 4 rounds",
        ),
        (("--movement", "howell", "--pairs", "8", "--minutes", "160"), "8 pairs, 4 tables, 7 rounds, sets of 3"),
        (
            ("--barometer", "--pairs", "9", "--minutes", "120"),
            "Barometer: 9 pairs, 4 tables, 8 rounds, sets of 2",
        ),
        (
            ("--barometer", "--pairs", "8", "--rounds", "5", "--boards", "2"),
            "8 pairs, 4 tables, 5 rounds, sets of 2",
        ),
        (("--movement", "share-and-relay", "--tables", "4", "--boards", "4"), "8 pairs, 4 tables, 4 rounds"),
        (("--pairs", "8", "--minutes", "120", "--boards", "4"), "sets of 4"),
    ],
    ids=words_of,
)
def test_a_movement_by_its_name_or_for_a_time(shell: Shell, options: tuple[str, ...], said: str) -> None:
    shell("new", "--title", "X")
    assert said in shell("plan", *options)


@pytest.mark.parametrize(
    ("kind", "options", "said"),
    [
        ("teams", ("--pairs", "9", "--minutes", "190"), "American Whist: 9 teams, 9 tables, 8 rounds"),
        ("teams", ("--movement", "new-england", "--tables", "6", "--boards", "3"), "New England relay: 6 teams"),
        (
            "teams",
            ("--movement", "round-robin", "--pairs", "5", "--rounds", "3", "--boards", "6"),
            "5 teams, 4 tables, 3 rounds",
        ),
        ("individual", ("--pairs", "12", "--minutes", "180"), "12 players, 3 tables"),
        ("individual", ("--pairs", "13"), "13 players, 3 tables, 13 rounds, sets of 3"),
        (
            "individual",
            ("--movement", "rainbow", "--tables", "5", "--boards", "2"),
            "20 players, 5 tables, 5 rounds",
        ),
    ],
    ids=words_of,
)
def test_movements_of_teams_and_individuals(shell: Shell, kind: str, options: tuple[str, ...], said: str) -> None:
    shell("new", "--title", "X", "--kind", kind)
    assert said in shell("plan", *options)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("pairs", ("--movement", "whist", "--pairs", "12", "--boards", "2")),
        ("pairs", ("--movement", "tango", "--pairs", "12", "--boards", "2")),
        ("pairs", ("--movement", "mitchell", "--pairs", "8", "--boards", "2")),
        ("pairs", ("--movement", "howell", "--pairs", "8")),
        ("pairs", ("--movement", "howell", "--pairs", "8", "--minutes", "20")),
        ("pairs", ("--pairs", "8", "--minutes", "120", "--rounds", "5")),
        ("pairs", ("--movement", "howell", "--boards", "2")),
        ("pairs", ("--pairs", "8", "--minutes", "1")),
        ("teams", ("--barometer", "--pairs", "8", "--minutes", "120")),
        ("teams", ("--pairs", "9", "--minutes", "1")),
        ("individual", ("--pairs", "6", "--minutes", "100")),
        ("individual", ("--pairs", "6")),
    ],
    ids=words_of,
)
def test_movements_that_there_are_not_are_refused(
    shell: Shell, kind: str, options: tuple[str, ...], language: Language
) -> None:
    shell("new", "--title", "X", "--kind", kind)
    assert shell("plan", *options, code=2, lang=language.value).startswith(
        "Erro: " if language.value == "pt" else "Error: "
    )
    assert shell("log").count("\n") == 1


def test_a_movement_with_several_sets_at_a_table_says_how_many_boards_it_needs(shell: Shell) -> None:
    shell("new", "--title", "X")
    said = shell("plan", "--movement", "howell", "--pairs", "4", "--boards", "1", code=2)
    assert "howell needs at least 2 boards in each round." in said


# ---- replan, teams and single players


@pytest.mark.parametrize("language", list(Language))
def test_teams_are_planned_anew(shell: Shell, language: Language) -> None:
    teams(shell, 7, pairing="none")
    shell("plan", "--movement", "american-whist", "--boards", "2")
    shown = shell("replan", "3", "leaves=4", "--only-show", lang=language.value)
    assert shown.count("\n  2. ") == 1
    taken = json.loads(shell("replan", "3", "rounds=4", "--json"))
    assert [each["way"] for each in taken["ways"]] == ["finish", "cut"]
    assert [each["unfinished_matches"] for each in taken["ways"]] == [0, 14]
    said = shell("replan", "3", "late", "--names", "Ana, Rui, Eva, Leo")
    assert "Entered: 8 " in said
    assert "closes" not in shell("replan", "3", "closes=2", code=1, lang=language.value)
    assert shell("replan", "3", "closes=2", code=1).startswith("Teams and single players need all their tables")


@pytest.mark.parametrize("language", list(Language))
def test_single_players_are_planned_anew(shell: Shell, language: Language) -> None:
    shell("new", "--title", "Individual", "--kind", "individual")
    for number in range(1, 9):
        shell("enter", str(number), f"P{number}")
    shell("plan", "--movement", "whist", "--rounds", "5", "--boards", "2")
    shown = shell("replan", "3", "late", "--names", "Ana", "--only-show", lang=language.value)
    assert shown.splitlines()[1].startswith("* 1. ")
    shell("replan", "3", "late", "--names", "Ana")
    left = json.loads(shell("replan", "4", "leaves=9", "--json"))
    assert left["ways"][0]["never_play"] == 0
    assert "9 left the event" not in shell("show")
    shell("replan", "5", "rounds=4")
    shell("result", "1", "1", "4S N =")
    one = r"\d P\d"
    four = {
        "en": f"{one} and {one} against {one} and {one}:",
        "es": f"{one} y {one} contra {one} y {one}:",
        "pt": f"{one} e {one} contra {one} e {one}:",
    }
    assert re.search(four[language.value], shell("log", lang=language.value)), "all four who sat there are named"


# ---- a knock-out over two sessions, and the consolation


def test_a_knock_out_over_two_sessions_and_its_consolation(shell: Shell, tmp_path: Path) -> None:
    teams(shell, 4, "--stanzas", "2", pairing="knock-out")
    plate = str(tmp_path / "plate.event")
    shell("pair", "--boards", "2")
    shell.play(1)
    said = shell("consolation", plate, "--title", "Plate", code=1)
    assert said.startswith("Round 1 still has no winner")
    second = shell("pair", "--session", "2")
    assert "Round 1 of session 2" in second
    assert "The matches begun in round 1 of session 1 go on with their next stanza." in second
    waiting = json.loads(shell("show", "--json"))["waiting"]
    for each in waiting:
        words = each["place"].replace(",", "").split()
        table, board = words[words.index("table") + 1], words[words.index("board") + 1]
        shell("result", table, board, "pass" if table in "23" else "4S N =", "--session", "2")
    for language in Language:
        shell("consolation", plate, "--title", "Plate", "--rounds", "2", code=1, lang=language.value)
    shell("consolation", plate, "--title", "Plate", "--pairing", "knock-out")
    side = Shell(tmp_path / "other")
    side.file = plate
    assert "against" in side("pair", "--boards", "2")
    assert shell("consolation", plate, "--title", "Plate", code=2)


# ---- sections that share their boards, and a file whose boards have no numbers


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_a_section_shares_the_boards_of_the_others(shell: Shell, lang: str) -> None:
    shell("new", "--title", "Three sections", "--winners", "1")
    howell = ("plan", "--movement", "howell", "--pairs", "16", "--boards", "2")
    assert "--share-boards" in shell(*howell, "--section", "A", "--share-boards", code=2, lang=lang)
    shell(*howell, "--section", "A")
    shell(*howell, "--section", "B", "--share-boards")
    said = shell(*howell, "--section", "C", "--share-boards", lang=lang)
    assert "A, B, C" in said
    assert re.search(r"\b2\b.*\(.*\b3\)", said)
    other = shell("plan", "--movement", "howell", "--pairs", "12", "--boards", "2", "--section", "D", "--share-boards",
                  code=2, lang=lang)  # fmt: skip
    assert "15" in other
    assert "11" in other


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_results_of_boards_without_a_number_are_not_taken_over(shell: Shell, tmp_path: Path, lang: str) -> None:
    source = tmp_path / "unnumbered.pbn"
    source.write_text(
        '% PBN 2.1\n[Event "x"]\n[Board "0"]\n[Dealer "N"]\n[Vulnerable "None"]\n'
        '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS"]\n1 4 4H S 10 420\n2 3 4H S 11 450\n'
    )
    said = shell("import", str(source), code=2, lang=lang)
    assert "unnumbered.pbn: 2 " in said
    assert not Path(shell.file).exists()


@pytest.mark.parametrize(("compared", "best"), [(None, "100.00 83.33 83.33 66.67"), ("section", "100.00 " * 4)])
def test_sections_that_share_boards_are_compared_across_the_field_unless_said_otherwise(
    shell: Shell, compared: str | None, best: str
) -> None:
    shell("new", "--title", "Two sections", "--method", "matchpoints")
    if compared:
        shell("conditions", f"compared={compared}", "--reason", "each for itself")
    for section, other in (("A", "4S N -1"), ("B", "4S N -2")):
        shell("plan", "--section", section, "--movement", "howell", "--pairs", "4", "--boards", "2")
        for table, line in (("1", "4S N ="), ("2", other)):
            shell("result", table, "1", line, "--section", section, "--yes")
    # In the field 420 beats two scores and is equal to one: 5 of 6 matchpoints; 100 beats three, 50 two.
    percentages = re.findall(r"\d+\.\d\d$", shell("show"), re.MULTILINE)
    assert percentages[:4] == best.split()
