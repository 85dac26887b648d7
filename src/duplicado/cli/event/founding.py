"""Founding an event: with its conditions, from what another program recorded, or as one that follows from another.

Those who lost in a knock-out play a consolation, those whom a ranking qualifies a final.
"""

from __future__ import annotations

from dataclasses import fields, replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from duplicado.cli.event.files import take_down
from duplicado.cli.event.request import Author, Call, EventRequest, FileRequest, request
from duplicado.cli.law_options import named_profile, written_decisions
from duplicado.cli.options import Found, UnreadableInput, text_in, unreadable_for
from duplicado.event.conditions import RoundsPaired
from duplicado.event.record.following_events import CarriedBy, FinalTerms
from duplicado.service.acts.ask import FieldGroup, ask
from duplicado.service.acts.file_kinds import FileName
from duplicado.service.acts.kinds import Amount, ChoiceOf, WholeNumber, Words, named, one_of
from duplicado.service.acts.section_kinds import SectionName

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from duplicado.event.conditions import Conditions
    from duplicado.event.facts.entry import AnyFact
    from duplicado.event.record.state import EventState
    from duplicado.publish.messages import Messages
    from duplicado.service.event_file import EventFile

_RULES: Final = named("laws", "ebu", "acbl", "compscore")
_NO_CONDITIONS: Final = frozenset({"title", "date", "conditions"})
"""Questions that `new` asks besides conditions of contest."""


@request("new")
class FoundEvent(FileRequest):
    """Found an event in a new file."""

    title: str = ask(Words())
    date: str = ask(Words(), default="")
    kind: str | None = ask(named("pairs", "teams", "individual"), default=None)
    method: str | None = ask(
        named("matchpoints", "butler", "cross-imps", "imps", "board-a-match", "total-points"), default=None
    )
    form: str | None = ask(named("boards", "matches", "knock-out", "patton"), default=None)
    pairing: str | None = ask(named("none", "swiss", "danish", "knock-out"), default=None)
    stanzas: int | None = ask(WholeNumber(most=99), default=None)
    winners: int | None = ask(WholeNumber(most=2), default=None)
    rules: str | None = ask(_RULES, default=None)
    profile: str | None = ask(Words(), default=None)
    edition: str | None = ask(named("2007", "2017", "2017+2024"), default=None)
    conditions: Path | None = ask(FileName(), default=None)

    def answer(self, call: Call) -> None:
        from datetime import UTC, datetime

        from duplicado.event.facts.entry import Entry
        from duplicado.event.facts.founding import EventFounded
        from duplicado.event.record.admission import admit
        from duplicado.event.record.state import EventState
        from duplicado.publish.event_words import refusal_text
        from duplicado.service.event_file import EventFile
        from duplicado.store.port import StoreError

        messages = call.messages
        founded = EventFounded(self.title, _conditions(self.conditions, self._told(), messages), self.date)
        # Asked before there is a file, which nobody would want without an event.
        refused = admit(EventState(), Entry("new", datetime.now(UTC), "the Director", founded))
        if refused is not None:
            raise UnreadableInput(refusal_text(refused, messages))
        with unreadable_for(messages, StoreError), EventFile.create(call.file) as event:
            take_down(event, messages, founded, by="the Director")

    def _told(self) -> dict[str, str | int]:
        """Return the conditions that options tell, by the names that a file of conditions has for them."""
        told = {each.name: getattr(self, each.name) for each in fields(self)}
        return {name: value for name, value in told.items() if name not in _NO_CONDITIONS and value is not None}


