"""Errors in sentences, in the language of the user."""

from __future__ import annotations

from duplicado.publish.messages import Messages, numbered
from duplicado.vocabulary.errors import DuplicadoError


def error_text(error: DuplicadoError, messages: Messages) -> str:
    """Say what an error says; in English where it has no message."""
    told = messages.known(f"error-{error.code}", **numbered(error.values)) if error.code else None
    return told or str(error)
