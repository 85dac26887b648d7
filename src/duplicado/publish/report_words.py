"""The words and numbers of a report in one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from duplicado.event.comparison import ComparedFigure, MisrecordedScore
from duplicado.event.contest import ContestantId
from duplicado.event.rules import Expected
from duplicado.event.standing import Standings
from duplicado.publish.messages import Messages, slug
from duplicado.publish.pages.figures import award_sign, decimal_places, unit_of_totals
from duplicado.publish.pages.wording import Wording
from duplicado.score.rounding import decimal_text
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.boards import Board
from duplicado.vocabulary.contracts import AuctionResult, Contract, PassedOut
from duplicado.vocabulary.seats import Side

_DIFFERENCES_SHOWN: Final = 10


class ReportWords:
    """Writes what stands in the rows of a report."""

    def __init__(self, messages: Messages, computed: Standings) -> None:
        """Take the language, and the result whose numbers are to be written."""
        self._messages = messages
        self.wording = Wording(messages)
        self._computed = computed
        values = [
            value
            for board in computed.boards.values()
            for value in (*board.north_south, *board.east_west)
            if value is not None
        ]
        # As many decimals in all rows as the one needs that needs most.
        self._places = decimal_places(set(values))

    @property
    def method(self) -> str:
        """The method of scoring."""
        return self._messages.text(f"score-method-{self._computed.method.value}")

    @property
    def unit(self) -> str:
        """Unit of the totals, as the heading of a column."""
        return self._messages.text(unit_of_totals(self._computed.total_in, self._computed.method))

    def rules(self) -> tuple[str, ...]:
        """Rules by which it was scored, in sentences."""
        rules, method, text = self._computed.rules, self._computed.method.value, self._messages.text
        sentences: list[str] = []
        if method == "matchpoints":
            expected = rules.expected
            name = slug(expected.name) if isinstance(expected, Expected) else "number"
            sentences.append(text("score-rule-scale", scale=rules.scale.value))
            sentences.append(text(f"score-rule-expected-{name}", number=expected if isinstance(expected, int) else 0))
        if method == "butler":
            butler = rules.butler
            sentences.append(text("score-rule-butler", extremes=butler.extremes))
            sentences.append(text(f"score-rule-datum-{slug(butler.rounding.name)}"))
        if method == "cross-imps":
            sentences.append(text(f"score-rule-divisor-{rules.cross_divisor.value}"))
        sentences.append(text(f"score-rule-sit-outs-{slug(rules.sit_outs.name)}"))
        if rules.board_places is not None:
            sentences.append(text("score-rule-board-places", places=rules.board_places))
        if rules.weighted_places is not None:
            sentences.append(text("score-rule-weighted-places", places=rules.weighted_places))
        if rules.most_averages_plus is not None:
            share = self._share(rules.later_average)
            sentences.append(text("score-rule-most-averages-plus", most=rules.most_averages_plus, share=share))
        rounding = text(f"score-rounding-{slug(rules.rounding.name)}")
        sentences.append(text("score-rule-rounding", places=rules.total_places, rounding=rounding))
        return tuple(sentences)

    def number(self, text: str) -> str:
        """Write a decimal number with the sign of the language and a true minus."""
        return self._messages.number(text)

    def total(self, value: Fraction) -> str:
        """Write a total as it is published."""
        return self.number(self._computed.rules.total_text(value))

    def percentage(self, value: Fraction | None) -> str:
        """Write a percentage as it is published; nothing where there is none."""
        return "" if value is None else self.number(self._computed.rules.percentage_text(value))

    def worth(self, value: Fraction | None) -> str:
        """Write what one side gets on a line."""
        return "" if value is None else self.number(decimal_text(value, self._places, self._computed.rules.rounding))

    def datum(self, value: Fraction | None) -> str:
        """Write the datum of a board; nothing where there is none."""
        if value is None:
            return ""
        return self._messages.text("score-datum", datum=self.wording.number(value))

    def contestant(self, contestant: ContestantId, without: Side | None = None) -> str:
        """Write the number of a contestant, with his line unless it is the one that the place tells already."""
        if contestant.is_anonymous:
            return ""
        number = contestant.with_section
        if contestant.line is None or contestant.line is without:
            return number
        return f"{number} {self.wording.side(contestant.line)}"

    def declarer(self, contract: AuctionResult | None) -> str:
        """Write the letter of declarer's seat; nothing where nobody declared."""
        if not isinstance(contract, Contract):
            return ""
        return self.wording.seat(contract.declarer)

    def board(self, number: int) -> str:
        """Head the table of a board."""
        return self._messages.text("score-board", number=number)

    def marks(self, board: Board) -> str:
        """Write dealer and vulnerability."""
        return self.wording.marks(board)

    def contract(self, contract: AuctionResult | None) -> str:
        """Write a contract without declarer, with the symbol of its suit."""
        match contract:
            case None:
                return ""
            case PassedOut():
                return self.wording.text("web-passed-out")
            case Contract():
                return f"{self.wording.bid(contract.bid)}{'×' * len(contract.doubling.value)}"

    def result(self, contract: AuctionResult | None, tricks: int | None) -> str:
        """Write the tricks over or under the contract: =, +1, −2."""
        if not isinstance(contract, Contract) or tricks is None:
            return ""
        return self.wording.tricks(contract, tricks)

    def score(self, score: SideScore | None) -> str:
        """Write what one side scored."""
        match score:
            case None:
                return self._messages.text("score-no-score")
            case Points():
                return self.number(str(score.value))
            case Weighted():
                return " / ".join(
                    f"{self._share(weight)} {self.number(str(value))}" for weight, value in score.outcomes
                )
            case SelfInflicted():
                return self.score(score.table) + "*"
            case Artificial() if score.amount is not None:
                return self.wording.number(score.amount)
            case Artificial():
                return award_sign(score.award) if score.award else self._share(score.share or Fraction(0))

    def differences(self, figures: Sequence[ComparedFigure]) -> Iterator[str]:
        """Say how many figures of the file differ from those computed, and which are the first of them."""
        if not figures:
            return
        differing = [figure for figure in figures if not figure.agrees]
        if not differing:
            yield self._messages.text("score-all-agree", count=len(figures))
            return
        yield self._messages.text("score-differ", count=len(differing), figures=len(figures))
        for figure in differing[:_DIFFERENCES_SHOWN]:
            yield self.difference(figure)
        if len(differing) > _DIFFERENCES_SHOWN:
            yield self._messages.text("score-and-more", count=len(differing) - _DIFFERENCES_SHOWN)

    def misrecorded(self, found: MisrecordedScore) -> str:
        """Say that a recorded score is not that of the contract."""
        result, text = found.result, self._messages.text
        contract = " ".join(
            filter(
                None,
                (
                    self.contract(result.contract),
                    self.declarer(result.contract),
                    self.result(result.contract, result.tricks),
                ),
            )
        )
        return text(
            "score-misrecorded",
            board=result.board,
            contestant=self.contestant(result.north_south, Side.NS),
            opponents=self.contestant(result.east_west, Side.EW),
            contract=contract,
            stated=self.score(result.north_south_score),
            computed=text("score-nothing") if found.computed is None else self.number(str(found.computed)),
            line=result.line or 0,
        )

    def difference(self, figure: ComparedFigure) -> str:
        """Say what the file gives and what was computed."""
        text = self._messages.text
        values = {
            "figure": text(f"score-figure-{figure.figure}"),
            "contestant": self.contestant(figure.contestant) or self._side_of(figure.contestant),
            "stated": self.wording.number(figure.stated),
            "computed": text("score-nothing") if figure.computed is None else self.wording.number(figure.computed),
        }
        if figure.board is None:
            return text("score-difference-of-contestant", **values)
        return text("score-difference-of-line", line=figure.line or 0, board=figure.board, **values)

    def _side_of(self, contestant: ContestantId) -> str:
        """Name one whom the file does not: by the side on which he sat."""
        return self.wording.side(contestant.line or Side.NS)

    def _share(self, share: Fraction) -> str:
        return self.wording.number(100 * share) + " %"
