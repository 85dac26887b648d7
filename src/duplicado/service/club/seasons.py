"""Seasons of a club and their ladders, as its own TOML declares them.

[[season]]
key = "winter"
name = "Winter 2026"
from = 2026-01-01
to = 2026-03-31
title = "Thursday"                 # what the titles of its events have in them; of none: all
kinds = ["pairs"]

[[season.ladder]]
key = "best"
name = "Best 8"
formula = "best"                   # or "average", "points", "master-points"
best = 8
handicap = "grade"                 # or "member", "none"
grades = { A = 0, B = 2.5 }
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Annotated, Final, TypedDict, cast

import msgspec
from msgspec import Meta, Struct

from duplicado.event.facts.contestants import Player
from duplicado.event.ranking.ladders import EventScore, FormulaName, LadderPlace, LadderRules, ladder
from duplicado.formats.award_points import AwardTable
from duplicado.formats.event_record.persons import is_nameless
from duplicado.formats.toml_text import NotToml, read_toml
from duplicado.score.rounding import decimal_text
from duplicado.service.club.changed_meanwhile import require_unchanged
from duplicado.service.club.event_results import ClubResult, Finish
from duplicado.service.club.member_list import ClubMember
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import SettingRow
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.enumeration import Enumeration
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.lexicon import plain

_Key = Annotated[str, Meta(pattern=r"^[\w-]{1,40}\Z")]
_Name = Annotated[str, Meta(min_length=1, max_length=80)]
_Count = Annotated[int, Meta(ge=0, le=200)]
_Amount = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]
_SETTING: Final = "page.seasons"
LONGEST: Final = 50_000
"""Characters of what a club declares."""
_FIELD: Final = re.compile(r"Object (contains unknown|missing required) field `([^`]*)`")
_NAMED: Final = {"contains unknown": "seasons-unknown", "missing required": "seasons-lacks"}
_STEP: Final = re.compile(r"[\w-]+|\[\d+\]")


class BadSeasons(DuplicadoError):
    """Seasons that cannot be read; `code` names the sentence."""


class Handicap(Enumeration):
    """Addition to a player's percentage of each event; the value is its name in the file."""

    NONE = "none"
    MEMBER = "member"
    """The handicap that the list of members has for him."""
    GRADE = "grade"
    """The handicap that the ladder declares for his grade."""


