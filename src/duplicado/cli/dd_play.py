"""Leads and plays of the boards of a file, double dummy, for `duplicado dd --play`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from duplicado.analysis.dds import DdsSolver
from duplicado.analysis.play import CardJudged, analyse_play, judge_next_cards
from duplicado.formats.results import contract_of
from duplicado.law.procedure.play import PlayPosition
from duplicado.locale import Language
from duplicado.publish.messages import Messages
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.table.record import BoardRecord, CardPlayed
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.hands import Deal


@dataclass(frozen=True, slots=True)
class PlayJudged:
    """A contract that was played, each lead against it, and the play as far as it is recorded."""

    contract: Contract
    leads: tuple[CardJudged, ...]
    play: tuple[CardJudged, ...]
    stopped: int | None = None
    """The number of the card that may not be played, with which the analysis ends."""

    def as_data(self) -> dict[str, object]:
        """Return the same as JSON data."""
        return {
            "contract": str(self.contract),
            "leads": {str(each.card): each.tricks for each in self.leads},
            "play": [
                {"seat": str(each.seat), "card": str(each.card), "tricks": each.tricks, "cost": each.cost}
                for each in self.play
            ],
            "stopped": self.stopped,
        }


def judged_plays(records: Sequence[BoardRecord]) -> Iterator[tuple[int, Deal, PlayJudged]]:
    """Judge the boards with a complete deal and a contract, each with its number and deal."""
    solver = DdsSolver()
    for record in records:
        contract, deal = contract_of(record), record.layout
        if not isinstance(contract, Contract) or not isinstance(deal, Deal):
            continue
        lawful = _lawful(PlayPosition.beginning(contract, deal), record.plays)
        leads = judge_next_cards(deal, contract, (), solver)
        _, play = analyse_play(deal, contract, [(each.seat, each.card) for each in lawful], solver)
        stopped = None if len(lawful) == len(record.plays) else len(lawful) + 1
        yield record.board.number, deal, PlayJudged(contract, leads, play, stopped)


def _lawful(position: PlayPosition, plays: Sequence[CardPlayed]) -> Sequence[CardPlayed]:
    """Return the cards up to the first that the hand in turn may not play."""
    for place, each in enumerate(plays):
        held = position.playable()
        if held is None or each.card not in held or each.seat is not position.turn:
            return plays[:place]
        position = position.after(each.card)
    return plays


def play_lines(judged: PlayJudged, messages: Messages, language: Language) -> Iterator[str]:
    """Say each lead with declarer's tricks after it, and the cards of the play that cost something."""
    words = RulingWords.of(language)
    contract = words.contract(judged.contract)
    leads = ", ".join(f"{words.card(each.card)} {each.tricks}" for each in judged.leads)
    yield messages.text("dd-leads", contract=contract, cards=leads)
    if judged.stopped is not None:
        yield messages.text("dd-no-play", contract=contract, number=judged.stopped)
    seats = language.lexicon.seats
    costly = [
        f"{seats.written(each.seat)} {words.card(each.card)} \u2212{each.cost}" for each in judged.play if each.cost
    ]
    if costly:
        yield messages.text("dd-play-cost", contract=contract, cards=", ".join(costly))
    elif judged.play:
        yield messages.text("dd-play-costs-nothing", contract=contract)
