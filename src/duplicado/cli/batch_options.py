"""Options of the commands that work through a batch."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

__all__ = ["batch_options"]

_Command = TypeVar("_Command", bound=Callable[..., object])


def batch_options(command: _Command) -> _Command:
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
