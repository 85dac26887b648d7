"""Fouled boards (Law 87): scores are comparable only between those who played the board in the same form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition
from duplicado.score.matchpoints import SmallGroups
from duplicado.vocabulary.boards import Vulnerability
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat

_OF_THREE = 3


@dataclass(frozen=True, slots=True)
class BoardForm:
    """Form in which a board was played: the cards in its pockets, the dealer and vulnerability that it showed."""

    layout: Layout
    dealer: Seat
    vulnerability: Vulnerability


@clause("87A")
def is_fouled(forms: Sequence[BoardForm]) -> bool:
    """Tell whether a board is fouled: contestants who were to compare their scores did not play it in identical form.

    A card was displaced, or copies of the board differed in dealer or vulnerability. Hands that were turned within the
    board are another form, too; that is no arrow-switch.
    """
    return len(set(forms)) > 1


def form_names(played: Sequence[BoardForm | None], correct: BoardForm | None = None) -> tuple[str, ...]:
    """Name the form in which each contestant played a board: `""` for the correct one, then `form 2` and so on.

    Args:
        played: what was recorded; `None` where nothing was, which counts as the correct form.
        correct: the form that it should have had; if not told, that of the most (the first of those, if several).
    """
    known = [form for form in played if form is not None]
    if correct is None and known:
        correct = max(dict.fromkeys(known), key=known.count)
    names: dict[BoardForm | None, str] = {None: "", correct: ""}
    for form in played:
        if form not in names:
            names[form] = f"form {len(names)}"
    return tuple(names[form] for form in played)


@clause("87B")
def comparable_groups(forms: Sequence[str]) -> tuple[tuple[int, ...], ...]:
    """Return the places of the scores that are to be compared with one another, a group for each form of the board.

    Args:
        forms: the form in which each contestant played the board; all the same where it was not fouled.

    >>> comparable_groups(["", "", "rotated", ""])
    ((0, 1, 3), (2,))
    """
    groups: dict[str, list[int]] = {}
    for place, form in enumerate(forms):
        groups.setdefault(form, []).append(place)
    return tuple(tuple(places) for places in groups.values())


def group_rules(sizes: Sequence[int], rule: SmallGroups) -> tuple[SmallGroups, ...]:
    """Return the rule for each group of a board, by their numbers of comparable scores.

    By the WBF code of 1991 a group of three has fixed percentages only where another group is larger.
    """
    if rule is not SmallGroups.ALWAYS:
        return (rule,) * len(sizes)
    largest = max(sizes, default=0)
    return tuple(SmallGroups.NEUBERG if size == _OF_THREE == largest else rule for size in sizes)


@clause("87C", editions=(Edition.LAWS_2017,))
def law_for_fouled_board(edition: Edition, *, between_teams: bool) -> str:
    """Return the clause that deals with a fouled board: groups (87B); between teams, since 2017, Law 86B2 instead."""
    return "86B2" if between_teams and has_clause("86B2", edition) else "87B"
