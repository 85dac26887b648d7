"""Lists of boards as they are typed: `1-8,17-24`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from duplicado.vocabulary.whole_numbers import whole_number

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages

_MOST_BOARDS: Final = 100_000


def span_in(part: str) -> range | None:
    """Read a number from 1 on, or the first and the last of several; `None` where the text is neither.

    >>> span_in("3"), span_in(" 1 - 8 "), span_in("8-1")
    (range(3, 4), range(1, 9), None)
    """
    first, dash, last = (text.strip() for text in part.partition("-"))
    low, high = whole_number(first), whole_number(last if dash else first)
    return None if low is None or high is None or not 1 <= low <= high else range(low, high + 1)


def board_list(listed: str, messages: Messages) -> list[int]:
    """Read a list of boards such as `1-8,17-24`.

    Raises:
        UsageError: it is none.
    """
    chosen: list[int] = []
    for part in listed.split(","):
        numbers = span_in(part)
        if numbers is None:
            raise click.UsageError(messages.text("deal-bad-boards", part=part.strip()[:40]))
        if len(chosen) + len(numbers) > _MOST_BOARDS:
            raise click.UsageError(messages.text("deal-too-many", most=_MOST_BOARDS))
        chosen += numbers
    return chosen
