"""The matches of an event: which boards of whom make one, and what it is worth to either side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import TypeAlias

from duplicado.event.conditions import Conditions, ContestForm
from duplicado.event.contest import BoardResult, ContestantId, ScoringMethod
from duplicado.event.match import match_result
from duplicado.event.matches.boards import board_a_match_score, patton_match
from duplicado.event.matches.pairs import pair_matches
from duplicado.event.matches.rules import MatchRules, Unplayed
from duplicado.event.matches.score import MatchScore, bye, team_match
from duplicado.event.matches.standings import MatchStandings, match_standings
from duplicado.event.pairing.conditions import OddOneOut
from duplicado.event.record.board_results import FieldKey, plans_of_field
from duplicado.event.record.comparison_field import FieldScores
from duplicado.event.record.deductions import deductions
from duplicado.event.record.knockout_matches import (
    ROUNDS_OF_A_SESSION,
    MatchKey,
    knockout_lines,
    knockout_matches,
    knockout_scores,
)
from duplicado.event.record.match_penalties import MatchPenalties, top_between_teams
from duplicado.event.record.rounds_played import rounds_of
from duplicado.event.record.stanzas import stanzas_of
from duplicado.event.record.state import EventState
from duplicado.event.rules import ScoringRules
from duplicado.score.victory_points import VictoryPointScale
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.numbers import added_up


def matches_standing(
    state: EventState,
    fields: Mapping[FieldKey, FieldScores],
    previous: MatchStandings | None = None,
    *,
    only: FieldKey | None = None,
) -> MatchStandings:
    """Return how an event of matches stands.

    Args:
        state: what the record says.
        fields: the boards of every field, scored.
        previous: how it stood before, from which rows that did not change are taken.
        only: count only what belongs to this field: its matches and the penalties of its session. A match that goes on
            over several sessions belongs to the one in which it has come last.
    """
    session = None if only is None else only[0]
    conditions = state.conditions
    at_stake = Fraction(30 if conditions.victory_points is VictoryPointScale.ACBL_30 else 20)
    if conditions.form is ContestForm.KNOCK_OUT:
        at_stake = Fraction(1)
    share = min(Fraction(1), conditions.bye_victory_points / at_stake)
    brought = state.carried_over.values() if session is None else ()
    carried = added_up((each.contestant, each.amount) for each in brought if not each.percent)
    plans = state.plans if only is None else plans_of_field(state.session(only[0]), only)
    planned = {who for plan in plans for who in plan.contestants}
    counted = (None, *state.sessions) if session is None else (session,)
    penalties = [penalty for number in counted for penalty in deductions(state, number, None)]
    if only is None:
        matches = event_matches(state, fields)
    else:
        # Those of a knock-out may have begun elsewhere, so that all its fields are looked at.
        all_of_them = fields if conditions.form is ContestForm.KNOCK_OUT else {only: fields[only]}
        ends = last_sessions(state, fields)
        listed = (
            (match, frozenset(side.contestant for side in match.sides)) for match in event_matches(state, all_of_them)
        )
        # A contestant with a bye is in the plan, though it sits at no table.
        here = planned | {who for plan in plans for version in plan.versions for who in version.contestants}
        matches = (
            match for match, teams in listed if teams <= here and session_of_match(match.round, teams, ends) == only[0]
        )
    return match_standings(
        matches,
        MatchRules(at_stake=at_stake, bye=Unplayed(share=share)),
        contestants=planned,
        carry_over=carried,
        penalties=[each for each in penalties if session is None or each.contestant in planned],
        previous=previous,
    )


def event_matches(state: EventState, fields: Mapping[FieldKey, FieldScores]) -> Iterator[MatchScore]:
    """Go through the matches of the event, byes included."""
    conditions = state.conditions
    penalties = MatchPenalties(state)
    if conditions.form is ContestForm.KNOCK_OUT:
        yield from knockout_scores(state, fields)
    for key, scores in fields.items():
        first = (key[0] - 1) * ROUNDS_OF_A_SESSION
        if conditions.form is ContestForm.KNOCK_OUT:
            yield from _byes(state, key, first)
            continue
        due = _due(state, key, conditions)
        begins: dict[frozenset[ContestantId], set[int]] = {}
        for planned in due:
            begins.setdefault(planned.teams, set()).add(planned.round - first)
        if conditions.kind is ContestKind.TEAMS:
            for match, lines in _grouped(scores, conditions, first).items():
                named = penalties.of_match(match.teams, key[0], match.round - first, begins.get(match.teams, ()))
                taken = penalties.taken(named, scores.top)
                yield _match(match, lines, due.get(match), conditions, scores.rules, taken)
        else:
            boards = [board for _, board in sorted(scores.settled.items())]
            taken_from = partial(_taken_from_pair, penalties, begins, key[0])
            scheduled = partial(_boards_of_match, due, first)
            for pairs in pair_matches(boards, scheduled=scheduled, scale=conditions.victory_points, taken=taken_from):
                yield MatchScore(tuple(replace(side, round=side.round + first) for side in pairs.sides))
        if conditions.in_matches:  # else a bye is worth nothing
            yield from _byes(state, key, first)


def _boards_of_match(
    due: Mapping[MatchKey, _Scheduled], first: int, number: int, pairs: frozenset[ContestantId]
) -> int | None:
    planned = due.get(MatchKey(first + number, pairs))
    return None if planned is None else planned.boards


def planned_matches(
    state: EventState, fields: Iterable[FieldKey]
) -> Iterator[tuple[int, int, frozenset[ContestantId]]]:
    """Go through the matches that are planned: session, the round in it in which a match begins, and who plays it."""
    for key in fields:
        first = (key[0] - 1) * ROUNDS_OF_A_SESSION
        yield from ((key[0], match.round - first, match.teams) for match in _due(state, key, state.conditions))


def boards_of_matches(state: EventState, fields: Mapping[FieldKey, FieldScores]) -> dict[MatchKey, int]:
    """Return how many boards each match has, played or still to be played."""
    found = {key: planned.boards for field in fields for key, planned in _due(state, field, state.conditions).items()}
    if state.conditions.form is not ContestForm.KNOCK_OUT:
        return found
    begun = {key: match.boards + match.boards_left for key, match in knockout_matches(state, fields).items()}
    teams = {key.teams for key in begun}
    return begun | {key: boards for key, boards in found.items() if key.teams not in teams}


def _taken_from_pair(
    penalties: MatchPenalties,
    meetings: Mapping[frozenset[ContestantId], set[int]],
    session: int,
    number: int,
    pair: ContestantId,
    opponents: ContestantId,
    top: Fraction,
) -> Fraction:
    teams = frozenset((pair, opponents))
    named = penalties.of_match(teams, session, number, meetings.get(teams, ()))
    return penalties.taken(named, top or None).get(pair, Fraction(0)) if named else Fraction(0)


def last_sessions(state: EventState, fields: Mapping[FieldKey, FieldScores]) -> dict[MatchKey, int]:
    """Return to each match that goes on over several sessions the last of them; only those of a knock-out do."""
    if state.conditions.form is not ContestForm.KNOCK_OUT:
        return {}
    return {key: max(of[0] for of in lines) for key, lines in knockout_lines(fields).items()}


def session_of_match(number: int, teams: frozenset[ContestantId], ends: Mapping[MatchKey, int]) -> int:
    """Return the session to which a match belongs: the last in which it was played.

    Args:
        number: its round, as `MatchKey.round` counts.
        teams: who meets in it; one who has a bye.
        ends: what `last_sessions` says.
    """
    return ends.get(MatchKey(number, teams)) or place_of_round(number)[0]


def place_of_round(number: int) -> tuple[int, int]:
    """Return the session, and the round in it, of a round of the event as `MatchKey.round` counts it."""
    return (number - 1) // ROUNDS_OF_A_SESSION + 1, (number - 1) % ROUNDS_OF_A_SESSION + 1


def lines_of_matches(
    state: EventState, fields: Mapping[FieldKey, FieldScores]
) -> dict[MatchKey, dict[FieldKey, list[BoardResult]]]:
    """Return the lines of each match, in the order of the boards, by the field to which they belong.

    Only a match of a knock-out goes on in another session, and so has lines in several fields.
    """
    conditions = state.conditions
    if conditions.form is ContestForm.KNOCK_OUT:
        return knockout_lines(fields)
    found: dict[MatchKey, dict[FieldKey, list[BoardResult]]] = {}
    for key, scores in fields.items():
        first = (key[0] - 1) * ROUNDS_OF_A_SESSION
        if conditions.kind is ContestKind.TEAMS:
            found |= {match: {key: lines} for match, lines in _grouped(scores, conditions, first).items()}
            continue
        for number in sorted(scores.boards):
            for line in scores.boards[number].results:
                match = MatchKey(first + (line.round or 1), frozenset((line.north_south, line.east_west)))
                found.setdefault(match, {}).setdefault(key, []).append(line)
    return found


def _grouped(scores: FieldScores, conditions: Conditions, first: int) -> dict[MatchKey, list[BoardResult]]:
    """Divide the lines of a field into matches."""
    # In the order of boards, not in that in which their results came in.
    lines = [line for number in sorted(scores.boards) for line in scores.boards[number].results]
    among = [(frozenset((line.north_south, line.east_west)), line.board, line.round or 1) for line in lines]
    rounds = _rounds_of(among, conditions)
    grouped: dict[MatchKey, list[BoardResult]] = {}
    for line, (teams, board, _) in zip(lines, among, strict=True):
        if len(teams) == 2:
            grouped.setdefault(MatchKey(first + rounds[teams, board], teams), []).append(line)
    return dict(sorted(grouped.items(), key=lambda item: item[0].order))


_Teams: TypeAlias = frozenset[ContestantId]


def _rounds_of(played: Iterable[tuple[_Teams, int, int]], conditions: Conditions) -> dict[tuple[_Teams, int], int]:
    """Say for teams and a board to which round their match belongs: the first in which they play one another.

    Where those who meet again play another match, it is the first in which they play that board: its two tables may
    play it in different rounds, as in a three-way match over two rounds.
    """
    listed = list(played)
    rounds: dict[tuple[_Teams, int], int] = {}
    begun: dict[_Teams, int] = {}
    for teams, board, number in listed:
        rounds[teams, board] = min(rounds.get((teams, board), number), number)
        begun[teams] = min(begun.get(teams, number), number)
    return rounds if conditions.matches_by_round else {key: begun[key[0]] for key in rounds}


def _going_on(state: EventState, session: int, section: str) -> frozenset[int]:
    """Name the rounds of a session in which the matches of a knock-out go on that began in an earlier one."""
    seen = stanzas_of(rounds_of(state, section, (session + 1, 1)), state.conditions)
    return frozenset(each.round for each, stanza in seen if each.session == session and not stanza.is_first)


@dataclass(frozen=True, slots=True)
class _Scheduled:
    """Plan of a match."""

    boards: int
    """Those that both its tables play."""
    weight: Fraction
    """One half where both teams play two matches in the round, as in a three-way match in one round."""


def _due(state: EventState, key: FieldKey, conditions: Conditions) -> dict[MatchKey, _Scheduled]:
    """Return what is planned of each match; boards that are off at all its tables are not of it any more.

    One that is off at one table only belongs to it still: an adjusted score takes its place (12C2, 86B1).
    """
    session = state.session(key[0])
    first = (key[0] - 1) * ROUNDS_OF_A_SESSION
    planned = [due for plan in plans_of_field(session, key) for due in plan.due.values()]
    among = [(frozenset(due.contestants), due.place.board, due.place.round) for due in planned]
    rounds = _rounds_of(among, conditions)
    boards: dict[MatchKey, set[int]] = {}
    on: dict[MatchKey, set[int]] = {}
    for (teams, board, _), due in zip(among, planned, strict=True):
        match = MatchKey(first + rounds[teams, board], teams)
        boards.setdefault(match, set()).add(board)
        if not session.cell(due.place).is_off:
            on.setdefault(match, set()).add(board)
    halves: set[MatchKey] = set()
    if conditions.odd is OddOneOut.THREE_WAY_IN_ONE_ROUND and conditions.matches_by_round:
        matches = Counter((match.round, team) for match in boards for team in match.teams)
        halves = {match for match in boards if all(matches[match.round, team] == 2 for team in match.teams)}
    return {
        match: _Scheduled(len(on.get(match, ())), Fraction(1, 2) if match in halves else Fraction(1))
        for match in boards
    }


def _match(
    match: MatchKey,
    lines: Iterable[BoardResult],
    due: _Scheduled | None,
    conditions: Conditions,
    rules: ScoringRules,
    taken: Mapping[ContestantId, Fraction],
) -> MatchScore:
    one, other = sorted(match.teams, key=lambda each: each.order)
    results = tuple(lines)
    scheduled, weight = (None, Fraction(1)) if due is None else (due.boards, due.weight)
    if conditions.form is ContestForm.PATTON or conditions.method is ScoringMethod.BOARD_A_MATCH:
        score = patton_match if conditions.form is ContestForm.PATTON else board_a_match_score
        return score(match.round, results, (one, other), scheduled=scheduled, rules=rules, weight=weight, taken=taken)
    scale = conditions.victory_points
    result = match_result(results, (one, other), scale=scale, scheduled=scheduled, rules=rules, taken=taken)
    return team_match(match.round, result, scheduled=scheduled, scale=scale, weight=weight)


def _byes(state: EventState, key: FieldKey, first: int) -> Iterator[MatchScore]:
    """Go through those who do not play in a round in which others of their section do.

    Who does not play in a knock-out after his first match has lost it.
    """
    session = state.session(key[0])
    knockout, annulled = state.conditions.form is ContestForm.KNOCK_OUT, state.annulled
    for plan in plans_of_field(session, key):
        section = plan.section
        boards: dict[int, set[int]] = {}
        playing: dict[int, set[ContestantId]] = {}
        without: dict[int, set[ContestantId]] = {}
        for due in plan.due.values():
            # A contestant whose opponent has left does not play either, unless they have played and that counts.
            over = due.is_over(state.withdrawn) and not session.cell(due.place).stated
            over = over or not annulled.isdisjoint(due.contestants)
            boards.setdefault(due.place.round, set()).add(due.place.board)
            there = without if over else playing
            there.setdefault(due.place.round, set()).update(due.contestants)
        out: set[ContestantId] = set()
        going_on = _going_on(state, key[0], section) if knockout else frozenset[int]()
        if knockout:
            for number, earlier in state.sessions.items():
                if number < key[0] and section in earlier.plans:
                    out |= earlier.plans[section].contestants
        for number, busy in sorted(playing.items()):
            entered = set(plan.in_force(number).contestants) - annulled
            if knockout:
                out |= busy
            if number in going_on:
                continue  # who has no match here had none when it began, or has lost it
            for who in sorted(entered - busy - (out - without.get(number, set())), key=lambda each: each.order):
                left = state.withdrawn.get(who)
                if left is None or (left.session, left.after_round) >= (key[0], number):
                    yield bye(first + number, who, at_stake=_of_boards(state.conditions, len(boards[number])))


def _of_boards(conditions: Conditions, boards: int) -> Fraction | None:
    """Return what is at stake in a match whose points are those of its boards; `None` in any other."""
    if conditions.form is ContestForm.PATTON:
        return Fraction(3 * boards)
    top = top_between_teams(conditions) if conditions.form is ContestForm.MATCHES else None
    return None if top is None else top * boards
