"""The pages of matches: round by round, one with its boards, the bracket of a knock-out, who against whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.contest import IN_TEAMS, BoardResult, ContestantId, ScoringMethod
from duplicado.event.matches.score import MatchSide, MatchStatus
from duplicado.event.pairing.bracket import BracketMatch
from duplicado.event.record.published_outcome import PublishedMatch
from duplicado.event.record.round_matches import MatchNow, RoundOfMatches
from duplicado.event.standing import TotalIn
from duplicado.publish.messages import slug
from duplicado.publish.pages.evening import EveningPage, TableRow
from duplicado.publish.pages.event_pages import EventPart, WholeEvent
from duplicado.publish.pages.figures import Gain, decimal_places
from duplicado.publish.pages.wording import Wording
from duplicado.publish.stored_words import reason_text
from duplicado.vocabulary.seats import Side


@dataclass(frozen=True, slots=True)
class MatchSeen:
    """A match in a list."""

    address: str
    """Empty for a bye."""
    sides: tuple[MatchSide, ...]
    gained: tuple[str, ...]
    """Score that each side won by the method of the boards, less penalties, written; empty where no board counts, and
    where it is the points themselves."""
    points: tuple[str, ...]
    """Points that the match is worth to each in the ranking, written."""
    is_unfinished: bool
    goes_on: int = 0
    """Next round in which it is played, where it stands under an earlier one; else 0."""
    begun: int = 0
    """Round in which it began, where it stands under a later one; else 0."""


@dataclass(frozen=True, slots=True)
class MatchCard:
    """Card of a match, of the three of a three-way match, or of a bye, with how it stands."""

    lines: tuple[tuple[MatchSeen, MatchNow], ...]

    @property
    def is_open(self) -> bool:
        """True where results are still to come."""
        return any(match.is_open for _, match in self.lines)


def match_cards(of: RoundOfMatches, total_in: TotalIn, wording: Wording) -> tuple[MatchCard, ...]:
    """Write the matches of a round, those first to which results are still to come."""
    return tuple(
        MatchCard(tuple((match_seen(match.sides, total_in, wording), match) for match in group)) for group in of.groups
    )


@dataclass(frozen=True, slots=True)
class MatchRound:
    """The matches of a round."""

    session: int
    round: int
    matches: tuple[MatchSeen, ...]


def match_rounds(whole: WholeEvent, wording: Wording, *, of: ContestantId | None = None) -> tuple[MatchRound, ...]:
    """List the matches by sessions and rounds; with `of` those of one contestant, his side first.

    A match that goes on in a later round stands under that one too, as soon as anything of the round was played.
    """
    places = range(len(whole.matches)) if of is None else whole.matches_of(of)
    begun = {(match.session, line.round) for match in whole.matches for line in match.lines}
    rounds: dict[tuple[int, int], list[MatchSeen]] = {}
    for place in places:
        match = whole.matches[place]
        seen = _seen(whole, place, wording, first=of)
        for number in match.rounds:
            if number == match.round or (match.session, number) in begun:
                later = min((each for each in match.rounds if each > number), default=0)
                earlier = match.round if match.round < number else 0
                shown = replace(seen, goes_on=later, begun=earlier)
                rounds.setdefault((match.session, number), []).append(shown)
    return tuple(MatchRound(*key, tuple(matches)) for key, matches in sorted(rounds.items(), key=lambda item: item[0]))


def _seen(whole: WholeEvent, place: int, wording: Wording, *, first: ContestantId | None = None) -> MatchSeen:
    sides = whole.matches[place].sides
    if first not in {None, sides[0].contestant}:
        sides = sides[::-1]
    return match_seen(sides, whole.evening.total_in, wording, whole.match_addresses.get(place, ""))


def match_seen(sides: tuple[MatchSide, ...], total_in: TotalIn, wording: Wording, address: str = "") -> MatchSeen:
    """Write how a match stands; `total_in`: in what the points are that it is worth."""
    has_score = total_in is not TotalIn.METHOD and any(side.boards for side in sides)
    shown = decimal_places([side.score for side in sides])
    return MatchSeen(
        address,
        sides,
        tuple(wording.number(side.score, shown) for side in sides) if has_score else (),
        tuple("" if side.points is None else wording.points(side.points, total_in) for side in sides),
        any(side.status is MatchStatus.UNFINISHED for side in sides),
    )


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A board of a match at one of its tables."""

    line: TableRow
    result: BoardResult
    gains: tuple[Gain | None, Gain | None]
    """Gain of either side of the match; in a match of teams to the one that sits North-South only."""


