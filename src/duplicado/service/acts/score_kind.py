"""Kind of field for an adjusted score: field by field with results and their weights, or each side in one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from duplicado.event.adjusting.rulings import (
    Assigned,
    AssignedOutcome,
    ByFault,
    Ruling,
    SelfInflictedDamage,
    SideRuling,
    Unchanged,
)
from duplicado.event.facts.results import NotPlayed, Played, ScoreWritten
from duplicado.event.record.state import EventState
from duplicado.law.book.law_12_assigned import OwnAction, OwnDamage
from duplicado.score.side_score import Artificial
from duplicado.service.acts.ask import Control, FieldKind, FieldReading, Leaf
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Amount, ChoiceOf, ResultLine, SideGets, one_of
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.enumeration import Enumeration


class ScoreKind(Enumeration):
    """Kind of score that a side gets; the value is its name in forms."""

    KEEP = "keep"
    ASSIGNED = "assigned"
    PLUS = "plus"
    AVERAGE = "average"
    MINUS = "minus"
    SHARE = "share"
    SESSION = "session"
    SELF_INFLICTED = "self"
    POINTS = "points"
    BETTER = "better"
    """The better of average plus and an assigned score (86B2)."""
    REST = "rest"
    """Complement of that for the opponents (86B2)."""


OWN_ACTIONS: Final = {each.value.replace(" ", "-"): each for each in OwnAction}
"""By what a side may have contributed to its own damage (12C1(e)), by its name in forms."""
_FAULTS: Final = {ScoreKind.PLUS: Fault.NOT, ScoreKind.AVERAGE: Fault.PARTLY, ScoreKind.MINUS: Fault.DIRECTLY}
_FEWEST_LINES: Final = 3
_MOST_LINES: Final = 13
_WHOLE: Final = Fraction(100)
_ERROR_OF_DIRECTOR: Final = "82C"
_UNCLEAR: Final = "12C1(d)"
_LINE: Final = ("line", "weight")
_SIDES: Final = ("both", "ns", "ew")
_AMOUNT: Final = Amount()
_SIGNED: Final = Amount(is_signed=True)
_KIND: Final = one_of(ScoreKind)
_OWN_ACTION: Final = ChoiceOf(OWN_ACTIONS)
_GETS: Final = SideGets()
_RESULT: Final = ResultLine()


def lines_of(said: Mapping[str, object]) -> int:
    """Return how many lines there are for results with weights."""
    told = said.get("lines", "")
    is_number = isinstance(told, str) and told.isascii() and told.isdigit() and len(told) < 4
    return min(int(str(told)), _MOST_LINES) if is_number else _FEWEST_LINES


def kinds_in(state: EventState) -> list[ScoreKind]:
    """Return the kinds of scores that the method of an event knows."""
    beyond = {ScoreKind.SESSION} if state.conditions.in_matches else {ScoreKind.BETTER, ScoreKind.REST}
    return [each for each in ScoreKind if each not in beyond]


def citing(ruling: Ruling, laws: tuple[str, ...]) -> Ruling:
    """Let an adjusted score rest on clauses beside those that follow from how it is told."""
    return replace(ruling, under=tuple(dict.fromkeys((*laws, *ruling.under))))


@dataclass(frozen=True)
class AdjustedScore(FieldKind[Ruling]):
    """An adjusted score: `for` both sides or each by fields of its own, or `both`, `ns`, `ew` in one line each."""

    in_lines: bool = False
    """True where a form asks for the lines."""

    def is_told(self, name: str, reading: FieldReading) -> bool:
        """Tell whether a score is ruled at all."""
        return reading.text("for") in {"both", "each"} or any(map(reading.text, _SIDES))

    def read(self, name: str, reading: FieldReading) -> Ruling:
        """Read it in either way; the clauses are those of a Director's error and of unclear possibilities."""
        if reading.text("for") in {"both", "each"}:
            told = ("both", "both") if reading.text("for") == "both" else ("ns", "ew")
            ours, theirs = (_side(reading, each) for each in told)
        else:
            both, north_south, east_west = map(reading.text, _SIDES)
            if both and (north_south or east_west):
                raise FormError("both-or-each", "both")
            told = ("both", "both") if both else ("ns", "ew")
            ours, theirs = (_GETS.read(each, reading) if reading.text(each) else Unchanged() for each in told)
        says = ((_ERROR_OF_DIRECTOR, "error"), (_UNCLEAR, "unclear"))
        under = tuple(clause for clause, each in says if reading.text(each))
        return Ruling(ours, theirs, under, too_many_or_unclear=bool(reading.text("unclear")))

    def leaves(self, name: str) -> tuple[Leaf, ...]:
        """Ask for the fields in a form, for the lines in a shell."""
        lines = tuple(Leaf(each, in_form=self.in_lines, has_others=True) for each in _SIDES)
        return lines if self.in_lines else (*_fields(), *lines)


