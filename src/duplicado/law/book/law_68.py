"""Law 68: what is no claim or concession after all."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.law.orders import PlayResumes
from duplicado.law.requests import Order, Procedure

__all__ = ["no_claim"]


@clause("68", "48B2")
def no_claim(number: str) -> Procedure:
    """Order that play goes on: the words concerned only the trick in progress, or no claim was meant (48B2)."""
    yield Order((number,), (PlayResumes(),))
