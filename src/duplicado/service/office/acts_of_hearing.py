"""What the Director hears, notices, waives, refers and asks players: facts from forms."""

from __future__ import annotations

from duplicado.director.polls import Action, Poll, PollAnswer, PollQuestion
from duplicado.event.facts.calls import DirectorCalled, IrregularityNoticed
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.office_values import PollAnswer as AnswerTaken
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.rulings import MatterReferred, PollTaken, RectificationWaived, RulingCorrected, RulingGiven
from duplicado.event.record.from_poll import poll_taken
from duplicado.event.record.state import EventState
from duplicado.law.book import law_02
from duplicado.law.procedure.auction import Auction
from duplicado.service.office.filled import Filled, FormError
from duplicado.service.office.known import entry_of, where_of
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.notation import read_call, read_card, read_suit
from duplicado.vocabulary.seats import Seat

__all__ = ["call", "notice", "poll", "refer", "waive"]

_CALLED = (DirectorCalled, IrregularityNoticed)


def call(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down that the Director was called (9B1)."""
    return (
        DirectorCalled(where_of(form, state), form.needed("said"), form.seat_or_none("seat"), form.word("incident")),
    )


def notice(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down an irregularity of which the Director learned without being called (81C3)."""
    where = where_of(form, state)
    return (IrregularityNoticed(where, form.needed("what"), form.needed("manner"), form.laws("under")),)


def waive(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Waive rectification for cause, at the request of the non-offending side (81C5)."""
    answered = entry_of(form, state, "call", _CALLED) if form.word("call") else None
    return (
        RectificationWaived(
            where_of(form, state),
            form.side("asked-by"),
            form.needed("waived"),
            form.needed("cause"),
            form.laws("under"),
            answered,
        ),
    )


def refer(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Refer a matter to a committee or to the Regulating Authority (81C7, 83, 93C2)."""
    about = entry_of(form, state, "ruling", (RulingGiven, RulingCorrected)) if form.word("ruling") else None
    under = form.chosen("under", ("81C7", "83", "93C2"))
    return (MatterReferred(where_of(form, state), form.needed("to"), form.needed("matter"), under, about),)


# ---- players who are asked


def poll(form: Filled, state: EventState) -> tuple[AnyFact, ...]:
    """Take down what a player's peers said that they would have done (16B1).

    Each line of `answers` is what one of them said: `Peer 1: pass (4H, X) remark`; with `/ 4H` behind it what the
    information suggests in his opinion. Where hand, auction and board are told it is checked that these are calls or
    cards which the player could make, so that the poll can be counted.
    """
    where = where_of(form, state)
    player = Seat(form.chosen("seat", (each.value for each in Seat)))
    question = _question(form, state, where, player)
    typed = tuple(_answer(form, line) for line in form.listed("answers"))
    twice = {each.by for each in typed if sum(other.by == each.by for other in typed) > 1}
    if twice:
        raise FormError("poll-twice", "answers", min(twice))
    asked = form.needed("question")
    if question is not None:
        answers = tuple(_counted(form, each, question) for each in typed)
        return (poll_taken(Poll(question, answers, form.word("level"), form.word("withheld")), where, asked),)
    return (
        PollTaken(
            where,
            asked,
            player,
            _hand(form, state, where, player),
            tuple(form.word("auction").split()),
            form.word("withheld"),
            typed,
            explained=form.listed("explained"),
            play=form.word("play"),
            level=form.word("level"),
        ),
    )


def _hand(form: Filled, state: EventState, where: Where, player: Seat) -> Hand | None:
    """Return the hand that is told; else as it was dealt, where the record has the deal."""
    if form.word("hand"):
        try:
            return Hand.parse(form.word("hand"))
        except NotationError:
            raise FormError("hand", "hand", form.word("hand")) from None
    layout = None if where.board is None else state.session(where.session).layout_of(where.section, where.board)
    return None if layout is None else dict(layout.items()).get(player)


def _question(form: Filled, state: EventState, where: Where, player: Seat) -> PollQuestion | None:
    hand = _hand(form, state, where, player)
    if hand is None or not len(hand) or where.board is None:
        return None
    board = law_02.board(where.board)
    text = form.word("auction")
    if not text.split() and player is not board.dealer:
        return None
    try:
        auction = Auction.of(board.dealer, [read_call(each, form.language.lexicon) for each in text.split()])
    except NotationError:
        raise FormError("auction", "auction", text) from None
    try:
        led = read_suit(form.word("led"), form.language.lexicon) if form.word("led") else None
    except NotationError:
        raise FormError("suit", "led", form.word("led")) from None
    play = form.word("play")
    if not play and (auction.is_ended or auction.turn is not player):
        raise FormError("not-his-turn", "auction")
    return PollQuestion(board, player, hand, auction, form.listed("explained"), play, led)


def _answer(form: Filled, line: str) -> AnswerTaken:
    said, _, opinion = line.partition("/")
    who, colon, rest = said.partition(":")
    chose, bracket, others = rest.partition("(")
    considered, closing, remark = others.partition(")")
    if not (colon and who.strip() and chose.strip()) or bool(bracket) != bool(closing):
        raise FormError("poll-answer", "answers", line)
    suggests = _listed(opinion) if opinion.strip() else None
    return AnswerTaken(who.strip(), chose.strip(), _listed(considered), remark.strip(), form.word("level"), suggests)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())


def _counted(form: Filled, said: AnswerTaken, question: PollQuestion) -> PollAnswer:
    def read(text: str) -> Action:
        try:
            found: Action | None = (read_card if question.play else read_call)(text, form.language.lexicon)
        except NotationError:
            found = None
        if found is None or found not in question.possible:
            raise FormError("poll-impossible", "answers", f"{said.by}: {text}")
        return found

    suggests = None if said.suggests is None else tuple(map(read, said.suggests))
    return PollAnswer(
        said.by, read(said.chose), tuple(map(read, said.considered)), suggests=suggests, remark=said.remark
    )
