"""Options in which a command is told the edition of the Laws, and the form of the contest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from duplicado.cli.options import AnyCommand, NamedChoice
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
