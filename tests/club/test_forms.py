"""Acts of the command line recorded at the console: by HTTP, with their effect and their undo."""

import re
from html import unescape

from tests.club.conftest import Club, result
from tests.club.console import OFFICE, Console, at, due_at, places, wrong
from tests.club.console import record as record_of

from duplicado.event.contest import ContestantId
from duplicado.event.facts.awards import PenaltyRuled, ScoreRuled
from duplicado.event.facts.boards import FormRecorded
from duplicado.event.facts.calls import DirectorCalled, IrregularityNoticed
from duplicado.event.facts.contestants import (
    CarriedOver,
    ContestantEntered,
    ContestantWithdrew,
    DirectionPermitted,
    Player,
    SubstituteSeated,
)
from duplicado.event.facts.discipline import ContestantDisqualified, PlayerSuspended
from duplicado.event.facts.entry import AnyFact
from duplicado.event.facts.office_values import Established, FactsStand, MeasureTaken, NoteKind, Told, WhyCorrected
from duplicado.event.facts.planning import BoardMoverNamed
from duplicado.event.facts.progress import RoundCalled, RoundFinished
from duplicado.event.facts.register import ConductNoted, PartnershipNoted
from duplicado.event.facts.rulings import (
    MatterReferred,
    PollTaken,
    RectificationWaived,
    RulingCorrected,
    RulingGiven,
    RulingWithdrawn,
)
from duplicado.event.facts.stated_results import ResultAgreed
from duplicado.event.record.folding import fold
from duplicado.event.record.office_queries import open_calls
from duplicado.service.live.roles import Role
from duplicado.vocabulary.seats import Seat, Side


def said(console: Console, page: str, act: str, **fields: str) -> list[AnyFact]:
    """Fill in a form, see what follows, confirm it; the facts that it came to, as the record has them afterwards."""
    before = len(record_of(console))
    console.confirmed(console.open(page), act, **{name.replace("_", "-"): text for name, text in fields.items()})
    return [entry.fact for entry in record_of(console)[before:]]


def one(facts: list[AnyFact]) -> AnyFact:
    assert len(facts) == 1, facts
    return facts[0]


def test_somebody_is_entered_and_put_right_without_losing_the_rest(director: Console) -> None:
    entered = one(said(director, "/people", "enter", who="11", players="Ada, 77\nBea", stratum="B", handicap="-1.5"))
    assert isinstance(entered, ContestantEntered)
    assert (entered.players, entered.stratum, float(entered.handicap)) == (
        (Player("Ada", "77"), Player("Bea")),
        "B",
        -1.5,
    )
    page = director.open("/people", act="enter", who="11")
    assert "Ada, 77\nBea" in unescape(page)
    # Whoever comes next has the next number, and partners may stand in one line of several.
    assert re.search(r'name="who"[^>]*value="12"', director.open("/people", act="enter"))
    assert 'name="robot"' not in page
    four = one(said(director, "/people", "enter", who="12", players="Ana Rey / Ivo Nau\nEma Fiel & Ugo Paz"))
    assert isinstance(four, ContestantEntered)
    assert [each.name for each in four.players] == ["Ana Rey", "Ivo Nau", "Ema Fiel", "Ugo Paz"]
    again = one(said(director, "/people", "enter", who="11", players="Ada\nCleo"))
    assert isinstance(again, ContestantEntered)
    assert (again.players, again.stratum) == ((Player("Ada", "77"), Player("Cleo")), "B")


