"""The pages whose forms `forms.py` lists: an adjusted score, rulings in full, contestants, the directors' register."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from litestar import Response
from litestar.exceptions import NotFoundException, PermissionDeniedException

from duplicado.director.judgement.sheets import significant_fraction
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.entry import AnyOfficeFact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.rulings import PollTaken, RulingCorrected, RulingGiven, ruling_in
from duplicado.event.record.from_poll import poll_of
from duplicado.event.record.office import open_calls, substitutes_wanted
from duplicado.event.record.office_state import Standing
from duplicado.event.record.register import OfficeRegister, register_numbers
from duplicado.event.record.state import EventState
from duplicado.publish.judgement_report import poll_result_lines
from duplicado.publish.register_words import register_details
from duplicado.publish.rulings.words import RulingWords
from duplicado.publish.sentences.facts import office_fact_text
from duplicado.score.rounding import decimal_text
from duplicado.service.live.roles import Capability
from duplicado.service.office.acts import ACTS, Page
from duplicado.service.office.acts_of_rulings import units_of
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.known import contestant_of, standing_rulings
from duplicado.service.office.scores import KINDS, OWN_ACTIONS, lines_of
from duplicado.service.office.several_boards import companions
from duplicado.service.office.sheets import is_readable, place_at
from duplicado.service.office.visible import visible_entries
from duplicado.web.club.at_office import NOTHING_TRIED, Attempt, Office
from duplicado.web.club.conditions_page import conditions_page
from duplicado.web.club.forms import FORMS, forms_of

__all__ = ["FORM_PAGES", "asked_values", "people_page", "register_page", "score_page", "written_page"]

_LONGEST: Final = 90


def asked_values(office: Office, attempt: Attempt) -> dict[str, object]:
    """Return what the templates of forms need besides the forms themselves."""
    state = office.state
    going = [number for number in sorted(state.sessions) if state.sessions[number].ended is None]
    session = (going or sorted(state.sessions, reverse=True) or [1])[0]
    return {
        "acts": ACTS,
        "all_forms": FORMS,
        "sessions": sorted(state.sessions),
        "session": session,
        "sections": sorted(state.session(session).plans),
        "everybody": sorted(state.contestants, key=lambda who: who.order),
        "open_calls": list(_calls(office)),
        "standing_rulings": list(_rulings(office)),
        "polls": list(_polls(office)),
        "units": units_of(state),
        "score_kinds": [kind for kind in KINDS if _fits(kind, state)],
        "score_lines": lines_of(Filled(attempt.fields)),
        "own_actions": list(OWN_ACTIONS),
    }


def _fits(kind: str, state: EventState) -> bool:
    """Leave out what the method of an event does not know."""
    conditions = state.conditions
    if kind in {"better", "rest"}:
        return conditions.in_matches
    return kind != "session" or not conditions.in_matches


def score_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Ask for an adjusted score of any kind, field by field."""
    try:
        place = Filled(attempt.fields or dict(office.request.query_params)).place
    except FormError:
        raise NotFoundException("no-such-place") from None
    heading = office.messages.text(
        "console-place", board=place.board, section=place.section or "none", table=place.table, round=place.round
    )
    line = place_at(office.state, office.viewer, place)
    rules = office.state.conditions.scoring_rules
    others = [
        (each, office.state.cell(each.due.place))
        for each in companions(office.state, place)
        if is_readable(office.state, office.viewer, each.due.place)
    ]
    values: dict[str, object] = {
        **asked_values(office, attempt),
        "place": place,
        "line": line,
        "defaults": {},
        "others": others,
        "ticked": {each.key for each, *_ in others if attempt.fields.get(f"also-{each.key}")},
        "most": rules.most_averages_plus,
        "later": decimal_text(100 * rules.later_average, 2).rstrip("0").rstrip("."),
    }
    return office.page("score.html", heading, Page.RESULTS, attempt, **values)


def written_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Take down calls, rulings in full with what they are put right by, waivers, referrals, polls."""
    query = office.request.query_params
    chosen = query.get("instead-of", "") if query.get("act") == "correct-ruling" else ""
    correctable = {each.id for each in office.state.office.standing(RulingGiven, RulingCorrected)}
    values: dict[str, object] = {
        **asked_values(office, attempt),
        "forms": forms_of(Page.WRITTEN),
        "defaults": {"correct-ruling": _as_it_was(office, chosen)},
        "counted": list(_counted(office)),
        "correctable": correctable,
    }
    return office.page("written.html", office.messages.text("console-written"), Page.WRITTEN, attempt, **values)


def people_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show who takes part, and what can be said of them and of tables."""
    query = office.request.query_params
    values: dict[str, object] = {
        **asked_values(office, attempt),
        "forms": forms_of(Page.PEOPLE),
        "defaults": {"enter": _as_entered(office, query.get("who", "") if query.get("act") == "enter" else "")},
        "wanted": substitutes_wanted(office.state),
    }
    return office.page("contestants.html", office.messages.text("console-people"), Page.PEOPLE, attempt, **values)


