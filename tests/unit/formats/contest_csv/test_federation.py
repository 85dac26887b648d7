"""A federation's ranking file by the club's own form; award points and table money."""

from collections.abc import Iterable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duplicado.event.contest import BoardResult, Contest, Contestant, ContestantId, ScoringMethod
from duplicado.event.rules import RankedBy, ScoringRules
from duplicado.event.standing import Standings, standings
from duplicado.formats.award_points import AwardTable, award_points, tables_played
from duplicado.formats.contest_csv.federation import write_federation_csv
from duplicado.formats.federation_form import VALUES, FederationForm, read_federation_form
from duplicado.locale import Language
from duplicado.publish.diagnostic_sentences import diagnostic_text
from duplicado.publish.messages import Messages
from duplicado.score.side_score import Points

FORM = """
name = "our federation"
rows = "players"
delimiter = ";"
decimal = ","
columns = [
    { heading = "Lugar", value = "place" },
    { heading = "N.º", value = "player-number" },
    { heading = "Nome", value = "player" },
    { heading = "Parceiro", value = "partner" },
    { heading = "Cat.", value = "category" },
    { heading = "%", value = "percentage" },
    { heading = "Pontos", value = "points" },
    { heading = "Mesa", value = "table-money" },
]

[points]
size = "tables"
scale = [ { from = 1, awards = [6, "4.5"] }, { from = 2, awards = [12, 8, 5, 2] } ]

[table-money]
each = "3.50"
by-category = { junior = 0 }

[members]
"Ana" = { number = "1001", category = "A" }
"rui  SILVA" = { number = "1002", category = "junior" }
"""


def evening(points: Iterable[int] = (420, 400, 420, 100)) -> Contest:
    """One board, on which pair 1 plays against 2, 3 against 4 and so on."""
    lines = [
        BoardResult(1, ContestantId(2 * n + 1), ContestantId(2 * n + 2), Points(value), Points(-value))
        for n, value in enumerate(points)
    ]
    people = (Contestant(ContestantId(1), ("Ana", "Rui Silva")), Contestant(ContestantId(2), ("Eva", "Leo")))
    return Contest(title="Quinta", date="2026-01-08", contestants=people, results=tuple(lines))


def form(text: str = FORM) -> FederationForm:
    parsed = read_federation_form(text)
    assert parsed.diagnostics == ()
    return parsed.value


def test_a_row_for_each_player_with_what_the_club_knows_of_him() -> None:
    contest = evening((420, 400))
    written = write_federation_csv(contest, standings(contest), form())
    assert written.text.splitlines() == [
        "Lugar;N.º;Nome;Parceiro;Cat.;%;Pontos;Mesa",
        "1=;1001;Ana;Rui Silva;A;100,00;10;3,50",
        "1=;1002;Rui Silva;Ana;junior;100,00;10;0,00",
        "3=;;Eva;Leo;;0,00;3,5;3,50",
        "3=;;Leo;Eva;;0,00;3,5;3,50",
    ]
    assert [(found.code, found.values) for found in written.diagnostics] == [
        ("contest-file-nobody", (("where", "4, 3"),)),
        ("contest-file-numbers", (("where", "Eva, Leo"),)),
    ]


def test_a_row_for_each_contestant() -> None:
    columns = [f'{{ value = "{value}" }}' for value in ("names", "numbers", "table-money", "tables", "event", "empty")]
    text = FORM.replace('rows = "players"', "header = false")
    text = text[: text.index("columns")] + f"columns = [{', '.join(columns)}]\n" + text[text.index("[points]") :]
    contest = evening((420,))
    numbers = {ContestantId(2): ("7", "8")}
    written = write_federation_csv(contest, standings(contest), form(text), numbers=numbers)
    assert written.text.splitlines() == ["Ana - Rui Silva;1001 - 1002;3,50;1;Quinta;", "Eva - Leo;7 - 8;7,00;1;Quinta;"]


def test_a_formula_in_a_name_is_a_text() -> None:
    contest = Contest(
        contestants=(Contestant(ContestantId(1), ("=1+1",)),),
        results=(BoardResult(1, ContestantId(1), ContestantId(2), Points(50), Points(-50)),),
    )
    only = FederationForm((("=Name", "player"),))
    assert write_federation_csv(contest, standings(contest), only).text.splitlines() == ["'=Name", "'=1+1", '""']


def test_a_character_that_the_encoding_lacks_is_warned_of() -> None:
    contest = Contest(
        contestants=(Contestant(ContestantId(1), ("Łukasz",)),),
        results=(BoardResult(1, ContestantId(1), ContestantId(2), Points(50), Points(-50)),),
    )
    latin = FederationForm((("N.º", "player"),), encoding="cp1252")
    written = write_federation_csv(contest, standings(contest), latin)
    assert written.content.splitlines()[:2] == ["N.º".encode("cp1252"), b"?ukasz"]
    assert [found.code for found in written.diagnostics] == ["contest-file-encoding"]


def ranked(points: Iterable[int]) -> Standings:
    return standings(evening(points))


