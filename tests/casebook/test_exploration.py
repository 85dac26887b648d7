"""The exploration of the book: it finds what does not hold, by its shortest sequence, and nothing on small boards."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from duplicado.casebook.exploration import hidden_cards, walk
from duplicado.casebook.exploration.invariants import INVARIANTS, is_lawful
from duplicado.casebook.exploration.reached import Reached
from duplicado.casebook.exploration.turning import turned
from duplicado.casebook.exploration.walk import explore
from duplicado.casebook.exploration.worlds import WORLDS, World, steps
from duplicado.cli.laws import command
from duplicado.director.admission import admit
from duplicado.director.commands import Command, PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable
from duplicado.law.edition import Edition
from duplicado.law.procedure.auction import Auction
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.table.actions.auction import MakesCall
from duplicado.table.actions.reader import parse_action
from duplicado.table.lead_duties import LeadDuty
from duplicado.table.lead_rights import GivenRight
from duplicado.table.standing_calls import with_standing
from duplicado.table.state import TableState
from duplicado.vocabulary.calls import parse_call
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Seat
from duplicado.vocabulary.values import replace

TWO_CLUBS = MakesCall(parse_call("2C"))


DEEPER = [
    pytest.param(each, marks=pytest.mark.rest if each is Edition.LAWS_2017 else pytest.mark.slow, id=str(each))
    for each in Edition
]
"""One edition is explored deeper by `make test-all`, the others in the slow run."""


@pytest.mark.parametrize("edition", [Edition.LAWS_2007, Edition.LAWS_2017], ids=str)
@pytest.mark.parametrize(("name", "depth"), [("auction", 2), ("bidding", 2), ("trumps", 2), ("notrump", 2)])
def test_everything_holds_on_small_boards(name: str, depth: int, edition: Edition) -> None:
    found = explore(WORLDS[name], edition, depth=depth)
    assert found.broken == {}
    assert found.states > 20
    assert found.sequences >= found.states - 1


@pytest.mark.parametrize("edition", DEEPER)
@pytest.mark.parametrize("name", ["auction", "trumps", "notrump"])
def test_everything_holds_a_step_further(name: str, edition: Edition) -> None:
    found = explore(WORLDS[name], edition, depth=3)
    assert found.broken == {}
    assert {"auction": {"29A", "36A"}, "trumps": {"55A"}, "notrump": {"55A"}}[name] <= set(found.clauses)


@pytest.mark.parametrize(
    "edition", [Edition.LAWS_2017, pytest.param(Edition.LAWS_2007, marks=pytest.mark.rest)], ids=str
)
@pytest.mark.parametrize("name", WORLDS)
def test_everything_holds_on_walks_of_chance(name: str, edition: Edition) -> None:
    """A walk comes to what no short sequence does: several matters that are open together, rulings upon rulings."""
    found = explore(WORLDS[name], edition, depth=0, walks=2)
    assert found.broken == {}
    assert found.walked > 10
    assert found.sequences == 0


def nobody_bids_two_clubs(reached: Reached) -> str | None:
    calls = reached.state.table.auction.calls
    return "somebody did" if parse_call("2C") in calls else None


def test_what_does_not_hold_is_told_by_its_shortest_sequence() -> None:
    found = explore(WORLDS["auction"], Edition.LAWS_2017, depth=2, invariants=(nobody_bids_two_clubs,))
    broken = found.broken["nobody_bids_two_clubs"]
    assert broken.says == "somebody did"
    assert broken.commands == (PlayerActs(Seat.N, TWO_CLUBS),)
    assert found.breaks["nobody_bids_two_clubs"] > 10


def test_a_walk_of_chance_is_shortened_to_what_is_needed() -> None:
    found = explore(WORLDS["auction"], Edition.LAWS_2017, depth=0, walks=20, invariants=(nobody_bids_two_clubs,))
    (only,) = found.broken["nobody_bids_two_clubs"].commands
    assert isinstance(only, PlayerActs)
    assert only.action == TWO_CLUBS
    assert found.walked > 20


def test_a_view_that_shows_the_deal_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(state: TableState, *_: object) -> object:
        return state.setup.layout

    monkeypatch.setattr(hidden_cards, "view_of_seat", everything)
    found = explore(WORLDS["notrump"], Edition.LAWS_2017, depth=1, invariants=(hidden_cards.views_tell_nothing_hidden,))
    assert "can tell which cards" in found.broken["views_tell_nothing_hidden"].says


def reached_by(world: World, edition: Edition, steps_typed: str) -> Reached:
    """Play steps such as `W: CJ; S: lowest`, of which not all were lawful."""
    reached = Reached(world, world.beginning(edition))
    for step_typed in steps_typed.split("; "):
        seat, _, words = step_typed.partition(": ")
        step = PlayerActs(Seat(seat), parse_action(words))
        assert admit(reached.state, step) is None, step_typed
        added, state = carry_out(reached.state, step)
        reached = Reached(world, state, reached, (*reached.commands, step), added, lawful=False)
    return reached


EARLY = World(
    "early", layout=Layout.parse("N:..2.AK ..J3.5 ..K4.6 ..9.87"), contract=Contract.parse("3NT S"), leader=Seat.N
)


def test_a_demanded_rank_that_was_not_played_is_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """East's D3 and South's DK in each other's place would make DJ his lowest; D3 and D4 change nothing."""
    steps_typed = "S: dummy D2; W: D9; S: attention; S: lowest; E: DJ; S: attention"
    reached = reached_by(EARLY, Edition.LAWS_2017, steps_typed)
    assert hidden_cards.views_tell_nothing_hidden(reached) is None
    monkeypatch.setattr(hidden_cards, "_demands_a_rank", lambda _command: False)
    assert hidden_cards.views_tell_nothing_hidden(reached) == "N can tell which cards E and S hold"


