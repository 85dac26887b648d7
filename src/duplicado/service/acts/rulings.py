"""Acts about rulings: an adjusted score, a ruling in full, one put right, one taken back, one of an interview."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import FactsStand, Told, Where, WhyCorrected
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import AnyRuling, PollTaken, RulingCorrected, RulingGiven, ruling_in
from duplicado.event.record.office_queries import polls_taken
from duplicado.event.record.state import EventState
from duplicado.law.book.law_79_time import Requested
from duplicado.locale import Language
from duplicado.publish.office_words import ruling_in_language
from duplicado.service.acts.act import Act, Cli, Page, TimeLimit, act
from duplicado.service.acts.appeals_told import appeals_to_ask_about
from duplicado.service.acts.ask import ActContext, FieldGroup, Said, ask, questions, said_of
from duplicado.service.acts.board_act import BoardAct, place_given, score_ruled
from duplicado.service.acts.file_kinds import FileText
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.interviews import Answered, Answers, IncidentField, RulingHeard, Spoken
from duplicado.service.acts.kinds import ChoiceOf, Laws, Lines, LongWords, Tick, Words, one_of
from duplicado.service.acts.place_kinds import (
    CALLS,
    RULINGS,
    EntriesOf,
    EntryOf,
    SomeWhere,
    calls_open,
    polls_standing,
    rulings_correctable,
)
from duplicado.service.acts.ruling_parts import clauses_with_error, finding_told, option_told, parted, with_score
from duplicado.service.acts.score_kind import AdjustedScore, citing
from duplicado.service.acts.several_boards import AlsoBoards, citing_several, has_ruling, places_told, ruling_for

_BECAUSE: Final = {
    "error": WhyCorrected.DIRECTORS_ERROR,
    "appeal": WhyCorrected.APPEAL,
    "new-facts": WhyCorrected.NEW_FACTS,
}
"""Reasons for which a ruling is put right, by their names in forms."""
_LAW: Final = {"--law": "under"}


@act(
    "rule",
    page=Page.PLACE,
    duty=Duty.RULINGS,
    cli=Cli(positional=("table", "board")),
    examples=(
        'thursday.event 1 6 --both "40% 4H N =, 60% 4H N -1" --under 16B3 --reason "hesitation of South"',
        'thursday.event 2 9 --round 4 --ns A --ew A+ --under 15B --reason "pair 2 had played it"',
    ),
)
class RuleScore(BoardAct):
    """Rule what the sides get for a board (Law 12): the same for both, or each its own.

    \b
    What a side gets:
      A+  A  A-             by fault: not at fault, partly, directly (12C2a)
      60%                   so much of a top
      "4S N -1"             an assigned score (12C1), as results are written
      "40% 4S N =, 60% 4S N -1"          weighted between results (12C1c)
      "self 4S N = / 3S N = / gambling action"
                            its own part of the damage stays with it (12C1e):
                            without the infraction / after it / what it did
      "3 imps"              so many IMPs or matchpoints
      "A+ or 7" and rest    between teams: average plus or an assigned score,
                            and what that leaves the opponents (86B2b)
      keep                  the score of the table
    """  # noqa: D301 - click wants the character, not the two signs

    score: Ruling = ask(AdjustedScore(in_lines=True))
    under: tuple[str, ...] = ask(Laws(), default=())
    reason: str = ask(Words())
    instead: bool = ask(Tick(), default=False, when=has_ruling)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        ruling = citing(self.score, self.under)
        found = score_ruled(asked.state, self.place, ruling, self.reason, instead=self.instead)
        return citing_several(asked, (found,))

    def limited(self, asked: ActContext) -> TimeLimit | None:
        return TimeLimit(Requested.DIRECTORS_NOTICE, self.place.session)


@act(
    "score",
    page=Page.SCORE,
    duty=Duty.RULINGS,
    cli=Cli(name="rule-several", positional=("table", "board")),
    examples=('thursday.event 1 2 --both A+ --also 2/1/3 --under 87 --reason "the boards were mixed up"',),
)
class RuleSeveral(BoardAct):
    """Rule an adjusted score of any kind for a board (Law 12), the same artificial one for others that are named."""

    score: Ruling = ask(AdjustedScore())
    also: tuple[str, ...] = ask(AlsoBoards(), default=())
    under: tuple[str, ...] = ask(Laws(), default=())
    reason: str = ask(Words())
    instead: bool = ask(Tick(), default=False, when=has_ruling)
    follows: EntryId | None = ask(EntryOf(RULINGS, is_hidden=True), default=None)
    """The ruling for which the Director has come back."""

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        state, ruling = asked.state, citing(self.score, self.under)
        others = places_told(self.also, state, self.place, ruling)
        rulings = ((self.place, ruling), *((each.due.place, ruling_for(each, ruling)) for each in others))
        found = [score_ruled(state, where, given, self.reason, instead=self.instead) for where, given in rulings]
        scores = citing_several(asked, found)
        if self.follows is None:
            return scores
        gave = tuple(asked.entry(number, len(scores) + 1) for number in range(1, len(scores) + 1))
        return *scores, RulingGiven(Where.at(self.place), ruling.under, self.reason, follows=(self.follows,), gave=gave)

    def limited(self, asked: ActContext) -> TimeLimit | None:
        return TimeLimit(Requested.DIRECTORS_NOTICE, self.place.session)


@questions
class RuledInFull:
    """Text of a ruling besides the score: by whoever gave it, by an interview, or both."""

    said: str = ask(LongWords(), default="")
    under: tuple[str, ...] = ask(Laws(), default=())
    facts: FactsStand | None = ask(one_of(FactsStand), default=None)
    told: tuple[str, ...] = ask(Lines(), default=())
    found: tuple[str, ...] = ask(Lines(), default=())
    offered: tuple[str, ...] = ask(Lines(), default=())
    reasons: str = ask(LongWords(), default="")
    poll: tuple[EntryId, ...] = ask(EntriesOf((PollTaken,), polls_standing), default=())
    come_back: str = ask(Words(), default="")
    appeal_told: bool = ask(Tick(), default=False)
    gave: tuple[EntryId, ...] = ask(EntriesOf(), default=())
    """Scores and penalties that are recorded already."""
    incident: str = ask(IncidentField(), default="", option="interview")
    answers: Answered = ask(Answers(), default=(), option="answer")
    record: str = ask(FileText(), default="")

    def given(self, asked: ActContext, where: Where, call: EntryId | None, gave: tuple[EntryId, ...]) -> RulingHeard:
        """Return the ruling, with what was said or what the interview was about in a few words.

        Raises:
            FormError: nothing was said, or a line cannot be understood.
        """
        if self.record:
            from duplicado.formats.table_record.document import is_record  # noqa: PLC0415 - a server starts sooner without

            if not is_record(self.record):
                raise FormError("table-record", "record")
        found = self._heard(asked, where, call)
        heard_out = found.given
        given = replace(
            heard_out,
            under=tuple(dict.fromkeys((*heard_out.under, *self.under))),
            said=self.said or heard_out.said,
            reasons=self.reasons,
            told=tuple(Told(*parted("told", line, ":")) for line in self.told),
            facts=self.facts or heard_out.facts,
            findings=(*heard_out.findings, *map(finding_told, self.found)),
            options=(*heard_out.options, *map(option_told, self.offered)),
            come_back=self.come_back or heard_out.come_back,
            appeal_told=self.appeal_told,
            polls=self.poll or heard_out.polls,
            gave=(*self.gave, *gave),
            table_record=self.record or heard_out.table_record,
        )
        return replace(found, given=given)

    def _heard(self, asked: ActContext, where: Where, call: EntryId | None) -> RulingHeard:
        if self.incident:
            from duplicado.service.acts.held_interviews import heard  # noqa: PLC0415 - a server starts sooner without

            found = heard(asked, self.incident, self.answers, where, call)
            return replace(found, name=self.said or found.name)
        if self.answers:
            raise FormError("needed", "incident")
        if not self.said:
            raise FormError("needed", "said")
        return RulingHeard(RulingGiven(where, (), self.said, call=call), self.said)


@act(
    "ruling",
    page=Page.WRITTEN,
    duty=Duty.RULINGS,
    cli=Cli(
        positional=("table", "board"),
        was={
            **_LAW,
            "--instead": "correct-ruling/instead-of",
            "--because": "correct-ruling/because",
            "--reason": "correct-ruling/reason",
        },
    ),
    examples=(
        (
            'thursday.event 1 6 --under 16B1 --under "12C1(c)" --facts disputed --told "East: South thought for long" '
            '--told "South: no" --found "break in tempo = yes / partner confirms it" --said "The score is adjusted." '
            '--both "40% 4H N =, 60% 4H N -1" --appeal-told'
        ),
        'thursday.event 1 6 --interview revoke -a "4S N" -a 1 -a N -a 5 -a "1 3"',
    ),
)
class WriteRuling(Act):
    """Record a ruling in full: facts, findings, clauses, what was said, options, reasons, the score it gives.

    With --interview it is what the interview of `duplicado rule` comes to: the answers are asked for, or told with
    --answer as they would be typed, in their order. Without a word the interview is about what --call tells. It rests
    on the polls that stood beside its questions, or on those that --poll names.

    A ruling that was wrong (Law 82C), or that an appeal changed, is put right by `duplicado event correct-ruling`.
    """

    where: Where = ask(SomeWhere(has_table=True))
    call: EntryId | None = ask(EntryOf(CALLS, calls_open), default=None)
    ruled: RuledInFull = ask(FieldGroup(RuledInFull))
    follows: tuple[EntryId, ...] = ask(EntriesOf(RULINGS, rulings_correctable), default=())
    score: Ruling | None = ask(AdjustedScore(), default=None)
    instead: bool = ask(Tick(), default=False, option="new-score", when=has_ruling)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        found = self.ruled.given(asked, self.where, self.call, ())
        given = replace(found.given, follows=self.follows)
        told = self.score or found.score
        if told is None or (self.score is None and self.where.place is None):
            return (given,)
        if self.where.place is None:
            raise FormError("board-wanted", "board")
        return with_score(asked, self.where.place, replace(found, given=given, score=told), instead=self.instead)

    def limited(self, asked: ActContext) -> TimeLimit | None:
        return TimeLimit(Requested.DIRECTORS_NOTICE, self.where.session, self.call)

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        former = _told(asked, said, "follows")  # it is where that was
        return {} if former is None else SomeWhere().said("where", ruling_in(former).where)


@act(
    "correct-ruling",
    page=Page.WRITTEN,
    duty=Duty.RULINGS,
    cli=Cli(positional=("instead-of",), was=_LAW),
    examples=(
        (
            'thursday.event 56 --because error --reason "there was no logical alternative" --under 82C '
            '--said "North-South keep their score." --ns keep --ew "4H N -1"'
        ),
    ),
)
class CorrectRuling(Act):
    """Put a ruling right (82C, 93): what it gave goes on counting unless another score is told.

    Where no table is told it is where the ruling was; "keep" is the score of the table.
    """

    instead_of: tuple[EntryId, ...] = ask(EntriesOf(RULINGS, rulings_correctable), option="ruling")
    because: WhyCorrected = ask(ChoiceOf(_BECAUSE), default=WhyCorrected.DIRECTORS_ERROR)
    reason: str = ask(Words())
    where: Where = ask(SomeWhere())
    ruled: RuledInFull = ask(FieldGroup(RuledInFull))
    score: Ruling | None = ask(AdjustedScore(), default=None)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        state = asked.state
        former = [_ruling(state, each) for each in self.instead_of]
        gave = tuple(each for ruling in former for each in ruling.gave)
        where, place = self.where, place_given(state, gave) or former[0].where.place
        if where.place is None and where.table is None and place is not None:
            where = Where.at(place)
        if self.score is None:
            counting = tuple(each for each in gave if each in state.rulings)
            return (self._corrected(self.ruled.given(asked, where, None, counting).given, former[0]),)
        if where.place is None:
            raise FormError("board-wanted", "board")
        given = self.ruled.given(asked, where, None, (asked.entry(1, 2),)).given
        given = replace(given, under=clauses_with_error(given.under, self.score))
        score = citing(self.score, given.under)
        return score_ruled(state, where.place, score, self.reason, instead=True), self._corrected(given, former[0])

    def told_before(self, asked: ActContext) -> tuple[str, ...]:
        return tuple(line for each in self.instead_of for line in appeals_to_ask_about(asked, each))

    def limited(self, asked: ActContext) -> TimeLimit | None:
        if self.because is WhyCorrected.APPEAL:
            return None
        return TimeLimit(Requested.DIRECTORS_NOTICE, _ruling(asked.state, self.instead_of[0]).where.session)

    def _corrected(self, given: RulingGiven, former: RulingGiven) -> RulingCorrected:
        """Return the ruling as it is now; what an interview said of it before may stand in it still."""
        return RulingCorrected(
            replace(given, heard=given.heard or former.heard), self.instead_of, self.because, self.reason
        )

    @classmethod
    def first(cls, asked: ActContext, said: Said) -> Said:
        former = _told(asked, said, "instead-of")
        return {} if former is None else _as_it_was(asked, former)


def _ruling(state: EventState, id_: EntryId) -> RulingGiven:
    fact = state.office.entries[id_].fact
    if not isinstance(fact, AnyRuling):
        raise FormError("no-such-entry", "instead-of")
    return ruling_in(fact)


def _told(asked: ActContext, said: Said, name: str) -> AnyRuling | None:
    """Return the ruling that a field names; `None` where it names none."""
    told = said.get(name, "")
    entry = asked.state.office.entries.get(told if isinstance(told, str) else "")
    return entry.fact if entry is not None and isinstance(entry.fact, AnyRuling) else None


def _as_it_was(asked: ActContext, given: AnyRuling) -> Said:
    """Return a ruling as it was given, to be put right."""
    ruling = ruling_in_language(given, asked.state, asked.language)
    place = place_given(asked.state, ruling.gave)
    offers = ((each.to, " / ".join(each.options), f" = {each.taken}" if each.taken else "") for each in ruling.options)
    evidence = ((each, f" / {each.evidence}" if each.evidence else "") for each in ruling.findings)
    return {
        **SomeWhere().said("where", Where.at(place) if place is not None else ruling.where),
        **said_of(
            RuledInFull(
                said=ruling.said,
                under=ruling.under,
                facts=ruling.facts,
                told=tuple(f"{each.by}: {each.said}" for each in ruling.told),
                found=tuple(f"{each.what} = {each.answer}{more}" for each, more in evidence),
                offered=tuple(f"{who}: {options}{taken}" for who, options, taken in offers),
                reasons=ruling.reasons,
                come_back=ruling.come_back,
            )
        ),
    }


def _has_poll(state: EventState, place: Place | None) -> bool:
    return any(polls_taken(state, None if place is None else Where.at(place)))


@act(
    "given",
    page=Page.INTERVIEW,
    duty=Duty.RULINGS,
    cli=Cli(name="interview", positional=("incident",)),
    examples=('thursday.event revoke --table 1 --board 6 -a "4S N" -a 1 -a N -a 5 -a "1 3"',),
)
class TakeRuling(Act):
    """Take the ruling of a finished interview into the record, with what was asked and answered.

    An adjusted score to which the interview has come is given to the board where the place names one. The ruling rests
    on the polls on that board that stood beside its questions.
    """

    incident: str = ask(Words(is_hidden=True))
    answers: Answered = ask(Answers(), default=(), option="answer")
    spoken: Language | None = ask(Spoken(), default=None)
    call: EntryId | None = ask(EntryOf(CALLS, is_hidden=True), default=None)
    where: Where = ask(SomeWhere())
    reasons: str = ask(Words(), default="")
    appeal_told: bool = ask(Tick(), default=False)
    without_polls: bool = ask(Tick(), default=False, when=_has_poll)
    """True where it does not rest on the polls that stood beside its questions."""
    instead: bool = ask(Tick(), default=False, option="new-score", when=has_ruling)

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        from duplicado.service.acts.held_interviews import heard  # noqa: PLC0415 - a server starts sooner without

        found = heard(asked, self.incident, self.answers, self.where, self.call, self.spoken)
        told = found.given
        polls = () if self.without_polls else told.polls
        given = replace(told, reasons=self.reasons, appeal_told=told.appeal_told or self.appeal_told, polls=polls)
        if self.where.place is None:
            return (given,)
        return with_score(asked, self.where.place, replace(found, given=given), instead=self.instead)

    def limited(self, asked: ActContext) -> TimeLimit | None:
        return TimeLimit(Requested.DIRECTORS_NOTICE, self.where.session, self.call)
