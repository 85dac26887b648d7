"""Systems are data: a walk over every rule of every system that comes with the program."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random

import pytest

from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number
from duplicado.director.state import begin
from duplicado.law.book import law_02
from duplicado.law.comparable import cells
from duplicado.law.procedure.auction import Auction
from duplicado.law.procedure.play import PlayPosition
from duplicado.locale import Language
from duplicado.publish.call_words import call_explained
from duplicado.publish.messages import Messages
from duplicado.robot.bidding.auction_key import auction_key, auction_of_key
from duplicado.robot.bidding.choice_of_call import Bidding
from duplicado.robot.bidding.reader import MalformedSystemError, read_system
from duplicado.robot.bidding.understanding import natural_meaning, understood
from duplicado.robot.hand_cells import in_region
from duplicado.robot.named import system_of
from duplicado.robot.player import ChosenAction, PublicHistory
from duplicado.robot.system_names import SYSTEMS
from duplicado.table.state import TableSetup, TableState
from duplicado.table.view import view
from duplicado.vocabulary.calls import PASS, parse_call
from duplicado.vocabulary.cards import Rank
from duplicado.vocabulary.hands import Hand, Layout
from duplicado.vocabulary.seats import Seat, Side
from duplicado.vocabulary.values import replace


def auction_of(key: str) -> Auction:
    found = auction_of_key(key.split())
    assert found is not None, key
    return found


def hands(count: int, seed: int = 1) -> list[Hand]:
    chance = Random(seed)
    return [deal_of_number(chance.randrange(DEAL_COUNT))[Seat.N] for _ in range(count)]


@cache
def begun(seat: Seat, hand: Hand) -> TableState:
    """Return a board that is begun, of which one hand is known."""
    return begin(TableSetup(law_02.board(1), layout=Layout({seat: hand}))).table


def called(system: str, auction: Auction, hand: Hand) -> ChosenAction:
    """Return what a robot without a solver calls with that hand."""
    state: TableState = replace(begun(auction.turn, hand), auction=auction)
    return Bidding(system_of(system)).call(view(state, auction.turn), PublicHistory(), Random(1))


@dataclass(frozen=True)
class Noting:
    """Solver that notes what it is asked, and wins every trick for declarer."""

    positions: list[PlayPosition]

    def best_of_many(self, positions: Sequence[PlayPosition]) -> tuple[int, ...]:
        """Note the positions."""
        self.positions.extend(positions)
        return (0,) * len(positions)


@pytest.mark.parametrize("name", SYSTEMS)
def test_no_two_rules_of_equal_priority_share_a_hand(name: str) -> None:
    for key, menu in system_of(name).menus.items():
        for one, other in combinations(menu.rules, 2):
            alike = one.priority == other.priority and one.call is not other.call
            assert not alike or cells.is_empty(cells.every((one.region, other.region))), f"{key}: {one}, {other}"


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_call_of_a_menu_is_made_by_some_hand_and_explained_truly(name: str) -> None:
    for key, menu in system_of(name).menus.items():
        for call in {rule.call for rule in menu.rules}:
            assert not cells.is_empty(menu.shown(call)), f"after {key!r} no hand is left for {call}"
            told = cells.union(rule.region for rule in menu.rules_of(call))
            assert cells.is_within(menu.shown(call), told)


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_hand_has_a_call_that_is_permitted_after_every_auction_of_the_system(name: str) -> None:
    some = hands(2)
    for key in system_of(name).menus:
        auction = auction_of(key)
        for hand in some:
            call = parse_call(called(name, auction, hand).text)
            assert auction.position.permits(call), f"{key}: {call}"


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_forcing_call_is_answered_with_any_hand(name: str) -> None:
    some = hands(4, seed=2)
    forcing = 0
    for key, menu in system_of(name).menus.items():
        for call in dict.fromkeys(rule.call for rule in menu.rules if rule.meaning.forcing):
            forcing += 1
            auction = auction_of(key).after(call).after(PASS)
            for hand in some:
                assert called(name, auction, hand).text != "P", f"{key} {call} is passed with {hand}"
    assert forcing or name == "book"


@pytest.mark.parametrize("name", SYSTEMS)
def test_what_a_call_shows_is_true_of_the_hand_that_makes_it(name: str) -> None:
    some, seen = hands(12, seed=3), 0
    for key, menu in system_of(name).menus.items():
        for hand in some:
            rule = menu.rule_for(hand, auction_of(key).lawful_calls())
            if rule is not None and rule.is_exact:
                seen += 1
                assert in_region(hand, menu.shown(rule.call)), f"{key}: {rule.call} with {hand}"
    assert seen > 100


@pytest.mark.parametrize("language", list(Language))
def test_every_rule_is_told_in_every_language(language: Language) -> None:
    messages = Messages.load(language)
    for name in SYSTEMS:
        for menu in system_of(name).menus.values():
            for rule in menu.rules:
                named = messages.text(f"robot-words-{rule.words}") if rule.words else ""
                told = call_explained(rule.meaning, named, messages)
                says_something = rule.meaning.points or rule.meaning.lengths or rule.meaning.shape or named
                assert bool(told) is bool(says_something or rule.meaning.forcing)


def test_what_a_call_means_is_told_in_words() -> None:
    messages = Messages.load(Language.ENGLISH)
    menu = system_of("natural").menu("1NT")
    assert menu is not None
    (rule, *_) = menu.rules_of(parse_call("2C"))
    told = call_explained(menu.meaning_of(rule.call), messages.text(f"robot-words-{rule.words}"), messages)
    assert told == ("Stayman, asks for a major of four cards: 8+ points, hearts 4 or 8+ points, spades 4, forcing")


@pytest.mark.parametrize(
    ("auction", "call", "told"),
    [
        ("1D", "1S", "6+ points, spades 4+, forcing"),
        ("", "1D", "12-21 points, diamonds 3+ or 11 points, diamonds 6+"),
    ],
)
def test_hands_that_lie_in_others_or_beside_them_are_told_together(auction: str, call: str, told: str) -> None:
    menu = system_of("natural").menu(auction)
    assert menu is not None
    assert call_explained(menu.meaning_of(parse_call(call)), "", Messages.load(Language.ENGLISH)) == told


@pytest.mark.parametrize(
    ("hand", "auction", "call"),
    [
        ("AK32.K43.QJ2.K43", "", "1NT"),
        ("AKQ32.K4.Q32.432", "", "1S"),
        ("AKQ32.KQJ432.4.2", "", "1H"),
        ("KQJ432.43.Q32.32", "", "2S"),
        ("432.432.432.5432", "", "P"),
        ("AKQ2.AKQ2.AK2.32", "", "2C"),
        ("A432.K432.Q32.32", "1NT", "2C"),
        ("A5432.K432.Q3.32", "1NT", "2H"),
        ("A43.K5432.Q3.432", "1S", "2S"),
        ("A432.K432.32.432", "1D", "1H"),
        ("AQ432.K4.Q32.432", "(1D)", "1S"),
        ("Q8643.K4.Q32.A32", "(1D)", "1S"),
        ("Q8643.K4.Q32.Q32", "(1D)", "P"),
        ("Q86432.K4.Q32.Q3", "(1D)", "1S"),
        ("KJ643.84.Q32.Q32", "(1D)", "1S"),
        ("43.A4.Q32.AQJ432", "(1S)", "2C"),
        ("43.A42.A32.KQ432", "(1S)", "2C"),
        ("432.A2.AK2.Q8432", "(1S)", "P"),
        ("AQ43.KJ43.Q432.2", "(1C)", "X"),
        ("AQ43.KJ432.A2.32", "1H 2NT 4NT", "5H"),
        ("2.Q4.KJ432.98765", "1NT", "P"),
        ("AKJ4.J95.AJ.KT64", "(2D) P", "X"),
        ("8732.T9.J654.872", "(2S) X", "3D"),
        (".JT9.AKQJ6.AKQJ8", "(1S) X 2D", "4D"),
        ("A.KQJ9.AKJ6.AKJ8", "(1S) X 2H", "4H"),
        ("8732.T9.J654.872", "(1C) P X", "1S"),
        ("AQJT8432.K4.3.54", "1S 1NT", "4S"),
        ("AQJT843.K4.A3.54", "1S 1NT", "4S"),
        ("AQJT843.K4.43.J4", "1S 1NT", "3S"),
        ("4.AQJT8432.KQ.32", "1H 1S", "4H"),
        ("AQJT8432.K4.Q.54", "1S 2D", "4S"),
        ("QJ843.842.K832.4", "(3C) X", "3S"),
        ("QJ843.842.K832.4", "(3C) P X", "3S"),
        ("AJ843.842.K832.4", "(3C) X", "4S"),
        ("Q43.8432.K832.43", "(3S) X", "4H"),
        ("AK96.T52.AT.K975", "1C (1H) X", "1S"),
        ("AKT.AQ62.7.JT743", "1C 3NT", "P"),
        ("QJ5.AQ62.32.8752", "(1D) P (1S) P (2NT)", "P"),
        ("Q32.K843.J42.Q32", "(2S) P (3S) P", "P"),
        ("8.AK4.KQJ93.A843", "2S", "2NT"),
        ("A3.Q4.J763.AT542", "1D 1S 1NT 3NT", "P"),
        ("AQ43..AQJ9.KQT84", "1C 1NT", "2S"),
        ("A32.4.AKJ4.KQT84", "1C 1NT", "2NT"),
        ("A32.4.AKJ4.QJT84", "1C 1NT", "2C"),
        ("K43.K5432.Q3.A42", "1S", "3S"),
        ("AQ432.A5.KQ3.A42", "1S 3S 4NT 5D", "6S"),
        ("AQ432.K5.KQ3.K42", "1S 3S 4NT 5D", "5S"),
    ],
)
def test_the_natural_system_bids_as_it_says(hand: str, auction: str, call: str) -> None:
    assert called("natural", auction_of(auction), Hand.parse(hand)).text == call


@pytest.mark.parametrize(
    ("call", "auction", "points"),
    [
        ("3NT", "1C 1H 1NT", "11+"),
        ("6H", "1H 3H", "17+"),
        ("2NT", "1C 1H 1NT", "None"),
        ("3NT", "(3H)", "None"),
    ],
)
def test_a_jump_outside_the_system_to_a_game_or_a_slam_shows_the_points_for_it(
    call: str, auction: str, points: str
) -> None:
    found = auction_of(auction)
    known = understood(system_of("natural"), found.dealer, found.calls)
    meant = natural_meaning(found.turn, found.calls, parse_call(call), known.regions)
    assert str(meant.points) == points


def test_aces_that_partner_has_shown_are_in_the_deals_that_are_looked_at() -> None:
    auction = auction_of("1S 3S 4NT 5C")
    hand = Hand.parse("AQ432.A5.KQ3.A42")
    state: TableState = replace(begun(auction.turn, hand), auction=auction)
    natural = system_of("natural")
    without = replace(natural, menus={key: menu for key, menu in natural.menus.items() if not key.endswith("5C")})
    seen = Noting([])
    Bidding(without, seen).call(view(state, auction.turn), PublicHistory(), Random(1))
    partners = [position.hands[auction.turn.partner.index] for position in seen.positions]
    assert partners
    assert all(held is not None and not any(card.rank is Rank.ACE for card in held) for held in partners)


def test_another_system_is_data_too() -> None:
    strong = Hand.parse("AKQ32.K4.AQ2.432")
    assert called("strong-club", auction_of(""), strong).text == "1C"
    assert called("natural", auction_of(""), strong).text == "1S"


def test_an_auction_is_named_as_each_side_sees_it() -> None:
    calls = [parse_call(text) for text in ["P", "P", "1H", "2C", "P", "3C", "X"]]
    assert auction_key(Seat.N, calls, Side.NS) == "1H (2C) P (3C) X"
    assert auction_key(Seat.N, calls, Side.EW) == "(1H) 2C 3C (X)"


@pytest.mark.parametrize(
    "text",
    [
        "name = 3",
        'name = "x"\nmenu = 3',
        'name = "x"\n[[menu]]\nafter = ""\nrules = [{ call = "8C" }, { colour = "red" }]',
        'name = "x"\n[[menu]]\nafter = ""\nrules = [{ call = "1C", points = "many" }]',
        'name = "x"\n[[menu]]\nrules = []',
        "name = ",
        'name = "x"\n[[menu]]\nafter = ""\nrules = [{ call = "1S", good = "y" }]',
        'name = "x"\n[[menu]]\nafter = "(1x) P P X"\nrules = [{ call = "2C" }]',
        'name = "x"\n[[menu]]\nafter = "(...)"\nrules = [{ call = "2C" }]',
    ],
)
def test_what_is_no_system_is_refused(text: str) -> None:
    with pytest.raises(MalformedSystemError):
        read_system(text)
