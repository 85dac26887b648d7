"""Law 70: what a contested claim is worth, and the judgements on which that turns."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import lru_cache

from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.claims.policy import ClaimDuties, ClaimPolicy, ClaimQuestion, ContestedClaim
from duplicado.law.claims.readings import Answers, ClaimReading, decided, game_of, readings, sets_of_answers, start_of
from duplicado.law.claims.search import Search, SearchTooLong
from duplicado.law.clause import clause
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.seats import Seat

PlayedLine = tuple[tuple[Seat, Card], ...]
"""A line of play, card by card from the claim on."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Worth of the claim under one set of answers to the open questions."""

    answers: tuple[tuple[ClaimQuestion, bool], ...]
    """Each question with its answer, the decided ones too, in the order in which they are asked."""
    tricks: int
    """For claimer's side, of those still to come, the trick in progress included."""
    line: PlayedLine
    """A normal line that gives no more than that."""
    proved: bool


@dataclass(frozen=True, slots=True)
class Branch:
    """Results of one answer to a question, whatever is answered to the others."""

    fewest: int
    """Tricks for claimer's side with the other open questions answered against claimer."""
    most: int
    """With the other open questions answered for him."""
    line: PlayedLine
    """The line that gives the fewest."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A question that only the Director can answer, and what follows from either answer."""

    question: ClaimQuestion
    clause: ClauseId
    if_true: Branch
    if_false: Branch


@dataclass(frozen=True, slots=True)
class ClaimAdjudication:
    """The result that the Laws give to a contested claim."""

    tricks: int
    """For claimer's side, of those still to come, the trick in progress included; open questions against him (70A)."""
    line: PlayedLine
    """The normal line that gives no more than that."""
    clauses: tuple[ClauseId, ...]
    """Clauses that the result rests on."""
    judgements: tuple[Judgement, ...]
    """Open questions on which the result turns, whatever is answered to the others; in the order of the book."""
    most: int
    """The tricks with every open question answered for claimer."""
    certain: bool
    """True where every lawful line of both sides gives this number, so that there is nothing to judge."""
    proved: bool = True
    """True where no line gives fewer tricks; false when the search was ended by its limit, which long hands may
    need."""
    best_play: int | None = None
    """Tricks for claimer's side if both sides played best with all cards in sight, when a solver was given (69B2)."""
    outcomes: tuple[Outcome, ...] = ()
    """Every set of answers to the open questions, the one that is all against claimer first."""

    def turning_on(self, question: ClaimQuestion) -> Judgement | None:
        """Return the judgement on that question, `None` where the result does not turn on it."""
        return next((each for each in self.judgements if each.question is question), None)


@clause("70:fn21", "70C3", "70D1", "70D2", "70E1", "70E2")
def adjudicate(
    claim: ContestedClaim,
    policy: ClaimPolicy | None = None,
    double_dummy: DoubleDummy | None = None,
    *,
    most_positions: int = 10_000,
) -> ClaimAdjudication:
    """Find the result of a contested claim: the fewest tricks on any normal line against any lawful defence.

    What is normal is defined in `duplicado.law.claims.normal`; every set of answers to the open questions is tried.

    Args:
        claim: the position, the claim and the statement.
        policy: regulations and findings; by default the Laws of 2017 with nothing decided.
        double_dummy: if given, the best play of both sides is reported too.
        most_positions: where the search ends, all readings together; the result then says that it is not proved.

    Raises:
        ClaimError: the line stated cannot be understood.
    """
    policy = (policy or ClaimPolicy()).answered()
    knows_all_that_binds = claim.duties == ClaimDuties()  # a solver knows of no duty but to follow suit
    best = double_dummy.tricks(claim.position, claim.claimer.side) if double_dummy and knows_all_that_binds else None
    answers = decided(claim, policy)
    certain = lawful_tricks(claim)
    every = tuple(sets_of_answers(answers))
    outcomes = (
        _outcomes(claim, [(each, readings(claim, policy, each)) for each in every], most_positions)
        if certain is None
        else (_certain(claim, policy, every[0], certain),)
    )
    worst = min(outcomes, key=lambda outcome: outcome.tricks)
    judgements = tuple(
        judged for question, answer in answers.items() if answer is None
        if certain is None and (judged := _judgement(question, outcomes)) is not None
    )  # fmt: skip
    return ClaimAdjudication(
        worst.tricks,
        worst.line,
        _clauses(claim, policy, worst.tricks, judgements, certain=certain is not None),
        judgements,
        max(outcome.tricks for outcome in outcomes),
        certain is not None,
        all(outcome.proved for outcome in outcomes),
        best,
        outcomes,
    )


