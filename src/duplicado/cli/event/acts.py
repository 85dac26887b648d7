"""Commands of acts: arguments, options, help and examples, all made from the declarations of the acts."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from duplicado.cli.event.files import by_option, confirmed, opened, yes_option
from duplicado.cli.options import Found, UnreadableInput, lang_option

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.acts.act import Cli, DeclaredAct, Drafted
    from duplicado.service.acts.ask import Leaf, Said
    from duplicado.service.event_file import EventFile

__all__ = ["act", "act_command", "act_names", "drafted_of", "take"]


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


def drafted_of(
    event: EventFile, declared: DeclaredAct, said: Said, by: str, messages: Messages, id_: str = ""
) -> Drafted:
    """Make an act and its facts from what is told.

    Raises:
        UnreadableInput: it cannot be understood; the field that is wrong is named.
    """
    from duplicado.publish.console_words import complaint_text
    from duplicado.service.acts.ask import ActContext
    from duplicado.service.acts.form_error import FormError
    from duplicado.service.event_file import new_id

    asked = ActContext(event.live.state, event.live.entries, by, id=id_ or new_id(), language=messages.language)
    try:
        return declared.drafted(said, asked)
    except FormError as error:
        told = complaint_text(error.code, error.about, error.values, messages)
        raise UnreadableInput(f"{_spelled(declared, error.field)}: {told}") from None


def _spelled(declared: DeclaredAct, field: str) -> str:
    """Name a field as it is told at the command line."""
    if declared.cli is None or field in declared.cli.positional:
        return field.upper()
    return f"--{field}"


def take(event: EventFile, drafted: Drafted, messages: Messages, *, by: str, sure: bool, only_show: bool) -> None:
    """Tell what is to be known before, ask about what is doubtful, take the facts down, and say what came of it.

    Raises:
        Found: somebody must say that it is right, and nobody is there to be asked.
    """
    from duplicado.publish.event_words import doubt_text
    from duplicado.publish.sentences.facts import fact_text
    from duplicado.service.acts.preview import objection_texts

    facts, asked, state = drafted.facts, drafted.asked, event.live.state
    for line in drafted.act.told_before(asked):
        click.echo(line, err=True)
    questions = [
        *(doubt_text(doubt, messages) for fact in facts for doubt in event.doubts(fact)),
        *objection_texts(facts, state, messages),
    ]
    if only_show:
        _show(event, drafted, [*drafted.act.premature(asked), *questions], messages)
        return
    if questions and not sure and not confirmed(messages, *questions):
        raise Found
    ids = [asked.entry(number, len(facts)) for number in range(1, len(facts) + 1)]
    for entry in event.enter(*facts, by=by, ids=ids):
        click.echo(fact_text(entry.fact, event.live.state, messages))
    then = replace(asked, state=event.live.state, order=event.live.entries)
    for line in drafted.act.told_after(then):
        click.echo(line)


def _show(event: EventFile, drafted: Drafted, questions: list[str], messages: Messages) -> None:
    """Show what would be taken down, what would be asked, and whose figures would change."""
    from duplicado.publish.sentences.facts import fact_text
    from duplicado.service.acts.preview import changes_by

    for fact in drafted.facts:
        click.echo(fact_text(fact, event.live.state, messages))
    for question in questions:
        click.echo(question)
    for change in changes_by(event.live.entries, drafted.facts):
        figures = (f"{each.figure} ({each.place})" if each else "–" for each in (change.before, change.after))
        click.echo(f"  {change.contestant}: {' → '.join(figures)}")
    click.echo(messages.text("pairing-shown-only"))


# ---- the command


def _command(name: str, declared: DeclaredAct, cli: Cli) -> click.Command:
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.acts.ask import Control

    leaves = _leaves(declared)
    words = Messages.load(Language.ENGLISH)
    arguments = [_argument(leaves[each]) for each in cli.positional]
    options = [_option(declared, each, words) for each in leaves.values() if each.name not in cli.positional]
    former = [_former(number, old, now) for number, (old, now) in enumerate(cli.was.items())]
    file = click.Argument(["file"], type=click.Path(path_type=Path), metavar="FILE")
    signed = any(leaves[each].control is Control.AMOUNT for each in cli.positional)
    made = click.Command(
        name,
        callback=partial(_run, declared),
        params=[file, *arguments, *options, *former],
        help=_help(name, declared),
        context_settings={"ignore_unknown_options": True} if signed else {},
    )
    only_show = click.option("--only-show", is_flag=True, help="Show what would follow and take nothing down.")
    return lang_option(by_option(only_show(yes_option(made))))


def _leaves(declared: DeclaredAct) -> dict[str, Leaf]:
    from duplicado.service.acts.ask import leaves_of

    return {leaf.name: leaf for leaf in leaves_of(declared.kind) if leaf.in_shell}


def _help(name: str, declared: DeclaredAct) -> str:
    told = inspect.getdoc(declared.kind) or ""
    lines = "\n".join(f"  duplicado event {name} {example}" for example in declared.examples)
    return f"{told}\n\n\b\nExamples:\n{lines}" if lines else told


def _key(name: str) -> str:
    return f"told_{name.replace('-', '_')}"


def _argument(leaf: Leaf) -> click.Argument:
    metavar = leaf.name.upper()
    choice = _choice(leaf)
    if leaf.many:
        return click.Argument([_key(leaf.name)], nargs=-1, required=leaf.required, metavar=f"{metavar}...")
    return click.Argument([_key(leaf.name)], required=leaf.required, type=choice, metavar=None if choice else metavar)


def _choice(leaf: Leaf) -> click.Choice[str] | None:
    from duplicado.service.acts.ask import Control

    choices = [each for each in (*leaf.choices, *leaf.also) if each]
    return click.Choice(choices) if choices and leaf.control is Control.CHOICE else None


def _option(declared: DeclaredAct, leaf: Leaf, words: Messages) -> click.Option:
    from duplicado.publish.act_words import field_text
    from duplicado.service.acts.ask import Control

    told = [field_text(words, kind, declared.name, leaf.name) for kind in ("field", "hint")]
    text = ". ".join(each.rstrip(".") for each in told if each)
    names = [f"--{leaf.option or leaf.name}", _key(leaf.name)]
    if leaf.control is Control.TICK:
        return click.Option(names, is_flag=True, help=f"{text}.")
    metavar = (leaf.option or leaf.name).upper()
    text = f"{text}; may be repeated." if leaf.many else f"{text}."
    choice = _choice(leaf)
    required = leaf.required and leaf.control is not Control.SCORE
    return click.Option(
        names, required=required, multiple=leaf.many, type=choice, metavar=None if choice else metavar, help=text
    )


def _former(number: int, old: str, now: str) -> click.Option:
    """Keep a former spelling, which is not shown any more."""
    names = [old, f"was_{number}"]
    return click.Option(names, is_flag="=" in now, multiple="=" not in now, hidden=True)


# ---- what it does


def _run(
    declared: DeclaredAct, /, *, file: Path, language: Language, by: str, sure: bool, only_show: bool, **told: object
) -> None:
    with opened(file, language) as (event, messages):
        declared, said = _said(declared, told, messages)
        drafted = drafted_of(event, declared, said, by, messages)
        take(event, drafted, messages, by=by, sure=sure, only_show=only_show)


def _said(declared: DeclaredAct, told: Mapping[str, object], messages: Messages) -> tuple[DeclaredAct, Said]:
    """Return what is told by the names of fields, and the act that does it: a former spelling may be another's."""
    from duplicado.service.acts.registry import ACTS

    cli, target = declared.cli, declared
    said = {name: _text(value) for name in _leaves(declared) if (value := told[_key(name)])}
    for number, (old, now) in enumerate(cli.was.items() if cli else ()):
        given = told[f"was_{number}"]
        if not given:
            continue
        act_name, _, field = now.rpartition("/")
        name, _, value = field.partition("=")
        target = ACTS[act_name] if act_name else target
        said[name] = value or (*_several(said.get(name, ())), *_several(_text(given)))
        command = f"duplicado event {target.cli.name or target.name} " if act_name and target.cli else ""
        positional = target.cli is not None and name in target.cli.positional
        new = f"{command}{name.upper() if positional else f'--{name}'}{f' {value}' if value not in ('', '1') else ''}"
        click.echo(messages.text("cli-former-option", old=old, new=new), err=True)
    return target, said


