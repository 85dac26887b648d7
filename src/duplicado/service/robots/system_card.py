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
    """Return the lines of the card: a heading for each auction, a line for each call, alerted ones marked `!`.

    Auctions are written as systems name them: our side's calls plain, opponents' in parentheses.

    Raises:
        NoSuchRobotError: there is no such system.
    """
    system = system_of(name)
    lines = [messages.text("robot-card-title", name=system.name)]
    for key, menu in system.menus.items():
        lines += ["", messages.text("robot-card-after", auction=key) if key else messages.text("robot-card-openings")]
        lines += _calls(menu, messages)
    return lines


def _calls(menu: Menu, messages: Messages) -> Iterator[str]:
    for call in dict.fromkeys(rule.call for rule in menu.rules):
        rules = menu.rules_of(call)
        named = next((messages.text(f"robot-words-{rule.words}") for rule in rules if rule.words), "")
        told = call_explained(menu.meaning_of(call), named, messages)
        mark = "!" if any(rule.is_alertable for rule in rules) else " "
        text = messages.text("robot-card-pass") if call is PASS else call.text
        yield f"  {text:<4} {mark} {told}".rstrip()
