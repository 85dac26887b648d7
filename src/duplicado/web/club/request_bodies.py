"""Bodies of requests from programs, each field described for the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from duplicado.event.contest import ContestantId
from duplicado.service.acts.bodies import BasedOn, CommandId, LanguageCode
from duplicado.service.club.access_tokens import AccessPass, Scope
from duplicado.service.live.roles import Role, TableKey
from duplicado.vocabulary.seats import Side

NameWanted = Annotated[str, Meta(max_length=100, description="In addresses; by title and date if not told.")]
_Facts = Annotated[
    list[dict[str, Any]],
    Meta(
        min_length=1,
        max_length=2000,
        description="Facts as the record of an event keeps them, each with its kind in `is`.",
    ),
]
_Text = Annotated[str, Meta(max_length=200)]


class CommandSent(Struct, forbid_unknown_fields=True):
    """Facts to be recorded together or not at all; sent again with the same id, the same is answered."""

    id: CommandId
    facts: _Facts
    based_on: BasedOn = ""
    confirmed: bool = False


class ResultStated(Struct, forbid_unknown_fields=True):
    """A result of a board, as a line of its traveller."""

    id: CommandId
    board: Annotated[int, Meta(ge=1, le=9999)]
    line: Annotated[str, Meta(min_length=1, max_length=100, description="E.g. `4S N +1 HK`, `3NTX E -2`, `pass`.")]
    session: Annotated[
        Annotated[int, Meta(ge=1, le=999)] | None, Meta(description="Of the table; your own if not told.")
    ] = None
    section: Annotated[str, Meta(max_length=20)] | None = None
    table: Annotated[int, Meta(ge=1, le=9999)] | None = None
    round: Annotated[
        Annotated[int, Meta(ge=1, le=999)] | None,
        Meta(description="That in which the board is due at the table if not told."),
    ] = None
    side: Annotated[Side | None, Meta(description="Whose statement it is; the scorer's if not told.")] = None
    instead_of: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=200)]],
        Meta(max_length=50, description="Ids of the results that it puts right."),
    ] = []
    reason: Annotated[str, Meta(max_length=500, description="What was wrong with them.")] = ""
    language: Annotated[LanguageCode, Meta(description="In whose letters the line is written.")] = "en"
    based_on: BasedOn = ""
    confirmed: bool = False


class FollowWanted(Struct, forbid_unknown_fields=True):
    """With whom a device goes from table to table."""

    contestant: Annotated[str, Meta(min_length=1, max_length=40, description="As the view of the table names him.")]
    side: Annotated[Side | None, Meta(description="Of a team, that on which the pair sits.")] = None


class EventWanted(Struct, forbid_unknown_fields=True):
    """An event to be made, with its first facts."""

    id: CommandId
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    facts: _Facts
    confirmed: bool = False


class ConsolationWanted(Struct, forbid_unknown_fields=True):
    """The event of those who have lost in a knock-out, to be founded."""

    id: CommandId
    title: Annotated[str, Meta(max_length=80, description="After the knock-out if not told.")] = ""
    until: Annotated[int, Meta(ge=1, le=20, description="Losers of so many rounds.")] = 1
    pairing: Annotated[Literal["swiss", "danish", "knock-out"], Meta(description="How they go on.")] = "swiss"
    section: Annotated[str, Meta(max_length=20, description="Where each has its own bracket.")] = ""
    name: NameWanted = ""
    rehearse: Annotated[bool, Meta(description="Tell who would take part, and make nothing.")] = False


class FinalWanted(Struct, forbid_unknown_fields=True):
    """The event of those whom a ranking qualifies, to be founded."""

    id: CommandId
    title: Annotated[str, Meta(max_length=80, description="After the event before if not told.")] = ""
    last: Annotated[int, Meta(ge=1, le=9999, description="The last place that takes part.")] = 8
    first: Annotated[int, Meta(ge=1, le=9999, description="The first place that takes part.")] = 1
    pairing: Annotated[
        Literal["", "none", "swiss", "danish", "knock-out"],
        Meta(description="How its rounds are paired; as those of the event before if not told."),
    ] = ""
    carried: Annotated[
        Literal["nothing", "part", "steps"],
        Meta(description="A part of what everybody had, or equal steps from the most that the first brings."),
    ] = "nothing"
    amount: Annotated[str, Meta(max_length=20, description="The part, 1/2 if not told; or the most.")] = ""
    name: NameWanted = ""
    rehearse: Annotated[bool, Meta(description="Tell who would take part, and make nothing.")] = False


class CallTakenBack(Struct, forbid_unknown_fields=True):
    """A call for the Director that was a mistake."""

    id: CommandId
    call: Annotated[str, Meta(min_length=1, max_length=200, description="The entry of the call.")]


class Redeemed(Struct, forbid_unknown_fields=True):
    """A code that somebody was given."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]
    device: _Text = ""
    cookie: Annotated[bool, Meta(description="Have the token kept as a cookie, and not told.")] = False


