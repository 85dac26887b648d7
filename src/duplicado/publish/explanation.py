"""Explanation of a total and a place: sessions or matches, penalties, carry-over, handicaps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from duplicado.event.adjusting.penalties import unit_of
from duplicado.event.conditions import ContestForm, SessionsCount
from duplicado.event.contest import ContestantId
from duplicado.event.matches.score import MatchSide, MatchStatus
from duplicado.event.record.board_views import RankingView, published_rankings, selections_of
from duplicado.event.record.deductions import settlement
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.match_record import place_of_round
from duplicado.event.record.published_outcome import total_in
from duplicado.event.record.whole_number_totals import Tally
from duplicado.event.standing import TotalIn
from duplicado.law.edition import cited_in
from duplicado.law.regulations import options
from duplicado.law.sanction import PenaltyUnit
from duplicado.publish.messages import Messages
from duplicado.publish.office_words import carried_unit_text, contestant_text, tie_text
from duplicado.publish.report_text import text_table
from duplicado.publish.ruling_words import short_number
from duplicado.publish.sentences.facts import fact_text
from duplicado.score.rounding import rounded


def total_lines(live: LiveStandings, contestant: ContestantId, messages: Messages) -> Iterator[str]:
    """Tell what a contestant's total is made of, and how he comes to his place."""
    if live.state.conditions.in_matches:
        yield from _matches(live, contestant, messages)
    else:
        yield from _sessions(live, contestant, messages)
    yield from _taken(live, contestant, messages)
    for brought in live.state.carried_over.values():
        if brought.contestant == contestant:
            unit = carried_unit_text(live.state.conditions, messages, percent=bool(brought.percent))
            amount = short_number(brought.amount, messages)
            who = contestant_text(contestant, live.state, messages)
            yield messages.text("fact-carried-over", who=who, amount=amount, unit=unit)
    yield from _total(live, contestant, messages)
    yield from _places(live, contestant, messages)


def _number(value: Fraction | None, messages: Messages) -> str:
    return "–" if value is None else short_number(value, messages)


def _sessions(live: LiveStandings, contestant: ContestantId, messages: Messages) -> Iterator[str]:
    text = messages.text
    method = live.state.conditions.scoring_rules.method_of(live.state.conditions.method).value
    for key, scores in live.fields.items():
        card = scores.card(contestant)
        if not card.lines:
            continue
        yield text("why-session-heading", who=contestant_text(contestant, live.state, messages), session=key[0])
        heads = [text("score-board", number=""), text("why-place-side"), text(f"score-unit-{method}"), text("why-top")]
        rows = [
            [
                str(line.board),
                line.side.value,
                _number(line.value, messages),
                "" if line.top is None else short_number(line.top, messages),
            ]
            for line in card.lines
        ]
        yield from text_table([head.strip() for head in heads], rows, frozenset({0, 2, 3}))
        yield text("why-sum", value=short_number(card.sum, messages), boards=card.boards)
        if card.total != card.sum + card.penalty:
            boards = (str(card.boards), str(live.state.conditions.scheduled_boards or scores.scheduled))
            factored = _number(card.total - card.penalty, messages)
            yield text("why-factored-sit-outs", value=factored, played=boards[0], scheduled=boards[1])
        if card.penalty:
            taken = _number(card.penalty, messages)
            yield text("why-taken-in-session", amount=taken, total=_number(card.total, messages))
    yield from _together(live, contestant, live.by_session(contestant), messages)


def _together(
    live: LiveStandings, contestant: ContestantId, by_session: Mapping[int, Tally], messages: Messages
) -> Iterator[str]:
    """Say how the sessions make one result."""
    awards = live.awards(contestant)
    for session, award in awards.items():
        rule = options.UNPLAYED_SESSION_RULE.name
        yield messages.text("why-missed", session=session, percentage=_number(award, messages), option=rule)
    figures = {n: tally.percentage for n, tally in by_session.items() if n not in awards}
    shown = {n: each for n, each in figures.items() if each is not None} | dict(awards)
    if len(shown) < 2:
        return
    parts = " + ".join(_number(shown[n], messages) for n in sorted(shown))
    if live.state.conditions.sessions is SessionsCount.SESSIONS:
        mean = sum(shown.values(), Fraction(0)) / len(shown)
        yield messages.text("why-sessions-alike", parts=parts, count=len(shown), value=_number(mean, messages))
    else:
        yield messages.text("why-boards-alike", parts=", ".join(_number(shown[n], messages) for n in sorted(shown)))


