"""Law 70: what a contested claim is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from duplicado.law.claims.doubledummy import DoubleDummy
from duplicado.law.claims.game import SUIT_BITS, Game, Hands, PlayedTrick, State, beats, highest
from duplicado.law.claims.policy import ClaimPolicy, ClaimQuestion, StatedLine
from duplicado.law.claims.search import Search, SearchTooLong
from duplicado.law.clause import clause
from duplicado.law.procedure.play import PlayPosition
from duplicado.law.reference import ClauseId
from duplicado.vocabulary.cards import EVERY_CARD, Card
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Suit

__all__ = ["ClaimAdjudication", "ClaimError", "ContestedClaim", "Judgement", "adjudicate", "lawful_tricks"]


class ClaimError(DuplicadoError):
    """A claim that cannot be judged as it is described; the message names the place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ContestedClaim:
    """A claim as the Director finds it.

    Raises `ClaimError` when the hands are not all known, do not fit, or the number claimed is impossible.
    """

    position: PlayPosition
    """The four hands when play stopped, whose turn it was, the trick in progress."""
    declarer: Seat
    claimer: Seat
    claimed: int
    """Tricks claimed for claimer's side of those still to come, the trick in progress included."""
    statement: StatedLine | None = None
    shown_out: frozenset[tuple[Seat, Suit]] = frozenset()
    """Opponents who have failed to follow to a suit earlier in the play (70E1)."""

    def __post_init__(self) -> None:
        """Check the description."""
        counts = {seat: len(self.hand(seat)) for seat in Seat}
        left, played = max(counts.values()), len(self.position.trick)
        due = {self.position.leader.after(turn) for turn in range(played)}
        for seat, count in counts.items():
            if count != left - (seat in due) or played > 3:
                raise ClaimError(f"{seat}: {count} cards do not fit the other hands and the trick in progress")
        cards = [card for seat in Seat for card in self.hand(seat)] + list(self.position.trick)
        if len(set(cards)) < len(cards):
            twice = next(card for card in cards if cards.count(card) > 1)
            raise ClaimError(f"{twice} stands twice")
        if not left:
            raise ClaimError("no cards are left, so there is nothing to claim")
        if not 0 <= self.claimed <= left:
            raise ClaimError(f"{self.claimed} tricks claimed, where {left} are still to come")
        if self.claimer is self.declarer.partner:
            raise ClaimError(f"{self.claimer}: dummy can neither claim nor concede (68A)")

    def hand(self, seat: Seat) -> frozenset[Card]:
        """Return the cards that the seat still holds.

        Raises:
            ClaimError: they are not known.
        """
        hand = self.position.hand(seat)
        if hand is None:
            raise ClaimError(f"{seat}: the hand is not known, and a contested claim needs all four (70B3)")
        return frozenset(hand)

    @property
    def left(self) -> int:
        """Tricks still to come, the trick in progress included."""
        return max(len(self.hand(seat)) for seat in Seat)


@dataclass(frozen=True, slots=True)
class Judgement:
    """A question that only the Director can answer, and what follows from either answer.

    The results are tricks for claimer's side, doubtful points other than this one resolved against claimer.
    """

    question: ClaimQuestion
    clause: ClauseId
    result_if_true: int
    result_if_false: int


@dataclass(frozen=True, slots=True)
class ClaimAdjudication:
    """The result that the Laws give to a contested claim."""

    tricks: int
    """For claimer's side, of those still to come, the trick in progress included."""
    line: tuple[tuple[Seat, Card], ...]
    """The normal line that gives no more than that, card by card from the claim on."""
    clauses: tuple[ClauseId, ...]
    """What the result rests on."""
    judgements: tuple[Judgement, ...]
    """Open questions that the result depends on; in `tricks` they are answered against claimer (70A)."""
    certain: bool
    """Whether every lawful line of both sides gives this number, so that there is nothing to judge."""
    proved: bool = True
    """Whether no line gives fewer tricks; false when the search was ended by its limit, which long hands may need."""
    best_play: int | None = None
    """Tricks for claimer's side if both sides played best with all cards in sight, when a solver was given (69B2)."""


