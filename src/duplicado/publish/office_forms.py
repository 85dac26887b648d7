"""Forms of the Director's office, with what the event's record knows filled in and lines for the rest.

A form is a value that `office_form_text` prints and `duplicado.publish.paper.office_form_pdf` typesets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from types import MappingProxyType
from typing import Final

from duplicado.event.facts.appeals import AppealDecided, AppealLodged
from duplicado.event.facts.awards import AwardFact
from duplicado.event.facts.calls import AnyCall, IrregularityNoticed
from duplicado.event.facts.entry import Entry
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.register import ConductNoted, PartnershipNoted, RegisterFact
from duplicado.event.facts.rulings import AnyRuling, PollTaken, RulingCorrected, RulingGiven
from duplicado.event.record.effects.appeals import is_taken_back
from duplicado.event.record.office_queries import where_of
from duplicado.event.record.state import EventState, who_sat
from duplicado.law.book import law_02
from duplicado.publish.messages import Messages, slug
from duplicado.publish.office_words import contestant_text, ruling_in_language, where_text, word
from duplicado.publish.pages.wording import Wording
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.sentences.facts import fact_text
from duplicado.publish.stored_words import reason_text
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.notation import read_call, read_card
from duplicado.vocabulary.seats import Side

_PEERS = 6
"""Lines of a poll sheet for those who are still to be asked."""


@dataclass(frozen=True, slots=True)
class FormSection:
    """A part of a form."""

    heading: str
    rows: tuple[tuple[str, str], ...] = ()
    """Questions, and what is known of each; an empty text is a line to write on."""
    head: tuple[str, ...] = ()
    """The heads of a table; empty for no table."""
    table: tuple[tuple[str, ...], ...] = ()
    lines: int = 0
    """Lines to write on below."""


@dataclass(frozen=True, slots=True)
class OfficeSheet:
    """A form that is printed and filled in."""

    title: str
    subtitle: str
    sections: tuple[FormSection, ...]
    signatures: tuple[str, ...]
    warning: str = ""
    """Sentence at the head of a form that is not for everybody."""


def _head(state: EventState, messages: Messages, where: Where | None, at: datetime | None) -> FormSection:
    """Say which event, where and when, and who sat there."""
    text = messages.text
    rows = [
        (text("office-form-event"), " · ".join(filter(None, (state.title, messages.day(state.date))))),
        (text("office-form-where"), "" if where is None else where_text(where, messages)),
        (text("office-form-when"), "" if at is None else messages.moment(at)),
    ]
    rows += _seated(state, where, messages)
    return FormSection(text("office-form-occasion"), tuple(rows))


def _seated(state: EventState, where: Where | None, messages: Messages) -> Iterator[tuple[str, str]]:
    wording = Wording(messages)
    place = where.place if where is not None else None
    north_south, east_west, south, west = who_sat(None, None if place is None else state.due_at(place))
    for side, who, other in ((Side.NS, north_south, south), (Side.EW, east_west, west)):
        told = "; ".join(contestant_text(each, state, messages) for each in (who, other) if each is not None)
        yield wording.side_name(side), told
    if where is not None and where.board is not None and where.board > 0:
        board = law_02.board(where.board)
        yield messages.text("office-form-board"), f"{board.number} · {wording.marks(board)}"


def ruling_form(
    state: EventState, messages: Messages, entry: Entry | None = None, where: Where | None = None
) -> OfficeSheet:
    """Return the form of a ruling; of a call, or of nothing yet, with lines where the rest is to be written.

    Args:
        state: what the record says.
        messages: the language.
        entry: the ruling, its correction, the call or the Director's notice; `None`: the form is blank.
        where: where it is, for a blank form.
    """
    text = messages.text
    given = (
        ruling_in_language(entry.fact, state, messages.language)
        if entry and isinstance(entry.fact, AnyRuling)
        else None
    )
    fact = entry.fact if entry is not None else None
    if given is not None:
        where = given.where
        source = state.office.entries.get(given.call) if given.call else None
    else:
        source = entry
    called = source.fact if source is not None else None
    if isinstance(called, AnyCall):
        where = where or called.where
    sections = [
        _head(state, messages, where, entry.at if entry else None),
        FormSection(text("office-form-happened"), _happened(called, messages)),
        FormSection(
            text("office-form-facts"),
            (
                (
                    text("office-form-facts-are"),
                    text(f"office-facts-{given.facts.value}") if given else text("office-form-facts-which"),
                ),
                *((each.by, each.said) for each in (given.told if given else ())),
                *(
                    (each.what, " – ".join(filter(None, (each.answer, each.evidence))))
                    for each in (given.findings if given else ())
                ),
                *_polls(state, given, messages),
            ),
            lines=0 if given and (given.told or given.findings) else 4,
        ),
        FormSection(text("office-form-ruling"), _ruled(state, given, messages), lines=0 if given else 3),
        FormSection(
            text("office-form-reasons"),
            ((("", given.reasons),) if given and given.reasons else ()),
            lines=0 if given and given.reasons else 3,
        ),
    ]
    if isinstance(fact, RulingCorrected):
        because = text(f"office-because-{word(fact.because.value)}")
        rows = [(because, reason_text(fact.reason, messages))]
        if fact.both_non_offending:
            rows.append(("", text("office-told-both-non-offending")))
        sections.append(FormSection(text("office-form-corrected"), tuple(rows)))
    return OfficeSheet(
        text("office-form-title-ruling"), state.title, tuple(sections), (text("office-form-sign-director"),)
    )


def _polls(state: EventState, given: RulingGiven | None, messages: Messages) -> Iterator[tuple[str, str]]:
    """Go through the polls on which a ruling rests."""
    for number in given.polls if given else ():
        entry = state.office.entries.get(number)
        if entry is not None:
            yield messages.text("form-field-poll"), fact_text(entry.fact, state, messages)


def _happened(called: object, messages: Messages) -> tuple[tuple[str, str], ...]:
    text = messages.text
    if isinstance(called, IrregularityNoticed):
        return ((text("office-form-noticed"), called.manner), (text("office-form-said"), called.what))
    seat, said = "", ""
    if isinstance(called, AnyCall):
        seat = "" if called.by is None else Wording(messages).seat_name(called.by)
        said = reason_text(called.said, messages)
    return ((text("office-form-called-by"), seat), (text("office-form-said"), said))


def _ruled(state: EventState, given: RulingGiven | None, messages: Messages) -> tuple[tuple[str, str], ...]:
    text = messages.text
    if given is None:
        labels = ("laws", "aloud", "options", "scores", "come-back", "appeal-told")
        return tuple((text(f"office-form-{label}"), "") for label in labels)
    offers = (
        text("office-told-option", to=each.to, options="; ".join(each.options), taken=each.taken or "–")
        for each in given.options
    )
    entries = (state.rulings.get(each) for each in given.gave)
    scores = (
        fact_text(each.fact, state, messages)
        for each in entries
        if each is not None and isinstance(each.fact, AwardFact)
    )
    return (
        (text("office-form-laws"), ", ".join(given.under)),
        (text("office-form-aloud"), given.said),
        (text("office-form-options"), "\n".join(offers) or "–"),
        (text("office-form-scores"), "\n".join(scores) or "–"),
        (text("office-form-come-back"), given.come_back or "–"),
        (text("office-form-appeal-told"), text("office-yes") if given.appeal_told else text("office-no")),
    )


def appeal_form(
    state: EventState, messages: Messages, entry: Entry | None = None, where: Where | None = None
) -> OfficeSheet:
    """Return the form of an appeal (Laws 92 and 93): against what, by whom, who concurs, how it was decided.

    Args:
        state: what the record says.
        messages: the language.
        entry: the appeal, or the ruling against which one is to be written; `None`: the form is blank.
        where: where it is, for a blank form.
    """
    text = messages.text
    lodged = entry.fact if entry is not None and isinstance(entry.fact, AppealLodged) else None
    ruling = state.rulings.get(lodged.against) if lodged is not None else entry
    decided = state.appeals_decided.get(entry.id) if entry is not None and lodged is not None else None
    against = fact_text(ruling.fact, state, messages) if ruling is not None else ""
    concurred = (
        "" if lodged is None or lodged.concurred is None else text("office-yes" if lodged.concurred else "office-no")
    )
    sections = (
        _head(state, messages, (where_of(state, ruling) if ruling else None) or where, None),
        FormSection(text("office-form-against"), ((text("office-form-ruling"), against),), lines=0 if against else 3),
        FormSection(
            text("office-form-appeal"),
            (
                (text("office-form-appellant"), contestant_text(lodged.appellant, state, messages) if lodged else ""),
                (text("office-form-lodged"), messages.moment(entry.at) if entry and lodged else ""),
                (text("office-form-concurs"), concurred),
                (text("office-form-deposit"), str(lodged.deposit) if lodged and lodged.deposit else ""),
                (text("office-form-grounds"), lodged.grounds if lodged else ""),
            ),
            lines=0 if lodged and lodged.grounds else 4,
        ),
        _heard(decided, messages, is_fallen=_is_fallen(state, lodged, decided)),
    )
    signatures = tuple(text(f"office-form-sign-{name}") for name in ("appellant", "concurs", "chairman"))
    return OfficeSheet(text("office-form-title-appeal"), state.title, sections, signatures)


def _is_fallen(state: EventState, lodged: AppealLodged | None, decided: AppealDecided | None) -> bool:
    return decided is None and lodged is not None and is_taken_back(state, lodged.against)


def _heard(decided: AppealDecided | None, messages: Messages, *, is_fallen: bool) -> FormSection:
    text = messages.text
    hearing = decided.hearing if decided is not None else None
    outcome = text("office-form-appeal-fallen") if is_fallen else ""
    if decided is not None:
        outcome = text(f"fact-appeal-decided-{slug(decided.outcome.name)}")
    merit = "" if decided is None else text("office-no" if decided.without_merit else "office-yes")
    rows = (
        (text("office-form-body"), hearing.body if hearing else ""),
        (text("office-form-chairman"), hearing.chairman if hearing else ""),
        (text("office-form-members"), ", ".join(hearing.members) if hearing else ""),
        (text("office-form-present"), ", ".join(hearing.present) if hearing else ""),
        (text("office-form-outcome"), outcome),
        (text("office-form-merit"), merit),
        (text("office-form-summary"), hearing.summary if hearing else ""),
        (text("office-form-reasons"), decided.reasons if decided else ""),
    )
    return FormSection(text("office-form-hearing"), rows, lines=0 if decided else 3)


def poll_form(
    state: EventState, messages: Messages, entry: Entry | None = None, where: Where | None = None
) -> OfficeSheet:
    """Return the sheet that is shown to those who are polled, and on which their answers are written.

    What they are not to know does not stand on it.
    """
    text = messages.text
    wording = Wording(messages)
    taken = entry.fact if entry is not None and isinstance(entry.fact, PollTaken) else None
    where = taken.where if taken is not None else where
    rows = (
        (text("office-form-seat"), wording.seat_name(taken.seat) if taken else ""),
        (text("office-form-hand"), wording.hand(taken.hand) if taken and taken.hand else ""),
        (text("office-form-auction"), " ".join(_said(call, messages) for call in taken.auction) if taken else ""),
        *((text("office-form-explained"), each) for each in (taken.explained if taken else ())),
        *(((text("office-form-play"), taken.play),) if taken and taken.play else ()),
        (text("office-form-question"), taken.question if taken else ""),
    )
    answers = tuple(
        (
            each.by,
            _said(each.chose, messages),
            ", ".join(_said(other, messages) for other in each.considered),
            each.remark,
        )
        for each in (taken.answers if taken else ())
    )
    blank = tuple((f"{number}.", "", "", "") for number in range(len(answers) + 1, _PEERS + 1))
    board = where.board if where is not None else None
    deal = FormSection(text("office-form-problem"), (*_board_only(board, messages), *rows))
    heads = tuple(text(f"office-form-poll-{name}") for name in ("who", "chose", "considered", "remark"))
    sheet = FormSection(text("office-form-answers"), head=heads, table=answers + blank)
    return OfficeSheet(text("office-form-title-poll"), state.title, (deal, sheet), (text("office-form-sign-director"),))


def _said(text: str, messages: Messages) -> str:
    """Write a call or a card of the record in the language of the form; anything else as it was typed."""
    words = RulingWords(Wording(messages))
    try:
        return words.call(read_call(text))
    except NotationError:
        pass
    try:
        return words.card(read_card(text))
    except NotationError:
        return text


def _board_only(number: int | None, messages: Messages) -> Iterator[tuple[str, str]]:
    """Say dealer and vulnerability: neither the table nor who sat there."""
    if number is not None and number > 0:
        board = law_02.board(number)
        wording = Wording(messages)
        yield messages.text("office-form-dealer"), wording.seat_name(board.dealer)
        yield messages.text("office-form-vulnerable"), wording.vulnerability(board)


def conduct_form(
    state: EventState, messages: Messages, entry: Entry | None = None, where: Where | None = None
) -> OfficeSheet:
    """Return the recorder's form for conduct, a psyche or a misexplanation: for directors only."""
    text = messages.text
    fact = entry.fact if entry is not None and isinstance(entry.fact, RegisterFact) else None
    where = fact.where if fact is not None else where
    contestant = (
        contestant_text(fact.contestant, state, messages) if fact is not None and fact.contestant is not None else ""
    )
    rows = [
        (text("office-form-contestant"), contestant),
        (text("office-form-players"), ", ".join(fact.players) if fact else ""),
        (text("office-form-laws"), ", ".join(fact.under) if fact else ""),
        (text("office-form-what"), fact.what if fact else ""),
    ]
    if not isinstance(fact, PartnershipNoted):
        rows.append((text("office-form-measure"), text(f"office-measure-{fact.measure.value}") if fact else ""))
    if not isinstance(fact, ConductNoted):
        rows.insert(0, (text("office-form-kind"), text(f"office-note-{fact.kind.value}") if fact else ""))
        told = {name: str(getattr(fact, name)) if fact else "" for name in ("call", "meaning", "held", "partner")}
        rows += ((text(f"office-form-{name}"), said) for name, said in told.items())
    rows.append((text("office-form-told-by"), fact.told_by if fact else ""))
    sections = (
        _head(state, messages, where, entry.at if entry else None),
        FormSection(text("office-form-noted"), tuple(rows), lines=0 if fact else 4),
    )
    warning = text("office-register-heading")
    return OfficeSheet(
        text("office-form-title-conduct"), state.title, sections, (text("office-form-sign-director"),), warning
    )


@dataclass(frozen=True, slots=True)
class OfficeForm:
    """A form that can be printed: how it is made, and with which entries it can be filled in."""

    make: Callable[[EventState, Messages, Entry | None, Where | None], OfficeSheet]
    fits: Callable[[EventState, Entry], bool]


OFFICE_FORMS: Final[Mapping[str, OfficeForm]] = MappingProxyType(
    {
        "ruling": OfficeForm(ruling_form, lambda _state, entry: isinstance(entry.fact, AnyRuling | AnyCall)),
        "appeal": OfficeForm(
            appeal_form, lambda state, entry: isinstance(entry.fact, AppealLodged) or entry.id in state.rulings
        ),
        "poll": OfficeForm(poll_form, lambda _state, entry: isinstance(entry.fact, PollTaken)),
        "conduct": OfficeForm(conduct_form, lambda _state, entry: isinstance(entry.fact, RegisterFact)),
    }
)
"""By name."""
