"""`duplicado convert`."""

import json
import os
import stat
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.check import command as check
from duplicado.cli.convert import command
from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId
from duplicado.formats.dealing_files.dlm import read_dlm
from duplicado.formats.duplicado_json.document import OwnDocument, write_json
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.pbn.tables import read_optimum_results
from duplicado.formats.pbn.writer import write_deals
from duplicado.law.book.law_02 import board
from duplicado.score.side_score import Points
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")
PLAYED = (
    '[Event "Thursday"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{deal}"]\n[Auction "N"]\n'
    '1C Pass Pass Pass\n[Play "E"]\nS2 * * *\n'
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.pbn").write_text(write_deals([(board(number), DEAL) for number in range(1, 5)], event="Thursday"))
    return tmp_path


def run(*arguments: str, code: int = 0, lang: str = "en", stdin: bytes = b"") -> Result:
    result = CliRunner().invoke(command, [*arguments, "--lang", lang], input=stdin)
    assert result.exit_code == code, (result.output, result.exception)
    return result


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_for_the_dealing_machine_and_back(folder: Path) -> None:
    assert run("a.pbn", "a.dlm").output == "4 boards written to a.dlm (DLM).\n"
    source = (folder / "a.dlm").read_bytes()
    assert [each.number for each, _ in read_dlm(source).value] == [1, 2, 3, 4]
    assert b"Headline=Thursday\r\n" in source
    run("a.dlm", "b.pbn")
    records = read_pbn((folder / "b.pbn").read_bytes()).value.records
    assert [(record.board, record.layout) for record in records] == [(board(number), DEAL) for number in range(1, 5)]


@pytest.mark.skipif(find_spec("endplay") is None, reason="there is no solver for this Python")
def test_best_play_and_par_are_written_into_pbn(folder: Path) -> None:
    (folder / "noted.pbn").write_text((folder / "a.pbn").read_text().replace("[Site ", "{remark}\n[Site "))
    run("noted.pbn", "a.dlm", "--boards", "2")
    for source in ("a.dlm", "noted.pbn"):  # made of records, and games as they were read
        run(source, "b.pbn", "--boards", "2", "--optimum", "--force")
        games = read_pbn((folder / "b.pbn").read_bytes()).value.games
        assert [game.tag("OptimumScore") for game in games] == ["NS 630"]
        rows = read_optimum_results(games[0].sections["OptimumResultTable"]).value
        assert {(row.declarer, row.denomination, row.tricks) for row in rows} >= {(Seat.S, Denomination.HEARTS, 10)}
        assert len(rows) == 20
        run("b.pbn", "c.pbn", "--force")
        assert (folder / "c.pbn").read_bytes() == (folder / "b.pbn").read_bytes()
    assert b"{remark}" in (folder / "b.pbn").read_bytes()
    assert "DLM has no place for best play" in run("a.pbn", "b.dlm", "--optimum", code=2).output


def test_some_boards_and_what_is_lost(folder: Path) -> None:
    result = run("a.pbn", "a.ber", "--boards", "3-4")
    assert result.stdout == "2 boards written to a.ber (BER).\n"
    assert result.stderr == (
        "The file does not say the numbers of the boards, or not these: 3-4.\n"
        "The file does not say who dealt, and readers will take another dealer: boards 3-4.\n"
        "The file does not say the vulnerability, and readers will take another: boards 3-4.\n"
        "The name of the event is not in the file, or not letter by letter: Thursday.\n"
    )
    assert (folder / "a.ber").stat().st_size == 104


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "The auction is not in the file, or not all of it: boards 1."),
        ("es", "La subasta no está en el archivo, o no toda: estuches 1."),
        ("pt", "O leilão não está no arquivo, ou não todo: bolsas 1."),
    ],
)
def test_what_is_lost_in_each_language(folder: Path, lang: str, line: str) -> None:
    (folder / "p.pbn").write_text(PLAYED.format(deal=DEAL))
    assert line in run("p.pbn", "p.dup", lang=lang).stderr.splitlines()


def test_nothing_is_written_over_without_a_word(folder: Path) -> None:
    (folder / "a.dlm").write_text("mine")
    assert "a.dlm is there already" in run("a.pbn", "a.dlm", code=2).stderr
    assert (folder / "a.dlm").read_text() == "mine"
    run("a.pbn", "a.dlm", "--force")
    assert (folder / "a.dlm").read_bytes().startswith(b"[Document]")
    assert names(folder) == ["a.dlm", "a.pbn"]


