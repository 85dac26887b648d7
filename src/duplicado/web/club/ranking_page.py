"""Ranking at the console: how the event stands now, and who is shown it when."""

from __future__ import annotations

from litestar import Response

from duplicado.service.acts.act import Page
from duplicado.service.live.office_bar import session_on
from duplicado.service.live.office_view import is_done
from duplicado.service.live.roles import Capability
from duplicado.service.live.standings import begun_rankings
from duplicado.web.club.office_request import Office

__all__ = ["ranking_page"]


async def ranking_page(office: Office) -> Response[str]:
    """Show the ranking as it stands; to a director who plays, as it is shown when play is over."""
    state, openness = office.state, office.desk.access.openness
    shown = await office.desk.views.ranking_now(office.viewer)
    session = session_on(state)
    plans = state.session(session).plans.values() if session is not None else ()
    dues = [due for plan in plans for due in plan.due.values()]
    hidden = bool(office.viewer.plays)
    return office.page(
        "ranking.html",
        office.messages.text("console-tab-ranking"),
        Page.RANKING,
        rankings=begun_rankings(shown),
        is_official=state.published is not None,
        progress=None if hidden else (sum(is_done(state, due) for due in dues), len(dues)),
        shown_to=[(who, getattr(openness, who)) for who in ("players", "display", "public")],
        may_open=office.may(Capability.ACCESS),
    )
