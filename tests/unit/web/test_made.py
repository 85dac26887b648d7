"""Why an event was not made is said in words, whatever came of it."""

import asyncio
from pathlib import Path

import pytest

from duplicado.event import ContestantId
from duplicado.event.record import Conditions, ContestantEntered, EventFounded, Fact, Refused
from duplicado.publish.messages import Messages
from duplicado.service.club import ClubHouse
from duplicado.service.live import Accepted, Outcome, Refusal, Role, Unavailable, Viewer
from duplicado.vocabulary import Language
from duplicado.web.club.made import founded, why_not_founded, why_not_taken

ORGANIZER = Viewer("laptop", Role.ORGANIZER, "the laptop")
FOUNDING: tuple[Fact, ...] = (EventFounded("Thursday", Conditions()), ContestantEntered(ContestantId(1)))


@pytest.mark.parametrize("language", list(Language))
def test_it_is_said_what_stands_in_the_way(tmp_path: Path, language: Language) -> None:
    messages = Messages.load(language)

    async def work() -> None:
        async with await ClubHouse.open(str(tmp_path / "club")) as house:

            async def made(name: str, *facts: Fact, command: str = "one") -> tuple[Outcome | str, str]:
                outcome = await founded(house, name, facts, by=ORGANIZER, command=command, messages=messages)
                return outcome, await why_not_founded(house, name, outcome, messages)

            # A name that is none, and an id of a command that is none, are told at once.
            outcome, said = await made("../elsewhere", *FOUNDING)
            assert outcome == said
            assert "../elsewhere" in said
            outcome, said = await made("Thursday", *FOUNDING, command="no id")
            assert outcome == said == messages.text("club-error-bad-request")
            assert (await made("Thursday", command="two"))[1] == messages.text("club-error-bad-request")
            # What the record does not take: nothing is made.
            refused, said = await made("Thursday", *FOUNDING[1:])
            assert isinstance(refused, Refusal)
            assert said == why_not_taken(refused, messages) != ""
            assert house.names() == ()
            assert isinstance((await made("Thursday", *FOUNDING))[0], Accepted)
            # The same again is answered as before; another of that name is told that it is taken.
            assert isinstance((await made("Thursday", *FOUNDING))[0], Accepted)
            taken, said = await made("Thursday", EventFounded("Another", Conditions()), command="other")
            assert isinstance(taken, Refusal)
            assert said == messages.text("import-name-taken", name="Thursday")
            assert house.names() == ("Thursday",)

    asyncio.run(asyncio.wait_for(work(), 60))
    assert why_not_taken(Unavailable("full"), messages) == messages.text("service-unavailable")
    assert why_not_taken(Refusal(Refused("id-taken")), messages) != messages.text("service-unavailable")
