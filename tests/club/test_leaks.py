"""Answers at any address never hold anything that their reader might not know then.

A club is served and an event played at random, with a seed that is fixed. After each step some of those who look, each
with what let him in, ask some of the addresses: views as arrays and as streams, score cards, hand records, results,
the feed, the register, files, the boards. Every result, reason and remark is a number that stands nowhere else, and the
hands are known to the test: so each is found wherever it turns up. What may be known is worked out here from what was
done, by other means than in the program.
"""

from __future__ import annotations

import base64
import itertools
import json
import random
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from tests.club.canaries import canaries
from tests.club.conftest import EVENT, Club, Person, founding, serving

from duplicado.event.contest import ContestantId
from duplicado.event.facts.boards import BoardPostponed
from duplicado.event.facts.calls import DirectorCalled
from duplicado.event.facts.ending import ResultsPublished
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.office_values import Where
from duplicado.event.facts.progress import RoundFinished, SessionEnded
from duplicado.event.facts.register import ConductNoted
from duplicado.event.facts.results import Place, ScoreWritten
from duplicado.event.facts.stated_results import ResultAgreed, ResultCorrected, ResultEntered
from duplicado.formats.event_record.document import fact_data
from duplicado.movement.mitchell import mitchell
from duplicado.service.live.roles import Role
from duplicado.vocabulary.hands import Layout
from duplicado.vocabulary.seats import Side

TABLES: Final = 3
BOARDS_EACH: Final = 2
MOVEMENT: Final = mitchell(TABLES)
SITTINGS: Final = {
    (sitting.round, sitting.table): (
        {sitting.north_south, sitting.east_west},
        [(number - 1) * BOARDS_EACH + k for number in sitting.sets for k in range(1, BOARDS_EACH + 1)],
    )
    for sitting in MOVEMENT.sittings
}
"""The pairs and boards at each place, straight from the movement."""
ROUNDS: Final = max(number for number, _ in SITTINGS)
BOARDS: Final = range(1, TABLES * BOARDS_EACH + 1)
PLAYS: Final = 2
"""The pair as which the second director plays."""
FOLLOWED: Final = 5
AT: Final = f"/api/1/events/{EVENT}"
PAGE: Final = f"/e/{EVENT}"
OFFICE: Final = ("organizer", "director", "assistant", "scorer")
ALL_SEEING: Final = frozenset(OFFICE)
REGISTER: Final = frozenset({"organizer", "director"})
ADDRESSES: Final = (
    *(f"{AT}/{word}" for word in ("view", "rankings", "hall", "office", "cards", "register", "files", "boards")),
    *(f"{AT}/hand-records/1/{board}" for board in BOARDS),
    *(f"{PAGE}/results{word}" for word in ("", "/boards", "/projector", "/contestant/1", "/contestant/5/kept")),
    *(f"{PAGE}/results/{word}" for word in ("ranking.json", "ranking.csv", "travellers.csv", "cards.csv")),
    *(f"{PAGE}/results/board/{board}{word}" for board in BOARDS for word in ("", "/board.json")),
    f"{PAGE}/record.json", "/today", PAGE, f"{PAGE}/dealt", f"{PAGE}/wall", f"{PAGE}/table", "/feed.atom", "/",
    *(f"{PAGE}/office/{word}" for word in (
        "settings/record", "results", "boards", "rulings/register", "rulings", "rulings/written", "files",
    )),
)  # fmt: skip
RESULTS: Final = tuple(each for each in ADDRESSES if each.startswith((f"{PAGE}/results", f"{PAGE}/record")))
STREAMS: Final = tuple(f"{AT}/{word}" for word in ("view", "rankings", "hall", "office"))


