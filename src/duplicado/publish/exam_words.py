"""An examination in words: the facts of a case, questions, answers, and why an answer is right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Final

from duplicado.casebook.exam.model import Aspect, ExamQuestion, Paper, mapping, mappings, texts
from duplicado.casebook.model import Case, Setup
from duplicado.casebook.patterns import Plain, shown
from duplicado.casebook.session import Turn
from duplicado.director.state import DirectedTable, evolve, judged_from
from duplicado.law.edition import Edition
from duplicado.law.procedure_steps import Finding
from duplicado.law.reference import ClauseId
from duplicado.law.regulations.options import option
from duplicado.publish.book.words import case_title
from duplicado.publish.call_words import meaning_in_words
from duplicado.publish.catalogue.entries import read_law_titles
from duplicado.publish.catalogue.loading import load_catalogue
from duplicado.publish.condition_words import option_text
from duplicado.publish.exam_values import TOLD, told_auction
from duplicado.publish.messages import slug
from duplicado.publish.regulations import about_chosen
from duplicado.publish.rulings.claims import line_told
from duplicado.publish.rulings.matters import sentence_of_matter
from duplicado.publish.rulings.refusals import clause_in_short
from duplicado.publish.rulings.requests import tell_own_motion, tell_question
from duplicado.publish.rulings.ruling_terms import RulingWords, clause_number
from duplicado.publish.rulings.ruling_text import tell_entries
from duplicado.publish.table_report import heading
from duplicado.table.entries import Acted, Answered, Entry, FoundOfOwnMotion, JudgedAnew, MatterOpened, Overruled
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.contracts import parse_auction_result
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat


def told_setup(words: RulingWords, paper: Paper) -> Iterator[str]:
    """Tell what was given before anything happened: the board, the hands, the contract, the position."""
    yield from heading(words, paper.session.table_setup)
    setup = paper.case.setup
    if setup.regulations.options or setup.regulations.profile != "wbf":
        decided = " ".join(_decided(words, name, value) for name, value in setup.regulations.options)
        whose = words.text(f"condition-choice-profile-{setup.regulations.profile}")
        yield words.text("exam-regulations", regulations=decided or whose)
    yield from _hands(words, setup)
    if setup.position is not None:
        north_south, east_west = setup.position.won
        yield words.text("exam-position", seat=words.seat(setup.position.lead), ns=north_south, ew=east_west)


def _decided(words: RulingWords, name: str, value: str) -> str:
    """Say what an option decides, and how it is decided here."""
    messages, decided = words.wording.messages, option(name)
    return f"{about_chosen(messages, decided).rstrip('.')}: {option_text(decided, value, messages)}."


def _hands(words: RulingWords, setup: Setup) -> Iterator[str]:
    layout: Layout | None = setup.position.hands if setup.position is not None else setup.hands
    if layout is not None:
        for seat, hand in layout.items():
            cards = words.text("exam-unknown-hand") if hand is None else words.wording.hand(hand)
            yield words.text("exam-hand", seat=words.seat(seat), cards=cards)


def told_title(words: RulingWords, case: Case) -> str:
    """Name a case: one of the casebook in the reader's language, one of a file as whoever wrote it calls it."""
    return case_title(case.title, words.language)[0]


def told_facts(words: RulingWords, paper: Paper, since: int, until: int) -> Iterator[str]:
    """Tell what players did and what the Director established in some turns, and nothing that follows from it.

    A finding is told without its Law: which Law a ruling rests on may be asked next.
    """
    for turn in paper.session.turns[since:until]:
        for told, law in _facts(words, turn, paper.edition):
            yield told.removesuffix(law).rstrip()


def _facts(words: RulingWords, turn: Turn, edition: Edition) -> Iterator[tuple[str, str]]:
    """Tell the facts of a turn, each with its Law as it stands behind it; empty where none does."""
    state = turn.before
    answered = set(_clauses_answered(turn))
    for place, entry in enumerate(turn.entries):
        at, told = _as_found(state, turn.entries[place : place + 2])
        # What the Director found of his own motion and what it answers at once is one finding.
        is_told_by_question = bool(told) and isinstance(told[0], FoundOfOwnMotion) and told[0].clause in answered
        if told and not is_told_by_question:
            law = _law_behind(words, at, told[0])
            yield from ((each, law) for each in _fact(words, at, told, edition))
        if isinstance(entry, Acted):
            yield from ((each, "") for each in _explained(words, entry))
        state = evolve(state, entry)


