"""The facts of a revoke to which attention has been drawn, and which other revokes are ruled upon with it."""

from __future__ import annotations

from duplicado.law.book.law_62 import RevokesOnTrick
from duplicado.law.clause import has_clause
from duplicado.law.orders import CardDisposition
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table import time_limits
from duplicado.table.actions.play import TakesBack
from duplicado.table.actions.reader import Action
from duplicado.table.play_state import PlayState
from duplicado.table.state import TableState
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.values import replace


def both_sides_played_on(play: Play, place: int) -> bool:
    """Tell whether a player of each side has led or played to a trick after that one."""
    return {hand.side for trick in play.tricks[place + 1 :] for hand, _ in trick.plays} == set(Side)


def is_established(play: PlayState, fact: IrregularPlay) -> bool:
    """Tell whether the revoke has been established (Law 63)."""
    return any(revoke.established for revoke in play.revokes if (revoke.hand, revoke.trick) == (fact.hand, fact.trick))


def is_corrected_by(table: TableState, seat: Seat, action: Action) -> bool:
    """Tell whether a player takes back a card by which he has revoked, as he must as long as he may (62A)."""
    revokes = () if table.play is None else table.play.revokes
    return isinstance(action, TakesBack) and any(
        each.card is action.card and each.player is seat and each.fate is None and not each.established
        for each in revokes
    )


def facts_of_revoke(
    table: TableState, play: PlayState, fact: IrregularPlay, by: Seat | None, *, by_dummy_without_rights: bool
) -> RevokesOnTrick:
    """Return what Law 62 asks about a revoke: the fact sheet, the cards lying there, what is corrected with it."""
    on_trick = tuple(
        other
        for other in table.irregular
        if isinstance(other, IrregularPlay)
        and other.kind is PlayIrregularity.REVOKE
        and other.trick == fact.trick
        and other.hand is not fact.hand
    )
    opposing = tuple(other for other in on_trick if other.offender.side is not fact.offender.side)
    both = bool(opposing) and has_clause("62C3", table.edition) and not both_sides_played_on(play.play, fact.trick)
    partners = tuple(other for other in on_trick if other not in opposing and fact.hand is not _leader(play, fact))
    others = tuple(
        replace(other, now=play.play, both_revoked=both) for other in (*partners, *(opposing if both else ()))
    )
    revoke = replace(
        fact,
        now=play.play,
        established=_is_beyond_correction(table, play, fact),
        both_revoked=both,
        attention_too_late=_attention_too_late(table, fact),
        asked_by=by,
        after_claim=play.claim is not None or play.end is not None,
        by_dummy_without_rights=by_dummy_without_rights,
    )
    return RevokesOnTrick(revoke, _cards_of_revoke(table, play, fact), others)


def _leader(play: PlayState, fact: IrregularPlay) -> Seat:
    return play.play.tricks[fact.trick].leader


def _cards_of_revoke(table: TableState, play: PlayState, fact: IrregularPlay) -> tuple[CardDisposition, ...]:
    """Return the penalty cards, with that as which the revoke card itself had been lying there (62B2)."""
    own = tuple(card for card in play.used_penalty_cards if (card.seat, card.card) == (fact.hand, fact.card))
    return (*table.exposed, *own)


def _is_beyond_correction(table: TableState, play: PlayState, fact: IrregularPlay) -> bool:
    """Tell whether the revoke stands: established, unless it is on the twelfth trick (62D1), or the hands are back."""
    if table.hands_returned:
        return True
    if sum(play.play.won_before) + fact.trick == 11:
        return False
    return is_established(play, fact)


def _attention_too_late(table: TableState, fact: IrregularPlay) -> str:
    """Return 64B4 when the other side has called on the next board, 64B5 after the round, 81C3 after all periods.

    Reading: when the table is told that the Correction Period has expired, the time for requests of 92B has as well.
    """
    if time_limits.correction_period_is_over(table):
        return "81C3"
    if any(seat.side is not fact.offender.side for seat in time_limits.callers_on_the_next_board(table)):
        return "64B4"
    return "64B5" if time_limits.round_is_over(table) else ""


def revokes_ruled_upon_with(
    table: TableState, play: PlayState, fact: IrregularPlay, target: object
) -> tuple[IrregularPlay, ...]:
    """List the further revokes that the same attention brings up, earliest first.

    With an established revoke the Director takes up the others that are established, of the side that was named or, if
    none was, of both (64B7). In 2007, where each is dealt with by itself, those of the other side on the trick too.
    """
    as_one = has_clause("62C3", table.edition)
    further: list[IrregularPlay] = []
    for other in table.irregular:
        if not isinstance(other, IrregularPlay) or other.kind is not PlayIrregularity.REVOKE:
            continue
        same_side = other.offender.side is fact.offender.side
        together = (
            fact.established
            and not fact.both_revoked
            and is_established(play, other)
            and (same_side or not isinstance(target, Seat))
        )
        same_trick = not as_one and not same_side and other.trick == fact.trick and not isinstance(target, Seat)
        if together or same_trick:
            further.append(other)
    return tuple(further)


def seen_as_revokes(table: TableState, seat: Seat) -> tuple[IrregularPlay, ...]:
    """List the revokes of a player that come to light when a card is restored to his hand (67B2(b))."""
    return tuple(
        fact
        for fact in table.irregular
        if isinstance(fact, IrregularPlay) and fact.kind is PlayIrregularity.REVOKE and fact.hand is seat
    )
