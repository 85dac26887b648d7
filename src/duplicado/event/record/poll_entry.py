"""A poll of a player's peers as an entry of the record, and back: nothing of it is lost either way."""

from __future__ import annotations

from duplicado.director import polls
from duplicado.director.polls import Action, Poll, PollQuestion
from duplicado.event.facts.office_values import PollAnswer, Where
from duplicado.event.facts.rulings import PollTaken
from duplicado.law.book import law_02
from duplicado.law.procedure.auction import Auction
from duplicado.vocabulary.calls import Call
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.notation import read_call, read_card


def poll_taken(poll: Poll, where: Where, question: str) -> PollTaken:
    """Return a poll as it is recorded: calls and cards each as the record writes them.

    Args:
        poll: the question and the answers.
        where: where the decision was made.
        question: what was asked, in the Director's words.
    """
    asked = poll.question
    return PollTaken(
        where,
        question,
        asked.player,
        asked.hand,
        tuple("-" if call is None else str(call) for call in asked.auction.calls),
        poll.withheld,
        tuple(
            PollAnswer(
                each.by,
                str(each.chose),
                tuple(map(str, each.considered)),
                each.remark,
                each.level,
                None if each.suggests is None else tuple(map(str, each.suggests)),
            )
            for each in poll.answers
        ),
        explained=asked.explanations,
        play=asked.play,
        suit_led=asked.suit_led,
        level=poll.level,
    )


def poll_of(taken: PollTaken) -> Poll | None:
    """Return the poll that was recorded, to be counted; `None` where it was told in other words, or not enough of it.

    The board of the place tells the dealer.
    """
    if taken.where.board is None or taken.hand is None:
        return None
    try:
        board = law_02.board(taken.where.board)
        calls = [None if call == "-" else read_call(call) for call in taken.auction]
        auction = Auction(board.dealer, tuple(calls))
        question = PollQuestion(board, taken.seat, taken.hand, auction, taken.explained, taken.play, taken.suit_led)
        return Poll(question, tuple(map(_answer, taken.answers)), taken.level, taken.withheld)
    except DuplicadoError:
        return None


def _answer(taken: PollAnswer) -> polls.PolledPlayer:
    suggests = None if taken.suggests is None else tuple(map(_action, taken.suggests))
    return polls.PolledPlayer(
        taken.by, _action(taken.chose), tuple(map(_action, taken.considered)), taken.level, suggests, taken.remark
    )


def _action(text: str) -> Action:
    """Read a call or a card as the record writes it, or as it was typed in an older one.

    Raises:
        NotationError: it is neither.
    """
    made: Call | Card
    try:
        made = read_call(text)
    except DuplicadoError:
        made = read_card(text)
    return made
