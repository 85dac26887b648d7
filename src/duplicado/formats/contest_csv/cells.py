"""Comma-separated values that a spreadsheet opens as they are meant (RFC 4180)."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from duplicado.formats.format_limits import Losses
from duplicado.formats.spreadsheet_text import cell_text
from duplicado.score.rounding import decimal_text, short_decimal_text
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.awards import Award

_AWARDS: Final = {**{each: each.symbol for each in Award}, Award.SESSION_AVERAGE: "session"}


class Number(NamedTuple):
    """A cell that is a number, written already; every other cell is a text, whoever wrote it."""

    text: str


# What no text file can hold: halves of characters, and what programs take for the end of a text.
_FORBIDDEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")


def clean(text: str, losses: Losses) -> str:
    """Take out of a whole file what it cannot hold, and note that."""
    cleaned = _FORBIDDEN.sub("", text)
    if cleaned != text:
        losses.add("contest-file-characters")
    return cleaned


def csv_text(header: Sequence[str], rows: Iterable[Sequence[str | Number]], *, delimiter: str = ",") -> str:
    """Write a table: lines end with CR LF, cells with delimiters, quotation marks or ends of lines stand in quotes."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\r\n")
    if header:
        writer.writerow([cell_text(name) for name in header])
    writer.writerows([cell.text if isinstance(cell, Number) else cell_text(cell) for cell in row] for row in rows)
    return out.getvalue()


def score_text(score: SideScore | None) -> str | Number:
    """Write a score: points, `60%` or `A+` for an artificial one, `60% 420 / 40% -50` for a weighted one."""
    match score:
        case None:
            return ""
        case Points(value):
            return Number(str(value))
        case Weighted(outcomes):
            return " / ".join(f"{_weight(weight)} {points}" for weight, points in outcomes)
        case SelfInflicted(expectation, after_infraction, table):
            # The expectation, after the infraction, at the table: the Law makes one figure of them.
            three = (score_text(each) for each in (expectation, after_infraction, table))
            return f"12C1e: {' | '.join(each.text if isinstance(each, Number) else each for each in three)}"
        case Artificial(award=Award() as award):
            return _AWARDS[award]
        case Artificial(amount=Fraction() as amount):
            return Number(decimal_text(amount, 2))
        case Artificial(share=share):
            return _percent(share if share is not None else Fraction(1, 2))


def _weight(weight: Fraction) -> str:
    """Write a weight exactly: in per cent where that has two decimals at most, else as a fraction."""
    return _percent(weight) if (weight * 10_000).denominator == 1 else str(weight)


def _percent(share: Fraction) -> str:
    """Write a share in per cent, without decimals that say nothing."""
    return f"{short_decimal_text(100 * share)}%"
