"""Words of the fields of acts: labels and hints, of the act or of all acts."""

from __future__ import annotations

from duplicado.publish.messages import Messages

__all__ = ["field_text"]


def field_text(messages: Messages, kind: str, act: str, name: str) -> str:
    """Return the label or hint of a field: that of the act, or of all acts; empty where it has none."""
    own = (f"form-{kind}-{act}-{name}", f"form-{kind}-{name}")
    found = next((each for each in own if messages.has(each)), None)
    return "" if found is None else messages.text(found)