def test_a_file_may_be_written_over_itself(folder: Path) -> None:
    run("a.pbn", "a.pbn", "--boards", "2", "--force")
    assert [record.board.number for record in read_pbn((folder / "a.pbn").read_bytes()).value.records] == [2]


def test_hands_stay_as_secret_as_they_were(folder: Path) -> None:
    (folder / "a.pbn").chmod(0o600)
    run("a.pbn", "a.dlm")
    assert stat.S_IMODE((folder / "a.dlm").stat().st_mode) == 0o600
    (folder / "a.pbn").chmod(0o644)
    run("a.pbn", "a.bri")
    assert stat.S_IMODE((folder / "a.bri").stat().st_mode) == 0o644
    run("-", "b.bri", stdin=(folder / "a.pbn").read_bytes())
    assert stat.S_IMODE((folder / "b.bri").stat().st_mode) == 0o600


def test_a_failure_leaves_no_half_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    (folder / "a.dlm").write_text("mine")
    assert "a.dlm cannot be written: No space left on device" in run("a.pbn", "a.dlm", "--force", code=2).stderr
    assert (folder / "a.dlm").read_text() == "mine"
    assert names(folder) == ["a.dlm", "a.pbn"]


def test_a_file_that_appears_meanwhile_is_not_written_over(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def meanwhile(_handle: int) -> None:
        (folder / "a.dlm").write_text("mine")

    monkeypatch.setattr(os, "fsync", meanwhile)
    run("a.pbn", "a.dlm", code=2)
    assert (folder / "a.dlm").read_text() == "mine"


def test_a_disk_without_links(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    run("a.pbn", "a.dlm")
    assert names(folder) == ["a.dlm", "a.pbn"]

    def meanwhile(_handle: int) -> None:
        (folder / "b.dlm").write_text("mine")

    monkeypatch.setattr(os, "fsync", meanwhile)
    run("a.pbn", "b.dlm", code=2)
    assert (folder / "b.dlm").read_text() == "mine"


def test_boards_that_cannot_be_dealt_are_not_written(folder: Path) -> None:
    result = run("a.pbn", "a.dup", "--boards", "1,3", code=1)
    assert result.stderr == (
        "DUP: the boards must follow one another, and board 2 is missing.\nNothing was written to a.dup.\n"
    )
    assert not (folder / "a.dup").exists()


def test_boards_that_are_not_there(folder: Path) -> None:
    result = run("a.pbn", "a.bri", "--boards", "1-6", code=1)
    assert "Boards that are in none of the files: 5-6." in result.stderr
    assert result.stdout == "4 boards written to a.bri (BRI).\n"
    assert "There is no board to write." in run("a.pbn", "b.bri", "--boards", "7", code=2).stderr


def test_what_cannot_be_read_is_said_and_the_rest_is_written(folder: Path) -> None:
    damaged = bytearray(run("a.pbn", "-", "--to", "bri").stdout_bytes)
    damaged[130:132] = b"99"
    (folder / "d.bri").write_bytes(damaged)
    result = run("d.bri", "d.dlm", code=1)
    assert (
        "d.bri: Left out, because they do not give each player thirteen cards of one pack: boards 2." in result.stderr
    )
    assert "board 2 is missing" in result.stderr
    assert run("d.bri", "d.pbn", code=1).stdout == "3 boards written to d.pbn (PBN).\n"


def test_standard_input_and_output(folder: Path) -> None:
    source = (folder / "a.pbn").read_bytes()
    written = run("-", "-", "--to", "csv", stdin=source).stdout_bytes
    assert written.count(b"\r\n") == 4
    assert run("-", "-", "--to", "pbn", stdin=written).stdout_bytes.count(b"[Deal ") == 4


def test_several_files_become_one(folder: Path) -> None:
    (folder / "b.pbn").write_text(write_deals([(board(5), DEAL)]))
    assert run("a.pbn", "b.pbn", "week.bri").stdout == "5 boards written to week.bri (BRI).\n"
    run("a.pbn", "b.pbn", "week.pbn")
    assert len(read_pbn((folder / "week.pbn").read_bytes()).value.games) == 5


def test_several_contests_are_not_one(folder: Path) -> None:
    head = "vg|Cup,,I,1,1,Reds,0,Blues,0|rs|4HS=,4HS+1|qx|o1|md|3,,,|ah|Board 1|sv|o|"
    for name in ("a.lin", "b.lin"):
        (folder / name).write_text(head)
    result = run("a.lin", "b.lin", "c.lin")
    assert "The files hold several contests" in result.stderr
    assert "several contests" not in run("a.lin", "d.lin").stderr


def test_boards_of_several_contests_are_written_together_and_counted(folder: Path) -> None:
    """One number with other hands in another contest is another board."""
    other = Deal({seat: DEAL[seat.partner] for seat in Seat})
    for name, number, deal in (("a.json", 1, DEAL), ("b.json", 2, DEAL), ("c.json", 1, other), ("d.json", 1, DEAL)):
        contest = Contest(title=name, boards={number: board(number)}, layouts={number: deal})
        (folder / name).write_text(write_json(OwnDocument((), contest)))
    assert run("a.json", "b.json", "both.json").stdout == "2 boards written to both.json (Duplicado JSON).\n"
    assert run("both.json", "both.csv").stdout == "2 boards written to both.csv (CSV).\n"
    assert run("a.json", "c.json", "both.rbn").stdout == "2 boards written to both.rbn (RBN).\n"
    assert run("a.json", "d.json", "one.csv").stdout == "One board written to one.csv (CSV).\n"


@pytest.mark.parametrize("written", ["both.pbn", "both.lin", "both.rbn", "both.json", "both.csv", "both.dlm"])
def test_boards_of_a_contest_without_records_stand_beside_the_records_of_another(folder: Path, written: str) -> None:
    (folder / "played.pbn").write_text(PLAYED.format(deal=DEAL))
    contest = Contest(title="Friday", boards={2: board(2)}, layouts={2: DEAL})
    (folder / "dealt.json").write_text(write_json(OwnDocument((), contest)))
    for order in (("played.pbn", "dealt.json"), ("dealt.json", "played.pbn")):
        assert run(*order, written, "--force").stdout.startswith("2 boards written to ")
        assert run(written, "back.csv", "--force").stdout == "2 boards written to back.csv (CSV).\n"


def test_several_contests_stay_contests_in_pbn(folder: Path) -> None:
    for name, title in (("a.json", "Monday"), ("b.json", "Tuesday")):
        line = BoardResult(1, ContestantId(1), ContestantId(2), Points(420), Points(-420))
        contest = Contest(title=title, contestants=(Contestant(ContestantId(1), (title,)),), results=(line,))
        (folder / name).write_text(write_json(OwnDocument((), contest)))
    assert "several contests" in run("a.json", "b.json", "c.lin").stderr
    assert "several contests" not in run("a.json", "b.json", "week.pbn").stderr
    games = read_pbn((folder / "week.pbn").read_bytes()).value.games
    assert [game.tags["Event"] for game in games] == ["Monday", "Tuesday"]
    assert all("ScoreTable" in game.sections for game in games)
    # Files that are PBN already keep all they have.
    run("week.pbn", "week.pbn", "twice.pbn")
    assert len(read_pbn((folder / "twice.pbn").read_bytes()).value.games) == 4


def test_boards_without_a_number_among_others_are_not_dealt_and_told_by_their_place(folder: Path) -> None:
    text = (folder / "a.pbn").read_text()
    (folder / "b.pbn").write_text(text.replace('[Board "2"]\n', ""))
    for target in ("b.dlm", "b.bri"):
        assert "boards without a number, in place 2; the file is" in run("b.pbn", target, code=1).stderr
    assert "or not these: without a number, in place 2." in run("b.pbn", "b.lin").stderr
    assert json.loads(run("b.pbn", "b.json", "--json").stdout)["boards"] == [1, 3, 4]


def test_a_file_in_another_character_set_names_its_own_when_it_is_written(folder: Path) -> None:
    head = "% PBN 2.1\n%Content-type: text/x-pbn; charset={}\n"
    text = (folder / "a.pbn").read_text().replace("Thursday", "Wałęsa")
    (folder / "b.pbn").write_bytes((head.format("ISO-8859-2") + text).encode("iso-8859-2"))
    assert run("b.pbn", "c.pbn").stderr == ""
    written = (folder / "c.pbn").read_bytes().decode("utf-8")
    assert ("charset=UTF-8" in written, "8859" in written, "Wałęsa" in written) == (True, False, True)


def test_a_folder_of_tables_is_one_file(folder: Path) -> None:
    columns = "NorthSpades,NorthHearts,NorthDiamonds,NorthClubs,EastSpades,EastHearts,EastDiamonds,EastClubs"
    south = columns.replace("North", "South").replace("East", "West")
    suits = (str(DEAL[seat]).split(".") for seat in (Seat.N, Seat.E, Seat.S, Seat.W))
    cells = ",".join(text for hand in suits for text in hand)
    (folder / "tables").mkdir()
    (folder / "tables" / "HandRecord.csv").write_text(f"Section,Board,{columns},{south}\n1,5,{cells}\n")
    (folder / "tables" / "RoundData.csv").write_text(
        "Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard\n1,1,1,1,2,5,5\n"
    )
    run("tables", "a.dlm")
    assert [(each.number, deal) for each, deal in read_dlm((folder / "a.dlm").read_bytes()).value] == [(5, DEAL)]
    assert stat.S_IMODE((folder / "a.dlm").stat().st_mode) & 0o111 == 0
    checked = CliRunner().invoke(check, ["tables"])
    assert (checked.exit_code, "hand records: 1" in checked.output) == (0, True), checked.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["a.pbn"], "Name the file to write"),
        (["a.pbn", "a.doc"], "does not say in which format"),
        (["a.pbn", "a.dlm", "--to", "doc"], "“doc” is no format that can be written; these are: pbn, lin,"),
        (["a.pbn", "."], "does not say in which format"),
        (["a.pbn", ".", "--to", "pbn"], "is no file but a folder"),
        (["a.pbn", "/dev/null", "--to", "pbn", "--force"], "is no file but a folder or a device"),
        (["none.pbn", "a.dlm"], "none.pbn cannot be read: No such file or directory"),
        (["a.txt", "a.dlm"], "a.txt is in no format that can be read"),
        (["a.pbn", "nowhere/a.dlm"], "nowhere/a.dlm cannot be written: No such file or directory"),
        (["a.pbn", "a.dlm", "--boards", "x"], "“x” is not a list of boards"),
        (["a.pbn", "a.dlm", "--boards", "5-3"], "“5-3” is not a list of boards"),
        (["a.pbn", "a.dlm", "--boards", "1-999999"], "That is more than 100000 boards."),
        (["a.pbn", "-", "--to", "bri", "--json"], "The standard output holds the file itself"),
    ],
)
def test_what_is_not_understood(folder: Path, arguments: list[str], said: str) -> None:
    (folder / "a.txt").write_text("nothing of the kind")
    assert said in run(*arguments, code=2).stderr
    assert names(folder) == ["a.pbn", "a.txt"]


def test_json(folder: Path) -> None:
    report = json.loads(run("a.pbn", "a.rbn", "--json").stdout)
    assert report == {
        "files": [{"file": "a.pbn", "format": "PBN", "findings": [], "left_out": {}}],
        "output": "a.rbn",
        "format": "RBN",
        "tried": False,
        "written": True,
        "boards": [1, 2, 3, 4],
        "missing": [],
        "lost": [],
    }
    report = json.loads(run("a.pbn", "a.cds", "--boards", "2,9", "--json", code=1).stdout)
    assert (report["missing"], report["written"], report["boards"]) == ([9], True, [2])
    (folder / "p.pbn").write_text('[Board "1"]\n[Deal "N:AK... - - -"]\noops\n')
    report = json.loads(run("p.pbn", "p.dup", "--json", code=1).stdout)
    assert report["written"] is False
    assert [each["code"] for each in report["lost"]] == ["unwritable-incomplete"]
    assert [(each["line"], each["code"]) for each in report["files"][0]["findings"]] == [(3, "pbn-stray-text")]


def test_what_is_untried_is_said(folder: Path) -> None:
    assert "The writer of RBN was not tried with other programs." in run("a.pbn", "a.rbn").stderr
    assert folder.joinpath("a.rbn").exists()
