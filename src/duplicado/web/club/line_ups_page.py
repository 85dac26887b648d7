"""Page of the line-ups of a round at the console: of each team who sits where, chosen from its players."""

from __future__ import annotations

from litestar import Response

from duplicado.event.record.clock import round_called
from duplicado.event.record.line_ups import has_line_ups
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import ask, questions
from duplicado.service.acts.kinds import WholeNumber
from duplicado.service.live.office_bar import session_on
from duplicado.service.live.tables_of_event import TeamOfRound, teams_of_round
from duplicado.vocabulary.seats import Seat
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office


@questions
class _RoundAsked:
    """The round that an address asks for; without one that which is played."""

    session: int | None = ask(WholeNumber(), default=None)
    round: int | None = ask(WholeNumber(), default=None)


def line_ups_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show who sits where in a round, team by team, to be chosen."""
    state, messages = office.state, office.messages
    tried = {"session": attempt.fields.get("session", ""), "round": attempt.fields.get("from-round", "")}
    asked = office.asks(_RoundAsked, tried if attempt.act else None)
    session = asked.session or session_on(state) or 1
    plans = tuple(plan for _, plan in sorted(state.session(session).plans.items())) if has_line_ups(state) else ()
    rounds = range(1, max((plan.rounds for plan in plans), default=0) + 1)
    called = max((round_called(state.session(session), plan.section) for plan in plans), default=0)

    def opponents(team: TeamOfRound) -> str:
        return messages.listed(f"{office.who(each)} {office.names(each)}".rstrip() for each in team.opponents)

    number = min(asked.round or called or 1, len(rounds))
    return office.page(
        "line_ups.html",
        messages.text("line-ups-title"),
        Page.LINE_UPS,
        attempt,
        sessions=[each for each in sorted(state.sessions) if state.sessions[each].plans],
        session=session,
        rounds=rounds,
        number=number,
        opponents=opponents,
        typed={seat: attempt.fields.get(seat.full_name.lower(), "") for seat in Seat},
        teams=[each for plan in plans for each in teams_of_round(state, plan, number)],
    )
