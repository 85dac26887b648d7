"""State of a partner desk: notices, proposals and agreements, as what those who look for a partner say makes it.

Everybody is known by an id: a member by that of his row, a visitor by one that stands for his browser. No clock, no
chance, no store: `after` takes how the desk stands and what somebody says, and returns how it stands then. Said once
more, the same changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from msgspec import Struct, structs

from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError

LONGEST_WORDS: Final = 40
"""Letters of a level and of a system."""
LONGEST_NAME: Final = 60
"""Letters of a visitor's name."""
_MOST_NOTICES: Final = 200
_MOST_NEWS: Final = 8
_BOTH: Final = 2


class DeskRefusal(DuplicadoError):
    """Refusal of what somebody says at the desk; `why` ends the name of the message `partners-refused-...`."""

    def __init__(self, why: str) -> None:
        """Keep the code."""
        super().__init__(f"it is not taken at the partner desk: {why}")
        self.why = why


class Said(Enumeration):
    """Something that is said at the desk; the value is its name in forms."""

    LOOKS = "looks"
    """Writes a notice, or another in its place."""
    WITHDRAWS = "withdraws"
    """Takes the notice away, and with it what rests on it."""
    PROPOSES = "proposes"
    RECALLS = "recalls"
    """Takes a proposal back."""
    ACCEPTS = "accepts"
    DECLINES = "declines"
    ENTERS = "enters"
    """Is ready to be entered with whom he has agreed."""
    LEAVES = "leaves"
    """Gives an agreement up; both notices stay."""
    READS = "reads"
    """Has read what he was told."""


class NewsCause(Enumeration):
    """Reason for which something has ended; the value ends the name of the message `partners-news-...`."""

    WITHDREW = "withdrew"
    DECLINED = "declined"
    AGREED = "agreed"
    """The other has agreed with somebody."""
    LEFT = "left"
    ENTERED = "entered"
    """The other is entered with somebody else."""
    REMOVED = "removed"
    """The club does not know the other any more."""
    NO_PLACE = "no-place"
    """The event has no place for the two."""
    TOGETHER = "together"
    """It came to its end: the two are entered."""


class Notice(Struct, frozen=True):
    """Notice of somebody who looks for a partner."""

    level: str = ""
    system: str = ""
    name: str = ""
    """A visitor's; a member's stands in the list of members alone."""


class Agreement(Struct, frozen=True):
    """Two who want to play together."""

    id: str
    """Names the command that enters them, so that it is done once."""
    pair: tuple[str, str]
    ready: tuple[str, ...] = ()
    """Those of them who have pressed *enter*."""

    @property
    def is_complete(self) -> bool:
        """True where both have pressed: they are being entered."""
        return len(self.ready) == _BOTH

    def other(self, who: str) -> str:
        """Return the partner of one of the two."""
        return self.pair[1] if self.pair[0] == who else self.pair[0]


class DeskNews(Struct, frozen=True):
    """Something that somebody is told when he next looks."""

    cause: NewsCause
    about: str
    ends_agreement: bool = False


class PartnerDesk(Struct, frozen=True):
    """Everything that stands at the desk of an event."""

    notices: dict[str, Notice] = {}
    proposals: tuple[tuple[str, str], ...] = ()
    """Pairs of which the first proposes to the second."""
    agreements: tuple[Agreement, ...] = ()
    news: dict[str, tuple[DeskNews, ...]] = {}

    def agreement_of(self, who: str) -> Agreement | None:
        """Return the agreement of somebody."""
        return next((each for each in self.agreements if who in each.pair), None)

    def free(self) -> tuple[str, ...]:
        """Return those who have a notice and no agreement."""
        return tuple(who for who in self.notices if self.agreement_of(who) is None)

    def proposed_by(self, who: str) -> tuple[str, ...]:
        """Return those to whom somebody proposes."""
        return tuple(other for one, other in self.proposals if one == who)

    def proposed_to(self, who: str) -> tuple[str, ...]:
        """Return those who propose to somebody."""
        return tuple(one for one, other in self.proposals if other == who)


