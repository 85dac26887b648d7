"""Notation of a side's part of a ruling: `A+`, `60%`, `40% 4S N =, 60% 4S N -1`, `keep`."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from duplicado.event.adjusting.rulings import (
    Assigned,
    AssignedOutcome,
    ByFault,
    SelfInflictedDamage,
    SideRuling,
    Unchanged,
)
from duplicado.event.facts.results import NotPlayed, Played, ScoreWritten
from duplicado.formats.traveller_text import read_traveller_line
from duplicado.law.book.law_12_assigned import OwnAction, OwnDamage
from duplicado.locale import Language
from duplicado.score.side_score import Artificial
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.errors import NotationError

_WORDS: Final[dict[str, SideRuling]] = {
    "keep": Unchanged(),
    "a+": ByFault(Fault.NOT),
    "a": ByFault(Fault.PARTLY),
    "a=": ByFault(Fault.PARTLY),
    "a-": ByFault(Fault.DIRECTLY),
    "average": Artificial(Award.AVERAGE),
    "session": Artificial(Award.SESSION_AVERAGE),
    "rest": Artificial(Award.AVERAGE_MINUS, board_was_played=True, complement=True),
}
_ACTIONS: Final = {action.value: action for action in OwnAction}
_SHARE: Final = re.compile(r"([0-9]{1,3}(?:[.,][0-9]{1,4})?)\s*%")
_BETTER: Final = re.compile(r"a\+\s+or\s+([+-]?[0-9]{1,3}(?:[.,][0-9]{1,4})?)(?:\s*imps?)?", re.IGNORECASE)
_AMOUNT: Final = re.compile(r"([+-]?[0-9]{1,4}(?:[.,][0-9]{1,4})?)\s*(?:imps?|mps?)", re.IGNORECASE)
_REMEDY: Final = "write A+, A, A-, 60%, a result such as 4S N -1, weighted ones as 40% 4S N =, 60% 4S N -1, or keep"


def read_side_ruling(text: str, language: Language = Language.ENGLISH) -> SideRuling:
    """Read what a side gets.

    `A+`, `A` and `A-` are averages by fault (Law 12C2a): for a side not at fault, partly at fault, directly at fault.
    Results are assigned (12C1), with weights in percent where there are several. `keep`, or the language's own word for
    it, leaves the score of the table.
    `self 4S N = / 3S N = / gambling action` is the score of a side that contributed to its own damage (12C1e): what
    would have happened without the infraction, what would have happened after it, and what the side did. `3 imps` is a
    fixed number of IMPs or matchpoints. Between teams `A+ or 7` is average plus or the IMPs of an assigned score,
    whichever is better, and `rest` what that leaves the other team (86B2b).

    >>> read_side_ruling("40% 4S N =, 60% 4S N -1").outcomes[1].weight
    Fraction(3, 5)

    Raises:
        NotationError: it is none of these.
    """
    bare = text.strip().replace("\N{MINUS SIGN}", "-")
    word = language.heard.choices.meant(bare) or bare.lower()
    if word in _WORDS:
        return _WORDS[word]
    share = _SHARE.fullmatch(bare)
    if share is not None:
        part = _part(share[1])
        if part > 1:
            raise NotationError(text, "a ruling", "a score is at most 100%")
        return Artificial(share=part)
    better, amount = _BETTER.fullmatch(bare), _AMOUNT.fullmatch(bare)
    if better is not None:
        return Artificial(Award.AVERAGE_PLUS, board_was_played=True, assigned=_number(better[1]))
    if amount is not None:
        return Artificial(amount=_number(amount[1]))
    if bare.lower().startswith("self "):
        return _self_inflicted(text, bare[5:], language)
    return _assigned(bare, language)


def _number(text: str) -> Fraction:
    return Fraction(text.replace(",", "."))


def _part(text: str) -> Fraction:
    return _number(text) / 100


def _assigned(text: str, language: Language) -> Assigned:
    # A comma inside a number does not part two results: `12,5% 4S N =, 87,5% pass`.
    parts = re.split(r"\s*[,;]\s+|\s*;\s*", text.strip())
    outcomes: list[AssignedOutcome] = []
    for part in parts:
        match = _SHARE.match(part)
        if match is None and len(parts) > 1:
            raise NotationError(text, "a ruling", "give each of several results its weight: 40% 4S N =, 60% 4S N -1")
        weight = _part(match[1]) if match else Fraction(1)
        outcomes.append(_outcome(part[match.end() :] if match else part, weight, language))
    total = 100 * sum(each.weight for each in outcomes)
    if total != 100:
        error = NotationError(text, "a ruling", "the weights must add up to 100%")
        raise error.told_as("weights-sum", str(float(total)).removesuffix(".0"))
    return Assigned(tuple(outcomes))


def _outcome(text: str, weight: Fraction, language: Language) -> AssignedOutcome:
    try:
        line = read_traveller_line(text, language)
    except NotationError:
        raise NotationError(text, "a ruling", _REMEDY) from None
    match line:
        case Played(Contract() as contract, tricks):
            return AssignedOutcome(contract, tricks, weight=weight)
        case Played(contract):
            return AssignedOutcome(contract, weight=weight)
        case ScoreWritten(points):
            return AssignedOutcome(north_south=points, weight=weight)
        case NotPlayed() | _:
            raise NotationError(text, "a ruling", _REMEDY)


def _self_inflicted(text: str, rest: str, language: Language) -> SelfInflictedDamage:
    parts = [part.strip() for part in rest.split("/")]
    if len(parts) != 3 or parts[2].lower() not in _ACTIONS:
        raise NotationError(
            text, "a ruling", f"write self EXPECTED / AFTER / {' | '.join(_ACTIONS)}, e.g. self 4S N = / 3S N = / ..."
        )
    expected, after = (_assigned(part, language) for part in parts[:2])
    return SelfInflictedDamage(expected, after, OwnDamage(_ACTIONS[parts[2].lower()]))
