"""Errors in sentences, in the language of the user."""

from __future__ import annotations

from duplicado.publish.messages import Messages, numbered
from duplicado.vocabulary.errors import DuplicadoError


def error_text(error: DuplicadoError, messages: Messages) -> str:
    """Say what an error says; in English where it has no message."""
    name = f"error-{error.code}"
    if not error.code or not messages.has(name):
        return str(error)
    return messages.text(name, **numbered(error.values))
