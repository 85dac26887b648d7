"""Figures on each player of electronic tables for a recorder, and acts for him to look at: by `ActionTime` alone.

No verdict is in it: what an act means is for people to find (Law 16B).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import ceil
from operator import attrgetter
from statistics import median
from typing import Final

from duplicado.analysis.opening_leads import LeadAccuracy, LeadJudge, LeadJudged, lead_accuracy
from duplicado.law.procedure.play import opening_leader
from duplicado.service.playing.action_times import ActionTime
from duplicado.service.playing.played_boards import BoardAfterPlay
from duplicado.service.playing.sitters import SitterKind
from duplicado.table.actions.auction import AsksAbout, AsksReview, ChangesCall, MakesCall
from duplicado.table.actions.play import Designates, LeadsFaceDown, PlaysCard
from duplicado.table.actions.reader import Action, parse_action
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat

AWAY_MS: Final = 10_000
"""Milliseconds for which the page was left before an act from which on the act is listed."""
LONG_MS: Final = 30_000
"""Milliseconds from which on a thought may be listed; it is where it is `MEDIANS` times the player's median, too."""
MEDIANS: Final = 10


class Unusual(Enumeration):
    """Reason for which an act is listed; the value is its name in messages."""

    TAKEN_BACK = "taken-back"
    """Presses were taken back before it."""
    AWAY = "away"
    """The page had been left for `AWAY_MS` or longer."""
    LONG = "long"
    """The thought was long, and long for this player."""


@dataclass(frozen=True, slots=True)
class ThinkingTimes:
    """Times for which his device showed a player his turn, before a call or card."""

    median_ms: int
    most_ms: int
    """Not exceeded in 95 % of his calls and cards (nearest rank)."""

    @classmethod
    def of(cls, thoughts: Sequence[int]) -> ThinkingTimes | None:
        """Return those of thoughts; `None` where the device told none."""
        if not thoughts:
            return None
        return cls(round(median(thoughts)), sorted(thoughts)[ceil(len(thoughts) * 95 / 100) - 1])


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """Counts of what one player did."""

    player: str
    """See `ActionTime.player`."""
    boards: int
    calls: int
    cards: int
    questions: int
    taken_back: int
    focus_losses: int
    unfocused_ms: int
    thinking: ThinkingTimes | None
    devices: tuple[str, ...]
    leads: LeadAccuracy


@dataclass(frozen=True, slots=True)
class UnusualAct:
    """An act for a person to look at."""

    act: ActionTime
    why: Unusual
    amount: int
    """Presses that were taken back, or the milliseconds that it lasted."""


def figures_of(times: Iterable[ActionTime], leads: Mapping[str, Iterable[LeadJudged]]) -> Iterator[PlayerFigures]:
    """Count what each person did; robots are not counted.

    Args:
        times: the actions.
        leads: the opening leads of each player, by `ActionTime.player`.
    """
    for player, acts in _by_player(times):
        done = [_action(each) for each in acts]
        yield PlayerFigures(
            player,
            len({(each.table, each.board) for each in acts}),
            sum(isinstance(each, MakesCall | ChangesCall) for each in done),
            sum(_is_card(each) for each in done),
            sum(isinstance(each, AsksAbout | AsksReview) for each in done),
            sum(each.taken_back for each in acts),
            sum(each.focus_losses for each in acts),
            sum(each.unfocused_ms for each in acts),
            _thinking(acts),
            tuple(sorted({each.device for each in acts if each.device})),
            lead_accuracy(leads.get(player, ())),
        )


def unusual_acts(times: Iterable[ActionTime]) -> Iterator[UnusualAct]:
    """Go through what a recorder may want to look at, player by player; what it means is not said."""
    for _, acts in _by_player(times):
        thinking = _thinking(acts)
        for each in acts:
            if each.taken_back:
                yield UnusualAct(each, Unusual.TAKEN_BACK, each.taken_back)
            if each.unfocused_ms >= AWAY_MS:
                yield UnusualAct(each, Unusual.AWAY, each.unfocused_ms)
            thought = each.thought_ms or 0
            if thinking is not None and _is_timed(each) and thought >= max(LONG_MS, MEDIANS * thinking.median_ms):
                yield UnusualAct(each, Unusual.LONG, thought)


def leads_of(
    times: Sequence[ActionTime], boards: Iterable[BoardAfterPlay], judge: LeadJudge
) -> Iterator[tuple[str, LeadJudged]]:
    """Go through the opening leads that persons chose at a table, on boards of which all cards are known.

    A lead out of turn is left out, and one that a Law restricted: it was not his choice alone.

    Args:
        times: the actions at the table.
        boards: those that are over there.
        judge: of the leads.
    """
    for board in boards:
        state, deal = board.table.board, board.record.layout
        contract, plays = board.record.stated_contract, board.record.plays
        if state is None or not plays or not isinstance(contract, Contract) or not isinstance(deal, Deal):
            continue
        first, table = plays[0], state.table
        was_bound = table.lead_duties or (table.play is not None and table.play.used_penalty_cards)
        if was_bound or first.seat is not opening_leader(contract):
            continue
        player = _leader(times, board.number, first.seat, first.card)
        if player:
            yield player, judge.judged(deal, contract, first.card)


def _leader(times: Sequence[ActionTime], board: int, seat: Seat, card: Card) -> str:
    """Return the person who led; empty where a robot did."""
    led = (
        each.player if each.kind == SitterKind.PERSON.value else ""
        for each in reversed(times)
        if (each.board, each.seat) == (board, seat.value) and _action(each) in {LeadsFaceDown(card), PlaysCard(card)}
    )
    return next(led, "")


def _by_player(times: Iterable[ActionTime]) -> Iterator[tuple[str, tuple[ActionTime, ...]]]:
    persons = sorted((each for each in times if each.kind == SitterKind.PERSON.value), key=attrgetter("player"))
    for player, acts in groupby(persons, attrgetter("player")):
        yield player, tuple(acts)


def _thinking(acts: Iterable[ActionTime]) -> ThinkingTimes | None:
    return ThinkingTimes.of([each.thought_ms for each in acts if each.thought_ms is not None and _is_timed(each)])


def _is_timed(act: ActionTime) -> bool:
    done = _action(act)
    return _is_card(done) or isinstance(done, MakesCall | ChangesCall)


def _is_card(done: Action | None) -> bool:
    return isinstance(done, PlaysCard | LeadsFaceDown | Designates)


def _action(act: ActionTime) -> Action | None:
    """Return what was done; `None` for what is no action of the casebook, such as a concession taken back."""
    try:
        return parse_action(act.action)
    except NotationError:
        return None
