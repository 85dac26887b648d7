"""Pointing and inspection of quitted tricks: recorded, and marked when a Law forbids it (Laws 65 and 66)."""

from __future__ import annotations

from duplicado.law.book import law_65, law_66
from duplicado.law.book.law_65 import QuittedTrick, TrickStage
from duplicado.law.information import Extraneous
from duplicado.law.orders import Effect, Informed
from duplicado.table.actions.play import AsksToPoint, AsksToSeeLastCard, AsksToSeeTrick, PointsWrongly
from duplicado.table.actions.reader import Action
from duplicado.table.orders import with_effect
from duplicado.table.play_state import PlayState
from duplicado.table.state import Noted, TableState
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


def broken_clause(state: TableState, play: PlayState, seat: Seat, action: Action) -> str | None:
    """Return the clause against which a player points, or asks about, a trick; `None` when it is in order."""
    match action:
        case PointsWrongly(trick):
            return law_65.clause_of_pointing(_quitted(state, play, seat, trick))
        case AsksToPoint(trick):
            return None if law_65.may_ask_to_point(_quitted(state, play, seat, trick)) else "65B3"
        case AsksToSeeTrick(trick):
            return None if _ordered(state) else law_66.forbids_trick(_quitted(state, play, seat, trick))
        case AsksToSeeLastCard():
            last = _last_trick_of(play, seat)
            return law_66.forbids_last_card(_quitted(state, play, seat, last)) if last else None
        case _:
            return None


def with_action(state: TableState, play: PlayState, seat: Seat, action: Action) -> TableState:
    """Return the state after a player has pointed, or asked about, a trick."""
    broken = broken_clause(state, play, seat, action)
    if isinstance(action, PointsWrongly):
        note = law_65.turned_by(seat, action.trick)
        state = replace(state, play=replace(play, turned=play.turned | {note}))
    if broken is None:
        return replace(state, cites=(_governing(action),))
    reviewed = law_65.reviewed_when_late(state.edition) if broken == "65B3" else ()
    if reviewed:
        effects: tuple[Effect, ...] = (*reviewed, Informed(seat.side, (Extraneous.FROM_PARTNER,)))
        for effect in effects:
            state = with_effect(state, effect, ("65B3", "16B"), state.moment)
    return replace(state, noted=(*state.noted, Noted(broken, seat)), cites=(broken,))


def _governing(action: Action) -> str:
    match action:
        case AsksToPoint():
            return "65B3"
        case AsksToSeeTrick():
            return "66A"
        case AsksToSeeLastCard():
            return "66B"
        case _:
            return "65B"


def _ordered(state: TableState) -> bool:
    """Tell whether the Director has ordered that quitted tricks be inspected (66C)."""
    return state.findings.get("66C") is True


def _last_trick_of(play: PlayState, seat: Seat) -> int:
    """Return the number of the last complete trick with a card of that hand, 0 before there is one.

    The card that lies open in the trick in progress is none that is looked up.
    """
    tricks = enumerate(play.play.tricks)
    places = [place for place, trick in tricks if trick.card_of(seat) is not None and not trick.missing]
    return sum(play.play.won_before) + (places[-1] + 1 if places else 0)


def _quitted(state: TableState, play: PlayState, seat: Seat, number: int) -> QuittedTrick:
    now = play.play
    place = number - 1 - sum(now.won_before)
    later = [hand for trick in now.tricks[max(place + 1, 0) :] for hand, _ in trick.plays]
    complete = 0 <= place < len(now.tricks) and not now.tricks[place].missing
    return QuittedTrick(
        state.edition,
        seat,
        now.declarer,
        _stage(play, place),
        now.tricks[place].winner(now.trump).side if complete else None,
        led_since=bool(later),
        own_side_played_since=any(hand.side is seat.side for hand in later),
        own_card_turned=(seat, number) in play.turned,
        play_is_over=play.is_over,
    )


def _stage(play: PlayState, place: int) -> TrickStage:
    tricks = play.play.tricks
    if place >= len(tricks):
        return TrickStage.TO_COME
    if place >= 0 and tricks[place].missing:
        return TrickStage.IN_PROGRESS
    complete = [each for each, trick in enumerate(tricks) if not trick.missing]
    return TrickStage.LAST if complete and place == complete[-1] else TrickStage.EARLIER
