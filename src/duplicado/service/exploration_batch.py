"""Exploration of several worlds under several editions as a batch: a task for each world and edition."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypedDict, cast

from duplicado.casebook.exploration.walk import Broken, Explored, explore
from duplicado.casebook.exploration.worlds import WORLDS
from duplicado.casebook.model import DirectorStep, PlayerStep
from duplicado.casebook.writing import step_line
from duplicado.director.commands import Command, ConcludeWithout, Find
from duplicado.law.edition import Edition
from duplicado.law.precedence import deciding
from duplicado.service.batches import HERE, Batch, Working, results_of


@dataclass(frozen=True, slots=True)
class ExplorationTask:
    """Task of an exploration."""

    world: str
    """One of `WORLDS`."""
    edition: Edition
    depth: int
    """Largest number of steps of a sequence."""
    walks: int = 0
    """Walks of chance that follow."""
    seed: int = 1
    """Of the walks."""
    profile: str = "wbf"
    """Name of the profile or of the file whose regulations are in force."""
    regulations: Mapping[str, object] = field(default_factory=dict[str, object])
    """Values of the options that they decide, by their names."""


class Together(TypedDict):
    """Laws whose matters were open at the same time."""

    first: str
    """The Law that was taken up first."""
    second: str
    times: int


class OfOneCall(TypedDict):
    """Laws that dealt with the same call."""

    first: str
    """The Law that went before the other."""
    second: str
    times: int
    said_by: str
    """The clause that says so."""


class BrokenInvariant(TypedDict):
    """Something that does not hold, with the shortest sequence that shows it."""

    invariant: str
    times: int
    """In how many states."""
    says: str
    steps: list[str]
    """As they are typed at `duplicado table`."""


class ExplorationReport(TypedDict):
    """Findings of an exploration, as JSON has them."""

    world: str
    edition: str
    regulations: str
    depth: int
    states: int
    sequences: int
    walked: int
    clauses: dict[str, int]
    together: list[Together]
    of_one_call: list[OfOneCall]
    broken: list[BrokenInvariant]


def explorations(tasks: Sequence[ExplorationTask], how: Working = HERE) -> list[ExplorationReport]:
    """Explore, and return what was found in the order of the tasks.

    Raises:
        BatchError: see `results_of`, which has the other errors too.
    """
    return results_of(_BATCH, tasks, how)


def _explored(task: ExplorationTask) -> ExplorationReport:
    world, regulations = WORLDS[task.world], task.regulations
    found = explore(world, task.edition, depth=task.depth, walks=task.walks, seed=task.seed, regulations=regulations)
    return report_of(found, task.profile)


def report_of(found: Explored, profile: str = "wbf") -> ExplorationReport:
    """Return what was found as JSON has it; `profile` names whose regulations were in force."""
    return {
        "world": found.world.name,
        "edition": found.edition.value,
        "regulations": profile,
        "depth": found.depth,
        "states": found.states,
        "sequences": found.sequences,
        "walked": found.walked,
        "clauses": dict(sorted(found.clauses.items())),
        "together": [{"first": one, "second": other, "times": n} for (one, other), n in found.together.most_common()],
        "of_one_call": [
            {"first": one, "second": other, "times": n, "said_by": deciding(found.edition, one, other) or ""}
            for (one, other), n in found.of_one_call.most_common()
        ],
        "broken": [_broken(each, found.breaks[each.invariant]) for each in found.broken.values()],
    }


def _broken(found: Broken, times: int) -> BrokenInvariant:
    return {
        "invariant": found.invariant,
        "times": times,
        "says": found.says,
        "steps": list(_steps(found)),
    }


def _steps(broken: Broken) -> Iterator[str]:
    return map(_typed, broken.commands)


def _typed(command: Command) -> str:
    """Write a step as it is typed at `duplicado table`."""
    if isinstance(command, ConcludeWithout):
        return f"{command.clause}: {command.value}"
    step = (
        DirectorStep(0, command.findings)
        if isinstance(command, Find)
        else PlayerStep(0, command.seat, command.action, command.accompanied_by)
    )
    written = step_line(step).removeprefix("  - ")
    return written[1:-1] if "," not in written else written


def _read(told: Any) -> ExplorationReport:  # noqa: ANN401 - whatever a journal holds
    if frozenset(told) != ExplorationReport.__required_keys__:
        raise ValueError("no report of an exploration")
    return cast("ExplorationReport", told)


_key: Final[Callable[[ExplorationTask], str]] = repr
_BATCH: Final = Batch(_explored, _key, dict, _read)
