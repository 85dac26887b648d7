"""Signatures of entries, in the reader's language where it was the program that gave the name."""

import pytest

from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.stored_words import by_whom
from duplicado.service.live.roles import Role

SPANISH = Messages.load("es")


@pytest.mark.parametrize("stored", Language, ids=lambda language: language.value)
def test_signatures_without_a_name_are_said_in_the_language_of_the_reader(stored: Language) -> None:
    then = Messages.load(stored)
    for role in Role:
        name = f"service-role-{role.value}"
        assert by_whom(then.text(name), SPANISH) == SPANISH.text(name)
    assert by_whom(then.text("backroom-organizer"), SPANISH) == "el organizador"
    assert by_whom(then.text("event-play-by"), SPANISH) == "la mesa electrónica"
    for section, table, told in (("none", 3, "Mesa 3"), ("A", 12, "Mesa A12")):
        assert by_whom(then.text("club-table-signs", section=section, table=table), SPANISH) == told


def test_what_is_entered_at_the_command_line_is_signed_by_the_director() -> None:
    assert by_whom("the Director", SPANISH) == SPANISH.text("office-by-the-director")


@pytest.mark.parametrize("name", ["Ana Lima", "Table", "Table Mountain", "Table 3 b", "Mesa, 3", "table 3", ""])
def test_names_stay(name: str) -> None:
    assert by_whom(name, SPANISH) == name
