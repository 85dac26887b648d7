"""Evidence beside the questions of a score: the double-dummy tricks of the deal, and what polls on the board came to.

Owner: the interview as it is told; who may see the deal and the polls, whoever asks for it has found out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from duplicado.analysis.table import DoubleDummyTable
from duplicado.director.interview.questions import AnswerForm, Prompt
from duplicado.event.facts.rulings import PollTaken
from duplicado.event.record.poll_entry import poll_of
from duplicado.publish.judgement_report import poll_result_lines
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import DENOMINATIONS_FROM_NOTRUMP, Denomination

_OF_ACTIONS: Final = frozenset({"16B1(a)", "16B1(b)"})


def asks_for_a_score(ask: Prompt) -> bool:
    """Tell whether a question asks for results: beside it stand double dummy and the polls."""
    return ask.form is AnswerForm.RESULTS


def asks_what_peers_would_do(ask: Prompt) -> bool:
    """Tell whether peers can answer a question: what alternatives there were, what was suggested, what would follow.

    Beside it stand the polls.
    """
    of_actions = ask.form is AnswerForm.FINDING and any(each in _OF_ACTIONS for each in ask.clauses)
    return asks_for_a_score(ask) or of_actions or ask.key == "rightly informed"


def double_dummy_lines(words: RulingWords, table: DoubleDummyTable) -> Iterator[str]:
    """Write the tricks of each declarer in each denomination: a help, and no proof of what would have happened."""
    yield words.text("interview-double-dummy")
    for side in Side:
        first, second = side.seats
        if all(table.tricks(first, each) == table.tricks(second, each) for each in Denomination):
            yield words.text("interview-double-dummy-of", who=words.side(side), tricks=_tricks(words, table, first))
        else:
            for seat in side.seats:
                yield words.text("interview-double-dummy-of", who=words.seat(seat), tricks=_tricks(words, table, seat))


def _tricks(words: RulingWords, table: DoubleDummyTable, declarer: Seat) -> str:
    return ", ".join(
        f"{words.denomination(each)} {table.tricks(declarer, each)}" for each in DENOMINATIONS_FROM_NOTRUMP
    )


def polls_lines(words: RulingWords, polls: Iterable[PollTaken], threshold: Fraction | None) -> Iterator[str]:
    """Write what each poll came to, or that none has been taken yet.

    Args:
        words: of a language.
        polls: those on the board.
        threshold: the significant part of the regulations in force; `None` where they name none.
    """
    taken = tuple(polls)
    if not taken:
        yield words.text("interview-no-poll")
    for each in taken:
        yield words.text("interview-poll", seat=words.seat(each.seat), question=each.question)
        poll = poll_of(each)
        if poll is None:
            yield words.text("interview-poll-not-counted")
        else:
            yield from poll_result_lines(words, poll, threshold)
