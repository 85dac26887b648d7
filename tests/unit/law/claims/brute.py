"""The enumerator: walks every line card by card, with sets of cards, by the definition of normal play as written.

It shares nothing with the adjudicator but the vocabulary, `PlayPosition` and the description of a claim, which is data;
the rules are those that `duplicado claim --explain` prints. Only whole positions that come again are remembered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

Cards = frozenset[Card]


@lru_cache(maxsize=100_000)
def cards_of(hand: Hand) -> Cards:
    return frozenset(hand)


def above(card: Card, cards: Cards) -> list[Card]:
    return [c for c in cards if c.suit is card.suit and c.rank.index > card.rank.index]


def low(cards: Cards | Sequence[Card]) -> Cards:
    """The lowest card (of one suit, or by suit)."""
    return frozenset([min(cards, key=lambda card: card.index)]) if cards else frozenset()


def high(cards: Cards) -> Cards:
    return frozenset([max(cards, key=lambda card: card.index)]) if cards else frozenset()


@dataclass(frozen=True)
class Claim:
    """A claim as it is described, for the enumerator and the adjudicator alike."""

    position: PlayPosition
    declarer: Seat
    claimer: Seat
    claimed: int
    order: tuple[Card, ...]
    shown_out: frozenset[tuple[Seat, Suit]]
    major: Cards = frozenset()
    minor: Cards = frozenset()

    @property
    def left(self) -> int:
        return max(len(hand or ()) for hand in self.position.hands)


@dataclass(frozen=True)
class Reading:
    top_down: bool
    marked: bool
    unaware_of_trump: bool
    unaware_of_cards: bool


@dataclass(frozen=True)
class Walk:
    """A position on a line, with what claimer has learnt."""

    claim: Claim
    reading: Reading
    at: PlayPosition
    unaware: Cards
    shown_out: frozenset[tuple[Seat, Suit]]
    order: tuple[Card, ...] = ()
    trick_unaware: Cards = field(default=frozenset())

    def held(self, seat: Seat) -> Cards:
        return cards_of(self.at.hand(seat) or Hand())

    def controls(self, seat: Seat) -> bool:
        if self.claim.claimer is self.claim.declarer:
            return seat.side is self.claim.claimer.side
        return seat is self.claim.claimer

    @property
    def trump(self) -> Suit | None:
        return self.at.trump

    @property
    def trumps(self) -> Cards:
        return frozenset(c for seat in Seat for c in self.held(seat) if c.suit is self.trump)

    def seen(self) -> Cards:
        """The opponents' cards that claimer reckons with."""
        first, second = self.claim.claimer.side.opponents.seats
        return (self.held(first) | self.held(second)) - self.unaware

    def are_high(self, cards: Cards) -> Cards:
        return frozenset(c for c in cards if not above(c, self.seen()))

    def winning(self) -> tuple[Seat, Card]:
        seat, best = self.at.leader, self.at.trick[0]
        for turn, card in enumerate(self.at.trick):
            if (card.suit is best.suit and card.rank.index > best.rank.index) or (
                card.suit is self.trump and best.suit is not self.trump
            ):
                seat, best = self.at.leader.after(turn), card
        return seat, best

    def winners(self, cards: Cards, best: Card) -> Cards:
        return frozenset(
            c
            for c in cards
            if (c.suit is best.suit and c.rank.index > best.rank.index)
            or (c.suit is self.trump and best.suit is not self.trump)
        )

    # The choice -------------------------------------------------------------------------------------------------

    def normal(self) -> Cards:
        seat = self.at.turn
        playable = frozenset(self.at.playable() or Hand())
        if seat.side is not self.claim.claimer.side:
            return self.due(playable) if self.claim.major | self.claim.minor else self.untouched(playable)
        if not self.controls(seat):
            return self.of_partner(playable)
        return self.following(seat, playable) if self.at.trick else self.leading(seat)

    def due(self, playable: Cards) -> Cards:
        """A major penalty card at the first opportunity; no other card below the ten of the suit of a minor one."""
        waiting = {card.suit for card in playable & self.claim.minor}
        free = frozenset(c for c in playable if c.suit not in waiting or c.rank.index >= 8 or c in self.claim.minor)
        return playable & self.claim.major or free

    def untouched(self, cards: Cards) -> Cards:
        """One of each run of an opponent's touching cards: nothing that is still in play lies between them."""
        others = frozenset(c for seat in Seat for c in self.held(seat)) - cards | frozenset(self.at.trick)
        return frozenset(
            c
            for c in cards
            if not any(
                d.suit is c.suit
                and d.index < c.index
                and (c in self.unaware) is (d in self.unaware)
                and not any(d.index < o.index < c.index for o in others)
                for d in cards
            )
        )

    def of_partner(self, playable: Cards) -> Cards:
        if not self.at.trick:
            return playable
        winner, best = self.winning()
        allowed = playable
        if winner is self.claim.claimer and not self.may_be_beaten(best):
            allowed = (playable - self.winners(playable, best)) or playable
        if any(c.suit is self.at.suit_led for c in playable):
            return allowed
        return frozenset(
            c for c in allowed
            if c.suit is self.trump or not any(d.suit is c.suit and d.index < c.index for d in allowed)
        )  # fmt: skip

    def leading(self, seat: Seat) -> Cards:
        hand = self.held(seat)
        other = self.held(seat.partner) if self.controls(seat.partner) else Cards()
        mine = hand | other
        while self.order and self.order[0] not in mine:
            object.__setattr__(self, "order", self.order[1:])
        first = self.in_order(hand) or self.drawing(hand, other)
        if first:
            return first
        keep, towards = self.finessing(seat, hand)
        return towards or self.running(hand, other, keep)

    def in_order(self, hand: Cards) -> Cards:
        """The card that was stated, or one of its suit, led towards it (1)."""
        if not self.order:
            return frozenset()
        wanted = self.order[0]
        if wanted in hand:
            return frozenset([wanted])
        return low(frozenset(c for c in hand if c.suit is wanted.suit))

    def drawing(self, hand: Cards, other: Cards) -> Cards:
        """The trump that draws those of the opponents (2)."""
        if not self.seen() & self.trumps:
            return frozenset()
        own = hand & self.trumps
        if self.are_high(own):
            return high(self.are_high(own))
        return low(own) if self.are_high(other & self.trumps) else frozenset()

    def finessing(self, seat: Seat, hand: Cards) -> tuple[Cards, Cards]:
        """The cards kept for marked finesses from the other hand, and those led to take one."""
        keep: Cards = frozenset()
        towards: Cards = frozenset()
        for suit in Suit:
            for victim in self.claim.claimer.side.opponents.seats:
                finesse = self.finesse(suit, victim)
                if finesse is not None:
                    behind, card = finesse
                    if seat is behind:
                        keep |= frozenset(c for c in hand if c.suit is suit)
                    elif card in hand:
                        towards |= frozenset([card])
                    else:
                        towards |= low([c for c in hand if c.suit is suit])
        return keep, towards

    def running(self, hand: Cards, other: Cards, keep: Cards) -> Cards:
        """Winners, crossings to the other hand's winners, and ruffs there."""
        cash = self.are_high(hand)  # 3
        if self.reading.top_down:  # 4
            cash = frozenset(c for c in cash if not above(c, hand))
        cross: Cards = frozenset()
        ruff: Cards = frozenset()
        for suit in Suit:
            of_suit = frozenset(c for c in hand if c.suit is suit)
            if of_suit and any(
                above(min(of_suit, key=lambda c: c.index), frozenset([c])) for c in self.are_high(other)
            ):
                cross |= low(of_suit)
            has_trump = any(c.suit is self.trump for c in other)
            if has_trump and suit is not self.trump and not any(c.suit is suit for c in other):
                ruff |= of_suit - self.are_high(of_suit)
        if keep and ((cross | ruff) - keep or cross):
            return (cross | ruff) - keep or cross
        every = cash | cross | ruff
        return (every - keep) or every or (hand - keep) or hand

    def finesse(self, suit: Suit, victim: Seat) -> tuple[Seat, Card] | None:
        """The hand behind the victim and the card that may be finessed, when that is marked."""
        behind = victim.lho
        if not self.reading.marked or (victim.partner, suit) not in self.shown_out or suit is self.trump:
            return None
        if not (self.controls(behind) and self.controls(behind.partner)):
            return None
        missing = frozenset(c for c in self.seen() if c.suit is suit)
        here = frozenset(c for c in self.held(behind) if c.suit is suit)
        there = frozenset(c for c in self.held(behind.partner) if c.suit is suit)
        tenace = self.are_high(here)
        if not (missing and tenace and there):
            return None
        below = (here | there) - self.are_high(here | there)
        if not below:
            return None
        card = max(below, key=lambda c: c.index)
        stronger = frozenset(above(card, missing))
        return (behind, card) if stronger and stronger != missing else None

    def following(self, seat: Seat, playable: Cards) -> Cards:
        winner, best = self.winning()
        follow = self.at.suit_led is next(iter(playable)).suit if len({c.suit for c in playable}) == 1 else False
        wins = frozenset(c for c in self.winners(playable, best) if not self.known_lost(c))
        sure = frozenset(c for c in wins if not self.may_be_beaten(c))
        target = self.target(seat)
        if target is not None and target in playable and (target in wins or not sure):
            return frozenset([target])
        ours = winner is seat.partner and self.controls(seat.partner) and not self.known_lost(best)
        won = ours and not self.may_be_beaten(best)
        spared = len(self.at.trick) == 1 and self.controls(seat.partner) and self.partner_takes(seat.partner, best)
        leads_next = self.held(seat.partner) if won or spared else Cards()
        losing = low(playable - wins) if follow else self.discards(playable, leads_next)
        if won:  # 5
            return low(playable) if follow else losing
        if not wins:  # 7
            return losing
        if not sure:
            return wins | losing
        cheapest = min(sure, key=lambda c: c.index)  # 6
        choice = frozenset(
            c
            for c in sure
            if c.suit is cheapest.suit and c.index >= cheapest.index
            and not any(cheapest.index < d.index < c.index and d.suit is c.suit for d in self.seen())
        )  # fmt: skip
        if self.reading.top_down and len(self.at.trick) == 2 and follow:
            choice = high(choice)
        guesses = frozenset(c for c in wins - sure if c.index < max(d.index for d in choice))
        third = len(self.at.trick) == 2
        other_suits = frozenset(
            c for c in self.held(seat) | self.held(seat.partner) if c.suit is not self.at.suit_led
        )  # fmt: skip
        keeps_lead = self.controls(seat.partner) and bool(self.are_high(other_suits))
        tries = not third or not (self.reading.top_down or keeps_lead)
        if not follow:
            choice |= guesses
        elif tries:
            choice |= frozenset(c for c in high(guesses) if len(above(c, self.seen())) <= 1)
        rides = ours and tries and len(above(best, self.seen())) <= 1
        return choice | losing if rides or spared else choice

    def target(self, seat: Seat) -> Card | None:
        """The card of this hand that claimer's lead from the other hand was meant for."""
        if not (len(self.at.trick) == 2 and self.controls(self.at.leader)):
            return None
        led = self.at.trick[0]
        before = replace(
            self,
            at=replace(
                self.at,
                trick=(),
                hands=tuple(
                    (hand or Hand()) | ((self.at.trick[0],) if self.at.leader.index == i else ())
                    | ((self.at.trick[1],) if self.at.leader.lho.index == i else ())
                    for i, hand in enumerate(self.at.hands)
                ),  # type: ignore[arg-type] # four hands make four hands
            ),
        )  # fmt: skip
        order = [c for c in self.order if c in before.held(seat) | before.held(seat.partner)]
        if order:
            if order[0].suit is led.suit and order[0] in before.held(seat):
                return order[0]
            if order[0] == led or any(c.suit is order[0].suit for c in before.held(self.at.leader)):
                return None
        hand = before.held(self.at.leader)
        if before.seen() & before.trumps and led.suit is self.trump and not before.are_high(hand & before.trumps):
            masters = before.are_high(before.held(seat) & before.trumps)
            return max(masters, key=lambda c: c.index) if masters else None
        return None

    def known_lost(self, card: Card) -> bool:
        """True where the one opponent who may have what is out of the suit led plays last and has a better card."""
        if len(self.at.trick) != 2 or not self.reading.marked or card.suit is not self.at.suit_led:
            return False
        return (self.at.turn.rho, card.suit) in self.shown_out and bool(above(card, self.seen()))

    def may_be_beaten(self, card: Card) -> bool:
        played = len(self.at.trick)
        if played not in {1, 2}:
            return False
        later = self.at.turn.lho
        led = self.at.suit_led
        assert led is not None
        dummy = self.claim.declarer.partner
        if self.claim.claimer.side is not self.claim.declarer.side and later is dummy:
            hand = self.held(later)
            may_play = frozenset(c for c in hand if c.suit is led) or hand
            return bool(self.winners(may_play, card))

        def counted_void(suit: Suit) -> bool:
            return self.reading.marked and (later, suit) in self.shown_out

        if above(card, self.seen()) and not counted_void(card.suit):
            return True
        if self.trump is None or card.suit is self.trump or (later, led) not in self.shown_out:
            return False
        return bool(self.seen() & self.trumps) and not counted_void(self.trump)

    def partner_takes(self, seat: Seat, best: Card) -> bool:
        suit = frozenset(c for c in self.held(seat) if c.suit is self.at.suit_led)
        if suit:
            return any(c.index > best.index for c in self.are_high(suit))
        return bool(self.held(seat) & self.trumps) and not self.seen() & self.trumps

    def discards(self, playable: Cards, leads_next: Cards) -> Cards:  # 8
        plain = playable - self.trumps
        if not plain:
            return low(playable)
        pool = plain - self.are_high(plain)
        if not pool:
            reached = {c.suit for c in plain for d in leads_next if c in above(d, plain)}
            entry = {c for c in plain if c.suit in reached}
            pool = plain - entry if len(entry) == 1 and plain == playable else plain
            pool = pool or plain
        pool = (pool - set(self.order_named)) or pool
        return frozenset(c for c in pool if not any(d.suit is c.suit and d.index < c.index for d in pool))

    @property
    def order_named(self) -> tuple[Card, ...]:
        return self.claim.order

    # The line ---------------------------------------------------------------------------------------------------

    def fewest(self, known: dict[object, int]) -> int:
        """The fewest tricks from here on, the trick in progress included."""
        if not self.at.trick and not self.held(self.at.leader):
            return 0
        key = (self.at.hands, self.at.leader, self.at.trick, self.unaware, self.shown_out, self.order)
        if key not in known:
            side = self.claim.claimer.side
            worth = (
                after.at.tricks(side) - self.at.tricks(side) + after.fewest(known)
                for after in map(self.after, self.normal())
            )
            known[key] = min(worth)
        return known[key]

    def after(self, card: Card) -> Walk:
        seat, led = self.at.turn, self.at.suit_led
        shown = self.shown_out
        if led is not None and card.suit is not led and seat.side is not self.claim.claimer.side:
            shown |= {(seat, led)}
        following = self.at.after(card)
        unaware = self.unaware
        if self.reading.marked:
            unaware = frozenset(c for c in unaware if c.suit not in {suit for _, suit in shown})
        if not following.trick:
            best = replace(self, at=replace(self.at, trick=(*self.at.trick, card))).winning()[1]
            if following.leader.side is not self.claim.claimer.side and best in unaware:
                unaware = frozenset(c for c in unaware if c.suit is not best.suit)
        return replace(self, at=following, unaware=unaware, shown_out=shown)


