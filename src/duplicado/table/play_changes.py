"""Effects of actions in the play by the ordinary procedure and the clauses that act of themselves (53A, 60A)."""

from __future__ import annotations

from duplicado.law import precedence
from duplicado.law.book import law_43, law_54, law_58
from duplicado.law.orders import LeadFaced, StandingPlay
from duplicado.law.play_situation import BEFORE_PARTNER, IrregularPlay, PlayIrregularity
from duplicado.table import claims_made, designations, play_orders, quitted_tricks, revokes_made, revokes_shown
from duplicado.table.actions.claims import Agrees, Claims, Concedes, Disputes, Objects, PlaysOn, SaysTricks
from duplicado.table.actions.irregularity import LooksAt, Warns
from duplicado.table.actions.play import (
    AsksToPoint,
    AsksToSeeLastCard,
    AsksToSeeTrick,
    ChangesDesignation,
    Designates,
    Drops,
    FacesHand,
    FacesLead,
    Indicates,
    LeadsFaceDown,
    Names,
    NamesLead,
    PlaysCard,
    PlaysTogether,
    PlaysWithHidden,
    PointsWrongly,
    PutsCard,
    Shows,
    TakesBack,
    Touches,
)
from duplicado.table.actions.reader import Action
from duplicado.table.leads_in_the_auction import noted_otherwise
from duplicado.table.play_state import PlayState
from duplicado.table.standing_cards import with_card
from duplicado.table.state import IrregularFact, Noted, TableState
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace


def with_action(state: TableState, seat: Seat, action: Action, means: str = "") -> TableState:
    """Return the state after that player has done that."""
    play = state.play
    if play is None:
        return state
    match action:
        case PlaysCard(card):
            return with_card(state, seat, card)
        case Designates() | ChangesDesignation() | PutsCard() | Indicates() | Touches():
            return designations.with_action(state, play, seat, action)
        case FacesHand() | Shows() if (lead := _lead_to_spread_after(state, play, seat)) is not None:
            return _spread(state, play, lead)
        case Claims() | Concedes() | Agrees() | Disputes() | Objects() | PlaysOn() | FacesHand():
            return claims_made.with_action(state, play, seat, action, means)
        case Drops() | Shows() | Names() | TakesBack():
            return _seen(state, play, seat, action)
        case LeadsFaceDown(card):
            return _face_down(state, play, seat, card)
        case FacesLead():
            led = play.led_face_down(seat)
            return state if led is None else _faced(state, play, seat, led)
        case PlaysWithHidden(visible, hidden):
            return with_card(state, seat, law_58.played_of_two(visible, hidden))
        case PlaysTogether(cards):
            return _together(state, play, seat, cards)
        case LooksAt() | Warns() if seat is play.play.dummy:
            return _of_dummys_rights(state, play, action)
        case PointsWrongly() | AsksToPoint() | AsksToSeeTrick() | AsksToSeeLastCard():
            return quitted_tricks.with_action(state, play, seat, action)
        case SaysTricks(tricks) if tricks is not None:
            return claims_made.with_stated_tricks(state, play, seat, tricks)
        case NamesLead(card):
            return _named(state, play, seat, card)
        case _:
            return state


def _of_dummys_rights(state: TableState, play: PlayState, action: LooksAt | Warns) -> TableState:
    """Return the state after dummy has looked at another hand, or has warned a player (43A2(c), 43B2)."""
    match action:
        case LooksAt():
            noted = (*state.noted, Noted(law_43.loses_rights_by_looking(), play.play.dummy))
            return replace(state, noted=noted, play=replace(play, dummy_lost_rights=True))
        case Warns() if play.dummy_lost_rights and _declarer_is_to_lead(play):
            return replace(state, play=replace(play, warned_without_rights=True))
        case Warns():
            return state


def _declarer_is_to_lead(play: PlayState) -> bool:
    now = play.play
    return play.lead_is_faced and now.is_between_tricks and now.player_of(now.turn) is now.declarer


def _lead_to_spread_after(state: TableState, play: PlayState, seat: Seat) -> IrregularFact | None:
    """Return the opening lead out of turn after which the player, as presumed declarer, may spread his hand (54A)."""
    if seat is not play.play.declarer or play.lead_is_faced:
        return None
    return next((fact for fact in state.irregular if _is_opening_lead_out_of_turn(fact)), None)


def _spread(state: TableState, play: PlayState, lead: IrregularFact) -> TableState:
    """Make dummy of presumed declarer who faces his hand after an opening lead out of turn (54A, 48B1)."""
    order = law_54.spread(play.play)
    for effect in order.effects:
        if isinstance(effect, LeadFaced | StandingPlay):
            state = play_orders.with_effect(state, effect)
    left = tuple(fact for fact in state.irregular if fact is not lead)
    return replace(state, irregular=left, cites=order.clauses)


