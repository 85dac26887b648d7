"""Ranking, travellers and score cards as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, ScoringMethod, names_seated
from duplicado.event.record.board_views import SelectionKind
from duplicado.event.record.published_outcome import EventOutcome
from duplicado.event.rules import ScoringRules
from duplicado.event.scorecard import ScorecardLine
from duplicado.event.standing import Standing, Standings
from duplicado.formats.contest_csv.cells import Number, clean, csv_text, score_text
from duplicado.formats.diagnostics import Written
from duplicado.formats.format_limits import Losses
from duplicado.formats.line_figures import LineFigures
from duplicado.score.rounding import decimal_text
from duplicado.vocabulary.borders import checked
from duplicado.vocabulary.contracts import Contract, PassedOut
from duplicado.vocabulary.seats import Side

_MARK: Final = "\ufeff"
"""The first character of the file, by which spreadsheets know UTF-8."""

_TRAVELLERS: Final = (
    *(
        "board",
        "dealer",
        "vulnerability",
        "section",
        "table",
        "round",
        "ns_number",
        "ns_names",
        "ew_number",
        "ew_names",
    ),
    *("contract", "declarer", "lead", "tricks", "ns_score", "ew_score", "ns_result", "ew_result"),
    *("ns_percentage", "ew_percentage", "form", "note"),
)
_OF_MATCHES: Final = ("matches", "won", "tied", "lost", "byes", "gained", "conceded")
_CARDS: Final = (
    *("section", "number", "line", "names", "board", "side", "partner", "partner_names"),
    *("against", "against_names", "round", "table"),
    *("contract", "declarer", "lead", "tricks", "score", "result", "percentage", "form", "note"),
)
_DEAL: Final = "deal"


@checked
def write_ranking_csv(contest: Contest, standings: Standings, event: EventOutcome | None = None) -> Written:
    """Write the ranking: a row for each contestant, the names in columns of their own, both lines one after the other.

    A team's own name has the column `team` before its players.

    `total` is what contestants are ranked by, rounded as it is published: victory points in a ranking by matches, else
    in the unit of the method; there is a column of percentages where there are any. Matches, the sessions of an event
    of several, what was carried over and penalties have columns where there are such. So have the categories, strata
    and handicaps of an event, and the places in the rankings by these: `place_category_seniors`, `place_stratum_B`
    (with those of lower strata) and `place_handicap`; the players' numbers with their federation (`player_1_number`);
    who sat in, with whom he replaced in brackets; and who withdrew, with the session and the last round, `1/3`.

    Args:
        contest: the contest.
        standings: how it stands.
        event: the event that it is, where it is one.
    """
    names = {each.id: each.players for each in contest.contestants}
    teams = {each.id: each.team for each in contest.contestants if each.team}
    rules = standings.rules
    ranked = [each for ranking in standings.rankings for each in ranking.standings]
    most = max((len(names.get(each.contestant, ())) for each in ranked), default=0)
    has_percentages = any(each.percentage is not None for each in ranked)
    header = [
        "place",
        "section",
        "number",
        "line",
        *(["team"] if teams else []),
        *(f"player_{place}" for place in range(1, most + 1)),
    ]
    beside = _columns_beside(standings, ranked)
    penalties = _reasons(contest)
    after = [] if event is None else [*_of_selections(event, rules), *_of_people(event)]
    if penalties:
        after.append(("penalty_reasons", lambda each: penalties.get(each.contestant, "")))
    header += ["boards", *(name for name, _ in beside), "total", *(["percentage"] if has_percentages else [])]
    header += [name for name, _ in after]
    rows: list[list[str | Number]] = []
    for each in ranked:
        who, theirs = each.contestant, names.get(each.contestant, ())
        row: list[str | Number] = [each.place_text, who.section, Number(str(who.number)), str(who.line or "")]
        row += [*([teams.get(who, "")] if teams else []), *theirs, *[""] * (most - len(theirs))]
        row += [Number(str(each.card.boards)), *(cell(each) for _, cell in beside)]
        row.append(Number(rules.total_text(each.total)))
        if has_percentages:
            row.append(Number(rules.percentage_text(each.percentage)) if each.percentage is not None else "")
        rows.append([*row, *(cell(each) for _, cell in after)])
    return _file(header, rows, Losses())


def _file(header: Sequence[str], rows: Sequence[Sequence[str | Number]], losses: Losses) -> Written:
    text = clean(csv_text(header, rows), losses)
    return Written.of_text(_MARK + text, losses.warnings())


def _reasons(contest: Contest) -> dict[ContestantId, str]:
    """Return the reasons of penalties, of those who have any."""
    found: dict[ContestantId, str] = {}
    for each in contest.penalties:
        if each.reason:
            found[each.contestant] = "; ".join(filter(None, (found.get(each.contestant), each.reason)))
    return found


def _of_people(event: EventOutcome) -> Iterator[tuple[str, Callable[[Standing], str | Number]]]:
    """Return the columns of players' numbers, substitutes and withdrawals, as far as there are any."""
    for place in range(max(map(len, event.numbers.values()), default=0)):
        yield f"player_{place + 1}_number", partial(_number_at, event, place)
    if event.substitutes:
        yield (
            "substitutes",
            lambda each: ", ".join(
                f"{seated.substitute.name} ({seated.absent.name})"
                for seated in event.substitutes
                if seated.contestant == each.contestant
            ),
        )
    if event.withdrew:
        yield (
            "withdrew",
            lambda each: "/".join(map(str, event.withdrew.get(each.contestant, ()))),
        )


