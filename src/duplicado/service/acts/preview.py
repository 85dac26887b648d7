"""Preview of facts: refusals, questions, and the figures that would change."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from itertools import product
from typing import Final

from duplicado.event.adjusting.objections import objections
from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.entry import AnyFact, Entry, supposed
from duplicado.event.record.board_results import circumstances, line_at_the_table, line_of
from duplicado.event.record.board_views import published_rankings, ranked_by
from duplicado.event.record.ending import is_over
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.overturned_matches import OverturnedMatch, overturned_matches
from duplicado.event.record.refusals import Refused
from duplicado.event.record.state import EventState
from duplicado.event.record.typing_errors import Doubt
from duplicado.event.scorecard import is_of_the_session
from duplicado.law.edition import Edition
from duplicado.law.reference import ClauseId
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.messages import Messages, slug
from duplicado.publish.office_words import contestant_text
from duplicado.publish.pages.wording import Wording
from duplicado.score.rounding import decimal_text
from duplicado.score.side_score import Points, SideScore
from duplicado.service.live.command_handling import DraftedCommand, LiveRecord, considered
from duplicado.service.live.commands import Command, Questioned, Refusal
from duplicado.service.live.roles import Access, Viewer
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

_PLACES: Final = 2


@dataclass(frozen=True, slots=True)
class Figure:
    """Standing of a contestant."""

    place: str
    """`2=` where it is shared."""
    figure: str
    """The percentage, or the total in the unit of the event, rounded as it is published."""


@dataclass(frozen=True, slots=True)
class FigureChange:
    """A contestant who would stand otherwise."""

    contestant: ContestantId
    before: Figure | None
    """`None`: he was not ranked."""
    after: Figure | None

    @property
    def is_of_figure(self) -> bool:
        """True where his own figure changes, and not only his place because of others."""
        return (self.before and self.before.figure) != (self.after and self.after.figure)


@dataclass(frozen=True, slots=True)
class AwardCounted:
    """An average plus or minus that a contestant would have, with what it comes to (Laws 12C2(a) and (c))."""

    contestant: ContestantId
    board: int
    award: Award
    share: Fraction
    """The part of the top."""
    is_of_the_session: bool
    """True where it is the contestant's own share on the other boards of the session (12C2(c))."""


@dataclass(frozen=True, slots=True)
class ScoreReplaced:
    """Score of a side on a board, as it stands and as it would be by a ruling."""

    board: int
    side: Side
    before: SideScore | None
    """`None`: it has none yet."""
    after: SideScore | None


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """Consequences of an act that is not recorded."""

    refused: Refused | None = None
    doubts: tuple[Doubt, ...] = ()
    changes: tuple[FigureChange, ...] | None = ()
    """Those whose figures change first; `None` where whoever asks plays himself and may not see how it stands yet."""
    awards: tuple[AwardCounted, ...] = ()
    """Averages plus and minus that are ruled, with what they come to."""
    scores: tuple[ScoreReplaced, ...] = ()
    """Scores of the boards that are ruled on, whatever there is to compare them with."""
    overturned: tuple[OverturnedMatch, ...] = ()
    """Matches of a knock-out that another would have won than plays on."""
    unscored: DuplicadoError | None = None
    """Reason for which the record could not be scored afterwards."""


def rehearse(
    record: LiveRecord, viewer: Viewer, access: Access, facts: Sequence[AnyFact], at: datetime, order: Sequence[Entry]
) -> Rehearsal:
    """Tell what would follow from facts; nothing is changed by it.

    Args:
        record: the record of the event.
        viewer: who would take them down.
        access: what the event grants.
        facts: what would be recorded together.
        at: what time it is.
        order: the record's entries, of which it may have more by the time that this is done.
    """
    command = Command("rehearsal", tuple(facts))
    outcome = considered(viewer, command, record.drafted(), access, None, at)
    doubts: tuple[Doubt, ...] = ()
    if isinstance(outcome, Questioned):
        doubts = outcome.doubts
        sure = Command("rehearsal", tuple(facts), confirmed=True)
        outcome = considered(viewer, sure, record.drafted(), access, None, at)
    if isinstance(outcome, Refusal):
        return Rehearsal(outcome.refused)
    if not isinstance(outcome, DraftedCommand):
        return Rehearsal(doubts=doubts)
    if viewer.plays and not all(is_over(record.state, number) for number in record.state.sessions):
        return Rehearsal(doubts=doubts, changes=None)
    live = LiveStandings(order)
    went_on = overturned_matches(live.state, live.fields)
    try:
        before = figures_of(live)
    except DuplicadoError:
        before = dict[ContestantId, Figure]()  # what cannot be scored as it stands may be by what is rehearsed
    for entry, _ in outcome.fresh:
        live.add(entry)
    try:
        after = figures_of(live)
    except DuplicadoError as error:
        return Rehearsal(doubts=doubts, unscored=error)
    scores = tuple(_scores(record.state, live.state, facts))
    return Rehearsal(
        doubts=doubts,
        changes=_changes(before, after),
        awards=tuple(_awards(live, facts)),
        scores=scores,
        overturned=newly_overturned(went_on, live),
    )


def newly_overturned(before: Collection[OverturnedMatch], live: LiveStandings) -> tuple[OverturnedMatch, ...]:
    """Return the matches of a knock-out that another has won than plays on, and had not `before`."""
    return tuple(each for each in overturned_matches(live.state, live.fields) if each not in before)


