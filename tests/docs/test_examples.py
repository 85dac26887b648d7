"""The examples of README.md and of the manual do what they show.

Two kinds of fenced block are run, from top to bottom of a page: ```python blocks with `>>>` prompts share one
namespace per page; ```console blocks with `$ ` prompts share one temporary folder per page, with a copy of
docs/examples in it, and over it that of its language. `...` in the expected output stands for anything. Other blocks
are read by people only.
"""

import contextlib
import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner

from duplicado.cli.group import root_group
from duplicado.cli.main import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
LANGUAGES = ("es", "pt")
"""Those into which pages are translated: each has a folder."""
LONG = {"event.md", "cookbook.md"}
"""Pages whose examples take a while: an event from its first round to its end, analysis by double dummy."""
PARAMETERS = [
    pytest.param(page, marks=[pytest.mark.rest] if page.name in LONG or page.parent.name in LANGUAGES else [])
    for page in PAGES
]
FENCE = re.compile(
    r"^(?P<indent> *)```(?P<language>python|pycon|console)\b[^\n]*\n(?P<body>.*?)^(?P=indent)```",
    re.MULTILINE | re.DOTALL,
)
OURS = r"""duplicado(?: +(?:"[^"$`\\]*"|'[^']*'|[^\s"'|<>&;$`*?~\\])+)*"""
PLAIN = re.compile(rf"(?P<ours>{OURS})(?: *< (?P<given>[\w.-]+))?(?: *(?P<then>\|\| true|\| [^$`]+|> \S+))?")
"""A command of ours with nothing in it that a shell reads otherwise, its input, and what becomes of its output."""
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Block(NamedTuple):
    """One fenced block."""

    language: str
    line: int
    body: str


class Command(NamedTuple):
    """A command of a console block, and what it is said to print."""

    line: int
    text: str
    output: str


def blocks(text: str) -> Iterator[Block]:
    for match in FENCE.finditer(text):
        body = "".join(line.removeprefix(match["indent"]) for line in match["body"].splitlines(keepends=True))
        yield Block(match["language"], text.count("\n", 0, match.start()) + 1, body)


def commands(block: Block) -> Iterator[Command]:
    current: Command | None = None
    for number, line in enumerate(block.body.splitlines(), block.line + 1):
        if line.startswith("$ "):
            if current:
                yield current
            current = Command(number, line.removeprefix("$ "), "")
        elif current and line.startswith("> "):
            current = current._replace(text=f"{current.text}\n{line.removeprefix('> ')}")
        elif current:
            current = current._replace(output=f"{current.output}{line}\n")
    if current:
        yield current


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("page", PARAMETERS, ids=named)
def test_python_examples(page: Path) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=FLAGS)
    namespace: dict[str, object] = {}
    complaints: list[str] = []
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.language == "console" or ">>> " not in block.body:
            continue
        example = parser.get_doctest(block.body, namespace, named(page), str(page), block.line)
        runner.run(example, out=complaints.append, clear_globs=False)
        namespace = example.globs
    assert not complaints, "".join(complaints)


def run_by_a_shell(text: str, here: Path, environment: dict[str, str], given: str = "") -> str:
    """Return what a command prints in a program of its own."""
    done = subprocess.run(
        ["bash", "-c", text],
        cwd=here,
        env=environment,
        input=given.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=300,
        check=False,
    )
    return done.stdout.decode("utf-8")


def run_here(line: re.Match[str], here: Path, environment: dict[str, str]) -> str:
    """Return what a command of ours prints, without beginning a program for it: the manual has some hundreds."""
    with contextlib.chdir(here):
        arguments = shlex.split(line["ours"], posix=True)[1:]
        given = line["given"] and (here / line["given"]).read_text("utf-8")
        done = CliRunner().invoke(root_group(COMMANDS), arguments, given, env=environment, prog_name="duplicado")
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    if line["then"] in {None, "|| true"}:
        return done.output
    return done.stderr + run_by_a_shell(f"cat {line['then']}", here, environment, done.stdout)


def run(text: str, here: Path, environment: dict[str, str]) -> str:
    """Return what a command of a page prints, each of its lines in a program of its own only where it must be."""
    lines = [PLAIN.fullmatch(each) for each in text.splitlines()]
    ours = [each for each in lines if each is not None]
    if len(ours) < len(lines):
        return run_by_a_shell(text, here, environment)
    return "".join(run_here(each, here, environment) for each in ours)


def copy_examples(page: Path, here: Path) -> None:
    """Copy the files with which the commands of a page are run, some of them in the letters of its language."""
    examples = ROOT / "docs" / "examples"
    shutil.copytree(examples, here, ignore=shutil.ignore_patterns(*LANGUAGES))
    if page.parent.name in LANGUAGES:
        shutil.copytree(examples / page.parent.name, here, dirs_exist_ok=True)


def environment_of(page: Path) -> dict[str, str]:
    """Return the variables with which the commands of a page are run: they answer in its language."""
    return {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
        "COLUMNS": "80",
        "DUPLICADO_LANG": page.parent.name if page.parent.name in LANGUAGES else "en",
        "NO_COLOR": "1",
        "PYTHONIOENCODING": "utf-8",
    }


@pytest.mark.parametrize("page", PARAMETERS, ids=named)
def test_console_examples(page: Path, tmp_path: Path) -> None:
    here = tmp_path / "here"
    copy_examples(page, here)
    environment = environment_of(page)
    checker = doctest.OutputChecker()
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.language != "console":
            continue
        for command in commands(block):
            # README's are the first that anybody tries, exactly as they stand there.
            done = run_by_a_shell if page.name == "README.md" else run
            said = done(command.text, here, environment).rstrip() + "\n"
            wanted = command.output.rstrip() + "\n"
            shown = f"{named(page)}:{command.line}: $ {command.text}\nprinted\n{said}and not\n{wanted}"
            # Here white space counts: columns are part of a report.
            assert checker.check_output(wanted, said, doctest.ELLIPSIS), shown


def test_the_runner_sees_blocks_and_their_commands() -> None:
    text = (
        "\n```console\n$ echo a\na\n$ cat <<X\n> b\n> X\nb\n```\n\n"
        "    ```python\n    >>> 1\n    1\n    ```\n```text\n$ no\n```\n"
    )
    console, python = blocks(text)
    assert list(commands(console)) == [Command(3, "echo a", "a\n"), Command(5, "cat <<X\nb\nX", "b\n")]
    assert python.body == ">>> 1\n1\n"
