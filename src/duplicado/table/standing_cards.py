"""Effects of a card led or played: its place, its irregularities, what it accepts or forfeits."""

from __future__ import annotations

from duplicado.law.book import law_50, law_53, law_54, law_59, law_61
from duplicado.law.book.law_59 import breaks, could_have_followed, lawful_under, may_break
from duplicado.law.orders import Disposition
from duplicado.law.play_situation import IrregularPlay, PlayIrregularity
from duplicado.law.procedure.tricks import Play
from duplicado.table import claims_made, ledger, revokes_made, revokes_shown
from duplicado.table.card_duties import choice_is_open, duties
from duplicado.table.play_state import PlayState, Revoke
from duplicado.table.state import IrregularFact, Noted, TableState
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit
from duplicado.vocabulary.values import replace

_ACCEPTED_BY_PLAYING = {
    PlayIrregularity.DECLARERS_LEAD_OUT_OF_TURN,
    PlayIrregularity.DEFENDERS_LEAD_OUT_OF_TURN,
    PlayIrregularity.OPENING_LEAD_OUT_OF_TURN,
    PlayIrregularity.LEAD_BEFORE_CHOICE,
}


_ASIDE = {PlayIrregularity.EXPOSED, PlayIrregularity.CARD_BESIDE_THE_LEAD}
"""Cards that have been seen and play no part in any trick."""
_OF_NEXT_TRICK = {PlayIrregularity.PREMATURE_LEAD, PlayIrregularity.OMISSION}


def irregularity_of_card(state: TableState, hand: Seat, card: Card) -> PlayIrregularity | None:
    """Say what would be irregular about that card of that hand now, apart from whether it may be played there."""
    play = state.play
    if play is None or play.is_over:
        return None
    if not play.lead_is_faced and not play.play.tricks:
        return _of_opening_lead(play, hand, card)
    trick = play.play.open_trick
    if trick is None:
        if hand is not play.play.leader:
            if play.led_again and hand.side is not play.play.declarer.side:
                return PlayIrregularity.EXPOSED  # 60B: declarer has still to lead again from the correct hand
            return _lead_out_of_turn(play.play, hand)
        return PlayIrregularity.LEAD_BEFORE_CHOICE if choice_is_open(state, play, hand) else None
    if hand is trick.missing[0]:
        return None
    if hand in trick.missing:
        return None if law_54.may_come_second(play.play, hand) else PlayIrregularity.PREMATURE_PLAY
    by_defender = hand.side is not play.play.declarer.side
    if by_defender and hand.partner in trick.missing:
        return PlayIrregularity.PREMATURE_LEAD
    is_last = len(play.play.tricks) + sum(play.play.won_before) >= 13  # there is none to lead to after it
    if len(trick.missing) == 1 and hand is trick.winner(play.play.trump) and not is_last:
        return PlayIrregularity.OMISSION
    return PlayIrregularity.EXPOSED  # the trick is not complete, yet nobody is before whom he plays


def _of_opening_lead(play: PlayState, hand: Seat, card: Card) -> PlayIrregularity | None:
    now = play.play
    if hand is now.first_leader:
        return None if play.led_face_down(hand) in {None, card} else PlayIrregularity.CARD_BESIDE_THE_LEAD
    if hand.side is now.declarer.side:
        return PlayIrregularity.LEAD_BY_DECLARING_SIDE
    return PlayIrregularity.OPENING_LEAD_OUT_OF_TURN


def _lead_out_of_turn(play: Play, hand: Seat) -> PlayIrregularity:
    if hand.side is play.declarer.side:
        return PlayIrregularity.DECLARERS_LEAD_OUT_OF_TURN
    return PlayIrregularity.DEFENDERS_LEAD_OUT_OF_TURN


def with_card(state: TableState, hand: Seat, card: Card) -> TableState:
    """Return the state after that card of that hand was led or played, lawful or not."""
    play = state.play
    if play is None or play.is_over:
        return state
    if play.claim is not None:
        return claims_made.played_although_suspended(state, play, hand, card)
    if play.set_aside is not None and not _is_due_in_a_trick(play.play, hand):
        return state  # play is suspended but for the card that corrects the revoke (63A4, 68D)
    held = play.play.hand(hand)
    is_there = play.play.trick_of(hand, card) is None if held is None else card in held
    if not is_there:
        return _played_again(state, play, hand, card)
    if state.irregular:
        state = _lead_by_playing_to_it(state, play, hand)
        state = _condoned(state, state.play or play, hand, card)
        play = state.play or play
    kind = irregularity_of_card(state, hand, card)
    after = _in_turn(state, play, hand, card) if kind is None else _out_of_turn(state, play, hand, card, kind)
    return revokes_shown.with_seen(revokes_shown.by_card(after, hand, card), hand, (card,)) if held is None else after


