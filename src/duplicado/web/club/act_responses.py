"""Answers to acts that are rehearsed: what would be recorded, what would be asked, whose figures would change."""

from __future__ import annotations

from msgspec import Struct


class FigureTold(Struct, frozen=True):
    """Standing of a contestant."""

    place: str
    figure: str


class ChangeTold(Struct, frozen=True):
    """A contestant who would stand otherwise; nothing where he was not ranked, or would not be."""

    contestant: str
    names: str
    """Of its players, or of the team; empty where none are known."""
    before: FigureTold | None
    after: FigureTold | None


class ActRehearsed(Struct, frozen=True, tag_field="outcome", tag="rehearsed"):
    """Consequences of an act; nothing is recorded."""

    facts: list[str]
    """The sentences of its facts, as the log would have them."""
    questions: list[str]
    """Questions that would be asked back, or are to be known."""
    changes: list[ChangeTold] | None
    """Contestants whose figures would change; `null` where the asker may not know yet."""
    scores: list[str]
    """Scores of each side on the boards that are ruled on, as they stand and as they would be, in sentences."""
