"""A board as a file tells it: calls and cards in their order, and what the file says became of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from duplicado.law.clause import defines
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import AuctionResult
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import keeps_mappings

if TYPE_CHECKING:
    from duplicado.vocabulary.drawing import DrawnBoard

MOST_CALLS: Final = 399
MOST_PLAYS: Final = 199
"""As many calls and cards of a record are inspected. No lawful auction has more than 319 calls, and no play more than
52 cards; the rest is room for what was irregular."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card and the hand that it came from (dummy's seat for a card of dummy's)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """The play ended by a claim or concession that was agreed: `declarer_tricks` of all thirteen go to declarer."""

    declarer_tricks: int
    claimer: Seat | None = None


@dataclass(frozen=True, slots=True)
class Annotation:
    """A remark at one call or card: an alert, an explanation, a comment, a mark of quality (`!`, `?`)."""

    kind: str
    """`alert`, `explanation`, `comment`, `note` or `nag`."""
    text: str


@dataclass(frozen=True, slots=True)
@keeps_mappings
class BoardRecord:
    """The record of one board at one table as far as a file gives it.

    Nothing in it has been judged: calls and cards may be irregular, and what is stated may disagree with the play.
    """

    board: Board
    layout: Layout | None = None
    calls: tuple[Call | None, ...] = ()
    """In rotation from dealer; `None` where a turn was skipped and the skipping stands (Law 29A)."""
    auction_is_complete: bool = False
    """True where the file presents the calls as the whole auction (it may break off, or not be recorded)."""
    plays: tuple[CardPlayed, ...] = ()
    """In the order in which they were played."""
    claim: Claim | None = None
    stated_contract: AuctionResult | None = None
    stated_tricks: int | None = None
    """The number of tricks won by declarer that the file states."""
    stated_score: int | None = None
    """The score to North-South that the file states."""
    marked_calls: frozenset[int] = frozenset()
    """Places in `calls` that the file itself marks as irregular and accepted (PBN `^I`, `^S`)."""
    marked_plays: frozenset[int] = frozenset()
    """Places in `plays` that the file itself marks as irregular (PBN `^R`, `^L`)."""
    partner_declares: bool = False
    """True where the file marks that presumed declarer became dummy (Law 54A; PBN `^` in Declarer).

    `stated_contract` then names the player who played the hand.
    """
    result_is_agreed: bool = False
    """True where the file marks that the agreed number of tricks is not that of the play (PBN `^` in Result)."""

    def _repr_html_(self) -> str:
        """Draw the board in a notebook: hands, auction, result."""
        return self._drawn.html()

    def to_svg(self) -> str:
        """Draw the board as a picture: hands, auction, result."""
        return self._drawn.svg()

    @property
    def _drawn(self) -> DrawnBoard:
        from duplicado.vocabulary.drawing import DrawnBoard  # noqa: PLC0415 - only who shows it draws

        hands = () if self.layout is None else tuple(self.layout.holdings())
        board, result, tricks = self.board, self.stated_contract, self.stated_tricks
        return DrawnBoard(board.markings, board.dealer, hands, self.calls, result, tricks)

    call_annotations: dict[int, tuple[Annotation, ...]] = field(default_factory=dict, hash=False)
    play_annotations: dict[int, tuple[Annotation, ...]] = field(default_factory=dict, hash=False)
    players: dict[Seat, str] = field(default_factory=dict, hash=False)
    lines: dict[str, int] = field(default_factory=dict, hash=False, compare=False)
    """Lines on which the parts stand in the file: `board`, `auction`, `play`, `call 3`, `play 17` … as far as is
    known."""


defines("DEF:deal(2)", BoardRecord)
defines("DEF:play(4)", BoardRecord)
