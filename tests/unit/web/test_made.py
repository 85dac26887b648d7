"""Reasons why an event was not made are told in words, whatever came of it."""

import asyncio
from pathlib import Path

import pytest

from duplicado.event.conditions import Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import ContestantEntered
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.founding import EventFounded
from duplicado.event.record.refusals import Refused
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.service.club.club import ClubHouse
from duplicado.service.live.commands import Refusal, Unavailable
from duplicado.service.live.roles import Role, Viewer
from duplicado.web.club.made import Founding, PageNotMade, event_founded, why_not_taken

ORGANIZER = Viewer("laptop", Role.ORGANIZER, "the laptop")
FOUNDING: tuple[AnyFact, ...] = (EventFounded("Thursday", Conditions()), ContestantEntered(ContestantId(1)))


@pytest.mark.parametrize("language", list(Language))
def test_it_is_said_what_stands_in_the_way(tmp_path: Path, language: Language) -> None:
    messages = Messages.load(language)

    async def work() -> None:
        async with await ClubHouse.open(str(tmp_path / "club")) as house:

            async def why_not(name: str, *facts: AnyFact, command: str = "one") -> str:
                """Return what is said; nothing where the event is made."""
                try:
                    await event_founded(house, Founding(name, facts, ORGANIZER, command), messages)
                except PageNotMade as error:
                    return "\n".join(error.lines)
                return ""

            # A name that is none, and an id of a command that is none, or no entries, are told at once.
            assert "../elsewhere" in await why_not("../elsewhere", *FOUNDING)
            assert await why_not("Thursday", *FOUNDING, command="no id") == messages.text("club-error-bad-request")
            assert await why_not("Thursday", command="two") == messages.text("club-error-bad-request")
            # What the record does not take: nothing is made.
            refused = await why_not("Thursday", *FOUNDING[1:])
            assert refused == why_not_taken(Refusal(Refused("not-founded")), messages)
            assert house.events.names() == ()
            assert await why_not("Thursday", *FOUNDING) == ""
            # The same again is answered as before; another of that name is told that it is taken.
            assert await why_not("Thursday", *FOUNDING) == ""
            another = await why_not("Thursday", EventFounded("Another", Conditions()), command="other")
            assert another == messages.text("import-name-taken", name="Thursday")
            assert house.events.names() == ("Thursday",)

    asyncio.run(asyncio.wait_for(work(), 60))
    assert why_not_taken(Unavailable("full"), messages) == messages.text("service-not-written")
    assert why_not_taken(Refusal(Refused("id-taken")), messages) != messages.text("service-not-written")
