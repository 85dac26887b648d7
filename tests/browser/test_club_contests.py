"""Contests in Chromium from the form of a new event to the closed event: what organizer, players and readers see."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.whole_contest import PHONE, Contest, texts
from tests.club.conftest import Club, club

from duplicado.locale import Language

pytestmark = [pytest.mark.browser, pytest.mark.rest]
__all__ = ["club"]  # a fixture of the club

SINGLES = ("Ana Alba", "Bea Bras", "Eva Cruz", "Ida Dias", "Leo Egea", "Max Faro", "Noe Gama", "Rui Hoyo")


def enters_a_board(phone: Page) -> None:
    """Put 4♠ by North, made, in at the first board of a phone."""
    phone.locator("[data-at^=enter-]").first.click()
    for layout, at in (("sevens", 3), ("fives", 3), ("fours", 0)):
        phone.locator(f"#entry .{layout} button").nth(at).click()
    phone.locator("#entry [data-key='=']").click()


def test_an_individual_in_portuguese(club: Club, chromium: Browser) -> None:
    contest = Contest(club, chromium, Language("pt"))
    page = contest.page
    contest.is_found("individual", "Individual de novembro", SINGLES, minutes=100)
    contest.goes_to()
    tiles = texts(page.locator(".tile-pairs"))
    assert tiles == [
        "N 8 Rui Hoyo S 6 Max Faro E 1 Ana Alba O 2 Bea Bras",
        "N 3 Eva Cruz S 5 Leo Egea E 7 Noe Gama O 4 Ida Dias",
    ]
    expect(contest.goes_to("office/movement").locator("#grid .hint")).to_contain_text("Norte – Este – Sul – Oeste")
    phone = contest.comes_in(1)
    assert "Meu: Sul, 6 Max Faro" in texts(phone.locator(".whose button"))
    phone.locator("button[value=table]").click()
    assert "Sul 6: você é Max Faro?" in texts(phone.locator(".are-you"))
    phone.locator("[data-at=we-are]").click()
    contest.starts_round(1)
    enters_a_board(phone)
    expect(phone.locator("#entry")).to_contain_text("Carteador: Norte · Rui Hoyo")
    phone.locator("#entry .main-button").click()
    contest.enters(1, "1 1 4E N =", "1 2 3ST S -1", "2 1 4E N +1", "2 2 3ST S =")
    expect(phone.locator("#end")).to_contain_text("Jogador 6 Max Faro vai para a mesa 2, Sul, bolsas 3–4")
    for number in range(2, 7):
        contest.starts_round(number)
        first, second = 2 * number - 1, 2 * number
        contest.enters(number, f"1 {first} 4E N =", f"1 {second} 2C O =", f"2 {first} 4E N +1", f"2 {second} 3ST S -1")
    sheet = contest.goes_to("office/results?round=6").locator("main table tbody tr").first
    for four in ("Rui Hoyo", "Ida Dias", "Max Faro", "Noe Gama"):
        expect(sheet).to_contain_text(four)
    contest.is_in_one_language(page)
    contest.ends()
    contest.is_in_one_language(page)
    reader = contest.somebody(PHONE)
    reader.goto(contest.address)
    assert texts(reader.locator(".winner")) == ["Eva Cruz", "Leo Egea", "Max Faro"]
    ranked = texts(reader.locator(".live-ranking tbody th"))
    assert (ranked[:3], sorted(ranked)) == (["Eva Cruz", "Leo Egea", "Max Faro"], [*SINGLES])
    contest.is_in_one_language(reader)
    reader.locator(".live-ranking tbody th a").first.click()
    reader.locator("main table a", has_text="12").first.click()
    traveller = reader.locator("main")
    for name in SINGLES:
        expect(traveller).to_contain_text(name)
    expect(traveller).not_to_contain_text("upla")
    contest.is_in_one_language(reader)


CUP = (
    "Leones: Ana Alba, Bea Bras, Eva Cruz, Ida Dias",
    "Lobos: Leo Egea, Max Faro, Noe Gama, Rui Hoyo",
    "Osos: Luz Ibarra, Paz Jara, Sol Kuri, Mar Lago",
    "Linces: Teo Mora, Gil Nava, Ivo Oca, Job Paz",
    "Zorros: Ela Quer, Fe Rius, Gea Saez, Iris Toro",
    "Garzas: Juan Ulloa, Kai Vega, Luis Yarza, Omar Zas",
)


def is_paired(contest: Contest) -> list[str]:
    """Have the next round paired as it is proposed; who meets whom, as it is shown."""
    page = contest.goes_to()
    page.locator(".main-action a.main").click()
    matches = texts(page.locator(".round-list .who"))
    page.get_by_role("button", name=contest.says("wizard-pair-take")).click()
    expect(page.locator(".done[role=status]").first).to_be_visible()
    return matches


def test_a_knock_out_with_a_tie_in_spanish(club: Club, chromium: Browser) -> None:
    contest = Contest(club, chromium, Language("es"))
    page = contest.page
    contest.is_found("knock-out", "Copa de otoño", CUP, minutes=180, boards=2)
    contest.starts_round(1)
    # Tables 1 and 2 play the match of Linces and Zorros, which is tied.
    contest.enters(1, "1 1 4P N =", "2 1 4P N =", "1 2 3ST N =", "2 2 3ST N =")
    contest.enters(1, "3 1 4P N =", "4 1 4P N -1", "3 2 1ST N =", "4 2 1ST N =")
    expect(contest.goes_to().locator(".rail")).to_contain_text(
        "El partido Linces contra Zorros está empatado: 2 estuches extra"
    )
    contest.is_in_one_language(page)
    contest.goes_to("office/pair")
    expect(page.locator("main")).to_contain_text(
        "El partido 4 Linces contra 5 Zorros está empatado. Continúa con estuches extra, aún por jugar: 2 (3–4)"
    )
    page.locator(".main-action a", has_text="Jugar 2 estuches extra").click()
    contest.is_in_one_language(page)
    expect(page.locator(".sheet tr.open")).to_have_count(4)
    for line in ("1 3 4P N =", "2 3 4P N =", "1 4 2C E =", "2 4 2C E -1"):
        page.locator("#typed").fill(line)
        page.locator("#typed").press("Enter")
        expect(page.locator(".taken")).to_contain_text(f"estuche {line[2]}")
    # What was played beside the movement is seen where all results are, and can be put right there.
    extra = page.locator(".sheet tbody tr").filter(has_text="EO +110")
    expect(extra.get_by_role("link", name="Corregir")).to_be_visible()
    expect(contest.goes_to().locator(".tile-last").first).to_contain_text("4 2♥︎ E =")
    meet = is_paired(contest)
    assert [name for name in ("Leones", "Zorros", "Lobos", "Osos") if not any(name in each for each in meet)] == []
    for number, tables in ((2, (1, 2, 3, 4)), (3, (1, 2))):
        contest.starts_round(number)
        first = 2 * number + 1
        lines = [f"{table} {first} {'4P N =' if table % 2 else '4P N -1'}" for table in tables]
        contest.enters(number, *lines, *(f"{table} {first + 1} 1ST N =" for table in tables))
        if number == 2:
            final = is_paired(contest)
            assert [name for name in ("Leones", "Lobos") if not any(name in each for each in final)] == []
    contest.ends()
    contest.is_in_one_language(page)
    reader = contest.somebody(PHONE)
    reader.goto(contest.address)
    assert [each.partition(" ")[0] for each in texts(reader.locator(".winner"))] == ["Leones"]
    expect(reader.locator("main")).not_to_contain_text("areja")
    reader.goto(f"{contest.address}/results/bracket")
    assert [name for name in ("Final", "Leones", "Garzas") if name not in reader.locator("main").inner_text()] == []
    contest.is_in_one_language(reader)
    reader.goto(f"{contest.address}/results/matches")
    reader.locator(".match a.button").last.click()
    expect(reader).to_have_title("Partido Leones – Lobos – Copa de otoño")
    contest.is_in_one_language(reader)


TEAMS = ("Lions", "Wolves", "Bears", "Lynxes", "Foxes", "Herons", "Otters")


def named(*teams: str) -> list[str]:
    """Return teams of four as they are typed."""
    return [f"{team}: " + ", ".join(f"{name} {team[:-1]}" for name in ("Ana", "Bea", "Eva", "Ida")) for team in teams]


def test_a_board_a_match_of_teams(club: Club, chromium: Browser) -> None:
    contest = Contest(club, chromium, Language("en"))
    page = contest.page
    contest.is_found("board-a-match", "Board-a-match", named(*TEAMS[:4]), minutes=60, boards=2)
    for number in (1, 2, 3):
        contest.starts_round(number)
        contest.enters_for(number, "Lions")
    sheet = contest.goes_to("office/results").locator(".results.whole")
    assert {*texts(sheet.locator(".mp"))} == {"0", "1", "2"}  # for a board lost, halved and won
    contest.ends()
    expect(page.locator(".winner")).to_contain_text("Lions")
    reader = contest.somebody(PHONE)
    reader.goto(contest.address)
    assert texts(reader.locator(".winner .team")) == ["Lions"]
    ranked = texts(reader.locator(".live-ranking tbody tr"))
    assert {each.split()[1] for each in ranked} == {*TEAMS[:4]}
    assert "Lions" in ranked[0]
    assert "100.00%" in ranked[0]
    assert reader.locator("main").inner_text().lower().count("pair") == 0
    reader.locator(".live-ranking tbody th a").first.click()
    expect(reader.locator("h1")).to_contain_text("Ana Lion")
    assert reader.locator("main").inner_text().lower().count("pair") == 0


def test_a_swiss_of_seven_teams_with_a_penalty_and_an_appeal(club: Club, chromium: Browser) -> None:
    contest = Contest(club, chromium, Language("en"))
    page = contest.page
    contest.is_found("teams-swiss", "Swiss teams", named(*TEAMS), minutes=60, boards=2)
    expect(contest.goes_to().locator("main")).to_contain_text("7 Otters 12.00 Bye")
    phone = contest.comes_in(1)
    phone.locator("button[value=table]").click()
    phone.goto(f"{contest.address}/table/line-up")
    for seat, name in (("North", "Eva Lion"), ("South", "Ida Lion"), ("East", "Ana Lion"), ("West", "Bea Lion")):
        phone.get_by_label(seat, exact=True).first.select_option(name)
    phone.get_by_role("button", name="Save: Lions").click()
    expect(phone.locator("#seats")).to_contain_text("Lions: Eva Lion – Ida Lion")
    phone.locator("[data-at=we-are]").click()
    contest.starts_round(1)
    enters_a_board(phone)
    phone.locator("#entry .main-button").click()
    expect(page.locator(".tile-pairs").first).to_contain_text("Lions: Eva Lion – Ida Lion")
    contest.enters_for(1, "Lions")
    meet = is_paired(contest)
    assert [team for team in TEAMS if not any(team in each for each in meet)] == []
    assert meet[-1] == "4 Lynxes"  # has the bye
    contest.starts_round(2)
    contest.enters_for(2, "Lions")
    contest.goes_to("office/rulings").locator("#penalty > summary").click()
    for field, value in (("who", "1"), ("amount", "2"), ("under", "90B2"), ("reason", "slow play")):
        page.locator(f"#penalty-{field}").fill(value)
    contest.saves(page.locator("#penalty button[type=submit]"))
    contest.goes_to("office/rulings").locator("#appeal > summary").click()
    page.locator("#appeal-against").select_option(index=0)  # the penalty is the only ruling
    page.locator("#appeal-who").fill("1")
    page.locator("#appeal-concurred").select_option("yes")
    page.locator("#appeal-grounds").fill("the board was late when it came")
    contest.saves(page.locator("#appeal button[type=submit]"))
    expect(contest.goes_to().locator(".rail")).to_contain_text("appeal")
    contest.ends()
    reader = contest.somebody(PHONE)
    reader.goto(contest.address)
    ranked = texts(reader.locator(".live-ranking tbody tr"))
    assert (len(ranked), "Lions" in ranked[0], "†" in ranked[0]) == (len(TEAMS), True, True)
    reader.goto(f"{contest.address}/results/matches")
    heads = texts(reader.locator(".cross-table thead th"))
    assert {*heads[1:]} == {f"against {number} {team}" for number, team in enumerate(TEAMS, 1)}
    assert reader.locator("main").inner_text().lower().count("pair") == 0


def meet_in_threes(contest: Contest) -> None:
    """Have three of an odd number of teams meet over two rounds, from the first round on, which is paired anew."""
    page = contest.page
    odd = contest.goes_to("office/settings").locator("#conditions-odd")
    page.locator("details", has=odd).locator("summary").click()
    odd.select_option("three-way-over-two-rounds")
    page.locator("#conditions-reason").fill("siete equipos")
    contest.saves(page.locator("form:has(#conditions-odd) button"))
    again = contest.goes_to("office/pair").locator("[name=again]")
    again.check()  # among what may be done otherwise, which is unfolded where there is nothing to pair
    page.locator("form", has=again).get_by_role("button").click()
    three = page.locator(".round-list li").last
    expect(three).to_contain_text("Mesas 5–7")
    expect(three).to_contain_text("partido a tres en dos rondas, estuches 1–6")
    page.get_by_role("button", name=contest.says("wizard-pair-take")).click()
    expect(page.locator(".done[role=status]").first).to_be_visible()


def is_lined_up(contest: Contest, phone: Page) -> None:
    """Name the line-up of the Foxes: of the table where they receive and of that where they visit."""
    phone.locator("button[value=table]").click()
    phone.goto(f"{contest.address}/table/line-up")
    foxes = phone.locator("form", has=phone.get_by_role("button", name="Foxes"))
    for seat, name in (("Norte", "Ana"), ("Sur", "Bea"), ("Este", "Eva"), ("Oeste", "Ida")):
        foxes.get_by_label(seat, exact=True).select_option(f"{name} Foxe")
    foxes.get_by_role("button").click()
    expect(phone.locator("#seats")).to_contain_text("Foxes: Ana Foxe – Bea Foxe")
    contest.is_in_one_language(phone)


def test_three_of_seven_teams_meet_over_two_rounds_in_spanish(club: Club, chromium: Browser) -> None:
    contest = Contest(club, chromium, Language("es"))
    page = contest.page
    contest.is_found("teams-swiss", "Liga de otoño", named(*TEAMS), minutes=60, boards=2)
    meet_in_threes(contest)
    phone = contest.comes_in(5)
    is_lined_up(contest, phone)
    contest.starts_round(1)
    assert texts(page.locator(".tile-pairs"))[4:] == [
        "NS 5 Foxes: Ana Foxe – Bea Foxe EO 6 Herons",
        "NS 6 Herons EO 7 Otters",
        "NS 7 Otters EO 5 Foxes: Eva Foxe – Ida Foxe",
    ]
    of_two = [f"{table} {board} 1ST N =" for table in (1, 2, 3, 4) for board in (1, 2)]
    contest.enters(1, *of_two, "5 1 4P N =", "5 2 4P N =", "6 3 4P N =", "6 4 4P N =", "7 5 4P N =", "7 6 4P N =")
    matches = texts(contest.goes_to().locator("#matches .match"))
    assert matches[0].count("2 resultados, 0 de 2 estuches comparados · sigue en la ronda 2") == 3
    assert "Foxes" in is_paired(contest)[-1]
    phone.goto(f"{contest.address}/table")
    expect(phone.locator("#end")).to_contain_text("Equipo 6 Herons va a la mesa 7, Este-Oeste, estuches 3–4")
    contest.starts_round(2)
    of_two = [f"{table} {board} 1ST N =" for table in (1, 2, 3, 4) for board in (3, 4)]
    contest.enters(2, *of_two, "5 5 4P N =", "5 6 4P N =", "6 1 4P N -1", "6 2 4P N =", "7 3 4P N =")
    # One half of a match lacks a board: that alone is provisional.
    (three_way,) = [
        each for each in texts(contest.goes_to().locator("#matches .match")) if each.count("comparados") == 3
    ]
    assert three_way.count("4 resultados, 2 de 2 estuches comparados") == 2
    assert three_way.count("3 resultados, 1 de 2 estuches comparados · provisional") == 1
    contest.enters(2, "7 4 4P N -1")
    # A correction in the first half changes what the second has made of the match.
    cell = contest.goes_to("office/results?by=sheet").locator("#cell-1-5-1")
    cell.focus()
    page.keyboard.type("4P N -1")
    page.keyboard.press("Enter")
    page.locator("[data-keep-it]").click(delay=600)
    expect(cell).to_contain_text("−1")
    (three_way,) = [
        each for each in texts(contest.goes_to().locator("#matches .match")) if each.count("comparados") == 3
    ]
    assert "0 10.00 6 Herons 0 10.00" in three_way.replace(",", ".")
    contest.is_in_one_language(page)
    contest.ends()
    reader = contest.somebody(PHONE)
    reader.goto(f"{contest.address}/results/matches")
    read = " ".join(texts(reader.locator("main")))
    for one, other in (("Foxes", "Herons"), ("Foxes", "Otters"), ("Herons", "Otters")):
        assert f"{one} – {other}" in read
    ranked = reader.goto(contest.address)
    assert ranked is not None
    assert {each.split()[1] for each in texts(reader.locator(".live-ranking tbody tr"))} == {*TEAMS}
    contest.is_in_one_language(reader)
