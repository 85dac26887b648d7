"""The line that costs claimer's side most, among normal lines, with the opponents playing as well as can be.

Both wish the same: claimer's choice among normal plays is resolved against him, and the opponents play to win tricks.
So it is a search for one line, not a game: the least number of tricks that a sequence of plays leads to, each of them
normal for who makes it. Positions are remembered with bounds of that number.
"""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.law.claims import bound
from duplicado.law.claims.control import SuitControl, control_of, keeps_a_trick
from duplicado.law.claims.game import ABOVE, SUIT_BITS, Game, Hands, PlayedTrick, State, beats, groups, lowest
from duplicado.law.claims.normal import follows, leads, next_stated


class SearchTooLong(Exception):
    """The limit of positions was reached."""


class Search:
    """One claim under one reading of what is normal."""

    def __init__(
        self, game: Game, most_positions: int | None = None, same: Search | None = None, wider: Search | None = None
    ) -> None:
        """Take the claim; `most_positions` limits the work, beyond which `SearchTooLong` is raised.

        What `same` has found of the same game is known from the start, and of what `wider` has found, which lets
        claimer play more, the least numbers.
        """
        self.game = game
        self.side = game.claimer % 2
        self.most_positions = most_positions
        self.named = game.apart
        self.bound = game.is_bound
        self.positions = 0
        self.proved = True
        self.at_least: dict[tuple[int, ...], int] = {}
        self.at_most: dict[tuple[int, ...], int] = dict(same.at_most) if same else {}
        self.suits: dict[tuple[int, int, int, int, int], tuple[int, int, int, SuitControl]] = {}
        self._groups: dict[tuple[int, int, int], list[int]] = {}
        for known in (wider, same):
            if known is not None:
                self.suits = known.suits
                least = self.at_least
                least.update((key, number) for key, number in known.at_least.items() if number > least.get(key, 0))

    def fewest(self, start: State, trick: PlayedTrick | None, most: int | None = None, least: int = 0) -> int:
        """Return the least number of tricks for claimer's side from here on, the trick in progress included.

        Of `most` or more it is `most`; it is known to be no less than `least`. When the limit of positions is reached
        it is the least that was found, and `proved` becomes false.
        """
        best = self._left(start[0]) if most is None else most
        try:
            while best > least and self._start_held(start, trick, best - 1):
                best -= 1
        except SearchTooLong:
            self.proved = False
        return best

    def can_be(self, start: State, trick: PlayedTrick | None, most: int) -> bool:
        """Tell whether some line leaves claimer's side with `most` tricks or fewer."""
        return self._start_held(start, trick, most)

    def at_first_sight(self, start: State, trick: PlayedTrick | None) -> int:
        """Return the tricks of claimer's side by the one line that the search looks at first."""
        state, won = start, 0
        while trick is not None or any(state[0]):
            trick = trick or next(self._leads(state))[2]
            while trick.played < 4:
                trick = next(self._plays(trick))[1]
            state = self._finish(trick)
            won += trick.winner % 2 == self.side
            trick = None
        return won

    def line(self, start: State, trick: PlayedTrick | None, most: int) -> list[tuple[int, int]]:
        """Return the plays, seat and card, of a line that leaves claimer's side with no more than `most` tricks."""
        plays: list[tuple[int, int]] = []
        self.most_positions = None  # the way to what was found is remembered
        state = start
        while trick is not None or any(state[0]):
            if trick is None:
                seat, card, trick = next(lead for lead in self._leads(state) if self._trick_held(lead[2], most))
                plays.append((seat, card))
            while trick.played < 4:
                seat = trick.turn
                card, trick = next(found for found in self._plays(trick) if self._trick_held(found[1], most))
                plays.append((seat, card))
            state = self._finish(trick)
            most -= trick.winner % 2 == self.side
            trick = None
        return plays

    @staticmethod
    def _left(hands: Hands) -> int:
        return max(hand.bit_count() for hand in hands)

    def _start_held(self, start: State, trick: PlayedTrick | None, most: int) -> bool:
        return self._held(start, most) if trick is None else self._trick_held(trick, most)

    def _held(self, state: State, most: int) -> bool:
        """Tell whether claimer's side can end with `most` tricks or fewer from a position between tricks."""
        if most < 0:
            return False
        if state[0][state[1]].bit_count() <= most:
            return True
        key, certain, controls = self._shape(state)
        if self.at_most.get(key, 14) <= most:
            return True
        if max(self.at_least.get(key, 0), certain) > most:
            return False
        running = self._running(state)
        if running > most or self._solid(state):
            self.at_least[key] = max(running, most + 1)
            return False
        self.positions += 1
        if self.most_positions is not None and self.positions > self.most_positions:
            raise SearchTooLong
        if most == 0 and self._keeps_a_trick(state, controls):
            self.at_least[key] = 1
            return False
        for _seat, _card, begun in self._leads(state):
            if self._trick_held(begun, most):
                self.at_most[key] = most
                return True
        self.at_least[key] = most + 1
        return False

    def _shape(self, state: State) -> tuple[tuple[int, ...], int, list[SuitControl]]:
        """Return the position by relative ranks, and the tricks that the trumps of claimer's side cannot lose."""
        hands, leader, unaware, voids, place = state
        north, east, south, west = hands
        codes = [leader, voids, place]
        if self.named:
            # Cards that the statement names, and penalty cards, are not interchangeable with their neighbours.
            codes += [hand & self.named for hand in hands]
        certain = 0
        controls: list[SuitControl] = []
        for suit in range(4):
            shift = 13 * suit
            holdings = (
                north >> shift & 0x1FFF, east >> shift & 0x1FFF, south >> shift & 0x1FFF, west >> shift & 0x1FFF,
                unaware >> shift & 0x1FFF,
            )  # fmt: skip
            known = self.suits.get(holdings)
            if known is None:
                known = self.suits[holdings] = _relative(holdings, self.side)
            if not known[0]:
                codes[1] &= ~(0x1111 << suit)
            codes.append(known[0])
            controls.append(known[3])
            if suit == self.game.trump:
                certain = known[2] if self.side else known[1]
        return tuple(codes), certain, controls

    def _running(self, state: State) -> int:
        """Return tricks that claimer takes before he can lose the lead: no card is overlooked, nobody can ruff.

        While he has a high card, or can cross to one, he plays it, and wins. He is done with one hand on lead when
        its high cards are gone, each to a trick of its own; if he cannot cross it is the hand that has the lead now.
        Before he tries a card that can be beaten in a suit to which he crosses, both hands are done with the others.
        A defender's partner may take the lead from him.
        """
        hands, leader, unaware, _voids, place = state
        game = self.game
        opponents = hands[leader ^ 1] | hands[leader ^ 3]
        if (
            not (game.controlled[leader] and game.controlled[leader ^ 2])
            or game.free or unaware or opponents & game.trumps or game.finesse >= 0 or place < len(game.order)
        ):  # fmt: skip
            return 0
        hand, other = hands[leader], hands[leader ^ 2]
        here = there = 0
        crosses = bool(other & game.trumps)
        broken: list[tuple[int, int]] = []
        for suit in SUIT_BITS:
            mine, theirs, against = hand & suit, other & suit, opponents & suit
            limit = -1 << against.bit_length()
            high, opposite = (mine & limit).bit_count(), (theirs & limit).bit_count()
            here += high
            there += opposite
            if mine and theirs:
                crosses = crosses or theirs > lowest(mine)
                if against and not game.top_down:
                    broken.append((high, opposite))
        fewest = min(here, there) if crosses else here
        return min([fewest, *(max(here - high, there - opposite) for high, opposite in broken)])

    def _keeps_a_trick(self, state: State, controls: list[SuitControl]) -> bool:
        """Tell whether claimer, who overlooks nothing and plays both hands, wins a trick after all; see `control`."""
        _hands, leader, unaware, *_ = state
        game, trump = self.game, self.game.trump
        if leader % 2 == self.side or unaware or self.bound or game.free or not all(game.controlled[self.side :: 2]):
            return False
        plain = [control for suit, control in enumerate(controls) if suit != trump]
        return keeps_a_trick(plain, controls[trump] if trump >= 0 else None, (leader - self.side) % 4 // 2)

    def _solid(self, state: State) -> bool:
        """Tell whether one hand of claimer's side wins every trick, whatever anybody plays.

        All its cards are the highest of their suits, nobody else has a trump, and it has the lead or takes it.
        """
        hands, leader, *_ = state
        for seat in (self.side, self.side + 2):
            hand, others = hands[seat], hands[seat ^ 1] | hands[seat ^ 2] | hands[seat ^ 3]
            suits = [suit for suit in SUIT_BITS if hand & suit]
            wins = not others & self.game.trumps and all(lowest(hand & suit) > others & suit for suit in suits)
            if wins and not hands[leader] & ~sum(suits):
                return True
        return False

    def _trick_held(self, trick: PlayedTrick, most: int) -> bool:
        if trick.played == 4:
            return self._held(self._finish(trick), most - (trick.winner % 2 == self.side))
        return any(self._trick_held(after, most) for _card, after in self._plays(trick))

    def _leads(self, state: State) -> Iterator[tuple[int, int, PlayedTrick]]:
        """Begin the trick with each normal lead."""
        if not self.bound:
            yield from self._leads_of(state, state[0][state[1]])
            return
        hands, leader, unaware, flags, place = state
        for allowed, since in bound.leads_allowed(self.game, hands, leader, flags):
            yield from self._leads_of((hands, leader, unaware, since, place), allowed)

    def _leads_of(self, state: State, allowed: int) -> Iterator[tuple[int, int, PlayedTrick]]:
        """Begin the trick with each normal lead among cards of the hand on lead."""
        hands, leader, unaware, voids, place = state
        game = self.game
        target, normal = -1, allowed
        if game.controlled[leader] and not game.free:
            place = next_stated(game, hands, place)
            normal, target = leads(game, _with(hands, leader, allowed), leader, unaware, voids, place)
        for card in self._costliest_lead(self._distinct(normal, hands, unaware), hands, leader):
            yield leader, card, PlayedTrick(
                _without(hands, leader, card), (leader + 1) % 4, 1, card // 13, card, leader, unaware, voids, place,
                target if target >= 0 and target // 13 == card // 13 else -1,
            )  # fmt: skip

    def _costliest_lead(self, cards: list[int], hands: Hands, leader: int) -> list[int]:
        """Order leads: those first that the opponents win, since one line that costs most is enough."""
        opponents = hands[self.side ^ 1] | hands[self.side ^ 3]
        ours = hands[self.side] | hands[self.side ^ 2]
        if leader % 2 == self.side:
            cards.sort(key=lambda card: not opponents & ABOVE[card])
        else:
            cards.sort(key=lambda card: (bool(ours & ABOVE[card]), -card))
        return cards

    def _plays(self, trick: PlayedTrick) -> Iterator[tuple[int, PlayedTrick]]:
        """Continue the trick with each normal play of the hand in turn."""
        seat, hands, voids, unaware = trick.turn, trick.hands, trick.voids, trick.unaware
        hand, led, best, trump = hands[seat], trick.led, trick.best, self.game.trump
        follows_suit = hand & SUIT_BITS[led]
        opposes = seat % 2 != self.side
        normal = follows_suit or hand if opposes or self.game.free else follows(self.game, trick)
        if self.bound:
            allowed = bound.narrowed(self.game, hand, follows_suit or hand, voids)
            normal = normal & allowed or allowed
        if opposes and not self.game.free and not follows_suit:
            voids |= 1 << 4 * seat + led
            if self.game.marked:
                unaware &= ~SUIT_BITS[led]
        on_table = self._distinct(normal, hands, trick.unaware, 1 << best)
        # Claimer's lowest card first, and the opponents' lowest that wins what they are not winning yet.
        if opposes and trick.winner % 2 == self.side and len(on_table) > 1:
            on_table = sorted(on_table, key=lambda card: not beats(card, best, trump))
        for card in on_table:
            wins = beats(card, best, trump)
            yield card, PlayedTrick(
                _with(hands, seat, hand ^ 1 << card), (seat + 1) % 4, trick.played + 1, led,
                card if wins else best, seat if wins else trick.winner, unaware, voids, trick.place, trick.target,
            )  # fmt: skip

    def _distinct(self, normal: int, hands: Hands, unaware: int, table: int = 0) -> list[int]:
        """List one of each run of cards that are worth the same, from the lowest."""
        if not normal & (normal - 1):
            return [normal.bit_length() - 1]
        others = (hands[0] | hands[1] | hands[2] | hands[3] | table) & ~normal
        apart = self.named | unaware
        cards: list[int] = []
        for suit in SUIT_BITS:
            if normal & suit:
                holding = (normal & suit, others & suit, apart & suit)
                known = self._groups.get(holding)
                if known is None:
                    known = self._groups[holding] = groups(*holding)
                cards += known
        return cards

    def _finish(self, trick: PlayedTrick) -> State:
        """Return the position after the trick, with what claimer has learnt and how far his order has gone."""
        unaware, place = trick.unaware, trick.place
        if trick.winner % 2 != self.side:
            surprise = 1 << trick.best & unaware
            unaware &= ~SUIT_BITS[trick.best // 13] if surprise else -1
        present = trick.hands[0] | trick.hands[1] | trick.hands[2] | trick.hands[3]
        leader = trick.winner
        # After four cards the turn is the leader's again.
        flags = bound.after_trick(self.game, trick, trick.turn) if self.bound else trick.voids
        if place < len(self.game.order) and self.game.order[place] == 52 + trick.led and self._led_by_claimer(trick):
            place += 1
        return (trick.hands, leader, unaware & present, flags, place)

    def _led_by_claimer(self, trick: PlayedTrick) -> bool:
        return self.game.controlled[trick.turn]  # after four cards the turn is the leader's again


def _relative(holdings: tuple[int, int, int, int, int], side: int) -> tuple[int, int, int, SuitControl]:
    """Describe a suit from the top: who holds each card and whether it is overlooked; and what it is worth as trumps.

    That is, for each side, the tricks that the trumps of one hand win whatever anybody plays: each of them is played to
    a trick, which its side wins unless an opponent plays a higher trump to it, and that one is played but once. The
    description is 0 for a suit that is gone.
    """
    code, held, above, unbeaten = 1, [0, 0, 0, 0], [0, 0], [0, 0, 0, 0]
    for rank in range(12, -1, -1):
        for seat in range(4):
            if holdings[seat] >> rank & 1:
                code = code * 8 + seat * 2 + (holdings[4] >> rank & 1)
                above[seat & 1] += 1
                # As many of the trumps so far as opponents' trumps above them can be beaten.
                beaten = held[seat] - unbeaten[seat]
                held[seat] += 1
                unbeaten[seat] += beaten >= above[seat & 1 ^ 1]
    control = control_of((holdings[side], holdings[side + 2]), (holdings[side + 1], holdings[(side + 3) % 4]))
    return (0 if code == 1 else code), max(unbeaten[0], unbeaten[2]), max(unbeaten[1], unbeaten[3]), control


def _without(hands: Hands, seat: int, card: int) -> Hands:
    return _with(hands, seat, hands[seat] ^ 1 << card)


def _with(hands: Hands, seat: int, cards: int) -> Hands:
    north, east, south, west = hands
    if seat == 0:
        return (cards, east, south, west)
    if seat == 1:
        return (north, cards, south, west)
    if seat == 2:
        return (north, east, cards, west)
    return (north, east, south, cards)
