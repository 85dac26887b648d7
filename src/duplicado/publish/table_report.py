"""A table as a director's report: what happened step by step, what was ruled, how the board stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from duplicado.director.observations import penalty_cards
from duplicado.director.outcome import outcome, total_transfer
from duplicado.director.state import DirectedTable, evolve
from duplicado.law.orders import Bar
from duplicado.publish.inspection_report import information_lines
from duplicado.publish.rulings.claims import judged_line_told
from duplicado.publish.rulings.effects import due_to_play
from duplicado.publish.rulings.matters import tell_noted
from duplicado.publish.rulings.requests import ToldRequest
from duplicado.publish.rulings.ruling_terms import RulingWords
from duplicado.publish.rulings.ruling_text import tell_entries, tell_open
from duplicado.table.entries import Entry
from duplicado.table.moment import Phase
from duplicado.table.state import TableSetup
from duplicado.vocabulary.contracts import Contract
from duplicado.vocabulary.seats import Side


def table_report(words: RulingWords, setup: TableSetup, beginning: DirectedTable, entries: Iterable[Entry]) -> str:
    """Write the report of a table in the language of `words`; what the Director says stands further in."""
    record = tuple(entries)
    lines = [*heading(words, setup), ""]
    told = tell_entries(words, beginning, record, appeals=True)
    lines += [line.text if line.is_fact else f"    {line.text}" for line in told]
    state = beginning
    for entry in record:
        state = evolve(state, entry)
    for request in tell_open(words, state):
        lines += ["", *request_lines(request)]
    lines += line_of_claim(words, beginning, state)
    lines += ["", words.text("table-how-it-stands"), *(f"  {line}" for line in state_lines(words, state))]
    return "\n".join(lines) + "\n"


def line_of_claim(words: RulingWords, before: DirectedTable, after: DirectedTable) -> Iterator[str]:
    """Write the line of play that shows what has been ruled of a claim since, a trick to a line, further in."""
    told = judged_line_told(words, after)
    if told != judged_line_told(words, before):
        yield from (f"    {'  ' * (place > 0)}{line}" for place, line in enumerate(told))


def heading(words: RulingWords, setup: TableSetup) -> Iterator[str]:
    """Write what was given before anything happened."""
    board = setup.board
    yield words.text(
        "table-heading",
        board=board.number,
        dealer=words.seat(board.dealer),
        vulnerability=words.wording.vulnerability(board),
        edition=str(setup.edition),
        scoring=words.text(f"table-scoring-{setup.kind.value}"),
        guarded="yes" if setup.mode.value == "guarded" else "no",
    )
    if setup.contract is not None:
        yield words.text("table-contract", contract=words.contract(setup.contract))


def request_lines(request: ToldRequest) -> Iterator[str]:
    """Write an option or a question with what can be answered, one answer to a line."""
    yield request.sentence
    width = max((len(answer.typed) for answer in request.answers), default=0)
    width = min(width, 34)
    for answer in request.answers:
        yield f"    {answer.typed:<{width}}  {answer.entails}"


def due_line(words: RulingWords, state: DirectedTable) -> str | None:
    """Say who is to call or play; `None` when nobody is."""
    seat, table = state.table.turn, state.table
    if seat is None or state.awaits_ruling:
        return None
    if table.phase is Phase.AUCTION:
        return words.text("table-to-call", seat=words.seat(seat))
    return None if table.play is None else due_to_play(words, table.play.play)


def state_lines(words: RulingWords, state: DirectedTable) -> Iterator[str]:
    """Say how the table stands, line by line; what there is none of is left out."""
    table = state.table
    yield words.text(f"table-phase-{table.phase.value}")
    if table.setup.contract is None:
        yield words.text("table-auction", calls=_auction(words, state))
    result = table.result_of_auction
    if isinstance(result, Contract) and table.phase is not Phase.AUCTION:
        yield words.text("table-contract", contract=words.contract(result))
    due = due_line(words, state)
    if due is not None:
        yield due
    yield from _obligations(words, state)
    yield from _play(words, state)
    yield from information_lines(words, table.ledger)
    for noted in table.noted:
        yield words.text("table-noted", what=tell_noted(words, noted))
    if table.reviews:
        yield words.with_law(words.text("table-reviews"), *table.reviews)
    yield from _end(words, state)


def _auction(words: RulingWords, state: DirectedTable) -> str:
    auction = state.table.auction
    if not auction.calls:
        return words.text("table-no-calls", seat=words.seat(auction.dealer))
    parts = (
        f"{words.wording.seat(auction.dealer.after(i))} {'–' if call is None else words.call(call)}"
        for i, call in enumerate(auction.calls)
    )
    return ", ".join(parts)


def _obligations(words: RulingWords, state: DirectedTable) -> Iterator[str]:
    table = state.table
    if table.phase is Phase.AUCTION:
        for seat, bar in table.must_pass.items():
            yield words.text(f"effect-must-pass-{'turn' if bar is Bar.TURN else 'auction'}", seat=words.seat(seat))
        for seat, call in table.bound.must_repeat.items():
            yield words.text("effect-must-repeat", seat=words.seat(seat), call=words.call(call))
    for seat, cards in penalty_cards(table).items():
        for card, kind in cards.items():
            yield words.text(f"effect-card-{kind.value}", seat=words.seat(seat), card=words.card(card))
    rule = table.lead_rule
    if rule is not None and table.phase is not Phase.AUCTION:
        how, suits = ("require", rule.require) if rule.require else ("forbid", rule.forbid)
        told = words.suits(suits, either=True)
        yield words.with_law(words.text(f"effect-lead-rule-{how}", seat=words.seat(rule.seat), suits=told), rule.clause)


def _play(words: RulingWords, state: DirectedTable) -> Iterator[str]:
    play = state.table.play
    if play is None:
        return
    trick = play.play.open_trick
    if trick is not None and not play.is_over:
        cards = ", ".join(f"{words.wording.seat(hand)} {words.card(card)}" for hand, card in trick.plays)
        yield words.text("table-trick", cards=cards)
    if play.play.tricks or play.is_over:
        yield words.text("table-tricks", ns=play.tricks(Side.NS), ew=play.tricks(Side.EW))


def _end(words: RulingWords, state: DirectedTable) -> Iterator[str]:
    table = state.table
    if table.adjusted is not None:
        yield words.with_law(words.text("effect-score-adjusted"), table.adjusted)
    transfer = total_transfer(table)
    if transfer is not None:
        told = words.text("table-transfer", tricks=transfer.tricks, side=words.side(transfer.to))
        yield words.with_law(told, transfer.law)
    result = outcome(table)
    if result is None:
        return
    if isinstance(result.contract, Contract) and result.tricks is not None:
        yield words.text(
            "table-result",
            contract=words.contract(result.contract),
            tricks=result.tricks,
            fared=words.wording.tricks(result.contract, result.tricks),
            score=words.wording.signed(result.score),
        )
    else:
        yield words.text("table-result-passed-out")
