"""A poll of a player's peers: what they would have done without what they ought not to know."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from duplicado.cli.event.files import by_option, file_argument, opened, take_down
from duplicado.cli.event.office import table_arguments, where_of
from duplicado.cli.options import UnreadableInput

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duplicado.director.polls import Action, Poll, PollQuestion
    from duplicado.event.facts.office_values import PollAnswer, Where
    from duplicado.event.facts.rulings import PollTaken
    from duplicado.event.record.state import EventState
    from duplicado.locale import Language
    from duplicado.publish.messages import Messages
    from duplicado.vocabulary.hands import Hand
    from duplicado.vocabulary.seats import Seat

__all__ = ["poll"]


@click.command()
@file_argument
@table_arguments
@click.option("--question", required=True, help="What the players were asked.")
@click.option("--seat", type=click.Choice(list("NESW")), required=True, help="Whose decision it was.")
@click.option("--hand", metavar="CARDS", help='His hand, e.g. "AQ8.73.T9764.Q83"; else as the record has the deal.')
@click.option("--auction", default="", help='The calls that they were told, from dealer on, e.g. "1S pass 2S pass".')
@click.option("--explained", multiple=True, metavar="TEXT", help="What they were told of methods; may be repeated.")
@click.option("--play", default="", help="Where a card is asked for: dummy and the tricks so far, as they were shown.")
@click.option("--led", help="The suit that he had to follow.")
@click.option("--withheld", default="", help="What they were not told.")
@click.option("--level", default="", help="The class of players of which he is one.")
@click.option(
    "--answer",
    "answers",
    multiple=True,
    metavar="ANSWER",
    help='E.g. "Peer 1: pass (4H, X)": who, what he chose, what else he seriously considered; may be repeated.',
)
@click.option(
    "--suggests",
    multiple=True,
    metavar="OPINION",
    help='E.g. "Peer 1: X": what the information suggests in his opinion, asked after he had chosen; may be repeated.',
)
@click.option("--chose", metavar="ACTION", help="What the player chose at the table.")
@by_option
def poll(  # noqa: PLR0913 - one argument for each option
    file: Path,
    *,
    table: int,
    board: int | None,
    session: int,
    section: str,
    round_number: int | None,
    seat: str,
    hand: str | None,
    answers: tuple[str, ...],
    suggests: tuple[str, ...],
    chose: str | None,
    by: str,
    language: Language,
    **asked: Any,  # noqa: ANN401 - the options of which the question is made, see `_question`
) -> None:
    """Take down a poll: what players would have done without what they ought not to know.

    Where hand and auction are told it is counted, against the part that the regulations of the event call significant:
    who seriously considered and who chose each action, and which are logical alternatives (16B1).

    \b
    Example:
      duplicado event poll thursday.event 1 2 --seat S --question "And now?"
        --hand AQJ97.2.KQ4.A653 --auction "pass 1S 2H pass 4H"
        --withheld "North thought long before his pass" --chose X
        --answer "Peer 1: pass (X)" --answer "Peer 2: X"
    """  # noqa: D301 - click wants the character, not the two signs
    from duplicado.event.record.poll_entry import poll_taken
    from duplicado.vocabulary.seats import Seat

    with opened(file, language) as (event, messages):
        state = event.live.state
        where = where_of(state, session, section, table, board, round_number, messages)
        player = Seat(seat)
        held = _hand(hand, messages) if hand else _dealt(state, where, player)
        typed = _answers(answers, suggests, messages)
        question = _question(where, player, held, asked, language, messages)
        if question is None:
            take_down(event, messages, _as_typed(where, player, held, typed, asked), by=by)
            return
        found = _poll(question, typed, asked, language, messages)
        chosen = _possible(chose, question, language, messages) if chose else None
        take_down(event, messages, poll_taken(found, where, asked["question"]), by=by)
        for line in _report(found, state, chosen, language):
            click.echo(f"  {line}")


def _dealt(state: EventState, where: Where, player: Seat) -> Hand | None:
    """Return the hand that a player was dealt, where the record has the deal."""
    if where.board is None:
        return None
    layout = state.session(where.session).layout_of(where.section, where.board)
    return None if layout is None else dict(layout.items()).get(player)


def _report(found: Poll, state: EventState, chosen: Action | None, language: Language) -> Iterable[str]:
    from duplicado.director.judgement.sheets import significant_fraction
    from duplicado.publish.judgement_report import poll_result_lines
    from duplicado.publish.rulings.ruling_terms import RulingWords

    threshold = significant_fraction(state.conditions.regulations.values())
    return poll_result_lines(RulingWords.of(language), found, threshold, chosen)


# ---- the question


def _question(
    where: Where, player: Seat, hand: Hand | None, asked: dict[str, Any], language: Language, messages: Messages
) -> PollQuestion | None:
    """Return the problem as it was put; `None` where hand, board or auction was not told.

    Raises:
        UnreadableInput: the auction cannot be read, or it is not the player's turn.
    """
    from duplicado.director.polls import PollQuestion
    from duplicado.law.book import law_02
    from duplicado.law.procedure.auction import Auction
    from duplicado.vocabulary.errors import NotationError
    from duplicado.vocabulary.notation import read_call, read_suit

    if hand is None or not len(hand) or where.board is None:
        return None
    board = law_02.board(where.board)
    text: str = asked["auction"]
    if not text.split() and player is not board.dealer:
        return None
    try:
        auction = Auction.of(board.dealer, [read_call(call, language.lexicon) for call in text.split()])
    except NotationError as error:
        raise UnreadableInput(messages.text("office-poll-auction", text=error.text[:40])) from None
    try:
        led = read_suit(asked["led"], language.lexicon) if asked["led"] else None
    except NotationError:
        raise UnreadableInput(messages.text("office-poll-led", text=str(asked["led"])[:40])) from None
    play: str = asked["play"]
    if not play and (auction.is_ended or auction.turn is not player):
        raise UnreadableInput(
            messages.text("office-poll-turn", seat=_seat(player, messages), dealer=_seat(board.dealer, messages))
        )
    return PollQuestion(board, player, hand, auction, asked["explained"], play, led)


def _seat(seat: Seat, messages: Messages) -> str:
    return messages.text(f"web-seat-name-{seat.value.lower()}")


def _hand(text: str, messages: Messages) -> Hand:
    from duplicado.vocabulary.errors import NotationError
    from duplicado.vocabulary.hands import Hand

    try:
        return Hand.parse(text)
    except NotationError:
        raise UnreadableInput(messages.text("office-bad-hand", text=text[:40])) from None


# ---- the answers


def _answers(answers: tuple[str, ...], suggests: tuple[str, ...], messages: Messages) -> tuple[PollAnswer, ...]:
    """Return the answers as they were typed.

    Raises:
        UnreadableInput: one cannot be read, or an opinion is of somebody who was not asked.
    """
    from dataclasses import replace

    read = [_answer(each, messages) for each in answers]
    for text in suggests:
        who, colon, said = text.partition(":")
        place = next((number for number, each in enumerate(read) if each.by == who.strip()), None)
        if not colon or place is None:
            raise UnreadableInput(messages.text("office-poll-opinion", text=text[:60]))
        read[place] = replace(read[place], suggests=_listed(said))
    twice = [who for who, count in Counter(each.by for each in read).items() if count > 1]
    if twice:
        raise UnreadableInput(messages.text("office-poll-twice", who=twice[0]))
    return tuple(read)


def _answer(text: str, messages: Messages) -> PollAnswer:
    from duplicado.event.facts.office_values import PollAnswer

    who, colon, said = text.partition(":")
    chose, bracket, others = said.partition("(")
    considered, closing, remark = others.partition(")")
    if not (colon and who.strip() and chose.strip()) or bool(bracket) != bool(closing):
        raise UnreadableInput(messages.text("office-bad-answer", text=text[:60]))
    return PollAnswer(who.strip(), chose.strip(), _listed(considered), remark.strip())


def _listed(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())


def _as_typed(
    where: Where, player: Seat, hand: Hand | None, answers: tuple[PollAnswer, ...], asked: dict[str, Any]
) -> PollTaken:
    """Return a poll of which not enough was told to count it."""
    from duplicado.event.facts.rulings import PollTaken

    return PollTaken(
        where,
        asked["question"],
        player,
        hand,
        tuple(asked["auction"].split()),
        asked["withheld"],
        answers,
        explained=asked["explained"],
        play=asked["play"],
        level=asked["level"],
    )


def _poll(
    question: PollQuestion,
    typed: tuple[PollAnswer, ...],
    asked: dict[str, Any],
    language: Language,
    messages: Messages,
) -> Poll:
    """Return the poll that can be counted.

    Raises:
        UnreadableInput: somebody named what the player could not do.
    """
    from duplicado.director import polls

    def read(text: str) -> Action:
        return _possible(text, question, language, messages)

    answers = (
        polls.PolledPlayer(
            each.by,
            read(each.chose),
            tuple(map(read, each.considered)),
            suggests=None if each.suggests is None else tuple(map(read, each.suggests)),
            remark=each.remark,
        )
        for each in typed
    )
    return polls.Poll(question, tuple(answers), asked["level"], asked["withheld"])


def _possible(text: str, question: PollQuestion, language: Language, messages: Messages) -> Action:
    """Read a call or card that the player could make.

    Raises:
        UnreadableInput: it is none.
    """
    from duplicado.vocabulary.errors import NotationError
    from duplicado.vocabulary.notation import read_call, read_card

    try:
        action: Action | None = (read_card if question.play else read_call)(text, language.lexicon)
    except NotationError:
        action = None
    if action is None or action not in question.possible:
        code = "office-poll-card" if question.play else "office-poll-call"
        raise UnreadableInput(messages.text(code, text=text[:40], seat=_seat(question.player, messages)))
    return action
