"""Kinds of options: one function a kind, from which each option is declared with the type of its values."""

from __future__ import annotations

from fractions import Fraction

from duplicado.law.regulations.option import Declared, Executed, Kind, Option, Value

__all__ = ["amount", "choice", "flag", "number", "number_if_any", "steps", "text", "three", "words"]

_Effect = Executed | Declared


def flag(name: str, clause: str, effect: _Effect, *, default: bool, **printed: Value) -> Option[bool]:
    """Declare an option that is decided with yes or no."""
    return Option(name, clause, Kind.YES_OR_NO, default, effect, printed=printed)


def number(
    name: str,
    clause: str,
    effect: _Effect,
    default: int,
    *,
    least: int | None = 0,
    most: int | None = None,
    **printed: Value,
) -> Option[int]:
    """Declare an option with a whole number."""
    return Option(name, clause, Kind.NUMBER, default, effect, printed=printed, least=least, most=most)


def number_if_any(
    name: str, clause: str, effect: _Effect, *, most: int | None = None, **printed: Value
) -> Option[int | None]:
    """Declare an option with a whole number, or none where the authority says nothing."""
    return Option(name, clause, Kind.NUMBER, None, effect, printed=printed, most=most)


def choice(name: str, clause: str, effect: _Effect, choices: str, default: str, **printed: Value) -> Option[str]:
    """Declare an option with one of several words, told with blanks between them."""
    return Option(name, clause, Kind.CHOICE, default, effect, tuple(choices.split()), printed)


def words(name: str, clause: str, effect: _Effect, *default: str, **printed: Value) -> Option[tuple[str, ...]]:
    """Declare an option with a list of words."""
    return Option(name, clause, Kind.WORDS, default, effect, printed=printed)


def three(
    name: str,
    clause: str,
    effect: _Effect,
    *default: int,
    least: int | None = 0,
    most: int | None = 100,
    **printed: Value,
) -> Option[tuple[Fraction, ...]]:
    """Declare an option with three numbers: average plus, average, average minus."""
    numbers = tuple(map(Fraction, default))
    return Option(name, clause, Kind.NUMBERS, numbers, effect, printed=printed, least=least, most=most, length=3)


def amount(
    name: str, clause: str, effect: _Effect, *, least: int | None = 0, most: int | None = None, **printed: Value
) -> Option[Fraction | None]:
    """Declare an option with a fraction, or none where the authority says nothing."""
    return Option(name, clause, Kind.FRACTION, None, effect, printed=printed, least=least, most=most)


def steps(name: str, clause: str, effect: _Effect) -> Option[tuple[Fraction, ...] | None]:
    """Declare an option with as many numbers as there are steps, or none."""
    return Option(name, clause, Kind.NUMBERS, None, effect)


def text(name: str, clause: str, effect: _Effect, default: str | None = None, **printed: Value) -> Option[str | None]:
    """Declare an option with a text, or none."""
    return Option(name, clause, Kind.TEXT, default, effect, printed=printed)
