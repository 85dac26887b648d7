"""Request at the Director's office of an event: the viewer's permissions, his input, and the frame of the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Final, TypeAlias, TypeVar
from urllib.parse import urlencode

from litestar import Response
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, SkipValidation

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import LineUpNamed, Player
from duplicado.event.facts.ending import EventClosed, ResultsPublished
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.results import NotPlayed, Place, ScoreWritten, TravellerLine
from duplicado.event.facts.rulings import AnyRuling, ruling_in
from duplicado.event.record.ending import corrections_until
from duplicado.event.record.line_ups import has_line_ups
from duplicado.event.record.section_plan import plans_made
from duplicado.event.record.state import EventState, StatedResult
from duplicado.law.sanction import PenaltyUnit
from duplicado.publish.event_words import complaint_text
from duplicado.publish.messages import Messages, error_text, slug
from duplicado.publish.office_words import sentence
from duplicado.publish.pages.wording import Wording
from duplicado.publish.seated_words import family_name, line_up_texts, seated_text
from duplicado.publish.sentences.facts import fact_text, not_played_text
from duplicado.service.acts.act import Drafted, Page
from duplicado.service.acts.ask import ActContext, FieldReading, Said, ask, questions, read
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.place_kinds import BoardAtTable
from duplicado.service.acts.registry import ACTS
from duplicado.service.club.access_tokens import Scope
from duplicado.service.club.club import ClubHouse
from duplicado.service.club.name_lists import completing
from duplicado.service.live.open_event import OpenEvent
from duplicado.service.live.roles import Capability, Viewer
from duplicado.service.office.result_sheets import Log, log_of, visible_entries
from duplicado.vocabulary.seats import Side
from duplicado.web.addresses import event_path
from duplicado.web.club.authentication import Login, Requester
from duplicado.web.club.office_access import of_the_record
from duplicado.web.club.office_frame import Tab, frame_values
from duplicado.web.club.own_table_page import SeatTold, seats_told
from duplicado.web.club.page_language import House, messages_for
from duplicado.web.club.pages import club_page, new_id
from duplicado.web.incoming import Incoming
from duplicado.web.rendering import Renderer, TheRenderer

_T = TypeVar("_T")

_OF_PLACE: Final = ("session", "section", "round", "table", "board")


@dataclass(frozen=True, slots=True)
class Attempt:
    """A form that was not taken: it is shown again as it was filled in, with what is wrong."""

    act: str = ""
    fields: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    said: str = ""
    status: int = 200
    field: str = ""
    """The one that is wrong; empty where it is none of them alone."""


NOTHING_TRIED: Final = Attempt()


@dataclass(frozen=True, slots=True)
class Office:
    """Somebody at the office."""

    renderer: Renderer
    request: Incoming
    asked: Requester
    event: str
    desk: OpenEvent
    house: ClubHouse
    now: datetime
    wording: Wording
    """The words of his language."""

    @property
    def viewer(self) -> Viewer:
        """Viewer who asks."""
        return self.asked.viewer

    @property
    def is_of_the_club(self) -> bool:
        """True where he was let in to the whole club, and may see its events."""
        return self.asked.may_in_the_club(Capability.RECORD)

    @property
    def home(self) -> str:
        """The address at which his work begins: the club's events, or the event to which alone he was let in."""
        return "/office" if self.is_of_the_club else self.path()

    @property
    def state(self) -> EventState:
        """State by the record."""
        return self.desk.state

    @property
    def messages(self) -> Messages:
        """The sentences in his language."""
        return self.wording.messages

    def may(self, capability: Capability) -> bool:
        """Tell whether he may do something."""
        return self.asked.may(Scope.ACT) and self.desk.access.may(self.viewer.role, capability)

    def may_do(self, act: str) -> bool:
        """Tell whether he may do what has this name."""
        return self.may(ACTS[act].needs)

    @property
    def has_teams(self) -> bool:
        """True where teams play, which have line-ups."""
        return has_line_ups(self.state)

    def names(self, who: ContestantId | None) -> str:
        """Write the names of a contestant's players, or of the team."""
        entered = self.state.contestants.get(who) if who is not None else None
        return "" if entered is None else self.names_of(entered.name, entered.players)

    def names_of(self, name: str, players: Iterable[Player]) -> str:
        """Write the names of the players, or of the team, as they are entered."""
        return name or self.wording.players(tuple(player.name for player in players))

    def family_names(self, who: ContestantId | None) -> str:
        """Write the same without what stands first in each name of several words, as the screen on the wall does."""
        entered = self.state.contestants.get(who) if who is not None else None
        if entered is None or entered.name:
            return self.names(who)
        return self.wording.players(tuple(family_name(each.name) for each in entered.players))

    def seated(self, who: ContestantId, at: tuple[int, int], side: str, *, is_short: bool = False) -> str:
        """Write who sits on a side of a table in a session and a round: of a team its pair, as far as it is known."""
        of_pair = Side(side) if len(side) > 1 else None
        return seated_text(self.state, who, at, of_pair, self.wording, is_short=is_short)

    def line_up(self, who: ContestantId, at: tuple[int, int]) -> tuple[str, ...]:
        """Write the pairs of a team in a session and a round, as far as its line-up is known."""
        return line_up_texts(self.state, who, at, self.wording)

    def who(self, who: ContestantId | None) -> str:
        """Write the number of a contestant; a dash where nobody is known."""
        return "–" if who is None else self.wording.contestant(who)

    def path(self, page: Page = Page.OVERVIEW, **parameters: object) -> str:
        """Return the address of a page of the office."""
        path = event_path(self.event, "office", *filter(None, page.value.split("/")))
        return f"{path}?{urlencode(parameters)}" if parameters else path

    def place_path(self, place: Place) -> str:
        """Return the address of a board at a table."""
        return self.path(Page.PLACE, **{name: getattr(place, name) for name in _OF_PLACE})

    def act_path(self, act: str) -> str:
        """Return where the form of an act is sent."""
        return event_path(self.event, "office", "do", act)

    def circumstances(self, command: str = "") -> ActContext:
        """Return the circumstances of what he does by a command of that id."""
        order = tuple(self.desk.record.order)
        who, known = self.viewer, completing(self.house.people.all)
        return ActContext(self.state, order, who.by, who.subject, command, self.messages.language, known=known)

    def reading(self, said: Said) -> FieldReading:
        """Read what a form or an address tells."""
        return FieldReading(said, self.circumstances())

    def asks(self, cls: type[_T], said: Said | None = None) -> _T:
        """Read what the address of a page asks for, or a form that was sent instead.

        Raises:
            NotFoundException: it is none.
        """
        try:
            return read(cls, said or dict(self.request.query_params), self.circumstances())
        except FormError:
            raise NotFoundException from None

    def after(self, drafted: Drafted) -> str:
        """Return the address to which somebody goes when he is done."""
        page, place = drafted.declared.page, drafted.place
        entries = self.desk.record.entries
        undone = (entries[each.undoes].fact for each in drafted.facts if each.undoes in entries)
        if any(isinstance(each, EventClosed | ResultsPublished) for each in undone):
            return self.path()  # where the evening goes on
        if place is not None:
            return self.place_path(place)
        planned = next(iter(plans_made(drafted.facts)), None)
        if planned is not None:
            return self.path(page, session=planned.session, section=planned.section)
        lined_up = next((each for each in drafted.facts if isinstance(each, LineUpNamed)), None)
        if lined_up is not None:
            at = self.path(page, session=lined_up.session, round=lined_up.from_round)
            return f"{at}#team-{lined_up.contestant}"
        answers = any(isinstance(each, AnyRuling) and ruling_in(each).follows for each in drafted.facts)
        return self.path(Page.RULINGS if answers or page is Page.INTERVIEW else page)

    def seats(self) -> tuple[SeatTold, ...]:
        """Return as whom he may go to his own table; none where he does not play."""
        return seats_told(self.viewer, self.desk, self.messages) if self.asked.may(Scope.ACT) else ()

    def faults(self) -> tuple[str, ...]:
        """Say what goes wrong with the event now, for who keeps backups: he looks after the computer."""
        if not self.may(Capability.BACKUPS):
            return ()
        troubles, clock = self.desk.health.troubles, self.desk.health.clock
        said = [
            self.messages.first(
                f"faults-{kind}",
                "faults-command",
                text=error_text(troubles.errors[kind], self.messages) if kind in troubles.errors else text,
            )
            for kind, text in troubles.now.items()
        ]
        for name, by in (("faults-clock", clock.behind), ("faults-clock-ahead", clock.ahead)):
            minutes = round(by.total_seconds() / 60)
            said += [self.messages.text(name, minutes=minutes)] if minutes else []
        return tuple(said)

    def may_go_on(self) -> bool:
        """Tell whether he is asked how to go on after the record was replaced."""
        return self.desk.health.troubles.is_replaced and self.may(Capability.BACKUPS)

    def is_late(self, session: int) -> bool:
        """Tell whether the Correction Period of a session is over, so that approval is wanted (79C2)."""
        until = corrections_until(self.state, session)
        return until is not None and self.now > until

    def written(self, line: TravellerLine) -> str:
        """Write a result as it may be typed."""
        return self.wording.line(line)

    def points(self, stated: StatedResult) -> int | None:
        """Return the points to North-South of a result that does not say them itself."""
        return None if isinstance(stated.result.line, ScoreWritten) else stated.points

    def in_words(self, line: TravellerLine) -> str:
        """Write a result as it is read: that a board was not played in words."""
        if isinstance(line, NotPlayed):
            return sentence(not_played_text(line, self.messages))
        return self.written(line)

    def told(self, entry: Entry) -> str:
        """Say what an entry records."""
        return self.told_fact(entry.fact)

    def told_fact(self, fact: AnyFact) -> str:
        """Say what a fact records, or would record."""
        return fact_text(fact, self.state, self.messages, self.desk.record.entries)

    def unit(self, unit: PenaltyUnit) -> str:
        """Name the unit of a penalty."""
        return self.messages.text(f"console-unit-{slug(unit.name)}")

    def complaint(self, error: FormError) -> str:
        """Say what is wrong with a field."""
        return complaint_text(error.code, error.about, error.values, self.messages)

    def visible(self) -> tuple[Entry, ...]:
        """Return the entries of the record that he may read, in its order."""
        return visible_entries(self.desk.record, self.viewer, self.desk.access)

    def log(self) -> Iterator[Log]:
        """Go through the same as they are listed, the last first."""
        return log_of(self.visible(), self.desk.record.order, self.state)

    def _undoing_done(self) -> str:
        """Return where the entry that was just recorded is undone; nothing where it was none, or stays."""
        done = self.request.query_params.get("done", "")
        if done in {"", "1"} or not self.may_do("undo"):
            return ""
        found = any(each.entry.id == done and each.may_be_undone for each in self.log())
        return f"{self.path(Page.RECORD, entry=done)}#undo" if found else ""

    def undoing(self, kind: type[EventClosed | ResultsPublished]) -> list[str]:
        """Return where the entries of a kind that stand are undone, the last first."""
        order, undone = self.desk.record.order, self.state.undone
        found = (each for each in reversed(order) if isinstance(each.fact, kind) and each.id not in undone)
        return [f"{self.path(Page.RECORD, entry=each.id)}#undo" for each in found]

    @property
    def reopening(self) -> str:
        """Address at which the event is opened again; nothing where it is open, or he may not."""
        found = self.undoing(EventClosed) if self.state.closed is not None and self.may_do("undo") else []
        return found[0] if found else ""

    def _within_tab(self, tab: Tab) -> list[tuple[str, str]]:
        """Return the pages of a tab that he may come to: the message that names each, and its address."""
        may = self.desk.access.may
        return [
            (each.title, event_path(self.event, *each.path))
            for each in tab.within
            if (each.needs is None or may(self.viewer.role, each.needs)) and (self.has_teams or not each.is_for_teams)
        ]

    def page(
        self, template: str, heading: str, here: Page | None, attempt: Attempt = NOTHING_TRIED, **values: object
    ) -> Response[str]:
        """Make a page of the office."""
        asked = self.request.query_params

        def old(act: str, name: str, default: object = "") -> object:
            """Return what was typed, or what the address says, or what stands there at first."""
            if attempt.act == act:
                return attempt.fields.get(name, "")
            return asked[name] if asked.get("act") == act and name in asked else default

        def wrong(act: str, name: str) -> str:
            return attempt.said if (attempt.act, attempt.field) == (act, name) else ""

        return club_page(
            self.renderer,
            self.request,
            self.asked,
            f"office/{template}",
            status=attempt.status,
            event_name=self.event,
            o=self,
            heading=heading,
            title=self.state.title or self.event,
            **frame_values(self, here),
            within_tab=self._within_tab,
            Page=Page,
            here_page=here,
            said=attempt.said,
            tried=attempt.act or asked.get("act", ""),
            tried_field=f"{attempt.act}-{attempt.field}" if attempt.field else "",
            wrong=wrong,
            done="done" in self.request.query_params,
            undo_done=self._undoing_done(),
            old=old,
            new_id=new_id,
            position=self.desk.views.fresh_position(self.viewer),
            C=Capability,
            **values,
        )


@questions
class _PlaceAsked:
    """A board at a table that an address or a form names."""

    place: Place = ask(BoardAtTable())


def place_asked(office: Office, attempt: Attempt) -> Place:
    """Return the board at a table that a page is about.

    Raises:
        NotFoundException: the address, or the form that was sent, names none.
    """
    return office.asks(_PlaceAsked, attempt.fields).place


async def at_office(renderer: TheRenderer, request: Incoming, house: House, event: FromPath[str]) -> Office:
    """Let somebody into the office of an event.

    Raises:
        NotAuthorizedException: he was not let in to this event.
        PermissionDeniedException: his role does not see the record.
        NotFoundException: there is no such event.
    """
    asked, desk = await of_the_record(request, house, event, Login.OFFICE)
    return Office(renderer, request, asked, event, desk, house, house.clock(), Wording(messages_for(request)))


TheOffice: TypeAlias = NamedDependency[SkipValidation[Office]]
"""The office of the event of an address, as a handler with the dependencies `AT_OFFICE` is given it."""
AT_OFFICE: Final = {"office": Provide(at_office)}
