"""Law 12A and B: when the Director may adjust a score, and what damage is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.law.clause import clause
from duplicado.law.edition import Edition, translated
from duplicado.law.inquiry import YES_NO, inquiry
from duplicado.law.judgement import adjusted, asks, stands
from duplicado.law.orders import ScoreAdjusted
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.law.reference import ClauseId

DAMAGED: Final = inquiry("12B1", YES_NO, asked_only=True)
NO_RECTIFICATION: Final = inquiry("12A1", YES_NO, asked_only=True)
NO_NORMAL_PLAY: Final = inquiry("12A2", YES_NO, asked_only=True)
WRONGLY_RECTIFIED: Final = inquiry("12A3", YES_NO, asked_only=True)
DIRECTORS_ERROR: Final = inquiry("82C", YES_NO)
UNRECTIFIED: Final = inquiry("12A", YES_NO)


def _numbers(*texts: str) -> tuple[ClauseId, ...]:
    return tuple(map(ClauseId.parse, texts))


# The clauses of 2017 under which an adjusted score may be awarded; what stands below one goes with it. Under the first
# of them a board may be left without a result, under the others it has been played.
_WITHOUT_RESULT: Final = _numbers(
    *("12A2", "13A2", "13B1", "13B2", "13C", "13D", "15A2", "15A3", "15B3", "16D2", "16D3", "67B3", "86A", "86B", "87")
)
_WITH_RESULT: Final = _numbers(
    *("11A", "12A1", "12A3", "16B3", "16C3", "20E", "21B3", "23C", "27D", "40B3", "40B4", "40B5", "40C1", "43B3"),
    *("45F", "47E2", "50E4", "55C", "62D2", "64C", "72C", "73E2", "75A", "75B", "75D", "79B3", "82C", "84D"),
)
_EMPOWERING: Final = (*_WITHOUT_RESULT, *_WITH_RESULT)


@dataclass(frozen=True, slots=True)
class _Powers:
    """The powers to adjust a score that an edition has by numbers of its own, with what stands below them."""

    empowering: tuple[ClauseId, ...]
    """Besides those that it has in common with the others."""
    demanding_artificial: tuple[ClauseId, ...]
    """The clauses that themselves demand an artificial score."""


_POWERS: Final = {
    # 23 is what could have been known there.
    Edition.LAWS_2007: _Powers(_numbers("16A4", "23"), _numbers("12A2", "13D2(b)", "15B", "16C2(d)", "17D2", "17D3")),
    Edition.LAWS_2017: _Powers((), _numbers("12A2", "15B3")),
}


@fact_sheet("unrectified")
class Unrectified(FactSheet):
    """A violation, a board or a rectification for which a side asks an adjusted score under no Law in particular."""

    edition: Edition


def empowers(number: str, edition: Edition) -> bool:
    """Tell whether a clause, by its number in the edition, permits an adjusted score (12A, 82B1).

    Raises:
        NotationError: it is not a clause.
    """
    own = ClauseId.parse(number)
    named = translated(own, edition, Edition.LAWS_2017)
    return own in _POWERS[edition.numbering].empowering or any(p.covers(each) for p in _EMPOWERING for each in named)


# What itself gives an artificial score: no result (6D, 12C2, 88), numerous possibilities (12C1(d)).
_ONE_RESULT: Final = ClauseId.parse("86B1")
_ARTIFICIAL: Final = _numbers("6D", "12C1(d)", "12C2", "88")


def permits_artificial(under: Iterable[str], edition: Edition) -> bool:
    """Tell whether one of these clauses permits an artificial adjusted score, as 64A, which moves tricks, does not.

    A number that is told less closely stands for what is below it: `15B` for 15B3.

    Raises:
        NotationError: one is not a clause.
    """
    cited = [ClauseId.parse(number) for number in under]
    if forbids_adjustment(map(str, cited), edition) is None:
        return True
    return any(power.covers(each) or each.covers(power) for power in (*_ARTIFICIAL, *_EMPOWERING) for each in cited)


# What gives a result without an adjustment, and is entered as an assigned one: tricks transferred, claimed, agreed. Of
# the others 12C1 says how a score is assigned, 73 leads to 16B3, 82 and 93 to what another Law permits.
_GIVING_RESULTS: Final = _numbers("12C1", "64", "69", "70", "71", "73", "79", "82", "93")


def permits_assigned(under: Iterable[str], edition: Edition) -> bool:
    """Tell whether one of these clauses permits that a score be assigned, as 27A1, an option of a player's, does not.

    Reading: who names a clause means what stands under the same letter of its Law: 16B1(a) is redressed by 16B3.

    Raises:
        NotationError: one is not a clause.
    """
    cited = [ClauseId.parse(number) for number in under]
    named = [*cited, *(each for number in cited for each in translated(number, edition, Edition.LAWS_2017))]
    if any(giving.covers(each) for giving in _GIVING_RESULTS for each in named):
        return True
    letters = [ClauseId(each.law, each.path[:1]) for each in named]
    powers = (*_EMPOWERING, *_POWERS[edition.numbering].empowering)
    return any(letter.covers(power) or power.covers(letter) for letter in letters for power in powers)


def is_to_be_assigned(under: Iterable[str], edition: Edition, *, is_played: bool) -> bool:
    """Tell whether a score that rests on these clauses is to be an assigned one (12C1(a), 86B1).

    So it is where the board has been played and no clause lets it be without a result, and in the place of a result
    that cannot be compared with one of the other table that is clearly favourable to a side.

    Args:
        under: clauses on which an adjusted score rests, by the numbers of the edition.
        edition: of the Laws.
        is_played: whether the board has a result of the table.
    """
    cited = [ClauseId.parse(number) for number in under]
    named = [each for number in cited for each in translated(number, edition, Edition.LAWS_2017)]
    if _ONE_RESULT in named:
        return True
    if any(power.covers(each) or each.covers(power) for power in (*_ARTIFICIAL, *_WITHOUT_RESULT) for each in named):
        return False
    demanded = demands_artificial(map(str, cited), edition)
    return is_played and not demanded and any(empowers(str(number), edition) for number in cited)


def demands_artificial(under: Iterable[str], edition: Edition) -> bool:
    """Tell whether one of these clauses leaves no score but an artificial one, so that none is assigned (12C2).

    In 2007 the cards of another board (17D) and a sighting that interferes (13D2, 16C2) demand it; since 2017 the
    Director adjusts the score there, by an assigned one where he can.

    Args:
        under: clauses on which an adjusted score rests, by the numbers of the edition.
        edition: of the Laws.
    """
    demanding = _POWERS[edition.numbering].demanding_artificial
    return any(one.covers(ClauseId.parse(number)) for number in under for one in demanding)


def tells_artificial(number: str) -> bool:
    """Tell whether a clause itself says what an artificial score is (12C2, 88), whatever the reason for one."""
    own = ClauseId.parse(number)
    return any(each.covers(own) for each in _numbers("12C2", "88"))


@clause("12A")
def forbids_adjustment(under: Iterable[str], edition: Edition, *, in_time: bool = True) -> str | None:
    """Return the clause that forbids to adjust a score; `None` where the Director may.

    A Law must empower him (12A), and a player must ask for it in the time of 92B; he may act of his own accord too.

    Args:
        under: the clauses on which the adjustment rests, by the numbers of the edition.
        edition: of the Laws.
        in_time: whether the request came before the time to request a ruling had passed; true where there was none.
    """
    if not in_time:
        return "92B"
    return None if any(empowers(number, edition) for number in under) else "12A"


@clause("12B1")
def does_damage(expectation: Fraction, obtained: Fraction) -> bool:
    """Tell whether an innocent side was damaged: what it got is less than it could expect without the infraction.

    Both in the unit of the contest, from the side of the innocent.
    """
    return obtained < expectation


def redressed(edition: Edition, *numbers: str, concluded: bool | None = None) -> Procedure:
    """Ask for damage (12B1) and order an adjusted score under the first of these clauses, or that the score stands."""
    if (yield from asks(DAMAGED, concluded=concluded)):
        yield adjusted(edition, *numbers, "12B1")
    else:
        yield stands("12B1", *numbers)


@rectifies("12A judged", sheet=Unrectified)
def rectify(facts: Unrectified) -> Procedure:
    """Find whether one of the three powers of 12A applies; else what the Laws prescribe remains (12B2)."""
    if (yield from asks(NO_RECTIFICATION)):
        yield from without_rectification(facts)
    elif (yield from asks(NO_NORMAL_PLAY)):
        yield no_normal_play(facts)
    elif (yield from asks(WRONGLY_RECTIFIED)):
        yield from wrongly_rectified(facts)
    else:
        yield prescribed_rectification_stays()


@clause("12A1")
def without_rectification(facts: Unrectified) -> Procedure:
    """Redress damage by a violation for which the Laws prescribe no rectification.

    In 2007 they must give no indemnity for that kind of violation; it is the same question to the Director.
    """
    yield from redressed(facts.edition, "12A1", "84D")


@clause("12A2")
def no_normal_play(facts: Unrectified) -> Order:
    """Order an artificial adjusted score where no rectification lets the board be played normally."""
    del facts
    return Order(("12A2", "12C2(a)"), (ScoreAdjusted("12A2"),))


@clause("12A3")
def wrongly_rectified(facts: Unrectified) -> Procedure:
    """Adjust after a wrong rectification; when the error was the Director's both sides are non-offending (82C)."""
    if (yield from asks(DIRECTORS_ERROR)):
        yield adjusted(facts.edition, "12A3", "82C")
    else:
        yield from redressed(facts.edition, "12A3")


@clause("12B2")
def prescribed_rectification_stays() -> Order:
    """Order that the score stands: a rectification is not put aside because it looks too hard or too favourable."""
    return stands("12B2")
