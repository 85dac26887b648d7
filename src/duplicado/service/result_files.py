"""The result of an event as a file for other programs, with what the format cannot say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from duplicado.event.contest import Contest, ContestantId
from duplicado.event.record import EventOutcome
from duplicado.event.standing import Standings
from duplicado.formats.diagnostics import Written
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.suits import Denomination

if TYPE_CHECKING:
    from duplicado.formats.contest_csv.federation_form import FederationForm
    from duplicado.formats.usebio.writer import UsebioVersion

__all__ = ["RESULT_FORMATS", "ResultToWrite", "written_result"]

RESULT_FORMATS: Final = ("usebio", "usebio13", "pbn", "csv", "csv-travellers", "csv-cards", "federation")
"""What a result can be written as; `federation` wants a form of its columns."""


@dataclass(frozen=True, slots=True)
class ResultToWrite:
    """A result, and what belongs to it."""

    contest: Contest
    standings: Standings
    event: EventOutcome | None = None
    """The event whose result it is, with all its sessions and sections; `None` for a contest by itself."""
    numbers: Mapping[ContestantId, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """The players' numbers with their federation, in the order of their names."""
    double_dummy: Mapping[int, Mapping[tuple[Seat, Denomination], int]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """Tricks that can be won, by board, declarer and denomination."""
    form: FederationForm | None = None
    """The columns of a federation's ranking file, and its award points."""

    @classmethod
    def of(cls, event: EventOutcome, form: FederationForm | None = None) -> ResultToWrite:
        """Return the result of an event as its own record has it."""
        return cls(event.contest, event.standings, event, event.numbers, form=form)


def written_result(target: str, result: ResultToWrite) -> Written:
    """Write a result in one of `RESULT_FORMATS`; what is lost is in the diagnostics.

    Of an event of several sessions or sections all of them are written, with the ranking over all, where the format has
    room for that.

    Raises:
        KeyError: there is no such format, or `federation` has no form.
    """
    from duplicado.formats.event_losses import event_losses  # noqa: PLC0415 - a server begins sooner without

    written = _written(target, result)
    if result.event is None:
        return written
    said = {found.code for found in written.diagnostics}
    if target == "federation" and result.form is not None and {"event", "date"} & result.form.values:
        said.add("contest-file-heading")  # as far as its form wants that
    lost = event_losses("usebio" if target == "usebio13" else target, result.event)
    return replace(written, diagnostics=(*written.diagnostics, *(each for each in lost if each.code not in said)))


def _written(target: str, result: ResultToWrite) -> Written:
    from duplicado.formats.contest_csv import results as contest_csv  # noqa: PLC0415 - a server begins sooner without the formats

    contest, standings, whole = result.contest, result.standings, result.event
    if whole is not None and len(whole.fields) > 1:
        several = _written_event(target, whole, _awarded(result))
        if several is not None:
            return several
    match target:
        case "usebio" | "usebio13":
            from duplicado.formats.usebio.writer import write_usebio  # noqa: PLC0415 - as above

            awarded, numbers = _awarded(result), result.numbers
            return write_usebio(contest, standings, version=_version(target), numbers=numbers, awarded=awarded)
        case "pbn":
            from duplicado.formats.pbn.export_contest import write_pbn_contest  # noqa: PLC0415 - as above

            return write_pbn_contest(contest, standings, double_dummy=result.double_dummy)
        case "csv-travellers":
            return contest_csv.write_travellers_csv(contest, standings)
        case "csv-cards":
            return contest_csv.write_cards_csv(contest, standings)
        case "federation" if result.form is not None:
            from duplicado.formats.contest_csv.federation import write_federation_csv  # noqa: PLC0415 - as above

            return write_federation_csv(contest, standings, result.form, numbers=result.numbers)
        case "csv":
            return contest_csv.write_ranking_csv(contest, standings, whole)
        case _:
            raise KeyError(target)


def _version(target: str) -> UsebioVersion:
    from duplicado.formats.usebio.writer import UsebioVersion  # noqa: PLC0415 - as above

    return UsebioVersion.V1_2 if target == "usebio" else UsebioVersion.V1_3


def _written_event(target: str, outcome: EventOutcome, awarded: Mapping[ContestantId, Fraction]) -> Written | None:
    """Write an event of several sessions or sections; `None` for a format that takes nothing but the ranking."""
    from duplicado.formats.contest_csv import results as contest_csv  # noqa: PLC0415 - as above

    match target:
        case "usebio" | "usebio13":
            from duplicado.formats.usebio.writer import write_usebio_event  # noqa: PLC0415 - as above

            return write_usebio_event(outcome, version=_version(target), awarded=awarded)
        case "pbn":
            from duplicado.formats.pbn.export_contest import write_pbn_event  # noqa: PLC0415 - as above

            return write_pbn_event(outcome)
        case "csv-travellers":
            return contest_csv.write_event_travellers_csv(outcome)
        case "csv-cards":
            return contest_csv.write_event_cards_csv(outcome)
        case _:
            return None


def _awarded(result: ResultToWrite) -> Mapping[ContestantId, Fraction]:
    from duplicado.formats.contest_csv.award_points import award_points  # noqa: PLC0415 - as above

    form = result.form
    return award_points(result.standings, form.points) if form is not None and form.points is not None else {}
