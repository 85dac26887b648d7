"""Figures on players for a recorder: counted from their actions, with acts to look at."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from duplicado.analysis.opening_leads import LeadJudged
from duplicado.service.playing.action_times import ActionTime
from duplicado.service.playing.recorder_figures import ThinkingTimes, Unusual, figures_of, unusual_acts

ACT = ActionTime(
    table="t",
    board=1,
    number=1,
    seat="N",
    player="one",
    kind="person",
    action="P",
    at="2026-01-01T10:00:00+00:00",
    after_ms=0,
    thought_ms=None,
    network_ms=None,
    round_trip_ms=None,
    input="",
    focus_losses=0,
    unfocused_ms=0,
    taken_back=0,
    edits=0,
    device="",
)
TIMES = [
    replace(ACT, thought_ms=1_000, device="telephone"),
    replace(ACT, action="asks 1NT", number=2, thought_ms=90_000),
    replace(ACT, action="1S", number=3, thought_ms=2_000, taken_back=2, device="computer"),
    replace(ACT, action="SK face down", number=4, thought_ms=3_000, focus_losses=1, unfocused_ms=9_999),
    replace(ACT, action="dummy S2", board=2, thought_ms=4_000, focus_losses=2, unfocused_ms=10_000),
    replace(ACT, action="H2", board=2, number=2, thought_ms=40_000),
    replace(ACT, action="cancels concession", board=2, number=3),
    replace(ACT, player="two", seat="E", action="X"),
    replace(ACT, player="robot", kind="robot", taken_back=9),
]


def test_each_person_is_counted_by_his_own_acts() -> None:
    judged = [LeadJudged(is_best=True, by_chance=Fraction(1, 2)), LeadJudged(is_best=False, by_chance=Fraction(1, 4))]
    one, two = figures_of(TIMES, {"one": judged})
    assert (one.player, one.boards, one.calls, one.cards, one.questions) == ("one", 2, 2, 3, 1)
    assert (one.taken_back, one.focus_losses, one.unfocused_ms) == (2, 3, 19_999)
    assert one.devices == ("computer", "telephone")
    # Of 1, 2, 3, 4 and 40 seconds; the question is no call and no card.
    assert one.thinking == ThinkingTimes(median_ms=3_000, most_ms=40_000)
    assert (one.leads.leads, one.leads.best, one.leads.by_chance) == (2, 1, Fraction(3, 4))
    assert (two.player, two.calls, two.thinking, two.leads.leads) == ("two", 1, None, 0)


def test_the_95_per_cent_are_counted_by_rank() -> None:
    assert ThinkingTimes.of(range(1, 101)) == ThinkingTimes(median_ms=50, most_ms=95)
    assert ThinkingTimes.of([7]) == ThinkingTimes(median_ms=7, most_ms=7)


def test_acts_are_listed_by_what_the_log_has() -> None:
    listed = [(each.act.board, each.act.number, each.why, each.amount) for each in unusual_acts(TIMES)]
    assert listed == [
        (1, 3, Unusual.TAKEN_BACK, 2),
        (2, 1, Unusual.AWAY, 10_000),
        (2, 2, Unusual.LONG, 40_000),
    ]
    # A thought is long for a player by his own median.
    slow = [replace(each, thought_ms=6_000) for each in TIMES[:5]]
    assert [each.why for each in unusual_acts([*slow, TIMES[5]])].count(Unusual.LONG) == 0
