"""A scored contest as a file: a page of HTML that needs nothing else, and JSON with exact figures."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from typing import Final, TypeAlias

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from duplicado.event.board_score import BoardScore
from duplicado.event.comparison import ComparedFigure, misrecorded_scores
from duplicado.event.contest import Contest
from duplicado.event.rules import Expected
from duplicado.event.standing import Standing, Standings
from duplicado.publish.harmless import harmless
from duplicado.publish.messages import Messages
from duplicado.publish.pages.wording import Wording
from duplicado.publish.report import Report
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.vocabulary.seats import Side

# The shapes tell the suits apart; the colours only help.
_SUITS: Final = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}


def report_html(reports: Sequence[Report], messages: Messages) -> str:
    """Write a page of one or more reports. Everything that comes from a file is escaped."""
    template = _environment().get_template("score.html.j2")
    return template.render(reports=reports, text=messages.text, wording=Wording(messages), sides=Side)


def pips(text: str) -> Markup:
    """Escape a text and put the symbols of the suits into their colours.

    >>> str(pips("<4♠"))
    '&lt;4<span class="spades">♠</span>'
    """
    shown = str(escape(text))
    for symbol, name in _SUITS.items():
        shown = shown.replace(symbol, f'<span class="{name}">{symbol}</span>')
    return Markup(shown)  # noqa: S704 - escaped above; the marks put in are our own


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("duplicado.publish", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=harmless,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["pips"] = pips
    return environment


_Json: TypeAlias = dict[str, object]


def report_json(scored: Iterable[tuple[str, Contest, Standings, Sequence[ComparedFigure]]]) -> str:
    """Write the contests: for each the name of its file, the record, its standings and the comparison with the file.

    Exact figures are texts such as `31/3`, made to be read by `Fraction`; published ones are rounded as `rules` say.
    """
    rows = [_contest(*row) for row in scored]
    return json.dumps({"form": "duplicado score 1", "contests": rows}, ensure_ascii=False, indent=1) + "\n"


def _contest(file: str, contest: Contest, computed: Standings, figures: Sequence[ComparedFigure]) -> _Json:
    names = {contestant.id: contestant.names for contestant in contest.contestants}
    return {
        "file": file,
        "title": contest.title,
        "date": contest.date,
        "method": computed.method.value,
        "rules": _rules(computed),
        "rankings": [
            {
                "line": ranking.line.value if ranking.line else None,
                "standings": [_standing(each, names.get(each.contestant, ()), computed) for each in ranking.standings],
            }
            for ranking in computed.rankings
        ],
        "boards": [_board(board) for board in computed.boards.values()],
        "misrecorded": [
            {
                "board": found.result.board,
                "line": found.result.line,
                "contract": str(found.result.contract),
                "tricks": found.result.tricks,
                "recorded": _score(found.result.north_south_score),
                "computed": found.computed,
            }
            for found in misrecorded_scores(contest)
        ],
        "compared": {
            "figures": len(figures),
            "differing": [_figure(figure) for figure in figures if not figure.agrees],
        },
    }


def _rules(computed: Standings) -> _Json:
    rules = computed.rules
    return {
        "scale": rules.scale.value,
        "expected": rules.expected.value if isinstance(rules.expected, Expected) else rules.expected,
        "small_groups": rules.small_groups.value,
        "sit_outs": rules.sit_outs.value,
        "scheduled_boards": computed.scheduled,
        "datum": {
            "extremes": rules.butler.extremes,
            "share": _exact(rules.butler.share),
            "rounding": rules.butler.rounding.value,
        },
        "cross_imp_divisor": rules.cross_divisor.value,
        "average_imps": _exact(rules.average_imps),
        "average_minus_imps": _exact(rules.average_minus_imps),
        "most_averages_plus": rules.most_averages_plus,
        "later_average": _exact(rules.later_average),
        "weighted_places": rules.weighted_places,
        "rounding": {
            "total_places": rules.total_places,
            "percentage_places": rules.percentage_places,
            "rule": rules.rounding.value,
            "board_places": rules.board_places,
            "board_rule": rules.board_rounding.value,
        },
    }


def _standing(standing: Standing, names: tuple[str, ...], computed: Standings) -> _Json:
    percentage = standing.percentage
    return {
        "place": standing.place,
        "shared_by": standing.shared_by,
        "contestant": str(standing.contestant),
        "names": list(names),
        "boards": standing.card.boards,
        "sum": _exact(standing.card.sum),
        "penalty": _exact(standing.card.penalty),
        "total": _exact(standing.total),
        "total_published": computed.rules.total_text(standing.total),
        "percentage": _exact(percentage),
        "percentage_published": None if percentage is None else computed.rules.percentage_text(percentage),
    }


def _board(board: BoardScore) -> _Json:
    return {
        "board": board.board,
        "top": _exact(board.top),
        "expected": board.expected,
        "datum": _exact(board.datum),
        "results": [
            {
                "north_south": str(result.north_south),
                "east_west": str(result.east_west),
                "contract": str(result.contract) if result.contract else None,
                "tricks": result.tricks,
                "lead": str(result.lead) if result.lead else None,
                "round": result.round,
                "table": result.table or None,
                "north_south_score": _score(result.north_south_score),
                "east_west_score": _score(result.east_west_score),
                "north_south_worth": _exact(ours),
                "east_west_worth": _exact(theirs),
                "line": result.line,
            }
            for result, ours, theirs in zip(board.results, board.north_south, board.east_west, strict=True)
        ],
    }


def _score(score: SideScore | None) -> object:
    match score:
        case None:
            return None
        case Points():
            return score.value
        case Weighted():
            return {"weighted": [{"weight": str(weight), "points": points} for weight, points in score.outcomes]}
        case SelfInflicted():
            three = (score.expectation, score.after_infraction, score.table)
            names = ("expectation", "after_infraction", "table")
            return {"self_inflicted": {name: _score(each) for name, each in zip(names, three, strict=True)}}
        case Artificial():
            if score.amount is not None:
                return {"amount": _exact(score.amount)}
            return {"artificial": score.award.value if score.award else _exact(score.share)}


def _figure(figure: ComparedFigure) -> _Json:
    return {
        "figure": figure.figure,
        "contestant": str(figure.contestant),
        "board": figure.board,
        "line": figure.line,
        "stated": _exact(figure.stated),
        "computed": _exact(figure.computed),
    }


def _exact(value: Fraction | None) -> str | None:
    return None if value is None else str(value)
