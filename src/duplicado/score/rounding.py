"""Rounding, which happens at publication and nowhere else, by a rule that is stated."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError

_HALF: Final = Fraction(1, 2)


class Rounding(Enumeration):
    """Rule for a figure exactly half way between two that can be printed; others go to the nearest."""

    HALF_AWAY_FROM_ZERO = "half away from zero"
    HALF_EVEN = "half to even"
    HALF_TOWARDS_AVERAGE = "half towards average"
    """The rule of the English Bridge Union for matchpoints: 12.65 of 20 becomes 12.6, 7.35 becomes 7.4."""


def rounded(
    value: Fraction,
    places: int,
    rule: Rounding = Rounding.HALF_AWAY_FROM_ZERO,
    *,
    average: Fraction = Fraction(0),
) -> Fraction:
    """Round to that many decimal places; a negative number of places rounds to tens, hundreds and so on.

    Args:
        value: the exact figure.
        places: 2 for hundredths, -1 for tens.
        rule: what becomes of halves.
        average: where `HALF_TOWARDS_AVERAGE` leads.

    >>> str(rounded(Fraction(1265, 100), 1, Rounding.HALF_TOWARDS_AVERAGE, average=Fraction(10)))
    '63/5'
    """
    step = Fraction(10) ** -places
    units, rest = divmod(value / step, 1)
    up = rest > _HALF
    if rest != _HALF:
        return (units + up) * step
    match rule:
        case Rounding.HALF_AWAY_FROM_ZERO:
            up = value > 0
        case Rounding.HALF_EVEN:
            up = units % 2 == 1
        case Rounding.HALF_TOWARDS_AVERAGE:
            up = value < average
    return (units + up) * step


def decimal_text(
    value: Fraction,
    places: int,
    rule: Rounding = Rounding.HALF_AWAY_FROM_ZERO,
    *,
    average: Fraction = Fraction(0),
) -> str:
    """Write the rounded figure with exactly that many decimals and a point: `50.00`, `-3.67`.

    Raises:
        DuplicadoError: `places` is negative.
    """
    if places < 0:
        raise DuplicadoError(f"a figure cannot be written with {places} decimal places")
    units = int(rounded(value, places, rule, average=average) * 10**places)
    digits = str(abs(units)).rjust(places + 1, "0")
    sign = "-" if units < 0 else ""
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else sign + digits


def short_decimal_text(value: Fraction, places: int = 2) -> str:
    """Write the rounded figure with so many decimals at most, without zeros that say nothing: `50`, `-3.7`."""
    return decimal_text(value, places).rstrip("0").rstrip(".")
