"""Law 12C1: assigned adjusted scores, weighted or not, and damage that a side has inflicted on itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from duplicado.law.clause import clause, has_clause, holding
from duplicado.law.edition import Edition
from duplicado.law.judgement import seeks_outcome_without_infraction
from duplicado.law.reference import ClauseId
from duplicado.law.regulations import options
from duplicado.law.regulations.option import InForce, reads, value_of
from duplicado.vocabulary.calls import Bid
from duplicado.vocabulary.contracts import AuctionResult, Contract
from duplicado.vocabulary.enumeration import Enumeration


class AssignedKind(Enumeration):
    """Kind of an adjusted score."""

    ASSIGNED = "assigned"
    ARTIFICIAL = "artificial"

    def __repr__(self) -> str:
        """Print the member without its value."""
        return f"Kind.{self.name}"


@clause("12C1(a)", "12C1(d)")
def kinds_of_score(*, can_be_assigned: bool, too_many_or_unclear: bool = False) -> tuple[AssignedKind, ...]:
    """Return the kinds of score with which the Director may replace that of the table, the first being preferred.

    An assigned one where he is able to award one; he may give it up for an artificial one when the possibilities are
    numerous or not obvious. Where no result can be assigned only an artificial one is left (12C2).
    """
    if not can_be_assigned:
        return (AssignedKind.ARTIFICIAL,)
    return (AssignedKind.ASSIGNED, AssignedKind.ARTIFICIAL) if too_many_or_unclear else (AssignedKind.ASSIGNED,)


@dataclass(frozen=True, slots=True)
class BeforeInfraction:
    """Position before the infraction: from there on the Director seeks the probable outcome."""

    last_bid: Bid | None = None
    contract: AuctionResult | None = None
    """Result of the auction where it was over."""
    won: int = 0
    """Tricks that declarer's side had won."""
    lost: int = 0


@clause("12C1(b)", editions=(Edition.LAWS_2017,))
def can_follow(before: BeforeInfraction, result: AuctionResult, tricks: int | None) -> bool:
    """Tell whether a result could still come about, had the infraction not occurred, from what stood before it.

    The calls and tricks before the infraction stay: no lower contract than was bid, no trick back that was lost.
    """
    if before.contract is not None and result != before.contract:
        return False
    if before.last_bid is not None and (not isinstance(result, Contract) or result.bid < before.last_bid):
        return False
    return tricks is None or before.won <= tricks <= 13 - before.lost


_NO_WEIGHTS: Final = (69, 70, 71)


@clause("12C1(c)")
def forbids_weights(
    outcomes: Iterable[tuple[Fraction, bool]],
    under: Iterable[str],
    edition: Edition,
    *,
    authority_allows: bool = True,
) -> tuple[str, ...]:
    """Return the clauses that forbid a weighted score; none where it is in order.

    A claim or concession is settled by one number of tricks (69 to 71). In 2017 no weight goes to a result that could
    not be reached in a legal manner; in 2007 the Regulating Authority may forbid weights altogether.

    Args:
        outcomes: the weight of each result, and whether it could be reached in a legal manner.
        under: the clauses on which the adjustment rests.
        edition: of the Laws.
        authority_allows: the decision of the Regulating Authority, for 2007.
    """
    given, legally = tuple(outcomes), seeks_outcome_without_infraction(edition)
    found: list[str] = []
    if len(given) > 1:
        found += [number for number in under if ClauseId.parse(number).law in _NO_WEIGHTS]
        if not legally and not authority_allows:
            found.append("12C1(c)")
    if legally and any(weight > 0 and not legal for weight, legal in given):
        found.append("12C1(c)")
    return tuple(dict.fromkeys(found))


class OwnAction(Enumeration):
    """Action by which the non-offending side may have contributed to its own damage."""

    SERIOUS_ERROR = "serious error"
    EXTREMELY_SERIOUS_ERROR = "extremely serious error"
    WILD_ACTION = "wild action"
    GAMBLING_ACTION = "gambling action"
    """One that it might hope to recover by rectification if it fails: the double shot."""


@dataclass(frozen=True, slots=True)
class OwnDamage:
    """Finding about an action of the non-offending side. Timing is yes or no, never weighted."""

    action: OwnAction
    after_irregularity: bool = True
    related_to_infraction: bool = False
    """True where an error came from the infraction itself, in which case it is no fault of the side."""


