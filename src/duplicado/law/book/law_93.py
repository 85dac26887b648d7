"""Law 93: who hears an appeal, what a committee may do, and further appeals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.law.regulations.profile import Profile
from duplicado.law.sanction import PenaltyKind
from duplicado.vocabulary.enumeration import Enumeration


class Body(Enumeration):
    """Body that hears an appeal, or a part of it; the value is its name in messages."""

    DIRECTOR_IN_CHARGE = "director in charge"
    COMMITTEE = "committee"
    ALTERNATIVE = "authorized alternative"
    """Whoever the regulations put in the place of a committee (since 2017)."""


class Point(Enumeration):
    """Point that is disputed in an appeal; the value is its name in messages."""

    LAW = "law"
    """Question of the Laws or the regulations, and of nothing else."""
    FACT = "fact"
    JUDGEMENT = "judgement"
    """Use that the Director made of a discretion that the Law leaves him."""
    DISCIPLINE = "discipline"
    """A penalty under Law 91."""


@dataclass(frozen=True, slots=True)
class Route:
    """Authority that hears a point of an appeal."""

    point: Point
    by: Body
    clause: str
    then: Body | None = None
    """To whom his ruling on it may be appealed."""


@clause("93A")
def hears_everything(profile: Profile, edition: Edition, *, can_meet: bool = True) -> Body | None:
    """Return the Director in charge where he hears all appeals; `None` where there is a body that can.

    He does when no committee (since 2017: nor an authorized alternative) was arranged for, or it cannot meet without
    disturbing the tournament.

    Args:
        profile: the regulations: `appeal.body`.
        edition: of the Laws.
        can_meet: whether the body can meet without that.
    """
    return Body.DIRECTOR_IN_CHARGE if not can_meet or arranged_body(profile, edition) is None else None


@reads(options.APPEAL_BODY)
def arranged_body(profile: Profile, edition: Edition) -> Body | None:
    """Return the body that was arranged for to hear appeals (80B2(k)); `None` where the Director hears them."""
    arranged = value_of(options.APPEAL_BODY, profile)
    if arranged == "committee":
        return Body.COMMITTEE
    if arranged == "alternative" and not edition.is_of_2007:
        return Body.ALTERNATIVE
    return None


def is_heard_by_others(point: Point, profile: Profile, edition: Edition, *, members: bool) -> bool:
    """Tell whether others than the Director in charge decide a point of an appeal.

    Reading: an authorized alternative has the powers of a committee and no more; and where the regulations arranged for
    neither, those who sat all the same with `members` overrule him no further than a committee would (93B3). What is
    decided on the Law alone, with nobody who sat to hear it, he has decided (93B1): he hears it and may change the
    ruling, for 93B3 binds a committee and not him. No other point is his where there is a body (93B2).

    Args:
        point: on which the decision turned.
        profile: the regulations: `appeal.body`.
        edition: of the Laws.
        members: whether somebody sat to hear the appeal.
    """
    return members or (point is not Point.LAW and arranged_body(profile, edition) is not None)


def route(points: Iterable[Point], profile: Profile, edition: Edition, *, can_meet: bool = True) -> tuple[Route, ...]:
    """Say of each disputed point who hears it, in the order in which they are told."""
    alone = hears_everything(profile, edition, can_meet=can_meet)
    body = arranged_body(profile, edition)
    if alone is not None or body is None:
        return tuple(Route(point, Body.DIRECTOR_IN_CHARGE, "93A") for point in points)
    return tuple(_of_law(point, body) if point is Point.LAW else _of_the_rest(point, body) for point in points)


@clause("93B1")
def _of_law(point: Point, body: Body) -> Route:
    """Let the Director in charge rule on the part that concerns the Law or regulations alone; it may be appealed."""
    return Route(point, Body.DIRECTOR_IN_CHARGE, "93B1", then=body)


@clause("93B2")
def _of_the_rest(point: Point, body: Body) -> Route:
    """Send every other point to the committee."""
    return Route(point, body, "93B2")


def after_director_in_charge(point: Point | None, profile: Profile, edition: Edition, *, members: bool) -> Body | None:
    """Return the body before which a decision may be brought as one of the Director in charge on a point of law (93B1).

    `None` where it is none; see `is_heard_by_others`. `point`: on which the decision turned, as far as that is told.
    """
    if point is not Point.LAW or is_heard_by_others(point, profile, edition, members=members):
        return None
    return arranged_body(profile, edition)


class CommitteePower(Enumeration):
    """Power of a committee over a point; the value is its name in messages."""

    DECIDE = "decide"
    RECOMMEND = "recommend"
    """It may recommend to the Director in charge that he change his ruling."""


@clause("93B3")
def committee_may(point: Point, *, penalty: PenaltyKind | None = None) -> CommitteePower:
    """Say what a committee may do: it has all powers of the Director, but there are rulings that it may not overrule.

    These are the Director's in charge on a point of law or regulations, and those under Law 91. A procedural penalty it
    may change as he may.

    Args:
        point: what is disputed.
        penalty: of which kind a penalty is that is disputed.
    """
    if point in {Point.LAW, Point.DISCIPLINE} or penalty is PenaltyKind.DISCIPLINARY:
        return CommitteePower.RECOMMEND
    return CommitteePower.DECIDE


@reads(options.APPEAL_FURTHER_LEVELS, options.APPEAL_FINAL_BODY)
def further_body(profile: Profile, heard_by: int) -> str | None:
    """Return before whom a decision may be brought next (93C1), by the regulations; `None` when there is nobody.

    Args:
        profile: the regulations: `appeal.further_levels`, from the next to the last; `appeal.final_body`.
        heard_by: how many of these levels have heard it already.
    """
    levels = value_of(options.APPEAL_FURTHER_LEVELS, profile)
    last = value_of(options.APPEAL_FINAL_BODY, profile)
    if last in levels:
        levels = levels[: levels.index(last) + 1]
    return levels[heard_by] if 0 <= heard_by < len(levels) else None


@dataclass(frozen=True, slots=True)
class FurtherRoute:
    """Body before which a decision on an appeal may be brought, by its name in the regulations (93C1)."""

    by: str
    then: str | None = None
    """Before whom his decision may be brought in turn."""
    clause: str = "93C1"


def further_route(profile: Profile, heard_by: int) -> FurtherRoute | None:
    """Say who hears a further appeal, when `heard_by` levels have heard it; `None` where there is nobody."""
    by = further_body(profile, heard_by)
    return None if by is None else FurtherRoute(by, further_body(profile, heard_by + 1))


@reads(options.APPEAL_REFER_TO_RA)
def may_refer_to_authority(profile: Profile) -> bool:
    """Tell whether the Director in charge or the reviewing body may refer a matter to the authority (93C2)."""
    return value_of(options.APPEAL_REFER_TO_RA, profile)
