"""`duplicado deal`."""

import json
import os
import random
import stat
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli import deal as deal_command
from duplicado.cli.deal import command
from duplicado.dealing.chance import random_deals
from duplicado.dealing.committed import SEED_BYTES, commitment_of, deal_from_seed
from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number, number_of_deal
from duplicado.formats.pbn.reader import read_pbn
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def known_entropy(monkeypatch: pytest.MonkeyPatch) -> list[Deal]:
    """The deals that will be dealt."""
    monkeypatch.setattr(deal_command, "_ENTROPY", random.Random(1).randbytes)
    return list(random_deals(50, random.Random(1).randbytes))


def run(*arguments: str, code: int = 0, lang: str = "en") -> Result:
    result = CliRunner().invoke(command, [*arguments, "--lang", lang])
    assert result.exit_code == code, (result.output, result.exception)
    return result


def test_a_set_of_boards_into_a_file(folder: Path, known_entropy: list[Deal]) -> None:
    result = run("--boards", "1-32", "-o", "x.pbn", "--event", 'Copa "São João" \\o/ Тверь')
    assert result.output.startswith("32 boards dealt into x.pbn.\n")
    assert "keep it to yourself" in result.output
    read = read_pbn((folder / "x.pbn").read_bytes())
    assert read.diagnostics == ()
    records = read.value.records
    assert [record.board.number for record in records] == list(range(1, 33))
    assert (records[12].board.dealer, records[12].board.vulnerability) == (Seat.N, Vulnerability.BOTH)
    assert [record.layout for record in records] == known_entropy[:32]
    assert {game.tags["Event"] for game in read.value.games} == {'Copa "São João" \\o/ Тверь'}


def test_it_is_the_export_format(folder: Path) -> None:
    run("--boards", "7", "-o", "x.pbn", "--numbers")
    data = (folder / "x.pbn").read_bytes()
    assert data.startswith(b"% PBN 2.1\r\n% EXPORT\r\n")
    assert data.endswith(b"]\r\n")
    assert data.count(b"\n") == data.count(b"\r\n")
    names = [line[1:].split()[0] for line in data.decode().splitlines() if line.startswith("[")]
    assert names[:15] == [
        *("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal"),
        *("Scoring", "Declarer", "Contract", "Result"),
    ]


def test_the_number_in_the_file_is_that_of_the_deal(folder: Path) -> None:
    run("--boards", "1-3", "-o", "x.pbn", "--numbers")
    for game in read_pbn((folder / "x.pbn").read_bytes()).value.games:
        name, _, number = game.tags["DealId"].partition(":")
        assert name == "duplicado-1"
        assert game.record is not None
        assert deal_of_number(int(number)) == game.record.layout


def test_without_a_file_the_boards_are_printed(known_entropy: list[Deal]) -> None:
    printed = [run("--boards", "2", *dash).stdout_bytes for dash in ([], ["-o", "-"])]
    records = [record for data in printed for record in read_pbn(data).value.records]
    assert [record.board.number for record in records] == [2, 2]
    assert [record.layout for record in records] == known_entropy[:2]


def test_two_sets_are_never_the_same() -> None:
    assert run("--boards", "1").output != run("--boards", "1").output


def test_json(known_entropy: list[Deal]) -> None:
    report = json.loads(run("--boards", "4,2", "--json", "--numbers").output)
    assert report["numbering"] == "duplicado-1"
    assert report["boards"][0] == {
        "board": 4,
        "dealer": "W",
        "vulnerability": "both",
        "deal": str(known_entropy[0]),
        "number": str(number_of_deal(known_entropy[0])),
    }
    assert [row["board"] for row in report["boards"]] == [4, 2]
    assert "number" not in json.loads(run("--boards", "1", "--json").output)["boards"][0]


