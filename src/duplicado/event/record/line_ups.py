"""Line-ups: which players of a contestant sit where in a round, as far as the record tells it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import LineUpNamed, Player, SubstituteSeated
from duplicado.event.record.state import EventState
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.seats import Seat, Side


def players_of(
    state: EventState, who: ContestantId, session: int, round_number: int, side: Side | None = None
) -> list[str]:
    """Return the names of those who play for a contestant in a round, substitutes in the place of the absent.

    Args:
        state: what the record says.
        who: the contestant.
        session: the session.
        round_number: the round.
        side: of a team, on which side: its pair there, where its line-up is known; else all its players.
    """
    pair = () if side is None else line_up_of(state, who, session, round_number).get(side, ())
    return [each.name for each in pair or playing(state, who, session, round_number)]


def playing(state: EventState, who: ContestantId, session: int, round_number: int) -> tuple[Player, ...]:
    """Return the players whom a contestant has in a round, substitutes in the place of the absent."""
    players = state.entered(who).players
    return _replaced(players, _substitutes(players, _seatings(state, who, session, round_number)))


def line_up_of(
    state: EventState, who: ContestantId, session: int, round_number: int
) -> Mapping[Side, tuple[Player, ...]]:
    """Return the pairs of a team in a round by their sides, in the order of the seats; no side that is not known.

    Reading: a line-up holds for the rounds that follow until another one is named. A substitute who is seated after it,
    or from a later round on, takes the place of the absent in it.
    """
    told = tuple(_seatings(state, who, session, round_number))
    named = line_up_told(state, who, session, round_number)
    if named is None:
        return MappingProxyType({})
    later = told[next(number for number, each in enumerate(told) if each is named) :]
    substitutes = [
        (absent, each)
        for absent, each in _substitutes(state.entered(who).players, told)
        if each in later or each.from_round > named.from_round
    ]
    return MappingProxyType({side: _replaced(named.on_side(side), substitutes) for side in Side if named.on_side(side)})


def line_up_told(state: EventState, who: ContestantId, session: int, round_number: int) -> LineUpNamed | None:
    """Return the line-up that holds in a round as it was named: the last of those from the latest round on."""
    named = [each for each in _seatings(state, who, session, round_number) if isinstance(each, LineUpNamed)]
    latest = max((each.from_round for each in named), default=0)
    return next((each for each in reversed(named) if each.from_round == latest), None)


def line_up_of_names(
    state: EventState, who: ContestantId, session: int, from_round: int, names: Mapping[Seat, str], reason: str = ""
) -> LineUpNamed:
    """Return a line-up of players who are told by name; of a team of four one pair tells the other."""
    players = playing(state, who, session, from_round)
    known = {each.name: each for each in (*state.entered(who).players, *players)}
    pairs = {
        side: tuple(known.get(name, Player(name)) for seat in side.seats if (name := names.get(seat, "")))
        for side in Side
    }
    left = tuple(each for each in players if each.name not in names.values())
    for side in Side:
        if not pairs[side] and len(pairs[side.opponents]) == len(left) == len(side.seats):
            pairs[side] = left
    return LineUpNamed(who, session, from_round, pairs[Side.NS], pairs[Side.EW], reason)


def is_played(state: EventState, who: ContestantId, session: int, round_number: int) -> bool:
    """Tell whether a team has results in a round for which its line-up was named: another one puts that right.

    Reading: a line-up that was named for an earlier round and holds on is not yet what the team said of this one.
    """
    told = line_up_told(state, who, session, round_number)
    if told is None or told.from_round != round_number:
        return False
    plans = state.session(session).plans.values()
    dues = (due for plan in plans for due in plan.of_contestant(round_number, who))
    return any(state.cell(due.place).stated for due in dues)


def has_line_ups(state: EventState) -> bool:
    """Tell whether contestants have line-ups at all: those are teams."""
    return state.conditions.kind is ContestKind.TEAMS


def seated_names(state: EventState, who: ContestantId, session: int, round_number: int) -> dict[Seat, str]:
    """Return the names of a team's players by their seats in a round, as far as its line-up is known."""
    pairs = line_up_of(state, who, session, round_number)
    return {seat: each.name for side, pair in pairs.items() for seat, each in zip(side.seats, pair, strict=True)}


def _seatings(
    state: EventState, who: ContestantId, session: int, round_number: int
) -> Iterator[SubstituteSeated | LineUpNamed]:
    told = state.seatings_by_contestant.get((session, who), ())
    return (each for each in told if each.from_round <= round_number)


def _substitutes(
    players: Iterable[Player], told: Iterable[SubstituteSeated | LineUpNamed]
) -> Iterator[tuple[str, SubstituteSeated]]:
    """Go through the substitutes, each with the name of whoever had the place: the absent, or his substitute before."""
    sits = {each.name: each.name for each in players}
    for each in told:
        if isinstance(each, SubstituteSeated):
            absent = each.absent.name
            place = next((place for place, name in sits.items() if name == absent), absent)
            yield sits.get(place, absent), each
            sits[place] = each.substitute.name


def _replaced(players: tuple[Player, ...], substitutes: Iterable[tuple[str, SubstituteSeated]]) -> tuple[Player, ...]:
    """Return the players with substitutes at the places of the absent, or of those who have sat there for them."""
    for before, each in substitutes:
        names = [at.name for at in players]
        gone = each.absent.name if each.absent.name in names else before
        players = tuple(each.substitute if at.name == gone else at for at in players)
    return players
