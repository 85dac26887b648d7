"""The root of the command line."""

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from duplicado import __version__
from duplicado.cli.group import LazyGroup, root_group
from duplicado.cli.main import COMMANDS, main
from duplicado.cli.options import Found, UnreadableInput, default_language, json_option, lang_option
from duplicado.locale import Language

ROOT = Path(__file__).resolve().parents[2]
FRAME = {
    "__init__",
    "main",
    "group",
    "options",
    "batch_options",
    "contest_files",
    "given_files",
    "help_texts",
    "law_options",
    "long_files",
}


@pytest.fixture
def root() -> LazyGroup:
    return root_group(COMMANDS)


def test_version(root: LazyGroup) -> None:
    result = CliRunner().invoke(root, ["--version"])
    assert result.exit_code == 0
    assert __version__ in result.output


def test_help_explains_the_exit_codes(root: LazyGroup) -> None:
    result = CliRunner().invoke(root, ["--help"])
    assert result.exit_code == 0
    assert "exit code" in result.output
    assert "could not be read" in result.output


def test_an_unknown_command_is_wrong_usage(root: LazyGroup) -> None:
    assert CliRunner().invoke(root, ["shuffel"]).exit_code == 2


def test_every_command_module_is_in_the_table() -> None:
    folder = ROOT / "src" / "duplicado" / "cli"
    modules = {path.stem for path in folder.glob("*.py") if not path.stem.startswith("_")} - FRAME
    modules |= {path.parent.name for path in folder.glob("*/__init__.py")}
    parts = {name for name in modules if "_" in name and name.split("_")[0] in COMMANDS}  # of a large command
    assert modules - parts == set(COMMANDS)


def test_every_command_explains_itself(root: LazyGroup) -> None:
    for name in root.list_commands(click.Context(root)):
        result = CliRunner().invoke(root, [name, "--help"])
        assert result.exit_code == 0, result.output
        assert len(result.output.splitlines()) > 3
        # The mark that keeps lines apart; in a raw docstring click would not see it, and the reader would.
        assert "\\b" not in result.output, name


def test_help_imports_no_command() -> None:
    script = (
        "import sys; from click.testing import CliRunner; from duplicado.cli.group import root_group;"
        "from duplicado.cli.main import COMMANDS;"
        "assert CliRunner().invoke(root_group(COMMANDS), ['--help']).exit_code == 0;"
        "print(sorted({f'duplicado.cli.{name}' for name in COMMANDS} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("missing", "remedy"), [("click", "'.[app]'"), ("numpy", "'.[fast]'"), ("endplay", "'.[dds]'")]
)
def test_a_missing_part_is_one_sentence_with_the_remedy(
    missing: str, remedy: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def absent(_table: object) -> None:
        raise ModuleNotFoundError(f"No module named {missing!r}", name=missing)

    monkeypatch.setattr("duplicado.cli.group.root_group", absent)
    with pytest.raises(SystemExit) as leaving:
        main()
    assert leaving.value.code == 2
    said = capsys.readouterr().err
    assert remedy in said
    assert len(said.splitlines()) == 1


def test_a_fault_of_our_own_is_not_taken_for_a_missing_part(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_table: object) -> None:
        raise ModuleNotFoundError("No module named 'duplicado.nonsense'", name="duplicado.nonsense")

    monkeypatch.setattr("duplicado.cli.group.root_group", broken)
    with pytest.raises(ModuleNotFoundError):
        main()


@pytest.mark.parametrize(
    ("environment", "system", "language"),
    [
        ({}, None, Language.ENGLISH),
        ({"LANG": "es_ES.UTF-8"}, None, Language("es")),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "pt_BR"}, None, Language("pt")),
        ({"LANG": "es_ES.UTF-8", "DUPLICADO_LANG": "en"}, None, Language.ENGLISH),
        ({"DUPLICADO_LANG": "pt-BR"}, None, Language("pt")),
        ({"LANG": "C.UTF-8"}, "es_ES", Language.ENGLISH),
        ({"LANG": "fr_FR.UTF-8"}, None, Language.ENGLISH),
        ({}, "Spanish_Spain", Language("es")),
    ],
)
def test_the_language_when_none_is_named(environment: dict[str, str], system: str | None, language: Language) -> None:
    assert default_language(environment, system) is language


@click.command
@lang_option
@json_option
def sample(language: Language, as_json: bool) -> None:
    """A command with the shared options."""
    click.echo(f"{language.value} {as_json}")
    if as_json:
        raise Found
    if language is Language("pt"):
        raise UnreadableInput("no.pbn: there is no such file")


@pytest.mark.parametrize(
    ("arguments", "said", "code"),
    [
        ([], "es False", 0),
        (["--lang", "en", "--json"], "en True", 1),
        (["--lang", "pt"], "there is no such file", 2),
        (["--lang", "fr"], "Invalid value", 2),
    ],
)
def test_shared_options_and_exit_codes(arguments: list[str], said: str, code: int) -> None:
    result = CliRunner().invoke(sample, arguments, env={"DUPLICADO_LANG": "es"})
    assert said in result.output
    assert result.exit_code == code


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "cp437"])
def test_a_console_without_the_signs_of_the_suits_ends_no_command(encoding: str) -> None:
    script = "from duplicado.cli.main import main; import sys; sys.argv[1:] = ['deal', '--help']; main()"
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "COLUMNS": "200"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=True)
    assert done.stderr == b""
    assert r"52!/13!\u2074" in done.stdout.decode(encoding)
