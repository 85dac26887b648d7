"""Commands of acts: arguments, options, help and examples, all made from the declarations of the acts."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.event.files import confirmed, opened
from duplicado.cli.event.interviewing import interviewed
from duplicado.cli.event.parameters import Parameters, help_of, text_of
from duplicado.cli.event.request import (
    OF_THE_FILE,
    Author,
    Call,
    EventRequest,
    OnlyShow,
    Sure,
    option_text,
    request,
)
from duplicado.cli.options import Found, UnreadableInput, bytes_in, json_option, lang_option
from duplicado.service.acts.ask import ActContext, FieldGroup, ask, questions, read
from duplicado.service.acts.file_kinds import FileName
from duplicado.service.acts.kinds import Words

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.acts.act import Cli, DeclaredAct, Drafted
    from duplicado.service.acts.ask import Said
    from duplicado.service.event_file import EventFile


def act_names() -> tuple[str, ...]:
    """Name the commands of acts, in the order of the register."""
    return tuple(_by_command())


def act_command(name: str) -> click.Command | None:
    """Make the command of an act; `None` where no act has a command of that name."""
    declared = _by_command().get(name)
    return None if declared is None or declared.cli is None else _command(name, declared, declared.cli)


def _by_command() -> Mapping[str, DeclaredAct]:
    from duplicado.service.acts.registry import ACTS

    return {each.cli.name or name: each for name, each in ACTS.items() if each.cli is not None}


def _parameters(declared: DeclaredAct) -> Parameters:
    return Parameters(
        declared.kind, declared.cli.positional if declared.cli else (), partial(_field_text, declared.name)
    )


def _field_text(act_name: str, messages: Messages, field: str) -> str:
    from duplicado.publish.act_words import field_text

    told = (field_text(messages, kind, act_name, field) for kind in ("field", "hint"))
    return ". ".join(each.rstrip(".") for each in told if each)


def drafted_of(
    event: EventFile, declared: DeclaredAct, said: Said, by: str, messages: Messages, id_: str = ""
) -> Drafted:
    """Make an act and its facts from what is told.

    Raises:
        UnreadableInput: it cannot be understood; the field that is wrong is named.
        Found: it cannot be done as the record stands.
    """
    from duplicado.service.event_file import new_id

    held = partial(interviewed, event.live.state, messages)
    id_ = id_ or new_id()
    asked = ActContext(event.live.state, event.live.entries, by, id=id_, language=messages.language, interviewer=held)
    with _parameters(declared).complaining(messages):
        return declared.drafted(said, asked)


def take(
    event: EventFile,
    drafted: Drafted,
    messages: Messages,
    *,
    by: str,
    sure: bool,
    only_show: bool,
    as_json: bool = False,
) -> None:
    """Tell what is to be known before, ask about what is doubtful, take the facts down, and say what came of it.

    With `as_json` nothing is written but the report of the act.

    Raises:
        Found: somebody must say that it is right, and nobody is there to be asked.
    """
    from duplicado.event.record.overturned_matches import overturned_matches
    from duplicado.publish.condition_words import told_changes
    from duplicado.publish.event_words import doubt_text
    from duplicado.publish.knockout_words import overturned_texts
    from duplicado.publish.sentences.facts import fact_text
    from duplicado.service.acts.lateness import told_late
    from duplicado.service.acts.preview import newly_overturned, objection_texts

    facts, asked, state, report = drafted.facts, drafted.asked, event.live.state, drafted.report
    with _parameters(drafted.declared).complaining(messages):
        told = drafted.act.told_before(asked)
    for line in (*told, *(() if only_show else drafted.act.premature(asked))):
        click.echo(line, err=True)
    if report is not None:
        click.echo(json.dumps(report.data, ensure_ascii=False, indent=1) if as_json else report.text)
    says_facts = report is not None and (as_json or report.says_facts)
    went_on = overturned_matches(state, event.live.fields)
    questions = [
        *drafted.act.asked_back(asked),
        *(doubt_text(doubt, messages) for fact in facts for doubt in event.doubts(fact)),
        *objection_texts(facts, state, messages),
    ]
    ids = [asked.entry(number, len(facts)) for number in range(1, len(facts) + 1)]
    if only_show:
        event.rehearse(*facts, by=by, ids=ids)
        if not as_json:
            _show(event, drafted, [*drafted.act.premature(asked), *questions], messages, says_facts=says_facts)
        return
    if questions and not sure and not confirmed(messages, *questions):
        raise Found
    changes = told_changes(facts, state.conditions, messages)
    for entry in event.enter(*facts, by=by, ids=ids):
        if not says_facts:
            click.echo(fact_text(entry.fact, event.live.state, messages, event.by_id))
    for line in changes:
        click.echo(line)
    then = replace(asked, state=event.live.state, order=event.live.entries)
    overturned = newly_overturned(went_on, event.live)
    late = told_late(drafted.act, then, then.order[-1].at)
    for line in (*drafted.act.told_after(then), *late, *overturned_texts(overturned, then.state, messages)):
        click.echo(line)


def _show(
    event: EventFile, drafted: Drafted, questions: list[str], messages: Messages, *, says_facts: bool = False
) -> None:
    """Show what would be recorded, what would be asked, and whose figures would change."""
    from duplicado.event.record.overturned_matches import overturned_matches
    from duplicado.publish.condition_words import told_changes
    from duplicado.publish.knockout_words import overturned_texts
    from duplicado.publish.sentences.facts import fact_text
    from duplicado.service.acts.preview import changes_by, newly_overturned, supposed_live

    state = event.live.state
    for fact in () if says_facts else drafted.facts:
        click.echo(fact_text(fact, state, messages, event.by_id))
    for line in told_changes(drafted.facts, state.conditions, messages):
        click.echo(line)
    for question in questions:
        click.echo(question)
    went_on = overturned_matches(state, event.live.fields)
    after = supposed_live(event.live.entries, drafted.facts)
    for line in overturned_texts(newly_overturned(went_on, after), state, messages):
        click.echo(line)
    for change in changes_by(event.live.entries, drafted.facts):
        figures = (f"{each.figure} ({each.place})" if each else "–" for each in (change.before, change.after))
        click.echo(f"  {change.contestant}: {' → '.join(figures)}")
    click.echo(messages.text("pairing-shown-only"))


# ---- the command


def _command(name: str, declared: DeclaredAct, cli: Cli) -> click.Command:
    asked = _parameters(declared)
    former = [_former(number, old, now) for number, (old, now) in enumerate(cli.was.items())]
    made = click.Command(
        name,
        callback=partial(_run, declared),
        params=[*OF_THE_FILE.made(), *asked.made(), *former, *_AROUND.made()],
        help=help_of(declared.kind, name, declared.examples),
        context_settings={"ignore_unknown_options": True} if asked.is_signed else {},
    )
    return lang_option(json_option(made) if declared.reports else made)


@questions
class _Around:
    """Options of every act besides its own fields."""

    only_show: OnlyShow = ask(FieldGroup(OnlyShow))
    sure: Sure = ask(FieldGroup(Sure))
    author: Author = ask(FieldGroup(Author))


_AROUND: Final = Parameters(_Around, (), partial(option_text, "act"))


def _former(number: int, old: str, now: str) -> click.Option:
    """Keep a former spelling, which is not shown any more."""
    names = [old, f"was_{number}"]
    return click.Option(names, is_flag="=" in now, multiple="=" not in now, hidden=True)


# ---- what it does


def _run(declared: DeclaredAct, /, *, language: Language, as_json: bool = False, **told: object) -> None:
    file = Path(str(OF_THE_FILE.told(told)["file"]))
    with opened(file, language) as (event, messages):
        declared, said = _said(declared, told, messages)
        around = read(_Around, _AROUND.told(told), ActContext(event.live.state, language=language))
        by = around.author.by
        drafted = drafted_of(event, declared, said, by, messages)
        only_show = around.only_show.only_show
        take(event, drafted, messages, by=by, sure=around.sure.yes, only_show=only_show, as_json=as_json)


def _said(declared: DeclaredAct, told: Mapping[str, object], messages: Messages) -> tuple[DeclaredAct, Said]:
    """Return what is told by the names of fields, and the act that does it: a former spelling may be another's."""
    from duplicado.service.acts.registry import ACTS

    cli, target = declared.cli, declared
    said = _parameters(declared).told(told)
    for number, (old, now) in enumerate(cli.was.items() if cli else ()):
        former = told[f"was_{number}"]
        if not former:
            continue
        act_name, _, field = now.rpartition("/")
        name, _, value = field.partition("=")
        target = ACTS[act_name] if act_name else target
        said[name] = value or (*_several(said.get(name, ())), *_several(text_of(former)))
        command = f"duplicado event {target.cli.name or target.name} " if act_name and target.cli else ""
        new = f"{command}{_parameters(target).spelled(name)}{f' {value}' if value not in ('', '1') else ''}"
        click.echo(messages.text("cli-former-option", old=old, new=new), err=True)
    return target, said


