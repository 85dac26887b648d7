"""Fact sheets of judgement rulings with what the regulations in force have to say about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from duplicado.law.book import law_73
from duplicado.law.book.law_16_judged import RightsReserved
from duplicado.law.book.law_40 import Deviation, ImplicitTest, Understanding, VariedAfter, may_vary
from duplicado.law.book.law_73 import Misled, Pause
from duplicado.law.book.law_75 import Failing, Misexplanation
from duplicado.law.edition import Edition
from duplicado.law.judgement import Medium
from duplicado.law.regulations import options
from duplicado.law.regulations.option import reads, value_of
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.seats import Seat, Side


@reads(options.LA_SIGNIFICANT_FRACTION)
def significant_fraction(regulations: Mapping[str, object]) -> Fraction | None:
    """Return the part of a player's peers that makes a logical alternative; `None` where no regulation says."""
    return value_of(options.LA_SIGNIFICANT_FRACTION, regulations)


@reads(options.UI_RESERVE_RIGHTS)
def rights_reserved(edition: Edition, by: Seat, regulations: Mapping[str, object]) -> RightsReserved:
    """Return the sheet of a player who reserves his rights (16B2)."""
    return RightsReserved(edition, by, value_of(options.UI_RESERVE_RIGHTS, regulations))


@reads(options.PSYCH_ARTIFICIAL, options.PSYCH_IMPLICIT_TESTS, options.DISCLOSURE_PP_FOR_BREACH)
def deviation(
    edition: Edition,
    regulations: Mapping[str, object],
    player: Seat | None = None,
    call: Call | None = None,
    *,
    register: Iterable[ImplicitTest] | None = None,
) -> Deviation:
    """Return the sheet of a psychic call or another departure.

    Args:
        edition: of the Laws.
        regulations: `psych.artificial`, `psych.implicit_tests`, `disclosure.pp_for_breach`.
        player: who made the call.
        call: the call.
        register: the tests that the register of the pair's psychic calls shows to be met; `None` where none is kept.
    """
    named = value_of(options.PSYCH_IMPLICIT_TESTS, regulations)
    applied = tuple(test for test in ImplicitTest if test.value in named)
    return Deviation(
        edition,
        player,
        call,
        policy=value_of(options.PSYCH_ARTIFICIAL, regulations),
        applied=applied,
        found=None if register is None else tuple(register),
        penalized=value_of(options.DISCLOSURE_PP_FOR_BREACH, regulations),
    )


@reads(options.SPU_ARTIFICIAL_IS_SPU, options.SPU_POLICY, options.AGREEMENTS_VARY_AFTER_OPP_IRREGULARITY)
@reads(options.DISCLOSURE_PP_FOR_BREACH)
def understanding(
    edition: Edition,
    regulations: Mapping[str, object],
    side: Side | None = None,
    *,
    artificial: bool | None = None,
    after: VariedAfter | None = None,
) -> Understanding:
    """Return the sheet of an understanding that may be hidden or not allowed.

    Args:
        edition: of the Laws.
        regulations: `spu.artificial_is_spu`, `spu.policy`, `agreements.vary_after_opp_irregularity`,
            `disclosure.pp_for_breach`.
        side: whose it is.
        artificial: whether the call is artificial, if that is known.
        after: after what methods were changed, when the pair had agreed to change them.
    """
    allowed = value_of(options.AGREEMENTS_VARY_AFTER_OPP_IRREGULARITY, regulations)
    return Understanding(
        edition,
        side,
        artificial,
        artificial_is_special=value_of(options.SPU_ARTIFICIAL_IS_SPU, regulations),
        policy=value_of(options.SPU_POLICY, regulations),
        varied=None if after is None else not may_vary(after, edition, allowed=allowed),
        penalized=value_of(options.DISCLOSURE_PP_FOR_BREACH, regulations),
    )


@reads(options.ALERT_FAILURE_IS_MI)
def misexplanation(
    edition: Edition,
    regulations: Mapping[str, object],
    explainer: Seat | None = None,
    failing: Failing = Failing.WRONG,
    call: Call | None = None,
) -> Misexplanation:
    """Return the sheet of an explanation or alert that may have misinformed (`alert.failure_is_mi`)."""
    regulated = value_of(options.ALERT_FAILURE_IS_MI, regulations)
    return Misexplanation(edition, explainer, failing, call, alerts_regulated=regulated)


def misled(
    edition: Edition,
    regulations: Mapping[str, object],
    by: Seat | None = None,
    medium: Medium | None = None,
    pause: Pause | None = None,
) -> Misled:
    """Return the sheet of an opponent's manner that may have deceived, with the pauses that regulations require."""
    return Misled(edition, by, medium, pause, law_73.required_pauses(regulations))
