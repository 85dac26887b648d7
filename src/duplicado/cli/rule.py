"""`duplicado rule`: the interview at the terminal, from what happened to the ruling."""

from __future__ import annotations

import contextlib
import importlib
import json
import shutil
import sys
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from duplicado.cli.law_options import edition_option, named_profile, profile_option, scoring_option
from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option
from duplicado.law.edition import Edition
from duplicado.locale import Language
from duplicado.table.contest_kind import ContestKind

if TYPE_CHECKING:
    from duplicado.cli.rule_shell import RuleShell


@click.command()
@click.argument("words", nargs=-1, metavar="[WHAT HAPPENED]...")
@click.option(
    "--answer", "-a", "answers", multiple=True, metavar="TEXT", help="An answer, as it would be typed; in their order."
)
@edition_option()
@profile_option("--regulations", default="wbf")
@scoring_option
@click.option("--list", "listed", is_flag=True, help="Only list the incidents that the words may mean.")
@json_option
@lang_option
def command(
    words: tuple[str, ...],
    *,
    answers: tuple[str, ...],
    edition: Edition,
    regulations: str,
    scoring: ContestKind,
    listed: bool,
    as_json: bool,
    language: Language,
) -> None:
    """Say what happened, answer what matters, hear the ruling.

    WHAT HAPPENED is a word or two in English, Spanish or Portuguese, or the number of a Law: "insufficient bid",
    "renuncio", "54". The program asks only what the ruling depends on, and with each question says for which clause
    it is asked. An answer may be taken back ("back") or changed ("change 2") at any time; "so far" says what would
    follow now, "edition 2007" what another edition says, "help" lists these words.

    \b
    duplicado rule insufficient bid
    duplicado rule revoke -a "4S S" -a 1 -a E -a "" -a "1 3"
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.cli.rule_shell import RuleShell
    from duplicado.director.interview.questions import StoryConditions
    from duplicado.publish.interview.finding import find_incidents, incident_laws, incident_name, nothing_found
    from duplicado.publish.rulings.ruling_terms import RulingWords

    speech = RulingWords.of(language)
    in_force = named_profile(regulations, speech.wording.messages).profile
    conditions = StoryConditions(edition, in_force.values(), scoring)
    found = find_incidents(" ".join(words), edition=conditions.edition)
    if not found:
        raise UnreadableInput(nothing_found(speech, " ".join(words), conditions.edition))
    if listed:
        for each in found:
            click.echo(f"{incident_name(speech, each)}  ({', '.join(incident_laws(each, conditions.edition))})")
        return
    shell = RuleShell(speech, conditions, found)
    for answer in answers:
        refuse_if_not_taken(shell, answer)
    if as_json:
        click.echo(json.dumps(shell.as_data(), ensure_ascii=False, indent=2))
    elif answers:
        say(shell.report())
    else:
        converse(shell)
    if shell.failed:
        raise Found


def refuse_if_not_taken(shell: RuleShell, answer: str) -> None:
    """Give an interview an answer.

    Raises:
        UnreadableInput: it is none to what is asked, which is said with it.
    """
    question = shell.question
    said = list(shell.answer(answer))
    if shell.failed:
        raise UnreadableInput(" ".join(line for line in (question, *said) if line))


def converse(shell: RuleShell, *, to_the_end: str = "") -> None:
    """Hold an interview with whoever types, until it is left.

    Args:
        shell: the interview.
        to_the_end: what is asked at the end of it, so that it is left when the answer is yes; empty: it goes on until
            it is left, for answers may be changed.
    """
    asks = sys.stdin.isatty()
    if asks:
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")  # gives input() a history and arrow keys
    say(shell.begin())
    while not shell.done:
        try:
            line = input("> ") if asks else sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            click.echo()
            break
        if not asks:
            if not line:
                break
            click.echo(f"> {line.rstrip()}")
        say(shell.answer(line.rstrip("\r\n")))
        if to_the_end and shell.is_complete and (not asks or click.confirm(to_the_end, default=True)):
            return


def say(lines: Iterator[str]) -> None:
    """Print lines, each folded to the width of the terminal with its indent."""
    width = min(shutil.get_terminal_size((100, 24)).columns, 110)
    for line in lines:
        indent = line[: len(line) - len(line.lstrip())]
        click.echo(textwrap.fill(line, width, subsequent_indent=f"{indent}  ", break_on_hyphens=False) if line else "")
