"""Pages of the office that are mostly forms: adjusted scores, rulings in full, contestants, the register."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from litestar import Response
from litestar.exceptions import PermissionDeniedException

from duplicado.director.judgement.sheets import significant_fraction
from duplicado.event.contest import ContestantId
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.results import NotPlayed, Place
from duplicado.event.record.office_queries import polls_taken, substitutes_wanted
from duplicado.event.record.poll_entry import poll_of
from duplicado.event.record.register import OfficeRegister, register_numbers
from duplicado.publish.pages.wording import shortened
from duplicado.publish.register_words import register_details
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.search_words import fold
from duplicado.publish.sentences.facts import fact_text, office_fact_text
from duplicado.score.rounding import short_decimal_text
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import Said, ask, leaves_of, questions, read
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Words
from duplicado.service.acts.place_kinds import ContestantNumber, rulings_correctable, rulings_standing
from duplicado.service.acts.registry import ACTS
from duplicado.service.acts.several_boards import companions
from duplicado.service.live.result_remarks import transfers_told
from duplicado.service.live.roles import Capability, TableKey
from duplicado.service.live.visibility import round_of
from duplicado.service.office.result_sheets import is_readable, place_at
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.authentication import checked_form, text_fields
from duplicado.web.club.conditions_page import conditions_page
from duplicado.web.club.line_ups_page import line_ups_page
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office, place_asked


@questions
class RegisterAsked:
    """A part of the directors' register that a form asks for: names stand in no address."""

    pair: ContestantId | None = ask(ContestantNumber(), default=None)
    name: str = ask(Words(), default="")
    law: str = ask(Words(), default="")


def score_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Ask for an adjusted score of any kind, field by field."""
    place = place_asked(office, attempt)
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
        **FormMaker(office, attempt, place).values(),
        "place": place,
        "line": line,
        "transferred": transfers_told(office.state, place),
        "others": others,
        "ticked": {each.key for each, *_ in others if attempt.fields.get(f"also-{each.key}")},
        "most": rules.most_averages_plus,
        "suggested": _suggested(office, place),
        "later": short_decimal_text(100 * rules.later_average),
    }
    return office.page("score.html", heading, Page.SCORE, attempt, **values)


def _suggested(office: Office, place: Place) -> list[tuple[str, int]]:
    """Return the results of a board in its session as they are written, with how often each, the usual first."""
    counts: Counter[str] = Counter()
    for plan in office.state.session(place.session).plans.values():
        for due in plan.by_board.get(place.board, ()):
            line = place_at(office.state, office.viewer, due.place)
            if line.is_readable:
                lines = (each.result.line for each in line.stated)
                counts.update(office.written(each) for each in lines if not isinstance(each, NotPlayed))
    return counts.most_common()


def written_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Record calls, rulings in full with what they are put right by, waivers, referrals, polls."""
    values: dict[str, object] = {
        **FormMaker(office, attempt).values(),
        "standing_rulings": list(_told(office, rulings_standing(office.state))),
        "counted": list(_counted(office)),
        "correctable": set(rulings_correctable(office.state)),
    }
    return office.page("written.html", office.messages.text("console-written"), Page.WRITTEN, attempt, **values)


@dataclass(frozen=True, slots=True)
class _Taking:
    """Somebody who takes part, as the list shows him."""

    who: ContestantId
    names: str
    players: str
    """Those of a team that has a name of its own."""
    numbers: str
    """With the federation."""
    now: str
    """Place where he sits in the round that is played."""
    session: int | None
    """The last session that has a plan for him."""
    has_left: bool
    substitutes: tuple[str, ...]
    """Those who play for others, each with for whom and from when on."""

    @property
    def words(self) -> str:
        """By which he is found."""
        return " ".join((str(self.who.number), self.names, self.players, self.numbers, *self.substitutes))


def people_page(office: Office, attempt: Attempt = NOTHING_TRIED, *, text: str = "") -> Response[str]:
    """Show who takes part and where each sits, and what can be said of them and of tables.

    Args:
        office: of the Director.
        attempt: what he tried.
        text: of whom to show those alone whom it may mean.
    """
    wanted = fold(text).split()
    people = [_taking(office, who) for who in sorted(office.state.everybody, key=lambda each: each.order)]
    values: dict[str, object] = {
        **FormMaker(office, attempt).values(),
        "wanted": substitutes_wanted(office.state),
        "text": text,
        "people": [each for each in people if all(word in fold(each.words) for word in wanted)],
    }
    return office.page("contestants.html", office.messages.text("console-people"), Page.PEOPLE, attempt, **values)