@clause("70:fn21", "70C3", "70D1", "70D2", "70E1", "70E2")
def adjudicate(
    claim: ContestedClaim,
    policy: ClaimPolicy | None = None,
    double_dummy: DoubleDummy | None = None,
    *,
    most_positions: int = 20_000,
) -> ClaimAdjudication:
    """Find the result of a contested claim: the fewest tricks on any normal line against any lawful defence.

    What is normal is defined in `duplicado.law.claims.normal`; open questions of the policy are tried both ways.

    Args:
        claim: the position, the claim and the statement.
        policy: regulations and findings; by default the Laws of 2017 with nothing decided.
        double_dummy: if given, the best play of both sides is reported too.
        most_positions: where the search ends for each answer to a question; the result then says that it is not proved.

    Raises:
        ClaimError: the line stated cannot be understood.
    """
    policy = (policy or ClaimPolicy()).answered()
    best = double_dummy.tricks(claim.position, claim.claimer.side) if double_dummy else None
    certain = lawful_tricks(claim)
    base, *others = _readings(claim, policy) if certain is None else [_Reading(None, _game(claim, policy), 0)]
    against, line, proved = _judged(claim, base, most_positions)
    fewest, judgements = against, list[Judgement]()
    for reading in others:
        tricks, proof, finished = _judged(claim, reading, most_positions)
        proved = proved and finished
        if tricks != against and reading.question:
            judgements.append(_judgement(reading.question, against, tricks))
        if tricks < fewest:
            fewest, line = tricks, proof
    clauses = _clauses(claim, policy, fewest, judgements, certain=certain is not None)
    return ClaimAdjudication(fewest, line, clauses, tuple(judgements), certain is not None, proved, best)


def lawful_tricks(claim: ContestedClaim, most_positions: int = 1_000) -> int | None:
    """Return the number of tricks for claimer's side when every lawful line of both sides gives the same.

    `None` when lines differ, or when that could not be established within `most_positions` positions.
    """
    game = replace(_game(claim, ClaimPolicy()), free=True)
    start, trick = _start(claim, _Reading(None, game, 0))
    ours, theirs = Search(game, most_positions), Search(replace(game, claimer=(game.claimer + 1) % 4), most_positions)
    try:
        tricks = next(number for number in range(claim.left + 1) if ours.can_be(start, trick, number))
        return None if theirs.can_be(start, trick, claim.left - tricks - 1) else tricks
    except SearchTooLong:
        return None


@dataclass(frozen=True, slots=True)
class _Reading:
    """One way of answering the open questions: all against claimer, or this one for him."""

    question: ClaimQuestion | None
    game: Game
    unaware: int


_AGAINST: Final = {
    ClaimQuestion.UNAWARE_OF_TRUMP: True,
    ClaimQuestion.UNAWARE_OF_CARDS: True,
    ClaimQuestion.MARKED_FINESSE: False,
    ClaimQuestion.SUITS_FROM_THE_TOP: False,
}
"""The answer to each question that is against claimer (70A)."""


def _readings(claim: ContestedClaim, policy: ClaimPolicy) -> Iterator[_Reading]:
    """Answer all open questions against claimer; then each of them for him, the others still against him."""
    game = _game(claim, policy)
    opponents = _opponents_cards(claim)
    trumps = opponents & game.trumps
    beaten = _overlooked(claim, opponents & ~game.trumps & ~game.ruffs)
    mentioned = policy.trump_mentioned
    if mentioned is None:
        mentioned = game.draws or bool(game.named & game.trumps) or 52 + game.trump in game.order
    decided = {
        ClaimQuestion.UNAWARE_OF_TRUMP: policy.unaware_of_trump if trumps and not mentioned else False,
        ClaimQuestion.UNAWARE_OF_CARDS: policy.unaware_of_cards if beaten and game.finesse < 0 else False,
        ClaimQuestion.MARKED_FINESSE: policy.marked_finesse
        if any(len(claim.hand(seat)) > 1 for seat in Seat)
        else False,
        ClaimQuestion.SUITS_FROM_THE_TOP: policy.suits_from_the_top,
    }
    for favoured in (None, *(question for question, answer in decided.items() if answer is None)):
        answers = {
            question: (_AGAINST[question] is not (question is favoured)) if answer is None else answer
            for question, answer in decided.items()
        }
        yield _Reading(
            favoured,
            replace(
                game, top_down=answers[ClaimQuestion.SUITS_FROM_THE_TOP], marked=answers[ClaimQuestion.MARKED_FINESSE]
            ),
            (trumps if answers[ClaimQuestion.UNAWARE_OF_TRUMP] else 0)
            | (beaten if answers[ClaimQuestion.UNAWARE_OF_CARDS] else 0),
        )


def _judged(
    claim: ContestedClaim, reading: _Reading, most_positions: int
) -> tuple[int, tuple[tuple[Seat, Card], ...], bool]:
    """Return the fewest tricks under one reading, the line that proves it, and whether no other can be worse."""
    search, (start, trick) = Search(reading.game, most_positions), _start(claim, reading)
    tricks = search.fewest(start, trick)
    line = search.line(start, trick, tricks)
    return tricks, tuple((tuple(Seat)[seat], EVERY_CARD[card]) for seat, card in line), search.proved


