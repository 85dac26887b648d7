"""Words of the fields of acts: labels, hints and choices, of the act or of all acts."""

from __future__ import annotations

import re

from duplicado.publish.messages import Messages


def field_text(messages: Messages, kind: str, act: str, name: str, contest: str = "") -> str:
    """Return the label or hint of a field: that of the act, or of all acts; empty where it has none.

    Args:
        messages: the language.
        kind: `field` for the label, `hint` for what is told below it.
        act: the act.
        name: the field.
        contest: who competes in the event, for whose kind a field may have its own words.
    """
    own = (f"form-{kind}-{act}-{name}", f"form-{kind}-{name}-{contest}", f"form-{kind}-{name}")
    return messages.known(*own) or ""


def choice_id(name: str, choice: str) -> str:
    """Name the message of what may be chosen in a field; the empty choice is `none`."""
    named = re.sub(r"-$", "-minus", choice.lower().replace("+", "-plus")) or "none"
    return f"form-choice-{name}-{named}"
