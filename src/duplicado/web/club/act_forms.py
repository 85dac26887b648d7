"""Forms of acts: the widget of each field, its words, what stands in it; made from the declarations of the acts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.results import Place
from duplicado.event.record.state import who_sat
from duplicado.publish.act_words import choice_id, field_text
from duplicado.publish.pages.wording import shortened
from duplicado.publish.sentences.facts import fact_text
from duplicado.service.acts.act import DeclaredAct, Page
from duplicado.service.acts.ask import Control, Leaf, Said, leaves_of
from duplicado.service.acts.registry import ACTS, acts_of
from duplicado.service.acts.score_kind import OWN_ACTIONS, kinds_in, lines_of
from duplicado.web.club.office_request import Attempt, Office

_SECTION: Final = "section"


@dataclass(frozen=True, slots=True)
class Widget:
    """A field of a form as it is drawn."""

    kind: str
    """The macro that draws it: `field`, `long`, `choice`, `pick`, `tick`, `hidden`, `score`, `boards`."""
    name: str
    label: str = ""
    hint: str = ""
    value: str = ""
    required: bool = False
    options: tuple[tuple[str, str], ...] = ()
    """Values that may be chosen, each with its words."""
    maxlength: int = 200
    mode: str = ""
    """The keyboard: `numeric`, `decimal`, or that of letters."""
    list: str = ""
    """The list that completes what is typed."""
    capitals: bool = False
    usual: tuple[tuple[str, str], ...] = ()
    """Usual values, each with its words; others may be written."""


@dataclass(frozen=True, slots=True)
class ActForm:
    """The form of an act."""

    name: str
    title: str
    text: str
    button: str
    widgets: tuple[Widget, ...]

    @property
    def asks_what_sides_get(self) -> bool:
        """True where what a side gets is written in a line, so that its notation is to be told."""
        return any(each.kind == "gets" for each in self.widgets)


@dataclass(frozen=True, slots=True)
class FormMaker:
    """Makes the forms of acts for somebody at the office."""

    office: Office
    attempt: Attempt
    place: Place | None = None
    """The board at a table that they are about."""

    def forms(self, page: Page) -> tuple[ActForm, ...]:
        """Return the forms of a page that can be filled in now, in their order."""
        state = self.office.state
        fitting = (each for each in acts_of(page) if each.kind.is_offered(state, self.place))
        return tuple(self.form(each.name) for each in fitting if self.office.may_do(each.name))

    def form(self, act: str, told: Said | None = None) -> ActForm:
        """Return the form of an act; what is told of it stands there at first."""
        declared, messages = ACTS[act], self.office.messages
        button = "console-show-follows" if declared.is_shown_before else "console-take-down"
        return ActForm(
            act,
            messages.text(f"form-title-{act}"),
            messages.known(f"form-text-{act}", **self._values()) or "",
            messages.text(button),
            tuple(self._widgets(declared, told or {})),
        )

    def values(self) -> dict[str, object]:
        """Return what the templates of forms need besides the forms themselves."""
        state = self.office.state
        return {
            "forms_of": self,
            "everybody": sorted(state.everybody, key=lambda who: who.order),
            "score_kinds": [each.value for each in kinds_in(state)],
            "score_lines": lines_of(self.attempt.fields),
            "own_actions": list(OWN_ACTIONS),
        }

    def _values(self) -> dict[str, str | int]:
        """Return what the texts of forms about a board name."""
        if self.place is None:
            return {}
        state, place = self.office.state, self.place
        standing = state.cell(place).standing
        north_south, east_west, _, _ = who_sat(standing[0].result if standing else None, state.due_at(place))
        return {"board": place.board, "ns": self.office.who(north_south), "ew": self.office.who(east_west)}

    def _widgets(self, declared: DeclaredAct, told: Said) -> Iterator[Widget]:
        office = self.office
        query: Mapping[str, str] = office.request.query_params
        asked = dict(query) if query.get("act") == declared.name else {}
        told = {
            **declared.kind.first(office.circumstances(), {**self._of_place(), **asked}),
            **self._of_place(),
            **told,
        }
        tried: Mapping[str, str] = self.attempt.fields if self.attempt.act == declared.name else {}
        picked = declared.kind.picked(office.circumstances(), {**told, **asked, **tried})
        for leaf in leaves_of(declared.kind):
            if leaf.in_form and (leaf.when is None or leaf.when(office.state, self.place)):
                value = told.get(leaf.name, leaf.initial)
                made = self._widget(declared, leaf, "\n".join(value) if isinstance(value, tuple) else str(value))
                names = picked.get(leaf.name, ())
                yield replace(made, kind="pick", options=tuple((each, each) for each in names)) if names else made

    def _of_place(self) -> dict[str, str]:
        place = self.place
        if place is None:
            return {}
        numbers = {"session": place.session, "round": place.round, "table": place.table, "board": place.board}
        return {_SECTION: place.section, **{name: str(number) for name, number in numbers.items()}}

    def _widget(self, declared: DeclaredAct, leaf: Leaf, value: str) -> Widget:
        act, words = declared.name, self.office.messages
        plain = Widget(
            "field",
            leaf.name,
            field_text(words, "field", act, leaf.name, self.office.state.conditions.kind.value),
            field_text(words, "hint", act, leaf.name),
            value,
        )
        usual = declared.kind.usual(self.office.circumstances()).get(leaf.name, ())
        plain = replace(plain, required=leaf.required, usual=tuple(usual))
        late = self.place is None or self.office.is_late(self.place.session)
        if leaf.is_hidden:
            return replace(plain, kind="hidden")
        return self._drawn(leaf, plain, late=late)

    def _drawn(self, leaf: Leaf, plain: Widget, *, late: bool) -> Widget:
        match leaf.control:
            case Control.TEXT | Control.LONG | Control.GETS | Control.TICK | Control.BOARDS:
                return replace(plain, kind=leaf.control.value)
            case Control.NUMBER:
                return replace(plain, mode="numeric", maxlength=len(str(leaf.most)))
            case Control.AMOUNT:
                return replace(plain, mode="decimal", maxlength=12)
            case Control.CONTESTANT:
                return replace(plain, maxlength=120, list="contestants")
            case Control.LAWS:
                return replace(plain, capitals=True)
            case Control.APPROVAL:
                return plain if late else replace(plain, kind="hidden")
            case Control.CHOICE | Control.ENTRY:
                return self._chosen(plain, leaf)
            case Control.SESSION:
                return self._session_field(plain)
            case Control.SECTION:
                return self._section(plain, leaf)
            case Control.SCORE:
                return replace(plain, kind="score", value="none" if "" in leaf.choices else "")
            case Control.ANSWERS | Control.FILE | Control.PATH | Control.CONDITION:
                return replace(plain, kind="hidden")

    def _chosen(self, plain: Widget, leaf: Leaf) -> Widget:
        """Offer what can be chosen; an entry of which none are offered is written."""
        if leaf.control is Control.ENTRY and leaf.offered is None:
            return plain
        return replace(plain, kind="choice", options=tuple(self._options(leaf)))

    def _session_field(self, plain: Widget) -> Widget:
        kind = "field" if len(self.office.state.sessions) > 1 else "hidden"
        return replace(plain, kind=kind, value=plain.value or str(self._session()), mode="numeric", maxlength=3)

    def _options(self, leaf: Leaf) -> Iterator[tuple[str, str]]:
        messages, state = self.office.messages, self.office.state
        offered = leaf.choices if leaf.offered is None else tuple(leaf.offered(state))
        if leaf.control is Control.ENTRY:
            yield from () if leaf.required else (("", messages.text("form-none")),)
            yield from self._entries(offered)
            return
        if "" in leaf.choices and "" not in offered:
            offered = ("", *offered)
        for each in offered:
            yield each, messages.first(choice_id(leaf.name, each), *(() if each else ("form-none",)))

    def _entries(self, offered: tuple[EntryId, ...]) -> Iterator[tuple[str, str]]:
        office = self.office
        record = office.desk.record
        seen = {entry.id for entry in office.visible()}
        for id_ in offered:
            if id_ in seen:
                yield id_, shortened(fact_text(record.entries[id_].fact, office.state, office.messages))

    def _session(self) -> int:
        """Return the session that is meant: the first that is not over."""
        sessions = self.office.state.sessions
        going = [number for number in sorted(sessions) if sessions[number].ended is None]
        return (going or sorted(sessions, reverse=True) or [1])[0]

    def _section(self, plain: Widget, leaf: Leaf) -> Widget:
        sections = sorted(self.office.state.session(self._session()).plans)
        if len(sections) < 2:
            alone = "*" if leaf.choices else next(iter(sections), "")
            return replace(plain, kind="hidden", value=plain.value or alone)
        messages = self.office.messages
        every = [(each, messages.text("wizard-all-sections")) for each in leaf.choices]
        return replace(plain, kind="choice", options=(*every, *((each, each) for each in sections)))
