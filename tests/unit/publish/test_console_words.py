"""Sentences at a form: no refusal and no question names what only the command line or a file has."""

import re

import pytest

from duplicado.event.record.refusals import Refused
from duplicado.event.record.typing_errors import Doubt, DoubtKind
from duplicado.locale import Language
from duplicado.publish.event_words import asked_text, refused_text
from duplicado.publish.messages import Messages, read_area

FOR_THE_COMMAND_LINE = re.compile(r"--|`|\bduplicado [a-z]|\b[a-z-]+ = [a-z]|\b[a-z]+\.[a-z]+_[a-z]")
REFUSALS = sorted(
    entry.id.name.removeprefix("event-refused-")
    for area, source in Language.ENGLISH.messages().items()
    for entry in read_area(source, area).body
    if hasattr(entry, "id") and entry.id.name.startswith("event-refused-")
)


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_no_refusal_at_a_form_speaks_of_the_command_line(language: Language) -> None:
    messages = Messages.load(language)
    told = {code: refused_text(Refused(code, ("law", "2", "3", "4", "5")), messages) for code in REFUSALS}
    assert len(told) > 90
    wrong = {code: text for code, text in told.items() if FOR_THE_COMMAND_LINE.search(text)}
    assert not wrong
    ends_well = {code: text for code, text in told.items() if re.search(r"\(\W*\)|[\s,(:]$|\s[.,;]", text)}
    assert not ends_well


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_no_question_at_a_form_speaks_of_the_command_line(language: Language) -> None:
    messages = Messages.load(language)
    asked = asked_text(Doubt(DoubtKind.STATED_OTHERWISE), messages)
    assert not FOR_THE_COMMAND_LINE.search(asked)
