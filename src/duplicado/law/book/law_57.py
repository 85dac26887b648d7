"""Law 57: premature lead or play."""

from __future__ import annotations

from duplicado.law.book import law_49
from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.orders import CardDisposition, Effect, PlayRule, StandingPlay
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards
from duplicado.law.procedure import law_44
from duplicado.law.procedure_steps import ChoiceWord, Offer, Order, Procedure, chooses
from duplicado.law.rectification import rectifies
from duplicado.vocabulary.suits import Suit

__all__ = ["rectify"]

_EVERY_SUIT = tuple(reversed(Suit))


@rectifies("57", sheet=PlayAndPenaltyCards)
def rectify(sheet: PlayAndPenaltyCards) -> Procedure:
    """Rectify a lead to the next trick, or a play, before its turn."""
    facts, already = sheet.fact, sheet.already
    if facts.is_revoke:
        yield Order(("60A2",), (StandingPlay(facts.play),))  # the rest is for Law 62
    elif not facts.by_defender:
        yield declarer_played_early(facts)
    elif not _partner_has_still_to_play(facts):
        yield from at_right_hand_opponents_turn(facts, already)
    elif is_excused(facts):
        yield Order((_number_of_dummys_part(facts), "57C"), (StandingPlay(facts.play),))
    elif _play_has_gone_on(facts):
        yield Order(("60A1", "60A2"), (StandingPlay(facts.play),))
    else:
        yield from before_partner(sheet)


@clause("60A1", "60A2", "60A3")
def _play_has_gone_on(facts: IrregularPlay) -> bool:
    """Tell whether declarer has played behind the offender's partner, and so forfeited what he might have asked."""
    hands = [hand for hand, _ in facts.later]
    if facts.offender.partner not in hands:
        return False
    behind = hands[hands.index(facts.offender.partner) + 1 :]
    return any(hand.side is not facts.offender.side for hand in behind)


def _partner_has_still_to_play(facts: IrregularPlay) -> bool:
    return facts.offender.partner in facts.before.tricks[facts.trick].missing


def _number_of_dummys_part(facts: IrregularPlay) -> str:
    if _declarer_has_played_from_both_hands(facts):
        return "57C1"
    return "57C1" if facts.edition.numbering is Edition.LAWS_2007 else "57C2"


@clause("57C1", "57C2", "57:fn18", editions=(Edition.LAWS_2017,))
@clause("57C1", "57:fn18", editions=(Edition.LAWS_2007,))
def is_excused(facts: IrregularPlay) -> bool:
    """Tell whether declarer had played from both hands, or dummy had put out or suggested a card of his own accord."""
    return _declarer_has_played_from_both_hands(facts) or facts.dummy_volunteered


def _declarer_has_played_from_both_hands(facts: IrregularPlay) -> bool:
    missing = facts.before.tricks[facts.trick].missing
    return facts.before.declarer not in missing and facts.before.dummy not in missing


@rectifies("57A", sheet=PlayAndPenaltyCards)
@clause("57A")
def before_partner(sheet: PlayAndPenaltyCards) -> Procedure:
    """Make a penalty card of it and let declarer say what the offender's partner must contribute to this trick.

    Reading: 57C excuses a card that is played to the trick ahead of partner's. A lead to the next trick it does not
    excuse: when partner is the last to play, declarer always has played from both hands, and 57A speaks of that lead.
    """
    facts, already = sheet.fact, sheet.already
    play = facts.play
    for card in facts.cards:
        play = play.taken_back(facts.hand, card)
    made = law_49.becomes_penalty_card(facts.offender, facts.cards, already, facts.edition, deliberate=True)
    yield Order(("57A", "50B"), (StandingPlay(play), *made))
    led = play.tricks[facts.trick].suit_led
    others = tuple(suit for suit in _EVERY_SUIT if suit is not led)
    choice = yield from chooses(Offer(facts.before.declarer, "57A", words_of(facts.edition), others))
    if choice is None:
        return
    partner = facts.offender.partner
    suit = choice.suits[0] if choice.suits else None
    rule = PlayRule(
        partner,
        facts.trick,
        _number_of(choice.word, facts.edition),
        highest=choice.word is ChoiceWord.HIGHEST,
        lowest=choice.word is ChoiceWord.LOWEST,
        require=suit if choice.word is ChoiceWord.REQUIRE else None,
        forbid=suit if choice.word is ChoiceWord.FORBID else None,
    )
    effects: tuple[Effect, ...] = (rule,)
    yield Order((rule.clause,), effects)


def words_of(edition: Edition) -> tuple[ChoiceWord, ...]:
    """Return the options of 57A: in 2007 declarer could not require another suit."""
    if edition.numbering is Edition.LAWS_2007:
        return (ChoiceWord.HIGHEST, ChoiceWord.LOWEST, ChoiceWord.FORBID)
    return _words_2017()


@clause("57A3", editions=(Edition.LAWS_2017,))
def _words_2017() -> tuple[ChoiceWord, ...]:
    """Highest, lowest, a card of another suit, or none of it."""
    return (ChoiceWord.HIGHEST, ChoiceWord.LOWEST, ChoiceWord.REQUIRE, ChoiceWord.FORBID)


def _number_of(word: ChoiceWord, edition: Edition) -> str:
    forbid = "57A3" if edition.numbering is Edition.LAWS_2007 else "57A4"
    return {
        ChoiceWord.HIGHEST: "57A1",
        ChoiceWord.LOWEST: "57A2",
        ChoiceWord.REQUIRE: "57A3",
        ChoiceWord.FORBID: forbid,
    }[word]


@clause("57C3", editions=(Edition.LAWS_2017,))
@clause("57C2", editions=(Edition.LAWS_2007,))
def declarer_played_early(facts: IrregularPlay) -> Order:
    """Order that a premature play from declarer's hand or dummy stands if it is legal, and may not be withdrawn."""
    old = facts.edition.numbering is Edition.LAWS_2007
    number = "57C2" if old else "57C3"
    if old or _is_legal(facts):
        return Order((number,), (StandingPlay(facts.play),))
    play = facts.play
    for card in facts.cards:
        play = play.taken_back(facts.hand, card)
    return Order((number, "44C"), (StandingPlay(play),))


def _is_legal(facts: IrregularPlay) -> bool:
    hand, led = facts.before.hand(facts.hand), facts.before.tricks[facts.trick].suit_led
    if hand is None or led is None:
        return True
    return not any(law_44.fails_to_follow(card, hand, led) for card in facts.cards)


@clause("57D", editions=(Edition.LAWS_2017,))
def at_right_hand_opponents_turn(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> Procedure:
    """Let a card that can legally be played stand for the player's own turn; any other is a major penalty card.

    Reading: the edition of 2007 does not speak of this; the same is ruled there by analogy, under Law 57.
    """
    number = "57" if facts.edition.numbering is Edition.LAWS_2007 else "57D"
    if _is_legal(facts):
        yield Order((number,), (StandingPlay(facts.play),))
        return
    play = facts.play
    for card in facts.cards:
        play = play.taken_back(facts.hand, card)
    made = law_49.becomes_penalty_card(facts.offender, facts.cards, already, facts.edition, deliberate=True)
    yield Order((number, "50B"), (StandingPlay(play), *made))
