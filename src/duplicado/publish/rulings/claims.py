"""Claims in sentences: the claim with its stated line of play (Law 68), the stakes of a judgement about it (Law 70)."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.director.claim_openings import judged_by_line
from duplicado.director.matter import Matter
from duplicado.director.state import DirectedTable
from duplicado.law.book.law_70 import ClaimToJudge
from duplicado.law.procedure.play import PlayPosition
from duplicado.law.procedure_steps import Stake
from duplicado.publish.messages import Value
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.play_state import ClaimMade
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side


def claim_told(words: RulingWords, claim: ClaimMade) -> str:
    """Say what was claimed and conceded, with the statement as it was made: in words, as a line of play."""
    said = "; ".join(filter(None, (line_told(words, claim.statement), claim.means)))
    values: dict[str, Value] = {
        "seat": words.seat(claim.claimer),
        "own": claim.own_tricks,
        "others": claim.others_tricks,
    }
    return words.text("claim-told-with", said=said, **values) if said else words.text("claim-told", **values)


def line_told(words: RulingWords, statement: ClaimStatement | None) -> str:
    """Say which line of play is stated; nothing where none is."""
    return "" if statement is None else "; ".join(_parts(words, statement))


def _parts(words: RulingWords, said: ClaimStatement) -> Iterator[str]:
    if said.draws_trumps:
        yield words.text("claim-line-trumps")
    if said.order:
        order = (words.card(each) if isinstance(each, Card) else words.suit(each) for each in said.order)
        yield words.text("claim-line-order", cards=", ".join(order))
    if said.finesse is not None:
        yield words.text("claim-line-finesse", seat=words.seat(said.finesse))
    if said.ruffs:
        yield words.text("claim-line-ruffs", suits=words.suits(said.ruffs))
    if said.rest_high:
        yield words.text("claim-line-rest")


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


def judged_line_told(words: RulingWords, state: DirectedTable) -> list[str]:
    """Say which line of play shows what was ruled of a contested claim that has ended the play: its tricks come behind.

    The cards of a trick that had begun are among them. Nothing where no line shows it.
    """
    judged = judged_by_line(state)
    if judged is None:
        return []
    claim, stake = judged
    tricks = (
        ", ".join(f"{words.wording.seat(leader.after(place))} {words.card(card)}" for place, card in enumerate(cards))
        for leader, cards, _ in tricks_of_line(claim.position, stake.line)
    )
    side = words.side(stake.side)
    return [words.text("claim-judged-line", side=side, tricks=stake.fewest, left=claim.left), *tricks]


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
