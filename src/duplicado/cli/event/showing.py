"""Commands that print the standing of an event and its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import click

from duplicado.cli.event.request import Call, EventRequest, request
from duplicado.cli.options import UnreadableInput, print_json
from duplicado.service.acts.ask import ask
from duplicado.service.acts.kinds import ChoiceOf, Lines, Tick, Words

if TYPE_CHECKING:
    from duplicado.event.record.board_views import PublishedRanking
    from duplicado.event.record.live_standings import LiveStandings
    from duplicado.event.record.state import EventState
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile

_SHOWN = 12
"""Of what is missing, so many lines at most."""


_PARTS: Final = {"full": Fraction(1), "half": Fraction(1, 2)}


@request("show", reports=True)
class ShowStanding(EventRequest):
    """Show how the event stands, and what it still waits for."""

    category: str = ask(Words(), default="")
    stratum: tuple[str, ...] = ask(Lines(), default=())
    handicap: Fraction | None = ask(ChoiceOf(_PARTS), default=None)
    boards: bool = ask(Tick(), default=False)

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.event.record.board_views import RankingView, published_rankings

        live, messages = event.live, call.messages
        view = RankingView(category=self.category, strata=self.stratum, handicap=self.handicap)
        _check_names(live.state, self.category, self.stratum, messages)
        rankings = published_rankings(live, view)
        if call.as_json:
            print_json(_standing_json(live, rankings))
            return
        click.echo("\n".join(_standing_lines(live, rankings, messages)))
        if self.boards:
            click.echo("\n".join(_boards(live, messages)), nl=False)


def _check_names(state: EventState, category: str, strata: tuple[str, ...], messages: Messages) -> None:
    """Refuse a category or stratum in which nobody was entered: a slip of the pen would rank nobody."""
    entries = state.contestants.values()
    categories = {name for entry in entries for name in entry.categories}
    for asked, known, key in (
        ((category,) if category else (), categories, "rankings-no-category"),
        (strata, {entry.stratum for entry in entries if entry.stratum}, "rankings-no-stratum"),
    ):
        for name in asked:
            if name not in known:
                names = ", ".join(sorted(known)) or "–"
                raise UnreadableInput(messages.text(key, name=name[:40], known=names))


def _standing_lines(live: LiveStandings, rankings: Sequence[PublishedRanking], messages: Messages) -> Iterator[str]:
    from duplicado.event.record.knockout_ties import tied_matches
    from duplicado.event.record.overturned_matches import overturned_matches
    from duplicado.event.record.wanted_results import waiting
    from duplicado.publish.event_words import waiting_text
    from duplicado.publish.knockout_words import overturned_texts, tied_text
    from duplicado.publish.office_words import tie_text
    from duplicado.publish.pages.wording import Wording

    state = live.state
    yield " · ".join(filter(None, (state.title, messages.day(state.date))))
    for ranking in rankings:
        yield ""
        if ranking.line is not None:
            yield Wording(messages).side_name(ranking.line)
        yield from _table(ranking, live, messages)
        for tie in ranking.breaks:
            if tie.decides:
                yield tie_text(tie, state, messages)
    to_see_to = [
        *(tied_text(each, state, messages) for each in tied_matches(state, live.fields) if not each.is_passed),
        *overturned_texts(overturned_matches(state, live.fields), state, messages),
    ]
    if to_see_to:
        yield ""
        yield from to_see_to
    listed = list(waiting(state))
    if listed:
        yield ""
        yield messages.text("event-waiting", count=len(listed))
        yield from (f"  {waiting_text(each, messages)}" for each in listed[:_SHOWN])
        if len(listed) > _SHOWN:
            yield f"  … {len(listed) - _SHOWN}"


def _table(ranking: PublishedRanking, live: LiveStandings, messages: Messages) -> list[str]:
    from duplicado.event.record.published_outcome import total_in
    from duplicado.publish.pages.figures import unit_of_totals
    from duplicado.publish.report_text import text_table

    state = live.state
    rules = state.conditions.scoring_rules
    counted = total_in(state.conditions)
    method = rules.method_of(state.conditions.method)
    unit = unit_of_totals(counted, method)
    heads = [messages.text(f"score-{name}") for name in ("place", "contestant", "names", "boards")]
    heads += [messages.text(unit), "%", messages.text("event-with-handicap")]
    rows: list[list[str]] = []
    with_handicaps = any(rank.allowance for rank in ranking.ranks)
    for rank in ranking.ranks:
        who = rank.place.contestant
        entered = state.contestants.get(who)
        players = " – ".join(player.name for player in entered.players) if entered else ""
        called = ": ".join(filter(None, (entered.name if entered else "", players)))
        tally = rank.tally
        share = "" if tally.percentage is None else messages.number(rules.percentage_text(tally.percentage))
        total = messages.number(rules.total_text(tally.total))
        net = messages.number(rules.percentage_text(rank.place.figure)) if with_handicaps else ""
        rows.append([rank.place.place_text, str(who), called, str(tally.boards), total, share, net])
    shown = [column for column in range(len(heads)) if column < 5 or any(row[column] for row in rows)]
    return text_table(
        [heads[column] for column in shown],
        [[row[column] for column in shown] for row in rows],
        frozenset({0, 3, 4, 5, 6}),
    )


def _boards(live: LiveStandings, messages: Messages) -> Iterator[str]:
    from duplicado.event.record.board_results import contest_of, fields_of
    from duplicado.event.standing import standings
    from duplicado.publish.report import report_of
    from duplicado.publish.report_text import report_text

    state = live.state
    for field in fields_of(state):
        contest = contest_of(state, field)
        computed = standings(contest, state.conditions.scoring_rules)
        yield ""
        yield report_text(report_of(contest, computed, messages, with_boards=True), messages)


def _standing_json(live: LiveStandings, rankings: Sequence[PublishedRanking]) -> dict[str, Any]:
    from duplicado.event.record.knockout_ties import tied_matches
    from duplicado.event.record.overturned_matches import overturned_matches
    from duplicado.event.record.wanted_results import waiting

    state = live.state
    return {
        "title": state.title,
        "rankings": [
            {
                "line": str(ranking.line) if ranking.line else None,
                "ranks": [
                    {
                        "place": rank.place.place_text,
                        "contestant": str(rank.place.contestant),
                        "boards": rank.tally.boards,
                        "total": str(rank.tally.total),
                        "handicap": str(rank.allowance),
                        "percentage": None if rank.tally.percentage is None else str(rank.tally.percentage),
                    }
                    for rank in ranking.ranks
                ],
            }
            for ranking in rankings
        ],
        "waiting": [{"what": each.what.value, "place": str(each.place)} for each in waiting(state)],
        "tied": [
            {
                "contestants": [str(who) for who in each.teams],
                "boards": list(each.boards),
                "session": each.session,
                "round": each.round,
            }
            for each in tied_matches(state, live.fields)
            if not each.is_passed
        ],
        "overturned": [
            {
                "plays_on": str(each.plays_on),
                "other": str(each.other),
                "tied": each.is_tied,
                "session": each.session,
                "round": each.round,
            }
            for each in overturned_matches(state, live.fields)
        ],
    }


@request("log", reports=True)
class PrintLog(EventRequest):
    """Print the record, entry by entry, with number, time and author; check that nobody has altered it.

    The directors' register (conduct, psyches, misexplanations) is left out, and is not counted.
    """

    register: bool = ask(Tick(), default=False)

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.event.record.register import public_entries, register_numbers
        from duplicado.formats.event_record.document import write_event
        from duplicado.publish.sentences.facts import fact_text
        from duplicado.publish.stored_words import by_whom

        messages = call.messages
        event.verify()
        everything = event.live.entries
        public = public_entries(everything)
        entries = everything if self.register else public
        if call.as_json:
            click.echo(write_event(entries), nl=False)
            return
        state = event.live.state
        numbers = {entry.id: str(number) for number, entry in enumerate(public, 1)}
        numbers |= {id_: f"R{number}" for id_, number in register_numbers(everything).items()}
        for entry in entries:
            at = messages.moment(entry.at, seconds=True)
            number = numbers.get(entry.id, "R")
            text = fact_text(entry.fact, state, messages, event.by_id)
            click.echo(f"{number:>4}  {at}  {by_whom(entry.by, messages)}: {text}")
