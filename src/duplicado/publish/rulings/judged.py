"""Values for the sentences about a judgement: the persons and things concerned."""

from __future__ import annotations

from duplicado.law.book.law_12_judged import Unrectified
from duplicado.law.book.law_16_judged import RightsReserved, UnauthorizedUse
from duplicado.law.book.law_40 import Deviation, Understanding
from duplicado.law.book.law_72 import CouldHaveKnown, HelpedByInfraction
from duplicado.law.book.law_73 import Communication, Misled
from duplicado.law.book.law_75 import CorrectionDue, Misexplanation, due
from duplicado.law.book.law_84 import FactsToEstablish
from duplicado.law.sheet import FactSheet
from duplicado.publish.messages import Value, slug
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat


def judged_particulars(words: RulingWords, facts: FactSheet) -> dict[str, Value] | None:
    """Return the values for the sentences on a judgement's fact sheet; `None` for facts of another kind."""
    match facts:
        case UnauthorizedUse():
            return _values(words, facts.player, facts.chosen)
        case RightsReserved():
            return _values(words, facts.by)
        case CouldHaveKnown() | HelpedByInfraction():
            return _values(words, facts.offender)
        case Communication():
            return _values(words, facts.player)
        case Misled():
            return _values(words, facts.by)
        case Misexplanation():
            return _values(words, facts.explainer, facts.call) | {"failing": slug(facts.failing.value)}
        case CorrectionDue():
            return _values(words, facts.player) | {"when": words.text(f"judged-due-{slug(due(facts).value)}")}
        case Deviation():
            return _values(words, facts.player, facts.call) | {"tests": "yes" if facts.applied else "no"}
        case Understanding():
            side = words.text("judged-the-pair") if facts.side is None else words.side(facts.side)
            return _values(words, None) | {"side": side}
        case Unrectified() | FactsToEstablish():
            return _values(words, None)
        case _:
            return None


def _values(words: RulingWords, player: Seat | None, chosen: Call | Card | None = None) -> dict[str, Value]:
    who = words.text("judged-the-player") if player is None else words.seat(player)
    match chosen:
        case None:
            action = ""  # a sentence speaks of what was chosen, and names it where it is known
        case Card():
            action = f" ({words.card(chosen)})"
        case _:
            action = f" ({words.call(chosen)})"
    return {"player": who, "offender": who, "chosen": action}
