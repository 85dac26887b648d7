"""The next round of a knock-out: the bracket is that of the first round, the winners are those of the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duplicado.event.conditions import RoundsPaired
from duplicado.event.contest import ContestantId
from duplicado.event.pairing.bracket import Bracket, BracketMatch, knockout_round, seeded_bracket
from duplicado.event.pairing.rounds import PairedMatch, PairingMethod, PairingReason, PairingStep, RoundPairing
from duplicado.event.record.knockout_matches import knockout_matches
from duplicado.event.record.knockout_ties import tied_matches
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.rounds_played import AFTER_ALL, Concerned, RoundNotReady, RoundSeen, left_before, rounds_of
from duplicado.event.record.stanzas import stanza_of


def next_knockout_round(
    live: LiveStandings,
    rounds: Sequence[RoundSeen],
    contestants: Sequence[ContestantId],
    gone: frozenset[ContestantId],
) -> RoundPairing:
    """Pair a round of a knock-out. Who was to meet somebody who has left goes through without playing.

    Where matches have several stanzas and have not had them all, the same go on.

    Args:
        live: how the event stands.
        rounds: the rounds before.
        contestants: everybody in the order of the seeding: that in which the first round was planned.
        gone: who has left the event.

    Raises:
        RoundNotReady: matches are still open, which the error names, or the final has been played.
    """
    stanza = stanza_of(live.state.conditions, len(rounds) + 1)
    if not stanza.is_first:
        return _going_on(rounds, stanza.number, gone)
    bracket = seeded_bracket(contestants)
    number = stanza.bracket_round
    winners = winners_until(live, bracket, min(number - 1, bracket.rounds), gone)
    if number > bracket.rounds:
        raise RoundNotReady("knock-out-over", ((winners[bracket.rounds, 1],),))
    paired = replace(knockout_round(bracket, number, winners), number=len(rounds) + 1)
    left = tuple(who for match in paired.matches for who in match.contestants if who in gone)
    if not left:
        return paired
    through = (who for match in paired.matches for who in match.contestants if set(match.contestants) & gone)
    return replace(
        paired,
        matches=tuple(match for match in paired.matches if not set(match.contestants) & gone),
        byes=(*paired.byes, *(who for who in through if who not in gone)),
        steps=(*paired.steps, PairingStep(PairingReason.WITHDRAWN, left)),
    )


def winners_until(
    live: LiveStandings, bracket: Bracket, until: int, gone: frozenset[ContestantId]
) -> dict[tuple[int, int], ContestantId]:
    """Say who has won the matches of a bracket up to a round.

    Raises:
        RoundNotReady: matches of these rounds are still open; the error names them.
    """
    won = _won(live)
    winners: dict[tuple[int, int], ContestantId] = {}
    for before in range(1, until + 1):
        still_open: list[BracketMatch] = []
        for match in bracket.round(before, winners):
            winner = match.winner or _winner(match, won, gone)
            if winner is not None:
                winners[before, match.position] = winner
            else:
                still_open.append(match)
        if still_open:
            _tell_tied(live, still_open)
            raise RoundNotReady("matches-open", str(before), _who_meet(still_open))
    return winners


def _who_meet(matches: Sequence[BracketMatch]) -> Concerned:
    return tuple(tuple(filter(None, (each.home, each.away))) for each in matches)


def _tell_tied(live: LiveStandings, still_open: Sequence[BracketMatch]) -> None:
    """Say how tied matches go on, where nothing else is missing.

    Raises:
        RoundNotReady: all of these are tied; the error names the boards, and the round and session of the last result.
    """
    found = {frozenset(each.teams): each for each in tied_matches(live.state, live.fields)}
    couples = [frozenset(filter(None, (each.home, each.away))) for each in still_open]
    if not found.keys() >= set(couples):
        return
    tied = [found[couple] for couple in couples]
    left = max(len(each.boards) for each in tied)
    boards = frozenset(board for each in tied for board in each.boards)
    last = max(tied, key=lambda each: (each.session, each.round))
    raise RoundNotReady("match-tied", _who_meet(still_open), str(left), boards, str(last.round), str(last.session))


def _going_on(rounds: Sequence[RoundSeen], stanza: int, gone: frozenset[ContestantId]) -> RoundPairing:
    """Let the matches of the round before go on; at each table the same sit as before."""
    before = rounds[-1]
    homes: dict[frozenset[ContestantId], PairedMatch] = {}
    for each in sorted(before.tables, key=lambda each: each.table):
        couple = PairedMatch(each.north_south, each.east_west)
        homes.setdefault(frozenset(couple.contestants), couple)
    begun = len(rounds) + 2 - stanza
    left = tuple(who for match in homes.values() for who in match.contestants if who in gone)
    steps = (
        PairingStep(PairingReason.NEXT_STANZA, (), begun),
        *((PairingStep(PairingReason.WITHDRAWN, left),) if left else ()),
    )
    return RoundPairing(
        number=len(rounds) + 1,
        method=PairingMethod.KNOCK_OUT,
        matches=tuple(match for match in homes.values() if not set(match.contestants) & gone),
        steps=steps,
    )


def knockout_bracket(live: LiveStandings, section: str) -> tuple[BracketMatch, ...]:
    """Return the bracket of a section as it stands: every match of every round, as far as it is known.

    Empty where the event is not paired by a bracket, or no round of it has been paired.
    """
    rounds = rounds_of(live.state, section, AFTER_ALL)
    if live.state.conditions.pairing is not RoundsPaired.KNOCK_OUT or not rounds or len(rounds[0].entered) < 2:
        return ()
    bracket = seeded_bracket(rounds[0].entered)
    won, gone = _won(live), left_before(live.state, *AFTER_ALL)
    winners: dict[tuple[int, int], ContestantId] = {}
    for number in range(1, bracket.rounds + 1):
        for match in bracket.round(number, winners):
            winner = match.winner or _winner(match, won, gone)
            if winner is not None:
                winners[number, match.position] = winner
    return bracket.matches(winners)


def _won(live: LiveStandings) -> dict[frozenset[ContestantId], ContestantId]:
    """Say who has won the matches that are over. Two meet only once in a knock-out."""
    matches = knockout_matches(live.state, live.fields)
    return {key.teams: match.winner for key, match in matches.items() if match.winner is not None}


def _winner(
    match: BracketMatch, won: dict[frozenset[ContestantId], ContestantId], gone: frozenset[ContestantId]
) -> ContestantId | None:
    if match.home is None or match.away is None:
        return None
    winner = won.get(frozenset((match.home, match.away)))
    if winner is None and (match.home in gone) != (match.away in gone):
        return match.away if match.home in gone else match.home
    # Where both have left, one of them marks the empty place in the bracket.
    return match.home if winner is None and match.home in gone else winner
