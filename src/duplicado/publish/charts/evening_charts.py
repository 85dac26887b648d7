"""Selection of the charts of an evening."""

from __future__ import annotations

from duplicado.event.contest import ContestantId, ScoringMethod
from duplicado.publish.charts.drawing import Chart
from duplicado.publish.charts.session import match_chart, session_chart
from duplicado.publish.pages.evening import EveningPage
from duplicado.publish.pages.progress import session_progress
from duplicado.publish.pages.wording import Wording


def contestant_chart(evening: EveningPage, contestant: ContestantId, wording: Wording) -> Chart | None:
    """Draw a contestant's session; `None` where too little counts for a chart."""
    return session_chart(session_progress(evening, contestant), wording, wording.unit(evening.method))


def two_teams_chart(evening: EveningPage, wording: Wording) -> Chart | None:
    """Draw the match of an evening that is one: two teams scored by IMPs; `None` for any other."""
    teams = evening.contestants
    if evening.method is not ScoringMethod.IMPS or len(teams) != 2:
        return None
    names = [wording.players(evening.names.get(team, ())) or wording.contestant(team) for team in teams]
    return match_chart(session_progress(evening, teams[0]), (names[0], names[1]), wording)