def _conditions(file: Path | None, said: dict[str, str | int], messages: Messages) -> Conditions:
    """Put what was said at the command line above what stands in the file.

    Regulations of the club's own are kept as the profile below them and their decisions; the options in the file of
    conditions go before those.
    """
    from duplicado.event.conditions import ConditionsError, usual_method_and_form
    from duplicado.formats.conditions import read_conditions
    from duplicado.formats.toml_text import NotToml, read_toml
    from duplicado.publish.diagnostic_sentences import diagnostic_text

    text = text_in(file) if file else ""
    try:
        tree = read_toml(text)
    except NotToml:
        raise UnreadableInput(f"{file}: {messages.text('conditions-not-toml')}") from None
    usual = usual_method_and_form({**tree, **said})
    said = {**{name: str(each.value) for name, each in usual.items()}, **said}
    # A file that is named in a file is looked for beside it.
    named = said.get("profile") or tree.get("profile")
    decided: dict[str, str] = {}
    if isinstance(named, str):
        folder = None if "profile" in said or file is None else file.parent
        said["profile"], decided = written_decisions(named_profile(named, messages, folder), messages)
    lines = [f"{name} = {_toml(value)}" for name, value in said.items()]
    kept = _without(text, tree.keys() & said.keys())
    read = read_conditions("\n".join([*lines, kept]))
    if read.value is None:
        raise UnreadableInput("\n".join(diagnostic_text(each, messages) for each in read.diagnostics))
    with unreadable_for(messages, ConditionsError):
        return replace(read.value, options={**decided, **read.value.options}).decided_after(None)


def _toml(value: object) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def _without(text: str, keys: set[str]) -> str:
    """Leave out the lines of keys that were said otherwise; conditions stand one to a line, before any table."""
    head, bracket, tables = text.partition("\n[")
    kept = [line for line in head.splitlines() if line.partition("=")[0].strip() not in keys]
    return "\n".join(kept) + bracket + tables


@request("import", positional=("source",))
class ImportEvent(FileRequest):
    """Found an event in a new file from one that another program recorded (all that `duplicado score` reads)."""

    source: Path = ask(FileName())
    rules: str = ask(_RULES, default="laws")
    event: int | None = ask(WholeNumber(), default=None)
    author: Author = ask(FieldGroup(Author))

    def answer(self, call: Call) -> None:
        from duplicado.cli.contest_files import read_contest
        from duplicado.event.conditions import ComparedAcross, Conditions, ConditionsError
        from duplicado.event.record.import_of_contest import facts_of, not_taken_over
        from duplicado.publish.messages import error_text
        from duplicado.service.event_file import EventFile
        from duplicado.store.port import StoreError

        source, messages = self.source, call.messages
        contest = read_contest(source, messages, self.event).contest
        # An event without a name could not be told from others in lists, and many files have none.
        contest = contest if contest.title else replace(contest, title=source.stem)
        without = sum(result.board < 1 for result in contest.results)
        if without:
            raise UnreadableInput(messages.text("event-import-unnumbered", file=str(source), count=without))
        try:
            conditions = Conditions(rules=self.rules, compared=ComparedAcross.FIELD)
            facts = tuple(facts_of(contest, conditions))
            for each in not_taken_over(contest, conditions):
                who, amount = str(each.contestant), f"{float(each.amount):.2f}"
                click.echo(messages.text("event-import-not-added", who=who, amount=amount), err=True)
            with EventFile.create(call.file) as event:
                event.enter(*facts, by=self.author.by)
                click.echo(messages.text("event-imported", title=event.live.state.title, results=len(contest.results)))
        except ConditionsError as error:
            raise UnreadableInput(error_text(error, messages)) from None
        except StoreError as error:
            raise UnreadableInput(error_text(error, messages)) from None


_PAIRINGS: Final = {each.value: each for each in (RoundsPaired.SWISS, RoundsPaired.DANISH, RoundsPaired.KNOCK_OUT)}


