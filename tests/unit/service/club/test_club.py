"""Access to a club: who gets it, for how long, after how many tries; what is kept, given out and deleted."""

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from duplicado.event.contest import ContestantId
from duplicado.event.facts.contestants import Player
from duplicado.formats.event_record.persons import Person
from duplicado.service.club import device_login
from duplicado.service.club.access import access_to, event_secret, set_access
from duplicado.service.club.access_tokens import AccessPass, Scope, at_the_table
from duplicado.service.club.attempt_limits import Allowance, Limit
from duplicado.service.club.changed_meanwhile import ChangedMeanwhile
from duplicado.service.club.device_login import Denied, Entrance
from duplicado.service.club.keys import draw_code, draw_pin, hashed, stamp
from duplicado.service.club.members import RETENTION, People, UnknownPerson
from duplicado.service.live.hand_records import Look
from duplicado.service.live.roles import Access, Capability, Role, TableKey, Viewer
from duplicado.store.club import ClubStore
from duplicado.store.club_rows import ClubRow, FailureRow, PairingRow, PersonRow, PinRow, SettingRow, TokenRow
from duplicado.vocabulary.errors import DuplicadoError
from duplicado.vocabulary.seats import Side

NOON = datetime(2026, 1, 8, 12, tzinfo=UTC)
DIRECTOR = Viewer("director-1", Role.DIRECTOR, "the Director")
TABLE = TableKey(1, "A", 3)


class World:
    """Time and chance as a test wants them, and a club."""

    def __init__(self, setting: str) -> None:
        self.now = NOON
        self.chance = random.Random(7).randbytes
        self.setting = setting
        self.store = ClubStore.open(setting)
        self.entrance = Entrance(self.store, clock=lambda: self.now, chance=self.chance)
        self.people = People(self.store, clock=lambda: self.now, chance=self.chance)

    def later(self, **by: float) -> None:
        self.now += timedelta(**by)

    def is_emptied(self) -> None:
        for kind in ClubRow.__subclasses__():
            self.store.remove(kind)

    def enter(self, pin: str, source: str = "phone", table: TableKey = TABLE) -> str:
        as_what = at_the_table("thursday", table, "North 3", side=Side.NS)
        return self.entrance.enter_table(as_what, pin, device="a phone", source=source)


@pytest.fixture(params=["file", "database"])
def world(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[World]:
    """A club of its own: in a file, or in the database, which is emptied."""
    setting = str(tmp_path / "club") if request.param == "file" else request.getfixturevalue("postgres")
    made = World(setting)
    made.is_emptied()
    yield made
    made.is_emptied()
    made.store.close()


def denied(world: World, *args: str, **more: object) -> Denied:
    with pytest.raises(Denied) as caught:
        world.enter(*args, **more)  # type: ignore[arg-type]  # as given
    return caught.value


# ---- codes


def test_a_code_lets_in_one_device_once(world: World) -> None:
    held = AccessPass("thursday", Role.DIRECTOR, "the Director", plays=(ContestantId(3, Side.NS, "A"),))
    code = world.entrance.issue_code(held, issuer=DIRECTOR)
    # As somebody types it who reads it from a screen.
    token = world.entrance.redeem(f" {code.lower().replace('-', ' ')} ", device="a phone", source="10.0.0.7")
    admitted = world.entrance.admit(token)
    assert admitted.viewer.role is Role.DIRECTOR
    assert admitted.viewer.plays == held.plays
    assert (admitted.event, admitted.scopes) == ("thursday", frozenset({Scope.SEE, Scope.ACT}))
    with pytest.raises(Denied) as caught:
        world.entrance.redeem(code, device="another", source="10.0.0.8")
    assert caught.value.code == "code-wrong"


def test_a_code_is_good_for_ten_minutes(world: World) -> None:
    code = world.entrance.issue_code(AccessPass("thursday", Role.SCORER, "the scorer"), issuer=DIRECTOR)
    world.later(minutes=10)
    with pytest.raises(Denied) as caught:
        world.entrance.redeem(code, device="a phone", source="x")
    assert caught.value.code == "code-wrong"
    # It is not there any more when another is issued.
    world.entrance.issue_code(AccessPass("thursday", Role.SCORER, "the scorer"), issuer=DIRECTOR)
    assert len(world.store.all(PairingRow)) == 1


def test_who_guesses_codes_has_to_wait(world: World) -> None:
    code = world.entrance.issue_code(AccessPass("thursday", Role.SCORER, "the scorer"), issuer=DIRECTOR)
    for _ in range(10):
        with pytest.raises(Denied):
            world.entrance.redeem("AAAA-AAAA", device="x", source="10.0.0.9")
    with pytest.raises(Denied) as caught:
        world.entrance.redeem(code, device="x", source="10.0.0.9")
    assert (caught.value.code, caught.value.until) == ("too-many-tries", NOON + timedelta(minutes=1))
    assert world.entrance.redeem(code, device="x", source="10.0.0.10")


# ---- PINs


def test_the_pin_of_a_table_lets_in_its_players(world: World) -> None:
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    assert len(pin) == 4
    viewer = world.entrance.admit(world.enter(pin)).viewer
    assert (viewer.role, viewer.table, viewer.side, viewer.by) == (Role.PLAYER, TABLE, Side.NS, "North 3")
    # Each device is somebody of its own.
    assert world.entrance.admit(world.enter(pin)).viewer.subject != viewer.subject
    assert denied(world, pin, table=TableKey(1, "A", 4)).code == "pin-wrong"
    another = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    if another != pin:
        assert denied(world, pin).code == "pin-wrong"


def test_who_guesses_a_pin_waits_longer_and_longer_and_locks_out_nobody_else(world: World) -> None:
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    wrong = "0000" if pin != "0000" else "1111"
    waits: list[float] = []
    for _ in range(5):
        assert denied(world, wrong, "prankster").code == "pin-wrong"
    for _ in range(8):
        refused = denied(world, pin, "prankster")
        assert refused.code == "too-many-tries"
        assert refused.until is not None
        waits.append((refused.until - world.now).total_seconds() / 60)
        world.now = refused.until
        assert denied(world, wrong, "prankster").code == "pin-wrong"
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60]
    assert world.entrance.admit(world.enter(pin, "honest")).viewer.table == TABLE
    world.later(hours=1)
    assert world.entrance.admit(world.enter(pin, "prankster")).viewer.table == TABLE
    # He was right: his failures are forgotten.
    assert denied(world, wrong, "prankster").code == "pin-wrong"


