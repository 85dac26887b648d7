"""The schedule of penalties of a contest: how much at which occurrence, a warning first where it says so (Law 90A).

No Law and no source that was surveyed has a tariff. An authority, an organizer or a club makes its own: what a standard
penalty is, and how many of them the first, second, third … offence costs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Generic, TypeVar

from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, Option, reads, value_of
from duplicado.law.sanction import Measure, PenaltyKind, PenaltyUnit, ProposedPenalty, Readiness
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.texts import Code

_Who = TypeVar("_Who")

STEPS_OF_OFFENCES: Final[Mapping[str, Option[tuple[Fraction, ...] | None]]] = {
    "90B1": options.PP_STEPS_LATE_ARRIVAL,
    "90B2": options.PP_STEPS_SLOW_PLAY,
    "90B3": options.PP_STEPS_OVERHEARD,
    "90B4": options.PP_STEPS_COMPARING_SCORES,
    "90B5": options.PP_STEPS_TOUCHING_CARDS,
    "90B6": options.PP_STEPS_MISPLACED_CARD,
    "90B7": options.PP_STEPS_SPOILED_SCORE,
    "90B8": options.PP_STEPS_DISOBEDIENCE,
}
"""The option that holds the steps of an offence."""
_STANDARDS: Final = {
    PenaltyUnit.PERCENT_OF_TOP: options.PP_STANDARD_PERCENT_OF_TOP,
    PenaltyUnit.IMPS: options.PP_STANDARD_IMPS,
    PenaltyUnit.VICTORY_POINTS: options.PP_STANDARD_VICTORY_POINTS,
}
_Steps = tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Schedule:
    """Steps by which penalties rise in one contest. Raises `DuplicadoError` for steps that are negative or go down."""

    unit: PenaltyUnit
    standard: Fraction | None = None
    """A standard penalty in that unit; `None` where there is no tariff, and the amount is the Director's."""
    steps: _Steps = ()
    """Number of standard penalties that the first, second, third … offence costs; 0 is a warning. The last one is
    repeated.

    Without steps each costs one.
    """
    own_steps: tuple[tuple[Code, _Steps], ...] = ()
    """Those of single offences, by clause."""
    disciplinary_steps: _Steps = ()
    """Those of disciplinary penalties (91A)."""
    warning_first: bool = False
    """True where there is a warning before the first penalty, where the steps do not begin with one."""

    def __post_init__(self) -> None:
        """Refuse what makes no sense."""
        if self.standard is not None and self.standard < 0:
            raise DuplicadoError(f"a standard penalty is not negative: {self.standard}").told_as(
                "schedule-negative", self.standard
            )
        for name, steps in (("", self.steps), *self.own_steps, ("91A", self.disciplinary_steps)):
            if any(step < 0 for step in steps) or list(steps) != sorted(steps):
                told = ", ".join(map(str, steps))
                raise DuplicadoError(
                    f"penalties {f'under {name} ' if name else ''}do not go down or below 0: {told}"
                ).told_as("schedule-goes-down", name or "–", told)

    def ladder(self, number: str, kind: PenaltyKind) -> _Steps:
        """Return the steps of an offence, with the warning that comes first where one does."""
        if kind is PenaltyKind.DISCIPLINARY:
            steps = self.disciplinary_steps or self.steps
        else:
            steps = dict(self.own_steps).get(number) or self.steps
        steps = steps or (Fraction(1),)
        return (Fraction(0), *steps) if self.warning_first and steps[0] != 0 else steps


# What comes before a penalty in points, by how readily the word of the Law has it penalized.
_FIRST: Final[Mapping[Readiness, tuple[Measure, ...]]] = {
    Readiness.RARELY: (Measure.ADVICE, Measure.WARNING),
    Readiness.SELDOM: (Measure.WARNING,),
}


def due(
    number: str,
    before: int,
    schedule: Schedule,
    *,
    kind: PenaltyKind = PenaltyKind.PROCEDURAL,
    readiness: Readiness | None = None,
) -> ProposedPenalty:
    """Propose what an offence costs.

    Reading: what the Law puts in a word that is not often penalized ("should") costs a warning the first time, and mere
    correct procedure ("does") advice and then a warning; the steps of the schedule begin behind these, and where they
    begin with a warning themselves it is not given twice. An offence that Law 90B names begins with the schedule.

    Args:
        number: the clause of the offence.
        before: how many earlier offences count, see `earlier`.
        schedule: that of the contest.
        kind: procedural or disciplinary.
        readiness: how readily the word of the clause has it penalized, where a word says so.

    Raises:
        DuplicadoError: `before` is negative.
    """
    if before < 0:
        raise DuplicadoError(f"nobody has offended {before} times before")
    first = _FIRST.get(readiness, ()) if readiness is not None else ()
    nothing, unit = Fraction(0), schedule.unit
    if before < len(first):
        return ProposedPenalty(number, first[before], kind.clause, before + 1, nothing, unit, readiness)
    steps = schedule.ladder(number, kind)
    if first and len(steps) > 1 and steps[0] == 0:
        steps = steps[1:]
    step = steps[min(before - len(first), len(steps) - 1)]
    if step == 0:
        return ProposedPenalty(number, Measure.WARNING, kind.clause, before + 1, nothing, unit, readiness)
    amount = None if schedule.standard is None else step * schedule.standard
    return ProposedPenalty(number, Measure.PENALTY, kind.clause, before + 1, amount, unit, readiness)


@dataclass(frozen=True, slots=True)
class PastOffence(Generic[_Who]):
    """An offence for which a contestant was warned or penalized."""

    who: _Who
    clauses: tuple[str, ...]
    """Those on which the warning or penalty rested, the offence among them."""
    session: int | None = None
    """`None`: of the event."""


def earlier(number: str, who: _Who, past: Iterable[PastOffence[_Who]], *, session: int | None = None) -> int:
    """Count the earlier offences of a contestant under a clause.

    Args:
        number: the clause of the offence.
        who: the contestant.
        past: all warnings and penalties so far.
        session: the only session of which offences count; `None` where the whole event counts.
    """
    return sum(
        number in each.clauses and each.who == who and (session is None or each.session in {None, session})
        for each in past
    )


@reads(*_STANDARDS.values(), *STEPS_OF_OFFENCES.values())
@reads(options.PP_STEPS_OTHER, options.DISCIPLINE_STEPS, options.PP_WARNING_FIRST)
def schedule_of(profile: InForce, unit: PenaltyUnit) -> Schedule:
    """Return the schedule that the regulations lay down, for a contest whose totals are in that unit.

    Matchpoints are penalized in percent of a top. There is no standard penalty in total points.

    Raises:
        DuplicadoError: the steps are negative or go down.
    """
    unit = PenaltyUnit.PERCENT_OF_TOP if unit is PenaltyUnit.MATCHPOINTS else unit
    usual, disciplinary = (value_of(each, profile) for each in (options.PP_STEPS_OTHER, options.DISCIPLINE_STEPS))
    own = ((number, value_of(option, profile)) for number, option in STEPS_OF_OFFENCES.items())
    return Schedule(
        unit,
        value_of(_STANDARDS[unit], profile) if unit in _STANDARDS else None,
        usual or (),
        tuple((number, steps) for number, steps in own if steps),
        disciplinary or (),
        value_of(options.PP_WARNING_FIRST, profile),
    )
