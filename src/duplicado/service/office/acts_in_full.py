"""Rulings written out in full, put right, taken back; what an appeal changed: facts from forms."""

from __future__ import annotations

from typing import Final

from duplicado.event.facts.appeals import AppealDecided
from duplicado.event.facts.awards import ScoreRuled
from duplicado.event.facts.calls import DirectorCalled, IrregularityNoticed
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.ids import EntryId
from duplicado.event.facts.office_values import Established, FactsStand, OptionOffered, Told, Where, WhyCorrected
from duplicado.event.facts.results import Place
from duplicado.event.facts.rulings import PollTaken, RulingCorrected, RulingGiven, ruling_in
from duplicado.event.record.office import withdrawal
from duplicado.event.record.state import EventState
from duplicado.service.office.acts_of_results import open_rulings
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.known import entry_of, where_of
from duplicado.service.office.scores import says_a_score, score_told
from duplicado.service.office.several_boards import citing_several, places_told, ruling_for

__all__ = ["BECAUSE", "appealed_place", "correct_ruling", "retract", "rule_score", "write_ruling"]

BECAUSE: Final = {
    "error": WhyCorrected.DIRECTORS_ERROR,
    "appeal": WhyCorrected.APPEAL,
    "new-facts": WhyCorrected.NEW_FACTS,
}
"""Why a ruling is put right, by its name in forms."""
_GIVEN: Final = (RulingGiven, RulingCorrected)


def rule_score(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Rule an adjusted score of any kind for a board (Law 12), the same artificial one for others that are named."""
    place, ruling, reason = form.place, score_told(form), form.needed("reason")
    others = places_told(form, state, place, ruling)
    rulings = ((place, ruling), *((each.due.place, ruling_for(each, ruling)) for each in others))
    found: list[AnyFact] = []
    for where, given in rulings:
        replaced = open_rulings(state, where)
        if replaced and not form.says("instead"):
            raise FormError("ruled-already", "instead")
        found.append(ScoreRuled(where, given, reason, replaced))
    return citing_several(form, state, found)


def write_ruling(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down a ruling in full: facts, findings, clauses, options, reasons, and the score that it gives."""
    score = _score(form, state, where_of(form, state), form.needed("said"), replaces=form.says("instead"))
    gave = (form.entry(1, 2),) if score else ()
    return (*score, _ruling(form, state, gave))


def correct_ruling(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Put a ruling right (82C, 93): what it gave goes on counting unless another score is told."""
    id_ = entry_of(form, state, "instead-of", _GIVEN)
    former = state.office.entries[id_].fact
    if not isinstance(former, RulingGiven | RulingCorrected):
        raise FormError("no-such-entry", "instead-of")
    because = BECAUSE[form.chosen("because", BECAUSE)]
    given = ruling_in(former).gave
    place = _place_given(state, given) or ruling_in(former).where.place
    where = where_of(form, state)
    if where.place is None and place is not None:
        where = Where.at(place)
    score = _score(form, state, where, form.needed("reason"), replaces=True)
    counting = tuple(each for each in given if each in state.rulings)
    ruling = _ruling(form, state, (form.entry(1, 2),) if score else counting, where)
    return (*score, RulingCorrected(ruling, (id_,), because, form.needed("reason")))


def retract(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take back a ruling, a waiver, a suspension or a disqualification with all that it gave."""
    return withdrawal(state, form.needed("ruling"), form.needed("reason"))


def _place_given(state: EventState, given: tuple[EntryId, ...]) -> Place | None:
    scores = (state.rulings[each].fact for each in given if each in state.rulings)
    return next((each.place for each in scores if isinstance(each, ScoreRuled)), None)


def _score(form: Filled, state: EventState, where: Where, short: str, *, replaces: bool) -> tuple[ScoreRuled, ...]:
    if not says_a_score(form):
        return ()
    place = where.place
    if place is None:
        raise FormError("board-wanted", "board")
    replaced = open_rulings(state, place)
    if replaced and not replaces:
        raise FormError("ruled-already", "instead")
    return (ScoreRuled(place, score_told(form), short, replaced),)


def _ruling(form: Filled, state: EventState, gave: tuple[EntryId, ...], where: Where | None = None) -> RulingGiven:
    call = entry_of(form, state, "call", (DirectorCalled, IrregularityNoticed)) if form.word("call") else None
    follows = entry_of(form, state, "follows", _GIVEN) if form.word("follows") else None
    poll = entry_of(form, state, "poll", (PollTaken,)) if form.word("poll") else None
    clauses = form.laws("under")
    if form.says("error"):
        clauses = tuple(dict.fromkeys((*clauses, "82C")))
    return RulingGiven(
        where or where_of(form, state),
        clauses,
        form.needed("said"),
        form.word("reasons"),
        call,
        tuple(Told(*_parted("told", line, ":")) for line in form.listed("told")),
        FactsStand(form.chosen("facts", (each.value for each in FactsStand)))
        if form.word("facts")
        else FactsStand.AGREED,
        tuple(_finding(line) for line in form.listed("found")),
        tuple(_offered(line) for line in form.listed("offered")),
        form.word("come-back"),
        (follows,) if follows else (),
        form.says("appeal-told"),
        (poll,) if poll else (),
        gave,
    )


def _parted(name: str, line: str, sign: str) -> tuple[str, str]:
    first, found, rest = line.partition(sign)
    if not found or not first.strip() or not rest.strip():
        raise FormError(f"{name}-line", name, line)
    return first.strip(), rest.strip()


def _finding(line: str) -> Established:
    what, rest = _parted("found", line, "=")
    answer, _, evidence = rest.partition("/")
    return Established(what, answer.strip(), evidence.strip())


def _offered(line: str) -> OptionOffered:
    who, rest = _parted("offered", line, ":")
    listed, _, taken = rest.partition("=")
    options = tuple(each.strip() for each in listed.split("/") if each.strip())
    return OptionOffered(who, options, taken.strip() or None)


def appealed_place(state: EventState, appeal: EntryId) -> Place | None:
    """Return the board whose score an appeal is about, where there is one."""
    lodged = state.appeals.get(appeal)
    entry = None if lodged is None else state.rulings.get(lodged.against)
    match entry.fact if entry else None:
        case ScoreRuled(place=place):
            return place
        case RulingGiven() | RulingCorrected() as given:
            ruling = ruling_in(given)
            return _place_given(state, ruling.gave) or ruling.where.place
        case AppealDecided(appeal=former) if former != appeal:
            return appealed_place(state, former)
        case _:
            return None
