"""Rulings by the interview: what happened is told by answering questions, and the Laws say what follows."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from litestar import Response
from litestar.background_tasks import BackgroundTask
from litestar.exceptions import NotFoundException

from duplicado.casebook.held_interview import Held
from duplicado.director.interview.conversation import Misfit, hear
from duplicado.director.interview.incidents import INCIDENTS, Incident, IncidentStage
from duplicado.director.interview.questions import REST, AnswerForm, Prompt
from duplicado.director.judgement.sheets import significant_fraction
from duplicado.event.facts.calls import AnyCall
from duplicado.event.facts.office_values import Where
from duplicado.event.record.office_queries import polls_taken
from duplicado.law.edition import Edition
from duplicado.law.procedure_steps import ChoiceWord, Offer
from duplicado.locale import Language
from duplicado.publish.interview.finding import (
    COMMON,
    find_incidents,
    incident_laws,
    incident_name,
    prepare_search,
    suggest_incidents,
)
from duplicado.publish.interview.outcome import tell_outcome
from duplicado.publish.interview.questions import answer_words, tell_ask, tell_misfit
from duplicado.publish.messages import Messages
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.stored_words import is_wordless
from duplicado.service.acts.act import Page
from duplicado.service.acts.ask import FieldReading, read
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.held_interviews import hold_interview
from duplicado.service.acts.interviews import InterviewTold
from duplicado.service.live.hand_records import HandsShown, hands_shown
from duplicado.service.live.roles import TableKey
from duplicado.service.live.visibility import round_of
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.numbers import whole_number
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import SUITS_FROM_SPADES, Suit
from duplicado.web.best_play import double_dummy_of
from duplicado.web.club.act_forms import FormMaker
from duplicado.web.club.office_request import NOTHING_TRIED, Attempt, Office
from duplicado.web.club.ruling_parts import ClauseLink, KnownPlace, clause_link, known_at

_PLACE: Final = ("session", "section", "round", "table", "board", "call")
_OFTEN: Final = 6
"""So many of the most common incidents are offered before anything is typed."""
_NAMED: Final = frozenset(
    {
        ChoiceWord.REQUIRE,
        ChoiceWord.FORBID,
        ChoiceWord.PLAYS,
        ChoiceWord.TAKE_BACK,
        ChoiceWord.DESIGNATE,
        ChoiceWord.CALL,
    }
)
"""Choices behind which something may have to be named: a suit, a card, a call."""


@dataclass(frozen=True, slots=True)
class Button:
    """An answer to be tapped."""

    value: str
    label: str
    names: bool = False
    """True where something is to be named with it, in a field beside it."""


def interview_page(office: Office, attempt: Attempt = NOTHING_TRIED) -> Response[str]:
    """Ask what happened, then one question at a time; in the end say the ruling."""
    asked = office.request.query_params
    fields = {**{name: str(value) for name, value in asked.items()}, "some": " ".join(asked.getall("some", []))}
    filled = office.reading(attempt.fields or fields)
    words = RulingWords.of(office.messages.language)
    kept = {name: filled.text(name) for name in _PLACE}
    if not filled.text("incident"):
        return _incidents(office, attempt, filled, kept)
    where = _where(kept)
    known = known_at(office, where)
    try:
        held = hold_interview(read(InterviewTold, filled.said, filled.asked), filled.asked)
    except FormError:
        raise NotFoundException("no-such-interview") from None
    told = tell_outcome(words, held.outcome)
    edition = held.interview.conditions.edition
    kept |= {"incident": held.interview.incident.id, "spoken": held.spoken.value}
    return office.page(
        "interview.html",
        incident_name(words, held.interview.incident),
        Page.INTERVIEW,
        attempt,
        held=held,
        kept=kept,
        known=known,
        question=_asked(words, held, edition, known),
        typed=filled.text("answer") if held.wrong or held.misfit else "",
        evidence=_evidence(office, words, held, where),
        told=told,
        clauses=[clause_link(each, edition) for each in told.clauses],
        so_far=[*_so_far(office, words, held, kept)],
        complaint=_complaint(words, held.wrong, held.misfit),
        **FormMaker(office, attempt).values(),
        places=[*_places(office, where, kept | {"answers": held.text})],
        anew=_link(office, {name: text for name, text in kept.items() if name in _PLACE}),
    )


def _evidence(office: Office, words: RulingWords, held: Held, where: Where) -> list[str]:
    """Return the lines beside the question for a score: double dummy and the polls, as far as they are his to see.

    The tricks tell of hands, so that they wait until the board has been played everywhere. They are computed from the
    first question on, and are there when the score is asked.
    """
    ask, state, desk = held.outcome.asked, office.state, office.desk
    if ask is None or where.board is None or where.session not in state.sessions:
        return []
    from duplicado.publish.interview.score_evidence import (  # noqa: PLC0415 - a server starts sooner without
        asks_for_a_score,
        asks_what_peers_would_do,
        double_dummy_lines,
        polls_lines,
    )

    shown = hands_shown(office.viewer, state, desk.access, where.session, where.section, where.board, desk.now())
    tables = double_dummy_of(office.request.app.state)
    open_to_him = [shown.layout] if isinstance(shown, HandsShown) and not shown.privileged else []
    computed = tables.if_ready(open_to_him)
    if not asks_what_peers_would_do(ask):
        return []
    known = [table for table in computed if table is not None] if asks_for_a_score(ask) else []
    his = {entry.id for entry in office.visible()}
    taken = [each.fact for each in polls_taken(state, where) if each.id in his]
    threshold = significant_fraction(state.conditions.regulations.values())
    tricks = [line for table in known for line in double_dummy_lines(words, table)]
    return [*tricks, *polls_lines(words, taken, threshold)]


def _incidents(office: Office, attempt: Attempt, filled: FieldReading, kept: dict[str, str]) -> Response[str]:
    """Ask what happened: what the caller said is looked for first; all incidents stand below by their stages.

    The search is prepared while the page is read.
    """
    words = RulingWords.of(office.messages.language)
    edition = office.state.conditions.edition
    call = office.state.office.entries.get(kept["call"])
    said = call.fact.said if call is not None and isinstance(call.fact, AnyCall) else ""
    said = "" if is_wordless(said) else said
    wanted = filled.text("what") if "what" in filled.said else said
    search = suggest_incidents if wanted != said else find_incidents
    known = known_at(office, _where(kept))
    found = search(_without_board(wanted, known.number), edition=edition) if wanted else ()

    who = office.messages.text("console-call-at", table=known.table) if known.table else office.viewer.by
    told = {"told": f"{who}: {wanted}"} if wanted else {}

    def offered(incidents: Iterable[Incident]) -> list[tuple[str, str, str]]:
        return [
            (
                incident_name(words, each),
                ", ".join(incident_laws(each, edition)),
                _link(office, {"incident": each.id, **kept}),
            )
            for each in incidents
        ]

    shown = office.page(
        "incidents.html",
        office.messages.text("console-interview"),
        Page.INTERVIEW,
        attempt,
        what=wanted,
        found=offered(found),
        common=offered(COMMON[:_OFTEN]),
        stages=[(stage.value, offered(each for each in INCIDENTS if each.stage is stage)) for stage in IncidentStage],
        kept=kept,
        known=known,
        caller=said,
        places=[*_places(office, _where(kept), kept | ({"what": wanted} if wanted != said else {}))],
        by_hand=office.path(Page.WRITTEN, act="ruling", **told, **{name: text for name, text in kept.items() if text}),
    )
    shown.background = BackgroundTask(asyncio.to_thread, prepare_search)
    return shown


def _without_board(said: str, board: int | None) -> str:
    """Return what a caller says without the number of his board, with which phones begin, in any language."""
    if board is None:
        return said
    named = "|".join(re.escape(Messages.load(each).text("phone-about-board", board=board)) for each in Language)
    return re.sub(rf"^\W*(?:{named})\b\W*|\W*\b(?:{named})\W*$", "", said, flags=re.IGNORECASE) or said


def _where(kept: Mapping[str, str]) -> Where:
    """Return the place that an address names, as far as it does."""

    def number(name: str) -> int | None:
        return whole_number(kept[name], 5) or None

    return Where(number("session") or 1, kept["section"], number("round"), number("table"), number("board"))


def _places(office: Office, where: Where, kept: dict[str, str]) -> Iterator[list[tuple[str, str, bool]]]:
    """Go through what can be tapped to say where it was: the tables, their rounds, the boards of these.

    Only rounds that have begun are offered. Each has the address at which the interview is about it, and if it is.
    """
    session = office.state.sessions.get(where.session)
    plan = None if session is None else session.plans.get(where.section)
    if plan is None:
        return
    text = office.messages.text
    at = {"session": str(where.session), "section": where.section}
    yield [
        (
            text("console-call-at", table=f"{where.section}{table}"),
            _link(office, {**kept, **at, "table": str(table), "round": "", "board": ""}),
            table == where.table,
        )
        for table in plan.tables
    ]
    if where.table is not None:
        current = round_of(office.state, TableKey(where.session, where.section, where.table))
        number = where.round or current
        boards = dict.fromkeys(due.place.board for due in plan.at_table(number, where.table))
        told = {**kept, **at, "table": str(where.table), "round": str(number)}
        yield [
            (
                text("console-round", round=each),
                _link(office, {**told, "round": str(each), "board": ""}),
                each == number,
            )
            for each in range(1, max(current, number) + 1)
        ]
        yield [
            (text("console-board", board=board), _link(office, {**told, "board": str(board)}), board == where.board)
            for board in boards
        ]


def _link(office: Office, parameters: dict[str, str]) -> str:
    return office.path(Page.INTERVIEW, **{name: text for name, text in parameters.items() if text})


def _complaint(words: RulingWords, wrong: NotationError | None, misfit: Misfit | None) -> str:
    if misfit is not None:
        return tell_misfit(words, misfit)
    return "" if wrong is None else words.text("console-no-answer", text=wrong.text[:60])


def _so_far(office: Office, words: RulingWords, held: Held, kept: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """Go through the questions that have been answered, as they were put then; each with where it is asked again."""
    interview = held.interview
    for ask, value in held.outcome.answered:
        before = hear(interview.without(ask.key))
        asked = tell_ask(words, interview.incident.id, ask, before, interview.conditions.edition)
        again = _link(office, {**kept, "answers": held.without(ask.key)})
        yield asked.sentence, answer_words(words, ask, value), again


@dataclass(frozen=True, slots=True)
class InterviewPage:
    """A question as the page puts it."""

    key: str
    sentence: str
    how: str
    why: tuple[ClauseLink, ...]
    buttons: tuple[Button, ...]
    """Answers to be tapped; none where it is typed."""
    ticks: tuple[Button, ...]
    """Answers of which several may hold."""
    who: tuple[Button, ...]
    """Buttons of those who choose, where two may."""
    rest: str
    """The answer "leave it there", where it is one."""
    keys: tuple[tuple[str, str, tuple[Button, ...]], ...] = ()
    """Parts of a contract or a card to be tapped instead of typed: the field of each, its message, its values."""


def _asked(words: RulingWords, held: Held, edition: Edition, known: KnownPlace) -> InterviewPage | None:
    ask = held.outcome.asked
    if ask is None:
        return None
    told = tell_ask(words, held.interview.incident.id, ask, held.outcome, edition)
    buttons = tuple(_buttons(words, ask, told.answers, known))
    ticks: tuple[Button, ...] = ()
    who: tuple[Button, ...] = ()
    if ask.form is AnswerForm.SOME_OF:
        buttons = ()
        ticks = tuple(_of_suits(words, ask)) or tuple(Button(str(n), label) for n, label in enumerate(told.answers, 1))
    offer = ask.request if isinstance(ask.request, Offer) else None
    if offer is not None and offer.also_by is not None:
        who = tuple(Button(str(seat), words.seat(seat)) for seat in (offer.by, offer.also_by))
    rests = told.may_rest and (ask.usual is None or ask.usual is REST)
    rest = told.rest if rests else ""
    return InterviewPage(
        ask.key,
        told.sentence,
        told.how,
        tuple(clause_link(each, edition) for each in told.why),
        buttons,
        ticks,
        who,
        rest,
        tuple(_keys(words, ask.form, held.spoken, known)),
    )


def _keys(
    words: RulingWords, form: AnswerForm, spoken: Language, known: KnownPlace
) -> Iterator[tuple[str, str, tuple[Button, ...]]]:
    """Go through the rows of keys of an answer: who, and what is tapped one after the other."""
    lexicon, text = spoken.lexicon, words.text
    suits = tuple(Button(each.symbol, each.symbol) for each in SUITS_FROM_SPADES)
    if form in {AnswerForm.CONTRACT, AnswerForm.LEAD}:
        names = tuple(
            Button(str(each), " · ".join(filter(None, (words.seat(each), known.names_at(each))))) for each in Seat
        )
        yield "who", "phone-declarer" if form is AnswerForm.CONTRACT else "interview-who-led", names
    if form is AnswerForm.CONTRACT:
        yield "first", "phone-levels", tuple(Button(each, each) for each in "1234567")
        notrump = lexicon.notrump.written("NT")
        yield "second", "phone-denominations", (*suits[::-1], Button(notrump, notrump))
        doubled = ((text("phone-undoubled"), ""), (text("web-doubled"), "X"), (text("web-redoubled"), "XX"))
        yield "more", "phone-doubling", tuple(Button(value, label) for label, value in doubled)
    elif form in {AnswerForm.LEAD, AnswerForm.CARD}:
        yield "first", "interview-suit", suits
        letters = ((lexicon.ranks.written(each), each) for each in reversed(Rank))
        ranks = tuple(Button(letter, "10" if rank is Rank.TEN else letter) for letter, rank in letters)
        yield "second", "interview-card", ranks


def _buttons(words: RulingWords, ask: Prompt, answers: tuple[str, ...], known: KnownPlace) -> Iterator[Button]:
    """Go through the answers that can be tapped: each stands for what would be typed."""
    offer = ask.request if isinstance(ask.request, Offer) else None
    if ask.form is AnswerForm.SEAT:
        yield from (
            Button(str(seat), " · ".join(filter(None, (words.seat(seat), known.names_at(seat))))) for seat in Seat
        )
    elif ask.form is AnswerForm.SUIT:
        yield from (Button(suit.symbol, words.wording.suit(suit)) for suit in Suit)
    elif ask.form is AnswerForm.YES_NO or (ask.form is AnswerForm.FINDING and len(answers) == 2):
        labels = answers or (words.text("ask-yes"), words.text("ask-no"))
        yield from (Button(value, label) for value, label in zip(("yes", "no"), labels, strict=False))
    elif offer is not None and ask.form is AnswerForm.OPTION:
        for number, (word, label) in enumerate(zip(offer.words, answers, strict=False), 1):
            yield Button(str(number), label, names=_wants_a_name(offer, word))
    elif ask.form is AnswerForm.MEANS:
        yield from (Button(str(number), label) for number, label in enumerate(answers, 1))
        yield Button("no", words.text("ask-nothing"))
    elif ask.form is AnswerForm.ONE_OF:
        yield from (
            _of_suits(words, ask)
            if all(isinstance(each, Suit) for each in ask.among)
            else (Button(str(number), label) for number, label in enumerate(answers, 1))
        )


def _wants_a_name(offer: Offer, word: ChoiceWord) -> bool:
    if word not in _NAMED:
        return False
    if word in {ChoiceWord.REQUIRE, ChoiceWord.FORBID}:
        return len(offer.suits) != 1
    return word is ChoiceWord.CALL or len(offer.cards) != 1


def _of_suits(words: RulingWords, ask: Prompt) -> Iterator[Button]:
    yield from (Button(each.symbol, words.wording.suit(each)) for each in ask.among if isinstance(each, Suit))
