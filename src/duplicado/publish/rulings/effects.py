"""Sentences about the effects of a ruling."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, TypeAlias, cast

from duplicado.law.information import Extraneous, MovedCard
from duplicado.law.lifting import RulingLifted
from duplicado.law.orders import (
    CardDisposition,
    Disposition,
    Effect,
    Informed,
    LeadRight,
    LeadRule,
    MustPass,
    PlayEnds,
    PlayRule,
    Review,
    RevokeFate,
    RevokeRuled,
    RulesLifted,
    StandingCalls,
    StandingPlay,
    TricksCorrected,
    Uninformed,
)
from duplicado.law.procedure.tricks import Play
from duplicado.law.sanction import ProposedPenalty
from duplicado.publish.messages import Value, slug
from duplicado.publish.rulings.penalties import MEASURES, proposed_messages
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import Bid, Call, Double, Pass, Redouble
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.suits import Suit

_Told: TypeAlias = tuple[str, dict[str, Value]]
_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")
_REVIEWS: Final = {
    **dict.fromkeys(("27D", "23C", "11A", "21B3", "15A1"), "replaced"),
    **dict.fromkeys(("72C", "23"), "known"),
    **dict.fromkeys(("16B3", "16C3", "16D2(c)", "16C2(c)"), "information"),
    **dict.fromkeys(("50E3", "50E4"), "penalty-card"),
    **dict.fromkeys(("64C", "64C1", "64C2"), "revoke"),
}


def effect_message(effect: type[Effect]) -> str:
    """Return the name of the message of an effect that needs but one: `MustRepeat` is `effect-must-repeat`."""
    return f"effect-{kebab(effect.__name__)}"


def kebab(name: str) -> str:
    """Write the name of a class as that of a message: `MustRepeat` is `must-repeat`."""
    return _CAPITAL.sub("-", name).lower()


def tell_effect(
    words: RulingWords, effect: Effect, table: TableState | None = None, *, transfer_is_told: bool = False
) -> tuple[str, ...]:
    """Say what an effect is, in one sentence or more.

    `table`, after the ruling, gives tricks their numbers; without it they have none. An effect for which there is no
    sentence yet is told as such, with its Law beside it, rather than left out. Where the tricks that a revoke transfers
    are told as well, it is not said that some may be.
    """
    if isinstance(effect, RevokeRuled):
        told = _revoke_ruled(words, effect, table, transfer_is_told=transfer_is_told)
        return tuple(words.text(identifier, **values) for identifier, values in told)
    special: Callable[[RulingWords, Any, TableState | None], tuple[_Told, ...]] | None = SPECIAL.get(type(effect))
    told = special(words, effect, table) if special is not None else (_plainly(words, effect, table),)
    return tuple(words.first((identifier, "effect-any"), values).rstrip() for identifier, values in told)


def _plainly(words: RulingWords, effect: Effect, table: TableState | None) -> _Told:
    """Name the message after the class, and its values after the fields."""
    values = {each.name: value_of(words, getattr(effect, each.name)) for each in fields(effect)}
    if isinstance(effect, LeadRight):
        values |= {"partner": words.seat(effect.offender.partner), "withdrawn": words.item(effect.withdrawn)}
    if isinstance(effect, Uninformed):
        values["items"] = words.items(effect.items)
    if "trick" in values:
        values["trick"] = _number_of_trick(getattr(effect, "trick", 0), table)
    return effect_message(type(effect)), values


def value_of(words: RulingWords, value: object) -> Value:
    """Write a part of an effect or an action: a player, a card, a call, a suit, several of them, a number."""
    match value:
        case Seat():
            return words.seat(value)
        case Side():
            return words.side(value)
        case Card():
            return words.card(value)
        case Suit():
            return words.suit(value)
        case Pass() | Double() | Redouble() | Bid():
            return words.call(value)
        case tuple():
            parts = cast("tuple[object, ...]", value)
            return words.listed(tuple(str(value_of(words, part)) for part in parts))
        case int() | str():
            return value
        case _:
            return str(value)


def _number_of_trick(place: int, table: TableState | None) -> int:
    """Return the number of a trick, 0 when it is not known how many tricks came before."""
    if table is None:
        return 0
    before = sum(table.play.play.won_before) if table.play is not None else 0
    return place + before + 1


def _standing_calls(words: RulingWords, effect: StandingCalls, _: TableState | None) -> tuple[_Told, ...]:
    auction = effect.auction.with_turns_that_came_back()
    turn = words.seat(auction.turn)
    if not auction.calls:
        return (("effect-no-calls", {"turn": turn}),)
    told = ", ".join(_call_of(words, auction.dealer.after(i), call) for i, call in enumerate(auction.calls))
    ended = "yes" if auction.is_ended else "no"
    return (("effect-standing-calls", {"calls": told, "turn": turn, "ended": ended}),)


def _call_of(words: RulingWords, seat: Seat, call: Call | None) -> str:
    return f"{words.seat(seat)} {words.text('effect-skipped') if call is None else words.call(call)}"


def _lifted(words: RulingWords, effect: RulingLifted, _: TableState | None) -> tuple[_Told, ...]:
    seats = words.listed(tuple(words.seat(seat) for seat in effect.seats))
    told: tuple[_Told, ...] = (("effect-ruling-lifted-seats", {"seats": seats}),) if effect.seats else ()
    return (*told, ("effect-ruling-lifted-adjustment", {})) if effect.adjustment else told


def _rules_lifted(words: RulingWords, effect: RulesLifted, _: TableState | None) -> tuple[_Told, ...]:
    seats = tuple(dict.fromkeys(rule.seat for rule in effect.rules))
    return (("effect-rules-lifted", {"seats": words.listed(tuple(map(words.seat, seats)))}),)


def _must_pass(words: RulingWords, effect: MustPass, _: TableState | None) -> tuple[_Told, ...]:
    return ((f"effect-must-pass-{effect.bar.value}", {"seat": words.seat(effect.seat)}),)


def _informed(words: RulingWords, effect: Informed, _: TableState | None) -> tuple[_Told, ...]:
    if not effect.items:
        return ()
    sides = {"offenders": words.side(effect.unauthorized), "others": words.side(effect.unauthorized.opponents)}
    alone = all(isinstance(item, Extraneous | MovedCard) for item in effect.items)  # nobody says that others may
    told: dict[str, Value] = {"items": words.items(effect.items), **sides}
    return (("effect-informed-extraneous" if alone else "effect-informed", told),)


def _lead_rule(words: RulingWords, effect: LeadRule, _: TableState | None) -> tuple[_Told, ...]:
    seat = words.seat(effect.seat)
    told: list[_Told] = []
    if effect.require:
        told.append(("effect-lead-rule-require", {"seat": seat, "suits": words.suits(effect.require, either=True)}))
    if effect.forbid:
        told.append(("effect-lead-rule-forbid", {"seat": seat, "suits": words.suits(effect.forbid, either=True)}))
    return tuple(told) or (("effect-lead-rule-none", {"seat": seat}),)


def _disposition(words: RulingWords, effect: CardDisposition, _: TableState | None) -> tuple[_Told, ...]:
    values: dict[str, Value] = {"seat": words.seat(effect.seat), "card": words.card(effect.card)}
    return ((f"effect-card-{slug(effect.disposition.value)}", values),)


def _review(_: RulingWords, effect: Review, _table: TableState | None) -> tuple[_Told, ...]:
    return (("effect-review", {"why": _REVIEWS.get(effect.clause, "result")}),)


def _standing_play(words: RulingWords, effect: StandingPlay, table: TableState | None) -> tuple[_Told, ...]:
    play = effect.play
    trick = play.open_trick or (play.tricks[-1] if play.tricks else None)
    defective = next((each for each in play.tricks if each.owner is not None and each.missing), None)
    if defective is not None:  # a card is to be put there, and nobody is in turn before that
        return (("effect-defective-trick", {"seat": words.seat(defective.missing[0])}),)
    values: dict[str, Value] = {"due": "" if play.is_over else due_to_play(words, play)}
    told: list[_Told] = []
    presumed = (table.setup.contract or table.auction.result) if table is not None else None
    if presumed is not None and presumed != play.contract:
        told.append(("effect-declares", {"contract": words.contract(play.contract)}))
    if trick is None:
        return (*told, ("effect-standing-play", {**values, "trick": 0, "cards": ""}))
    cards = ", ".join(f"{words.seat(hand)} {words.card(card)}" for hand, card in trick.plays)
    if table is None:
        return (*told, ("effect-standing-trick", {**values, "cards": cards}))
    number = play.tricks.index(trick) + sum(play.won_before) + 1
    return (*told, ("effect-standing-play", {**values, "trick": number, "cards": cards}))


def due_to_play(words: RulingWords, play: Play) -> str:
    """Say who is to lead or play, and whether from dummy."""
    hand = play.turn
    player = play.player_of(hand)
    leads = "yes" if play.is_between_tricks else "no"
    return words.text("table-to-play", seat=words.seat(player), leads=leads, dummys="no" if player is hand else "yes")


def _play_rule(words: RulingWords, effect: PlayRule, _: TableState | None) -> tuple[_Told, ...]:
    values: dict[str, Value] = {"seat": words.seat(effect.seat)}
    if effect.highest:
        return (("effect-play-rule-highest", values),)
    if effect.lowest:
        return (("effect-play-rule-lowest", values),)
    if effect.card is not None:
        return (("effect-play-rule-card", {**values, "card": words.card(effect.card)}),)
    if effect.require is not None:
        return (("effect-play-rule-require", {**values, "suit": words.suit(effect.require)}),)
    if effect.forbid is not None:
        return (("effect-play-rule-forbid", {**values, "suit": words.suit(effect.forbid)}),)
    return ()


def _revoke_ruled(
    words: RulingWords, effect: RevokeRuled, table: TableState | None, *, transfer_is_told: bool = False
) -> tuple[_Told, ...]:
    trick = _number_of_trick(effect.trick, table)
    of_dummy = table is not None and table.play is not None and table.play.play.dummy is effect.hand
    transfer = "no" if transfer_is_told or effect.attention_too_late else "dummy" if of_dummy else "open"
    values: dict[str, Value] = {"seat": words.seat(effect.hand), "trick": trick, "transfer": transfer}
    told: tuple[_Told, ...] = ((f"effect-revoke-{slug(effect.fate.value)}", values),)
    return (*told, ("effect-revoke-too-late", {})) if effect.attention_too_late else told


def _play_ends(_: RulingWords, effect: PlayEnds, _table: TableState | None) -> tuple[_Told, ...]:
    return (("effect-play-ends", {"ns": effect.north_south, "ew": effect.east_west}),)


def _proposed(words: RulingWords, effect: ProposedPenalty, _table: TableState | None) -> tuple[_Told, ...]:
    return proposed_messages(words.wording.messages, effect)


def _corrected(_: RulingWords, effect: TricksCorrected, _table: TableState | None) -> tuple[_Told, ...]:
    return (("effect-tricks-corrected", {"ns": effect.north_south, "ew": effect.east_west}),)


SPECIAL: Final[Mapping[type, Callable[[RulingWords, Any, TableState | None], tuple[_Told, ...]]]] = {
    StandingCalls: _standing_calls,
    MustPass: _must_pass,
    RulingLifted: _lifted,
    RulesLifted: _rules_lifted,
    Informed: _informed,
    LeadRule: _lead_rule,
    CardDisposition: _disposition,
    Review: _review,
    StandingPlay: _standing_play,
    PlayRule: _play_rule,
    RevokeRuled: _revoke_ruled,
    PlayEnds: _play_ends,
    TricksCorrected: _corrected,
    ProposedPenalty: _proposed,
}
"""Effects that need more than one message of their own, named after the class, with its fields as values."""
MESSAGES_BY_VALUE: Final = (
    *(f"effect-revoke-{slug(fate.value)}" for fate in RevokeFate),
    *(f"effect-card-{slug(disposition.value)}" for disposition in Disposition),
    *MEASURES,
)
"""Messages whose names are made of values; a test sees that there are all of them."""