def _is_due_in_a_trick(play: Play, hand: Seat) -> bool:
    return play.open_trick is not None and play.turn is hand


def _played_again(state: TableState, play: PlayState, hand: Seat, card: Card) -> TableState:
    """Note that a card already played was played once more; the trick then lacks a card of that hand (67B3).

    Another player's card, or one that no hand was dealt, has no effect: Laws 13 and 14 are for the Director.
    """
    now = play.play
    trick = now.open_trick
    elsewhere = any(other is not hand and card in (now.hand(other) or ()) for other in Seat)
    was_played = now.trick_of(hand, card) is not None or bool(sum(now.won_before))
    if trick is None or hand is not trick.missing[0] or elsewhere or not was_played or len(trick.plays) == 0:
        return state
    place = now.tricks.index(trick)
    if any((hand, card) in other.plays for other in now.tricks[place:]):
        return state
    passed = replace(trick, passed_over=trick.passed_over | {hand})
    fact = IrregularPlay(state.edition, PlayIrregularity.OMISSION, now.player_of(hand), hand, (card,), now, trick=place)
    again = replace(play, play=now.with_trick(place, passed), played_again=(*play.played_again, (hand, card, place)))
    noted = (*state.noted, Noted(fact.law, fact.offender))
    return replace(state, irregular=(*state.irregular, fact), noted=noted, play=again)


def _condoned(state: TableState, play: PlayState, hand: Seat, card: Card) -> TableState:
    """Apply what a card does of itself to irregular leads and plays (53A, 60A1), and note it for the others.

    A card that fills an earlier trick, such as the substitute for a revoke, was not played to what came after it.
    """
    place = play.play.current_place
    plays = [fact for fact in state.irregular if isinstance(fact, IrregularPlay) and place >= fact.trick]
    if not plays:
        return state
    last = next((fact for fact in reversed(plays) if fact.kind is not PlayIrregularity.SIMULTANEOUS_CARDS), plays[-1])
    accepted = last.kind in _ACCEPTED_BY_PLAYING and not last.later and _accepts(last, hand, card)
    noted = (
        replace(fact, later=(*fact.later, (hand, card)))
        if isinstance(fact, IrregularPlay) and place >= fact.trick
        else fact
        for fact in state.irregular
        if not accepted or fact is not last
    )
    now = replace(play, lead_is_faced=True, accepted_lead=last) if accepted else play
    return replace(state, irregular=tuple(noted), play=now)


def _accepts(lead: IrregularPlay, hand: Seat, card: Card) -> bool:
    """Tell whether a card accepts the lead out of turn before it (53A, 60A1), as far as that is beyond doubt.

    Of the opponents whose lead it was it may be the proper lead (53B): that of the left-hand one when it is of another
    suit, that of his partner in any case. Declarer who plays second from dummy has played, too (54B2).
    """
    if law_53.is_last_trick(lead):
        return False
    if hand is lead.hand.lho:
        return hand is not lead.before.turn or card.suit is lead.card.suit
    return lead.by_defender and hand.side is lead.before.declarer.side and hand is not lead.before.turn


def _lead_by_playing_to_it(state: TableState, play: PlayState, hand: Seat) -> TableState:
    """Let a card that lies beside the tricks be the lead when its player's left-hand opponent plays to it.

    Of a premature lead that is so when its player has won the trick (60A1). Reading: of a card that was faced instead
    of the lead that lies face down, too; the lead then goes back.
    """
    pending = [fact for fact in state.irregular if isinstance(fact, IrregularPlay)]
    last = pending[-1] if pending else None
    if last is None or hand is not last.hand.lho:
        return state
    beside = last.kind is PlayIrregularity.CARD_BESIDE_THE_LEAD and last.deliberate and not play.lead_is_faced
    if not beside and last.kind is not PlayIrregularity.PREMATURE_LEAD:
        return state
    if not play.play.is_between_tricks or play.play.leader is not last.hand:
        return state
    if play.play.trick_of(last.hand, last.card) is not None:
        return state  # he has played it since
    left = tuple(fact for fact in state.irregular if fact is not last)
    led = replace(play, play=play.play.led(last.hand, last.card), lead_is_faced=True)
    return replace(state, irregular=left, play=replace(led, face_down=()) if beside else led)


def _in_turn(state: TableState, play: PlayState, hand: Seat, card: Card) -> TableState:
    before = play.play
    place = before.current_place
    due = duties(state, play, hand)
    is_lead = place == len(before.tricks)
    play = replace(
        play,
        play=before.played(hand, card),
        lead_is_faced=True,
        face_down=tuple(lead for lead in play.face_down if lead[0] is not hand),
        designation=None,
        led_again=play.led_again and not is_lead,
        accepted_lead=None if is_lead else play.accepted_lead,
    )
    if play.revokes:
        play = revokes_made.established_by_play(play, hand, card, place)
    after = _no_longer_exposed(_card_used(replace(state, play=play), hand, card), hand, card)
    if breaks(due, before.hand(hand), card):
        after = unlawful(after, before, hand, card, due, place)
    elif before.hand(hand) is None and may_break(due, card):
        after = doubtful(after, before, hand, card, due, place)
    return _premature_cards_come_up(after, place) if play.played_early else after


