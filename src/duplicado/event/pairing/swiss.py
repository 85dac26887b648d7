"""Swiss and Danish rounds, of teams and of pairs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import reduce
from itertools import combinations
from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.event.pairing.conditions import (
    NOTHING_PLAYED,
    Contender,
    OddOneOut,
    PairingOptions,
    Past,
    check_standing,
)
from duplicado.event.pairing.draft import PairingDraft, Preference, by_standing, draft_by_matching, draft_by_untangling
from duplicado.event.pairing.errors import ImpossibleRound, PairingError, Remedy
from duplicado.event.pairing.home_side import with_homes
from duplicado.event.pairing.pairing_barriers import Barriers, barriers
from duplicado.event.pairing.rounds import PairingMethod, PairingReason, PairingStep, RoundPairing, ThreeWay

_AS_USUAL: Final = PairingOptions()


def swiss_round(
    number: int,
    standing: Sequence[Contender],
    past: Past = NOTHING_PLAYED,
    options: PairingOptions = _AS_USUAL,
    *,
    method: PairingMethod = PairingMethod.MATCHING,
    withdrawn: Collection[ContestantId] = (),
    standing_after: int | None = None,
    provisional: Collection[ContestantId] = (),
) -> RoundPairing:
    """Pair a round of a Swiss contest: everybody meets somebody who stands about where he does and is new to him.

    Args:
        number: the round.
        standing: everybody, best first. Those who are level stand in the order that the conditions of contest give
            them; nothing is drawn here.
        past: what was played before, the rounds since the standing included.
        options: what the conditions of contest say.
        method: `MATCHING` or `UNTANGLING`.
        withdrawn: those of the standing who do not play any more.
        standing_after: the round after which the standing is, where that is not the last one: pairing lags behind so
            that nobody waits for the slowest table.
        provisional: those whose last match was not finished when the standing was made ("95 % Swiss").

    Raises:
        ImpossibleRound: there is no such round; the error names what would make it possible.
        PairingError: the standing is none, or the method is not of a Swiss contest.

    >>> from duplicado.event.contest import ContestantId
    >>> one, two, three, four = (Contender(ContestantId(number)) for number in (1, 2, 3, 4))
    >>> first = swiss_round(1, (one, two, three, four))
    >>> [f"{match.home}-{match.away}" for match in first.matches]
    ['1-2', '3-4']
    >>> second = swiss_round(2, (one, two, three, four), NOTHING_PLAYED.after(first))
    >>> [f"{match.home}-{match.away}" for match in second.matches]
    ['1-3', '2-4']
    >>> second.steps[0].reason, [str(each) for each in second.steps[0].contestants]
    (Reason.REMATCH_AVOIDED, ['1', '2'])
    """
    if method not in {PairingMethod.MATCHING, PairingMethod.UNTANGLING}:
        raise PairingError(f"a Swiss round is not paired by {method.value}")
    steps: list[PairingStep] = []
    if standing_after is not None:
        steps.append(PairingStep(PairingReason.STANDING_AFTER, (), standing_after))
    if provisional:
        steps.append(
            PairingStep(PairingReason.PROVISIONAL, tuple(e.contestant for e in standing if e.contestant in provisional))
        )
    return paired_round(number, standing, past, options, method=method, withdrawn=withdrawn, told=tuple(steps))


def danish_round(
    number: int,
    standing: Sequence[Contender],
    past: Past = NOTHING_PLAYED,
    options: PairingOptions | None = None,
    *,
    withdrawn: Collection[ContestantId] = (),
) -> RoundPairing:
    """Pair a Danish round: first against second, third against fourth, whether they have met or not.

    Arguments and errors are those of `swiss_round`; where the options do not say after how many rounds two may meet
    again it is after one, so at once. Each rematch is told among the steps.
    """
    options = danish_options(options or _AS_USUAL)
    return paired_round(number, standing, past, options, method=PairingMethod.DANISH, withdrawn=withdrawn)


def danish_options(options: PairingOptions) -> PairingOptions:
    """Let two meet again in the very next round, where the options do not say after how many rounds they may."""
    return replace(options, rematch_after=1) if options.rematch_after is None else options


def paired_round(
    number: int,
    standing: Sequence[Contender],
    past: Past,
    options: PairingOptions,
    *,
    method: PairingMethod,
    preference: Preference = by_standing,
    withdrawn: Collection[ContestantId] = (),
    told: tuple[PairingStep, ...] = (),
) -> RoundPairing:
    """Pair a round by any method that goes down a standing; arguments and errors as in `swiss_round`."""
    if number < 1:
        raise PairingError(f"rounds are numbered from 1, not {number}")
    playing = check_standing(standing, withdrawn)
    steps = list(told)
    gone = tuple(each.contestant for each in standing if each.contestant in withdrawn)
    if gone:
        steps.append(PairingStep(PairingReason.WITHDRAWN, gone))
    going_on = tuple(each for each in past.three_ways if each.first_round < number and each.is_on_in(number))
    steps += (PairingStep(PairingReason.STILL_PLAYING, each.teams, each.first_round) for each in going_on)
    busy = {team for each in going_on for team in each.teams}
    order = [each.contestant for each in playing if each.contestant not in busy]
    rules = barriers(number, past, options)
    draft = _draft(order, rules, method, preference)
    if draft is None:
        raise ImpossibleRound(number, _ways(order, rules, past, method, preference))
    named = [(order[one], order[other]) for one, other in draft.pairs]
    rematches = (rules.rematch(*pair) for pair in named)
    left_out = tuple(order[place] for place in draft.left_out)
    begun: tuple[ThreeWay, ...] = ()
    if len(left_out) == 3:
        rounds = 2 if options.odd is OddOneOut.THREE_WAY_OVER_TWO_ROUNDS else 1
        begun = (ThreeWay((left_out[0], left_out[1], left_out[2]), number, rounds, options.plan),)
    return RoundPairing(
        number=number,
        method=method,
        matches=with_homes(named, past),
        byes=left_out if len(left_out) == 1 else (),
        three_ways=(*going_on, *begun),
        steps=(*steps, *draft.steps, *(step for step in rematches if step is not None)),
    )


def _draft(
    order: Sequence[ContestantId], rules: Barriers, method: PairingMethod, preference: Preference
) -> PairingDraft | None:
    if method is PairingMethod.UNTANGLING:
        return draft_by_untangling(order, rules)
    return draft_by_matching(order, rules, preference)


def _ways(
    order: Sequence[ContestantId], rules: Barriers, past: Past, method: PairingMethod, preference: Preference
) -> tuple[tuple[Remedy, ...], ...]:
    """Find the least that makes the round possible: each remedy that does by itself, else the fewest together."""
    options = rules.options
    changes: dict[Remedy, Callable[[PairingOptions], PairingOptions]] = {
        Remedy.ALLOW_REMATCHES: lambda options: replace(options, rematch_after=1),
        Remedy.LIFT_SEPARATION: lambda options: replace(options, apart=()),
        Remedy.SECOND_BYE: lambda options: replace(options, second_byes=True),
        Remedy.BYE: lambda options: replace(options, odd=OddOneOut.BYE),
    }
    tried = [remedy for remedy, change in changes.items() if change(options) != options]
    found: list[tuple[Remedy, ...]] = []
    if method is PairingMethod.UNTANGLING and draft_by_matching(order, rules) is not None:
        found.append((Remedy.EXACT_METHOD,))
    for count in range(1, len(tried) + 1):
        for way in combinations(tried, count):
            changed = reduce(lambda options, remedy: changes[remedy](options), way, options)
            if _draft(order, barriers(rules.number, past, changed), method, preference) is not None:
                found.append(way)
        if found:
            break
    return tuple(found)
