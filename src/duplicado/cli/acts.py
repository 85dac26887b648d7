"""Acts at the command line: each is done from what is told, as its declaration says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duplicado.cli.options import UnreadableInput

if TYPE_CHECKING:
    from duplicado.publish.messages import Messages
    from duplicado.service.acts.act import DeclaredAct, Drafted
    from duplicado.service.acts.ask import Said
    from duplicado.service.event_file import EventFile

__all__ = ["drafted_of"]


def drafted_of(event: EventFile, declared: DeclaredAct, said: Said, by: str, messages: Messages) -> Drafted:
    """Make an act and its facts from what is told.

    Raises:
        UnreadableInput: it cannot be understood; the field that is wrong is named.
    """
    from duplicado.publish.console_words import complaint_text
    from duplicado.service.acts.ask import ActContext
    from duplicado.service.acts.form_error import FormError
    from duplicado.service.event_file import new_id

    asked = ActContext(event.live.state, event.live.entries, by, id=new_id(), language=messages.language)
    try:
        return declared.drafted(said, asked)
    except FormError as error:
        told = complaint_text(error.code, error.about, error.values, messages)
        raise UnreadableInput(f"{error.field}: {told}") from None
