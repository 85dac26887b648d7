"""Writing of participants and placings, and the building of XML: elements in order, texts that it can hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final, TypeAlias

from lxml import etree

from duplicado.event.contest import Contest, Contestant, ContestantId
from duplicado.event.standing import Standings
from duplicado.formats.format_limits import Losses
from duplicado.formats.line_figures import figure

Node: TypeAlias = etree._Element  # noqa: SLF001 # pyright: ignore[reportPrivateUsage] - what lxml calls its elements

# Characters that no XML document may hold, escaped or not (XML 1.0, production 2), and halves of characters.
_FORBIDDEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


class Builder:
    """Makes elements, and notes what of their texts cannot be written."""

    def __init__(self, losses: Losses) -> None:
        """Note losses there."""
        self._losses = losses

    def root(self, name: str, **attributes: str) -> Node:
        """Make the root of a document."""
        return etree.Element(name, {key: self._clean(text) for key, text in attributes.items()})

    def group(self, parent: Node, name: str, **attributes: str) -> Node:
        """Append an element that holds others."""
        return etree.SubElement(parent, name, {key: self._clean(text) for key, text in attributes.items()})

    def text(self, parent: Node, name: str, value: object) -> None:
        """Append an element that holds a text; none at all for an empty one."""
        written = self._clean(str(value))
        if written:
            etree.SubElement(parent, name).text = written

    def _clean(self, text: str) -> str:
        clean = _FORBIDDEN.sub("", text)
        if clean != text:
            self._losses.add("contest-file-characters")
        return clean.strip()


class Entrants:
    """Writes the participants of an event or section, and names them where they play."""

    def __init__(
        self,
        build: Builder,
        losses: Losses,
        standings: Standings | None,
        letters: Mapping[str, str],
        *,
        numbers: Mapping[ContestantId, tuple[str, ...]],
        awarded: Mapping[ContestantId, Fraction],
    ) -> None:
        """Take what is known of them besides the contest; `letters` are those of the sections by their names."""
        self._build = build
        self._letters = letters
        self._losses = losses
        self._standings = standings
        self._numbers = numbers
        self._awarded = awarded

    def number(self, who: ContestantId, within: str) -> str:
        """Write a contestant's number: `7`, in a contest with two winners `7NS`, and `B7` outside his section."""
        section = self._letters.get(who.section, "") if who.section != within else ""
        return f"{section}{who.number}{who.line or ''}"

    def write(self, place: Node, contest: Contest, kind: str, within: str = "") -> None:
        """Write the participants; those who have results only are listed too, with their number."""
        participants = self._build.group(place, "PARTICIPANTS", EVENT_TYPE=kind)
        known = {each.id for each in contest.contestants}
        seated = (who for line in contest.results for who in (line.north_south, line.east_west, line.south, line.west))
        playing = dict.fromkeys(who for who in seated if who is not None)
        others = [Contestant(who) for who in playing if who not in known and who.section == within]
        for contestant in (*contest.contestants, *others):
            if contestant.id.is_anonymous:
                continue
            if kind == "TEAMS":
                self._team(participants, contestant, contest, within)
            elif kind == "INDIVIDUAL":
                self._player(participants, contestant, contest, within)
            else:
                self._pair(participants, contestant, contest, within)

    def _pair(self, participants: Node, contestant: Contestant, contest: Contest, within: str) -> None:
        pair = self._build.group(participants, "PAIR")
        self._build.text(pair, "PAIR_NUMBER", self.number(contestant.id, within))
        if contestant.id.line is not None:
            self._build.text(pair, "DIRECTION", contestant.id.line)
        self._standing(pair, contestant.id, contest)
        self._players(pair, contestant.names, self._numbers.get(contestant.id, ()))

    def _player(self, participants: Node, contestant: Contestant, contest: Contest, within: str) -> None:
        """Write one who plays for himself; his place is that of a participant, not inside a pair."""
        player = self._build.group(participants, "PLAYER")
        self._build.text(player, "PLAYER_NUMBER", self.number(contestant.id, within))
        self._build.text(player, "PLAYER_NAME", contestant.names[0] if contestant.names else "")
        numbers = self._numbers.get(contestant.id, ())
        self._build.text(player, "NATIONAL_ID_NUMBER", numbers[0] if numbers else "")
        self._standing(player, contestant.id, contest)

    def _team(self, participants: Node, contestant: Contestant, contest: Contest, within: str) -> None:
        name = {"TEAM_NAME": contestant.team} if contestant.team else {}
        attributes = {"TEAM_ID": self.number(contestant.id, within)} | name
        team = self._build.group(participants, "TEAM", **attributes)
        self._standing(team, contestant.id, contest)
        self._players(team, contestant.players, self._numbers.get(contestant.id, ()))

    def _standing(self, entry: Node, who: ContestantId, contest: Contest) -> None:
        for name, text in self._figures(who, contest):
            self._build.text(entry, name, text)
        if who in self._awarded:
            self._build.text(entry, "MASTER_POINTS_AWARDED", figure(self._awarded[who], 0))
        adjustment = sum((each.amount for each in contest.penalties if each.contestant == who), Fraction(0))
        if adjustment:
            written = figure(adjustment)
            self._build.text(entry, "ADJUSTMENT", written)
            if Fraction(written) != adjustment:
                self._losses.add("contest-file-fractions", who)
        if any(each.reason not in {"", "ADJUSTMENT"} for each in contest.penalties if each.contestant == who):
            self._losses.add("contest-file-reasons", who)

    def _players(self, entry: Node, names: tuple[str, ...], numbers: tuple[str, ...]) -> None:
        for place, name in enumerate(names):
            player = self._build.group(entry, "PLAYER")
            self._build.text(player, "PLAYER_NAME", name)
            self._build.text(player, "NATIONAL_ID_NUMBER", numbers[place] if place < len(numbers) else "")

    def _figures(self, who: ContestantId, contest: Contest) -> Iterator[tuple[str, object]]:
        """Go through what is said of a contestant's finish: what was computed, else what a file said."""
        if self._standings is not None:
            standing, rules = self._standings.of(who), self._standings.rules
            if standing is not None:
                yield "TOTAL_SCORE", rules.total_text(standing.total)
                if standing.percentage is not None:
                    yield "PERCENTAGE", rules.percentage_text(standing.percentage)
                yield "PLACE", standing.place_text
                yield "BOARDS_PLAYED", standing.card.boards
            return
        for stated in contest.stated:
            if stated.contestant == who:
                yield "TOTAL_SCORE", "" if stated.total is None else figure(stated.total)
                yield "PERCENTAGE", "" if stated.percentage is None else figure(stated.percentage)
                yield "PLACE", stated.place
                yield "BOARDS_PLAYED", "" if stated.boards is None else stated.boards
