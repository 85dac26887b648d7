"""Ladders as they stand now, with the club's own award points; the form of its federation is kept with the club."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from duplicado.formats.federation_form import FederationForm, read_federation_form
from duplicado.service.club.changed_meanwhile import require_unchanged
from duplicado.service.club.event_results import ClubResult
from duplicado.service.club.member_list import MemberList
from duplicado.service.club.members import People
from duplicado.service.club.seasons import Ladder, LadderRow, Season, ladder_rows, season_results
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import SettingRow

_SETTING: Final = "page.federation"


def club_form_text(store: ClubStore) -> str:
    """Return the form of the club's federation as it was written; empty where there is none."""
    return store.setting(_SETTING)


def club_form(store: ClubStore) -> FederationForm | None:
    """Return the form of the club's federation: columns of its ranking file, award points; `None` without one."""
    text = club_form_text(store)
    return read_federation_form(text).value if text.strip() else None


def keep_club_form(store: ClubStore, text: str, mark: str = "") -> None:
    """Keep the form of the club's federation.

    Args:
        store: of the club.
        text: the form, as TOML.
        mark: of the text that was changed, see `changed_meanwhile`; empty: of whatever is there.

    Raises:
        ChangedMeanwhile: another was kept since; it stays.
    """
    with store.together():
        require_unchanged(mark, club_form_text(store))
        store.put(SettingRow(_SETTING, text))


def ladder_now(
    results: Iterable[ClubResult], people: People, season: Season, declared: Ladder
) -> tuple[Sequence[ClubResult], Sequence[LadderRow]]:
    """Return the events of a season and how a ladder over them stands, of the results of the club."""
    of_season = season_results(season, results)
    form = club_form(people.store)
    table = None if form is None else form.points
    return of_season, ladder_rows(declared, of_season, MemberList(people).all(), table)
