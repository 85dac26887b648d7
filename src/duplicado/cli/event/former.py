"""Former names of commands, kept for one release."""

from __future__ import annotations

from typing import Any, Final, cast

import click

from duplicado.cli.event.acts import act_command

_NOW: Final = {"postponed": "postpone", "cancelled": "cancel", "form": "fouled"}


def _run(*, words: tuple[str, ...]) -> Any:  # noqa: ANN401 - click's
    """Former name of `postpone`, `cancel` and `fouled`: TABLE BOARD {postponed|cancelled|form} [FORM]."""
    from duplicado.publish.messages import Messages

    context = click.get_current_context()
    what = next((each for each in words if each in _NOW), None)
    if what is None:
        raise click.UsageError(" | ".join(f"duplicado event {each}" for each in _NOW.values()))
    name = _NOW[what]
    place = words.index(what)
    command = cast("click.Command", act_command(name))
    made = command.make_context(name, [*words[:place], *words[place + 1 :]], parent=context)
    messages = Messages.load(made.params["language"])
    old, new = f"board TABLE BOARD {what}", f"{name} TABLE BOARD"
    click.echo(messages.text("cli-former-option", old=old, new=new), err=True)
    with made:
        return command.invoke(made)


board: Final = click.Command(
    "board",
    callback=_run,
    params=[click.Argument(["words"], nargs=-1, type=click.UNPROCESSED)],
    hidden=True,
    add_help_option=False,
    context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
)
