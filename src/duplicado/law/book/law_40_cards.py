"""Law 40B2(c) and (d): the opponents' system card, and aids to memory."""

from __future__ import annotations

from collections.abc import Mapping

from duplicado.law.book.law_20 import Stage
from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of


@clause("40B2(c)", "40B2(c)(i)", "40B2(c)(ii)", "40B2(c)(iii)")
@reads(options.SYSTEM_CARD_OPP_CONSULT)
def forbids_opponents_card(
    stage: Stage,
    regulations: Mapping[str, object],
    edition: Edition,
    *,
    begun: bool = True,
    in_turn: bool = False,
    asked_to_explain: bool = False,
) -> str | None:
    """Return the clause that forbids a player to look at the opponents' system card; `None` when he may.

    Before the auction, in the Clarification Period, and in auction and play at his turn; the Regulating Authority may
    take any of these away (`system_card.opp_consult`).

    Args:
        stage: how far the board has come.
        regulations: the decisions of the authority.
        edition: of the Laws.
        begun: whether the auction has begun.
        in_turn: whether it is his turn to call or play.
        asked_to_explain: whether an opponent has asked him what a call of his partner's means.
    """
    if to_explain(edition, asked=asked_to_explain):
        return None
    occasions = value_of(options.SYSTEM_CARD_OPP_CONSULT, regulations)
    match stage:
        case Stage.OVER:
            return None
        case Stage.AUCTION if not begun:
            return None if "before the auction" in occasions else "40B2(c)(i)"
        case Stage.CLARIFICATION:
            return None if "clarification" in occasions else "40B2(c)(ii)"
        case Stage.AUCTION:
            return None if in_turn and "in the auction" in occasions else "40B2(c)(iii)"
        case Stage.PLAY:
            return None if in_turn and "play" in occasions else "40B2(c)(iii)"


@clause("40B2(c)(iv)", editions=(Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024))
def to_explain(edition: Edition, *, asked: bool) -> bool:
    """Tell whether he may look at it, out of turn too, to answer a question correctly: since 2017."""
    return asked and has_clause("40B2(c)(iv)", edition)


@clause("40B2(d)")
@reads(options.MEMORY_AIDS)
def forbids_memory_aid(stage: Stage, regulations: Mapping[str, object], edition: Edition) -> str | None:
    """Return the clause that forbids an aid to memory, calculation or technique; `None` when it may be used.

    None from the start of the auction to the end of the play, unless the Regulating Authority provides otherwise
    (`memory_aids`). Where it does so for teaching only, the regulations of a table that teaches say `allowed`.
    """
    if stage is Stage.OVER or value_of(options.MEMORY_AIDS, regulations) == "allowed":
        return None
    return cited_in(edition, "40B2(d)")
