"""Awards of the Director: adjusted scores (Laws 12 and 82) and penalties (Laws 90 and 91)."""

from __future__ import annotations

from typing import TypeAlias, final

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.adjusting.rulings import Ruling
from duplicado.event.contest import ContestantId
from duplicado.event.facts.about import AboutPlace
from duplicado.event.facts.fact import BoardsTold, ChangeFact, Duty, PlaceFact, fact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.particulars import AmountTaken, MatchTakenFrom, Particulars, told
from duplicado.event.facts.results import Place
from duplicado.event.facts.subjects import OfContestant, Subject
from duplicado.event.facts.topics import TopicKind, TopicOf, Topics, topics
from duplicado.vocabulary.texts import Words


@final
@fact("score-ruled", since=1, duty=Duty.RULINGS, counts_twice=False, boards_told=BoardsTold.ITS_SUBJECT)
class ScoreRuled(AboutPlace, PlaceFact):
    """The Director, or those who heard an appeal, ruled what the sides get for a board (Laws 12 and 82)."""

    place: Place
    ruling: Ruling
    reason: Words
    instead_of: tuple[EntryId, ...] = ()
    """The rulings that it replaces: after a Director's error (82C) or an appeal."""

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.RULING, (self.place,)))

    def rests_on(self) -> Topics:
        return topics(
            *(TopicOf(aspect, (self.place,)) for aspect in (TopicKind.RESULT, TopicKind.RULING, TopicKind.FORM))
        )

    def replaces(self) -> tuple[EntryId, ...]:
        return self.instead_of

    def particulars(self) -> Particulars:
        ruling = self.ruling
        # What reduces an award has to be said with it: the award by itself is worth more.
        variant = "several" if "12C2(d)" in ruling.under else "both" if ruling.north_south == ruling.east_west else ""
        ns, ew = ruling.north_south, ruling.east_west
        return told(variant, under=ruling.under, place=self.place, ns=ns, ew=ew, reason=self.reason)


@final
@fact(
    "penalty-ruled",
    since=1,
    duty=Duty.PENALTIES,
    counts_twice=True,
    boards_told=BoardsTold.ANY,
    added={"against": 2, "round": 2},
)
class PenaltyRuled(ChangeFact):
    """A penalty was imposed (Laws 90 and 91); of nothing at all it is a warning."""

    penalty: RuledPenalty
    session: int | None = None
    """In whose total it counts; `None`: in that of the event."""
    against: ContestantId | None = None
    """The opponents in the match from whose result it is taken, see `match_penalties`; `None`: from a total."""
    round: int | None = None  # of that match, where the two play several in the session

    def subject(self) -> Subject:
        return OfContestant(self.penalty.contestant)

    def changes(self) -> Topics:
        return topics(TopicOf(TopicKind.PENALTY, (self.penalty.contestant,)))

    def particulars(self) -> Particulars:
        penalty = self.penalty
        amount = AmountTaken(penalty.amount, penalty.unit)
        if self.against is None:
            return told(under=penalty.under, who=penalty.contestant, amount=amount, reason=penalty.reason)
        match = MatchTakenFrom(self.against, self.session or 1)
        return told(
            "match", under=penalty.under, who=penalty.contestant, amount=amount, reason=penalty.reason, match=match
        )


AwardFact: TypeAlias = ScoreRuled | PenaltyRuled
