"""Run in a process that has the marked language: conversations in the terminal, the book's pages, what goes wrong."""

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from tests.locale.pseudo import CODE, unmarked
from tests.locale.walk_commands import CODES, WORD

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS
from duplicado.director.interview.incidents import INCIDENTS, Incident
from duplicado.formats.registry import FORMATS
from duplicado.law.regulations.options import OPTIONS
from duplicado.publish.condition_words import own_texts
from duplicado.robot.named import ROBOTS

SAID = ("ZZZ", "N 1S P 1H", "4S S", "S", "1", "", "HA", "8", "1", "2", "E", "40% 4S N =", "ZZZ")
"""The lines typed in turn, whatever is asked: some of them answer, the rest are refused with a reason."""
WRONG = (("ZZZ", "ZZZ", "ZZZ"), ("--zzz",), ("FOLDER", "FOLDER"), ("/nowhere/ZZZ", "1", "2", "3"))
"""Arguments that no command takes: an unknown word or option, a folder, a file that is not there."""
CASES = re.compile(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}+|\b[NESW]: [a-z]+ [SHDC]\b")
"""The notation of the casebook, in which the examination is answered too."""
TEXTS = {word for one in OPTIONS.values() for text in own_texts(one) for word in WORD.findall(text)}
TEXTS |= {word for name in ROBOTS for word in WORD.findall(name)}
TEXTS |= {"true", "false"} | {word for one in FORMATS for word in WORD.findall(one.key)}
"""The output of `duplicado regulations` that is as it is written in a file, and the names of formats and robots."""
USAGE = re.compile(
    r"^\S+: root .*$|^ {20,}\S.*$|^\t[a-z-]+,?$|'root [^']*'|root [\w -]+--help|duplicado [\w -]+|--[a-z-]+"
    r"|'\{[^}]*\}'|'[a-z-]+'|\S*/\S+"
)
"""The syntax of a command in the head of what is wrong with it: names of commands, options and choices, paths."""


def run(*words: str, typed: str = "") -> str:
    return CliRunner().invoke(root_group(COMMANDS), [*words], input=typed, env={"COLUMNS": "300"}).output


def without_marks(text: str, *typed: str) -> list[str]:
    known = CODES | TEXTS | {word for each in typed for word in WORD.findall(each)}
    return [line for line in text.splitlines() if set(unmarked(CASES.sub(" ", USAGE.sub(" ", line)))) - known]


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda one: one.id)
def test_an_interview(incident: Incident) -> None:
    name = incident.id
    told = run("rule", name, "--lang", CODE, typed="\n".join(SAID * 6))
    assert not without_marks(told, name), "\n".join(without_marks(told, name))


def test_an_examination(tmp_path: Path) -> None:
    answers = tmp_path / "ANSWERS"
    answers.write_text("1\n" * 2000, encoding="utf-8")
    told = run("exam", "--seed", "1", "--count", "120", "--answers", str(answers), "--lang", CODE)
    assert len(told) > 20_000
    assert not without_marks(told), "\n".join(without_marks(told)[:40])


def leaves(group: click.Group, words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    with click.Context(group) as context:
        for name in group.list_commands(context):
            found = group.get_command(context, name)
            if isinstance(found, click.Group):
                yield from leaves(found, (*words, name))
            elif found is not None:
                yield (*words, name)


COMMANDS_BY_NAME = list(leaves(root_group(COMMANDS)))


NOT_RUN = {("serve",), ("gateway",), ("play",), ("deal",), ("laws", "explore")}
"""Servers, which do not end, `deal`, which writes a file, and what takes minutes and prints sequences of the table."""


@pytest.mark.parametrize("words", [each for each in COMMANDS_BY_NAME if each not in NOT_RUN], ids=" ".join)
def test_what_goes_wrong(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "CONFIG"))
    (tmp_path / "FOLDER").mkdir()
    wrong = [
        f"{' '.join((*words, *more))}: {line}"
        for more in ((), *WRONG)
        for line in without_marks(run(*words, *more), *words, *more)
    ]
    assert not wrong, "\n".join(dict.fromkeys(wrong))