def test_the_report_on_a_file_does_not_give_the_hands_away(folder: Path) -> None:
    report = json.loads(run("--boards", "1-2", "-o", "x.pbn", "--json").output)
    assert report == {"file": "x.pbn", "boards": [1, 2]}
    assert len(read_pbn((folder / "x.pbn").read_bytes()).value.records) == 2


def test_a_file_that_is_there_is_kept(folder: Path) -> None:
    (folder / "x.pbn").write_text("precious")
    assert "cannot be dealt again" in run("-o", "x.pbn", code=2).output
    assert (folder / "x.pbn").read_text() == "precious"
    run("-o", "x.pbn", "--force")
    assert (folder / "x.pbn").read_bytes().startswith(b"% PBN")


def test_a_file_that_appears_meanwhile_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(count: int, /) -> bytes:
        (folder / "x.pbn").write_text("precious")
        return os.urandom(count)

    monkeypatch.setattr(deal_command, "_ENTROPY", slow)
    assert "cannot be dealt again" in run("-o", "x.pbn", code=2).output
    assert (folder / "x.pbn").read_text() == "precious"


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_only_the_owner_reads_the_file(folder: Path) -> None:
    run("--boards", "1", "-o", "x.pbn")
    assert stat.S_IMODE((folder / "x.pbn").stat().st_mode) == 0o600


def test_a_folder_that_is_not_there(folder: Path) -> None:
    assert "cannot be written" in run("-o", str(folder / "nowhere" / "x.pbn"), code=2).output


@pytest.mark.parametrize(
    ("listed", "numbers"), [("1-3", [1, 2, 3]), ("5", [5]), (" 1-2 , 30 - 31,7 ", [1, 2, 30, 31, 7])]
)
def test_lists_of_boards(listed: str, numbers: list[int]) -> None:
    report = json.loads(run("--boards", listed, "--json").output)
    assert [row["board"] for row in report["boards"]] == numbers


@pytest.mark.parametrize("listed", ["", "0", "0-4", "3-1", "-3", "1-", "1..4", "a", "1,,2", "1-2-3", "٣", "1" * 5000])
def test_lists_that_are_none(listed: str) -> None:
    assert "is not a list of boards" in run("--boards", listed, code=2).output


def test_lists_that_cannot_be_dealt() -> None:
    assert "Board 4 is in the list twice" in run("--boards", "1-8,4", code=2).output
    assert "more than 100000 boards" in run("--boards", "1-999999999", code=2).output
    assert "more than 100000 boards" in run("--boards", "1-60000,60001-120000", code=2).output


@pytest.mark.parametrize("title", ["two\nlines", "bell\a"])
def test_titles_that_do_not_fit_the_format(title: str) -> None:
    assert "cannot stand in a PBN file" in run("--event", title, code=2).output


def test_a_large_set_shows_its_progress(folder: Path) -> None:
    result = run("--boards", "1-1000", "-o", "x.pbn")
    assert "Writing" in result.stderr
    assert "Writing" not in result.stdout
    assert len(read_pbn((folder / "x.pbn").read_bytes()).value.records) == 1000


def test_the_deal_of_a_number() -> None:
    last = str(DEAL_COUNT - 1)
    assert run("--number", last).output == str(deal_of_number(DEAL_COUNT - 1)) + "\n"
    assert json.loads(run("--number", "0", "--json").output) == {
        "numbering": "duplicado-1",
        "number": "0",
        "deal": "N:...AKQJT98765432 .AKQJT98765432.. ..AKQJT98765432. AKQJT98765432...",
    }
    for number in ("-1", str(DEAL_COUNT)):
        assert f"from 0 to {last}" in run("--number", number, code=2).output


def test_a_fair_set_passes(folder: Path) -> None:
    run("--boards", "1-36", "-o", "x.pbn")
    assert run("--check", "x.pbn").output == "36 deals: nothing about them is out of the ordinary.\n"
    report = json.loads(run("--check", "x.pbn", "--json").output)
    assert (report["deals"], report["repeated"], report["suspect"], len(report["tests"])) == (36, 0, False, 22)
    assert set(report["tests"][2]) == {"subject", "seat", "suit", "chi_square", "degrees_of_freedom", "surprise"}