def register_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Show the directors' register, or a part of it, and take down what is to be noted there.

    Raises:
        PermissionDeniedException: it is not for this role.
    """
    if not office.desk.access.may(office.viewer.role, Capability.REGISTER):
        raise PermissionDeniedException("not-allowed")
    look = Filled(dict(office.request.query_params))
    found = OfficeRegister.of(office.state)
    said = attempt.said
    try:
        if look.word("pair"):
            found = found.by_pair(contestant_of(look, office.state, "pair"))
    except FormError as error:
        said = said or office.complaint(error)
    if look.word("name"):
        found = found.by_player(look.word("name"))
    if look.word("law"):
        found = found.by_clause(look.word("law"))
    numbers = register_numbers(office.desk.record.order)
    visible = {entry.id for entry in visible_entries(office.desk.record, office.viewer, office.desk.access)}
    messages = office.messages
    noted = [
        (each.id, numbers[each.id], office_fact_text(each.fact, messages), " · ".join(register_details(each, messages)))
        for each in found
        if each.id in visible
    ]
    values: dict[str, object] = {
        **asked_values(office, attempt),
        "forms": forms_of(Page.REGISTER),
        "defaults": {},
        "noted": noted,
        "look": {name: look.word(name) for name in ("pair", "name", "law")},
    }
    tried = Attempt(attempt.act, attempt.fields, said, attempt.status, attempt.field)
    return office.page("register.html", messages.text("console-tab-register"), Page.REGISTER, tried, **values)


# ---- what may be chosen


def _seen(office: Office) -> set[EntryId]:
    return {entry.id for entry in visible_entries(office.desk.record, office.viewer, office.desk.access)}


def _calls(office: Office) -> Iterator[tuple[EntryId, str]]:
    return _told(office, open_calls(office.state))


def _rulings(office: Office) -> Iterator[tuple[EntryId, str]]:
    return _told(office, standing_rulings(office.state))


def _polls(office: Office) -> Iterator[tuple[EntryId, str]]:
    return _told(office, office.state.office.standing(PollTaken))


def _told(office: Office, entries: Iterable[Standing[AnyOfficeFact]]) -> Iterator[tuple[EntryId, str]]:
    """Say in short what those entries say that are for who looks."""
    seen = _seen(office)
    return ((each.id, _short(office_fact_text(each.fact, office.messages))) for each in entries if each.id in seen)


def _counted(office: Office) -> Iterator[tuple[str, list[str]]]:
    """Go through the polls with what they come to, as far as enough is told to count them."""
    words = RulingWords.of(office.messages.language)
    threshold = significant_fraction(office.state.conditions.regulations.values())
    seen = _seen(office)
    for each in office.state.office.standing(PollTaken):
        if each.id in seen:
            poll = poll_of(each.fact)
            lines = [] if poll is None else list(poll_result_lines(words, poll, threshold, None))
            yield office_fact_text(each.fact, office.messages), lines


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


# ---- what stands in a form at first


def _as_it_was(office: Office, id_: EntryId) -> Mapping[str, str]:
    """Return a ruling as it was given, to be put right."""
    entry = office.state.office.entries.get(id_)
    if entry is None or id_ not in _seen(office) or not isinstance(entry.fact, RulingGiven | RulingCorrected):
        return {}
    ruling = ruling_in(entry.fact)
    scores = (office.state.rulings[each].fact for each in ruling.gave if each in office.state.rulings)
    place = next((each.place for each in scores if isinstance(each, ScoreRuled)), None)
    at = Where.at(place) if place is not None else ruling.where
    numbers = {"round": at.round, "table": at.table, "board": at.board}
    offers = ((each.to, " / ".join(each.options), f" = {each.taken}" if each.taken else "") for each in ruling.options)
    return {
        "session": str(at.session),
        "section": at.section,
        **{name: str(number) for name, number in numbers.items() if number is not None},
        "said": ruling.said,
        "under": " ".join(ruling.under),
        "facts": ruling.facts.value,
        "told": "\n".join(f"{each.by}: {each.said}" for each in ruling.told),
        "found": "\n".join(
            f"{each.what} = {each.answer}{f' / {each.evidence}' if each.evidence else ''}" for each in ruling.findings
        ),
        "offered": "\n".join(f"{who}: {options}{taken}" for who, options, taken in offers),
        "reasons": ruling.reasons,
        "come-back": ruling.come_back,
    }


def _as_entered(office: Office, number: str) -> Mapping[str, str]:
    """Return what was said of a contestant, to be put right."""
    try:
        who = contestant_of(Filled({"who": number}), office.state, "who")
    except FormError:
        return {}
    entered = office.state.contestants[who]
    return {
        "players": "\n".join(f"{each.name}, {each.number}" if each.number else each.name for each in entered.players),
        "team": entered.name,
        "seed": "" if entered.seed is None else str(entered.seed),
        "categories": ", ".join(entered.categories),
        "stratum": entered.stratum,
        "handicap": str(float(entered.handicap)).removesuffix(".0") if entered.handicap else "",
    }


FORM_PAGES: Final = {
    Page.SCORE: score_page,
    Page.WRITTEN: written_page,
    Page.PEOPLE: people_page,
    Page.REGISTER: register_page,
    Page.CONDITIONS: conditions_page,
}
"""What makes each page."""
