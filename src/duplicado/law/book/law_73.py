"""Law 73: communication between partners, tempo and deception; with the layout of 2024."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from duplicado.law.book.law_12_judged import redressed
from duplicado.law.clause import clause, has_clause
from duplicado.law.edition import EVERY_EDITION, Edition, cited_in
from duplicado.law.inquiry import SEAT_OR_YES_NO, YES_NO, inquiry, one_of
from duplicado.law.judgement import Medium, asks, asks_which, penalty, stands
from duplicado.law.orders import Review
from duplicado.law.procedure_steps import Order, Procedure
from duplicado.law.rectification import FactSheet, fact_sheet, rectifies
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.texts import Code

FALSE_INFERENCE: Final = inquiry("73E2:inference", YES_NO, asked_only=True)
HAD_BRIDGE_REASON: Final = inquiry("73E2:reason", YES_NO, asked_only=True)
COULD_HAVE_KNOWN: Final = inquiry("73E2:known", YES_NO, asked_only=True)
MISLED_BY: Final = inquiry("73E2", SEAT_OR_YES_NO)
MEANT_TO_MISLEAD: Final = inquiry("73D2", YES_NO, asked_only=True)
COMMUNICATED: Final = inquiry("73B1", one_of(Medium) | SEAT_OR_YES_NO)
COMMUNICATED_2024: Final = inquiry("73B", one_of(Medium) | SEAT_OR_YES_NO)
AGREED_BEFOREHAND: Final = inquiry("73B2", YES_NO)
PASSED_ON_ILLICITLY: Final = inquiry("89", YES_NO)
USED_IT: Final = inquiry("73C2", YES_NO, asked_only=True)

Pause: TypeAlias = Code
"""`first_round`, `skip_bid` or `trick_one`: where a regulation may require a pause."""

# Of the clauses of 2017 the amendment of 2024 moves these.
_IN_2024: Final = {"73A2": "73D3", "73B1": "73B"}


def number_of(edition: Edition, number: str) -> str:
    """Return the number of a clause of Law 73 in an edition, from that of 2017; marks stay with it."""
    if edition is Edition.LAWS_2017_AMENDED_2024:
        own, colon, mark = number.partition(":")
        return f"{_IN_2024.get(own, own)}{colon}{mark}"
    return cited_in(edition, number)


@fact_sheet("misled")
class Misled(FactSheet):
    """A player of an innocent side who may have been deceived by an opponent's manner."""

    edition: Edition
    by: Seat | None = None
    """The opponent; `None` where the Director has not noted him."""
    medium: Medium | None = None
    pause: Pause | None = None
    """Place where he paused, if it is one of the places where a regulation may require it."""
    regulations: tuple[Code, ...] = ()
    """The pauses that regulations require there."""


@fact_sheet("communication")
class Communication(FactSheet):
    """Partners who may have told each other something otherwise than by calls and plays."""

    edition: Edition
    player: Seat | None = None
    """Player who gave the information; `None` where the Director has not noted him."""


_PAUSES: Final = {
    "first_round": options.PAUSE_FIRST_ROUND,
    "skip_bid": options.PAUSE_SKIP_BID,
    "trick_one": options.PAUSE_TRICK_ONE,
}


@reads(*_PAUSES.values())
def required_pauses(regulations: Mapping[str, object]) -> tuple[Pause, ...]:
    """Return the pauses that the regulations require."""
    return tuple(pause for pause, option in _PAUSES.items() if value_of(option, regulations))


class Addressee(Enumeration):
    """Person to whom a player writes at an electronic table."""

    DIRECTOR = "director"
    OPPONENTS = "opponents"
    TABLE = "table"


@reads(options.CHAT_MANNER)
def may_write(to: Addressee, regulations: Mapping[str, object], *, in_play: bool) -> bool:
    """Tell whether a player may write to somebody at an electronic table.

    Reading: while a board is in play nothing that is written reaches partner, since partners communicate by calls and
    plays alone; opponents, where the regulations permit it. The Director is written to at any time.

    Args:
        to: the person.
        regulations: those in force.
        in_play: whether a board is in play.
    """
    manner = value_of(options.CHAT_MANNER, regulations)
    match to:
        case Addressee.DIRECTOR:
            return True
        case Addressee.OPPONENTS:
            return manner == "opponents" and in_play
        case Addressee.TABLE:
            return manner != "none" and not in_play