def _of_selections(
    event: EventOutcome, rules: ScoringRules
) -> Iterator[tuple[str, Callable[[Standing], str | Number]]]:
    """Return the columns of categories, strata and handicaps, as far as there are any."""
    if event.categories:
        yield "categories", lambda each: ", ".join(event.categories.get(each.contestant, ()))
    if event.strata:
        yield "stratum", lambda each: event.strata.get(each.contestant, "")
    for ranked in event.selections:
        chosen = ranked.selection
        found = {each.contestant: each for ranking in ranked.rankings for each in ranking.standings}
        if chosen.kind is SelectionKind.HANDICAP:
            yield "handicap", partial(_of_handicap, found, "allowance", rules)
            yield "net", partial(_of_handicap, found, "net", rules)
        name = "_".join(filter(None, ("place", chosen.kind.value, chosen.name)))
        yield name, partial(_place_in, found)


def _number_at(event: EventOutcome, place: int, each: Standing) -> str:
    """Return the number of whom that column `player_` names."""
    numbers = event.numbers.get(each.contestant, ())
    return numbers[place] if place < len(numbers) else ""


def _of_handicap(
    found: Mapping[ContestantId, Standing], what: str, rules: ScoringRules, each: Standing
) -> str | Number:
    there = found.get(each.contestant)
    figure = None if there is None else there.net if what == "net" else there.allowance
    return "" if figure is None else Number(rules.percentage_text(figure))


def _place_in(found: Mapping[ContestantId, Standing], each: Standing) -> str:
    return found[each.contestant].place_text if each.contestant in found else ""