def _matches(live: LiveStandings, contestant: ContestantId, messages: Messages) -> Iterator[str]:
    conditions, text = live.state.conditions, messages.text
    row = live.matches.rows.get(contestant)
    unit = text(f"whole-unit-{_unit(live)}")
    of_boards = text(f"score-unit-{conditions.scoring_rules.method_of(conditions.method).value}")
    by_scale = conditions.form is ContestForm.MATCHES and total_in(conditions) is TotalIn.VICTORY_POINTS
    in_imps = by_scale and unit_of(conditions.method) is PenaltyUnit.IMPS
    if by_scale:
        yield text("why-scale", scale=conditions.victory_points.value)
    for side in row.sides if row else ():
        session, number = place_of_round(side.round)
        worth = _number(side.points, messages)
        if side.status is MatchStatus.BYE:
            yield text("why-bye", session=session, round=number, worth=worth, unit=unit)
            continue
        yield (
            text(
                "why-match",
                session=session,
                round=number,
                opponent="–" if side.opponent is None else contestant_text(side.opponent, live.state, messages),
                boards=side.boards,
                gained=_number(side.gained, messages),
                lost=_number(side.lost, messages),
                of=of_boards,
                net=_signed(side, messages),
                worth=worth,
                most=_number(side.maximum, messages),
                unit=unit,
                taken=_taken_there(live, side, messages) + (_in_whole(side, messages) if in_imps else ""),
            )
            + (f" ({text('whole-unfinished')})" if side.status is MatchStatus.UNFINISHED else "")
        )


def _taken_there(live: LiveStandings, side: MatchSide, messages: Messages) -> str:
    """Say what penalties took from the result; in a knock-out, which one score decides, also from the opponents'."""
    told = messages.text("why-match-taken", taken=short_number(side.taken, messages)) if side.taken else ""
    theirs = live.matches.rows.get(side.opponent) if side.opponent is not None and side.lead is not None else None
    for other in theirs.sides if theirs else ():
        if (other.opponent, other.round) != (side.contestant, side.round):
            continue
        own, by_theirs = side.gained - side.lost, other.lost - other.gained
        if own != by_theirs:
            law = cited_in(live.state.conditions.edition, "12C4")
            told = (
                messages.text("why-match-averaged", own=_plus(own, messages), other=_plus(by_theirs, messages), law=law)
                + told
            )
        if other.taken:
            told += messages.text("why-match-taken-opponents", taken=short_number(other.taken, messages))
    return told


def _in_whole(side: MatchSide, messages: Messages) -> str:
    """Say at how many whole IMPs the scale is read, where the margin is none of them."""
    if side.margin.denominator == 1:
        return ""
    return messages.text("why-match-in-whole", margin=_plus(rounded(side.margin, 0), messages))


def _unit(live: LiveStandings) -> str:
    counted = total_in(live.state.conditions)
    return "patton" if counted is TotalIn.METHOD else counted.value


def _signed(side: MatchSide, messages: Messages) -> str:
    return _plus(side.margin, messages)


def _plus(value: Fraction, messages: Messages) -> str:
    return ("+" if value > 0 else "") + short_number(value, messages)


def _taken(live: LiveStandings, contestant: ContestantId, messages: Messages) -> Iterator[str]:
    """Name what was taken away, and for what."""
    state = live.state
    for fact in state.penalties.values():
        if fact.penalty.contestant == contestant:
            where = "" if fact.session is None else messages.text("why-in-session", session=fact.session)
            yield f"{fact_text(fact, state, messages)}{where}"
    for appeal in state.appeals_decided:
        settled = settlement(state, appeal)
        if settled is not None and settled.sanction is not None and settled.sanction.contestant == contestant:
            taken = settled.sanction
            yield messages.text(
                "why-without-merit", amount=short_number(taken.amount, messages), unit=taken.unit.name.lower()
            )


def _total(live: LiveStandings, contestant: ContestantId, messages: Messages) -> Iterator[str]:
    if live.state.conditions.in_matches:
        row = live.matches.rows.get(contestant)
        if row is not None:
            unit = messages.text(f"whole-unit-{_unit(live)}")
            yield f"{messages.text('why-total', value=short_number(row.total, messages))} {unit}"
        return
    tally = live.tallies[contestant]
    line = messages.text("why-total", value=short_number(tally.total, messages))
    if tally.maximum is not None:
        line += f" / {short_number(tally.maximum, messages)}"
    if tally.percentage is not None:
        # Where sessions weigh alike, or a percentage was carried over, it is no quotient of the two.
        is_quotient = bool(tally.maximum) and tally.percentage == 100 * tally.total / (tally.maximum or 1)
        line += f" {'=' if is_quotient else '·'} {short_number(tally.percentage, messages)} %"
    yield line


def _places(live: LiveStandings, contestant: ContestantId, messages: Messages) -> Iterator[str]:
    """Say which place that is, by which rule a tie was split, and which with the handicap."""
    views = [None, *(each.view for each in selections_of(live.state) if each.view.handicap is not None)]
    for view in views:
        yield from _place(live, contestant, view, messages)


def _place(
    live: LiveStandings, contestant: ContestantId, view: RankingView | None, messages: Messages
) -> Iterator[str]:
    for ranking in published_rankings(live, view):
        for rank in ranking.ranks:
            if rank.place.contestant != contestant:
                continue
            place, count = rank.place.place_text, len(ranking.ranks)
            if view is None:
                yield messages.text("why-place", place=place, count=count)
            else:
                yield messages.text(
                    "why-place-with-handicap",
                    place=place,
                    count=count,
                    allowance=short_number(rank.allowance, messages),
                    net=short_number(rank.place.figure, messages),
                )
            for tie in ranking.breaks:
                if tie.decides and contestant in tie.tied:
                    yield tie_text(tie, live.state, messages)