def _scores(before: EventState, after: EventState, facts: Sequence[AnyFact]) -> Iterator[ScoreReplaced]:
    for place in (fact.place for fact in facts if isinstance(fact, ScoreRuled)):
        was, would = (line_of(state.cell(place), place, None, state.conditions) for state in (before, after))
        yield ScoreReplaced(place.board, Side.NS, was.north_south_score, would.north_south_score)
        yield ScoreReplaced(place.board, Side.EW, was.east_west_score, would.east_west_score)


def _awards(live: LiveStandings, facts: Sequence[AnyFact]) -> Iterator[AwardCounted]:
    for place in (fact.place for fact in facts if isinstance(fact, ScoreRuled)):
        due = live.state.due_at(place)
        fields = [scores for (session, *_), scores in live.fields.items() if session == place.session]
        for who, scores in product(due.contestants if due else (), fields):
            for line in scores.card(who).lines:
                is_own = is_of_the_session(line, scores.rules) if line.board == place.board else None
                if is_own is not None and line.award and line.value is not None and line.top:
                    yield AwardCounted(who, line.board, line.award, line.value / line.top, is_own)


def score_texts(replaced: Iterable[ScoreReplaced], wording: Wording) -> list[str]:
    """Say what sides have on boards, and what they would have."""
    return [
        wording.text(
            "preview-score",
            board=each.board,
            side=wording.side_name(each.side),
            before=wording.score(each.before),
            after=wording.score(each.after),
        )
        for each in replaced
    ]


def award_texts(awards: Iterable[AwardCounted], state: EventState, messages: Messages) -> list[str]:
    """Say what averages come to."""
    return [
        messages.text(
            "award-of-the-session" if each.is_of_the_session else "award-counted",
            who=contestant_text(each.contestant, state, messages),
            board=each.board,
            award=messages.text(f"ruling-award-{slug(each.award.name)}"),
            share=messages.text("web-percent", value=messages.number(_rounded(100 * each.share))),
        )
        for each in awards
    ]


def figures_of(live: LiveStandings) -> Mapping[ContestantId, Figure]:
    """Return how everybody stands, as it would be published."""
    return {
        rank.place.contestant: Figure(rank.place.place_text, _rounded(ranked_by(rank.tally, live.state.conditions)))
        for ranking in published_rankings(live)
        for rank in ranking.ranks
    }


def _rounded(amount: Fraction) -> str:
    return decimal_text(amount, _PLACES)


def _changes(before: Mapping[ContestantId, Figure], after: Mapping[ContestantId, Figure]) -> tuple[FigureChange, ...]:
    found = [
        FigureChange(who, before.get(who), after.get(who))
        for who in {**before, **after}
        if before.get(who) != after.get(who)
    ]
    return tuple(sorted(found, key=lambda each: (not each.is_of_figure, each.contestant.order)))


def objection_texts(facts: Sequence[AnyFact], state: EventState, messages: Messages) -> tuple[str, ...]:
    """Say in what rulings are not in accordance with the Laws; what is said of both sides is said once.

    A clause that the edition does not have is asked about, whatever rests on it.
    """
    found: list[str] = []
    for fact in facts:
        found += unknown_clause_texts(fact.cites(), state.conditions.edition, messages)
        if isinstance(fact, ScoreRuled):
            place = fact.place
            at_table = line_at_the_table(state.session(place.session).cell(place), place, None).north_south_score
            known = circumstances(state.conditions, place.board, is_played=isinstance(at_table, Points))
            for each in objections(fact.ruling, known):
                law = messages.text("event-law", clause=each.clause)
                why = messages.text(f"ruling-objection-{each.why.value}")
                found.append(messages.text("ruling-objection", why=why, law=law))
    return tuple(dict.fromkeys(found))


def changes_by(order: Sequence[Entry], facts: Sequence[AnyFact]) -> tuple[FigureChange, ...]:
    """Return who would stand otherwise by facts.

    Raises:
        DuplicadoError: what is on record could not be scored any more.
    """
    return _changes(figures_of(LiveStandings(order)), figures_of(supposed_live(order, facts)))


def supposed_live(order: Sequence[Entry], facts: Sequence[AnyFact]) -> LiveStandings:
    """Return how an event would stand by facts."""
    live = LiveStandings(order)
    for entry in supposed(order, facts):
        live.add(entry)
    return live


def unknown_clause_texts(cited: Iterable[str], edition: Edition, messages: Messages) -> tuple[str, ...]:
    """Say of each clause that the edition does not have that it has none, and by which number another edition's stands.

    Args:
        cited: numbers of clauses; what is no number of a clause is left to others.
        edition: the edition under which the event is played.
        messages: the texts of the language.
    """
    return tuple(
        _told(clause, edition, messages)
        for clause in dict.fromkeys(ClauseId.parse(each) for each in cited if each[:1].isdigit())
        if not load_catalogue().has(clause, edition)
    )


def _told(clause: ClauseId, edition: Edition, messages: Messages) -> str:
    instead = list(map(str, load_catalogue().instead(clause, edition)))
    if not instead:
        return messages.text("ruling-no-such-clause", clause=str(clause), edition=edition.value)
    return messages.text(
        "ruling-clause-of-other-edition", clause=str(clause), edition=edition.value, instead=", ".join(instead)
    )
