"""Stakes of a judgement about a claim, in words: the tricks by either answer, and the line that shows them."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.director.matter import Matter
from duplicado.law.book.law_70 import ClaimToJudge
from duplicado.law.procedure.play import PlayPosition
from duplicado.law.procedure_steps import Stake
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side


def stake_told(words: RulingWords, stake: Stake | None, matter: Matter) -> str:
    """Say how many tricks a side gets by an answer, with the line of play as far as its last lost trick."""
    contested = matter.facts.contested if isinstance(matter.facts, ClaimToJudge) else None
    if stake is None or contested is None:
        return ""
    line = "; ".join(
        " ".join((words.seat(leader), *map(words.card, cards)))
        for leader, cards in _until_the_last_loss(contested.position, stake)
    )
    worth = words.text(
        "claim-stake-one" if stake.fewest == stake.most else "claim-stake-range",
        side=words.side(stake.side),
        fewest=stake.fewest,
        most=stake.most,
        left=contested.left,
    )
    return f"{worth} {words.text('claim-stake-line', line=line)}" if line else worth


def tricks_of_line(
    position: PlayPosition, line: tuple[tuple[Seat, Card], ...]
) -> Iterator[tuple[Seat, tuple[Card, ...], Side]]:
    """Go through the tricks of a line: who led, the cards in their order, who won; the trick in progress is whole."""
    leader, cards = position.leader, list(position.trick)
    for _, card in line:
        cards.append(card)
        position = position.after(card)
        if not position.trick:
            yield leader, tuple(cards), position.leader.side
            leader, cards = position.leader, []


def _until_the_last_loss(position: PlayPosition, stake: Stake) -> list[tuple[Seat, tuple[Card, ...]]]:
    tricks = list(tricks_of_line(position, stake.line))
    lost = [number for number, (_, _, winner) in enumerate(tricks, 1) if winner is not stake.side]
    return [(leader, cards) for leader, cards, _ in tricks[: max(lost, default=0)]]
