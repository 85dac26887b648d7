"""Cards of the matches at the console: how each stands, round by round, as far as the Director is shown it."""

from __future__ import annotations

from functools import partial
from typing import Any

from duplicado.event.record.clock import round_called
from duplicado.event.record.published_outcome import total_in
from duplicado.event.record.round_matches import RoundOfMatches
from duplicado.publish.pages.matches import match_cards
from duplicado.web.club.office_request import Office


async def match_values(office: Office) -> dict[str, Any]:
    """Return what the templates with the cards are given: the rounds so far, what writes their cards, the units."""
    conditions, wording = office.state.conditions, office.wording
    rounds = await office.desk.views.matches_now(office.viewer) if conditions.shows_matches else ()
    shown, method = total_in(conditions), conditions.scoring_rules.method_of(conditions.method)
    begun = [each for each in rounds if _is_shown(office, each)]

    def on(session: int) -> list[RoundOfMatches]:
        """Return the last round so far of each section of a session."""
        return list({each.section: each for each in begun if each.session == session}.values())

    return {
        "match_rounds": begun,
        "matches_on": on,
        "cards_of": partial(match_cards, total_in=shown, wording=wording),
        "match_units": dict.fromkeys((wording.unit(method), wording.total_unit(shown, method))),
    }


def _is_shown(office: Office, of: RoundOfMatches) -> bool:
    """Tell whether a round was called, or something was played of it; before the first is called it is shown."""
    called = round_called(office.state.session(of.session), of.section)
    return of.round <= max(called, 1) or any(match.results for group in of.groups for match in group)
