"""Players for the example evening.

Everybody knows all the cards and usually plays one that costs nothing (double dummy, found by endplay's DDS), the
cheapest of several; with a chance of his own he plays another lawful card instead, which may or may not cost a trick.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from endplay.dds import solve_board
from endplay.types import Card as EndplayCard
from endplay.types import Deal as EndplayDeal
from endplay.types import Denom, Player

from duplicado.law.procedure.play import PlayPosition
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal

DENOMS = {"C": Denom.clubs, "D": Denom.diamonds, "H": Denom.hearts, "S": Denom.spades, "NT": Denom.nt}
PLAYERS = {"N": Player.north, "E": Player.east, "S": Player.south, "W": Player.west}
MISTAKES = 0.05


def values(there: Any, lawful: list[Card]) -> dict[Card, int]:  # noqa: ANN401 - endplay publishes no types
    """Return the tricks that the side in turn can still win with each lawful card."""
    found = {Card.parse(f"{card.suit.name[0].upper()}{card.rank.abbr}"): int(n) for card, n in solve_board(there)}
    return {card: found[card] for card in lawful}


def play(deal: Deal, contract: Contract, chance: Random) -> Iterator[Card]:
    """Play a deal out, card by card."""
    there = EndplayDeal(str(deal))
    there.trump = DENOMS[contract.denomination.value]
    position = PlayPosition.beginning(contract, deal)
    there.first = PLAYERS[position.leader.value]
    while not position.is_over:
        lawful = list(position.playable() or ())
        card = lawful[0]
        if len(lawful) > 1:
            worth = values(there, lawful)
            good = [each for each in lawful if worth[each] == max(worth.values())]
            card = min(good, key=lambda each: (each.rank.index, each.index))
            if not position.trick:
                card = lead(good)
            if chance.random() < MISTAKES:
                card = chance.choice(lawful)
        there.play(EndplayCard(str(card)))
        position = position.after(card)
        yield card


def lead(good: list[Card]) -> Card:
    """Choose among equally good leads: the highest of a sequence, or fourth best of the longest suit."""
    suits = {card.suit for card in good}
    longest = max(suits, key=lambda suit: (sum(card.suit is suit for card in good), suit.index))
    held = sorted((card for card in good if card.suit is longest), reverse=True)
    top_of_sequence = len(held) > 1 and held[0].rank.is_honour and held[0].rank.index - held[1].rank.index == 1
    return held[0] if top_of_sequence else held[min(3, len(held) - 1)]
