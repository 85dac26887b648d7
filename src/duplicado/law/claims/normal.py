"""Normal play: which cards claimer may play on the line that costs him most, by the rules of `definition`.

Reading (footnote to Laws 70 and 71; 70A, C, D, E): the rules and their reasons are those that
`duplicado claim --explain` prints; `NormalPlay` names them. A card is *high* when no opponents' card that claimer
reckons with beats it in its suit. A hand that plays last knows what wins. What he means to ruff or to finesse he has
not overlooked.
"""

from __future__ import annotations

from duplicado.law.claims.game import ABOVE, SUIT_BITS, Game, Hands, PlayedTrick, highest, lowest


def next_stated(game: Game, hands: Hands, place: int) -> int:
    """Skip the stated cards that are gone; return the place in the order of the next that can still be played."""
    mine = _ours(game, hands)
    while place < len(game.order):
        item = game.order[place]
        if mine & (1 << item if item < 52 else SUIT_BITS[item - 52]):
            break
        place += 1
    return place


def leads(game: Game, hands: Hands, seat: int, unaware: int, voids: int, place: int) -> tuple[int, int]:
    """Return the normal leads of a hand that claimer plays, and the card that the other hand is to contribute or -1."""
    hand = hands[seat]
    other = hands[seat ^ 2] if game.controlled[seat ^ 2] else 0
    opponents = hands[seat ^ 1] | hands[seat ^ 3]
    seen = opponents & ~unaware
    ruffing = _to_be_ruffed(game, hand, other, seen)
    stated_ruffs = ruffing & game.ruffs
    drawing = game.draws and _can_draw(game, hand | other, opponents)
    if stated_ruffs and not (drawing and (other & game.trumps).bit_count() > stated_ruffs.bit_count()):
        return stated_ruffs, -1
    if drawing and hand & game.trumps:
        top = highest((hand | other) & game.trumps)
        if hand & top:
            return top, -1
        return lowest(hand & game.trumps), top.bit_length() - 1
    if place < len(game.order) and not drawing:
        item = game.order[place]
        wanted = 1 << item if item < 52 else highest((hand | other) & SUIT_BITS[item - 52])
        if hand & wanted:
            return wanted, -1
        suit = hand & SUIT_BITS[(wanted.bit_length() - 1) // 13]
        if suit:
            return lowest(suit), wanted.bit_length() - 1
    if seen & game.trumps and not game.ruffs:
        masters = _high(hand & game.trumps, seen)
        if masters:
            return highest(masters), -1
        masters = _high(other & game.trumps, seen)
        if masters and hand & game.trumps:
            return lowest(hand & game.trumps), highest(masters).bit_length() - 1
    towards, avoided = _finesses(game, hands, seat, seen, voids)
    if towards:
        return towards, -1
    high = _high(hand, seen)
    crossing = _towards_high(hand, _high(other, seen))
    if game.top_down:
        high = sum(highest(hand & suit) & high for suit in SUIT_BITS)
    to_the_right_hand = (crossing | ruffing) & ~avoided or crossing
    if avoided and to_the_right_hand:
        return to_the_right_hand, -1
    every = high | crossing | ruffing
    return every & ~avoided or every or hand & ~avoided or hand, -1


def follows(game: Game, trick: PlayedTrick) -> int:
    """Return the normal plays of the hand in turn, which does not lead."""
    seat, hands = trick.turn, trick.hands
    hand = hands[seat]
    playable = hand & SUIT_BITS[trick.led] or hand
    if seat % 2 != game.claimer % 2 or game.free:
        return playable
    if not game.controlled[seat]:
        return _of_partner(game, trick, playable)
    seen = (hands[seat ^ 1] | hands[seat ^ 3]) & ~trick.unaware
    following = bool(hand & SUIT_BITS[trick.led])
    ours = trick.winner == seat ^ 2 and game.controlled[seat ^ 2] and not _is_lost(game, trick, trick.best, seen)
    winning = _winners(playable, trick.best, game.trump)
    if _has_placed(game, trick):
        winning &= ~SUIT_BITS[trick.led] | _high(winning, seen)
    sure = winning
    if trick.played < 3:
        sure = sum(1 << card for card in _each(winning) if not _may_be_beaten(game, trick, card, seen))
    if trick.target >= 0 and playable >> trick.target & 1 and (winning >> trick.target & 1 or not sure):
        return 1 << trick.target
    won = ours and not _may_be_beaten(game, trick, trick.best, seen)
    spared = trick.played == 1 and game.controlled[seat ^ 2] and _takes(game, hands[seat ^ 2], trick, seen)
    on_lead = hands[seat ^ 2] if won or spared else 0
    losing = lowest(playable & ~winning) if following else _discards(game, playable, seen, on_lead)
    if won:
        return lowest(playable) if following else losing
    if not winning:
        return losing
    to_be_ruffed = not following and bool(SUIT_BITS[trick.led] & game.ruffs)
    if not sure:
        return winning | (0 if to_be_ruffed else losing)
    normal = _cheapest(game, trick, sure, seen)
    tries = trick.played != 2 or not (game.top_down or game.finesse >= 0 or _keeps_the_lead(game, trick, seen))
    guesses = winning & ~sure & ((1 << normal.bit_length()) - 1)
    if not following:
        normal |= guesses  # a careless ruff with a low trump
    elif guesses and tries and _is_guess(highest(guesses).bit_length() - 1, seen):
        normal |= highest(guesses)
    if spared or (ours and tries and not to_be_ruffed and _is_guess(trick.best, seen)):
        normal |= losing
    return normal


def _is_guess(card: int, seen: int) -> bool:
    """Tell whether no more than one outstanding card beats that card in its suit."""
    missing = seen & ABOVE[card]
    return not missing & (missing - 1)


def _keeps_the_lead(game: Game, trick: PlayedTrick, seen: int) -> bool:
    """Tell whether claimer has led to the trick, third hand being in turn, and has a high card of another suit."""
    first, third = trick.turn ^ 2, trick.turn
    mine = trick.hands[first] | trick.hands[third]
    return game.controlled[first] and bool(_high(mine & ~SUIT_BITS[trick.led], seen))


def _ours(game: Game, hands: Hands) -> int:
    return sum(hands[seat] for seat in range(4) if game.controlled[seat])


def _each(cards: int) -> list[int]:
    """List the cards of a set from the lowest."""
    found: list[int] = []
    while cards:
        bit = cards & -cards
        found.append(bit.bit_length() - 1)
        cards ^= bit
    return found


def _high(cards: int, seen: int) -> int:
    """Keep the cards that no card which claimer reckons with beats in its suit."""
    kept = 0
    for suit in SUIT_BITS:
        mine = cards & suit
        if mine:
            against = seen & suit
            kept |= mine & ~((1 << against.bit_length()) - 1) if against else mine
    return kept


def _towards_high(hand: int, high: int) -> int:
    """Keep the lowest card of each suit in which the other hand has a higher one that is high."""
    kept = 0
    for suit in SUIT_BITS:
        low = lowest(hand & suit)
        if low and high & suit and highest(high & suit) > low:
            kept |= low
    return kept


def _to_be_ruffed(game: Game, hand: int, other: int, seen: int) -> int:
    """Keep the losers of suits in which the other hand is void and has a trump."""
    if not other & game.trumps:
        return 0
    kept = 0
    for number, suit in enumerate(SUIT_BITS):
        if number != game.trump and not other & suit:
            kept |= hand & suit & ~_high(hand & suit, seen)
    return kept


def _can_draw(game: Game, mine: int, opponents: int) -> bool:
    """Tell whether a trump is out that claimer's highest beats."""
    against = opponents & game.trumps
    return bool(against) and highest(mine & game.trumps) > lowest(against)


def _finesses(game: Game, hands: Hands, seat: int, seen: int, voids: int) -> tuple[int, int]:
    """Return the leads that take a stated or marked finesse now, and the suits to keep for the other hand to lead."""
    towards = avoided = 0
    for number, suit in enumerate(SUIT_BITS):
        if not seen & suit or number == game.trump:
            continue
        for victim in (seat ^ 1, seat ^ 3):
            marked = game.marked and voids >> 4 * (victim ^ 2) + number & 1
            if not (marked or victim == game.finesse):
                continue
            behind = (victim + 1) % 4
            if not (game.controlled[behind] and game.controlled[behind ^ 2]):
                continue
            tenace = _high(hands[behind] & suit, seen)
            both = (hands[behind] | hands[behind ^ 2]) & suit
            below = both & ~_high(both, seen) if tenace else 0
            if not below or not hands[behind ^ 2] & suit:
                continue
            finessing = highest(below)
            missing = seen & ABOVE[finessing.bit_length() - 1]
            if not missing or missing == seen & suit:
                continue
            if seat == behind:
                avoided |= suit
            else:
                towards |= lowest(hands[seat] & suit) if hands[behind] & finessing else finessing
    return towards, avoided


def _winners(cards: int, best: int, trump: int) -> int:
    winning = cards & ABOVE[best]
    if trump >= 0 and best // 13 != trump:
        winning |= cards & SUIT_BITS[trump]
    return winning


def _counted_void(game: Game, trick: PlayedTrick, seat: int, suit: int) -> bool:
    """Tell whether claimer takes the opponent to be void: marked, or by the finesse that he stated."""
    if suit == trick.led and _stated_finesse(game, trick):
        return True
    return game.marked and bool(trick.voids >> 4 * seat + suit & 1)


def _stated_finesse(game: Game, trick: PlayedTrick) -> bool:
    """Tell whether the opponent who has just played is the one whom claimer means to finesse and still may."""
    if trick.played != 2 or game.finesse < 0 or game.finesse != (trick.turn - 1) % 4:
        return False
    return not _has_placed(game, trick)


def _has_placed(game: Game, trick: PlayedTrick) -> bool:
    """Tell whether the last hand must have what is out of the suit led, since the other opponent has shown out."""
    before = (trick.turn - 1) % 4
    return game.marked and trick.played == 2 and bool(trick.voids >> 4 * before + trick.led & 1)


def _is_lost(game: Game, trick: PlayedTrick, card: int, seen: int) -> bool:
    """Tell whether claimer knows that the last hand has a card of the suit led that beats `card`."""
    return card // 13 == trick.led and bool(seen & ABOVE[card]) and _has_placed(game, trick)


def _may_be_beaten(game: Game, trick: PlayedTrick, card: int, seen: int) -> bool:
    """Tell whether claimer must reckon with the opponent who is still to play beating `card`."""
    if trick.played == 3:
        return False
    later = (trick.turn + 1) % 4
    if later == game.visible:
        hand = trick.hands[later]
        playable = hand & SUIT_BITS[trick.led] or hand
        return bool(_winners(playable, card, game.trump))
    suit = card // 13
    if seen & ABOVE[card] and not _counted_void(game, trick, later, suit):
        return True
    has_shown_out = bool(trick.voids >> 4 * later + trick.led & 1)
    return (
        suit != game.trump
        and has_shown_out
        and bool(seen & game.trumps)
        and not _counted_void(game, trick, later, game.trump)
    )


def _cheapest(game: Game, trick: PlayedTrick, sure: int, seen: int) -> int:
    """Keep the cheapest sure winner and those that claimer believes equal to it."""
    low = lowest(sure)
    higher = seen & ABOVE[low.bit_length() - 1]
    limit = lowest(higher) if higher else 1 << 52
    equal = sure & SUIT_BITS[(low.bit_length() - 1) // 13] & (limit - 1)
    if game.top_down and trick.played == 2 and low & SUIT_BITS[trick.led]:
        return highest(equal)
    return equal


def _takes(game: Game, hand: int, trick: PlayedTrick, seen: int) -> bool:
    """Tell whether the hand that plays last to the trick is sure to win it, as far as claimer reckons."""
    suit = hand & SUIT_BITS[trick.led]
    if suit:
        return bool(_high(suit, seen)) and highest(_high(suit, seen)) > 1 << trick.best
    return bool(hand & game.trumps) and not seen & game.trumps


def _discards(game: Game, playable: int, seen: int, on_lead: int) -> int:
    """Keep the normal discards; `on_lead` is claimer's other hand where that wins the trick."""
    plain = playable & ~game.trumps
    if not plain:
        return lowest(playable)
    high = _high(plain, seen)
    entry = 0 if playable & game.trumps else _only_entry(high, on_lead)
    pool = plain & ~high or plain & ~entry or plain
    pool = pool & ~game.named or pool
    return sum(lowest(pool & suit) for suit in SUIT_BITS)


def _only_entry(high: int, on_lead: int) -> int:
    """Return the high card to which the hand on lead can go with a lower one, if there is just one such."""
    reached = sum(high & suit & -lowest(on_lead & suit) for suit in SUIT_BITS)
    return 0 if reached & (reached - 1) else reached


def _of_partner(game: Game, trick: PlayedTrick, playable: int) -> int:
    """Return what a defender's partner may normally play: anything but taking over a trick that claimer is winning."""
    seen = (trick.hands[trick.turn ^ 1] | trick.hands[trick.turn ^ 3]) & ~trick.unaware
    secure = trick.winner == game.claimer and not _may_be_beaten(game, trick, trick.best, seen)
    allowed = (playable & ~_winners(playable, trick.best, game.trump) if secure else playable) or playable
    if playable & SUIT_BITS[trick.led]:
        return allowed
    return sum(lowest(allowed & suit) for number, suit in enumerate(SUIT_BITS) if number != game.trump) | (
        allowed & game.trumps
    )
