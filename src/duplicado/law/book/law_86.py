"""Law 86: team play. When another board may be dealt, and what an adjusted score between two teams is."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from duplicado.law.book.law_12_artificial import award_for
from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of
from duplicado.law.sanction import Strength
from duplicado.vocabulary.awards import Award, Fault
from duplicado.vocabulary.enumeration import Enumeration


@clause("86A")
def may_deal_one_board_again(*, result_could_be_known: bool) -> bool:
    """Tell whether a single board may be dealt again (Law 6), or substituted (86B2(a)).

    Not when a contestant could know the result of the match without that board; then there is an adjusted score.
    """
    return not result_could_be_known


def goes_by_86d(edition: Edition) -> bool:
    """Tell whether a board that cannot be compared is a matter of 86D, as in 2007; since 2017 it is one of 86B."""
    return has_clause("86D", edition)


class WhatFollows(Enumeration):
    """Consequence for a board between two teams."""

    ASSIGNED = "assigned"
    """An assigned adjusted score, weighted if the Director so finds (86B1)."""
    ARTIFICIAL = "artificial"
    """The board is cancelled, and each team gets an artificial adjusted score by its fault."""
    SUBSTITUTE = "substitute"
    """The board is cancelled, and another is played (86B2(a))."""
    BETTER_AND_COMPLEMENT = "better and complement"
    """The team not at fault gets the better of average plus and an assigned score; the other the complement."""
    DROPPED = "dropped"
    """The board is cancelled and not replaced: the match is one shorter (a regulation under 86B3)."""


@dataclass(frozen=True, slots=True)
class TeamBoard:
    """A board between two teams that cannot be compared as it was played; what the Director has found."""

    edition: Edition
    results: int
    """Results obtained at the two tables: one, or two that are not comparable, those of a fouled board among them
    (footnote 27); none where nobody has a result."""
    clearly_favourable: bool = False
    """True where the only result is clearly favourable to one side, a result that is unlikely to be had again."""
    favours_non_offenders: bool = False
    """For 2007: whether it is favourable to a team that is not at fault."""
    faults: tuple[Fault, Fault] = (Fault.NOT, Fault.NOT)
    """Of the two teams."""
    time_for_another: bool = False
    result_could_be_known: bool = False
    """True where a contestant could know the result of the match without this board (86A)."""
    from_redeal: bool = False
    """For 2007: whether the adjusted score comes from Law 6D2."""


@dataclass(frozen=True, slots=True)
class TeamRemedy:
    """Remedy for the board, with its clauses."""

    what: WhatFollows
    clauses: tuple[str, ...]
    awards: tuple[Award | None, Award | None] = (None, None)
    """The artificial score of each team, as far as it is one."""
    imps: Fraction | None = None
    """Worth of average plus, where a regulation under 86B3 says so."""
    noted: str = ""
    """The option of the authority that decided, if one did."""


@clause("86B1", editions=(Edition.LAWS_2017,))
@clause("86D", editions=(Edition.LAWS_2007,))
def assigns_by_other_table(facts: TeamBoard) -> Strength | None:
    """Say how strongly the Laws put it that the score is assigned by the result of the other table; `None`: not at all.

    Since 2017 the Director shall when that result is clearly favourable to either side, whoever is at fault. In 2007 he
    may, and should when it is favourable to a side not at fault; not after a new deal of Law 6D2.
    """
    if facts.results != 1:
        return None
    if not goes_by_86d(facts.edition):
        return Strength.SHALL if facts.clearly_favourable else None
    if facts.from_redeal:
        return None
    return Strength.SHOULD if facts.favours_non_offenders else Strength.MAY


def remedy(facts: TeamBoard, profile: InForce) -> TeamRemedy:
    """Say what follows for a board between two teams."""
    strength = assigns_by_other_table(facts)
    if goes_by_86d(facts.edition):
        if strength is Strength.SHOULD or (strength is Strength.MAY and facts.clearly_favourable):
            return TeamRemedy(WhatFollows.ASSIGNED, ("86D", "12C1(c)"))
        return TeamRemedy(WhatFollows.ARTIFICIAL, ("12C2(a)", "12C2(b)"), _awards(facts))
    if strength is not None:
        return TeamRemedy(WhatFollows.ASSIGNED, ("86B1", "12C1(c)"))
    if facts.results == 0:
        return _without_result(facts)
    return _several(facts, profile)


def _without_result(facts: TeamBoard) -> TeamRemedy:
    """Award artificial scores by fault where nobody has a result (12C2), or have another board dealt (6D3, 86A).

    Reading: 86B is about results that were obtained, so that it says nothing of a board without any.
    """
    innocent = all(fault is Fault.NOT for fault in facts.faults)
    known = facts.result_could_be_known
    if innocent and facts.time_for_another and may_deal_one_board_again(result_could_be_known=known):
        return TeamRemedy(WhatFollows.SUBSTITUTE, ("6D3", "86A"))
    return TeamRemedy(WhatFollows.ARTIFICIAL, ("12C2(a)", "12C2(b)"), _awards(facts))


@clause("86B2", "86:fn27", editions=(Edition.LAWS_2017,))
def _several(facts: TeamBoard, profile: InForce) -> TeamRemedy:
    """Go by fault where there are several results that are not comparable, unless a regulation says otherwise."""
    at_fault = sum(fault is not Fault.NOT for fault in facts.faults)
    by_fault = (_nobody_at_fault, _one_at_fault, _both_at_fault)[at_fault](facts, profile)
    return _by_regulation(facts, profile, by_fault)


@clause("86B2(a)", editions=(Edition.LAWS_2017,))
@reads(options.TEAMS_FOULED_BOTH_NO_FAULT)
def _nobody_at_fault(facts: TeamBoard, profile: InForce) -> TeamRemedy:
    """Cancel the board; play another if there is time and nobody could know how the match stands, else artificial."""
    if facts.time_for_another and may_deal_one_board_again(result_could_be_known=facts.result_could_be_known):
        return TeamRemedy(WhatFollows.SUBSTITUTE, ("86B2(a)", "86A"))
    if value_of(options.TEAMS_FOULED_BOTH_NO_FAULT, profile) == "drop" and facts.results == 2:
        return TeamRemedy(WhatFollows.DROPPED, ("86B2(a)", "86B3"), noted=options.TEAMS_FOULED_BOTH_NO_FAULT.name)
    return TeamRemedy(WhatFollows.ARTIFICIAL, ("86B2(a)", "12C2(a)"), _awards(facts))


@clause("86B2(b)", editions=(Edition.LAWS_2017,))
def _one_at_fault(facts: TeamBoard, _: InForce) -> TeamRemedy:
    """Give the team not at fault the better of average plus and an assigned score, the other the complement."""
    plus, minus = Award.AVERAGE_PLUS, Award.AVERAGE_MINUS
    awards = (plus, minus) if facts.faults[0] is Fault.NOT else (minus, plus)
    return TeamRemedy(WhatFollows.BETTER_AND_COMPLEMENT, ("86B2(b)", "12C2(b)"), awards)


@clause("86B2(c)", editions=(Edition.LAWS_2017,))
def _both_at_fault(facts: TeamBoard, _: InForce) -> TeamRemedy:
    """Cancel the board; each team gets an artificial score by its own fault, and they need not balance."""
    return TeamRemedy(WhatFollows.ARTIFICIAL, ("86B2(c)", "12C2(a)"), _awards(facts))


def _awards(facts: TeamBoard) -> tuple[Award, Award]:
    first, second = facts.faults
    return award_for(first), award_for(second)


@clause("86B3", editions=(Edition.LAWS_2017,))
@reads(options.TEAMS_SINGLE_TABLE_IMPS)
def _by_regulation(facts: TeamBoard, profile: InForce, by_fault: TeamRemedy) -> TeamRemedy:
    """Apply what the authority has laid down for boards played at one table only; never in the place of 86B1."""
    imps = value_of(options.TEAMS_SINGLE_TABLE_IMPS, profile)
    if facts.results != 1 or imps is None:
        return by_fault
    clauses = (*by_fault.clauses, "86B3")
    return TeamRemedy(WhatFollows.ARTIFICIAL, clauses, _awards(facts), imps, noted=options.TEAMS_SINGLE_TABLE_IMPS.name)