def test_who_guesses_from_many_places_is_stopped_at_the_table(world: World) -> None:
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    wrong = "0000" if pin != "0000" else "1111"
    for number in range(50):
        assert denied(world, wrong, f"source {number}").code == "pin-wrong"
    assert denied(world, pin, "another").code == "too-many-tries"
    # The Director draws another, of which nothing has been guessed.
    another = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    assert world.entrance.admit(world.enter(another, "another")).viewer.table == TABLE


def test_who_mistyped_the_former_pin_types_the_new_one_at_once(world: World) -> None:
    tables = (TABLE, TableKey(1, "A", 33))
    world.entrance.set_pins("thursday", tables, issuer=DIRECTOR)
    for table in tables * 5:
        assert denied(world, "x", "phone", table=table).code == "pin-wrong"
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    assert world.entrance.admit(world.enter(pin, "phone")).viewer.table == TABLE
    assert denied(world, "x", "phone", table=tables[1]).code == "too-many-tries"


def test_of_two_who_draw_pins_at_once_the_cards_of_the_first_are_good(world: World) -> None:
    shown = world.entrance.pins.as_drawn("thursday")

    def draw(_nth: int) -> str:
        try:
            return world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR, instead_of=shown)[TABLE]
        except ChangedMeanwhile:
            return ""

    with ThreadPoolExecutor(4) as many:
        (pin,) = filter(None, many.map(draw, range(4)))
    assert world.enter(pin)


def test_tries_that_come_together_are_no_more_than_five(world: World) -> None:
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    wrong = [f"{number:04}" for number in range(25) if f"{number:04}" != pin]
    with ThreadPoolExecutor(12) as many:
        told = list(many.map(lambda each: denied(world, each, "prankster").code, wrong))
    assert told.count("pin-wrong") == 5
    confirming = world.entrance.confirming
    confirming.draw(issuer=DIRECTOR)
    with ThreadPoolExecutor(12) as many:
        assert not any(many.map(lambda each: confirming.confirm(DIRECTOR, each), ["no"] * 25))
    assert [each.what for each in world.entrance.trail.of()].count("confirm-wrong") == 5
    with ThreadPoolExecutor(12) as many:
        told = list(many.map(lambda each: refused_code(world, each), [f"AAAA-{number:04}" for number in range(25)]))
    assert told.count("code-wrong") == 10


def refused_code(world: World, code: str) -> str:
    with pytest.raises(Denied) as caught:
        world.entrance.redeem(code, device="x", source="prankster")
    return caught.value.code