def test_a_repeated_deal_is_found(folder: Path) -> None:
    run("--boards", "1-24", "-o", "x.pbn")
    text = (folder / "x.pbn").read_bytes()
    (folder / "twice.pbn").write_bytes(text + text.replace(b'[Board "', b'[Board "10'))
    output = run("--check", "twice.pbn", code=1).output
    assert "48 deals: they do not look random." in output
    assert "24 deals are the same as others in the file." in output


def test_a_board_that_several_tables_played_is_one_deal(folder: Path) -> None:
    run("--boards", "1-24", "-o", "x.pbn")
    text = (folder / "x.pbn").read_bytes()
    (folder / "tables.pbn").write_bytes(text + text)
    assert run("--check", "tables.pbn").output.startswith("24 deals: nothing")


def test_a_dealer_that_prefers_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_command, "_ENTROPY", lambda count: bytes(1) * 4 + os.urandom(count)[: count - 4])
    for board in range(1, 41):
        run("--boards", str(board), "-o", f"{board}.pbn")
    (folder / "x.pbn").write_bytes(b"".join((folder / f"{board}.pbn").read_bytes() for board in range(1, 41)))
    output = run("--check", "x.pbn", code=1).output
    assert "not spread evenly" in output
    assert "one set in a million" in output
    assert "no parecen al azar" in run("--check", "x.pbn", code=1, lang="es").output
    assert "não parecem ao acaso" in run("--check", "x.pbn", code=1, lang="pt").output
    assert json.loads(run("--check", "x.pbn", "--json", code=1).output)["suspect"] is True


def test_too_few_deals_to_check(folder: Path) -> None:
    run("--boards", "1-19", "-o", "x.pbn")
    assert "19 complete deals: too few" in run("--check", "x.pbn", code=2).output


def test_a_file_to_check_that_is_not_there(folder: Path) -> None:
    assert "x.pbn" in run("--check", str(folder / "x.pbn"), code=2).output


def test_one_task_at_a_time(folder: Path) -> None:
    (folder / "x.pbn").write_bytes(b"")
    assert "--number or --check" in run("--check", "x.pbn", "--number", "1", code=2).output


@pytest.mark.parametrize("lang", ["es", "pt"])
def test_languages(folder: Path, lang: str) -> None:
    first = run("--boards", "1-2", "-o", f"{lang}.pbn", lang=lang).output
    assert {"es": "2 estuches repartidos", "pt": "2 bolsas dadas"}[lang] in first
    assert (folder / f"{lang}.pbn").exists()


def test_boards_of_a_seed_are_dealt_again_and_held_against_the_commitment(folder: Path) -> None:
    seed = bytes(range(SEED_BYTES))
    said = commitment_of(seed, range(1, 5))
    result = run("--verify", said, "--seed", seed.hex(), "--boards", "1-4", "-o", "x.pbn")
    assert "is the one that was committed to" in result.output
    dealt = [deal for _, deal in deal_from_seed(seed, range(1, 5))]
    assert [each.layout for each in read_pbn((folder / "x.pbn").read_bytes()).value.records] == dealt
    told = json.loads(run("--verify", said, "--seed", seed.hex(), "--boards", "1-5", "--json", code=1).output)
    assert told["committed"] is False
    assert told["boards"][0]["deal"] == str(dealt[0])
    assert "is not the one" in run("--verify", said, "--seed", seed[::-1].hex(), "--boards", "1-4", code=1).output


@pytest.mark.parametrize("wrong", [("--seed", "00"), ("--verify", "0"), ("--verify", "0", "--seed", "xy")])
def test_a_seed_that_is_none(wrong: tuple[str, ...]) -> None:
    assert "seed" in run(*wrong, code=2).output