def test_those_who_share_a_place_share_what_their_places_earn() -> None:
    table = AwardTable({1: tuple(map(Fraction, (10, 8, 6, 4)))}, by_tables=False)
    computed = ranked((420, 420, 400))
    given_points = award_points(computed, table)
    by_place: dict[int, list[Fraction]] = {}
    for each in computed.rankings[0].standings:
        by_place.setdefault(each.place, []).append(given_points[each.contestant])
    for place, shares in by_place.items():
        earned = table.awards(6)[place - 1 : place - 1 + len(shares)]
        assert abs(sum(shares, Fraction(0)) - sum(earned, Fraction(0))) < Fraction(2, 100)
        assert len(set(shares)) == 1
    assert abs(sum(given_points.values(), Fraction(-28))) < Fraction(2, 100)


@given(st.lists(st.integers(-40, 40).map(lambda tens: 10 * tens), min_size=2, max_size=8))
def test_what_is_given_is_what_the_table_has(points: list[int]) -> None:
    computed = ranked(points)
    table = AwardTable({0: tuple(Fraction(20 - place) for place in range(len(points) * 2))}, places=6)
    assert abs(sum(award_points(computed, table).values(), Fraction(0)) - sum(table.awards(1))) < Fraction(1, 10_000)


@pytest.mark.parametrize(
    ("size", "awards"), [(0, ()), (2, ()), (3, (6, 4)), (5, (6, 4)), (6, (12, 8, 5)), (99, (12, 8, 5))]
)
def test_the_table_is_that_of_the_largest_size_reached(size: int, awards: tuple[int, ...]) -> None:
    table = AwardTable({3: (Fraction(6), Fraction(4)), 6: (Fraction(12), Fraction(8), Fraction(5))})
    assert table.awards(size) == awards


def test_a_table_is_two_pairs_or_one_team() -> None:
    contest = evening((420, 400, 50))
    assert tables_played(standings(contest)) == 3
    teams = standings(contest, ScoringRules(method=ScoringMethod.TOTAL_POINTS, ranked_by=RankedBy.TOTAL))
    assert tables_played(teams) == 3
    match = (
        BoardResult(1, ContestantId(1), ContestantId(2), Points(50), Points(-50)),
        BoardResult(1, ContestantId(2), ContestantId(1), Points(50), Points(-50)),
    )
    assert tables_played(standings(Contest(method=ScoringMethod.IMPS, results=match))) == 2


@pytest.mark.parametrize("value", sorted(VALUES))
def test_every_value_can_be_a_column(value: str) -> None:
    contest = evening()
    one = form(f'columns = [{{ value = "{value}" }}]')
    written = write_federation_csv(contest, standings(contest), one)
    assert written.text.splitlines()[0] == value
    assert len(written.text.splitlines()) == 9


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("columns = !", 1, "federation-not-toml"),
        ("", 0, "federation-no-columns"),
        ("columns = []", 0, "federation-no-columns"),
        ('columns = [{ value = "place" }]\nzzz = "red"', 2, "federation-key"),
        ('columns = [{ value = "place" }]\nencodng = "utf-8"', 2, "federation-key-near"),
        ('columns = [{ value = "place", headng = "Place" }]', 1, "federation-key-near"),
        ('columns = [{ value = "xyz" }]', 1, "federation-value"),
        ('columns = [{ value = "table-mony" }]', 1, "federation-value-near"),
        ('columns = [{ heading = "Place" }]', 0, "federation-value"),
        ('columns = "place"', 1, "federation-value"),
        ('columns = [{ value = "place" }]\nrows = "teams"', 2, "federation-value"),
        ('columns = [{ value = "place" }]\nheader = "no"', 2, "federation-value"),
        ('columns = [{ value = "place" }]\nencoding = "rot13"', 2, "federation-value"),
        ('columns = [{ value = "place" }]\nencoding = "klingon"', 2, "federation-value"),
        ('columns = [{ value = "place" }]\npoints = 5', 2, "federation-value"),
        ('columns = [{ value = "place" }]\n[points]\nplaces = -1', 3, "federation-value"),
        ('columns = [{ value = "place" }]\n[points]\nscale = [{ from = "x", awards = [] }]', 3, "federation-value"),
        ('columns = [{ value = "place" }]\n[points]\nscale = [{ awards = ["many"] }]', 3, "federation-value"),
        ('columns = [{ value = "place" }]\n[table-money]\neach = -1', 3, "federation-value"),
        ('columns = [{ value = "place" }]\n[table-money]\nby-categry = { junior = "0" }', 3, "federation-key-near"),
        ('columns = [{ value = "place" }]\n[points]\nsizes = "tables"', 3, "federation-key-near"),
        ('columns = [{ value = "place" }]\n[points]\nscale = [{ form = 3, awards = [1] }]', 3, "federation-key-near"),
        ('columns = [{ value = "place" }]\n[members]\nAna = { numer = "7" }', 3, "federation-key-near"),
        ('columns = [{ value = "place" }]\n[members]\nAna = 5', 3, "federation-value"),
    ],
)
def test_what_cannot_stand_in_a_form_is_named(text: str, line: int, code: str) -> None:
    found = read_federation_form(text).diagnostics
    assert (line, code) in [(each.line, each.code) for each in found]
    for language in Language:
        assert len(diagnostic_text(found[0], Messages.load(language))) > 20


@given(st.text())
def test_no_text_ends_in_an_exception(text: str) -> None:
    read_federation_form(text)
