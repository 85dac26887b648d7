"""Tables at which robots are tested."""

import random
from random import Random

from duplicado.dealing.numbering import DEAL_COUNT, deal_of_number
from duplicado.director.admission import admit
from duplicado.director.commands import PlayerActs
from duplicado.director.rule import carry_out
from duplicado.director.state import DirectedTable, begin
from duplicado.law.book import law_02
from duplicado.law.meaning import CallMeaning
from duplicado.robot.player import ChosenAction, RobotPlayer, has_to_act, public_history
from duplicado.table.actions.reader import parse_action
from duplicado.table.state import TableMode, TableSetup
from duplicado.table.view import view
from duplicado.vocabulary.hands import Deal
from duplicado.vocabulary.seats import Seat


def table(number: int = 1, deal: Deal | None = None) -> DirectedTable:
    layout = deal or deal_of_number(Random(number).randrange(DEAL_COUNT))
    return begin(TableSetup(law_02.board(number), mode=TableMode.GUARDED, layout=layout))


def asked(state: DirectedTable, seat: Seat, robot: RobotPlayer, chance: random.Random) -> ChosenAction:
    return robot.act(view(state.table, seat, state.offers), public_history(state.table, seat), chance)


def acted(state: DirectedTable, seat: Seat, text: str, meaning: CallMeaning | None = None) -> DirectedTable:
    command = PlayerActs(seat, parse_action(text), meaning=meaning)
    assert admit(state, command) is None, f"{seat} {text}"
    return carry_out(state, command)[1]


def who_has_to_act(state: DirectedTable) -> list[Seat]:
    return [seat for seat in Seat if has_to_act(view(state.table, seat, state.offers))]
