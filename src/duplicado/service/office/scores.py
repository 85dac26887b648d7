"""Score of a side, told field by field: kind, results with weights, amount."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from duplicado.event.adjusting.rulings import (
    Assigned,
    ByFault,
    Outcome,
    Ruling,
    SelfInflictedDamage,
    SideRuling,
    Unchanged,
)
from duplicado.event.facts.results import NotPlayed, Played, ScoreWritten
from duplicado.law.book.law_12_artificial import Award, Fault
from duplicado.law.book.law_12_assigned import OwnAction, OwnDamage
from duplicado.score.side_score import Artificial
from duplicado.service.office.filled import Filled, FormError
from duplicado.vocabulary.contracts import Contract

__all__ = ["FEWEST_LINES", "KINDS", "OWN_ACTIONS", "lines_of", "says_a_score", "score_told", "signed_amount"]

KINDS: Final = (
    "keep",
    "assigned",
    "plus",
    "average",
    "minus",
    "share",
    "session",
    "self",
    "points",
    "better",
    "rest",
)
"""The kinds of scores, by their names in forms; the last three are for totals of IMPs and for teams."""
OWN_ACTIONS: Final = {each.value.replace(" ", "-"): each for each in OwnAction}
"""By what a side may have contributed to its own damage (12C1(e)), by its name in forms."""
_FAULTS: Final = {"plus": Fault.NOT, "average": Fault.PARTLY, "minus": Fault.DIRECTLY}
FEWEST_LINES: Final = 3
_MOST_LINES: Final = 13
_WHOLE: Final = Fraction(100)
_ERROR_OF_DIRECTOR: Final = "82C"
_UNCLEAR: Final = "12C1(d)"


def lines_of(form: Filled) -> int:
    """Return how many lines there are for results with weights."""
    told = form.word("lines")
    return min(int(told), _MOST_LINES) if told.isascii() and told.isdigit() and len(told) < 4 else FEWEST_LINES


def says_a_score(form: Filled) -> bool:
    """Tell whether a form rules a score at all."""
    return form.word("for") in {"both", "each"}


def score_told(form: Filled) -> Ruling:
    """Return the adjusted score that a form tells.

    Args:
        form: `for` is `both` or `each`; by `both`, or `ns` and `ew`, begin the names of the fields of a side: `-kind`,
            `-weight-1`, `-line-1` and so on, `-amount`, `-expected`, `-after`, `-own`. `under` names clauses, `error`
            says that it follows a Director's error (82C), `unclear` that the possibilities are numerous or not obvious
            (12C1(d)).

    Raises:
        FormError: a field says nothing that can be understood, or the weights do not make 100.
    """
    sides = ("both", "both") if form.chosen("for", ("both", "each")) == "both" else ("ns", "ew")
    ours, theirs = (_side(form, side) for side in sides)
    more = [clause for clause, told in ((_ERROR_OF_DIRECTOR, "error"), (_UNCLEAR, "unclear")) if form.says(told)]
    under = tuple(dict.fromkeys((*form.laws("under"), *more)))
    return Ruling(ours, theirs, under, too_many_or_unclear=form.says("unclear"))


def _side(form: Filled, side: str) -> SideRuling:
    kind = form.chosen(f"{side}-kind", KINDS)
    amount = f"{side}-amount"
    match kind:
        case "keep":
            return Unchanged()
        case "assigned":
            return _assigned(form, side)
        case "plus" | "average" | "minus":
            return ByFault(_FAULTS[kind], board_was_played=form.says("was-played"))
        case "share":
            form.needed(amount)
            share = form.amount(amount)
            if share > _WHOLE:
                raise FormError("share", amount, form.word(amount))
            return Artificial(share=share / _WHOLE)
        case "session":
            return Artificial(Award.SESSION_AVERAGE)
        case "self":
            own = OWN_ACTIONS[form.chosen(f"{side}-own", OWN_ACTIONS)]
            expected, after = (_one_or_weighted(form, f"{side}-{name}") for name in ("expected", "after"))
            return SelfInflictedDamage(expected, after, OwnDamage(own))
        case "points":
            return Artificial(amount=signed_amount(form, amount))
        case "better":
            return Artificial(Award.AVERAGE_PLUS, board_was_played=True, assigned=signed_amount(form, amount))
        case _:
            return Artificial(Award.AVERAGE_MINUS, board_was_played=True, complement=True)


def signed_amount(form: Filled, name: str) -> Fraction:
    """Return an amount that may be below zero, whatever sign a keyboard has for that."""
    text = form.needed(name).replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-")
    sign = -1 if text.startswith("-") else 1
    bare = Filled({name: text.lstrip("+-").strip()})
    if not bare.word(name):
        raise FormError("amount", name, text)
    return sign * bare.amount(name)


def _assigned(form: Filled, side: str) -> Assigned:
    """Return the results that are told, with their weights; one weight that is left empty is what the others leave."""
    told = [
        (f"{side}-weight-{number}", f"{side}-line-{number}")
        for number in range(1, lines_of(form) + 1)
        if form.word(f"{side}-line-{number}") or form.word(f"{side}-weight-{number}")
    ]
    if not told:
        raise FormError("needed", f"{side}-line-1")
    without = [weight for weight, _ in told if not form.word(weight)]
    if len(without) > 1:
        raise FormError("weight-wanted", without[1])
    weights = {weight: form.amount(weight.strip()) for weight, _ in told if form.word(weight)}
    total = sum(weights.values(), Fraction(0))
    if without:
        weights[without[0]] = _WHOLE - total
    if any(each <= 0 for each in weights.values()) or sum(weights.values()) != _WHOLE:
        raise FormError("weights", told[0][0], str(float(total)).removesuffix(".0"))
    return Assigned(tuple(_outcome(form, line, weights[weight] / _WHOLE) for weight, line in told))


def _outcome(form: Filled, name: str, weight: Fraction) -> Outcome:
    match form.line(name):
        case Played(Contract() as contract, int() as tricks):
            return Outcome(contract, tricks, weight=weight)
        case Played(contract, None) if not isinstance(contract, Contract):
            return Outcome(contract, weight=weight)
        case ScoreWritten(points):
            return Outcome(north_south=points, weight=weight)
        case NotPlayed() | _:
            raise FormError("result-assigned", name, form.word(name))


def _one_or_weighted(form: Filled, name: str) -> Assigned:
    found = form.side_ruling(name)
    if not isinstance(found, Assigned):
        raise FormError("result-assigned", name, form.word(name))
    return found
