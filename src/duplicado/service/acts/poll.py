"""Act that records a poll: what a player's peers would have done (Law 16B1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from duplicado.director import polls
from duplicado.director.judgement.sheets import significant_fraction
from duplicado.director.polls import Action, Poll, PollQuestion
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.fact import Duty
from duplicado.event.facts.office_values import PollAnswer, Where
from duplicado.event.facts.rulings import PollTaken
from duplicado.event.record.poll_entry import poll_taken
from duplicado.event.record.state import EventState
from duplicado.law.book import law_02
from duplicado.law.procedure.auction import Auction
from duplicado.publish.pages.wording import Wording
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.service.acts.act import Act, Cli, Page, act
from duplicado.service.acts.ask import ActContext, ask
from duplicado.service.acts.form_error import FormError
from duplicado.service.acts.kinds import Lines, LongWords, Words, seat
from duplicado.service.acts.place_kinds import SomeWhere
from duplicado.vocabulary.errors import NotationError
from duplicado.vocabulary.hands import Hand
from duplicado.vocabulary.notation import read_call, read_card, read_suit
from duplicado.vocabulary.seats import Seat


@act(
    "poll",
    page=Page.WRITTEN,
    duty=Duty.RULINGS,
    cli=Cli(positional=("table", "board")),
    examples=(
        (
            'thursday.event 1 2 --seat S --question "And now?" --hand AQJ97.2.KQ4.A653 --auction "pass 1S 2H pass 4H" '
            '--withheld "North thought long before his pass" --chose X --answer "Peer 1: pass (X)" --answer "Peer 2: X"'
        ),
    ),
)
class TakePoll(Act):
    """Record a poll: what players would have done without what they ought not to know.

    Where hand and auction are told it is counted, against the part that the regulations of the event call significant:
    who seriously considered and who chose each action, and which are logical alternatives (16B1). An answer is who,
    what he chose, in brackets what else he considered, and behind a stroke what the information suggests to him.
    """

    where: Where = ask(SomeWhere(has_table=True))
    question: str = ask(Words())
    seat: Seat = ask(seat())
    hand: str = ask(Words(), default="")
    auction: str = ask(Words(), default="")
    explained: tuple[str, ...] = ask(Lines(), default=())
    play: str = ask(LongWords(), default="")
    led: str = ask(Words(), default="")
    withheld: str = ask(Words(), default="")
    level: str = ask(Words(), default="")
    answers: tuple[str, ...] = ask(Lines(), default=(), option="answer")
    suggests: tuple[str, ...] = ask(Lines(), default=())
    chose: str = ask(Words(), default="")

    def facts(self, asked: ActContext) -> tuple[AnyFact, ...]:
        held, question = self._hand(asked.state), self._question(asked)
        typed = self._answers()
        if question is not None:
            self._chosen(question, asked)
            return (poll_taken(self._poll(question, typed, asked), self.where, self.question),)
        return (
            PollTaken(
                self.where,
                self.question,
                self.seat,
                held,
                tuple(self.auction.split()),
                self.withheld,
                typed,
                explained=self.explained,
                play=self.play,
                level=self.level,
            ),
        )

    def told_after(self, asked: ActContext) -> tuple[str, ...]:
        from duplicado.publish.judgement_report import poll_result_lines  # noqa: PLC0415 - a server starts sooner without

        question = self._question(asked)
        if question is None:
            return ()
        chosen = self._chosen(question, asked)
        threshold = significant_fraction(asked.state.conditions.regulations.values())
        found = self._poll(question, self._answers(), asked)
        return tuple(poll_result_lines(RulingWords.of(asked.language), found, threshold, chosen))

    def _hand(self, state: EventState) -> Hand | None:
        """Return the hand that is told; else as it was dealt, where the record has the deal."""
        if self.hand:
            try:
                return Hand.parse(self.hand)
            except NotationError:
                raise FormError("hand", "hand", self.hand) from None
        where = self.where
        layout = None if where.board is None else state.session(where.session).layout_of(where.section, where.board)
        return None if layout is None else dict(layout.items()).get(self.seat)

    def _question(self, asked: ActContext) -> PollQuestion | None:
        """Return the problem as it was put; `None` where hand, board or auction was not told."""
        hand = self._hand(asked.state)
        if hand is None or not len(hand) or self.where.board is None:
            return None
        board = law_02.board(self.where.board)
        calls = self.auction.split()
        if not calls and self.seat is not board.dealer:
            return None
        try:
            auction = Auction.of(board.dealer, [read_call(each, asked.language.heard) for each in calls])
        except NotationError as error:
            raise FormError("auction", "auction", error.text) from None
        try:
            led = read_suit(self.led, asked.language.heard) if self.led else None
        except NotationError:
            raise FormError("suit", "led", self.led) from None
        if not self.play and (auction.is_ended or auction.turn is not self.seat):
            names = tuple(_seat_name(each, asked) for each in (self.seat, board.dealer))
            raise FormError("not-his-turn", "auction", values=names)
        return PollQuestion(board, self.seat, hand, auction, self.explained, self.play, led)

    def _answers(self) -> tuple[PollAnswer, ...]:
        read = list(self._read())
        for text in self.suggests:
            who, colon, said = text.partition(":")
            place = next((number for number, each in enumerate(read) if each.by == who.strip()), None)
            if not colon or place is None:
                raise FormError("poll-opinion", "suggests", text)
            read[place] = replace(read[place], suggests=_listed(said))
        twice = [who for who, count in Counter(each.by for each in read).items() if count > 1]
        if twice:
            raise FormError("poll-twice", "answers", min(twice))
        return tuple(read)

    def _read(self) -> Iterator[PollAnswer]:
        for line in self.answers:
            said, _, opinion = line.partition("/")
            who, colon, rest = said.partition(":")
            chose, bracket, others = rest.partition("(")
            considered, closing, remark = others.partition(")")
            if not (colon and who.strip() and chose.strip()) or bool(bracket) != bool(closing):
                raise FormError("poll-answer", "answers", line)
            suggests = _listed(opinion) if opinion.strip() else None
            yield PollAnswer(who.strip(), chose.strip(), _listed(considered), remark.strip(), self.level, suggests)

    def _poll(self, question: PollQuestion, typed: tuple[PollAnswer, ...], asked: ActContext) -> Poll:
        """Return the poll that can be counted: each answer is a call or card that the player could make."""

        def read(said: PollAnswer, text: str) -> Action:
            return self._action(text, "answers", question, asked, f"{said.by}: {text}")

        answers = (
            polls.PolledPlayer(
                each.by,
                read(each, each.chose),
                tuple(read(each, text) for text in each.considered),
                suggests=None if each.suggests is None else tuple(read(each, text) for text in each.suggests),
                remark=each.remark,
            )
            for each in typed
        )
        return Poll(question, tuple(answers), self.level, self.withheld)

    def _chosen(self, question: PollQuestion, asked: ActContext) -> Action | None:
        """Return what the player chose at the table, where that is told."""
        return self._action(self.chose, "chose", question, asked) if self.chose else None

    def _action(self, text: str, field: str, question: PollQuestion, asked: ActContext, about: str = "") -> Action:
        try:
            found: Action | None = (read_card if question.play else read_call)(text, asked.language.lexicon)
        except NotationError:
            found = None
        if found is None or found not in question.possible:
            code = "poll-card" if question.play else "poll-call"
            raise FormError(code, field, about or text, values=(_seat_name(question.player, asked),))
        return found


def _seat_name(seat: Seat, asked: ActContext) -> str:
    return Wording.of(asked.language).seat_name(seat)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in text.split(",") if each.strip())
