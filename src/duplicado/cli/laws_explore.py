"""`duplicado laws explore`: everything that may happen on a small board, and what must hold whatever happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.batch_options import batch_options, worked_through
from duplicado.cli.law_options import edition_option, named_profile, profile_option
from duplicado.cli.options import Found, json_option, lang_option, print_json
from duplicado.law.edition import Edition

if TYPE_CHECKING:
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.service.exploration_batch import ExplorationReport

_WORLDS = ("auction", "bidding", "trumps", "notrump", "exposed", "leads", "opening")


@click.command("explore", short_help="Try everything that may happen on a small board.")
@click.option("--world", "worlds", type=click.Choice(_WORLDS), multiple=True, help="Which boards; without it all.")
@edition_option("Which editions of the Laws; without it all.", name="editions", default=None, multiple=True)
@profile_option("--regulations", default="wbf", several=True)
@click.option("--depth", type=click.IntRange(0, 8), default=2, show_default=True, help="The longest sequence of steps.")
@click.option(
    "--walks", type=click.IntRange(0), default=20, show_default=True, help="Walks of chance after that, on each board."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Of the walks.")
@batch_options
@json_option
@lang_option
def command(language: Language, as_json: bool, **given: Any) -> None:  # noqa: FBT001, ANN401 - click's
    """Try every sequence of actions on small boards, lawful and not, and check what must hold in every state.

    On each board every player may call or play out of turn, insufficiently or what he does not hold to the suit,
    change his call and draw attention at any time; every question is answered in every way. Checked in every
    state: nothing raises; the record alone gives the state; somebody can go on; what is asked for is admitted; a
    lawful sequence gets no ruling; attention leaves nothing irregular; rulings cite clauses; findings commute;
    the turned table is ruled alike.

    Printed are what was explored, the clauses that were reached, Laws whose matters were open together and which
    was taken up first, Laws that dealt with the same call and which clause says that one goes first, and what did
    not hold, with its shortest sequence in the words of `duplicado table`. The exit code is 1 when something did
    not hold. Depth 3 takes seconds for each board and edition, depth 4 minutes.
    """
    from duplicado.publish.messages import Messages
    from duplicado.service.exploration_batch import ExplorationTask, explorations

    messages = Messages.load(language)
    regulated = [(each, dict(named_profile(each, messages).profile.values())) for each in given["regulations"]]
    tasks = [
        ExplorationTask(name, edition, given["depth"], given["walks"], given["seed"], whose, values)
        for whose, values in regulated
        for name in given["worlds"] or _WORLDS
        for edition in given["editions"] or Edition
    ]
    with worked_through(messages, "explore-working", len(tasks), on=given["on"], resume=given["resume"]) as how:
        found = explorations(tasks, how)
    if as_json:
        print_json(found)
    else:
        click.echo("\n".join(line for each in found for line in _lines(each, messages)))
    if any(each["broken"] for each in found):
        raise Found


def _lines(found: ExplorationReport, messages: Messages) -> Iterator[str]:
    yield messages.text("explore-heading", world=found["world"], edition=found["edition"], whose=found["regulations"])
    yield "  " + messages.text(
        "explore-explored",
        depth=found["depth"],
        states=found["states"],
        sequences=found["sequences"],
        walked=found["walked"],
    )
    clauses = ", ".join(f"{clause} ({times})" for clause, times in found["clauses"].items())
    yield "  " + messages.text("explore-clauses", count=len(found["clauses"]), clauses=clauses)
    for each in found["together"]:
        yield "  " + messages.text("explore-together", first=each["first"], second=each["second"], times=each["times"])
    for one in found["of_one_call"]:
        yield "  " + messages.text(
            "explore-of-one-call",
            first=one["first"],
            second=one["second"],
            times=one["times"],
            clause=one["said_by"],
        )
    if not found["broken"]:
        yield "  " + messages.text("explore-holds")
    for broken in found["broken"]:
        name = messages.text(f"explore-invariant-{broken['invariant'].replace('_', '-')}")
        yield "  " + messages.text("explore-broken", name=name, times=broken["times"])
        yield f"    {broken['says']}"
        yield from (f"    {step}" for step in broken["steps"])
