"""Ways to play an event in words for a club director: the movement that is offered, or rounds paired one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from duplicado.event.pairing.bracket import rounds_to_one
from duplicado.event.record.movement_choices import Offer
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.individuals import IndividualMovement
from duplicado.movement.model import Movement, MovementName
from duplicado.movement.proposals import Proposal
from duplicado.movement.sections import copies_for_sections
from duplicado.movement.teams import TeamMovement
from duplicado.publish.messages import Messages
from duplicado.publish.replan_words import runs_told
from duplicado.score.rounding import decimal_text

if TYPE_CHECKING:
    from duplicado.event.record.movement_choices import Offer
    from duplicado.publish.messages import Messages


@dataclass(frozen=True, slots=True)
class OfferWords:
    """Texts about a movement that is offered."""

    name: str
    figures: str
    """Tables, rounds, boards, minutes."""
    fairness: str
    """Likeness of the comparisons of any two."""
    out: str
    """That nobody sits out, or how often somebody does; empty where `needs` says who and when."""
    how: str
    """The way in which they move; empty where the rounds are paired one by one."""
    needs: tuple[str, ...] = ()
    """Things that have to be there or arranged: boards and their copies, a stand, tables that share, who sits where and
    out."""
    short: str = ""
    """Things that the club has not got; empty where it has everything."""


def offer_words(offer: Offer, messages: Messages, *, electronic: bool = False) -> OfferWords:
    """Say what a movement is; `electronic`: each table has the boards on a screen, so that no copies are wanted."""

    def number(value: Fraction, places: int = 1) -> str:
        return messages.number(decimal_text(value, 0 if value.denominator == 1 else places))

    movement = offer.movement
    figures = messages.text(
        "setup-offer-figures",
        tables=movement.tables,
        rounds=movement.rounds,
        boards=offer.boards_per_round,
        played=_played(offer) or number(offer.boards_played),
        minutes=number(offer.minutes, 0),
    )
    if isinstance(offer, Proposal):
        fairness = messages.text("setup-offer-balance", quality=number(offer.quality, 0))
        out = "" if offer.movement.sit_outs else messages.text("movement-sit-outs", count=0)
    else:
        other = offer.movement
        who = "teams" if isinstance(other, TeamMovement) else "players"
        fairness = messages.text(f"movement-met-{who}", part=number(100 * offer.met, 0))
        out = messages.text(f"movement-out-{who}", count=len(offer.out))
    needs = tuple(_needs(offer, messages, electronic=electronic))
    how = messages.text("offer-how-on-screens") if electronic else movement_way(movement, messages)
    return OfferWords(movement_title(movement, messages), figures, fairness, out, how, needs)


def movement_title(movement: AnyMovement, messages: Messages) -> str:
    """Name the kind of a movement, for pairs with how many winners it has."""
    name = messages.text(f"movement-name-{_kind(movement)}")
    if isinstance(movement, Movement):
        return messages.text("movement-named", name=name, winners=movement.winners)
    return name


def movement_way(movement: AnyMovement, messages: Messages) -> str:
    """Say how everybody moves from round to round."""
    if movement.replanned_from:
        return messages.text("movement-how-replanned", round=movement.replanned_from[-1])
    if isinstance(movement, Movement) and movement.name is MovementName.HOWELL and not movement.stationary:
        # The pair that would keep its seat is the one that is missing.
        return messages.text("movement-how-given")
    return messages.text(f"movement-how-{_kind(movement)}")


def _played(offer: Offer) -> str:
    """Write how many boards the contestants play, where pairs sit out and so not all play as many."""
    movement = offer.movement
    if not isinstance(movement, Movement):
        return ""
    rests = Counter(contestant for _, contestant in movement.sit_outs)
    out = [rests[contestant] for contestant in range(1, movement.contestants + 1)]
    fewest, most = ((movement.rounds - rounds) * offer.boards_per_round for rounds in (max(out), min(out)))
    return f"{fewest}–{most}" if fewest < most else ""


def _needs(offer: Offer, messages: Messages, *, electronic: bool) -> Iterator[str]:
    movement = offer.movement
    screens = "offer-boards-on-screens"
    yield messages.text(screens if electronic else "offer-boards", boards=offer.boards_in_play, copies=movement.copies)
    if not isinstance(movement, Movement):
        return
    if electronic:  # nobody carries a board, and the program seats everybody
        yield from _lines(movement, messages)
        yield from _sitting_out(movement, messages)
        return
    yield from arrangements(movement, messages)
    if movement.winners == 1:
        stay, turn = movement.stationary, movement.at_one_table
        # With the arrow switched only who sits out in such a round has a seat of his own.
        if stay and not (movement.switched_rounds and len(turn) > len(stay)):
            yield messages.text("offer-stay", pairs=runs_told(stay, messages), count=len(stay))
        elif turn:
            yield messages.text("offer-turn", pairs=runs_told(turn, messages), count=len(turn))
        else:
            yield messages.text("offer-all-move")
    waiting = [_boards_waiting(movement, number) for number in range(1, movement.rounds + 1)]
    if movement.relay_after is None and any(sets for sets, _ in waiting):
        beside = all(sets <= tables for sets, tables in waiting)
        yield messages.text("offer-resting-there" if beside else "offer-resting")
    yield from _sitting_out(movement, messages)


def _sitting_out(movement: Movement, messages: Messages) -> Iterator[str]:
    out = [contestant for _, contestant in movement.sit_outs]
    if out:
        yield messages.text("offer-out", pairs=messages.listed(map(str, out)))


def _boards_waiting(movement: Movement, number: int) -> tuple[int, int]:
    """Count the sets that nobody plays in a round, and the tables at which nobody plays."""
    played_at = {each.table for each in movement.sittings if each.round == number}
    return len(movement.resting(number)), movement.tables - len(played_at)


def _lines(movement: Movement, messages: Messages) -> Iterator[str]:
    if movement.winners == 2:
        north_south = {each.north_south for each in movement.sittings}
        others = set(range(1, movement.contestants + 1)) - north_south
        yield messages.text("movement-lines", ns=runs_told(north_south, messages), ew=runs_told(others, messages))


def arrangements(movement: Movement, messages: Messages) -> Iterator[str]:
    """Say what the Director has to arrange or announce beyond the rule of the kind and the copies of boards."""
    yield from _lines(movement, messages)
    if movement.skip_after is not None and not movement.replanned_from:
        yield messages.text("movement-skip", round=movement.skip_after)
    if movement.relay_after is not None:
        yield messages.text("movement-relay", table=movement.relay_after, next=movement.relay_after + 1)
    for each in movement.exchanges:
        rounds = runs_told(each.rounds, messages) if each.rounds else "all"
        yield messages.text("movement-exchange", tables=runs_told(each.tables, messages), rounds=rounds)
    if movement.switched_rounds:
        yield messages.text("movement-switched", rounds=runs_told(movement.switched_rounds, messages))
    if movement.turned_tables:
        places = ", ".join(f"{number}/{table}" for number, table in movement.turned_tables)
        yield messages.text("movement-turned", places=places)


def _kind(movement: AnyMovement) -> str:
    if isinstance(movement, IndividualMovement):
        return "whist" if movement.meetings > 1 else "rainbow"
    value: str = movement.name.value
    return value


@dataclass(frozen=True, slots=True)
class PairedRounds:
    """Figures of an event whose rounds are paired one after the other."""

    rounds: int
    """As many as there is time for."""
    boards: int
    """Boards that a table plays in each."""
    minutes: Fraction
    """Time that they take, all together."""
    contestants: int
    copies: int
    """Of each board, that all tables together need where they play the same."""
    has_teams: bool
    is_knockout: bool
    """True where the loser of a match is out."""
    electronic: bool = False
    """True where each table has the boards on a screen."""

    @property
    def byes(self) -> int:
        """Contestants with a bye in the first round: as many as a full bracket lacks, or the odd one."""
        full = 1 << rounds_to_one(self.contestants)
        return full - self.contestants if self.is_knockout else self.contestants % 2

    @property
    def rounds_left(self) -> int:
        """Rounds of a knock-out for which there is no time: it takes as many as leave one contestant."""
        return max(rounds_to_one(self.contestants) - self.rounds, 0) if self.is_knockout else 0


def paired_words(way: PairedRounds, messages: Messages) -> OfferWords:
    """Say how an event is played whose rounds are paired one after the other."""
    figures = messages.text(
        "wizard-paired-figures",
        knockout="yes" if way.is_knockout else "no",
        total=way.rounds * way.boards,
        minutes=messages.number(decimal_text(way.minutes, 0)),
    )
    name = messages.text("wizard-paired", rounds=way.rounds, boards=way.boards)
    return OfferWords(name, figures, "", "", "", tuple(_paired_needs(way, messages)))


def _paired_needs(way: PairedRounds, messages: Messages) -> Iterator[str]:
    name = "offer-match-boards" if way.has_teams else "offer-same-boards"
    on = "-on-screens" if way.electronic else ""
    yield messages.text(f"{name}{on}", boards=way.boards, tables=way.contestants // 2, copies=way.copies)
    if way.rounds_left:
        needed = way.rounds + way.rounds_left
        yield messages.text("offer-knock-out-rounds", teams=way.contestants, needed=needed, left=way.rounds_left)
    if way.byes and way.is_knockout:
        yield messages.text("offer-byes", count=way.byes)
    elif way.byes:
        yield messages.text("offer-odd-teams" if way.has_teams else "offer-odd-pairs")


def sections_words(
    offers: Sequence[Offer],
    sections: Sequence[tuple[str, int]],
    messages: Messages,
    *,
    together: bool,
    electronic: bool,
) -> OfferWords:
    """Say what each section plays; in one sentence for those that play the same.

    Args:
        offers: the movement of each section.
        sections: their names, each with how many contestants it has.
        messages: the sentences of a language.
        together: whether they play the same boards, of which it is then said how many copies are wanted.
        electronic: whether each table has them on a screen, so that none are.
    """
    words = [offer_words(offer, messages, electronic=electronic) for offer in offers]
    if len(words) == 1:
        return words[0]
    movements = [each.movement for each in offers if isinstance(each.movement, Movement)]
    if together and not electronic and len(movements) == len(offers):
        copies = messages.text("wizard-copies", count=copies_for_sections(movements))
        words[0] = replace(words[0], how=f"{words[0].how} {copies}")
    alike: dict[tuple[str, str, str], list[str]] = {}
    for told, (section, size) in zip(words, sections, strict=True):
        alike.setdefault((told.name, told.figures, told.needs[0]), []).append(f"{section} ({size})")
    if len(alike) == 1:
        ((_, alone, _),) = alike
        in_each = messages.text("wizard-in-each-section", sections=", ".join(*alike.values()), figures=alone)
        return replace(words[0], figures=in_each)
    figures = " ".join(
        messages.text("wizard-in-sections", sections=", ".join(names), movement=name, figures=f"{each} {boards}.")
        for (name, each, boards), names in alike.items()
    )
    return replace(words[0], figures=figures)
