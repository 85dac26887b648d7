"""`duplicado check`."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.cli.check import command
from duplicado.formats.registry import FORMATS, READ

CLEAN = '[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1C Pass Pass Pass\n'
INSUFFICIENT = '[Board "5"]\n[Dealer "N"]\n[Auction "N"]\n1S ^I 1H Pass Pass\nPass\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments: str, code: int, lang: str = "en", stdin: bytes = b"") -> Result:
    result = CliRunner().invoke(command, [*arguments, "--lang", lang], input=stdin)
    assert result.exit_code == code, (result.output, result.exception)
    return result


def test_a_clean_file(folder: Path) -> None:
    (folder / "a.pbn").write_text(CLEAN)
    assert run("a.pbn", code=0).output == (
        "Files: 1, boards: 1, calls: 4, cards: 0. Irregularities: 0, contradictions: 0, remarks on the files: 0.\n"
    )


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "en",
            "a.pbn:4, board 5, irregularity, Law 27: East bids 1♥ over 1♠, which is insufficient; the auction went on",
        ),
        (
            "es",
            "a.pbn:4, estuche 5, irregularidad, Artículo 27: Este declara 1♥ sobre 1♠, que es insuficiente; la subasta",
        ),
        ("pt", "a.pbn:4, bolsa 5, irregularidade, Lei 27: Este declara 1♥ sobre 1♠, que é insuficiente; o leilão"),
    ],
)
def test_an_irregularity_with_file_line_board_seat_and_law(folder: Path, lang: str, line: str) -> None:
    (folder / "a.pbn").write_text(INSUFFICIENT)
    assert run("a.pbn", code=1, lang=lang).output.startswith(line)


def test_every_finding_of_the_sample_has_a_sentence_in_each_language(repository: Path) -> None:
    sample = str(repository / "tests/samples/pbn/irregular.pbn")
    counts = [len(run(sample, code=1, lang=lang).output.splitlines()) for lang in ("en", "es", "pt")]
    assert counts == [8, 8, 8]


def test_json(folder: Path) -> None:
    (folder / "a.pbn").write_text(INSUFFICIENT + "oops\n")
    report = json.loads(run("a.pbn", "--json", "--edition", "2007", code=1).output)
    assert report["edition"] == "2007"
    assert report["summary"] == {
        "files": 1,
        "boards": 1,
        "calls": 5,
        "cards": 0,
        "results": 0,
        "hands": 0,
        "irregularities": 1,
        "discrepancies": 0,
        "diagnostics": 1,
    }
    irregular, damaged = report["files"][0]["findings"]
    assert irregular | {"text": ""} == {
        "line": 4,
        "kind": "irregularity",
        "code": "insufficient-bid",
        "text": "",
        "board": 5,
        "seat": "E",
        "law": "27",
        "part": "call 2",
        "marked": True,
    }
    assert (damaged["line"], damaged["kind"], damaged["code"]) == (6, "error", "pbn-unknown-call")


def test_the_standard_input_is_known_by_its_contents() -> None:
    assert "boards: 1" in run("-", code=0, stdin=CLEAN.encode()).output
    lin = "qx|o1|md|3SAKHAKDAKCAKQJT987,,,|sv|o|mb|1C|mb|p|mb|p|mb|p|pg||"
    assert '"format": "LIN"' in run("-", "--json", code=1, stdin=lin.encode()).output


def test_what_cannot_be_read_is_said_and_the_rest_is_checked(folder: Path) -> None:
    (folder / "a.pbn").write_text(CLEAN)
    (folder / "photo.jpg").write_bytes(b"\xff\xd8\xff\xe0")
    (folder / "sub").mkdir()
    result = run("missing.pbn", "sub", "photo.jpg", "a.pbn", code=2)
    assert "missing.pbn cannot be read: No such file or directory" in result.stderr
    assert "sub is a folder without tables of a scoring database; name the files in it, e.g. sub/*.pbn" in result.stderr
    assert "photo.jpg is in no format that can be read; these can: PBN, LIN," in result.stderr
    assert "Files: 4, boards: 1" in result.stdout


def test_a_file_that_is_empty(folder: Path) -> None:
    (folder / "a.pbn").write_text("")
    result = run("a.pbn", code=1)
    assert "a.pbn, warning: The file is empty (0 bytes)" in result.output
    assert "boards: 0" in result.output


def test_help_names_the_formats_and_what_is_untried() -> None:
    output = " ".join(CliRunner().invoke(command, ["--help"]).output.split())
    read, _, untried = output.partition("Untried")
    assert [known.name for known in READ if known.name not in read] == []
    assert [known.name for known in FORMATS if not known.is_tried and known.name not in untried] == []


def test_a_contest_that_was_written_by_the_program(folder: Path) -> None:
    from duplicado.formats.duplicado_json.document import OwnDocument, write_json
    from duplicado.formats.pbn.reader import read_pbn

    records = read_pbn(INSUFFICIENT).value.records
    (folder / "own.json").write_text(write_json(OwnDocument(records)))
    assert "board 5, irregularity, Law 27" in run("own.json", code=1).output


@pytest.mark.parametrize(("lang", "words"), [("es", "«Z» no es una mano"), ("pt", "“Z” não é uma mão")])
def test_the_reason_is_told_in_the_language_too(folder: Path, lang: str, words: str) -> None:
    (folder / "h.lin").write_text("qx|o1|md|1SAK9HZ|mb|1N|mb|p|mb|p|mb|p|\n")
    output = run("h.lin", code=1, lang=lang).output
    assert words in output
    assert "is not" not in output


USEBIO = """<USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS"><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>
<NS_PAIR_NUMBER>(A) 1 NS</NS_PAIR_NUMBER><EW_PAIR_NUMBER>(A) 2 EW</EW_PAIR_NUMBER><CONTRACT>3NT</CONTRACT>
<PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><SCORE>SCORED</SCORE></TRAVELLER_LINE></BOARD></EVENT></USEBIO>
"""


@pytest.mark.parametrize(("score", "found"), [("600", 1), ("400", 0), ("", 0)])
def test_the_lines_of_travellers_are_held_against_law_77(folder: Path, score: str, found: int) -> None:
    (folder / "lines.xml").write_text(USEBIO.replace("SCORED", score))
    result = CliRunner().invoke(command, ["lines.xml", "--json"])
    (report,) = json.loads(result.output)["files"]
    assert report["results"] == 1
    wrong = [each for each in report["findings"] if each["code"] == "score-disagrees"]
    assert len(wrong) == found
    assert all(each["board"] == 1 and "400" in each["text"] and "600" in each["text"] for each in wrong)
    assert [each["code"] for each in report["findings"] if each["kind"] == "error"] == []


def test_lines_of_travellers_and_hand_records_are_counted_and_checked(folder: Path) -> None:
    """Contract and score contradict one another, and the card that is led is held by another."""
    pairs = "<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>"
    played = "<CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><LEAD>SA</LEAD>"
    lin = "<LIN_DATA>pn|A,B,C,D|mb|p|mb|p|mb|p|mb|3N|mb|p|mb|p|mb|p|pg||</LIN_DATA>"
    lines = "".join(
        f"<TRAVELLER_LINE>{pairs}{played}<SCORE>{points}</SCORE>{more}</TRAVELLER_LINE>\n"
        for points, more in (("400", ""), ("600", lin))
    )
    suits = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
    hands = "".join(
        f"<HAND><DIRECTION>{seat}</DIRECTION><{suit}>AKQJT98765432</{suit}></HAND>"
        for seat, suit in zip(("North", "East", "South", "West"), suits, strict=True)
    )
    board = f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{lines}</BOARD>"
    record = f"<HANDSET><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{hands}</BOARD></HANDSET>"
    (folder / "a.xml").write_text(f'<USEBIO>\n<EVENT EVENT_TYPE="MP_PAIRS">\n{board}{record}</EVENT></USEBIO>')
    said = run("a.xml", code=1).output
    assert "Results: 2, hand records: 1." in said
    assert "a.xml:4, board 1, contradiction: 1–2: " in said
    assert said.count("600") == 1
    assert said.count("The lead is entered as ♠A, which East, who leads, does not hold (North does)") == 2


MOVEMENT = '{"columns": ["round", "table", "ns", "ew", "set"], "pairs": 2, "hands": [[1, 1, 1, 2, 1]]}'
SCALE = "imp_margin,6_boards,7_boards\n0,10.00,10.00\n1,10.50,10.47\n"


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("two.json", MOVEMENT, "It is a movement: duplicado movement --from two.json shows and checks it."),
        ("vp.csv", SCALE, "duplicado event conditions EVENT victory_points=… names one."),
        ("vp.csv", "boards,first_imp_for_11\n1-8,1\n", "duplicado event conditions EVENT victory_points=… names one."),
        ("notes.csv", "name,imp\nAnn,3\n", "CDS."),
        ("empty.json", "{}", "CDS."),
    ],
)
def test_a_file_for_another_command_is_told_so(folder: Path, name: str, content: str, said: str) -> None:
    (folder / name).write_text(content)
    assert run(name, code=2).output.splitlines()[0].endswith(said)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "a.rbn: 500 more findings of the kind rbn-not-a-line not listed"),
        ("es", "a.rbn: otras 500 observaciones de la clase rbn-not-a-line sin listar"),
        ("pt", "a.rbn: outras 500 observações do tipo rbn-not-a-line sem listar"),
    ],
)
def test_of_very_many_findings_of_one_kind_the_first_are_listed_and_all_are_counted(
    folder: Path, lang: str, line: str
) -> None:
    (folder / "a.rbn").write_text("B 1\n" + "?\n" * 1500)
    output = run("a.rbn", code=1, lang=lang).output.splitlines()
    assert line in output
    report = json.loads(run("a.rbn", "--json", code=1).output)
    (file,) = report["files"]
    assert (file["left_out"], file["counts"]) == ({"rbn-not-a-line": 500}, {"error": 1500})
    assert report["summary"]["diagnostics"] == 1500
    assert len(file["findings"]) == 1000


def test_json_that_breaks_off_before_its_form_is_known_is_refused_with_the_line(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{\n"id": "12",\n"sess', encoding="utf-8")
    said = run(str(file), code=2, lang="es").stderr
    assert "Como JSON no se entiende en la línea 3: se interrumpe aquí." in said
    file.write_text("[1, 2]", encoding="utf-8")
    assert "As JSON" not in run(str(file), code=2).stderr
