"""The order in which cards are tried, so that the one that decides comes early.

Only one of several equal cards of a hand is a candidate. Each function writes from a place on and returns the next one.
"""

from __future__ import annotations

from duplicado.analysis.compiled.machine import (
    Memory,
    bottom,
    bottom_place,
    compiled,
    load,
    size,
    store,
    suit_cards,
    suit_of,
    top,
    top_place,
)


@compiled
def write_high(memory: Memory, at: int, cards: int) -> int:
    """Write cards, the highest of a suit first."""
    while cards != 0:
        store(memory, at, top_place(cards))
        cards &= cards - 1
        at += 1
    return at


@compiled
def write_low(memory: Memory, at: int, cards: int) -> int:
    """Write cards, the lowest of a suit first."""
    while cards != 0:
        card = bottom_place(cards)
        store(memory, at, card)
        cards ^= 1 << card
        at += 1
    return at


@compiled
def is_finesse(left: int, partners: int, ours: int, lefty: int) -> bool:
    """Say whether a lead goes through the left hand to an honour of partner's; `left` is what is left of the suit."""
    if size(partners) < 2 or size(lefty) < 2:
        return False
    ace = top(left)
    king = top(left ^ ace)
    queen = top(left ^ ace ^ king)
    jack = top(left ^ ace ^ king ^ queen)
    ten = top(left ^ ace ^ king ^ queen ^ jack)
    if partners & king != 0 and lefty & ace != 0:
        return True
    if partners & ace != 0 and lefty & king != 0:
        return partners & queen != 0 or (ours & queen != 0 and ours & jack != 0)
    if partners & king != 0 and lefty & queen != 0:
        return partners & jack != 0 or (ours & jack != 0 and ours & ten != 0)
    return False


@compiled
def gives_finesse(left: int, mine: int, ours: int, righty: int) -> bool:
    """Say whether a lead lets the last hand win a trick that it would lose if others led the suit."""
    if size(mine) < 2 or size(righty) < 2:
        return False
    ace = top(left)
    king = top(left ^ ace)
    if mine & ace != 0:
        return righty & king != 0
    return mine & king != 0 and righty & ace != 0 and ours & top(left ^ ace ^ king) == 0


@compiled
def lead_worth(memory: Memory, seat: int, trump: int, suit: int, left: int) -> int:
    """Tell how early a lead of the suit is tried: 0 first (a ruff for partner), 6 last (a ruff for opponents)."""
    held = suit_cards(suit)
    mine, partners = load(memory, seat) & held, load(memory, (seat + 2) & 3) & held
    lefty, righty = load(memory, (seat + 1) & 3) & held, load(memory, (seat + 3) & 3) & held
    trumps = suit_cards(trump) if trump < 4 else 0
    if suit == trump:
        return 5
    if lefty == 0 and load(memory, (seat + 1) & 3) & trumps != 0:
        return 6
    if righty == 0 and load(memory, (seat + 3) & 3) & trumps != 0:
        return 6
    if is_finesse(left, partners, mine | partners, lefty):
        return 1
    if trump < 4 and gives_finesse(left, mine, mine | partners, righty):
        return 4
    if lefty == 0 or righty == 0:
        return 3
    if size((mine | partners) & ~_without_three(left)) >= 2:
        return 2
    ruffs = load(memory, (seat + 2) & 3) & trumps
    is_ruff = partners == 0 and ruffs != 0 and size(ruffs) <= size(load(memory, seat) & trumps) and mine != top(left)
    return 0 if is_ruff else 3


@compiled
def _without_three(left: int) -> int:
    """Leave out a suit's three highest cards."""
    left &= left - 1
    left &= left - 1
    return left & (left - 1)