@reads(options.PAUSE_SECONDS, options.TEMPO_FLOOR)
def least_seconds(regulations: Mapping[str, object], pause: Pause | None) -> int:
    """Return after how many seconds a call or play may be shown at an electronic table, counted from the one before.

    Reading: a table on a screen can see to it that the pauses which the regulations require are made, and that no
    action comes so fast that its speed tells something.

    Args:
        regulations: those in force.
        pause: the place where a pause may be required; `None`: no such place.
    """
    floor = value_of(options.TEMPO_FLOOR, regulations)
    required = pause is not None and pause in required_pauses(regulations)
    return max(floor, value_of(options.PAUSE_SECONDS, regulations)) if required else floor


@clause("73A2", editions=EVERY_EDITION)
@clause("73D3", editions=(Edition.LAWS_2017_AMENDED_2024,))
def is_required_pause(facts: Misled) -> bool:
    """Tell whether a regulation requires the pause (73D3 in 2024): it is no undue hesitation, and nothing follows."""
    return facts.medium is Medium.TEMPO and facts.pause is not None and facts.pause in facts.regulations


@rectifies("73E2 judged", sheet=Misled)
def mislead(facts: Misled) -> Procedure:
    """Judge a false inference that a player drew from an opponent's question, remark, manner or tempo."""
    if is_required_pause(facts):
        yield stands(number_of(facts.edition, "73A2"))
        return
    if (yield from asks(FALSE_INFERENCE, number_of(facts.edition, FALSE_INFERENCE.key))):
        yield from drew_false_inference(facts)
    else:
        yield stands("73D1")
    if (yield from asks(MEANT_TO_MISLEAD)):
        yield meant_to_mislead(facts)


@clause("73E2")
def drew_false_inference(facts: Misled) -> Procedure:
    """Adjust the score if the opponent had no demonstrable bridge reason and could have known that it might help him.

    In 2007 (73F) the reason need not be demonstrable; what is to be found is otherwise the same.
    """
    number = number_of(facts.edition, "73E2")
    if (yield from asks(HAD_BRIDGE_REASON, number_of(facts.edition, HAD_BRIDGE_REASON.key))) or not (
        yield from asks(COULD_HAVE_KNOWN, number_of(facts.edition, COULD_HAVE_KNOWN.key))
    ):
        yield at_own_risk(number)
    else:
        yield from redressed(facts.edition, number)


@clause("73D1")
def at_own_risk(number: str) -> Order:
    """Order that the score stands: opponents draw inferences from tempo and manner at their own risk."""
    return stands("73D1", number)


@clause("73D2")
def meant_to_mislead(facts: Misled) -> Order:
    """Order that a penalty is considered for an attempt to mislead; since 2017 a question may be one too."""
    return penalty(facts.edition, "73D2")


@rectifies("73B judged", sheet=Communication)
@clause("73B1", editions=EVERY_EDITION)
def communicate(facts: Communication) -> Procedure:
    """Judge communication by other means than calls and plays (73B in 2024); its use is a matter of 16B.

    Of an agreed method the Director must report: it is the gravest offence (73B2, in 2024 under 89).
    """
    number = number_of(facts.edition, "73B1")
    if not (yield from asks_which(COMMUNICATED, number)):
        yield stands(number)
        return
    yield Order((number, "16B3"), (Review("16B3"),))
    if facts.edition is Edition.LAWS_2017_AMENDED_2024:
        yield from passed_on_illicitly(facts)
    elif (yield from asks(AGREED_BEFOREHAND)):
        yield penalty(facts.edition, "73B2")


@clause("89", editions=(Edition.LAWS_2017_AMENDED_2024,))
def passed_on_illicitly(facts: Communication) -> Procedure:
    """Ask whether information of a board was passed on in a way agreed beforehand, which is prohibited conduct."""
    if (yield from asks(PASSED_ON_ILLICITLY)):
        yield penalty(facts.edition, "89")


@clause("73C1", editions=EVERY_EDITION)
def gained_from_partner(edition: Edition, under: str) -> Procedure:
    """Redress what a player gained by information from partner, of which he had to avoid taking any advantage."""
    duty = number_of(edition, "73C1")
    numbers = dict.fromkeys((cited_in(edition, under), "16B3", "16B1(a)", duty))
    yield from redressed(edition, *numbers)
    yield from penalty_for_use(edition)


@clause("73C2", editions=(Edition.LAWS_2017, Edition.LAWS_2017_AMENDED_2024))
def penalty_for_use(edition: Edition) -> Procedure:
    """Consider a penalty for using it, whether or not it did damage; 2007 has Law 90 for that alone."""
    if has_clause("73C2", edition) and (yield from asks(USED_IT)):
        yield penalty(edition, "73C2")
