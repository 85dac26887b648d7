"""One contest in several clubs, or in several sections that were recorded apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from duplicado.event.contest import BoardResult, Contest, ContestantId, seated_in
from duplicado.vocabulary.errors import DuplicadoError


def renamed(club: str, contestant: ContestantId) -> ContestantId:
    """Return by what a club's contestant goes in the whole: its section begins with the club's name."""
    if contestant.is_anonymous:
        return replace(contestant, section=f"{contestant.section} {club}")
    return replace(contestant, section=f"{club} {contestant.section}".rstrip())


def named(club: str, contest: Contest) -> Contest:
    """Return a club's contest with its contestants, and its fouled boards, by the names that they have in the whole.

    What only the club can say (the figures that its file states) is left out.
    """
    # Renamed once for each contestant, who has a few dozen lines.
    names = {each: renamed(club, each) for each in seated_in(contest.results)}
    return replace(
        contest,
        contestants=tuple(replace(each, id=renamed(club, each.id)) for each in contest.contestants),
        results=tuple(_renamed_result(club, each, names) for each in contest.results),
        penalties=tuple(replace(each, contestant=renamed(club, each.contestant)) for each in contest.penalties),
        stated=(),
    )


def merged(clubs: Mapping[str, Contest], *, winners: int | None = None) -> Contest:
    """Make one contest of those of several clubs that played the same boards, so that every score is compared with all.

    Numbers of contestants need not differ between clubs. What only one of them can say (date, title, program, the
    figures that its file states) is left out; a board that was fouled in one club is comparable with no other club's
    fouled boards.

    Args:
        clubs: to each club's name, which is not empty, its contest.
        winners: 1 to rank everybody together, 2 to rank the lines apart; if not told, 2 where every club has 2.

    Raises:
        DuplicadoError: the clubs score by different methods, have not the same boards, would have the same sections, or
            there is no club.
    """
    if not all(clubs):
        raise DuplicadoError("a simultaneous contest needs clubs with names").told_as("clubs-none")
    return together({club: named(club, contest) for club, contest in clubs.items()}, winners=winners)


def together(clubs: Mapping[str, Contest], *, winners: int | None = None) -> Contest:
    """Make one contest of clubs in which everybody has the name already that `named` gives him; see `merged`.

    Raises:
        DuplicadoError: as for `merged`.
    """
    if not clubs:
        raise DuplicadoError("a simultaneous contest needs clubs with names").told_as("clubs-none")
    contests = list(clubs.values())
    taken: dict[str, str] = {}
    for club, contest in clubs.items():
        for section in {result.north_south.section for result in contest.results}:
            if taken.setdefault(section, club) != club:
                told = f"{section} is a section of {taken[section]} and of {club}: give them other names"
                raise DuplicadoError(told).told_as("clubs-section-twice", section, taken[section], club)
    if len({contest.method for contest in contests}) > 1:
        methods = ", ".join(f"{club}: {contest.method.value}" for club, contest in clubs.items())
        raise DuplicadoError(f"the clubs score by different methods ({methods})").told_as("clubs-methods", methods)
    boards, layouts = dict(contests[0].boards), dict(contests[0].layouts)
    for contest in contests:
        for number, board in contest.boards.items():
            if boards.setdefault(number, board) != board:
                told = f"board {number} has different dealers or vulnerabilities in different clubs"
                raise DuplicadoError(told).told_as("clubs-marks-differ", number)
        for number, layout in contest.layouts.items():
            if layouts.setdefault(number, layout) != layout:
                told = f"board {number} has different cards in different clubs"
                raise DuplicadoError(told).told_as("clubs-cards-differ", number)
    return Contest(
        method=contests[0].method,
        winners=winners or min(contest.winners for contest in contests),
        scheduled_boards=max(contest.scheduled_boards or 0 for contest in contests) or None,
        boards=boards,
        layouts=layouts,
        contestants=tuple(each for contest in contests for each in contest.contestants),
        results=tuple(each for contest in contests for each in contest.results),
        penalties=tuple(each for contest in contests for each in contest.penalties),
    )


def _renamed_result(club: str, result: BoardResult, names: Mapping[ContestantId, ContestantId]) -> BoardResult:
    # Field by field: there are as many of these as results, and `replace` takes three times as long.
    return BoardResult(
        board=result.board,
        north_south=names[result.north_south],
        east_west=names[result.east_west],
        north_south_score=result.north_south_score,
        east_west_score=result.east_west_score,
        contract=result.contract,
        tricks=result.tricks,
        lead=result.lead,
        round=result.round,
        table=result.table,
        record=result.record,
        note=result.note,
        line=result.line,
        form=f"{club} {result.form}" if result.form else "",
        south=None if result.south is None else names[result.south],
        west=None if result.west is None else names[result.west],
        players=result.players,
    )
