"""Rulings as a director says them aloud: what happened, what the choices are, what each entails, what follows."""

from duplicado.publish.rulings.effects import due_to_play, effect_message, tell_effect
from duplicado.publish.rulings.findings import written
from duplicado.publish.rulings.matters import tell_irregularity, tell_noted, tell_opened, tell_ruling, told_by
from duplicado.publish.rulings.particulars import UNKNOWN, particulars, particulars_of_matter
from duplicado.publish.rulings.refusals import clause_in_short, tell_refusal
from duplicado.publish.rulings.requests import (
    SHARED_WORDS,
    ToldAnswer,
    ToldRequest,
    tell_choice,
    tell_finding,
    tell_offer,
    tell_question,
)
from duplicado.publish.rulings.telling import ToldLine, action_message, tell_action, tell_entries, tell_open
from duplicado.publish.rulings.words import RulingWords, slug

__all__ = [
    "SHARED_WORDS",
    "UNKNOWN",
    "RulingWords",
    "ToldAnswer",
    "ToldLine",
    "ToldRequest",
    "action_message",
    "clause_in_short",
    "due_to_play",
    "effect_message",
    "particulars",
    "particulars_of_matter",
    "slug",
    "tell_action",
    "tell_choice",
    "tell_effect",
    "tell_entries",
    "tell_finding",
    "tell_irregularity",
    "tell_noted",
    "tell_offer",
    "tell_open",
    "tell_opened",
    "tell_question",
    "tell_refusal",
    "tell_ruling",
    "told_by",
    "written",
]