def test_who_goes_who_comes_and_who_sits_how(director: Console) -> None:
    offered = re.findall(r'name="absent" value="([^"]+)"', director.open("/people", act="substitute", who="1"))
    assert offered == ["North 1", "South 1"], "one of the two is picked"
    facts = [
        one(said(director, "/people", "substitute", who="1", absent="North 1", newcomer="Dora", from_round="2")),
        one(said(director, "/people", "sit", who="2", seats="EW", from_round="2", reason="allowed")),
        one(said(director, "/people", "mover", table="2", seat="E")),
        one(said(director, "/people", "finish-round", table="2", round="1")),
        one(said(director, "/people", "carry", who="3", amount="2,5", reason="heats")),
        one(said(director, "/people", "suspend", who="4", player="South 4", from_round="3", cause="rude")),
        one(said(director, "/people", "withdraw", who="5", after_round="3", reason="ill")),
        one(
            said(
                director,
                "/people",
                "disqualify",
                who="6",
                after_round="2",
                cause="cheated",
                approved="the President",
            )
        ),
    ]
    kinds = (
        SubstituteSeated,
        DirectionPermitted,
        BoardMoverNamed,
        RoundFinished,
        CarriedOver,
        PlayerSuspended,
        ContestantWithdrew,
        ContestantDisqualified,
    )
    assert [type(each) for each in facts] == list(kinds)
    assert facts[1] == DirectionPermitted(1, ContestantId(2), 2, (Seat.E, Seat.W), "allowed")
    assert facts[2] == BoardMoverNamed(1, "", 2, Seat.E)
    page = director.open("/people")
    assert "A substitute is wanted" in page  # for South 4
    assert page.count("has left") >= 2
    # The suspension is taken back: nobody is wanted any more.
    page = director.open("/rulings/written")
    choice = re.search(r'<option value="([^"]+)"[^>]*>[^<]*South 4[^<]*suspended', page)
    assert choice is not None
    director.confirmed(page, "retract", ruling=unescape(choice[1]), reason="it was another")
    assert "A substitute is wanted" not in director.open("/people")


def test_a_substitute_plays_from_the_round_that_is_played_and_stands_with_the_people(director: Console) -> None:
    director.person.done(RoundCalled(1, 1), RoundCalled(1, 2))
    page = director.open("/people", act="substitute", who="1")
    assert re.search(r'name="from-round"[^>]*value="2"', page)
    fields = {"absent": "North 1", "newcomer": "Dora", "from-round": "2"}
    asked = director.confirmed(page, "substitute", who="1", **fields)
    assert "Dora plays for North 1 from round 2 on" in asked.text
    assert "Dora for North 1 from round 2 on" in director.open("/people")
    place = next(due for due in places(3) if due.round == 2 and "1" in due_at(due))
    assert "Dora" in at(director, place)


def test_a_board_that_is_compared_already_is_not_said_to_count_later(director: Console) -> None:
    one, other = places(1)[:2]
    director.person.done(result(one.table, 1, "4S N =", round_number=one.round))
    fields = {"line": "4S N = HK", "reason": "the lead"}
    later = "once there is another result to compare it with"
    assert later in director.send(at(director, one), "correct", **fields).text
    director.person.done(result(other.table, 1, "3NT S =", round_number=other.round))
    shown = director.send(at(director, one), "correct", **fields).text
    assert "No score in the ranking changes." in shown
    assert later not in shown


def test_a_bare_score_is_written_with_its_sign_once(director: Console) -> None:
    place = places(1)[0]
    director.person.done(result(place.table, 1, "-40", side=None, round_number=place.round))
    for page in (at(director, place), director.open(""), director.open("/results", session=1, by="sheet")):
        shown = page[page.index("<main") :]
        assert re.search(r">\s*−40\s*<", shown)
        assert "-40" not in re.sub(r"<[^>]*>", " ", shown)
        assert not re.search(r"−40</b>\s*(<span[^>]*>)?−40", shown)
    assert "No contract gives −40." in director.open("")


def test_a_missed_session_without_a_regulation_is_refused_in_words(director: Console) -> None:
    answer = director.send(director.open("/people"), "missed", who="7")
    assert answer.status_code == 409
    assert "wbf" in answer.text


