"""Addition in the Abelian groups in which movements go round, and multiplication where they are fields."""

from __future__ import annotations

from typing import Final

FIELDS: Final = {8: (2, 2, 2), 9: (3, 3), 16: (2, 2, 2, 2), 25: (5, 5)}
"""The moduli of the fields whose number of elements is a power of a prime but no prime, up to 26 tables."""

# x to the power of the number of digits, lowest digit first: each from a polynomial that cannot be divided.
_REDUCTIONS: Final[dict[tuple[int, ...], tuple[int, ...]]] = {
    (2, 2, 2): (1, 1, 0),
    (3, 3): (2, 0),
    (2, 2, 2, 2): (1, 1, 0, 0),
    (5, 5): (2, 0),
}


def group_sum(moduli: tuple[int, ...], one: int, other: int) -> int:
    """Add two elements of a group; they are numbered from 0 as by digits, each digit having its modulus."""
    result, weight = 0, 1
    for modulus in reversed(moduli):
        result += (one + other) % modulus * weight
        one, other, weight = one // modulus, other // modulus, weight * modulus
    return result


def field_product(moduli: tuple[int, ...], one: int, other: int) -> int:
    """Multiply two elements of one of the `FIELDS`, which are polynomials whose coefficients are their digits.

    The polynomials that are 0 are x³ + x + 1, x² + 1, x⁴ + x + 1 and x² - 2.
    """
    prime, size = moduli[0], len(moduli)
    factors = [[number // prime**place % prime for place in range(size)] for number in (one, other)]
    product = [0] * (2 * size - 1)
    for i, a in enumerate(factors[0]):
        for j, b in enumerate(factors[1]):
            product[i + j] += a * b
    for power in range(2 * size - 2, size - 1, -1):
        for place, coefficient in enumerate(_REDUCTIONS[moduli]):
            product[power - size + place] += product[power] * coefficient
    return sum(coefficient % prime * prime**place for place, coefficient in enumerate(product[:size]))
