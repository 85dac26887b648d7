"""Purpose of asking and relay bids (Law 23A3), compared by its words."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

Purpose: TypeAlias = frozenset[str]
"""The words that matter, in no order."""

# fmt: off
_IDLE: Final = frozenset((
    "a", "about", "an", "and", "by", "for", "how", "if", "in", "is", "it", "many", "of", "on", "or", "the", "their",
    "to", "what", "which", "with",
))
_ASKING: Final = frozenset((
    "ask", "asks", "asked", "asking", "asker", "enquire", "enquires", "enquiry", "inquire", "inquires", "inquiry",
    "query",
))
# fmt: on
_NUMBERS: Final = {"zero": "0", "no": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
_KEY_CARDS: Final = frozenset({"key", "card"})


def purpose(text: str) -> Purpose:
    """Return what the words of a purpose come to.

    Case, order, hyphens, plurals and idle words do not matter: `key-card ask` is `asks for key cards`. Reading: asking
    for aces and asking for key cards are one purpose (Law 23A3 speaks of the purpose, not of the answers).

    >>> purpose("asks for key-cards") == purpose("Ace ask"), purpose("0 or 3 key cards") == purpose("0 or 3 aces")
    (True, False)
    """
    words: set[str] = set()
    for word in re.findall(r"[^\W_]+", re.sub(r"\bkeycard", "key card", text.casefold())):
        if word in _ASKING:
            words.add("ask")
        elif word not in _IDLE:
            words.add(_NUMBERS.get(word, _singular(word)))
    if "ask" in words and words >= _KEY_CARDS:
        words = (words - _KEY_CARDS) | {"ace"}
    return frozenset(words)


def is_enquiry(words: Purpose) -> bool:
    """Tell whether such a call asks partner something, rather than to tell him something."""
    return bool(words & {"ask", "relay", "puppet"})


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word
