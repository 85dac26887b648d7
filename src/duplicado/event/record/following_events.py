"""Events that follow from another: of those who lost in a knock-out, of those whom a ranking qualifies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from duplicado.event.conditions import Conditions, ConditionsError, ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import CarriedOver, entered_by
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.pairing.bracket import seeded_bracket
from duplicado.event.ranking.carry_over import carry_forward, linear_carry_over
from duplicado.event.record.board_views import ranked_by
from duplicado.event.record.knockout_rounds import winners_until
from duplicado.event.record.live_standings import LiveStandings, RankingLine
from duplicado.event.record.rounds_played import RoundNotReady, left_before, rounds_of
from duplicado.event.record.state import EventState
from duplicado.score.rounding import rounded
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.enumeration import Enumeration


def losers_of(live: LiveStandings, section: str, until: int) -> tuple[ContestantId, ...]:
    """Return who has lost in the first rounds of a bracket and has not left, in the order of the seeding.

    Args:
        live: how the knock-out stands.
        section: of which section.
        until: the last round of the bracket whose losers are meant.

    Raises:
        RoundNotReady: it is no knock-out, nothing has been paired, there is no such round, or matches are still open.
    """
    state = live.state
    if state.conditions.pairing is not RoundsPaired.KNOCK_OUT:
        raise RoundNotReady("no-knock-out")
    last = max(state.sessions, default=0) + 1
    rounds = rounds_of(state, section, (last, 1))
    if not rounds:
        raise RoundNotReady("nobody-to-pair")
    contestants = rounds[-1].entered
    bracket = seeded_bracket(contestants)
    if not 1 <= until < bracket.rounds:
        # The loser of the final is second, and takes no part.
        raise RoundNotReady("no-such-bracket-round", str(until), str(bracket.rounds - 1))
    gone = left_before(state, last, 1)
    winners = winners_until(live, bracket, until, gone)
    out = {match.loser for match in bracket.matches(winners) if match.round <= until}
    return tuple(who for who in contestants if who in out and who not in gone)


def consolation_of(
    live: LiveStandings, section: str, until: int, pairing: RoundsPaired, title: str
) -> tuple[AnyFact, ...]:
    """Return the first entries of the losers' event: its founding, and the losers under their numbers.

    The conditions are those of the knock-out but for how rounds are paired; the seeding is by the order there.

    Args:
        live: how the knock-out stands.
        section: of which section.
        until: the last round of the bracket whose losers take part.
        pairing: how they go on: `SWISS`, `DANISH` or `KNOCK_OUT`.
        title: of the new event.

    Raises:
        RoundNotReady: as `losers_of`; or fewer than two have lost.
    """
    state = live.state
    losers = losers_of(live, section, until)
    if len(losers) < 2:
        raise RoundNotReady("nobody-to-pair")
    form = ContestForm.KNOCK_OUT if pairing is RoundsPaired.KNOCK_OUT else ContestForm.MATCHES
    conditions = replace(state.conditions, pairing=pairing, form=form, stanzas=None)
    entered = tuple(replace(state.entered(who), seed=place) for place, who in enumerate(losers, 1))
    return EventFounded(title, conditions, state.date), *entered


_DECIMALS: Final = 2
"""Of what is carried over, as of what is published."""


class CarriedBy(Enumeration):
    """The formula by which a result is carried over into the final; the value is its name in commands and forms."""

    NOTHING = "nothing"
    PART = "part"
    """A part of what everybody had, in the unit of the ranking: C = S·F / (2·Q) (English Bridge Union, 172) is one half
    where as much can be scored in the final as before."""
    STEPS = "steps"
    """The first brings the most, the last nothing, the others what lies between in equal steps (World Bridge
    Federation, board-a-match 2023)."""


@dataclass(frozen=True, slots=True)
class FinalTerms:
    """A final as it is asked for."""

    title: str
    last: int
    """The last place that takes part; in an event with two winners, of either line."""
    first: int = 1
    """The first place that takes part: above 1 for the consolation of those who have not qualified."""
    pairing: RoundsPaired | None = None
    """Method by which its rounds are paired; `None`: as those of the event before."""
    carried: CarriedBy = CarriedBy.NOTHING
    amount: Fraction | None = None
    """The part, one half if not told; or what the first brings."""


def pairings_of_final(before: Conditions) -> tuple[RoundsPaired, ...]:
    """Return the ways in which the rounds of a final can be paired: those that conditions of its kind of contest admit.

    Args:
        before: the conditions of the event that qualifies.
    """
    found: list[RoundsPaired] = []
    for each in RoundsPaired:
        with suppress(ConditionsError):
            _conditions(before, each)
            found.append(each)
    return tuple(found)


def final_of(live: LiveStandings, wanted: FinalTerms) -> tuple[AnyFact, ...]:
    """Return the first entries of the final: its founding, who takes part, seeded by places, and what each brings.

    The conditions are those of the event before but for how rounds are paired, and there is one winner. Everybody keeps
    his number, unless sections or lines have the same numbers: then all are numbered by their seeds. Who has left does
    not take part, and nobody else comes in his place.

    Reading: the Laws say nothing of how many qualify when several are level at the last place. They are the conditions'
    to part (Law 78D), so nothing is founded through a tie.

    Args:
        live: how the event stands that qualifies.
        wanted: what is asked for.

    Raises:
        RoundNotReady: it is a knock-out, nobody is ranked, its contestants cannot be paired so, fewer than two are
            within the places, somebody is level with the last of them but not within, or what is to be carried over
            cannot be reckoned.
    """
    before = live.state.conditions
    if before.form is ContestForm.KNOCK_OUT:
        raise RoundNotReady("knock-out-ranks-nobody")
    pairing = before.pairing if wanted.pairing is None else wanted.pairing
    if pairing not in pairings_of_final(before):
        raise RoundNotReady("final-not-paired-so", before.kind.value)
    conditions = _conditions(before, pairing)
    lines = [list(_within(live, line.ranks, wanted)) for line in live.rankings]
    qualified = sorted((rank for line in lines for rank in line), key=lambda rank: rank.place)
    if len(qualified) < 2:
        raise RoundNotReady("nobody-qualified", str(wanted.first), str(wanted.last))
    amounts = {who: amount for line in lines for who, amount in _carried(line, before, conditions, wanted).items()}
    keep = len({rank.contestant.number for rank in qualified}) == len(qualified)
    facts: list[AnyFact] = []
    for seed, rank in enumerate(qualified, 1):
        who = ContestantId(rank.contestant.number if keep else seed)
        entered = live.state.entered(rank.contestant)
        facts.append(replace(entered, contestant=who, seed=seed))
        if rank.contestant in amounts:
            percent = conditions.by_percentage or None
            facts.append(CarriedOver(who, amounts[rank.contestant], live.state.title, percent))
    return EventFounded(wanted.title, conditions, live.state.date), *facts


@dataclass(frozen=True, slots=True)
class ChangedFinal:
    """Difference between a final as it was founded and the ranking that qualifies for it, which has changed since."""

    brings: tuple[tuple[ContestantId, Fraction, Fraction], ...]
    """Those who take part, with what each has brought along and what that would be now."""
    joins: tuple[ContestantId, ...]
    """Those who would take part now and do not."""
    leaves: tuple[ContestantId, ...]


def changed_since(final: EventState, now: Sequence[AnyFact]) -> ChangedFinal:
    """Compare a final with the entries by which it would be founded now; the numbers of its contestants are kept.

    Reading: a late correction changes what was carried over, which is a score (79C); who has gone on and plays is the
    Tournament Organizer's to say (80B).
    """
    wanted = dict.fromkeys(entered_by(now), Fraction(0))
    wanted |= {fact.contestant: fact.amount for fact in now if isinstance(fact, CarriedOver)}
    brought = {who: Fraction(0) for who in final.contestants}
    for each in final.carried_over.values():
        brought[each.contestant] = brought.get(each.contestant, Fraction(0)) + each.amount
    both, joins, leaves = (
        sorted(those, key=lambda who: who.number)
        for those in (brought.keys() & wanted.keys(), wanted.keys() - brought.keys(), brought.keys() - wanted.keys())
    )
    return ChangedFinal(
        tuple((who, brought[who], wanted[who]) for who in both if brought[who] != wanted[who]),
        tuple(joins),
        tuple(leaves),
    )


def _conditions(before: Conditions, pairing: RoundsPaired) -> Conditions:
    form = before.form
    if pairing is RoundsPaired.KNOCK_OUT:
        form = ContestForm.KNOCK_OUT
    elif pairing is not RoundsPaired.NONE and before.kind is ContestKind.TEAMS and form is ContestForm.BOARDS:
        form = ContestForm.MATCHES
    # The length of the earlier event is not taken over.
    return replace(before, pairing=pairing, form=form, winners=1, stanzas=None, rounds=None, scheduled_boards=None)


def _within(live: LiveStandings, ranks: Sequence[RankingLine], wanted: FinalTerms) -> Iterator[RankingLine]:
    """Go through those whose places are wanted and who have not left."""
    gone = left_before(live.state, max(live.state.sessions, default=0) + 1, 1)
    for rank in ranks:
        until = rank.place + rank.shared_by - 1
        if rank.place <= wanted.last < until or rank.place < wanted.first <= until:
            level = tuple((each.contestant,) for each in ranks if each.place == rank.place)
            raise RoundNotReady("level-at-the-cut", str(rank.place), level)
        if wanted.first <= rank.place <= wanted.last and rank.contestant not in gone:
            yield rank


def _carried(
    ranks: Sequence[RankingLine], before: Conditions, conditions: Conditions, wanted: FinalTerms
) -> dict[ContestantId, Fraction]:
    """Return what each of a line brings along."""
    if wanted.carried is CarriedBy.NOTHING:
        return {}
    if conditions.form is ContestForm.KNOCK_OUT:
        # A carry-over into a knock-out depends on the two teams of each match.
        raise RoundNotReady("nothing-carried-into-a-knock-out")
    if wanted.carried is CarriedBy.PART:
        if before.form is not conditions.form:
            raise RoundNotReady("carried-in-another-unit")
        part = Fraction(1, 2) if wanted.amount is None else wanted.amount
        return {
            rank.contestant: carry_forward(
                ranked_by(rank.tally, before), Fraction(1), Fraction(1), weight=part, places=_DECIMALS
            )
            for rank in ranks
        }
    if wanted.amount is None:
        raise RoundNotReady("most-carried-wanted")
    steps = linear_carry_over([rank.contestant for rank in ranks], wanted.amount)
    level: dict[int, list[Fraction]] = {}
    for rank in ranks:
        level.setdefault(rank.place, []).append(steps[rank.contestant])
    # Those who are level bring the same amount: the average of their steps.
    return {rank.contestant: rounded(_average(level[rank.place]), _DECIMALS) for rank in ranks}


def _average(amounts: Sequence[Fraction]) -> Fraction:
    return sum(amounts, Fraction(0)) / len(amounts)
