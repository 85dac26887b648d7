"""Law 88: the award of indemnity points."""

from __future__ import annotations

from duplicado.law.book.law_12_artificial import award_for
from duplicado.law.clause import clause
from duplicado.vocabulary.awards import Award, Fault


@clause("88")
def indemnity(*, between_teams: bool = False) -> Award | None:
    """Return what a contestant gets who must take an artificial score through no fault or choice of his own.

    In pairs and individual contests, by Law 12C2; between teams it is Law 86B that says (`None`).
    """
    return None if between_teams else award_for(Fault.NOT)
