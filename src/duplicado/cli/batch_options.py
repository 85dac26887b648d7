"""Options of the commands that work through a batch, and how such a command works."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.options import AnyCommand, UnreadableInput

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.service.batches import Working


def batch_options(command: AnyCommand) -> AnyCommand:
    """Add the options that say where a batch is worked on (`on`), and the file from which it goes on (`resume`)."""
    where = click.option(
        "--on",
        metavar="WHERE",
        default="here",
        show_default=True,
        help="Where to work: here, processes:4, dask:4 (a cluster on this machine) or dask:tcp://HOST:PORT.",
    )
    resume = click.option(
        "--resume",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help="Keep what is done in this file, and go on from it.",
    )
    return where(resume(command))


@contextmanager
def worked_through(
    messages: Messages, label: str, tasks: int, *, on: str, resume: Path | None, shown: bool = True
) -> Generator[Working]:
    """Show on a terminal how far a batch is, and say in words why it cannot be finished.

    Args:
        messages: in the language of the reader.
        label: the message that stands before the bar.
        tasks: how many there are.
        on: where to work, as `batch_options` takes it.
        resume: the journal.
        shown: whether there is a bar; not where each result is told as it comes.

    Raises:
        UsageError: there is no such place.
        UnreadableInput: the batch failed.
    """
    from duplicado.service.batches import Working, Workplace
    from duplicado.vocabulary.errors import DuplicadoError

    try:
        place = Workplace.parse(on)
    except DuplicadoError as error:
        raise click.UsageError(messages.text("batch-no-such-place", text=on)) from error
    hidden = not (shown and sys.stderr.isatty())
    with click.progressbar(length=tasks, label=messages.text(label), file=sys.stderr, hidden=hidden) as progress:
        try:
            yield Working(place, resume, progress.update)
        except (DuplicadoError, OSError) as error:
            raise UnreadableInput(messages.text("batch-failed", reason=str(error))) from error