class Ladder(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A ladder as it is declared."""

    key: _Key
    name: _Name
    formula: FormulaName
    best: _Count = 0
    least: _Count = 0
    points: Annotated[tuple[_Amount, ...], Meta(max_length=1_000)] = ()
    handicap: Handicap = Handicap.NONE
    grades: dict[str, _Amount] = {}
    only_grades: tuple[str, ...] = ()
    """The grades of those who are ranked; of none: everybody."""
    only_categories: tuple[str, ...] = ()

    @property
    def rules(self) -> LadderRules:
        """Rules that the formula needs."""
        return LadderRules(self.formula, self.best, self.least, tuple(map(_exact, self.points)))


class Season(Struct, frozen=True, forbid_unknown_fields=True):
    """A season as it is declared."""

    key: _Key
    name: _Name
    begins: date = msgspec.field(name="from")
    ends: date = msgspec.field(name="to")
    title: str = ""
    kinds: tuple[ContestKind, ...] = ()
    ladders: tuple[Ladder, ...] = msgspec.field(name="ladder", default=())

    def ladder(self, key: str) -> Ladder | None:
        """Return a ladder by its key."""
        return next((each for each in self.ladders if each.key == key), None)


class _Told(Struct, forbid_unknown_fields=True):
    seasons: tuple[Season, ...] = msgspec.field(name="season", default=())


_DECLARED: Final[Mapping[str, type[Struct]]] = {"": _Told, "season": Season, "ladder": Ladder}
"""Structure that stands under a word of the file."""
_CHOICES: Final[Mapping[str, Iterable[Enumeration]]] = {
    "formula": FormulaName,
    "handicap": Handicap,
    "kinds": ContestKind,
}


def _exact(amount: float) -> Fraction:
    return Fraction(str(amount))


def read_seasons(text: str) -> tuple[Season, ...]:
    """Read the seasons of a club.

    Raises:
        BadSeasons: something in it is wrong; the sentence says where.
    """
    if len(text) > LONGEST:
        raise BadSeasons(f"longer than {LONGEST}").told_as("seasons-long", LONGEST)
    try:
        data = read_toml(text)
    except NotToml as error:
        raise BadSeasons(str(error)).told_as("seasons-toml", error.line or "none") from None
    try:
        told = msgspec.convert(data, _Told)
    except msgspec.ValidationError as error:
        raise _fault(str(error), data) from None
    keys = [each.key for each in told.seasons]
    for season in told.seasons:
        ladders = [each.key for each in season.ladders]
        if keys.count(season.key) > 1 or len(set(ladders)) < len(ladders):
            raise BadSeasons(f"a key stands twice: {season.key}").told_as("seasons-twice", season.key)
        if season.ends < season.begins:
            raise BadSeasons(f"{season.key} ends before it begins").told_as("seasons-dates", season.name)
        for each in season.ladders:
            _check(each)
    return told.seasons


def _fault(said: str, data: object) -> BadSeasons:
    """Say which word of a declaration is wrong, in which season or ladder, and what may stand there."""
    path = _STEP.findall(said.partition(" - at `$")[2])
    about, declares = "TOML", _DECLARED[""]
    for step in path:
        declares = _DECLARED.get(step, declares)
        data = _part(data, step)
        about = str(_part(data, "name") or _part(data, "key") or about)
    named = _FIELD.match(said)
    field = named[2] if named else next((step for step in reversed(path) if step[0] != "["), "")
    if named:
        known = ", ".join(declares.__struct_encode_fields__)
        return BadSeasons(said).told_as(_NAMED[named[1]], about, field, known)
    if field in _CHOICES:
        known = ", ".join(each.value for each in _CHOICES[field])
        return BadSeasons(said).told_as("seasons-choice", about, field, known)
    return BadSeasons(said).told_as("seasons-wrong", about, field)


def _part(data: object, step: str) -> object:
    """Return what stands in a file below a word, or at a place in a list; `None` where nothing does."""
    if isinstance(data, list) and step[1:-1].isdigit():
        return cast("list[object]", data)[int(step[1:-1])]
    return cast("dict[str, object]", data).get(step) if isinstance(data, dict) else None


def _check(declared: Ladder) -> None:
    """Refuse a ladder whose formula lacks its numbers.

    Raises:
        BadSeasons: `best`, `points` or `grades` is wanted.
    """
    wanted = {FormulaName.BEST: ("best", declared.best), FormulaName.POINTS: ("points", declared.points)}
    name, given = wanted.get(declared.formula, ("", True))
    if not given:
        raise BadSeasons(f"{declared.name} needs {name}").told_as("seasons-lacks", declared.name, name)
    if declared.handicap is Handicap.GRADE and not declared.grades:
        raise BadSeasons(f"{declared.name} needs grades").told_as("seasons-lacks", declared.name, "grades")


@dataclass(frozen=True, slots=True)
class Seasons:
    """The seasons that a club has declared; it waits for the disk."""

    store: ClubStore

    def text(self) -> str:
        """Return what was declared, as it was written."""
        return self.store.setting(_SETTING)

    def all(self) -> tuple[Season, ...]:
        """Return the seasons; none where none can be read."""
        try:
            return read_seasons(self.text())
        except BadSeasons:
            return ()

    def of(self, key: str) -> Season | None:
        """Return a season by its key."""
        return next((each for each in self.all() if each.key == key), None)

    def declare(self, text: str, mark: str = "") -> tuple[Season, ...]:
        """Keep seasons in the place of those that were declared.

        Args:
            text: the seasons, as TOML.
            mark: of the text that was changed, see `changed_meanwhile`; empty: of whatever is there.

        Raises:
            BadSeasons: they cannot be read; those of before stay.
            ChangedMeanwhile: others were declared since; they stay.
        """
        read = read_seasons(text)
        with self.store.together():
            require_unchanged(mark, self.text())
            self.store.put(SettingRow(_SETTING, text))
        return read


@dataclass(frozen=True, slots=True)
class LadderRow:
    """A player on a ladder."""

    name: str
    number: str
    place: LadderPlace


def season_results(season: Season, results: Iterable[ClubResult]) -> tuple[ClubResult, ...]:
    """Return the events of a season, the earliest first: those that are published, between its dates, of its kinds."""
    return tuple(
        each
        for each in results
        if each.is_published
        and season.begins.isoformat() <= each.date <= season.ends.isoformat()
        and plain(season.title) in plain(each.title)
        and (not season.kinds or each.kind in season.kinds)
    )


def ladder_rows(
    declared: Ladder, results: Sequence[ClubResult], members: Sequence[ClubMember], table: AwardTable | None = None
) -> tuple[LadderRow, ...]:
    """Rank the players of some events.

    Who has a number is known by it, who has none by his name; names that were erased are left out. Each player has what
    his pair or team has. Whoever took somebody's place has played too.

    Args:
        declared: the ladder.
        results: its events, see `season_results`.
        members: the list of members, for handicaps, grades and categories.
        table: the club's award points, without which nobody has master points.
    """
    if table is None and declared.formula is FormulaName.MASTER_POINTS:
        return ()
    known = _Known(results, members)
    scores: dict[str, list[EventScore]] = {}
    for result in results:
        for finish in result.finishes:
            points = _master_points(table, result, finish) if table else Fraction(0)
            for player in finish.players:
                key = known.key(player)
                if key is not None and known.is_ranked(key, declared):
                    scores.setdefault(key, []).append(_score(result, finish, known.allowance(key, declared), points))
    return tuple(LadderRow(*known.called(each.player), each) for each in ladder(scores, declared.rules))


def _master_points(table: AwardTable, result: ClubResult, finish: Finish) -> Fraction:
    size = result.tables if table.by_tables else finish.out_of
    return table.points(finish.place, finish.shared_by, size, finish.out_of)


def _score(result: ClubResult, finish: Finish, allowance: Fraction, points: Fraction) -> EventScore:
    share = None if finish.percentage is None else finish.percentage + allowance
    return EventScore(result.event, finish.place, finish.shared_by, share, points)


class _Known:
    """Players of some events, told apart by number and name."""

    def __init__(self, results: Sequence[ClubResult], members: Sequence[ClubMember]) -> None:
        played = [each for result in results for finish in result.finishes for each in finish.players]
        everybody = [*played, *(Player(each.name, each.number) for each in members)]
        self._numbers: dict[str, set[str]] = {}
        for each in everybody:
            if each.number:
                self._numbers.setdefault(plain(each.name), set()).add(each.number)
        self._names: dict[str, Player] = {}
        for each in everybody:
            key = self.key(each)
            if key is not None:
                self._names[key] = Player(each.name, each.number or self._only_number(each))
        self._members = {key: each for each in members if (key := self.key(Player(each.name, each.number)))}

    def _only_number(self, player: Player) -> str:
        numbers = self._numbers.get(plain(player.name), set())
        return next(iter(numbers)) if len(numbers) == 1 else ""

    def key(self, player: Player) -> str | None:
        """Return by what a player is known; `None` of one without a name, or erased."""
        if is_nameless(player):
            return None
        number = player.number or self._only_number(player)
        return f"#{number}" if number else plain(player.name)

    def called(self, key: str) -> tuple[str, str]:
        """Return name and number."""
        player = self._names[key]
        return player.name, player.number

    def is_ranked(self, key: str, declared: Ladder) -> bool:
        """Tell whether somebody is ranked on a ladder that may be of some grades or categories only."""
        member = self._members.get(key) or ClubMember("", "")
        grades, categories = declared.only_grades, declared.only_categories
        return (not grades or member.grade in grades) and (not categories or member.category in categories)

    def allowance(self, key: str, declared: Ladder) -> Fraction:
        """Return what is added to his percentages."""
        member = self._members.get(key) or ClubMember("", "")
        match declared.handicap:
            case Handicap.MEMBER:
                return Fraction(member.handicap or 0)
            case Handicap.GRADE:
                return _exact(declared.grades.get(member.grade, 0))
            case Handicap.NONE:
                return Fraction(0)


class LadderShare(TypedDict):
    """Value of an event for somebody."""

    event: str
    worth: str
    counts: bool


class LadderPlaceTold(TypedDict):
    """A row of a ladder; `place` is `null` for one who has not played often enough."""

    place: int | None
    name: str
    number: str
    figure: str
    wanting: int
    events: list[LadderShare]


def rows_told(rows: Sequence[LadderRow]) -> list[LadderPlaceTold]:
    """Return the rows of a ladder for programs; figures with two decimals."""
    return [
        {
            "place": each.place.place or None,
            "name": each.name,
            "number": each.number,
            "figure": decimal_text(each.place.figure, 2),
            "wanting": each.place.wanting,
            "events": [
                {"event": score.event, "worth": decimal_text(worth, 2), "counts": counts}
                for score, worth, counts in each.place.events
            ],
        }
        for each in rows
    ]