def fewest_tricks(claim: Claim, reading: Reading) -> int:
    """Return the fewest tricks for claimer's side: he may have been unaware of cards, or may not."""
    return min(
        _walked(claim, Reading(reading.top_down, marked, trump, cards))
        for marked in {True, reading.marked}
        for trump in {False, reading.unaware_of_trump}
        for cards in {False, reading.unaware_of_cards}
    )


def overlooked(claim: Claim, reading: Reading, opponents: Cards, ours: Cards) -> Iterator[Card]:
    """The opponents' cards that claimer does not reckon with."""
    plain = [c for c in opponents if c.suit is not claim.position.trump]
    beating = [c for c in plain if any(d.suit is c.suit and d.index < c.index for d in ours)]
    masters = [c for c in beating if not above(c, ours)]
    if reading.unaware_of_trump:
        yield from (opponents - set(plain))
    if not reading.unaware_of_cards or claim.left - claim.claimed > len(masters):
        return
    for card in beating:
        may_forget_a_master = claim.claimed == claim.left and sum(c.suit is card.suit for c in masters) <= 1
        if may_forget_a_master or card not in masters:
            yield card


def _walked(claim: Claim, reading: Reading) -> int:
    """Return the fewest tricks for claimer's side under one reading, by walking every normal line."""
    walk = Walk(claim, reading, claim.position, frozenset(), claim.shown_out, claim.order)
    first, second = claim.claimer.side.opponents.seats
    opponents = walk.held(first) | walk.held(second)
    ours = frozenset(c for seat in Seat if walk.controls(seat) for c in walk.held(seat))
    unaware = set(overlooked(claim, reading, opponents, ours)) - claim.major - claim.minor
    shown = set(claim.shown_out)
    for turn, card in enumerate(claim.position.trick):
        seat = claim.position.leader.after(turn)
        if card.suit is not claim.position.trick[0].suit and seat.side is not claim.claimer.side:
            shown.add((seat, claim.position.trick[0].suit))
    if reading.marked:
        theirs = {suit for seat, suit in shown if seat.side is not claim.claimer.side}
        unaware = {card for card in unaware if card.suit not in theirs}
    return replace(walk, unaware=frozenset(unaware), shown_out=frozenset(shown)).fewest({})
