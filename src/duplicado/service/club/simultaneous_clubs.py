"""A simultaneous event of many clubs: their files read, ranked as one field, and founded as an event of its own."""

from __future__ import annotations

import json
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePath
from typing import Final, cast

from duplicado.event.conditions import ComparedAcross, Conditions
from duplicado.event.contest import ContestantId
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.progress import SessionEnded
from duplicado.event.record.import_of_contest import facts_of
from duplicado.event.record.state import EventState
from duplicado.event.standing import Standings
from duplicado.formats.event_record.document import fact_data, read_fact
from duplicado.service.simultaneous import ClubRecord, Whole, as_one_field, club_of, read_clubs
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

_LONGEST_NAME: Final = 200
"""Bytes of the name of a file."""
MOST_CLUBS: Final = 500
LARGEST_FACTS: Final = 64_000_000
"""Bytes of the facts of a whole contest, written out."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A contestant in the ranking over all clubs."""

    place: str
    """`2=` where it is shared."""
    club: str
    """His club and section."""
    number: str
    names: tuple[str, ...]
    boards: int
    total: str
    percentage: str
    """Empty where there is none."""
    in_club: str
    """His place among those of his club and section."""


@dataclass(frozen=True, slots=True)
class ManyClubs:
    """The clubs that were handed in."""

    clubs: tuple[ClubRecord, ...]
    """In the order in which they were handed in; those that cannot be read have no contest."""
    whole: Whole
    rankings: tuple[tuple[Side | None, tuple[Ranked, ...]], ...]
    """One, or one for each line."""

    def facts(self, title: str, date: str = "") -> tuple[AnyFact, ...]:
        """Return the first entries of an event that is the whole: all clubs' results compared, its play over."""
        contest = replace(self.whole.contest, title=title, date=date)
        # Scored as the first club scores, as the ranking is.
        first = next((each.conditions for each in self.clubs if each.conditions is not None), Conditions())
        conditions = Conditions(
            rules=first.rules,
            profile=first.profile,
            edition=first.edition,
            options=first.options,
            method=first.method,
            compared=ComparedAcross.FIELD,
        )
        return (*facts_of(contest, conditions), SessionEnded(1))


def read_handed_in(
    files: Iterable[tuple[str, bytes]], own: Iterable[ClubRecord] = (), *, session: int = 1
) -> tuple[ClubRecord, ...]:
    """Read the events of clubs from what was sent of them.

    Args:
        files: the names of the files, which are those of the clubs, and what is in them.
        own: events of this club, to be taken beside them; see `own_club`.
        session: which session of each.
    """
    records = list(own)
    with tempfile.TemporaryDirectory(prefix="duplicado-clubs-") as folder:
        for count, (name, data) in enumerate(files):
            # A folder for each, so that files of the same name do not overwrite one another.
            path = Path(folder) / str(count) / _bare(name)
            path.parent.mkdir()
            path.write_bytes(data)
            (record,) = read_clubs([path], session=session)
            records.append(_told_by_name(record))
    return tuple(records)


def _bare(name: str) -> str:
    """Return the name of a file as it can stand in a folder of ours, whatever it was called."""
    bare = PurePath(name.replace("\\", "/").replace("\0", "")).name.encode(errors="ignore")[:_LONGEST_NAME]
    return bare.decode(errors="ignore").strip(".") or "club"


def own_club(name: str, state: EventState, *, session: int = 1) -> ClubRecord:
    """Return an event of this club as one of the clubs.

    One that is not over is refused: whoever plays in it would find its hands in the event of the whole.
    """
    if state.closed is None and state.session(session).ended is None:
        return refused_club(name, DuplicadoError(f"{name} is not over").told_as("many-clubs-not-over", name))
    return club_of(name, state, session=session)


def refused_club(name: str, error: DuplicadoError) -> ClubRecord:
    """Return an event of this club that cannot be taken, and why."""
    return ClubRecord(Path(f"{name}.event"), None, error=error)


def _told_by_name(record: ClubRecord) -> ClubRecord:
    """Name a file as it was handed in, also in what is wrong with it: where it lay meanwhile is nobody's business."""
    path, error = Path(record.path.name), record.error
    if error is not None and str(record.path) in "".join((str(error), *error.values)):
        values = (value.replace(str(record.path), path.name) for value in error.values)
        error = DuplicadoError(str(error).replace(str(record.path), path.name)).told_as(error.code, *values)
    return replace(record, path=path, error=error)


def ranked(clubs: Sequence[ClubRecord]) -> ManyClubs:
    """Score the clubs as one field.

    Raises:
        DuplicadoError: none could be read, or they do not go together.
    """
    whole = as_one_field(clubs)
    names = {who.id: who.names for who in whole.contest.contestants}
    rankings = tuple(
        (ranking.line, tuple(_lines(whole.standings, number, names)))
        for number, ranking in enumerate(whole.standings.rankings)
    )
    return ManyClubs(tuple(clubs), whole, rankings)


def _lines(standings: Standings, number: int, names: Mapping[ContestantId, tuple[str, ...]]) -> Iterable[Ranked]:
    rules = standings.rules
    found = standings.rankings[number].standings
    sizes = Counter((each.contestant.section, each.place) for each in found)
    ahead: Counter[str] = Counter()
    places: dict[tuple[str, object], int] = {}
    for each in found:
        section = each.contestant.section
        place = places.setdefault((section, each.place), ahead[section] + 1)
        ahead[section] += 1
        shared = "=" if sizes[section, each.place] > 1 else ""
        yield Ranked(
            each.place_text,
            section,
            str(replace(each.contestant, section="")),
            names.get(each.contestant, ()),
            each.card.boards,
            rules.total_text(each.total),
            "" if each.percentage is None else rules.percentage_text(each.percentage),
            f"{place}{shared}",
        )


def packed_facts(facts: Sequence[AnyFact]) -> bytes:
    """Write facts small, to be sent back when they are to be recorded."""
    return zlib.compress(json.dumps([fact_data(each) for each in facts], separators=(",", ":")).encode(), 9)


def unpacked_facts(packed: bytes) -> tuple[AnyFact, ...]:
    """Read what `packed_facts` wrote.

    Raises:
        DuplicadoError: it is something else, or too large.
    """
    try:
        data = zlib.decompressobj().decompress(packed, LARGEST_FACTS)
        sent: object = json.loads(data)
        listed = cast("list[object]", sent) if isinstance(sent, list) else []
    except (zlib.error, ValueError):
        raise DuplicadoError("these are no facts").told_as("many-clubs-lost") from None
    facts: list[AnyFact] = []
    for each in listed:
        read = read_fact(each)
        if read.value is None:
            raise DuplicadoError("these are no facts").told_as("many-clubs-lost")
        facts.append(read.value)
    if not facts:
        raise DuplicadoError("these are no facts").told_as("many-clubs-lost")
    return tuple(facts)
