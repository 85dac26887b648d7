"""The event of those who have lost in a knock-out: a record of its own, that begins with who they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from duplicado.event.conditions import ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.pairing.bracket import seeded_bracket
from duplicado.event.record.knockout_rounds import winners_until
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.rounds_played import RoundNotReady, left_before, rounds_of


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


def entered_by(facts: Iterable[AnyFact]) -> tuple[ContestantId, ...]:
    """Return whom facts enter, in their order."""
    return tuple(each.contestant for each in facts if isinstance(each, ContestantEntered))
