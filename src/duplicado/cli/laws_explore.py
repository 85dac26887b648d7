"""`duplicado laws explore`: everything that may happen on a small board, and what must hold whatever happens."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.options import Found, json_option, lang_option
from duplicado.law.edition import Edition

if TYPE_CHECKING:
    from duplicado.casebook.exploration.walk import Broken, Explored
    from duplicado.director.commands import Command
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages

__all__ = ["command"]

_WORLDS = ("auction", "bidding", "trumps", "notrump")


@click.command("explore", short_help="Try everything that may happen on a small board.")
@click.option("--world", "worlds", type=click.Choice(_WORLDS), multiple=True, help="Which boards; without it all.")
@click.option(
    "--edition",
    "editions",
    type=click.Choice([edition.value for edition in Edition]),
    multiple=True,
    help="Which editions of the Laws; without it all.",
)
@click.option("--depth", type=click.IntRange(0, 8), default=2, show_default=True, help="The longest sequence of steps.")
@click.option(
    "--walks", type=click.IntRange(0), default=20, show_default=True, help="Walks of chance after that, on each board."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Of the walks.")
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
    was taken up first, and what did not hold, with its shortest sequence in the words of `duplicado table`. The
    exit code is 1 when something did not hold. Depth 3 takes a minute for each board and edition, depth 4 half an
    hour.
    """
    from duplicado.casebook.exploration.walk import explore
    from duplicado.casebook.exploration.worlds import WORLDS
    from duplicado.publish.messages import Messages

    messages = Messages.load(language)
    found: list[Explored] = []
    for name in given["worlds"] or _WORLDS:
        for edition in given["editions"] or [each.value for each in Edition]:

            def told(depth: int, states: int, name: str = name, edition: str = edition) -> None:
                if sys.stderr.isatty():
                    line = messages.text("explore-progress", world=name, edition=edition, depth=depth, states=states)
                    click.echo(line, err=True)

            found.append(
                explore(
                    WORLDS[name],
                    Edition(edition),
                    depth=given["depth"],
                    walks=given["walks"],
                    seed=given["seed"],
                    progress=told,
                )
            )
    if as_json:
        click.echo(json.dumps([_data(each) for each in found], indent=1))
    else:
        click.echo("\n".join(line for each in found for line in _lines(each, messages)))
    if any(each.broken for each in found):
        raise Found


def _lines(found: Explored, messages: Messages) -> Iterator[str]:
    yield messages.text("explore-heading", world=found.world.name, edition=found.edition.value)
    yield "  " + messages.text(
        "explore-explored", depth=found.depth, states=found.states, sequences=found.sequences, walked=found.walked
    )
    clauses = ", ".join(f"{clause} ({times})" for clause, times in sorted(found.clauses.items()))
    yield "  " + messages.text("explore-clauses", count=len(found.clauses), clauses=clauses)
    for (first, second), times in found.together.most_common():
        yield "  " + messages.text("explore-together", first=first, second=second, times=times)
    if not found.broken:
        yield "  " + messages.text("explore-holds")
    for broken in found.broken.values():
        name = messages.text(f"explore-invariant-{broken.invariant.replace('_', '-')}")
        yield "  " + messages.text("explore-broken", name=name, times=found.breaks[broken.invariant])
        yield f"    {broken.says}"
        yield from (f"    {step}" for step in _steps(broken))


def _data(found: Explored) -> dict[str, object]:
    return {
        "world": found.world.name,
        "edition": found.edition.value,
        "depth": found.depth,
        "states": found.states,
        "sequences": found.sequences,
        "walked": found.walked,
        "clauses": dict(sorted(found.clauses.items())),
        "together": [{"first": one, "second": other, "times": n} for (one, other), n in found.together.most_common()],
        "broken": [
            {
                "invariant": each.invariant,
                "times": found.breaks[each.invariant],
                "says": each.says,
                "steps": list(_steps(each)),
            }
            for each in found.broken.values()
        ],
    }


def _steps(broken: Broken) -> Iterator[str]:
    return map(_typed, broken.commands)


def _typed(command: Command) -> str:
    """Write a step as it is typed at `duplicado table`."""
    from duplicado.casebook.model import DirectorStep, PlayerStep
    from duplicado.casebook.writing import step_line
    from duplicado.director.commands import ConcludeWithout, Find

    if isinstance(command, ConcludeWithout):
        return f"{command.clause}: {command.value}"
    step = (
        DirectorStep(0, command.findings)
        if isinstance(command, Find)
        else PlayerStep(0, command.seat, command.action, command.accompanied_by)
    )
    written = step_line(step).removeprefix("  - ")
    return written[1:-1] if "," not in written else written
