"""The conditions of contest: shown, and changed while the event is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from duplicado.cli.event.acts import drafted_of, take
from duplicado.cli.event.request import Author, Call, EventRequest, request
from duplicado.cli.options import OneAtATime, UnreadableInput, print_json
from duplicado.service.acts.ask import FieldGroup, ask
from duplicado.service.acts.kinds import Lines, Words

if TYPE_CHECKING:
    from duplicado.publish.condition_words import ConditionGroup
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile


@request("conditions", positional=("told",), reports=True)
class TellConditions(EventRequest):
    """Show the conditions of contest (Law 78D), or change those that are told as NAME=VALUE.

    NAME alone shows one condition, or all whose names begin so. A value that is left empty, NAME=, makes an option as
    the regulations have it again. What is changed holds for the whole event, also for what was played.

    \b
      duplicado event conditions thursday.event
      duplicado event conditions thursday.event artificial
      duplicado event conditions thursday.event profile=aeb artificial.imp= --reason "as announced"
    """  # noqa: D301 - click wants the character, not the two signs

    told: tuple[str, ...] = ask(Lines(), default=(), option="name|name=value")
    reason: str = ask(Words(), default="")
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.formats.condition_fields import CONDITIONS
        from duplicado.publish.condition_words import condition_groups, condition_reports
        from duplicado.service.acts.registry import ACTS

        messages, by = call.messages, self.author.by
        wanted = tuple(each for each in self.told if "=" not in each)
        values = {name.strip(): value for name, _, value in (each.partition("=") for each in self.told if "=" in each)}
        if wanted and values:
            raise OneAtATime("NAME", "NAME=VALUE")
        before = event.live.state.conditions
        unknown = next((each for each in wanted if not any(name.startswith(each) for name in CONDITIONS)), None)
        unknown = unknown or next((name for name in values if name not in CONDITIONS), None)
        if unknown is not None:
            raise UnreadableInput(messages.text("error-conditions-unknown", value1=unknown[:60]))
        if values:
            drafted = drafted_of(event, ACTS["conditions"], {**values, "reason": self.reason}, by, messages)
            take(event, drafted, messages, by=by, sure=True, only_show=False)
            return
        if call.as_json:
            reports = condition_reports(before, messages)
            chosen = [each for each in reports if not wanted or str(each["name"]).startswith(wanted)]
            print_json(chosen)
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
