"""Every feature of an event against every file of its result: the file says it, or a warning does.

The statement of a format is its `says`. Each feature is made as the record of an event has it; what the
statement says is kept is found again in the file, and is not found where the event does not have it.
"""

import csv
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from functools import cache
from itertools import count
from zipfile import ZipFile

import pytest

from duplicado.event.adjusting.penalties import RuledPenalty
from duplicado.event.conditions import Conditions, ContestForm, RoundsPaired
from duplicado.event.contest import BoardResult, Contest, ContestantId, ScoringMethod
from duplicado.event.facts.awards import PenaltyRuled
from duplicado.event.facts.boards import FormRecorded
from duplicado.event.facts.contestants import (
    CarriedOver,
    ContestantEntered,
    ContestantWithdrew,
    LineUpNamed,
    Player,
    SubstituteSeated,
)
from duplicado.event.facts.discipline import ContestantDisqualified
from duplicado.event.facts.entry import AnyFact, Entry
from duplicado.event.facts.founding import EventFounded
from duplicado.event.facts.planning import DealsRecorded, SectionPlanned
from duplicado.event.facts.results import DirectorsScore, NotPlayed, Place, Played, ScoreWritten, TravellerLine
from duplicado.event.facts.stated_results import ResultEntered
from duplicado.event.record.folding import fold
from duplicado.event.record.live_standings import LiveStandings
from duplicado.event.record.published_outcome import EventOutcome, outcome_of
from duplicado.event.record.round_pairing import RoundWanted, next_round
from duplicado.event.standing import standings
from duplicado.formats.bws.reader import read_bws
from duplicado.formats.diagnostics import Severity, Written
from duplicado.formats.event_features import Feature, Kept, SaidElsewhere, SaidInFile
from duplicado.formats.event_losses import written_result
from duplicado.formats.federation_form import FederationForm
from duplicado.formats.format import ResultToWrite
from duplicado.formats.pbn.contest import contests_of
from duplicado.formats.pbn.reader import read_pbn
from duplicado.formats.registry import FORMATS, RESULTS, format_of, result_format
from duplicado.formats.usebio.reader import read_usebio_events
from duplicado.law.sanction import PenaltyUnit
from duplicado.locale import Language
from duplicado.movement.any_movement import AnyMovement
from duplicado.movement.individuals import rainbow
from duplicado.movement.mitchell import mitchell
from duplicado.movement.teams import head_to_head, round_robin
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages
from duplicado.score.side_score import Artificial, Points, SelfInflicted, SideScore, Weighted
from duplicado.table.contest_kind import ContestKind
from duplicado.vocabulary.awards import Award
from duplicado.vocabulary.cards import Card
from duplicado.vocabulary.contracts import PASSED_OUT, Contract
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Side

TARGETS = [known.key for known in RESULTS]
OF_EVERY_EVENT = {"contest-file-places", "contest-file-heading", "contest-file-bare-scores"}
"""Every record knows rounds and tables, and how it is scored."""
ONE, TWO, THREE = (ContestantId(number) for number in (1, 2, 3))
DEAL = Deal.parse("N:T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2 AQ8.73.T9764.Q83")
OTHER = Deal.parse("N:AQ8.73.T9764.Q83 T643.85.AJ8.AJ76 972.JT2.Q32.K954 KJ5.AKQ964.K5.T2")
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
COLUMNS = (("Place", "place"), ("Number", "number"), ("Names", "names"), ("Total", "total"))
WEIGHTED = Weighted(((Fraction(1, 3), 420), (Fraction(2, 3), -50)))
MIRRORED = Weighted(((Fraction(1, 3), -420), (Fraction(2, 3), 50)))
TEAMS = Conditions(kind=ContestKind.TEAMS, method=ScoringMethod.IMPS)
NAME = 'Zoë <b>&amp; "O\'Neill" עדי ' + 30 * "long "


# ---- making events


