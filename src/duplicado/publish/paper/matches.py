"""The matches of an event on paper: round by round, each with its boards; and the bracket of a knock-out."""

from __future__ import annotations

from typing import Final

from duplicado.event.contest import ContestantId
from duplicado.publish.pages.event_pages import WholeEvent
from duplicado.publish.pages.matches import BracketRound, MatchBoard, MatchPage, bracket_pages, match_page, round_title
from duplicado.publish.pages.wording import Wording
from duplicado.publish.paper.cell_text import contract_text, score_text
from duplicado.publish.paper.typesetting import USUAL_STYLE, Json, PaperStyle, typeset

_NONE: Final = "–"


def matches_pdf(whole: WholeEvent, style: PaperStyle = USUAL_STYLE) -> bytes:
    """Print the matches of an event, round by round, each with its boards.

    Args:
        whole: the event.
        style: size, colours and language.
    """
    wording = style.wording
    evening = whole.evening
    rounds: dict[tuple[int, int], list[Json]] = {}
    for place, match in enumerate(whole.matches):
        there = rounds.setdefault((match.session, match.round), [])
        if match.is_bye:
            side = match.sides[0]
            points = "" if side.points is None else wording.points(side.points, evening.total_in)
            there.append(
                {
                    "sides": [_side(_called(whole, side.contestant, wording), "", points)],
                    "boards": [],
                    "note": _bye(wording),
                }
            )
        else:
            there.append(_match(whole, match_page(whole, place, wording), wording))
    data: dict[str, Json] = {
        "title": wording.text("whole-matches-title", title=evening.title),
        "subtitle": " · ".join(
            filter(None, (wording.messages.day(evening.contest.date), wording.method(evening.method)))
        ),
        "rounds": [
            {"heading": round_title(whole, *key, wording), "matches": matches} for key, matches in rounds.items()
        ],
        "words": {
            "board": wording.text("paper-board-short"),
            "gained": wording.unit(evening.method),
            "points": wording.total_unit(evening.total_in, evening.method),
        },
    }
    return typeset("matches", data, style)


def _bye(wording: Wording) -> str:
    return wording.text("whole-bye")


def _called(whole: WholeEvent, who: ContestantId, wording: Wording) -> str:
    names = wording.players(whole.evening.names.get(who, ()))
    return f"{wording.contestant(who)} {names}".rstrip()


def _lined_up(whole: WholeEvent, page: MatchPage, at: int, wording: Wording) -> str:
    """Name a team with its pairs in the match, where these are known; else with all its players."""
    who = page.seen.sides[at].contestant
    if not page.line_ups[at]:
        return _called(whole, who, wording)
    team = whole.evening.entered[who].team
    return f"{wording.contestant(who)} {': '.join(filter(None, (team, page.line_ups[at])))}"


def _side(who: str, gained: str, points: str) -> Json:
    return {"who": who, "gained": gained, "points": points}


def _match(whole: WholeEvent, page: MatchPage, wording: Wording) -> Json:
    seen = page.seen
    return {
        "sides": [
            _side(_lined_up(whole, page, at, wording), seen.gained[at] if seen.gained else "", seen.points[at])
            for at in range(len(seen.sides))
        ],
        "note": "; ".join((*((wording.text("whole-unfinished"),) if seen.is_unfinished else ()), *page.taken)),
        "boards": [_board(board, page, wording) for board in page.boards],
    }


def _board(board: MatchBoard, page: MatchPage, wording: Wording) -> Json:
    """Write a board on one line: number, what was played at each table, what it is worth to either side.

    Where the match went on over several sessions its session stands before the number of the board.
    """
    tables = [
        f"{contract_text(line.result.contract, line.result.tricks, wording)} "
        f"{score_text(line.result.north_south_score, wording)}".strip()
        for line in board.lines
    ]
    swings = [wording.number(each, page.places) for each in board.swings]
    if page.has_winners:
        swings = [text if value > 0 else "" for text, value in zip(swings, board.swings, strict=True)]
        if not any(board.swings):
            swings = [_NONE, _NONE]
    if not board.counts:
        swings = ["", ""]
    number = str(board.number)
    if board.session is not None:
        number = f"{wording.text('whole-session-short', session=board.session)} {number}"
    return {"number": number, "tables": [*tables, "", ""][:2], "swings": swings}


def bracket_pdf(whole: WholeEvent, style: PaperStyle = USUAL_STYLE) -> bytes:
    """Print the bracket of a knock-out, of each section one, on pages that lie across.

    Args:
        whole: the event.
        style: size, colours and language.
    """
    wording = style.wording
    evening = whole.evening
    data: dict[str, Json] = {
        "title": wording.text("whole-bracket-title", title=evening.title),
        "subtitle": wording.messages.day(evening.contest.date),
        "brackets": [
            {
                "heading": wording.text("whole-section", section=section) if section else "",
                "rounds": [_round(whole, each, wording) for each in rounds],
            }
            for section, rounds in bracket_pages(whole, wording)
        ],
    }
    return typeset("bracket", data, style)


def _round(whole: WholeEvent, shown: BracketRound, wording: Wording) -> Json:
    matches: list[Json] = []
    for line in shown.lines:
        match = line.match
        empty = wording.text("whole-bye" if match.round == 1 else "whole-to-be-decided")
        sides: list[Json] = [
            {
                "who": _called(whole, who, wording) if who is not None else empty,
                "known": who is not None,
                "won": who is not None and who == match.winner,
                "gained": line.gained[at] if line.gained else "",
            }
            for at, who in enumerate((match.home, match.away))
        ]
        matches.append({"sides": sides})
    return {"heading": shown.title, "matches": matches}