@dataclass(frozen=True, slots=True)
class Word:
    """Something that somebody says at the desk."""

    who: str
    said: Said
    other: str = ""
    """Person who is meant."""
    notice: Notice = field(default_factory=Notice)
    id: str = ""
    """Id of the agreement, should one come of it."""


def after(desk: PartnerDesk, word: Word) -> PartnerDesk:
    """Return how a desk stands after something was said.

    Raises:
        DeskRefusal: it cannot be said, or no longer; nothing is changed.
    """
    return _STEPS[word.said](desk, word)


def without(desk: PartnerDesk, whom: Collection[str], cause: NewsCause) -> PartnerDesk:
    """Return a desk without some, of whom nothing stays; those who had to do with them are told why."""
    gone = [who for who in desk.notices if who in whom]
    for who in gone:
        agreement = desk.agreement_of(who)
        met = {each for pair in desk.proposals if who in pair for each in pair}
        met |= set(agreement.pair) if agreement else set()
        for each in sorted(met.difference(whom)):
            desk = _told(desk, each, DeskNews(cause, who, agreement is not None and each in agreement.pair))
    return structs.replace(
        desk,
        notices={who: notice for who, notice in desk.notices.items() if who not in whom},
        proposals=_proposals_beside(desk, whom),
        agreements=tuple(each for each in desk.agreements if not any(who in whom for who in each.pair)),
        news={who: told for who, told in desk.news.items() if who not in whom},
    )


def dissolved(desk: PartnerDesk, id_: str, cause: NewsCause) -> PartnerDesk:
    """Return a desk on which an agreement came to nothing for both; their notices stay."""
    agreement = next((each for each in desk.agreements if each.id == id_), None)
    if agreement is None:
        return desk
    for who in agreement.pair:
        desk = _told(desk, who, DeskNews(cause, agreement.other(who), ends_agreement=True))
    return _without_agreement(desk, agreement)


def entered(desk: PartnerDesk, agreement: Agreement) -> PartnerDesk:
    """Return a desk without two who were entered as a pair; a visitor is told, whom the event does not know again."""
    visitors = [who for who in agreement.pair if desk.notices[who].name]
    desk = without(desk, agreement.pair, NewsCause.ENTERED)
    for who in visitors:
        desk = _told(desk, who, DeskNews(NewsCause.TOGETHER, agreement.other(who), ends_agreement=True))
    return desk


def _looks(desk: PartnerDesk, word: Word) -> PartnerDesk:
    if desk.agreement_of(word.who) is not None:
        raise DeskRefusal("agreed")
    if word.who not in desk.notices and len(desk.notices) >= _MOST_NOTICES:
        raise DeskRefusal("many")
    return structs.replace(desk, notices={**desk.notices, word.who: word.notice})


def _withdraws(desk: PartnerDesk, word: Word) -> PartnerDesk:
    _refuse_while_entering(desk, word.who)
    return without(desk, {word.who}, NewsCause.WITHDREW)


def _proposes(desk: PartnerDesk, word: Word) -> PartnerDesk:
    if _is_agreed(desk, word) or word.other in desk.proposed_by(word.who):
        return desk
    _refuse_unfree(desk, word)
    if word.other in desk.proposed_to(word.who):
        return _agreed(desk, word)
    return structs.replace(desk, proposals=(*desk.proposals, (word.who, word.other)))


def _recalls(desk: PartnerDesk, word: Word) -> PartnerDesk:
    if _is_agreed(desk, word):
        raise DeskRefusal("agreed")
    return _without_proposal(desk, word.who, word.other)


def _accepts(desk: PartnerDesk, word: Word) -> PartnerDesk:
    if _is_agreed(desk, word):
        return desk
    _refuse_unfree(desk, word)
    if word.other not in desk.proposed_to(word.who):
        raise DeskRefusal("no-proposal")
    return _agreed(desk, word)


def _declines(desk: PartnerDesk, word: Word) -> PartnerDesk:
    if word.other not in desk.proposed_to(word.who):
        return desk
    return _told(_without_proposal(desk, word.other, word.who), word.other, DeskNews(NewsCause.DECLINED, word.who))


