"""Tricks that are sure without a search, each answer with the cards whose ranks it rests on.

An answer is a word: the cards in the lower 52 bits, the number of tricks from bit 56.
"""

from __future__ import annotations

from duplicado.analysis.compiled.machine import (
    ALL_CARDS,
    Memory,
    bottom,
    compiled,
    load,
    size,
    suit_cards,
    top,
)


@compiled
def highest(cards: int, count: int) -> int:
    """Return so many of a suit's highest cards, or all."""
    answer = 0
    while count > 0 and cards != 0:
        answer |= top(cards)
        cards &= cards - 1
        count -= 1
    return answer


@compiled
def trump_tricks(trumps: int, one: int, other: int) -> int:
    """Count the tricks of two partners with the trumps that nobody else can beat."""
    ours = (one | other) & trumps
    longest = max(size(one & trumps), size(other & trumps))
    theirs = trumps & ~ours
    if theirs == 0:
        return longest << 56
    masters = ours & (top(theirs) - 1)
    count = min(size(masters), longest)
    return highest(masters, count) | (count << 56)


@compiled
def placed_trump(memory: Memory, trumps: int, me: int, cards: int) -> int:
    """Find one trump trick of `me` and partner by the place of the king and queen towards the ace.

    `cards` is what each hand has if `me` is on lead, since a lone guard may have to be led; else 13.
    """
    if size(trumps) < 3:
        return 0
    ace = top(trumps)
    king = top(trumps ^ ace)
    queen = top(trumps ^ ace ^ king)
    mine, partners = load(memory, me) & trumps, load(memory, (me + 2) & 3) & trumps
    left, right = load(memory, (me + 1) & 3), load(memory, (me + 3) & 3)
    if partners & king != 0 and partners != king and left & ace != 0:
        return ace | king | (1 << 56)
    if mine & king != 0 and mine != king and right & ace != 0 and cards >= 3:
        return ace | king | (1 << 56)
    both = mine | partners
    if (left | right) & ace != 0 and both & king != 0 and both & queen != 0 and both != king | queen:
        return ace | king | queen | (1 << 56)
    return 0


@compiled
def rounds(memory: Memory, seat: int, suit: int, trump: int) -> int:
    """Count the rounds of a side suit that no opponent can ruff."""
    answer = 13
    if trump < 4:
        for opponent in (seat + 1, seat + 3):
            hand = load(memory, opponent & 3)
            if hand & suit_cards(trump) != 0:
                answer = min(answer, size(hand & suit_cards(suit)))
    return answer


@compiled
def suit_tricks(mine: int, partners: int, theirs: int, longest: int, limit: int) -> int:
    """Count the winners of the leader in a suit, and of partner after these.

    The leader's stand from bit 56, partner's from bit 52; bit 60 tells that the leader can cross to partner.
    Both fall short where one partner would have to overtake the other's winner.
    """
    upto = top(theirs) - 1 if theirs != 0 else ALL_CARDS
    masters, others = mine & upto, partners & upto
    here, there = size(masters), size(others)
    small = size(partners) - there
    if here > small and there > 0 and top(others) < bottom(masters):
        here = small
    elif here >= longest and size(partners) <= here:
        here = size(mine)  # nobody has any left after the winners
    here = min(here, limit)
    left = there - max(0, min(here, size(partners)) - small)
    if masters == 0 and there >= longest and size(mine) <= there:
        left = size(partners)
    if here < size(masters):
        left = min(left, max(1, size(mine) - size(masters)))
    left = min(left, limit - here)
    if left <= 0 or (here < size(mine) and top(others) > bottom(mine)):
        return here << 56
    crosses = 1 if here < size(mine) else 0
    return (here << 56) | (left << 52) | (crosses << 60)


@compiled
def leaders_tricks(memory: Memory, seat: int, trump: int, cards: int, left: int) -> int:
    """Count tricks that the side of the leader can take at once: first here, then, if there is a way, at partner's."""
    me, partner = load(memory, seat), load(memory, (seat + 2) & 3)
    lefty, righty = load(memory, (seat + 1) & 3), load(memory, (seat + 3) & 3)
    trumps = left & suit_cards(trump) if trump < 4 else 0
    answer = trump_tricks(trumps, me, partner) if trump < 4 else 0
    sure, ranks = answer >> 56, answer & ALL_CARDS
    here, there, there_ranks, crosses = 0, 0, 0, False
    for suit in range(4):
        held = suit_cards(suit)
        mine, partners, theirs = me & held, partner & held, (lefty | righty) & held
        if suit == trump or mine | partners == 0:
            continue
        longest = max(size(lefty & held), size(righty & held))
        found = suit_tricks(mine, partners, theirs, longest, rounds(memory, seat, suit, trump))
        upto = top(theirs) - 1 if theirs != 0 else ALL_CARDS
        count = (found >> 56) & 15
        here += count
        ranks |= highest(mine & upto, min(count, max(longest, size(partners))))
        if (found >> 52) & 15 != 0:
            there += (found >> 52) & 15
            there_ranks |= highest(partners & upto, max(longest, size(mine)))
            crosses = crosses or found >> 60 != 0
    if crosses:
        here += there
        ranks |= there_ranks
    # A hand that has to ruff its partner's winner takes one trick with two of them.
    here = max(0, min(here, cards - max(size(me & trumps), size(partner & trumps))))
    return ranks | (min(sure + here, cards) << 56)


@compiled
def others_tricks(memory: Memory, seat: int, trump: int, left: int) -> int:
    """Count tricks that the side not on lead takes whatever is led."""
    me, partner = load(memory, seat), load(memory, (seat + 2) & 3)
    lefty, righty = load(memory, (seat + 1) & 3), load(memory, (seat + 3) & 3)
    if trump < 4 and left & suit_cards(trump) != 0:
        return trump_tricks(left & suit_cards(trump), lefty, righty)
    ranks, count = 0, 0
    for suit in range(4):
        if me & suit_cards(suit) == 0:
            continue
        master = top(left & suit_cards(suit))
        if (me | partner) & master != 0:
            return 0
        ranks |= master
        count += 1
    is_with_one = ranks & ~lefty == 0 or ranks & ~righty == 0
    return ranks | ((count if is_with_one else 1) << 56)
