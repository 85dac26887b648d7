"""Counting what a format cannot take while a contest is written, to one warning for each kind of loss."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product
from typing import Final

from duplicado.event.contest import BoardResult, Contest
from duplicado.event.rules import ScoringRules
from duplicado.formats.diagnostics import Diagnostic, Severity
from duplicado.law.book import law_02
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.awards import Award

_LETTERS: Final = re.compile("[A-Z]{1,2}")
_NOT_ON_A_LINE: Final = re.compile("[\x00-\x1f\x7f\x85\u2028\u2029\ud800-\udfff]+")
_MOST_PLACES: Final = 8
"""So many places are named; a warning is to be read."""
_USUAL: Final = ScoringRules()


class Losses:
    """Losses of a conversion, and their places."""

    def __init__(self) -> None:
        """Begin with nothing lost."""
        self._where: dict[str, dict[str, None]] = {}

    def add(self, code: str, where: object = "") -> None:
        """Note a loss at a board or contestant; nothing where it concerns the contest as a whole."""
        places = self._where.setdefault(code, {})
        if str(where):
            places[str(where)] = None

    def warnings(self) -> tuple[Diagnostic, ...]:
        """Return a warning for each kind of loss, with the places where it occurs."""
        return tuple(
            Diagnostic(0, code, (("where", _shortened(list(places))),) if places else (), Severity.WARNING)
            for code, places in self._where.items()
        )


def _shortened(places: list[str]) -> str:
    more = ", …" if len(places) > _MOST_PLACES else ""
    return ", ".join(places[:_MOST_PLACES]) + more


def is_split(result: BoardResult) -> bool:
    """Tell whether the two sides have scores that are not the two sides of one (Laws 12C1(e), 82C)."""
    ours, theirs = result.north_south_score, result.east_west_score
    match ours, theirs:
        case (None, None) | (Artificial(), Artificial()):
            return False
        case Points(north_south), Points(east_west):
            return north_south != -east_west
        case Weighted(first), Weighted(second):
            return sorted(first) != sorted((weight, -points) for weight, points in second)
        case _:
            return True


def percent_of(score: Artificial) -> Fraction:
    """Return an artificial score in per cent; the awards of Law 12C2 as the least or the most that they are.

    What follows the session or is a fixed number of points is a half here: it is no percentage by itself.
    """
    return 100 * _USUAL.share_of(score)


def lost_of_scores(results: Iterable[BoardResult], losses: Losses, *, with_splits: bool = False) -> None:
    """Note scores that cannot be written.

    Args:
        results: the lines.
        losses: where it is noted.
        with_splits: whether the format has a score for each side, and percentages with decimals.
    """
    for result in results:
        if is_split(result) and not with_splits:
            losses.add("contest-file-split", result.board)
        for score in (result.north_south_score, result.east_west_score):
            _lost_of_score(score, result.board, losses, whole=not with_splits)


def _lost_of_score(score: SideScore | None, board: int, losses: Losses, *, whole: bool) -> None:
    match score:
        case Weighted() | SelfInflicted():
            losses.add("contest-file-weighted", board)
        case Artificial(award=award, amount=amount) if award not in {None, Award.AVERAGE} or amount is not None:
            losses.add("contest-file-awards", board)
        case Artificial() if (percent_of(score) * (1 if whole else 100)).denominator != 1:
            losses.add("contest-file-shares", board)
        case _:
            pass


def common_losses(
    contest: Contest,
    losses: Losses,
    *,
    with_records: bool = False,
    with_marks: bool = False,
    with_individuals: bool = False,
) -> None:
    """Note what hardly any format of results can take.

    Args:
        contest: what is to be written.
        losses: where it is noted.
        with_records: whether the format takes auctions and plays.
        with_marks: whether it takes dealer and vulnerability of a board.
        with_individuals: whether it takes single players.
    """
    for result in contest.results:
        if result.form:
            losses.add("contest-file-forms", result.board)
        if result.note:
            losses.add("contest-file-notes", result.board)
        if result.south is not None and not with_individuals:
            losses.add("contest-file-individuals", result.board)
        if result.record is not None and not with_records:
            losses.add("contest-file-records", result.board)
    for number, board in contest.boards.items():
        if not with_marks and (number < 1 or board != law_02.board(number)):
            losses.add("contest-file-marks", number)


def on_one_line(text: str, losses: Losses) -> str:
    """Return a text as a format can hold it that knows lines only: without control characters and halves of characters.

    Where there are any, that is noted.
    """
    plain = _NOT_ON_A_LINE.sub(" ", text)
    if plain != text:
        losses.add("contest-file-characters")
    return plain


def section_letters(contest: Contest) -> dict[str, str]:
    """Return the names of the sections, in their order, with the one or two letters under which each is written.

    A name that is of such letters stays; any other, the empty one among several included, gets the next that is free.
    """
    everybody = [each.id for each in contest.contestants]
    everybody += [who for result in contest.results for who in (result.north_south, result.east_west)]
    names = sorted({who.section for who in everybody if not who.is_anonymous}) or [""]
    if names == [""]:
        return {"": ""}
    kept = {name for name in names if _LETTERS.fullmatch(name)}
    free = (name for name in map("".join, _in_order()) if name not in kept)
    return {name: name if name in kept else next(free, name) for name in names}


def _in_order() -> Iterator[tuple[str, ...]]:
    for length in (1, 2):
        yield from product("ABCDEFGHIJKLMNOPQRSTUVWXYZ", repeat=length)