@request(
    "consolation",
    positional=("new",),
    examples=("cup.event plate.event --title Plate --rounds 2 --pairing swiss",),
)
class FoundConsolation(EventRequest):
    """Found an event in the file NEW for those who have lost in the knock-out of FILE.

    They keep their numbers and names, and are seeded in the order of the knock-out. Its conditions hold, but for how
    the rounds are paired; go on with `duplicado event pair NEW`.
    """

    new: Path = ask(FileName())
    title: str = ask(Words())
    until: int = ask(WholeNumber(most=20), default=1, option="rounds")
    pairing: RoundsPaired = ask(ChoiceOf(_PAIRINGS), default=RoundsPaired.SWISS)
    section: str = ask(SectionName(), default="")
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.event.record.following_events import consolation_of

        def facts() -> Sequence[AnyFact]:
            return consolation_of(event.live, self.section, self.until, self.pairing, self.title)

        _found(self.new, facts, event.live.state, call, self.author)


@request(
    "final",
    positional=("new",),
    examples=(
        "heats.event final.event --title Final --last 8 --carried part",
        "heats.event b.event --title B --first 9 --last 16 --carried steps --amount 6",
    ),
)
class FoundFinal(EventRequest):
    """Found an event in the file NEW for those in certain places of the ranking of FILE, a final or a consolation.

    They keep their numbers unless several have the same, and are seeded by their places. What they carry over is a part
    of what they had (C = S x part), or equal steps from the first to the last, rounded to hundredths. The conditions of
    FILE hold, but for how the rounds are paired; go on with `duplicado event plan NEW` or `duplicado event pair NEW`.
    """

    new: Path = ask(FileName())
    title: str = ask(Words())
    last: int = ask(WholeNumber(most=9999))
    first: int = ask(WholeNumber(most=9999), default=1)
    pairing: RoundsPaired | None = ask(one_of(RoundsPaired), default=None)
    carried: CarriedBy = ask(one_of(CarriedBy), default=CarriedBy.NOTHING)
    amount: Fraction | None = ask(Amount(), default=None)
    author: Author = ask(FieldGroup(Author))

    def answer(self, event: EventFile, call: Call) -> None:
        from duplicado.event.record.following_events import final_of
        from duplicado.publish.office_words import goes_on, still_wanting

        def facts() -> Sequence[AnyFact]:
            wanted = FinalTerms(self.title, self.last, self.first, self.pairing, self.carried, self.amount)
            return final_of(event.live, wanted)

        sessions, language = tuple(sorted(event.live.state.sessions)), call.messages.language
        for doubt in (
            *goes_on(event.live.state, sessions, language),
            *still_wanting(event.live.state, sessions, language),
        ):
            click.echo(doubt, err=True)
        _found(self.new, facts, event.live.state, call, self.author, self.title)


def _found(
    new: Path,
    facts: Callable[[], Sequence[AnyFact]],
    before: EventState,
    call: Call,
    author: Author,
    final: str = "",
) -> None:
    """Found an event in a file of its own, or say why it cannot be yet.

    A final of that title that is there already is not founded again: what would be otherwise now is said.

    Args:
        new: the file.
        facts: the first entries.
        before: what it follows from.
        call: the language.
        author: who founds it.
        final: the title of the final that it is, if it is one.
    """
    from duplicado.event.record.following_events import changed_since
    from duplicado.event.record.rounds_played import RoundNotReady
    from duplicado.publish.office_words import changed_final_texts
    from duplicado.publish.pairing_words import not_ready_text
    from duplicado.service.event_file import EventFile
    from duplicado.store.port import StoreError

    messages = call.messages
    try:
        entries = facts()
    except RoundNotReady as error:
        click.echo(not_ready_text(error, messages, state=before), err=True)
        raise Found from None
    if final and new.exists():
        with unreadable_for(messages, StoreError), EventFile.open(new) as there:
            if there.live.state.title == final:
                changed = changed_since(there.live.state, entries)
                for line in changed_final_texts(changed, before, there.live.state, str(new), messages):
                    click.echo(line, err=True)
    with unreadable_for(messages, StoreError), EventFile.create(new) as founded:
        take_down(founded, messages, *entries, by=author.by)