TWO_SUITS = World(
    "two suits",
    layout=Layout.parse("N:.2.2.43 .QJ.QJ. .A.7.65 .K.9.87"),
    contract=Contract.parse("3NT S"),
    leader=Seat.S,
)
LEAD_GOES_BACK = "S: dummy H2; S: plays HJ; W: attention; W: refuse; S: D7; W: D9; S: dummy D2"
ONCE_BROKEN = {
    "a board without cards is over with its auction": (WORLDS["auction"], "N: 1C; E: P; S: P; W: P"),
    "a penalty card that was picked up binds no lead that lies face down": (
        WORLDS["opening"],
        "E: drops HQ; W: attention; W: drops C6; E: attention; W: H6 face down; S: require H",
    ),
    "a card demanded for a trick falls with the lead to it": (
        TWO_SUITS,
        f"E: drops HQ HJ DQ DJ; N: attention; {LEAD_GOES_BACK}",
    ),
}


@pytest.mark.parametrize(("world", "steps_typed"), ONCE_BROKEN.values(), ids=ONCE_BROKEN)
def test_what_was_broken_holds(world: World, steps_typed: str) -> None:
    reached = reached_by(world, Edition.LAWS_2017, steps_typed)
    assert [broken for invariant in INVARIANTS if (broken := invariant(reached)) is not None] == []
    assert len(reached.state.offers) == len(reached.state.matters)  # nobody is offered nothing


def test_an_error_in_the_laws_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def carry_out_badly(state: DirectedTable, command: Command) -> object:
        if command == PlayerActs(Seat.E, TWO_CLUBS):
            raise ZeroDivisionError("planted")
        return carry_out(state, command)

    monkeypatch.setattr(walk, "carry_out", carry_out_badly)
    found = explore(WORLDS["auction"], Edition.LAWS_2007, depth=2)
    assert found.broken["nothing_raises"].says == "ZeroDivisionError: planted"
    assert found.broken["nothing_raises"].commands == (PlayerActs(Seat.E, TWO_CLUBS),)


def test_an_obligation_that_is_forgotten_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duplicado.table.obligations.allowed", lambda _bound, _seat, calls: calls)
    found = explore(WORLDS["auction"], Edition.LAWS_2007, depth=2)
    assert "nobody_barred_may_bid" in found.broken
    assert len(found.broken["nobody_barred_may_bid"].commands) <= 2


def test_a_matter_that_is_not_taken_up_is_found_by_walks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duplicado.director.selection.attended", lambda _state: None)
    found = explore(WORLDS["auction"], Edition.LAWS_2017, depth=0, walks=2, seed=3)
    assert "attention_leaves_nothing_irregular" in found.broken


def nothing_is_restricted(_duties: object, _play: object) -> None:
    return None


def holds_for_ever(_duty: LeadDuty, _play: object) -> bool:
    return True


def no_right_goes(rights: tuple[GivenRight, ...], _lifted: object, _matter: int) -> tuple[GivenRight, ...]:
    return tuple(rights)


def nothing_opens(*_: object) -> None:
    return None


def pending_calls_are_kept(state: TableState, auction: Auction) -> TableState:
    return replace(with_standing(state, auction), irregular=state.irregular)


