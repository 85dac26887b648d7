"""Ranking at the console: how the event stands now, and who is shown it when."""

from __future__ import annotations

from dataclasses import replace

from litestar import Response
from litestar.response import Redirect

from duplicado.event.record.ending import is_over
from duplicado.service.acts.act import Page
from duplicado.service.club.access_tokens import Scope
from duplicado.service.live.office_bar import session_on
from duplicado.service.live.office_view import is_done
from duplicado.service.live.roles import Capability, Release
from duplicado.service.live.standings import begun_rankings
from duplicado.web.club.access_changes import RELEASED_TO, ReleasesForm, change_access
from duplicado.web.club.authentication import checked, needs
from duplicado.web.club.match_cards import match_values
from duplicado.web.club.office_request import Office


async def ranking_page(office: Office) -> Response[str]:
    """Show the ranking as it stands; to a director who plays, as it is shown when play is over."""
    state, openness = office.state, office.desk.access.openness
    shown = await office.desk.views.ranking_now(office.viewer)
    session = session_on(state)
    plans = state.session(session).plans.values() if session is not None else ()
    dues = [due for plan in plans for due in plan.due.values()]
    hidden = bool(office.viewer.plays)
    query = office.request.query_params
    return office.page(
        "ranking.html",
        office.messages.text("console-tab-ranking"),
        Page.RANKING,
        rankings=begun_rankings(shown),
        **await match_values(office),
        is_official=state.published is not None,
        is_played=bool(state.sessions) and all(is_over(state, number) for number in state.sessions),
        progress=None if hidden else (sum(is_done(state, due) for due in dues), len(dues)),
        shown_to=[(who, getattr(openness, who)) for who in RELEASED_TO],
        releases=list(Release),
        changed=next((who for who in RELEASED_TO if who == query.get("changed")), ""),
        before=next((each for each in Release if each.value == query.get("before")), None),
        may_open=office.asked.may(Scope.MANAGE) and office.may(Capability.ACCESS),
    )


async def change_releases(office: Office) -> Redirect:
    """Release rankings to somebody as it was chosen, and show the page again, which says so and offers to undo it."""
    needs(office.asked, Scope.MANAGE, granted=office.may(Capability.ACCESS))
    form = await checked(ReleasesForm, office.request, office.asked)
    before, _ = await change_access(
        office.house,
        office.viewer,
        office.event,
        lambda before: replace(before, openness=form.applied(before.openness)),
    )
    changed = next((who for who in RELEASED_TO if getattr(form, who) is not None), None)
    if changed is None:
        return Redirect(office.path(Page.RANKING), status_code=303)
    former: Release = getattr(before.openness, changed)
    return Redirect(office.path(Page.RANKING, changed=changed, before=former.value), status_code=303)
