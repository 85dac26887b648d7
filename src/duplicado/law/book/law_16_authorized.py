"""Law 16A: what a player may use, and on which ground: lawful actions, withdrawn ones, lawful procedures, the rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat


@dataclass(frozen=True, slots=True)
class AuthorizedGround:
    """A reason why a player may, or may not, use some information.

    There may be several: of a king that was withdrawn and is played later, the play may be used and what the withdrawal
    told may not.
    """

    authorized: bool
    clauses: tuple[str, ...]


class LawfulSource(Enumeration):
    """Source of knowledge that the Laws themselves allow; the value is the Law, by its number of 2017."""

    OWN_HAND = "7B2"
    """The cards that he holds."""
    REVIEW = "20B"
    """The calls restated in the auction."""
    LATE_REVIEW = "20C2"
    """The calls restated after the final pass."""
    WHOSE_LEAD = "20C1"
    EXPLANATION = "20F1"
    """An opponent's reply to a question in the auction."""
    LATE_EXPLANATION = "20F2"
    """An opponent's reply after the final pass and in the play."""
    OPPONENTS_CARD = "40B2(c)"
    """The opponents' system card."""
    ALERT = "40B2(a)"
    """The opponents' alert."""
    DUMMY = "41D"
    """Dummy's cards, from the facing of the opening lead on."""
    PENALTY_CARD = "50E1"
    """A penalty card for as long as it lies on the table: in 2017 all that it tells, in 2007 that it must be played."""


@clause("16A1(a)")
def from_action(*, stands: bool, in_question: bool) -> AuthorizedGround | None:
    """Return the ground for a call or play of this board that is legal, or illegal and accepted; else there is none.

    `stands`: it is among the calls or plays that count; `in_question`: it is irregular, and neither accepted nor ruled
    upon. It does not heal what unauthorized information about the same call or card tells: that is a ground of its own.
    """
    return AuthorizedGround(authorized=True, clauses=("16A1(a)",)) if stands and not in_question else None


@clause("16A1(c)")
def from_lawful_procedure(source: LawfulSource, edition: Edition) -> AuthorizedGround:
    """Return the ground for what the Laws themselves let a player know."""
    return AuthorizedGround(authorized=True, clauses=("16A1(c)", cited_in(edition, source.value)))


def said_by(teller: Seat, hearer: Seat, source: LawfulSource, edition: Edition) -> AuthorizedGround:
    """Return the ground for words that the procedure allows or asks for: an opponent's may be used, partner's not.

    The proviso of 16A1(c): a question, a reply, an alert of partner's is extraneous for the other (16B1).
    """
    if teller is hearer.partner:
        return AuthorizedGround(authorized=False, clauses=(cited_in(edition, "16B1"),))
    return from_lawful_procedure(source, edition)


@reads(options.UI_AUTHORISED_BY_REGULATION)
def by_regulation(what: str, regulations: Mapping[str, object]) -> AuthorizedGround | None:
    """Return the ground that a regulation gives for what it names (`ui.authorised_by_regulation`); else there is none.

    `what` is compared with the words of the regulation as they stand: `live ranking`.
    """
    named = value_of(options.UI_AUTHORISED_BY_REGULATION, regulations)
    return AuthorizedGround(authorized=True, clauses=("16A1(c)",)) if what in named else None


@clause("16A1(d)")
def known_before(*, precluded_by: str | None = None) -> AuthorizedGround:
    """Return the ground for what a player knew before he took his hand: he may use it unless a Law precludes that.

    Args:
        precluded_by: the clause that does, by the number of the edition; `None` where there is none. What he knows of
            partner's habits he may use, but it has to be disclosed (40A1).
    """
    return AuthorizedGround(authorized=precluded_by is None, clauses=(precluded_by or "16A1(d)",))


class PriorKnowledge(Enumeration):
    """Knowledge that a player had before he took his hand."""

    GENERAL = "what he knew before"
    PARTNERS_HABITS = "partner's habits"
    """Partner's habits that he knows of and the opponents were not told of (40A1, 40C1)."""
    THIS_BOARD = "this board"
    """Knowledge of the board itself, seen or heard (16D)."""

    def precluded_by(self, edition: Edition) -> str | None:
        """Return the clause that precludes its use, by the number of the edition; `None` where there is none."""
        match self:
            case PriorKnowledge.GENERAL:
                return None
            case PriorKnowledge.PARTNERS_HABITS:
                return cited_in(edition, "40A3")
            case PriorKnowledge.THIS_BOARD:
                return cited_in(edition, "16D1")


class Background(Enumeration):
    """Circumstance, neither of his hand nor of the board, with which a player reckons."""

    SCORE_ESTIMATE = "his own estimate of his score"
    OPPONENTS_TRAITS = "the traits of his opponents"
    REQUIREMENTS = "what the tournament regulations require"
    PUBLISHED_STANDING = "live ranking"
    """A standing that is shown during the session: not his own estimate."""


@clause("16A2")
def from_background(of: Background, regulations: Mapping[str, object], edition: Edition) -> AuthorizedGround:
    """Return the ground for taking account of his score, of the opponents' traits and of the regulations.

    Reading: a ranking that a device shows during the session is no estimate of his own. Where no regulation lets
    players use it (`ui.authorised_by_regulation`: `live ranking`) it is information from elsewhere (16D).
    """
    if of is not Background.PUBLISHED_STANDING:
        return AuthorizedGround(authorized=True, clauses=("16A2",))
    allowed = by_regulation(of.value, regulations)
    return allowed or AuthorizedGround(authorized=False, clauses=(cited_in(edition, "16D1"),))