def test_one_angry_telephone_does_not_lock_the_table(world: World) -> None:
    """A whole evening of it: what is not tried because it has to wait is not counted."""
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    wrong = "0000" if pin != "0000" else "1111"
    tried = 0
    for _ in range(4 * 60):
        tried += denied(world, wrong, "angry").code == "pin-wrong"
        world.later(minutes=1)
    assert 5 < tried < 20
    assert world.entrance.admit(world.enter(pin, "honest")).viewer.table == TABLE


def test_who_guesses_at_table_after_table_is_stopped_at_all(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_login, "BY_ADDRESS", Allowance(4, timedelta(minutes=1)))
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    for table in range(5, 9):  # tables that have no PIN, which is not told
        assert denied(world, "x", "prankster", table=TableKey(1, "A", table)).code == "pin-wrong"
    refused = denied(world, pin, "prankster")
    assert (refused.code, refused.until) == ("too-many-tries-here", NOON + timedelta(minutes=1))
    # Nobody else is, and in another event he is as everybody.
    assert world.enter(pin, "honest")
    with pytest.raises(Denied, match="pin-wrong"):
        world.entrance.enter_table(at_the_table("friday", TABLE, "x"), "x", device="x", source="prankster")
    # To be right at one's own table takes nothing back, and a new PIN of a table neither.
    world.later(minutes=1)
    assert world.enter(pin, "prankster")
    assert denied(world, "x", "prankster", table=TableKey(1, "A", 9)).code == "pin-wrong"
    another = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    assert denied(world, another, "prankster").code == "too-many-tries-here"


def test_tries_at_many_tables_that_come_together_are_no_more_than_the_address_has(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device_login, "BY_ADDRESS", Allowance(4, timedelta(minutes=1)))
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    tables = [TableKey(1, "B", number) for number in range(1, 25)]
    with ThreadPoolExecutor(12) as many:
        told = list(many.map(lambda each: denied(world, "x", "prankster", table=each).code, tables))
    assert (told.count("pin-wrong"), told.count("too-many-tries-here")) == (4, 20)
    # Those who are right take nothing from the others, however many come at once.
    with ThreadPoolExecutor(4) as many:
        assert all(many.map(lambda _: world.enter(pin, "honest"), range(12)))
    assert [denied(world, "x", "honest", table=each).code for each in tables[:5]].count("pin-wrong") == 4


def test_failures_outlive_a_restart(world: World) -> None:
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    for _ in range(5):
        denied(world, "x", "prankster")
    with ClubStore.open(world.setting) as again:
        entrance = Entrance(again, clock=lambda: world.now)
        with pytest.raises(Denied) as caught:
            entrance.enter_table(at_the_table("thursday", TABLE, "x"), pin, device="x", source="prankster")
        assert caught.value.code == "too-many-tries"


@pytest.mark.parametrize("pin", ["", "é", "\0", "٠٠٠٠", "0" * 10_000, "\ud800"])
def test_odd_pins_are_wrong_pins(world: World, pin: str) -> None:
    world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)
    assert denied(world, pin).code == "pin-wrong"


# ---- tokens


def test_a_token_is_good_until_it_expires_or_is_revoked(world: World) -> None:
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    token = world.enter(pin)
    world.later(hours=12, seconds=-1)
    assert world.entrance.admit(token).expires == world.now + timedelta(seconds=1)
    world.later(seconds=1)
    for wrong in (token, "", "x", token[:-1]):
        with pytest.raises(Denied) as caught:
            world.entrance.admit(wrong)
        assert caught.value.code == "token-wrong"
    program = AccessPass("", Role.SCORER, "a program", scopes=frozenset({Scope.SEE}))
    token = world.entrance.issue_token(program, device="a program", issuer=DIRECTOR, lasts=timedelta(days=365))
    admitted = world.entrance.admit(token)
    assert admitted.scopes == {Scope.SEE}
    assert world.entrance.revoke(subject=admitted.viewer.subject, issuer=DIRECTOR) == 1
    with pytest.raises(Denied):
        world.entrance.admit(token)


def test_a_device_goes_with_its_pair(world: World) -> None:
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    token = world.enter(pin)
    before = world.entrance.admit(token).viewer
    assert before.follows is None
    who = ContestantId(7, Side.EW, "A")
    world.entrance.belong(token, who)
    after = world.entrance.admit(token).viewer
    assert (after.follows, after.subject, after.role, after.side) == (who, before.subject, Role.PLAYER, None)
    director = world.entrance.issue_token(
        AccessPass("thursday", Role.DIRECTOR, "the Director"), device="x", issuer=DIRECTOR
    )
    for wrong in (director, "nothing"):
        with pytest.raises(Denied, match="token-wrong"):
            world.entrance.belong(wrong, who)


