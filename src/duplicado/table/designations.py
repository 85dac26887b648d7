"""Effects of declarer's designations and of dummy's acts with cards (Laws 42, 45 and 46)."""

from __future__ import annotations

from duplicado.law.book import law_45, law_46
from duplicado.law.book.law_46 import Designated
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table.actions.forms import Designation, Instruction
from duplicado.table.actions.play import ChangesDesignation, Designates, Indicates, PutsCard, Touches
from duplicado.table.play_state import OpenDesignation, PlayState
from duplicado.table.standing_cards import with_card
from duplicado.table.state import Noted, TableState
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.values import replace


def with_action(
    state: TableState,
    play: PlayState,
    seat: Seat,
    action: Designates | ChangesDesignation | PutsCard | Indicates | Touches,
) -> TableState:
    """Return the state after a designation of declarer's, or an act of dummy's with one of his cards."""
    match action:
        case Designates(designation):
            return _with_words(state, play, seat, designation)
        case ChangesDesignation(designation):
            return _with_change(state, play, seat, designation)
        case PutsCard(card):
            return _put_by_dummy(state, play, seat, card)
        case Indicates() | Touches():
            return _suggested_by_dummy(state, play, seat)


def card_meant(play: Play, designation: Designation) -> Designated:
    """Say what declarer's words come to; a card that dummy does not hold comes to nothing (46B4)."""
    match designation:
        case Card():
            return Designated(law_45.named_by_declarer(play, designation))
        case Suit():
            return law_46.by_suit(play, designation)
        case Rank():
            return law_46.by_rank(play, designation)
        case Instruction():
            return law_46.by_instruction(play, designation.value)


def _with_words(state: TableState, play: PlayState, seat: Seat, designation: Designation) -> TableState:
    """Play the card that declarer has named (45B), or note that his words leave it open."""
    if seat is not play.play.declarer:
        return state
    meant = card_meant(play.play, designation)
    if meant.card is not None:
        return with_card(state, play.play.dummy, meant.card)
    opened = OpenDesignation(meant.among, meant.by_defender)
    return replace(state, play=replace(play, designation=opened))


def _may_still_be_changed(play: PlayState) -> bool:
    """Tell whether declarer has played from neither hand since he designated dummy's last card (45C4(b)).

    Reading: in 2007 the limit is that dummy's partner, that is declarer, has played a card, which comes to the same.
    """
    place, old = _last_of_dummy(play)
    declaring = {play.play.declarer, play.play.dummy}
    return old is not None and not any(hand in declaring for hand, _ in _since(play, place, play.play.dummy))


def meant_instead(play: PlayState, designation: Designation) -> Card | None:
    """Return the card that declarer names in the place of dummy's last one; `None` where it may not be another."""
    place, old = _last_of_dummy(play)
    if old is None or not _may_still_be_changed(play):
        return None
    card = _card_instead(play.play.given_back(play.play.dummy, old), place, old, designation)
    return None if card is old else card


def cards_instead(play: PlayState) -> tuple[Card, ...]:
    """Return the cards that dummy could have played by the Laws in the place of the one that declarer named last."""
    place, old = _last_of_dummy(play)
    hand = play.play.hand(play.play.dummy)
    if old is None or hand is None or not _may_still_be_changed(play):
        return ()
    led = play.play.tricks[place].plays[0]
    alike = [card for card in hand if led[1] is not old and card.suit is led[1].suit]
    return tuple(card for card in alike or hand)


def _with_change(state: TableState, play: PlayState, seat: Seat, designation: Designation) -> TableState:
    """Note a changed designation; once declarer has played again from either hand the new words have no effect."""
    place, old = _last_of_dummy(play)
    card = meant_instead(play, designation)
    if seat is not play.play.declarer or old is None or card is None:
        return state
    fact = IrregularPlay(
        state.edition,
        PlayIrregularity.CHANGED_DESIGNATION,
        seat,
        play.play.dummy,
        (card,),
        play.play,
        later=_since(play, place, play.play.dummy),
        trick=place,
        replaced=old,
    )
    return with_irregular(state, fact)


def _card_instead(before: Play, place: int, old: Card, designation: Designation) -> Card | None:
    """Say which card the new words name, as if they had been the first."""
    trick = before.tricks[place]
    left = tuple(play for play in trick.plays if play != (before.dummy, old))
    earlier = replace(before, tricks=(*before.tricks[:place], *((replace(trick, plays=left),) if left else ())))
    return card_meant(earlier, designation).card


def _last_of_dummy(play: PlayState) -> tuple[int, Card | None]:
    for place in range(len(play.play.tricks) - 1, -1, -1):
        card = play.play.tricks[place].card_of(play.play.dummy)
        if card is not None:
            return place, card
    return 0, None


def _since(play: PlayState, place: int, hand: Seat) -> tuple[tuple[Seat, Card], ...]:
    """List hands and cards played after that hand's card to that trick."""
    trick = play.play.tricks[place]
    hands = [seat for seat, _ in trick.plays]
    behind = trick.plays[hands.index(hand) + 1 :] if hand in hands else ()
    return (*behind, *(played for later in play.play.tricks[place + 1 :] for played in later.plays))


def _put_by_dummy(state: TableState, play: PlayState, seat: Seat, card: Card) -> TableState:
    """Dummy put out a card: instead of the one named (45D), or without any word of declarer's (57C2, 45F).

    Reading: where dummy has just won with the last card of a trick, a card of the same suit is put in its place, and
    any other is a lead that nobody named.
    """
    held = play.play.hand(seat)
    if seat is not play.play.dummy or not play.lead_is_faced or (held is not None and card not in held):
        return state
    place, named = _last_of_dummy(play)
    trick = play.play.open_trick
    waits = trick is not None and seat in trick.missing
    if named is None or waits or (trick is None and play.play.turn is seat and not _completes_with(play, named, card)):
        return _suggested_by_dummy(state, play, seat)
    fact = IrregularPlay(
        state.edition,
        PlayIrregularity.MISPLACED_BY_DUMMY,
        play.play.declarer,
        seat,
        (card,),
        play.play,
        later=_since(play, place, seat),
        trick=place,
        replaced=named,
    )
    return with_irregular(state, fact)


def _completes_with(play: PlayState, named: Card, put: Card) -> bool:
    """Tell whether the card that dummy put could stand for the one that declarer named last, to complete the trick."""
    return play.play.tricks[-1].plays[-1] == (play.play.dummy, named) and put.suit is named.suit


def _suggested_by_dummy(state: TableState, play: PlayState, seat: Seat) -> TableState:
    """Dummy put out, touched or indicated a card that nobody named: a suggestion (45F)."""
    if seat is not play.play.dummy or not play.lead_is_faced:
        return state
    trick = play.play.open_trick
    current = len(play.play.tricks) - (0 if trick is None else 1)
    play = replace(play, dummy_volunteered=current, dummy_suggested=True)
    return replace(state, play=play, noted=(*state.noted, Noted("45F", seat)))


def with_irregular(state: TableState, fact: IrregularPlay) -> TableState:
    """Return the table with an irregular play that is to be dealt with, noted under its Law."""
    return replace(state, irregular=(*state.irregular, fact), noted=(*state.noted, Noted(fact.law, fact.offender)))
