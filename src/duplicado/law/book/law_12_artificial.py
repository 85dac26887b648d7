"""Law 12C2 and 12C4: artificial adjusted scores, and adjusted scores of a knockout that do not balance."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.regulations import options
from duplicado.law.regulations.option import Option, reads, value_of
from duplicado.law.regulations.profile import Profile
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.errors import DuplicadoError

_BY_FAULT: Final = {
    Fault.DIRECTLY: Award.AVERAGE_MINUS,
    Fault.PARTLY: Award.AVERAGE,
    Fault.NOT: Award.AVERAGE_PLUS,
}


@clause("12C2(a)")
def award_for(fault: Fault) -> Award:
    """Return what a contestant gets for a board on which no result can be had."""
    return _BY_FAULT[fault]


def _three(profile: Profile, option: Option[tuple[Fraction, ...]]) -> tuple[Fraction, Fraction, Fraction]:
    plus, average, minus = value_of(option, profile)
    if plus >= average >= minus:
        return plus, average, minus
    told = f"{option.name} needs three numbers that go down: average plus, average, average minus"
    raise DuplicadoError(told).told_as("conditions-awards-go-down", option.name)


@reads(options.ARTIFICIAL_PAIRS)
def shares_of_awards(profile: Profile) -> tuple[Fraction, Fraction, Fraction]:
    """Return the parts of the matchpoints, 0 to 1, that average plus, average and average minus are worth.

    Raises:
        DuplicadoError: the option `artificial.pairs` is not three percentages that go down.
    """
    plus, average, minus = (percentage / 100 for percentage in _three(profile, options.ARTIFICIAL_PAIRS))
    return plus, average, minus


@clause("12C2(b)")
@reads(options.ARTIFICIAL_IMP, options.ARTIFICIAL_IMP_VARIABLE_BY_TO, options.ARTIFICIAL_BUTLER_XIMP)
def imps_of_awards(
    profile: Profile, edition: Edition, *, against_the_field: bool = False
) -> tuple[Fraction, Fraction, Fraction]:
    """Return the IMPs that average plus, average and average minus are worth.

    Between teams three; another number (`artificial.imp`) needs in 2017 an authority that lets the organizer vary it.
    Against the field of a board (Butler, cross-IMPs) what the option `artificial.butler_ximp` says (78D).

    Raises:
        DuplicadoError: the options are not such numbers, or the organizer may not vary the award.
    """
    if against_the_field:
        return _three(profile, options.ARTIFICIAL_BUTLER_XIMP)
    imps, name = value_of(options.ARTIFICIAL_IMP, profile), options.ARTIFICIAL_IMP.name
    varied = imps != options.ARTIFICIAL_IMP.default and not edition.is_of_2007
    if varied and not value_of(options.ARTIFICIAL_IMP_VARIABLE_BY_TO, profile):
        told = f"{name} cannot be {imps}: the authority does not let the organizer vary it (Law 12C2(b))"
        raise DuplicadoError(told).told_as("conditions-imps-fixed", name, imps)
    return Fraction(imps), Fraction(0), Fraction(-imps)


@clause("12C2(c)")
def with_the_session(award: Award, value: Fraction, own: Fraction | None) -> Fraction:
    """Return what an award becomes worth to a contestant who does better or worse on the other boards of the session.

    Args:
        award: its name.
        value: what it is worth by itself.
        own: what the contestant gets on an average board of the session, in the same unit; `None` without such boards.
    """
    if own is None:
        return value
    match award:
        case Award.AVERAGE_PLUS:
            return max(value, own)
        case Award.AVERAGE_MINUS:
            return min(value, own)
        case Award.SESSION_AVERAGE:
            return own
        case Award.AVERAGE:
            return value


@clause("12C2(d)", editions=(Edition.LAWS_2017,))
def over_the_most(awards: Sequence[Award | None], most: int | None) -> tuple[bool, ...]:
    """Tell which awards of a session the authority reduces: averages plus beyond the `most` that one may have.

    Args:
        awards: those for boards without a result, in their order; `None` for a board that is none of these.
        most: as many averages plus as a contestant may get; `None` for any number.

    >>> over_the_most([Award.AVERAGE_PLUS, None, Award.AVERAGE_PLUS], 1)
    (False, False, True)
    """
    reduced: list[bool] = []
    had = 0
    for award in awards:
        had += award is Award.AVERAGE_PLUS
        reduced.append(award is Award.AVERAGE_PLUS and most is not None and had > most)
    return tuple(reduced)


@clause("12C4")
def knockout_score(own: Fraction, opponents: Fraction) -> Fraction:
    """Return what a contestant of a knockout gets on a board whose scores, reckoned apart, do not balance.

    The average of what he has by his own score and of what he has by his opponents': +6 and -2 make +4. The opponents
    get the negative of it.
    """
    return (own - opponents) / 2
