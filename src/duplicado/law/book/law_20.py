"""Law 20: review and explanation of calls: who may ask, who answers, and when an error is to be corrected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat


class Stage(Enumeration):
    """Stage of the board, as Law 20 divides it."""

    AUCTION = "auction"
    CLARIFICATION = "clarification"
    """From the final pass until an opening lead is faced."""
    PLAY = "play"
    OVER = "over"


class AskersRole(Enumeration):
    """Role of a player once the contract is known."""

    UNDECIDED = "undecided"
    """The auction is still on."""
    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"


def role_of(player: Seat, declarer: Seat | None) -> AskersRole:
    """Return the player's role, `UNDECIDED` while there is no (presumed) declarer."""
    if declarer is None:
        return AskersRole.UNDECIDED
    if player is declarer:
        return AskersRole.DECLARER
    return AskersRole.DUMMY if player is declarer.partner else AskersRole.DEFENDER


@dataclass(frozen=True, slots=True)
class PlayersQuestion:
    """Question of a player: its asker and its moment."""

    edition: Edition
    stage: Stage
    role: AskersRole
    in_turn: bool
    """True where it is his turn to call, or his (declarer's also dummy's) turn to play."""
    must_pass: bool = False
    """True where a Law obliges him to pass at this turn."""
    has_played: bool = False
    """True where he has played to the first trick (declarer: from dummy, 20:fn6)."""
    face_down_lead_made: bool = False
    leads: bool = False
    """True where the opening lead is his."""
    about_own_side: bool = False
    """True of a question about a call that his own side has made."""


@clause("20B", "20C2", "20:fn6", "41:fn10")
def forbids_review(asking: PlayersQuestion) -> str | None:
    """Return the clause that forbids him to have the calls restated; `None` when he may ask.

    In the auction the player in turn may, unless he must pass (20B); after the final pass declarer or a defender at
    his first turn to play (20C2): the right expires when he plays a card (41B).
    """
    if asking.stage is Stage.AUCTION:
        return None if asking.in_turn and not asking.must_pass else "20B"
    if asking.has_played:
        return "41B"
    if asking.role is AskersRole.DUMMY:
        return "20C2"
    if asking.stage is Stage.PLAY and not asking.in_turn:
        return "20C2"
    return None


@reads(options.AUCTION_RECORD_HIDDEN_WHEN)
def hides_calls(regulations: Mapping[str, object], *, lead_is_faced: bool, third_hand_has_played: bool) -> bool:
    """Tell whether the calls have been put away, by `auction.record_hidden_when`.

    Whoever may still have them restated asks for it. With `never` nobody need ask: a screen leaves them in view.

    Reading: with `never` a screen shows the calls for the whole play. 20C2 ends the right to ask for them, and forbids
    nobody to show them.
    """
    when = value_of(options.AUCTION_RECORD_HIDDEN_WHEN, regulations)
    return {"lead_faced": lead_is_faced, "third_hand_t1": third_hand_has_played}.get(when, False)


@clause("20C1")
def forbids_asking_whose_lead(stage: Stage, role: AskersRole) -> str | None:
    """Return the clause that gives him no right to ask whether the lead is his; `None` when he may.

    Either defender may, between the final pass and the facing of an opening lead. What an opponent answers wrongly does
    not harm him (47E1).
    """
    return None if stage is Stage.CLARIFICATION and role is AskersRole.DEFENDER else "20C1"


@clause("20G3", "40B2(b)")
@reads(options.SYSTEM_CARD_OWN_CONSULT)
def forbids_own_card(stage: Stage, role: AskersRole, regulations: Mapping[str, object], edition: Edition) -> str | None:
    """Return the clause that forbids him to look at his own system card or notes; `None` when he may.

    From the beginning of the auction period to the end of play nobody may, but for the declaring side in the
    Clarification Period (40B2(b)). The Regulating Authority may provide otherwise by `system_card.own_consult`: with
    `allowed` everybody may, as where beginners play, and with `never` the declaring side may not either. A board that
    has been passed out has no play to be influenced.
    """
    occasions = value_of(options.SYSTEM_CARD_OWN_CONSULT, regulations)
    declaring_side = role is not AskersRole.DEFENDER and "never" not in occasions
    if stage is Stage.OVER or "allowed" in occasions or (stage is Stage.CLARIFICATION and declaring_side):
        return None
    return cited_in(edition, "20G3")