class TableEntered(Struct, forbid_unknown_fields=True):
    """Somebody at a table, with its PIN."""

    session: Annotated[int, Meta(ge=1, le=999)]
    table: Annotated[int, Meta(ge=1, le=9999)]
    pin: Annotated[str, Meta(min_length=1, max_length=12)]
    section: Annotated[str, Meta(max_length=20)] = ""
    side: Side | None = None
    contestant: Annotated[
        str, Meta(max_length=40, description="Whose device it is, who sits there now; the table's own if not told.")
    ] = ""
    by: _Text = ""
    device: _Text = ""
    cookie: Annotated[bool, Meta(description="Have the token kept as a cookie, and not told.")] = False

    @property
    def key(self) -> TableKey:
        """The table."""
        return TableKey(self.session, self.section, self.table)


class PinsWanted(Struct, forbid_unknown_fields=True):
    """Tables that are to have a new PIN."""

    session: Annotated[int, Meta(ge=1, le=999)]
    tables: Annotated[list[Annotated[int, Meta(ge=1, le=9999)]], Meta(min_length=1, max_length=500)]
    section: Annotated[str, Meta(max_length=20)] = ""


class PersonTold(Struct, forbid_unknown_fields=True):
    """A person as he gives himself."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    number: Annotated[str, Meta(max_length=40, description="With the federation.")] = ""
    contact: _Text = ""


class Spellings(Struct, forbid_unknown_fields=True):
    """Further spellings of a person's name, as records have it."""

    also: Annotated[list[Annotated[str, Meta(min_length=3, max_length=100)]], Meta(max_length=10)] = []


class Playing(Struct, forbid_unknown_fields=True):
    """A number under which somebody plays."""

    number: Annotated[int, Meta(ge=1, le=99999)]
    line: Side | None = None
    section: Annotated[str, Meta(max_length=20)] = ""


class CodeWanted(Struct, forbid_unknown_fields=True):
    """As what somebody is to be let in by a code, or by a token for a program."""

    role: Role
    by: Annotated[str, Meta(min_length=1, max_length=100, description="As it is to stand in the record.")]
    plays: Annotated[list[Playing], Meta(max_length=8, description="Under which numbers he plays himself.")] = []
    scopes: Annotated[list[Scope], Meta(description="What the token is good for; to see and to act if not told.")] = []

    def grant(self, event: str) -> AccessPass:
        """Return it as a pass to an event."""
        plays = tuple(ContestantId(each.number, each.line, each.section) for each in self.plays)
        return AccessPass(
            event, self.role, self.by, plays=plays, scopes=frozenset(self.scopes or (Scope.SEE, Scope.ACT))
        )


class TokenWanted(CodeWanted, forbid_unknown_fields=True):
    """As what a program is to be let in, and for how long."""

    days: Annotated[int, Meta(ge=1, le=400)] = 30