@lru_cache(maxsize=256)
def lawful_tricks(claim: ContestedClaim, most_positions: int = 1_000) -> int | None:
    """Return the number of tricks for claimer's side when every lawful line of both sides gives the same.

    `None` when lines differ, or when that could not be established within `most_positions` positions.
    """
    game = replace(game_of(claim, ClaimPolicy()), free=True)
    start, trick = start_of(claim, ClaimReading(game, 0))
    ours, theirs = Search(game, most_positions), Search(replace(game, claimer=(game.claimer + 1) % 4), most_positions)
    if ours.at_first_sight(start, trick) + theirs.at_first_sight(start, trick) < claim.left:
        return None
    try:
        tricks = next(number for number in range(claim.left + 1) if ours.can_be(start, trick, number))
        return None if theirs.can_be(start, trick, claim.left - tricks - 1) else tricks
    except SearchTooLong:
        return None


def _certain(claim: ContestedClaim, policy: ClaimPolicy, answers: Answers, tricks: int) -> Outcome:
    """Return the outcome of a claim that nothing can change, with one line that shows it."""
    game = game_of(claim, policy)
    line = _line(claim, ClaimReading(game, 0), tricks)
    return Outcome(tuple(answers.items()), tricks, line, proved=True)


@dataclass(frozen=True, slots=True)
class _Worst:
    """The fewest tricks under any of some readings, a line that shows it, and whether none can be worse."""

    tricks: int
    line: PlayedLine = ()
    proved: bool = True


def _outcomes(
    claim: ContestedClaim, wanted: list[tuple[Answers, frozenset[ClaimReading]]], most_positions: int
) -> tuple[Outcome, ...]:
    """Return the outcome of each set of answers, by the readings of which it is the worst.

    Answers against claimer add readings: a reading is searched only below what those before it have given. Whoever
    plays his suits from the top plays a line that he might also play otherwise, so that it gives no fewer tricks. What
    one reading leaves of the positions is for those behind it.
    """
    found: dict[frozenset[ClaimReading], _Worst] = {}
    searches: dict[ClaimReading, Search] = {}
    left, to_come = most_positions, len(frozenset[ClaimReading]().union(*(of for _, of in wanted)))
    for of in sorted({of for _, of in wanted}, key=lambda of: (any(each.game.top_down for each in of), len(of))):
        otherwise = found.get(frozenset(replace(each, game=replace(each.game, top_down=False)) for each in of))
        least = otherwise.tricks if otherwise is not None and otherwise.proved else 0
        parts = [part for part in found if part < of]
        worst = min((found[part] for part in parts), key=lambda part: part.tricks, default=_Worst(claim.left))
        proved = all(found[part].proved for part in parts)
        for reading in sorted(of.difference(*parts), key=_order):
            same = searches.get(replace(reading, unaware=0))
            wider = searches.get(replace(reading, game=replace(reading.game, top_down=False)))
            share = left // 2 if to_come > 1 else left  # the first settle much for those behind them
            judged, searches[reading] = _judged(claim, reading, worst.tricks, least, share, same, wider)
            left, to_come = left - min(searches[reading].positions, share), max(1, to_come - 1)
            proved = proved and judged.proved
            worst = judged if judged.tricks < worst.tricks or not worst.line else worst
        found[of] = replace(worst, proved=proved)
    for of, worst in found.items():
        # A search that was ended may have missed what another has found.
        seen = min((found[part] for part in found if _are_among(part, of)), key=lambda part: part.tricks)
        found[of] = replace(seen, proved=worst.proved) if seen.tricks < worst.tricks else worst
    return tuple(
        Outcome(tuple(answers.items()), worst.tricks, worst.line, worst.proved)
        for answers, worst in ((answers, found[of]) for answers, of in wanted)
    )