def _text(value: object) -> str | tuple[str, ...]:
    if isinstance(value, tuple):
        return tuple(str(each) for each in cast("tuple[object, ...]", value))
    return "1" if value is True else str(value)


def _several(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value


@click.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.argument("name")
@click.option(
    "--json",
    "source",
    required=True,
    type=click.Path(path_type=Path, allow_dash=True),
    metavar="FILE|-",
    help="The body of the act, as the service takes it.",
)
@by_option
@lang_option
def act(file: Path, *, name: str, source: Path, by: str, language: Language) -> None:
    """Do the act with that NAME, as a program asks for it: the body is that of `POST /api/1/events/EVENT/acts/NAME`.

    `duplicado serve` describes the bodies at /api/1/openapi.json.

    \b
    Example:
      echo '{"id": "1", "act": {"round": 2}}' | duplicado event act thursday.event round --json -
    """  # noqa: D301 - click wants the character, not the two signs
    import sys

    from msgspec import UNSET, MsgspecError
    from msgspec.json import decode

    from duplicado.service.acts.ask import said_by_program
    from duplicado.service.acts.form_error import FormError
    from duplicado.service.acts.registry import ACTS
    from duplicado.web.club.request_bodies import ActWanted

    declared = ACTS.get(name)
    if declared is None:
        raise click.UsageError(f"NAME is one of: {', '.join(ACTS)}")
    try:
        data = sys.stdin.buffer.read() if str(source) == "-" else source.read_bytes()
        body = decode(data, type=ActWanted)
    except OSError as error:
        raise UnreadableInput(f"{source}: {error.strerror or error}") from None
    except MsgspecError as error:
        raise UnreadableInput(f"{source}: {error}") from None
    with opened(file, language) as (event, messages):
        try:
            said = body.fields if body.act is UNSET else said_by_program(declared.kind, body.act)
        except FormError as error:
            raise UnreadableInput(f"{error.field}: {error.code}") from None
        drafted = drafted_of(event, declared, said, by, messages, body.id)
        take(event, drafted, messages, by=by, sure=body.confirmed, only_show=body.rehearse)
