"""The memory of a search: bounds of positions, and the card that was right in a like one.

Bounds are kept by the lengths of the suits in each hand and by the seat that leads. A pattern says of the highest cards
of each suit who has them; who has the others did not matter (partition search, Matthew Ginsberg, 1996). In a position
cards are counted from the top of those that are left, so two bits a card tell the owners, and one comparison of words
whether a pattern fits. A narrower pattern stands below a wider one that it is part of.
"""

from __future__ import annotations

from typing import Final

from duplicado.analysis.compiled.machine import ALL_CARDS, Memory, compiled, load, store

# The words of a search, by their places. The first four are the hands.
LENGTHS: Final = 4
FREE: Final = 5
ENTRIES: Final = 6
SOLVED: Final = 8
"""The twenty answers: by trump (4: none) and leader, tricks of North and South."""
SOLVED_BY: Final = 28
"""The state of the files from which the answers come."""
WAITING: Final = 32
MOST_WAITING: Final = 90
TRICKS: Final = 128
TRICK_WORDS: Final = 16
MOVES: Final = TRICKS + 13 * TRICK_WORDS
"""Sixteen for each card of the play."""
ENTRY: Final = MOVES + 52 * 16
MOST_ENTRIES: Final = 1 << 15
HINTS: Final = ENTRY + 2 * MOST_ENTRIES
MOST_HINTS: Final = 1 << 16
PATTERNS: Final = HINTS + MOST_HINTS
MOST_PATTERNS: Final = 1 << 19
WORDS: Final = PATTERNS + 4 * MOST_PATTERNS

_FACTOR: Final = 0x1B8B4567327B23C7
_LINK: Final = 0xFFFFFFFF
_TAG: Final = 0x0FFFFFFFFFFFFF00


@compiled
def forget(memory: Memory) -> None:
    """Drop all bounds and hints."""
    for place in range(ENTRY, PATTERNS):
        store(memory, place, 0)
    store(memory, FREE, 1)  # 0 links to nothing
    store(memory, ENTRIES, 0)


@compiled
def entry_of(memory: Memory, key: int) -> int:
    """Return the place of the entry of lengths and leader; it is empty where nothing is known of them."""
    number = ((key * _FACTOR) >> 40) & (MOST_ENTRIES - 1)
    while True:
        known = load(memory, ENTRY + 2 * number)
        if known in (0, key):
            return ENTRY + 2 * number
        number = (number + 1) & (MOST_ENTRIES - 1)


@compiled
def lower(word: int) -> int:
    """Return the fewest tricks of North and South, from the first word of a pattern."""
    return (word >> 52) & 15


@compiled
def upper(word: int) -> int:
    """Return the most tricks of North and South, from the first word of a pattern."""
    return word >> 56


@compiled
def fits(memory: Memory, pattern: int, odd: int, far: int, told: int) -> bool:
    """Say whether a pattern gives cards to the same hands, by the two bits that tell the owner of each card."""
    return ((load(memory, pattern + 1) ^ odd) | (load(memory, pattern + 2) ^ far)) & told == 0


@compiled
def decides(word: int, need: int) -> bool:
    """Say whether bounds tell if North and South take the tricks that they need."""
    return lower(word) >= need or upper(word) < need


@compiled
def below(memory: Memory, number: int, odd: int, far: int, need: int) -> int:
    """Return the place of a pattern that decides, among narrower ones; 0 for none."""
    waiting = 0
    while True:
        while number == 0:
            if waiting == 0:
                return 0
            waiting -= 1
            number = load(memory, WAITING + waiting)
        pattern = PATTERNS + 4 * number
        link = load(memory, pattern + 3)
        number = link >> 32
        if fits(memory, pattern, odd, far, load(memory, pattern) & ALL_CARDS):
            if decides(load(memory, pattern), need):
                return pattern
            if number != 0 and waiting < MOST_WAITING:
                store(memory, WAITING + waiting, number)
                waiting += 1
            number = link & _LINK