def test_a_code_lets_in_a_device_that_follows(world: World) -> None:
    held = AccessPass("thursday", Role.PLAYER, "Pair 7", side=Side.NS, follows=ContestantId(7))
    assert AccessPass.read(held.text()) == held
    code = world.entrance.issue_code(held, issuer=DIRECTOR)
    viewer = world.entrance.admit(world.entrance.redeem(code, device="own", source="phone")).viewer
    assert (viewer.follows, viewer.table, viewer.side) == (ContestantId(7), None, Side.NS)


def test_passes_that_were_given_out_before_devices_followed_are_read() -> None:
    held = AccessPass("thursday", Role.PLAYER, "North 3", TABLE, Side.NS)
    data = json.loads(held.text())
    del data["follows"]
    assert AccessPass.read(json.dumps(data)) == held


def test_nothing_that_opens_anything_is_kept(world: World) -> None:
    pin = world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE]
    code = world.entrance.issue_code(AccessPass("thursday", Role.SCORER, "the scorer"), issuer=DIRECTOR)
    token = world.enter(pin)
    kept = repr([world.store.all(kind) for kind in (PinRow, PairingRow, TokenRow)])
    for secret in (code, code.replace("-", ""), token):
        assert secret not in kept
    (row,) = world.store.all(PinRow)
    assert pin not in (row.pin, row.salt)
    assert row.pin != hashed(pin)
    # The same PIN of two tables is kept as two things.
    salts = {each.salt for each in world.store.all(PinRow)}
    world.entrance.set_pins("thursday", (TableKey(1, "A", 4),), issuer=DIRECTOR)
    assert len({each.salt for each in world.store.all(PinRow)}) == len(salts) + 1


# ---- what is drawn


def test_pins_and_codes_are_drawn_evenly() -> None:
    chance = random.Random(3).randbytes
    digits = [digit for _ in range(5_000) for digit in draw_pin(chance, 4)]
    assert all(1_800 < digits.count(each) < 2_200 for each in "0123456789")
    letters = [letter for _ in range(4_000) for letter in draw_code(chance).replace("-", "")]
    assert len(set(letters)) == 32
    assert not set(letters) & set("01IO")
    assert all(800 < letters.count(each) < 1_200 for each in set(letters))
    assert {len(draw_pin(chance, 6)) for _ in range(200)} == {6}
    with pytest.raises(DuplicadoError, match="4 to 6 digits"):
        Entrance(None, clock=lambda: NOON, pin_digits=3)  # type: ignore[arg-type]  # it does not come to that


def test_a_limit_says_how_long_one_waits() -> None:
    limit = Limit(3)
    minutes = [limit.pause(failures).total_seconds() / 60 for failures in range(12)]
    assert minutes == [0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert limit.pause(10**9) == timedelta(hours=1)


def test_a_pass_is_read_as_it_was_written() -> None:
    for held in (
        AccessPass("", Role.PUBLIC, ""),
        AccessPass("thursday", Role.PLAYER, "Ñandú 3", TABLE, Side.EW, (ContestantId(3, None, "A"),), frozenset(Scope)),
    ):
        assert AccessPass.read(held.text()) == held


# ---- what is written down


def test_what_is_done_with_privileges_is_written_down(world: World) -> None:
    world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)
    world.entrance.issue_code(AccessPass("friday", Role.SCORER, "the scorer"), issuer=DIRECTOR)
    world.later(minutes=1)
    world.entrance.trail.looks("thursday")(Look(world.now, "director-1", "the Director", 1, "A", 7, "a claim"))
    world.entrance.revoke(subject="x", issuer=DIRECTOR)
    rows = world.entrance.trail.of("thursday")
    assert [(row.what, row.subject, row.detail) for row in rows] == [
        ("pin", "director-1", "1A-3"),
        ("look", "director-1", "session 1 section A board 7: a claim"),
    ]
    assert [row.what for row in world.entrance.trail.of()] == ["pin", "code", "look", "revoked"] or sorted(
        row.what for row in world.entrance.trail.of()
    ) == ["code", "look", "pin", "revoked"]


# ---- persons