@dataclass
class Book:
    """A record that is being kept."""

    entries: list[Entry] = field(default_factory=list[Entry])

    def enter(self, *facts: AnyFact) -> None:
        for fact in facts:
            number = len(self.entries)
            self.entries.append(Entry(f"e{number}", NOON + timedelta(minutes=number), "the Director", fact))

    def play(self, lines: Mapping[int, TravellerLine] | None = None) -> None:
        """Enter a result wherever one is missing; `lines`: other ones, by the number of the line in the session."""
        for session in fold(self.entries).sessions.values():
            number = count()
            for plan in session.plans.values():
                for place, due in plan.due.items():
                    if session.cell(place).stated:
                        continue
                    points = 10 * (due.north_south.number * 7 + place.board * due.east_west.number) % 640
                    line = (lines or {}).get(next(number), ScoreWritten(points - points % 10 - 300))
                    self.enter(ResultEntered(place, line))

    @property
    def outcome(self) -> EventOutcome:
        return outcome_of(LiveStandings(self.entries))

    @property
    def first(self) -> Place:
        state = fold(self.entries)
        return next(iter(next(iter(state.session(1).plans.values())).due))


def played(
    *facts: AnyFact,
    conditions: Conditions | None = None,
    movement: AnyMovement | None = None,
    title: str = "",
    names: Mapping[int, str] | None = None,
    lines: Mapping[int, TravellerLine] | None = None,
    section: str = "",
    of_first: Callable[[Place], AnyFact] | None = None,
) -> EventOutcome:
    """Found an event for three tables, or by another movement, play it and enter what came besides."""
    book, movement = Book(), movement or mitchell(3)
    counted = getattr(movement, "contestants", 0) or getattr(movement, "players", 0) or getattr(movement, "teams", 0)
    conditions = conditions or Conditions()
    book.enter(EventFounded(title, conditions, "2026-11-22" if title else ""))
    who = [ContestantId(number, None, section) for number in range(1, counted + 1)]
    if conditions.winners == 2:
        half = len(who) // 2
        who = [replace(each, line=Side.NS if place < half else Side.EW) for place, each in enumerate(who)]
        who = [replace(each, number=place % half + 1) for place, each in enumerate(who)]
    for place, each in enumerate(who):
        player = Player((names or {}).get(place, f"Player {place}"))
        book.enter(ContestantEntered(each, (player,)))
    book.enter(SectionPlanned(1, section, movement, tuple(who), 1))
    book.play(lines)
    book.enter(*facts)
    if of_first is not None:
        book.enter(of_first(book.first))
    return book.outcome


def scored(north_south: SideScore | None, east_west: SideScore | None) -> EventOutcome:
    """An event in which the Director wrote these scores on the first line."""
    return played(lines={0: DirectorsScore(north_south, east_west)})


def lions(team: str) -> EventOutcome:
    """A match of teams of which one is entered with four players, with or without a name of the team."""
    players = tuple(Player(name) for name in ("Ana", "Rui", "Eva", "Leo"))
    return played(ContestantEntered(ONE, players, team), conditions=TEAMS, movement=FOUR_TEAMS)


def two_sessions(*facts: AnyFact) -> EventOutcome:
    book, who = Book(), tuple(ContestantId(number) for number in range(1, 7))
    book.enter(EventFounded("", Conditions()))
    for session in (1, 2):
        book.enter(SectionPlanned(session, "", mitchell(3), who, 1))
    book.play()
    book.enter(*facts)
    return book.outcome


def two_sections() -> EventOutcome:
    book = Book()
    book.enter(EventFounded("", Conditions()))
    for section in "AB":
        who = tuple(ContestantId(number, None, section) for number in range(1, 7))
        book.enter(SectionPlanned(1, section, mitchell(3), who, 1))
    book.play()
    return book.outcome


def paired(pairing: RoundsPaired, form: ContestForm, *facts: AnyFact) -> EventOutcome:
    """Three teams, of which one has a bye in each of two rounds."""
    book = Book()
    conditions = replace(TEAMS, form=form, pairing=pairing)
    book.enter(EventFounded("", conditions))
    book.enter(*(ContestantEntered(ContestantId(number), seed=number) for number in (1, 2, 3)))
    for session in (1, 2):
        wanted = RoundWanted(session=session, boards=2) if form is ContestForm.KNOCK_OUT else RoundWanted(boards=2)
        book.enter(next_round(LiveStandings(book.entries), wanted).planned)
        book.play()
    book.enter(*facts)
    return book.outcome


def fined_in_a_match() -> EventOutcome:
    fine = RuledPenalty(ONE, Fraction(2), PenaltyUnit.IMPS)
    return played(
        PenaltyRuled(fine, 1, TWO, 1), conditions=replace(TEAMS, form=ContestForm.MATCHES), movement=FOUR_TEAMS
    )


