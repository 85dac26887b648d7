"""`duplicado exam`: a director in training rules on cases and is marked."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.law_options import edition_option
from duplicado.cli.options import UnreadableInput, json_option, lang_option, text_in, writable
from duplicado.law.edition import Edition
from duplicado.locale import Language

if TYPE_CHECKING:
    from duplicado.cli.exam_papers import ExamRecordHead
    from duplicado.publish.rulings.ruling_terms import RulingWords


@click.command()
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), metavar="[FILE]...")
@click.option("--law", type=click.IntRange(1, 93), help="Only cases that show this Law.")
@click.option("--count", type=click.IntRange(1, 1000), help="How many cases.  [default: 5]")
@click.option("--seed", help="The same seed asks the same again; drawn by lot if not given.")
@edition_option("Edition of the Laws.  [default: 2017]", default=None)
@click.option(
    "--record",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep every answer there, and go on from there another time.",
)
@click.option(
    "--answers",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Take the answers from a file, one to a line, and ask nobody.",
)
@json_option
@lang_option
def command(  # noqa: PLR0913 - the options of the command
    files: tuple[Path, ...],
    *,
    law: int | None,
    count: int | None,
    seed: str | None,
    edition: Edition | None,
    record: Path | None,
    answers: Path | None,
    as_json: bool,
    language: Language,
) -> None:
    """Be examined on the casebook: read what happened, rule, and be marked with the reasons.

    The program shows what the players did and what the Director established, and asks what follows: who may choose
    something and what, who must pass, what may be led, which cards are penalty cards, which tricks are transferred,
    and under which Laws. Answer with the number of an answer, or in the words of the casebook: "W auction" or
    "{W: auction}". "." is no answer, "q" stops.

    FILE is a file of cases, or a folder of them; without one the casebook that comes with the program is used. With
    --record every answer is kept at once, and the same command goes on where you stopped.

    Exit code 1: not everything was right, or not everything was answered.
    """
    from duplicado.cli.exam_papers import ExamPaper, ExamRecord, ExamRecordHead
    from duplicado.cli.exam_session import ExamSession
    from duplicado.publish.rulings.ruling_terms import RulingWords

    words = RulingWords.of(language)
    if as_json and answers is None:
        raise UnreadableInput(words.text("exam-json-needs-answers"))
    wanted = ExamRecordHead(
        seed or str(secrets.randbelow(1_000_000)),
        (edition or Edition.LAWS_2017).value,
        law,
        count or 5,
        tuple(map(str, files)),
    )
    kept = None if record is None else ExamRecord(record)
    given: list[str] = []
    if record is not None and record.exists():
        told = wanted if files or law or count else None
        wanted, given = _resumed(record, told, words, seed=seed, edition=edition)
    exam = ExamPaper.of(wanted, words, record)
    if kept is not None and not kept.path.exists():
        with writable(kept.path):
            kept.begin(exam.head)
    room = ExamSession(exam, words, kept, answers)
    room.hold(given, silent=as_json)
    room.close(as_json=as_json)


def _resumed(
    path: Path, wanted: ExamRecordHead | None, words: RulingWords, *, seed: str | None, edition: Edition | None
) -> tuple[ExamRecordHead, list[str]]:
    """Read a record; what was asked for besides must be what it holds."""
    from duplicado.cli.exam_papers import read_record

    found = read_record(text_in(path))
    if found is None:
        raise UnreadableInput(words.text("exam-record-bad", file=str(path)))
    head, given = found
    differs = wanted is not None and wanted.choice != head.choice
    if differs or (seed is not None and seed != head.seed) or (edition is not None and edition.value != head.edition):
        raise UnreadableInput(words.text("exam-record-other", file=str(path)))
    return head, given
