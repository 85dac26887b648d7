"""List of the members of a club: number, name, category, grade, handicap; found while a name is typed.

A member may have a personal link: whoever opens it is known as that member, and may do nothing by it alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from fractions import Fraction
from typing import Final

from duplicado.service.club.changed_meanwhile import require_unchanged
from duplicado.service.club.keys import SYSTEM_CHANCE, Chance, hashed, stamp
from duplicado.service.club.members import People
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import LinkRow, MemberRow, PersonRow
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.lexicon import plain

LONGEST: Final = {"name": 100, "number": 40, "category": 40, "grade": 40, "handicap": 10, "contact": 200}
"""Letters of each part of what is kept of a member."""
_DECIMAL: Final = re.compile(r"[+-]?[0-9]{1,4}([.,][0-9]{1,3})?")


class BadMember(DuplicadoError):
    """A member cannot be kept like this; `code` names the sentence."""


@dataclass(frozen=True, slots=True)
class ClubMember:
    """A member as the list shows him."""

    id: str
    """Empty of one who is not in the list yet."""
    name: str
    number: str = ""
    """With the club or federation."""
    category: str = ""
    grade: str = ""
    handicap: str = ""
    """Added to results, in hundredths of the maximum, as a decimal number with a point; empty for none."""
    contact: str = ""
    seen: str = ""
    """Time at which he last played, ISO 8601."""

    @property
    def told(self) -> tuple[str, ...]:
        """Fields that a person tells of himself: everything but id and when he played."""
        return self.name, self.number, self.category, self.grade, self.handicap, self.contact


def handicap_of(text: str) -> str:
    """Return a handicap as it is kept, with a point; empty of an empty text.

    Raises:
        BadMember: it is no number.
    """
    bare = text.strip().removesuffix("%").strip().replace("\u2212", "-")
    if not bare:
        return ""
    if not _DECIMAL.fullmatch(bare):
        raise BadMember(f"{text[:20]!r} is no handicap: write a number such as 2.5").told_as(
            "member-handicap", text[:20]
        )
    value = Fraction(bare.replace(",", "."))
    return f"{float(value):g}"


class MemberList:
    """The members of a club. Everything here waits for the disk."""

    def __init__(self, people: People) -> None:
        """Take the persons whom the club knows: each of them is a member."""
        self._people = people
        self._store = people.store

    def all(self) -> tuple[ClubMember, ...]:
        """Return everybody, in the order of the names."""
        more = {each.id: each for each in self._store.all(MemberRow)}
        found = [_member(row, more.get(row.id)) for row in self._people.all()]
        return tuple(sorted(found, key=lambda each: (plain(each.name), each.number)))

    def of(self, id_: str) -> ClubMember:
        """Return one.

        Raises:
            UnknownPerson: there is nobody of that id.
        """
        return _member(self._people.of(id_), self._store.get(MemberRow, id_))

    def found(self, text: str, most: int = 12) -> tuple[ClubMember, ...]:
        """Return the members whom a text may mean, the likeliest first.

        Each word of it begins a word of the name, without regard to capitals and accents, or the number. Whose number
        it is comes first, then whose name begins with it.
        """
        words = plain(text).split()
        if not words:
            return ()
        ranked = [(place, each) for each in self.all() if (place := _likeness(words, each)) is not None]
        ranked.sort(key=lambda each: each[0])
        return tuple(each for _, each in ranked[:most])

    def save(self, member: ClubMember, mark: str = "") -> ClubMember:
        """Keep a member, in the place of what was kept by his id; without an id he is new.

        Args:
            member: the member.
            mark: of what was told of him before, see `changed_meanwhile`; empty: of whatever is there.

        Raises:
            BadMember: the name is empty, another has the number, or the handicap is no number.
            UnknownPerson: nobody has that id.
            ChangedMeanwhile: he was changed since; that stays.
        """
        with self._store.together():
            checked = self._checked(member)
            if checked.id:
                before = self._people.of(checked.id)
                require_unchanged(mark, *self.of(checked.id).told)
                row = replace(before, name=checked.name, number=checked.number, contact=checked.contact)
                self._store.put(row)
            else:
                row = self._people.add(checked.name, number=checked.number, contact=checked.contact)
            self._store.put(MemberRow(row.id, checked.category, checked.grade, checked.handicap))
            return replace(checked, id=row.id, seen=row.seen)

    def save_all(self, members: Iterable[ClubMember]) -> int:
        """Keep several, all or none, and return how many they were.

        Raises:
            BadMember: one of them cannot be kept.
        """
        with self._store.together():
            return len([self.save(each) for each in members])

    def merge(self, kept: str, other: str) -> ClubMember:
        """Make one member of two who are the same person: what the first has not told comes from the second.

        Events name him as they did; who is asked for his history is found by the name and number that are kept.

        Raises:
            UnknownPerson: one of them is not there, or they are the same already.
        """
        with self._store.together():
            first, second = self.of(kept), self.of(other)
            if first.id != second.id:
                parts = ("number", "category", "grade", "handicap", "contact")
                filled = {name: getattr(first, name) or getattr(second, name) for name in parts}
                self._store.remove(PersonRow, id=second.id)
                self._store.remove(MemberRow, id=second.id)
                self._store.remove(LinkRow, person=second.id)
                return self.save(replace(first, **filled))
            return first

    def _checked(self, member: ClubMember) -> ClubMember:
        name = " ".join(member.name.split())
        if not any(sign.isalpha() for sign in name):
            raise BadMember("a member has a name").told_as("member-name")
        told = {each: " ".join(str(getattr(member, each)).split())[:most] for each, most in LONGEST.items()}
        number = told["number"]
        for each in self._store.all(PersonRow, number=number) if number else ():
            if each.id != member.id:
                said = f"the number {number} is that of {each.name}"
                raise BadMember(said).told_as("member-number-taken", number, each.name)
        return replace(member, **{**told, "handicap": handicap_of(member.handicap)})


def fitting(row: PersonRow | MemberRow) -> PersonRow | MemberRow:
    """Return a row of the list with nothing longer than the list keeps it, and no handicap that is none."""
    cut = {name: str(getattr(row, name, ""))[:most] for name, most in LONGEST.items()}
    if isinstance(row, PersonRow):
        return replace(row, name=cut["name"], number=cut["number"], contact=cut["contact"])
    try:
        handicap = handicap_of(cut["handicap"])
    except BadMember:
        handicap = ""
    return replace(row, category=cut["category"], grade=cut["grade"], handicap=handicap)


def _member(row: PersonRow, more: MemberRow | None) -> ClubMember:
    kept = more or MemberRow(row.id, "", "", "")
    return ClubMember(row.id, row.name, row.number, kept.category, kept.grade, kept.handicap, row.contact, row.seen)


def _likeness(words: list[str], member: ClubMember) -> tuple[int, str, str] | None:
    """Return by what a member is put in order among those found; `None` where he is not meant."""
    name = plain(member.name)
    parts = re.split(r"[\s'’-]+", name)
    number = plain(member.number)
    for word in words:
        if not (any(part.startswith(word) for part in parts) or (number and number.startswith(word))):
            return None
    if number and number == "".join(words):
        place = 0
    elif name.startswith(" ".join(words)):
        place = 1
    else:
        place = 2
    return place, name, number


@dataclass(frozen=True, slots=True)
class MemberLinks:
    """The personal links of a club's members, one to each at most; it waits for the disk: for a thread."""

    store: ClubStore
    clock: Callable[[], datetime]
    chance: Chance = SYSTEM_CHANCE

    def draw(self, person: str) -> str:
        """Draw the link of a member, in the place of a former one, and return its secret: only a hash is kept."""
        secret = self.chance(16).hex()
        self.store.put(LinkRow(person, hashed(secret), stamp(self.clock())))
        return secret

    def end(self, person: str) -> None:
        """Know nobody by the link of a member any more."""
        self.store.remove(LinkRow, person=person)

    def has(self, person: str) -> bool:
        """Tell whether a member has a link."""
        return self.store.get(LinkRow, person) is not None

    def whose(self, secret: str) -> PersonRow | None:
        """Return the member of a link; `None`: it is nobody's, or no longer."""
        rows = self.store.all(LinkRow, link=hashed(secret)) if secret else ()
        return self.store.get(PersonRow, rows[0].person) if rows else None
