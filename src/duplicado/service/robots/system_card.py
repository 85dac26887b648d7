"""System card of a robot: what each call means after each auction that its system knows, from the system's own data."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.publish.call_words import call_explained
from duplicado.publish.messages import Messages
from duplicado.robot.bidding.rule import Menu
from duplicado.robot.named import system_of
from duplicado.vocabulary.calls import PASS

__all__ = ["system_card"]


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


def _calls(menu: Menu, messages: Messages) -> Iterator[str]:
    for call in dict.fromkeys(rule.call for rule in menu.rules):
        rules = menu.rules_of(call)
        named = next((messages.text(f"robot-words-{rule.words}") for rule in rules if rule.words), "")
        told = call_explained(menu.meaning_of(call), named, messages)
        mark = "!" if any(rule.is_alertable for rule in rules) else " "
        text = messages.text("robot-card-pass") if call is PASS else call.text
        yield f"  {text:<4} {mark} {told}".rstrip()
