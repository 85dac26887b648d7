"""Players at a table in words: of a team its name, and the pair that its line-up has there. Owner: the sentences."""

from __future__ import annotations

from duplicado.event.contest import ContestantId
from duplicado.event.record.line_ups import line_up_of, players_of
from duplicado.event.record.state import EventState
from duplicado.publish.pages.wording import Wording
from duplicado.vocabulary.seats import Side


def seated_text(
    state: EventState,
    who: ContestantId,
    at: tuple[int, int],
    side: Side | None,
    wording: Wording,
    *,
    is_short: bool = False,
) -> str:
    """Name who sits on a side of a table: a team with its pair there, where the line-up is known; else the players.

    Args:
        state: what the record says.
        who: the contestant.
        at: the session and the round.
        side: of a team, on which side.
        wording: the words of the reader.
        is_short: whether players are named without what stands first in each name of several words.
    """
    team, pairs = state.entered(who).name, line_up_of(state, who, *at)
    if team and side not in pairs:
        return team
    names = players_of(state, who, *at, side)
    return wording.of_team(team, tuple(map(family_name, names) if is_short else names))


def pairs_of_team(state: EventState, who: ContestantId, at: tuple[int, int], wording: Wording) -> dict[Side, str]:
    """Name the pairs of a team in a round by their sides, as far as its line-up is known."""
    pairs = line_up_of(state, who, *at)
    return {side: wording.players(tuple(each.name for each in pair)) for side, pair in pairs.items()}


def line_up_texts(state: EventState, who: ContestantId, at: tuple[int, int], wording: Wording) -> tuple[str, ...]:
    """Name the same, each pair with its side before it."""
    return tuple(f"{wording.side(side)} {names}" for side, names in pairs_of_team(state, who, at, wording).items())


def family_name(name: str) -> str:
    """Return a name of several words without what stands first in it."""
    return name.partition(" ")[2].strip() or name
