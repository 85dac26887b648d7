"""System card of a robot: what each call means after each auction that its system knows, from the system's own data.

The whole card is told in lines; for pages, which are to be short, it is told auction by auction.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duplicado.publish.call_words import call_explained
from duplicado.publish.messages import Messages
from duplicado.robot.bidding.rule import Menu
from duplicado.robot.named import system_of
from duplicado.vocabulary.calls import EVERY_BID, PASS, Bid, parse_call


@dataclass(frozen=True, slots=True)
class CallOnCard:
    """A call of the side that plays the system, after an auction."""

    call: str
    """As auctions are written; `P` for a pass."""
    told: str
    """The meaning in words; empty for a call that says nothing in particular."""
    is_alerted: bool


@dataclass(frozen=True, slots=True)
class AuctionOnCard:
    """One auction on the system card; calls are written as systems name them, opponents' in parentheses."""

    auction: tuple[str, ...]
    """The calls made; none of them: the openings."""
    calls: tuple[CallOnCard, ...]
    further: frozenset[str]
    """The calls of either side that the card goes on after, one step further."""
    opponents: tuple[str, ...]
    """Those of them that the opponents make, the lowest first."""
    others: tuple[str, ...]
    """Those that the side makes without a line for them here, e.g. a pass between two actions of the partner."""
    silent: tuple[CallOnCard, ...]
    """At the openings: the calls of a side that has only passed, after auctions that the system does not name."""


def system_card(name: str, messages: Messages) -> list[str]:
    """Return the lines of the card: a heading for auctions, a line for each call, alerted ones marked `!`.

    Auctions after which every call means the same share a heading. They are written as systems name them: our
    side's calls plain, opponents' in parentheses.

    Raises:
        NoSuchRobotError: there is no such system.
    """
    system = system_of(name)
    auctions: dict[tuple[str, ...], list[str]] = {}
    for key, menu in system.menus.items():
        auctions.setdefault(tuple(_calls(menu, messages)), []).append(key)
    lines = [messages.text("robot-card-title", name=system.name)]
    for calls, keys in auctions.items():
        heading = messages.text("robot-card-after", auction=", ".join(keys))
        lines += ["", heading if all(keys) else messages.text("robot-card-openings"), *calls]
    if system.silent is not None:
        lines += ["", messages.text("robot-card-silent"), *_calls(system.silent, messages)]
    return lines


def auction_on_card(name: str, auction: str, messages: Messages) -> AuctionOnCard | None:
    """Return what the card tells of one auction; `None` where the system goes no further than before it.

    Args:
        name: of the system.
        auction: its calls, blanks between them; empty for the openings.
        messages: of the reader's language.

    Raises:
        NoSuchRobotError: there is no such system.
    """
    system = system_of(name)
    made = tuple(auction.split())
    longer = (key for key in map(str.split, system.menus) if tuple(key[: len(made)]) == made)
    steps = sorted({key[len(made)] for key in longer if len(key) > len(made)}, key=_height)
    menu = system.menus.get(" ".join(made))
    if menu is None and not steps:
        return None
    calls = () if menu is None else tuple(sorted(_on_card(menu, messages), key=lambda each: _height(each.call)))
    told = {each.call for each in calls}
    opponents = tuple(each for each in steps if each.startswith("("))
    others = tuple(each for each in steps if each not in told and each not in opponents)
    silent = () if made or system.silent is None else tuple(_on_card(system.silent, messages))
    return AuctionOnCard(made, calls, frozenset(steps), opponents, others, silent)


def _height(written: str) -> int:
    """Return the place of a call, which systems may have in parentheses, among all of them: bids by their rank."""
    call = parse_call(written.strip("()"))
    return EVERY_BID.index(call) if isinstance(call, Bid) else -1


def _on_card(menu: Menu, messages: Messages) -> Iterator[CallOnCard]:
    for call in dict.fromkeys(rule.call for rule in menu.rules):
        rules = menu.rules_of(call)
        named = next((messages.text(f"robot-words-{rule.words}") for rule in rules if rule.words), "")
        told = call_explained(menu.meaning_of(call), named, messages)
        yield CallOnCard(call.text, told, any(rule.is_alertable for rule in rules))


def _calls(menu: Menu, messages: Messages) -> Iterator[str]:
    for each in _on_card(menu, messages):
        text = messages.text("robot-card-pass") if each.call == PASS.text else each.call
        yield f"  {text:<4} {'!' if each.is_alerted else ' '} {each.told}".rstrip()