def test_a_person_is_given_all_that_is_kept_of_him_and_erased(world: World) -> None:
    ana, rui = world.people.add("Ana Lima", number="123", contact="ana@example.org"), world.people.add("Rui Matos")
    token = world.entrance.issue_token(
        AccessPass("thursday", Role.DIRECTOR, "Ana Lima"), device="Ana Lima's telephone", issuer=DIRECTOR
    )
    code = world.entrance.issue_code(AccessPass("thursday", Role.SCORER, "Ana Lima"), issuer=DIRECTOR)
    admitted = world.entrance.admit(token)
    world.later(days=1)
    world.store.put(SettingRow("page.evening", json.dumps({"title": "Copa Ana Lima", "number": 7})))
    world.entrance.trail.note(admitted.viewer, "thursday", "look", "board 7")
    person = Person(("Ana Lima",), "123", "N.N. 7KQ2")
    given = world.people.held(person)
    assert given.people == [PersonRow(ana.id, "Ana Lima", "123", "ana@example.org", ana.seen)]
    text = repr(given)
    assert "Ana Lima's telephone" in text
    assert "board 7" in text
    assert hashed(token) not in text
    assert world.people.held(Person(("Rui Matos",))).devices == []
    assert world.people.erase(person) > 4
    assert world.people.all() == (rui,)
    with pytest.raises(Denied):
        world.entrance.admit(token)
    with pytest.raises(Denied):
        world.entrance.redeem(code, device="x", source="x")
    assert "Ana" not in repr(world.entrance.trail.of())
    (page,) = [row for row in world.store.all(SettingRow) if row.name == "page.evening"]
    assert json.loads(page.value) == {"title": "Copa N.N. 7KQ2", "number": 7}
    assert world.people.erase(person) == 0
    assert world.people.held(person).people == []
    with pytest.raises(UnknownPerson):
        world.people.of(ana.id)


def test_who_played_was_seen(world: World) -> None:
    ana, rui, namesake = (
        world.people.add("Ana", number="123"),
        world.people.add("Rui"),
        world.people.add("Rui", number="9"),
    )
    world.later(days=5)
    world.people.played([Player("Another spelling", "123"), Player("rui", "9")], world.now)
    world.people.played([Player("Ana", "123")], world.now - timedelta(days=30))
    seen = {each.id: each.seen for each in world.people.all()}
    assert seen[ana.id] == seen[namesake.id] == stamp(world.now)
    # One of whom no number is known may be the one who played.
    assert seen[rui.id] == stamp(world.now)


def test_what_has_been_kept_long_enough_is_deleted(world: World) -> None:
    old, young = world.people.add("Ana"), world.people.add("Rui")
    world.enter(world.entrance.set_pins("thursday", (TABLE,), issuer=DIRECTOR)[TABLE])
    denied(world, "x", "prankster")
    assert dict(world.people.tidy(world.now)) == dict.fromkeys(RETENTION, 0)
    world.later(days=3 * 365 - 1)
    world.people.played([Player("Rui")], world.now)
    world.later(days=1, seconds=1)
    gone = world.people.tidy(world.now)
    assert gone["people"] == 1
    assert all(gone[name] for name in ("devices", "tokens", "pins", "tries", "audit"))
    assert [each.id for each in world.people.all()] == [young.id] != [old.id]
    world.people.keep("people", 0)
    world.later(seconds=1)
    assert world.people.tidy(world.now)["people"] == 1
    world.people.keep("people", RETENTION["people"][2])
    for name, days in (("people", -1), ("memories", 5), ("calls", -1)):
        with pytest.raises(DuplicadoError, match="cannot be kept"):
            world.people.keep(name, days)


# ---- events


def test_access_is_kept_for_each_event(world: World) -> None:
    own = Access({Role.SCORER: frozenset({Capability.RESULTS})})
    set_access(world.store, "thursday", own)
    assert access_to(world.store, "thursday") == own
    assert dict(access_to(world.store, "thursday").grants) == dict(own.grants)
    assert access_to(world.store, "an event of which nothing was said") == Access()


def test_the_secret_of_positions_stays(world: World) -> None:
    secret = event_secret(world.store)
    assert len(secret) == 32
    with ClubStore.open(world.setting) as again:
        assert event_secret(again) == secret


# ---- the store


def test_what_is_done_together_is_done_or_not(world: World) -> None:
    def fail() -> None:
        with world.store.together():
            world.people.add("Ana")
            raise LookupError("halfway")

    with pytest.raises(LookupError):
        fail()
    assert world.people.all() == ()


def test_rows_are_one_by_their_key(world: World) -> None:
    world.store.put(FailureRow("x", 1, "a"))
    world.store.put(FailureRow("x", 2, "b"))
    assert world.store.all(FailureRow) == (FailureRow("x", 2, "b"),)
    assert world.store.get(FailureRow, "y") is None
    assert world.store.remove(FailureRow, name="x") == 1
    assert world.store.remove(FailureRow, name="x") == 0
    assert world.store.all(PersonRow) == ()