@dataclass(frozen=True, slots=True)
class MatchBoard:
    """A board of a match."""

    number: int
    part: EventPart | None
    """Part of the event in which it was played."""
    session: int | None
    """In which session, where the match went on over several; their boards may have the same numbers."""
    lines: tuple[MatchLine, ...]
    swings: tuple[Fraction, Fraction]
    """Swing that each side of the match has from the board, in the unit of the method."""
    counts: bool


@dataclass(frozen=True, slots=True)
class MatchPage:
    """A match with its boards."""

    match: PublishedMatch
    seen: MatchSeen
    part: EventPart | None
    boards: tuple[MatchBoard, ...]
    places: int
    has_winners: bool
    """True where a board goes to one side only, as at IMPs: what one wins the other has lost."""
    taken: tuple[str, ...]
    """Penalties on the result, in sentences."""
    line_ups: tuple[str, ...]
    """Pairs of either side by where they sat, as far as that is known."""


def match_page(whole: WholeEvent, place: int, wording: Wording) -> MatchPage:
    """Put the page of a match together.

    Args:
        whole: the event.
        place: which of its matches.
        wording: the words.
    """
    match = whole.matches[place]
    evening = whole.evening_of(match)
    goes_on = len(match.by_field) > 1
    teams = (match.sides[0].contestant, match.sides[-1].contestant)
    in_teams = evening.method in IN_TEAMS
    boards: dict[tuple[int, int], list[MatchLine]] = {}
    for field, result in ((field, line) for field, lines in match.by_field for line in lines):
        there = whole.evenings[field]
        line = next(each for each in there.lines[result.board] if each.result is result or each.result == result)
        gains = [_gain(there, line, team, in_teams=in_teams) for team in teams]
        boards.setdefault((field, result.board), []).append(MatchLine(line, result, (gains[0], gains[1])))
    shown = tuple(
        _board(number, whole.parts[field] if whole.parts else None, lines, of_several=goes_on)
        for (field, number), lines in boards.items()
    )
    return MatchPage(
        match,
        _seen(whole, place, wording),
        whole.part_of(match),
        shown,
        decimal_places([swing for board in shown for swing in board.swings]),
        evening.method is ScoringMethod.IMPS,
        tuple(_penalty(each, wording) for each in match.penalties),
        tuple(_line_up(match, side.contestant, wording) for side in match.sides),
    )


def _line_up(match: PublishedMatch, who: ContestantId, wording: Wording) -> str:
    """Name the pairs of a team in a match by their sides; those who played in turn one after the other."""
    told = list[str]()
    for side in Side:
        pairs = dict.fromkeys(line.pair_on(side) for line in match.lines if line.of_side(side) == (who,))
        named = ", ".join(wording.players(pair) for pair in pairs if pair)
        told += [f"{wording.side(side)} {named}"] if named else []
    return " · ".join(told)


def _penalty(penalty: RuledPenalty, wording: Wording) -> str:
    return wording.text(
        "penalty-taken-in-match",
        who=wording.contestant(penalty.contestant),
        amount=wording.number(penalty.amount),
        unit=wording.text(f"penalty-unit-{slug(penalty.unit.name)}"),
        reason=reason_text(penalty.reason, wording.messages),
    )


def _gain(evening: EveningPage, line: TableRow, team: ContestantId, *, in_teams: bool) -> Gain | None:
    result = line.result
    if result is None:
        return None
    if team in result.of_side(Side.NS):
        return evening.gain(line, Side.NS)
    if in_teams:
        return None
    return evening.gain(line, Side.EW)