def _taking(office: Office, who: ContestantId) -> _Taking:
    state, messages = office.state, office.messages
    entered = state.entered(who)
    numbers = ", ".join(each.number for each in entered.players if each.number)
    players = office.wording.players(tuple(each.name for each in entered.players)) if entered.name else ""
    session, now = None, ""
    for number, of_session in sorted(state.sessions.items()):
        for section, plan in of_session.plans.items():
            if who not in plan.contestants:
                continue
            session = number
            key = TableKey(number, section, 1)
            here = plan.of_contestant(round_of(state, key), who)
            seated = {(due.place.table, "NS" if who in (due.north_south, due.south) else "EW") for due in here}
            tables = ", ".join(
                f"{section}{table} {messages.text(f'console-side-{side.lower()}')}" for table, side in sorted(seated)
            )
            over = of_session.ended is not None
            now = "" if over else tables or messages.text("people-rests")
    substitutes = tuple(
        messages.text(
            "people-substituted", newcomer=each.substitute.name, absent=each.absent.name, round=each.from_round
        )
        for each in state.substitutes
        if each.contestant == who
    )
    return _Taking(who, office.names(who), players, numbers, now, session, who in state.withdrawn, substitutes)


def register_page(
    office: Office, attempt: Attempt = NOTHING_TRIED, *, part: Said = MappingProxyType({})
) -> Response[str]:
    """Show the directors' register, or a part of it, and record what is to be noted there.

    Args:
        office: of the Director.
        attempt: what he tried.
        part: the fields of `RegisterAsked` that say which part.

    Raises:
        PermissionDeniedException: it is not for this role.
    """
    if not office.desk.access.may(office.viewer.role, Capability.REGISTER):
        raise PermissionDeniedException("not-allowed")
    look = office.reading(part)
    found = OfficeRegister.of(office.state)
    said, asks = attempt.said, RegisterAsked()
    try:
        asks = read(RegisterAsked, look.said, look.asked)
    except FormError as error:
        said = said or office.complaint(error)
    if asks.pair is not None:
        found = found.by_pair(asks.pair)
    if asks.name:
        found = found.by_player(asks.name)
    if asks.law:
        found = found.by_clause(asks.law)
    numbers = register_numbers(office.desk.record.order)
    visible = _seen(office)
    messages = office.messages
    noted = [
        (each.id, numbers[each.id], office_fact_text(each.fact, messages), " · ".join(register_details(each, messages)))
        for each in found
        if each.id in visible
    ]
    values: dict[str, object] = {
        **FormMaker(office, attempt).values(),
        "noted": noted,
        "look": {leaf.name: look.text(leaf.name) for leaf in leaves_of(RegisterAsked)},
    }
    tried = Attempt(attempt.act, attempt.fields, said, attempt.status, attempt.field)
    return office.page("register.html", messages.text("console-tab-register"), Page.REGISTER, tried, **values)


# ---- what may be chosen


def _seen(office: Office) -> set[EntryId]:
    return {entry.id for entry in office.visible()}


def _told(office: Office, entries: Iterable[EntryId]) -> Iterator[tuple[EntryId, str]]:
    """Say in short what those entries say that are for who looks."""
    seen, kept = _seen(office), {**office.state.rulings, **office.state.office.entries}
    return (
        (each, shortened(fact_text(kept[each].fact, office.state, office.messages))) for each in entries if each in seen
    )


def _counted(office: Office) -> Iterator[tuple[str, list[str]]]:
    """Go through the polls with what they come to, as far as enough is told to count them."""
    from duplicado.publish.judgement_report import poll_result_lines  # noqa: PLC0415 - a server starts sooner without

    words = RulingWords.of(office.messages.language)
    threshold = significant_fraction(office.state.conditions.regulations.values())
    seen = _seen(office)
    for each in polls_taken(office.state):
        if each.id in seen:
            poll = poll_of(each.fact)
            lines = [] if poll is None else list(poll_result_lines(words, poll, threshold, None))
            yield office_fact_text(each.fact, office.messages), lines


async def find_people(office: Office) -> Response[str]:
    """Show those who take part whom a search means, or the form of an act filled in with what is known already."""
    said = text_fields(await checked_form(office.request, office.asked))
    act = said.get("act", "")
    attempt = Attempt(act, said) if act in ACTS else NOTHING_TRIED
    return people_page(office, attempt, text=said.get("text", "")[:100])


async def find_in_register(office: Office) -> Response[str]:
    """Show the part of the directors' register that is searched for."""
    return register_page(office, part=text_fields(await checked_form(office.request, office.asked)))


FORM_PAGES: Final = {
    Page.SCORE: score_page,
    Page.WRITTEN: written_page,
    Page.PEOPLE: people_page,
    Page.LINE_UPS: line_ups_page,
    Page.REGISTER: register_page,
    Page.CONDITIONS: conditions_page,
}
"""Function that makes each page."""