@clause("20F", "20F1", "20F2", "20F1:supplementary", "41B", "41:fn11")
def forbids_question(asking: PlayersQuestion) -> str | None:
    """Return the clause that forbids him to ask about the auction; `None` when he may ask.

    In the auction the player in turn may (20F1); before the lead is faced the leader's partner and presumed declarer,
    and the leader before he leads (41B, 20F2); in the play declarer and the defenders at their turn (20F2). Each asks
    about the calls of his opponents.
    """
    if asking.about_own_side:
        return "20F1" if asking.stage is Stage.AUCTION else "20F2"
    match asking.stage:
        case Stage.AUCTION:
            if not asking.in_turn:
                return "20F1"
            return _barred_player_may_ask(asking)
        case Stage.CLARIFICATION:
            if asking.role is AskersRole.DUMMY:
                return "20F2"
            return "20F2" if asking.leads and asking.face_down_lead_made else None
        case Stage.PLAY:
            return None if asking.role is not AskersRole.DUMMY and asking.in_turn else "20F2"
        case Stage.OVER:
            return None


@clause("20:fn7", editions=(Edition.LAWS_2017,))
def _barred_player_may_ask(asking: PlayersQuestion) -> str | None:
    """Refuse the question of a player who must pass at this turn; 2007 does not."""
    return "20F1" if asking.must_pass and has_clause("20:fn7", asking.edition) else None


@clause("20D")
def may_restate(asker: Seat, restated_by: Seat) -> bool:
    """Tell whether that player may restate the calls: an opponent of the asker only."""
    return restated_by.side is not asker.side


@reads(options.ALERT_MANNER)
def forbids_explanation(explainer: Seat, caller: Seat, regulations: Mapping[str, object]) -> str | None:
    """Return the clause that forbids that player to explain the call of `caller`: his partner answers (20F1).

    Where each alerts his own calls (`alert.manner`), as with screens, the caller answers for them.
    """
    own = value_of(options.ALERT_MANNER, regulations) == "self"
    return None if explainer is (caller if own else caller.partner) else "20F1"


class When(Enumeration):
    """Time at which an error in an explanation is to be corrected."""

    AT_ONCE = "at once"
    BEFORE_CLARIFICATION_ENDS = "before the Clarification Period ends"
    """And earlier if the player likes."""
    IN_THE_CLARIFICATION_PERIOD = "in the Clarification Period"
    AFTER_PLAY = "after play"
    AT_THE_END_OF_THE_AUCTION = "when the auction has ended and the role is known"


@clause("20F4(a)")
def own_error_corrected(edition: Edition, noticed: Stage) -> When:
    """Say when a player corrects his own explanation (20F4, 75B).

    In 2007 at once; in 2017 before the Clarification Period ends, at once when he notices it in the play.
    """
    if edition.is_of_2007 or noticed in {Stage.PLAY, Stage.OVER}:
        return When.AT_ONCE
    return When.BEFORE_CLARIFICATION_ENDS


@clause("20F5(b)", "20F5(b)(i)", "20F5(b)(ii)")
def partners_error_corrected(role: AskersRole) -> When:
    """Say when a player tells the opponents that his partner's explanation was wrong.

    Declarer and dummy between the final pass and the lead, a defender not before play ends.
    """
    match role:
        case AskersRole.UNDECIDED:
            return When.AT_THE_END_OF_THE_AUCTION
        case AskersRole.DECLARER | AskersRole.DUMMY:
            return When.IN_THE_CLARIFICATION_PERIOD
        case AskersRole.DEFENDER:
            return When.AFTER_PLAY


def forbids_correction_of_partner(stage: Stage, role: AskersRole) -> str | None:
    """Return the clause that forbids him now to correct his partner's explanation; `None` when he may."""
    if stage is Stage.AUCTION:
        return "20F5(a)"
    if role is AskersRole.DEFENDER and stage is not Stage.OVER:
        return "20F5(b)(i)"
    return None
