"""The form of a federation's ranking file and a club's tables, read from the club's own TOML.

rows = "players"                   # or "contestants"
delimiter = ";"
decimal = ","
encoding = "utf-8"
columns = [
    { heading = "Place", value = "place" },
    { heading = "Number", value = "player-number" },
    { heading = "Points", value = "points" },
]

[points]
size = "tables"                    # or "contestants"
places = 2
scale = [ { from = 3, awards = [6, 4, 2] }, { from = 6, awards = [12, 8, 6, 4, 2] } ]
# or, in the place of the scale: formula = { first = 10, ratio = "0.75", share = "0.4", least = 2, from = 3 }

[table-money]
each = "3.50"
by-category = { junior = "0" }

[members]
"Ana Silva" = { number = "1001", category = "A" }
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from fractions import Fraction
from typing import Final, cast

from duplicado.formats.award_points import AwardFormula, AwardTable
from duplicado.formats.diagnostics import Diagnostic, Parsed
from duplicado.formats.toml_text import NotToml, read_toml
from duplicado.vocabulary.values import keeps_mappings

VALUES: Final = frozenset(
    (
        *("place", "section", "number", "line", "names", "player", "partner", "player-number", "partner-number"),
        *("numbers", "category", "boards", "total", "percentage", "points", "table-money", "tables", "contestants"),
        *("event", "date", "empty"),
    )
)
"""Values that a column may hold. With a row for each player `player`, `partner` and their numbers are his; with a row
for each contestant those of the first player and the second."""

_KEYS: Final = frozenset(
    {"name", "rows", "delimiter", "decimal", "encoding", "header", "columns", "points", "table-money", "members"}
)
_MONEY_KEYS: Final = frozenset({"each", "by-category"})
_POINTS_KEYS: Final = frozenset({"size", "places", "scale", "formula"})
_FORMULA_KEYS: Final = frozenset({"first", "ratio", "share", "least", "from"})
_SCALE_KEYS: Final = frozenset({"from", "awards"})
_COLUMN_KEYS: Final = frozenset({"heading", "value"})
_MEMBER_KEYS: Final = frozenset({"number", "category"})
_NEAR: Final = {"federation-key": "federation-key-near", "federation-value": "federation-value-near"}
"""Message that also names what may be meant."""
_NUMBER: Final = re.compile(r"[0-9]{1,9}(?:[.,][0-9]{1,6})?")


@dataclass(frozen=True, slots=True)
class Member:
    """Details that the club knows of a player besides his name."""

    number: str = ""
    category: str = ""


@dataclass(frozen=True, slots=True)
@keeps_mappings
class FederationForm:
    """Form of the file, and the club's tables."""

    columns: tuple[tuple[str, str], ...]
    """Heading and value, one of `VALUES`."""
    by_player: bool = False
    delimiter: str = ","
    decimal: str = "."
    encoding: str = "utf-8"
    header: bool = True
    points: AwardTable | None = None
    table_money: Fraction | None = None
    """Money that each player pays for the session."""
    table_money_by_category: Mapping[str, Fraction] = field(default_factory=dict[str, Fraction], hash=False)
    members: Mapping[str, Member] = field(default_factory=dict[str, Member], hash=False)
    """By name, in small letters."""

    @property
    def values(self) -> frozenset[str]:
        """Values that the columns hold."""
        return frozenset(value for _, value in self.columns)

    def member(self, name: str) -> Member:
        """Return what is known of a player of that name."""
        return self.members.get(_key(name), Member())

    def money(self, category: str) -> Fraction | None:
        """Return what a player of that category pays."""
        return self.table_money_by_category.get(category, self.table_money)


def _key(name: str) -> str:
    return " ".join(name.split()).casefold()


def read_federation_form(text: str) -> Parsed[FederationForm]:
    """Read a form; what cannot be read is named with its line and left out."""
    try:
        tree = read_toml(text)
    except NotToml as error:
        wrong = Diagnostic(error.line, "federation-not-toml")
        return Parsed(FederationForm(()), (wrong,))
    reader = _Reader(text)
    reader.only(tree, _KEYS)
    fees = reader.table(tree, "table-money")
    reader.only(fees, _MONEY_KEYS)
    form = FederationForm(
        columns=tuple(reader.columns(tree)),
        by_player=reader.choice(tree, "rows", ("contestants", "players")) == "players",
        delimiter=reader.choice(tree, "delimiter", (",", ";", "\t", "|")),
        decimal=reader.choice(tree, "decimal", (".", ",")),
        encoding=reader.encoding(tree),
        header=reader.flag(tree, "header", otherwise=True),
        points=reader.points(tree),
        table_money=reader.amount(fees.get("each"), "each"),
        table_money_by_category=dict(reader.money_by_category(fees)),
        members=dict(reader.members(reader.table(tree, "members"))),
    )
    if tree.get("columns", []) == []:
        reader.found.append(Diagnostic(0, "federation-no-columns"))
    return Parsed(form, tuple(reader.found))


