"""Lines of travellers that contradict themselves or the hand records beside them."""

from __future__ import annotations

from collections.abc import Iterator

from duplicado.director.inspection.observations import Discrepancy
from duplicado.director.inspection.play import card_not_held
from duplicado.event.comparison import misrecorded_scores
from duplicado.event.contest import BoardResult, Contest
from duplicado.score.side_score import Points
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Layout


def inspect_lines(contest: Contest) -> Iterator[tuple[BoardResult, Discrepancy]]:
    """Go through what is wrong with the lines: points that the contract is not worth (Law 77), leads nobody could make.

    Left out are scores that differ for the two sides, and those that the record of the board states itself.
    """
    for found in misrecorded_scores(contest):
        line, ours, theirs = found.result, found.result.north_south_score, found.result.east_west_score
        own = line.record is not None and line.record.stated_score is not None
        split = isinstance(ours, Points) and isinstance(theirs, Points) and ours.value != -theirs.value
        if found.computed is not None and isinstance(ours, Points) and not split and not own:
            values = (("worth", str(found.computed)), ("stated", str(ours.value)))
            yield line, Discrepancy("score", "score-disagrees", values)
    for line in contest.results:
        strange = _strange_lead(line, contest.layouts.get(line.board))
        if strange is not None:
            yield line, strange


def _strange_lead(line: BoardResult, layout: Layout | None) -> Discrepancy | None:
    """Return what is wrong with a lead that its leader does not hold; nothing where his hand is not known.

    Players type leads at the table, where nothing checks them: in real contests up to one in five is such a slip.
    """
    if line.lead is None or layout is None or not isinstance(line.contract, Contract):
        return None
    seat = line.contract.declarer.after(1)
    hand = layout[seat]
    if hand is None or line.lead in hand:
        return None
    return card_not_held("lead", seat, line.lead, layout, "lead-not-held")
