"""Law 91: disciplinary penalties, suspension, disqualification."""

from __future__ import annotations

from duplicado.law.clause import clause
from duplicado.law.edition import Edition
from duplicado.law.sanction import Measure
from duplicado.vocabulary.enumeration import Enumeration


@clause("91A")
def may_be_imposed(
    measure: Measure, edition: Edition, *, on_a_player: bool = False, current_session: bool = True
) -> bool:
    """Tell whether the Director may impose a measure of discipline by himself.

    A penalty in points, or suspension from the current session or a part of it. In 2007 it is imposed on a contestant,
    since 2017 on a player too.

    Args:
        measure: what is to be imposed.
        edition: of the Laws.
        on_a_player: whether it is to hit one player alone who is not himself the contestant.
        current_session: whether a suspension ends with the current session at the latest.
    """
    if on_a_player and not _reaches_a_player(edition):
        return False
    match measure:
        case Measure.ADVICE | Measure.WARNING | Measure.PENALTY:
            return True
        case Measure.SUSPENSION:
            return current_session
        case Measure.DISQUALIFICATION | Measure.REMOVAL | Measure.REFERRAL:
            return False


class Disqualification(Enumeration):
    """Admissibility of a disqualification; the value is its name in messages."""

    MAY = "may be disqualified"
    NEEDS_APPROVAL = "needs approval"
    """The Tournament Organizer has not approved yet."""
    NEEDS_CAUSE = "needs cause"
    NOT_A_PLAYER = "not a player"
    """In 2007 a contestant is disqualified, not one of its players."""


@clause("91B")
def may_disqualify(
    cause: str, edition: Edition, *, organizer_approves: bool, on_a_player: bool = False
) -> Disqualification:
    """Tell whether the Director may disqualify: for cause, and with the approval of the Tournament Organizer.

    Args:
        cause: why, in his words.
        edition: of the Laws.
        organizer_approves: whether the Tournament Organizer has approved.
        on_a_player: whether one player alone is to be disqualified who is not himself the contestant.
    """
    if on_a_player and not _reaches_a_player(edition):
        return Disqualification.NOT_A_PLAYER
    if not cause.strip():
        return Disqualification.NEEDS_CAUSE
    return Disqualification.MAY if organizer_approves else Disqualification.NEEDS_APPROVAL


def _reaches_a_player(edition: Edition) -> bool:
    """Tell whether what Law 91 empowers to may hit one player of a contestant: in 2007 the contestant alone."""
    return not edition.is_of_2007
