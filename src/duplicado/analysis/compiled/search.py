"""The search: alpha-beta with a zero window, fail-soft, over tricks whose starts are remembered as patterns.

Its value is a word: from bit 56 the tricks of North and South from the start of the trick on, in the lower 52 bits the
cards whose ranks the value rests on. A side that needs more than sure tricks and known patterns give tries its cards.
The highest card of a run of one owner is tried for the whole run: where it decides, the value rests on it alone; where
it does not, on the lowest card too, since the others are only then known not to decide either. A card that its suit's
ranks do not matter for stands for the lower ones. The searches of one trump suit share what they remember.

Ideas: partition search (Matthew Ginsberg), DDS (Bo Haglund and Soren Hein), bridge-solver (Hua Fan: one table for the
leaders of a trump suit, the hint of a deciding card, tricks that are sure by place).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from duplicado.analysis.compiled.machine import (
    ALL_CARDS,
    SOURCES,
    Memory,
    bottom,
    bottom_place,
    compiled,
    compiled_once,
    load,
    packed,
    size,
    store,
    suit_cards,
    suit_of,
    top,
    top_place,
    unpacked,
)
from duplicado.analysis.compiled.move_order import write_followed, write_leads, write_others
from duplicado.analysis.compiled.sure_tricks import leaders_tricks, others_tricks, placed_trump
from duplicado.analysis.compiled.table_memory import (
    LENGTHS,
    MOVES,
    SOLVED,
    SOLVED_BY,
    TRICK_WORDS,
    TRICKS,
    entry_of,
    forget,
    hinted,
    keep,
    lower,
    note,
    recall,
    upper,
)


@compiled
def last_trick(memory: Memory, trump: int, seat: int, left: int) -> int:
    """Return the value of the trick that plays itself."""
    best, winner = top_place(load(memory, seat)), seat
    for step in range(1, 4):
        card = top_place(load(memory, (seat + step) & 3))
        if beats(card, best, trump):
            best, winner = card, (seat + step) & 3
    ranks = 1 << best if size(left & suit_cards(suit_of(best))) > 1 else 0
    return ranks | ((1 - (winner & 1)) << 56)


@compiled
def beats(card: int, best: int, trump: int) -> bool:
    """Say whether a card wins over the one that has won so far."""
    suit = suit_of(card)
    return card < best if suit == suit_of(best) else suit == trump


@compiled
def run_tops(left: int, odd: int, far: int) -> int:
    """Return the highest card of each run of one owner, packed."""
    highest = 0
    for suit in range(4):
        cards = left & suit_cards(suit)
        if cards != 0:
            highest |= top(cards)
    return (odd ^ (odd << 1)) & ALL_CARDS | (far ^ (far << 1)) & ALL_CARDS | packed(highest, left)


@compiled
def told_cards(left: int, tops: int, ranks: int) -> int:
    """Return the packed cards whose owners a pattern tells: from the top of each suit to the last rank.

    The last run of a suit is left out: its owner follows from the lengths.
    """
    needed, first, told = packed(ranks, left), 0, 0
    for suit in range(4):
        after = first + size(left & suit_cards(suit))
        within = (1 << after) - (1 << first)
        cards = needed & within
        if cards != 0:
            end = min(bottom_place(cards) + 1, bottom_place(tops & within))
            told |= (1 << end) - (1 << first)
        first = after
    return told


@compiled
def remembered(memory: Memory, trick: int, ranks: int, tricks: int, need: int) -> int:
    """Remember a value for the start of a trick, and return it with all cards that the pattern tells."""
    left = load(memory, trick)
    told = told_cards(left, load(memory, trick + 2), ranks)
    bounds = tricks | (load(memory, trick + 6) << 4) if tricks >= need else tricks << 4
    keep(memory, load(memory, trick + 5), told, load(memory, trick + 3), load(memory, trick + 4), bounds)
    return unpacked(told, left) | (tricks << 56)


@compiled
def decided(seat: int, sure: int, cards: int, need: int) -> int:
    """Return the tricks of North and South if sure tricks of the side of `seat` decide, else -1."""
    count = sure >> 56
    if seat & 1 == 0:
        return count if count >= need else -1
    return cards - count if cards - count < need else -1


@compiled
def sure_value(memory: Memory, trump: int, seat: int, left: int, cards: int, need: int) -> int:
    """Return the value that sure tricks give, -1 if they do not decide."""
    trumps = left & suit_cards(trump) if trump < 4 else 0
    sure = leaders_tricks(memory, seat, trump, cards, left)
    if sure >> 56 == 0:
        sure = placed_trump(memory, trumps, seat, cards)
    tricks = decided(seat, sure, cards, need)
    if tricks < 0:
        sure = others_tricks(memory, seat, trump, left)
        if sure >> 56 == 0:
            sure = placed_trump(memory, trumps, (seat + 1) & 3, 13)
        tricks = decided(seat + 1, sure, cards, need)
    return -1 if tricks < 0 else (sure & ALL_CARDS) | (tricks << 56)


@compiled
def begun(memory: Memory, trick: int, trump: int, seat: int, need: int) -> int:
    """Set up the words of a trick that begins, and return the value if it is known without playing, else -1."""
    cards = size(load(memory, 0))
    if need <= 0:
        return 0
    if need > cards:
        return cards << 56
    odd, far = load(memory, 1) | load(memory, 3), load(memory, 2) | load(memory, 3)
    left = load(memory, 0) | odd | far
    if cards == 1:
        return last_trick(memory, trump, seat, left)
    odd, far = packed(odd, left), packed(far, left)
    key = (load(memory, LENGTHS) << 6) | (cards << 2) | seat
    found = recall(memory, entry_of(memory, key), odd, far, need)
    if found != 0:
        word = load(memory, found)
        tricks = lower(word) if lower(word) >= need else upper(word)
        return unpacked(word & ALL_CARDS, left) | (tricks << 56)
    tops = run_tops(left, odd, far)
    store(memory, trick, left)
    store(memory, trick + 2, tops)
    store(memory, trick + 3, odd)
    store(memory, trick + 4, far)
    store(memory, trick + 5, key)
    store(memory, trick + 6, cards)
    value = sure_value(memory, trump, seat, left, cards, need)
    if value >= 0:
        return remembered(memory, trick, value & ALL_CARDS, value >> 56, need)
    store(memory, trick + 1, unpacked(tops, left))
    return -1


@compiled
def situation_of(memory: Memory, trick: int, trump: int, depth: int, seat: int, led: int, winning: int) -> int:
    """Return a number for what the hints are kept by: the suit led, or the whole hand, and the card to beat."""
    place, hand = depth & 3, load(memory, seat)
    about = hand
    if place != 0:
        if hand & suit_cards(led) != 0:
            about = (load(memory, trick) & suit_cards(led)) | ((winning & 63) << 52)
        else:
            about = hand | ((winning & 63 if trump < 4 else winning >> 6) << 52)
    return ((about * 4 + place) * 0x1B8B4567327B23C7) ^ (seat * 0x5851F42D4C957F2D)


@compiled
def further_cards(memory: Memory, depth: int, trump: int, seat: int, led: int, winning: int, at: int) -> int:
    """Write the candidates that wait, in their order, and return the place after them."""
    trick, place = TRICKS + (depth >> 2) * TRICK_WORDS, depth & 3
    candidates = load(memory, MOVES + depth * 16 + 15)
    store(memory, MOVES + depth * 16 + 15, 0)
    if candidates & (candidates - 1) == 0:
        if candidates != 0:
            store(memory, at, top_place(candidates))
            at += 1
        return at
    if place == 0:
        return write_leads(memory, at, seat, trump, load(memory, trick), candidates)
    if candidates & suit_cards(led) != 0:
        return write_followed(memory, at, seat, place, led, winning, candidates)
    return write_others(memory, at, seat, trump, place, led, winning, candidates)


@compiled
def first_cards(memory: Memory, depth: int, seat: int, led: int, hint: int) -> int:
    """Let the candidates wait but for the hint, and return the place after what is written."""
    at, tops = MOVES + depth * 16, load(memory, TRICKS + (depth >> 2) * TRICK_WORDS + 1)
    hand = load(memory, seat)
    if depth & 3 != 0 and hand & suit_cards(led) != 0:
        hand &= suit_cards(led)
    candidates = hand & tops
    if hint >= 0 and hand >> hint & 1 != 0:
        card = bottom_place(tops & ((2 << hint) - 1))
        store(memory, at, card)
        candidates &= ~(1 << card)
        at += 1
    store(memory, MOVES + depth * 16 + 15, candidates)
    return at


@compiled
def played(memory: Memory, depth: int, trump: int, seat: int, winning: int, card: int) -> int:
    """Play a card, and return the card and seat that now win."""
    suit, place, trick = suit_of(card), depth & 3, TRICKS + (depth >> 2) * TRICK_WORDS
    store(memory, seat, load(memory, seat) ^ (1 << card))
    store(memory, LENGTHS, load(memory, LENGTHS) - one_card(seat, suit))
    earlier = load(memory, trick + 7 + place) if place != 0 else 0
    store(memory, trick + 8 + place, earlier | (1 << card))
    return card | (seat << 6) if place == 0 or beats(card, winning & 63, trump) else winning


@compiled
def one_card(seat: int, suit: int) -> int:
    """Return what a card adds to the lengths; those of clubs follow from the others."""
    return 1 << (suit * 16 + seat * 4) if suit < 3 else 0


@compiled
def taken_back(memory: Memory, seat: int, card: int) -> None:
    """Undo the play of a card."""
    store(memory, seat, load(memory, seat) | (1 << card))
    store(memory, LENGTHS, load(memory, LENGTHS) + one_card(seat, suit_of(card)))


@compiled
def rank_that_won(memory: Memory, trick: int, card: int) -> int:
    """Return the card that won a trick if it won by its rank: over another card of its suit."""
    return 1 << card if size(load(memory, trick + 11) & suit_cards(suit_of(card))) > 1 else 0


@compiled
def no_better(card: int, ranks: int) -> int:
    """Return the cards that cannot do better than a card whose value rests on these ranks."""
    suit = suit_cards(suit_of(card))
    if ranks & suit == 0:
        return suit
    lowest = bottom_place(ranks & suit)
    return suit & ~((2 << lowest) - 1) if card > lowest else 0


@compiled
def run_end(memory: Memory, trick: int, card: int) -> int:
    """Return the lowest card of a run, by its highest."""
    suit = suit_cards(suit_of(card))
    after = load(memory, trick + 1) & suit & ~((2 << card) - 1)
    upto = (after & -after) - 1 if after != 0 else suit
    return bottom(load(memory, trick) & suit & upto)


@compiled
def search(memory: Memory, trump: int, depth: int, seat: int, led: int, winning: int, need: int) -> int:
    """Return a value that tells whether North and South take the tricks that they need, when `seat` is to play.

    `led` and `winning` are for the trick in progress; at the start of one they do not matter.
    """
    trick = TRICKS + (depth >> 2) * TRICK_WORDS
    if depth & 3 == 0:
        value = begun(memory, trick, trump, seat, need)
        if value >= 0:
            return value
    situation = situation_of(memory, trick, trump, depth, seat, led, winning)
    hint = hinted(memory, situation)
    at, after = MOVES + depth * 16, first_cards(memory, depth, seat, led, hint)
    is_ours = seat & 1 == 0
    tricks, ranks, worse = 0 if is_ours else 13, 0, 0
    while True:
        if at == after:
            after = further_cards(memory, depth, trump, seat, led, winning, at)
            if at == after:
                break
        card = load(memory, at)
        at += 1
        if worse >> card & 1 != 0:
            continue
        best = played(memory, depth, trump, seat, winning, card)
        if depth & 3 == 3:
            won = 1 - (best >> 6 & 1)
            value = search(memory, trump, depth + 1, best >> 6, led, best, need - won) + (won << 56)
            value |= rank_that_won(memory, trick, best & 63)
        else:
            follows = suit_of(card) if depth & 3 == 0 else led
            value = search(memory, trump, depth + 1, (seat + 1) & 3, follows, best, need)
        taken_back(memory, seat, card)
        found = value >> 56
        if (found >= need) == is_ours:
            if card != hint:
                note(memory, situation, card)
            tricks, ranks = found, value & ALL_CARDS
            break
        tricks = max(tricks, found) if is_ours else min(tricks, found)
        ranks |= value & ALL_CARDS
        skipped = no_better(card, value & ALL_CARDS)
        worse |= skipped
        if skipped == 0:
            ranks |= run_end(memory, trick, card)
    if depth & 3 == 0:
        return remembered(memory, trick, ranks, tricks, need)
    return ranks | (tricks << 56)


@compiled
def solve(memory: Memory, trump: int, leader: int, guess: int) -> int:
    """Count the tricks of North and South; `guess` is tried first. The hands are in the memory."""
    lengths, fewest, most = 0, 0, size(load(memory, 0))
    none = leader & 0  # not written as 0: numba would compile the search for that number, and not find it in its cache
    for seat in range(4):
        for suit in range(3):
            lengths += size(load(memory, seat) & suit_cards(suit)) * one_card(seat, suit)
    store(memory, LENGTHS, lengths)
    tricks = min(guess, most)
    while fewest < most:
        need = max(tricks, fewest + 1)
        tricks = search(memory, trump, none, leader, none, none, need) >> 56
        if tricks < need:
            most = tricks
        else:
            fewest = tricks
    return fewest


def _table_solver(sources: int) -> Callable[[Memory], None]:
    @compiled_once
    def solve_table(memory: Memory) -> None:
        """Solve for every trump suit, none, and leader, from the hands that are in the memory."""
        store(memory, SOLVED_BY, sources)
        cards, points = size(load(memory, 0)), 0
        for honour in range(4):
            for suit in range(4):
                points += ((load(memory, 0) | load(memory, 2)) >> (13 * suit + honour) & 1) * (4 - honour)
        for trump in range(5):
            forget(memory)
            guess = min(cards, (cards * points + 20) // 40 + 1)
            for place in range(4):
                leader = (place * 2 + 1) & 3 if place < 2 else (place * 2) & 3
                tricks = solve(memory, trump, leader, guess)
                store(memory, SOLVED + trump * 4 + leader, tricks)
                guess = tricks + 1

    return solve_table


solve_table: Final = _table_solver(SOURCES)
