"""Score cards on paper: one for each contestant, to be cut apart and taken home."""

from __future__ import annotations

from collections.abc import Sequence

from duplicado.event.contest import ContestantId
from duplicado.publish.charts.drawing import Chart
from duplicado.publish.charts.session import contestant_chart
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.scorecard import ScoreCard, ScorecardRow, score_card
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.cell_text import contract_text, gain_text, score_text
from duplicado.publish.paper.typesetting import USUAL_STYLE, Json, PaperStyle, deck, typeset
from duplicado.publish.stored_words import reason_text
from duplicado.score.side_score import Weighted
from duplicado.vocabulary.enumeration import Enumeration


class CardsPerPage(Enumeration):
    """Number of score cards on a page, which is the value."""

    ONE = 1
    TWO = 2
    FOUR = 4


def score_cards_pdf(
    evening: EveningPage,
    style: PaperStyle = USUAL_STYLE,
    *,
    contestants: Sequence[ContestantId] | None = None,
    per_page: CardsPerPage = CardsPerPage.TWO,
) -> bytes:
    """Print score cards, in the order of the contestants.

    Args:
        evening: the evening.
        style: size, colours and language.
        contestants: whose cards, if not everybody's who has a result.
        per_page: how many stand on a page; a card too long for its place is set smaller. Where four do, opponents are
            told by their numbers alone; one that has the page to itself has the chart of the session too.
    """
    wording = style.wording
    everybody = [each for each in evening.contestants if each in evening.lines_of]
    cards = [score_card(evening, each) for each in (everybody if contestants is None else contestants)]
    # Only a card with a page of its own has room for the chart.
    drawn = per_page is CardsPerPage.ONE
    data: dict[str, Json] = {
        "title": wording.text("paper-score-cards-of", title=evening.title),
        "across": 2 if per_page is CardsPerPage.FOUR else 1,
        "down": 1 if per_page is CardsPerPage.ONE else 2,
        "size": 10.5 if per_page is CardsPerPage.ONE else 8.5,
        "named": per_page is not CardsPerPage.FOUR,
        "event": " · ".join(filter(None, (evening.title, wording.messages.day(evening.contest.date)))),
        "cards": deck(
            [
                _card(card, contestant_chart(evening, card.contestant, wording) if drawn else None, evening, wording)
                for card in cards
            ]
        ),
        "words": {
            "board": wording.text("paper-board-short"),
            "side": wording.text("web-side"),
            "opponents": wording.text("web-opponents"),
            "contract": wording.text("web-contract"),
            "lead": wording.text("web-lead"),
            "score": wording.text("web-score"),
            "gain": wording.text(f"score-unit-{evening.method.value}"),
            "share": "%",
            "nothing": wording.text("paper-no-cards"),
        },
    }
    return typeset("score_cards", data, style)


def _card(card: ScoreCard, chart: Chart | None, evening: EveningPage, wording: Wording) -> Json:
    standing = card.standing
    facts = [wording.called(card.contestant, evening.contest.kind)]
    result = ""
    if standing is not None:
        facts.append(wording.text("web-place-of", place=standing.place_text, count=card.field))
        total = f"{wording.number(standing.total)} {wording.total_unit(evening.total_in, evening.method)}"
        result = total if standing.percentage is None else wording.percentage(standing.percentage)
        if standing.percentage is not None:
            facts.append(total)
        if standing.card.penalty:
            facts.append(f"{wording.text('web-penalty')} {wording.signed(standing.card.penalty)}")
    return {
        "names": wording.players(card.names) or facts[0],
        "facts": " · ".join(facts),
        "result": result,
        "shares": card.has_shares,
        "lines": [_line(line, card, evening, wording) for line in card.lines],
        "chart": None if chart is None else {"svg": chart.svg, "title": chart.title, "words": chart.description},
        "notes": [_note(line, wording) for line in card.lines if line.is_adjusted],
        "ends": [place - 1 for place, line in enumerate(card.lines) if line.begins_round and place],
    }


def _note(line: ScorecardRow, wording: Wording) -> str:
    """Tell an adjusted score in full, for which its column is too narrow."""
    board = wording.text("web-board-number", number=line.board)
    return f"{board}: {wording.score(line.score)} {reason_text(line.result.note, wording.messages)}".rstrip()


def _against(line: ScorecardRow, evening: EveningPage, wording: Wording) -> str:
    """Name the opponents, and in a contest of individuals the partner before them."""
    names = wording.players(line.opponents_names)
    if line.partner is None:
        return names
    partner = wording.players(evening.names.get(line.partner, ())) or wording.contestant(line.partner)
    return wording.text("paper-with-partner", partner=partner, opponents=names)


def _line(line: ScorecardRow, card: ScoreCard, evening: EveningPage, wording: Wording) -> Json:
    gain = line.gain
    lead = line.result.lead
    return {
        "board": str(line.board),
        "side": wording.side(line.side),
        "opponents": wording.numbers(line.opponents),
        "names": _against(line, evening, wording),
        "contract": contract_text(line.result.contract, line.result.tricks, wording),
        "lead": "" if lead is None else wording.card(lead),
        "score": wording.text("paper-adjusted")
        if isinstance(line.score, Weighted)
        else score_text(line.score, wording),
        "gain": "" if gain is None else gain_text(gain.amount, card.places, wording, signed=not card.has_shares),
        "share": "" if gain is None or gain.share is None else wording.number(gain.share * 100, 0),
    }