FOUR_TEAMS = round_robin(4)
FINE = PenaltyRuled(RuledPenalty(TWO, Fraction(3, 2), PenaltyUnit.MATCHPOINTS), 1)
REASONED = PenaltyRuled(RuledPenalty(TWO, Fraction(3, 2), PenaltyUnit.MATCHPOINTS, reason="slow play"), 1)


# ---- reading files


def rows(written: Written) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(written.content.decode("utf-8-sig"), newline=""), strict=True))


def contests(target: str, written: Written) -> tuple[Contest, ...]:
    """The result of our own readers."""
    if target == "bws":
        return (read_bws(written.content).value.contest,)
    if target != "pbn":
        return read_usebio_events(written.content).value.contests
    return contests_of(read_pbn(written.content).value).value


Probe = Callable[[str, Written], bool]


def of_contest(found: Callable[[Contest], object]) -> Probe:
    return lambda target, written: any(bool(found(each)) for each in contests(target, written))


def of_line(found: Callable[[BoardResult], object]) -> Probe:
    return of_contest(lambda contest: any(found(line) for line in contest.results))


def of_row(**cells: str) -> Probe:
    """A row has these cells; an underline at the end of a name is for either side's, or for a word of Python."""
    return lambda _, written: any(all(row.get(name) == text for name, text in cells.items()) for row in rows(written))


def with_column(name: str) -> Probe:
    return lambda _, written: any(row.get(name) for row in rows(written))


def by_places(outcome: EventOutcome) -> dict[str, set[tuple[str, str]]]:
    """Number and place of everybody, by the target in which they stand."""
    ranked = [each for ranking in outcome.standings.rankings for each in ranking.standings]
    return {"": {(str(each.contestant.number), each.place_text) for each in ranked}}


def places_of(target: str, written: Written) -> set[tuple[str, str]]:
    if target == "csv":
        return {(row["number"], row["place"]) for row in rows(written)}
    return {(str(each.contestant.number), each.place) for each in contests(target, written)[0].stated}


def says(text: str) -> Probe:
    """The text stands in the file, as a whole cell or name."""

    def found(target: str, written: Written) -> bool:
        if not target.startswith("csv"):
            return any(text in " ".join(each.names) for one in contests(target, written) for each in one.contestants)
        return any(text in cell for row in rows(written) for cell in row.values())

    return found


# ---- the table


@dataclass(frozen=True)
class Case:
    """An event with a feature, and how it is found in the files that keep it."""

    make: Callable[[], EventOutcome]
    probes: Mapping[str, Probe] = field(default_factory=dict[str, Probe])
    without: Callable[[], EventOutcome] | None = None
    """The event without the feature; the plain one if not told."""


def lines(usebio: Probe, pbn: Probe, travellers: Probe, cards: Probe | None = None) -> dict[str, Probe]:
    return {"usebio": usebio, "pbn": pbn, "bws": pbn, "csv-travellers": travellers, "csv-cards": cards or travellers}


def scores(ours: SideScore | None, theirs: SideScore | None, *cells: str) -> Case:
    back = of_line(lambda line: (line.north_south_score, line.east_west_score) == (ours, theirs))
    return Case(
        lambda: scored(ours, theirs),
        lines(back, back, of_row(ns_score=cells[0], ew_score=cells[-1]), of_row(score=cells[0])),
    )


def tied() -> EventOutcome:
    return played(lines={number: ScoreWritten(50) for number in range(9)})


PLACES: Probe = lambda target, written: places_of(target, written) == by_places(tied())[""]  # noqa: E731 - as its kin
CONTRACT = of_line(lambda line: (str(line.contract), line.tricks, str(line.lead)) == ("4SX N", 9, "DT"))
PASSED = of_line(lambda line: (line.contract, line.north_south_score) == (PASSED_OUT, Points(0)))
UNPLAYED = of_line(lambda line: (line.north_south_score, line.east_west_score) == (None, None))
AVERAGES = (Artificial(Award.AVERAGE_PLUS), Artificial(Award.AVERAGE_MINUS))
EVERY_NAME = {target: says(NAME.strip()) for target in TARGETS}
LINES_APART: dict[str, Probe] = {
    "usebio": of_contest(lambda contest: contest.winners == 2),
    **dict.fromkeys(("pbn", "bws"), of_contest(lambda contest: contest.winners == 2)),
    "csv": with_column("line"),
    "csv-travellers": lambda _, written: any(row["ns_number"].endswith("NS") for row in rows(written)),
    "csv-cards": with_column("line"),
}
IN_SECTIONS: dict[str, Probe] = {
    **dict.fromkeys(("usebio", "pbn", "bws"), of_line(lambda line: line.north_south.section == "B")),
    **dict.fromkeys(("csv", "csv-travellers", "csv-cards"), of_row(section="B")),
}