def test_a_call_is_taken_down_ruled_in_full_and_corrected(director: Console) -> None:
    place = places(3)[0]
    assert director.send(at(director, place), "result", line="3NT N =").status_code == 303
    where = {"table": str(place.table), "board": str(place.board)}
    called = one(said(director, "/rulings/written", "call", **where, said="hesitation", seat="W"))
    assert isinstance(called, DirectorCalled)
    assert (called.where.place, called.by) == (place, Seat.W)  # the movement told the round
    page = director.open("/rulings/written")
    call = re.search(
        r'<select id="ruling-call".*?<option value="([^"]+)">', page.replace('<option value="">', ""), re.DOTALL
    )
    assert call is not None
    facts = said(
        director,
        "/rulings/written",
        "ruling",
        **where,
        call=unescape(call[1]),
        said="The score is adjusted.",
        under="16B1 12C1(c)",
        facts="disputed",
        told="East: South thought\nSouth: no",
        found="break in tempo = yes / North agrees",
        offered="East: accept / refuse = refuse",
        appeal_told="1",
        **{"for": "both", "both-kind": "assigned", "both-line-1": "3NT N -1"},
    )
    score, given = facts
    assert isinstance(score, ScoreRuled)
    assert isinstance(given, RulingGiven)
    entries = record_of(director)
    assert given.gave == (entries[-2].id,)
    assert (given.facts, given.told) == (FactsStand.DISPUTED, (Told("East", "South thought"), Told("South", "no")))
    assert given.findings == (Established("break in tempo", "yes", "North agrees"),)
    assert (given.options[0].options, given.options[0].taken, given.appeal_told) == (
        ("accept", "refuse"),
        "refuse",
        True,
    )
    assert not list(open_calls(fold(entries)))

    page = director.open("/rulings/written", act="correct-ruling", **{"instead-of": entries[-1].id})
    assert "South thought" in page  # as it was given, to be put right
    asked = director.confirmed(
        page,
        "correct-ruling",
        **{"instead-of": entries[-1].id, "because": "error", "reason": "the break was by law allowed"},
        **where,
        round=str(place.round),
        said="The score stands.",
        under="16B1",
        error="1",
        **{"for": "both", "both-kind": "keep"},
    )
    assert "The score stands." in asked.text
    corrected = record_of(director)[-1].fact
    assert isinstance(corrected, RulingCorrected)
    assert (corrected.because, corrected.both_non_offending) == (WhyCorrected.DIRECTORS_ERROR, True)
    assert corrected.ruling.under == ("16B1", "82C")
    state = fold(record_of(director))
    assert state.cell(place).ruling is not None
    director.confirmed(
        director.open("/rulings/written"), "retract", ruling=record_of(director)[-1].id, reason="all wrong"
    )
    assert isinstance(record_of(director)[-1].fact, RulingWithdrawn)


def test_a_form_in_full_tells_which_line_is_wrong(director: Console) -> None:
    where = {"table": "1", "board": "1", "round": "1", "said": "x", "under": "16B1"}
    for field, text, code in (
        ("told", "nothing parted", "a colon"),
        ("found", "nothing parted", "an equals sign"),
        ("offered", "nothing parted", "a colon"),
        ("under", "Law 16", "not the number"),
        ("under", "", "marked fields"),
    ):
        answer = director.send(director.open("/rulings/written"), "ruling", **{**where, field: text})
        if answer.status_code == 409:  # the record wants a clause (81B2)
            assert "81B2" in answer.text
            continue
        assert answer.status_code == 422
        assert code in wrong(answer.text)[f"ruling-{field}"]
        assert text in unescape(answer.text)


def test_what_the_director_notices_waives_and_refers(director: Console) -> None:
    noticed = one(
        said(director, "/rulings/written", "notice", table="2", what="a board turned", manner="in passing", under="5A")
    )
    waived = one(
        said(
            director,
            "/rulings/written",
            "waive",
            table="2",
            asked_by="EW",
            waived="the penalty card",
            cause="friendly",
            under="50",
        )
    )
    referred = one(said(director, "/rulings/written", "refer", to="the committee", matter="conduct", under="83"))
    assert isinstance(noticed, IrregularityNoticed)
    assert isinstance(waived, RectificationWaived)
    assert waived.asked_by is Side.EW
    assert isinstance(referred, MatterReferred)


def test_a_poll_is_counted_and_its_slips_are_asked_back(director: Console) -> None:
    poll = {
        "table": "1", "board": "2", "round": "1", "question": "And now?", "seat": "S", "hand": "AQJ97.2.KQ4.A653",
        "auction": "pass 1S 2H pass 4H", "withheld": "a long pause",
    }  # fmt: skip
    for answers, code in (
        ("Peer 1 pass", "a colon"),
        ("Peer 1: 3H", "is no call that South could make there"),
        ("A: X\nA: X", "twice"),
    ):
        answer = director.send(director.open("/rulings/written"), "poll", **poll, answers=answers)
        assert code in wrong(answer.text)["poll-answers"]
    turn = director.send(director.open("/rulings/written"), "poll", **{**poll, "auction": "pass 1S"}, answers="A: pass")
    assert "It is not South's turn" in wrong(turn.text)["poll-auction"]
    taken = one(said(director, "/rulings/written", "poll", **poll, answers="Peer 1: pass (X)\nPeer 2: X / X"))
    assert isinstance(taken, PollTaken)
    assert [(each.chose, each.considered, each.suggests) for each in taken.answers] == [
        ("P", ("X",), None),
        ("X", (), ("X",)),
    ]
    page = director.open("/rulings/written")
    assert "And now?" in page
    assert page.count("<article>") >= 1


