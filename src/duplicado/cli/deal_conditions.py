"""The deals of `duplicado deal --where`: conditions as they are typed, and how rare such deals are."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager

import click

from duplicado.dealing.conditioned import NoDealFitsError
from duplicado.dealing.conditions import QUALITIES, ConditionError
from duplicado.law.book import law_02
from duplicado.library.arguments import SeatLike
from duplicado.library.dealing import find_deals
from duplicado.publish.messages import Messages, error_text
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.errors import DuplicadoError, NotationError
from duplicado.vocabulary.hands import Deal, Hand


@contextmanager
def conditions_told(messages: Messages) -> Generator[None]:
    """Say in the reader's language why deals cannot be found by a condition.

    Raises:
        UsageError: it cannot be read, or no such deal was found.
    """
    try:
        yield
    except ConditionError as wrong:
        names = ", ".join(QUALITIES)
        raise click.UsageError(messages.text("deal-bad-condition", part=wrong.part, names=names)) from None
    except NoDealFitsError as wrong:
        raise click.UsageError(error_text(wrong, messages)) from None


def conditioned_boards(
    numbers: Sequence[int], where: str | None, hands: Sequence[str], messages: Messages
) -> tuple[tuple[Board, Deal], ...]:
    """Deal boards that fulfil a condition, and say where errors go how rare such deals are.

    Args:
        numbers: of the boards.
        where: the condition, where there is one.
        hands: cards of seats, as `N:AK...`.
        messages: the reader's.

    Raises:
        UsageError: something cannot be read, or no such deal was found.
    """
    held: dict[SeatLike, Hand | str] = {}
    for hand in hands:
        seat, colon, cards = hand.partition(":")
        if not colon:
            raise click.UsageError(messages.text("deal-bad-hand", text=hand[:60]))
        held[seat.strip()] = cards
    try:
        with conditions_told(messages):
            found = find_deals(len(numbers), where, predealt=held)
    except NotationError as wrong:
        raise click.UsageError(messages.text("deal-bad-hand", text=wrong.text[:60])) from None
    except DuplicadoError:
        raise click.UsageError(messages.text("deal-bad-hand", text=", ".join(hands)[:60])) from None
    click.echo(messages.text("deal-how-rare", percent=f"{100 * found.probability:.3g}"), err=True)
    return tuple((law_02.board(number), deal) for number, deal in zip(numbers, found.deals, strict=True))