def _as_found(state: DirectedTable, entries: Sequence[Entry]) -> tuple[DirectedTable, Sequence[Entry]]:
    """Return the fact that comes first, with what follows it, and where it belongs; nothing for what is no fact.

    What judges anew what came before is told by the finding for which it does.
    """
    match entries[0]:
        case Acted() | Answered() | FoundOfOwnMotion():
            return state, entries
        case Overruled(_, _, anew) | JudgedAnew(_, _, anew) as entry:
            found = next((place for place, each in enumerate(anew) if isinstance(each, Answered | FoundOfOwnMotion)), 0)
            base = judged_from(state, entry)
            return (state, ()) if base is None else (reduce(evolve, anew[:found], base), anew[found : found + 2])
        case _:
            return state, ()


def _fact(words: RulingWords, state: DirectedTable, entries: Sequence[Entry], edition: Edition) -> Iterator[str]:
    entry = entries[0]
    lines = tell_entries(words, state, (entry,))
    told = [line.text for line in lines if line.is_fact or not isinstance(entry, Acted)]
    asked = _brought_up(words, entries) or _asked(words, state, entry, edition)
    return (f"{asked} {line}" if asked else line for line in told)


def _law_behind(words: RulingWords, state: DirectedTable, entry: Entry) -> str:
    match entry:
        case FoundOfOwnMotion(clause):
            return words.law(clause)
        case Answered(number, Finding()):
            question = state.question(number)
            return "" if question is None else words.law(question.clause)
        case _:
            return ""


def _clauses_answered(turn: Turn) -> Iterator[str]:
    """Give the clauses of the questions that findings of a turn answer."""
    state = turn.before
    for entry in turn.entries:
        if isinstance(entry, Answered) and isinstance(entry.answer, Finding):
            question = state.question(entry.number)
            if question is not None:
                yield question.clause
        state = evolve(state, entry)


def _brought_up(words: RulingWords, entries: Sequence[Entry]) -> str:
    """Say what a finding is about that brings up a matter, in the sentence of that matter; empty for any other."""
    match entries:
        case (FoundOfOwnMotion(clause, value), MatterOpened(_, law, facts)):
            told = None if tell_own_motion(words, clause, value) else sentence_of_matter(words, law, facts)
            return told or ""
        case _:
            return ""


def _asked(words: RulingWords, state: DirectedTable, entry: Entry, edition: Edition) -> str:
    """Say what a finding is about: the question that it answers, else the heading of its clause; empty if neither."""
    match entry:
        case Answered(number, Finding()):
            matter, question = state.matter(number), state.question(number)
            if matter is None or question is None:
                return ""
            if not words.has(f"question-{slug(question.clause)}"):
                return _heading(words, question.clause, edition)
            law = words.with_law("", question.clause).strip()  # it stands behind the finding already
            return tell_question(words, question, matter).sentence.removesuffix(law).rstrip()
        case FoundOfOwnMotion(clause, value) if tell_own_motion(words, clause, value) is None:
            return _heading(words, clause, edition)
        case _:
            return ""


def _heading(words: RulingWords, number: str, edition: Edition) -> str:
    try:
        clause = ClauseId.parse(number)
    except NotationError:
        return ""  # a fact of its own, such as the end of a round
    entry = load_catalogue().get(clause, edition)
    of_law = read_law_titles(edition, words.language).get(clause.law, "")
    title = entry.title(words.language) if entry is not None else of_law
    return f"{title}." if title else ""


def _explained(words: RulingWords, entry: Acted) -> Iterator[str]:
    """Say in words what a call was agreed to mean, and which line of play was stated with a claim."""
    meaning = "" if entry.meaning is None else meaning_in_words(entry.meaning, words.wording.messages)
    for told in filter(None, (meaning, line_told(words, entry.statement))):
        yield words.text("exam-meaning", meaning=told)