OF_ITSELF = "rights_are_offered_of_themselves"
PLANTED = [
    ("table.lead_duties.in_force", nothing_is_restricted, "exposed", 5, "lead_is_restricted_as_ruled"),
    ("table.lead_duties.LeadDuty.holds", holds_for_ever, "exposed", 48, "requirement_is_for_one_lead"),
    ("table.lead_rights.left_of", no_right_goes, "leads", 3, "right_is_for_the_first_lead"),
    ("director.selection._lead_restriction", nothing_opens, "leads", 1, OF_ITSELF),
    ("director.play_openings._partners_penalty_cards", nothing_opens, "exposed", 5, OF_ITSELF),
    ("director.play_openings._several_penalty_cards", nothing_opens, "exposed", 5, OF_ITSELF),
    ("table.orders._with_auction", pending_calls_are_kept, "auction", 5, "pending_calls_follow_standing_ones"),
    ("director.awaited.reopened", nothing_opens, "auction", 1, "rulings_rest_on_standing_calls"),
]


@pytest.mark.rest
@pytest.mark.parametrize(("what", "instead", "world", "seed", "invariant"), PLANTED)
def test_what_is_not_derived_is_found(
    monkeypatch: pytest.MonkeyPatch, what: str, instead: object, world: str, seed: int, invariant: str
) -> None:
    """Each planted fault of the derivation breaks the invariant that is there for it."""
    only = tuple(each for each in INVARIANTS if each.__name__ == invariant)
    assert len(only) == 1
    assert explore(WORLDS[world], Edition.LAWS_2017, depth=0, walks=20, seed=seed, invariants=only).broken == {}
    monkeypatch.setattr(f"duplicado.{what}", instead)
    found = explore(WORLDS[world], Edition.LAWS_2017, depth=0, walks=20, seed=seed, invariants=only)
    assert set(found.broken) == {invariant}


def test_a_table_turned_four_times_is_the_same() -> None:
    for world in WORLDS.values():
        state = world.beginning(Edition.LAWS_2017)
        for step in steps(world, state):
            entries, after = carry_out(state, step)
            assert turned(turned(entries, 3), 1) == entries
            assert turned(after.table.setup, 4) == after.table.setup
            if isinstance(step, PlayerActs):
                assert turned(step, 1).seat is step.seat.lho


def test_only_calls_and_cards_in_turn_are_lawful() -> None:
    world = World("one", calls=(parse_call("1C"),))
    state = world.beginning(Edition.LAWS_2017)
    lawful = {str(step.seat) for step in steps(world, state) if isinstance(step, PlayerActs) and is_lawful(state, step)}
    assert lawful == {"N"}


def test_the_command_tells_what_was_explored_in_three_languages() -> None:
    for language, holds in (("en", "Everything held"), ("es", "Todo se cumplió"), ("pt", "Tudo se cumpriu")):
        arguments = ["explore", "--world", "trumps", "--edition", "2017", "--depth", "1", "--walks", "0"]
        done = CliRunner().invoke(command, [*arguments, "--lang", language])
        assert done.exit_code == 0
        assert holds in done.stdout


def test_every_profile_that_is_named_is_explored() -> None:
    arguments = "explore --world leads --edition 2007 --depth 0 --walks 1 --regulations aeb --regulations qba --lang en"
    done = CliRunner().invoke(command, arguments.split())
    assert done.exit_code == 0
    assert [line.rpartition(" ")[2] for line in done.stdout.splitlines() if line.startswith("Board")] == ["aeb", "qba"]
    refused = CliRunner().invoke(command, ["explore", "--regulations", "aeeb", "--lang", "en"])
    assert refused.exit_code == 2


def test_every_invariant_has_its_words() -> None:
    for language in Language:
        messages = Messages.load(language)
        for invariant in INVARIANTS:
            assert messages.has(f"explore-invariant-{invariant.__name__.replace('_', '-')}"), (language, invariant)


CASES = """\
case: A revoke that the offender's own card won
law: [2007, 2017]
contract: 3NT S
position: {hands: "N:2.2.. 3.3.. A.A.. K.K..", lead: S, won: {NS: 6, EW: 5}}
steps:
  - S: SA
  - W: HK
---
case: An insufficient bid
law: [2007, 2017]
steps:
  - N: 1S
  - E: 1H
  - S: attention
  - S: refuse
  - E: 2H
"""


def test_two_editions_are_compared_over_the_same_stories(tmp_path: Path) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(CASES)
    same = CliRunner().invoke(command, ["compare", "2017", "2017", str(path), "--lang", "en"])
    told = "2 compared, 0 changed. One of them is ruled upon.\n"
    assert (same.exit_code, same.stdout) == (0, told)
    renumbered = CliRunner().invoke(command, ["compare", "2007", "2017", str(path), "--lang", "en"])
    assert (renumbered.exit_code, renumbered.stdout) == (0, told)  # 16D is 16C in 2017
    (tmp_path / "none.yaml").write_text("{")
    refused = CliRunner().invoke(command, ["compare", "2007", "2017", str(tmp_path / "none.yaml"), "--lang", "en"])
    assert refused.exit_code == 2
