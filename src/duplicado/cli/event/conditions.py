"""The conditions of contest: shown, and changed while the event is on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.event.files import by_option, file_argument, opened, take_down
from duplicado.cli.options import Found, UnreadableInput, json_option

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.publish.condition_words import ConditionGroup
    from duplicado.publish.messages import Messages

__all__ = ["conditions"]


@click.command()
@file_argument
@click.argument("told", nargs=-1, metavar="[NAME|NAME=VALUE]...")
@click.option("--reason", default="", help="Why they are changed.")
@json_option
@by_option
def conditions(file: Path, *, told: tuple[str, ...], reason: str, as_json: bool, by: str, language: Language) -> None:
    """Show the conditions of contest (Law 78D), or change those that are told as NAME=VALUE.

    NAME alone shows one condition, or all whose names begin so. A value that is left empty, NAME=, makes an option as
    the regulations have it again. What is changed holds for the whole event, also for what was played.

    \b
      duplicado event conditions thursday.event
      duplicado event conditions thursday.event artificial
      duplicado event conditions thursday.event profile=aeb artificial.imp= --reason "as announced"
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.conditions import ConditionsError
    from duplicado.event.facts.founding import ConditionsChanged
    from duplicado.formats.condition_fields import CONDITIONS, changed
    from duplicado.publish.condition_words import condition_groups, condition_reports, told_changes
    from duplicado.publish.error_words import error_text

    wanted = tuple(each for each in told if "=" not in each)
    values = {name.strip(): value for name, _, value in (each.partition("=") for each in told if "=" in each)}
    if wanted and values:
        raise click.UsageError("write NAME to see conditions, or NAME=VALUE to change them, not both at once")
    with opened(file, language) as (event, messages):
        before = event.live.state.conditions
        unknown = next((each for each in wanted if not any(name.startswith(each) for name in CONDITIONS)), None)
        if unknown is not None:
            raise UnreadableInput(messages.text("error-conditions-unknown", value1=unknown[:60]))
        if values:
            from duplicado.service.acts.conditions import check_scored

            try:
                fact = ConditionsChanged(changed(before, values), reason)
            except ConditionsError as error:
                raise UnreadableInput(error_text(error, messages)) from None
            if fact.conditions == before:
                click.echo(messages.text("console-wrong-condition-nothing"), err=True)
                raise Found
            check_scored(event.live.entries, fact)
            lines = told_changes((fact,), before, messages)
            take_down(event, messages, fact, by=by)
            click.echo("\n".join(lines))
            return
        if as_json:
            reports = condition_reports(before, messages)
            chosen = [each for each in reports if not wanted or str(each["name"]).startswith(wanted)]
            click.echo(json.dumps(chosen, ensure_ascii=False, indent=1))
            return
        for group in condition_groups(before, messages):
            _print(group, wanted, messages)


def _print(group: ConditionGroup, wanted: tuple[str, ...], messages: Messages) -> None:
    rows = [row for row in group.rows if not wanted or row.condition.name.startswith(wanted)]
    if not rows:
        return
    click.echo(click.style(group.name, bold=True))
    for row in rows:
        mark = "*" if row.differs else " "
        click.echo(f"{mark} {row.condition.name} = {row.now}")
        said = " ".join(filter(None, (row.about or row.name, row.source, row.effect)))
        click.echo(f"      {said}")
        if row.now != row.usual:
            usual = "condition-usual-laws" if row.condition.option else "condition-usual"
            click.echo(f"      {messages.text(usual, value=row.usual)}")
    click.echo()
