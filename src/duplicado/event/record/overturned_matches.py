"""Matches of a knock-out that were decided otherwise, by what was put right since, than the next round was paired."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from duplicado.event.conditions import ContestForm, RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.record.board_results import FieldKey
from duplicado.event.record.comparison_field import FieldScores
from duplicado.event.record.knockout_matches import knockout_matches
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.rounds_played import AFTER_ALL, RoundSeen, rounds_of
from duplicado.event.record.state import EventState


@dataclass(frozen=True, slots=True)
class OverturnedMatch:
    """A match whose loser, by the record as it is now, plays on."""

    plays_on: ContestantId
    other: ContestantId
    """Contestant who is out by the round that was paired."""
    is_tied: bool
    """True where neither has won it now; else the other has."""
    section: str
    session: int
    round: int
    """Round in which the one plays on, within that session."""
    may_be_paired_anew: bool
    """True where that round is the last and nothing was entered of it."""


def overturned_matches(
    state: EventState, fields: Mapping[FieldKey, FieldScores] | None = None
) -> tuple[OverturnedMatch, ...]:
    """Return the matches after which another plays on than has won.

    Args:
        state: what the record says.
        fields: its boards, scored; they are scored here where they are not told.
    """
    conditions = state.conditions
    if conditions.form is not ContestForm.KNOCK_OUT or conditions.pairing is not RoundsPaired.KNOCK_OUT:
        return ()
    sections = dict.fromkeys(section for session in state.sessions.values() for section in session.plans)
    rounds = {section: rounds_of(state, section, AFTER_ALL) for section in sections}
    if all(len(seen) < 2 for seen in rounds.values()):
        return ()
    if fields is None:
        fields = LiveStandings.of(state).fields
    winners = {
        frozenset(each.teams): each.winner
        for each in knockout_matches(state, fields).values()
        if each.winner is not None or each.wants_extra_boards
    }
    return tuple(found for section, seen in rounds.items() for found in _overturned(state, section, seen, winners))


def _overturned(
    state: EventState,
    section: str,
    rounds: tuple[RoundSeen, ...],
    winners: Mapping[frozenset[ContestantId], ContestantId | None],
) -> Iterator[OverturnedMatch]:
    for number, seen in enumerate(rounds):
        for couple in dict.fromkeys(each.couple for each in seen.tables):
            if couple not in winners or not state.withdrawn.keys().isdisjoint(couple):
                continue
            later = next((each for each in rounds[number + 1 :] if couple & _playing(each)), None)
            on = couple & _playing(later) if later is not None else frozenset[ContestantId]()
            if later is None or len(on) != 1 or winners[couple] in on:
                continue
            (plays_on,), (other,) = on, couple - on
            yield OverturnedMatch(
                plays_on,
                other,
                winners[couple] is None,
                section,
                later.session,
                later.round,
                later is rounds[-1] and not _is_begun(state, section, later),
            )


def _playing(seen: RoundSeen) -> frozenset[ContestantId]:
    return frozenset(who for each in seen.tables for who in each.couple)


def _is_begun(state: EventState, section: str, seen: RoundSeen) -> bool:
    cells = state.session(seen.session).cells
    return any(cell.stated and place.section == section and place.round == seen.round for place, cell in cells)
