"""Irregularities by name, and what a guarded table does with each: refuse it, ask first, or take it down (80B2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from duplicado.law.reference import ClauseId
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of
from duplicado.vocabulary.enumeration import Enumeration


class IrregularityKind(Enumeration):
    """A kind of irregularity that an electronic table can let happen; the value is its name in regulations."""

    INSUFFICIENT = "insufficient bid"
    INADMISSIBLE = "inadmissible double"
    CALL_OUT_OF_TURN = "call out of turn"
    """Out of turn, after the end of the auction, although barred, or not the one that a Law has repeated."""
    CHANGE_OF_CALL = "change of call"
    """Of a call or a designation, or a card taken back."""
    PLAY_OUT_OF_TURN = "play out of turn"
    """A lead or play out of turn, before somebody has chosen, or behind a claim."""
    REVOKE = "revoke"
    """With any other broken duty to play a card or a suit."""
    EXPOSURE = "exposure"
    """Cards shown, named, held or played together; what dummy does of his own accord; quitted tricks."""
    CLAIM = "claim"
    """A claim, or an answer to one, by whom or when the Laws give none."""
    WORDS = "words"
    """Questions, reviews, answers and consultations at the wrong time, and ruling oneself."""


class Treatment(Enumeration):
    """Treatment of an action that would be irregular."""

    REFUSED = "refused"
    """It cannot be done; the Law is named."""
    ASKED = "asked"
    """The player is asked once whether he means it, from what he himself can see; then it is recorded."""
    TAKEN = "taken"
    """It is recorded as at any table, and the Director deals with it."""


ALWAYS_REFUSED: Final = frozenset({"7B3", "9B2", "18A", "22A"})
"""Clauses broken by what a screen makes impossible: a card not held, a bid of eight, a card where nobody has bid, and
whatever is done while play is stopped."""

_BY_CLAUSE: Final = {
    "18D": IrregularityKind.INSUFFICIENT,
    "19A1": IrregularityKind.INADMISSIBLE,
    "19B1": IrregularityKind.INADMISSIBLE,
    "44C": IrregularityKind.REVOKE,
    "45C4": IrregularityKind.CHANGE_OF_CALL,
    "50D2": IrregularityKind.PLAY_OUT_OF_TURN,
    "68D": IrregularityKind.PLAY_OUT_OF_TURN,
}
_BY_LAW: Final[dict[int, IrregularityKind]] = {
    **dict.fromkeys((17, 30, 31, 32, 37, 39), IrregularityKind.CALL_OUT_OF_TURN),
    **dict.fromkeys((25, 47), IrregularityKind.CHANGE_OF_CALL),
    **dict.fromkeys((26, 41, 44, 51), IrregularityKind.PLAY_OUT_OF_TURN),
    **dict.fromkeys((50, 52, 57, 59, 61), IrregularityKind.REVOKE),
    **dict.fromkeys((7, 24, 42, 43, 45, 46, 49, 58, 65, 66), IrregularityKind.EXPOSURE),
    **dict.fromkeys((68,), IrregularityKind.CLAIM),
    **dict.fromkeys((10, 19, 20, 40), IrregularityKind.WORDS),
}


@cache
def irregularity_of(clause: str) -> IrregularityKind | None:
    """Return the name of what breaks a clause; `None` where it is refused whatever the regulations say."""
    if clause in ALWAYS_REFUSED:
        return None
    return _BY_CLAUSE.get(clause) or _BY_LAW.get(ClauseId.parse(clause).law)


@reads(options.TABLE_IRREGULARITIES, options.TABLE_IRREGULARITIES_ASKED)
def treatment(clause: str, regulations: InForce) -> Treatment:
    """Return what a guarded table does with an action that would break a clause.

    The regulations name what is recorded, and what is recorded when the player says that he means it; `all` is all
    of it. Whatever they do not name is refused.
    """
    kind = irregularity_of(clause)
    if kind is None:
        return Treatment.REFUSED
    for option, treated in (
        (options.TABLE_IRREGULARITIES_ASKED, Treatment.ASKED),
        (options.TABLE_IRREGULARITIES, Treatment.TAKEN),
    ):
        named = value_of(option, regulations)
        if kind.value in named or "all" in named:
            return treated
    return Treatment.REFUSED


@reads(options.TABLE_EXPLAINS)
def is_explained(regulations: InForce) -> bool:
    """Tell whether a player is told at once, and nobody else, which Law something recorded of him breaks."""
    return value_of(options.TABLE_EXPLAINS, regulations)