@dataclass
class Walk:
    """An event that is played at random, and what everybody might know of it."""

    club: Club
    chance: random.Random
    people: dict[str, Person] = field(default_factory=dict[str, Person])
    rounds: dict[int, int] = field(default_factory=lambda: dict.fromkeys(range(1, TABLES + 1), 1))
    results: list[tuple[Place, set[str]]] = field(default_factory=list[tuple[Place, set[str]]])
    """The place, and the numbers that were said of it."""
    standing: dict[Place, str] = field(default_factory=dict[Place, str])
    """The entry that stands at a place."""
    spoken: dict[Place, set[Side]] = field(default_factory=dict[Place, set[Side]])
    called: list[tuple[int, int, str]] = field(default_factory=list[tuple[int, int, str]])
    """Round and table of which the Director was called, and what was said."""
    register: set[str] = field(default_factory=set[str])
    late: set[Place] = field(default_factory=set[Place])
    ended: bool = False
    published: bool = False
    asked: int = 0
    shown_in_play: set[str] = field(default_factory=set[str])
    """The boards whose hands the public was shown before the end, see `finishes`."""
    seen: dict[str, set[str]] = field(default_factory=dict[str, set[str]])
    ids: Iterator[int] = field(default_factory=lambda: itertools.count(700_001))

    def begin(self) -> None:
        """Make the event, have its boards dealt, and let everybody in."""
        body = {"id": "founding", "name": EVENT, "facts": [fact_data(each) for each in founding(6, BOARDS_EACH)]}
        organizer = self.club.organizer()
        assert organizer.send("POST", "/api/1/events", body).status_code == 200
        dealt = organizer.send("POST", f"{AT}/boards/1", {"id": "deal", "how": "dealt"})
        assert dealt.json()["boards"] == list(BOARDS)
        open_hands = {"csrf": organizer.csrf, "hands": "yes"}
        assert organizer.client.post(f"{PAGE}/office/access/grants", data=open_hands).status_code == 200
        (lot,) = self.club.house.dealt.of(EVENT)[1]
        self.seed, self.hands = lot.seed, signs(lot.layouts())
        self.people = {
            "organizer": organizer,
            "director": self.club.person(Role.DIRECTOR),
            "assistant": self.club.person(Role.ASSISTANT),
            "scorer": self.club.person(Role.SCORER),
            "playing": self.club.person(Role.DIRECTOR, plays=(ContestantId(PLAYS),)),
            "display": self.club.person(Role.DISPLAY),
            "public": self.club.public(),
            **{str(table): self.club.at_table(table) for table in self.rounds},
        }
        table = next(at for (number, at), (who, _) in SITTINGS.items() if number == 1 and FOLLOWED in who)
        own = self.people["own"] = self.club.at_table(table)
        assert own.send("POST", f"{AT}/follow", {"contestant": str(FOLLOWED)}).status_code == 200

    # ---- what is done

    def number(self) -> str:
        return str(next(self.ids))

    def ask(self, name: str, fact: AnyFact) -> str:
        """Ask as somebody; return the id of the entry, or nothing where it is refused."""
        answer = self.people[name].ask(fact, sure=True)
        assert answer.status_code < 500, answer.text
        self.look_over(name, "a command", answer.text, own=json.dumps(fact_data(fact)))
        return str(answer.json()["entries"][0]) if answer.status_code == 200 else ""

    def step(self) -> None:
        """Do something."""
        steps = [self.enters] * 6 + [self.agrees] * 5 + [self.moves_on] * 2
        steps += [self.corrects, self.calls, self.notes, self.puts_off]
        self.chance.choice(steps)()

    def place(self) -> Place:
        table = self.chance.choice([*self.rounds])
        number = self.rounds[table]
        return Place(1, "", number, table, self.chance.choice(SITTINGS[number, table][1]))

    def enters(self) -> None:
        place, side, number = self.place(), self.chance.choice(list(Side)), self.number()
        id_ = self.ask(str(place.table), ResultEntered(place, ScoreWritten(int(number)), side=side))
        if id_:
            self.results.append((place, {number}))
            self.standing[place] = id_
            self.spoken.setdefault(place, set()).add(side)
            self.look_at_board(place.board)

    def agrees(self) -> None:
        there = [place for place in self.standing if place.round == self.rounds[place.table]]
        if there:
            place = self.chance.choice(there)
            for side in Side:
                if self.ask(str(place.table), ResultAgreed(place, self.standing[place], side)):
                    self.spoken[place].add(side)
                self.look_at_board(place.board)

    def moves_on(self) -> None:
        table = self.chance.choice([*self.rounds])
        number = self.rounds[table]
        if number < ROUNDS and self.ask(str(table), RoundFinished(1, "", table, number)):
            self.rounds[table] = number + 1
            self.look_at_tables()

    def corrects(self) -> None:
        if self.standing:
            place = self.chance.choice([*self.standing])
            score, reason = self.number(), self.number()
            result = ResultEntered(place, ScoreWritten(int(score)))
            id_ = self.ask("director", ResultCorrected(result, (self.standing[place],), reason))
            if id_:
                self.results.append((place, {score, reason}))
                self.standing[place] = id_
                self.spoken[place] = set(Side)
                self.look_at_board(place.board)

    def calls(self) -> None:
        place, said = self.place(), self.number()
        if self.ask(str(place.table), DirectorCalled(Where(1, "", place.round, place.table), said)):
            self.called.append((place.round, place.table, said))
            self.look_at_tables()

    def notes(self) -> None:
        said = self.number()
        if self.ask("director", ConductNoted(ContestantId(1), ("74A2",), said)):
            self.register.add(said)

    def puts_off(self) -> None:
        place = self.place()
        if place not in self.standing and len(self.late) < 2 and self.ask("director", BoardPostponed(place, "rain")):
            self.late.add(place)

    def look_at_board(self, board: int) -> None:
        """Have the hands of a board asked for whenever something was said of it: at each step towards its end."""
        self.looks("public", f"{AT}/hand-records/1/{board}")

    def look_at_tables(self) -> None:
        """Have everybody who plays look at what his table is shown, when that may have become another."""
        for name in (*map(str, self.rounds), "own", "display"):
            self.looks(name, f"{AT}/view")

    def finishes(self, board: int) -> None:
        """Have a board finished while others are played, word by word; the hands are asked for after each."""
        for place in every_place([board]):
            for side in Side:
                if side in self.spoken.get(place, set()):
                    continue
                if place in self.standing:
                    said = self.ask("director", ResultAgreed(place, self.standing[place], side))
                else:
                    score = self.number()
                    said = self.ask("director", ResultEntered(place, ScoreWritten(int(score)), side=side))
                    self.results.append((place, {score}))
                    self.standing[place] = said
                if said:
                    self.spoken.setdefault(place, set()).add(side)
                self.look_at_board(board)
        self.shown_in_play = {each for each in self.seen["public"] if each.startswith("board ")}

    # ---- what may be known

    def is_finished(self, board: int) -> bool:
        """Tell whether nobody is still to play a board, and both sides have spoken wherever it was played."""
        return all(
            set(Side) <= self.spoken.get(each, set())
            or (self.ended and (each not in self.late or each in self.standing))
            for each in every_place([board])
        )

    def is_to_come(self, board: int) -> bool:
        """Tell whether somebody is to play a board after the end."""
        return any(place.board == board for place in self.late - self.standing.keys())

    def has_played(self, pair: int, board: int) -> bool:
        theirs = {place for place in every_place([board]) if pair in SITTINGS[place.round, place.table][0]}
        if any(place in theirs for place, _ in self.results):
            return True
        return self.ended and not theirs & (self.late - self.standing.keys())

    def known_results(self, name: str) -> set[str]:
        """Return the numbers that somebody may be shown now."""
        everything = {each for _, said in self.results for each in said}
        calls = {said for *_, said in self.called}
        if name in ALL_SEEING:
            return everything | calls | (self.register if name in REGISTER else set())
        # Of a board that somebody is to play later nobody is told before, but who has played it.
        over = {
            each for place, said in self.results if self.ended and not self.is_to_come(place.board) for each in said
        }
        if name == "public":
            return over if self.published else set()
        if name == "display":
            return over
        # Of calls a table is told its own, also when play is over.
        found = over | (calls | self.register if self.ended and name == "playing" else set())
        for place, said in self.results:
            seated = SITTINGS[place.round, place.table][0]
            here = {
                "playing": PLAYS in seated or self.has_played(PLAYS, place.board),
                "own": FOLLOWED in seated,
            }.get(name, name == str(place.table) and self.rounds[place.table] == place.round)
            found |= said if here else set()
        for number, table, words in self.called:
            seated = SITTINGS[number, table][0]
            here = {"playing": PLAYS in seated, "own": FOLLOWED in seated}.get(
                name, name == str(table) and self.rounds[table] == number
            )
            found |= {words} if here else set()
        return found

    def look_over(self, name: str, where: str, text: str, *, own: str = "") -> None:
        """See that nothing in an answer is what somebody might not know."""
        self.asked += 1
        told = canaries(text) - canaries(own)
        self.seen.setdefault(name, set()).update(told)
        assert told <= self.known_results(name), f"{name} at {where} is told {told - self.known_results(name)}"
        for board, marks in self.hands.items():
            if any(mark in text for mark in marks):
                self.seen[name].add(f"board {board}")
                # Finished everywhere: then the public may see them too, see `Openness.hands`.
                assert self.is_finished(board), f"{name} at {where} is shown the hands of board {board}"
        if self.seed in text:
            self.seen[name].add("seed")
            assert self.ended, f"{name} at {where} is told the seed"
            assert all(map(self.is_finished, BOARDS)), f"{name} at {where} is told the seed"

    # ---- who looks

    def looks(self, name: str, path: str) -> None:
        person = self.people[name]
        answer = person.client.get(path, params={"as": person.login} if person.login and "/api/" in path else None)
        assert answer.status_code < 500, f"{path}: {answer.text[:300]}"
        self.look_over(name, path, answer.text)

    def streams(self, name: str, path: str) -> None:
        """Look as a page does: the first that comes as a stream."""
        person = self.people[name]
        asked = {"as": person.login} if person.login else None
        with person.client.stream("GET", path, params=asked, headers={"Accept": "text/event-stream"}) as answer:
            if answer.status_code == 200:
                self.look_over(name, f"{path} (stream)", next(each for each in answer.iter_lines() if "data:" in each))

    def files(self, name: str) -> None:
        """Fetch every file that somebody may have; the hands in them are written down as looked at."""
        person = self.people[name]
        listed = person.get(f"{AT}/files")
        if listed.status_code != 200:
            return
        for each in listed.json():
            if each["media_type"] in {"application/pdf", "application/zip"}:
                continue  # packed: the same is in the others
            answer = person.get(f"{AT}/files/{each['file']}").json()
            content = base64.b64decode(answer["content"] or "").decode("utf-8", "replace")
            self.look_over(name, f"file {each['file']}", content)

    def hands_with_reason(self, name: str, board: int) -> None:
        """Ask for the hands of a board: who may is shown them, and every such look is written down before."""
        person = self.people[name]
        before = sum(row.what == "look" for row in self.club.house.entrance.trail.of(EVENT))
        answer = person.client.get(f"{AT}/hands/1/{board}", params={"as": person.login or "office", "reason": "a test"})
        shown = any(mark in answer.text for mark in self.hands[board])
        after = sum(row.what == "look" for row in self.club.house.entrance.trail.of(EVENT))
        if shown and not self.is_finished(board):
            assert name in REGISTER or (name == "playing" and self.has_played(PLAYS, board)), name
            assert after == before + 1

    def everybody_looks(self, count: int | None) -> None:
        """Have so many, or everybody at everything, look."""
        every = [partial(self.looks, name, path) for name in self.people for path in ADDRESSES]
        every += [partial(self.streams, name, path) for name in self.people for path in STREAMS]
        every += [partial(self.hands_with_reason, name, board) for name in self.people for board in BOARDS]
        for look in every if count is None else self.chance.sample(every, count):
            look()

    def walk(self, steps: int, count: int | None) -> None:
        """Play, end, publish; so many look after each step, everybody after the last of all."""
        self.begin()
        for number in range(steps):
            self.step()
            self.everybody_looks(count)
            if number % 20 == 10:
                self.files(self.chance.choice(OFFICE))
        self.finishes(next(each for each in BOARDS if not self.is_finished(each)))
        late = next(each for each in every_place() if each not in self.standing)
        assert self.ask("director", BoardPostponed(late, "no time"))
        self.late.add(late)
        self.ask("director", SessionEnded(1))
        self.ended = True
        self.ask("director", ResultsPublished())
        self.published = True
        for path in (f"{AT}/boards", f"{PAGE}/dealt"):
            self.looks("public", path)
        for name, path in itertools.product(("public", "playing", "own"), RESULTS):
            self.looks(name, path)
        for board in BOARDS:  # those that were put off are still to be played
            self.look_at_board(board)
        self.everybody_looks(25 if count else None)
        for place in sorted(self.late - self.standing.keys(), key=lambda each: (each.round, each.table, each.board)):
            score = self.number()
            id_ = self.ask("director", ResultEntered(place, ScoreWritten(int(score))))
            assert id_
            self.results.append((place, {score}))
            self.standing[place] = id_
            self.spoken[place] = set(Side)
        for name in self.people if count is None else ("director", "playing"):
            self.files(name)
        for name in ("public", "1", "display", "own", "director") if count is None else ("public",):
            for path in ADDRESSES:
                self.looks(name, path)