CASES: dict[Feature, Case] = {
    Feature.PLACES: Case(tied, dict.fromkeys(("usebio", "pbn", "csv"), PLACES)),
    Feature.TITLE: Case(
        lambda: played(title="Thursday"),
        dict.fromkeys(
            ("usebio", "pbn", "bws"),
            of_contest(
                lambda contest: (
                    (contest.title, contest.date, contest.method)
                    == ("Thursday", "2026-11-22", ScoringMethod.MATCHPOINTS)
                )
            ),
        ),
    ),
    Feature.NAMES: Case(lambda: played(names={0: NAME}), EVERY_NAME),
    Feature.TEAM_NAMES: Case(
        lambda: lions("Lions"), {key: says("Lions") for key in EVERY_NAME if key != "bws"}, lambda: lions("")
    ),
    Feature.TEXTS: Case(lambda: played(names={0: "Ana\x00\ud800Lopes"})),
    Feature.NUMBERS: Case(
        lambda: played(ContestantEntered(ONE, (Player("Ana"), Player("Rui", "4711")))),
        {
            "usebio": lambda _, written: b"<NATIONAL_ID_NUMBER>4711<" in written.content,
            "bws": lambda _, written: ("", "4711") in read_bws(written.content).value.numbers.values(),
            "csv": of_row(player_2="Rui", player_2_number="4711"),
        },
    ),
    Feature.TWO_WINNERS: Case(lambda: played(conditions=Conditions(winners=2)), LINES_APART),
    Feature.SECTIONS: Case(two_sections, IN_SECTIONS),
    Feature.SECTION_NAMES: Case(
        lambda: played(section="North"), dict.fromkeys(("csv", "csv-travellers", "csv-cards"), of_row(section="North"))
    ),
    Feature.SESSIONS: Case(two_sessions, {"csv": with_column("session_2")}),
    Feature.INDIVIDUALS: Case(
        lambda: played(conditions=Conditions(kind=ContestKind.INDIVIDUAL), movement=rainbow(5)),
        {
            **dict.fromkeys(("pbn", "bws"), of_line(lambda line: line.south and line.west)),
            "csv-travellers": lambda _, written: all("+" in row["ns_number"] for row in rows(written)),
            "csv-cards": lambda _, written: all("+" in row["against"] for row in rows(written)),
        },
    ),
    Feature.TEAMS: Case(
        lambda: played(conditions=TEAMS, movement=FOUR_TEAMS),
        dict.fromkeys(("usebio", "bws"), of_contest(lambda contest: contest.method is ScoringMethod.IMPS)),
    ),
    Feature.MATCHES: Case(
        lambda: played(conditions=replace(TEAMS, form=ContestForm.MATCHES), movement=FOUR_TEAMS),
    ),
    Feature.BYES: Case(lambda: paired(RoundsPaired.SWISS, ContestForm.MATCHES), {"csv": of_row(byes="1")}),
    Feature.BRACKET: Case(lambda: paired(RoundsPaired.KNOCK_OUT, ContestForm.KNOCK_OUT)),
    Feature.HANDS: Case(
        lambda: played(DealsRecorded(1, {1: DEAL})),
        {
            **dict.fromkeys(("usebio", "pbn", "bws"), of_contest(lambda contest: contest.layouts == {1: DEAL})),
            "csv-travellers": of_row(board="1", deal=f"N:{DEAL}"),
        },
    ),
    Feature.HANDS_ANEW: Case(
        lambda: two_sessions(DealsRecorded(1, {1: DEAL}), DealsRecorded(2, {1: OTHER})),
        {
            "pbn": of_contest(lambda contest: contest.layouts == {1: OTHER}),
            "csv-travellers": of_row(session="2", board="1", deal=f"N:{OTHER}"),
        },
    ),
    Feature.CONTRACTS: Case(
        lambda: played(lines={0: Played(Contract.parse("4SX N"), 9, Card.parse("DT"))}),
        lines(CONTRACT, CONTRACT, of_row(contract="4SX", declarer="N", lead="DT", tricks="9")),
    ),
    Feature.WHERE: Case(
        played,
        lines(
            of_line(lambda line: line.table),
            of_line(lambda line: (line.round, line.table) == (3, "2")),
            of_row(round="3", table="2"),
        ),
        lambda: played(movement=head_to_head([[(1, 2)]]), conditions=TEAMS),
    ),
    Feature.PASSED_OUT: Case(
        lambda: played(lines={0: Played(PASSED_OUT)}),
        lines(
            PASSED,
            PASSED,
            of_row(contract="Pass", ns_score="0", ew_score="0"),
            of_row(contract="Pass", score="0"),
        ),
    ),
    Feature.NOT_PLAYED: Case(
        lambda: played(lines={0: NotPlayed()}),
        lines(
            UNPLAYED,
            UNPLAYED,
            of_row(ns_score="", ew_score="", ns_result=""),
            of_row(score="", result=""),
        )
        | {"bws": lambda _, written: b"Not played" in ZipFile(io.BytesIO(written.content)).read("ReceivedData.csv")},
    ),
    Feature.NOTES: Case(
        lambda: played(lines={0: NotPlayed("ran out of time")}),
        lines(of_line(lambda line: line.note), of_line(lambda line: line.note), of_row(note="ran out of time")),
    ),
    Feature.ARTIFICIAL: scores(Artificial(share=Fraction(55, 100)), Artificial(share=Fraction(45, 100)), "55%", "45%"),
    Feature.AWARDS: scores(*AVERAGES, "A+", "A-"),
    Feature.SHARES: scores(Artificial(share=Fraction(1, 8)), Artificial(share=Fraction(7, 8)), "12.5%", "87.5%"),
    Feature.SPLIT: scores(Points(-1400), Points(650), "-1400", "650"),
    Feature.WEIGHTED: scores(WEIGHTED, MIRRORED, "1/3 420 / 2/3 -50", "1/3 -420 / 2/3 50"),
    Feature.SPLIT_WEIGHTED: scores(WEIGHTED, Points(-620), "1/3 420 / 2/3 -50", "-620"),
    Feature.SELF_INFLICTED: scores(
        SelfInflicted(Points(420), WEIGHTED, Points(-100)),
        Points(100),
        "12C1e: 420 | 1/3 420 / 2/3 -50 | -100",
        "100",
    ),
    Feature.FOULED: Case(
        lambda: played(of_first=lambda place: FormRecorded(place, "turned")),
        lines(of_line(lambda line: line.form), of_line(lambda line: line.form), of_row(form="turned")),
    ),
    Feature.PENALTIES: Case(
        lambda: played(FINE),
        {
            "usebio": of_contest(lambda contest: [each.amount for each in contest.penalties] == [Fraction(-3, 2)]),
            "csv": of_row(number="2", penalty="-1.50"),
        },
    ),
    Feature.REASONS: Case(
        lambda: played(REASONED), {"csv": of_row(number="2", penalty_reasons="slow play")}, lambda: played(FINE)
    ),
    Feature.OF_MATCHES: Case(fined_in_a_match),
    Feature.CARRIED: Case(
        lambda: played(CarriedOver(TWO, Fraction(5), percent=True)),
        {"csv": of_row(number="2", carried_over_percent="5.00")},
    ),
    Feature.CATEGORIES: Case(
        lambda: played(
            ContestantEntered(TWO, (Player("Ana"),), categories=("seniors",), stratum="B", handicap=Fraction(3))
        ),
        {"csv": of_row(number="2", categories="seniors", place_category_seniors="1", stratum="B", handicap="3.00")},
    ),
    Feature.SUBSTITUTES: Case(
        lambda: played(SubstituteSeated(TWO, Player("Player 1"), Player("Eva"), 1, 2)),
        {"csv": of_row(number="2", substitutes="Eva (Player 1)")},
    ),
    Feature.LINE_UPS: Case(
        lambda: played(LineUpNamed(ONE, 1, 1, (Player("Eva"), Player("Leo"))), conditions=TEAMS, movement=FOUR_TEAMS),
        {"csv-travellers": of_row(ns_names="Eva - Leo"), "csv-cards": of_row(names="Eva - Leo", side="NS")},
        lambda: played(conditions=TEAMS, movement=FOUR_TEAMS),
    ),
    Feature.WITHDRAWN: Case(lambda: played(ContestantWithdrew(TWO, 1, 2)), {"csv": of_row(number="2", withdrew="1/2")}),
    Feature.DISQUALIFIED: Case(lambda: played(ContestantDisqualified(TWO, "x", "the organizer", 1, 3))),
}