def _is_opening_lead_out_of_turn(fact: object) -> bool:
    return isinstance(fact, IrregularPlay) and fact.kind is PlayIrregularity.OPENING_LEAD_OUT_OF_TURN


def _seen(state: TableState, play: PlayState, seat: Seat, action: Drops | Shows | Names | TakesBack) -> TableState:
    if isinstance(action, TakesBack):
        return revokes_shown.by_taking_back(state, seat, action.card)
    return _exposed(state, play, seat, action)


def _exposed(state: TableState, play: PlayState, seat: Seat, action: Drops | Shows | Names) -> TableState:
    cards = state.of_own_hand(seat, action.cards)
    if play.is_over or not cards:
        return state  # there is nothing left to expose a card for (Law 49)
    if isinstance(action, Names) and seat.side is play.play.declarer.side:
        return state  # 49 speaks of a defender who names a card, and 48A of exposing alone
    if seat is play.play.dummy and play.lead_is_faced:
        return replace(state, play=replace(play, dummy_has_shown_a_card=True))  # dummy is to face his hand (41D)
    state = revokes_shown.with_seen(revokes_shown.by_exposed_cards(state, seat, cards), seat, cards)
    fact = IrregularPlay(
        state.edition,
        PlayIrregularity.EXPOSED,
        seat,
        seat,
        cards,
        play.play,
        deliberate=not isinstance(action, Drops),
    )
    return designations.with_irregular(state, fact)


def _face_down(state: TableState, play: PlayState, seat: Seat, card: Card) -> TableState:
    if play.lead_is_faced:
        return with_card(state, seat, card)
    held = play.play.hand(seat)
    if held is not None and card not in held:
        return state  # another player's card
    led = play.led_face_down(seat)
    if led is card:
        return state
    state = revokes_shown.with_seen(state, seat, (card,))
    state = replace(state, play=replace(state.play or play, face_down=(*play.face_down, (seat, card))))
    kind = PlayIrregularity.OPENING_LEAD_FACE_DOWN
    if seat is play.play.first_leader:
        if led is None:
            return replace(state, play=replace(state.play or play, lay_at_the_lead=state.exposed))
        kind = PlayIrregularity.CARD_BESIDE_THE_LEAD
    fact = IrregularPlay(state.edition, kind, seat, seat, (card,), play.play)
    return designations.with_irregular(state, fact)


def _faced(state: TableState, play: PlayState, seat: Seat, card: Card) -> TableState:
    """Face an opening lead: what is irregular about it then goes before what was while it lay face down (54, 41A)."""
    others = tuple(lead for lead in play.face_down if lead[0] is not seat)
    faced = with_card(state, seat, card)
    if faced.play is not None:
        faced = replace(faced, play=replace(faced.play, face_down=others))
    plays = (each for each in faced.irregular if isinstance(each, IrregularPlay))
    own = [each for each in plays if (each.hand, each.card) == (seat, card)]
    for fact in own:
        if any(precedence.deciding(state.edition, other.law, fact.law) for other in own):
            noted = noted_otherwise(faced.noted, Noted(fact.law, seat))
            left = tuple(each for each in faced.irregular if each is not fact)
            faced = replace(faced, irregular=left, noted=noted)
    return faced


def _together(state: TableState, play: PlayState, seat: Seat, cards: tuple[Card, ...]) -> TableState:
    """Take the first card as played until the player says which of them he plays (58B2).

    What is irregular about that card is judged after he has spoken. Reading: that goes for a lead out of turn as well,
    which can be accepted only when it is known; of what came before partner every card is a penalty card (57A).
    """
    before, known = play.play, len(state.irregular)
    state = revokes_shown.by_exposed_cards(with_card(state, seat, cards[0]), seat, cards[1:])
    state = revokes_shown.with_seen(state, seat, cards[1:])
    fact = IrregularPlay(state.edition, PlayIrregularity.SIMULTANEOUS_CARDS, seat, seat, cards, before)
    state = designations.with_irregular(state, fact)
    made = state.irregular[known:-1]
    if made and isinstance(made[0], IrregularPlay) and made[0].kind not in BEFORE_PARTNER:
        state = replace(state, irregular=(*state.irregular[:known], fact, *made))
    return state


def _named(state: TableState, play: PlayState, seat: Seat, card: Card) -> TableState:
    """A defender names the card that he is going to play: his side's revoke is established (63A2).

    At his turn he must play it (45C4(a)); otherwise he has named a card that he holds (49).
    """
    play = revokes_made.established_by_naming(play, seat, card)
    state = replace(state, play=play)
    if seat.side is play.play.declarer.side:
        return state
    if play.lead_is_faced and play.claim is None and play.play.turn is seat:
        return with_card(state, seat, card)
    return _exposed(state, play, seat, Names((card,)))