def _several(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value


@request(
    "act",
    positional=("name",),
    examples=(),
)
class DoAct(EventRequest):
    """Do the act with that NAME, as a program asks for it: the body is that of `POST /api/1/events/EVENT/acts/NAME`.

    `duplicado serve` describes the bodies at /api/1/openapi.json.

    \b
    Example:
      echo '{"id": "1", "act": {"round": 2}}' | duplicado event act thursday.event round --json -
    """  # noqa: D301 - click wants the character, not the two signs

    name: str = ask(Words())
    source: Path = ask(FileName(), option="json")
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from msgspec import UNSET, MsgspecError
        from msgspec.json import decode

        from duplicado.service.acts.bodies import ActWanted, said_by_program
        from duplicado.service.acts.registry import ACTS

        declared = ACTS.get(self.name)
        if declared is None:
            raise click.UsageError(call.messages.text("cli-one-of", what="NAME", names=", ".join(ACTS)))
        try:
            data = sys.stdin.buffer.read() if str(self.source) == "-" else bytes_in(self.source)
            body = decode(data, type=ActWanted)
        except MsgspecError as error:
            raise UnreadableInput(f"{self.source}: {error}") from None
        messages, by = call.messages, self.author.by
        with _parameters(declared).complaining(messages):
            said = body.fields if body.act is UNSET else said_by_program(declared.kind, body.act)
        drafted = drafted_of(event, declared, said, by, messages, body.id)
        take(event, drafted, messages, by=by, sure=body.confirmed, only_show=body.rehearse)