def every_place(boards: Collection[int] = BOARDS) -> Iterator[Place]:
    """Go through the places where boards are played."""
    for (number, table), (_, there) in SITTINGS.items():
        yield from (Place(1, "", number, table, board) for board in there if board in boards)


def signs(layouts: dict[int, Layout]) -> dict[int, set[str]]:
    """Return what tells the hands of each board wherever it stands: whole hands, and long suits of no other board."""
    hands = {board: [hand for _, hand in layout.items() if hand is not None] for board, layout in layouts.items()}
    suits = {board: {part for hand in held for part in str(hand).split(".")} for board, held in hands.items()}
    return {
        board: {str(hand) for hand in held}
        | {
            part
            for part in suits[board]
            if len(part) > 4
            and "T" not in part
            and not part.isdigit()
            and not any(part in longer for other in suits if other != board for longer in suits[other])
        }
        for board, held in hands.items()
    }


def walked(folder: Path, seed: int, steps: int, count: int | None) -> Walk:
    with serving(folder) as club:
        walk = Walk(club, random.Random(seed))
        walk.walk(steps, count)
        return walk


@pytest.mark.rest
def test_nobody_is_answered_what_he_might_not_know_then(tmp_path: Path) -> None:
    walk = walked(tmp_path / "club", 7, 45, 5)
    assert walk.asked > 300
    assert walk.called
    assert walk.shown_in_play
    # What is looked for is found where it may stand: else the test would prove nothing.
    scores = {number for _, said in walk.results for number in said}
    assert scores <= walk.seen["director"]
    assert walk.register <= walk.seen["director"]
    assert walk.seen["1"] & scores
    assert walk.seen["own"] & scores
    assert walk.seen["public"] & scores
    finished = {f"board {board}" for board in BOARDS if walk.is_finished(board)}
    assert finished <= walk.seen["public"]
    assert "seed" in walk.seen["public"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_answered_it_at_any_address(tmp_path: Path, seed: int) -> None:
    walked(tmp_path / "club", 100 + seed, 40, None)
