"""Sections of a contest that are scored apart."""

from __future__ import annotations

from dataclasses import replace

from duplicado.event.contest import Contest


def sections_of(contest: Contest) -> tuple[Contest, ...]:
    """Divide a contest into one for each section, in the order of their names.

    `standings` compares the results of a board across the whole contest it is given; given one section, within that. A
    line belongs to the section of its North-South contestant.
    """
    names = sorted({result.north_south.section for result in contest.results})
    return tuple(
        replace(
            contest,
            contestants=tuple(each for each in contest.contestants if each.id.section == name),
            results=tuple(each for each in contest.results if each.north_south.section == name),
            penalties=tuple(each for each in contest.penalties if each.contestant.section == name),
            stated=tuple(each for each in contest.stated if each.contestant.section == name),
        )
        for name in names
    )