_ERRORS: Final = frozenset({OwnAction.SERIOUS_ERROR, OwnAction.EXTREMELY_SERIOUS_ERROR})


def is_self_inflicted(facts: OwnDamage, edition: Edition) -> bool:
    """Tell whether the damage is in part self-inflicted, so that the two sides are scored apart."""
    return holding(edition, _by_extreme_error_or_gamble, _by_serious_error_or_wild_action)(facts)


@clause("12C1(e)", editions=(Edition.LAWS_2017,))
def _by_extreme_error_or_gamble(facts: OwnDamage) -> bool:
    """Tell whether the side made an extremely serious error, unrelated to the infraction, or gambled."""
    return facts.action in {OwnAction.EXTREMELY_SERIOUS_ERROR, OwnAction.GAMBLING_ACTION} and _is_its_own(facts)


@clause("12C1(b)", editions=(Edition.LAWS_2007,))
def _by_serious_error_or_wild_action(facts: OwnDamage) -> bool:
    """Tell whether the side made a serious error, unrelated to the infraction, or acted wildly or gambled."""
    return _is_its_own(facts)


def _is_its_own(facts: OwnDamage) -> bool:
    return facts.after_irregularity and not (facts.action in _ERRORS and facts.related_to_infraction)


@clause("12C1(e)(i)", editions=(Edition.LAWS_2017,))
def allotted_in_full(*, others_inflicted: bool) -> str | None:
    """Return the clause on which the offending side gets all that its infraction allots it; `None` for no need of it.

    It matters where the damage was in part the other side's own, which does not lessen what the offending side bears.
    """
    return "12C1(e)(i)" if others_inflicted else None


@clause("12C1(e)(ii)", editions=(Edition.LAWS_2017,))
def non_offenders_score(expectation: Fraction, after_infraction: Fraction, table: Fraction) -> Fraction:
    """Return what the non-offending side gets: its own result, with that part of the damage which the infraction did.

    Args:
        expectation: what it would have got without the infraction.
        after_infraction: what it would have got after it, but without its own error or gamble.
        table: what it did get. All three in the unit of the contest, from the side of the non-offenders.

    >>> [int(non_offenders_score(Fraction(6), Fraction(1), Fraction(table))) for table in (0, 2)]
    [5, 6]
    """
    return min(expectation, table + max(Fraction(0), expectation - after_infraction))


@clause("12C1(e)", editions=(Edition.LAWS_2007,))
@reads(options.ASSIGNED_BY_LIKELIHOOD)
def scored_by_likelihood(edition: Edition, regulations: InForce) -> bool:
    """Tell whether the Regulating Authority has each side's score found by likelihood instead of weights (12C1(c)).

    The Laws of 2017 have no such choice any more.
    """
    return has_clause("12C1(f)", edition) and value_of(options.ASSIGNED_BY_LIKELIHOOD, regulations)


@clause("12C1(e)(i)", "12C1(e)(ii)", editions=(Edition.LAWS_2007,))
def agree_by_likelihood(innocent: int, offending: int) -> bool:
    """Tell whether two results can be those that the innocent and the offending side are to get by likelihood.

    The innocent side gets the most favourable result that was likely without the irregularity, the offending side the
    most unfavourable that was at all probable. What was likely was at all probable, too, so that the offending side
    never gets a result that is better for it than the one that its opponents get.

    Args:
        innocent: the first result, as a score of the innocent side's.
        offending: the second, as a score of the innocent side's as well.
    """
    return offending >= innocent


_UNBALANCED: Final = tuple(
    ClauseId.parse(number) for number in ("11A", "12C1(e)", "12C2", "43B3", "79B3", "82C", "86B2")
)


@clause("12C1(f)", editions=(Edition.LAWS_2007,))
def may_differ(under: Iterable[str], edition: Edition) -> bool:
    """Tell whether the scores of the two sides need not be the negative of one another.

    In 2007 always (12C1(f)); since 2017 only under a clause that says so: 11A, 12C1(e), 12C2, 43B3, 79B3, 82C, 86B2.
    """
    if has_clause("12C1(f)", edition):
        return True
    return any(each.covers(ClauseId.parse(number)) for number in under for each in _UNBALANCED)