def test_the_register_is_kept_for_directors_only(thursday: Club, director: Console) -> None:
    facts = said(
        director,
        "/rulings/register",
        "conduct",
        who="8",
        what="gloated",
        under="74A2",
        measure="penalty",
        amount="10",
        unit="percent",
        told_by="East",
    )
    penalty, noted = facts
    assert isinstance(penalty, PenaltyRuled)
    assert penalty.penalty.reason == "Law 91A"
    assert isinstance(noted, ConductNoted)
    assert (noted.measure, noted.penalty) == (MeasureTaken.PENALTY, record_of(director)[-2].id)
    psyche = one(
        said(
            director, "/rulings/register", "partnership", who="9", kind="psyche", what="1S on two", seat="N", made="1S"
        )
    )
    assert isinstance(psyche, PartnershipNoted)
    assert (psyche.kind, psyche.players) == (NoteKind.PSYCHE, ("North 9", "South 9"))
    assert "gloated" in director.searched("/rulings/register", pair="8")
    assert "gloated" not in director.searched("/rulings/register", pair="9")
    assistant = Console(thursday.person(Role.ASSISTANT))
    assert assistant.person.client.get(f"{OFFICE}/rulings/register").status_code == 403
    for page in ("", "/rulings", "/rulings/written", "/people", "/settings/record", "/files"):
        text = assistant.open(page)
        assert "gloated" not in text
        assert "1S on two" not in text
        assert f"{OFFICE}/rulings/register" not in text
    assert not any(isinstance(each.fact, ConductNoted) for each in record_of(assistant))
    # Struck out by the undoing of the record.
    link = re.search(r'office/settings/record\?entry=([^"#]+)#undo', director.searched("/rulings/register", pair="9"))
    assert link is not None
    page = director.person.client.get(f"{OFFICE}/settings/record?entry={unescape(link[1])}").text
    director.confirmed(page, "undo", reason="it was a misbid")
    assert "1S on two" not in director.searched("/rulings/register", pair="9").split("<ol")[1]


def test_a_fouled_board_is_scored_by_its_forms(director: Console) -> None:
    played = places(5)[:4]
    for place, line in zip(played, ("4S N =", "4S N +1", "4S N -1", "4S N -2"), strict=True):
        assert director.send(at(director, place), "result", line=line).status_code == 303
    before = len(record_of(director))
    for place in played[2:]:
        asked = director.confirmed(at(director, place), "form", form="quarter turn")
        assert "Whose scores change" in asked.text
    facts = [entry.fact for entry in record_of(director)[before:]]
    assert facts == [FormRecorded(place, "quarter turn") for place in played[2:]]
    assert 'value="quarter turn"' in at(director, played[2])


def test_opponents_agree_and_boards_are_ruled_unplayed_by_cause(thursday: Club, director: Console) -> None:
    place = next(each for each in places(7) if each.round == 1)
    thursday.at_table(place.table).done(result(place.table, 7, "4S N ="))
    assert director.send(at(director, place), "agree", side="both").status_code == 303
    agreed = [entry.fact for entry in record_of(director)[-2:]]
    assert [each.side for each in agreed if isinstance(each, ResultAgreed)] == [Side.NS, Side.EW]
    assert "one side has not agreed" not in at(director, place)
    late = next(each for each in places(9) if each.table != place.table)
    before = len(record_of(director))
    fields = {"cause-ns": "organiser", "cause-ew": "own-fault", "whole-round": "1", "reason": "a late start"}
    director.confirmed(at(director, late), "unplayed", **fields)
    ruled = [entry.fact for entry in record_of(director)[before:]]
    assert {each.place.board for each in ruled if isinstance(each, ScoreRuled)} == {9, 10}
    answer = director.send(at(director, late), "unplayed", **fields)
    assert (answer.status_code, list(wrong(answer.text))) == (422, ["unplayed-whole-round"])


def test_every_page_with_its_forms_is_there_in_every_language(director: Console) -> None:
    place = {"session": 1, "section": "", "round": 1, "table": 1, "board": 1}
    for path, query in (
        ("/rulings/written", {}),
        ("/people", {}),
        ("/rulings/register", {}),
        ("/files", {}),
        ("/results/score", place),
    ):
        said_in = {language: director.open(path, lang=language, **query) for language in ("en", "es", "pt")}
        assert len(set(said_in.values())) == 3
        assert not any("form-" + word in text for text in said_in.values() for word in ("field-", "title-", "choice-"))
