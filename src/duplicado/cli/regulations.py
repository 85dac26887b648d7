"""`duplicado regulations`: what the authorities have decided, and a club's own file of decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from duplicado.cli.law_options import NamedProfile, named_profile, print_problems, profile_option, read_profile_file
from duplicado.cli.options import Found, UnreadableInput, json_option, lang_option, nearest, print_json, writable
from duplicado.law.reference import ClauseId
from duplicado.law.regulations.option import Executed
from duplicado.law.regulations.options import OPTIONS
from duplicado.law.regulations.profile import PROFILES, OptionInForce, decisions
from duplicado.locale import Language
from duplicado.vocabulary.errors import NotationError

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages


@click.command()
@click.argument("options", nargs=-1, metavar="[OPTION]...")
@profile_option("--profile")
@click.option("--law", metavar="LAW", help="Only what this Law or clause grants, such as 40 or 40B2.")
@click.option("--differences", is_flag=True, help="Only what is decided otherwise than in wbf.")
@click.option(
    "--short",
    is_flag=True,
    help="One line for each option. * is unlike wbf, = is acted on by the program.",
)
@click.option(
    "--new",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write a file of your own with the options named, or with all of them to choose from.",
)
@click.option(
    "--check",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Say what is wrong with such a file.",
)
@json_option
@lang_option
def command(  # noqa: PLR0913 - the options of the command
    options: tuple[str, ...],
    *,
    profile: str | None,
    law: str | None,
    differences: bool,
    short: bool,
    new: Path | None,
    check: Path | None,
    as_json: bool,
    language: Language,
) -> None:
    """Show what a Regulating Authority or Tournament Organizer may decide, and what is in force.

    The Laws leave many things to the authorities: how long a score may be corrected, whether an opening lead is
    faced, what a missed board is worth. This shows each of these options with the Law that grants it, its value,
    whose decision that is, and what else may be written.

    OPTION is a name, such as claim.suit_order, or its beginning: appeal stands for all that begins with it.

    A club writes its own decisions to a file: --new makes one with explanations, --check says what is wrong with it,
    and --profile FILE shows what it makes of the regulations. Exit code 1: --check has found something.
    """
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    filtered = bool(law or differences or short)
    if (new and (check or as_json or filtered)) or (check and (profile or options or as_json or filtered)):
        raise UnreadableInput(messages.text("regulations-one-or-other"))
    if check is not None:
        _check(check, messages)
        return
    in_force = named_profile(profile or "wbf", messages)
    chosen = _chosen(decisions(in_force.profile), options, law, messages)
    if new is not None:
        _write(new, in_force, chosen, messages, all_of_them=not options)
        return
    shown = [one for one in chosen if one.differs or not differences]
    if as_json:
        _report(in_force, shown, messages)
    else:
        _print(in_force, shown, messages, short=short)


def _chosen(
    every: Sequence[OptionInForce], names: Iterable[str], law: str | None, messages: Messages
) -> list[OptionInForce]:
    clause = None
    if law is not None:
        try:
            clause = ClauseId.parse(law)
        except NotationError:
            raise UnreadableInput(messages.text("regulations-bad-law", text=law)) from None
    wanted: set[str] = set()
    for name in names:
        found = {known for known in OPTIONS if known == name or known.startswith(f"{name.rstrip('.')}.")}
        if name in PROFILES:
            raise UnreadableInput(messages.text("regulations-is-profile", text=name))
        if not found:
            raise UnreadableInput(messages.text("regulations-no-option", text=name, near=nearest(name, OPTIONS)))
        wanted |= {name} if name in found else found
    return [
        one
        for one in every
        if (not wanted or one.option.name in wanted) and (clause is None or clause.covers(one.clause))
    ]


def _print(in_force: NamedProfile, shown: Sequence[OptionInForce], messages: Messages, *, short: bool) -> None:
    from duplicado.publish.regulations import told_counts, told_decision, told_value

    profile = in_force.profile
    click.echo(messages.text("regulations-heading", profile=profile.name))
    if profile.above is not None:
        click.echo(messages.text("regulations-above", profile=profile.name, above=profile.above.name))
    width = max((len(one.option.name) for one in shown), default=0)
    for one in shown:
        if short:
            value = told_value(messages, one.option, one.value)
            law = messages.text("regulations-law", law=one.option.clause)
            marks = ("*" if one.differs else " ") + ("=" if isinstance(one.option.effect, Executed) else " ")
            click.echo(f"{marks} {one.option.name:<{width}}  {value}  ({law})")
            continue
        first, *rest = told_decision(messages, one, profile.name, in_force.file, in_force.lines)
        click.echo("\n" + "\n    ".join((first, *rest)))
    differing = sum(one.differs for one in shown)
    click.echo()
    click.echo(
        messages.text("regulations-counted", count=len(shown), differing=differing)
        if shown
        else messages.text("regulations-none")
    )
    if shown:
        click.echo(told_counts(messages, (one.option for one in shown)))


def _report(in_force: NamedProfile, shown: Iterable[OptionInForce], messages: Messages) -> None:
    from duplicado.publish.regulations import decision_report

    above = in_force.profile.above
    report = {
        "profile": in_force.profile.name,
        "above": None if above is None else above.name,
        "file": in_force.file or None,
        "options": [decision_report(messages, one, in_force.file, in_force.lines) for one in shown],
    }
    print_json(report)


def _write(
    path: Path, in_force: NamedProfile, chosen: Iterable[OptionInForce], messages: Messages, *, all_of_them: bool
) -> None:
    from duplicado.formats.regulations import OptionLine, write_regulations
    from duplicado.publish.regulations import about, told_effect, told_permitted

    # A file cannot inherit from a file: what another file has decided is taken over.
    base = in_force.profile if in_force.profile.name in PROFILES else in_force.profile.above or PROFILES["wbf"]
    lines = [
        OptionLine(
            one.option,
            one.value,
            (
                about(messages, one.option),
                f"{messages.text('regulations-law', law=one.option.clause)}. {told_permitted(messages, one.option)}",
                told_effect(messages, one.option),
            ),
            decided=not all_of_them or one.option.name in in_force.lines,
        )
        for one in chosen
    ]
    name = messages.text("regulations-new-name")
    head = (
        messages.text("regulations-new-head-1", name=name, above=base.name),
        messages.text("regulations-new-head-2"),
    )
    text = write_regulations(name, base.name, head, lines)
    with writable(path):
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            raise UnreadableInput(messages.text("regulations-exists", file=str(path))) from None
    decided = sum(line.decided and line.value is not None for line in lines)
    click.echo(messages.text("regulations-written", file=str(path), decided=decided))


def _check(path: Path, messages: Messages) -> None:
    parsed = read_profile_file(path)
    if not parsed.diagnostics:
        profile = parsed.value.profile
        above = profile.above or PROFILES["wbf"]
        click.echo(
            messages.text("regulations-file-right", file=str(path), count=len(profile.decided), above=above.name)
        )
        return
    print_problems(path, parsed.diagnostics, messages)
    click.echo(messages.text("regulations-file-wrong", count=len(parsed.diagnostics)))
    raise Found
