"""`duplicado exam`."""

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from duplicado.casebook import library
from duplicado.cli.exam import command
from duplicado.cli.exam_papers import ExamRecordHead, read_record

CASE = """
case: An insufficient bid that is not accepted
law: [2007, 2017]
cites: [27A1, 27B2]
steps:
  - N: 1S
  - E: 1H
  - S: attention
  - expect: {options: [{by: S, law: 27A1}]}
  - S: refuse
  - E: 3NT
  - expect: {auction: [1S, 3NT]}
---
case: Too early
cites: [18D]
mode: guarded
steps:
  - {E: P, refused: true}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cases.yaml"
    path.write_text(CASE, encoding="utf-8")
    return path


def exam(*arguments: str | Path, typed: str | None = None, lang: str = "en") -> Result:
    return CliRunner().invoke(command, [*map(str, arguments), "--lang", lang], input=typed)


def test_everything_right_from_a_file_of_answers(file: Path, tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    # The order of the cases follows from the seed; with one Law there is one.
    answers.write_text("# of the first case\nS 27A1\naccept, refuse\n\n1S, 3NT\n", encoding="utf-8")
    options: list[str | Path] = [file, "--law", "27", "--seed", "3", "--answers", answers]
    asked = exam(*options, "--json")
    report = json.loads(asked.stdout)
    kinds = [row["about"] for row in report["marks"]]
    assert kinds == ["options", "choices", "auction"]
    assert asked.exit_code == 0
    assert (report["right"], report["asked"], report["questions"]) == (3, 3, 3)
    assert report["laws"] == [{"law": 27, "right": 3, "asked": 3}]
    shown = exam(*options)
    assert shown.exit_code == 0
    assert "3 of 3 right: 100 %." in shown.output
    # What happened is told once, and what follows from it only when all that it tells has been asked.
    assert shown.output.count("South draws attention.") == 1
    told = shown.output.splitlines()
    assert told.index("The Director:") > told.index("> accept, refuse")
    assert "An insufficient bid that is not accepted" in shown.output


@pytest.mark.parametrize(
    ("lang", "wrong", "none"),
    [("en", "Not right. It is: South (Law 27A1)", "No answer. It is: accept, refuse"),
     ("es", "Incorrecto. Es: Sur (Artículo 27A1)", "Sin respuesta. Es: aceptar, rechazar"),
     ("pt", "Errado. É: Sul (Lei 27A1)", "Sem resposta. É: aceitar, recusar")],
)  # fmt: skip
def test_what_is_wrong_is_told_with_what_is_right_and_why(file: Path, lang: str, wrong: str, none: str) -> None:
    result = exam(file, "--law", "27", "--seed", "3", typed="W 27A1\n.\n1S, 3NT\n", lang=lang)
    assert result.exit_code == 1
    assert wrong in result.output
    assert none in result.output
    assert "27A1: " in result.output  # the clause in short words
    assert "33 %" in result.output


def test_nonsense_is_asked_again_and_q_stops(file: Path) -> None:
    result = exam(file, "--law", "27", "--seed", "3", typed="hello\n9\nS 27A1\nq\n")
    assert result.exit_code == 1
    assert result.output.count("is no answer to this. Write a number from 1 to 4") == 2
    assert "Right." in result.output
    assert "Stopped: 2 questions are left." in result.output


def test_a_record_goes_on_where_it_stopped(file: Path, tmp_path: Path) -> None:
    record = tmp_path / "exam.txt"
    first = exam(file, "--law", "27", "--seed", "3", "--record", record, typed="S 27A1\n")
    assert first.exit_code == 1
    assert f"Go on with: duplicado exam --record {record}" in first.output
    assert record.read_text(encoding="utf-8").splitlines()[1:] == ["S 27A1"]
    second = exam("--record", record, typed="accept, refuse\n1S, 3NT\n")
    assert second.exit_code == 0
    assert "3 of 3 right" in second.output
    assert "one answer has been given" in second.output
    again = exam("--record", record)
    assert again.exit_code == 0
    other = exam("--record", record, "--seed", "4")
    assert other.exit_code == 2
    assert "another examination" in other.output


def test_what_is_no_record_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear all\n", encoding="utf-8")
    result = exam("--record", path)
    assert result.exit_code == 2
    assert "no record of an examination" in result.output
    assert path.read_text(encoding="utf-8") == "Dear all\n"


OF_1999 = '# duplicado exam {"seed": 1, "edition": "1999", "law": 1, "count": 1, "files": [], "cases": []}\n'


@pytest.mark.parametrize("text", ["", "x\n1\n", "# duplicado exam {]\n", '# duplicado exam {"seed": "1"}\n', OF_1999])
def test_a_record_that_cannot_be_read(text: str) -> None:
    assert read_record(text) is None


def test_a_case_of_a_record_that_is_gone(file: Path, tmp_path: Path) -> None:
    record = tmp_path / "exam.txt"
    exam(file, "--law", "27", "--record", record, typed="")
    file.write_text("case: other\nsteps: [{N: P}, {expect: {turn: E}}]\n", encoding="utf-8")
    result = exam("--record", record)
    assert result.exit_code == 2
    assert "is not there any more" in result.output


def test_the_same_seed_asks_the_same(file: Path) -> None:
    def first_lines(seed: str) -> str:
        return exam(file, "--law", "27", "--seed", seed, typed="").output

    assert first_lines("3") == first_lines("3")
    assert len({first_lines(str(seed)).partition("\n")[2] for seed in range(6)}) > 1


def test_the_casebook_that_comes_with_the_program() -> None:
    drawn = exam("--law", "27", "--count", "2", "--seed", "1", typed="1\nq\n")
    assert drawn.exit_code == 1
    assert "Case 1 of 2" in drawn.output
    assert "The same examination again: duplicado exam --seed 1 --edition 2017 --count 2 --law 27" in drawn.output
    old = exam("--law", "27", "--count", "1", "--seed", "1", "--edition", "2007", typed="q\n")
    assert "Laws of 2007" in old.output


def test_a_whole_examination_answered_rightly_gets_full_marks(tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    arguments: list[str | Path] = [
        "--count",
        "4",
        "--seed",
        "full marks",
        "--edition",
        "2017+2024",
        "--answers",
        answers,
        "--json",
    ]
    answers.write_text("", encoding="utf-8")
    # What is right is read from reports: each run tells the right answer to one question more.
    right: list[str] = []
    while True:
        answers.write_text("\n".join([*right, "."]) + "\n", encoding="utf-8")
        report = json.loads(exam(*arguments).stdout)
        if report["asked"] <= len(right):
            break
        right.append(report["marks"][-1]["right_answer"])
        if len(right) == report["questions"]:
            break
    answers.write_text("\n".join(right) + "\n", encoding="utf-8")
    result = exam(*arguments)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert report["right"] == report["asked"] == report["questions"] == len(right)
    # One answer is taken away, and marks are lost.
    place = random.Random(1).randrange(len(right))
    answers.write_text("\n".join([*right[:place], ".", *right[place + 1 :]]) + "\n", encoding="utf-8")
    assert json.loads(exam(*arguments).stdout)["right"] == len(right) - 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--json"], "--json needs --answers"), (["--answers", "nowhere.txt"], "cannot be read"),
     (["nowhere.yaml"], "cannot be read"), (["--law", "88", "--seed", "1"], "No case fits"),
     (["--record", "no/where/record.txt"], "cannot be written")],
)  # fmt: skip
def test_what_cannot_be_done_is_said(arguments: list[str], words: str) -> None:
    result = exam(*arguments, typed="q\n")
    assert result.exit_code == 2
    assert words in result.output


def test_wrong_and_surplus_lines_of_a_file_of_answers(file: Path, tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("perhaps\n", encoding="utf-8")
    result = exam(file, "--law", "27", "--answers", answers)
    assert result.exit_code == 2
    assert "“perhaps” is no answer to this" in result.output
    answers.write_text("1\n1\n1\n1\n", encoding="utf-8")
    result = exam(file, "--law", "27", "--answers", answers)
    assert result.exit_code == 2
    assert "has one answer more than there are questions" in result.output


def test_a_problem_in_a_file_of_cases_is_said(file: Path) -> None:
    file.write_text(CASE + "---\ncase: bad\nsteps: [{N: nonsense}]\n", encoding="utf-8")
    result = exam(file, "--law", "27", typed="q\n")
    assert "nonsense" in result.output
    assert "Case 1 of 1" in result.output


def test_an_installation_without_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise library.CasebookMissingError("none")

    monkeypatch.setattr(library, "cases", missing)
    result = exam(typed="q\n")
    assert result.exit_code == 2
    assert "Name files of cases" in result.output


def test_a_head_is_what_an_examination_follows_from() -> None:
    one = ExamRecordHead("1", "2017", 27, 5, ("a",), ("a:1",))
    assert one.choice == (27, 5, ("a",))


@pytest.mark.parametrize("lang", ["es", "pt"])
def test_cases_are_named_in_the_language_of_the_candidate(file: Path, lang: str) -> None:
    said = exam("--law", "27", "--count", "8", "--seed", "1", typed=".\n" * 200, lang=lang).output
    titles = {case.title for case in library.cases()}
    told = [line.partition(": ")[2].rpartition(" (")[0] for line in said.splitlines() if line.startswith("Era: ")]
    assert len(told) == 8
    assert all(told)
    assert not titles & set(told)
    # A file is somebody's own: its cases are called as he calls them.
    assert "Era: An insufficient bid that is not accepted (" in exam(file, typed=".\n" * 9, lang=lang).output
