"""Law 40 judged: understandings of a partnership, hidden or not allowed, and departures from them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, cast

from duplicado.law.book.law_12_judged import redressed
from duplicado.law.clause import clause
from duplicado.law.edition import Edition, cited_in
from duplicado.law.inquiry import SEAT_OR_YES_NO, YES_NO, inquiry, several
from duplicado.law.judgement import Asked, asks, penalty, stands
from duplicado.law.procedure_steps import Finding, Order, Procedure, Question
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.texts import Code

DEPARTS: Final = inquiry("40A3", YES_NO, asked_only=True)
ARTIFICIAL_DEPARTURE: Final = inquiry("40B2(a)(v)", YES_NO, asked_only=True)
GROSS_MISSTATEMENT: Final = inquiry("40B2(a)(v):gross", YES_NO, asked_only=True)
PARTNER_AWARE: Final = inquiry("40C1", SEAT_OR_YES_NO)
HIDDEN: Final = inquiry("40B3(a):hidden", YES_NO, asked_only=True)
IS_UNDERSTANDING: Final = inquiry("40A1(a)", YES_NO, asked_only=True)
BY_OTHER_MEANS: Final = inquiry("40A2", YES_NO, asked_only=True)
VARIES_BY_PLAYER: Final = inquiry(
    "40A4", YES_NO, asked_only=True, former=inquiry("40B2(a):player", YES_NO, asked_only=True)
)
IS_SPECIAL: Final = inquiry("40B1(b)", YES_NO, asked_only=True)
NOT_PERMITTED: Final = inquiry(
    "40B2(a)(i):permitted", YES_NO, asked_only=True, former=inquiry("40B2(a):permitted", YES_NO, asked_only=True)
)
BREACH_OF_DISCLOSURE: Final = inquiry("40B4", YES_NO)


class ImplicitTest(Enumeration):
    """Test by which a departure has become an implicit understanding; the value is its name in `psych.implicit_tests`.

    Source: norms of the Spanish federation on psychic calls; any one of them is enough.
    """

    REMEMBERED = "remembered"
    """There were similar departures in the past that are not yet forgotten."""
    RECENT = "recent"
    """There was a similar one of late, which partner cannot have forgotten."""
    FREQUENT = "frequent"
    """They are frequent and recent enough that partner knows the tendency."""
    CIRCUMSTANCE = "circumstance"
    """Both know of something outside the call that helps to recognize it."""

    def __str__(self) -> str:
        """Print the word of cases."""
        return self.value


REPEATED_DEVIATIONS: Final = inquiry("40C1:repeated", several(ImplicitTest) | YES_NO, asked_only=True)


@reads(options.ALERT_MANNER)
def forbids_alert(edition: Edition, regulations: Mapping[str, object], *, by_caller: bool) -> str | None:
    """Return the clause that forbids an alert by that player; `None` where it is given as the authority prescribes.

    By `alert.manner` a player alerts partner's calls, or each his own, as with screens and at electronic tables.
    """
    own = value_of(options.ALERT_MANNER, regulations) == "self"
    return None if own is by_caller else cited_in(edition, "40B2(a)(iii)")


@clause("40C1:repeated")
def is_implicit(found: Collection[ImplicitTest], applied: Collection[ImplicitTest]) -> bool | None:
    """Tell whether departures have become an implicit understanding, by the tests that the regulations apply.

    `None` where they apply none: then the Director judges whether partner came to expect it by repetition.
    """
    if not applied:
        return None
    return any(test in applied for test in found)


@clause("DEF:psychic_call")
def is_psychic(*, deliberate: bool, gross: bool) -> bool:
    """Tell whether a call that misstates strength or length is psychic: on purpose, and grossly."""
    return deliberate and gross


@fact_sheet("deviation")
class Deviation(FactSheet):
    """A player has made a call that does not fit what his side has told of it."""

    edition: Edition
    player: Seat | None = None
    call: Call | None = None
    psychic: bool | None = None
    """True where it was psychic, where that is not in doubt; a departure of another kind is judged alike."""
    policy: Code = "free"
    """`psych.artificial`: `free`, `restricted` or `banned`."""
    applied: tuple[ImplicitTest, ...] = ()
    """`psych.implicit_tests`."""
    found: tuple[ImplicitTest, ...] | None = None
    """The tests that the register of the pair shows to be met; `None` where it is not kept."""
    penalized: bool = True
    """`disclosure.pp_for_breach`."""


@rectifies("40C judged", sheet=Deviation)
def deviate(facts: Deviation) -> Procedure:
    """Work through a departure: of what kind, whether regulations forbid it, whether partner expected it, damage."""
    if not (yield from departs(facts)):
        yield stands("40A3", "75C")
    elif (yield from is_forbidden_artificial(facts)):
        number = cited_in(facts.edition, "40B2(a)(v)")
        yield from redressed(facts.edition, cited_in(facts.edition, "40B4"), number)
        if facts.penalized:
            yield penalty(facts.edition, "40B4")
    elif (yield from partner_expected_it(facts)):
        yield from undisclosed_knowledge(facts)
    else:
        yield lawful_departure()


@clause("40A3")
def departs(facts: Deviation) -> Asked:
    """Find whether the call was a departure on purpose: a player may make any call that rests on nothing hidden."""
    return (yield from asks(DEPARTS, concluded=facts.psychic))


@clause("40B2(a)(v)")
def is_forbidden_artificial(facts: Deviation) -> Asked:
    """Find whether it is an artificial call that the Regulating Authority does not let be psychic."""
    if facts.policy == "free":
        return False
    number = cited_in(facts.edition, "40B2(a)(v)")
    if not (yield from asks(ARTIFICIAL_DEPARTURE, number)):
        return False
    # A misstatement that is not gross is no psychic call, whatever the regulations say of those.
    return is_psychic(
        deliberate=True, gross=(yield from asks(GROSS_MISSTATEMENT, f"{number}:gross", concluded=facts.psychic))
    )


def partner_expected_it(facts: Deviation) -> Asked:
    """Find whether partner had more reason than the opponents to be aware of it, by repetition or otherwise."""
    by_tests = None if facts.found is None else is_implicit(facts.found, facts.applied)
    answer = yield Question(REPEATED_DEVIATIONS.key, blocking=False, concluded=by_tests)
    found = answer.value if isinstance(answer, Finding) else None
    named = cast("tuple[object, ...]", found) if isinstance(found, tuple) else ()
    tests = tuple(test for test in ImplicitTest if test in named)
    if is_implicit(tests, facts.applied) if tests and facts.applied else found is True or bool(named):
        return True
    return (yield from asks(PARTNER_AWARE))


@clause("40C1")
def lawful_departure() -> Order:
    """Order that the score stands: partner was as much in the dark as the opponents; nothing was to be told (40C2)."""
    return stands("40C1", "40C2")


@clause("40C1:damage")
def undisclosed_knowledge(facts: Deviation) -> Procedure:
    """Redress damage by what partner knew and the opponents were not told; a penalty may come on top.

    Reading: an assigned score comes first (12C1(a)), also where a regulation speaks of an artificial one.
    """
    yield from redressed(facts.edition, "40C1", "40A1(a)")
    if facts.penalized:
        yield penalty(facts.edition, "40C1")


class VariedAfter(Enumeration):
    """After what a pair changes its methods by prior agreement."""

    OPPONENTS_IRREGULARITY = "opponents' irregularity"
    OWN_IRREGULARITY = "own irregularity"
    OPPONENTS_ANSWER = "opponents' answer"
    OWN_QUESTION = "own question"
    OWN_ANSWER = "own answer"


@clause("40B2(a)(iv)")
def may_vary(after: VariedAfter, edition: Edition, *, allowed: bool) -> bool:
    """Tell whether partners may agree beforehand to change methods after that.

    In 2007 (40B3) the Regulating Authority may forbid it after a question, an answer or any irregularity. Since 2017 it
    may forbid it after an opponents' irregularity; after anything of their own side's it is never allowed (a reading of
    the WBF of 2017).

    Reading: an opponents' answer is none of their own, so it goes with their irregularity.
    """
    if edition.is_of_2007:
        return allowed
    return allowed and after in {VariedAfter.OPPONENTS_IRREGULARITY, VariedAfter.OPPONENTS_ANSWER}


@fact_sheet("understanding")
class Understanding(FactSheet):
    """Agreement that a pair may have, in words or by custom."""

    edition: Edition
    side: Side | None = None
    artificial: bool | None = None
    """True where the call is artificial (2007: or conventional); `None` where that is not on file."""
    artificial_is_special: bool = True
    """`spu.artificial_is_spu`."""
    policy: Code = "allow"
    """`spu.policy`."""
    varied: bool | None = None
    """True where it is a change of methods that is not allowed, see `may_vary`; `None` for no such change."""
    penalized: bool = True


@rectifies("40B judged", sheet=Understanding)
def understand(facts: Understanding) -> Procedure:
    """Work through an understanding: whether there is one, whether it is allowed, whether it was told, damage.

    Methods that partners change as they had agreed are an understanding.
    """
    if facts.varied is None and not (yield from is_understanding()):
        yield stands("40A1(a)")
        return
    illegal = yield from _of_what_the_laws_forbid(facts)
    if illegal or ((yield from is_special(facts)) and (yield from is_not_permitted(facts))):
        yield from not_compliant(facts)
        return
    disclosure = cited_in(facts.edition, "40B3(a)")
    if (yield from asks(HIDDEN, f"{disclosure}:hidden")):
        yield from redressed(facts.edition, disclosure, "40A1(b)")
    else:
        yield stands("40A1(a)", "40A1(b)")


def _of_what_the_laws_forbid(facts: Understanding) -> Asked:
    if facts.varied:
        return True
    if (yield from is_by_other_means()):
        return True
    return (yield from differs_by_player(facts))


@clause("40A1(a)", "40B1(a)")
def is_understanding() -> Asked:
    """Find whether the partners have an understanding: by discussion, or by what both have come to know.

    The Director may find one although they deny it; what every player knows is none.
    """
    return (yield from asks(IS_UNDERSTANDING))


@clause("40A2")
def is_by_other_means() -> Asked:
    """Find whether it speaks through anything but calls, plays and the conditions of the deal."""
    return (yield from asks(BY_OTHER_MEANS))


@clause("40A4")
def differs_by_player(facts: Understanding) -> Asked:
    """Find whether the same call means one thing from one partner and another from the other (2007: 40B2(a))."""
    return (yield from asks(VARIES_BY_PLAYER.asked_in(facts.edition)))


@clause("40B1(b)", "40B1(c)")
def is_special(facts: Understanding) -> Asked:
    """Find whether it is a special understanding: named so, or an artificial call unless a regulation excepts it."""
    concluded = True if facts.artificial and facts.artificial_is_special else None
    return (yield from asks(IS_SPECIAL, IS_SPECIAL.cited_in(facts.edition), concluded=concluded))


@clause("40B2(a)(i)")
def is_not_permitted(facts: Understanding) -> Asked:
    """Find whether the Regulating Authority does not allow it, or allows it under conditions that were not met."""
    asked = NOT_PERMITTED.asked_in(facts.edition)
    return (yield from asks(asked, concluded=False if facts.policy == "allow" else None))


@clause("40B4")
def not_compliant(facts: Understanding) -> Procedure:
    """Redress damage by an understanding that is not allowed; the side that used it may be penalized."""
    yield from redressed(facts.edition, cited_in(facts.edition, "40B4"), "40A1(a)")
    if facts.penalized:
        yield penalty(facts.edition, "40B4")
