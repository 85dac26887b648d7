"""Claims in sentences: what is claimed and conceded, and the line of play that is stated (Law 68)."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.publish.messages import Value
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.claim_statement import ClaimStatement
from duplicado.table.play_state import ClaimMade
from duplicado.vocabulary.cards import Card


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
