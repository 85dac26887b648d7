"""Sections that are scored apart and ranked together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duplicado.event.contest import Contest
from duplicado.event.standing import Ranking, Standings, rank

__all__ = ["rank_together", "sections_of"]


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


def rank_together(sections: Sequence[Standings]) -> tuple[Ranking, ...]:
    """Rank the contestants of sections that were scored apart; by the rules and method of the first.

    Sections of unequal size have unequal tops, so matchpoints are comparable by percentage only, which is what they are
    ranked by unless the rules say otherwise.
    """
    if not sections:
        return ()
    first = sections[0]
    # Who has no place in his own section, because he was disqualified, has none among all.
    ranked = {each.contestant for section in sections for ranking in section.rankings for each in ranking.standings}
    cards = [card for section in sections for card in section.cards.values() if card.contestant in ranked]
    two_winners = any(ranking.line is not None for section in sections for ranking in section.rankings)
    return rank(cards, first.rules, first.method, winners=2 if two_winners else 1)