@compiled
def recall(memory: Memory, entry: int, odd: int, far: int, need: int) -> int:
    """Return the place of a pattern that decides; 0 for none. The one under which it stands comes to the front."""
    first = load(memory, entry + 1)
    number, before = first, 0
    while number != 0:
        pattern = PATTERNS + 4 * number
        link = load(memory, pattern + 3)
        if fits(memory, pattern, odd, far, load(memory, pattern) & ALL_CARDS):
            found = pattern
            if not decides(load(memory, pattern), need):
                found = below(memory, link & _LINK, odd, far, need)
            if found != 0:
                if before != 0:
                    _link_next(memory, before, link >> 32)
                    _link_next(memory, number, first)
                    store(memory, entry + 1, number)
                return found
        before = number
        number = link >> 32
    return 0


@compiled
def _link_next(memory: Memory, number: int, following: int) -> None:
    place = PATTERNS + 4 * number + 3
    store(memory, place, (load(memory, place) & _LINK) | (following << 32))


@compiled
def _first_of(memory: Memory, entry: int, parent: int) -> int:
    return load(memory, entry + 1) if parent == 0 else load(memory, PATTERNS + 4 * parent + 3) & _LINK


@compiled
def _link_first(memory: Memory, entry: int, parent: int, first: int) -> None:
    if parent == 0:
        store(memory, entry + 1, first)
    else:
        place = PATTERNS + 4 * parent + 3
        store(memory, place, (load(memory, place) & ~_LINK) | first)


@compiled
def keep(memory: Memory, key: int, told: int, odd: int, far: int, bounds: int) -> None:
    """Remember the bounds of the pattern of the cards `told`; those of wider patterns hold for it as well."""
    if load(memory, FREE) >= MOST_PATTERNS - 2 or load(memory, ENTRIES) > MOST_ENTRIES * 3 // 4:
        forget(memory)
    entry = entry_of(memory, key)
    if load(memory, entry) == 0:
        store(memory, entry, key)
        store(memory, ENTRIES, load(memory, ENTRIES) + 1)
    least, most = bounds & 15, bounds >> 4
    parent, before, narrower, number = 0, 0, 0, load(memory, entry + 1)
    while number != 0:
        pattern = PATTERNS + 4 * number
        word, link = load(memory, pattern), load(memory, pattern + 3)
        cards, following = word & ALL_CARDS, link >> 32
        if not fits(memory, pattern, odd, far, told & cards):
            before = number
        elif cards & ~told == 0:
            least, most = max(least, lower(word)), min(most, upper(word))
            if cards == told:
                store(memory, pattern, told | (least << 52) | (most << 56))
                return
            if least == lower(word) and most == upper(word):
                return
            parent, before, following = number, 0, link & _LINK
        elif told & ~cards == 0:
            if before == 0:
                _link_first(memory, entry, parent, following)
            else:
                _link_next(memory, before, following)
            if lower(word) > least or upper(word) < most:
                _link_next(memory, number, narrower)
                narrower = number
        else:
            before = number
        number = following
    made = load(memory, FREE)
    store(memory, FREE, made + 1)
    pattern = PATTERNS + 4 * made
    store(memory, pattern, told | (least << 52) | (most << 56))
    store(memory, pattern + 1, odd & told)
    store(memory, pattern + 2, far & told)
    store(memory, pattern + 3, narrower | (_first_of(memory, entry, parent) << 32))
    _link_first(memory, entry, parent, made)


@compiled
def hinted(memory: Memory, situation: int) -> int:
    """Return the card that last decided in a like situation; -1 for none."""
    word = load(memory, HINTS + ((situation >> 36) & (MOST_HINTS - 1)))
    return word & 0xFF if word & ~0xFF == situation & _TAG and word != 0 else -1


@compiled
def note(memory: Memory, situation: int, card: int) -> None:
    """Remember the card that decided."""
    store(memory, HINTS + ((situation >> 36) & (MOST_HINTS - 1)), (situation & _TAG) | card)
