"""The right to appeal, as the Director tells the players of it with his ruling (Law 83)."""

from __future__ import annotations

from duplicado.law.book.law_83 import Advice, AdviceOfAppeal
from duplicado.publish.rulings.ruling_terms import RulingWords


def advice_text(words: RulingWords, advice: AdviceOfAppeal) -> str:
    """Say that the ruling may be appealed, or that the Director refers it himself, with the clauses."""
    values = {"committee": words.text("office-committee")} if advice.advice is Advice.REFER else {}
    return words.with_law(words.text(f"office-advice-{advice.advice.value}", **values), *advice.clauses)