class _Reader:
    """Reads the parts of the tree, noting what is wrong."""

    def __init__(self, text: str) -> None:
        self.found: list[Diagnostic] = []
        self._lines = text.splitlines()

    def wrong(self, key: str, value: object, right: Iterable[str] = ()) -> None:
        """Note that what stands under a key cannot be read; of what would be right the nearest is named."""
        self._note("federation-value", key, str(value), right)

    def only(self, table: Mapping[str, object], keys: frozenset[str]) -> None:
        """Note every key that the table does not have."""
        for key in table:
            if key not in keys:
                self._note("federation-key", key, key, keys)

    def _note(self, code: str, key: str, text: str, right: Iterable[str]) -> None:
        line = next((number for number, line in enumerate(self._lines, 1) if key in line), 0)
        near = get_close_matches(text.lower(), sorted(right), n=1, cutoff=0.6)
        told = (("key", key), ("text", text[:60]))
        self.found.append(
            Diagnostic(line, _NEAR[code], (*told, ("near", near[0]))) if near else Diagnostic(line, code, told)
        )

    def choice(self, tree: Mapping[str, object], key: str, values: tuple[str, ...]) -> str:
        """Return one of the words that are allowed, the first where nothing stands there."""
        given = tree.get(key, values[0])
        if isinstance(given, str) and given in values:
            return given
        self.wrong(key, given, values)
        return values[0]

    def flag(self, tree: Mapping[str, object], key: str, *, otherwise: bool) -> bool:
        """Return true or false."""
        given = tree.get(key, otherwise)
        if not isinstance(given, bool):
            self.wrong(key, given)
            return otherwise
        return given

    def encoding(self, tree: Mapping[str, object]) -> str:
        """Return the name of an encoding of texts."""
        name = tree.get("encoding", "utf-8")
        try:
            info = codecs.lookup(name if isinstance(name, str) else "")
            "".encode(info.name)
        except (LookupError, ValueError):
            self.wrong("encoding", name)
            return "utf-8"
        return info.name

    def table(self, tree: Mapping[str, object], key: str) -> Mapping[str, object]:
        """Return a table, empty where none stands."""
        given = tree.get(key, {})
        if isinstance(given, dict):
            return cast("dict[str, object]", given)
        self.wrong(key, given)
        return {}

    def columns(self, tree: Mapping[str, object]) -> Iterator[tuple[str, str]]:
        """Go through the columns whose value is known."""
        for entry in self._tables(tree, "columns"):
            self.only(entry, _COLUMN_KEYS)
            value = entry.get("value")
            if isinstance(value, str) and value in VALUES:
                yield str(entry.get("heading", value)), value
            else:
                self.wrong("value" if value is None else str(value), "" if value is None else value, VALUES)

    def points(self, tree: Mapping[str, object]) -> AwardTable | None:
        """Read the table of award points, if there is one."""
        if "points" not in tree:
            return None
        table = self.table(tree, "points")
        self.only(table, _POINTS_KEYS)
        places = table.get("places", 2)
        if not isinstance(places, int) or isinstance(places, bool) or not 0 <= places <= 6:
            self.wrong("places", places)
            places = 2
        scale: dict[int, tuple[Fraction, ...]] = {}
        for entry in self._tables(table, "scale"):
            self.only(entry, _SCALE_KEYS)
            least, awards = entry.get("from", 0), entry.get("awards")
            if not isinstance(least, int) or isinstance(least, bool) or not isinstance(awards, list):
                self.wrong("scale", entry)
                continue
            read = [self.amount(award, "awards") for award in cast("list[object]", awards)]
            scale[least] = tuple(award for award in read if award is not None)
        by_tables = self.choice(table, "size", ("tables", "contestants")) == "tables"
        return AwardTable(dict(sorted(scale.items())), by_tables, places, self._formula(table))

    def _formula(self, points: Mapping[str, object]) -> AwardFormula | None:
        """Read the formula of award points, if there is one: `first`, `ratio` and `share` are wanted."""
        if "formula" not in points:
            return None
        table = self.table(points, "formula")
        self.only(table, _FORMULA_KEYS)
        first, ratio, share = (self.amount(table.get(key, ""), key) for key in ("first", "ratio", "share"))
        least = self.amount(table.get("least", 0), "least") or Fraction(0)
        smallest = table.get("from", 0)
        if not isinstance(smallest, int) or isinstance(smallest, bool):
            self.wrong("from", smallest)
            smallest = 0
        for key, value in (("ratio", ratio), ("share", share)):
            if value is not None and value > 1:
                self.wrong(key, value)
                return None
        if first is None or ratio is None or share is None:
            return None
        return AwardFormula(first, ratio, share, least, smallest)

    def amount(self, given: object, key: str) -> Fraction | None:
        """Read an amount: a whole number, or a decimal one as a text or number."""
        text = str(given)
        if isinstance(given, bool) or not _NUMBER.fullmatch(text):
            if given is not None:
                self.wrong(key, given)
            return None
        return Fraction(text.replace(",", "."))

    def money_by_category(self, table: Mapping[str, object]) -> Iterator[tuple[str, Fraction]]:
        """Go through what the players of each category pay."""
        for category, given in self.table(table, "by-category").items():
            amount = self.amount(given, category)
            if amount is not None:
                yield category, amount

    def members(self, table: Mapping[str, object]) -> Iterator[tuple[str, Member]]:
        """Go through the members, by their names in small letters."""
        for name, given in table.items():
            if not isinstance(given, dict):
                self.wrong(name, given)
                continue
            entry = cast("dict[str, object]", given)
            self.only(entry, _MEMBER_KEYS)
            yield _key(name), Member(str(entry.get("number", "")), str(entry.get("category", "")))

    def _tables(self, tree: Mapping[str, object], key: str) -> Iterator[Mapping[str, object]]:
        given = tree.get(key, [])
        for entry in cast("list[object]", given) if isinstance(given, list) else [given]:
            if isinstance(entry, dict):
                yield cast("dict[str, object]", entry)
            else:
                self.wrong(key, entry)
