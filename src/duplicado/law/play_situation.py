"""The fact sheet of an irregularity in the play, in the words of the vocabulary."""

from __future__ import annotations

from typing import Final

from duplicado.law.edition import Edition
from duplicado.law.orders import CardDisposition
from duplicado.law.procedure.tricks import Play
from duplicado.law.rectification import FactSheet, fact_sheet
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code


class PlayIrregularity(Enumeration):
    """Irregularity of a card; the value is the Law that deals with it."""

    OPENING_LEAD_FACE_DOWN = "41"
    """The wrong player put an opening lead face down."""
    CARD_BESIDE_THE_LEAD = "41A"
    """The right player put down or faced another card than the opening lead that he has put face down."""
    CHANGED_DESIGNATION = "45C4"
    MISPLACED_BY_DUMMY = "45D"
    EXPOSED = "49"
    LEAD_BEFORE_CHOICE = "50"
    """A defender led before declarer had chosen because of his partner's penalty card (50D2)."""
    PENALTY_CARD_NOT_PLAYED = "52"
    OPENING_LEAD_OUT_OF_TURN = "54"
    LEAD_BY_DECLARING_SIDE = "54E"
    DECLARERS_LEAD_OUT_OF_TURN = "55"
    DEFENDERS_LEAD_OUT_OF_TURN = "56"
    PREMATURE_PLAY = "57"
    PREMATURE_LEAD = "57A"
    """A defender leads to the next trick before his partner has played to this one."""
    SIMULTANEOUS_CARDS = "58"
    REVOKE = "61"
    OMISSION = "67"


BEFORE_PARTNER: Final = frozenset({PlayIrregularity.PREMATURE_PLAY, PlayIrregularity.PREMATURE_LEAD})
"""Cards that were played or led before another hand had played to the trick."""
OUT_OF_TURN: Final = BEFORE_PARTNER | {
    PlayIrregularity.OPENING_LEAD_OUT_OF_TURN,
    PlayIrregularity.DECLARERS_LEAD_OUT_OF_TURN,
    PlayIrregularity.DEFENDERS_LEAD_OUT_OF_TURN,
}
"""Cards that were led or played at another hand's turn."""


@fact_sheet("irregular-play")
class IrregularPlay(FactSheet):
    """An irregular card and what the Laws ask about it."""

    edition: Edition
    kind: PlayIrregularity
    offender: Seat
    """The player; declarer for a card of dummy's."""
    hand: Seat
    """The hand that the cards came from."""
    cards: tuple[Card, ...]
    before: Play
    """The play when it happened."""
    now: Play | None = None
    """The play as it stands when the matter is taken up."""
    later: tuple[tuple[Seat, Card], ...] = ()
    """Hands and cards played since, before attention was drawn."""
    trick: int = 0
    """The place of the trick concerned."""
    deliberate: bool = False
    """True where the card was exposed by deliberate play (Law 50B)."""
    too_late: bool = False
    """True where both sides have played to the next trick, or play has ended."""
    established: bool = False
    """True where a revoke has been established (Law 63)."""
    replaced: Card | None = None
    """The card that he had designated before (Law 45C4(b)), or that dummy should have played (45D)."""
    due: Card | None = None
    """The penalty card that declarer had said is to be played (51A)."""
    dummy_volunteered: bool = False
    """True where dummy had put out a card before his right-hand opponent played, or suggested one (57C2)."""
    is_revoke: bool = False
    """True of a card played before its turn that has become a revoke, since its turn has come (60A2)."""
    both_revoked: bool = False
    """True where both sides revoked on the trick and only one of them has played to the next (62C3)."""
    attention_too_late: Code = ""
    """`64B4` or `64B5` when attention to a revoke came after a call on the next board, or after the round."""
    before_declarer_leads_again: bool = False
    """True where declarer, whose lead was taken back, had still to lead from the correct hand (60B)."""
    asked_by: Seat | None = None
    """Player who drew attention to a revoke (Law 61B)."""
    after_claim: bool = False
    """True where a claim, or an agreement that is not final, waits for the correction of a revoke (63A4)."""
    by_dummy_without_rights: bool = False
    """True where dummy, who had lost his rights, was first to draw attention (43B2, 43B3)."""
    doubtful: bool = False
    """True where the hand is not known, so that it may not have been able to comply (59)."""
    lay_as: CardDisposition | None = None
    """The penalty card that the card was before it was led or played out of turn."""

    @property
    def card(self) -> Card:
        """The first card."""
        return self.cards[0]

    @property
    def play(self) -> Play:
        """The play as it stands."""
        return self.now or self.before

    @property
    def by_defender(self) -> bool:
        """True where the offender is a defender."""
        return self.offender.side is not self.before.declarer.side

    @property
    def law(self) -> str:
        """The Law that deals with it: 49 speaks of a defender's exposed card, 48A of declarer's and of dummy's."""
        if self.kind is PlayIrregularity.EXPOSED and not self.by_defender:
            return "48A"
        return self.kind.value


@fact_sheet("play-and-penalty-cards")
class PlayAndPenaltyCards(FactSheet):
    """An irregular card, with the penalty cards that lie on the table already."""

    fact: IrregularPlay
    already: tuple[CardDisposition, ...] = ()


def irregular_play_of(facts: FactSheet) -> IrregularPlay | None:
    """Return the irregular card that a fact sheet is about, alone or with what lies beside it."""
    match facts:
        case IrregularPlay():
            return facts
        case PlayAndPenaltyCards():
            return facts.fact
        case _:
            return None