def told_director(words: RulingWords, paper: Paper, since: int, until: int) -> Iterator[str]:
    """Tell what the Director said in some turns: what he took up, found and ruled."""
    for turn in paper.session.turns[since:until]:
        told = tell_entries(words, turn.before, turn.entries)
        known = {fact.casefold() for fact, _ in _facts(words, turn, paper.edition)}
        new = (line.text for line in told if not line.is_fact)
        yield from (text for text in new if not any(fact.endswith(text.casefold()) for fact in known))


def told_question(words: RulingWords, question: ExamQuestion) -> str:
    """Ask."""
    seat = words.text("exam-nobody") if question.seat is None else words.seat(question.seat)
    match question.aspect:
        case Aspect.CHOICES:
            return words.text("exam-ask-choices", seat=seat, law=clause_number(question.about[1]))
        case Aspect.CALLS:
            calls = ", ".join(words.call(parse_call(call)) for call in question.about)
            return words.text("exam-ask-calls", seat=seat, calls=calls)
        case Aspect.CARDS:
            return words.text("exam-ask-cards", seat=seat)
        case _:
            return words.text(f"exam-ask-{question.aspect.value}")


def told_answer(words: RulingWords, question: ExamQuestion, answer: Plain, edition: Edition, dealer: Seat) -> str:
    """Write an answer in words."""
    match question.aspect:
        case Aspect.CITES:
            return _clause(words, str(answer), edition)
        case Aspect.QUESTIONS | Aspect.REVIEW:
            told = [_clause(words, clause, edition) for clause in texts(answer)]
            return _in_one_line(told) or words.text("exam-nothing")
        case Aspect.AUCTION:
            return told_auction(words, texts(answer), dealer)
        case Aspect.TURN:
            return words.text("exam-nobody") if answer is None else words.seat(Seat(str(answer)))
        case Aspect.CONTRACT:
            return words.text("exam-none") if answer is None else words.contract(parse_auction_result(str(answer)))
        case aspect:
            return TOLD[aspect](words, answer)


def typed_answer(question: ExamQuestion, answer: Plain) -> str:
    """Write an answer as the casebook does, so that it can be typed."""
    if question.aspect is Aspect.CHOICES:
        return ", ".join(texts(answer)) or "none"
    return shown(answer)


def told_reasons(words: RulingWords, question: ExamQuestion, edition: Edition) -> Iterator[str]:
    """Say why an answer is right: the clauses that it names, in short words."""
    named = [question.about[1]] if question.aspect is Aspect.CHOICES else list(_clauses_in(question.right))
    if question.aspect not in _WORDED:
        yield from _short(words, named, edition)


def told_clauses(words: RulingWords, question: ExamQuestion, edition: Edition) -> Iterator[str]:
    """Say on which clauses the last ruling rests, in short words; it tells answers to whatever is asked with it."""
    return _short(words, map(str, question.clauses), edition)


def _short(words: RulingWords, numbers: Iterable[str], edition: Edition) -> Iterator[str]:
    return (
        _clause(words, number, edition) for number in dict.fromkeys(numbers) if clause_in_short(words, number, edition)
    )


_WORDED: Final = frozenset({Aspect.CITES, Aspect.QUESTIONS, Aspect.REVIEW})
"""Answers that have the words of their clauses with them."""


def _clauses_in(value: Plain) -> Iterator[str]:
    yield from (str(one["law"]) for one in (mapping(value), *mappings(value)) if "law" in one)


def _clause(words: RulingWords, number: str, edition: Edition) -> str:
    wording, law = clause_in_short(words, number, edition) or _begins(words, number, edition), clause_number(number)
    return words.text("exam-clause-says", law=law, wording=wording) if wording else words.text("exam-clause", law=law)


def _begins(words: RulingWords, number: str, edition: Edition) -> str:
    """Return how a part of the Laws begins that has no words of its own, so that it does not stand out among others."""
    first = load_catalogue().first_under(ClauseId.parse(number), edition)
    return "" if first is None else first.wording(words.language)


def _in_one_line(told: list[str]) -> str:
    """Set clauses behind one another: what is a sentence has its own stop."""
    line = ""
    for one in told:
        line += one if not line else f" {one}" if line.endswith(".") else f"; {one}"
    return line