def _are_among(few: frozenset[ClaimReading], many: frozenset[ClaimReading]) -> bool:
    """Tell whether every line of some readings is one of the others too."""
    return all(each in many or replace(each, game=replace(each.game, top_down=False)) in many for each in few)


def _order(reading: ClaimReading) -> tuple[int, int, bool]:
    """Order readings: those first of which more sets of answers are made."""
    return reading.unaware.bit_count(), reading.unaware, not reading.game.marked


@lru_cache(maxsize=64)  # a rectification is run again with each answer, and sets of answers share readings
def _judged(
    claim: ContestedClaim,
    reading: ClaimReading,
    most: int,
    least: int,
    most_positions: int,
    same: Search | None,
    wider: Search | None,
) -> tuple[_Worst, Search]:
    """Return the fewest tricks under one reading as far as they are between `least` and `most`, with its search.

    `same` is the search for one who overlooks nothing, `wider` for one who plays his suits in any order.
    """
    search, (start, trick) = Search(reading.game, most_positions, same, wider), start_of(claim, reading)
    tricks = search.fewest(start, trick, most, least)
    # No line is needed of what gives no fewer tricks than another.
    line = _told(search.line(start, trick, tricks)) if tricks < most or most == claim.left else ()
    return _Worst(tricks, line, search.proved), search


def _line(claim: ContestedClaim, reading: ClaimReading, tricks: int) -> PlayedLine:
    start, trick = start_of(claim, reading)
    return _told(Search(reading.game).line(start, trick, tricks))


def _told(line: list[tuple[int, int]]) -> PlayedLine:
    return tuple((tuple(Seat)[seat], EVERY_CARD[card]) for seat, card in line)


def _judgement(question: ClaimQuestion, outcomes: tuple[Outcome, ...]) -> Judgement | None:
    """Return what follows from either answer; `None` when it changes nothing, whatever is answered to the others."""
    by_answer: dict[bool, dict[frozenset[tuple[ClaimQuestion, bool]], Outcome]] = {True: {}, False: {}}
    for outcome in outcomes:
        others = frozenset(each for each in outcome.answers if each[0] is not question)
        by_answer[dict(outcome.answers)[question]][others] = outcome
    if all(by_answer[False][others].tricks == outcome.tricks for others, outcome in by_answer[True].items()):
        return None
    # The numbers of Law 70 are the same in both editions.
    clause_id = ClauseId.parse(question.value)
    return Judgement(question, clause_id, _branch(by_answer[True].values()), _branch(by_answer[False].values()))


def _branch(outcomes: Collection[Outcome]) -> Branch:
    worst = min(outcomes, key=lambda outcome: outcome.tricks)
    return Branch(worst.tricks, max(outcome.tricks for outcome in outcomes), worst.line)


def _clauses(
    claim: ContestedClaim, policy: ClaimPolicy, tricks: int, judgements: tuple[Judgement, ...], *, certain: bool
) -> tuple[ClauseId, ...]:
    """List what the result rests on, in the order of the book."""
    found = {"70A"}
    if not certain:
        if tricks < claim.claimed:
            found.add("70D1")
        if claim.claimer is not claim.declarer:
            found.add("70D2")
        trump = claim.position.trump
        if trump is not None and claim.opponents_cards & trump.bits and claim.claimer is claim.declarer:
            found.add("70C")
        if policy.suits_from_the_top:
            found.add("70E2")
    found |= {str(judgement.clause) for judgement in judgements}
    return tuple(sorted(map(ClauseId.parse, found)))