def _judgement(question: ClaimQuestion, against: int, favourable: int) -> Judgement:
    clause_id = ClauseId.parse(question.value)  # the numbers of Law 70 are the same in both editions
    if _AGAINST[question]:
        return Judgement(question, clause_id, against, favourable)
    return Judgement(question, clause_id, favourable, against)


def _overlooked(claim: ContestedClaim, opponents: int) -> int:
    """Return the opponents' plain cards that claimer may have overlooked (70D1).

    All that beat a card of his when he claims every trick or says that the rest is high; otherwise the tricks that
    he concedes show that he reckons with the cards that are masters now.
    """
    ours = sum(card.bit for seat in _controlled(claim) for card in claim.hand(seat))
    every = claim.claimed == claim.left or (claim.statement is not None and claim.statement.rest_high)
    overlooked = 0
    for suit in SUIT_BITS:
        low = ours & suit & -(ours & suit)
        beating = opponents & suit & ~(low - 1) if low else 0
        masters = beating & ~((1 << (ours & suit).bit_length()) - 1)
        overlooked |= beating if every else beating & ~masters
    return overlooked


def _controlled(claim: ContestedClaim) -> tuple[Seat, ...]:
    declaring = claim.claimer is claim.declarer
    return (claim.claimer, claim.claimer.partner) if declaring else (claim.claimer,)


def _opponents_cards(claim: ContestedClaim) -> int:
    return sum(card.bit for seat in claim.claimer.side.opponents.seats for card in claim.hand(seat))


def _game(claim: ContestedClaim, policy: ClaimPolicy) -> Game:
    trump = claim.position.trump
    controlled = _controlled(claim)
    north, east, south, west = (seat in controlled for seat in Seat)
    said = claim.statement
    finesse = said.finesse if said and said.finesse else policy.irrational_not_to_finesse
    if finesse is not None and finesse.side is claim.claimer.side:
        raise ClaimError(f"finesse {finesse}: that is a player of claimer's side")
    return Game(
        trump=-1 if trump is None else trump.index,
        claimer=claim.claimer.index,
        controlled=(north, east, south, west),
        visible=-1 if claim.claimer is claim.declarer else claim.declarer.partner.index,
        draws=said is not None and said.draws_trumps,
        order=tuple(item.index if isinstance(item, Card) else 52 + item.index for item in said.order) if said else (),
        finesse=-1 if finesse is None else finesse.index,
        ruffs=sum(suit.bits for suit in said.ruffs) if said else 0,
    )


def _start(claim: ContestedClaim, reading: _Reading) -> tuple[State, PlayedTrick | None]:
    position = claim.position
    north, east, south, west = (sum(card.bit for card in claim.hand(seat)) for seat in Seat)
    hands: Hands = (north, east, south, west)
    shown_out = set(claim.shown_out)
    for turn, card in enumerate(position.trick):
        if card.suit is not position.trick[0].suit:
            shown_out.add((position.leader.after(turn), position.trick[0].suit))
    voids, unaware = 0, reading.unaware
    for seat, suit in shown_out:
        if seat.side is not claim.claimer.side:
            voids |= 1 << 4 * seat.index + suit.index
            unaware &= ~suit.bits if reading.game.marked else -1
    state = (hands, position.leader.index, unaware, voids, 0)
    if not position.trick:
        return state, None
    led = position.trick[0]
    best, winner = led, position.leader
    for turn, card in enumerate(position.trick):
        seat = position.leader.after(turn)
        if turn and beats(card.index, best.index, reading.game.trump):
            best, winner = card, seat
    target = -1
    if position.leader in _controlled(claim) and reading.game.order:
        # The first stated card still belongs to the trick that claimer's side has led.
        first = reading.game.order[0]
        wanted = 1 << first if first < 52 else SUIT_BITS[first - 52]
        here = highest(hands[position.leader.partner.index] & wanted & led.suit.bits)
        target = here.bit_length() - 1
    return state, PlayedTrick(
        hands, position.turn.index, len(position.trick), led.suit.index, best.index, winner.index, unaware,
        voids, 0, target,
    )  # fmt: skip


def _clauses(
    claim: ContestedClaim, policy: ClaimPolicy, tricks: int, judgements: list[Judgement], *, certain: bool
) -> tuple[ClauseId, ...]:
    """List what the result rests on, in the order of the book."""
    found = {"70A"}
    if not certain:
        if tricks < claim.claimed:
            found.add("70D1")
        if claim.claimer is not claim.declarer:
            found.add("70D2")
        trump = claim.position.trump
        if trump is not None and _opponents_cards(claim) & trump.bits and claim.claimer is claim.declarer:
            found.add("70C")
        if policy.suits_from_the_top:
            found.add("70E2")
    found |= {str(judgement.clause) for judgement in judgements}
    return tuple(sorted(map(ClauseId.parse, found)))
