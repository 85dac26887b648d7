"""Founding an event, and who takes part in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.event.files import (
    amount_of,
    by_option,
    contestant_of,
    file_argument,
    opened,
    take_down,
)
from duplicado.cli.options import UnreadableInput
from duplicado.cli.profiles import named_profile, profile_option, written_decisions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from duplicado.event.conditions import Conditions
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages

__all__ = ["enter", "import_", "new"]

_KINDS = ("pairs", "teams", "individual")
_METHODS = ("matchpoints", "butler", "cross-imps", "imps", "board-a-match", "total-points")
_FORMS = ("boards", "matches", "knock-out", "patton")
_PAIRINGS = ("none", "swiss", "danish", "knock-out")
_RULES = ("laws", "ebu", "acbl", "compscore")


@click.command()
@file_argument
@click.option("--title", required=True, help="What the event is called.")
@click.option("--date", default="", help="The day, e.g. 2026-11-19.")
@click.option("--kind", type=click.Choice(_KINDS), help="Who competes.  [default: pairs]")
@click.option(
    "--method", type=click.Choice(_METHODS), help="How boards are scored.  [default: matchpoints; teams: imps]"
)
@click.option("--form", type=click.Choice(_FORMS), help="Whether boards count by themselves or make matches.")
@click.option(
    "--pairing", type=click.Choice(_PAIRINGS), help="How rounds are paired one after the other.  [default: none]"
)
@click.option(
    "--stanzas",
    type=click.IntRange(1, 99),
    metavar="N",
    help="Stanzas of a knock-out match.  [default: 1]",
)
@click.option("--winners", type=click.IntRange(1, 2), help="One winner, or two: North-South and East-West.")
@click.option("--rules", type=click.Choice(_RULES), help="The scoring rules.  [default: laws]")
@profile_option("--profile")
@click.option("--edition", type=click.Choice(["2007", "2017", "2017+2024"]), help="The Laws.  [default: 2017]")
@click.option(
    "--conditions",
    "conditions_file",
    type=click.Path(path_type=Path),
    help="Read the conditions of contest from this TOML file; the options above go before it.",
)
def new(file: Path, *, title: str, date: str, conditions_file: Path | None, language: Language, **options: Any) -> None:  # noqa: ANN401 - click's
    """Found an event in a new file."""
    from datetime import UTC, datetime

    from duplicado.event.facts.entry import Entry
    from duplicado.event.facts.founding import EventFounded
    from duplicado.event.record.admission import admit
    from duplicado.event.record.state import EventState
    from duplicado.publish.error_words import error_text
    from duplicado.publish.event_words import refusal_text
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile
    from duplicado.store.port import StoreError

    messages = Messages.load(language)
    founded = EventFounded(title, _conditions(conditions_file, options, messages), date)
    # Asked before there is a file, which nobody would want without an event.
    refused = admit(EventState(), Entry("new", datetime.now(UTC), "the Director", founded))
    if refused is not None:
        raise UnreadableInput(refusal_text(refused, messages))
    try:
        with EventFile.create(file) as event:
            take_down(event, messages, founded, by="the Director")
    except StoreError as error:
        raise UnreadableInput(error_text(error, messages)) from None


def _conditions(file: Path | None, options: dict[str, Any], messages: Messages) -> Conditions:
    """Put what was said at the command line above what stands in the file.

    Regulations of the club's own are kept as the profile below them and their decisions; the options in the file of
    conditions go before those.
    """
    import tomllib
    from dataclasses import replace

    from duplicado.event.conditions import ConditionsError
    from duplicado.formats.conditions import read_conditions
    from duplicado.publish.diagnostic_sentences import diagnostic_text
    from duplicado.publish.error_words import error_text

    said = {name: value for name, value in options.items() if value is not None}
    try:
        text = file.read_text(encoding="utf-8") if file else ""
        tree = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise UnreadableInput(f"{file}: {error}") from None
    said = {**_usual({**tree, **said}), **said}
    # A file that is named in a file is looked for beside it.
    named = said.get("profile") or tree.get("profile")
    decided: dict[str, str] = {}
    if isinstance(named, str):
        folder = None if "profile" in said or file is None else file.parent
        said["profile"], decided = written_decisions(named_profile(named, messages, folder), messages)
    lines = [f"{name} = {_toml(value)}" for name, value in said.items()]
    kept = _without(text, tree.keys() & said.keys())
    read = read_conditions("\n".join([*lines, kept]))
    if read.value is None:
        raise UnreadableInput("\n".join(diagnostic_text(each, messages) for each in read.diagnostics))
    try:
        return replace(read.value, options={**decided, **read.value.options}) if decided else read.value
    except ConditionsError as error:
        raise UnreadableInput(error_text(error, messages)) from None


def _usual(told: Mapping[str, object]) -> dict[str, str]:
    """Return what teams, and pairs who are paired by Swiss rounds, play by where neither options nor file say."""
    usual: dict[str, str] = {}
    if told.get("kind") == "teams":
        knockout = told.get("pairing") == "knock-out"
        usual["method"] = "board-a-match" if told.get("form") == "patton" else "imps"
        usual["form"] = "knock-out" if knockout else "matches"
    elif told.get("pairing") == "swiss":
        usual["form"] = "matches"
    return {name: value for name, value in usual.items() if name not in told}


def _toml(value: object) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def _without(text: str, keys: set[str]) -> str:
    """Leave out the lines of keys that were said otherwise; conditions stand one to a line, before any table."""
    head, bracket, tables = text.partition("\n[")
    kept = [line for line in head.splitlines() if line.partition("=")[0].strip() not in keys]
    return "\n".join(kept) + bracket + tables


@click.command("import")
@file_argument
@click.argument("source", type=click.Path(path_type=Path))
@click.option("--rules", type=click.Choice(_RULES), default="laws", show_default=True, help="The scoring rules.")
@click.option("--event", "number", type=click.IntRange(1), metavar="N", help="Which event, where SOURCE holds several.")
@by_option
def import_(file: Path, *, source: Path, rules: str, number: int | None, by: str, language: Language) -> None:
    """Found an event in a new file from one that another program recorded (all that `duplicado score` reads)."""
    from dataclasses import replace

    from duplicado.cli.contest_files import read_contest
    from duplicado.event.conditions import ComparedAcross, Conditions, ConditionsError
    from duplicado.event.record.import_of_contest import facts_of, not_taken_over
    from duplicado.publish.error_words import error_text
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile
    from duplicado.store.port import StoreError

    messages = Messages.load(language)
    contest = read_contest(source, messages, number).contest
    # An event without a name could not be told from others in lists, and many files have none.
    contest = contest if contest.title else replace(contest, title=source.stem)
    without = sum(result.board < 1 for result in contest.results)
    if without:
        raise UnreadableInput(messages.text("event-import-unnumbered", file=str(source), count=without))
    try:
        conditions = Conditions(rules=rules, compared=ComparedAcross.FIELD)
        facts = tuple(facts_of(contest, conditions))
        for each in not_taken_over(contest, conditions):
            who, amount = str(each.contestant), f"{float(each.amount):.2f}"
            click.echo(messages.text("event-import-not-added", who=who, amount=amount), err=True)
        with EventFile.create(file) as event:
            event.enter(*facts, by=by)
            click.echo(messages.text("event-imported", title=event.live.state.title, results=len(contest.results)))
    except ConditionsError as error:
        raise UnreadableInput(error_text(error, messages)) from None
    except StoreError as error:
        raise UnreadableInput(error_text(error, messages)) from None


@click.command()
@file_argument
@click.argument("number")
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
@click.option("--section", default="", help="The section, where there are several.")
@click.option("--team", default="", help="The team's name.")
@click.option("--seed", type=click.IntRange(1), help="The place in the seeding.")
@click.option("--category", "categories", multiple=True, help="A category, e.g. seniors; may be repeated.")
@click.option("--stratum", default="", help="The stratum, e.g. B.")
@click.option("--handicap", default="0", metavar="POINTS", help="Added to the result, in percent or in the unit.")
@by_option
def enter(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    number: str,
    names: tuple[str, ...],
    section: str,
    team: str,
    seed: int | None,
    categories: tuple[str, ...],
    stratum: str,
    handicap: str,
    by: str,
    language: Language,
) -> None:
    """Enter a pair, a team or a player under a number; entered again, the new names replace the old."""
    from duplicado.event.facts.contestants import ContestantEntered, Player

    with opened(file, language) as (event, messages):
        points = amount_of(handicap, messages)
        who = contestant_of(number, section, messages)
        players = tuple(Player(name) for name in names)
        entered = ContestantEntered(who, players, team, seed, categories, stratum, points)
        take_down(event, messages, entered, by=by)