@cache
def files(feature: Feature | None, target: str) -> Written:
    """A file of the event that has a feature, or of that which does not."""
    case = CASES.get(feature) if feature is not None else None
    outcome = case.make() if case is not None else played()
    return written_result(result_format(target), ResultToWrite.of(outcome, FederationForm(COLUMNS)))


def without(feature: Feature, target: str) -> Written:
    make = CASES[feature].without
    if make is None:
        return files(None, target)
    return written_result(result_format(target), ResultToWrite.of(make(), FederationForm(COLUMNS)))


def codes(written: Written) -> set[str]:
    assert {found.severity for found in written.diagnostics} <= {Severity.WARNING}
    return {found.code for found in written.diagnostics}


def test_every_feature_has_its_event_and_every_file_its_word() -> None:
    assert set(CASES) == set(Feature)
    unsaid = {known.key: set(Feature) - set(known.says) for known in FORMATS if known.is_of_results}
    assert {key: features for key, features in unsaid.items() if features} == {}
    assert [known.key for known in FORMATS if known.says and not known.is_of_results] == []


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("feature", Feature, ids=lambda feature: feature.name.lower())
def test_a_file_says_a_feature_or_a_warning_does(feature: Feature, target: str) -> None:
    written, said = files(feature, target), result_format(target).says[feature]
    assert written.content
    match said:
        case Kept():
            probe = CASES[feature].probes[target.removesuffix("13")]
            assert probe(target, written)
            assert not probe(target, without(feature, target))
        case SaidInFile(code):
            assert code in codes(written)
            if code not in OF_EVERY_EVENT:
                assert code not in codes(without(feature, target))
        case SaidElsewhere(other):
            assert result_format(other).says[feature] == Kept()


