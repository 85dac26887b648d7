"""Texts of robots: what a call means and why something was done, in the language of the reader."""

from __future__ import annotations

from duplicado.publish.call_words import call_explained
from duplicado.publish.messages import Messages
from duplicado.robot.player import ChosenAction, ToldWords


def explanation(chosen: ChosenAction, messages: Messages) -> str:
    """Return what opponents are told of a call; empty where it says nothing."""
    return call_explained(chosen.meaning, "" if chosen.words is None else _told(chosen.words, messages), messages)


def reason(chosen: ChosenAction, messages: Messages) -> str:
    """Return why a robot did what it did."""
    return _told(chosen.reason, messages)


def _told(words: ToldWords, messages: Messages) -> str:
    return messages.text(words.message, **words.values)
