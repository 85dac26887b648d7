"""Law 56: defender's lead out of turn."""

from __future__ import annotations

from duplicado.law.book import law_53
from duplicado.law.clause import clause
from duplicado.law.edition import cited_in
from duplicado.law.orders import StandingPlay
from duplicado.law.play_situation import PlayAndPenaltyCards
from duplicado.law.procedure_steps import Order, Procedure, accepts
from duplicado.law.rectification import rectifies


@rectifies("56", sheet=PlayAndPenaltyCards)
@clause("56", "56A", "56B")
def rectify(sheet: PlayAndPenaltyCards) -> Procedure:
    """Let declarer accept the lead, or have it taken back as a major penalty card with the options of Law 50D."""
    facts, already = sheet.fact, sheet.already
    if law_53.is_last_trick(facts):
        yield law_53.last_trick(facts)
    elif (yield from accepts(facts.before.declarer, "56")):
        yield Order((cited_in(facts.edition, "56A"), "53A"), (StandingPlay(facts.play),))
    else:
        yield law_53.withdrawn_lead(facts, (cited_in(facts.edition, "56B"), "50B"), already)