def _enters(desk: PartnerDesk, word: Word) -> PartnerDesk:
    agreement = desk.agreement_of(word.who)
    if agreement is None or agreement.other(word.who) != word.other:
        raise DeskRefusal("no-agreement")
    if word.who in agreement.ready:
        return desk
    ready = structs.replace(agreement, ready=(*agreement.ready, word.who))
    return structs.replace(desk, agreements=tuple(ready if each is agreement else each for each in desk.agreements))


def _leaves(desk: PartnerDesk, word: Word) -> PartnerDesk:
    agreement = desk.agreement_of(word.who)
    if agreement is None or agreement.other(word.who) != word.other:
        return desk
    _refuse_while_entering(desk, word.who)
    told = _told(desk, word.other, DeskNews(NewsCause.LEFT, word.who, ends_agreement=True))
    return _without_agreement(told, agreement)


def _reads(desk: PartnerDesk, word: Word) -> PartnerDesk:
    return structs.replace(desk, news={who: told for who, told in desk.news.items() if who != word.who})


_STEPS: Final[Mapping[Said, Callable[[PartnerDesk, Word], PartnerDesk]]] = MappingProxyType(
    {
        Said.LOOKS: _looks,
        Said.WITHDRAWS: _withdraws,
        Said.PROPOSES: _proposes,
        Said.RECALLS: _recalls,
        Said.ACCEPTS: _accepts,
        Said.DECLINES: _declines,
        Said.ENTERS: _enters,
        Said.LEAVES: _leaves,
        Said.READS: _reads,
    }
)


def _is_agreed(desk: PartnerDesk, word: Word) -> bool:
    """Tell whether the two have agreed already."""
    agreement = desk.agreement_of(word.who)
    return agreement is not None and agreement.other(word.who) == word.other


def _refuse_unfree(desk: PartnerDesk, word: Word) -> None:
    """Refuse what is said to another unless both look for a partner.

    Raises:
        DeskRefusal: one of them does not, or has found one.
    """
    if word.who not in desk.notices:
        raise DeskRefusal("no-notice")
    if desk.agreement_of(word.who) is not None:
        raise DeskRefusal("agreed")
    if word.other not in desk.notices or word.other == word.who:
        raise DeskRefusal("gone")
    if desk.agreement_of(word.other) is not None:
        raise DeskRefusal("other-agreed")


def _refuse_while_entering(desk: PartnerDesk, who: str) -> None:
    agreement = desk.agreement_of(who)
    if agreement is not None and agreement.is_complete:
        raise DeskRefusal("entering")


def _agreed(desk: PartnerDesk, word: Word) -> PartnerDesk:
    """Make two partners; all other proposals to or by them are void, and those who made or had them are told."""
    pair = (word.other, word.who)
    for one, other in desk.proposals:
        if one in pair and other not in pair:
            desk = _told(desk, other, DeskNews(NewsCause.AGREED, one))
        if other in pair and one not in pair:
            desk = _told(desk, one, DeskNews(NewsCause.AGREED, other))
    agreements = (*desk.agreements, Agreement(word.id, pair))
    return structs.replace(desk, proposals=_proposals_beside(desk, pair), agreements=agreements)


def _proposals_beside(desk: PartnerDesk, whom: Collection[str]) -> tuple[tuple[str, str], ...]:
    return tuple(each for each in desk.proposals if not any(who in whom for who in each))


def _without_proposal(desk: PartnerDesk, one: str, other: str) -> PartnerDesk:
    return structs.replace(desk, proposals=tuple(each for each in desk.proposals if each != (one, other)))


def _without_agreement(desk: PartnerDesk, agreement: Agreement) -> PartnerDesk:
    return structs.replace(desk, agreements=tuple(each for each in desk.agreements if each is not agreement))


def _told(desk: PartnerDesk, who: str, news: DeskNews) -> PartnerDesk:
    kept = (*(each for each in desk.news.get(who, ()) if each != news), news)[-_MOST_NEWS:]
    return structs.replace(desk, news={**desk.news, who: kept})