@compiled
def write_leads(memory: Memory, at: int, seat: int, trump: int, left: int, candidates: int) -> int:
    """Write leads: suit by suit in the order of their worth, of each the ends, and what stands between at the end."""
    rest, worths = candidates, 0
    for suit in range(4):
        if candidates & suit_cards(suit) != 0:
            worths |= lead_worth(memory, seat, trump, suit, left & suit_cards(suit)) << (suit * 4)
    for worth in range(6):
        chosen = 0
        for suit in range(4):
            cards = candidates & suit_cards(suit)
            if cards == 0 or worths >> (suit * 4) & 15 != worth:
                continue
            if worth != 0:
                chosen |= top(cards)
            if worth != 4:
                chosen |= bottom(cards)
        at = write_high(memory, at, chosen)
        rest &= ~chosen
    return write_high(memory, at, rest)


@compiled
def write_followed(memory: Memory, at: int, seat: int, place: int, led: int, winning: int, cards: int) -> int:
    """Write cards of the suit led, for the hand that plays as number `place` after the leader.

    `winning` is the card that wins so far and, from bit 6, the seat that played it.
    """
    best, is_partners = winning & 63, (winning >> 6) ^ seat == 2
    above = (1 << best) - 1
    higher = cards & above
    if suit_of(best) != led or higher == 0:
        return write_low(memory, at, cards)
    lefty = load(memory, (seat + 1) & 3) & suit_cards(led)
    is_last = place == 3 or lefty == 0
    if is_partners and (is_last or best < top_place(lefty) or lefty & above == lefty & (top(cards) - 1)):
        return write_low(memory, at, cards)
    partners = load(memory, (seat + 2) & 3) & suit_cards(led)
    if place == 1 and partners & above != 0 and _leaves_to_partner(lefty, partners, cards):
        return write_low(memory, at, cards)
    if is_last or bottom_place(higher) < top_place(lefty):
        at = write_low(memory, at, higher)
    else:
        at = write_high(memory, at, higher)
    return write_low(memory, at, cards & ~higher)


@compiled
def _leaves_to_partner(lefty: int, partners: int, cards: int) -> bool:
    """Say whether second hand may play low, since partner beats third hand or third hand beats both."""
    if lefty == 0 or top_place(partners) < top_place(lefty):
        return True
    beats_both = top_place(lefty) < top_place(partners | cards)
    return beats_both and lefty & (top(partners) - 1) == lefty & (top(cards) - 1)


@compiled
def write_others(memory: Memory, at: int, seat: int, trump: int, place: int, led: int, winning: int, cards: int) -> int:
    """Write cards of a hand that has none of the suit led: ruffs, then discards, from the longest suit first.

    `place` and `winning` are as in `write_followed`.
    """
    trumps = cards & suit_cards(trump) if trump < 4 else 0
    ruffs = _ruffs(memory, seat, trump, place, led, winning, trumps) if trumps != 0 else 0
    at = write_low(memory, at, ruffs)
    rest = cards & ~ruffs
    start = at
    for suit in range(4):
        held = rest & suit_cards(suit)
        if suit == trump or held == 0:
            continue
        length = size(load(memory, seat) & suit_cards(suit))
        then = at
        while then > start:
            before = load(memory, then - 1)
            if size(load(memory, seat) & suit_cards(suit_of(before))) >= length:
                break
            store(memory, then, before)
            then -= 1
        store(memory, then, bottom_place(held))
        rest ^= bottom(held)
        at += 1
    return write_high(memory, at, rest)


@compiled
def _ruffs(memory: Memory, seat: int, trump: int, place: int, led: int, winning: int, trumps: int) -> int:
    """Return the trumps that are tried before discards."""
    best, is_partners = winning & 63, (winning >> 6) ^ seat == 2
    lefty = load(memory, (seat + 1) & 3) & suit_cards(led)
    if is_partners and (place == 3 or (lefty != 0 and (suit_of(best) == trump or best < top_place(lefty)))):
        return 0
    if suit_of(best) == trump:
        return 0 if is_partners else trumps & ((1 << best) - 1)
    if place == 3 or lefty != 0 or load(memory, (seat + 1) & 3) & suit_cards(trump) == 0:
        return bottom(trumps)
    return trumps