@pytest.mark.parametrize("target", TARGETS)
def test_an_event_without_results_and_one_with_an_empty_session_are_files(target: str) -> None:
    book, who = Book(), tuple(ContestantId(number) for number in range(1, 7))
    book.enter(EventFounded("Nothing yet", Conditions()))
    assert written_result(result_format(target), ResultToWrite.of(book.outcome, FederationForm(COLUMNS))).content
    book.enter(SectionPlanned(1, "", mitchell(3), who, 1))
    assert written_result(result_format(target), ResultToWrite.of(book.outcome, FederationForm(COLUMNS))).content
    book.play()
    book.enter(SectionPlanned(2, "", mitchell(3), who, 60, 129))  # boards 129 to 308, of which none was played
    assert written_result(result_format(target), ResultToWrite.of(book.outcome, FederationForm(COLUMNS))).content


def test_every_warning_is_a_sentence_in_every_language() -> None:
    warnings = {found for feature in Feature for target in TARGETS for found in files(feature, target).diagnostics}
    for language in Language:
        messages = Messages.load(language)
        texts = {diagnostic_text(found, messages) for found in warnings}
        assert len(texts) == len(warnings)
        assert not any("contest-file" in text or "$" in text for text in texts)


@pytest.mark.parametrize("target", ["usebio", "pbn"])
def test_sessions_with_the_same_boards_come_back_as_contests_of_their_own(target: str) -> None:
    outcome = two_sessions()
    written = written_result(result_format(target), ResultToWrite.of(outcome))
    read = contests(target, written)
    assert [len(each.results) for each in read] == [len(each.contest.results) for each in outcome.fields] == [9, 9]
    assert [each.title for each in read] == ["1", "2"]
    for each, of_session in zip(read, outcome.fields, strict=True):
        again = {found.contestant: found.total for found in standings(each).rankings[0].standings}
        assert again == {found.contestant: found.total for found in of_session.standings.rankings[0].standings}
    known = format_of("", written.content)
    assert known is not None
    contents = known.read(written.content)
    assert len(contents.value.contests) == 2
    alone = contents.value.read_contest()
    assert any(found.code.endswith(("several-contests", "another-event")) for found in alone.diagnostics)


def test_a_warning_names_whom_it_is_about() -> None:
    outcome = played(ContestantWithdrew(TWO, 1, 2), names={1: "Ana Lima / Rui Matos"})
    (told,) = [
        found.values
        for found in written_result(
            result_format("pbn"), ResultToWrite.of(outcome, FederationForm(COLUMNS))
        ).diagnostics
        if found.code == "contest-file-withdrawn"
    ]
    assert told == (("where", "2 Ana Lima / Rui Matos"),)
