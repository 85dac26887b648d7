"""Law 19A2-3 and 19B2-3: the words of a double or redouble; when one is admissible is in `law.procedure`."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.law.information import Misstated
from duplicado.law.orders import BidNamed
from duplicado.law.procedure_steps import Choice
from duplicado.vocabulary.calls import Bid, Double, Redouble
from duplicado.vocabulary.seats import Seat


def forbids_naming_the_bid(call: Double | Redouble) -> str:
    """Return the clause by which the player should have said nothing but `double`, or `redouble`."""
    return "19A2" if isinstance(call, Double) else "19B2"


@clause("19A3", "19B3")
def misstatement(call: Double | Redouble, stated: Bid, made: Bid) -> Misstated | None:
    """Return how the words misstate the bid; `None` when they name the bid that was made.

    Either way the call is of the bid that was made, as he made it in its place of the auction.
    """
    return None if stated is made else Misstated(call, stated)


def deems_made(call: Double | Redouble) -> str:
    """Return the clause by which a call that misstates the bid is of the bid that was made."""
    return "19A3" if isinstance(call, Double) else "19B3"


def cites_of_information(call: Double | Redouble) -> tuple[str, ...]:
    """Return the clauses under which a misstatement is unauthorized information for partner.

    Reading: the clause refers to Law 16 in both editions; the Portuguese print of 2007 leaves the reference out.
    """
    return (deems_made(call), "16B1")


def named_in_answer(seat: Seat, answer: Choice) -> tuple[BidNamed, ...]:
    """Return what the words entail of a double or redouble by which an option was answered, once that call stands.

    Args:
        seat: the player whose call it is.
        answer: the choice of a call, and the bid that he named with it, if any.
    """
    if answer.stated is None or not isinstance(answer.call, Double | Redouble):
        return ()
    return (BidNamed(seat, answer.call, answer.stated),)