def _fields() -> Iterator[Leaf]:
    yield Leaf("for", Control.SCORE, choices=("both", "each"), in_shell=False, has_others=True)
    for side in _SIDES:
        yield Leaf(f"{side}-kind", Control.SCORE, choices=tuple(_KIND.values), in_shell=False, in_form=False)
        names = ("amount", "expected", "after", *(f"{what}-{n}" for n in range(1, _MOST_LINES + 1) for what in _LINE))
        yield from (Leaf(f"{side}-{each}", Control.SCORE, in_shell=False, in_form=False) for each in names)
        yield Leaf(f"{side}-own", Control.SCORE, choices=tuple(OWN_ACTIONS), in_shell=False, in_form=False)
    yield Leaf("lines", Control.SCORE, in_shell=False, in_form=False)
    yield from (Leaf(each, Control.TICK, in_shell=False, in_form=False) for each in ("was-played", "unclear", "error"))


def _side(reading: FieldReading, side: str) -> SideRuling:
    kind = _KIND.read(f"{side}-kind", reading)
    amount = f"{side}-amount"
    match kind:
        case ScoreKind.KEEP:
            return Unchanged()
        case ScoreKind.ASSIGNED:
            return _assigned(reading, side)
        case ScoreKind.PLUS | ScoreKind.AVERAGE | ScoreKind.MINUS:
            return ByFault(_FAULTS[kind], board_was_played=bool(reading.text("was-played")))
        case ScoreKind.SHARE:
            share = _AMOUNT.read(amount, reading)
            if share > _WHOLE:
                raise FormError("share", amount, reading.text(amount))
            return Artificial(share=share / _WHOLE)
        case ScoreKind.SESSION:
            return Artificial(Award.SESSION_AVERAGE)
        case ScoreKind.SELF_INFLICTED:
            own = _OWN_ACTION.read(f"{side}-own", reading)
            expected, after = (_one_or_weighted(reading, f"{side}-{name}") for name in ("expected", "after"))
            return SelfInflictedDamage(expected, after, OwnDamage(own))
        case ScoreKind.POINTS:
            return Artificial(amount=_SIGNED.read(amount, reading))
        case ScoreKind.BETTER:
            return Artificial(Award.AVERAGE_PLUS, board_was_played=True, assigned=_SIGNED.read(amount, reading))
        case ScoreKind.REST:
            return Artificial(Award.AVERAGE_MINUS, board_was_played=True, complement=True)


def _assigned(reading: FieldReading, side: str) -> Assigned:
    """Return the results that are told, with their weights; one weight that is left empty is what the others leave."""
    told = [
        (f"{side}-weight-{number}", f"{side}-line-{number}")
        for number in range(1, lines_of(reading.said) + 1)
        if reading.text(f"{side}-line-{number}") or reading.text(f"{side}-weight-{number}")
    ]
    if not told:
        raise FormError("needed", f"{side}-line-1")
    without = [weight for weight, _ in told if not reading.text(weight)]
    if len(without) > 1:
        raise FormError("weight-wanted", without[1])
    weights = {weight: _AMOUNT.read(weight, reading) for weight, _ in told if reading.text(weight)}
    total = sum(weights.values(), Fraction(0))
    if without:
        weights[without[0]] = _WHOLE - total
    if any(each <= 0 for each in weights.values()) or sum(weights.values()) != _WHOLE:
        raise FormError("error-weights-sum", told[0][0], values=(str(float(total)).removesuffix(".0"),))
    return Assigned(tuple(_outcome(reading, line, weights[weight] / _WHOLE) for weight, line in told))


def _outcome(reading: FieldReading, name: str, weight: Fraction) -> AssignedOutcome:
    match _RESULT.read(name, reading):
        case Played(Contract() as contract, int() as tricks):
            return AssignedOutcome(contract, tricks, weight=weight)
        case Played(contract, None) if not isinstance(contract, Contract):
            return AssignedOutcome(contract, weight=weight)
        case ScoreWritten(points):
            return AssignedOutcome(north_south=points, weight=weight)
        case NotPlayed() | _:
            raise FormError("result-assigned", name, reading.text(name))


def _one_or_weighted(reading: FieldReading, name: str) -> Assigned:
    found = _GETS.read(name, reading)
    if not isinstance(found, Assigned):
        raise FormError("result-assigned", name, reading.text(name))
    return found
