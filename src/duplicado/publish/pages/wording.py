"""Notation of calls, cards, scores and numbers for a reader, in each language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.event.facts.results import DirectorsScore, NotPlayed, Played, ScoreWritten, TravellerLine
from duplicado.event.standing import TotalIn
from duplicado.formats.traveller_text import traveller_text
from duplicado.locale import Language
from duplicado.publish.messages import MessageError, Messages, Value
from duplicado.publish.pages.figures import VICTORY_POINT_PLACES, decimal_places, unit_of_totals
from duplicado.score.rounding import decimal_text
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.calls import DOUBLE, PASS, Bid, Call, Redouble
from duplicado.vocabulary.cards import Card, Rank
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.notation import rank_letter
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import SUITS_FROM_SPADES, Denomination, Suit


@dataclass(frozen=True, slots=True)
class Wording:
    """The words and signs of one language."""

    messages: Messages

    @classmethod
    def of(cls, language: Language) -> Wording:
        """Return the wording of a language."""
        return cls(Messages.load(language))

    @property
    def language(self) -> Language:
        """The language."""
        return self.messages.language

    def text(self, identifier: str, **values: Value) -> str:
        """Write a message, see `Messages.text`."""
        return self.messages.text(identifier, **values)

    def remark(self, line: int, code: str, values: tuple[tuple[str, str], ...]) -> str:
        """Write what was wrong in a file, see `duplicado.formats.Diagnostic`; a long value is cut."""
        try:
            what = self.text(code, **{name: shortened(value) for name, value in values})
        except MessageError:  # a remark that has no sentence is still better told by its name than not at all
            what = " ".join([code, *(f"{name}={shortened(value)}" for name, value in values)])
        return self.text("web-remark-line", line=line, what=what) if line else what

    # Numbers

    def number(self, value: Fraction | int, places: int | None = None) -> str:
        """Write a number with that many decimal places, or with as few as it needs up to two."""
        exact = Fraction(value)
        text = decimal_text(exact, decimal_places((exact,)) if places is None else places)
        return self.messages.number(text)

    def signed(self, value: Fraction | int, places: int | None = None) -> str:
        """Write a number with its sign, zero without."""
        return ("+" if value > 0 else "") + self.number(value, places)

    def percent(self, share: Fraction, places: int | None = 2) -> str:
        """Write a part of the whole in per cent."""
        return self.text("web-percent", value=self.number(share * 100, places))

    def percentage(self, percentage: Fraction) -> str:
        """Write a percentage, 0 to 100, as rankings are published."""
        return self.percent(percentage / 100)

    # Names

    def seat(self, seat: Seat) -> str:
        """Write the letter of a seat."""
        return self.text(f"web-seat-{seat.value.lower()}")

    def seat_name(self, seat: Seat) -> str:
        """Write the name of a seat."""
        return self.text(f"web-seat-name-{seat.value.lower()}")

    def side(self, side: Side) -> str:
        """Write the two letters of a side."""
        return "".join(map(self.seat, side.seats))

    def side_name(self, side: Side) -> str:
        """Write the name of a side."""
        return self.text(f"web-side-name-{side.value.lower()}")

    def suit(self, suit: Suit) -> str:
        """Write the name of a suit."""
        return self.text(f"web-suit-{suit.value.lower()}")

    def rank(self, rank: Rank) -> str:
        """Write the letter or number of a rank: the ten is 10."""
        return "10" if rank is Rank.TEN else rank_letter(rank, self.language.lexicon)

    def card(self, card: Card) -> str:
        """Write a card by the sign of its suit and its rank."""
        return f"{card.suit.symbol}{self.rank(card.rank)}"

    def holdings(self, hand: Hand) -> tuple[tuple[str, str], ...]:
        """Write the sign of each suit, spades first, with the ranks held in it; a void is a dash."""
        held = ((suit, "".join(self.rank(card.rank) for card in hand.suit(suit))) for suit in SUITS_FROM_SPADES)
        return tuple((suit.symbol, ranks or "–") for suit, ranks in held)

    def hand(self, hand: Hand) -> str:
        """Write a hand, a suit after the other: `♠ AQ8 ♥ 73 ♦ 109764 ♣ –`."""
        return " ".join(map(" ".join, self.holdings(hand)))

    def denomination(self, denomination: Denomination) -> str:
        """Write the sign of a suit, or the letters of notrump."""
        return self.notrump() if denomination.suit is None else denomination.suit.symbol

    def bid(self, bid: Bid) -> str:
        """Write a bid: its level and its denomination."""
        return f"{bid.level}{self.denomination(bid.denomination)}"

    def notrump(self) -> str:
        """Write the letters of notrump."""
        return self.text("web-notrump")

    def call_word(self, call: Call | None) -> str | None:
        """Write a call that is not a bid, or a skipped turn; `None` for a bid, which needs a suit's sign."""
        if call is None:
            return self.text("web-skipped")
        if call is PASS:
            return self.text("web-pass")
        if call is DOUBLE:
            return self.text("web-double")
        return self.text("web-redouble") if isinstance(call, Redouble) else None

    def vulnerability(self, board: Board) -> str:
        """Say who is vulnerable."""
        return self.text(f"web-vulnerable-{board.vulnerability.value}")

    def marks(self, board: Board) -> str:
        """Write dealer and vulnerability: `Dealer North · Nobody vulnerable`."""
        return f"{self.text('web-dealer-is', seat=self.seat_name(board.dealer))} · {self.vulnerability(board)}"

    def contestant(self, contestant: ContestantId) -> str:
        """Write the number of a contestant, with section and line where he has them."""
        line = f" {self.side(contestant.line)}" if contestant.line else ""
        return f"{contestant.with_section}{line}"

    def numbers(self, contestants: Sequence[ContestantId]) -> str:
        """Write the numbers of who sits on a side: a pair or team, or two single players, `1 + 7`."""
        return " + ".join(self.contestant(each) for each in contestants if not each.is_anonymous)

    def called(self, contestant: ContestantId, kind: ContestKind) -> str:
        """Write what a contestant is and his number: `Pair 8 NS`, `Team 3`, `Player 5`."""
        return self.text("web-contestant", kind=kind.value, number=self.contestant(contestant))

    def players(self, names: tuple[str, ...]) -> str:
        """Write the names of a contestant's players."""
        return "\N{NO-BREAK SPACE}– ".join(name for name in names if name)

    def of_team(self, team: str, names: tuple[str, ...]) -> str:
        """Write a team's own name, where it has one, before its players."""
        return ": ".join(filter(None, (team, self.players(names))))

    def unit(self, method: ScoringMethod) -> str:
        """Write the unit of a board's gain."""
        return self.text(f"web-unit-{method.value}")

    def short_unit(self, method: ScoringMethod) -> str:
        """Write the unit of a board's gain as briefly as the field does: `MP`."""
        return self.total_unit(TotalIn.METHOD, method)

    def total_unit(self, total_in: TotalIn | str, method: ScoringMethod | str) -> str:
        """Write the unit of the totals of a ranking; a live ranking has the values of both."""
        return self.text(unit_of_totals(TotalIn(total_in), ScoringMethod(method)))

    def points(self, points: Fraction, total_in: TotalIn) -> str:
        """Write what a match or a ranking gives in its own unit: victory points with the two places of their scales.

        Half a match gives half of what its scale says, so that it may want a third place: rounded, what the two sides
        have would be more than was at stake.
        """
        if total_in is not TotalIn.VICTORY_POINTS:
            return self.number(points)
        is_half = (100 * points).denominator == 2
        return self.number(points, VICTORY_POINT_PLACES + is_half)

    def method(self, method: ScoringMethod, total_in: TotalIn = TotalIn.METHOD) -> str:
        """Write the name of the scoring method; Patton is board-a-match with points for the totals."""
        return self.text(f"web-method-{'patton' if total_in is TotalIn.PATTON else method.value}")

    # Results

    def tricks(self, contract: Contract, tricks: int | None) -> str:
        """Write how the contract fared: `=`, `+1`, `−2`; a question mark where the tricks are not known."""
        return "?" if tricks is None else self.over(tricks - contract.tricks_required)

    def over(self, tricks: int) -> str:
        """Write tricks more or fewer than a contract needs: `=`, `+1`, `−2`."""
        return self.signed(tricks) if tricks else "="

    def contract(self, contract: Contract) -> str:
        """Write a contract with its declarer: `5♦X E`."""
        return f"{self.bid(contract.bid)}{contract.doubling.value} {self.seat(contract.declarer)}"

    def played(self, contract: Contract, tricks: int | None) -> str:
        """Write a contract with its declarer and how it fared: `5♦X E −2`."""
        return f"{self.contract(contract)} {self.tricks(contract, tricks)}"

    def line(self, line: TravellerLine) -> str:
        """Write a result as it may be typed again in any of the languages: `5♦X E −2 ♣K`, `−50`, `A+ A−`."""
        match line:
            case Played(Contract() as contract, tricks, lead):
                return " ".join(filter(None, (self.played(contract, tricks), self.card(lead) if lead else "")))
            case Played():
                return self.text("web-pass")
            case ScoreWritten(points):
                return self.signed(points)
            case DirectorsScore():
                return self.messages.number(traveller_text(line))
            case NotPlayed():
                return traveller_text(line)

    def tricks_in_words(self, contract: Contract, tricks: int | None) -> str:
        """Say how the contract fared."""
        if tricks is None:
            return self.text("web-tricks-unknown")
        over = tricks - contract.tricks_required
        if over == 0:
            return self.text("web-made")
        return self.text("web-over" if over > 0 else "web-down", count=abs(over))

    def score(self, score: SideScore | None) -> str:
        """Write what a side gets: `+420`, `60 % +620, 40 % −100`, `average plus`, `40 %`."""
        match score:
            case None:
                return self.text("web-not-played")
            case Points(value):
                return self.signed(value)
            case Weighted(outcomes):
                return ", ".join(
                    self.text("web-weighted-part", weight=self.percent(weight, None), score=self.signed(points))
                    for weight, points in outcomes
                )
            case SelfInflicted():
                return self.text("web-self-inflicted", score=self.signed(score.table.value))
            case Artificial() if score.amount is not None:
                return self.text("web-fixed-amount", amount=self.number(score.amount))
            case Artificial(award, share):
                return self.award(award) if award else self.percent(share or Fraction(), None)

    def award(self, award: Award) -> str:
        """Write the name of an artificial adjusted score."""
        return self.text(f"web-award-{award.value.replace(' ', '-')}")

    def explanation(self, score: SideScore | None) -> str | None:
        """Explain an adjusted score, with its Law; `None` for a score of the table."""
        match score:
            case None:
                return self.text("web-explain-not-played")
            case Points():
                return None
            case Weighted():
                return self.text("web-explain-weighted")
            case SelfInflicted():
                return self.text("web-explain-self-inflicted")
            case Artificial() if score.amount is not None:
                return self.text("web-explain-fixed-amount")
            case Artificial(award, share):
                if award is None:
                    return self.text("web-explain-share", share=self.percent(share or Fraction(), None))
                return self.text(f"web-explain-{award.value.replace(' ', '-')}")


def shortened(text: str, most: int = 200) -> str:
    """Cut what a stranger wrote: sentences have room for so much."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
