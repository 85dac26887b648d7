"""Options in which a command is told the Laws: the edition, the form of the contest, the regulations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.long_files import file_place
from duplicado.cli.options import AnyCommand, NamedChoice, UnreadableInput, nearest, text_in
from duplicado.law.edition import Edition
from duplicado.table.contest_kind import ContestKind


def edition_option(
    told: str = "Edition of the Laws.",
    *,
    name: str = "edition",
    default: Edition | None = Edition.LAWS_2017,
    multiple: bool = False,
) -> Callable[[AnyCommand], AnyCommand]:
    """Give a command the option --edition; its function receives an `Edition`, `default` where none is said.

    Args:
        told: its help.
        name: of the parameter.
        default: the edition where none is said; `None` where the command finds it elsewhere.
        multiple: whether it may be said several times; the function receives a tuple.
    """

    def chosen(_context: click.Context, _option: click.Parameter, value: Any) -> Any:  # noqa: ANN401 - click's
        return tuple(map(Edition, value)) if multiple else value and Edition(value)

    return click.option(
        "--edition",
        name,
        type=click.Choice([edition.value for edition in Edition]),
        default=None if default is None else default.value,
        show_default=default is not None,
        multiple=multiple,
        callback=chosen,
        help=told,
    )


def scoring_option(command: AnyCommand) -> AnyCommand:
    """Give a command the option --scoring; its function receives `scoring`, a `ContestKind`."""
    return click.option(
        "--scoring",
        type=NamedChoice(ContestKind),
        default=ContestKind.PAIRS.value,
        show_default=True,
        help="The form of the contest.",
    )(command)


if TYPE_CHECKING:
    from duplicado.formats.diagnostics import Diagnostic, Parsed
    from duplicado.formats.regulations import OwnRegulations
    from duplicado.law.regulations.profile import Profile
    from duplicado.publish.messages import Messages


def profile_option(
    name: str, *, default: str | None = None, several: bool = False
) -> Callable[[AnyCommand], AnyCommand]:
    """Give a command the option in which regulations are named; its function receives a text, see `named_profile`.

    Args:
        name: what the option is called, `--profile` or `--regulations`.
        default: what it is if it is not said; `None`: nothing, and the command knows what that means.
        several: it may be given more than once; the function receives a tuple.
    """
    return click.option(
        name,
        metavar="wbf|aeb|qba|FILE",
        default=(default,) if several else default,
        multiple=several,
        help="Whose regulations: the WBF's, Spain's (aeb), Queensland's (qba) or your own file's, as `duplicado "
        "regulations --new` writes it.  [default: wbf]",
    )


@dataclass(frozen=True, slots=True)
class NamedProfile:
    """A profile that was named, and its file if it has one."""

    profile: Profile
    file: str = ""
    lines: Mapping[str, int] = field(default_factory=dict[str, int])
    """Line of the file on which each decision stands."""


def named_profile(name: str, messages: Messages, folder: Path | None = None) -> NamedProfile:
    """Return the regulations of that name; what is wrong with a file is printed line by line.

    Args:
        name: of a profile of the program, or of a file.
        messages: in whose language errors are told.
        folder: where a file is that is named without its folder; if not told, where the program was started.

    Raises:
        UnreadableInput: there is no such profile, or the file cannot be used.
    """
    from duplicado.law.regulations.profile import PROFILES

    if name in PROFILES:
        return NamedProfile(PROFILES[name])
    path = (folder or Path()) / name
    if not path.exists() and not path.suffix:
        raise UnreadableInput(messages.text("regulations-unknown-profile", text=name, near=nearest(name, PROFILES)))
    parsed = read_profile_file(path)
    if parsed.diagnostics:
        print_problems(path, parsed.diagnostics, messages)
        raise UnreadableInput(messages.text("regulations-cannot-use", file=str(path)))
    return NamedProfile(parsed.value.profile, str(path), parsed.value.lines)


def read_profile_file(path: Path) -> Parsed[OwnRegulations]:
    """Read a file of regulations with what is wrong with it.

    Raises:
        UnreadableInput: it cannot be read at all.
    """
    from duplicado.formats.regulations import read_own_regulations

    return read_own_regulations(text_in(path))


def print_problems(path: Path, problems: Iterable[Diagnostic], messages: Messages) -> None:
    """Print what is wrong with a file, each with its line."""
    for problem in problems:
        click.echo(f"{file_place(path, problem.line)}: {messages.text(problem.code, **dict(problem.values))}")


def written_decisions(named: NamedProfile, messages: Messages) -> tuple[str, dict[str, str]]:
    """Return a profile as an event keeps it: the profile of the program below it, and its own decisions as written.

    Raises:
        UnreadableInput: a decision would be read as another one, because a comma stands in a list's text.
    """
    from duplicado.law.regulations.options import option
    from duplicado.law.regulations.profile import PROFILES

    profile = named.profile
    if PROFILES.get(profile.name) is profile:
        return profile.name, {}
    decided = {name: option(name).write(value) for name, value in profile.decided.items()}
    for name, text in decided.items():
        if option(name).read(text) != profile.decided[name]:
            line = named.lines.get(name, 0)
            raise UnreadableInput(messages.text("rankings-comma", file=named.file, line=line, option=name))
    return profile.above.name if profile.above else "wbf", decided
