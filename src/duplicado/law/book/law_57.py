"""Law 57: premature lead or play."""

from __future__ import annotations

from duplicado.law.book import law_49, law_52, law_59
from duplicado.law.clause import clause, has_clause, holding
from duplicado.law.edition import Edition, cited_in
from duplicado.law.orders import CardDisposition, Disposition, Effect, PlayRule, StandingPlay
from duplicado.law.play_situation import IrregularPlay, PlayAndPenaltyCards
from duplicado.law.procedure_steps import ChoiceWord, Offer, Order, Procedure, chooses
from duplicado.law.rectification import rectifies
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.suits import SUITS_FROM_SPADES


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
        yield from stands_excused(sheet)
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
    return cited_in(facts.edition, "57C2")


@clause("57C1", "57C2", "57:fn18", editions=(Edition.LAWS_2017,))
@clause("57C1", "57:fn18", editions=(Edition.LAWS_2007,))
def is_excused(facts: IrregularPlay) -> bool:
    """Tell whether declarer had played from both hands, or dummy had put out or suggested a card of his own accord."""
    return _declarer_has_played_from_both_hands(facts) or facts.dummy_volunteered


def stands_excused(sheet: PlayAndPenaltyCards) -> Procedure:
    """Let the card stand if it is legal: 57C excuses that it came early, and nothing else.

    Reading: a card that does not follow suit is a revoke to which attention has been drawn (62A); one that goes before
    a penalty card is dealt with under Law 52.
    """
    facts, already = sheet.fact, sheet.already
    number = _number_of_dummys_part(facts)
    if _is_legal(facts, already):
        yield Order((number, "57C"), (StandingPlay(facts.play),))
    elif _is_legal(facts, ()):
        yield from law_52.rectify(sheet)
    else:
        yield _withdrawn((number, "62A", "62B1"), facts, already)


def _withdrawn(clauses: tuple[str, ...], facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> Order:
    """Order that the cards go back and are major penalty cards."""
    play = facts.play
    for card in facts.cards:
        play = play.taken_back(facts.hand, card)
    made = law_49.becomes_penalty_card(facts.offender, facts.cards, already, facts.edition, deliberate=True)
    return Order(clauses, (StandingPlay(play), *made))


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
    yield _withdrawn(("57A", "50B"), facts, already)
    led = facts.play.tricks[facts.trick].suit_led
    others = tuple(suit for suit in SUITS_FROM_SPADES if suit is not led)
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
    if edition.is_of_2007:
        return (ChoiceWord.HIGHEST, ChoiceWord.LOWEST, ChoiceWord.FORBID)
    return _words_2017()


@clause("57A3", editions=(Edition.LAWS_2017,))
def _words_2017() -> tuple[ChoiceWord, ...]:
    """Highest, lowest, a card of another suit, or none of it."""
    return (ChoiceWord.HIGHEST, ChoiceWord.LOWEST, ChoiceWord.REQUIRE, ChoiceWord.FORBID)


def _number_of(word: ChoiceWord, edition: Edition) -> str:
    forbid = cited_in(edition, "57A4")
    return {
        ChoiceWord.HIGHEST: "57A1",
        ChoiceWord.LOWEST: "57A2",
        ChoiceWord.REQUIRE: "57A3",
        ChoiceWord.FORBID: forbid,
    }[word]


def declarer_played_early(facts: IrregularPlay) -> Order:
    """Order what becomes of a premature play from declarer's hand or dummy."""
    return holding(facts.edition, _stands_if_legal, _stands)(facts)


@clause("57C3", editions=(Edition.LAWS_2017,))
def _stands_if_legal(facts: IrregularPlay) -> Order:
    """Order that it stands if it is legal, and may not be withdrawn."""
    if _is_legal(facts, ()):
        return Order(("57C3",), (StandingPlay(facts.play),))
    play = facts.play
    for card in facts.cards:
        play = play.taken_back(facts.hand, card)
    return Order(("57C3", "44C"), (StandingPlay(play),))


@clause("57C2", editions=(Edition.LAWS_2007,))
def _stands(facts: IrregularPlay) -> Order:
    """Order that it stands, and may not be withdrawn."""
    return Order(("57C2",), (StandingPlay(facts.play),))


def _is_legal(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> bool:
    """Tell whether the cards follow suit and go before no penalty card of the hand that is due (50C, 50D1)."""
    hand, led = facts.before.hand(facts.hand), facts.before.tricks[facts.trick].suit_led
    own = [each for each in already if each.seat is facts.hand and (hand is None or each.card in hand)]
    if led is None:
        return True
    major = Hand(each.card for each in own if each.disposition is Disposition.MAJOR)
    minor = Hand(each.card for each in own if each.disposition is Disposition.MINOR)
    held = Hand((*facts.cards, *major, *minor)) if hand is None else hand
    lawful = law_59.lawful_cards(held, law_59.Duties(led, major=major, minor=minor))
    return all(card in lawful for card in facts.cards)


@clause("57D", editions=(Edition.LAWS_2017,))
def at_right_hand_opponents_turn(facts: IrregularPlay, already: tuple[CardDisposition, ...]) -> Procedure:
    """Let a card that can legally be played stand for the player's own turn; any other is a major penalty card.

    A card that goes before a penalty card that is due is not legal (50D1).

    Reading: the edition of 2007 does not speak of this; the same is ruled there by analogy, under Law 57.
    """
    number = "57D" if has_clause("57D", facts.edition) else "57"
    if _is_legal(facts, already):
        yield Order((number,), (StandingPlay(facts.play),))
    else:
        yield _withdrawn((number, "50B"), facts, already)