def _columns_beside(
    standings: Standings, ranked: Sequence[Standing]
) -> list[tuple[str, Callable[[Standing], str | Number]]]:
    """Return the columns that only some rankings have: sessions, matches, what was carried over, penalties."""
    rules = standings.rules
    columns: list[tuple[str, Callable[[Standing], str | Number]]] = []
    for place, session in enumerate(standings.sessions):
        columns.append((f"session_{session}", partial(_of_session, place, rules)))
    if any(each.matches for each in ranked):
        columns += [(name, partial(_of_matches, name, rules)) for name in _OF_MATCHES]
    if any(each.carried for each in ranked):
        columns.append(("carried_over", lambda each: Number(rules.total_text(each.carried))))
    if any(each.carried_percent for each in ranked):
        columns.append(("carried_over_percent", lambda each: Number(rules.percentage_text(each.carried_percent))))
    if any(each.awarded for each in ranked):
        columns.append(("sessions_missed", lambda each: " ".join(map(str, each.awarded))))
    if standings.sessions:
        # What was taken in a session is in its column.
        columns.append(("penalty", lambda each: Number(rules.total_text(each.penalty_in_event))))
    elif any(each.matches or each.card.penalty for each in ranked):
        columns.append(("penalty", lambda each: Number(rules.total_text(each.card.penalty))))
    return columns


def _of_session(place: int, rules: ScoringRules, each: Standing) -> str | Number:
    figure = each.sessions[place] if place < len(each.sessions) else None
    return "" if figure is None else Number(rules.total_text(figure))


def _of_matches(name: str, rules: ScoringRules, each: Standing) -> str | Number:
    matches = each.matches
    if matches is None:
        return ""
    if name in {"gained", "conceded"}:
        return Number(rules.total_text(matches.gained if name == "gained" else matches.conceded))
    counts = {"matches": matches.played, "won": matches.won, "tied": matches.tied, "lost": matches.lost}
    return Number(str(counts.get(name, matches.byes)))


@checked
def write_travellers_csv(contest: Contest, standings: Standings | None = None) -> Written:
    """Write every line of every board; `ns_result` and `ew_result` in the unit of the method, empty at total points.

    Where the hands are known there is a column for them, `deal`, as PBN writes a deal.
    """
    losses = Losses()
    header = (*_TRAVELLERS, _DEAL) if contest.layouts else _TRAVELLERS
    return _file(header, _traveller_rows(contest, standings, losses, with_deals=bool(contest.layouts)), losses)


def write_event_travellers_csv(outcome: EventOutcome) -> Written:
    """Write the lines of all sessions and sections of an event, with a column for the session."""
    losses = Losses()
    rows: list[list[str | Number]] = []
    with_deals = any(field.contest.layouts for field in outcome.fields)
    for field in outcome.fields:
        session = Number(str(field.session))
        lines = _traveller_rows(field.contest, field.standings, losses, with_deals=with_deals)
        rows += [[session, *row] for row in lines]
    return _file(("session", *_TRAVELLERS, *([_DEAL] if with_deals else [])), rows, losses)


def _traveller_rows(
    contest: Contest, standings: Standings | None, losses: Losses, *, with_deals: bool
) -> list[list[str | Number]]:
    figures, entered = LineFigures(contest, standings), _entered(contest)
    rows: list[list[str | Number]] = []
    for result in sorted(contest.results, key=lambda line: line.board):
        if result.record is not None:
            losses.add("contest-file-records", result.board)
        board = contest.board(result.board)
        row: list[str | Number] = [Number(str(result.board)), board.dealer.value, board.vulnerability.value]
        row += [result.north_south.section, result.table, "" if result.round is None else Number(str(result.round))]
        for side in Side:
            row += _seated(result, side, entered, result.north_south.section)
        row += [*_contract(result), score_text(result.north_south_score), score_text(result.east_west_score)]
        row += [_value(figures, result, side) for side in Side]
        row += [_share(figures, result, side) for side in Side]
        layout = contest.layouts.get(result.board)
        deal = [] if not with_deals else ["" if layout is None else f"N:{layout}"]
        rows.append([*row, result.form, result.note, *deal])
    return rows


def write_cards_csv(contest: Contest, standings: Standings) -> Written:
    """Write the score card of every contestant, board by board, with what he got from his own side."""
    losses = Losses()
    return _file(_CARDS, _card_rows(contest, standings, losses), losses)


