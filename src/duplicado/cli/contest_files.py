"""Reading a contest from a file that is named at the command line, and writing it into others."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.long_files import diagnostic_lines
from duplicado.cli.options import AnyCommand, UnreadableInput, readable, text_in, write_file

if TYPE_CHECKING:
    from duplicado.event.contest import Contest
    from duplicado.event.record.published_outcome import EventOutcome
    from duplicado.event.standing import Standings
    from duplicado.formats.federation_form import FederationForm
    from duplicado.formats.format import FileContents
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages


@dataclass(frozen=True, slots=True)
class ReadContest:
    """A contest, the file it is from, and what else that file holds."""

    file: Path
    contest: Contest
    contents: FileContents
    event: EventOutcome | None = None
    """The event whose record the file is; `None` for a file of results."""

    @property
    def has_results(self) -> bool:
        """True where there is something to score, boards too that count and may not be told of yet."""
        if self.event is None:
            return bool(self.contest.results)
        return bool(self.event.withheld) or any(field.contest.results for field in self.event.fields)


class _ResultFormat(click.ParamType[str]):
    """The key of a format in which results are written."""

    name = "format"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the key, or refuse another with a list of those that there are."""
        from duplicado.formats.registry import RESULTS

        return click.Choice([each.key for each in RESULTS]).convert(value, param, ctx)


def to_option(command: AnyCommand) -> AnyCommand:
    """Give a command the options --to FORMAT FILE, as often as wanted, and --federation; see `is_to_write`."""
    form = click.option(
        "--federation",
        type=click.Path(path_type=Path),
        expose_value=False,
        callback=_kept,
        help="The columns and award points of --to federation, a TOML file of the club.",
    )
    to = click.option(
        "--to",
        type=(_ResultFormat(), str),
        multiple=True,
        metavar="FORMAT FILE",
        expose_value=False,
        callback=_kept,
        help="Write the result to a file, in a format named above; may be given more than once.",
    )
    return to(form(command))


def _kept(context: click.Context, option: click.Parameter, value: object) -> None:
    """Keep a value with the context: a command has enough of its own to be told."""
    context.meta[f"{__name__}.{option.name}"] = value


def _value_of(name: str) -> Any:  # noqa: ANN401 - what click makes of an option is typed where it is declared
    return click.get_current_context().meta.get(f"{__name__}.{name}")


def is_to_write() -> bool:
    """Tell whether the command that runs was given --to."""
    return bool(_value_of("to"))


def read_contest(file: Path, messages: Messages, number: int | None = None) -> ReadContest:
    """Read the one contest of a file, or that of this number, as `read_contests` does.

    Raises:
        UnreadableInput: the same, or it holds several and no number is given.
    """
    read = read_contests(file, messages, number)
    first, *others = read
    if others:
        listed = "; ".join(f"{place} {each.contest.title}".rstrip() for place, each in enumerate(read, 1))
        raise UnreadableInput(messages.text("contest-file-several", file=str(file), count=len(read), events=listed))
    return first


def read_contests(file: Path, messages: Messages, number: int | None = None) -> tuple[ReadContest, ...]:
    """Read the contests of an event's own file, or of what `read_given` takes; remarks go to standard error.

    `number`: only this one, by its place in the file from 1. Most formats hold one contest.

    Raises:
        UnreadableInput: the file cannot be opened, is of no known format, holds no results or no contest of the number.
    """
    from duplicado.cli.given_files import read_given

    given = read_given(file, messages)
    for line in diagnostic_lines(str(file), given.diagnostics, messages):
        click.echo(line, err=True)
    if not given.is_tried:
        click.echo(messages.text("score-untried", file=str(file), format=given.format), err=True)
    if not given.contests:
        raise UnreadableInput(messages.text("score-no-contest", file=str(file)))
    whole = given.contests if given.event is None else (given.event.contest,)
    every = tuple(ReadContest(file, each, given.contents, given.event) for each in whole)
    read = _of_number(every, number, file, messages)
    with_results = tuple(each for each in read if each.has_results)
    if not with_results:
        raise UnreadableInput(messages.text("score-no-results", file=str(file)))
    return with_results


@contextmanager
def event_shown(file: Path, language: Language) -> Generator[None]:
    """Say in the reader's language why the event of a file cannot be shown.

    Raises:
        UnreadableInput: the file cannot be read, or has nothing to show.
    """
    from duplicado.publish.messages import Messages, error_text
    from duplicado.vocabulary.errors import DuplicadoError
    from duplicado.web.library import NothingToShowError

    messages = Messages.load(language)
    try:
        with readable(file):
            yield
    except NothingToShowError as error:
        raise UnreadableInput(messages.text("cli-file-empty", file=str(file))) from error
    except DuplicadoError as error:
        raise UnreadableInput(error_text(error, messages)) from None


def _of_number(
    read: tuple[ReadContest, ...], number: int | None, file: Path, messages: Messages
) -> tuple[ReadContest, ...]:
    if number is None:
        return read
    if number > len(read):
        raise UnreadableInput(
            messages.text("contest-file-no-such-event", file=str(file), number=number, count=len(read))
        )
    return (read[number - 1],)


def write_contest(read: ReadContest, standings: Standings, messages: Messages) -> None:
    """Write a contest into the files that --to names; what a format cannot take is said on standard error.

    Of an event the whole is written, all its sessions and sections with the ranking over all of them, where `standings`
    are those of the event itself.

    Raises:
        UnreadableInput: a file cannot be written, or the federation's form cannot be read.
    """
    from duplicado.formats.event_losses import written_result
    from duplicado.formats.format import ResultToWrite
    from duplicado.formats.registry import result_format
    from duplicado.publish.diagnostic_sentences import diagnostic_text

    targets: tuple[tuple[str, str], ...] = _value_of("to")
    form_file: Path | None = _value_of("federation")
    form = _form(form_file, messages) if form_file is not None else None
    for target, name in targets:
        known = result_format(target)
        if known.wants_form and form is None:
            raise click.UsageError(messages.text("score-to-federation"))
        whole = read.event if read.event is not None and standings == read.event.standings else None
        written = written_result(
            known,
            ResultToWrite(read.contest, standings, whole, read.contents.numbers, read.contents.double_dummy, form),
        )
        for lost in written.diagnostics:
            click.echo(f"{name}: {diagnostic_text(lost, messages)}", err=True)
        write_file(Path(name), written.content)
        click.echo(messages.text("score-page-written", file=name), err=True)


def _form(file: Path, messages: Messages) -> FederationForm:
    from duplicado.formats.federation_form import read_federation_form

    parsed = read_federation_form(text_in(file))
    for line in diagnostic_lines(str(file), parsed.diagnostics, messages):
        click.echo(line, err=True)
    if not parsed.value.columns:
        raise UnreadableInput(messages.text("score-to-no-columns", file=str(file)))
    return parsed.value