def _premature_cards_come_up(state: TableState, place: int) -> TableState:
    """Note what is wrong with cards that were played early and whose turn has come while they lie there (60A2).

    That is a revoke (61A), or the failure to play a penalty card (52).
    """
    if state.play is None:
        return state
    play = state.play
    known = {(revoke.hand, revoke.card) for revoke in play.revokes}
    for fact in play.played_early:
        if fact.trick == place and (fact.hand, fact.card) not in known and _has_come_up(play.play, fact):
            due = _due_to(state, fact)
            if breaks(due, fact.before.hand(fact.hand), fact.card):
                state = unlawful(state, fact.before, fact.hand, fact.card, due, place, _since(state, fact))
    return state


def _since(state: TableState, premature: IrregularPlay) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards played behind one that came early and has not been ruled upon."""
    place = (premature.hand, premature.card, premature.trick)
    for fact in state.irregular:
        if isinstance(fact, IrregularPlay) and (fact.hand, fact.card, fact.trick) == place:
            return fact.later
    return ()


def _has_come_up(now: Play, premature: IrregularPlay) -> bool:
    """Tell whether it is now the turn of the hand whose card lies there."""
    trick = now.tricks[premature.trick]
    if (premature.hand, premature.card) not in trick.plays:
        return False
    order = list(Seat.clockwise_from(trick.leader))
    return not any(hand in trick.missing for hand in order[: order.index(premature.hand)])


def _due_to(state: TableState, premature: IrregularPlay) -> law_59.Duties:
    """Return what bound the hand that played early: its penalty cards too, unless it was one of them that it played."""
    led = premature.before.tricks[premature.trick].suit_led
    play = state.play
    was_one = play is not None and any(
        (used.seat, used.card) == (premature.hand, premature.card) for used in play.used_penalty_cards
    )
    cards = () if was_one else [exposed for exposed in state.exposed if exposed.seat is premature.hand]
    return law_59.Duties(
        led,
        major=Hand(each.card for each in cards if each.disposition is Disposition.MAJOR),
        minor=Hand(each.card for each in cards if each.disposition is Disposition.MINOR),
    )


def _no_longer_exposed(state: TableState, hand: Seat, card: Card) -> TableState:
    """Take a card that is played in turn off the list of those exposed: nothing is left to be done with it (49)."""
    if not state.irregular:
        return state
    if not any(isinstance(fact, IrregularPlay) and fact.kind in _ASIDE for fact in state.irregular):
        return state
    left: list[IrregularFact] = []
    for fact in state.irregular:
        if isinstance(fact, IrregularPlay) and fact.kind in _ASIDE and fact.hand is hand:
            cards = tuple(each for each in fact.cards if each is not card)
            left += [replace(fact, cards=cards)] if cards else []
        else:
            left.append(fact)
    return replace(state, irregular=tuple(left))


def unlawful(
    state: TableState,
    before: Play,
    hand: Seat,
    card: Card,
    due: law_59.Duties,
    place: int,
    since: tuple[tuple[Seat, Card], ...] = (),
) -> TableState:
    """Note a revoke (61A), or the failure to play a penalty card (52), of which `since` tells the cards behind it."""
    held = before.hand(hand)
    named = due.play_rule.card if due.play_rule is not None else None
    without_cards = replace(due, major=Hand(), minor=Hand(), play_rule=due.play_rule if named is None else None)
    could = could_have_followed(due, card) if held is None else law_59.lawful_cards(held, without_cards)
    fails_otherwise = law_61.fails_to_comply(card, could)
    kind = PlayIrregularity.REVOKE if fails_otherwise else PlayIrregularity.PENALTY_CARD_NOT_PLAYED
    if named is None and kind is PlayIrregularity.PENALTY_CARD_NOT_PLAYED:
        named = _only_one_due(due, held)
    player = before.player_of(hand)
    later = since if kind is PlayIrregularity.PENALTY_CARD_NOT_PLAYED else ()
    fact = IrregularPlay(state.edition, kind, player, hand, (card,), before, trick=place, due=named, later=later)
    play = state.play
    if play is None:
        return state
    faced = due.major | due.minor | (could if hand in play.faced_hands else Hand())
    faced_card = not fails_otherwise or law_61.failed_faced_card(could, due.major, faced, state.edition)
    revoke = Revoke(player, hand, place, card, _suit_demanded(due), was_penalty_card=faced_card)
    return replace(
        state,
        irregular=(*state.irregular, fact),
        noted=(*state.noted, Noted(fact.law, player)),
        play=replace(play, revokes=(*play.revokes, revoke)),
    )


def doubtful(state: TableState, before: Play, hand: Seat, card: Card, due: law_59.Duties, place: int) -> TableState:
    """Note a card of an unknown hand that is a revoke unless the hand could not comply (59, 61A).

    It counts among the irregularities when the Director has found that it could.
    """
    player = before.player_of(hand)
    fact = IrregularPlay(
        state.edition, PlayIrregularity.REVOKE, player, hand, (card,), before, trick=place, doubtful=True
    )
    revoke = Revoke(player, hand, place, card, _suit_demanded(due), doubtful=True)
    play = state.play
    if play is None:
        return state
    return replace(state, irregular=(*state.irregular, fact), play=replace(play, revokes=(*play.revokes, revoke)))


def _suit_demanded(due: law_59.Duties) -> Suit | None:
    """Return the suit led, or the first that a restriction of the lead names."""
    if due.suit_led is not None or due.lead_rule is None:
        return due.suit_led
    return next(iter((*due.lead_rule.require, *due.lead_rule.forbid)), None)


def _only_one_due(due: law_59.Duties, held: Hand | None) -> Card | None:
    """Return the major penalty card that a restriction leaves to be played, where it is one alone (52B2).

    Without one declarer chooses among all that lie there by then (51A).
    """
    if due.play_rule is None and due.lead_rule is None:
        return None
    left = tuple(card for card in lawful_under(due, held) or () if card in due.major)
    return left[0] if len(left) == 1 else None


def _out_of_turn(state: TableState, play: PlayState, hand: Seat, card: Card, kind: PlayIrregularity) -> TableState:
    before = play.play
    player = before.player_of(hand)
    trick = before.open_trick
    place = before.current_place
    lay = next((each for each in state.exposed if (each.seat, each.card) == (hand, card)), None)
    fact = IrregularPlay(state.edition, kind, player, hand, (card,), before, trick=place, deliberate=True, lay_as=lay)
    match kind:
        case (
            PlayIrregularity.CARD_BESIDE_THE_LEAD
            | PlayIrregularity.LEAD_BY_DECLARING_SIDE
            | PlayIrregularity.EXPOSED
            | PlayIrregularity.PREMATURE_LEAD
        ):
            fact = replace(fact, before_declarer_leads_again=play.led_again)
            after = play  # the card plays no part in any trick
        case PlayIrregularity.OMISSION if trick is not None:
            fact = replace(fact, offender=before.player_of(trick.missing[0]), hand=trick.missing[0])
            state = replace(state, irregular=_without_premature(state.irregular, place))
            passed = replace(trick, passed_over=frozenset(trick.missing))
            after = replace(play, play=before.with_trick(place, passed).played(hand, card))
        case PlayIrregularity.PREMATURE_PLAY:
            volunteered = play.dummy_volunteered == place
            fact = replace(fact, dummy_volunteered=volunteered)
            after = replace(play, play=before.played(hand, card), played_early=(*play.played_early, fact))
        case _:
            after = replace(play, play=before.led(hand, card))
    after = revokes_made.established_by_play(after, hand, card, place + (kind in _OF_NEXT_TRICK))
    state = replace(
        state, irregular=(*state.irregular, fact), noted=(*state.noted, Noted(fact.law, fact.offender)), play=after
    )
    return _no_longer_exposed(_card_used(state, hand, card), hand, card) if after.play is not before else state


def _without_premature(irregular: tuple[IrregularFact, ...], place: int) -> tuple[IrregularFact, ...]:
    """Drop the plays that came early only because a player in turn never played to that trick (Law 67)."""
    return tuple(
        fact
        for fact in irregular
        if not (
            isinstance(fact, IrregularPlay) and fact.kind is PlayIrregularity.PREMATURE_PLAY and fact.trick == place
        )
    )


def _card_used(state: TableState, hand: Seat, card: Card) -> TableState:
    """Take a penalty card that has been played off the table; what it then is to partner is told by Law 50E."""
    if not state.exposed:
        return state
    left = tuple(exposed for exposed in state.exposed if (exposed.seat, exposed.card) != (hand, card))
    if len(left) == len(state.exposed):
        return state
    told = law_50.information_when_played(hand, card, state.edition)
    used = tuple(exposed for exposed in state.exposed if exposed not in left)
    play = (
        None if state.play is None else replace(state.play, used_penalty_cards=(*state.play.used_penalty_cards, *used))
    )
    lines = state.ledger
    for known in told:
        lines = ledger.noted(lines, known.unauthorized, known.items, ("50E3",), state.moment)
    return replace(state, exposed=left, ledger=lines, play=play)