def write_event_cards_csv(outcome: EventOutcome) -> Written:
    """Write the score cards of all sessions and sections of an event, with a column for the session."""
    losses = Losses()
    rows = [
        [Number(str(field.session)), *row]
        for field in outcome.fields
        for row in _card_rows(field.contest, field.standings, losses)
    ]
    return _file(("session", *_CARDS), rows, losses)


def _card_rows(contest: Contest, standings: Standings, losses: Losses) -> list[list[str | Number]]:
    entered = _entered(contest)
    for result in contest.results:
        if result.record is not None:
            losses.add("contest-file-records", result.board)
    return [
        row
        for ranking in standings.rankings
        for each in ranking.standings
        for row in _card(each.contestant, each.card.lines, standings, entered)
    ]


def _card(
    who: ContestantId, lines: Sequence[ScorecardLine], standings: Standings, entered: Mapping[ContestantId, Contestant]
) -> Iterator[list[str | Number]]:
    rules = standings.rules
    for line in lines:
        result = standings.boards[line.board].results[line.line]
        ours = line.side is Side.NS
        score = result.north_south_score if ours else result.east_west_score
        row: list[str | Number] = [who.section, Number(str(who.number)), str(who.line or "")]
        seated = result.of_side(line.side)
        own = _names(who, entered) if len(seated) > 1 else names_seated(result, line.side, entered)
        row += [" - ".join(own), Number(str(line.board)), line.side.value]
        partners = [each for each in seated if each != who]
        row += _written(partners, [name for each in partners for name in _names(each, entered)], who.section)
        row += _seated(result, Side.EW if ours else Side.NS, entered, who.section)
        row += ["" if result.round is None else Number(str(result.round)), result.table, *_contract(result)]
        row += [score_text(score), "" if line.value is None else Number(rules.total_text(line.value))]
        share = line.value / line.top if line.value is not None and line.top else None
        yield [*row, "" if share is None else Number(rules.percentage_text(100 * share)), result.form, result.note]


def _entered(contest: Contest) -> dict[ContestantId, Contestant]:
    return {each.id: each for each in contest.contestants}


def _names(who: ContestantId, entered: Mapping[ContestantId, Contestant]) -> tuple[str, ...]:
    return entered[who].shown_names if who in entered else ()


def _seated(
    result: BoardResult, side: Side, entered: Mapping[ContestantId, Contestant], section: str
) -> list[str | Number]:
    """Write number and names of who sits on a side: a pair, a team, or two single players, `1+7`.

    Of a team its pair is named where that is known, else all its players.

    Who is of another section than the row tells has that before his number.
    """
    return _written(result.of_side(side), names_seated(result, side, entered), section)


def _written(who: Sequence[ContestantId], names: Sequence[str], section: str) -> list[str | Number]:
    numbers = (_number(each, section) for each in who)
    return ["+".join(numbers), " - ".join(names)]


def _number(who: ContestantId, section: str) -> str:
    if who.is_anonymous:
        return ""
    return f"{who.section if who.section != section else ''}{who.number}{who.line or ''}"


def _contract(result: BoardResult) -> list[str | Number]:
    lead = str(result.lead) if result.lead is not None else ""
    match result.contract:
        case Contract() as contract:
            tricks = "" if result.tricks is None else Number(str(result.tricks))
            return [f"{contract.bid.text}{contract.doubling.value}", contract.declarer.value, lead, tricks]
        case PassedOut():
            return ["Pass", "", "", ""]
        case None:
            return ["", "", lead, ""]


def _value(figures: LineFigures, result: BoardResult, side: Side) -> str | Number:
    value = figures.value(result, side)
    return "" if value is None or figures.method is ScoringMethod.TOTAL_POINTS else Number(figures.text(value))


def _share(figures: LineFigures, result: BoardResult, side: Side) -> str | Number:
    share = figures.share(result, side)
    return "" if share is None else Number(decimal_text(100 * share, 2))