def _board(number: int, part: EventPart | None, lines: list[MatchLine], *, of_several: bool) -> MatchBoard:
    totals = [Fraction(0), Fraction(0)]
    counts = False
    for line in lines:
        for place, gain in enumerate(line.gains):
            if gain is not None:
                totals[place] += gain.amount
                counts = True
    session = part.session if part is not None and of_several else None
    return MatchBoard(number, part, session, tuple(lines), (totals[0], totals[1]), counts)


@dataclass(frozen=True, slots=True)
class BracketLine:
    """A match in a bracket."""

    match: BracketMatch
    address: str
    """Of the page of the match; empty as long as nothing of it was played."""
    gained: tuple[str, ...]
    """Scores that home and away have won, written; empty where nothing was played."""


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A round of a bracket."""

    title: str
    lines: tuple[BracketLine, ...]


def bracket_pages(whole: WholeEvent, wording: Wording) -> tuple[tuple[str, tuple[BracketRound, ...]], ...]:
    """Put brackets together: for each section its name and its rounds."""
    return tuple((each.section, tuple(_rounds(whole, each.matches, wording))) for each in whole.brackets)


def _rounds(whole: WholeEvent, matches: tuple[BracketMatch, ...], wording: Wording) -> Iterator[BracketRound]:
    played = {
        frozenset(side.contestant for side in match.sides): place
        for place, match in enumerate(whole.matches)
        if not match.is_bye
    }
    last = max((match.round for match in matches), default=0)
    for number in range(1, last + 1):
        lines: list[BracketLine] = []
        for match in matches:
            if match.round != number:
                continue
            place = played.get(frozenset(who for who in (match.home, match.away) if who is not None))
            if place is None:
                lines.append(BracketLine(match, "", ()))
            else:
                seen = _seen(whole, place, wording, first=match.home)
                lines.append(BracketLine(match, seen.address, seen.gained))
        yield BracketRound(_round_name(number, last, wording), tuple(lines))


def _round_name(number: int, last: int, wording: Wording) -> str:
    match last - number:
        case 0:
            return wording.text("whole-final")
        case 1:
            return wording.text("whole-semifinals")
        case 2:
            return wording.text("whole-quarterfinals")
        case _:
            return wording.text("whole-round", round=number)


@dataclass(frozen=True, slots=True)
class CrossTable:
    """Results of everybody against everybody."""

    contestants: tuple[ContestantId, ...]
    """Best first."""
    cells: tuple[tuple[tuple[str, str], ...], ...]
    """For each contestant and each opponent: what he has, written, and the address of the match; both empty where they
    have not met."""


def cross_table_page(whole: WholeEvent, wording: Wording, most: int = 16) -> CrossTable | None:
    """Put the cross table together; `None` where there are no matches, or too many contestants for a table."""
    ranked = tuple(each.contestant for ranking in whole.evening.rankings for each in ranking.standings)
    if whole.evening.total_in is TotalIn.MATCHES or not whole.matches or not 2 < len(ranked) <= most:
        return None
    found: dict[tuple[ContestantId, ContestantId], tuple[str, str]] = {}
    for place, match in enumerate(whole.matches):
        for side in match.sides:
            if side.opponent is not None and side.points is not None:
                written = wording.points(side.points, whole.evening.total_in)
                before = found.get((side.contestant, side.opponent))
                told = f"{before[0]} / {written}" if before else written
                found[side.contestant, side.opponent] = (told, whole.match_addresses.get(place, ""))
    cells = tuple(tuple(found.get((one, other), ("", "")) for other in ranked) for one in ranked)
    return CrossTable(ranked, cells)


def round_title(whole: WholeEvent, session: int, number: int, wording: Wording) -> str:
    """Name a round, with its session where there are several."""
    if len({match.session for match in whole.matches}) > 1:
        return wording.text("whole-round-of-session", session=session, round=number)
    return wording.text("whole-round", round=number)


def part_title(part: EventPart, wording: Wording) -> str:
    """Name a part of an event."""
    section = part.section or "–"
    if not part.has_sections:
        return wording.text("whole-session", session=part.session)
    if not part.has_sessions:
        return wording.text("whole-section", section=section)
    return wording.text("whole-session-section", session=part.session, section=section)
